"""The effect language (content/ops.md): the steps of which every card, chest and helper effect is made.

In the YAML a step is a map with exactly one key, its op. Here each op has a class of its own, and what `effects.py`
does with a step goes by that class.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from warren.games.tombs.events import FAME, FOOD, GOLD, PICK, TORCH

Kind: TypeAlias = Literal["room", "helper", "either"]
From: TypeAlias = Literal["any", "camp"]
Resource: TypeAlias = Literal["food", "torch", "pick"]


class Data(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Something read from the YAML: an unknown field is a mistake in the data."""


class Amount(Data):
    """So much of each. `any` are resources of any types."""

    food: int = 0
    torch: int = 0
    pick: int = 0
    any: int = 0
    gold: int = 0
    fame: int = 0
    chest: int = 0


Price: TypeAlias = tuple[int, int, int, int, int]
"""Food, torches, picks, resources of any type, gold."""


def price(cost: Amount) -> Price:
    return (cost.food, cost.torch, cost.pick, cost.any, cost.gold)


class Gain:
    """The counters that grow for certain, and how many resources are of the receiver's choice."""

    __slots__ = ("any", "fame", "fixed")

    def __init__(self, amount: Amount) -> None:
        pairs = zip(
            (FOOD, TORCH, PICK, GOLD, FAME),
            (amount.food, amount.torch, amount.pick, amount.gold, amount.fame),
            strict=True,
        )
        self.fixed: tuple[tuple[int, int], ...] = tuple((kind, n) for kind, n in pairs if n)
        self.any = amount.any
        self.fame = amount.fame


class GainOthers:
    __slots__ = ("gain",)

    def __init__(self, amount: Amount) -> None:
        self.gain = Gain(amount)


class GainIfLow(Data):
    type: Resource
    base: int
    below: int
    low: int
    high: int


class GainPerData(Data):
    count: Literal["adjacent_rooms", "adjacent_other_factions"]
    gain: Amount
    max: int


class GainPer:
    __slots__ = ("count", "gains")

    def __init__(self, data: GainPerData) -> None:
        self.count = data.count
        self.gains = tuple(Gain(_times(data.gain, n)) for n in range(data.max + 1))


class ExchangeData(Data):
    pay: Amount
    get: Amount
    max_times: int = 1
    different: bool = False


class Exchange:
    __slots__ = ("chests", "different", "get", "pay", "times")

    def __init__(self, data: ExchangeData) -> None:
        if data.different and data.pay != Amount(any=1):
            raise ValueError("an exchange into different types spends 1 resource of any type")
        if data.pay.fame:
            raise ValueError("an exchange spends resources, gold or chests")
        self.pay = price(data.pay)
        self.chests = data.pay.chest
        self.get = Gain(data.get)
        self.times = data.max_times
        self.different = data.different


class Choose:
    __slots__ = ("ways",)

    def __init__(self, ways: list[list[StepData]]) -> None:
        self.ways = tuple(read_steps(way) for way in ways)


class Reserve(Data):
    kind: Kind
    source: Literal["market", "discard"] = msgspec.field(name="from", default="market")
    count: int = 1


class OpenRoom(Data):
    source: From = msgspec.field(name="from")
    where: Literal["paw", "anywhere"] = "paw"
    discount: int = 0
    apply: bool = False


class Hire(Data):
    source: From = msgspec.field(name="from")
    discount: int = 0


class Refresh(Data):
    max: int


class MovePaw(Data):
    source: Literal["interior", "any"] = msgspec.field(name="from")


class PlacePaw(Data):
    where: Literal["entrance"]


class TakeChest(Data):
    source: Literal["supply", "tomb"] = msgspec.field(name="from")
    count: int = 1


class FlipChest(Data):
    count: int


class Discount(Data):
    kind: Kind
    amount: int


class ApplyRoom(Data):
    which: Literal["adjacent", "opened", "free"]
    toll: bool = False


class ReplaceSelf(Data):
    discount: int


class ApplyEntrance(Data):
    pass


class ApplyMarketRoom(Data):
    pass


class BorrowMarketHelper(Data):
    pass


class DoubleNext(Data):
    pass


class RepeatHelper(Data):
    pass


class RepeatHired(Data):
    pass


class SwapHelper(Data):
    pass


class ExtraTurn(Data):
    pass


class StepData(Data):
    """One step as it stands in the YAML: exactly one of these is there."""

    gain: Amount | None = None
    gain_if_low: GainIfLow | None = None
    gain_per: GainPerData | None = None
    gain_others: Amount | None = None
    exchange: ExchangeData | None = None
    choose: list[list[StepData]] | None = None
    reserve: Reserve | None = None
    open_room: OpenRoom | None = None
    hire: Hire | None = None
    refresh: Refresh | None = None
    move_paw: MovePaw | None = None
    place_paw: PlacePaw | None = None
    take_chest: TakeChest | None = None
    flip_chest: FlipChest | None = None
    discount: Discount | None = None
    apply_entrance: ApplyEntrance | None = None
    apply_room: ApplyRoom | None = None
    apply_market_room: ApplyMarketRoom | None = None
    borrow_market_helper: BorrowMarketHelper | None = None
    double_next: DoubleNext | None = None
    repeat_helper: RepeatHelper | None = None
    repeat_hired: RepeatHired | None = None
    swap_helper: SwapHelper | None = None
    replace_self: ReplaceSelf | None = None
    extra_turn: ExtraTurn | None = None


Step: TypeAlias = Any
"""One of the classes above that stand for an op; `effects.OPS` knows what to do by the class."""

BUILT = {
    "gain": Gain,
    "gain_per": GainPer,
    "gain_others": GainOthers,
    "exchange": Exchange,
    "choose": Choose,
}
"""Ops that are prepared further than the YAML has them."""


UNASKED = (Gain, GainIfLow, GainPer, FlipChest, Discount, DoubleNext)


def unasked(steps: tuple[Step, ...]) -> bool:
    """Whether something of these steps happens without a question that could be declined."""
    return any(isinstance(step, UNASKED) or (type(step) is TakeChest and step.source == "supply") for step in steps)


def read_steps(steps: list[StepData]) -> tuple[Step, ...]:
    return tuple(map(_read_step, steps))


def _read_step(step: StepData) -> Step:
    there = [(name, value) for name in StepData.__struct_fields__ if (value := getattr(step, name)) is not None]
    if len(there) != 1:
        raise ValueError(f"a step has exactly one op, not {[name for name, _ in there]}")
    op, value = there[0]
    return BUILT[op](value) if op in BUILT else value


def _times(amount: Amount, n: int) -> Amount:
    return Amount(**{name: n * getattr(amount, name) for name in Amount.__struct_fields__})
