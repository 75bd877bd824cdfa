"""Why something can't be done now: every reason, each with its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warren.games.above_below import ops
from warren.games.above_below.artifacts import usable
from warren.games.above_below.books import paragraph
from warren.games.above_below.build import building_price, on_offer
from warren.games.above_below.content import ARTIFACTS, BUILDINGS, DRINKS, QUESTS
from warren.games.above_below.explore import LEAST_EXPLORERS
from warren.games.above_below.payment import funds
from warren.games.above_below.reserve import ITEM, KIND, held, owned
from warren.games.above_below.state import Game, Player, Tale
from warren.games.above_below.story import lacking
from warren.games.above_below.trade import LEAST_PRICE, least_offer, offers_left
from warren.games.above_below.train import ROW_COST, trainers
from warren.games.above_below.villagers import HAMMERS, may_go_home
from warren.table import Reason

END_STEPS: Final = ("recovery", "income", "refresh", "final")
LAYING_STEPS: Final = ("story", "dice", "after", "income", "final")
"""When items are asked for to be laid on the track (AB-217)."""


def why_not(game: Game, seat: int, component: str) -> list[Reason]:
    """Everything that keeps a seat from using a component now; empty when nothing does."""
    judge = _JUDGES.get(component.partition(":")[0])
    if judge is None:
        return []
    return _why_not_now(game, seat, component) + judge(game, seat, component)


# --- the moment -----------------------------------------------------------------------------------------------------


def asked(game: Game) -> int | None:
    """Whose decision it is; None when the game is over."""
    if game.step == "over":
        return None
    if game.turn.open_offer is not None:
        return game.turn.open_offer[0]
    if game.step in END_STEPS:
        return game.waiting[0] if game.waiting else None
    return game.active


def _why_not_now(game: Game, seat: int, component: str) -> list[Reason]:
    """AB-044, AB-046, AB-140, AB-172: somebody else's turn, or something else is under way."""
    found = []
    whose = asked(game)
    if whose is None:
        found.append(Reason("game-over", "AB-256"))
    elif whose != seat:
        found.append(Reason("not-your-turn", "AB-044", {"seat": f"seat:{whose}"}))
    if game.players[seat].passed and game.step not in END_STEPS:
        found.append(Reason("passed", "AB-046"))
    if whose == seat and not _concerned(game, seat, component):
        found.append(Reason("end-of-round", "AB-172") if game.step in END_STEPS else Reason("under-way", "AB-140"))
    return found


def _concerned(game: Game, seat: int, component: str) -> bool:
    """Whether the step that goes on is about such a component."""
    kind, player, tale = component.partition(":")[0], game.players[seat], game.tale
    if game.step == "turn":
        return game.turn.open_offer is None
    if game.step in ("gather", "labor", "explore"):
        return component in player.ready
    if game.step == "harvest":
        return component in player.ready or component in player.stock or kind == "item"
    if game.step in ("after", "income", "final"):
        return kind == "item"
    if game.step == "recovery":
        return component in player.injured or component in player.resting
    if game.step == "refresh":
        return component in player.buildings
    if game.step == "story":
        return kind in ("paragraph", "item")
    return kind in ("artifact", "item") or (tale is not None and component in tale.explorers)


# --- what is clicked ------------------------------------------------------------------------------------------------


def _action(game: Game, seat: int, component: str) -> list[Reason]:
    player, action = game.players[seat], component.removeprefix("action:")
    found = [] if player.ready else [Reason("nobody-ready", "AB-168")]
    if action == "explore":
        found += _exploring(game, player)
    elif action == "harvest" and not player.stock:
        found.append(Reason("nothing-to-harvest", "AB-122"))
    elif action == "build":
        found += _hammer(player)
        if not found and not any(not _price(player, building) for building in _reachable(game, player)):
            found.append(Reason("nothing-affordable", "AB-101", {"have": funds(player)}))
    elif action == "train":
        found += _quill(player)
        if not found and all(_training(game, player, villager) for villager in game.row.cards()):
            found.append(Reason("nothing-affordable", "AB-127", {"have": funds(player)}))
    return found


def _exploring(game: Game, player: Player) -> list[Reason]:
    found = []
    if len(player.ready) < LEAST_EXPLORERS:
        found.append(Reason("too-few-explorers", "AB-053", {"need": LEAST_EXPLORERS, "have": len(player.ready)}))
    if not game.top_caves:
        found.append(Reason("no-cave-left", "AB-097"))
    return found


def _reachable(game: Game, player: Player) -> list[str]:
    return [building for building in on_offer(game) if player.caves or BUILDINGS[building].kind != "outpost"]


def _building(game: Game, seat: int, component: str) -> list[Reason]:
    player = game.players[seat]
    if component in player.stock and game.step in ("turn", "harvest"):
        return [] if player.ready or game.step == "harvest" else [Reason("nobody-ready", "AB-116")]
    if game.step == "refresh" and component in player.buildings:
        return []
    if component not in on_offer(game):
        return [Reason("not-face-up", "AB-100")]
    found = _hammer(player) + _price(player, component)
    if BUILDINGS[component].kind == "outpost" and not player.caves:
        found.append(Reason("no-empty-cave", "AB-102"))
    return found


def _hammer(player: Player) -> list[Reason]:
    return [] if any(villager in HAMMERS for villager in player.ready) else [Reason("no-hammer", "AB-099")]


def _price(player: Player, building: str) -> list[Reason]:
    """With the best builder who is ready, or at the full price if none is."""
    builders = [villager for villager in player.ready if villager in HAMMERS]
    prices = [building_price(building, villager) for villager in builders] or [BUILDINGS[building].cost]
    return _too_dear(player, min(prices), "AB-100")


def _too_dear(player: Player, price: int, rule: str) -> list[Reason]:
    have = funds(player)
    return [Reason("too-dear", rule, {"need": price, "have": have})] if have < price else []


def _villager(game: Game, seat: int, component: str) -> list[Reason]:
    player = game.players[seat]
    if component in game.row.row:
        return _quill(player) + _training(game, player, component)
    if component in game.specials:
        return [Reason("special-villager", "AB-220")]
    if game.task is not None and component in game.task.crew:
        return [Reason("sent-already", "AB-048")]
    if game.tale is not None and component in game.tale.explorers and game.step not in ("turn", "gather"):
        return _explorer(game, player, game.tale, component) if game.step == "dice" else []
    if component in player.ready or (game.step == "recovery" and component in player.resting + player.injured):
        return []
    if component in player.resting + player.injured:
        return [Reason("not-ready", "AB-048", {"zone": "resting" if component in player.resting else "injured"})]
    return [Reason("not-your-villager", "AB-048")]


def _explorer(game: Game, player: Player, tale: Tale, villager: str) -> list[Reason]:
    """After the dice: whoever went home is out of it, and a cowardly one whose die can't be changed may not go."""
    if villager in tale.home:
        return [Reason("went-home", "AB-081")]
    additions = not tale.home and (held(player, "supplies") or usable(player, ops.DiePlus))
    stuck = not tale.rerolls and not additions and not may_go_home(game, villager)
    return [Reason("cowardly", "AB-314")] if stuck else []


def _too_late(game: Game) -> list[Reason]:
    """AB-079: nothing is added to a die once somebody was sent home."""
    return [Reason("after-sending-home", "AB-079")] if game.tale is not None and game.tale.home else []


def _quill(player: Player) -> list[Reason]:
    return [] if trainers(player) else [Reason("no-quill", "AB-125")]


def _training(game: Game, player: Player, villager: str) -> list[Reason]:
    discount = max((discount for discount, _, _ in trainers(player)), default=0)
    return _too_dear(player, max(0, ROW_COST[game.row.row.index(villager)] - discount), "AB-126")


def _cave(game: Game, seat: int, component: str) -> list[Reason]:
    if component not in game.top_caves[:1]:
        return [Reason("not-the-top-cave", "AB-052")]
    return _exploring(game, game.players[seat])


def _item(game: Game, seat: int, component: str) -> list[Reason]:
    """Laying on the track, putting up for sale, spending, buying."""
    player, kind = game.players[seat], KIND.get(component, "")
    if game.step in ("harvest", "outcome", "refresh"):
        return []
    shown = game.step == "turn" and kind in DRINKS and kind in game.turn.shown
    if shown or not held(player, kind):
        sellers = [other for other in range(game.seats) if other != seat and game.players[other].for_sale == kind]
        if sellers and game.step == "turn":
            return min((_seat(game, seat, f"seat:{other}") for other in sellers), key=len)
        if shown:
            return [Reason("shown-already", "AB-154")]
        on_cards = any(kind in goods for goods in player.stock.values())
        return [Reason("only-on-cards", "AB-158") if on_cards else Reason("not-owned", "AB-154")]
    if kind == "supplies":
        return _too_late(game) if game.step == "dice" else [Reason("after-the-dice", "AB-328")]
    if kind in DRINKS and game.step in LAYING_STEPS:
        return [Reason("no-good", "AB-216")]
    if game.step in ("income", "final") and kind not in player.reserve:
        return [Reason("for-sale", "AB-160")]
    return []


def _seat(game: Game, seat: int, component: str) -> list[Reason]:
    """Buying what an opponent has for sale."""
    seller = int(component.removeprefix("seat:"))
    me, other = game.players[seat], game.players[seller]
    if seller == seat:
        return [Reason("your-own", "AB-142")]
    if other.for_sale is None:
        return [Reason("nothing-for-sale", "AB-142")]
    price = other.asking or (least_offer(game, component) if game.active == seat else LEAST_PRICE)
    found = []
    if me.coins < price:
        found.append(Reason("too-few-coins", "AB-143", {"need": price, "have": me.coins}))
    if game.active == seat and not offers_left(game, component):
        found.append(Reason("offers-used-up", "AB-150"))
    return found


def _artifact(game: Game, seat: int, component: str) -> list[Reason]:
    player = game.players[seat]
    if component not in player.artifacts:
        return [Reason("not-your-artifact", "AB-285")]
    if component in player.used:
        return [Reason("artifact-used", "AB-286")]
    use = ARTIFACTS[component].use
    if game.step != {"explore": "dice", "harvest": "harvest", "train": "turn"}[use]:
        return [Reason("artifact-for", "AB-286", {"action": f"action:{use}"})]
    if use == "train":
        return _action(game, seat, "action:train")
    return _too_late(game) if use == "explore" else []


def _quest(game: Game, seat: int, component: str) -> list[Reason]:
    if component not in game.quests:
        return [Reason("quest-taken", "AB-299")]
    player = game.players[seat]
    return [
        Reason("quest-needs", "AB-297", {"item": ITEM[kind], "need": n, "have": owned(player, kind)})
        for kind, n in QUESTS[component].needs.items()
        if owned(player, kind) < n
    ]


def _paragraph(game: Game, seat: int, component: str) -> list[Reason]:
    number, _, option = component.removeprefix("paragraph:").partition("/")
    tale = game.tale
    if tale is None or game.step != "story" or tale.paragraph != number:
        return [Reason("not-being-read", "AB-056")]
    if not option:
        return []
    return lacking(game.players[tale.explorer], tale, paragraph(number).options[int(option) - 1])


_JUDGES: Final[dict[str, Callable[[Game, int, str], list[Reason]]]] = {
    "action": _action,
    "building": _building,
    "villager": _villager,
    "cave": _cave,
    "item": _item,
    "seat": _seat,
    "artifact": _artifact,
    "quest": _quest,
    "paragraph": _paragraph,
}
