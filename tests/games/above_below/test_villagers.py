"""Every villager in play: skills, dice, folk and traits, tried out token by token."""

from __future__ import annotations

import pytest

from tests.games.above_below.positions import begin, do, give, heads, hire, new
from tests.games.above_below.telling import BUILDER, SCOUT, TEACHER, again, offers, others_passed, story_read, until
from tests.ledger_marks import rule
from warren.games.above_below.content import VILLAGERS
from warren.games.above_below.state import Game

# What is printed: the skills, and the lanterns for the die results 1 to 6.
TOKENS: dict[str, tuple[str, list[int]]] = {
    "start_builder": ("hammer", [1, 1, 1, 2, 2, 2]),
    "start_teacher": ("quill", [1, 1, 1, 2, 2, 2]),
    "start_scout": ("", [1, 1, 2, 2, 2, 2]),
    "brann": ("hammer", [1, 1, 1, 2, 2, 2]),
    "olle": ("hammer", [1, 1, 1, 2, 2, 2]),
    "sixten": ("hammer", [1, 1, 1, 1, 3, 3]),
    "ulla": ("hammer", [0, 1, 2, 2, 2, 2]),
    "gurgu": ("hammer", [0, 0, 2, 2, 3, 3]),
    "maud": ("hammer+", [0, 1, 1, 1, 2, 2]),
    "ester": ("quill", [1, 1, 1, 2, 2, 2]),
    "halvard": ("quill", [1, 1, 1, 2, 2, 2]),
    "nib": ("quill", [1, 1, 2, 2, 2, 2]),
    "saltwhisker": ("quill", [0, 2, 2, 2, 2, 3]),
    "perpetua": ("quill", [1, 1, 1, 1, 1, 4]),
    "ambrose": ("quill+", [1, 1, 1, 1, 2, 2]),
    "jorun": ("hammer quill", [0, 1, 1, 1, 1, 2]),
    "tadde": ("hammer quill", [0, 0, 1, 1, 2, 2]),
    "ravna": ("", [0, 2, 2, 3, 3, 3]),
    "bosse": ("", [1, 1, 1, 3, 3, 3]),
    "ninefin": ("", [2, 2, 2, 2, 2, 4]),
    "kara": ("", [0, 0, 2, 2, 4, 4]),
    "elemental_woman": ("", [2, 2, 2, 4, 4, 4]),
    "glogo": ("hammer+", [1, 1, 2, 2, 2, 2]),
    "cave_cat": ("", [2, 2, 3, 3, 3, 3]),
    "metal_man": ("hammer", [1, 1, 1, 2, 2, 2]),
    "x_ketil": ("hammer", [1, 1, 2, 2, 2, 2]),
    "x_ingrid": ("quill", [0, 2, 2, 2, 3, 3]),
    "x_bubble": ("hammer+ quill", [0, 0, 1, 1, 1, 2]),
    "x_gudrun": ("quill+", [0, 1, 1, 2, 2, 2]),
    "x_torch": ("", [2, 2, 2, 2, 3, 3]),
    "x_lotta": ("", [0, 0, 3, 3, 3, 4]),
    "x_mossa": ("hammer quill", [1, 1, 1, 1, 2, 2]),
}
FISH_FOLK = {"gurgu", "saltwhisker", "ninefin", "x_bubble", "x_mossa"}
SPECIAL = {"elemental_woman", "glogo", "cave_cat", "metal_man"}

every_token = pytest.mark.parametrize("name", TOKENS)


def token(name: str) -> str:
    """A villager by its name; the first one where there are copies."""
    return f"villager:{name}" if f"villager:{name}" in VILLAGERS else f"villager:{name}/1"


def companion(name: str) -> str:
    """A founder who gives 1 lantern for a 1."""
    return BUILDER if name == "start_scout" else SCOUT


@rule("AB-003")
def test_every_villager_is_tried() -> None:
    assert set(TOKENS) == {villager.id for villager in VILLAGERS.values()}


@rule("AB-069", "AB-070", "AB-071", "AB-072")
@every_token
def test_a_villager_gives_the_lanterns_printed_for_each_result(name: str) -> None:
    """AB-070: the scout gives 1 for a 1 or 2, and 2 for 3 to 6; never both symbols together."""
    for die, lanterns in enumerate(TOKENS[name][1], 1):
        game = new()
        tale = story_read(game, "1", [token(name), companion(name)])
        do(begin(game, die, 1), "choose/paragraph:1/1")
        assert tale.rolls[token(name)] == die
        assert tale.lit[token(name)] == lanterns


def alone(name: str, coins: int) -> Game:
    """Seat 0 has this one villager, ready, and so many coins."""
    game = new(2, "extra_villagers")
    player = game.players[0]
    player.ready, player.coins = [], coins
    if name.startswith("start_"):
        player.ready.append(token(name))
    else:
        hire(game, 0, token(name))
        game.row.refill(game.villagers, game.dice)
    return game


@rule("AB-099", "AB-110", "AB-218", "AB-219", "AB-225")
@every_token
def test_who_has_a_hammer_builds_and_with_a_plus_pays_one_coin_less(name: str) -> None:
    skills = TOKENS[name][0].split()
    build = f"build/building:S05/{token(name)}"
    cost_of_the_sun_palace = 9
    assert offers(begin(alone(name, coins=8)), build) is ("hammer+" in skills)
    assert offers(begin(alone(name, coins=9)), build) is bool({"hammer", "hammer+"} & set(skills))
    if offers(begin(alone(name, coins=10)), build):
        game = alone(name, coins=10)
        do(begin(game), build)
        assert game.players[0].coins == 10 - cost_of_the_sun_palace + ("hammer+" in skills)
        assert game.players[0].resting == [token(name)]


@rule("AB-125", "AB-132", "AB-218", "AB-219")
@every_token
def test_who_has_a_quill_trains_and_with_a_plus_pays_one_coin_less(name: str) -> None:
    skills = TOKENS[name][0].split()
    game = alone(name, coins=5)
    dearest = game.row.row[4]
    assert dearest is not None
    train = f"train/{dearest}/{token(name)}"
    cost_of_the_last_space = 5
    assert offers(begin(alone(name, coins=4)), train) is ("quill+" in skills)
    assert offers(begin(game), train) is bool({"quill", "quill+"} & set(skills))
    if offers(begin(game), train):
        do(begin(game), train)
        assert game.players[0].coins == 5 - cost_of_the_last_space + ("quill+" in skills)
        assert game.players[0].resting == [token(name), dearest]


@rule("AB-078")
@every_token
def test_a_villager_is_of_its_folk(name: str) -> None:
    """The second option of paragraph 6 grants 2 lanterns if one of the fish folk takes part."""
    folk = "fish_folk" if name in FISH_FOLK else "special" if name in SPECIAL else "human"
    assert VILLAGERS[token(name)].folk == folk
    game = new()
    tale = story_read(game, "6", [token(name), companion(name)])
    until(do(begin(game, 1, 1), "choose/paragraph:6/2"), "turn")
    assert tale.total == TOKENS[name][1][0] + 1 + (2 if name in FISH_FOLK else 0)


# --- traits ---------------------------------------------------------------------------------------------------------


@rule("AB-220", "AB-221", "AB-223", "AB-224")
def test_the_elemental_woman_costs_one_reputation_once_when_she_joins() -> None:
    """She is the reward of paragraph 53 for 7 lanterns."""
    game = new()
    player = game.players[0]
    hire(game, 0, "villager:nib")
    story_read(game, "53", [BUILDER, TEACHER, SCOUT, "villager:nib"])
    until(do(begin(game, 4, 4, 4, 1), "choose/paragraph:53/2"), "turn")
    assert "villager:elemental_woman" in player.resting
    assert "villager:elemental_woman" not in game.specials
    assert player.reputation == -1
    again(game)
    others_passed(game)
    until(do(begin(game), "pass"), "turn")
    assert player.reputation == -1


@rule("AB-220", "AB-221")
@pytest.mark.parametrize(
    ("number", "option", "special"),
    [("90", 2, "villager:glogo"), ("8", 2, "villager:cave_cat/1"), ("117", 2, "villager:metal_man/1")],
)
def test_the_other_special_villagers_come_to_rest_at_no_cost(number: str, option: int, special: str) -> None:
    game = new()
    player = game.players[0]
    hire(game, 0, "villager:nib")
    story_read(game, number, [BUILDER, TEACHER, SCOUT, "villager:nib"])
    until(do(begin(game, 4, 4, 4, 1), f"choose/paragraph:{number}/{option}"), "turn")
    assert special in player.resting
    assert special not in game.specials
    assert (player.reputation, player.coins) == (0, 7)


@rule("AB-226", "AB-230")
@pytest.mark.parametrize("cat", ["villager:cave_cat/1", "villager:cave_cat/2"])
@pytest.mark.parametrize("die", range(1, 7))
def test_a_cave_cat_does_its_task_on_three_or_more(cat: str, die: int) -> None:
    game = alone(cat.removeprefix("villager:"), coins=0)
    player = game.players[0]
    until(do(begin(game, die), "labor"), "turn")
    assert player.coins == (1 if die >= 3 else 0)
    assert player.reserve == ({"cider": 1} if die >= 3 else {})
    assert player.resting == [cat]


@rule("AB-227", "AB-229", "AB-232")
@pytest.mark.parametrize(("answer", "coins"), [("nobody", 1), (f"send/{SCOUT}", 2)])
def test_a_cat_that_refuses_may_be_replaced(answer: str, coins: int) -> None:
    """AB-232: labor with a cat and one villager; the cat rolls 2."""
    game = new()
    cat = "villager:cave_cat/1"
    player = hire(game, 0, cat)
    player.ready, player.coins = [cat, BUILDER, SCOUT], 0
    do(begin(game, 2), "labor", f"send/{cat}", f"send/{BUILDER}", "go", answer)
    assert player.coins == coins
    assert cat in player.resting
    assert player.reserve == {"cider": 1}


@rule("AB-234", "AB-235", "AB-236")
@pytest.mark.parametrize("metal", ["villager:metal_man/1", "villager:metal_man/2"])
def test_a_metal_man_rests_in_his_own_bed_and_takes_no_drink(metal: str) -> None:
    """AB-235: 3 beds, 3 resting villagers and a resting metal man: all four are ready."""
    game = new()
    player = hire(game, 0, metal, zone="resting")
    player.ready, player.resting = [], [BUILDER, TEACHER, SCOUT, metal]
    give(game, 0, cider=1, potion=1)
    others_passed(game)
    until(begin(game), "turn")
    until(do(begin(game), "pass"), "turn")
    assert set(player.ready) == {BUILDER, TEACHER, SCOUT, metal}
    assert player.reserve == {"cider": 1, "potion": 1}


@rule("AB-234", "AB-236")
def test_an_injured_metal_man_needs_two_rounds() -> None:
    game = new()
    metal = "villager:metal_man/1"
    player = hire(game, 0, metal, zone="injured")
    give(game, 0, potion=2, cider=2)
    for zone in (player.resting, player.ready):
        others_passed(game)
        table = do(begin(game), "pass")
        assert "potion" not in heads(table)
        until(table, "turn")
        assert metal in zone
        again(game)
    assert player.reserve == {"potion": 2, "cider": 2}
