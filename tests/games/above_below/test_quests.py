"""The quests (AB section 17.3)."""

from __future__ import annotations

import pytest

from tests.games.above_below.positions import (
    RATS,
    asked,
    begin,
    do,
    give,
    new,
    on_track,
    option,
    own,
    pass_round,
    set_out,
    starters,
    story,
    told,
    total,
)
from tests.ledger_marks import rule
from warren.games.above_below.content import QUESTS
from warren.games.above_below.rulebook import RULEBOOK

BUILDER, TEACHER, SCOUT = starters(0)
HIDE = "choose/paragraph:1/1"


@rule("AB-296")
def test_five_quests_lie_face_up() -> None:
    assert new(2, "quests").quests == list(QUESTS)
    assert len(QUESTS) == 5
    assert RULEBOOK.viewer(new(2, "quests"))(None)["modules_board"]["quests"] == list(QUESTS)


@rule("AB-297", "AB-298", "AB-299", "AB-300")
def test_the_first_with_a_paper_and_a_pot_takes_the_quest_and_scores_four() -> None:
    game = new(2, "quests")
    give(game, 0, paper=1)
    give(game, 1, paper=1)
    own(game, 0, "building:H12", stock={"building:H12": ["pot"]})
    own(game, 1, "building:O11", stock={"building:O11": ["pot"]})
    table = do(begin(game), "harvest", f"send/{SCOUT}", "done")
    player = table.state.players[0]
    assert player.quests == ["quest:Q1"]
    assert player.reserve == {"paper": 1, "pot": 1}
    assert told(table, "quest") == [{"seat": "seat:0", "quest": "quest:Q1"}]
    assert total(table.state)["quests"] == 4
    do(table, "harvest", f"send/{starters(1)[0]}", "done")
    assert table.state.players[1].quests == []
    assert table.state.quests == ["quest:Q2", "quest:Q3", "quest:Q4", "quest:Q5"]


@rule("AB-301")
def test_quests_count_reserve_spot_and_track_but_not_cards() -> None:
    game = new(2, "quests")
    on_track(game, 0, ("fruit", 1))
    give(game, 0, fish=1).reserve.clear()
    game.players[0].for_sale = "fish"
    own(game, 0, "building:H10", stock={"building:H10": ["mushroom"]})
    assert [(r.key, r.facts["have"]) for r in begin(game).why_not(0, "quest:Q2")] == [("quest-needs", 0)]
    table = do(begin(game), "harvest", f"send/{SCOUT}")
    assert table.state.players[0].quests == ["quest:Q2"]


@rule("AB-302")
def test_a_quest_is_awarded_at_once_in_the_middle_of_a_turn_to_the_buyer() -> None:
    game = new(2, "quests")
    give(game, 0, paper=1)
    give(game, 1, pot=1).reserve.clear()
    game.players[1].for_sale, game.players[1].asking = "pot", 3
    table = do(begin(game), "buy/seat:1/item:pot/3")
    assert table.state.players[0].quests == ["quest:Q1"]
    assert asked(table) == (0, "turn")


@rule("AB-302", "AB-136")
def test_a_quest_is_awarded_at_once_to_who_takes_the_last_cider_by_labor() -> None:
    game = new(2, "quests")
    give(game, 0, cider=1, mushroom=2)
    table = do(begin(game), "labor", f"send/{SCOUT}", "go")
    assert asked(table) == (0, "after")
    assert table.state.players[0].quests == ["quest:Q5"]


@rule("AB-302")
def test_at_the_same_moment_the_first_in_turn_order_takes_it() -> None:
    for first in (0, 1, 2):
        game = new(3, "quests")
        for seat, herbs in enumerate(("building:H17", "building:O03", "building:O22")):
            own(game, seat, herbs)
            on_track(game, seat, ("amethyst", 1))
            give(game, seat, potion=1)
        game.first = game.active = first
        table = pass_round(begin(game))
        assert [player.quests for player in table.state.players] == [
            ["quest:Q4"] if seat == first else [] for seat in range(3)
        ]


@rule("AB-302")
@pytest.mark.parametrize(("owners", "taker"), [((0, 1, 2), 1), ((0, 2), 2), ((0,), 0)])
def test_of_several_who_meet_a_quest_at_once_the_active_player_takes_it_then_the_next_clockwise(
    owners: tuple[int, ...], taker: int
) -> None:
    game = new(3, "quests")
    for seat in owners:
        give(game, seat, paper=1, pot=1)
    game.active = 1
    table = do(begin(game), "labor", "all")
    assert [player.quests for player in table.state.players] == [
        ["quest:Q1"] if seat == taker else [] for seat in range(3)
    ]


@rule("AB-303")
def test_losing_the_things_later_does_not_return_the_quest() -> None:
    game = new(2, "quests")
    game.quests.remove("quest:Q1")
    game.players[0].quests.append("quest:Q1")
    with story(option((9, {"coins": 1}), fail={"paper": 1, "pot": 1}), *RATS):
        table = do(set_out(game, 1, 1, 1), HIDE)
    assert table.state.players[0].quests == ["quest:Q1"]
