"""The playthroughs on file are what the rules play today, and every rulebook has them."""

from __future__ import annotations

import pytest

from tests.contract.cases import Case
from tests.playthroughs import FOLDER, games, path_of, playthrough


@pytest.mark.parametrize("case", games(), ids=str)
def test_the_rules_still_play_this_game(case: Case) -> None:
    assert playthrough(case) == path_of(case).read_text(encoding="utf-8"), "if this is meant: make playthroughs"


def test_there_is_no_playthrough_of_nothing() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {path_of(case).name for case in games()}
