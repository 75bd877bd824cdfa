"""A server behind a proxy: its names, its pages' address, and whose requests they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.harness import Host
from warren.server.config import Config, Limits


@pytest.mark.parametrize(
    ("settings", "answered", "refused"),
    [
        ({}, ["127.0.0.1", "localhost", "[::1]"], ["play.example.org", "evil.example"]),
        ({"base": "https://play.example.org:444"}, ["play.example.org", "localhost"], ["evil.example"]),
        ({"hosts": ("a.example",)}, ["a.example", "127.0.0.1"], ["play.example.org"]),
        ({"host": "0.0.0.0", "hosts": ("a.example",)}, ["a.example", "127.0.0.1"], ["192.0.2.7"]),
    ],
)
def test_the_names_a_server_answers_to(settings: dict[str, str], answered: list[str], refused: list[str]) -> None:
    names = Config(**{"database": "", **settings}).names  # type: ignore[arg-type]  # of different kinds
    assert set(answered) <= set(names)
    assert not set(refused) & set(names)


def test_a_server_for_everybody_answers_to_any_name() -> None:
    assert Config(database="", host="0.0.0.0", base="https://play.example.org").names == ()


def test_pages_come_from_the_address_of_the_proxy(tmp_path: Path) -> None:
    host = Host(f"sqlite:///{tmp_path}/w.sqlite", tmp_path, base="https://play.example.org").start()
    try:
        body = {"game": "toy", "seats": [{}, {}]}
        for name in ("play.example.org", f"127.0.0.1:{host.config.port}"):
            own = {"host": name, "origin": "https://play.example.org"}
            assert host.post("/api/tables", body, headers=own).status_code == 200
            foreign = {"host": name, "origin": "https://play.example.org.evil.example"}
            assert host.post("/api/tables", body, headers=foreign).json()["key"] == "foreign-origin"
    finally:
        host.close()


@pytest.mark.parametrize("believed", [True, False])
def test_the_word_of_a_proxy_is_believed_if_the_host_says_so(tmp_path: Path, believed: bool) -> None:
    limits = Limits(tables=0.0001, table_burst=1)
    proxy = "127.0.0.1" if believed else ""
    host = Host(f"sqlite:///{tmp_path}/w.sqlite", tmp_path, limits=limits, proxy=proxy).start()
    try:
        body = {"game": "toy", "seats": [{}, {}]}
        made = [
            host.post("/api/tables", body, headers={"x-forwarded-for": address}).status_code
            for address in ("203.0.113.1", "203.0.113.2", "203.0.113.1")
        ]
        assert made == ([200, 200, 429] if believed else [200, 429, 429])
    finally:
        host.close()
