"""What each player of Rats of Wistar has, and Ratbot with its cards, line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from warren.table.rulebook import View
from warren.text import Words

KEPT = ("played", "used", "mice", "powers", "skills", "heroes", "claimed")
"""What lies open before a player, each with a message of its own."""


def player(player: View, words: Words, card: Callable[[str], str]) -> Iterator[str]:
    """A player's means and pieces, hand and cards; a hand that is seen is read in full."""
    means = {what: player[what] for what in ("wood", "metal", "move", "joker", "current", "leaders")}
    yield words.say("wistar-means", **means)
    yield workers(player, words, entrance=True)
    yield from explorer(player, words)
    yield burrow(player, words)
    yield words.say("wistar-prices", dig=player["dig_price"], bed=player["bed_price"])
    icons = [f"{words.say(f'word-{icon}')} {n}" for icon, n in player["icons"].items() if n]
    if icons:
        yield words.say("wistar-icons-of", icons=", ".join(icons))
    yield from kept(player, words)
    if player["private"]:
        yield words.say("wistar-private", goals=named([goal["goal"] for goal in player["private"]], words))
    if player["hand"] is None:
        yield words.say("wistar-hand-hidden", **player["hand_size"])
    else:
        yield words.say("wistar-hand", cards=named(player["hand"], words))
        yield from (f"  {card(one)}" for one in player["hand"])
    if player["looking"]:
        yield words.say("wistar-looking", cards=named(player["looking"], words))


def ratbot(player: View, automa: View, words: Words) -> Iterator[str]:
    """Its pieces, and the cards that say what it does."""
    yield workers(player, words, entrance=False)
    yield words.say("wistar-workers-left", n=automa["workers_left"])
    yield from explorer(player, words)
    yield burrow(player, words)
    yield from kept(player, words)
    spaces = {"markers": automa["markers"], "beds": automa["beds"], "rooms": automa["underground"]}
    yield words.say("wistar-spaces", **{name: emptied(group, words) for name, group in spaces.items()})
    yield words.say("wistar-pile", n=automa["pile"])
    yield words.say("wistar-ratbot", level=automa["level"])
    yield from (f"  {status(card, words)}" for card in automa["status"])
    if automa["actions"]["used"]:
        yield words.say("wistar-actions-used", cards=named(automa["actions"]["used"], words))
    yield words.say("wistar-actions-left", n=automa["actions"]["left"])
    yield exploration(automa["exploration"], words)


def workers(player: View, words: Words, entrance: bool) -> str:
    here = [words.say("wistar-workers-here", area=words.name(area), n=n) for area, n in player["workers"].items()]
    if entrance:
        here.append(words.say("wistar-entrance", n=player["entrance"]))
    return words.say("wistar-workers", areas=", ".join(here))


def explorer(player: View, words: Words) -> Iterator[str]:
    yield words.say("wistar-explorer-in", room=words.name(player["explorer"]))
    if player["tents"]:
        yield words.say("wistar-tents-in", rooms=named(player["tents"], words))


def burrow(player: View, words: Words) -> str:
    facts = {"free": player["free_rooms"], "rooms": player["rooms"], "dug": player["dug"], "beds": player["beds"]}
    return words.say("wistar-burrow", **facts)


def kept(player: View, words: Words) -> Iterator[str]:
    for what in KEPT:
        if player[what]:
            yield words.say(f"wistar-{what}", **{of(what): named(player[what], words)})
    if player["doors"]:
        yield words.say("wistar-doors", n=len(player["doors"]))
    if player["markers"]:
        yield words.say("wistar-markers", n=player["markers"])


def of(what: str) -> str:
    """What the message about some of a player's things calls them."""
    return {"played": "cards", "used": "cards", "claimed": "goals"}.get(what, what)


def named(components: Sequence[str], words: Words) -> str:
    return words.listed([words.name(component) for component in components])


# --- Ratbot's boards and cards ---------------------------------------------------------------------------------------


def emptied(spaces: Sequence[View], words: Words) -> str:
    """How many spaces of a group are empty, and what the best of them is worth."""
    empty = [space["vp"] for space in spaces if space["empty"]]
    return words.say("wistar-emptied", emptied=len(empty), all=len(spaces), vp=max(empty, default=0))


def status(card: View, words: Words) -> str:
    """A status card with its whole track; the step with the marker stands in brackets."""
    skills = ", ".join(words.say(f"word-{skill}") for skill in card["skills"])
    steps = ", ".join(step(one, at == card["at"], words) for at, one in enumerate(card["steps"]))
    return words.say("wistar-status", status=words.name(card["id"]), skills=skills, steps=steps, below=card["below"])


def step(step: View, here: bool, words: Words) -> str:
    if step["effect"]:
        said = words.say("wistar-step-effect", vp=step["vp"], effect=words.name(step["effect"]))
    else:
        said = words.say("wistar-step", vp=step["vp"])
    return words.say("wistar-step-here", step=said) if here else said


def exploration(cards: View, words: Words) -> str:
    """How many cards are to come, and which missions come first on the plan that lies open."""
    plan: Mapping[str, int] = cards["plan"]
    said = ", ".join(words.name(space) for space in sorted(plan, key=lambda space: plan[space]))
    key = "wistar-exploration-over" if cards["last_played"] else "wistar-exploration"
    return words.say(key, n=cards["left"], plan=said)
