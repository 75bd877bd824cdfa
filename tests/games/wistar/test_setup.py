"""Setting up (W-031, W-036..W-062, W-416): what lies where before the first turn, at each player count."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.wistar.helpers import Game
from tests.ledger_marks import rule
from warren.games.wistar.content import board
from warren.games.wistar.measures import AREAS, SKILLS
from warren.games.wistar.pieces import (
    AREA_OF,
    CARDS,
    DOORS,
    GOALS,
    HEROES,
    MICE,
    MISSIONS,
    PASSAGES,
    POWERS,
    SKILL_TOKENS,
    SPACES_IN,
)
from warren.games.wistar.rulebook import RULEBOOK
from warren.games.wistar.state import COVERED, OPEN, Wistar
from warren.games.wistar.wheel import strength
from warren.table import Dice, Table

BOARD = board()
EVERY_COUNT = pytest.mark.parametrize("seats", [2, 3, 4])
MANY = 60
"""Set-ups looked at where something is drawn at random."""


def fresh(seats: int, seed: int = 1) -> Wistar:
    """Everything set up, the starting hands not picked yet."""
    return RULEBOOK.setup(seats, {}, Dice.seeded(seed))


# --- the board ------------------------------------------------------------------------------------------------------


@rule("W-036")
def test_any_sector_may_lie_at_any_place_of_the_wheel() -> None:
    wheels = [fresh(2, seed).wheel for seed in range(MANY)]
    sectors = {sector.component for sector in BOARD.wheel.sectors}
    assert all(set(wheel) == sectors and len(wheel) == 6 for wheel in wheels)
    for place in range(6):
        assert {wheel[place] for wheel in wheels} == sectors


@rule("W-037", "W-158")
def test_the_side_for_the_player_count_is_up() -> None:
    ends = {seats: {space[6:] for spaces in SPACES_IN[seats].values() for space in spaces} for seats in (2, 3, 4)}
    assert ends[2] - ends[3] == {"s4a2", "s6a2"}
    assert ends[3] - ends[2] == {"s4a34", "s4b34", "s6a34", "s6b34", "s6c34"}
    assert ends[3] - ends[4] == {"s5a23"}
    assert ends[4] - ends[3] == {"s5a4", "s5b4", "s5c4"}
    for seats in (2, 3, 4):
        game = Game(seats)
        assert {option[7 + 6 :] for option in game.options() if option.startswith("leader/")} == ends[seats]


@rule("W-038")
@EVERY_COUNT
def test_three_goals_are_turned_up_and_the_others_stay_beside_the_board(seats: int) -> None:
    state = fresh(seats)
    assert len(state.goals) == len(set(state.goals)) == 3
    assert len(state.goal_bag) == 10
    assert {*state.goals, *state.goal_bag} == set(GOALS)
    assert set(state.slots) == set(state.goals)
    assert {goal for seed in range(MANY) for goal in fresh(seats, seed).goals} == set(GOALS)


@rule("W-039", "W-040")
@pytest.mark.parametrize(("seats", "house", "cellar"), [(2, 4, 2), (3, 5, 2), (4, 5, 3)])
def test_missions_lie_face_down_and_unseen_on_their_spaces(seats: int, house: int, cellar: int) -> None:
    state = fresh(seats)
    assert set(state.missions.values()) == {""}
    kinds = [space.kind for space in BOARD.farm.mission_spaces if space.component in state.missions]
    assert (kinds.count("house"), kinds.count("cellar")) == (house, cellar)
    for kind, bag in state.mission_bags.items():
        assert set(bag) == {mission for mission, card in MISSIONS.items() if card.kind == kind}


@rule("W-039")
def test_any_house_mission_may_lie_on_any_house_space() -> None:
    found = set()
    for seed in range(MANY):
        game = Game(seed=seed)
        game.players[0].explorer = "room:D"
        game.workers(0, farm=1)
        game.lay_sector("s1", 5)
        game.choose("leader/space:s1b", "main/explore", "reveal/mission-space:m-D2")
        found.add(game.state.missions["mission-space:m-D2"])
    assert found == {mission for mission, card in MISSIONS.items() if card.kind == "house"}


@rule("W-041", "W-042")
@pytest.mark.parametrize(
    ("seats", "stack"),
    [(2, ["mouse:cheese6"]), (3, ["mouse:cheese6", "mouse:cheese3"]), (4, ["mouse:cheese6", "mouse:cheese3"])],
)
def test_the_big_cheese_lies_on_the_small_one_which_two_players_leave_out(seats: int, stack: list[str]) -> None:
    assert fresh(seats).cheese == stack


@rule("W-043", "W-044", "W-047")
@pytest.mark.parametrize(
    ("seats", "in_farm", "piles"),
    [
        (2, {"house": 4, "cellar": 3}, {"house": 8, "cellar": 5}),
        (3, {"house": 6, "cellar": 4}, {"house": 6, "cellar": 4}),
        (4, {"house": 8, "cellar": 5}, {"house": 4, "cellar": 3}),
    ],
)
def test_mice_lie_face_down_in_the_farm_and_in_two_piles(
    seats: int, in_farm: dict[str, int], piles: dict[str, int]
) -> None:
    state = fresh(seats)
    kinds = {space.component: str(space.kind) for space in BOARD.farm.mouse_spaces}
    assert Counter(kinds[space] for space in state.mouse_spaces) == in_farm
    assert state.piles == piles
    face_down = {"house": in_farm["house"] + piles["house"] + 2, "cellar": in_farm["cellar"] + piles["cellar"] + 2}
    assert {kind: len(bag) for kind, bag in state.mouse_bags.items()} == face_down


@rule("W-044", "W-045")
@EVERY_COUNT
def test_the_top_mouse_of_the_round_stack_a_house_mouse_is_turned_up_at_once(seats: int) -> None:
    turned_up = set()
    for seed in range(MANY):
        state = fresh(seats, seed)
        assert state.stack == 4
        assert state.round_mouse is not None
        assert state.round_mouse not in state.mouse_bags["house"]
        turned_up.add(state.round_mouse)
    assert turned_up == {mouse for mouse, tile in MICE.items() if tile.kind == "house"}


@rule("W-048", "W-034")
@pytest.mark.parametrize(("seats", "closed"), [(2, 6), (3, 8), (4, 10)])
def test_doors_are_closed_by_unseen_tokens(seats: int, closed: int) -> None:
    state = fresh(seats)
    assert len(state.closed) == closed
    assert set(state.closed) <= set(PASSAGES)
    assert set(state.door_bag) == set(DOORS)


@rule("W-049", "W-007")
@EVERY_COUNT
def test_the_supply(seats: int) -> None:
    state = fresh(seats)
    assert state.skills == list(SKILL_TOKENS)
    assert state.heroes == list(HEROES)
    assert len(state.skills) == len(state.heroes) == 5
    assert [player.current for player in state.players] == [0] * seats


@rule("W-050", "W-256", "W-259")
@pytest.mark.parametrize(
    ("seats", "slots"),
    [(2, [OPEN, COVERED, OPEN, COVERED]), (3, [OPEN, OPEN, OPEN, COVERED]), (4, [OPEN, OPEN, OPEN, OPEN])],
)
def test_discs_cover_goal_slots_below_four_players(seats: int, slots: list[int]) -> None:
    state = fresh(seats)
    assert [state.slots[goal] for goal in state.goals] == [slots] * 3


# --- the players ----------------------------------------------------------------------------------------------------


@rule("W-051", "W-056", "W-057", "W-011")
@EVERY_COUNT
def test_the_pieces_and_tokens_of_each_player(seats: int) -> None:
    for player in fresh(seats).players:
        assert (player.wood, player.metal, player.move, player.joker, player.current) == (2, 2, 1, 0, 0)
        assert player.vp == 10
        assert player.leaders == 3
        assert player.discs == 3
        assert player.tents == []
        assert (player.hand, player.played, player.mice, player.doors) == ([], [], [], [])
        assert (player.skills, player.heroes, player.private, player.claimed) == ([], [], [], [])
        assert dict.fromkeys((*SKILLS, "energy"), 0) == player.icons


@rule("W-052", "W-212")
def test_markers_cover_all_ten_powers_and_none_works() -> None:
    me = fresh(2).players[0]
    assert me.powers == []
    assert len(POWERS) == 10
    assert (me.bed_price, me.dig_price, me.move_power, me.rooms) == (2, 2, 1, 3)


@rule("W-053", "W-054", "W-099", "W-106")
def test_tiles_lie_matched_by_points_and_a_worker_stands_on_each_bed() -> None:
    game = Game()
    game.tokens(0, wood=20, metal=20)
    game.players[0].rooms = 12
    assert (game.players[0].beds, game.players[0].dug, game.players[0].entrance) == (0, 0, 2)
    for _ in range(6):
        game.run(0, game.node(op="bed", n=1), game.node(op="dig", n=1))
        game.choose("build/1", "dig/1")
    assert [told["vp"] for told in game.told("built")] == [0, 2, 4, 7, 11, 16]
    assert [told["vp"] for told in game.told("dug")] == [0, 1, 3, 6, 10, 15]
    assert game.players[0].entrance == 2 + 6


@rule("W-031", "W-055")
@EVERY_COUNT
def test_the_ninth_worker_is_the_explorer_outside(seats: int) -> None:
    for player in fresh(seats).players:
        assert player.explorer == "room:A"
        assert sum(player.workers.values()) + player.entrance == 9 - 6 - 1


@rule("W-416", "W-089")
@EVERY_COUNT
def test_at_first_no_worker_stands_in_an_area_and_every_main_action_has_strength_0(seats: int) -> None:
    game = Game(seats)
    for player in game.players:
        assert player.workers == dict.fromkeys(AREAS, 0)
        assert [strength(player, action) for action in AREA_OF] == [0] * 6
    space = next(option for option in game.options() if option.startswith("leader/"))
    game.choose(space)
    assert "main" not in game.heads()
    game.choose("enter/area:forest", "enter/area:farm")
    assert strength(game.me, "gather_wood") == strength(game.me, "explore") == 1
    assert strength(game.me, "build_beds") == 0


# --- the last steps -------------------------------------------------------------------------------------------------


@rule("W-059")
def test_the_turn_order_is_drawn_at_random() -> None:
    orders = {tuple(fresh(3, seed).order) for seed in range(MANY)}
    assert orders == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}


@rule("W-060")
@EVERY_COUNT
def test_as_many_pairs_as_players_of_one_basic_and_one_advanced_card(seats: int) -> None:
    state = fresh(seats)
    assert len(state.pairs) == seats
    for basic, advanced in state.pairs:
        assert CARDS[basic].deck == "basic"
        assert CARDS[advanced].deck == "advanced"
    assert len(state.decks["basic"]) == 100 - seats
    assert len(state.decks["advanced"]) == 80 - seats
    drawn = [card for pair in state.pairs for card in pair]
    left = [card for deck in state.decks.values() for card in deck.cards()]
    assert sorted(drawn + left) == sorted(CARDS)
    assert len({fresh(seats, seed).pairs[0] for seed in range(MANY)}) > MANY // 2


@rule("W-061")
@EVERY_COUNT
def test_in_reverse_turn_order_each_player_picks_a_pair(seats: int) -> None:
    table = Table.start(RULEBOOK, seats, 3)
    state = table.state
    order, pairs = state.order[:], state.pairs[:]
    asked = []
    while table.choice is not None and table.choice.ask == "draft":
        assert table.choice.ids == [f"pair/{basic}/{advanced}" for basic, advanced in state.pairs]
        asked.append(table.choice.seat)
        table.choose(len(table.choice.options) - 1)
    assert asked == order[:0:-1]  # the first player is left with the last pair and isn't asked
    assert [state.players[seat].hand for seat in reversed(order)] == [list(pair) for pair in reversed(pairs)]
    assert table.choice is not None
    assert table.choice.seat == order[0]


@rule("W-062", "W-061")
def test_the_markets_are_laid_out_after_the_pairs_are_picked() -> None:
    table = Table.start(RULEBOOK, 2, 3)
    state = table.state
    assert [market.row for market in state.markets.values()] == [[None] * 4, [None] * 4]
    table.choose(0)
    for deck, market in state.markets.items():
        assert [CARDS[card].deck for card in market.cards()] == [deck] * 4
        assert state.decks[deck].discards == []
