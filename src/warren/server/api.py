"""What the HTTP API does, call by call. The table at the end is the whole of it; the OpenAPI document is made of it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, Literal

from msgspec import Meta
from starlette.responses import Response

from warren.games import rulebook
from warren.server import library, making, seating, showing
from warren.server.bodies import (
    Advice,
    AskHint,
    Chosen,
    Done,
    Frames,
    Health,
    Join,
    Joined,
    MadeTable,
    Moved,
    NewBranch,
    NewTable,
    NotifyAt,
    Opinions,
    Rule,
    RulebookInfo,
    Setup,
    Summary,
    Undone,
    UploadedRecord,
    WhyAnswer,
)
from warren.server.calls import JSON, Call, Endpoint, Query
from warren.server.limits import address_of
from warren.server.messages import Advised, At, Component, State
from warren.server.pages import Page
from warren.server.play import record_of
from warren.server.refusal import Refusal
from warren.server.room import Room
from warren.server.secrets import hashed
from warren.server.spoken import tidy
from warren.server.store import storing
from warren.server.text_of import sentences_of
from warren.table import Record
from warren.text import LANGUAGES


class SinceQuery(Query):
    n: At | None = None


class ComponentQuery(Query, kw_only=True):
    component: Component


class OpinionsQuery(Query):
    first: At = 0
    count: Annotated[int, Meta(ge=1, le=20)] = 10


class ReplayQuery(Query):
    whose: Annotated[str, Meta(pattern="^([0-9]|spectator)$")] = "spectator"
    first: At = 0
    count: Annotated[int, Meta(ge=1, le=100)] = 50


# --- what there is to read -----------------------------------------------------------------------------------------


async def setup(call: Call[None]) -> Setup:
    """What this server offers: bots' levels, languages, what the host has switched on."""
    desk = call.desk
    bots = await asyncio.to_thread(library.bot_levels, call.lang)
    return Setup(desk.run, bots, list(LANGUAGES), desk.config.webhooks, desk.config.smtp is not None)


async def rulebooks(call: Call[None]) -> Page:
    """All rulebooks, with their titles, seats and variants."""
    return await asyncio.to_thread(library.shelf, call.lang)


def _game(call: Call[Any]) -> str:
    name: str = rulebook(call.path["game"]).name
    return name


async def catalogue(call: Call[None]) -> Page:
    """What is printed on a game's components, by component id."""
    return await asyncio.to_thread(library.catalogue_of, _game(call))


async def names(call: Call[None]) -> Page:
    """The names of a game's components, by component id."""
    return await asyncio.to_thread(library.names_of, _game(call), call.lang)


async def texts(call: Call[None]) -> Page:
    """What is written on a game's components, by component id."""
    return await asyncio.to_thread(library.texts_of, _game(call), call.lang)


async def game_words(call: Call[None]) -> Page:
    """Every sentence of a game, as a Fluent catalogue."""
    return await asyncio.to_thread(library.words_of, _game(call), call.lang)


async def rules(call: Call[None]) -> Page:
    """Every rule of a game, as its ledgers have it."""
    return await asyncio.to_thread(library.rules_of, _game(call), call.lang)


async def own_words(call: Call[None]) -> Page:
    """The sentences of the shell and the server, as a Fluent catalogue."""
    return await asyncio.to_thread(library.words_of, None, call.lang)


# --- tables --------------------------------------------------------------------------------------------------------


def _may_make(call: Call[Any]) -> None:
    if not call.desk.new_tables.take(address_of(call.request.scope.get("client"))):
        raise Refusal("too-fast")


async def new_table(call: Call[NewTable]) -> MadeTable:
    """Make a table: a token for each seat that is mine, a link for every other human's."""
    _may_make(call)
    return await making.create(call.desk.house, call.body)


async def my_tables(call: Call[None]) -> list[Summary]:
    """The tables that the tokens in the header Warren-Tokens open, newest first."""
    return await call.desk.house.mine(call.tokens())


async def join(call: Call[Join]) -> Joined:
    """Claim the seat a link is for. A link is good once."""
    return await call.desk.house.join(call.body.link, tidy(call.body.name))


async def table(call: Call[None]) -> State:
    """The table as the token's holder sees it, whole, with the news since `n`."""
    room, seat = await call.room()
    async with room.lock:
        await room.ready()
        news = await room.news_since(call.query.n)
        return showing.state_of(room, seat, news, room.play.table.view(seat))


async def choose(call: Call[Chosen]) -> Done:
    """Answer the question that stands at `n`."""
    room, seat = await call.seated()
    body = call.body
    return Done(body.id, await seating.choose(room, seat, body.n, body.option, body.id))


async def undo(call: Call[Undone]) -> Done:
    """Take back what the table's policy lets this seat take back."""
    room, seat = await call.seated()
    return Done(call.body.id, await room.undo(seat, call.body.n, call.body.id))


async def hint(call: Call[AskHint]) -> Advice:
    """What would a strong bot do, knowing only what this seat knows?"""
    room, seat = await call.seated()
    return Advice(call.body.n, await advise(call.desk.house.hinting, room, seat, call.body.n, call.desk.thinkers.hint))


async def why(call: Call[None]) -> WhyAnswer:
    """Everything that keeps this seat from using a component now, with the rules it is written in."""
    room, seat = await call.seated()
    async with room.lock:
        await room.ready()
        component = call.query.component
        reasons = room.play.table.why_not(seat, component)
        n = room.play.n
    return WhyAnswer(n, component, reasons, await asyncio.to_thread(sentences_of, room, call.lang, reasons))


async def move(call: Call[None]) -> Moved:
    """A link to take this seat to another device; once it is claimed there, the token here ends."""
    room, seat = await call.seated()
    return Moved(await call.desk.house.move(room, seat))


async def notify(call: Call[NotifyAt]) -> None:
    """Say where to tell that it is my turn: an https:// address, a mailto: one, or nowhere."""
    room, seat = await call.seated()
    if call.body.url is not None:
        await call.desk.notifier.check(call.body.url)
    await seating.tell_at(room, seat, call.body.url)


async def replay(call: Call[None]) -> Response:
    """A stretch of the game: the table at `first` and after it. While it runs, through one's own eyes only."""
    async with storing():
        facts, seat = await call.desk.house.holder(call.path["table"], call.token_hash())
        rows = await call.desk.store.moves_of(facts["id"])
    whose = None if call.query.whose == "spectator" else int(call.query.whose)
    if whose is not None and whose >= facts["seats"]:
        raise Refusal("no-seat")
    if facts["result"] is None and whose not in (seat, None):
        raise Refusal("not-over")
    frames = await call.desk.thinkers.replay(facts, rows, whose, call.query.first, call.query.count)
    return Response(frames, media_type=JSON)


async def opinions(call: Call[None]) -> Response:
    """What a strong bot thinks of the options at `first` and after it: while a game runs, of one's own questions."""
    async with storing():
        facts, seat = await call.desk.house.holder(call.path["table"], call.token_hash())
        rows = await call.desk.store.moves_of(facts["id"])
    over = facts["result"] is not None
    if not over and seat is None:
        raise Refusal("not-over")
    thinking = call.desk.house.hinting
    asker = (facts["id"], -1 if seat is None else seat)
    if asker in thinking:
        raise Refusal("busy")
    thinking.add(asker)
    try:
        whose = None if over else seat
        heard = await call.desk.thinkers.opinions(facts, rows, whose, call.query.first, call.query.count)
    finally:
        thinking.discard(asker)
    return Response(heard, media_type=JSON)


async def record(call: Call[None]) -> Record:
    """The game's record: whole when it is over, until then what this seat may know."""
    async with storing():
        facts, seat = await call.desk.house.holder(call.path["table"], call.token_hash())
        rows = await call.desk.store.moves_of(facts["id"])
    return record_of(facts, rows).for_seat(seat)


async def branch(call: Call[NewBranch]) -> MadeTable:
    """A new table that goes on from entry `n`: of a game that is over, or that has no other people in it."""
    room, seat = await call.room()
    mine = {call.token_hash(), *map(hashed, call.tokens())}
    others = [one for one in room.sitters if one.kind == "human" and one.token_hash not in mine]
    if room.result is None and (seat is None or others):
        raise Refusal("other-people")
    _may_make(call)
    return await making.branch(call.desk.house, room, call.body.n, call.body.seats)


async def upload(call: Call[UploadedRecord]) -> MadeTable:
    """Make a table of a record, to look at (`watch` opens it) or, with seats, to play on."""
    _may_make(call)
    return await making.upload(call.desk.house, call.desk.thinkers, bytes(call.body.record), call.body.seats)


# --- operating -----------------------------------------------------------------------------------------------------


async def health(call: Call[None]) -> Health:
    """Whether the server can do its work."""
    desk = call.desk
    ok = await desk.store.ping() and not desk.store.writer.away
    if not ok:
        raise Refusal("store-away")
    kind: Literal["sqlite", "postgresql"] = "sqlite" if desk.store.sqlite else "postgresql"
    return Health(ok, kind, len(desk.house.rooms), desk.doors.total, desk.run)


async def metrics(call: Call[None]) -> Response:
    """For Prometheus."""
    desk = call.desk
    desk.metrics.connections.set(desk.doors.total)
    desk.metrics.rooms.set(len(desk.house.rooms))
    desk.metrics.commits.set(desk.store.writer.commits)
    return Response(desk.metrics.text(), media_type="text/plain; version=0.0.4")


FLUENT: Final = library.FLUENT
GAME: Final = "/api/rulebooks/{game}"
TABLE: Final = "/api/tables/{table}"
OPENING: Final = ("no-token", "no-table", "rules-changed", "store-away")
ACTING: Final = (*OPENING, "not-a-player", "stale", "store-full")

ENDPOINTS: Final = (
    Endpoint("GET", "/api/setup", setup, answer=Setup),
    Endpoint("GET", "/api/rulebooks", rulebooks, answer=list[RulebookInfo]),
    Endpoint("GET", f"{GAME}/catalogue", catalogue, answer=dict[str, dict[str, Any]], refuses=("unknown-game",)),
    Endpoint("GET", f"{GAME}/names", names, answer=dict[str, str], refuses=("unknown-game",)),
    Endpoint("GET", f"{GAME}/texts", texts, answer=dict[str, str], refuses=("unknown-game",)),
    Endpoint("GET", f"{GAME}/words", game_words, answer=str, kind=FLUENT, refuses=("unknown-game",)),
    Endpoint("GET", f"{GAME}/rules", rules, answer=list[Rule], refuses=("unknown-game",)),
    Endpoint("GET", "/api/words", own_words, answer=str, kind=FLUENT),
    Endpoint(
        "POST", "/api/tables", new_table, NewTable, MadeTable,
        refuses=("unknown-game", "unknown-bot", "bad-seats", "bad-variant", "store-away", "store-full"),
    ),
    Endpoint("GET", "/api/tables", my_tables, answer=list[Summary], refuses=("store-away",)),
    Endpoint("POST", "/api/join", join, Join, Joined, refuses=("no-link", "store-away", "store-full")),
    Endpoint("GET", TABLE, table, answer=State, query=SinceQuery, needs_token=True, refuses=OPENING),
    Endpoint(
        "POST", f"{TABLE}/choose", choose, Chosen, Done, needs_token=True,
        refuses=(*ACTING, "not-your-turn", "illegal-choice", "game-over"),
    ),
    Endpoint("POST", f"{TABLE}/undo", undo, Undone, Done, needs_token=True, refuses=(*ACTING, "undo-refused")),
    Endpoint(
        "POST", f"{TABLE}/hint", hint, AskHint, Advice, needs_token=True,
        refuses=(*ACTING, "not-your-turn", "busy"),
    ),
    Endpoint(
        "GET", f"{TABLE}/why", why, answer=WhyAnswer, query=ComponentQuery, needs_token=True,
        refuses=(*OPENING, "not-a-player"),
    ),
    Endpoint("POST", f"{TABLE}/move", move, None, Moved, needs_token=True, refuses=ACTING),
    Endpoint(
        "POST", f"{TABLE}/notify", notify, NotifyAt, needs_token=True,
        refuses=(*ACTING, "bad-address", "switched-off"),
    ),
    Endpoint(
        "GET", f"{TABLE}/replay", replay, answer=Frames, query=ReplayQuery, needs_token=True,
        refuses=(*OPENING, "no-seat", "not-over"),
    ),
    Endpoint(
        "GET", f"{TABLE}/opinions", opinions, answer=Opinions, query=OpinionsQuery, needs_token=True,
        refuses=(*OPENING, "not-over", "busy"),
    ),
    Endpoint("GET", f"{TABLE}/record", record, answer=Record, needs_token=True, refuses=OPENING),
    Endpoint(
        "POST", f"{TABLE}/branch", branch, NewBranch, MadeTable, needs_token=True,
        refuses=(*ACTING, "other-people", "bad-seats", "unknown-bot"),
    ),
    Endpoint(
        "POST", "/api/records", upload, UploadedRecord, MadeTable, big=True,
        refuses=("bad-record", "bad-seats", "bad-variant", "unknown-game", "unknown-bot", "store-away", "store-full"),
    ),
    Endpoint("GET", "/health", health, answer=Health, refuses=("store-away",)),
    Endpoint("GET", "/metrics", metrics, answer=str, kind="text/plain"),
)  # fmt: skip


async def advise(hinting: set[tuple[str, int]], room: Room, seat: int, n: int, think: Any) -> list[Advised]:
    """One hint at a time for a seat; thinking is dear."""
    if n != room.play.n:
        raise Refusal("stale", n=room.play.n)
    if room.play.asked != seat:
        raise Refusal("not-your-turn")
    if (room.id, seat) in hinting:
        raise Refusal("busy")
    hinting.add((room.id, seat))
    room.busy += 1
    try:
        advised: list[Advised] = await think(await room.game())
        return advised
    finally:
        room.busy -= 1
        hinting.discard((room.id, seat))
