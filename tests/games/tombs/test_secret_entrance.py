"""Ledger chapter 17: the variant "Secret Entrance"."""

from __future__ import annotations

import pytest

from tests.games.tombs.playing import Game
from tests.ledger_marks import rule
from warren.games.tombs.content import ENTRANCES, FACTIONS
from warren.games.tombs.rulebook import RULEBOOK

MARKED = ["viscachas", "chinchillas", "mole_rats", "squirrels", "guinea_pigs", "beavers"]
"""Entrances 8, 9, 10, 4, 14 and 2 have their symbols."""

PLENTY = {"food": 9, "torch": 9, "pick": 9, "gold": 9, "fame": 9}


def secret(**means: int) -> Game:
    game = Game(secret_entrance=True, factions=MARKED)
    game.own(0, **means)
    return game


def entrance(game: Game, number: str) -> dict[str, object]:
    return next(each for each in game.view()["entrances"] if each["id"] == f"entrance:{number}")


def turned(number: str, owner: int = 0, **means: int) -> Game:
    """That entrance has been turned over."""
    game = secret(**means)
    card = [each.number for each in ENTRANCES].index(number)
    game.state.turned = tuple(owner if n == card else -1 for n in range(len(ENTRANCES)))
    game.state.marked = tuple(n for n in game.state.marked if n != card)
    return game


@rule("RT-400")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_variant_is_for_two_and_for_three(seats: int) -> None:
    assert Game(seats, secret_entrance=True).state.marked
    assert not Game(seats).state.marked


@rule("RT-401", "RT-402")
@pytest.mark.parametrize(("seats", "tokens"), [(2, 6), (3, 7)])
def test_a_token_on_each_entrance_of_a_chosen_faction(seats: int, tokens: int) -> None:
    for seed in range(4):
        view = Game(seats, seed, secret_entrance=True).view()
        marked = [each["id"] for each in view["entrances"] if each["token"]]
        symbols = {RULEBOOK.catalogue()[each]["faction"] for each in marked}
        assert len(marked) == tokens
        assert symbols == set(view["factions"])


@rule("RT-402")
def test_each_faction_is_on_one_of_the_cards_1_to_14() -> None:
    symbols = {each.number: each.data.faction for each in ENTRANCES}
    assert sorted(symbol for symbol in symbols.values() if symbol) == sorted(FACTIONS)
    assert {number for number, symbol in symbols.items() if symbol is None} == {"3", "5", "3.5", "7.5"}


@rule("RT-403")
def test_after_its_effect_the_card_may_be_turned_for_two_fame() -> None:
    game = secret(fame=3)
    game.lay(0, "entrance:8", "entrance:12")
    game.remove("entrance:8")
    assert game.options() == ["turn/entrance:8", "decline"]
    game.choose("turn/entrance:8")
    assert game.means(0) == {"food": 2, "fame": 1}
    assert game.player(0).tokens == 7
    card = entrance(game, "8")
    assert (card["side"], card["owner"], card["token"]) == ("secret", "seat:0", False)


@rule("RT-403", "RT-404")
@pytest.mark.parametrize(("fame", "tokens", "offered"), [(1, 8, False), (2, 0, False), (2, 1, True)])
def test_it_takes_the_fame_and_a_free_token(fame: int, tokens: int, offered: bool) -> None:
    game = secret(fame=fame)
    game.player(0).tokens = tokens
    game.lay(0, "entrance:8", "entrance:12")
    game.remove("entrance:8")
    assert (game.asked() == "turn") is offered


@rule("RT-403")
def test_a_card_without_a_token_is_not_turned() -> None:
    game = secret(fame=9)
    game.lay(0, "entrance:6", "entrance:12")
    game.remove("entrance:6")
    game.choose("gain/1/0/0")
    assert game.asked_seat() == 1


@rule("RT-404")
def test_the_effect_must_really_have_been_applied() -> None:
    game = secret(food=1, fame=9)
    game.lay(0, "entrance:14", "entrance:12")
    game.remove("entrance:14")
    game.choose("decline", "stop")
    assert game.asked_seat() == 1
    impossible = secret(fame=9)
    impossible.lay(0, "entrance:2", "entrance:12")
    impossible.remove("entrance:2")
    assert impossible.asked_seat() == 1


@rule("RT-404")
def test_a_turned_card_does_not_count_as_a_room() -> None:
    game = turned("8")
    assert game.view()["players"][0]["rooms"] == []
    assert game.view()["end"]["places_left"] == 12


@rule("RT-404")
def test_the_conjurer_is_enough() -> None:
    game = secret(food=1, torch=2, pick=1, fame=2)
    game.market("helper:conjurer")
    game.lay(0, "entrance:5", "entrance:8", "entrance:12")
    game.remove("entrance:5")
    game.choose("hire/helper:conjurer", "apply/entrance:8", "turn/entrance:8")
    assert game.means(0) == {"food": 2, "fame": 2}
    assert game.paws()["entrance:8"] == 0


@rule("RT-404")
def test_a_doubled_card_is_turned_only_after_both_applications() -> None:
    game = secret(fame=2)
    game.room("place:r2c2", "watch_post", owner=1)
    game.lay(0, "place:r2c2", "entrance:8", "entrance:12")
    game.remove("room:watch_post", "entrance:8")
    assert game.asked() == "double"
    game.choose("again")
    assert (game.asked(), game.means(0)) == ("turn", {"food": 4, "fame": 2})


@rule("RT-405")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_stronger_side_is_for_everyone(owner: int) -> None:
    game = turned("9", owner)
    game.lay(0, "entrance:9")
    game.choose("remove")
    assert game.means(0) == {"torch": 4}


@rule("RT-406")
@pytest.mark.parametrize(("owner", "fame"), [(1, 1), (0, 0)])
def test_the_owner_gains_fame_when_an_opponent_lays_a_paw_there(owner: int, fame: int) -> None:
    game = turned("9", owner)
    game.choose("lay/entrance:9")
    assert game.fame(owner) == fame


@rule("RT-407")
def test_strong_entrance_4_moves_paws_from_entrances_even_the_one_just_removed() -> None:
    game = turned("4")
    game.chest_at("place:r3c3", "key/1")
    game.room("place:r1c1", "warehouse", owner=1)
    game.lay(0, "entrance:4", "entrance:12", "place:r2c2")
    game.remove("entrance:4")
    assert game.options() == ["move/entrance:12", "move/place:r2c2", "move/entrance:4", "decline"]
    game.choose("move/entrance:4")
    assert all(target.startswith(("to/place:", "to/room:")) for target in game.options())
    game.choose("to/room:warehouse", "gain/1/1/0")
    assert game.paws() == {"entrance:12": 0, "place:r2c2": 0, "place:r1c1": 0}
    assert game.fame(1) == 0
    game.choose("remove/room:warehouse")
    assert game.means(0) == {"food": 1, "torch": 1, "pick": 2}


@rule("RT-407")
def test_on_the_normal_side_paws_on_entrances_stay() -> None:
    game = secret()
    game.lay(0, "entrance:4", "entrance:12", "place:r2c2")
    game.remove("entrance:4")
    assert game.options() == ["move/place:r2c2", "decline"]


@rule("RT-408", "RT-T23")
@pytest.mark.parametrize(("number", "kind"), [("8", "food"), ("9", "torch"), ("10", "pick")])
@pytest.mark.parametrize(("before", "after"), [(0, 4), (1, 5), (2, 5), (3, 6), (8, 9)])
def test_strong_entrances_8_9_and_10(number: str, kind: str, before: int, after: int) -> None:
    game = turned(number, owner=1, **{kind: before})
    game.lay(0, f"entrance:{number}")
    game.choose("remove")
    assert game.means(0) == {kind: after}


@rule("RT-409")
@pytest.mark.parametrize(
    ("number", "steps"),
    [
        ("1", [{"reserve": {"kind": "either", "count": 2}}, {"gain": {"any": 1}}]),
        ("2", [{"open_room": {"from": "any", "discount": 2}}]),
        ("6", [{"gain": {"any": 1, "gold": 2}}]),
        ("7", [{"reserve": {"kind": "room"}}, {"gain": {"any": 1}}, {"open_room": {"from": "camp"}}]),
        ("11", [{"hire": {"from": "any", "discount": 1}}, {"gain": {"any": 1}}]),
        ("12", [{"gain": {"pick": 1}}, {"open_room": {"from": "any", "discount": 1}}]),
        ("13", [{"reserve": {"kind": "helper"}}, {"gain": {"any": 1}}, {"hire": {"from": "camp"}}]),
        ("14", [{"exchange": {"pay": {"any": 1}, "get": {"gold": 2}}}, {"refresh": {"max": 3}}]),
    ],
)
def test_the_other_strong_sides_do_what_the_card_data_say(number: str, steps: list[object]) -> None:
    assert RULEBOOK.catalogue()[f"entrance:{number}"]["secret"] == steps


def test_strong_entrance_1_takes_up_to_two_cards() -> None:
    game = turned("1")
    game.market("room:pantry", "helper:sage")
    game.lay(0, "entrance:1")
    game.choose("remove", "reserve/room:pantry", "reserve/helper:sage", "gain/1/0/0")
    assert game.camp(0) == ["room:pantry", "helper:sage"]


def test_strong_entrance_2_opens_two_cheaper() -> None:
    game = turned("2", food=1)
    game.market("room:arsenal")
    game.lay(0, "entrance:2", "place:r1c1", "entrance:12")
    game.remove("entrance:2")
    game.choose("open/room:arsenal")
    assert game.means(0) == {"fame": 2}


def test_strong_entrance_13_reserves_and_hires_from_the_camp() -> None:
    game = turned("13", torch=3)
    game.market("helper:pyromancer")
    game.lay(0, "entrance:13", "entrance:12")
    game.remove("entrance:13")
    game.choose("reserve/helper:pyromancer", "gain/1/0/0", "hire/helper:pyromancer")
    assert game.means(0) == {"food": 1, "fame": 4}
