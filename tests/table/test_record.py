"""Records: saved, loaded, verified, given to a seat; damaged, foreign and outdated ones refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.toy.rulebook import TOY, Toy, ToyRules
from warren.table import BadRecord, Record, Table, load_table, parse_record, seed_hash, verify


def game(moves: int = 8, seed: int = 2) -> Table[Toy]:
    table = Table.start(TOY, 2, seed, {"start": "first"}, "free")
    random = Random(1)
    while table.choice is not None and moves:
        table.choose(random.randrange(len(table.choice.options)))
        moves -= 1
    return table


def changed(record: Record, change: Callable[[Any], None]) -> str:
    raw = json.loads(record.to_json())
    change(raw)
    return json.dumps(raw)


def test_a_record_says_what_it_is() -> None:
    record = json.loads(game().record().to_json())
    assert record["warren"] == 1
    assert (record["game"], record["rules"], record["seats"]) == ("toy", "1", 2)
    assert record["variants"] == {"rich": False, "start": "first", "cards": 2, "colours": [], "trio": False}
    assert record["seed_sha256"] == seed_hash(2)
    assert len(record["entries"]) == 8


def test_entries_hold_choice_chance_and_what_each_seat_was_told() -> None:
    table = Table.start(TOY, 2, 2, {"start": "first"})
    table.choose("draw")
    (entry,) = table.record().entries
    assert (entry.seat, entry.choice) == (0, "draw")
    assert len(entry.chance) == 1
    assert [(told.what, told.to, told.but) for told in entry.told] == [("drew", 0, None), ("drew-hidden", None, 0)]
    assert table.told() == entry.told


def test_there_is_a_snapshot_at_every_round() -> None:
    table = game(1000)
    chapters = table.record().chapters
    assert [chapter.round for chapter in chapters] == list(range(1, table.state.round + 1))
    assert json.loads(bytes(chapters[1].state))["round"] == 2


def test_a_loaded_game_goes_on_like_the_first() -> None:
    table = game()
    again = load_table(TOY, parse_record(table.record().to_json()))
    for one in (table, again):
        while one.choice is not None:
            one.choose(-1 + len(one.choice.options))
    assert again.record() == table.record()


def test_what_was_undone_stays_in_the_record() -> None:
    table = game(3)
    table.undo()
    again = load_table(TOY, table.record())
    assert [entry.undo for entry in again.entries] == [None, None, None, 2]
    assert again.digest() == table.digest()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "not a record: this is no JSON document"),
        ("{", "not a record: this is no JSON document"),
        (b"\xff\xfe", "not a record: this is no JSON document"),
        ("[]", "not a record: a record is a JSON object"),
        ('{"game": "toy"}', "not a record: a record is a JSON object"),
        ('{"warren": 99}', "this record has format 99; this version reads format 1"),
        ('{"warren": 1}', "damaged record: Object missing required field"),
        ("[" * 100_000, "not a record: this is no JSON document"),
        ('{"warren": 1, "game": ' + "[" * 100_000, "not a record: this is no JSON document"),
    ],
)
def test_what_is_no_record_is_refused(text: str | bytes, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        parse_record(text)


def cut_choice(raw: Any) -> None:
    raw["entries"][3]["choice"] = "dance"


def other_seat(raw: Any) -> None:
    raw["entries"][3]["seat"] = 1 - raw["entries"][3]["seat"]


def other_seed(raw: Any) -> None:
    raw["seed"] = 3


def other_digest(raw: Any) -> None:
    raw["digest"] = "0" * 32


def no_seed(raw: Any) -> None:
    raw["seed"] = None


def undo_too_much(raw: Any) -> None:
    raw["entries"][3] = {"seat": 0, "undo": 3}


def undo_before_the_start(raw: Any) -> None:
    raw["entries"][3] = {"seat": 0, "undo": -1}


def nothing_done(raw: Any) -> None:
    raw["entries"][3] = {"seat": 0}


def too_many_seats(raw: Any) -> None:
    raw["seats"] = 9


def unknown_variant(raw: Any) -> None:
    raw["variants"] = {"weather": "rain"}


def other_game(raw: Any) -> None:
    raw["game"] = "chess"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (cut_choice, "choice 4, 'dance', isn't possible there"),
        (other_seat, "choice 4 is by seat"),
        (other_seed, "the seed doesn't fit its SHA-256"),
        (other_digest, "verify tells where"),
        (no_seed, "without the seed it can be read, not played on"),
        (undo_too_much, "damaged record: entry 4 goes back to choice 3, and only 3 stand there"),
        (undo_before_the_start, "damaged record: entry 4 goes back to choice -1, and only 3 stand there"),
        (nothing_done, "damaged record: choice 4 is missing"),
        (too_many_seats, "damaged record: toy is for 2 to 3 seats, not 9"),
        (unknown_variant, "damaged record: toy has no variant 'weather'"),
        (other_game, "this is a record of chess, not of toy"),
    ],
)
def test_a_damaged_record_is_refused_with_its_fault(change: Callable[[Any], None], sentence: str) -> None:
    record = parse_record(changed(game().record(), change))
    with pytest.raises(BadRecord, match=sentence):
        load_table(TOY, record)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (too_many_seats, "damaged record: toy is for 2 to 3 seats, not 9"),
        (unknown_variant, "damaged record: toy has no variant 'weather'"),
        (other_game, "this is a record of chess, not of toy"),
        (undo_too_much, "damaged record: entry 4 goes back to choice 3, and only 3 stand there"),
    ],
)
def test_what_cannot_be_replayed_at_all_cannot_be_verified(change: Callable[[Any], None], sentence: str) -> None:
    record = parse_record(changed(game().record(), change))
    with pytest.raises(BadRecord, match=sentence):
        verify(TOY, record)


def test_a_choice_too_many_is_refused() -> None:
    record = game(1000).record()
    longer = changed(record, lambda raw: raw["entries"].append({"seat": 0, "choice": "roll"}))
    with pytest.raises(BadRecord, match="the game is over before choice"):
        load_table(TOY, parse_record(longer))


def other_chance(raw: Any) -> None:
    raw["entries"][number_of_a_roll(raw)]["chance"][0] += 1


def number_of_a_roll(raw: Any) -> int:
    return next(number for number, entry in enumerate(raw["entries"]) if entry.get("chance"))


def other_told(raw: Any) -> None:
    raw["told"] = [{"what": "fanfare"}]


def other_result(raw: Any) -> None:
    raw["result"]["winners"] = [0, 1, 0]


def other_chapter(raw: Any) -> None:
    raw["chapters"][1]["digest"] = "f" * 32


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (cut_choice, "choice"),
        (other_chance, "chance"),
        (other_told, "told"),
        (other_result, "result"),
        (other_chapter, "chapter"),
        (other_digest, "digest"),
    ],
)
def test_verify_says_where_and_what_differs(change: Callable[[Any], None], what: str) -> None:
    record = game(1000).record()
    assert verify(TOY, record).ok
    verdict = verify(TOY, parse_record(changed(record, change)))
    assert not verdict.ok
    assert verdict.differences[0].what == what


def test_verify_names_the_entry() -> None:
    verdict = verify(TOY, parse_record(changed(game().record(), cut_choice)))
    assert verdict.differences[0].entry == 4
    assert str(verdict.differences[0]).startswith("entry 4: choice recorded as seat")


class NewerRules(ToyRules):
    version = "2"


def test_verify_says_plainly_that_the_rules_have_changed() -> None:
    verdict = verify(NewerRules(), game().record())
    assert verdict.rules_changed
    assert (verdict.differences[0].recorded, verdict.differences[0].replayed) == ("1", "2")


def test_under_changed_rules_a_game_goes_on_from_its_last_snapshot() -> None:
    table = game(9)
    record = table.record()
    chapter = record.chapters[-1]
    assert chapter.choices < table.moves
    again = load_table(NewerRules(), record)
    assert again.digest() == chapter.digest
    assert again.entries[-1].undo == chapter.choices
    assert again.choice is not None
    again.choose(0)
    assert len(again.entries) == len(record.entries) + 2


def test_a_game_that_ended_under_other_rules_is_not_opened_again() -> None:
    with pytest.raises(BadRecord, match="ended under rules 1; these are rules 2: it can be read, not played on"):
        load_table(NewerRules(), game(1000).record())


def no_state(raw: Any) -> None:
    raw["chapters"][-1]["state"] = {"what": "is this"}


def no_players(raw: Any) -> None:
    raw["chapters"][-1]["state"]["players"] = []


@pytest.mark.parametrize("spoil", [no_state, no_players])
def test_a_snapshot_that_fits_no_rules_is_refused(spoil: Callable[[Any], None]) -> None:
    with pytest.raises(BadRecord, match="its snapshot doesn't fit these rules"):
        load_table(NewerRules(), parse_record(changed(game().record(), spoil)))


# --- what a seat may have --------------------------------------------------------------------------------------


def test_while_the_game_runs_a_seat_gets_the_hash_of_the_seed_and_only_what_it_was_told() -> None:
    table = Table.start(TOY, 2, "secret", {"start": "first"})
    table.choose("draw")
    table.choose(0)
    for seat in (0, 1, None):
        excerpt = table.record().for_seat(seat)
        assert excerpt.seed is None
        assert excerpt.digest is None
        assert excerpt.seed_sha256 == seed_hash("secret")
        assert excerpt.chapters == []
        assert all(entry.chance == [] for entry in excerpt.entries)
        assert all(told.to is None and told.but is None for entry in excerpt.entries for told in entry.told)
        assert "secret" not in excerpt.to_json()
    drawer, other, watcher = (table.record().for_seat(seat) for seat in (0, 1, None))
    assert [told.what for told in drawer.entries[0].told] == ["drew"]
    assert [told.what for told in other.entries[0].told] == ["drew-hidden"]
    assert [told.what for told in watcher.entries[0].told] == ["drew-hidden"]
    assert [entry.choice for entry in drawer.entries] == ["draw", table.entries[1].choice]
    assert [entry.choice for entry in other.entries] == [None, None]


def test_after_the_end_everybody_gets_everything() -> None:
    record = game(1000).record()
    assert record.for_seat(1) == record


def test_a_playout_has_no_record() -> None:
    with pytest.raises(BadRecord, match="playout"):
        Table.start(TOY, 2, 1, listen=False).record()
    with pytest.raises(BadRecord, match="imagined"):
        game().imagine(0, 1).record()
