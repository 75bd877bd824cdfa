"""The villagers: skills, lanterns, dice when used, joining (AB sections 13, 17.4)."""

from __future__ import annotations

from typing import Final

from warren.games.above_below import ops
from warren.games.above_below.content import STATES, VILLAGERS
from warren.games.above_below.gains import change_reputation
from warren.games.above_below.state import Game
from warren.table import Option

NOBODY: Final[Option] = ("nobody",)
"""Nobody is sent in place of who refuses (AB-227)."""
CAT_REFUSES: Final = 2
"""AB-226: the highest result at which the cave cat goes to rest."""


def _skilled(skill: str) -> dict[str, int]:
    """AB-218, AB-219: who has a skill, and by how many coins the plus lowers the price."""
    return {
        villager: int(f"{skill}_plus" in card.skills)
        for villager, card in VILLAGERS.items()
        if skill in card.skills or f"{skill}_plus" in card.skills
    }


HAMMERS: Final = _skilled("hammer")
QUILLS: Final = _skilled("quill")
SKILLED: Final = {"hammer": HAMMERS, "quill": QUILLS}
CATS: Final = [villager for villager, card in VILLAGERS.items() if "cave_cat" in card.traits]
METAL: Final = [villager for villager, card in VILLAGERS.items() if "metal" in card.traits]
SHAMEFUL: Final = [villager for villager, card in VILLAGERS.items() if "bad_reputation" in card.traits]


def _by_state(op: type[ops.Effect], number: str) -> dict[str, int]:
    """The number of an op for each state that has it."""
    return {
        state: getattr(effect, number)
        for state, card in STATES.items()
        for effect in card.effects
        if isinstance(effect, op)
    }


DIE_MINUS: Final = _by_state(ops.DieMinus, "n")
USE_ROLL: Final = _by_state(ops.UseRoll, "fail_max")
COINS_MINUS: Final = _by_state(ops.ExploreCoinsMinus, "n")
STAYS: Final = [
    state for state, card in STATES.items() if any(isinstance(effect, ops.CannotBeSentHome) for effect in card.effects)
]


def lanterns(villager: str, result: int) -> int:
    """AB-069..AB-072: the better symbol that the result reaches, never both."""
    low, high = VILLAGERS[villager].dice
    if result >= high.min:
        return high.lanterns
    return low.lanterns if result >= low.min else 0


def die_change(game: Game, villager: str) -> int:
    """AB-307: what a villager's states do to its die in explorations."""
    return -sum(DIE_MINUS.get(state, 0) for state in game.states.get(villager, ()))


def may_go_home(game: Game, villager: str) -> bool:
    """AB-314: a cowardly villager can't be injured during an exploration."""
    return not any(state in STAYS for state in game.states.get(villager, ()))


def rolls_to_be_used(game: Game, villager: str) -> bool:
    """Whether a die decides if a villager does what it is sent for (AB-226, AB-309)."""
    return villager in CATS or any(state in USE_ROLL for state in game.states.get(villager, ()))


def refuses(game: Game, villager: str) -> bool:
    """AB-226, AB-309, AB-317: roll once for each reason; one refusal is enough."""
    limits = [CAT_REFUSES] if villager in CATS else []
    limits += [USE_ROLL[state] for state in game.states.get(villager, ()) if state in USE_ROLL]
    refused = False
    for limit in limits:
        result = game.dice.roll()
        if result <= limit:
            refused = True
        what = "refused" if result <= limit else "willing"
        game.tell(what, seat=f"seat:{game.active}", villager=villager, die=result)
    return refused


def join(game: Game, seat: int, villager: str, ready: bool = False) -> None:
    """AB-128, AB-221, AB-134: to the resting zone. AB-223, AB-224: some cost reputation, once."""
    player = game.players[seat]
    (player.ready if ready else player.resting).append(villager)
    game.tell("joined", seat=f"seat:{seat}", villager=villager, zone="ready" if ready else "resting")
    if villager in SHAMEFUL:
        change_reputation(game, seat, -1)
