"""WS-037..WS-048 and WS-059..WS-113: what Ratbot doesn't get, and its turn."""

from __future__ import annotations

import pytest

from tests.games.wistar.ratbot.helpers import Solo, room
from tests.ledger_marks import rule
from warren.games.wistar.counts import free_rooms
from warren.games.wistar.measures import Action
from warren.games.wistar.pieces import ACTION_AT, EFFECTS, MICE, SECTOR_OF, SPACES
from warren.games.wistar.ratbot.board import build_bed, dig_room, house, room_for_mouse, take_inventions
from warren.games.wistar.ratbot.content import ACTION_CARDS, AUTOMA
from warren.games.wistar.ratbot.turn import alchemist, do_action, get_bonus, place_leader, place_worker
from warren.games.wistar.ratbot.view import ratbot_view
from warren.games.wistar.turn import menu

WEALTH = ("wood", "metal", "move", "joker")


def give(game: Solo, card: str, at: int = 0) -> None:
    bonus = ACTION_CARDS[f"action-card:{card}"].bonuses[at]
    game.run(get_bonus(game.state, bonus, f"action-card:{card}"))


# --- short rules -----------------------------------------------------------------------------------------------


@rule("WS-037", "WS-038", "WS-043", "WS-044")
def test_in_a_whole_round_ratbot_gains_no_means() -> None:
    """Every action card is played once, on spaces whose bonus actions would give something."""
    game = Solo(level=6)
    for card in ACTION_CARDS:
        game.state.leaders, game.bot.leaders = {}, 3
        game.play(card.removeprefix("action-card:"))
    assert [getattr(game.bot, what) for what in WEALTH] == [0, 0, 0, 0]
    assert game.bot.hand == []
    assert game.bot.current == 0
    assert game.state.due == []


@rule("WS-039", "WS-094")
def test_inventions_go_to_a_pile_and_their_effects_are_ignored() -> None:
    game = Solo()
    row = list(game.state.markets["basic"].row)
    take_inventions(game.state, "basic", 2, "test")
    assert game.automa.pile == row[:2]
    assert (game.bot.played, game.bot.standing, game.state.due) == ([], [], [])


@rule("WS-040")
def test_the_effects_of_its_mice_are_ignored() -> None:
    game = Solo()
    for kind in ("immediate", "income", "permanent"):
        mouse = next(mouse for mouse in MICE if (effect := EFFECTS[mouse]) is not None and effect.type == kind)
        house(game.state, mouse, "test")
    assert len(game.bot.mice) == 3
    assert (game.state.due, game.bot.standing, game.bot.vp) == ([], [], 10)


@rule("WS-045")
def test_without_a_free_room_a_bed_becomes_a_dug_room() -> None:
    game = Solo()
    game.fill_rooms()
    build_bed(game.state, "test")
    assert (game.bot.beds, game.bot.dug, free_rooms(game.bot)) == (3, 1, 1)


@rule("WS-046")
def test_without_a_free_room_the_tile_stays_and_a_room_is_dug() -> None:
    game = Solo()
    game.fill_rooms()
    assert not room_for_mouse(game.state, "test")
    assert (game.bot.mice, game.bot.dug) == ([], 1)
    assert room_for_mouse(game.state, "test")
    assert game.bot.dug == 1


@rule("WS-047")
def test_with_all_tiles_removed_nothing_is_dug() -> None:
    game = Solo()
    game.bot.dug, game.bot.rooms = 6, 9
    dig_room(game.state, "test")
    assert (game.bot.dug, game.bot.rooms) == (6, 9)


@rule("WS-048", "WS-087")
def test_nothing_is_dug_instead_of_a_bed_that_does_not_exist() -> None:
    game = Solo()
    game.bot.beds = 6
    game.bot.beds_in = game.bot.rooms = 3
    build_bed(game.state, "test")
    assert (game.bot.beds, game.bot.dug) == (6, 0)


@rule("WS-049")
def test_a_room_holds_one_tile() -> None:
    game = Solo()
    build_bed(game.state, "test")
    house(game.state, "mouse:cheese6", "test")
    dig_room(game.state, "test")
    assert free_rooms(game.bot) == 3 + 1 - 2


# --- the turn --------------------------------------------------------------------------------------------------


@rule("WS-059")
def test_leader_worker_action_bonuses_in_this_order() -> None:
    game = Solo(level=0)
    game.play("ra_wood")
    order = [happening.what for happening in game.state.log or [] if happening.what not in ("picked", "round")]
    turn = ["ratbot-card", "ratbot-leader", "ratbot-worker", "main-action", "ratbot-points", "ratbot-advanced"]
    assert order[order.index("ratbot-card") :][: len(turn)] == turn
    assert game.state.order[game.state.at] == 0


@rule("WS-060")
def test_your_turn_is_the_normal_one() -> None:
    game = Solo()
    game.play("ra_dig")
    options = menu(game.state, game.you)
    assert ("hut",) in options
    assert {option[0] for option in options} >= {"leader", "enter", "buy"}


@rule("WS-061")
def test_used_action_cards_are_open_and_the_rest_is_a_number() -> None:
    game = Solo()
    game.play("ra_ideas")
    assert ratbot_view(game.state)["actions"] == {"left": 6, "used": ["action-card:ra_ideas"]}


# --- the leader ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", ACTION_AT)
@rule("WS-062")
def test_the_leader_goes_to_the_sector_that_stands_at_the_named_action(action: Action) -> None:
    game = Solo(seed=5)
    sector = game.stand(action)
    assert place_leader(game.state, action, "test") == action
    (space,) = game.state.leaders
    assert SECTOR_OF[space] == sector
    assert game.bot.leaders == 2


@rule("WS-063", "WS-064")
def test_of_several_free_spaces_the_furthest_from_the_centre() -> None:
    """The spaces of a sector are listed from the outermost inwards (board.yaml)."""
    game = Solo()
    action = next(action for action in ACTION_AT if len(game.spaces(action)) == 2)
    outer, inner = game.spaces(action)
    place_leader(game.state, action, "test")
    assert list(game.state.leaders) == [outer]
    game.state.leaders = {outer: 0}
    place_leader(game.state, action, "test")
    assert game.state.leaders == {outer: 0, inner: 1}


@rule("WS-065")
def test_from_a_full_sector_it_moves_to_the_next_suitable_one_clockwise() -> None:
    game = Solo()
    game.state.leaders = dict.fromkeys(game.spaces("gather_wood"), 0)
    assert place_leader(game.state, "gather_wood", "test") == "dig_rooms"
    assert game.told("ratbot-leader")[-1]["reason"] == "full"


@rule("WS-066")
def test_a_sector_with_its_own_leader_is_not_suitable() -> None:
    game = Solo()
    action = next(action for action in ACTION_AT if len(game.spaces(action)) == 2)
    following = ACTION_AT[(ACTION_AT.index(action) + 1) % 6]
    game.state.leaders = {game.spaces(action)[1]: 1}
    assert place_leader(game.state, action, "test") == following
    assert game.spaces(following)[0] in game.state.leaders
    assert game.told("ratbot-leader")[-1]["reason"] == "own-leader"


@rule("WS-067")
def test_the_search_goes_round_the_wheel_and_never_into_the_hut() -> None:
    game = Solo()
    last = ACTION_AT[-1]
    game.state.leaders = dict.fromkeys((*game.spaces(last), *game.spaces("gather_wood")), 0)
    assert place_leader(game.state, last, "test") == "dig_rooms"
    assert game.state.hut == []


@rule("WS-068")
def test_with_five_unsuitable_sectors_it_still_finds_the_sixth() -> None:
    game = Solo()
    two = [action for action in ACTION_AT if len(game.spaces(action)) == 2][:2]
    single = [action for action in ACTION_AT if len(game.spaces(action)) == 1]
    game.state.leaders = {game.spaces(action)[0]: 1 for action in two} | {game.spaces(a)[0]: 0 for a in single}
    rest = next(action for action in ACTION_AT if action not in (*two, *single))
    for action in ACTION_AT:
        before = dict(game.state.leaders)
        assert place_leader(game.state, action, "test") == rest
        game.state.leaders = before


@rule("WS-069")
def test_after_a_shift_worker_and_action_follow_the_sector_and_bonuses_the_card() -> None:
    game = Solo(level=0)
    game.state.leaders = dict.fromkeys(game.spaces("gather_wood"), 0) | dict.fromkeys(game.spaces("dig_rooms"), 0)
    skill = game.automa.tokens["strength"]
    game.play("ra_wood")
    assert game.told("main-action")[-1]["action"] == "gather_metal"
    assert game.bot.workers == {"forest": 0, "burrow": 1, "farm": 0}
    assert game.automa.advances[skill] == 1


@rule("WS-070")
def test_its_leader_blocks_the_space_for_you() -> None:
    game = Solo()
    game.play("ra_dig")
    (space,) = game.state.leaders
    assert ("leader", space) not in menu(game.state, game.you)


@rule("WS-071")
def test_one_action_card_sends_the_leader_to_the_hut_to_the_right_of_all_others() -> None:
    assert [card.id for card in AUTOMA.action_cards if card.place == "alchemist"] == ["ra_alchemist"]
    game = Solo()
    game.state.hut = [0, 0]
    game.play("ra_alchemist")
    assert game.state.hut == [0, 0, 1]
    assert game.state.leaders == {}


@rule("WS-072")
def test_in_the_hut_it_gets_no_movement_token() -> None:
    game = Solo()
    game.play("ra_alchemist")
    assert game.bot.move == 0


# --- the worker ------------------------------------------------------------------------------------------------


@rule("WS-073", "WS-074")
def test_a_worker_is_added_to_the_area_of_the_sector() -> None:
    game = Solo()
    place_worker(game.state, "farm", "test")
    assert game.bot.workers == {"forest": 0, "burrow": 0, "farm": 1}
    assert game.bot.beds == 0
    without = [card for card in AUTOMA.action_cards if not card.worker]
    for card in without:
        other = Solo()
        other.play(card.id)
        assert sum(other.bot.workers.values()) == 0


@rule("WS-075")
def test_its_workers_never_move() -> None:
    game = Solo(level=9)
    game.bot.workers = {"forest": 2, "burrow": 1, "farm": 3}
    for card in ("ra_dig", "ra_ideas", "ra_alchemist"):
        game.state.leaders = {}
        game.play(card)
    assert game.bot.workers == {"forest": 2, "burrow": 1, "farm": 3}


@rule("WS-076")
def test_no_area_holds_more_than_three_of_its_workers() -> None:
    game = Solo()
    game.bot.workers["forest"] = 3
    place_worker(game.state, "forest", "test")
    assert game.bot.workers["forest"] == 3


@rule("WS-077")
def test_with_all_eight_out_no_worker_is_added() -> None:
    game = Solo()
    game.bot.workers = {"forest": 3, "burrow": 3, "farm": 2}
    place_worker(game.state, "farm", "test")
    assert game.bot.workers["farm"] == 2


@rule("WS-078")
def test_the_alchemist_card_places_no_worker() -> None:
    assert not ACTION_CARDS["action-card:ra_alchemist"].worker


# --- the action ------------------------------------------------------------------------------------------------


@rule("WS-079")
def test_the_strength_counts_this_turns_worker() -> None:
    game = Solo()
    game.bot.workers["forest"] = 1
    game.play("ra_wood")
    assert game.told("main-action")[-1]["strength"] == 2


@rule("WS-080")
def test_on_the_wheel_the_main_action_in_the_hut_the_alchemist() -> None:
    game = Solo()
    game.play("ra_alchemist")
    assert game.told("main-action") == []
    game.play("ra_metal")
    assert [told["action"] for told in game.told("main-action")] == ["gather_metal"]


@pytest.mark.parametrize("strength", range(4))
@rule("WS-081", "WS-082")
def test_gathering_gives_points_equal_to_the_strength(strength: int) -> None:
    for action, area in (("gather_wood", "forest"), ("gather_metal", "burrow")):
        game = Solo()
        game.bot.workers[area] = strength
        game.run(do_action(game.state, action))
        assert game.bot.vp == 10 + strength


@pytest.mark.parametrize(("strength", "beds"), [(0, 1), (1, 1), (2, 1), (3, 2)])
@rule("WS-083", "WS-084")
def test_building_beds(strength: int, beds: int) -> None:
    game = Solo()
    game.bot.workers["burrow"] = strength
    game.run(do_action(game.state, "build_beds"))
    assert game.bot.beds == beds


@rule("WS-085")
def test_a_bed_is_the_lowest_left_and_fills_a_room() -> None:
    game = Solo()
    for n in (1, 2):
        build_bed(game.state, "test")
        assert [space["empty"] for space in ratbot_view(game.state)["beds"]] == [True] * n + [False] * (6 - n)
    values = [space.vp for space in AUTOMA.board.beds]
    assert values == sorted(values)
    assert free_rooms(game.bot) == 1


@rule("WS-086")
def test_example_two_beds_without_a_room_are_a_room_and_a_bed_in_it() -> None:
    game = Solo()
    game.fill_rooms()
    game.bot.workers["burrow"] = 3
    game.run(do_action(game.state, "build_beds"))
    assert (game.bot.dug, game.bot.beds, free_rooms(game.bot)) == (1, 4, 0)


@pytest.mark.parametrize(("strength", "rooms"), [(0, 1), (1, 1), (2, 1), (3, 2)])
@rule("WS-088", "WS-089")
def test_digging_rooms(strength: int, rooms: int) -> None:
    game = Solo()
    game.bot.workers["forest"] = strength
    game.run(do_action(game.state, "dig_rooms"))
    assert game.bot.dug == rooms


@rule("WS-090")
def test_a_dug_room_is_the_lowest_tile_left() -> None:
    game = Solo()
    dig_room(game.state, "test")
    dig_room(game.state, "test")
    assert [told["vp"] for told in game.told("ratbot-dug")] == [space.vp for space in AUTOMA.board.underground[:2]]
    assert free_rooms(game.bot) == 5


@pytest.mark.parametrize(("strength", "basic", "advanced"), [(0, 2, 0), (1, 2, 0), (2, 2, 0), (3, 2, 2)])
@rule("WS-091", "WS-092")
def test_finding_ideas(strength: int, basic: int, advanced: int) -> None:
    game = Solo()
    game.bot.workers["farm"] = strength
    game.run(do_action(game.state, "find_ideas"))
    markets = game.state.markets
    assert [4 - len(markets[deck].cards()) for deck in ("basic", "advanced")] == [basic, advanced]
    assert len(game.automa.pile) == basic + advanced


@rule("WS-093")
def test_it_takes_the_leftmost_cards_present() -> None:
    game = Solo()
    row = list(game.state.markets["advanced"].row)
    game.state.markets["advanced"].row[0] = None
    take_inventions(game.state, "advanced", 2, "test")
    assert game.automa.pile == row[1:3]


@rule("WS-095")
def test_the_markets_are_refilled_only_at_the_end_of_its_turn() -> None:
    """At strength 3 Find Ideas takes half of the advanced market; a bonus of the same turn takes the rest."""
    game = Solo()
    advanced = list(game.state.markets["advanced"].row)
    take_inventions(game.state, "advanced", 2, "action")
    give(game, "ra_alchemist")
    assert game.automa.pile == advanced
    game.play("ra_ideas")
    assert len(game.state.markets["basic"].cards()) == 4
    assert len(game.state.markets["advanced"].cards()) == 4


@rule("WS-096")
def test_from_a_short_market_it_takes_what_there_is() -> None:
    game = Solo()
    game.state.markets["basic"].row[1:] = [None, None, None]
    take_inventions(game.state, "basic", 2, "test")
    assert len(game.automa.pile) == 1


@rule("WS-097")
def test_its_pile_is_a_number_and_never_comes_back() -> None:
    game = Solo()
    take_inventions(game.state, "basic", 4, "test")
    taken = list(game.automa.pile)
    assert ratbot_view(game.state)["pile"] == 4
    deck = game.state.decks["basic"]
    deck.layers = []
    while (card := deck.draw(game.state.dice)) is not None:
        assert card not in taken


@pytest.mark.parametrize(("strength", "cards"), [(0, 1), (1, 1), (2, 1), (3, 2)])
@rule("WS-098", "WS-099")
def test_exploring_plays_cards_one_after_the_other(strength: int, cards: int) -> None:
    game = Solo()
    game.bot.workers["farm"] = strength
    game.run(do_action(game.state, "explore"))
    assert len(game.told("ratbot-explores")) == cards
    assert len(game.automa.unexplored) == 5 - cards


@rule("WS-100")
def test_the_alchemist_solves_a_mission_or_advances() -> None:
    game = Solo(level=0)
    card = game.automa.tokens[AUTOMA.board.alchemist.skill]
    game.run(alchemist(game.state))
    assert game.automa.advances[card] == 1
    assert game.automa.solved == 0
    game.mission("B")
    game.bot.explorer = room("B")
    game.run(alchemist(game.state))
    assert (game.automa.solved, game.automa.advances[card]) == (1, 1)


# --- the bonuses -----------------------------------------------------------------------------------------------


@rule("WS-101")
def test_bonuses_come_in_the_order_of_the_card() -> None:
    game = Solo(level=0)
    game.play("ra_metal")
    after = [happening.what for happening in game.state.log or []]
    assert after.index("ratbot-took-mouse") < after.index("ratbot-advanced")


@rule("WS-102")
def test_two_advanced_cards_then_an_advance() -> None:
    game = Solo(level=0)
    row = list(game.state.markets["advanced"].row)
    card = game.automa.tokens["intelligence"]
    before = game.automa.advances[card]
    give(game, "ra_alchemist", 0)
    give(game, "ra_alchemist", 1)
    assert game.automa.pile == row[:2]
    assert game.automa.advances[card] == before + 1


@rule("WS-103", "WS-107")
def test_the_mouse_of_the_round_moves_in_and_is_gone_for_you() -> None:
    game = Solo()
    mouse = game.state.round_mouse
    give(game, "ra_metal")
    assert game.bot.mice == [mouse]
    assert game.state.round_mouse is None


@rule("WS-104")
def test_if_it_is_gone_a_cellar_mouse_of_the_supply() -> None:
    game = Solo()
    game.state.round_mouse = None
    pile = game.state.piles["cellar"]
    give(game, "ra_metal")
    (mouse,) = game.bot.mice
    assert MICE[mouse].kind == "cellar"
    assert game.state.piles["cellar"] == pile - 1


@rule("WS-105")
def test_without_a_room_it_digs_and_advances_all_the_same() -> None:
    game = Solo(level=0)
    game.fill_rooms()
    mouse, card = game.state.round_mouse, game.automa.tokens["endurance"]
    give(game, "ra_metal", 0)
    give(game, "ra_metal", 1)
    assert (game.state.round_mouse, game.bot.dug) == (mouse, 1)
    assert game.automa.advances[card] == 1


@rule("WS-106")
def test_with_no_mouse_anywhere_only_the_advance_happens() -> None:
    game = Solo(level=0)
    game.fill_rooms()
    game.state.round_mouse = None
    game.state.piles["cellar"] = 0
    give(game, "ra_metal", 0)
    assert (game.bot.mice, game.bot.dug) == ([], 0)


@rule("WS-108")
def test_the_advance_bonus() -> None:
    game = Solo(level=0)
    give(game, "ra_ideas")
    assert game.automa.advances[game.automa.tokens["agility"]] == 1


@rule("WS-109")
def test_the_mission_bonus_advances_only_if_no_mission_can_be_solved() -> None:
    game = Solo(level=0)
    card = game.automa.tokens["intelligence"]
    give(game, "ra_beds")
    assert (game.automa.solved, game.automa.advances[card]) == (0, 1)
    game.mission("C")
    game.bot.tents = [room("C")]
    give(game, "ra_beds")
    assert (game.automa.solved, game.automa.advances[card]) == (1, 1)


@rule("WS-110")
def test_the_cheese_bonus_in_the_cheese_room() -> None:
    game = Solo()
    game.bot.explorer = room("G")
    give(game, "ra_explore")
    assert game.bot.mice == ["mouse:cheese6"]
    assert game.state.cheese == []


@rule("WS-111")
def test_without_cheese_a_mouse_of_the_explorers_room_but_not_of_a_tents() -> None:
    game = Solo(level=0)
    game.bot.explorer = room("B")
    give(game, "ra_explore")
    assert len(game.bot.mice) == 1
    assert "mouse-space:t-B1" not in game.state.mouse_spaces
    game.bot.tents = [room("C")]
    give(game, "ra_explore")
    assert len(game.bot.mice) == 1


@pytest.mark.parametrize("place", ["G", "B"])
@rule("WS-112")
def test_with_a_tile_but_no_room_it_digs_and_does_not_advance(place: str) -> None:
    game = Solo(level=0)
    game.fill_rooms()
    game.bot.explorer = room(place)
    give(game, "ra_explore")
    assert (game.bot.mice, game.bot.dug, game.automa.advances) == ([], 1, [0, 0, 0])


@rule("WS-113")
def test_with_no_tile_there_it_advances() -> None:
    game = Solo(level=0)
    give(game, "ra_explore")
    assert game.bot.explorer == room("A")
    assert game.automa.advances[game.automa.tokens["perception"]] == 1


def test_every_space_of_the_wheel_has_a_bonus_that_ratbot_could_have_got() -> None:
    assert all(space.bonus for space in SPACES.values())
