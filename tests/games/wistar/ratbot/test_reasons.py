"""Whatever Ratbot does or leaves is told with its reason, in each language."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from fluent.syntax import ast, parse

from tests.games.wistar.ratbot.helpers import Solo, room
from tests.ledger_marks import rule
from warren.games.wistar.pieces import MISSIONS
from warren.games.wistar.ratbot.board import build_bed, dig_room, take_inventions
from warren.games.wistar.ratbot.content import AUTOMA
from warren.games.wistar.ratbot.exploring import move, place_tent, reveal, take_cheese, take_mouse
from warren.games.wistar.ratbot.missions import solve_mission
from warren.games.wistar.ratbot.rulebook import SoloRules
from warren.games.wistar.ratbot.status import claim, strike
from warren.games.wistar.ratbot.turn import place_leader, place_worker, take_round_mouse
from warren.table import Happening, Table
from warren.text.bundles import LANGUAGES, catalogue
from warren.text.words import Words

CARD = "action-card:ra_wood"
UNPROMPTED = ("ratbot-card", "ratbot-shuffled")
"""What follows from the order of play alone."""


def speakers() -> list[Words]:
    return [Words("wistar", lang, ["Ann"], strict=True) for lang in LANGUAGES]


# --- in whole games --------------------------------------------------------------------------------------------------


@rule("WS-059")
@pytest.mark.parametrize("level", range(10))
def test_in_whole_games_each_thing_ratbot_does_names_what_made_it_do_so(level: int) -> None:
    words = speakers()
    for seed in (1, 2, 3):
        table = Table.start(SoloRules(), 1, seed, {"ratbot": level})
        random = Random(seed)
        while table.choice is not None:
            table.choose(random.randrange(len(table.choice.options)))
        told = [*table.record().told, *(told for entry in table.record().entries for told in entry.told)]
        of_ratbot = [happening for happening in told if happening.what.startswith("ratbot-")]
        assert len(of_ratbot) > 60
        for happening in of_ratbot:
            if happening.what not in UNPROMPTED:
                reason = str(happening.facts.get("why") or happening.facts.get("source"))
                assert ":" in reason, happening
                for speaker in words:
                    assert speaker.name(reason).casefold() in speaker.sentence(happening).casefold()
        for speaker in words:
            for sentence in map(speaker.sentence, told):
                assert not re.search(r"[a-z]+[-_:][a-z]+\d|\w:\w|_", sentence), sentence


# --- what can't be done ----------------------------------------------------------------------------------------------


def full_area(game: Solo) -> None:
    game.bot.workers["forest"] = 3
    place_worker(game.state, "forest", CARD)


def all_workers(game: Solo) -> None:
    game.bot.workers = {"forest": 2, "burrow": 3, "farm": 3}
    place_worker(game.state, "forest", CARD)


def all_beds(game: Solo) -> None:
    game.bot.beds = 6
    build_bed(game.state, CARD)


def all_rooms(game: Solo) -> None:
    game.bot.dug = 6
    dig_room(game.state, CARD)


def short_market(game: Solo) -> None:
    game.state.markets["basic"].row[1:] = [None, None, None]
    take_inventions(game.state, "basic", 2, CARD)


def no_marker(game: Solo) -> None:
    game.automa.solved = 7
    solve_mission(game.state, CARD)


def full_mission(game: Solo) -> None:
    mission = game.mission("B")
    game.bot.explorer = room("B")
    game.state.rows = {row.component: 0 for row in MISSIONS[mission].rows}
    solve_mission(game.state, CARD)


def round_mouse_gone(game: Solo) -> None:
    game.state.round_mouse = None
    take_round_mouse(game.state, CARD)


def all_mice_gone(game: Solo) -> None:
    game.state.round_mouse = None
    game.state.piles["cellar"] = 0
    take_round_mouse(game.state, CARD)


def there_already(game: Solo) -> None:
    move(game.state, room("A"), CARD)


def nothing_face_down(game: Solo) -> None:
    reveal(game.state, CARD)


def no_tent_left(game: Solo) -> None:
    game.bot.explorer = room("B")
    game.bot.tents = [room("C"), room("D")]
    place_tent(game.state, CARD)


def tent_outside(game: Solo) -> None:
    place_tent(game.state, CARD)


def cheese_gone(game: Solo) -> None:
    game.bot.explorer = room("G")
    game.state.cheese = []
    take_cheese(game.state, CARD)


def cheese_elsewhere(game: Solo) -> None:
    take_cheese(game.state, CARD)


def no_mouse_here(game: Solo) -> None:
    game.bot.tents = [room("B")]
    game.run(take_mouse(game.state, tents_too=False, why=CARD))


def no_mouse_in_reach(game: Solo) -> None:
    game.run(take_mouse(game.state, tents_too=True, why=CARD))


def goal_twice(game: Solo) -> None:
    claim(game.state, game.state.goals[0], CARD)
    claim(game.state, game.state.goals[0], CARD)


def goal_full(game: Solo) -> None:
    goal = game.state.goals[0]
    game.state.slots[goal] = [0] * len(game.state.slots[goal])
    claim(game.state, goal, CARD)


def no_disc(game: Solo) -> None:
    game.bot.discs = 0
    claim(game.state, game.state.goals[0], CARD)


IMPOSSIBLE: dict[str, tuple[Callable[[Solo], None], str]] = {
    "area-full": (full_area, "Ratbot adds no worker: it has 3 in this area (Timber)."),
    "no-worker-left": (all_workers, "Ratbot adds no worker: all 8 are on the board (Timber)."),
    "no-bed": (all_beds, "Ratbot builds no bed: all 6 are built (Timber)."),
    "no-underground": (all_rooms, "Ratbot digs no room: no underground tile is left (Timber)."),
    "no-card": (short_market, "Ratbot takes no more inventions: the market has none left (Timber)."),
    "no-marker": (no_marker, "Ratbot solves no mission: no marker is left on its board (Timber)."),
    "no-mission": (
        full_mission,
        "Ratbot solves no mission: no face-up card with a free row lies where its explorer or a tent is (Timber).",
    ),
    "round-mouse-gone": (
        round_mouse_gone,
        "The mouse of the round is gone; Ratbot turns to the cellar mice of the supply (Timber).",
    ),
    "no-mouse-left": (
        all_mice_gone,
        "Ratbot takes no mouse: the mouse of the round is gone, and so are the cellar mice of the supply (Timber).",
    ),
    "there-already": (there_already, "Ratbot's explorer stays: it is there already (Timber)."),
    "none-to-reveal": (
        nothing_face_down,
        "Ratbot reveals no mission: none lies face down in its explorer's room (Timber).",
    ),
    "no-tent-left": (no_tent_left, "Ratbot places no tent: both are placed (Timber)."),
    "no-place-for-tent": (tent_outside, "Ratbot places no tent: not outside, and not twice in one room (Timber)."),
    "no-cheese": (cheese_gone, "Ratbot takes no cheese: it is gone (Timber)."),
    "no-cheese-here": (cheese_elsewhere, "Ratbot takes no cheese: its explorer is not in that room (Timber)."),
    "no-mouse-here": (no_mouse_here, "Ratbot takes no mouse: none lies in its explorer's room (Timber)."),
    "no-mouse-in-reach": (
        no_mouse_in_reach,
        "Ratbot takes no mouse: none lies in its explorer's room or with its tents (Timber).",
    ),
    "goal-claimed": (goal_twice, "Ratbot claims no goal: it has a disc on this card already (Timber)."),
    "goal-full": (goal_full, "Ratbot claims no goal: no slot of this card is free (Timber)."),
    "no-disc": (no_disc, "Ratbot claims no goal: it has no disc left (Timber)."),
}


@rule("WS-047", "WS-076", "WS-077", "WS-087", "WS-096", "WS-106", "WS-118", "WS-122", "WS-153", "WS-165")
@pytest.mark.parametrize("reason", IMPOSSIBLE)
def test_what_cannot_be_done_is_told_with_the_reason(reason: str) -> None:
    game = Solo()
    prevented, sentence = IMPOSSIBLE[reason]
    prevented(game)
    told = game.told("ratbot-nothing")
    assert told == [{"reason": reason, "why": CARD}]
    said = [speaker.sentence(Happening("ratbot-nothing", told[0])) for speaker in speakers()]
    assert said[0] == sentence
    assert len(set(said)) == 3


def selected(lang: str, message: str) -> set[str]:
    """The variants that a message of the catalogue chooses from."""
    resource = parse(catalogue("wistar", lang).read_text(encoding="utf-8"))
    entry = next(entry for entry in resource.body if isinstance(entry, ast.Message) and entry.id.name == message)
    assert entry.value is not None
    return {
        variant.key.name
        for element in entry.value.elements
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression)
        for variant in element.expression.variants
        if isinstance(variant.key, ast.Identifier)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_language_has_words_for_each_reason(lang: str) -> None:
    """A reason without words of its own would be told as another one."""
    assert selected(lang, "told-ratbot-nothing") == set(IMPOSSIBLE)
    assert selected(lang, "told-ratbot-leader") == {"named", "own-leader", "full"}
    assert selected(lang, "told-ratbot-dug") == {"asked", "no-room-for-bed", "no-room-for-mouse"}
    assert selected(lang, "told-ratbot-gives") == {"mouse", "vp", "lowest-mouse"}
    assert selected(lang, "told-ratbot-missed") == {"immune", "condition"}
    effects = {*AUTOMA.effects.immediate, *AUTOMA.effects.aggressive, *AUTOMA.effects.final}
    assert selected(lang, "name-effect") == effects


# --- why it went elsewhere -------------------------------------------------------------------------------------------


@rule("WS-065", "WS-066")
@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        (
            "en",
            "Its card names Gather Wood (Timber), where no space is free; "
            "so it takes the next suitable sector clockwise.",
        ),
        (
            "ru",
            "На карте (Сбор дерева) назван другой сектор — Сбор дерева, но там нет свободных мест; "
            "поэтому — следующий подходящий по часовой стрелке.",
        ),
        (
            "it",
            "La carta indica Raccogliere Legno (Legname), dove non c'è spazio libero; "
            "quindi va nel primo settore adatto in senso orario.",
        ),
    ],
)
def test_a_shifted_leader_is_told_with_the_card_and_what_was_in_the_way(lang: str, sentence: str) -> None:
    game = Solo()
    game.state.leaders = dict.fromkeys(game.spaces("gather_wood"), 0)
    place_leader(game.state, "gather_wood", CARD)
    (told,) = game.told("ratbot-leader")
    words = Words("wistar", lang, ["Ann"], strict=True)
    said = words.sentence(Happening("ratbot-leader", told))
    assert said.endswith(sentence)
    assert words.name("action:dig_rooms") in said


@rule("WS-045", "WS-046")
def test_a_room_dug_instead_says_instead_of_what() -> None:
    game = Solo()
    game.fill_rooms()
    build_bed(game.state, "action:build_beds")
    game.bot.beds_in += 1
    take_round_mouse(game.state, CARD)
    game.bot.beds_in += 1
    dig_room(game.state, "action:dig_rooms")
    assert [told["reason"] for told in game.told("ratbot-dug")] == ["no-room-for-bed", "no-room-for-mouse", "asked"]
    assert [told["why"] for told in game.told("ratbot-dug")] == ["action:build_beds", CARD, "action:dig_rooms"]


@rule("WS-169", "WS-180")
def test_an_attack_that_misses_says_why() -> None:
    game = Solo()
    game.you.metal = 1
    game.run(strike(game.state, AUTOMA.effects.aggressive["hit_metal"], "hit_metal"))
    game.you.metal, game.you.immune = 5, True
    game.run(strike(game.state, AUTOMA.effects.aggressive["hit_metal"], "hit_metal"))
    assert game.told("ratbot-missed") == [
        {"seat": "seat:0", "source": "effect:hit_metal", "reason": "condition"},
        {"seat": "seat:0", "source": "effect:hit_metal", "reason": "immune"},
    ]
    assert game.you.metal == 5
