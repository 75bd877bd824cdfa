"""What can be done at a table besides answering: taking back, asking for advice, learning, giving orders, reporting."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import CLIENT, House, Visit, played
from tests.browser.person import PHONE, Person
from tests.server.harness import Message

ALONE: list[Message] = [{"name": "Mira", "mine": True}, {"name": "Otto", "kind": "bot", "level": "random"}]
HOTLY: list[Message] = [{"name": "Mira", "mine": True}, {"name": "Otto", "mine": True}]

OVERFLOW = "(text) => document.fonts.ready.then(() => text.scrollHeight - text.clientHeight)"
"""By how much a text is higher than its place, in the letters that belong there."""


def at_table(house: House, visit: Visit, seats: list[Message], table: Message | None = None, **more: object) -> Person:
    made = house.new_table(*seats, game="tombs", **(table or {}))
    person = visit(house, *house.keys_of(made, "tombs"), **more)
    person.go(f"/table/{made['table']}")
    person.sits_down()
    person.await_turn()
    return person


def dialog(person: Person) -> Locator:
    return person.page.get_by_role("dialog")


def laying(person: Person) -> str:
    """To lay a paw where there is none; a bot that began has laid one already."""
    return next(option for option in person.options() if option.startswith("lay/"))


def question(person: Person) -> Locator:
    return person.page.locator(".prompt h2")


def test_what_was_done_can_be_taken_back(house: House, visit: Visit) -> None:
    mira = at_table(house, visit, HOTLY)
    before = mira.options()
    mira.choose("lay/entrance:8")
    assert mira.options() != before
    n = mira.n
    mira.page.keyboard.press("u")
    mira.await_step(n)
    mira.await_turn()
    assert mira.options() == before
    assert mira.page.locator("[data-fly^='paw@entrance']").count() == 0
    expect(mira.page.locator(".log .undone")).not_to_have_count(0)


def test_a_bot_advises_and_its_choice_is_marked(house: House, visit: Visit) -> None:
    mira = at_table(house, visit, ALONE)
    mira.page.keyboard.press("h")
    expect(mira.page.locator("[data-option].advised")).to_have_count(1)
    expect(mira.page.locator(".spot.advised")).to_have_count(1)
    label = mira.page.locator("[data-option].advised").get_attribute("aria-label")
    expect(mira.page.locator("[data-speech]")).to_have_text(f"A bot would choose: {label}.")


def test_the_keys_are_found_at_their_places_on_a_russian_keyboard(house: House, visit: Visit) -> None:
    mira = at_table(house, visit, HOTLY, lang="ru")
    press = "(event) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {...event, bubbles: true}))"
    mira.page.evaluate(press, {"key": "к", "code": "KeyR"})
    expect(dialog(mira)).to_contain_text("правила")
    mira.page.keyboard.press("Escape")
    mira.page.locator("[data-c='entrance:8']").focus()
    mira.page.evaluate(press, {"key": "ш", "code": "KeyI"})
    expect(dialog(mira)).to_contain_text("вход 8")
    mira.page.keyboard.press("Escape")
    before = mira.options()
    mira.choose("lay/entrance:8")
    n = mira.n
    mira.page.evaluate(press, {"key": "г", "code": "KeyU"})
    mira.await_step(n)
    mira.await_turn()
    assert mira.options() == before


def test_the_language_changes_in_place(house: House, visit: Visit) -> None:
    mira = at_table(house, visit, ALONE)
    before = (mira.n, mira.options())
    mira.page.evaluate("() => { window.same = true }")
    words = {"English": "Lay a paw", "Русский": "лапку", "Italiano": "zampa"}
    for language, word in words.items():
        mira.page.locator("header .tool").last.click()
        mira.button(language).click()
        expect(dialog(mira).get_by_role("heading", level=2)).not_to_be_empty()
        mira.page.keyboard.press("Escape")
        expect(question(mira)).to_contain_text(word)
        expect(mira.page.locator("html")).to_have_attribute("lang", {"Р": "ru", "I": "it"}.get(language[0], "en"))
    assert mira.page.evaluate("() => window.same") is True
    assert (mira.n, mira.options()) == before


def test_a_standing_order_answers_until_it_is_ended(house: House, visit: Visit) -> None:
    mira = at_table(house, visit, HOTLY)
    mira.button("Standing order").click()
    dialog(mira).get_by_role("radio").nth(7).check()
    chosen = dialog(mira).get_by_role("radio").nth(7).get_attribute("value")
    n = mira.n
    mira.button("Give the order").click()
    mira.await_step(n)
    expect(mira.page.locator(f"[data-fly='paw@{str(chosen).removeprefix('lay/')}']")).to_be_visible()
    expect(mira.page.get_by_role("region", name="Log")).to_contain_text("by standing order")


def test_the_clock_is_shown_and_runs_for_who_is_asked(house: House, visit: Visit) -> None:
    mira = at_table(house, visit, HOTLY, {"clock": {"kind": "bank", "seconds": 600, "increment": 0}})
    running = mira.page.locator(".clocks .running")
    expect(running).to_have_count(1)
    expect(mira.page.get_by_role("list", name="Time left").get_by_role("listitem")).to_have_count(2)
    expect(running.locator("b")).to_have_text(re.compile(r"^9:5\d$"))


def test_a_card_opens_large_and_says_what_is_lacking_and_why_with_the_rule(house: House, visit: Visit) -> None:
    mira = at_table(house, visit, ALONE)
    card = mira.page.locator(".market [data-c^='room:']").first
    card.click(force=True)
    expect(dialog(mira)).to_contain_text("To open it")
    expect(dialog(mira)).to_contain_text("Why not now")
    rule = dialog(mira).locator(".rule").first
    number = rule.inner_text()
    rule.click()
    expect(mira.page.get_by_role("searchbox")).to_have_value(number)
    expect(mira.page.get_by_role("status").filter(has_text="1 sentence")).to_be_visible()
    expect(dialog(mira).locator("dt")).to_have_text(number)


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_no_sentence_leaves_its_large_card(house: House, visit: Visit, lang: str) -> None:
    record = played("tombs", 2, 15, moves=0)  # the Infiltrator, who has most to say, is among the helpers
    made = house.post("/api/records", {"record": record, "seats": HOTLY}).json()
    mira = visit(house, *house.keys_of(made, "tombs"), lang=lang)
    mira.go(f"/table/{made['table']}")
    mira.sits_down()
    expect(mira.page.locator(".market [data-c='helper:infiltrator']")).to_be_visible()
    for spot in mira.page.locator("[data-c^='entrance:'], .market [data-c]").all():
        spot.dispatch_event("contextmenu")
        text = dialog(mira).locator("article .text")
        lacking = text.evaluate(OVERFLOW)
        assert lacking <= 1, f"{lang}: {text.inner_text()}"
        mira.page.keyboard.press("Escape")
        expect(dialog(mira)).to_have_count(0)


def test_the_rules_are_searched_and_the_keys_are_shown(house: House, visit: Visit) -> None:
    mira = at_table(house, visit, ALONE)
    mira.page.keyboard.press("r")
    search = mira.page.get_by_role("searchbox")
    expect(search).to_be_focused()
    search.fill("diversity helpers")
    found = dialog(mira).locator("dd")
    expect(found.first).to_contain_text(re.compile("divers", re.IGNORECASE))
    assert 0 < found.count() < 30
    mira.page.keyboard.press("Escape")
    mira.page.keyboard.press("?")
    expect(dialog(mira)).to_contain_text("Keys")


def test_the_rules_are_read_and_searched_in_the_language_that_was_chosen(house: House, visit: Visit) -> None:
    mira = at_table(house, visit, ALONE, lang="ru")
    words = {"Русский": ("лапками", "лап"), "Italiano": ("zampe", "zamp"), "English": ("paws", "paw")}
    for language, (form, stem) in words.items():
        mira.page.locator("header .tool").last.click()
        mira.button(language).click()
        mira.page.keyboard.press("Escape")
        mira.page.keyboard.press("r")
        mira.page.get_by_role("searchbox").fill(form)
        found = dialog(mira).locator("dd")
        expect(found.first).to_contain_text(re.compile(stem, re.IGNORECASE))
        mira.page.get_by_role("searchbox").fill("RT-005")
        mark = {"Русский": "толкование", "Italiano": "interpretazione", "English": "ruling"}[language]
        expect(dialog(mira).locator(".mark")).to_have_text(mark)
        mira.page.keyboard.press("Escape")


def test_the_first_game_is_guided_once(house: House, visit: Visit) -> None:
    mira = at_table(house, visit, ALONE, settings={"guided": []})
    guide = mira.page.get_by_role("dialog", name="First game")
    steps = re.compile(r"^(\d+) of (\d+)$")
    at, of = (int(n) for n in re.findall(r"\d+", guide.get_by_text(steps).inner_text()))
    assert (at, 6 <= of <= 10) == (1, True)
    for _ in range(of - 1):
        guide.get_by_role("button", name="Next").click()
    expect(guide.get_by_text(steps)).to_have_text(f"{of} of {of}")
    guide.get_by_role("button", name="Let me play").click()
    mira.page.reload()
    mira.sits_down()
    expect(guide).to_have_count(0)


def test_a_problem_is_reported_in_a_file_with_record_version_and_picture(house: House, visit: Visit) -> None:
    mira = at_table(house, visit, ALONE)
    mira.page.locator("header .tool").last.click()
    mira.button("Report a problem").click()
    mira.page.get_by_label("What went wrong?").fill("The paw <b>fell</b>.")
    with mira.page.expect_download() as saving:
        mira.button("Save the report").click()
    page = Path(saving.value.path()).read_text()
    assert "The paw &#60;b&#62;fell" in page
    assert '<img src="data:image/png;base64,' in page
    for fact in ("&#34;seed_sha256&#34;:", "&#34;rules&#34;:", "&#34;run&#34;:", "&#34;question&#34;:"):
        assert fact in page


def test_a_record_is_saved_and_opened_again_from_the_shelf(house: House, visit: Visit, finished: Message) -> None:
    mira = visit(house, *house.keys_of(finished, "tombs"))
    mira.go(f"/table/{finished['table']}")
    with mira.page.expect_download() as saving:
        mira.button("Save the record").click()
    path = saving.value.path()
    assert json.loads(Path(path).read_text())["game"] == "tombs"
    mira.go("/")
    mira.button(re.compile("^Open a record")).click()
    mira.page.get_by_label("A record that was saved as a file").set_input_files(path)
    expect(mira.page).to_have_url(re.compile(r"/replay"))
    expect(mira.page.get_by_role("slider", name="Moment of the game")).to_be_enabled()

    mira.go("/")
    mira.button(re.compile("^Open a record")).click()
    mira.page.get_by_role("textbox").fill("{ nonsense")
    mira.button("Open").last.click()
    expect(mira.page.get_by_role("alert")).not_to_be_empty()


def test_with_reduced_motion_nothing_moves(house: House, visit: Visit) -> None:
    mira = at_table(house, visit, ALONE, settings={"motion": "full"}, reduced_motion="reduce")
    mira.choose(laying(mira))
    assert mira.page.evaluate("() => document.getAnimations().length") == 0
    assert mira.page.evaluate("() => document.querySelector('.flights').childElementCount") == 0


def test_paws_travel_and_whoever_goes_on_does_not_wait(house: House, visit: Visit) -> None:
    mira = at_table(house, visit, HOTLY, settings={"motion": "full"})
    mira.page.evaluate(
        "() => { window.flown = 0; const count = (all) => { for (const one of all) flown += one.addedNodes.length };"
        "new MutationObserver(count)"
        ".observe(document.querySelector('.flights'), { childList: true }) }"
    )
    mira.choose("lay/entrance:8")
    mira.await_turn()
    n = mira.n
    mira.page.locator("[data-option]").first.click()
    mira.await_step(n)
    assert mira.page.evaluate("() => flown") > 0


def test_on_a_phone_nothing_is_wider_than_the_screen_and_a_second_touch_lays_the_paw(
    house: House, visit: Visit
) -> None:
    mira = at_table(house, visit, ALONE, size=PHONE, has_touch=True)
    assert mira.page.evaluate("() => document.documentElement.scrollWidth") == PHONE["width"]
    n, component = mira.n, laying(mira).removeprefix("lay/")
    entrance = mira.page.locator(f"[data-c='{component}']")
    entrance.tap()
    expect(mira.page.locator(".preview")).to_be_visible()
    assert mira.n == n
    entrance.tap()
    mira.await_step(n)
    for tab in ("Mine", "Players", "Log", "Market"):
        mira.page.get_by_role("tab", name=tab).tap()
        expect(mira.page.get_by_role("tabpanel", name=tab)).to_be_visible()
        assert mira.page.evaluate("() => document.documentElement.scrollWidth") == PHONE["width"]


def test_on_a_phone_the_newest_line_of_the_log_is_seen(house: House, visit: Visit) -> None:
    made = house.post("/api/records", {"record": played("tombs", 2, 5, moves=60), "seats": HOTLY}).json()
    mira = visit(house, *house.keys_of(made, "tombs"), size=PHONE)
    mira.go(f"/table/{made['table']}")
    mira.sits_down()
    mira.page.get_by_role("tab", name="Log").click()
    line, prompt = mira.page.locator(".log .line").last.bounding_box(), mira.page.locator(".prompt").last.bounding_box()
    assert line
    assert prompt
    assert line["y"] + line["height"] <= prompt["y"]


@pytest.mark.parametrize("game", ["tombs", "wistar"])
def test_on_a_phone_on_its_side_the_board_is_seen_over_the_prompt(house: House, visit: Visit, game: str) -> None:
    made = house.post("/api/records", {"record": played(game, 2, 5, moves=40), "seats": HOTLY}).json()
    asked = house.get(f"/api/tables/{made['table']}", made["watch"]).json()["question"]["seat"]
    mira = visit(house, house.keys_of(made, game)[asked], size={"width": 844, "height": 390})
    mira.go(f"/table/{made['table']}")
    mira.await_turn()
    prompt = mira.page.locator("section.prompt").bounding_box()
    assert prompt
    assert prompt["y"] > 390 / 2


@pytest.mark.parametrize(
    ("game", "lang"), [("tombs", "en"), ("tombs", "ru"), ("tombs", "it"), ("wistar", "ru"), ("above_below", "en")]
)
def test_on_a_phone_every_tool_is_as_large_as_a_finger_and_the_title_is_whole(
    house: House, visit: Visit, game: str, lang: str
) -> None:
    made = house.new_table(*ALONE, game=game)
    mira = visit(house, *house.keys_of(made, game), size=PHONE, lang=lang)
    mira.go(f"/table/{made['table']}")
    tools = mira.page.locator("header .tool")
    expect(tools).to_have_count(6)
    boxes = [tool.bounding_box() for tool in tools.all()]
    assert all(box is not None and box["width"] >= 44 and box["height"] >= 44 for box in boxes), boxes
    title = mira.page.locator("header h1")
    assert title.evaluate("(one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]") == [0, 0]
    assert mira.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_what_is_read_aloud_of_the_board_are_whole_sentences(house: House, visit: Visit) -> None:
    made = house.post("/api/records", {"record": played("tombs", 2, 5, moves=24), "seats": HOTLY}).json()
    mira = visit(house, *house.keys_of(made, "tombs"))
    mira.go(f"/table/{made['table']}")
    mira.sits_down()
    names = [spot.get_attribute("aria-label") or "" for spot in mira.page.locator("[data-c]").all()]
    assert sum("Turned over" in name for name in names) > 10
    assert [name for name in names if not name or ".." in name] == []


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
@pytest.mark.parametrize("width", [1024, 1280, 1440])
def test_how_near_the_end_is_stands_whole_in_the_bar(house: House, visit: Visit, lang: str, width: int) -> None:
    mira = at_table(house, visit, ALONE, lang=lang, size={"width": width, "height": 800})
    status = mira.page.locator("header .status")
    expect(status).to_contain_text("0/12")
    room, end = status.bounding_box(), status.locator(".end").bounding_box()
    assert room
    assert end
    assert room["x"] <= end["x"]
    assert end["x"] + end["width"] <= room["x"] + room["width"]


def test_what_is_said_while_a_sheet_is_open_is_seen(own_house: House, visit: Visit) -> None:
    """Nothing outside of a modal dialog can be touched or heard."""
    mira = at_table(own_house, visit, ALONE)
    mira.forgives("ERR_CONNECTION", "WebSocket")
    mira.button("Settings").click()
    own_house.kill()
    mira.button("Go on on another device").click()
    said = dialog(mira).get_by_role("status").filter(has_text="The server can't be reached just now.")
    expect(said).to_be_visible()
    said.get_by_role("button", name="Close").click()
    expect(said).to_have_count(0)


def test_an_address_to_be_told_at_is_asked_for_where_the_host_can_tell(
    house: House, visit: Visit, tmp_path: Path
) -> None:
    mira = at_table(house, visit, ALONE)
    mira.button("Settings").click()
    expect(dialog(mira).get_by_role("checkbox", name="I am away")).to_be_visible()
    expect(dialog(mira).get_by_label("Tell me at an address")).to_have_count(0)
    telling = House(f"sqlite:///{tmp_path}/warren.sqlite", tmp_path, client=str(CLIENT), smtp="smtp://127.0.0.1:9")
    telling.start()
    try:
        otto = at_table(telling, visit, ALONE)
        otto.button("Settings").click()
        address = dialog(otto).get_by_label("Tell me at an address")
        address.fill("mailto:otto@example.org")
        address.press("Enter")
        expect(dialog(otto).get_by_role("status").filter(has_text="You will be told there.")).to_be_visible()
    finally:
        telling.close()
