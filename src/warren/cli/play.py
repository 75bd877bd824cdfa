"""A game in the terminal: the board in text, every choice numbered, and commands besides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from warren.bots import JUDGE, bot, decide
from warren.cli.boards import draw, story
from warren.cli.components import meant, visible
from warren.cli.files import write_record
from warren.cli.rules import told
from warren.cli.scores import score_table
from warren.cli.seats import Seat
from warren.cli.shell import Fault, Screen
from warren.table import Choice, Table, UndoRefused, option_id, told_to, touches
from warren.table.record import Entry
from warren.text import Words
from warren.text.ledger import ledgers, search

LOG_LINES: Final = 20
RULE_LINES: Final = 12
COMMANDS: Final = ("board", "why", "look", "hint", "undo", "log", "rules", "save", "help", "quit")


class Game:
    """One table, the people and bots around it, and the screen they share."""

    def __init__(self, table: Table[Any], seats: Sequence[Seat], lang: str, screen: Screen) -> None:
        self.table = table
        self.seats = seats
        self.words = Words(table.rulebook.name, lang, [seat.name for seat in seats])
        self.screen = screen
        self.bots = [None if seat.bot is None else bot(seat.bot) for seat in seats]
        people = [at for at, seat in enumerate(seats) if seat.bot is None]
        self.people = people
        self.viewer: int | None = people[0] if people else None
        self.fresh = True
        """Whether something has happened since the board was last drawn for the one who is asked."""
        self.heard: list[str] = []
        """What has been read aloud of the story in sight."""
        self.commands: dict[str, Callable[[str], bool]] = {
            "board": self._board,
            "why": self._why,
            "look": self._look,
            "hint": self._hint,
            "undo": self._undo,
            "log": self._log,
            "rules": self._rules,
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        self._say("play-welcome", game=self.words.say("game-name"), players=self.words.listed(self._names()))
        self._say("play-commands")
        self._tell()
        while self._play_on() and self._look_back():
            pass

    def _play_on(self) -> bool:
        """Ask and let the bots answer; True when the game has come to its end."""
        while self.table.choice is not None:
            player = self.bots[self.table.choice.seat]
            if player is not None:
                self.table.choose(decide(player, self.table))
                self._tell()
                self.fresh = self.fresh or not self.screen.plain  # what is told line by line needs no second telling
            elif not self._ask(self.table.choice):
                return False
        return True

    def _look_back(self) -> bool:
        """The scores; then people may look around, save, and take back. True when the game goes on after all."""
        self.show_board()
        assert self.table.result is not None
        self.screen.show(score_table(self.table.result, self.words, self.screen.plain))
        if not self.people:
            return False
        self._say("play-after")
        while self.table.choice is None:
            if not self._obey(self.screen.read("> ")):
                return False
        return True

    # --- asking ------------------------------------------------------------------------------------------------

    def _ask(self, choice: Choice) -> bool:
        """Put the question until it is answered or changed; False when the player leaves."""
        self._hand_over(choice.seat)
        if self.fresh:
            self.show_board()
            self.fresh = False
        self.show_question(choice)
        while self.table.choice is choice:
            line = self.screen.read("> ")
            if (line is None or not self._is_answer(line, choice)) and not self._obey(line):
                return False
        return True

    def _hand_over(self, seat: int) -> None:
        """When several people share the screen, none should see another's cards."""
        if len(self.people) > 1 and seat != self.viewer:
            self.screen.clear()
            self._say("play-hand-over", player=self.words.player(seat))
            if not self.screen.plain:
                self.screen.read(self.words.say("play-press-enter"))
            self.fresh = True
        self.viewer = seat

    def show_question(self, choice: Choice) -> None:
        self.screen.say()
        self.screen.say(self.words.prompt(choice), "bold")
        lines = [f"{number:3}  {self.words.option(choice, option)}" for number, option in enumerate(choice.options, 1)]
        self.screen.show_list(lines)

    def _is_answer(self, line: str, choice: Choice) -> bool:
        """Take a number, an option's id or its label as an answer."""
        options = choice.options
        if line.isdecimal() and 0 < int(line[:9]) <= len(options):
            answer = options[int(line) - 1]
        else:
            fits = [
                option
                for option in options
                if line
                and line.casefold() in (option_id(option).casefold(), self.words.option(choice, option).casefold())
            ]
            if len(fits) != 1:
                return False
            answer = fits[0]
        self.table.choose(answer)
        self._tell()
        return True

    def _tell(self) -> None:
        for happening in told_to(self.viewer, self.table.told()):
            self.screen.say(f"- {self.words.sentence(happening)}", "cyan")
        self._read_aloud()

    def _read_aloud(self) -> None:
        """What of a story hasn't been heard yet."""
        told = story(self.table, self.viewer, self.words)
        known = len(self.heard) if told[: len(self.heard)] == self.heard else 0
        for piece in told[known:]:
            self.screen.say()
            self.screen.say(piece)
        self.heard = told

    def show_board(self) -> None:
        self.screen.say()
        self.screen.show(draw(self.table, self.viewer, self.words, self.screen.plain))

    # --- commands ----------------------------------------------------------------------------------------------

    def _obey(self, line: str | None) -> bool:
        """Carry out a command; False when the player leaves."""
        if line is None:
            self._say("play-left")
            return False
        word, _, rest = line.partition(" ")
        name = self._command(word.casefold())
        if name is None:
            self._reject(line)
            return True
        try:
            return self.commands[name](rest.strip())
        except Fault as fault:
            self.screen.say(str(fault))
            return True

    def _reject(self, line: str) -> None:
        """Say what might have been typed instead."""
        choice = self.table.choice
        if choice is None:
            self._say("play-over")
        else:
            self._say("play-what" if line else "play-empty", given=line[:40], last=len(choice.options))

    def _command(self, word: str) -> str | None:
        """The command of that name, in English or in the player's language."""
        for name in COMMANDS:
            if word in (name, self.words.say(f"command-{name}")):
                return name
        return None

    def _board(self, _rest: str) -> bool:
        self.show_board()
        if self.table.choice is not None:
            self.show_question(self.table.choice)
        return True

    def _why(self, rest: str) -> bool:
        """Why something can't be used now, or that it can."""
        choice = self.table.choice
        if choice is not None and rest.isdecimal() and 0 < int(rest[:9]) <= len(choice.options):
            option = choice.options[int(rest) - 1]
            self._say("why-offered", option=self.words.option(choice, option))
            for component in touches(option):
                self._read_out(component)
            return True
        meaning = self._one(rest)
        if meaning is None:
            return True
        reasons = self.table.why_not(self.viewer or 0, meaning)
        if not reasons:
            self._say("why-nothing", component=self.words.name(meaning))
        for reason in reasons:
            self.screen.say(f"{self.words.name(meaning)}: {self.words.reason(reason)}")
        return True

    def _look(self, rest: str) -> bool:
        component = self._one(rest)
        if component is not None:
            self._read_out(component)
        return True

    def _one(self, text: str) -> str | None:
        """The one component that is meant; otherwise say what is unclear."""
        found = meant(text, visible(self.table, self.viewer), self.words) if text else []
        if len(found) == 1:
            return found[0]
        if not found:
            self._say("component-unknown" if text else "component-missing", given=text[:40])
        else:
            few = [f"{self.words.name(component)} ({component})" for component in found[:8]]
            self._say("component-unclear", given=text[:40], which=", ".join(few))
        return None

    def _read_out(self, component: str) -> None:
        text = self.words.text(component)
        self.screen.say(f"{self.words.name(component)} ({component}){': ' + text if text else ''}")

    def _hint(self, _rest: str) -> bool:
        choice = self.table.choice
        if choice is None:
            self._say("play-over")
            return True
        option = decide(JUDGE(), self.table)
        number = choice.options.index(option) + 1
        self._say("play-hint", number=number, option=self.words.option(choice, option))
        return True

    def _undo(self, _rest: str) -> bool:
        """Take the last choice of this person back; where undo is free, with all that others have chosen since."""
        table = self.table
        try:
            if table.undo_policy == "free":
                own = [at for at, entry in enumerate(self._standing()) if entry.seat in self.people]
                while own and table.moves > own[-1]:
                    table.undo()
                if not own:
                    raise UndoRefused
            else:
                table.undo(self.viewer)
        except UndoRefused:
            self._say(self._undo_refusal())
            return True
        self._say("play-undone")
        self.fresh = True
        return True

    def _undo_refusal(self) -> str:
        """The message that says why the table doesn't take the last choice back."""
        if self.table.undo_policy == "off":
            return "undo-off"
        standing = self._standing()
        if not any(entry.seat in self.people for entry in standing):
            return "undo-nothing"
        return "undo-news" if standing[-1].seat == self.viewer else "undo-other"

    def _standing(self) -> list[Entry]:
        return self.table.record().standing()

    def _log(self, rest: str) -> bool:
        lines = int(rest[:6]) if rest.isdecimal() else LOG_LINES
        record = self.table.record()
        told = [*record.told, *(happening for entry in record.entries for happening in entry.told)]
        sentences = [self.words.sentence(happening) for happening in told_to(self.viewer, told)]
        for sentence in sentences[-lines:] if lines else []:
            self.screen.say(f"- {sentence}")
        if not lines or not sentences:
            self._say("play-log-empty")
        return True

    def _rules(self, rest: str) -> bool:
        name = self.table.rulebook.name
        found = search(name, rest, self.words.lang) if rest and name in ledgers() else []
        for bullet in found[:RULE_LINES]:
            self.screen.say(told(bullet, self.words))
        if len(found) > RULE_LINES:
            self._say("rules-more", count=len(found) - RULE_LINES)
        if not found:
            self._say("rules-none" if rest else "rules-how", words=rest[:40])
        return True

    def _save(self, rest: str) -> bool:
        if not rest:
            self._say("play-save-how")
            return True
        write_record(Path(rest).expanduser(), self.table.record(), self.words.lang)
        self._say("play-saved", file=rest)
        return True

    def _help(self, _rest: str) -> bool:
        for name in COMMANDS:
            self.screen.show(
                Text(f"  {self.words.say(f'command-{name}.usage'):28}{self.words.say(f'command-{name}.about')}")
            )
        return True

    def _quit(self, _rest: str) -> bool:
        self._say("play-left")
        return False

    def _say(self, key: str, **facts: str | int) -> None:
        self.screen.say(self.words.say(key, **facts))

    def _names(self) -> list[str]:
        """Everybody at the table; whoever plays alone meets the automa."""
        automa = [self.words.player(1)] if len(self.seats) == 1 else []
        return [seat.name for seat in self.seats] + automa
