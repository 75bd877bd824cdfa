"""A whole game of Rodents & Tombs, from the shelf to the final chart and into the replay."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import House, Visit
from tests.browser.person import Options, Person, lively, short_game


def lay_by_hand(person: Person) -> None:
    """Lay a paw by touching the card on the board itself."""
    person.await_turn()
    n = person.n
    glowing = person.page.locator(".spot.glow[data-c^='entrance:']").first
    glowing.hover()
    expect(person.page.locator(".prompt .note")).not_to_be_empty()
    glowing.click()
    person.await_step(n)


def test_by_mouse_from_the_shelf_to_the_chart_the_replay_and_a_branch(house: House, visit: Visit) -> None:
    mira = visit(house)
    mira.go("/")
    mira.page.get_by_role("button", name="Play now: Rodents & Tombs").click()
    mira.sits_down()
    for _ in range(3):
        lay_by_hand(mira)
    mira.play_on(lively, 12)
    mira.play_on(short_game)

    # The end: who has won, every line of the score, the curve, what could be done now.
    page = mira.page
    expect(page.locator("[data-end] figcaption")).to_have_text(re.compile("wins?$"))
    scores = page.locator("[data-end] table")
    expect(scores.locator("thead th")).to_have_count(3)
    expect(scores).to_contain_text("Diversity of rooms")
    totals = [int(total) for total in scores.locator("tfoot td").all_inner_texts()]
    columns = [[int(cell) for cell in scores.locator(f"tbody tr td:nth-of-type({seat + 1}) b").all_inner_texts()]
               for seat in range(2)]  # fmt: skip
    # The four sources of fame are parts of its line, which stands below them.
    assert [sum(column[4:]) for column in columns] == totals
    assert [sum(column[:4]) for column in columns] == [column[4] for column in columns]
    expect(page.locator("[data-end] .chart svg path.line")).to_have_count(4)
    expect(page.locator("[data-end] ol li button").first).to_be_visible()
    for way in ("Rematch", "Save the record"):
        expect(mira.button(way)).to_be_visible()

    # A touched round is shown again; from there on another game goes its own way.
    page.get_by_role("button", name=re.compile("^Round 3, ")).click()
    expect(page).to_have_url(re.compile(r"/replay\?n=\d+$"))
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_be_enabled()
    mira.button("Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on from here").click()
    mira.sits_down()
    mira.await_turn()
    assert not mira.over
    mira.play_on(lively, 2)


def test_by_keyboard_alone(house: House, visit: Visit) -> None:
    lena = visit(house, settings={"name": "Lena"})
    keys = lena.page.keyboard
    lena.go("/")
    focus(lena, lambda label: "Play now: Rodents & Tombs" in label)
    keys.press("Enter")
    lena.sits_down()

    # The board: Tab comes to it, arrows go from card to card, Enter lays a paw, i opens a card large, u takes back.
    lena.await_turn()
    n = lena.n
    focus(lena, lambda label: "You may:" in label)
    here = focused(lena)
    keys.press("ArrowDown")
    assert focused(lena) != here
    keys.press("i")
    expect(lena.page.get_by_role("dialog")).to_be_visible()
    keys.press("Escape")
    expect(lena.page.get_by_role("dialog")).to_have_count(0)
    walk(lena, lambda label: "You may: Lay a paw" in label)
    keys.press("Enter")
    lena.await_step(n)

    def by_keyboard(options: Options) -> str:
        wish = short_game(options)
        lena.page.locator(f'[data-option="{wish}"]').focus()
        return wish

    while not lena.over:
        lena.await_turn()
        if not lena.over:
            n = lena.n
            by_keyboard(lena.options())
            keys.press("Enter")
            lena.await_step(n)
    focus(lena, lambda label: label == "Replay")
    keys.press("Enter")
    slider = lena.page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_have_value("0")
    slider.blur()
    keys.press("ArrowRight")
    expect(slider).to_have_value("1")
    keys.press("End")
    expect(lena.see("The game is over.")).to_be_visible()


FOCUSED = "() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText.trim()"


def focused(person: Person) -> str:
    label: str = person.page.evaluate(FOCUSED)
    return label


def walk(person: Person, wanted: Callable[[str], bool]) -> None:
    """Go round the board by arrows until the focus is where it is wanted."""
    for key in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp"):
        for _ in range(6):
            if wanted(focused(person)):
                return
            person.page.keyboard.press(key)
    raise AssertionError(f"no arrow leads there; the focus stays at {focused(person)!r}")


def focus(person: Person, wanted: Callable[[str], bool], most: int = 120) -> None:
    """Press Tab until the focus is where it is wanted."""
    for _ in range(most):
        person.page.keyboard.press("Tab")
        if wanted(focused(person)):
            return
    raise AssertionError(f"Tab doesn't reach it; it stays at {focused(person)!r}")
