"""The artifacts (AB section 17.1)."""

from __future__ import annotations

from warren.games.above_below import ops
from warren.games.above_below.content import ARTIFACTS
from warren.games.above_below.state import Game, Player


def lay_artifact(game: Game) -> None:
    """AB-284, AB-288: one face down on the cave deck, unless one still lies there or none is left."""
    if game.artifacts and not game.prize:
        game.prize = True
        game.tell("artifact-laid")


def win_artifact(game: Game, seat: int) -> None:
    """AB-285: the first who succeeds in an exploration takes it and turns it up."""
    if game.prize:
        game.prize = False
        artifact = game.dice.take(game.artifacts)
        game.players[seat].artifacts.append(artifact)
        game.tell("artifact-won", seat=f"seat:{seat}", artifact=artifact)


def usable(player: Player, op: type[ops.Effect]) -> list[tuple[str, int]]:
    """AB-286: the face-up artifacts of a player that have an op, each with its number."""
    if not player.artifacts:
        return []
    return [
        (artifact, getattr(effect, "n", 1))
        for artifact in player.artifacts
        if artifact not in player.used
        for effect in ARTIFACTS[artifact].effects
        if isinstance(effect, op)
    ]


def use_artifact(game: Game, seat: int, artifact: str) -> None:
    """AB-286: turn it face down."""
    game.players[seat].used.append(artifact)
    game.tell("artifact-used", seat=f"seat:{seat}", artifact=artifact)


def turn_artifacts_up(game: Game) -> None:
    """AB-286: at the end of each round."""
    for player in game.players:
        player.used.clear()
