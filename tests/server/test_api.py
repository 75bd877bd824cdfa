"""The HTTP API, call by call."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import warren
from tests.server.harness import Host, Message, play_on
from tests.toy.rulebook import TOY
from warren.server.changes import apply
from warren.table import Table, parse_record, verify
from warren.text import LANGUAGES

pytestmark = pytest.mark.anyio


async def finished(host: Host, **more: Any) -> Message:
    """A table of the toy whose game is over."""
    made = host.new_table(**more)
    async with host.guest(made, 0) as one, host.guest(made, 1) as two:
        await one.hello()
        await two.hello()
        await play_on([one, two])
    return made


def test_every_rulebook_is_on_the_shelf_in_every_language(host: Host) -> None:
    titles = set()
    for lang in LANGUAGES:
        books = host.get("/api/rulebooks", params={"lang": lang}).json()
        by_name = {book["name"]: book for book in books}
        assert set(by_name) == {*warren.games(), "toy"}
        for name, book in warren.games().items():
            shown = by_name[name]
            assert shown["seats"] == book["seats"]
            assert [variant["name"] for variant in shown["variants"]] == list(book["variants"])
            for variant in shown["variants"]:
                assert variant["title"]
                assert variant["about"]
        titles.add(by_name["tombs"]["title"])
    assert len(titles) == len(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_texts_and_catalogue_of_a_rulebook(host: Host, lang: str) -> None:
    book = warren.games()  # the real ones; the toy has no texts
    for game in book:
        names = host.get(f"/api/rulebooks/{game}/names", params={"lang": lang}).json()
        texts = host.get(f"/api/rulebooks/{game}/texts", params={"lang": lang}).json()
        printed = host.get(f"/api/rulebooks/{game}/catalogue").json()
        assert names
        assert all(isinstance(name, str) for name in names.values())
        assert all(isinstance(text, str) for text in texts.values())
        assert isinstance(printed, dict)
        words = host.get(f"/api/rulebooks/{game}/words", params={"lang": lang})
        assert words.headers["content-type"].startswith("text/plain")
        assert "game-name = " in words.text


def test_the_servers_own_words(host: Host) -> None:
    assert "refused-stale = " in host.get("/api/words", params={"lang": "ru"}).text


def test_the_readers_language(host: Host) -> None:
    wanted = {"accept-language": "fr-CH, it;q=0.9, en;q=0.8"}
    assert host.get("/api/tables/nothere", "xxxxxxxx", headers=wanted).json()["sentence"] == "Questo tavolo non esiste."
    again = host.get("/api/tables/nothere?lang=ru", "xxxxxxxx", headers=wanted)
    assert again.json()["sentence"] == "Такого стола нет."


def test_unchanged_texts_are_not_sent_again_and_big_ones_are_compressed(host: Host) -> None:
    first = host.get("/api/words")
    assert first.headers["content-encoding"] == "gzip"
    again = host.get("/api/words", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_setup_tells_what_there_is(host: Host) -> None:
    setup = host.get("/api/setup").json()
    assert {"random", "greedy"} <= {bot["level"] for bot in setup["bots"]}
    assert (setup["webhooks"], setup["mail"]) == (False, False)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": [{}] * 5}, "bad-seats"),
        ({"variants": {"nothing": True}}, "bad-variant"),
        ({"variants": {"rich": "yes"}}, "bad-variant"),
        ({"seats": [{}, {"kind": "bot", "level": "genius"}]}, "unknown-bot"),
        ({"seats": [{}, {"kind": "bot"}]}, "unknown-bot"),
        ({"undo": "always"}, "bad-message"),
        ({"seats": []}, "bad-message"),
        ({"more": 1}, "bad-message"),
        ({"clock": {"kind": "move", "seconds": -1}}, "bad-message"),
    ],
)
def test_a_table_that_cannot_be(host: Host, change: Message, key: str) -> None:
    answer = host.post("/api/tables", {"game": "toy", "seats": [{}, {}], **change})
    assert answer.status_code in (400, 404)
    assert answer.json()["key"] == key
    assert len(answer.json()["sentence"]) > 10


def test_a_seat_link_is_good_once(host: Host) -> None:
    made = host.new_table({"mine": True}, {})
    assert made["seats"][0]["link"] is None
    assert made["seats"][1]["token"] is None
    link = made["seats"][1]["link"]
    joined = host.post("/api/join", {"link": link, "name": "Ben"}).json()
    assert (joined["table"], joined["seat"], joined["game"]) == (made["table"], 1, "toy")
    assert host.get(f"/api/tables/{made['table']}", joined["token"]).json()["seat"] == 1
    again = host.post("/api/join", {"link": link})
    assert (again.status_code, again.json()["key"]) == (404, "no-link")


async def test_a_seat_moves_to_another_device(host: Host) -> None:
    made = host.new_table()
    token = made["seats"][0]["token"]
    async with host.guest(made, 0) as old:
        await old.hello()
        link = host.post(f"/api/tables/{made['table']}/move", None, token).json()["link"]
        assert host.get(f"/api/tables/{made['table']}", token).status_code == 200, "good until the link is claimed"
        fresh = host.post("/api/join", {"link": link}).json()["token"]
        code, bye = await old.closed()
        assert code == 4409
        assert bye is not None
        assert (bye["key"], bye["reconnect"]) == ("moved", None)
    assert host.get(f"/api/tables/{made['table']}", token).status_code == 401
    assert host.get(f"/api/tables/{made['table']}", fresh).json()["seat"] == 0


def test_my_tables(host: Host) -> None:
    one, two = host.new_table({"mine": True, "name": "Ada"}, {"mine": True}), host.new_table()
    tokens = [one["seats"][0]["token"], one["seats"][1]["token"], two["seats"][1]["token"], "unknown-token"]
    mine = host.get("/api/tables", headers={"warren-tokens": ", ".join(tokens)}).json()
    assert {table["id"] for table in mine} == {one["table"], two["table"]}
    first = next(table for table in mine if table["id"] == one["table"])
    assert first["yours"] == [0, 1]
    assert first["names"] == ["Ada", ""]
    assert first["n"] == 0
    assert first["asked"] in (0, 1)
    assert not first["over"]
    assert host.get("/api/tables").json() == []


def test_playing_by_requests_alone(host: Host) -> None:
    made = host.new_table(variants={"start": "first"})
    path = f"/api/tables/{made['table']}"
    one, two = (seat["token"] for seat in made["seats"])
    state = host.get(path, one).json()
    option = state["question"]["options"][0]["id"]
    assert host.post(f"{path}/choose", {"n": 0, "option": "roll", "id": "a"}, one).json() == {"id": "a", "n": 1}
    assert host.post(f"{path}/choose", {"n": 0, "option": "roll", "id": "a"}, one).json() == {"id": "a", "n": 1}
    assert host.post(f"{path}/choose", {"n": 0, "option": option, "id": "b"}, two).status_code == 409
    assert host.post(f"{path}/choose", {"n": 1, "option": "peek", "id": "c"}, two).json()["n"] == 2
    assert [entry["n"] for entry in host.get(path, one, params={"n": 1}).json()["news"]] == [2]
    refused = host.post(f"{path}/undo", {"n": 2, "id": "d"}, two)
    assert (refused.status_code, refused.json()["key"]) == (409, "undo-refused")
    why = host.get(f"{path}/why", two, params={"component": "card:3"}).json()
    assert why["reasons"][0]["rule"] == "T-1"
    hint = host.post(f"{path}/hint", {"n": 2}, one).json()
    assert hint["options"][0]["option"] in [o["id"] for o in host.get(path, one).json()["question"]["options"]]


async def test_the_record_of_a_finished_game_verifies(host: Host) -> None:
    made = await finished(host)
    for token in (made["seats"][0]["token"], made["watch"]):
        answer = host.get(f"/api/tables/{made['table']}/record", token)
        record = parse_record(answer.content)
        assert verify(TOY, record).ok
        assert record.seed is not None


async def test_the_record_of_a_running_game_keeps_its_secrets(host: Host) -> None:
    made = host.new_table(variants={"start": "first"})
    async with host.guest(made, 0) as one:
        await one.hello()
        await one.choose("draw")
    for token in (made["seats"][0]["token"], made["seats"][1]["token"], made["watch"]):
        record = parse_record(host.get(f"/api/tables/{made['table']}/record", token).content)
        assert record.seed is None
        assert record.chapters == []
        assert record.entries[0].chance == []
        assert record.entries[0].choice == ("draw" if token == made["seats"][0]["token"] else None)


async def test_a_record_is_uploaded_and_replayed(host: Host) -> None:
    made = await finished(host)
    record = host.get(f"/api/tables/{made['table']}/record", made["watch"]).json()
    copy = host.post("/api/records", {"record": record}).json()
    assert copy["table"] != made["table"]
    again = host.get(f"/api/tables/{copy['table']}/record", copy["watch"]).json()
    assert again == record
    frames = host.get(f"/api/tables/{copy['table']}/replay", copy["watch"], params={"whose": "1"}).json()
    assert frames["last"] == len(record["entries"])


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"warren": 2}, "bad-record"),
        ({"game": "chess"}, "unknown-game"),
        ({"seed": "another"}, "bad-record"),
        ({"seed": None}, "bad-record"),
        ({"digest": "0" * 32}, "bad-record"),
        ({"seats": 9}, "bad-seats"),
    ],
)
async def test_a_record_that_is_none(host: Host, change: Message, key: str) -> None:
    made = await finished(host)
    record = host.get(f"/api/tables/{made['table']}/record", made["watch"]).json()
    answer = host.post("/api/records", {"record": {**record, **change}})
    assert answer.status_code in (400, 404)
    assert answer.json()["key"] == key


async def test_an_unfinished_record_is_played_on(host: Host) -> None:
    table: Table[Any] = Table.start(TOY, 2, 7, {"start": "first"})
    table.choose("roll")
    table.choose("roll")
    record = json.loads(table.record().to_json())
    seats = [{"mine": True}, {"mine": True}]
    made = host.post("/api/records", {"record": record, "seats": seats}).json()
    async with host.guest(made, 0) as one, host.guest(made, 1) as two:
        assert (await one.hello())["n"] == 2
        await two.hello()
        assert one.view == table.view(0) | {"table": []}
        await play_on([one, two])
        assert one.state["result"] is not None


async def test_replay_shows_what_was_seen(host: Host) -> None:
    made = host.new_table()
    seen: dict[int, Any] = {}
    async with host.guest(made, 0) as one, host.guest(made, 1) as two:
        await one.hello()
        await two.hello()
        seen[0] = copy.deepcopy(one.view)
        while one.state["result"] is None:
            guest = (one, two)[one.state["question"]["seat"]]
            answer = await guest.choose(-1)
            await one.at(answer["n"])
            await two.at(answer["n"])
            seen[answer["n"]] = copy.deepcopy(one.view)
    path = f"/api/tables/{made['table']}/replay"
    frames = host.get(path, made["watch"], params={"whose": "0", "first": 0, "count": 100}).json()
    assert shown(frames) == seen
    assert frames["result"] == one.state["result"]
    some = host.get(path, made["watch"], params={"whose": "0", "first": 3, "count": 2}).json()
    assert shown(some) == {3: seen[3], 4: seen[4]}


def shown(frames: Message) -> dict[int, Any]:
    view: Any = None
    found = {}
    for frame in frames["frames"]:
        view = frame["view"] if frame["changes"] is None else apply(view, frame["changes"])
        found[frame["n"]] = copy.deepcopy(view)
    return found


def test_while_a_game_runs_one_sees_only_through_ones_own_eyes(host: Host) -> None:
    made = host.new_table()
    path = f"/api/tables/{made['table']}/replay"
    token = made["seats"][0]["token"]
    assert host.get(path, token, params={"whose": "0"}).status_code == 200
    assert host.get(path, token, params={"whose": "spectator"}).status_code == 200
    assert host.get(path, token, params={"whose": "1"}).json()["key"] == "not-over"
    assert host.get(path, made["watch"], params={"whose": "0"}).json()["key"] == "not-over"
    assert host.get(path, token, params={"whose": "5"}).json()["key"] == "no-seat"


async def test_a_branch_goes_on_from_any_point_of_a_finished_game(host: Host) -> None:
    made = await finished(host)
    token = made["seats"][0]["token"]
    seats = [{"mine": True}, {"mine": True}]
    branch = host.post(f"/api/tables/{made['table']}/branch", {"n": 4, "seats": seats}, token).json()
    async with host.guest(branch, 0) as one, host.guest(branch, 1) as two:
        state = await one.hello()
        await two.hello()
        assert (state["n"], state["table"]["parent"], state["table"]["parent_n"]) == (4, made["table"], 4)
        assert state["result"] is None
        await play_on([one, two])


def test_no_branch_off_a_running_game_with_other_people(host: Host) -> None:
    made = host.new_table()
    one, two = (seat["token"] for seat in made["seats"])
    body = {"n": 0, "seats": [{}, {}]}
    path = f"/api/tables/{made['table']}/branch"
    assert host.post(path, body, one).json()["key"] == "other-people"
    assert host.post(path, body, made["watch"]).json()["key"] == "other-people"
    assert host.post(path, body, one, headers={"warren-tokens": two}).status_code == 200, "I am both of them"
    alone = host.new_table({"mine": True}, {"kind": "bot", "level": "random"})
    path = f"/api/tables/{alone['table']}/branch"
    assert host.post(path, body, alone["seats"][0]["token"]).status_code == 200


def test_health_and_metrics(host: Host) -> None:
    health = host.get("/health").json()
    assert health["ok"] is True
    assert health["store"] == "sqlite"
    metrics = host.get("/metrics").text
    for name in ("warren_moves_total", "warren_move_seconds", "warren_loop_lag_seconds", "warren_commits"):
        assert name in metrics


def test_the_openapi_document_knows_every_call(host: Host) -> None:
    document = host.get("/api/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    assert "/api/tables/{table}/choose" in document["paths"]
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            assert operation["summary"], (path, method)
            assert "200" in operation["responses"] or "204" in operation["responses"]
