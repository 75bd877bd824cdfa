"""`simulate`, `replay`, `rules`, `games`, `bench` and the help of all commands."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import warren as api
from tests.cli.conftest import Warren
from warren.bots import bot, play
from warren.cli.bench import WHATS
from warren.table import Table
from warren.text import Words
from warren.text.ledger import ledgers, read_ledger

COMMANDS = ("play", "simulate", "replay", "rules", "games", "bench", "serve", "backup", "export")


def finished(seed: int = 3) -> Table[Any]:
    table = api.new_table("tombs", 2, seed)
    play(table, [bot("random")] * 2)
    return table


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(warren: Warren, command: str) -> None:
    output = warren(command, "--help")
    assert output.code == 0
    assert re.search(rf"Example: warren {command}\b", output.out)


def test_the_help_lists_the_commands(warren: Warren) -> None:
    output = warren("--help")
    assert output.code == 0
    assert [line.split()[0] for line in output.out.partition("Commands:\n")[2].splitlines()[: len(COMMANDS)]] == list(
        COMMANDS
    )


# --- simulate -------------------------------------------------------------------------------------------------------


def test_simulate_counts_wins_points_and_decisions(warren: Warren) -> None:
    report = warren(
        "simulate", "tombs", "--games", "6", "--bots", "random", "--seed", "9", "--jobs", "1", "--json"
    ).json
    tables = []
    for number in range(6):
        table = api.new_table("tombs", 2, f"9-{number}")
        play(table, [bot("random")] * 2)
        tables.append(table)
    results = [table.result for table in tables if table.result]
    assert report["games"] == 6
    assert report["decisions"] == round(sum(table.moves for table in tables) / 6, 1)
    assert sum(entry["wins"] for entry in report["bots"]) == pytest.approx(6, abs=0.05)
    first = [result.scores[number % 2] for number, result in enumerate(results)]
    assert report["bots"][0]["mean"] == round(sum(first) / 6, 2)
    assert (report["bots"][0]["best"], report["bots"][0]["worst"]) == (max(first), min(first))
    assert sum(report["endings"].values()) == 6


def test_simulate_turns_the_seats(warren: Warren, tmp_path: Path) -> None:
    warren("simulate", "tombs", "--games", "2", "--bots", "random", "--seed", "s", "--records", str(tmp_path))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tombs-s-0.json", "tombs-s-1.json"]
    for path in tmp_path.iterdir():
        assert api.verify(path.read_text()).ok


def test_the_number_of_processes_changes_nothing(warren: Warren) -> None:
    arguments = ("simulate", "tombs", "--games", "4", "--bots", "random", "--json")
    assert warren(*arguments, "--jobs", "1").json == warren(*arguments, "--jobs", "2").json


def test_simulate_prints_a_table(warren: Warren) -> None:
    output = warren(
        "simulate", "tombs", "--seats", "3", "--games", "3", "--bots", "random", "--variant", "secret_entrance=yes"
    )
    assert output.code == 0
    assert "3 games from seed 1" in output.out
    assert len(re.findall(r"^random +[\d.]+ +[\d.]+% +[\d.]+ +[\d.]+ +\d+ +\d+", output.out, re.MULTILINE)) == 3


# --- replay ---------------------------------------------------------------------------------------------------------


def test_replay_tells_the_whole_story_and_the_result(warren: Warren, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table = finished()
    file.write_text(table.record().to_json())
    output = warren("replay", str(file))
    assert output.code == 0
    assert len(re.findall(r"^\d+\. Player [12]: ", output.out, re.MULTILINE)) == table.moves
    assert table.result is not None
    assert re.search(rf"^Player 1: {table.result.scores[0]} \(", output.out, re.MULTILINE)


def test_replay_stops_where_it_is_told(warren: Warren, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table = finished()
    file.write_text(table.record().to_json())
    document = warren("replay", str(file), "--to", "5", "--json").json
    again = api.new_table("tombs", 2, 3)
    for entry in table.entries[:5]:
        again.choose(entry.choice or "")
    assert document["digest"] == again.digest()
    assert document["view"] == again.view(None)
    assert document["result"] is None
    assert [choice["choice"] for choice in document["choices"]] == [entry.choice for entry in table.entries[:5]]


def test_verify_finds_a_changed_die_and_says_where(warren: Warren, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table = finished()
    record = table.record().to_json()
    file.write_text(record)
    assert warren("replay", str(file), "--verify", "--json").json["verdict"] == {
        "ok": True,
        "rules_changed": False,
        "differences": [],
    }
    number = next(number for number, entry in enumerate(table.entries, 1) if entry.told)
    what = table.entries[number - 1].told[0].what
    text = record.replace(f'"what":"{what}"', '"what":"forged"')
    file.write_text(text)
    output = warren("replay", str(file), "--verify")
    assert output.code == 1
    assert re.search(r"^Entry \d+: what was told differs\. Recorded: .*forged", output.out, re.MULTILINE)
    assert "Not true: " in output.out
    for lang, said in (("ru", "произошло другое. Записано: "), ("it", "è successo altro. Registrato: ")):
        assert said in warren("replay", str(file), "--verify", "--lang", lang).out


def test_a_seats_excerpt_can_be_read_but_not_verified(warren: Warren, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table = api.new_table("tombs", 2, 3)
    for _ in range(10):
        table.choose(0)
    file.write_text(table.record().for_seat(0).to_json())
    output = warren("replay", str(file))
    assert output.code == 0
    assert len(re.findall(r"^\d+\. Player [12]: ", output.out, re.MULTILINE)) == 10
    refused = warren("replay", str(file), "--verify")
    assert (refused.code, refused.out) == (2, "")
    assert refused.err == "warren: this is one seat's excerpt: without the seed it can't be verified\n"


@pytest.mark.parametrize("moves", [40, None])
def test_a_game_of_other_rules_is_shown_as_it_was_recorded(warren: Warren, tmp_path: Path, moves: int | None) -> None:
    file = tmp_path / "game.json"
    table = finished() if moves is None else api.new_table("tombs", 2, 3)
    for _ in range(moves or 0):
        table.choose(0)
    record = msgspec.structs.replace(table.record(), rules="0")
    file.write_text(record.to_json())
    output = warren("replay", str(file))
    assert output.code == 0
    told = re.findall(r"^\d+\. Player [12]: (.*)$", output.out, re.MULTILINE)
    assert told == [entry.choice for entry in record.entries]
    assert ("Player 1: " in output.lines[-1] or "Player 2: " in output.lines[-1]) == (moves is None)
    document = warren("replay", str(file), "--json").json
    assert (document["rules"], document["view"], document["digest"]) == ("0", None, record.digest)
    assert document["result"] == msgspec.to_builtins(record.result)
    verdict = warren("replay", str(file), "--verify")
    assert verdict.code == 1
    assert "rules 0" in verdict.lines[0]


# --- rules, games, bench --------------------------------------------------------------------------------------------


def test_every_rulebook_has_its_ledger() -> None:
    assert set(api.games()) <= set(ledgers())


def test_rules_are_found_by_id_and_by_all_words(warren: Warren) -> None:
    assert [bullet["id"] for bullet in warren("rules", "tombs", "rt-112", "--json").json] == ["RT-112"]
    found = warren("rules", "tombs", "chest", "SUPPLY", "--json").json
    assert found
    for bullet in found:
        said = f"{bullet['chapter']} {bullet['text']}".lower()
        assert "chest" in said
        assert "supply" in said
    every = {bullet.id for bullet in read_ledger("tombs")}
    assert {bullet["id"] for bullet in warren("rules", "tombs", "--json").json} == every
    assert len(every) > 200


def test_a_bullet_of_several_lines_is_whole() -> None:
    example = next(bullet for bullet in read_ledger("tombs") if bullet.id == "RT-T04")
    assert "All 5 paws are back in the supply" in example.text


def test_rules_are_found_in_the_readers_language_whatever_the_form_of_the_word(warren: Warren) -> None:
    for lang, words, said in (("ru", "лапку", "лап"), ("it", "zampe", "zamp"), ("en", "paws", "paw")):
        found = warren("rules", "tombs", words, "--lang", lang, "--json").json
        assert len(found) > 20
        assert all(said in f"{bullet['chapter']} {bullet['text']}".lower() for bullet in found)


def test_the_marks_of_rules_are_printed_in_the_readers_language(warren: Warren) -> None:
    for lang, mark in (("en", "[ruling]"), ("ru", "[толкование]"), ("it", "[interpretazione]")):
        assert warren("rules", "tombs", "RT-005", "--lang", lang).lines[-1].startswith(f"RT-005  {mark} ")


def test_a_rulebook_without_a_translation_is_read_in_english() -> None:
    assert read_ledger("tombs", "la") == read_ledger("tombs")


def test_rules_are_printed_under_their_chapters(warren: Warren) -> None:
    output = warren("rules", "tombs", "hire")
    assert output.code == 0
    assert re.search(r"^[A-Z].+\nRT-\d+  ", output.out, re.MULTILINE)


def test_games_lists_every_rulebook_with_its_variants(warren: Warren) -> None:
    document = warren("games", "--json").json
    assert [game["game"] for game in document] == list(api.games())
    tombs = next(game for game in document if game["game"] == "tombs")
    assert tombs["seats"] == [2, 3]
    assert tombs["variants"].keys() == api.games()["tombs"]["variants"].keys()
    printed = warren("games").out
    for lang in ("en", "ru", "it"):
        assert Words("tombs", lang).say("game-about") in warren("games", "--lang", lang).out
    for name in tombs["variants"]:
        assert f"  {name} (" in printed


def test_bench_measures_everything(warren: Warren) -> None:
    document = warren("bench", "tombs", "--rounds", "1", "--json").json
    assert list(document) == ["tombs"]
    assert list(document["tombs"]) == list(WHATS)
    assert all(value > 0 for value in document["tombs"].values())


def test_a_game_that_can_be_played_alone_is_usually_played_by_two(warren: Warren) -> None:
    report = warren("simulate", "wistar", "--games", "1", "--bots", "random", "--jobs", "1", "--json").json
    assert report["seats"] == 2
