"""The end of the game (AB section 16)."""

from __future__ import annotations

from typing import Final

from warren.games.above_below.content import COMPONENTS, QUESTS, SUPPLIES
from warren.games.above_below.effects import bonus_points, villagers_of
from warren.games.above_below.reserve import held
from warren.games.above_below.state import Game, Player
from warren.games.above_below.track import track_points
from warren.table import Result

_AWARDS: Final = COMPONENTS.reputation_board.reputation_awards
SPACE_POINTS: Final = {space.index: space.vp for space in COMPONENTS.reputation_board.reputation_track.spaces}


def result(game: Game) -> Result:
    """AB-256, AB-279..AB-281."""
    breakdown = breakdowns(game)
    scores = [sum(points.values()) for points in breakdown]
    ranks = [(score, *tie_break(player)) for score, player in zip(scores, game.players, strict=True)]
    winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    return Result(scores, breakdown, winners, "rounds")


def tie_break(player: Player) -> tuple[int, int, int]:
    """AB-280: most coins, then villagers, then buildings."""
    return player.coins, villagers_of(player), len(player.buildings)


def breakdowns(game: Game) -> list[dict[str, int]]:
    """Where the points of each seat come from, as things stand."""
    awards = reputation_awards([player.reputation for player in game.players])
    return [lines(game, player, award) for player, award in zip(game.players, awards, strict=True)]


def lines(game: Game, player: Player, award: int) -> dict[str, int]:
    """AB-257..AB-278: one line for each source of points."""
    found = {
        "goods": track_points(player),
        "buildings": len(player.buildings),
        "building-bonuses": bonus_points(player),
        "reputation-rank": award,
        "reputation-space": SPACE_POINTS[player.reputation],
    }
    if "quests" in game.modules:
        found["quests"] = sum(QUESTS[quest].vp for quest in player.quests)
    if "supplies" in game.modules:
        found["supplies"] = held(player, "supplies") // 2 * SUPPLIES.vp_per_pair
    return found


def reputation_awards(reputations: list[int]) -> list[int]:
    """AB-260..AB-265: tied players share the awards of the places they cover, rounded up."""
    awards = _AWARDS.two_players if len(reputations) == 2 else _AWARDS.three_or_four_players
    shared = []
    for mine in reputations:
        ahead = sum(other > mine for other in reputations)
        level = reputations.count(mine)
        shared.append(-(-sum(awards[ahead : ahead + level]) // level))
    return shared
