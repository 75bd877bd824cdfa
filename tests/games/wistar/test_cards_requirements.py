"""W-164..W-173: each card can be played with exactly what it asks for, and with nothing less."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import PLAIN, meet, offered, supply, title
from tests.ledger_marks import rule
from warren.games.wistar.components import Invention
from warren.games.wistar.content import inventions
from warren.games.wistar.measures import Needs, Price
from warren.games.wistar.rulebook import RULEBOOK


@dataclass(frozen=True)
class Want:
    """One of a card's requirements: what, and how many."""

    card: Invention
    what: str
    which: str
    n: int

    def __str__(self) -> str:
        return f"{title(self.card.number)}-{self.n}-{self.which or self.what}"


def wants(card: Invention) -> list[Want]:
    """Every requirement of a card: what is spent, then what has to be there."""
    found = [Want(card, "cost", name, getattr(card.cost, name)) for name in Price.__struct_fields__]
    needs = card.needs
    for what, demanded in (("skills", needs.skills), ("kinds", needs.kinds), ("mice", needs.mice)):
        found += [Want(card, what, which, n) for which, n in demanded.items()]
    found += [Want(card, "current", "", needs.current), Want(card, "rooms_dug", "", needs.rooms_dug)]
    return [want for want in found if want.n]


CARDS = list(inventions().values())
WANTS = [want for card in CARDS for want in wants(card)]


def position(card: Invention) -> Game:
    """Seat 0 holds the card and has exactly what it asks for."""
    game = Game()
    game.hold(0, card.number)
    supply(game, 0, card.cost)
    meet(game, 0, card.needs)
    return game


def take_one_away(game: Game, want: Want) -> None:
    """One unit less of what is required."""
    me = game.players[0]
    if want.what == "cost":
        setattr(me, want.which, want.n - 1)
    elif want.what == "skills":
        me.icons[want.which] -= 1
    elif want.what == "kinds":
        me.played.remove(f"card:{PLAIN[want.which][0]}")
        me.tally[want.which] -= 1
    elif want.what == "mice":
        me.mice.pop()
    elif want.what == "current":
        me.current -= 1
    else:
        me.dug -= 1
    game.refresh()


@rule("W-164")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: title(card.number))
def test_a_card_can_be_played_with_exactly_what_it_asks_for(card: Invention) -> None:
    assert offered(position(card), 0, card.number)


@rule("W-165", "W-166", "W-167", "W-168", "W-170", "W-171", "W-172", "W-192")
@pytest.mark.parametrize("want", WANTS, ids=str)
def test_a_card_is_refused_if_one_of_anything_is_missing(want: Want) -> None:
    game = position(want.card)
    take_one_away(game, want)
    assert not offered(game, 0, want.card.number)


@rule("W-173", "W-174", "W-197")
@pytest.mark.parametrize("card", [card for card in CARDS if wants(card)], ids=lambda card: title(card.number))
def test_only_wood_metal_and_movement_tokens_are_spent(card: Invention) -> None:
    game = position(card)
    me = game.players[0]
    icons, mice, dug, current = dict(me.icons), me.mice[:], me.dug, me.current
    assert offered(game, 0, card.number)
    game.choose(f"play/card:{card.number}")
    paid = [facts for facts in game.told("paid") if facts["about"] == card.component]
    spent = {"wood": card.cost.wood, "metal": card.cost.metal, "move": card.cost.move}
    assert [{name: facts[name] for name in spent} for facts in paid] == ([spent] if any(spent.values()) else [])
    assert me.played[-1] == card.component
    assert all(me.icons[icon] >= n for icon, n in icons.items())
    assert me.mice[: len(mice)] == mice
    assert me.dug >= dug
    assert me.current >= current


@rule("W-160", "W-161", "W-163")
@pytest.mark.parametrize("card", [card for card in CARDS if card.needs.skills], ids=lambda card: title(card.number))
def test_jokers_stand_for_the_required_skills_of_a_card_and_are_spent(card: Invention) -> None:
    missing = sum(card.needs.skills.values())
    game = position(card)
    me = game.players[0]
    for skill in card.needs.skills:
        me.icons[skill] = 0
    me.joker = missing - 1
    assert not offered(game, 0, card.number)
    me.joker = missing
    assert offered(game, 0, card.number)
    game.choose(f"play/card:{card.number}")
    assert [facts["n"] for facts in game.told("lost") if facts["what"] == "joker"] == [missing]


@rule("W-163")
@pytest.mark.parametrize("want", [want for want in WANTS if want.what not in ("cost", "skills")], ids=str)
def test_jokers_stand_for_nothing_but_skills(want: Want) -> None:
    game = position(want.card)
    take_one_away(game, want)
    game.players[0].joker = 9
    assert not offered(game, 0, want.card.number)


@rule("W-179")
@pytest.mark.parametrize(
    "card",
    [card for card in CARDS if card.kind in card.needs.kinds or set(card.skills) & set(card.needs.skills)],
    ids=lambda card: title(card.number),
)
def test_a_card_does_not_help_to_meet_its_own_requirements(card: Invention) -> None:
    game = position(card)
    for want in wants(card):
        if want.which == card.kind or want.which in card.skills:
            take_one_away(game, want)
    assert not offered(game, 0, card.number)


def test_the_requirements_are_of_the_seven_sorts_the_rulebooks_name() -> None:
    assert {want.what for want in WANTS} == {"cost", "skills", "kinds", "mice", "current", "rooms_dug"}
    for card in CARDS:
        assert card.needs == Needs(
            skills=card.needs.skills,
            kinds=card.needs.kinds,
            current=card.needs.current,
            mice=card.needs.mice,
            rooms_dug=card.needs.rooms_dug,
        )


RULES: dict[str, str | dict[str, str]] = {
    "cost": {"wood": "W-165", "metal": "W-165", "move": "W-166"},
    "skills": "W-168",
    "kinds": "W-167",
    "mice": "W-171",
    "current": "W-170",
    "rooms_dug": "W-172",
}
"""The ledger's rule for each sort of requirement."""


def lack(want: Want) -> tuple[str, str, int, int]:
    """What a refusal should say if one is missing: its key, its rule, how many are asked for, how many are there."""
    key = {"cost": "lacks-price", "skills": "lacks-skill"}.get(want.what, f"lacks-{want.what.replace('_', '-')}")
    rules = RULES[want.what]
    return key, rules if isinstance(rules, str) else rules[want.which], want.n, want.n - 1


@rule("W-164")
@pytest.mark.parametrize("card", [card for card in CARDS if wants(card)], ids=lambda card: title(card.number))
def test_a_refusal_names_everything_that_is_missing_with_its_rule(card: Invention) -> None:
    game = position(card)
    for want in wants(card):
        take_one_away(game, want)
    reasons = RULEBOOK.why_not(game.state, 0, card.component)
    named = [(reason.key, reason.rule, reason.facts.get("n"), reason.facts.get("have")) for reason in reasons]
    for want in wants(card):
        assert lack(want) in named
    assert len([key for key, *_ in named if key.startswith("lacks")]) == len(wants(card))


@rule("W-164")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: title(card.number))
def test_nothing_is_missing_where_everything_is_there(card: Invention) -> None:
    reasons = RULEBOOK.why_not(position(card).state, 0, card.component)
    assert [reason.key for reason in reasons if reason.key.startswith("lacks")] == []
