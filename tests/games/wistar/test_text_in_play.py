"""Everything the rules ask, tell and refuse is said in each language, without a missing message or fact."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import bare
from tests.ledger_marks import rule
from warren.games.wistar.effect_types import Aggro
from warren.games.wistar.language import Bed, DiscardBed, EnterWorker, GainAny, Node
from warren.games.wistar.measures import Count, Loss
from warren.games.wistar.names import catalogue
from warren.games.wistar.rulebook import RULEBOOK
from warren.games.wistar.rules import WistarRules
from warren.games.wistar.state import Wistar
from warren.games.wistar.whynot import RULES_OF_NEEDS
from warren.table import Choice, Dice, Happening, Table
from warren.text.bundles import LANGUAGES
from warren.text.words import Words

GAMES = [(seats, seed) for seats in (1, 2, 3, 4) for seed in (1, 2)]
RAW = re.compile(r"\w_\w|\w:\w|\bnone\b(?! lies)")
"""What an id or a missing word leaves in a sentence."""


def calls() -> Iterator[tuple[str, list[object]]]:
    """Each call in the rules by the name of what is called, with its constant arguments."""
    for module in (*files("warren.games.wistar").iterdir(), *files("warren.games.wistar.ratbot").iterdir()):
        if module.name.endswith(".py"):
            for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                    yield name, [part.value for part in node.args if isinstance(part, ast.Constant)]


def named(*called: str) -> set[str]:
    """The first text that these calls are given, wherever they stand."""
    return {
        next(str(part) for part in constants if isinstance(part, str))
        for name, constants in calls()
        if name in called and any(isinstance(part, str) for part in constants)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_happening_and_refusal_of_the_rules_has_its_message(lang: str) -> None:
    words = Words("wistar", lang)
    keys = {f"ask-{name}" for name in named("ask", "Choice")}
    keys |= {f"told-{name}" for name in named("tell", "tell_only", "tell_others")}
    keys |= {f"why-{name}" for name in named("Reason") if not name.startswith("W-")}
    keys |= {f"why-lacks-{name.replace('_', '-')}" for name in RULES_OF_NEEDS}
    assert len(keys) > 120
    assert sorted(key for key in keys if not words.has(key)) == []


def speakers() -> list[Words]:
    return [Words("wistar", lang, strict=True) for lang in LANGUAGES]


def say_all(words: list[Words], choice: Choice) -> None:
    """A question and its answers in each language; two answers never look alike."""
    for speaker in words:
        assert speaker.prompt(choice)
        labels = [speaker.option(choice, option) for option in choice.options]
        assert len(set(labels)) == len(labels), labels
        assert not [said for said in (speaker.prompt(choice), *labels) if RAW.search(said)]


@rule("W-081")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_whole_games_can_be_told_in_each_language(seats: int, seed: int) -> None:
    table = Table.start(RULEBOOK, seats, seed)
    words = speakers()
    dice = Dice.seeded(seed, "answers")
    asked = 0
    while table.choice is not None:
        asked += 1
        if asked % 5 == 0:
            say_all(words, table.choice)
        table.choose(dice.pick(table.choice.options))
    told = [happening for entry in table.record().entries for happening in entry.told]
    assert len(told) > 100
    for speaker in words:
        for happening in told:
            sentence = speaker.sentence(happening)
            assert sentence
            assert not RAW.search(sentence), sentence
    assert table.result is not None
    for speaker in words:
        assert speaker.say(f"end-{table.result.reason}")
        assert all(speaker.say(f"score-{line}") for lines in table.result.breakdown for line in lines)


@pytest.mark.parametrize("seats", [2, 4])
def test_every_refusal_can_be_said_in_each_language(seats: int) -> None:
    table = Table.start(WistarRules(), seats, 3)
    words = speakers()
    dice = Dice.seeded(3, "answers")
    said: set[str] = set()
    for asked in range(90):
        assert table.choice is not None
        if asked % 30 == 29:
            for component in catalogue():
                for reason in table.rulebook.why_not(table.state, table.choice.seat, component):
                    said.add(reason.key)
                    assert all(speaker.reason(reason) for speaker in words)
        table.choose(dice.pick(table.choice.options))
    assert len(said) > 25


RARE: list[tuple[str, list[Node]]] = [
    ("gain/0/0/1/2", [GainAny(n=3, cards=True)]),
    ("gain/1/1/0/1", [GainAny(n=3, cards=True)]),
    ("gain/0/2/1/0", [GainAny(n=3, cards=True)]),
    ("enter/area:farm", [EnterWorker(n=2)]),
    ("build/2", [Bed(n=2, free=True)]),
]


@pytest.mark.parametrize(("answer", "nodes"), RARE)
def test_questions_no_component_of_today_asks_can_be_said(
    answer: str, nodes: list[GainAny | EnterWorker | Bed]
) -> None:
    game = bare()
    game.run(0, *nodes)
    assert game.choice is not None
    assert answer in game.options()
    say_all(speakers(), game.choice)


def test_a_bed_to_discard_and_losses_to_choose_from_can_be_said() -> None:
    game = bare()
    game.run(0, Bed(n=1, free=True))
    game.choose("build/1")
    game.run(0, DiscardBed())
    assert game.choice is not None
    say_all(speakers(), game.choice)
    game.tokens(1, vp=20, wood=2, metal=2, move=1, joker=5)
    for branch in (
        (Loss(vp=1), Loss(wood=1)),
        (Loss(metal=2),),
        (Loss(move=1),),
        (Loss(joker=5),),
        (Loss(card=1),),
        (Loss(any=2),),
    ):
        more = Aggro(more=Count(vp=True), choose=(branch, (Loss(vp=3),)))
        game.run(0, more)  # type: ignore[arg-type]  # resolved like any node
        assert game.choice is not None
        say_all(speakers(), game.choice)


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["Ann gains 3 jokers (Torch).", "Ann pays 2 wood, 1 movement token (Torch)."]),
        ("ru", ["Ann получает 3 джокера (Фонарик).", "Ann платит 2 дерева, 1 жетон перемещения (Фонарик)."]),
        (
            "it",
            [
                "Ann ottiene 3 Joker (Torcia Elettrica).",
                "Ann paga 2 legno, 1 segnalino Spostamento (Torcia Elettrica).",
            ],
        ),
    ],
)
def test_sentences_with_numbers(lang: str, sentences: list[str]) -> None:
    words = Words("wistar", lang, ["Ann", "Bob"], strict=True)
    gained = Happening("gained", {"seat": "seat:0", "what": "joker", "n": 3, "source": "card:59"})
    paid = Happening("paid", {"seat": "seat:0", "wood": 2, "metal": 0, "move": 1, "joker": 0, "about": "card:59"})
    said = [words.sentence(gained), words.sentence(paid)]
    assert said == sentences


def test_a_requirement_is_named_in_its_refusal() -> None:
    game: Game = bare()
    state: Wistar = game.state
    game.hold(0, 25)
    game.refresh()
    game.asked()
    reasons = WistarRules().why_not(state, 0, "card:25")
    said = [Words("wistar", "en", strict=True).reason(reason) for reason in reasons]
    assert any("2 intelligence" in line for line in said)
    assert any("enhanced electricity" in line for line in said)
