"""Whatever the rules ask, offer, tell and refuse is said in all three languages, and nothing is written in vain."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.games.above_below.positions import (
    CAT,
    begin,
    do,
    everything,
    give,
    hire,
    new,
    option,
    own,
    story,
)
from tests.games.above_below.telling import BUILDER, SCOUT, TEACHER, story_read, until
from warren.catalogues import Keys, read
from warren.games.above_below.rulebook import RULEBOOK
from warren.games.above_below.setup import VARIANTS
from warren.games.above_below.state import Game
from warren.table import Table
from warren.text import LANGUAGES, Words

MODULES = [name for name, variant in VARIANTS.items() if variant.default is False]
RULES = Path(RULEBOOK.check.__code__.co_filename).parent
SPOKEN = ("ask-", "option-", "told-")


@pytest.fixture(scope="module")
def catalogue() -> Keys:
    problems: list[str] = []
    found = read((RULES / "text" / "en.ftl").read_text(encoding="utf-8"), "en.ftl", problems)
    assert problems == []
    return found


class Listener:
    """Has everything at a table said in every language, strictly, and keeps the keys that were needed."""

    def __init__(self) -> None:
        self.words = [Words("above_below", lang, strict=True) for lang in LANGUAGES]
        self.heard: set[str] = set()

    def hear(self, table: Table[Game]) -> None:
        for words in self.words:
            for happening in table.told():
                assert words.sentence(happening)
            if table.choice is not None:
                assert words.prompt(table.choice)
                labels = [words.option(table.choice, option) for option in table.choice.options]
                assert len(set(labels)) == len(labels), (
                    f"{table.choice.ask} has two options with the same label: {labels}"
                )
        self.heard |= {f"told-{happening.what}" for happening in table.told()}
        if table.choice is not None:
            self.heard.add(f"ask-{table.choice.ask}")
            self.heard |= {f"option-{option[0]}" for option in table.choice.options}

    def listen(self, table: Table[Game], seed: int, moves: int = 10_000) -> None:
        """Random choices, to the end or for so many moves."""
        random = Random(seed)
        while table.choice is not None and moves:
            self.hear(table)
            table.choose(random.randrange(len(table.choice.options)))
            moves -= 1
        self.hear(table)


# --- scenes that random games seldom see ------------------------------------------------------------------------------


def cat_at_work() -> Table[Game]:
    """A cat is sent to labor, refuses, and somebody else may be sent."""
    game = new()
    hire(game, 0, CAT)
    return do(begin(game, 1), "labor", f"send/{CAT}", "go")


def cat_in_the_cave(die: int) -> Table[Game]:
    """A cat and a founder explore; the cat is willing or not."""
    game = new()
    hire(game, 0, CAT)
    game.players[0].ready = [CAT, BUILDER]
    return do(begin(game, die), "explore")


def short_supply() -> Table[Game]:
    """Two cards make fish, and one fish is left."""
    game = new()
    own(game, 0, "building:H09", "building:O05")
    give(game, 1, fish=game.supply.left["fish"] - 1)
    game.players[1].passed = True
    return until(do(begin(game), "pass"), "refill")


def told_of(*checks: tuple[int, dict[str, int | str], dict[str, int | str]]) -> Iterator[Table[Game]]:
    """An exploration in which the option has these checks; it stands after the choice, all dice at 1."""
    game = new(2, "underforest", "villager_states", "quests")
    give(game, 0, rope=1, fish=2, ore=1)
    game.specials.clear()
    with story(option(*checks, bonus={"lanterns": 1, "pay": {"coins": 1}}), option((9, {"coins": 9}))):
        story_read(game, "1", [BUILDER, TEACHER, SCOUT])
        yield begin(game, 1, 1, 1)


REWARDS: tuple[tuple[int, dict[str, int | str], dict[str, int | str]], ...] = (
    (
        4,
        {"any_good": 1, "special": "glogo", "cave": 1, "rope": 1},
        {"any_good": 1, "injure": 1, "state": "sad", "coins": 1},
    ),
)


# --- tests ----------------------------------------------------------------------------------------------------------


def test_everything_is_said_in_three_languages_and_nothing_is_written_in_vain(catalogue: Keys) -> None:
    listener = Listener()
    for seed in range(6):
        seats = 2 + seed % 3
        variants = dict.fromkeys(MODULES, seed % 2 == 1)
        listener.listen(Table.start(RULEBOOK, seats, seed, variants), seed)
    for table in (cat_at_work(), cat_in_the_cave(1), cat_in_the_cave(6), short_supply()):
        listener.listen(table, 1, moves=5)
    for table in told_of(*REWARDS):
        for answer in ("choose/paragraph:1/1", "bonus"):
            listener.hear(do(table, answer))
        while table.choice is not None and table.choice.ask != "turn":
            listener.hear(do(table, table.choice.ids[0]))
    written = {key for key in catalogue if key.startswith(SPOKEN)}
    assert written - listener.heard == set()


def calls() -> Iterator[tuple[str, set[str]]]:
    """Every happening and every refusal that the rules name, with the names of its facts."""
    for module in sorted(RULES.glob("*.py")):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            name = str(node.args[0].value)
            if isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                yield f"told-{name}", {keyword.arg for keyword in node.keywords if keyword.arg}
            elif isinstance(node.func, ast.Name) and node.func.id == "Reason":
                facts = node.args[2].keys if len(node.args) > 2 and isinstance(node.args[2], ast.Dict) else []
                yield f"why-{name}", {str(fact.value) for fact in facts if isinstance(fact, ast.Constant)}


def test_sentences_use_only_the_facts_that_the_rules_give(catalogue: Keys) -> None:
    found = list(calls())
    assert len(found) > 60
    assert {key: catalogue[key].facts - facts for key, facts in found if catalogue[key].facts - facts} == {}


def test_every_refusal_is_said_in_three_languages() -> None:
    """Every component in sight, at many moments, asked by every seat."""
    said: set[str] = set()
    words = [Words("above_below", lang, strict=True) for lang in LANGUAGES]
    for seed in range(3):
        table = Table.start(RULEBOOK, 2 + seed, seed, dict.fromkeys(MODULES, True))
        random = Random(seed)
        moves = 0
        while table.choice is not None:
            if moves % 20 == 0:
                for component in everything(table.state):
                    for seat in range(table.seats):
                        for reason in table.why_not(seat, component if ":" in component else f"item:{component}"):
                            assert all(tongue.reason(reason) for tongue in words)
                            said.add(reason.key)
            table.choose(random.randrange(len(table.choice.options)))
            moves += 1
    assert len(said) > 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_ends_variants_and_the_game_itself_have_words(lang: str) -> None:
    words = Words("above_below", lang, strict=True)
    result = until(Table.start(RULEBOOK, 2, 1, dict.fromkeys(MODULES, True))).result
    assert result is not None
    keys = [f"score-{line}" for line in result.breakdown[0]] + [f"end-{result.reason}"]
    keys += ["game-name", "game-about", "game-length", "game-weight"]
    for name, variant in VARIANTS.items():
        keys += [f"variant-{name}", f"variant-{name}.about"]
        keys += [f"variant-{name}-{value}" for value in variant.values]
    assert all(words.say(key) for key in keys)
