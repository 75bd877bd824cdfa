"""Sentences from effect trees: one Fluent message for each op, price, requirement and count, composed here.

The composition is the same in every language; word order, plurals and cases are the messages' business.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Final, TypeAlias

from msgspec import Struct

from warren.games.wistar.content import board
from warren.games.wistar.effect_types import Aggro, Effect, Score, ScoreIf, When
from warren.games.wistar.language import Choose, If, MainAction, Op, Per
from warren.games.wistar.measures import CardFilter, Cheaper, Cond, Count, Loss, Needs, Price
from warren.text.bundles import bundle

GAME: Final = "wistar"

Fact: TypeAlias = str | int
Nodes: TypeAlias = Sequence[Op]

PLAIN: Final[dict[str, Fact]] = {"n": 1, "deck": "any", "kind": "any", "which": "any", "form": "none"}
"""What messages that share wordings (of cards, mice, icons) find where a node says nothing about it."""

PAID: Final = ("wood", "metal", "move", "joker", "vp", "any")
"""The keys of a price that are paid; the others are discarded."""


class Writer:
    """Writes effects in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = bundle(GAME, lang)

    def say(self, key: str, **facts: Fact) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, PLAIN | facts)
        if errors:
            raise LookupError(f"{GAME}/{self.lang}: {key} with {facts}: {errors}")
        return str(text)

    def action(self, action: str) -> str:
        return self.say("action-name", name=self.say(f"word-{action}"))

    def room(self, room: str) -> str:
        """A room of the farm, or "outside"."""
        farm = board().farm
        return next(str(getattr(at.name, self.lang)) for at in farm.rooms if room in (at.id, at.part))

    def listed(self, parts: Iterable[str], last: str = "and") -> str:
        """ "a, b and c"; `last` names the message that joins the last one."""
        *rest, end = parts
        return self.say(f"join-{last}", rest=", ".join(rest), last=end) if rest else end

    def _or_else(self, one: str, other: str) -> str:
        return self.say("join-or-else", rest=one, last=other)

    @staticmethod
    def sentence(clause: str) -> str:
        return f"{clause[0].upper()}{clause[1:]}."

    # --- effects -----------------------------------------------------------------------------------------------

    def effect(self, effect: Effect) -> str:
        """What is printed on a card, a mouse or a power space."""
        if effect.type == "permanent":
            return " ".join(self.sentence(self.node(node)) for node in effect.do)
        if effect.type == "final":
            done = self.listed(map(self.node, effect.do))
        else:
            done = self.nodes(effect.do)
        return self.sentence(self.say("when-it-counts", type=effect.type, done=done))

    def nodes(self, nodes: Nodes, more: str = "none") -> str:
        """Nodes that are resolved one after another. `more` names what a gain joins (W-399: 1 wood more)."""
        return self.listed((self.node(node, more) for node in nodes), "then")

    def node(self, node: Op, more: str = "none") -> str:
        facts = self._facts(node, more)
        match node:
            case When():
                joins = {"gather": node.action and node.action.removeprefix("gather_"), "gain_vp": "vp"}
                done = self.nodes(node.do, joins.get(node.event) or node.what or "none")
                event = self.say(f"event-{node.event}", **facts)
                return self.say("do-when", event=event, done=done)
            case If():
                facts["cond"] = self.cond(node.cond)
            case Per():
                facts["each"] = self.count(node.count, "each")
            case Score():
                facts["each"] = self.count(node.per, "each") if node.per else "none"
            case ScoreIf():
                facts["cond"] = self.cond(node.cond)
            case Choose():
                facts["choices"] = reduce(self._or_else, map(self.nodes, node.of))
            case MainAction():
                facts["actions"] = self.listed(map(self.action, node.actions()), "or")
                facts["of"] = "any" if node.of == "any" else "some"
            case Aggro():
                return self._aggro(node)
        return self.say(f"do-{tag(node)}", **facts)

    def brief(self, node: Op) -> str:
        """A node in two or three words, where its op has such words."""
        key = f"brief-{tag(node)}"
        return self.say(key, **self._facts(node, "none")) if self._bundle.has_message(key) else self.node(node)

    def _facts(self, node: Op, more: str) -> dict[str, Fact]:
        """What the messages of a node may say: its fields, and its amounts as a list."""
        facts: dict[str, Fact] = {"more": more, "items": self.items(node, more)}
        return facts | {name: self._fact(getattr(node, name)) for name in node.__struct_fields__}

    def _fact(self, value: object) -> Fact:
        """A field of a node as a catalogue's variable."""
        match value:
            case bool():
                return "yes" if value else "no"
            case int() | str():
                return value
            case Price():
                return self.price(value)
            case Cheaper():
                return self.items(value) or "none"
            case tuple() if value and isinstance(value[0], Op):
                return self.nodes(value)
        return "none"

    def _aggro(self, node: Aggro) -> str:
        more = self.count(node.more, "more")
        if node.choose:
            branches = (self.listed(self.loss(loss, "to") for loss in branch) for branch in node.choose)
            return self.say("do-aggro-choose", more=more, choices=self.listed(branches, "or"))
        return self.say("do-aggro", more=more, loses=self.listed(self.loss(loss, "does") for loss in node.lose))

    def loss(self, loss: Loss, form: str) -> str:
        """What one who is hit loses (`does`), or chooses to lose (`to`)."""
        [(what, n)] = given(loss)
        return self.say("loss-points" if what == "vp" else "loss-things", form=form, items=self.item(what, n), n=n)

    # --- amounts -----------------------------------------------------------------------------------------------

    def item(self, what: str, n: int, more: str = "none") -> str:
        return self.say(f"item-{what}", n=n, more="yes" if more == what else "no")

    def items(self, amounts: Struct, more: str = "none") -> str:
        """The amounts of a gain or discount: "1 wood and 2 VP"."""
        parts = [self.item(what, n, more) for what, n in given(amounts) if self._bundle.has_message(f"item-{what}")]
        return self.listed(parts) if parts else ""

    def price(self, price: Price) -> str:
        """What is to be done to pay: "pay 1 wood and discard 1 hand card"."""
        paid = [self.item(what, n) for what, n in given(price) if what in PAID]
        thrown = [self.item(what, n) for what, n in given(price) if what not in PAID]
        parts = [self.say("price-pay", items=self.listed(paid))] if paid else []
        if thrown:
            parts.append(self.say("price-discard", items=self.listed(thrown)))
        return self.listed(parts) if parts else ""

    def needs(self, needs: Needs) -> str:
        """What only has to be there: "2 strength icons and electricity"."""
        return self.listed(self.count(count, "have", n) for count, n in wanted(needs))

    # --- counts and conditions ---------------------------------------------------------------------------------

    def count(self, count: Count, form: str, n: int = 1, amount: str | None = None) -> str:
        """A count in words. The forms: `each` (for each 2 ...), `have` (3 ...), `least` (3 ... after "at least"),
        `more` (more ... than), `yours` (your ...)."""
        what = count.what
        facts: dict[str, Fact] = {"form": form, "n": n, "amount": amount or str(n)}
        if what == "each":
            assert count.each is not None
            assert count.of is not None
            return self.count(count.of, form, count.each)
        if what in ("sum", "sets"):
            return self._several(count, form, facts)
        if count.cards is not None:
            facts |= filters(count.cards)
        else:
            value = getattr(count, what)
            facts["which"] = value if isinstance(value, str) else "none"
        return self.say(f"count-{what}", **facts)

    def _several(self, count: Count, form: str, facts: dict[str, Fact]) -> str:
        """A sum is "for each A and for each B" as long as it isn't divided; else its parts are listed."""
        parts = count.sum or count.sets or ()
        if count.sum and form == "each" and facts["n"] == 1:
            return self.listed(self.count(part, "each") for part in parts)
        inner = "yours" if count.sum else "have"
        return self.say(f"count-{count.what}", parts=self.listed(self.count(part, inner) for part in parts), **facts)

    def cond(self, cond: Cond) -> str:
        facts: dict[str, Fact] = {}
        if cond.of is not None:
            n = cond.at_least if cond.at_least is not None else cond.at_most
            assert n is not None
            facts["counted"] = self.count(cond.of, "least", n)
        elif cond.all is not None or cond.any is not None:
            parts = cond.all or cond.any or ()
            return self.listed(map(self.cond, parts), "and" if cond.all else "or")
        elif cond.negated is not None:
            facts["cond"] = self.cond(cond.negated)
        elif cond.explorer_in is not None:
            facts["rooms"] = self.listed(map(self.room, cond.explorer_in), "or")
        else:
            facts["n"] = int(getattr(cond, cond.what))
        return self.say(f"cond-{cond.what}", **facts)


def tag(node: Op) -> str:
    """The op as the content files write it."""
    return str(node.__struct_config__.tag)


def given(amounts: Struct) -> list[tuple[str, int]]:
    """The amounts that are not 0, in the order in which they are always named."""
    named = ((name, getattr(amounts, name)) for name in amounts.__struct_fields__)
    return [(name, value) for name, value in named if type(value) is int and value]


def filters(cards: CardFilter) -> dict[str, Fact]:
    return {name: getattr(cards, name) or "any" for name in cards.__struct_fields__}


def wanted(needs: Needs) -> list[tuple[Count, int]]:
    """A requirement as counts and how much of each is needed."""
    return [
        *((Count(skill=skill), n) for skill, n in needs.skills.items()),
        *([(Count(energy=True), needs.energy)] if needs.energy else []),
        *((Count(cards=CardFilter(kind=kind)), n) for kind, n in needs.kinds.items()),
        *((Count(cards=CardFilter(effect=effect)), n) for effect, n in needs.effects.items()),
        *([(Count(current=True), needs.current)] if needs.current else []),
        *((Count(mice=kind), n) for kind, n in needs.mice.items()),
        *([(Count(rooms_dug=True), needs.rooms_dug)] if needs.rooms_dug else []),
        *([(Count(beds=True), needs.beds)] if needs.beds else []),
        *([(Count(doors=True), needs.doors)] if needs.doors else []),
    ]
