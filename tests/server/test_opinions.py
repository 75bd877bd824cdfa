"""What the server tells of the rules and of what a strong bot thinks."""

from __future__ import annotations

import pytest

import warren
from tests.server.harness import Host, Message, play_on
from warren.text import LANGUAGES
from warren.text.ledger import read_ledger

pytestmark = pytest.mark.anyio


async def finished(host: Host) -> Message:
    made = host.new_table()
    async with host.guest(made, 0) as one, host.guest(made, 1) as two:
        await one.hello()
        await two.hello()
        await play_on([one, two])
    return made


@pytest.mark.parametrize("game", warren.games())
def test_the_rules_of_a_game_are_those_of_its_ledgers(host: Host, game: str) -> None:
    rules = host.get(f"/api/rulebooks/{game}/rules").json()
    bullets = read_ledger(game) + (read_ledger("ratbot") if game == "wistar" else [])
    assert [rule["id"] for rule in rules] == [bullet.id for bullet in bullets]
    assert all(rule["text"] and rule["chapter"] for rule in rules)


def test_the_rules_come_in_the_readers_language_and_each_is_a_page_of_its_own(host: Host) -> None:
    path = "/api/rulebooks/tombs/rules"
    said = {lang: host.get(path, params={"lang": lang}) for lang in LANGUAGES}
    for lang, answer in said.items():
        assert [rule["text"] for rule in answer.json()] == [bullet.text for bullet in read_ledger("tombs", lang)]
        again = host.get(path, headers={"If-None-Match": answer.headers["etag"], "Accept-Language": lang})
        assert again.status_code == 304
    assert len({answer.headers["etag"] for answer in said.values()}) == len(LANGUAGES)


def test_a_game_without_a_ledger_has_no_rules_to_read(host: Host) -> None:
    assert host.get("/api/rulebooks/toy/rules").json() == []
    assert host.get("/api/rulebooks/nothing/rules").status_code == 404


async def test_when_a_game_is_over_every_question_has_an_opinion_on_every_option(host: Host) -> None:
    made = await finished(host)
    path = f"/api/tables/{made['table']}"
    frames = host.get(f"{path}/replay", made["watch"], params={"count": 100}).json()["frames"]
    asked = {frame["n"]: frame["question"]["seat"] for frame in frames if frame["question"]}
    heard = host.get(f"{path}/opinions", made["watch"], params={"count": 20}).json()
    assert heard["last"] == max(asked)
    assert [(one["n"], one["seat"]) for one in heard["opinions"]] == sorted(asked.items())[:20]
    for one in heard["opinions"]:
        seen = host.get(f"{path}/replay", made["watch"], params={"whose": one["seat"], "first": one["n"], "count": 1})
        offered = {option["id"] for option in seen.json()["frames"][0]["question"]["options"]}
        assert {advised["option"] for advised in one["options"]} == offered
        values = [advised["value"] for advised in one["options"]]
        assert values == sorted(values, reverse=True)


async def test_opinions_are_the_same_whenever_they_are_asked_for_and_in_whatever_stretches(host: Host) -> None:
    made = await finished(host)
    path, watch = f"/api/tables/{made['table']}/opinions", made["watch"]
    whole = host.get(path, watch, params={"count": 6}).json()["opinions"]
    parts = [host.get(path, watch, params={"first": n, "count": 1}).json()["opinions"] for n in range(6)]
    assert whole == [opinion for part in parts for opinion in part]


async def test_while_a_game_runs_one_hears_of_ones_own_questions_alone(host: Host) -> None:
    made = host.new_table()
    path = f"/api/tables/{made['table']}/opinions"
    async with host.guest(made, 0) as one, host.guest(made, 1) as two:
        await one.hello()
        await two.hello()
        await play_on([one, two], 6)
    for seat in (0, 1):
        heard = host.get(path, made["seats"][seat]["token"], params={"count": 20}).json()
        assert heard["opinions"]
        assert {opinion["seat"] for opinion in heard["opinions"]} == {seat}
    refused = host.get(path, made["watch"])
    assert (refused.status_code, refused.json()["key"]) == (403, "not-over")


def test_a_bad_stretch_is_refused(host: Host) -> None:
    made = host.new_table()
    for bad in ({"count": 21}, {"count": 0}, {"first": -1}, {"first": "x"}):
        answer = host.get(f"/api/tables/{made['table']}/opinions", made["seats"][0]["token"], params=bad)
        assert answer.status_code == 400
