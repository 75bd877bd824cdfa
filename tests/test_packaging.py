"""The wheel ships everything that Warren needs: whoever installs it needs no clone, no Node.js and no network."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

from warren.text.ledger import read_ledger

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (file,) = folder.iterdir()
    return ZipFile(file)


def test_code_content_and_texts_are_shipped(wheel: ZipFile) -> None:
    package = ROOT / "src" / "warren"
    wanted = {
        path.relative_to(ROOT / "src").as_posix()
        for path in package.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert {"warren/py.typed", "warren/text/ru.ftl", "warren/games/tombs/content/components.yaml"} <= wanted
    assert wanted - set(wheel.namelist()) == set()


def test_the_browser_client_is_shipped_built(wheel: ZipFile) -> None:
    """`make setup` builds it; it isn't under version control."""
    shipped = [name for name in wheel.namelist() if name.startswith("warren/client_dist/")]
    assert "warren/client_dist/index.html" in shipped
    assert any(name.endswith(".js") for name in shipped)


def test_what_was_unpacked_finds_its_rules_and_its_client(wheel: ZipFile, tmp_path: Path) -> None:
    """Away from the clone, whose docs hold the rules otherwise."""
    wheel.extractall(tmp_path)
    program = """
import sys, warren
from warren.cli.main import run
from warren.cli.serve import client_is_built
print(warren.__file__, client_is_built())
sys.exit(run(["games"]) or run(["rules", "tombs", "RT-112"]) or run(["rules", "ratbot", "WS-002"])
         or run(["rules", "tombs", "RT-113", "--lang", "it"]))
"""
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    printed = subprocess.check_output([sys.executable, "-c", program], cwd=tmp_path, env=env, text=True).splitlines()
    assert printed[0] == f"{tmp_path / 'warren' / '__init__.py'} True"
    assert [line[:6] for line in printed if line.startswith(("RT-11", "WS-002"))] == ["RT-112", "WS-002", "RT-113"]
    (italian,) = [bullet.text for bullet in read_ledger("tombs", "it") if bullet.id == "RT-113"]
    assert printed[-1].endswith(italian)


def test_what_it_requires_is_what_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = (ROOT / "requirements" / "base.in").read_text(encoding="utf-8").splitlines()
    pinned = [line.replace('"', "'") for line in lines if not line.startswith("#")]
    assert [required.replace('"', "'") for required in project["dependencies"]] == pinned
