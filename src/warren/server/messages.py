"""Every message of a table's WebSocket, in both directions. docs/protocol.md tells how they follow one another.

The TypeScript types of the client are generated from these (`python -m warren.server.schema`).
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from warren.table import Reason, Result

PROTOCOL: Final = 1

Token: TypeAlias = Annotated[str, Meta(min_length=8, max_length=128, description="A secret of 256 bits, as text.")]
VISIBLE: Final = "^[!-~]+$"
"""Letters, digits and signs of ASCII, no spaces: what ids are made of."""
Ref: TypeAlias = Annotated[
    str, Meta(max_length=40, pattern=VISIBLE, description="A name the client gives a message, to know its answer by.")
]
OptionId: TypeAlias = Annotated[str, Meta(max_length=400, pattern=VISIBLE)]
Component: TypeAlias = Annotated[str, Meta(max_length=100, pattern=VISIBLE)]
Lang: TypeAlias = Literal["en", "ru", "it"]
At: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000, description="A table's `n`: how many entries its log has.")]
Time: TypeAlias = Annotated[int, Meta(description="Milliseconds since 1970, UTC.")]
Policy: TypeAlias = Literal["pass", "random", "greedy", "strong"]
By: TypeAlias = Annotated[
    Literal["hand", "bot", "policy", "standing"],
    Meta(description="Who made an entry: the seat itself, its bot, the policy of an absent seat, a standing order."),
]


# --- what a client sends -------------------------------------------------------------------------------------------


class FromClient(Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Decoded strictly: an unknown field is refused."""


class Hello(FromClient):
    """The first message of a connection, and whenever the client wants the whole view: who am I, what have I seen."""

    token: Token
    n: At | None = None
    """The last `n` the client has; what happened since then is told again."""
    lang: Lang = "en"
    """The language of the sentences in `refused` and `why`."""
    confirms: bool = False
    """I say `done`: before a bot answers a choice that I may take back, wait for my word."""


class Choose(FromClient):
    """Answer the question that stands at `n`. Sent again unchanged (same `id`), it isn't done twice."""

    n: At
    option: OptionId
    id: Ref


class Undo(FromClient):
    """Take back: the last choice, or (undo policy "free") everything from this seat's last choice on."""

    n: At
    id: Ref


class SayDone(FromClient, tag="done"):
    """I don't take back what I chose: whoever is waiting for that may go on."""

    n: At
    id: Ref


class Say(FromClient, tag="chat"):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    id: Ref


class Hint(FromClient):
    """What would a strong bot do, knowing only what this seat knows?"""

    n: At
    id: Ref


class Why(FromClient):
    """Why can't I use this component now?"""

    component: Component
    id: Ref


class Rematch(FromClient):
    """The same game with the same people again; the first to say so makes the table."""

    id: Ref


class Standing(FromClient):
    """A standing order: from now on answer the question `ask` with this option whenever it is offered."""

    ask: Annotated[str, Meta(max_length=80, pattern=VISIBLE)]
    option: OptionId | None
    """None: ask me again."""
    id: Ref
    this_round: bool = False
    """The order ends with the round."""


class Away(FromClient):
    """Let the seat's policy play for me, or (`away` false) I am back."""

    away: bool
    id: Ref


class Rename(FromClient):
    """How I want to be called at this table."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    id: Ref


class Ping(FromClient):
    """The heartbeat, every 20 seconds; whoever is silent for 60 is taken for gone."""

    n: At | None = None


ClientMessage: TypeAlias = (
    Hello | Choose | Undo | SayDone | Say | Hint | Why | Rematch | Standing | Away | Rename | Ping
)


# --- what a server sends -------------------------------------------------------------------------------------------


class Asked(Struct):
    """One option: its id is what `choose` sends; `touches` are the components it is about."""

    id: str
    parts: list[str | int]
    touches: list[str]


class Question(Struct):
    """What is asked. Everybody sees who is asked what; `about` and `options` only who is asked (else None)."""

    seat: int
    ask: str
    about: list[str | int] | None
    options: list[Asked] | None


class Told(Struct):
    """One happening: a key of the text catalogue (`told-WHAT`) and its facts."""

    what: str
    facts: dict[str, str | int | list[str]]


class News(Struct):
    """One entry of the table's log, as this seat may know it. `n` is the table's `n` after it; 0 is the setting up."""

    n: int
    seat: int
    """Who did it; -1: nobody (the setting up)."""
    by: By
    choice: str | None
    """The option that was chosen: one's own, or anybody's when the game is over."""
    undo: int | None
    """An undo: the game stands again where it stood after this many choices that still stand."""
    told: list[Told]
    at: Time


class Chair(Struct):
    """A seat and who sits there."""

    seat: int
    name: str
    kind: Literal["human", "bot"]
    level: str | None
    """A bot's level."""
    absent: Policy
    """Who plays for a human who is away."""
    taken: bool
    """Whether somebody has claimed the seat."""
    online: bool
    away: bool
    """The policy plays for this seat until it is back."""


class Clock(Struct):
    """How the time stands. `left` in milliseconds by seat (None: no limit); only the seat that is asked loses time."""

    left: list[int | None]
    running: int | None
    """The seat whose time runs."""
    ends: Time | None
    """When it runs out."""


class ClockRule(Struct, forbid_unknown_fields=True, frozen=True):
    """`none`; `move`: `seconds` for every question; `bank`: `seconds` in all and `increment` more per question."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class TableFacts(Struct):
    """What never changes at a table."""

    id: str
    game: str
    rules: str
    """The version of the rules it was begun under."""
    seats: int
    variants: dict[str, Any]
    undo: Literal["free", "fair", "off"]
    clock: ClockRule
    seed_sha256: str
    created: Time
    parent: str | None
    """The table it was branched off from."""
    parent_n: int | None


class State(Struct, tag_field="type", tag="state"):
    """The table as this seat may see it, at `n`.

    `since` None: `table` and `view` are whole. Otherwise `changes` turn the view at `since` into the view at `n`:
    each is [path, value] (put it there) or [path] (remove it); a path is a list of keys and list indexes.
    """

    n: int
    seat: int | None
    """Whose eyes; None: a spectator's."""
    since: int | None
    table: TableFacts | None
    view: dict[str, Any] | None
    changes: list[Any] | None
    question: Question | None
    news: list[News]
    """The entries since the `n` the client had, oldest first."""
    seats: list[Chair]
    clock: Clock | None
    may_undo: bool
    """Whether `undo` from this seat would be granted now."""
    done: bool
    """Whether a bot waits until this seat says `done` (or takes back what it chose), for 20 seconds at most."""
    standing: dict[str, str]
    """This seat's standing orders: question -> option."""
    result: Result | None
    seed: str | int | None
    """Shown when the game is over."""
    rematch: str | None
    """The id of the rematch's table, once there is one. The same tokens open it."""
    spectators: int
    now: Time
    """The server's time."""
    run: str
    """Names the server's rules and program: another `run` means the page should be loaded again."""


class People(Struct, tag_field="type", tag="people"):
    """Somebody came, went, took a seat or changed their name; nothing happened in the game."""

    n: int
    seats: list[Chair]
    clock: Clock | None
    spectators: int
    rematch: str | None


class Ack(Struct, tag_field="type", tag="ack"):
    """Done, and kept: what was asked under this `id` is on the disk. `n` is where the table stands after it."""

    id: str
    n: int


class Refused(Struct, tag_field="type", tag="refused"):
    """Not done, and why. `key` is for programs, `sentence` for people."""

    n: int
    key: str
    sentence: str
    id: str | None


class Line(Struct):
    """A line of chat; `i` counts them from 1."""

    i: int
    seat: int
    name: str
    text: str
    at: Time


class Chat(Struct, tag_field="type", tag="chat"):
    """Lines of chat: the last ones after `hello`, then each as it comes."""

    n: int
    lines: list[Line]


class Advised(Struct):
    """An option and what a strong bot thinks it is worth (higher is better; comparable within one hint)."""

    option: str
    value: float | None


class Hinted(Struct, tag_field="type", tag="hint"):
    """The answer to `hint`, best option first."""

    id: str
    n: int
    options: list[Advised]


class WhyNot(Struct, tag_field="type", tag="why"):
    """The answer to `why`: everything that stands in the way, each as data and as a sentence."""

    id: str
    n: int
    component: str
    reasons: list[Reason]
    sentences: list[str]


class Bye(Struct, tag_field="type", tag="bye"):
    """The server ends the connection. `reconnect` in so many milliseconds, or (None) don't."""

    n: int
    key: str
    sentence: str
    reconnect: int | None


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to `ping`. Whoever has a smaller `n` than this missed something and says `hello` again."""

    n: int
    now: Time


ServerMessage: TypeAlias = State | People | Ack | Refused | Chat | Hinted | WhyNot | Bye | Pong

decoder: Final = msgspec.json.Decoder(ClientMessage)
encoder: Final = msgspec.json.Encoder()


# --- how a connection is closed ------------------------------------------------------------------------------------

CLOSE_GOING_AWAY: Final = 1012
"""The server restarts: come back."""
CLOSE_BUSY: Final = 1013
"""Too many connections: come back later."""
CLOSE_TOO_BIG: Final = 1009
CLOSE_BAD_MESSAGES: Final = 4400
"""One bad message too many."""
CLOSE_NO_ENTRY: Final = 4401
"""No token, or one that opens nothing here."""
CLOSE_NO_TABLE: Final = 4404
CLOSE_SILENT: Final = 4408
"""Nothing heard for a minute."""
CLOSE_MOVED: Final = 4409
"""The seat was moved to another device."""
CLOSE_TOO_FAST: Final = 4429
