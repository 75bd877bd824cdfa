"""Answers that are the same for everybody: kept in memory, compressed once, and named by what is in them."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

WORTH_COMPRESSING: Final = 600
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
COMPRESSIBLE: Final = ("text/", "application/json", "application/javascript", "image/svg", "application/manifest")


class Page(Struct, frozen=True):
    body: bytes
    zipped: bytes | None
    kind: str
    etag: str
    cache: str


def page(body: bytes, kind: str, cache: str = ASK_AGAIN) -> Page:
    etag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    zipped = None
    if len(body) > WORTH_COMPRESSING and kind.startswith(COMPRESSIBLE):
        zipped = gzip.compress(body, 9, mtime=0)
    return Page(body, zipped, kind, etag, cache)


def show_page(request: Request, shown: Page) -> Response:
    headers = {"etag": shown.etag, "cache-control": shown.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == shown.etag:
        return Response(status_code=304, headers=headers)
    body = shown.body
    if shown.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = shown.zipped
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=shown.kind)


class Client:
    """The built client: every file by its name, read when the server starts, so no path leads anywhere else."""

    def __init__(self, given: str = "") -> None:
        self._pages: dict[str, Page] = {}
        folder = Path(given or str(files("warren") / "client_dist"))
        if folder.is_dir():
            for file in sorted(folder.rglob("*")):
                if file.is_file() and file.suffix != ".map":
                    name = file.relative_to(folder).as_posix()
                    self._pages[name] = _of_file(file, name)

    def find(self, path: str) -> Page | None:
        """A file, or the front page for an address that the client itself understands."""
        name = path.lstrip("/")
        if name in self._pages:
            return self._pages[name]
        return None if "." in name.rpartition("/")[2] or name.startswith("api") else self._pages.get("index.html")

    @property
    def etag(self) -> str:
        front = self._pages.get("index.html")
        return front.etag if front else ""


def _of_file(file: Path, name: str) -> Page:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if file.suffix == ".js":
        kind = "text/javascript"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    return page(file.read_bytes(), kind, FOREVER if name.startswith("assets/") else ASK_AGAIN)
