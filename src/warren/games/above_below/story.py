"""Choosing an option of the paragraph (AB-058..AB-065, AB-335)."""

from __future__ import annotations

from warren.games.above_below.books import Require, StoryOption, paragraph
from warren.games.above_below.dice import roll_dice
from warren.games.above_below.gains import change_reputation
from warren.games.above_below.payment import pay_cost, unpayable
from warren.games.above_below.reserve import ITEM, held
from warren.games.above_below.state import Game, Player, Tale
from warren.games.above_below.track import lay, lay_options
from warren.games.above_below.villagers import SKILLED
from warren.table import Flow, Option, Reason


def choose_option(game: Game) -> Flow[bool]:
    """AB-062, AB-063: one option, for good. True when chosen; goods may be laid on the track before (AB-217)."""
    tale = game.tale
    assert tale is not None
    seat, player = tale.explorer, game.players[tale.explorer]
    story = paragraph(tale.paragraph).options
    options: list[Option] = [
        ("choose", f"paragraph:{tale.paragraph}/{number}")
        for number, option in enumerate(story, 1)
        if not lacking(player, tale, option)
    ]
    options += lay_options(player, own_turn=True)
    option = yield game.ask(seat, "story", options, (f"paragraph:{tale.paragraph}",))
    if option[0] == "lay":
        lay(game, seat, str(option[1]))
        return False
    tale.option = int(str(option[1]).rpartition("/")[2]) - 1
    game.tell("chosen", seat=f"seat:{seat}", option=str(option[1]))
    cost = story[tale.option].cost
    if cost is not None:
        yield from pay_cost(game, seat, cost)
    tale.conduct = tale.hidden[tale.option].conduct
    bear_conduct(game, seat, tale.conduct)
    roll_dice(game, tale)
    return True


def lacking(player: Player, tale: Tale, option: StoryOption) -> list[Reason]:
    """Everything that keeps the explorer from an option: requirements, and costs that can't be paid (AB-065)."""
    found = _unmet(player, tale, option.require) if option.require is not None else []
    return found + unpayable(player, option.cost) if option.cost is not None else found


def _unmet(player: Player, tale: Tale, require: Require) -> list[Reason]:
    """What must hold without being spent; one key for each field of `require`."""
    have = {"explorers_min": len(tale.crew), "reputation_min": player.reputation, "coins_min": player.coins}
    found = [
        Reason(f"requires-{field.removesuffix('_min')}", "AB-062", {"need": need, "have": number})
        for field, number in have.items()
        if (need := getattr(require, field)) is not None and number < need
    ]
    skill, good = require.explorer_has, require.good
    if skill is not None and not any(villager in SKILLED[skill] for villager in tale.crew):
        found.append(Reason(f"requires-{skill}", "AB-062"))
    if good is not None and not held(player, good):
        found.append(Reason("requires-item", "AB-062", {"item": ITEM[good]}))
    return found


def bear_conduct(game: Game, seat: int, place: str) -> None:
    """AB-335: the reputation that belongs to the option itself, whatever comes of it."""
    game.news += 1
    number, option = place.split("/")
    conduct = paragraph(number).options[int(option)].on_choose
    if conduct is not None:
        gain = conduct.gain.reputation if conduct.gain is not None else 0
        loss = conduct.lose.reputation if conduct.lose is not None else 0
        change_reputation(game, seat, gain - loss)
