"""Setting up the game (AB section 2)."""

from __future__ import annotations

from typing import Final

from warren.games.above_below.artifacts import lay_artifact
from warren.games.above_below.caves import show_top_cave
from warren.games.above_below.content import (
    ARTIFACTS,
    BUILDINGS,
    CAVES,
    COMPONENTS,
    DESERT_TOKENS,
    EXTRA_VILLAGERS,
    QUESTS,
    ROW_VILLAGERS,
    SPECIAL_VILLAGERS,
    STATES,
    SUPPLIES,
    UNDERFOREST_TOKENS,
)
from warren.games.above_below.state import Game, Player, Turn
from warren.games.above_below.tokens import STACKS
from warren.table import Variants, VariantSchema
from warren.table.dice import Dice
from warren.table.errors import BadVariant
from warren.table.parts import Deck, Market, Pool
from warren.table.rulebook import Variant

VARIANTS: Final[VariantSchema] = {
    "first_player": Variant("random", ("random", "first")),
    "artifacts": Variant(False, module=True),
    "extra_villagers": Variant(False, module=True),
    "quests": Variant(False, module=True),
    "villager_states": Variant(False, module=True),
    "underforest": Variant(False, module=True, brings=("villager_states", "supplies")),
    "desert": Variant(False, module=True, brings=("villager_states", "supplies")),
    "supplies": Variant(False, module=True),
    "base_book": Variant("closed", ("closed", "open")),
}
_SETUP: Final = COMPONENTS.setup
_BY_KIND: Final = {
    kind: [token for token, card in BUILDINGS.items() if card.kind == kind]
    for kind in ("start", "house", "key", "star", "outpost")
}
_TOKENS: Final = {"underforest": [*UNDERFOREST_TOKENS], "desert": [*DESERT_TOKENS]}


def check_variants(variants: Variants) -> None:
    """AB-305: the paragraphs of the two further books give villager states."""
    for book in STACKS:
        if variants[book] and not variants["villager_states"]:
            raise BadVariant(f"variant {book!r} needs 'villager_states' as well (rule AB-305)")


def modules(variants: Variants) -> list[str]:
    """The modules in play. AB-337: the two further books bring the supplies with them."""
    chosen = [name for name, value in variants.items() if value is True]
    if "supplies" not in chosen and any(book in chosen for book in STACKS):
        chosen.append("supplies")
    return chosen


def set_up(seats: int, variants: Variants, dice: Dice) -> Game:
    """AB-020..AB-042, AB-282: the position before the first turn."""
    in_play = modules(variants)
    first = dice.below(seats) if variants["first_player"] == "random" else 0
    keys = [*_BY_KIND["key"]]
    stack = [*ROW_VILLAGERS, *(EXTRA_VILLAGERS if "extra_villagers" in in_play else ())]
    game = Game(
        dice,
        seats,
        1,
        0,
        None,
        in_play,
        [_settlement(seat, seats, (seat - first) % seats) for seat in range(seats)],
        first,
        first,
        "turn",
        [],
        Pool(_supply(in_play)),
        True,
        Market([None] * _SETUP.row_size.villagers),
        Deck([stack]),
        [*SPECIAL_VILLAGERS],
        Market([None] * _SETUP.row_size.houses),
        Deck([[*_BY_KIND["house"]]]),
        Market([None] * _SETUP.row_size.outposts),
        Deck([[*_BY_KIND["outpost"]]]),
        sorted(dice.take(keys) for _ in range(_SETUP.key_houses_in_play)),
        [*_BY_KIND["star"]],
        [],
        Deck([[*CAVES]]),
        Turn(),
        artifacts=[*ARTIFACTS] if "artifacts" in in_play else [],
        quests=[*QUESTS] if "quests" in in_play else [],
        tokens={book: Deck([_TOKENS[book][:]]) for book in STACKS if book in in_play},
        base_book=variants["base_book"] == "open",
    )
    _turn_up(game)
    return game


def _turn_up(game: Game) -> None:
    """AB-030, AB-033, AB-041, AB-284: the rows, the top cave, the first artifact."""
    game.row.refill(game.villagers, game.dice)
    game.houses.refill(game.house_deck, game.dice)
    game.outposts.refill(game.outpost_deck, game.dice)
    show_top_cave(game)
    lay_artifact(game)


def _settlement(seat: int, seats: int, place: int) -> Player:
    """AB-020..AB-026, AB-037..AB-040: what a player begins with; `place` counts from the first player."""
    founders = [f"villager:{kind}/{seat + 1}" for kind in _SETUP.starting_villagers]
    tired = [f"villager:{kind}/{seat + 1}" for kind in _SETUP.resting_at_start.get(seats, ())]
    extra = _SETUP.extra_coins.get(seats, {}).get(place + 1, 0)
    return Player(
        coins=_SETUP.coins_per_player + extra,
        reputation=COMPONENTS.reputation_board.reputation_track.start_index,
        ready=[villager for villager in founders if villager not in tired],
        resting=tired,
        injured=[],
        buildings=[_BY_KIND["start"][seat]],
        caves=[],
    )


def _supply(in_play: list[str]) -> dict[str, int]:
    """AB-032: the tokens that are limited (AB-011). One cider stands on the reputation board."""
    counts: dict[str, int] = {good.id: good.count for good in COMPONENTS.goods}
    counts["potion"] = COMPONENTS.tokens.potion.count
    counts["cider"] = COMPONENTS.tokens.cider.count - 1
    if "supplies" in in_play:
        counts["supplies"] = SUPPLIES.count
    if "villager_states" in in_play:
        counts |= {state: STATES[state].copies for state in STATES}
    return counts
