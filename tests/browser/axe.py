"""What axe finds on a screen that would stand in somebody's way."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe

from tests.browser.person import Person

SERIOUS = ("serious", "critical")


def faults(person: Person, within: str | None = None) -> list[str]:
    """Each serious fault with the place where it is, on the whole page or in a part of it."""
    found = Axe().run(person.page, context=within).response["violations"]
    return [
        f"{fault['id']}: {fault['help']} ({node['html'][:160]})"
        for fault in found
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]
