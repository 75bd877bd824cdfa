"""The effect language of cards, as data: one class for each op. Its meaning: content/ops.md."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

Good: TypeAlias = Literal["mushroom", "fish", "fruit", "rope", "pot", "paper", "ore", "amethyst"]
Drink: TypeAlias = Literal["potion", "cider"]
Countable: TypeAlias = Good | Drink | Literal["villager", "house", "outpost", "empty_cave"]
Some: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A map of the YAML: what it may hold and nothing else."""


class Effect(Data, frozen=True, tag_field="op"):
    """One op of a card."""


class Beds(Effect, frozen=True, tag="beds"):
    n: Some


class Income(Effect, frozen=True, tag="income"):
    n: Some


class IncomePer(Effect, frozen=True, tag="income_per"):
    n: Some
    goods: tuple[Good, ...]


class Goods(Effect, frozen=True, tag="goods"):
    good: Good
    n: Some


class Replenish(Effect, frozen=True, tag="replenish"):
    good: Good


class Potion(Effect, frozen=True, tag="potion"):
    n: Some


class PotionPerRound(Effect, frozen=True, tag="potion_per_round"):
    n: Some


class TrainReady(Effect, frozen=True, tag="train_ready"):
    pass


class CoinOnBuild(Effect, frozen=True, tag="coin_on_build"):
    n: Some


class CoinOnExplore(Effect, frozen=True, tag="coin_on_explore"):
    n: Some


class Reroll(Effect, frozen=True, tag="reroll"):
    n: Some


class DrinksAsCoins(Effect, frozen=True, tag="drinks_as_coins"):
    n: Some


class Reputation(Effect, frozen=True, tag="reputation"):
    n: Some


class Vp(Effect, frozen=True, tag="vp"):
    n: Some


class VpPer(Effect, frozen=True, tag="vp_per"):
    n: Some
    of: tuple[Countable, ...]


class DiePlus(Effect, frozen=True, tag="die_plus"):
    n: Some


class TrainWithoutQuill(Effect, frozen=True, tag="train_without_quill"):
    pass


class TrainDiscount(Effect, frozen=True, tag="train_discount"):
    n: Some


class HarvestExtra(Effect, frozen=True, tag="harvest_extra"):
    n: Some


class DieMinus(Effect, frozen=True, tag="die_minus"):
    n: Some


class UseRoll(Effect, frozen=True, tag="use_roll"):
    fail_max: Some


class ExploreCoinsMinus(Effect, frozen=True, tag="explore_coins_minus"):
    n: Some


class CannotBeSentHome(Effect, frozen=True, tag="cannot_be_sent_home"):
    pass


BuildingEffect: TypeAlias = (
    Beds
    | Income
    | IncomePer
    | Goods
    | Replenish
    | Potion
    | PotionPerRound
    | TrainReady
    | CoinOnBuild
    | CoinOnExplore
    | Reroll
    | DrinksAsCoins
    | Reputation
    | Vp
    | VpPer
)
ArtifactEffect: TypeAlias = DiePlus | TrainWithoutQuill | TrainDiscount | HarvestExtra
StateEffect: TypeAlias = DieMinus | UseRoll | ExploreCoinsMinus | CannotBeSentHome
