"""The `warren` command, run in this process with its input given and its output caught."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from warren.cli.main import run


@dataclass(frozen=True)
class Output:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one document that was printed; more or less than one is an error."""
        return json.loads(self.out)

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Warren = Callable[..., Output]


@pytest.fixture
def warren(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Warren:
    """`warren("play", "tombs", typed=["1", "2"])`: a command line, with what is typed into it."""

    def command(*arguments: str, typed: Sequence[str] = ()) -> Output:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = run(list(arguments))
        caught = capsys.readouterr()
        return Output(code, caught.out, caught.err)

    return command
