"""Every screen in both themes: nothing serious stands in anybody's way. A picture of each is kept."""

from __future__ import annotations

import pytest

from tests.browser.axe import faults
from tests.browser.conftest import House, Shoot, Visit
from tests.browser.person import PHONE, WIDE

SIZES = {"wide": WIDE, "phone": PHONE}


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_the_lobby(house: House, visit: Visit, shoot: Shoot, size: str, dark: bool) -> None:
    mira = visit(house, size=SIZES[size], dark=dark)
    mira.go("/")
    mira.see("Rodents & Tombs")
    shoot(mira, f"lobby-{size}-{'dark' if dark else 'light'}")
    assert faults(mira) == []
