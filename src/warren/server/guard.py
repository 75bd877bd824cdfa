"""What stands before every request: whose page it comes from, how much it asks, and what its answer must carry."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Final, get_args
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from warren.server.bodies import Problem
from warren.server.config import Config
from warren.server.limits import ByAddress, address_of
from warren.server.messages import Lang
from warren.server.metrics import Metrics
from warren.server.refusal import Refusal

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]

log = structlog.get_logger()


def language_of(headers: Mapping[str, str]) -> Lang:
    """The first of our languages the reader names."""
    for part in headers.get("accept-language", "").split(","):
        tongue = part.split(";")[0].strip()[:2].lower()
        for lang in get_args(Lang):
            if tongue == lang:
                known: Lang = lang
                return known
    return "en"


def problem(refusal: Refusal, lang: str) -> bytes:
    return msgspec.json.encode(Problem(refusal.key, refusal.sentence(lang)))


class Guard:
    def __init__(self, app: ASGIApp, config: Config, metrics: Metrics) -> None:
        self._app = app
        self._config = config
        self._metrics = metrics
        self._requests = ByAddress(config.limits.requests, config.limits.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
        refusal = self._refusal(scope, headers)
        if scope["type"] == "websocket":
            if refusal is None:
                await self._app(scope, receive, send)
            else:
                self._metrics.refused.labels(refusal.key).inc()
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": refusal.key})
            return
        await self._answer(scope, receive, send, refusal, language_of(headers))

    def _refusal(self, scope: Scope, headers: Mapping[str, str]) -> Refusal | None:
        host = headers.get("host", "")
        known = self._config.names
        if known and _name(host) not in known:
            return Refusal("foreign-origin", host[:80])
        origin = headers.get("origin")
        if origin is not None and scope.get("method") not in ("GET", "HEAD") and not self._own(origin, host):
            return Refusal("foreign-origin", origin[:80])
        if not self._requests.take(address_of(scope.get("client"))):
            return Refusal("too-fast")
        return None

    def _own(self, origin: str, host: str) -> bool:
        """Whether a page of ours asks: one from the same host, or from the address the host has told us."""
        return urlsplit(origin).netloc == host or (bool(self._config.base) and origin == self._config.address)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, refusal: Refusal | None, lang: str) -> None:
        began = time.perf_counter()
        status = 500

        async def carry(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        if refusal is None:
            await self._app(scope, receive, carry)
        else:
            body = problem(refusal, lang)
            headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
            await carry({"type": "http.response.start", "status": refusal.status, "headers": headers})
            await carry({"type": "http.response.body", "body": body})
        took = time.perf_counter() - began
        self._metrics.requests.labels(str(status)).inc()
        log.info("request", method=scope["method"], path=scope["path"][:200], status=status, ms=round(took * 1000, 2))


def _name(host: str) -> str:
    """A Host header without its port."""
    return host.rpartition(":")[0] if host.rpartition("]")[2].startswith(":") or host.count(":") == 1 else host
