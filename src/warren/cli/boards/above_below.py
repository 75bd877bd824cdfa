"""Above and Below in text: the middle of the table, each village with its caves, and the story that is being told.

In a terminal that is wide enough cards stand in columns and villages in frames; otherwise all is told, line by line.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from warren.games import rulebook
from warren.games.above_below.texts import prose
from warren.table.rulebook import View
from warren.text import Words

WIDTH: Final = 100
NAME_WIDTH: Final = 27
COLOURS: Final = ("red", "blue", "yellow", "green")
ZONES: Final = ("ready", "resting", "injured")


def draw(view: View, words: Words, plain: bool) -> RenderableType:
    board = Board(view, words)
    return board.told() if plain else board


def read_aloud(view: View, words: Words) -> list[str]:
    """What everybody hears of the story in sight: the scene, the options with their terms, in the end the outcome."""
    tale = view["tale"]
    if tale is None or tale["story"] is None:
        return []
    return [
        words.text(tale["story"]["paragraph"]),
        "\n".join(_options(tale["story"], words)),
        *(_outcome(tale["outcome"], words) if tale["outcome"] else ()),
    ]


def _options(story: View, words: Words) -> Iterator[str]:
    for number in range(1, len(story["options"]) + 1):
        option = f"{story['paragraph']}/{number}"
        yield f"{words.name(option).upper()}. {words.text(option)}"


def _outcome(outcome: View, words: Words) -> Iterator[str]:
    text = outcome["text"]
    if text:
        yield prose(words.lang, text["en"], text["ru"])
    yield outcome["words"][words.lang]


class Board:
    """A view and the words to show it with. Rich draws it, in whatever room there is."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words
        self.printed = rulebook("above_below").catalogue()
        self.states: dict[str, list[str]] = view["modules_board"]["states"]

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < WIDTH:
            yield self.told()
            return
        yield from self.market()
        yield Text("\n".join(self.state_of_play()))
        for player in self.view["players"]:
            yield self.village(player)
        yield Text("\n".join(self.exploration()))

    # --- drawn -------------------------------------------------------------------------------------------------

    def market(self) -> Iterator[RenderableType]:
        """What can be trained and built: price, name, and what it does, in columns."""
        for heading, cards in self.rows():
            grid = Grid.grid(padding=(0, 2))
            grid.add_column(width=4, justify="right")
            grid.add_column(width=NAME_WIDTH, style="bold")
            grid.add_column(ratio=1)
            for price, card in cards:
                grid.add_row(str(price), self.words.name(card), self.words.text(card))
            yield Text(heading, "dim")
            yield grid

    def village(self, player: View) -> RenderableType:
        colour = COLOURS[int(player["seat"].removeprefix("seat:"))]
        return Panel(
            Text("\n".join(self.holdings(player))),
            title=Text(f"{self.words.name(player['seat'])}: {self.means(player)}", f"bold {colour}"),
            title_align="left",
            border_style=colour,
        )

    # --- told --------------------------------------------------------------------------------------------------

    def told(self) -> Text:
        lines = [
            *self.told_rows(),
            *self.state_of_play(),
            *(line for player in self.view["players"] for line in self.told_village(player)),
            *self.exploration(),
        ]
        return Text("\n".join(lines))

    def told_rows(self) -> Iterator[str]:
        for heading, cards in self.rows():
            yield heading
            for price, card in cards:
                coins = self.words.say("village-price", n=price)
                yield f"  {self.words.name(card)} ({coins}). {self.words.text(card)}"

    def told_village(self, player: View) -> Iterator[str]:
        yield f"{self.words.name(player['seat'])}: {self.means(player)}"
        yield from (f"  {line}" for line in self.holdings(player))

    # --- the middle of the table -------------------------------------------------------------------------------

    def rows(self) -> Iterator[tuple[str, list[tuple[int, str]]]]:
        """Each row of cards on offer: its heading, and each card with its price."""
        board, say = self.view["board"], self.words.say
        people = [(space["cost"], space["villager"]) for space in board["villagers"] if space["villager"]]
        yield say("village-row-villagers", left=board["villagers_left"]), people
        yield say("village-row-houses", left=board["houses_left"]), self.priced(board["houses"])
        yield say("village-row-outposts", left=board["outposts_left"]), self.priced(board["outposts"])
        yield say("village-row-keys"), self.priced(board["keys"])
        yield say("village-row-stars"), self.priced(board["stars"])

    def priced(self, cards: list[str | None]) -> list[tuple[int, str]]:
        return [(self.printed[card]["cost"], card) for card in cards if card]

    def state_of_play(self) -> Iterator[str]:
        """The round, the cave deck, the cider, the supply, and what the modules lay beside the board."""
        view, board, say = self.view, self.view["board"], self.words.say
        first = self.words.name(view["first"])
        yield say("village-round", round=view["round"], rounds=view["rounds"], first=first)
        if board["caves"]:
            yield say("village-caves", cave=self.words.name(board["caves"][0]), left=board["caves_left"])
        else:
            yield say("village-no-caves")
        yield say("village-cider" if board["cider"] else "village-no-cider")
        yield say("village-supply", things=self.counted(board["supply"]))
        if board["specials"]:
            yield say("village-specials", villagers=", ".join(map(self.words.name, board["specials"])))
        yield from self.modules()

    def modules(self) -> Iterator[str]:
        view, beside = self.view, self.view["modules_board"]
        if "artifacts" in view["modules"]:
            message = "village-prize" if beside["prize"] else "village-no-prize"
            yield self.words.say(message, left=beside["artifacts_left"])
        for quest in beside["quests"]:
            yield f"{self.words.name(quest)}: {self.words.text(quest)}"

    # --- a village ---------------------------------------------------------------------------------------------

    def means(self, player: View) -> str:
        facts = {key: player[key] for key in ("coins", "income", "beds", "rerolls", "reputation", "score")}
        means = self.words.say("village-means", **facts)
        return f"{means} {self.words.say('village-passed')}" if player["passed"] else means

    def holdings(self, player: View) -> Iterator[str]:
        """Everything that lies in a village, each kind in a line; nothing about what isn't there."""
        named = {
            **{zone: [self.person(villager) for villager in player[zone]] for zone in ZONES},
            "houses": [self.building(player, building) for building in player["houses"]],
            "outposts": [self.building(player, outpost["outpost"]) for outpost in player["outposts"]],
            "caves": [self.words.name(cave) for cave in player["caves"]],
            "reserve": [self.counted(player["reserve"])] if player["reserve"] else [],
            "sale": [self.sale(player)] if player["for_sale"] else [],
            "track": [self.space(space) for space in player["track"]],
            "artifacts": [self.artifact(artifact) for artifact in player["artifacts"]],
            "quests": [self.words.name(quest) for quest in player["quests"]],
        }
        for kind, things in named.items():
            if things:
                yield f"{self.words.say(f'village-held-{kind}')}: {', '.join(things)}"

    def person(self, villager: str) -> str:
        """A villager with symbols, dice and states."""
        printed = self.printed[villager]
        marks = [self.words.say(f"village-skill-{skill}") for skill in printed["skills"]]
        marks += [f"{die['min']}+ → {die['lanterns']}" for die in printed["dice"]]
        marks += [self.words.name(state) for state in self.states.get(villager, ())]
        return f"{self.words.name(villager)} [{'; '.join(marks)}]"

    def building(self, player: View, building: str) -> str:
        """A building with the goods that wait on it."""
        goods = [self.words.name(good) for good in player["stock"].get(building, ())]
        return f"{self.words.name(building)} [{', '.join(goods)}]" if goods else self.words.name(building)

    def sale(self, player: View) -> str:
        item = self.words.name(player["for_sale"])
        return self.words.say("village-sale", item=item, price=player["asking"])

    def space(self, space: View) -> str:
        item = self.words.name(space["item"])
        return self.words.say("village-space", item=item, n=space["n"], vp=space["vp"])

    def artifact(self, artifact: View) -> str:
        name = self.words.name(artifact["artifact"])
        return self.words.say("village-used", artifact=name) if artifact["used"] else name

    def counted(self, things: dict[str, int]) -> str:
        return ", ".join(f"{self.words.name(thing)} {n}" for thing, n in things.items())

    # --- the exploration that goes on --------------------------------------------------------------------------

    def exploration(self) -> Iterator[str]:
        """The story under way. Its reader also sees what everything leads to."""
        tale = self.view["tale"]
        if tale is None or tale["outcome"] or tale["story"] is None:
            return
        where = self.words.name(tale["cave"])
        yield self.words.say("village-tale", player=self.words.name(tale["explorer"]), cave=where)
        yield from read_aloud(self.view, self.words)
        yield from self.secrets(tale["story"])
        for die in tale["dice"]:
            yield self.die(die)
        if tale["need"]:
            yield self.words.say("village-lanterns", lanterns=tale["lanterns"], need=tale["need"])

    def secrets(self, story: View) -> Iterator[str]:
        """What only the reader's page says of each option."""
        for option in story["options"]:
            if "checks" not in option:
                return
            lang = self.words.lang
            ends = [option["on_choose"]["words"][lang]] if option["on_choose"]["reputation"] else []
            ends += [f"{check['need']}: {check['words'][lang]}" for check in option["checks"]]
            ends.append(option["fail"]["words"][lang])
            label = prose(lang, option["label"]["en"], option["label"]["ru"])
            yield self.words.say("village-secret", option=label, ends=" ".join(ends))

    def die(self, die: View) -> str:
        facts = {"villager": self.words.name(die["villager"]), "lanterns": die["lanterns"]}
        change = f"{die['die']}{die['change']:+d}" if die["change"] else str(die["die"])
        return self.words.say("village-die", die=change, **facts)
