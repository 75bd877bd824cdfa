"""The board of Rats of Wistar in text, with Ratbot's cards, and the solo game in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

import warren
from tests.cli.conftest import Warren
from warren.cli.boards import draw
from warren.cli.components import is_id, visible
from warren.games import rulebook
from warren.table import Table
from warren.text import LANGUAGES, Words

PLAYERS = ["Lena", "Andrey", "Marta", "Piero"]


def words(seats: int, lang: str = "en") -> Words:
    return Words("wistar", lang, PLAYERS[:seats], strict=True)


def shown(table: Table[Any], seat: int | None, lang: str = "en", *, plain: bool = True, width: int = 2000) -> str:
    console = Console(file=StringIO(), width=width, highlight=False)
    console.print(draw(table, seat, words(table.seats, lang), plain))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def played(seats: int, moves: int, seed: int = 3) -> Table[Any]:
    table: Table[Any] = warren.new_table("wistar", seats, seed)
    random = Random(seed)
    while table.choice is not None and table.moves < moves:
        table.choose(random.randrange(len(table.choice.options)))
    return table


def on_the_table(table: Table[Any]) -> Iterator[str]:
    """What everybody sees, whoever looks."""
    state = table.state
    for market in state.markets.values():
        yield from market.cards()
    yield from (*state.goals, *state.skills, *state.heroes, *state.cheese, *filter(None, state.missions.values()))
    yield from (f"room:{room}" for room in "ABCDEFGH")
    yield from state.closed
    for player in state.players:
        yield from (f"seat:{player.seat}", *player.played, *player.mice, *player.powers, *player.skills)
        yield from (*player.heroes, *player.claimed, *player.tents)
    if state.ratbot is not None:
        yield from (*state.ratbot.status, *state.ratbot.actions.discards)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "plain", "width"), [(1, True, 2000), (1, False, 2000), (3, True, 90), (4, False, 120)]
)
def test_the_board_names_all_that_lies_open(lang: str, seats: int, plain: bool, width: int) -> None:
    table = played(seats, 60 * seats)
    board = in_one_line(shown(table, 0, lang, plain=plain, width=width))
    wanted = [words(seats, lang).name(component) for component in on_the_table(table)]
    assert len(wanted) > 40
    if width > 500:
        assert [name for name in wanted if name not in board] == []
    else:  # in narrow columns and frames names are broken where there is a space
        assert [name for name in wanted if any(part not in board for part in name.split())] == []


def in_one_line(text: str) -> str:
    """Without frames and line breaks."""
    return " ".join(text.replace("│", " ").split())


def test_a_leader_is_told_on_its_space_and_a_free_space_as_free() -> None:
    table = played(2, 1)
    assert table.choice is not None
    seat, option = table.choice.seat, table.choice.options[0]
    assert option[0] == "leader"
    table.choose(option)
    place = next(place for place in table.view(None)["wheel"] if option[1] in [s["space"] for s in place["spaces"]])
    line = next(
        line
        for line in shown(table, None).splitlines()
        if line.startswith(f"  {words(2).name('action:' + place['action'])} ")
    )
    assert f"{words(2).name(str(option[1]))}: {PLAYERS[seat]}" in line
    assert line.count(": free") == len(place["spaces"]) - 1


def test_a_hand_is_read_to_its_owner_and_counted_to_others() -> None:
    table = played(2, 4)
    hands = [player.hand for player in table.state.players]
    assert all(hands)
    own, others = shown(table, 0), shown(table, 1)
    for card in hands[0]:
        assert f"{words(2).name(card)} (" in own
        assert f"{words(2).name(card)} (" not in others
    printed = rulebook("wistar").catalogue()
    basic = [card for card in hands[0] if printed[card]["deck"] == "basic"]
    assert f"Hand: {len(basic)} basic, {len(hands[0]) - len(basic)} advanced" in others


def test_a_card_is_told_with_kind_icons_points_terms_and_effect() -> None:
    table = played(1, 30)
    cards = [card for market in table.state.markets.values() for card in market.cards()]
    lines = shown(table, 0).splitlines()
    book, say = rulebook("wistar"), words(1)
    for card in cards:
        printed = book.catalogue()[card]
        (line,) = [line for line in lines if line.startswith(f"  {say.name(card)} (")]
        assert line.endswith(f"{book.texts('en')['needs:' + card[5:]]} {book.texts('en')[card]}")
        facts = line[line.index("(") + 1 : line.index(").")]
        assert facts.startswith(str(say.say(f"word-{printed['kind']}")))
        assert facts.endswith(f"{printed['vp']} VP")
        assert facts.count("×") == len(set(printed["skills"])) + (printed["energy"] > 0)


# --- Ratbot ---------------------------------------------------------------------------------------------------------


def test_the_marker_of_a_track_stands_in_brackets() -> None:
    table = warren.new_table("wistar", 1, 2, {"status_cards": ["structure/2", "tool/2", "robot/1"]})
    table.state.ratbot.advances = [2, 0, 5]
    lines = shown(table, 0).splitlines()
    structure, tool, robot = (line for line in lines if "status card (index" in line)
    assert (
        ": 0, 0 (exploration), [1 (attack on movement tokens)], 2 (goal on the left), 3 (VP for house mice)"
        in structure
    )
    assert ": [0], 1 (exploration), " in tool
    assert robot.endswith(", [3]; beyond the end 1 VP each")


def test_the_missions_are_told_in_the_order_of_the_plan() -> None:
    table = warren.new_table("wistar", 1, 2)
    table.state.ratbot.top = "exploration:rx2"
    line = next(line for line in shown(table, 0).splitlines() if "Priority of missions" in line)
    named = line.split("Priority of missions: ")[1].rstrip(".").split(", ")
    assert [name.split(" (")[1].rstrip(")") for name in named] == [
        "Coal cellar",
        "Kitchen",
        "Hall",
        "Bedroom",
        "Boiler room",
        "Kitchen",
    ]
    assert named[1].startswith("mission space 2 ")


def test_during_the_choice_of_a_hand_it_is_you_who_play() -> None:
    table = warren.new_table("wistar", 1, 2)
    assert table.view(0)["active"] == "seat:0"
    assert "Lena is to play." in shown(table, 0).splitlines()


def test_a_component_whose_kind_has_a_hyphen_is_a_component() -> None:
    assert is_id("mission-space:m-B")
    assert not is_id("a sentence: with a colon")
    assert "mission-space:m-B" in visible(warren.new_table("wistar", 1, 2), 0)


# --- the commands ---------------------------------------------------------------------------------------------------


def test_solo_is_a_game_against_ratbot_at_that_level(warren: Warren) -> None:
    said = warren("play", "wistar", "--solo", "6", "--seed", "1", "--plain", typed=["1", "1", "log 500", "quit"])
    assert said.code == 0
    assert said.lines[0] == "Rats of Wistar with Player and Ratbot."
    assert "  Ratbot's cards, level 6" in said.lines
    assert any(line.startswith("- Ratbot turns up its action card") for line in said.lines)


def test_solo_and_a_variant_by_name_are_the_same_game(warren: Warren) -> None:
    outputs = [
        warren("play", "wistar", *how, "--seed", "4", "--plain", typed=["quit"]).out
        for how in (["--solo", "9"], ["--players", "1", "--variant", "ratbot=9"])
    ]
    assert outputs[0] == outputs[1] != ""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "tombs", "--solo", "3"], "tombs has no automa to play alone against"),
        (["play", "wistar", "--solo", "10"], "variant 'ratbot' takes 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, not 10"),
        (["play", "wistar", "--solo", "3", "--players", "2"], "variant 'ratbot' is for 1 seats, not 2"),
        (
            ["play", "wistar", "--players", "1", "--variant", "status_cards=structure/0,tool/1,robot/2"],
            "no two of the three indices may differ by 2 or more (WS-009)",
        ),
    ],
)
def test_what_cannot_be_played_alone_is_refused(warren: Warren, arguments: list[str], said: str) -> None:
    output = warren(*arguments)
    assert output.code == 2
    assert said in output.err


def test_a_simulation_reports_the_scores_of_both(warren: Warren) -> None:
    command = ("simulate", "wistar", "--seats", "1", "--games", "3", "--bots", "random", "--variant", "ratbot=7")
    report = warren(*command, "--json").json
    bot, automa = report["bots"]
    assert (bot["bot"], automa["bot"]) == ("random", "automa")
    assert bot["wins"] + automa["wins"] == sum(report["seat_wins"]) == 3
    assert automa["worst"] > 40
    assert bot["best"] < automa["best"]
    assert any(line.startswith("Ratbot ") for line in warren(*command).lines)


def test_a_replay_calls_ratbot_by_its_name(warren: Warren, tmp_path: Path) -> None:
    file = str(tmp_path / "solo.json")
    warren("play", "wistar", "--solo", "2", "--seed", "3", "--plain", typed=["1", f"save {file}", "quit"])
    told = warren("replay", file, "--plain", "--lang", "it").lines
    assert any("Ordine di turno: Ratbot e Giocatore 1." in line for line in told)


def test_ratbots_rules_are_found_in_its_game(warren: Warren) -> None:
    said = warren("play", "wistar", "--solo", "2", "--plain", typed=["rules WS-065", "rules W-165", "quit"]).out
    assert "WS-065  If the named sector has no free space" in said
    assert "W-165  " in said
