"""Every bullet of the ledgers has a test, and no test names a bullet that isn't there."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LEDGERS = sorted((ROOT / "docs" / "rules").glob("*.md"))
BULLET = re.compile(r"^- \*\*([A-Z]+-T?\d+[a-z]?)\*\*", re.MULTILINE)


def bullets(ledger: Path) -> list[str]:
    return BULLET.findall(ledger.read_text(encoding="utf-8"))


@cache
def named_in_tests() -> dict[str, str]:
    """Each ledger id that a `rule(...)` in the tests names, with a file that names it."""
    named: dict[str, str] = {}
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        named.setdefault(argument.value, path.name)
    return named


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda path: path.stem)
def test_every_bullet_has_a_test(ledger: Path) -> None:
    ids = bullets(ledger)
    assert len(ids) > 50
    assert len(ids) == len(set(ids)), "a ledger id stands twice"
    assert [bullet for bullet in ids if bullet not in named_in_tests()] == []


def test_tests_name_only_bullets_that_exist() -> None:
    known = {bullet for ledger in LEDGERS for bullet in bullets(ledger)}
    assert {bullet: where for bullet, where in named_in_tests().items() if bullet not in known} == {}
