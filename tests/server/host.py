"""A server with the toy among its rulebooks, as a process of its own: `python -m tests.server.host CONFIG [PAGES]`.

With PAGES its SQLite finds the disk full beyond so many pages. The thinking processes import this module too, so they
know the toy as well.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import msgspec

import_module("warren.games").__path__.append(str(Path(__file__).parent / "games"))

if __name__ == "__main__":
    from sqlalchemy import Engine, event

    from warren.server.config import Config
    from warren.server.run import run

    if len(sys.argv) > 2:
        pages = int(sys.argv[2])
        event.listen(Engine, "connect", lambda one, _: one.execute(f"PRAGMA max_page_count={pages}"))
    run(msgspec.json.decode(sys.argv[1], type=Config), "info")
