"""A table over its WebSocket: what comes, what goes, and what is told to whom."""

from __future__ import annotations

from hashlib import sha256

import pytest

from tests.server.harness import Host, play_on

pytestmark = pytest.mark.anyio


async def test_two_people_play_a_game_to_its_end(host: Host) -> None:
    made = host.new_table()
    async with host.guest(made, 0) as one, host.guest(made, 1) as two, host.guest(made, None) as watcher:
        for guest in (one, two, watcher):
            await guest.hello()
        choices = await play_on([one, two])
        await watcher.at(choices)
        assert choices >= 6
        assert one.state["result"] == two.state["result"] == watcher.state["result"]
        assert one.state["result"]["scores"] == [sum(lines.values()) for lines in one.state["result"]["breakdown"]]
        for guest, seat in ((one, 0), (two, 1), (watcher, None)):
            assert guest.state["seat"] == seat
            assert guest.view == (await guest.hello(0))["view"], "the changes added up to the whole view"


async def test_a_choice_is_acknowledged_and_shown_to_everybody(host: Host) -> None:
    made = host.new_table(variants={"start": "first"})
    async with host.guest(made, 0) as one, host.guest(made, 1) as two:
        await one.hello()
        await two.hello()
        answer = await one.choose("roll", id="my-name-for-it")
        assert answer == {"type": "ack", "id": "my-name-for-it", "n": 1}
        await one.at(1)
        state = await two.at(1)
        assert state["since"] == 0
        assert state["question"]["seat"] == 1
        assert [entry["n"] for entry in state["news"]] == [1]


async def test_hidden_things_are_shown_to_nobody_else(host: Host) -> None:
    made = host.new_table(variants={"start": "first"})
    async with host.guest(made, 0) as one, host.guest(made, 1) as two, host.guest(made, None) as watcher:
        for guest in (one, two, watcher):
            await guest.hello()
        hand = one.view["players"][0]["hand"]
        await one.choose("draw")
        for guest in (one, two, watcher):
            await guest.at(1)
        drawn = (set(one.view["players"][0]["hand"]) - set(hand)).pop()
        assert one.news[-1]["told"] == [{"what": "drew", "facts": {"card": drawn}}]
        assert one.news[-1]["choice"] == "draw"
        for other in (two, watcher):
            assert other.view["players"][0]["hand"] == len(hand) + 1
            assert other.news[-1]["told"] == [{"what": "drew-hidden", "facts": {"seat": "seat:0"}}]
            assert other.news[-1]["choice"] is None
            assert other.state["question"] == {"seat": 0, "ask": "keep", "about": None, "options": None}
            assert other.state["seed"] is None


async def test_the_seed_is_bound_from_the_start_and_shown_at_the_end(host: Host) -> None:
    made = host.new_table()
    async with host.guest(made, 0) as one, host.guest(made, 1) as two:
        first = await one.hello()
        await two.hello()
        assert first["seed"] is None
        await play_on([one, two])
        seed = one.state["seed"]
        assert len(seed) == 32
        assert sha256(seed.encode()).hexdigest() == first["table"]["seed_sha256"]


async def test_what_was_not_acknowledged_is_sent_again_and_done_once(host: Host) -> None:
    made = host.new_table(variants={"start": "first"})
    async with host.guest(made, 0) as one:
        await one.hello()
        await one.choose("roll", id="once")
    async with host.guest(made, 0) as again:
        await again.hello(0)
        assert again.n == 1
        assert await again.ask("choose", n=0, option="roll", id="once") == {"type": "ack", "id": "once", "n": 1}
        await again.send(type="ping", n=1)
        assert (await again.until("pong"))["n"] == 1


async def test_a_stale_choice_is_refused_and_changes_nothing(host: Host) -> None:
    made = host.new_table(variants={"start": "first"})
    async with host.guest(made, 0) as one, host.guest(made, 1) as two:
        await one.hello()
        await two.hello()
        await one.choose("roll")
        await two.at(1)
        answer = await two.ask("choose", n=0, option="roll")
        assert (answer["type"], answer["key"], answer["n"]) == ("refused", "stale", 1)
        assert (await two.choose("roll"))["type"] == "ack"


async def test_somebody_elses_turn_and_what_is_not_offered_are_refused(host: Host) -> None:
    made = host.new_table(variants={"start": "first"})
    async with host.guest(made, 0) as one, host.guest(made, 1) as two:
        await one.hello()
        await two.hello()
        answer = await two.ask("choose", n=0, option="roll")
        assert (answer["key"], answer["sentence"]) == ("not-your-turn", "It isn't your turn.")
        assert (await one.ask("choose", n=0, option="fly"))["key"] == "illegal-choice"
        view = one.view
        assert (await one.hello(0))["view"] == view


async def test_who_comes_back_is_told_what_happened_meanwhile(host: Host) -> None:
    made = host.new_table(variants={"start": "first"})
    async with host.guest(made, 0) as one, host.guest(made, 1) as two:
        await one.hello()
        await two.hello()
        for turn in range(6):
            await (one, two)[turn % 2].at(turn)
            await (one, two)[turn % 2].choose("roll")
        await one.at(6)
    async with host.guest(made, 0) as back:
        state = await back.hello(2)
        assert [entry["n"] for entry in state["news"]] == [3, 4, 5, 6]
        assert [entry.get("seat") for entry in state["news"]] == [0, 1, 0, 1]


async def test_fair_undo(host: Host) -> None:
    made = host.new_table(variants={"start": "first"})
    async with host.guest(made, 0) as one, host.guest(made, 1) as two:
        before = await one.hello()
        await two.hello()
        card = before["view"]["players"][0]["hand"][0]
        await one.choose(f"play/{card}")
        await one.at(1)
        assert one.state["may_undo"]
        assert (await two.ask("undo", n=1))["key"] == "undo-refused"
        assert await one.ask("undo", n=1, id="back") == {"type": "ack", "id": "back", "n": 2}
        await two.at(2)
        assert (two.news[-1]["n"], two.news[-1]["seat"], two.news[-1]["undo"]) == (2, 0, 0)
        assert one.view == before["view"]
        assert (await one.ask("undo", n=2))["key"] == "undo-refused"
        await one.choose("roll")  # a die: fair undo stops there
        await one.at(3)
        assert not one.state["may_undo"]
        assert (await one.ask("undo", n=3))["key"] == "undo-refused"


async def test_free_undo_goes_back_to_ones_own_last_choice(host: Host) -> None:
    made = host.new_table(variants={"start": "first"}, undo="free")
    async with host.guest(made, 0) as one, host.guest(made, 1) as two:
        before = await one.hello()
        await two.hello()
        await one.choose("roll")
        await two.at(1)
        await two.choose("roll")
        await one.at(2)
        assert one.state["may_undo"]
        answer = await one.ask("undo", n=2)
        assert answer["n"] == 4, "two choices were taken back, each an entry of its own"
        assert one.view == before["view"]


async def test_a_table_without_undo(host: Host) -> None:
    made = host.new_table(variants={"start": "first"}, undo="off")
    async with host.guest(made, 0) as one:
        await one.hello()
        await one.choose("roll")
        await one.at(1)
        assert not one.state["may_undo"]
        assert (await one.ask("undo", n=1))["key"] == "undo-refused"


async def test_chat_goes_to_everybody_and_to_those_who_come_later(host: Host) -> None:
    made = host.new_table({"mine": True, "name": "Ada"}, {"mine": True})
    async with host.guest(made, 0) as one, host.guest(made, None) as watcher:
        await one.hello()
        await watcher.hello()
        assert (await one.ask("chat", text="hello <b>there</b>", id="c1"))["type"] == "ack"
        line = (await watcher.until("chat"))["lines"][0]
        assert (line["i"], line["seat"], line["name"], line["text"]) == (1, 0, "Ada", "hello <b>there</b>")
        await one.ask("chat", text="hello <b>there</b>", id="c1")
        await one.ask("chat", text="again", id="c2")
    async with host.guest(made, 1) as late:
        await late.hello()
        assert [line["text"] for line in (await late.until("chat"))["lines"]] == ["hello <b>there</b>", "again"]


async def test_spectators_only_look(host: Host) -> None:
    made = host.new_table()
    async with host.guest(made, None) as watcher:
        state = await watcher.hello()
        assert (state["seat"], state["spectators"], state["may_undo"]) == (None, 0, False)
        for kind, fields in (
            ("choose", {"n": 0, "option": "roll"}), ("undo", {"n": 0}), ("chat", {"text": "hi"}), ("hint", {"n": 0}),
            ("why", {"component": "card:1"}), ("rematch", {}), ("away", {"away": True}), ("rename", {"name": "x"}),
            ("standing", {"ask": "turn", "option": "roll"}),
        ):  # fmt: skip
            assert (await watcher.ask(kind, **fields))["key"] == "not-a-player"


async def test_people_come_and_go(host: Host) -> None:
    made = host.new_table({"mine": True, "name": "Ada"}, {"name": "Ben"})
    async with host.guest(made, 0) as one:
        await one.hello()
        await one.until(lambda m: m["type"] == "people" and m["seats"][0]["online"])
        assert [(seat["name"], seat["taken"]) for seat in one.people] == [("Ada", True), ("Ben", False)]
        joined = host.post("/api/join", {"link": made["seats"][1]["link"], "name": "Bea"}).json()
        await one.until(lambda m: m["type"] == "people" and m["seats"][1]["taken"])
        assert one.people[1]["name"] == "Bea"
        made["seats"][1]["token"] = joined["token"]
        async with host.guest(made, 1) as two:
            await two.hello()
            await one.until(lambda m: m["type"] == "people" and m["seats"][1]["online"])
            await two.ask("rename", name="Béatrice")
            await one.until(lambda m: m["type"] == "people" and m["seats"][1]["name"] == "Béatrice")
        await one.until(lambda m: m["type"] == "people" and not m["seats"][1]["online"])


async def test_a_standing_order_answers_for_its_seat(host: Host) -> None:
    made = host.new_table(variants={"start": "first"})
    async with host.guest(made, 0) as one, host.guest(made, 1) as two:
        await one.hello()
        await two.hello()
        assert (await two.ask("standing", ask="turn", option="roll"))["type"] == "ack"
        assert two.state["standing"] == {"turn": "roll"}
        assert one.state["standing"] == {}
        await one.choose("roll")
        await one.at(2)
        assert [(entry["n"], entry["by"]) for entry in one.news[-2:]] == [(1, "hand"), (2, "standing")]
        await two.ask("standing", ask="turn", option=None)
        await one.choose("roll")
        await two.at(3)
        assert two.state["question"]["seat"] == 1
        await two.ask("standing", ask="turn", option="roll", this_round=True)
        await two.at(4)  # the order answers what is asked already
        await one.at(4)
        await one.choose("roll")
        await two.at(5)
        assert two.state["question"]["seat"] == 1, "the order was for the round that is over"


async def test_rematch_with_the_same_people_and_tokens(host: Host) -> None:
    made = host.new_table({"mine": True, "name": "Ada"}, {"mine": True}, variants={"rich": True})
    async with host.guest(made, 0) as one, host.guest(made, 1) as two:
        await one.hello()
        await two.hello()
        assert (await one.ask("rematch"))["key"] == "not-over"
        await play_on([one, two])
        await one.ask("rematch")
        again = (await two.until(lambda m: m["type"] == "people" and m["rematch"]))["rematch"]
        await two.ask("rematch")
        assert (await two.hello())["rematch"] == again
    async with host.guest({**made, "table": again}, 1) as fresh:
        state = await fresh.hello()
        assert (state["n"], state["seat"], state["result"]) == (0, 1, None)
        assert state["table"]["variants"]["rich"] is True
        assert state["seats"][0]["name"] == "Ada"


async def test_why_not_tells_the_rule(host: Host) -> None:
    made = host.new_table(variants={"start": "first"})
    async with host.guest(made, 1) as two:
        await two.hello()
        answer = await two.ask("why", component="card:1")
        assert answer["reasons"] == [{"key": "not-your-turn", "rule": "T-1", "facts": {}}]
        assert len(answer["sentences"]) == 1


async def test_a_hint_says_what_each_option_is_worth_best_first(host: Host) -> None:
    made = host.new_table(variants={"start": "first"})
    async with host.guest(made, 0) as one, host.guest(made, 1) as two:
        await one.hello()
        await two.hello()
        answer = await one.ask("hint", n=0)
        assert answer["type"] == "hint"
        options = [option["id"] for option in one.state["question"]["options"]]
        assert sorted(one["option"] for one in answer["options"]) == sorted(options)
        values = [one["value"] for one in answer["options"]]
        assert values == sorted(values, reverse=True)
        assert len(set(values)) > 1
        assert (await two.ask("hint", n=0))["key"] == "not-your-turn"
        assert (await one.ask("hint", n=7))["key"] == "stale"
        assert one.n == 0
