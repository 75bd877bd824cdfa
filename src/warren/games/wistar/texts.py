"""What is written on each component, by component id, made from its effect."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from warren.games.wistar import content
from warren.games.wistar.boardfile import QuickAction
from warren.games.wistar.components import Goal, Invention, Power, Row, Space
from warren.games.wistar.measures import Count, Needs, Price, Skill
from warren.games.wistar.wording import Writer, given, wanted


@cache
def texts(lang: str) -> Mapping[str, str]:
    """`card:42` is a card's effect, `needs:42` what it costs and requires, `quick:buy_joker` a quick action."""
    return dict(_written(Writer(lang)))


def _written(writer: Writer) -> Iterator[tuple[str, str]]:
    table = content.board()
    for card in content.inventions().values():
        yield card.component, writer.effect(card.effect)
        yield f"needs:{card.number}", requirement(writer, card)
    for mouse in content.mice().values():
        if mouse.effect is not None:
            yield mouse.component, writer.effect(mouse.effect)
    for door in table.door_tokens:
        yield door.component, writer.sentence(writer.nodes(door.bonus))
    for space in content.spaces().values():
        yield space.component, space_text(writer, space)
    for power in content.powers().values():
        yield power.component, power_text(writer, power)
    for tile in table.skill_tokens.tokens:
        yield tile.component, icons_text(writer, tile.skill, 1)
    for hero in table.heroes:
        yield hero.component, icons_text(writer, hero.skill, hero.icons)
    for goal in table.goals:
        yield goal.component, goal_text(writer, goal)
    for mission in table.missions:
        yield mission.component, writer.sentence(writer.nodes(mission.reveal))
        for row in mission.rows:
            yield row.component, row_text(writer, row)
    for option in table.alchemist.potion_options:
        yield f"potion:{option.id}", writer.sentence(writer.nodes(option.do))
    for quick in table.quick_actions.list:
        yield f"quick:{quick.id}", quick_text(writer, quick)


def _terms(writer: Writer, cost: Price, needs: Needs) -> str:
    """What is to be paid and what only has to be there; empty when nothing is."""
    parts = [writer.price(cost)] if given(cost) else []
    if wanted(needs):
        parts.append(writer.say("terms-have", needed=writer.needs(needs)))
    return writer.listed(parts, "terms") if parts else ""


def requirement(writer: Writer, card: Invention) -> str:
    """W-164: what a card costs and requires."""
    return writer.sentence(_terms(writer, card.cost, card.needs) or writer.say("terms-none"))


def space_text(writer: Writer, space: Space) -> str:
    """W-094: the effects of a bonus action are done in any order."""
    return writer.sentence(writer.listed(map(writer.node, space.bonus), "also"))


def power_text(writer: Writer, power: Power) -> str:
    parts = [writer.effect(power.effect) if power.effect else writer.say("power-points", n=power.vp)]
    if power.pair_with:
        paired = content.powers()[power.pair_with]
        parts.append(writer.say("power-pair", n=paired.vp, more=power.pair_vp))
    if given(power.unlock_price):
        parts.append(writer.say("power-price", price=writer.price(power.unlock_price)))
    return " ".join(parts)


def icons_text(writer: Writer, skill: Skill, n: int) -> str:
    """W-219, W-225: the icons that a skill token or a hero gives."""
    return writer.sentence(writer.count(Count(skill=skill), "have", n))


def goal_text(writer: Writer, goal: Goal) -> str:
    """W-257: the requirement rises from slot to slot, the bonus stays."""
    counted = writer.count(goal.count, "have", goal.slots[-1], " / ".join(map(str, goal.slots)))
    return writer.sentence(writer.say("terms", terms=counted, done=writer.nodes(goal.bonus)))


def row_text(writer: Writer, row: Row) -> str:
    """W-201..W-208: a mission's locks, what it asks for, its reward and the lock it opens."""
    done = writer.nodes(row.reward)
    if row.opens is not None:
        done = writer.say("row-opens", done=done, lock=row.opens)
    terms = _terms(writer, row.cost, row.needs)
    text = writer.sentence(writer.say("terms", terms=terms, done=done) if terms else done)
    if not row.locks:
        return text
    return f"{writer.say('row-locks', n=len(row.locks), locks=writer.listed(map(str, row.locks)))} {text}"


def quick_text(writer: Writer, quick: QuickAction) -> str:
    """W-239..W-251: a quick action; two of them do what only words can say."""
    if isinstance(quick.get, str):
        return writer.sentence(writer.say(f"quick-{quick.id}"))
    done = writer.nodes(quick.get)
    if given(quick.pay):
        done = writer.say("terms", terms=writer.price(quick.pay), done=done)
    return writer.sentence(done)
