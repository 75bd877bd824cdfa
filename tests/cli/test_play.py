"""Playing in the terminal: a whole game through a pipe, and every command on the way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import warren as api
from tests.cli.conftest import Warren
from warren.table import parse_record
from warren.text import LANGUAGES, Words

START = ("play", "tombs", "--seed", "7")


def first_options(count: int) -> list[str]:
    return ["1"] * count


def whole_game(warren: Warren, *arguments: str) -> str:
    """The first option every time, until the game is over; then nothing more is typed."""
    output = warren(*arguments, typed=first_options(2000))
    assert (output.code, output.err) == (0, "")
    return output.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_through_a_pipe_in_each_language(warren: Warren, lang: str) -> None:
    told = whole_game(warren, *START, "--seats", "human:Lena,bot:random", "--lang", lang)
    words = {
        "en": ("Total", "wins", "share"),
        "ru": ("Итого", "Победитель", "делят"),
        "it": ("Totale", "Vince", "condividono"),
    }
    assert re.search(f"{words[lang][1]}|{words[lang][2]}", told)
    assert re.search(r"^Lena: \d+ \(.+ \d+, .+ \d+, .+ \d+\)$", told, re.MULTILINE)
    assert "Lena" in told.splitlines()[0]


def test_what_is_printed_in_a_pipe_is_plain_text(warren: Warren) -> None:
    told = whole_game(warren, *START, "--seats", "human,random")
    assert "\x1b" not in told
    assert not re.search("[│╭─]", told)


def test_the_lines_of_a_plain_board_are_never_broken(warren: Warren) -> None:
    told = warren(*START, "--plain").out
    assert re.search(r"^entrance 1: .*\.", told, re.MULTILINE)
    assert max(map(len, told.splitlines())) > 100


def test_bots_alone_play_to_the_end_and_nothing_is_read(warren: Warren) -> None:
    output = warren(*START, "--seats", "random,random")
    assert output.code == 0
    assert re.search(r"^Random bot 1: \d+", output.out, re.MULTILINE)
    assert "> " not in output.out


def test_the_same_seed_and_choices_print_the_same_game(warren: Warren) -> None:
    arguments = (*START, "--seats", "human,random")
    assert warren(*arguments, typed=first_options(60)).out == warren(*arguments, typed=first_options(60)).out


def test_the_end_of_input_leaves_the_game(warren: Warren) -> None:
    output = warren(*START, typed=["1"])
    assert (output.code, output.err) == (0, "")
    assert output.lines[-1] == "The game is left where it stands."


def test_quit_leaves_the_game_in_english_and_in_the_players_language(warren: Warren) -> None:
    for lang, word, said in (("en", "quit", "left"), ("ru", "quit", "оставлена"), ("ru", "выход", "оставлена")):
        output = warren(*START, "--lang", lang, typed=[word, "1"])
        assert output.code == 0
        assert said in output.lines[-1]


def test_a_choice_is_a_number_an_id_or_a_label(warren: Warren) -> None:
    table = api.new_table("tombs", 2, 7)
    assert table.choice is not None
    seats = ["random", "random"]
    seats[table.choice.seat] = "human"
    arguments = (*START, "--seats", ",".join(seats))
    told = warren(*arguments, typed=["1"]).out
    label = re.search(r"^  1  (.+)$", told, re.MULTILINE)
    assert label is not None
    after = [line.partition("> ")[2] for line in told.splitlines()]
    for typed in (table.choice.ids[0], label[1], label[1].upper()):
        again = warren(*arguments, typed=[typed]).out
        assert again.splitlines()[-3:] == told.splitlines()[-3:]
        assert len(again.splitlines()) == len(after)


@pytest.mark.parametrize("typed", ["0", "99", "-1", "1.5", "frobnicate", "1 2", "²", "\x00", "🐀" * 500, "9" * 5000])
def test_nonsense_is_answered_and_changes_nothing(warren: Warren, typed: str) -> None:
    output = warren(*START, typed=[typed, "quit"])
    assert (output.code, output.err) == (0, "")
    assert re.search(r'none of the choices \(1 to \d+\) and no command. "help" lists the commands', output.out)
    assert "\n- " not in output.out.split("none of the choices")[1]


def test_an_empty_line_says_what_to_type(warren: Warren) -> None:
    assert re.search(r'Type a number from 1 to \d+, or "help"', warren(*START, typed=["", "quit"]).out)


# --- the commands ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_lists_every_command(warren: Warren, lang: str) -> None:
    told = warren(*START, "--lang", lang, typed=["help", "quit"]).out
    listed = told.partition("> help\n")[2].splitlines()[:10]
    assert all(re.fullmatch(r"  \S.{20,}\S.*", line) for line in listed)
    assert len({line.split()[0] for line in listed}) == 10


def test_why_says_each_reason_with_its_rule(warren: Warren) -> None:
    """Nobody may open a room that lies in the market outside the action Remove paws."""
    table = api.new_table("tombs", 2, 7)
    assert table.choice is not None
    seat = table.choice.seat
    room = table.view(seat)["markets"]["rooms"]["cards"][0]
    reasons = table.why_not(seat, room)
    told = warren(*START, "--seats", "human,human", typed=[f"why {room}", "quit"]).out
    assert reasons
    for reason in reasons:
        assert f"[{reason.rule}]" in told


def test_why_and_look_find_a_component_by_its_name(warren: Warren) -> None:
    view = api.new_table("tombs", 2, 7).view(0)
    room = view["markets"]["rooms"]["cards"][0]
    name = Words("tombs", "en").name(room)
    told = warren(*START, typed=[f"look {name.upper()}", "quit"]).out
    assert f"{name} ({room}): " in told


def test_why_of_a_number_tells_the_choice_and_reads_what_it_touches(warren: Warren) -> None:
    told = warren(*START, typed=["why 1", "quit"]).out
    assert "This is offered: " in told


def test_an_unknown_and_an_unclear_component(warren: Warren) -> None:
    told = warren(*START, typed=["look dragon", "look entrance", "look", "quit"]).out
    assert 'Nothing on this table is called "dragon".' in told
    assert re.search(r'"entrance" may be any of these: .+ \(entrance:\d+\), ', told)
    assert "Say what you mean" in told


def test_hint_names_a_choice_and_takes_it_not(warren: Warren) -> None:
    told = warren(*START, "--seats", "human,human", typed=["hint", "quit"]).out
    hint = re.search(r"A strong bot would choose (\d+): (.+)", told)
    assert hint is not None
    assert f"{int(hint[1]):3}  {hint[2]}\n" in told
    assert "\n- " not in told.partition("> hint")[2]


def test_undo_takes_the_last_choice_back(warren: Warren) -> None:
    told = warren(*START, "--seats", "human,human", "--undo", "free", typed=["1", "undo", "quit"]).out
    before, _, after = told.partition("> 1\n")
    assert "Taken back." in after
    question = before.splitlines()[-12:]
    assert after.split("Taken back.")[1].strip().splitlines()[-14:-2] == question


def test_free_undo_goes_back_beyond_the_bots(warren: Warren) -> None:
    told = warren(*START, "--seats", "human,random", "--undo", "free", typed=["1"] * 6 + ["undo"] * 9 + ["quit"]).out
    assert told.count("Taken back.") == 6
    assert "you have not chosen anything yet" in told


@pytest.mark.parametrize(
    ("policy", "typed", "said"),
    [
        ("off", ["1", "undo"], "played without undo"),
        ("fair", ["undo"], "you have not chosen anything yet"),
    ],
)
def test_undo_is_refused_with_the_reason(warren: Warren, policy: str, typed: list[str], said: str) -> None:
    told = warren(*START, "--seats", "human,human", "--undo", policy, typed=[*typed, "quit"]).out
    assert said in told


def test_fair_undo_stops_at_anothers_choice(warren: Warren) -> None:
    """Each lays a paw; then the first asks to take back what the second has answered."""
    told = warren(*START, "--seats", "human,human", typed=["1", "1", "undo", "quit"]).out
    assert "Not taken back: others have chosen since." in told
    assert "Taken back." not in told


def test_log_tells_what_has_happened_and_as_much_as_is_asked_for(warren: Warren) -> None:
    told = warren(*START, "--seats", "human,random", typed=["log 0", "1", "1", "1", "log 99", "log 1", "quit"]).out
    assert "> log 0\nThere is nothing to tell.\n" in told
    everything = told.partition("> log 99\n- ")[2].partition("> log 1")[0].splitlines()
    assert len(everything) >= 3
    assert told.partition("> log 1\n- ")[2].splitlines()[0] == everything[-1].removeprefix("- ")


def test_rules_are_searched_and_told_in_the_language_of_the_game(warren: Warren) -> None:
    told = warren(*START, "--lang", "ru", typed=["правила RT-005", "правила лапками", "выход"]).out
    assert "RT-005  [толкование] " in told
    assert "RT-008  В каждом" in told


def test_rules_are_searched_by_words_and_by_id(warren: Warren) -> None:
    told = warren(*START, typed=["rules RT-112", "rules paw", "rules battleship", "rules", "quit"]).out
    assert "RT-112  Remove paws is allowed only with at least 1 own paw laid out." in told
    assert "more rules have these words" in told
    assert 'No rule has the words "battleship".' in told
    assert "Say what you are looking for" in told


# --- files ----------------------------------------------------------------------------------------------------------


def test_a_game_is_saved_loaded_replayed_and_verified(warren: Warren, tmp_path: Path) -> None:
    file = tmp_path / "kept" / "game.json"
    arguments = (*START, "--seats", "human,random", "--undo", "free")
    told = warren(*arguments, typed=["1", "1", "undo", "2", "1", f"save {file}", "quit"]).out
    assert f"Saved in {file}." in told
    record = parse_record(file.read_text())
    assert len([entry for entry in record.entries if entry.undo is not None]) >= 1

    question = told.partition(f"> save {file}")[0].split("\n\n")[-1]
    loaded = warren("play", "--load", str(file), "--seats", "human,random", typed=["quit"])
    assert (loaded.code, loaded.err) == (0, "")
    assert question.strip() in loaded.out

    verified = warren("replay", str(file), "--verify")
    assert verified.code == 0
    assert verified.out.startswith("True: the ")

    on = warren("play", "tombs", "--load", str(file), "--seats", "random,random")
    assert re.search(r"^Random bot 2: \d+", on.out, re.MULTILINE)


def test_save_never_overwrites_what_is_no_record(warren: Warren, tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    told = warren(*START, typed=[f"save {diary}", "quit"]).out
    assert "is something else than a record" in told
    assert diary.read_text() == "Dear diary"


def test_save_over_an_older_record_and_into_an_impossible_place(warren: Warren, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    told = warren(
        *START, "--seats", "human,human", typed=[f"save {file}", "1", f"save {file}", f"save {file}/x", "save", "quit"]
    ).out
    assert len(parse_record(file.read_text()).entries) == 1
    assert f"can't write {file}/x: " in told
    assert "Say where to" in told
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_finished_game_can_still_be_looked_at_and_saved(warren: Warren, tmp_path: Path) -> None:
    file = tmp_path / "end.json"
    typed = [*first_options(1200), "log 2", "hint", f"save {file}", "quit"]
    told = warren(*START, "--seats", "human,random", typed=typed).out
    assert "The game is over. You may still use" in told
    assert parse_record(file.read_text()).result is not None
    assert "The game is over: nothing is asked any more." in told


def test_several_people_are_told_whose_turn_it_is(warren: Warren) -> None:
    told = warren(*START, "--seats", "human:Lena,human:Andrey", typed=first_options(6)).out
    assert "Lena, it is your turn." in told
    assert "Andrey, it is your turn." in told


# --- the lobby ------------------------------------------------------------------------------------------------------


def test_the_lobby_asks_what_it_needs_and_starts_the_game(warren: Warren) -> None:
    games = list(api.games())
    number = str(games.index("tombs") + 1)
    output = warren("play", "--lang", "en", typed=["2", number, "3", "1", "выход"])
    assert output.code == 0
    assert "Случайный бот 2" in output.out
    assert "Партия оставлена как есть." in output.out


def test_enter_takes_the_usual_answers_and_nonsense_is_asked_again(warren: Warren) -> None:
    output = warren("play", "--lang", "it", typed=["", "chess", "tombs", "", "", "esci"])
    assert "«chess» non è fra le risposte." in output.out
    assert "Bot avido" in output.out
    assert output.code == 0


def test_the_lobby_asks_who_plays_alone_how_strong_the_automa_is(warren: Warren) -> None:
    typed = ["", "wistar", "1", "12", "7", "quit"]
    lines = warren("play", "--plain", typed=typed).lines
    assert not any("Against whom?" in line for line in lines)
    assert any(line.startswith("Ratbot's level: From 0 (gentle)") for line in lines)
    assert any("12" in line and "is none of the answers" in line for line in lines)
    assert "  Ratbot's cards, level 7" in lines


@pytest.mark.parametrize("typed", [[], ["1"], ["quit"], ["1", "quit"]])
def test_the_lobby_can_be_left(warren: Warren, typed: list[str]) -> None:
    output = warren("play", "--lang", "en", typed=typed)
    assert (output.code, output.err) == (0, "")
    assert "it is your turn" not in output.out
