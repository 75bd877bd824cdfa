"""Every component is there, in the right number, with the values the ledger gives (W-001..W-013, W-025..W-050)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.ledger_marks import rule
from warren.games.wistar import content
from warren.games.wistar.components import Power
from warren.games.wistar.language import Gain, Hero, MainAction, Play, SkillToken
from warren.games.wistar.measures import KINDS, SKILLS, Price

BOARD = content.board()


@rule("W-004", "W-009", "W-010", "W-012", "W-013")
def test_the_common_pool() -> None:
    common = BOARD.components.common
    assert common["board"] == 1
    assert common["wheel"] == 1
    assert common["wheel_sectors"] == len(BOARD.wheel.sectors) == 6
    assert common["door_tokens"] == len(content.doors()) == 10
    assert common["move_tokens"] == 20
    assert common["joker_tokens"] == 12
    assert common["electricity_tokens"] == 4
    assert common["wood_tokens"] == common["metal_tokens"] == 18
    assert common["once_markers"] == 12
    assert common["multiplier_tokens"] == 12
    assert set(BOARD.supply.unlimited) == {"wood", "metal", "move", "joker", "once_marker"}
    assert BOARD.supply.limited.electricity == "one per player"
    assert BOARD.supply.limited.skill_tokens == 5
    assert BOARD.supply.limited.heroes == 5


@rule("W-005")
def test_180_inventions_100_basic_and_80_advanced() -> None:
    cards = content.inventions()
    assert list(cards) == list(range(1, 181))
    assert Counter(card.deck for card in cards.values()) == {"basic": 100, "advanced": 80}


@rule("W-006", "W-201")
def test_ten_missions_of_three_rows() -> None:
    missions = content.missions().values()
    assert Counter(mission.kind for mission in missions) == {"house": 6, "cellar": 4}
    assert [len(mission.rows) for mission in missions] == [3] * 10
    assert len(content.rows()) == 30


@rule("W-007")
def test_heroes_goals_and_skill_tokens() -> None:
    assert len(content.goals()) == 13
    assert {hero.skill for hero in BOARD.heroes} == set(SKILLS)
    assert len(BOARD.heroes) == 5
    assert all(hero.icons == 2 for hero in BOARD.heroes)
    assert {token.skill for token in BOARD.skill_tokens.tokens} == set(SKILLS)
    assert len(BOARD.skill_tokens.tokens) == 5


@rule("W-008", "W-134", "W-140")
def test_25_mice_and_2_cheeses() -> None:
    assert len(BOARD.house_mice) == 15
    assert len(BOARD.cellar_mice) == 10
    assert [cheese.vp for cheese in BOARD.cheese] == [6, 3]
    assert {mouse.kind for mouse in BOARD.house_mice} == {"house"}
    assert {mouse.kind for mouse in (*BOARD.cellar_mice, *BOARD.cheese)} == {"cellar"}
    assert [mouse.effect for mouse in BOARD.cheese] == [None, None]
    assert [mouse.id for mouse in content.mice().values() if mouse.cheese] == ["cheese6", "cheese3"]


@rule("W-138", "W-139")
def test_every_mouse_has_one_effect_of_three_sorts_and_0_to_3_points() -> None:
    for mouse in (*BOARD.house_mice, *BOARD.cellar_mice):
        assert mouse.effect is not None
        assert mouse.effect.type in ("immediate", "income", "permanent")
        assert len(mouse.effect.do) == 1
        assert 0 <= mouse.vp <= 3


@rule("W-011", "W-054", "W-056", "W-057")
def test_the_pieces_of_a_player() -> None:
    pieces = BOARD.components.per_player
    assert pieces == {
        "player_board": 1,
        "reminder_tile": 1,
        "bed_tiles": 6,
        "underground_tiles": 6,
        "markers": 10,
        "discs": 5,
        "tents": 2,
        "workers": 9,
        "leaders": 3,
    }
    start = BOARD.start
    assert start.workers_on_beds + start.workers_at_entrance + 1 == 9
    assert start.goal_discs == 3
    assert (start.wood, start.metal, start.move, start.joker) == (2, 2, 1, 0)
    assert BOARD.vp_track.start == 10
    assert len(BOARD.players_colours.ids) == len(set(BOARD.players_colours.ids)) == 4


@rule("W-025", "W-026", "W-029")
def test_the_farm_has_seven_rooms_on_three_storeys() -> None:
    farm = BOARD.farm
    assert [floor.part for floor in farm.floors] == ["house", "house", "cellar"]
    rooms = {room.id: room for room in farm.rooms if room.is_room}
    assert set(rooms) == set("BCDEFGH")
    parts = {floor.id: floor.part for floor in farm.floors}
    assert all(room.floor is not None and parts[room.floor] == room.part for room in rooms.values())
    assert [room.id for room in rooms.values() if room.cheese] == ["G"]
    assert farm.cheese_space.room == "G"
    assert rooms["G"].part == "cellar"


@rule("W-030", "W-032", "W-033")
def test_the_passages_of_the_farm() -> None:
    passages = {frozenset(edge.rooms) for edge in BOARD.farm.edges}
    assert len(BOARD.farm.edges) == len(passages) == 10
    assert {frozenset(pair) for pair in ("AC", "CD", "BD", "DE", "EF", "FG")} <= passages
    floors = {room.id: room.floor for room in BOARD.farm.rooms}
    from_outside = [next(room for room in edge.rooms if room != "A") for edge in BOARD.farm.edges if "A" in edge.rooms]
    assert sorted(str(floors[room]) for room in from_outside) == ["first", "ground"]


@rule("W-034", "W-048")
def test_door_spaces_by_player_count() -> None:
    used = {n: sum(edge.min_players <= n for edge in BOARD.farm.edges) for n in (2, 3, 4)}
    assert used == {2: 6, 3: 8, 4: 10}


@rule("W-027", "W-028", "W-035", "W-040")
def test_mission_spaces_by_player_count() -> None:
    spaces = BOARD.farm.mission_spaces
    assert {n: sum(space.min_players <= n for space in spaces) for n in (2, 3, 4)} == {2: 6, 3: 7, 4: 8}
    assert [space.room for space in spaces if space.min_players <= 2].count("D") == 2
    assert Counter(space.min_players for space in spaces) == {2: 6, 3: 1, 4: 1}
    parts = {room.id: room.part for room in BOARD.farm.rooms}
    assert all(parts[space.room] == space.kind for space in spaces)


@rule("W-027", "W-043", "W-044", "W-047")
def test_mouse_spaces_by_player_count() -> None:
    spaces = BOARD.farm.mouse_spaces
    parts = {room.id: room.part for room in BOARD.farm.rooms}
    assert all(parts[space.room] == space.kind for space in spaces)
    used = {n: Counter(space.kind for space in spaces if space.min_players <= n) for n in (2, 3, 4)}
    assert used == {2: {"house": 4, "cellar": 3}, 3: {"house": 6, "cellar": 4}, 4: {"house": 8, "cellar": 5}}
    left = {n: (15 - 3 - used[n]["house"], 10 - 2 - used[n]["cellar"]) for n in (2, 3, 4)}
    assert left == {2: (8, 5), 3: (6, 4), 4: (4, 3)}


@rule("W-041", "W-042")
def test_the_small_cheese_is_for_three_and_four() -> None:
    assert [(cheese.vp, cheese.min_players) for cheese in BOARD.cheese] == [(6, 2), (3, 3)]


@rule("W-044", "W-262")
def test_the_round_stack_has_house_mice_above_cellar_mice() -> None:
    assert list(BOARD.round_stack.top_to_bottom) == ["house"] * 3 + ["cellar"] * 2
    assert len(BOARD.round_stack.top_to_bottom) == BOARD.meta.rounds


@rule("W-037", "W-090", "W-158")
def test_three_sectors_have_sides_for_player_counts() -> None:
    two_sided = [sector for sector in BOARD.wheel.sectors if len(sector.sides) == 2]
    signs = [side.players for sector in two_sided for side in sector.sides]
    assert len(two_sided) == 3
    assert {(2,), (2, 3), (3, 4)} <= set(signs)
    for sector in BOARD.wheel.sectors:
        assert sorted(n for side in sector.sides for n in side.players) == [2, 3, 4]
        assert all(1 <= len(side.spaces) <= 3 for side in sector.sides)
    assert {n: sum(len(s.spaces(n)) for s in BOARD.wheel.sectors) for n in (2, 3, 4)} == {2: 9, 3: 12, 4: 14}


@rule("W-002", "W-088")
def test_two_main_actions_in_each_area() -> None:
    assert [(place.area, place.action) for place in BOARD.wheel.places] == [
        ("forest", "gather_wood"),
        ("forest", "dig_rooms"),
        ("burrow", "gather_metal"),
        ("burrow", "build_beds"),
        ("farm", "find_ideas"),
        ("farm", "explore"),
    ]


@rule("W-098", "W-102", "W-105")
def test_rooms_and_beds_of_the_player_board() -> None:
    board = BOARD.player_board
    assert (board.rooms.starting, board.rooms.veranda, board.rooms.dug) == (3, 1, 6)
    assert board.underground_tiles.price == Price(metal=2)
    assert board.bed_tiles.price == Price(wood=2)
    assert len(board.underground_tiles.vp) == len(board.bed_tiles.vp) == 6
    assert list(board.underground_tiles.vp[:2]) == [0, 1]
    assert 10 in board.underground_tiles.vp
    assert {2, 7} <= set(board.bed_tiles.vp)
    assert list(board.underground_tiles.vp) == sorted(board.underground_tiles.vp)
    assert list(board.bed_tiles.vp) == sorted(board.bed_tiles.vp)


@rule("W-212", "W-213", "W-227")
def test_six_brown_and_four_grey_powers() -> None:
    powers = BOARD.player_board.powers
    assert [power.order for power in powers] == list(range(1, 11))
    assert [power.color for power in powers] == ["brown"] * 6 + ["grey"] * 4


@pytest.mark.parametrize(
    ("power", "vp", "price"),
    [
        pytest.param("cheap_beds", 0, Price(any=1), marks=rule("W-215")),
        pytest.param("cheap_rooms", 0, Price(any=1), marks=rule("W-216")),
        pytest.param("veranda", 2, Price(), marks=rule("W-217")),
        pytest.param("double_moves", 1, Price(), marks=rule("W-218")),
        pytest.param("skill", 2, Price(), marks=rule("W-219")),
        pytest.param("three_points", 3, Price(), marks=rule("W-220")),
        pytest.param("six_points", 6, Price(), marks=rule("W-221")),
        pytest.param("free_invention", 1, Price(), marks=rule("W-223")),
        pytest.param("main_action", 2, Price(), marks=rule("W-224")),
        pytest.param("hero", 0, Price(), marks=rule("W-225")),
    ],
)
def test_points_and_prices_of_the_powers(power: str, vp: int, price: Price) -> None:
    found = content.powers()[power]
    assert (found.vp, found.unlock_price) == (vp, price)


@rule("W-222")
def test_two_powers_are_worth_more_together() -> None:
    def paired(power: Power) -> tuple[str | None, int]:
        return power.pair_with, power.pair_vp

    assert paired(content.powers()["three_points"]) == ("six_points", 2)
    assert paired(content.powers()["six_points"]) == ("three_points", 2)
    assert [power.id for power in content.powers().values() if power.pair_with] == ["three_points", "six_points"]


@pytest.mark.parametrize(
    ("power", "node"),
    [
        ("skill", SkillToken()),
        ("free_invention", Play(free=True)),
        ("main_action", MainAction(of="any")),
        ("hero", Hero()),
    ],
)
def test_immediate_powers(power: str, node: object) -> None:
    effect = content.powers()[power].effect
    assert effect is not None
    assert effect.type == "immediate"
    assert effect.do == (node,)


@rule("W-257", "W-050", "W-256", "W-259")
def test_goals_have_four_rising_slots_some_covered() -> None:
    for goal in BOARD.goals:
        assert len(goal.slots) == 4
        assert list(goal.slots) == sorted(set(goal.slots))
        assert goal.bonus
    assert BOARD.goals_rules.in_play == 3
    assert BOARD.goals_rules.covered == {4: (), 3: (4,), 2: (2, 4)}


@rule("W-207", "W-208")
def test_every_lock_of_a_mission_is_opened_by_another_of_its_rows() -> None:
    for mission in BOARD.missions:
        opened = [row.opens for row in mission.rows if row.opens is not None]
        assert len(opened) == len(set(opened))
        assert set(opened) <= {1, 2}
        for row in mission.rows:
            assert set(row.locks) <= set(opened)
            assert row.opens not in row.locks
    assert any(len(row.locks) == 2 for row in content.rows().values())


@rule("W-202")
def test_rows_cost_wood_metal_cards_or_moves() -> None:
    kinds = {name for row in content.rows().values() for name in Price.__struct_fields__ if getattr(row.cost, name) > 0}
    assert kinds == {"wood", "metal", "any", "cards", "move"}


@rule("W-286")
def test_unexplored_room() -> None:
    hatch, ladder, socket = content.missions()["mis01"].rows
    assert (hatch.name.en, ladder.name.en, socket.name.en) == (
        "Open the hatch",
        "Build a ladder",
        "Plug into the socket",
    )
    assert (hatch.opens, ladder.locks, socket.locks) == (1, (1,), ())
    assert socket.cost == Price(metal=2)
    assert socket.reward == (Gain(current=1),)


@rule("W-287", "W-288")
def test_something_is_in_the_burrow() -> None:
    clear, attack, explore = content.missions()["mis03"].rows
    assert (clear.opens, attack.opens, explore.opens) == (1, 2, None)
    assert (clear.locks, attack.locks, explore.locks) == ((), (), (1, 2))


@rule("W-285")
def test_reach_the_lock() -> None:
    row = content.missions()["mis05"].rows[0]
    assert row.name.en == "Reach the lock"
    assert row.cost == Price(any=2)
    assert row.needs.skills == {"agility": 3}


@rule("W-141", "W-142", "W-144")
@pytest.mark.parametrize(("mouse", "vp"), [("hm02", 3), ("hm01", 0), ("hm03", 2)])
def test_points_of_the_example_mice(mouse: str, vp: int) -> None:
    assert content.mice()[mouse].vp == vp


@rule("W-110")
def test_prices_of_idea_points() -> None:
    assert (BOARD.find_ideas_prices.basic, BOARD.find_ideas_prices.advanced) == (1, 2)


@rule("W-239", "W-240")
def test_prices_of_the_quick_actions() -> None:
    quick = {action.id: action for action in BOARD.quick_actions.list}
    assert list(quick) == [
        "buy_joker",
        "buy_current",
        "use_move",
        "use_once",
        "enter_worker",
        "place_tent",
        "claim_goal",
    ]
    assert (quick["buy_joker"].pay, quick["buy_joker"].get) == (Price(any=3), (Gain(joker=1),))
    assert (quick["buy_current"].pay, quick["buy_current"].get) == (Price(any=4), (Gain(current=1),))
    assert quick["use_move"].pay == Price(move=1)


@rule("W-062", "W-075")
def test_the_markets() -> None:
    assert (BOARD.markets.size, BOARD.markets.discard_at_round_start, BOARD.markets.shift) == (4, 2, "right")


@rule("W-272", "W-273", "W-198")
def test_points_for_leftovers() -> None:
    assert BOARD.final_scoring.leftovers_per_vp == 5
    assert BOARD.final_scoring.jokers_per_vp == 2
    assert BOARD.electricity.enhanced_vp == 2


@rule("W-176", "W-177", "W-178")
def test_inventions_in_general() -> None:
    cards = content.inventions().values()
    assert Counter(card.kind for card in cards) == {"tool": 66, "robot": 43, "structure": 71}
    assert {card.kind for card in cards} == set(KINDS)
    assert all(len(card.skills) <= 3 and card.energy in (0, 1) for card in cards)
    icons = Counter(skill for card in cards for skill in card.skills)
    assert icons == dict.fromkeys(SKILLS, 45)
    assert len([card for card in cards if card.energy]) == 44
    assert sum(card.vp == 0 for card in cards) < 10
    assert min(card.vp for card in cards) < 0 < max(card.vp for card in cards)


@rule("W-164", "W-165", "W-166", "W-167", "W-168", "W-170", "W-171", "W-172")
def test_the_sorts_of_requirements() -> None:
    cards = content.inventions().values()
    paid = {name for card in cards for name in Price.__struct_fields__ if getattr(card.cost, name)}
    assert paid == {"wood", "metal", "move"}
    assert any(card.needs.kinds for card in cards)
    assert any(card.needs.skills for card in cards)
    assert {card.needs.current for card in cards} == {0, 1, 2}
    assert any(card.needs.mice for card in cards)
    assert any(card.needs.rooms_dug for card in cards)


@rule("W-192")
def test_only_advanced_inventions_require_electricity() -> None:
    assert {card.deck for card in content.inventions().values() if card.needs.current} == {"advanced"}
