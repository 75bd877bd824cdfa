"""A story read aloud: in its own language, until its page is gone; and a device without voices says so quietly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, Visit
from tests.browser.person import Person
from tests.browser.village import asked, laid, moment, sit

VOICES: Final = """(() => {
  // A device with these voices, which never comes to the end of what it says. What is said outlives the page.
  const voices = LANGS.map((lang) => ({ lang, localService: true, default: false, name: lang, voiceURI: lang }));
  const said = () => JSON.parse(localStorage.getItem("spoken") ?? "[]");
  const keep = (what) => localStorage.setItem("spoken", JSON.stringify([...said(), what]));
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  speechSynthesis.getVoices = () => voices;
  speechSynthesis.speak = ({ lang, text }) => keep([lang, text]);
  speechSynthesis.cancel = () => keep("silence");
})()"""


def opened(house: House, visit: Visit, langs: str, ask: str = "story", **more: Any) -> Person:
    record, explorer = moment(asked(ask), 3, 11)
    made = laid(house, record)
    person = sit(visit, house, made, explorer, **more)
    person.context.add_init_script(VOICES.replace("LANGS", langs))
    person.go(f"/table/{made['table']}")
    person.page.locator(".bookroom [data-picture] svg").wait_for()
    return person


def spoken(person: Person) -> list[Any]:
    found: list[Any] = person.page.evaluate("() => JSON.parse(localStorage.getItem('spoken') ?? '[]')")
    return found


@pytest.mark.parametrize(("lang", "voice"), [("en", "en-GB"), ("ru", "ru-RU"), ("it", "en-GB")])
def test_the_voice_speaks_the_language_of_the_story(house: House, visit: Visit, lang: str, voice: str) -> None:
    person = opened(house, visit, '["it-IT", "en-US", "en-GB", "ru-RU"]', lang=lang)
    aloud = person.page.locator(".bookroom .tools [aria-pressed]").last
    aloud.click()
    expect(aloud).to_have_attribute("aria-pressed", "true")
    [[language, text]] = spoken(person)
    assert language == voice
    scene = person.page.locator(".bookroom .scene .text")
    assert text[1:] in scene.inner_text()  # the first letter is cut by itself
    expect(scene).to_have_attribute("lang", "ru" if lang == "ru" else "en")


def close(person: Person) -> None:
    person.button("To the village").click()
    expect(person.page.locator(".bookroom")).to_have_count(0)


def turn_over(person: Person) -> None:
    person.page.locator('.lights [data-option="done"]').click()
    expect(person.page.locator(".bookroom .outcome")).to_be_visible()


def go_home(person: Person) -> None:
    person.page.locator("header a[href='/']").first.click()
    expect(person.page.locator(".card").first).to_be_visible()


def go_far_away(person: Person) -> None:
    person.go("/protocol-of-nothing")
    expect(person.page.locator(".bookroom")).to_have_count(0)


@pytest.mark.parametrize("leave", [close, turn_over, go_home, go_far_away])
def test_it_ends_with_the_page(house: House, visit: Visit, leave: Callable[[Person], None]) -> None:
    person = opened(house, visit, '["en-GB"]', "dice")
    person.button("Read aloud").click()
    expect(person.button("Be quiet")).to_be_visible()
    leave(person)
    assert spoken(person)[1:] == ["silence"]


@pytest.mark.parametrize("langs", ["[]", '["ru-RU", "it-IT"]'])
def test_a_device_without_a_voice_says_so(house: House, visit: Visit, langs: str) -> None:
    person = opened(house, visit, langs)
    person.button("Read aloud").click()
    person.see("This device has no voice that reads English.")
    expect(person.button("Read aloud")).to_have_attribute("aria-pressed", "false")
    assert [what for what in spoken(person) if what != "silence"] == []
