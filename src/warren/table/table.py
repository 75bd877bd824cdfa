"""The table: the only driver of a rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Generic, Literal, TypeAlias, TypeVar

import msgspec

from warren.table.choice import Choice, Flow, Option, option_id
from warren.table.dice import Dice
from warren.table.errors import BadRecord, BadSeats, GameOver, NotCopyable, NotYourTurn, UndoRefused
from warren.table.happenings import Happening, forced
from warren.table.path import Imagined, Step
from warren.table.record import Chapter, Entry, Record, seed_hash
from warren.table.rulebook import Reason, Result, Rulebook, Variants, View, Viewer, check_seats, settle_variants
from warren.table.state import State, digest, digest_of, encode

S = TypeVar("S", bound=State)

UndoPolicy: TypeAlias = Literal["free", "fair", "off"]
UNDO_POLICIES: Final = ("free", "fair", "off")


class Table(Generic[S]):
    """A game under way: a rulebook, a position in it, and what it asks.

    It keeps a copy of the state at the last boundary and the choices since; copying is copying that and answering
    those choices again. So no generator is ever copied, and no position between boundaries ever saved.
    With `snapshots=False` it keeps neither these nor a history (for playouts); with `listen=False` the rules tell
    their happenings to nobody.
    """

    __slots__ = (
        "_base",
        "_chapters",
        "_entries",
        "_flow",
        "_opening",
        "_origin",
        "_path",
        "_since",
        "choice",
        "listen",
        "result",
        "rulebook",
        "seats",
        "seed",
        "snapshots",
        "state",
        "undo_policy",
        "variants",
    )

    def __init__(
        self,
        rulebook: Rulebook[S],
        seats: int,
        seed: int | str,
        variants: Variants,
        undo_policy: UndoPolicy,
        *,
        listen: bool,
        snapshots: bool,
    ) -> None:
        self.rulebook = rulebook
        self.seats = seats
        self.seed: int | str | None = seed
        self.variants = variants
        self.undo_policy = undo_policy
        self.listen = listen
        self.snapshots = snapshots
        self.choice: Choice | None = None
        self.result: Result | None = None
        self._since: list[Option | Imagined] = []
        self._path: list[Step] = []
        self._entries: list[Entry] = []
        self._chapters: list[Chapter] = []
        self._opening = Entry(seat=-1)
        self._base: S | None = None
        self._origin: S | None = None
        self._flow: Flow[None] | None = None

    @classmethod
    def start(
        cls,
        rulebook: Rulebook[S],
        seats: int,
        seed: int | str,
        variants: Mapping[str, object] | None = None,
        undo_policy: UndoPolicy = "fair",
        *,
        listen: bool = True,
        snapshots: bool = True,
    ) -> Table[S]:
        check_seats(rulebook, seats)
        if undo_policy not in UNDO_POLICIES:
            raise UndoRefused(f"the undo policy is one of {', '.join(UNDO_POLICIES)}, not {undo_policy!r}")
        settled = settle_variants(rulebook, seats, variants)
        table = cls(rulebook, seats, seed, settled, undo_policy, listen=listen, snapshots=snapshots)
        dice = Dice.seeded(seed)
        dice.heard = [] if listen else None
        table.state = rulebook.setup(seats, settled, dice)
        if snapshots:
            table._origin = table.state.copy()
        if listen:
            table.state.log = []
        table._cross_boundary()
        table._advance(None)
        if listen:
            table._opening = table._entry(-1, None)
        return table

    # --- driving -----------------------------------------------------------------------------------------------

    def choose(self, answer: Option | str | int, seat: int | None = None) -> None:
        """Answer the question with an option, its id or its index. Whoever is named as `seat` must be the one asked."""
        choice = self.choice
        if choice is None:
            raise GameOver("the game is over: nothing is asked any more")
        if seat is not None and seat != choice.seat:
            raise NotYourTurn(f"seat {choice.seat} is asked now, not seat {seat}")
        option = choice.find(answer)
        if self.snapshots:
            state = self.state
            self._since.append(option)
            self._path.append(Step(choice.seat, option, state.dice.draws, state.news))
        self._advance(option)
        if self.listen:
            self._entries.append(self._entry(choice.seat, option_id(option)))

    def _advance(self, answer: Option | None) -> None:
        """Run the rules to the next real question or to the end; a single option is answered at once, and told."""
        while self._flow is not None:
            try:
                choice = self._flow.send(answer)  # type: ignore[arg-type]  # None starts a generator
            except StopIteration:
                self._cross_boundary()
                answer = None
                continue
            if not choice.answers_itself:
                self.choice = choice
                return
            answer = choice.options[0]
            if self.listen:
                self._tell_forced(choice)
        self.choice = None
        self.result = self.rulebook.result(self.state)

    def _tell_forced(self, choice: Choice) -> None:
        happening, log = forced(choice), self.state.log
        if happening is not None and log is not None:
            log.append(happening)

    def _cross_boundary(self) -> None:
        state = self.state
        if self.snapshots:
            self._base = state.copy()
            self._since = []
            if self.listen and (not self._chapters or self._chapters[-1].round != state.round):
                position = encode(state)
                chapter = Chapter(state.round, len(self._path), digest_of(position), msgspec.Raw(position))
                self._chapters.append(chapter)
        self._flow = self.rulebook.turn(state)

    def _entry(self, seat: int, choice: str | None) -> Entry:
        """Collect what was told and drawn since the last time."""
        state = self.state
        entry = Entry(seat=seat, choice=choice, chance=state.dice.heard or [], told=state.log or [])
        state.log = []
        state.dice.heard = []
        return entry

    # --- looking -----------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) may see. To be looked at only: what never changes is shared between views."""
        self._check_seat(seat)
        return self.viewer()(seat)

    def viewer(self) -> Viewer:
        """The position as it is now, to be looked at by several: what all see alike is made once."""
        return self.rulebook.viewer(self.state)

    def question(self, seat: int | None) -> View | None:
        """The question as a seat may see it: everybody sees who is asked what, only the one asked sees the options."""
        return None if self.choice is None else self.choice.seen_by(seat)

    def why_not(self, seat: int, component: str) -> list[Reason]:
        """Everything that keeps a seat from using a component now."""
        self._check_seat(seat)
        return self.rulebook.why_not(self.state, seat, component)

    def told(self) -> list[Happening]:
        """What happened since the last question was answered (or since the start)."""
        return self.latest.told

    @property
    def latest(self) -> Entry:
        """What the last answer (or the start) has led to."""
        return self._entries[-1] if self._entries else self._opening

    @property
    def opening(self) -> Entry:
        """What the dice gave and what happened before the first question."""
        return self._opening

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(self._entries)

    @property
    def chapters(self) -> Sequence[Chapter]:
        """The snapshots that stand."""
        return self._chapters

    @property
    def moves(self) -> int:
        """How many choices stand."""
        return len(self._path)

    def digest(self) -> str:
        """A digest of the whole position, hidden things included."""
        return digest(self.state)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(self.seats):
            raise BadSeats(f"this table has seats 0 to {self.seats - 1}, not {seat!r}")

    # --- copies ------------------------------------------------------------------------------------------------

    @property
    def copyable(self) -> bool:
        """Whether there is a snapshot to copy from: never without snapshots, in a sealed world from a boundary on."""
        return self._base is not None

    def copy(self) -> Table[S]:
        """An independent table in the same position."""
        twin = self._sibling(self.listen)
        twin._path = self._path[:]
        twin._entries = self._entries[:]
        twin._chapters = self._chapters[:]
        twin._opening = self._opening
        twin._origin = self._origin
        twin.seed = self.seed
        return twin

    def imagine(self, seat: int, seed: int | str, *, sealed: bool = False) -> Table[S]:
        """A possible world: a table that this seat can't tell from the real one, with another future.

        It has no history and no seed. A sealed one keeps no snapshot of the true position either, so that nothing
        leads back to it; it can be copied again from its next boundary on.
        """
        self._check_seat(seat)
        twin = self._sibling(listen=False)
        twin._deal_again(Imagined(seat, seed))
        if sealed:
            twin._base = None
        return twin

    def _sibling(self, listen: bool) -> Table[S]:
        """Another table here, without history."""
        if self._base is None:
            raise NotCopyable("this table keeps no snapshots: start it with them, or imagine this world again")
        twin: Table[S] = Table(
            self.rulebook, self.seats, 0, self.variants, self.undo_policy, listen=listen, snapshots=True
        )
        twin.seed = None
        twin._answer_again(self._base, self._since)
        if listen:
            twin.state.log = []
            twin.state.dice.heard = []
        return twin

    def _answer_again(self, base: S, since: list[Option | Imagined]) -> None:
        """Go to where these answers lead from a boundary, without crossing another and without telling anybody."""
        self._base = base
        self._since = since[:]
        self.state = base.copy()
        self.choice = self.result = None
        self._flow = self.rulebook.turn(self.state)
        self._advance_within(None)
        for step in since:
            if isinstance(step, Imagined):
                self._resample(step)
            else:
                self._advance_within(step)

    def _advance_within(self, answer: Option | None) -> None:
        flow = self._flow
        if flow is None:
            self.choice = None
            self.result = self.rulebook.result(self.state)
            return
        choice = flow.send(answer)  # type: ignore[arg-type]
        while choice.answers_itself:
            choice = flow.send(choice.options[0])
        self.choice = choice

    def _deal_again(self, imagined: Imagined) -> None:
        self._since.append(imagined)
        self._resample(imagined)

    def _resample(self, imagined: Imagined) -> None:
        self.rulebook.imagine(self.state, imagined.seat, Dice.seeded(imagined.seed, "dealing"))
        self.state.dice.reseed(imagined.seed)
        choice = self.choice
        if choice is not None and choice.renew is not None and choice.seat != imagined.seat:
            self.choice = type(choice)(choice.seat, choice.ask, choice.renew(), choice.about, choice.renew)

    # --- undo --------------------------------------------------------------------------------------------------

    def may_undo(self, seat: int | None = None) -> bool:
        return self._undo_refusal(seat) is None

    def undo(self, seat: int | None = None) -> None:
        """Take the last choice back (of this seat, if one is named). The record keeps it and gets an entry for this."""
        self._check_seat(seat)
        refusal = self._undo_refusal(seat)
        if refusal is not None:
            raise UndoRefused(refusal)
        last = self._path.pop()
        if self._since:
            assert self._base is not None
            self._answer_again(self._base, self._since[:-1])
        else:
            self._replay_path()
        while self._chapters and self._chapters[-1].choices > len(self._path):
            self._chapters.pop()
        if self.listen:
            self.state.log = []
            self.state.dice.heard = []
            self._entries.append(Entry(seat=last.seat if seat is None else seat, undo=len(self._path)))

    def _undo_refusal(self, seat: int | None) -> str | None:
        if self.undo_policy == "off":
            return "this table is played without undo"
        if not self._path or self._origin is None:
            return "there is nothing to take back"
        if self.undo_policy == "free":
            return None
        last = self._path[-1]
        if self.choice is None:
            return "the game is over"
        if seat is not None and seat != last.seat:
            return f"the last choice was seat {last.seat}'s, not seat {seat}'s"
        if self.state.dice.draws != last.draws or self.state.news != last.news:
            return "that choice brought new information (a card, a die, something hidden), so it stands"
        return None

    def _replay_path(self) -> None:
        """Play all choices that stand again, from the start."""
        assert self._origin is not None
        listen, self.listen = self.listen, False
        path, self._path = self._path, []
        self.state = self._origin.copy()
        self.choice = self.result = None
        self._cross_boundary()
        self._advance(None)
        for step in path:
            self.choose(step.option)
        self.listen = listen

    # --- records -----------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """Everything, the seed included, so that it can be loaded. `Record.for_seat` is what a seat may have."""
        if not (self.listen and self.snapshots) or self.seed is None:
            raise BadRecord("this table keeps no record: it is a playout or an imagined world")
        return Record(
            game=self.rulebook.name,
            rules=self.rulebook.version,
            seats=self.seats,
            variants=self.variants,
            undo_policy=self.undo_policy,
            seed=self.seed,
            seed_sha256=seed_hash(self.seed),
            chance=self._opening.chance,
            told=self._opening.told,
            entries=self._entries[:],
            chapters=self._chapters[:],
            result=self.result,
            digest=self.digest(),
        )

    def take_over(self, record: Record) -> None:
        """The history as it was recorded, with what was undone and what each seat was told then."""
        self._entries = list(record.entries)
        self._chapters = list(record.chapters)
        self._opening = Entry(seat=-1, chance=record.chance, told=record.told)

    @classmethod
    def resume(cls, rulebook: Rulebook[S], record: Record, state: S) -> Table[S]:
        """Go on from the position of a record's last chapter; the choices after it are taken back."""
        table = cls(
            rulebook, record.seats, record.seed or 0, record.variants, record.undo_policy, listen=True, snapshots=True
        )
        table.state = state
        table._origin = state.copy()
        table.take_over(record)
        state.log = []
        state.dice.heard = []
        table._cross_boundary()
        table._advance(None)
        begun = record.chapters[-1].choices
        dropped = record.standing()[begun:]
        if dropped:
            table._entries.append(Entry(seat=dropped[-1].seat, undo=begun))
        return table
