"""The table: choosing, looking, copies, undo and imagining, on a toy rulebook."""

from __future__ import annotations

import gc
from random import Random
from typing import Any

import pytest

from tests.toy.rulebook import TOY, Toy
from warren.table import (
    BadSeats,
    BadVariant,
    GameOver,
    IllegalChoice,
    NotCopyable,
    NotYourTurn,
    Option,
    State,
    Table,
    UndoRefused,
)
from warren.table.table import UndoPolicy


def start(seed: int = 1, seats: int = 2, undo: UndoPolicy = "fair", **variants: object) -> Table[Toy]:
    return Table.start(TOY, seats, seed, variants, undo)


def play(table: Table[Toy], moves: int = 1000, seed: int = 0) -> Table[Toy]:
    random = Random(seed)
    while table.choice is not None and moves:
        table.choose(random.randrange(len(table.choice.options)))
        moves -= 1
    return table


def test_an_option_its_id_and_its_index_are_the_same_answer() -> None:
    tables = [start(), start(), start()]
    assert tables[0].choice is not None
    answers: list[Option | str | int] = [("roll",), "roll", 1]
    for table, answer in zip(tables, answers, strict=True):
        table.choose(answer)
    assert len({table.digest() for table in tables}) == 1


def test_a_single_option_is_answered_by_the_table() -> None:
    table = start(start="first")
    table.choose("roll")
    assert table.choice is not None
    assert table.choice.ask == "turn"
    assert table.choice.seat == 1


@pytest.mark.parametrize("answer", ["dance", ("play", "card:99"), 99, -1, True, "", None, 1.5, ("draw", 1)])
def test_an_illegal_choice_says_what_is_offered_and_changes_nothing(answer: Any) -> None:
    table = start()
    before, question = table.digest(), table.choice
    with pytest.raises(IllegalChoice, match=r"is asked 'turn' and may choose draw, roll"):
        table.choose(answer)
    assert table.digest() == before
    assert table.choice is question
    assert table.moves == 0


def test_another_seat_may_not_answer() -> None:
    table = start(start="first")
    before = table.digest()
    with pytest.raises(NotYourTurn, match="seat 0 is asked now, not seat 1"):
        table.choose("roll", seat=1)
    assert table.digest() == before
    table.choose("roll", seat=0)
    assert table.moves == 1


def test_after_the_end_nothing_is_asked() -> None:
    table = play(start())
    before = table.digest()
    assert table.choice is None
    assert table.result is not None
    assert table.result.scores == [sum(lines.values()) for lines in table.result.breakdown]
    with pytest.raises(GameOver):
        table.choose(0)
    assert table.digest() == before


def test_while_the_game_runs_there_is_no_result() -> None:
    assert start().result is None


@pytest.mark.parametrize("seats", [0, 1, 4, -1, True, 2.0, "2", None])
def test_unfit_seat_counts_are_refused(seats: Any) -> None:
    with pytest.raises(BadSeats, match="toy is for 2 to 3 seats"):
        start(seats=seats)


@pytest.mark.parametrize(
    ("variants", "sentence"),
    [
        ({"poor": True}, "toy has no variant 'poor'; it has rich, start, cards, colours, trio"),
        ({"rich": 1}, "takes a bool"),
        ({"cards": True}, "takes a int"),
        ({"start": "last"}, "takes random, first, not 'last'"),
        ({"colours": ["red", "green"]}, "takes red, blue, not 'green'"),
        ({"trio": True}, "is for 3 seats, not 2"),
    ],
)
def test_unfit_variants_are_refused(variants: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadVariant, match=sentence):
        Table.start(TOY, 2, 1, variants)


def test_variants_reach_the_rules() -> None:
    assert start(rich=True).state.players[0].coins == 5
    assert start(seats=3, trio=True).variants["trio"] is True


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    assert play(start(5), 6).digest() == play(start(5), 6).digest()
    assert play(start(5), 6).digest() != play(start(6), 6).digest()


@pytest.mark.parametrize("moves", range(0, 12))
def test_a_copy_is_equal_and_independent(moves: int) -> None:
    table = play(start(3), moves)
    twin = table.copy()
    before = table.digest()
    assert twin.digest() == before
    assert repr(twin.choice) == repr(table.choice)
    assert play(twin, seed=1).digest() == play(table.copy(), seed=1).digest()
    assert table.digest() == before


def test_a_copy_of_a_finished_game_is_finished() -> None:
    table = play(start(3))
    assert table.copy().choice is None
    assert table.copy().result == table.result


def test_a_playout_keeps_nothing_and_plays_the_same() -> None:
    table = Table.start(TOY, 2, 3, listen=False, snapshots=False)
    assert play(table).digest() == play(start(3)).digest()
    with pytest.raises(NotCopyable):
        table.copy()


# --- undo ------------------------------------------------------------------------------------------------------


def card_move(table: Table[Toy]) -> str:
    """The id of playing a card: a move without chance or news."""
    assert table.choice is not None
    return next(move for move in table.choice.ids if move.startswith("play"))


def test_undo_takes_the_last_choice_back() -> None:
    table = start(start="first")
    before = table.digest()
    table.choose(card_move(table))
    assert table.digest() != before
    table.undo()
    assert table.digest() == before
    assert table.moves == 0


def test_undo_is_an_entry_and_deletes_nothing() -> None:
    table = start(start="first")
    move = card_move(table)
    table.choose(move)
    table.undo(seat=0)
    assert [(entry.choice, entry.undo) for entry in table.entries] == [(move, None), (None, 0)]


def test_undo_within_a_turn_goes_back_to_the_question_in_the_middle() -> None:
    table = start(undo="free", start="first")
    table.choose("draw")
    assert table.choice is not None
    middle, asked = table.digest(), table.choice.ids
    table.choose(0)
    table.undo()
    assert table.digest() == middle
    assert table.choice.ids == asked
    assert table.choice.ask == "keep"


@pytest.mark.parametrize("move", ["roll", "draw", "peek"])
def test_fair_undo_stops_at_new_information(move: str) -> None:
    table = start(start="first")
    table.choose(move)
    before = table.digest()
    with pytest.raises(UndoRefused, match="new information"):
        table.undo()
    assert table.digest() == before
    free = start(undo="free", start="first")
    position = free.digest()
    free.choose(move)
    free.undo()
    assert free.digest() == position


def test_fair_undo_is_for_the_seat_that_chose_last() -> None:
    table = start(start="first")
    table.choose(card_move(table))
    assert not table.may_undo(seat=1)
    with pytest.raises(UndoRefused, match="seat 0's, not seat 1's"):
        table.undo(seat=1)
    table.choose(card_move(table))
    assert not table.may_undo(seat=0)
    assert table.may_undo(seat=1)


def test_free_undo_goes_back_to_the_start_and_forward_again() -> None:
    table = play(start(9, undo="free"), 5)
    end = table.digest()
    path = [entry.choice for entry in table.entries if entry.choice]
    while table.moves:
        table.undo()
    assert table.digest() == start(9).digest()
    for move in path:
        table.choose(move)
    assert table.digest() == end


def test_undo_can_be_off_and_needs_something_to_take_back() -> None:
    table = start(undo="off")
    table.choose("roll")
    with pytest.raises(UndoRefused, match="without undo"):
        table.undo()
    with pytest.raises(UndoRefused, match="nothing to take back"):
        start().undo()
    with pytest.raises(UndoRefused, match="free, fair, off"):
        Table.start(TOY, 2, 1, undo_policy="sometimes")  # type: ignore[arg-type]


def test_a_finished_fair_game_stays_finished() -> None:
    table = play(start())
    with pytest.raises(UndoRefused, match="game is over"):
        table.undo()


# --- imagining -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", range(0, 12))
@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_cannot_tell_an_imagined_world_from_the_real_one(moves: int, seat: int) -> None:
    table = play(start(4), moves)
    for seed in range(5):
        world = table.imagine(seat, seed)
        assert world.view(seat) == table.view(seat)
        assert world.question(seat) == table.question(seat)


def test_imagined_worlds_differ_in_what_is_hidden_and_in_the_future() -> None:
    table = start(4)
    assert len({world.digest() for world in (table.imagine(0, seed) for seed in range(8))}) == 8
    assert len({tuple(table.imagine(0, seed).state.players[1].hand) for seed in range(8)}) > 1
    assert table.imagine(0, 1).digest() == table.imagine(0, 1).digest()


@pytest.mark.parametrize("moves", range(0, 8))
def test_an_imagined_world_can_be_copied_and_imagined_again(moves: int) -> None:
    world = play(start(4, undo="free"), moves).imagine(0, 1)
    twin = world.copy()
    assert twin.digest() == world.digest()
    assert play(twin).digest() == play(world.copy()).digest()
    assert world.imagine(1, 2).view(1) == world.view(1)


def reachable(thing: object) -> list[object]:
    """Everything that can be got at from a thing, without passing through modules and classes."""
    seen: dict[int, object] = {}
    waiting = [thing]
    while waiting:
        here = waiting.pop()
        if id(here) in seen or isinstance(here, type) or type(here).__name__ in ("module", "function"):
            continue
        seen[id(here)] = here
        waiting += gc.get_referents(here)
    return list(seen.values())


@pytest.mark.parametrize("moves", range(0, 8))
def test_nothing_leads_from_a_sealed_world_back_to_the_truth(moves: int) -> None:
    table = play(start(4), moves)
    world = table.imagine(0, 1, sealed=True)
    around = reachable(world)
    assert world.seed is None
    assert world.entries == ()
    assert [thing for thing in around if isinstance(thing, State)] == [world.state]
    assert [thing for thing in around if isinstance(thing, Table)] == [world]


def test_a_sealed_world_can_be_copied_from_its_next_boundary_on() -> None:
    table = start(4, start="first")
    table.choose("draw")
    world = table.imagine(0, 1, sealed=True)
    with pytest.raises(NotCopyable):
        world.copy()
    world.choose(0)
    assert world.copy().digest() == world.digest()


def test_there_is_no_such_seat() -> None:
    table = start(undo="free", start="first")
    table.choose("roll")
    seats: list[Any] = [2, -1, 7, "0"]
    for seat in seats:
        with pytest.raises(BadSeats):
            table.view(seat)
        with pytest.raises(BadSeats):
            table.undo(seat)
        with pytest.raises(BadSeats):
            table.imagine(seat, 1)
        with pytest.raises(BadSeats):
            table.why_not(seat, "card:1")


def test_only_the_one_asked_sees_the_options() -> None:
    table = start(start="first")
    mine = table.question(0)
    assert mine is not None
    assert [option["id"] for option in mine["options"]] == table.choice.ids  # type: ignore[union-attr]
    assert mine["options"][3]["touches"] == [mine["options"][3]["parts"][1]]
    assert table.question(1) == table.question(None) == {"seat": 0, "ask": "turn"}
