"""Requirements of inventions and mission rows (W-164..W-173): what only has to be there."""

from __future__ import annotations

from warren.games.wistar.counts import mice_of
from warren.games.wistar.measures import Needs
from warren.games.wistar.state import Player


def missing_skills(me: Player, needs: Needs) -> int:
    """W-168: how many required skill icons the player lacks; jokers may stand for them (W-160)."""
    missing = 0
    icons = me.icons
    for skill, n in needs.skills.items():
        if icons[skill] < n:
            missing += n - icons[skill]
    return missing


def jokers_needed(me: Player, needs: Needs, ignored: int) -> int:
    """W-163, W-404: one joker for each missing icon that isn't ignored."""
    return max(0, missing_skills(me, needs) - ignored) if needs.skills else 0


def meets(me: Player, needs: Needs) -> bool:
    """All requirements but the skills."""
    if needs is NOTHING or needs == NOTHING:
        return True
    return not lacking(me, needs)


NOTHING = Needs()


def lacking(me: Player, needs: Needs) -> list[tuple[str, str, int, int]]:
    """Every requirement but the skills that isn't met: what, of which kind, how many, how many are there."""
    found = []
    if me.icons["energy"] < needs.energy:
        found.append(("energy", "energy", needs.energy, me.icons["energy"]))
    for kind, n in needs.kinds.items():
        if me.tally[kind] < n:
            found.append(("kinds", kind, n, me.tally[kind]))
    for effect, n in needs.effects.items():
        if me.tally[effect] < n:
            found.append(("effects", effect, n, me.tally[effect]))
    if me.current < needs.current:
        found.append(("current", "current", needs.current, me.current))
    for mouse_kind, n in needs.mice.items():
        if mice_of(me, mouse_kind) < n:
            found.append(("mice", mouse_kind, n, mice_of(me, mouse_kind)))
    for name, n, have in (
        ("rooms_dug", needs.rooms_dug, me.dug),
        ("beds", needs.beds, me.beds),
        ("doors", needs.doors, len(me.doors)),
    ):
        if have < n:
            found.append((name, name, n, have))
    return found
