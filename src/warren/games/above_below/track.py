"""The advancement track (AB section 12)."""

from __future__ import annotations

from typing import Final

from warren.games.above_below.content import COMPONENTS, GOODS
from warren.games.above_below.reserve import ITEM, KIND, take
from warren.games.above_below.state import Game, Player
from warren.table import Option

_BOARD: Final = COMPONENTS.settlement_board
SPACE_VP: Final = tuple(space.vp for space in _BOARD.advancement_track)
"""What each good on a space is worth, space by space (AB-212)."""
INCOME: Final = (_BOARD.base_income, *(space.income for space in _BOARD.advancement_track))
"""The income by the number of spaces in use (AB-214)."""
_LAY: Final[dict[str, Option]] = {good: ("lay", ITEM[good]) for good in GOODS}


def lay_options(player: Player, own_turn: bool) -> list[Option]:
    """AB-216, AB-217: any good of the reserve; in the own turn also the one for sale (AB-160)."""
    reserve = player.reserve
    spot = player.for_sale if own_turn else None
    if not reserve and spot is None:
        return []
    return [_LAY[good] for good in GOODS if good in reserve or good == spot]


def lay(game: Game, seat: int, item: str) -> None:
    """AB-208..AB-211: on the space of its kind, or on the next free one."""
    player = game.players[seat]
    good = KIND[item]
    if good in player.reserve:
        take(player, good)
    else:
        player.for_sale = None
    if good not in player.laid:
        player.track.append(good)
        player.laid[good] = 0
    player.laid[good] += 1
    game.tell("laid", seat=f"seat:{seat}", item=item, space=player.track.index(good) + 1)


def track_income(player: Player) -> int:
    """AB-193, AB-214: only the rightmost used space counts."""
    return INCOME[len(player.track)]


def track_points(player: Player) -> int:
    """AB-213, AB-257: each good scores the VP over its space."""
    return sum(SPACE_VP[space] * player.laid[good] for space, good in enumerate(player.track))
