"""How an HTTP request becomes a call with checked values, and its answer or refusal a response."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, Generic, TypeVar

import msgspec
import structlog
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from warren.server.desk import Desk
from warren.server.guard import language_of, problem
from warren.server.messages import Lang
from warren.server.pages import Page, show_page
from warren.server.refusal import Refusal, refusal_of
from warren.server.room import Room
from warren.server.secrets import hashed
from warren.table import WarrenError

B = TypeVar("B")
JSON: Final = "application/json"
LONGEST_HEADER: Final = 10_000

log = structlog.get_logger()


class Query(Struct, forbid_unknown_fields=True):
    """What may stand after the question mark."""

    lang: Lang | None = None


class Call(Generic[B]):
    """One request, its values decoded and checked."""

    def __init__(self, desk: Desk, request: Request, query: Any, body: B) -> None:
        self.desk = desk
        self.request = request
        self.query = query
        self.body = body
        self.lang: Lang = query.lang or language_of(request.headers)

    @property
    def path(self) -> dict[str, str]:
        return self.request.path_params

    def token_hash(self) -> str:
        kind, _, token = self.request.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer" or not token.strip():
            raise Refusal("no-token")
        return hashed(token.strip())

    def tokens(self) -> list[str]:
        """The tokens in the header `Warren-Tokens`."""
        header = self.request.headers.get("warren-tokens", "")
        if len(header) > LONGEST_HEADER:
            raise Refusal("bad-message", "Warren-Tokens")
        given = [token.strip() for token in header.split(",")]
        return [token for token in given if token][:100]

    async def room(self) -> tuple[Room, int | None]:
        """The table the path names, and whose seat the token is (None: a spectator's)."""
        room = await self.desk.house.open(self.path["table"])
        return room, room.seat_of(self.token_hash())

    async def seated(self) -> tuple[Room, int]:
        room, seat = await self.room()
        if seat is None:
            raise Refusal("not-a-player")
        return room, seat


class Endpoint(Struct, frozen=True):
    """One path and method: what goes in, what comes out, and what does it. Its docstring is its description."""

    method: str
    path: str
    act: Callable[[Call[Any]], Awaitable[Any]]
    body: Any = None
    answer: Any = None
    query: type[Query] = Query
    needs_token: bool = False
    big: bool = False
    """Whether the body may be as big as a record."""
    kind: str = JSON
    refuses: tuple[str, ...] = ()


async def serve(endpoint: Endpoint, desk: Desk, request: Request) -> Response:
    lang = language_of(request.headers)
    try:
        if desk.stopping:
            raise Refusal("stopping")
        query = _query(endpoint, request)
        lang = query.lang or lang
        body = await _body(endpoint, desk, request) if endpoint.body is not None else None
        answer = await endpoint.act(Call(desk, request, query, body))
    except WarrenError as error:
        return _refused(desk, refusal_of(error), lang)
    except Refusal as refusal:
        return _refused(desk, refusal, lang)
    except ClientDisconnect:
        return Response(status_code=400)
    except Exception:
        desk.metrics.faults.inc()
        log.exception("fault", method=request.method, path=request.url.path[:200])
        return _refused(desk, Refusal("fault"), lang)
    if isinstance(answer, Page):
        return show_page(request, answer)
    if isinstance(answer, Response):
        return answer
    if answer is None:
        return Response(status_code=204)
    return Response(msgspec.json.encode(answer), media_type=JSON, headers={"cache-control": "no-store"})


def _refused(desk: Desk, refusal: Refusal, lang: str) -> Response:
    desk.metrics.refused.labels(refusal.key).inc()
    headers = {"retry-after": "2"} if refusal.status in (429, 503) else {}
    if refusal.status == 401:
        headers["www-authenticate"] = "Bearer"
    return Response(problem(refusal, lang), refusal.status, headers, JSON)


def _query(endpoint: Endpoint, request: Request) -> Any:
    given = request.query_params.multi_items()
    if len({key for key, _ in given}) != len(given) or any(value.lower() == "null" for _, value in given):
        raise Refusal("bad-message", "?")  # each once; what isn't there is left out
    try:
        return msgspec.convert(dict(given), endpoint.query, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("bad-message", str(error)) from error


async def _body(endpoint: Endpoint, desk: Desk, request: Request) -> Any:
    limits = desk.config.limits
    most = limits.record_size if endpoint.big else limits.body_size
    if request.headers.get("content-type", JSON).partition(";")[0].strip().lower() != JSON:
        raise Refusal("wrong-type")
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Refusal("too-big", limit=most)
        parts.append(part)
    try:
        return msgspec.json.decode(b"".join(parts), type=endpoint.body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad-message", str(error)) from error
