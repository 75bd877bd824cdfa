"""What the README and the docs show works: their Python runs, their commands and files exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
import typer.main

from warren.cli.main import app

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^(warren(?: [^#\n]*)?)", re.MULTILINE)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)")

BLOCKS = [
    pytest.param(page, block.start(), block[1], id=f"{page.stem}-{number}")
    for page in PAGES
    for number, block in enumerate(PYTHON.finditer(page.read_text(encoding="utf-8")), 1)
    if page.stem != "bot-api"  # a program that wants a server: tests/server/test_bot_api.py
]


@pytest.mark.parametrize(("page", "start", "code"), BLOCKS)
def test_the_python_of_a_page_runs(page: Path, start: int, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """On its own, and what it prints is what its comments say."""
    line = page.read_text(encoding="utf-8").count("\n", 0, start) + 1
    exec(compile("\n" * line + code, str(page), "exec", dont_inherit=True), {"__name__": "__page__"})
    printed = capsys.readouterr().out.splitlines()
    assert printed == [said.group(1) for said in re.finditer(r"^print\(.*  # (.*)$", code, re.MULTILINE)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    targets = LINK.findall(page.read_text(encoding="utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []


def test_the_commands_of_the_readme_exist() -> None:
    shown = [shlex.split(line) for line in COMMAND.findall((ROOT / "README.md").read_text(encoding="utf-8"))]
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]  # the app is a group
    assert len(shown) >= 6
    for words in shown:
        if len(words) > 1:
            options = {name for parameter in commands[words[1]].params for name in parameter.opts}
            assert {word for word in words if word.startswith("--")} <= options
