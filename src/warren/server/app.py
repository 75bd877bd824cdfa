"""The ASGI application: routes, the guard before them, and the worker's life around them."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from warren.server.api import ENDPOINTS
from warren.server.calls import JSON, serve
from warren.server.desk import Desk
from warren.server.guard import Guard, language_of, problem
from warren.server.openapi import openapi
from warren.server.pages import page, show_page
from warren.server.refusal import Refusal
from warren.server.sockets import Socket


def make_app(desk: Desk) -> ASGIApp:
    document = page(openapi(), JSON)

    async def show_document(request: Request) -> Response:
        return show_page(request, document)

    async def front(scope: Scope, receive: Receive, send: Send) -> None:
        """Whatever no route is for: a page of the client, or nothing."""
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close()
            return
        request = Request(scope, receive)
        found = desk.client.find(request.url.path) if request.method in ("GET", "HEAD") else None
        answer = await _refuse(request, HTTPException(404)) if found is None else show_page(request, found)
        await answer(scope, receive, send)

    async def socket(websocket: WebSocket) -> None:
        await Socket(desk, websocket, websocket.path_params["table"]).serve()

    routes: list[BaseRoute] = [WebSocketRoute("/api/tables/{table}/ws", socket)]
    by_path: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = partial(serve, endpoint, desk)
    for path, methods in by_path.items():
        routes.append(Route(path, _by_method(methods), methods=list(methods)))
    routes.append(Route("/api/openapi.json", show_document))

    @contextlib.asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        async with desk.open():
            yield

    app = Starlette(routes=routes, lifespan=life, exception_handlers={HTTPException: _refuse})
    app.router.redirect_slashes = False
    app.router.default = front
    return Guard(app, desk.config, desk.metrics)


def _by_method(methods: dict[str, Any]) -> Any:
    async def act(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        answer: Response = await methods[method](request)
        return answer

    return act


async def _refuse(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    key = {404: "no-page", 405: "wrong-method"}.get(status, "fault")
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    return Response(problem(Refusal(key), language_of(request.headers)), status, headers, JSON)
