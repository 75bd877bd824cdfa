"""The strong bot: it sees where an option leads, in every rulebook, and with no more patience than it has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import pytest

import warren
from tests.bots.worlds import PaperWorld, answer_in
from tests.contract.cases import Case, plain_cases
from tests.toy.rulebook import TOY
from warren.bots import GreedyBot, RandomBot, StrongBot, decide, play, weigh
from warren.bots.strong import WIN, outlook
from warren.table import Choice, Option, Table

GRAB: Final[Option] = ("grab",)
WAIT: Final[Option] = ("wait",)


class Trap:
    """Grabbing is worth two at once, and is taken back fivefold by the next seat."""

    worth: Mapping[Option, tuple[float, float, float]] = {
        GRAB: (2.0, 0.0, 0.0),
        WAIT: (1.0, 0.0, 0.0),
        (*GRAB, "bite"): (-3.0, 1.0, 0.0),
        (*GRAB, "spare"): (2.0, 0.0, 0.0),
        (*WAIT, "bite"): (1.0, 1.0, 0.0),
        (*WAIT, "spare"): (1.0, 0.0, 0.0),
    }

    def estimate(self, path: Option, seat: int) -> float:
        return self.worth[path][seat]


ANSWERS: Final = {option: Choice(1, "bite", [("bite",), ("spare",)]) for option in (GRAB, WAIT)}


def test_the_strong_bot_sees_what_others_will_answer_and_greedy_does_not() -> None:
    assert answer_in(GreedyBot(), Trap(), [GRAB, WAIT], ANSWERS) == GRAB
    assert answer_in(StrongBot(patience=20), Trap(), [GRAB, WAIT], ANSWERS) == WAIT


def weighed(judge: StrongBot, rules: object, options: list[Option], asks: Mapping[Option, Choice]) -> list[float]:
    """What each option is worth to the strong bot in a paper world."""
    weighing: Any = judge.weigh(Choice(0, "first", options))
    try:
        next(weighing)
        while True:
            weighing.send(PaperWorld(rules, asks))
    except StopIteration as done:
        values: list[float] = done.value
        return values


def test_what_options_are_worth_is_how_the_seat_stands_where_they_lead() -> None:
    assert weighed(StrongBot(patience=20), Trap(), [GRAB, WAIT], ANSWERS) == [-4.0, 0.0]


def test_what_looks_bad_at_first_sight_is_not_played_on_and_stays_behind() -> None:
    judge = StrongBot(patience=20, margin=0.5)
    assert weighed(judge, Trap(), [GRAB, WAIT], ANSWERS) == [2.0, 1.0], "grabbing alone looked promising"


def test_of_many_options_only_the_best_at_first_sight_are_played_on() -> None:
    class Rules:
        def estimate(self, path: Option, seat: int) -> float:
            return float(path[0]) if seat == 0 else 0.0

    options: list[Option] = [(n,) for n in range(12)]
    judge = StrongBot(patience=20, candidates=3, margin=100.0)
    values = weighed(judge, Rules(), options, {})
    assert values.index(max(values)) == 11
    assert values == sorted(values)


class Counted:
    """The toy's rules; they count how often they are asked for an estimate."""

    def __init__(self) -> None:
        self.looks = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(TOY, name)

    def estimate(self, state: Any, seat: int) -> float:
        self.looks += 1
        return TOY.estimate(state, seat)


def looks(judge: StrongBot | GreedyBot) -> int:
    rules: Any = Counted()
    table = Table.start(rules, 2, 4)
    weigh(judge, table)
    counted: int = rules.looks
    return counted


def test_it_looks_at_no_more_positions_than_it_has_patience_for() -> None:
    first_sight = looks(GreedyBot())
    once = looks(StrongBot(patience=1)) - first_sight
    for patience in (200, 800):
        beyond = looks(StrongBot(patience=patience)) - first_sight
        assert patience / 2 < beyond < 2 * (patience + once), "one look at each position, a second at those compared"


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_it_can_play_every_rulebook_with_any_number_of_seats(case: Case) -> None:
    """Each kind of question is put to it once; the rest of the game is played at random."""
    table = case.start(5, listen=False)
    asked: Counter[str] = Counter()
    hasty, random = StrongBot(patience=1, candidates=2), RandomBot()
    while (choice := table.choice) is not None:
        asked[choice.ask] += 1
        table.choose(decide(hasty if asked[choice.ask] == 1 else random, table))
    assert table.result is not None


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_thinking_long_changes_nothing_at_the_table(case: Case) -> None:
    table = case.start(6)
    for _ in range(4):
        table.choose(0)
    before = table.digest(), table.moves, len(table.entries), table.choice
    first = decide(StrongBot(patience=40), table)
    assert decide(StrongBot(patience=40), table) == first
    assert (table.digest(), table.moves, len(table.entries), table.choice) == before


def test_a_victory_is_worth_something_besides_the_lead() -> None:
    def ended(points: list[int]) -> float:
        table: Any = Table.start(TOY, 2, 1)
        table.state.round = 4
        for player, own in zip(table.state.players, points, strict=True):
            player.points, player.coins = own, 0
        world = table.copy()
        world.result = TOY.result(table.state)
        return outlook(world, 0)

    assert ended([12, 11]) == 1 + WIN
    assert ended([11, 12]) == -1 - WIN


def test_against_an_automa_ones_own_points_count_and_the_victory() -> None:
    """The automa has no estimate while the game runs, so at its end its points don't count either."""
    table: Any = next(case for case in plain_cases() if case.seats == 1).start(3, listen=False)
    play(table, [RandomBot()])
    own, automa = table.result.scores
    assert outlook(table, 0) == own + (WIN if own > automa else -WIN)


def test_its_dice_decide_between_equals() -> None:
    class Rules:
        def estimate(self, path: Option, seat: int) -> float:
            return 1.0

    options: list[Option] = [("a",), ("b",), ("c",)]
    assert {answer_in(StrongBot(patience=9), Rules(), options, {}, seed) for seed in range(30)} == set(options)


def test_even_in_a_hurry_it_beats_greedy() -> None:
    table = warren.new_table("tombs", 2, 1, listen=False)
    play(table, [StrongBot(patience=40), GreedyBot()])
    assert table.result is not None
    assert table.result.winners == [0]
