"""Above and Below in the browser: whole games, an exploration seen by three, stories that fit their pages, the end."""

from __future__ import annotations

import json
import re
from typing import Final

import pytest
from playwright.sync_api import Response, WebSocket, WebSocketRoute, expect

from tests.browser.adventure import Villager, tab_to
from tests.browser.conftest import House, Shoot, Visit
from tests.browser.person import Person
from tests.browser.village import MODULES, asked, laid, moment, sit
from tests.server.harness import Message
from warren.games.above_below import stories
from warren.games.above_below.books import all_paragraphs

# --- whole games ----------------------------------------------------------------------------------------------------


def test_a_whole_game_without_modules_from_the_shelf_to_the_pictures_that_are_kept(
    house: House, visit: Visit, shoot: Shoot
) -> None:
    made = house.post("/api/tables", {"game": "above_below", "seats": [
        {"name": "Mira", "mine": True}, {"kind": "bot", "name": "Otto", "level": "random"}]}).json()  # fmt: skip
    mira = visit(house, *house.keys_of(made, "above_below"))
    mira.go(f"/table/{made['table']}")
    villager = Villager(mira)
    villager.play_on()
    assert {"turn", "prompt", "story", "read"} <= villager.seen

    # The end: every line of the score with what it came from, the villages to keep, the stories to read again.
    page = mira.page
    expect(page.locator("[data-end] figcaption")).to_have_text(re.compile("wins?$"))
    scores = page.locator("[data-end] table")
    for line in ("Goods on the track", "Houses above", "Points printed on buildings"):
        expect(scores).to_contain_text(line)
    totals = [int(total) for total in scores.locator("tfoot td").all_inner_texts()]
    for seat, total in enumerate(totals):
        rows = scores.locator("tbody tr")
        lines = [[cells.nth(0).inner_text(), cells.nth(1 + seat).inner_text()]
                 for cells in (rows.nth(i).locator("th, td") for i in range(rows.count()))]  # fmt: skip
        value = {name.strip(): int(n) for name, n in lines}
        assert value["Houses above"] + value["Outposts below"] == value["Buildings"]
        parts = ("Goods on the track", "Buildings", "Bonuses of buildings", "Place in reputation")
        assert sum(value[part] for part in parts) + value["Space on the reputation track"] == total

    with page.expect_download() as saving:
        page.locator("[data-keepsake='seat:0'] button").click()
    picture = saving.value.path().read_text(encoding="utf8")
    assert picture.startswith("<svg xmlns=")
    assert "Mira" in picture
    assert f"{totals[0]} point" in picture
    shoot(mira, "above-below-end-wide-light")

    mira.button("Journal").click()
    told = page.locator("dialog .list button")
    expect(told.first).to_be_visible()
    told.first.click()
    expect(page.locator("dialog [data-story]")).to_contain_text(re.compile("A (success|failure) with"))
    shoot(mira, "above-below-journal-wide-light")


def test_a_whole_game_with_all_modules_by_keyboard_alone(house: House, visit: Visit) -> None:
    made = house.post("/api/tables", {"game": "above_below", "variants": MODULES, "seats": [
        {"name": "Lena", "mine": True}, {"kind": "bot", "name": "Otto", "level": "random"}]}).json()  # fmt: skip
    lena = visit(house, *house.keys_of(made, "above_below"))
    lena.go(f"/table/{made['table']}")
    lena.page.wait_for_function("() => document.querySelector('.table.myturn')")

    # Tab comes to the houses and the villagers, arrows go on, `i` opens one large, Escape closes it.
    tab_to(lena, re.compile(r"\. House\. Costs"))
    before = lena.page.evaluate("() => document.activeElement.dataset.c")
    lena.page.keyboard.press("ArrowRight")
    assert lena.page.evaluate("() => document.activeElement.dataset.c") != before
    lena.page.keyboard.press("i")
    expect(lena.page.get_by_role("dialog")).to_be_visible()
    lena.page.keyboard.press("Escape")
    expect(lena.page.get_by_role("dialog")).to_have_count(0)
    tab_to(lena, re.compile("^Labor"))

    villager = Villager(lena, keys=True)
    villager.play_on()
    assert {"turn", "prompt", "story", "read", "book"} <= villager.seen
    expect(lena.page.locator("[data-end] table")).to_contain_text("Quests")


# --- the book -------------------------------------------------------------------------------------------------------


def heard(person: Person) -> list[str]:
    """Everything that comes over the wire to somebody, from now on."""
    words: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: words.append(str(frame)))

    def answered(response: Response) -> None:
        if "/api/" in response.url and response.ok:
            words.append(response.text())

    person.page.on("websocket", listen)
    person.page.on("response", answered)
    return words


def endings(story: Message) -> list[str]:
    """What only the reader may know of a paragraph: its title, unless it is said in the scene, and how options end."""
    secret = [title for lang, title in story["title"].items() if title not in story["scene"][lang]]
    for option in story["options"]:
        for ending in [*option["checks"], option["fail"]]:
            secret += [text for text in ending["text"].values() if len(text) > 20]
    return secret


def test_explorer_reader_and_spectator_see_the_same_story_and_only_the_reader_its_endings(
    house: House, visit: Visit, shoot: Shoot
) -> None:
    record, explorer = moment(asked("story"), 3, 11)
    made = laid(house, record)
    reader, other = (explorer + 1) % 3, (explorer + 2) % 3
    people = {"explorer": explorer, "reader": reader, "bystander": other, "spectator": None}
    windows = {name: sit(visit, house, made, seat) for name, seat in people.items()}
    wires = {name: heard(person) for name, person in windows.items()}
    for person in windows.values():
        person.go(f"/table/{made['table']}")
        person.page.locator(".bookroom [data-picture] svg").wait_for()
    paragraph = windows["reader"].page.locator(".bookroom [data-picture]").get_attribute("data-picture") or ""
    secret = endings(stories.whole(paragraph))
    assert len(secret) > 4

    joined = {name: "\n".join(words) for name, words in wires.items()}
    scene = json.dumps(stories.whole(paragraph)["scene"]["en"], ensure_ascii=False)[1:60]
    for name, words in joined.items():
        assert scene in words, name
        known = [text for text in secret if json.dumps(text, ensure_ascii=False)[1:-1] in words]
        assert known == (secret if name == "reader" else []), name
    read = windows["reader"].page.locator(".bookroom")
    expect(read).to_contain_text("You read this to")
    for name, person in windows.items():
        shoot(person, f"above-below-story-{name}-wide-light")
        if name != "reader":
            expect(person.page.locator(".bookroom .secret")).to_have_count(0)

    # The explorer chooses; the dice lie on everybody's table, the rewards stay sealed for all but the reader.
    windows["explorer"].page.locator(".bookroom .option-row.glow").first.click()
    for person in windows.values():
        expect(person.page.locator(".bookroom .option.chosen, .bookroom .outcome").first).to_be_visible()


OVERFLOW: Final = """() => [...document.querySelectorAll(".pages .scene, .pages .right")]
    .filter((page) => page.scrollHeight > page.clientHeight + 1)
    .map((page) => `${page.className} ${page.scrollHeight} > ${page.clientHeight}`)"""
SHOWN: Final = """(id) => document.querySelector(".scene .picture [data-picture]")?.dataset.picture === id"""


class Leafing:
    """Stands between a browser and the server, and lays other paragraphs into the book that lies open."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.state: Message = {}
        self.page_side: WebSocketRoute | None = None
        person.page.route_web_socket(re.compile("/ws$"), self._between)

    def _between(self, socket: WebSocketRoute) -> None:
        self.page_side = socket
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "state" and said["since"] is None:
                self.state = {**said, "news": []}
            socket.send(message)

        server.on_message(pass_on)

    def turn_to(self, number: str, *, reading: bool) -> list[str]:
        """What runs over its page when this paragraph lies open."""
        tale = self.state["view"]["tale"]
        tale["story"] = stories.whole(number) if reading else stories.read_aloud(number)
        assert self.page_side is not None
        self.page_side.send(json.dumps(self.state))
        self.person.page.wait_for_function(SHOWN, arg=number)
        found: list[str] = self.person.page.evaluate(OVERFLOW)
        return found


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("reading", [False, True], ids=["heard", "read"])
def test_no_story_runs_over_its_page(house: House, visit: Visit, lang: str, reading: bool) -> None:
    record, explorer = moment(asked("story"), 2, 4, modules=False)
    made = laid(house, record)
    person = sit(visit, house, made, 1 - explorer if reading else explorer, lang=lang)
    leafing = Leafing(person)
    person.go(f"/table/{made['table']}")
    person.page.locator(".bookroom [data-picture] svg").wait_for()
    person.page.evaluate("() => document.fonts.ready")
    told = sorted(all_paragraphs(), key=lambda story: -len(json.dumps(stories.read_aloud(story.id))))
    assert len(told) == 222
    # The reader's page holds all that the explorer's does and more: of the explorer's the longest are enough.
    found = {story.id: leafing.turn_to(story.id, reading=reading) for story in told[: 222 if reading else 25]}
    assert {number: over for number, over in found.items() if over} == {}


# --- a night, and the first game --------------------------------------------------------------------------------------


def test_the_night_is_over_with_one_touch(house: House, visit: Visit) -> None:
    record, sleeper = moment(asked("bed"), 3, 2)
    person = sit(visit, house, made := laid(house, record), sleeper)
    person.go(f"/table/{made['table']}")
    recovery = person.page.locator(".recovery")
    beds = int(recovery.locator(".means").inner_text().split()[0])
    assert beds == 0  # the plan that is laid out already uses them all
    rested = recovery.locator("li.ready").count()
    resting = person.page.locator(".zone.resting").get_by_role("button")
    before = resting.count()
    assert rested
    recovery.get_by_role("button", name="Good night").click()
    expect(recovery).to_have_count(0)
    expect(resting).to_have_count(before - rested)


def test_the_first_game_is_explained_on_the_real_table(house: House, visit: Visit) -> None:
    made = house.post("/api/tables", {"game": "above_below", "seats": [
        {"name": "Mira", "mine": True}, {"kind": "bot", "name": "Otto", "level": "random"}]}).json()  # fmt: skip
    mira = visit(house, *house.keys_of(made, "above_below"), lang="ru", settings={"guided": []})
    mira.go(f"/table/{made['table']}")
    guide = mira.page.get_by_role("dialog")
    told: list[str] = []
    for step in range(9):
        expect(guide.locator(".cap")).to_contain_text(f"{step + 1}")
        told.append(guide.locator("#guide-text").inner_text())
        if step:
            expect(mira.page.locator(".hole")).to_be_visible()
        guide.locator("button.main").click()
    expect(guide).to_have_count(0)
    assert len(set(told)) == 9
    assert all(re.search("[а-я]", text) for text in told)
