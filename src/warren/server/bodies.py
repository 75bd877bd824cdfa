"""The bodies of the HTTP API, in both directions. The OpenAPI document and the client's types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from warren.server.messages import VISIBLE, Advised, At, ClockRule, News, OptionId, Policy, Question, Ref, Token
from warren.table import Reason, Result

Name = Annotated[str, Meta(max_length=40)]


class Body(Struct, forbid_unknown_fields=True):
    """What a client sends: decoded strictly."""


class NewSeat(Body):
    """A seat of a new table."""

    kind: Literal["human", "bot"] = "human"
    name: Name = ""
    level: Annotated[str, Meta(max_length=40)] | None = None
    """A bot's level, one of GET /api/bots."""
    mine: bool = False
    """I sit here: the answer has a token instead of a link."""
    absent: Policy = "strong"
    """Who plays when this human's time runs out, or when they say `away`."""


class NewTable(Body):
    """A new table. Its number of seats is the length of `seats`; an automa needs none."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    variants: dict[str, bool | int | str | list[str]] = {}
    undo: Literal["free", "fair", "off"] = "fair"
    clock: ClockRule = ClockRule()


class MadeSeat(Struct):
    """A seat of the table just made: `token` if it is mine, `link` (good once) for somebody else."""

    seat: int
    token: str | None
    link: str | None


class MadeTable(Struct):
    """A table just made. Secrets are shown this once; the server keeps only their hashes."""

    table: str
    seats: list[MadeSeat]
    watch: str
    """The spectators' token: anybody who has it may watch."""


class Join(Body):
    """Claim the seat a link is for."""

    link: Token
    name: Name = ""


class Joined(Struct):
    table: str
    game: str
    seat: int
    token: str


class Moved(Struct):
    """A fresh link for my own seat. When it is claimed, the old device's token ends."""

    link: str


class Summary(Struct):
    """One of my tables, in short. `yours` are the seats my tokens hold, `asked` the seat whose turn it is."""

    id: str
    game: str
    names: list[str]
    yours: list[int]
    n: int
    asked: int | None
    over: bool
    created: int
    last: int
    ends: int | None
    """When the time of the one who is asked runs out."""


class Chosen(Body):
    """Like the message `choose`."""

    n: At
    option: OptionId
    id: Ref


class Undone(Body):
    n: At
    id: Ref


class Done(Struct):
    """Committed; the table now stands at `n`."""

    id: str
    n: int


class AskHint(Body):
    n: At


class Advice(Struct):
    n: int
    options: list[Advised]


class WhyAnswer(Struct):
    n: int
    component: str
    reasons: list[Reason]
    sentences: list[str]


class NewBranch(Body):
    """A new table that goes on from this table's position after `n` entries."""

    n: At
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]


class UploadedRecord(Body):
    """A record. Without `seats` it can be replayed; with them a game that isn't over is played on."""

    record: Annotated[msgspec.Raw, Meta(extra_json_schema={"type": "object"})]
    """Read by another process: a big one would keep everybody waiting."""
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)] | None = None


class NotifyAt(Body):
    """Where to say that it is my turn: an https:// address or a mailto: one; None: nowhere."""

    url: Annotated[str, Meta(max_length=300, pattern=VISIBLE)] | None


class Frame(Struct):
    """The table after `n` entries. `view` is whole in the first frame, then `changes` since the frame before."""

    n: int
    view: dict[str, Any] | None
    changes: list[Any] | None
    question: Question | None
    news: News


class Frames(Struct):
    """A stretch of a game for the scrubber. `last` is the game's last `n`; `whose` the eyes (None: a spectator's)."""

    table: str
    game: str
    whose: int | None
    last: int
    frames: list[Frame]
    result: Result | None


class Opinion(Struct):
    """What a strong bot thinks of the question that stood after entry `n`, knowing only what that seat knew."""

    n: int
    seat: int
    options: list[Advised]
    """The best first."""


class Opinions(Struct):
    """Opinions on a stretch of a game. `last` is the last `n` after which there was a question."""

    last: int
    opinions: list[Opinion]


class VariantValueInfo(Struct):
    value: bool | int | str
    title: str


class VariantInfo(Struct):
    """A variant: its kind is that of its default (flag, number, word, or a list of words)."""

    name: str
    title: str
    about: str
    kind: Literal["flag", "number", "word", "words"]
    default: bool | int | str | list[str]
    values: list[VariantValueInfo]
    seats: list[int]
    """The seat counts it exists for; empty: all."""
    module: bool
    """A part that may be added to the game."""
    brings: list[str]
    """Other flags that are on whenever this one is."""


class RulebookInfo(Struct):
    name: str
    version: str
    title: str
    about: str
    length: str
    weight: str
    seats: list[int]
    variants: list[VariantInfo]


class BotLevel(Struct):
    level: str
    title: str
    about: str


class Rule(Struct):
    """A sentence of the rules, as the ledger has it."""

    id: str
    text: str
    chapter: str


class Setup(Struct):
    """What this server offers."""

    run: str
    bots: list[BotLevel]
    languages: list[str]
    webhooks: bool
    mail: bool


class Problem(Struct):
    """Why a request wasn't done: `key` for programs, `sentence` for people."""

    key: str
    sentence: str


class Health(Struct):
    ok: bool
    store: str
    tables: int
    """Tables in memory now."""
    connections: int
    run: str
