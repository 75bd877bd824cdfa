"""The board of Above and Below in text, and the stories that are read aloud at it."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from random import Random

import pytest
from rich.console import Console

import warren
from tests.cli.conftest import Warren
from tests.games.above_below.positions import FIRST_CAVE, begin, do, give, hire, new, own, top_cave, win, zones
from tests.games.above_below.telling import BUILDER, SCOUT, TEACHER, secrets
from warren.cli.boards import draw, story
from warren.cli.play import Game as Sitting
from warren.cli.seats import Seat
from warren.cli.shell import Screen
from warren.games.above_below.books import paragraph
from warren.games.above_below.state import Game
from warren.table import Table
from warren.text import LANGUAGES, Words

PLAYERS = ["Lena", "Andrey", "Marta"]
MODULES = dict.fromkeys(("artifacts", "quests", "villager_states", "underforest"), True)


def words(lang: str = "en") -> Words:
    return Words("above_below", lang, PLAYERS, strict=True)


def shown(table: Table[Game], seat: int | None, lang: str = "en", *, plain: bool = True, width: int = 2000) -> str:
    console = Console(file=StringIO(), width=width, highlight=False)
    console.print(draw(table, seat, words(lang), plain))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def in_one_line(text: str) -> str:
    """Without frames and line breaks."""
    return " ".join(text.replace("│", " ").split())


def played(moves: int, seed: int = 3) -> Table[Game]:
    table: Table[Game] = warren.new_table("above_below", 3, seed, MODULES)
    random = Random(seed)
    for _ in range(moves):
        assert table.choice is not None
        table.choose(random.randrange(len(table.choice.options)))
    return table


# --- the board ------------------------------------------------------------------------------------------------------


def on_offer(table: Table[Game]) -> Iterator[str]:
    game = table.state
    yield from (*game.row.cards(), *game.houses.cards(), *game.outposts.cards(), *game.keys, *game.stars)


def owned(table: Table[Game]) -> Iterator[str]:
    for player in table.state.players:
        yield from (*player.ready, *player.resting, *player.injured, *player.buildings, *player.caves)
        yield from (*player.artifacts, *player.quests, *(f"item:{kind}" for kind in (*player.reserve, *player.track)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("plain", "width"), [(True, 2000), (False, 120)])
def test_the_board_names_all_that_is_on_offer_and_all_that_is_owned(lang: str, plain: bool, width: int) -> None:
    table = played(150)
    board = in_one_line(shown(table, 0, lang, plain=plain, width=width))
    assert len({*on_offer(table), *owned(table)}) > 40
    for component in (*on_offer(table), *owned(table)):
        assert words(lang).name(component) in board
    for player in PLAYERS:
        assert player in board


def test_a_told_board_has_a_line_with_price_and_text_for_each_card_on_offer() -> None:
    game = new()
    lines = shown(begin(game), 0).splitlines()
    tower = "  Alchemists' Tower (10 coins). 4 VP. 2 VP for each potion and each ore you own."
    assert tower in lines
    for villager, price in zip(game.row.row, (2, 3, 3, 4, 5), strict=True):
        assert villager is not None
        assert f"  {words().name(villager)} ({price} coins). {words().text(villager)}" in lines


def test_a_village_is_told_kind_by_kind() -> None:
    game = new(2, "artifacts", "villager_states")
    own(game, 0, "building:H24", "building:O11", stock={"building:H24": ["rope", "rope"]})
    hire(game, 0, "villager:maud")
    zones(game, 0, ["villager:maud", SCOUT], [TEACHER], [BUILDER])
    game.states["villager:maud"] = ["state:sad"]
    give(game, 0, ore=2, rope=1).reserve.pop("rope")
    player = win(game, 0, "artifact:mystics_staff")
    player.for_sale, player.asking, player.used = "rope", 4, ["artifact:mystics_staff"]
    player.track, player.laid = ["fish"], {"fish": 3}
    game.players[1].passed = True
    lines = shown(begin(game), 0).splitlines()
    village = lines.index("Lena: coins 7, income 5, beds 4, rerolls 0, reputation 0; 9 points so far.")
    assert lines[village + 1 : village + 11] == [
        "  Ready: Maud the master builder [hammer plus; 2+ → 1; 5+ → 2; Sad], Founder without a tool [1+ → 1; 3+ → 2]",
        "  Resting: Founder with a quill [quill; 1+ → 1; 4+ → 2]",
        "  Injured: Founder with a hammer [hammer; 1+ → 1; 4+ → 2]",
        "  Houses: First hut, Net-Makers' House [rope, rope]",
        "  Outposts: Clay Hollow",
        "  Reserve: ore 2",
        "  For sale: rope (for 4 coins)",
        "  Advancement track: fish ×3 (1 VP each)",
        "  Artifacts: Mystic's staff (used)",
        "Andrey: coins 8, income 4, beds 3, rerolls 0, reputation 0; 3 points so far. Has passed.",
    ]


def test_the_middle_of_the_table_tells_round_caves_cider_supply_and_modules() -> None:
    game = new(2, "artifacts", "quests")
    top_cave(game, FIRST_CAVE)
    board = shown(begin(game), None)
    assert "Round 1 of 7; first player: Lena." in board
    assert "On top of the cave deck: Mossmouth (25 cards in all)." in board
    assert "A cider waits for whoever labors first." in board
    assert "An artifact lies on the cave deck for the next successful explorer; in the stack: 2." in board
    assert "The town chronicle: The first to own 1 paper and 1 pot takes this: 4 VP." in board
    assert "mushroom 12, fish 12" in board
    game.cider, game.prize, game.top_caves, game.caves.layers = False, False, [], []
    board = shown(begin(game), None)
    assert "No cave is left to explore." in board
    assert "The cider of this round is gone." in board
    assert "No artifact lies on the cave deck; in the stack: 3." in board


def test_an_action_can_be_asked_about_by_its_name(warren: Warren) -> None:
    typed = ["why harvest", "look labor", "quit"]
    told = warren("play", "above_below", "--seed", "2", "--plain", "--seats", "human,bot:random", typed=typed).out
    assert "Harvest: No goods lie on your buildings. [AB-122]" in told
    assert "Labor (action:labor): 1 coin for each villager; the first of the round takes the cider, too." in told


def test_a_narrow_terminal_is_told_the_board() -> None:
    table = played(150)
    narrow = shown(table, 0, plain=False, width=80)
    assert not set("│╭") & set(narrow)
    assert in_one_line(narrow) == in_one_line(shown(table, 0, width=80))


# --- stories --------------------------------------------------------------------------------------------------------


def hearing(*rolls: int) -> Table[Game]:
    """Seat 0 has set out with all founders; paragraph 1 is being read."""
    game = new(3)
    top_cave(game, FIRST_CAVE)
    return do(begin(game, 1, *rolls), "explore", "all")


@pytest.mark.parametrize(("lang", "mark"), [("en", ""), ("ru", ""), ("it", "[in inglese] ")])
def test_scene_and_options_are_read_aloud_and_in_the_end_the_outcome(lang: str, mark: str) -> None:
    told = paragraph("1")
    table = hearing(1, 1, 1)
    for seat in (0, 1, 2, None):
        scene, options = story(table, seat, words(lang))
        assert scene == mark + (told.scene_ru if lang == "ru" else told.scene)
        assert options.splitlines() == [
            f"{words(lang).name(f'paragraph:1/{n}').upper()}. {words(lang).text(f'paragraph:1/{n}')}"
            for n in range(1, len(told.options) + 1)
        ]
    do(table, "choose/paragraph:1/1")
    while table.choice is not None and table.choice.ask == "dice":
        do(table, "done")
    check = told.options[0].checks[0]
    heard = story(table, 2, words(lang))
    assert heard[2] == mark + (check.text_ru if lang == "ru" else check.text)
    assert len(heard) == 4


def test_where_no_story_is_told_nothing_is_read() -> None:
    assert story(begin(new()), 0, words()) == []
    assert story(warren.new_table("tombs", 2, 1), 0, Words("tombs", "en")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_the_readers_board_says_what_the_options_lead_to(lang: str) -> None:
    table = hearing()
    hidden = {text for text in secrets("1") if len(text) > 30}
    check = words(lang).text("paragraph:1/1")
    for seat in (0, 2, None):
        board = shown(table, seat, lang)
        assert check in board
        assert [text for text in hidden if text in board] == []
    board = shown(table, 1, lang)
    for option in table.view(1)["tale"]["story"]["options"]:
        for end in (*option["checks"], option["fail"]):
            assert end["words"][lang] in board


def test_the_board_shows_each_die_and_what_is_still_needed() -> None:
    game = new()
    own(game, 0, "building:O13")
    hire(game, 0, "villager:ravna")
    top_cave(game, FIRST_CAVE)
    game.states[BUILDER] = ["state:poisoned"]
    table = do(begin(game, 1, 4, 1, 3, 1), "explore", "all")
    need = paragraph("1").options[1].checks[0].need
    do(table, "choose/paragraph:1/2")
    assert table.choice is not None
    assert table.choice.ask == "dice"
    lines = shown(table, 0).splitlines()
    assert "Founder with a hammer: die 4-1, 1 lantern" in lines
    assert "Founder without a tool: die 3, 2 lanterns" in lines
    assert f"Lanterns together: 4; the next check needs {need}." in lines


# --- in play --------------------------------------------------------------------------------------------------------


def test_a_player_hears_the_story_before_choosing_and_the_outcome_after_it(warren: Warren) -> None:
    typed = ["explore", "all", "1", *["done"] * 2, "quit"]
    told = warren("play", "above_below", "--seed", "2", "--seats", "human,bot:random", "--plain", typed=typed).out
    number = told.partition("reads paragraph ")[2].split(" ")[0]
    page = paragraph(number)
    before, question, after = told.partition("What do you do? ")
    assert question
    assert before.count(page.scene) == 1
    assert f"{page.options[0].label.upper()}. " in before
    assert page.title not in told
    assert page.scene not in after
    ends = [check.text for check in page.options[0].checks]
    ends += [page.options[0].fail.text] if page.options[0].fail else ["The exploration fails."]
    assert sum(after.count(end) for end in ends) == 1
    assert not any(end in before for end in ends)


def test_the_stories_of_others_are_heard_too(warren: Warren) -> None:
    seats = ("--seats", "human,bot:greedy", "--seed", "5", "--plain")
    told = warren("play", "above_below", *seats, typed=["pass"] * 12).out
    numbers = [part.split(" ")[0] for part in told.split("Player reads paragraph ")[1:]]
    assert numbers
    for number in numbers:
        assert told.count(paragraph(number).scene) == 1


def test_a_paragraph_that_comes_again_is_read_again() -> None:
    """The cave deck holds one card, and the exploration fails: the next one leads to the same page."""
    game = new()
    top_cave(game, FIRST_CAVE)
    game.caves.layers = []
    pairs = [["villager:ravna", "villager:kara"], ["villager:tadde", "villager:jorun"]]
    game.players[0].ready = []
    hire(game, 0, *pairs[0], *pairs[1])
    game.players[1].passed = True
    table = begin(game, 1, 1, 1, 1, 1, 1)
    console = Console(file=StringIO(), width=2000, highlight=False)
    sitting = Sitting(table, [Seat("Lena"), Seat("Andrey", "random")], "en", Screen(plain=True, console=console))
    assert isinstance(console.file, StringIO)
    for times, (one, other) in enumerate(pairs, 1):
        for answer in ("explore", f"send/{one}", f"send/{other}", "go", "choose/paragraph:1/2"):
            if table.choice is not None and answer in table.choice.ids:
                do(table, answer)
                sitting._tell()
        assert table.state.tale is not None
        assert table.state.tale.reached == -1
        assert console.file.getvalue().count(paragraph("1").scene) == times
