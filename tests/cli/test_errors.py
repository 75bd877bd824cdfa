"""Whatever a person can mend is one clear line on stderr that says what to do, and exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Warren
from warren import new_table

WRONG = [
    (["play", "chess"], "no rulebook is called 'chess'; there are"),
    (["play", "tombs", "--players", "9"], "tombs is not for 9 players; choose one of 2, 3"),
    (["play", "tombs", "--seats", "human,bot:clever"], '"bot:clever" can\'t sit at a table; each seat is human'),
    (["play", "tombs", "--seats", "human,greedy:2"], '"greedy:2" can\'t sit at a table; each seat is human'),
    (["play", "tombs", "--seats", "human,human,human,human"], "tombs is not for 4 players; choose one of 2, 3"),
    (["play", "tombs", "--seats", "human,human,human", "--players", "2"], "3 seats are given for 2 players"),
    (["play", "tombs", "--variant", "secret=yes"], '"secret=yes" is no variant; write NAME=VALUE, as in: '),
    (["play", "tombs", "--variant", "secret_entrance"], '"secret_entrance" is no variant; write NAME=VALUE'),
    (["play", "tombs", "--variant", "secret_entrance=maybe"], '"secret_entrance=maybe" should be NAME=yes or NAME=no'),
    (["play", "tombs", "--undo", "always"], 'there is no undo policy "always"; choose one of free, fair, off'),
    (["play", "tombs", "--lang", "fr"], 'there is no language "fr"; choose one of en, ru, it'),
    (["play", "tombs", "--load", "/nowhere/game.json"], "can't read /nowhere/game.json: No such file or directory"),
    (["play", "tombs", "--umbrella"], 'No such option: --umbrella "warren --help" and'),
    (["dig"], "No such command 'dig'. \"warren --help\" and"),
    (["simulate", "tombs", "--bots", "greedy,clever"], "no bot is called 'clever'; there are random, greedy, strong"),
    (["simulate", "tombs", "--seats", "7"], "tombs is not for 7 players; choose one of 2, 3"),
    (["simulate", "tombs", "--games", "0"], "--games, --jobs and --rounds take whole numbers from 1 on"),
    (["simulate", "tombs", "--games", "1", "--jobs", "0"], "--games, --jobs and --rounds take whole numbers from 1 on"),
    (["simulate", "tombs", "--bots", "random,random,random"], "3 bots are too many for 2 players"),
    (["simulate", "tombs", "--games", "many"], '"warren --help" and "warren COMMAND --help" say what is possible'),
    (["replay", "/nowhere/game.json"], "can't read /nowhere/game.json: No such file or directory"),
    (["replay"], '"warren --help" and "warren COMMAND --help" say what is possible'),
    (["rules", "chess"], 'there are no rules of "chess"; there are those of '),
    (["rules", "tombs", "battleship"], 'no rule of tombs has the words "battleship"; try fewer'),
    (["games", "--lang", "xx"], 'there is no language "xx"; choose one of en, ru, it'),
    (["bench", "tombs", "--rounds", "0"], "--games, --jobs and --rounds take whole numbers from 1 on"),
    (["bench", "chess"], "no rulebook is called 'chess'; there are"),
]


@pytest.mark.parametrize(("arguments", "said"), WRONG, ids=[" ".join(arguments) for arguments, _ in WRONG])
def test_an_error_is_one_line_that_says_what_to_do(warren: Warren, arguments: list[str], said: str) -> None:
    output = warren(*arguments)
    assert output.code == 2
    assert output.out == ""
    assert output.err.startswith("warren: ")
    assert output.err.count("\n") == 1
    assert said in output.err


def test_errors_speak_the_language_that_is_asked_for(warren: Warren) -> None:
    assert "choose one of 2, 3" in warren("play", "tombs", "--players", "9").err
    assert "выберите из: 2, 3" in warren("play", "tombs", "--players", "9", "--lang", "ru").err
    assert "scegli fra 2, 3" in warren("play", "tombs", "--players", "9", "--lang", "it").err


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "not a record: this is no JSON document"),
        ("[1, 2]", "not a record: a record is a JSON object"),
        ('{"warren": 99}', "this record has format 99; this version reads format 1"),
        ('{"warren": 1, "game": "tombs"}', "damaged record: "),
        (b"\xff\xfe\x00", "not a record: this is no JSON document"),
    ],
)
@pytest.mark.parametrize("command", [["replay"], ["play", "--load"]])
def test_a_damaged_record_is_refused(
    warren: Warren, tmp_path: Path, command: list[str], content: str | bytes, said: str
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    output = warren(*command, str(file))
    assert output.code == 2
    assert output.out == ""
    assert output.err.startswith(f"warren: {file}: {said}")


def test_another_games_record_is_refused(warren: Warren, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(new_table("tombs", 2, 1).record().to_json())
    output = warren("play", "chess", "--load", str(file))
    assert (output.code, output.out) == (2, "")
    assert output.err == f"warren: {file} holds a game of tombs; leave the name out, or name that one.\n"


def test_a_replay_can_not_go_beyond_its_end(warren: Warren, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table = new_table("tombs", 2, 1)
    table.choose(0)
    file.write_text(table.record().to_json())
    output = warren("replay", str(file), "--to", "2")
    assert (output.code, output.out) == (2, "")
    assert output.err == "warren: there are no 2 choices in this record; --to takes 0 to 1.\n"
