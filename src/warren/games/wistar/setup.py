"""Setting up (W-036..W-062)."""

from __future__ import annotations

from warren.games.wistar.measures import AREAS, KINDS, SKILLS
from warren.games.wistar.pieces import (
    BOARD,
    CARDS,
    DOORS,
    GOALS,
    HEROES,
    MICE,
    MISSION_SPACES,
    MISSIONS,
    MOUSE_SPACES,
    OUTSIDE,
    SKILL_TOKENS,
)
from warren.games.wistar.standing import derive
from warren.games.wistar.state import COVERED, OPEN, Player, Wistar
from warren.table import Dice
from warren.table.parts import Deck, Market

EFFECT_TYPES = ("immediate", "once", "income", "final", "permanent", "aggressive")


def set_up(seats: int, dice: Dice) -> Wistar:
    """The table for so many players, before the starting hands are picked."""
    state = common(seats, seats, dice)
    state.players = [player(seat) for seat in range(seats)]
    dice.shuffle(state.order)
    state.pairs = starting_pairs(state, seats)
    return state


def common(seats: int, scale: int, dice: Dice) -> Wistar:
    """W-036..W-050: the board and what lies beside it, with the spaces for `scale` players."""
    wheel = [sector.component for sector in BOARD.wheel.sectors]
    dice.shuffle(wheel)
    goal_bag = list(GOALS)
    goals = [dice.take(goal_bag) for _ in range(BOARD.goals_rules.in_play)]
    state = Wistar(
        dice=dice,
        seats=seats,
        round=1,
        news=0,
        log=None,
        scale=scale,
        players=[],
        phase="draft",
        order=list(range(seats)),
        at=seats - 1,
        hut=[],
        pairs=[],
        wheel=wheel,
        leaders={},
        leader="",
        main_left=False,
        bonus_left=False,
        decks={deck: Deck([[c for c, card in CARDS.items() if card.deck == deck]]) for deck in ("basic", "advanced")},
        markets={deck: Market([None] * BOARD.markets.size) for deck in ("basic", "advanced")},
        closed=[passage.component for passage in BOARD.farm.edges if passage.min_players <= scale],
        door_bag=list(DOORS),
        mouse_bags={
            kind: [m for m, mouse in MICE.items() if mouse.kind == kind and not mouse.cheese]
            for kind in ("house", "cellar")
        },
        mouse_spaces=[name for name, space in MOUSE_SPACES.items() if space.min_players <= scale],
        piles={},
        stack=len(BOARD.round_stack.top_to_bottom),
        round_mouse=None,
        cheese=[cheese.component for cheese in BOARD.cheese if cheese.min_players <= scale],
        missions={name: "" for name, space in MISSION_SPACES.items() if space.min_players <= scale},
        mission_bags={
            kind: [m for m, mission in MISSIONS.items() if mission.kind == kind] for kind in ("house", "cellar")
        },
        rows={},
        goals=goals,
        goal_bag=goal_bag,
        slots={goal: empty_slots(scale) for goal in goals},
        skills=list(SKILL_TOKENS),
        heroes=list(HEROES),
        playing="",
        under_way=[],
        due=[],
    )
    for kind in ("house", "cellar"):
        state.piles[kind] = _mice_left(state, kind)
    turn_up_round_mouse(state)
    return state


def empty_slots(scale: int) -> list[int]:
    """W-050, W-256, W-259: some slots are covered below four players."""
    covered = BOARD.goals_rules.covered[scale]
    return [COVERED if slot in covered else OPEN for slot in range(1, len(next(iter(GOALS.values())).slots) + 1)]


def _mice_left(state: Wistar, kind: str) -> int:
    """W-044, W-047: what neither lies in the farm nor in the round stack is the supply pile."""
    in_farm = sum(1 for space in state.mouse_spaces if MOUSE_SPACES[space].kind == kind)
    return len(state.mouse_bags[kind]) - in_farm - BOARD.round_stack.top_to_bottom.count(kind)


def turn_up_round_mouse(state: Wistar) -> None:
    """W-045, W-070: the top mouse of the round stack is turned up."""
    kind = BOARD.round_stack.top_to_bottom[-state.stack]
    state.stack -= 1
    state.round_mouse = state.dice.take(state.mouse_bags[kind])


def player(seat: int) -> Player:
    """W-051..W-058: a player's pieces and first tokens."""
    start = BOARD.start
    me = Player(
        seat=seat,
        hand=[],
        looking=[],
        played=[],
        used=[],
        wood=start.wood,
        metal=start.metal,
        move=start.move,
        joker=start.joker,
        vp=BOARD.vp_track.start,
        current=0,
        entrance=start.workers_at_entrance,
        workers=dict.fromkeys(AREAS, 0),
        beds=0,
        beds_in=0,
        dug=0,
        mice=[],
        doors=[],
        leaders=start.leaders,
        explorer=OUTSIDE,
        tents=[],
        powers=[],
        markers=0,
        skills=[],
        heroes=[],
        discs=start.goal_discs,
        private=[],
        claimed=[],
        standing=[],
        icons=dict.fromkeys((*SKILLS, "energy"), 0),
        tally=dict.fromkeys(("basic", "advanced", *KINDS, *EFFECT_TYPES), 0),
        watch={},
        rooms=0,
        bed_price=0,
        dig_price=0,
        bed_off=0,
        dig_off=0,
        boost={},
        move_power=1,
        immune=False,
    )
    derive(me)
    return me


def starting_pairs(state: Wistar, n: int) -> list[tuple[str, str]]:
    """W-060: as many basic and advanced cards as players, paired at random."""
    pairs = []
    for _ in range(n):
        basic, advanced = (state.decks[deck].draw(state.dice) for deck in ("basic", "advanced"))
        assert basic is not None
        assert advanced is not None
        pairs.append((basic, advanced))
    return pairs
