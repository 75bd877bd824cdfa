"""What you may see of Ratbot, and what nobody sees."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import warren
from tests.ledger_marks import rule
from warren.games import rulebook
from warren.games.wistar.ratbot.content import ACTION_CARDS, AUTOMA, EXPLORATION_CARDS, LAST_CARD
from warren.games.wistar.ratbot.words import effects
from warren.table import BadVariant, Table
from warren.text.bundles import LANGUAGES
from warren.text.words import Words


def played(moves: int, level: int = 5, seed: int = 3) -> Table[Any]:
    table = warren.new_table("wistar", seats=1, seed=seed, variants={"ratbot": level})
    random = Random(seed)
    while table.choice is not None and table.moves < moves:
        table.choose(random.randrange(len(table.choice.options)))
    return table


@rule("WS-061")
def test_the_order_of_both_decks_is_hidden_but_for_the_plan_on_top() -> None:
    table = played(30)
    automa = table.state.ratbot
    shown = json.dumps(table.view(0))
    used = automa.actions.discards
    assert used
    assert [card for card in ACTION_CARDS if card in shown] == [card for card in ACTION_CARDS if card in used]
    assert [card for card in EXPLORATION_CARDS if card in shown] == [automa.top]
    assert table.view(0)["ratbot"]["exploration"]["left"] == len(automa.unexplored) + 2


@rule("WS-061")
def test_another_future_has_other_action_cards_and_the_same_view() -> None:
    table = played(20)
    view = table.view(0)
    nexts = set()
    for seed in range(12):
        world = table.imagine(seat=0, seed=seed)
        assert world.view(0) == view
        nexts.add(world.state.ratbot.actions.copy().draw(world.state.dice))
    assert len(nexts) > 2


@rule("WS-137", "WS-022")
def test_the_exploration_cards_that_are_left_are_counted_to_the_end() -> None:
    table = played(20)
    automa = table.state.ratbot
    left = []
    for unexplored in (["exploration:rx1"], []):
        automa.unexplored = unexplored
        left.append(table.view(0)["ratbot"]["exploration"]["left"])
    automa.top = LAST_CARD
    left.append(table.view(0)["ratbot"]["exploration"]["left"])
    automa.last_played = True
    left.append(table.view(0)["ratbot"]["exploration"]["left"])
    assert left == [3, 2, 1, 0]


@rule("WS-023", "WS-024", "WS-157", "WS-160")
def test_a_status_card_shows_its_track_and_the_skills_on_it() -> None:
    table = warren.new_table("wistar", seats=1, variants={"status_cards": ["structure/2", "tool/2", "robot/1"]})
    automa = table.state.ratbot
    automa.tokens = {"intelligence": 0, "agility": 1, "perception": 1, "strength": 0, "endurance": 2}
    automa.advances = [4, 0, 2]
    cards = table.view(0)["ratbot"]["status"]
    assert [card["skills"] for card in cards] == [
        ["intelligence", "strength"],
        ["agility", "perception"],
        ["endurance"],
    ]
    assert [card["at"] for card in cards] == [4, 0, 2]
    assert [card["below"] for card in cards] == [1, 1, 1]
    assert cards[0]["steps"] == [
        {"vp": 0, "effect": None},
        {"vp": 0, "effect": "effect:play_exploration"},
        {"vp": 1, "effect": "effect:hit_moves"},
        {"vp": 2, "effect": "effect:goal_left"},
        {"vp": 3, "effect": "effect:end_house_mice"},
        {"vp": 4, "effect": "effect:hit_hand"},
        {"vp": 5, "effect": "effect:solve"},
        {"vp": 7, "effect": None},
    ]


@rule("WS-018", "WS-019", "WS-020", "WS-027")
def test_the_automa_board_shows_which_spaces_are_empty_and_which_workers_are_left() -> None:
    table = played(0)
    bot = table.state.players[1]
    table.state.ratbot.solved, bot.beds, bot.dug = 2, 1, 3
    bot.workers["forest"] = 3
    seen = table.view(0)["ratbot"]
    for line, spaces, emptied in (("markers", 7, 2), ("beds", 6, 1), ("underground", 6, 3)):
        assert [space["empty"] for space in seen[line]] == [True] * emptied + [False] * (spaces - emptied)
    assert [space["vp"] for space in seen["markers"]] == [space.vp for space in AUTOMA.board.markers]
    assert seen["workers_left"] == 5
    assert (seen["seat"], seen["actions"]) == ("seat:1", {"left": 7, "used": []})


@rule("WS-097")
def test_the_pile_is_only_a_number() -> None:
    table = played(10_000)
    taken = table.state.ratbot.pile
    assert len(taken) > 3
    view = table.view(0)
    assert view["ratbot"]["pile"] == len(taken)
    assert not [card for card in taken if f'"{card}"' in json.dumps(view)]


@pytest.mark.parametrize("moves", [0, 25, 10_000])
def test_its_score_is_shown_as_it_would_be_now(moves: int) -> None:
    table = played(moves)
    shown = table.view(None)["players"][1]
    assert shown["breakdown"] == table.view(None)["ratbot"]["score"]
    assert shown["points"] == sum(shown["breakdown"].values())
    if table.result is not None:
        assert table.result.scores[1] == shown["points"]
        assert table.result.breakdown[1] == shown["breakdown"]


@rule("WS-003", "WS-013")
def test_a_level_or_three_sides_and_nothing_of_it_with_more_players() -> None:
    assert warren.new_table("wistar", seats=1, variants={"ratbot": 6}).view(0)["ratbot"]["level"] == 6
    named = warren.new_table("wistar", seats=1, variants={"status_cards": ["robot/1", "tool/2", "structure/2"]})
    assert [(card["kind"], card["index"]) for card in named.view(0)["ratbot"]["status"]] == [
        ("structure", 2),
        ("tool", 2),
        ("robot", 1),
    ]
    assert "ratbot" not in warren.new_table("wistar", seats=2).view(0)
    for variants in ({"ratbot": 6}, {"status_cards": ["robot/1", "tool/2", "structure/2"]}):
        with pytest.raises(BadVariant):
            warren.new_table("wistar", seats=2, variants=variants)


# --- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("effect", effects())
def test_what_an_effect_says_in_english_is_the_line_of_the_file(effect: str) -> None:
    assert rulebook("wistar").texts("en")[f"effect:{effect}"] == effects()[effect].text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ratbot_has_the_name_of_the_file(lang: str) -> None:
    assert Words("wistar", lang, ["Ann"], strict=True).name("seat:1") == getattr(AUTOMA.meta.opponent, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_exploration_card_can_be_read_row_by_row(lang: str) -> None:
    book = rulebook("wistar")
    texts = book.texts(lang)
    for component in EXPLORATION_CARDS:
        lines = texts[component].split("\n")
        if component == LAST_CARD:
            assert len(lines) == 1
        else:
            assert [line[0] for line in lines] == list("ABCDEFG")
            assert all(book.names(lang)[f"room:{line[0]}"] in line for line in lines)


def test_the_digits_of_its_board_are_those_of_the_file() -> None:
    """What the board's text says of Ratbot's actions at strength 3 and below."""
    said = rulebook("wistar").texts("en")["board:automa"]
    ideas = AUTOMA.board.actions["find_ideas"]
    assert ideas == {"weak": {"basic": 2, "advanced": 0}, "strong": {"basic": 2, "advanced": 2}}
    assert "2 basic inventions, with strength 3 also 2 advanced ones" in said
    assert AUTOMA.board.actions["build_beds"] == {"weak": {"beds": 1}, "strong": {"beds": 2}}
    assert AUTOMA.board.actions["dig_rooms"] == {"weak": {"rooms": 1}, "strong": {"rooms": 2}}
    assert "1 bed or room, with strength 3 two" in said
    assert AUTOMA.board.alchemist.skill in said
