"""A server as `warren serve` runs it, but with its limits set by the tests: `python -m tests.browser.host CONFIG`."""

from __future__ import annotations

import sys

import msgspec

if __name__ == "__main__":
    from warren.server.config import Config
    from warren.server.run import run

    run(msgspec.json.decode(sys.argv[1], type=Config), "info")
