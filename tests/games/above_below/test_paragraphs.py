"""All 222 paragraphs in play: reachable, resolvable on every option, with exactly the rewards and costs they name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.games.above_below.positions import begin, do, everything, give, hire, ids, new, told, top_cave
from tests.games.above_below.telling import BUILDER, TEACHER, secrets, story_read, strings, until
from tests.ledger_marks import rule
from warren.games.above_below import texts
from warren.games.above_below.books import (
    BOOKS,
    Bonus,
    Check,
    Gain,
    Lose,
    StoryOption,
    book_of,
    counts,
    load_book,
    paragraph,
)
from warren.games.above_below.content import CAVES, GOODS, TOKENS, VILLAGERS
from warren.games.above_below.state import Game, Tale

NUMBERS = [number for book in BOOKS for number in load_book(book)]
ALL_MODULES = ("artifacts", "extra_villagers", "quests", "villager_states", "underforest", "desert", "supplies")
HAMMER, QUILL = "hammer", "quill"

# Explorers who give 0 lanterns for a 1, and what they give for the other results.
CREW = {
    "villager:tadde": [0, 0, 1, 1, 2, 2],
    "villager:jorun": [0, 1, 1, 1, 1, 2],
    "villager:x_gudrun": [0, 1, 1, 2, 2, 2],
    "villager:x_lotta": [0, 0, 3, 3, 3, 4],
    "villager:kara": [0, 0, 2, 2, 4, 4],
    "villager:ravna": [0, 2, 2, 3, 3, 3],
}
HAMMERS, QUILLS = 2, 3
"""How many of them have which symbol: Tadde and Jorun both, Gudrun a quill plus."""
PLENTY = 4
"""How much of everything the explorer has before."""

every_paragraph = pytest.mark.parametrize("number", NUMBERS)


def choice_of(number: str) -> list[StoryOption]:
    return list(paragraph(number).options)


# --- positions ------------------------------------------------------------------------------------------------------


def rich_explorer(number: str) -> Game:
    """Seat 0 explores with six villagers and has plenty of everything, but not what any paid or owned bonus needs."""
    game = new(2, *ALL_MODULES)
    player = game.players[0]
    player.ready, player.resting, player.injured = [], [], []
    player.coins, player.reputation = PLENTY * 10, 3
    give(game, 0, **dict.fromkeys((*GOODS, "potion", "cider", "supplies"), PLENTY))
    hire(game, 0, *CREW)
    game.row.refill(game.villagers, game.dice)
    game.quests.clear()
    game.prize = False
    story_read(game, number, list(CREW))
    return game


def dice_for(lanterns: int) -> list[int]:
    """Results with which the crew gives exactly so many lanterns."""

    def search(left: int, crew: list[list[int]]) -> list[int] | None:
        if not crew:
            return [] if left == 0 else None
        for result, lit in enumerate(crew[0], 1):
            if lit <= left and (rest := search(left - lit, crew[1:])) is not None:
                return [result, *rest]
        return None

    found = search(lanterns, list(CREW.values()))
    assert found is not None
    return found


def granted(bonus: Bonus | None) -> int:
    """The lanterns that a bonus grants this crew, which has plenty of everything, without being paid for."""
    if bonus is None or bonus.pay is not None:
        return 0
    if bonus.per is not None:
        return bonus.lanterns * (HAMMERS if bonus.per == HAMMER else QUILLS)
    return bonus.lanterns if bonus.if_villager is None else 0


# --- what somebody owns ---------------------------------------------------------------------------------------------


def fortune(game: Game, seat: int = 0) -> Counter[str]:
    """All that a reward could add to and a penalty take from."""
    player = game.players[seat]
    owned = Counter({"coins": player.coins, "reputation": player.reputation, "cave": len(player.caves)})
    owned.update(player.reserve)
    owned["injured"] = len(player.injured)
    in_the_cave = game.tale.crew if game.tale is not None and game.tale.explorer == seat else []
    villagers = {*player.ready, *player.resting, *player.injured, *in_the_cave}
    owned.update(VILLAGERS[villager].id for villager in villagers if villager not in CREW)
    owned["states"] = sum(map(len, game.states.values())) if seat == 0 else 0
    return owned


def change(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    return {kind: after[kind] - before[kind] for kind in {*before, *after} if after[kind] != before[kind]}


def promised(game: Game, gain: Gain | None, lose: Lose | None) -> Counter[str]:
    """What a reward and a penalty announce, as changes; a good of one's choice is counted as `any_good`."""
    due: Counter[str] = Counter()
    if gain is not None:
        due.update(dict(counts(gain)))
        if gain.special is not None:
            due[gain.special] += 1
            due["reputation"] -= gain.special == "elemental_woman"
        if gain.villager is not None:
            cheapest = next(villager for villager in game.row.row if villager is not None)
            due[VILLAGERS[cheapest].id] += 1
    if lose is not None:
        due.subtract(dict(counts(lose)))
        due["injured"] = -due.pop("injure", 0)
        due["states"] = int(lose.state is not None)
    return due


def with_choices_counted(difference: dict[str, int], due: Counter[str]) -> dict[str, int]:
    """Fold what was freely chosen back into `any_good`."""
    folded = dict(difference)
    left = due["any_good"]
    for good in GOODS:
        while left and folded.get(good, 0) != due[good]:
            step = 1 if left > 0 else -1
            folded[good] = folded.get(good, 0) - step
            folded["any_good"] = folded.get("any_good", 0) + step
            left -= step
    return {kind: n for kind, n in folded.items() if n}


# --- reachable ------------------------------------------------------------------------------------------------------


def ways_to(number: str) -> Iterator[tuple[str | None, str, int]]:
    """The faces on which a paragraph stands: token (or none), cave, die result."""
    for token, card in TOKENS.items():
        for face, there in enumerate(card.paragraphs, 1):
            if there == number:
                yield token, "cave:C01", face
    for cave, cave_card in CAVES.items():
        for face, where in enumerate(cave_card.paragraphs, 1):
            if str(where) == number:
                yield None, cave, face


@rule("AB-055", "AB-098", "AB-320", "AB-321", "AB-326")
@every_paragraph
def test_a_paragraph_is_read_when_the_die_shows_its_face(number: str) -> None:
    ways = list(ways_to(number))
    assert len(ways) == (1 if book_of(number) == "base" else 2)
    for token, cave, face in ways:
        book = book_of(number)
        game = new(2, *(("villager_states", book) if token is not None else ()))
        top_cave(game, cave)
        if token is not None:
            game.tokens[book].layers = [[token], [other for other in game.tokens[book].cards() if other != token]]
        table = do(begin(game, face), "explore", f"send/{BUILDER}", f"send/{TEACHER}", "go")
        read = told(table, "read")[-1]
        assert (read["die"], read["paragraph"]) == (face, f"paragraph:{number}")
        assert read["reader"] == "seat:1"
        assert game.tale is not None
        assert game.tale.token == token


# --- resolvable, with exactly what is named -------------------------------------------------------------------------


def options_and_ends(number: str) -> Iterator[tuple[int, StoryOption, Check | None]]:
    """Every option of a paragraph with every way it can end: each check, and failure."""
    for place, option in enumerate(choice_of(number), 1):
        yield place, option, None
        for check in option.checks:
            yield place, option, check


def resolve(game: Game, number: str, place: int, check: Check | None) -> Tale:
    """Choose the option and roll for exactly this check; nothing is changed after the dice, nobody sent home."""
    tale = game.tale
    assert tale is not None
    bonus = granted(choice_of(number)[place - 1].bonus)
    needed = 0 if check is None else max(0, check.need - bonus)
    until(do(begin(game, *dice_for(needed)), f"choose/paragraph:{number}/{place}"), "turn")
    return tale


def conduct_of(option: StoryOption) -> int:
    """The reputation that belongs to the choice itself."""
    conduct = option.on_choose
    if conduct is None:
        return 0
    gained = conduct.gain.reputation if conduct.gain else 0
    return gained - (conduct.lose.reputation if conduct.lose else 0)


@rule("AB-065", "AB-085", "AB-090", "AB-092", "AB-095", "AB-335")
@every_paragraph
def test_every_option_ends_as_the_book_says_and_costs_nothing_it_does_not_announce(number: str) -> None:
    for place, option, check in options_and_ends(number):
        game = rich_explorer(number)
        if check is None:
            without_bonus(game, option)
        before, others, parts = fortune(game), fortune(game, 1), everything(game)
        gain = check.gain if check is not None else None
        lose = check.lose if check is not None else option.fail.lose if option.fail else None
        due = promised(game, gain, lose)
        due.subtract(dict(counts(option.cost)) if option.cost else {})
        due["reputation"] += conduct_of(option)
        due["cave"] += check is not None
        tale = resolve(game, number, place, check)
        assert tale.reached == (option.checks.index(check) if check is not None else -1), (place, check)
        seen = with_choices_counted(change(before, fortune(game)), due)
        assert seen == {kind: n for kind, n in due.items() if n}, (place, check and check.need)
        assert fortune(game, 1) == others
        assert everything(game) == parts
        assert set(CREW) <= {*game.players[0].resting, *game.players[0].injured}
        assert game.players[0].ready == []


def without_bonus(game: Game, option: StoryOption) -> None:
    """Failing takes a crew without what grants lanterns: no symbols, and none of the good that helps."""
    bonus = option.bonus
    player = game.players[0]
    if bonus is None:
        return
    thing = bonus.if_good or bonus.if_item
    if thing is not None:
        game.supply.give_back(thing, player.reserve.pop(thing))
    if bonus.per is not None:
        assert game.tale is not None
        for villager in ("villager:tadde", "villager:jorun", "villager:x_gudrun"):
            game.tale.explorers.remove(villager)
            game.tale.crew.remove(villager)
            player.resting.append(villager)


def poor_explorer(number: str) -> Game:
    """Seat 0 explores with two villagers without symbols and owns nothing at all."""
    game = new(2, *ALL_MODULES)
    player = game.players[0]
    player.ready, player.coins = [], 0
    hire(game, 0, "villager:kara", "villager:ravna")
    story_read(game, number, ["villager:kara", "villager:ravna"])
    return game


def needs_something(option: StoryOption) -> bool:
    return option.require is not None or option.cost is not None


@rule("AB-065")
@every_paragraph
def test_an_option_that_asks_for_something_is_closed_to_who_has_nothing(number: str) -> None:
    options = choice_of(number)
    open_places = [place for place, option in enumerate(options, 1) if not needs_something(option)]
    game = poor_explorer(number)
    table = begin(game)
    if len(open_places) == 1:
        assert game.tale is not None
        assert game.tale.option == open_places[0] - 1
    else:
        assert ids(table) == [f"choose/paragraph:{number}/{place}" for place in open_places]
    rich = begin(rich_explorer(number))
    assert {option for option in ids(rich) if option.startswith("choose/")} == {
        f"choose/paragraph:{number}/{place}" for place in range(1, len(options) + 1)
    }


@rule("AB-096")
@every_paragraph
def test_who_has_nothing_fails_at_no_more_than_he_has(number: str) -> None:
    """Nothing is owed: no count goes below zero, and only reputation, wounds and states remain of a penalty."""
    for place, option in enumerate(choice_of(number), 1):
        if needs_something(option):
            continue
        game = poor_explorer(number)
        before = fortune(game)
        table = begin(game, 1, 1)
        if table.choice is not None and table.choice.ask == "story":
            do(table, f"choose/paragraph:{number}/{place}")
        until(table, "turn")
        lose = option.fail.lose if option.fail else Lose()
        expected = {
            "reputation": conduct_of(option) - lose.reputation,
            "injured": lose.injure,
            "states": int(lose.state is not None),
        }
        assert change(before, fortune(game)) == {kind: n for kind, n in expected.items() if n}


@rule("AB-011", "AB-222")
@every_paragraph
def test_a_reward_gives_what_the_supply_still_has(number: str) -> None:
    """With an empty supply, no special villagers, an empty row and no caves: coins (3 for a special) and reputation."""
    for place, option in enumerate(choice_of(number), 1):
        for check in option.checks:
            game = rich_explorer(number)
            empty_everything(game)
            before = fortune(game)
            resolve(game, number, place, check)
            gained = change(before, fortune(game))
            coins = check.gain.coins + (3 if check.gain.special is not None else 0)
            paid = option.cost.coins if option.cost else 0
            assert gained.get("coins", 0) == coins - paid - check.lose.coins
            assert gained.get("cave", 0) == 1
            goods = {kind: n for kind, n in gained.items() if kind in (*GOODS, "potion", "cider", "supplies")}
            back = Counter(dict(counts(option.cost)) if option.cost else {}) + Counter(dict(counts(check.lose)))
            assert all(n <= 0 and -n <= back[kind] for kind, n in goods.items())


def empty_everything(game: Game) -> None:
    game.supply.left = dict.fromkeys(game.supply.left, 0)
    game.specials.clear()
    game.row.row = [None] * 5
    game.top_caves.clear()
    game.caves.layers = []


PAID = [
    (number, place, option)
    for number in NUMBERS
    for place, option in enumerate(choice_of(number), 1)
    if option.bonus is not None and option.bonus.pay is not None
]


@rule("AB-078", "AB-079")
@pytest.mark.parametrize(("number", "place", "option"), PAID, ids=[f"{number}/{place}" for number, place, _ in PAID])
def test_a_paid_bonus_costs_what_it_names_and_only_when_it_is_taken(
    number: str, place: int, option: StoryOption
) -> None:
    assert option.bonus is not None
    assert option.bonus.pay is not None
    need = option.checks[0].need
    for pays in (True, False):
        game = rich_explorer(number)
        table = begin(game, *dice_for(need - option.bonus.lanterns))
        do(table, f"choose/paragraph:{number}/{place}")
        if pays:
            do(table, "bonus")
        assert [paid["coins"] for paid in told(table, "paid")] == ([option.bonus.pay.coins] if pays else [])
        assert game.tale is not None
        until(table, "turn")
        assert game.tale.reached == (0 if pays else -1)


# --- what is seen ---------------------------------------------------------------------------------------------------


@rule("AB-056", "AB-059", "AB-335")
@every_paragraph
def test_nobody_but_the_reader_sees_a_secret_before_its_time(number: str) -> None:
    hidden = secrets(number)
    for place, option in enumerate(choice_of(number), 1):
        game = rich_explorer(number)
        table = begin(game, 1, 1, 1, 1, 1, 1)
        for seat in (0, None):
            assert hidden & set(strings(table.view(seat))) == set()
        assert hidden <= set(strings(table.view(1)))
        do(table, f"choose/paragraph:{number}/{place}")
        assert game.tale is not None
        if game.tale.reached is None:
            conduct = {texts.conduct_text(lang, option.on_choose) for lang in ("en", "ru", "it")}
            for seat in (0, None):
                assert hidden & set(strings(table.view(seat))) <= conduct
        until(table, "turn")
        assert paragraph(number).title in set(strings(table.view(0)))
