"""What each seat may see (W-024): everything open, the own hand, and how much there is of what is hidden."""

from __future__ import annotations

from typing import Any

from warren.games.wistar.counts import cards_in_hand, count, free_rooms
from warren.games.wistar.farm import TENTS, reach
from warren.games.wistar.missions import locks_shut
from warren.games.wistar.pieces import (
    AREA_OF,
    BOARD,
    GOALS,
    MISSION_SPACES,
    MISSIONS,
    MOUSE_SPACES,
    OUTSIDE,
    PASSAGES,
    ROOM_OF,
    ROOMS,
    SPACES_IN,
)
from warren.games.wistar.scoring import breakdown
from warren.games.wistar.state import COVERED, OPEN, SEATS, Player, Wistar
from warren.games.wistar.turn import active
from warren.games.wistar.wheel import main_action_at, strength
from warren.table import View, Viewer


def viewer(state: Wistar) -> Viewer:
    """The whole table. Only a hand and what is looked at depend on the seat that looks."""
    shown = _open(state)

    def view(seat: int | None) -> View:
        if seat is None:
            return shown
        players = shown["players"][:]
        players[seat] = players[seat] | _hidden(state.players[seat])
        return shown | {"players": players}

    return view


def _open(state: Wistar) -> View:
    """What everybody sees."""
    return {
        "round": state.round,
        "rounds": BOARD.meta.rounds,
        "phase": state.phase,
        "order": [SEATS[at] for at in state.order],
        "active": None if state.phase == "end" else SEATS[active(state).seat],
        "turn": _turn(state),
        "pairs": [list(pair) for pair in state.pairs],
        "wheel": _wheel(state),
        "hut": [SEATS[at] for at in state.hut],
        "farm": _farm(state),
        "markets": {deck: _market(state, deck) for deck in state.decks},
        "goals": [_goal(state, goal) for goal in state.goals],
        "goals_left": len(state.goal_bag),
        "round_mouse": state.round_mouse,
        "round_stack": list(BOARD.round_stack.top_to_bottom[-state.stack :]) if state.stack else [],
        "piles": dict(state.piles),
        "skills": state.skills[:],
        "heroes": state.heroes[:],
        "players": [_player(state, player) for player in state.players],
    }


def _turn(state: Wistar) -> View:
    """What the active player has done and may still do."""
    on_wheel = state.leader in state.leaders
    action = main_action_at(state, state.leader) if on_wheel else None
    return {
        "leader": state.leader or None,
        "main": action if state.main_left else None,
        "bonus": state.leader if state.bonus_left else None,
        "playing": state.playing or None,
        "under_way": [{"what": what, "left": left} for what, left in state.under_way],
    }


def _wheel(state: Wistar) -> list[View]:
    return [
        {
            "place": f"place:{place.place}",
            "action": place.action,
            "area": f"area:{place.area}",
            "sector": sector,
            "spaces": [{"space": space, "leader": _seat(state, space)} for space in SPACES_IN[state.scale][sector]],
        }
        for place, sector in zip(BOARD.wheel.places, state.wheel, strict=True)
    ]


def _seat(state: Wistar, space: str) -> str | None:
    return SEATS[state.leaders[space]] if space in state.leaders else None


def _farm(state: Wistar) -> View:
    return {
        "rooms": [
            {
                "room": room,
                "explorers": [SEATS[player.seat] for player in state.players if player.explorer == room],
                "tents": [SEATS[player.seat] for player in state.players if room in player.tents],
            }
            for room in (OUTSIDE, *ROOMS)
        ],
        "passages": [
            {"passage": passage, "rooms": list(rooms), "closed": passage in state.closed}
            for passage, rooms in PASSAGES.items()
        ],
        "missions": [_mission(state, space, mission) for space, mission in state.missions.items()],
        "mice": [
            {"space": space, "room": ROOM_OF[space], "kind": MOUSE_SPACES[space].kind} for space in state.mouse_spaces
        ],
        "cheese": state.cheese[:],
    }


def _mission(state: Wistar, space: str, mission: str) -> View:
    """A face-down card shows nothing but its back."""
    return {
        "space": space,
        "room": ROOM_OF[space],
        "kind": MISSION_SPACES[space].kind,
        "mission": mission or None,
        "rows": [
            {
                "row": row.component,
                "marker": SEATS[state.rows[row.component]] if row.component in state.rows else None,
                "locks": list(row.locks),
                "shut": locks_shut(state, mission, row),
                "opens": row.opens,
            }
            for row in (MISSIONS[mission].rows if mission else ())
        ],
    }


def _market(state: Wistar, deck: str) -> View:
    pile = state.decks[deck]
    return {"row": state.markets[deck].row[:], "deck": len(pile), "discards": pile.discards[:]}


def _goal(state: Wistar, goal: str) -> View:
    """A goal with its slots from the top; `have` is how far each player is."""
    printed = GOALS[goal]
    return {
        "goal": goal,
        "slots": [
            {"needed": needed, "disc": SEATS[disc] if disc >= 0 else None, "covered": disc == COVERED}
            for needed, disc in zip(printed.slots, state.slots[goal], strict=False)
        ],
        "open": OPEN in state.slots[goal],
        "have": {SEATS[player.seat]: count(state, player, printed.count) for player in state.players},
    }


def _player(state: Wistar, player: Player) -> View:
    lines = breakdown(state, player)
    return {
        "seat": SEATS[player.seat],
        "points": sum(lines.values()),
        "breakdown": lines,
        **_tokens(player),
        **_cards(state, player),
        **_burrow(player),
        **_board(player),
    }


def _tokens(player: Player) -> dict[str, Any]:
    return {
        "vp": player.vp,
        "wood": player.wood,
        "metal": player.metal,
        "move": player.move,
        "joker": player.joker,
        "current": player.current,
        "icons": dict(player.icons),
        "tally": dict(player.tally),
        "payable": player.wood + player.metal + len(player.hand),
    }


def _hidden(player: Player) -> dict[str, Any]:
    """What only its owner sees."""
    return {"hand": player.hand[:], "looking": player.looking[:]}


def _cards(state: Wistar, player: Player) -> dict[str, Any]:
    """A hand and what is looked at are hidden; the backs tell everybody the decks."""
    return {
        "hand": None,
        "hand_size": {deck: cards_in_hand(player, deck) for deck in state.decks},
        "looking": None,
        "looking_at": len(player.looking),
        "played": player.played[:],
        "used": player.used[:],
        "skills": player.skills[:],
        "heroes": player.heroes[:],
        "private": [_goal(state, goal) for goal in player.private],
        "claimed": player.claimed[:],
        "discs": player.discs,
    }


def _burrow(player: Player) -> dict[str, Any]:
    """The player board's rooms and beds, with what the next one costs."""
    return {
        "rooms": player.rooms,
        "free_rooms": free_rooms(player),
        "dug": player.dug,
        "dig_price": player.dig_price,
        "beds": player.beds,
        "beds_in_rooms": player.beds_in,
        "bed_price": player.bed_price,
        "mice": player.mice[:],
        "powers": player.powers[:],
        "markers": player.markers,
        "doors": player.doors[:],
    }


def _board(player: Player) -> dict[str, Any]:
    """The pieces on the board."""
    return {
        "leaders": player.leaders,
        "entrance": player.entrance,
        "workers": {f"area:{area}": n for area, n in player.workers.items()},
        "strength": {action: strength(player, action) for action in AREA_OF},
        "explorer": player.explorer,
        "tents": player.tents[:],
        "tents_left": TENTS - len(player.tents),
        "reach": reach(player),
        "move_power": player.move_power,
        "immune": player.immune,
    }
