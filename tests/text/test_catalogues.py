"""The check of the text catalogues finds what it is for; and our catalogues pass it."""

from __future__ import annotations

from pathlib import Path

import pytest

from warren.catalogues import Keys, check, named_in, read, read_all, same_in_all, unsaid


def keys(text: str) -> Keys:
    problems: list[str] = []
    found = read(text, "x.ftl", problems)
    assert problems == []
    return found


def test_all_our_catalogues_are_in_order() -> None:
    assert check() == []


def test_the_shell_is_the_same_in_three_languages() -> None:
    problems: list[str] = []
    shells = read_all("text", problems)
    assert problems == []
    assert list(shells) == ["en", "ru", "it"]
    assert shells["en"].keys() == shells["ru"].keys() == shells["it"].keys()


def test_what_is_no_fluent_is_found_with_its_line() -> None:
    problems: list[str] = []
    read("fine = yes\n\nbroken = { $a\n", "x.ftl", problems)
    assert [problem.split(": ")[0] for problem in problems] == ["x.ftl:3"]


def test_a_key_that_stands_twice_is_found() -> None:
    problems: list[str] = []
    read("a = 1\nb = 2\na = 3\n", "x.ftl", problems)
    assert problems == ["x.ftl:3: a stands here twice"]


def test_a_key_that_one_language_lacks_is_found() -> None:
    catalogues = {
        "en": keys("a = 1\nb = 2\n    .about = 3\n"),
        "ru": keys("a = 1\nb = 2\n"),
        "it": keys("b = 2\n    .about = 3\n"),
    }
    assert list(same_in_all("text", catalogues)) == [
        "text/ru.ftl: b.about is missing, which another language has",
        "text/it.ftl: a is missing, which another language has",
    ]


def test_other_facts_than_in_english_are_found() -> None:
    catalogues = {
        "en": keys("a = { $who } digs\nb = { $n }"),
        "ru": keys("a = { $who-id ->\n    [x] X\n   *[other] { $who }\n } копает\nb = { $m }"),
    }
    assert list(same_in_all("games/tombs/text", catalogues)) == [
        "games/tombs/text/ru.ftl:5: b and its English use different facts: $m, $n"
    ]


def test_facts_are_compared_where_a_message_is_said_whatever_it_is_made_of() -> None:
    catalogues = {
        "en": keys(
            "a = { $who } digs { rooms }\nrooms = { $n } rooms\nb = { $n } { rooms }\nc = { rooms } of { $who }"
        ),
        "it": keys(
            "a = { $who } scava { $n } { rooms }\nrooms = stanze\nb = { $n } { rooms }\nc = { rooms }: { $who }"
        ),
        "ru": keys("a = { $who } роет { rooms }\nrooms = { $case } { $n }\nb = { rooms } { $case }\nc = { rooms }"),
    }
    assert list(same_in_all("games/tombs/text", catalogues)) == [
        "games/tombs/text/it.ftl:4: c and its English use different facts: $n",
        "games/tombs/text/ru.ftl:3: b and its English use different facts: $case",
        "games/tombs/text/ru.ftl:4: c and its English use different facts: $who",
    ]


def test_a_reference_to_nothing_and_a_key_of_the_shell_are_found() -> None:
    catalogues = {"en": keys("a = { b } { yes } { -term }\nyes = yes\n")}
    assert list(same_in_all("games/tombs/text", catalogues, {"yes": keys("yes = y")["yes"]})) == [
        "games/tombs/text/en.ftl:1: a refers to -term, which doesn't exist",
        "games/tombs/text/en.ftl:1: a refers to b, which doesn't exist",
        "games/tombs/text/en.ftl:2: yes is the shell's already",
    ]


RULES = """
STOP: Final[Option] = ("stop",)
OTHER: Final = ("no", "option")

def dig(state, me):
    option = yield state.ask(0, "dig", [("dig", f"room:{me}"), STOP])
    option = yield state.ask(0, "dig", [("dig", kind) for kind in ("house", "cellar")])
    option = yield state.ask(0, "rest" if me else "work", [("bed", 1) for _ in me])
    state.tell("dug", seat="seat:0")
    state.tell_only(0, "drew", card="card:1")
    state.tell_others(0, "drew-hidden")
    state.tell(name)
    return [Reason("no-wood", "W-1"), Result(a, b, c, "rounds" if me else "deck")]
"""


def test_what_the_rules_name_is_collected(tmp_path: Path) -> None:
    module = tmp_path / "rules.py"
    module.write_text(RULES)
    found = {named.key: named.where for named in named_in(module, False)}
    assert found == {
        "option-stop": f"{module}:2",
        "ask-dig": f"{module}:7",
        "option-dig": f"{module}:7",
        "ask-rest": f"{module}:8",
        "ask-work": f"{module}:8",
        "option-bed": f"{module}:8",
        "told-dug": f"{module}:9",
        "told-drew": f"{module}:10",
        "told-drew-hidden": f"{module}:11",
        "why-no-wood": f"{module}:13",
        "end-rounds": f"{module}:13",
        "end-deck": f"{module}:13",
    }


def test_what_the_shell_says_is_collected(tmp_path: Path) -> None:
    module = tmp_path / "shell.py"
    module.write_text(
        'words.say("hello")\nself._say("a" if b else "c", n=1)\nraise fault("error-x", lang)\nwords.say(key)\n'
    )
    assert [named.key for named in named_in(module, True)] == ["hello", "a", "c", "error-x"]


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("option-dig = Dig", []),
        ("option-room-dig = Dig", []),
        ("option-digging = Dig", ["option-dig"]),
        ("ask-dig = Dig?", ["option-dig"]),
    ],
)
def test_an_option_has_a_label_of_its_own_or_one_in_its_question(tmp_path: Path, text: str, missing: list[str]) -> None:
    module = tmp_path / "rules.py"
    module.write_text('X: Option = ("dig",)\n')
    assert list(unsaid(named_in(module, False), keys(text))) == [
        f"{module}:1: there is no message {key}" for key in missing
    ]
