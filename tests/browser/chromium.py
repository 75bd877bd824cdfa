"""Finds a Chromium, or installs one where that may be done, or says what to do."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS: Final = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
HELP: Final = (
    "The tests in the browser need Chromium, and there is none. Install it (Debian, Ubuntu: apt-get install chromium; "
    "elsewhere: .venv/bin/playwright install chromium) and run them again."
)


class NoBrowser(Exception):
    """There is no Chromium and none may be installed."""


def launch(playwright: Playwright) -> Browser:
    sandbox = [] if os.geteuid() else ["--no-sandbox"]  # Chromium refuses to sandbox itself for root
    return playwright.chromium.launch(executable_path=find(playwright), args=[*ARGUMENTS, *sandbox])


def find(playwright: Playwright) -> str:
    found = _installed(playwright)
    if found is None and _may_install():
        _install(playwright)
        found = _installed(playwright)
    if found is None:
        raise NoBrowser(HELP)
    return found


def _installed(playwright: Playwright) -> str | None:
    for name in NAMES:
        if path := shutil.which(name):
            return path
    own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def _may_install() -> bool:
    return not os.geteuid() and shutil.which("apt-get") is not None


def _install(playwright: Playwright) -> None:
    """One process installs; the others wait for it."""
    with (Path(tempfile.gettempdir()) / "warren-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if _installed(playwright) is None:
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            for command in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
                subprocess.run(["apt-get", "--quiet", "--quiet", *command], env=quiet, check=False)
