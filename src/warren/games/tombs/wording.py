"""What is written on components: their names, and their texts made from their effects in each language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from warren.games.tombs.content import (
    CHESTS,
    COMPONENTS,
    ENTRANCES,
    HELPERS,
    NEUTRAL,
    ROOMS,
    EffectData,
    HelperData,
    RoomData,
    Static,
    When,
)
from warren.games.tombs.steps import Amount, ExchangeData, GainIfLow, OpenRoom, StepData
from warren.text import bundles

GAME: Final = "tombs"


def say(lang: str, key: str, **facts: str | int) -> str:
    """A message of the game's catalogue."""
    return bundles.say(GAME, lang, key, facts)


@cache
def names(lang: str) -> Mapping[str, str]:
    """Rooms, helpers, chests and factions have names; the catalogue names the other kinds."""
    cards = {card.id: card.name[lang] for card in (*ROOMS, *HELPERS)}
    chests = {chest.id: chest.data.name[lang] for chest in CHESTS}
    factions = {f"faction:{faction.id}": faction.name[lang] for faction in COMPONENTS.factions}
    return cards | chests | factions


@cache
def texts(lang: str) -> Mapping[str, str]:
    """The effects in words; of an entrance card also each side by itself."""
    written = {room.id: room_text(lang, room.data) for room in ROOMS}
    written |= {card.id: helper_text(lang, card.data) for card in HELPERS}
    written |= {chest.id: sentence(lang, chest.data.ops) for chest in CHESTS}
    for entrance in ENTRANCES:
        normal, secret = entrance.data.normal, entrance.data.secret
        one, other = f"{entrance.id}/normal", f"{entrance.id}/secret"
        written[entrance.id] = written[one] = sentence(lang, normal.ops)
        if secret is not None:
            written[other] = sentence(lang, secret.ops)
            written[entrance.id] = say(lang, "text-both-sides", normal=written[one], secret=written[other])
    return written


def room_text(lang: str, room: RoomData) -> str:
    text = sentence(lang, room.ops)
    if room.owner_only:
        text = say(lang, "text-owner-only", text=_lower(text))
    return _with_wildcard(lang, room, text)


def helper_text(lang: str, helper: HelperData) -> str:
    return _with_wildcard(lang, helper, " ".join(effect_text(lang, effect) for effect in helper.effects))


def _with_wildcard(lang: str, card: RoomData | HelperData, text: str) -> str:
    """RT-343."""
    return say(lang, "text-wildcard", text=text, name=card.name[lang]) if card.faction == NEUTRAL else text


def effect_text(lang: str, effect: EffectData) -> str:
    """One entry of a helper."""
    if effect.static is not None:
        return static_text(lang, effect.static)
    if effect.when is None:
        return say(lang, "effect-once", do=steps_text(lang, effect.once))
    key = "effect-limit" if effect.limit else "effect-when"
    return _upper(say(lang, key, event=say(lang, event_key(effect.when)), do=steps_text(lang, effect.do)))


def event_key(when: When) -> str:
    """`event-gain-food`, `event-paw_on_room-any`, `event-hire-passive`."""
    detail = when.of or when.owner or when.at or ("passive" if when.passive else None)
    return f"event-{when.event}-{detail}" if detail else f"event-{when.event}"


def static_text(lang: str, static: Static) -> str:
    if static.camp_limit is not None:
        return say(lang, "static-camp_limit", n=static.camp_limit)
    if static.discount is not None:
        return say(lang, f"static-discount-{static.discount.kind}", n=static.discount.amount)
    return say(lang, "static-pay_as" if static.pay_as is not None else "static-ignore_opposite")


def sentence(lang: str, steps: Sequence[StepData]) -> str:
    return _upper(say(lang, "text-sentence", text=steps_text(lang, steps)))


def steps_text(lang: str, steps: Sequence[StepData]) -> str:
    """Steps in their order: "a, b, then c"."""
    parts = [step_text(lang, step) for step in steps]
    if len(parts) == 1:
        return parts[0]
    return say(lang, "steps-then", rest=", ".join(parts[:-1]), last=parts[-1])


def step_text(lang: str, step: StepData) -> str:
    """One step as a request to the player."""
    if step.gain is not None:
        return say(lang, "step-gain", what=amount_text(lang, step.gain))
    if step.gain_others is not None:
        return say(lang, "step-gain_others", what=amount_text(lang, step.gain_others, "theirs"))
    if step.gain_per is not None:
        return say(lang, f"step-gain_per-{step.gain_per.count}", what=amount_text(lang, step.gain_per.gain))
    if step.gain_if_low is not None:
        return _gain_if_low(lang, step.gain_if_low)
    if step.exchange is not None:
        return _exchange(lang, step.exchange)
    if step.choose is not None:
        one, other = (steps_text(lang, way) for way in step.choose)
        return say(lang, "step-choose", one=one, other=other)
    if step.open_room is not None:
        return _open_room(lang, step.open_room)
    if step.hire is not None:
        return _cheaper(lang, say(lang, f"step-hire-{step.hire.source}"), step.hire.discount)
    return _plain_step(lang, msgspec.to_builtins(step))


def _plain_step(lang: str, step: dict[str, Any]) -> str:
    """Ops whose message goes by their words: `step-reserve-market-room`, with their number as `$n`."""
    ((op, parameters),) = step.items()
    if op == "reserve":
        parameters = {"from": "market"} | parameters
    words = [value for _, value in sorted(parameters.items()) if isinstance(value, str)]
    numbers = [value for value in parameters.values() if type(value) is int]
    text = say(lang, "-".join(["step", op, *words]), n=numbers[0] if numbers else 1)
    return say(lang, "step-toll", what=text) if parameters.get("toll") else text


def _gain_if_low(lang: str, step: GainIfLow) -> str:
    return say(
        lang,
        "step-gain_if_low",
        base=say(lang, f"amount-{step.type}", n=step.base),
        below=say(lang, f"amount-{step.type}-below", n=step.below),
        low=say(lang, f"amount-{step.type}-more", n=step.low),
        high=say(lang, f"amount-{step.type}-more", n=step.high),
    )


def _exchange(lang: str, exchange: ExchangeData) -> str:
    pay = amount_text(lang, exchange.pay)
    if exchange.different:
        return say(lang, "step-exchange-different", pay=pay, get=amount_text(lang, exchange.get, "plain"))
    text = say(lang, "step-exchange", pay=pay, get=amount_text(lang, exchange.get))
    return say(lang, "step-times", n=exchange.max_times, what=text) if exchange.max_times > 1 else text


def _open_room(lang: str, step: OpenRoom) -> str:
    text = say(lang, f"step-open_room-{step.source if step.where == 'paw' else 'anywhere'}")
    if step.apply:
        text = say(lang, "step-open_room-apply", what=text)
    return _cheaper(lang, text, step.discount)


def _cheaper(lang: str, text: str, discount: int) -> str:
    return say(lang, "step-cheaper", what=text, n=discount) if discount else text


def amount_text(lang: str, amount: Amount, choice: str = "yours") -> str:
    """So much of each, in a row; `choice` says whose choice free resources are."""
    parts = []
    for name in Amount.__struct_fields__:
        n = getattr(amount, name)
        if n:
            parts.append(say(lang, f"amount-any-{choice}" if name == "any" else f"amount-{name}", n=n))
    if len(parts) == 1:
        return parts[0]
    return say(lang, "list-last", rest=", ".join(parts[:-1]), last=parts[-1])


def _upper(text: str) -> str:
    return text[0].upper() + text[1:]


def _lower(text: str) -> str:
    return text[0].lower() + text[1:]
