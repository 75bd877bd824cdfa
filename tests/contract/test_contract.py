"""What every rulebook promises, at every seat count and with every variant."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from copy import deepcopy
from itertools import combinations
from random import Random
from typing import Any

import msgspec
import pytest

from tests.contract.cases import Case, answer, at, cases, components, plain_cases, play, shared, stops
from tests.contract.conservation import components as conserved
from warren.table import Choice, IllegalChoice, load_table, option_id, parse_record, verify
from warren.table.dice import Dice
from warren.table.rulebook import settle_variants
from warren.table.state import digest, encode

LONGEST = 20_000
"""Far more choices than any game here has: a game that isn't over by then never ends."""

every_case = pytest.mark.parametrize("case", cases(), ids=str)
every_game = pytest.mark.parametrize("case", plain_cases(), ids=str)


@every_case
@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_game_ends_and_every_question_is_sound(case: Case, seed: int) -> None:
    book, random = case.book, Random(seed)
    state = book.setup(case.seats, settle_variants(book, case.seats, case.variants), Dice.seeded(seed))
    questions = 0
    while (flow := book.turn(state)) is not None:
        reply: Any = None
        while True:
            try:
                choice = flow.send(reply)
            except StopIteration:
                break
            ids = choice.ids
            assert 0 <= choice.seat < case.seats
            assert ids, f"{choice.ask} has no option"
            assert len(ids) == len(set(ids)), f"{choice.ask} has an option twice: {ids}"
            reply = choice.options[answer(choice, random)]
            questions += 1
            assert questions < LONGEST
    assert questions > 10


@every_case
def test_the_breakdown_adds_up_to_the_score(case: Case) -> None:
    for seed in range(3):
        result = play(case.start(seed, listen=False, snapshots=False), seed).result
        assert result is not None
        assert result.scores == [sum(lines.values()) for lines in result.breakdown]
        assert result.winners
        assert set(result.winners) <= set(range(len(result.scores)))
        assert len({tuple(lines) for lines in result.breakdown}) <= len(result.breakdown)


@every_case
def test_a_playout_and_a_recorded_game_are_the_same(case: Case) -> None:
    recorded = play(case.start(3))
    playout = play(case.start(3, listen=False, snapshots=False))
    assert playout.digest() == recorded.digest()
    assert playout.result == recorded.result


@every_case
def test_the_position_survives_being_saved_between_any_two_boundaries(case: Case) -> None:
    """The state is read back from JSON at every boundary, and the game goes on with what was read."""
    book, random = case.book, Random(4)
    variants = settle_variants(book, case.seats, case.variants)
    state = book.setup(case.seats, variants, Dice.seeded(4))
    straight = play(case.start(4, listen=False, snapshots=False), 4)
    while (flow := book.turn(state)) is not None:
        try:
            choice = next(flow)
            while True:
                options = choice.options
                asked = len(options) > 1 or choice.waits
                choice = flow.send(options[answer(choice, random)] if asked else options[0])
        except StopIteration:
            pass
        saved = encode(state)
        state = msgspec.json.decode(saved, type=book.state_type)
        assert encode(state) == saved
    assert digest(state) == straight.digest()


@every_case
def test_copies_are_equal_and_independent(case: Case) -> None:
    for stop in stops(case, 4):
        table = play(case.start(), moves=stop)
        before = table.digest()
        twin, other = table.copy(), table.copy()
        assert twin.digest() == before
        assert [twin.question(seat) for seat in range(case.seats)] == [table.question(s) for s in range(case.seats)]
        assert play(twin, 1).digest() == play(other, 1).digest()
        assert table.digest() == before


@every_game
def test_old_copies_do_not_move(case: Case) -> None:
    table, random = case.start(5), Random(5)
    kept: list[tuple[Any, str]] = []
    for _ in range(60):
        if table.choice is None:
            break
        kept.append((table.state.copy(), table.digest()))
        table.choose(answer(table.choice, random))
    assert [digest(state) for state, _ in kept] == [before for _, before in kept]


@every_case
def test_undo_goes_back_exactly(case: Case) -> None:
    for stop in stops(case, 4):
        table = play(case.start(), moves=stop)
        before, asked = table.digest(), repr(table.choice)
        for pick in (0, -1):
            assert table.choice is not None
            table.choose(table.choice.options[pick])
            table.undo()
            assert table.digest() == before
            assert repr(table.choice) == asked


@every_game
def test_a_game_can_be_taken_back_far_and_played_again(case: Case) -> None:
    table = play(case.start(), moves=stops(case, 3)[1])
    end = table.digest()
    path = [entry.choice for entry in table.entries]
    back = min(25, len(path))
    for _ in range(back):
        table.undo()
    for move in path[len(path) - back :]:
        assert move is not None
        table.choose(move)
    assert table.digest() == end


@every_case
def test_an_illegal_choice_changes_nothing(case: Case) -> None:
    for stop in stops(case, 3):
        table = play(case.start(), moves=stop)
        before = table.digest()
        for wrong in ("no/such/option", ("no",), 10_000, -1):
            with pytest.raises(IllegalChoice):
                table.choose(wrong)
        assert table.digest() == before


@every_case
def test_record_load_and_verify_agree(case: Case) -> None:
    for stop in (stops(case, 3)[1], LONGEST):
        table = play(case.start(6), moves=stop)
        text = table.record().to_json()
        again = load_table(case.book, parse_record(text))
        assert again.digest() == table.digest()
        assert again.record().to_json() == text
        assert verify(case.book, parse_record(text)).differences == []


@every_game
def test_a_record_with_undo_verifies(case: Case) -> None:
    table, random = case.start(7), Random(7)
    for move in range(60):
        if table.choice is None:
            break
        table.choose(answer(table.choice, random))
        if move % 3 == 2:
            table.undo()
    text = table.record().to_json()
    assert verify(case.book, parse_record(text)).differences == []
    assert load_table(case.book, parse_record(text)).digest() == table.digest()


@every_case
def test_components_are_conserved(case: Case) -> None:
    """At every boundary, and in every imagined world, everything is where it was or somewhere else."""
    book, random = case.book, Random(9)
    state = book.setup(case.seats, settle_variants(book, case.seats, case.variants), Dice.seeded(9))
    all_there = conserved(book.name, state)
    while (flow := book.turn(state)) is not None:
        try:
            choice = next(flow)
            while True:
                choice = flow.send(choice.options[answer(choice, random)])
        except StopIteration:
            pass
        now = conserved(book.name, state)
        assert now == all_there, f"{now - all_there} too many, {all_there - now} missing"
    for stop in stops(case, 4):
        table = play(case.start(), moves=stop)
        here = conserved(book.name, table.state)
        imagined = conserved(book.name, table.imagine(case.seats - 1, 1).state)
        assert sorted(imagined.values()) == sorted(here.values())


# --- what is hidden --------------------------------------------------------------------------------------------


@every_case
def test_views_are_plain_json(case: Case) -> None:
    for stop in stops(case, 3):
        table = play(case.start(), moves=stop)
        for seat in (None, *range(case.seats)):
            view = table.view(seat)
            assert json.loads(json.dumps(view)) == view


@every_case
def test_what_two_seats_share_a_spectator_sees_too(case: Case) -> None:
    """Such a part is sent to all of them without being looked at again, so nothing in it may depend on the seat."""
    for stop in stops(case, 6):
        look = play(case.start(), moves=stop).viewer()
        open_to_all = look(None)
        views = [look(seat) for seat in range(case.seats)]
        assert look(None) == open_to_all
        for one, other in combinations(views, 2):
            for path in shared(one, other):
                assert at(one, path) == at(open_to_all, path), path


@every_case
def test_a_view_stays_as_it_was(case: Case) -> None:
    """Nothing in it is the state's own: the server compares it with the next one as it is."""
    for stop in stops(case, 4):
        table = play(case.start(), moves=stop)
        taken = [table.view(seat) for seat in (None, *range(case.seats))]
        kept = deepcopy(taken)
        play(table, stop)
        assert taken == kept


@every_case
def test_what_is_seen_cannot_be_dealt_again_and_what_is_dealt_again_cannot_be_seen(case: Case) -> None:
    for stop in stops(case, 6):
        table = play(case.start(), moves=stop)
        for seat in range(case.seats):
            for seed in range(2):
                world = table.imagine(seat, seed)
                assert world.view(seat) == table.view(seat)
                assert world.view(None) == table.view(None)
                assert world.question(seat) == table.question(seat)


@every_case
def test_imagined_worlds_can_be_played_to_the_end(case: Case) -> None:
    for stop in stops(case, 5):
        table = play(case.start(), moves=stop)
        before = table.digest()
        for seat in range(case.seats):
            world = table.imagine(seat, stop, sealed=True)
            assert world.choice is not None
            assert world.choice.options
            assert play(world, stop).result is not None
        assert table.digest() == before


@every_game
def test_an_imagined_world_has_another_future(case: Case) -> None:
    table = play(case.start(), moves=stops(case, 3)[1])
    assert len({play(table.imagine(0, seed), 1).digest() for seed in range(4)}) > 1


# --- explanations ----------------------------------------------------------------------------------------------


@every_game
def test_why_not_answers_for_every_component_in_sight(case: Case) -> None:
    for stop in stops(case, 4):
        table = play(case.start(), moves=stop)
        before = table.digest()
        for seat in range(case.seats):
            for component in sorted(components(table.view(seat))):
                for reason in table.why_not(seat, component):
                    assert reason.key
                    assert reason.rule
        assert table.digest() == before


# --- the same everywhere ---------------------------------------------------------------------------------------


def digests() -> dict[str, str]:
    """The last position of one random game of each rulebook and seat count."""
    return {str(case): play(case.start(8, listen=False, snapshots=False), 8).digest() for case in plain_cases()}


def test_the_same_seed_gives_the_same_game_whatever_the_hash_seed() -> None:
    program = "import json, tests.contract.test_contract as t; print(json.dumps(t.digests()))"
    found = [
        json.loads(subprocess.check_output([sys.executable, "-c", program], env={**os.environ, "PYTHONHASHSEED": seed}))
        for seed in ("1", "2")
    ]
    assert found[0] == found[1] == digests()


def test_questions_name_each_option_once_by_id() -> None:
    choice = Choice(0, "turn", [("a", 1), ("a", "1x")])
    assert [option_id(option) for option in choice.options] == choice.ids == ["a/1", "a/1x"]
