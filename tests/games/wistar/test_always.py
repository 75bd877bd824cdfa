"""What is true at every moment of every game: nothing is lost or doubled, and what is told by components agrees."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.wistar.test_games_over_every_card import rich_game
from tests.ledger_marks import rule
from warren.games.wistar.counts import free_rooms
from warren.games.wistar.pieces import (
    BOARD,
    CARDS,
    DOORS,
    GOALS,
    HEROES,
    MICE,
    MISSION_SPACES,
    MISSIONS,
    OUTSIDE,
    SKILL_TOKENS,
)
from warren.games.wistar.ratbot.exploring import HIDDEN_DOOR
from warren.games.wistar.ratbot.setup import RATBOT
from warren.games.wistar.rulebook import RULEBOOK
from warren.games.wistar.standing import derive
from warren.games.wistar.state import Player, Wistar
from warren.table import Option, Table

DERIVED = ("watch", "rooms", "bed_price", "dig_price", "bed_off", "dig_off", "boost", "move_power", "immune")


def likely(options: list[Option], random: Random) -> Option:
    """Rather something that happens than nothing, rather workers brought on than jokers bought."""
    doing = [option for option in options if option[0] not in ("buy", "end", "decline", "stop")]
    return random.choice(doing if doing and random.random() < 0.9 else options)


def cards_are_complete(state: Wistar) -> None:
    places = [deck.cards() for deck in state.decks.values()] + [deck.discards for deck in state.decks.values()]
    places += [market.cards() for market in state.markets.values()] + [list(pair) for pair in state.pairs]
    for player in state.players:
        places += [player.hand, player.played, [card for card in player.looking if card in CARDS]]
    if state.ratbot is not None:
        places.append(state.ratbot.pile)
    found = [card for place in places for card in place] + [card for card in [state.playing] if card]
    assert sorted(found) == sorted(CARDS)


def farm_is_complete(state: Wistar) -> None:
    """Doors, missions, mice and cheese; mice that were discarded or not taken in their round are out of the game."""
    held = [door for player in state.players for door in player.doors]
    known = [door for door in held if door != HIDDEN_DOOR]
    assert sorted([*state.door_bag, *known]) == sorted(DOORS)
    places = sum(passage.min_players <= state.scale for passage in BOARD.farm.edges)
    assert len(state.closed) + len(held) == places
    up = [mission for mission in state.missions.values() if mission]
    assert sorted([*up, *(mission for bag in state.mission_bags.values() for mission in bag)]) == sorted(MISSIONS)
    assert all(MISSIONS[m].kind == MISSION_SPACES[space].kind for space, m in state.missions.items() if m)
    homes = [mouse for player in state.players for mouse in player.mice]
    face_down = [mouse for bag in state.mouse_bags.values() for mouse in bag]
    open_ = [mouse for mouse in [state.round_mouse] if mouse]
    in_game = [*homes, *face_down, *open_, *state.cheese]
    assert max(Counter(in_game).values()) == 1
    assert len(face_down) == len(state.mouse_spaces) + sum(state.piles.values()) + state.stack


def goals_are_complete(state: Wistar) -> None:
    for player in state.players:
        discs = [goal for goal, slots in state.slots.items() if player.seat in slots]
        assert sorted(discs) == sorted(player.claimed)
        assert player.discs + len(player.claimed) == 3
    assert all(Counter(slots)[player.seat] <= 1 for slots in state.slots.values() for player in state.players)
    assert not set(state.goals) & set(state.goal_bag)
    assert {*state.goals, *state.goal_bag} <= set(GOALS)


def player_is_sound(state: Wistar, me: Player) -> None:
    assert min(me.wood, me.metal, me.move, me.joker, me.vp, me.entrance, *me.workers.values()) >= 0
    assert 0 <= me.current <= 2
    assert free_rooms(me) >= 0
    assert 0 <= me.beds_in <= me.beds <= 6
    assert me.dug <= 6
    assert len(set(me.tents)) == len(me.tents) <= 2
    assert OUTSIDE not in me.tents
    placed = [*state.leaders.values(), *state.hut].count(me.seat)
    assert me.leaders + placed == 3
    assert [*state.rows.values()].count(me.seat) == me.markers
    assert sum(MICE[mouse].cheese for mouse in me.mice) <= 1
    assert set(me.used) <= set(me.played)


def what_components_tell_agrees(me: Player, icons: int) -> None:
    again = me.copy()
    derive(again)
    assert [getattr(again, name) for name in DERIVED] == [getattr(me, name) for name in DERIVED]
    counted: Counter[str] = Counter(skill for card in me.played for skill in CARDS[card].skills)
    counted["energy"] = sum(CARDS[card].energy for card in me.played)
    for hero in me.heroes:
        counted[HEROES[hero].skill] += HEROES[hero].icons
    for token in me.skills:
        counted[SKILL_TOKENS[token].skill] += 1
    assert all(n == counted[icon] + icons for icon, n in me.icons.items())
    assert me.entrance + sum(me.workers.values()) == 2 + me.beds
    assert len(me.powers) >= me.markers


def check(state: Wistar, icons: int) -> None:
    cards_are_complete(state)
    farm_is_complete(state)
    goals_are_complete(state)
    for player in state.players:
        player_is_sound(state, player)
        if state.ratbot is None or player.seat != RATBOT:
            what_components_tell_agrees(player, icons)


def new_game(seats: int, rich: bool) -> Table[Wistar]:
    if rich:
        return rich_game(seats, list(CARDS)[seats * 30 : seats * 45])
    return Table.start(RULEBOOK, seats, seats, {"ratbot": 7} if seats == 1 else {}, listen=False, snapshots=False)


@rule("W-009", "W-011", "W-018", "W-023", "W-101", "W-107", "W-133", "W-175", "W-206", "W-247", "W-255", "W-415")
@pytest.mark.parametrize(("seats", "rich"), [(1, False), (2, False), (3, False), (4, False), (2, True), (4, True)])
def test_at_every_question_of_a_game(seats: int, rich: bool) -> None:
    table, random = new_game(seats, rich), Random(seats)
    asked = 0
    while table.choice is not None:
        check(table.state, 3 if rich else 0)
        table.choose(likely(table.choice.options, random))
        asked += 1
    check(table.state, 3 if rich else 0)
    assert asked > 50


@rule("W-024")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_an_imagined_world_is_a_possible_one(seats: int) -> None:
    """It has all cards once and the same numbers everywhere; only what the seat can't know is dealt anew."""
    setup = {"ratbot": 7} if seats == 1 else {}
    table, random = Table.start(RULEBOOK, seats, seats, setup, listen=False), Random(seats)
    others_held = set()
    for number in range(400):
        if table.choice is None:
            break
        if number % 20 == 19:
            seat = random.randrange(seats)
            world = table.imagine(seat, number)
            check(world.state, 0)
            for mine, its in zip(table.state.players, world.state.players, strict=True):
                assert len(mine.hand) == len(its.hand)
                assert mine.hand == its.hand or mine.seat != seat
                others_held.add(mine.hand == its.hand or mine.seat == seat)
            assert world.choice is not None
            assert world.choice.ask == table.choice.ask
        table.choose(likely(table.choice.options, random))
    assert others_held == ({True} if seats == 1 else {True, False}), (
        "with others at the table some hands are dealt anew"
    )
