"""Bare `warren`: the lobby in the browser."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest

PATIENCE = 60.0


def test_without_a_command_the_lobby_is_served_and_the_browser_opened(tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {opened}.part && mv {opened}.part {opened}\n')
    browser.chmod(0o755)
    settings = {"BROWSER": f"{browser} %s", "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-c", "from warren.cli.main import main; main()"]
    with subprocess.Popen(command, env=os.environ | settings, stdout=subprocess.PIPE, text=True) as lobby:
        try:
            assert lobby.stdout is not None
            address = next(word for word in lobby.stdout.readline().split() if word.startswith("http"))
            left = PATIENCE
            while not opened.exists():
                assert (left := left - 0.1) > 0, "no browser was opened"
                with pytest.raises(subprocess.TimeoutExpired):
                    lobby.wait(0.1)
            assert opened.read_text() == address
            page = httpx2.get(address)
            assert page.status_code == 200
            assert "<title>Warren</title>" in page.text
        finally:
            lobby.terminate()
