"""Playing inventions (W-160..W-163, W-164..W-191, W-197): requirements, prices, jokers, and what a played card does."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import bare, changes, dug, icons, measure, next_income, offered, play, played
from tests.ledger_marks import rule
from warren.games.wistar.content import inventions
from warren.games.wistar.language import Play
from warren.games.wistar.measures import Cheaper
from warren.games.wistar.pieces import CARDS
from warren.games.wistar.rulebook import RULEBOOK
from warren.table import Table

# --- requirements and prices ----------------------------------------------------------------------------------------


@rule("W-164", "W-168", "W-165")
def test_all_requirements_must_be_met() -> None:
    """Card 48: 1 wood, 1 metal, and 1 perception icon."""
    game = bare()
    game.hold(0, 48)
    for wood, metal, eyes in ((0, 1, 1), (1, 0, 1), (1, 1, 0)):
        game.tokens(0, wood=wood, metal=metal)
        game.players[0].icons["perception"] = eyes
        assert not offered(game, 0, 48)
    game.tokens(0, wood=1, metal=1)
    game.players[0].icons["perception"] = 1
    assert offered(game, 0, 48)


@rule("W-173", "W-197")
def test_wood_metal_and_movement_tokens_are_spent_everything_else_only_has_to_be_there() -> None:
    """Card 27: 2 metal and 1 movement token, with electricity; card 114: 2 rooms dug."""
    game = bare()
    game.hold(0, 27, 114)
    game.tokens(0, wood=1, metal=4, move=1, current=1)
    dug(game, 0, 2)
    game.run(0, Play())
    game.choose("play/card:27")
    me = game.players[0]
    assert (me.metal, me.move, me.current) == (2, 0, 1)
    game.run(0, Play())
    game.choose("play/card:114")
    assert (me.wood, me.metal, me.dug, me.current) == (0, 0, 2, 1)


@rule("W-168", "W-169", "W-219")
def test_icons_of_played_cards_skill_tokens_and_heroes_all_count() -> None:
    """Card 12 asks for 2 agility icons."""
    for cards, others in (((31, 88), 0), ((31,), 1), ((), 2)):
        game = bare()
        game.hold(0, 12)
        game.tokens(0, metal=1)
        assert not offered(game, 0, 12)
        game.put(0, *cards)
        icons(game, 0, agility=others)  # one from a skill token, two from a hero
        assert offered(game, 0, 12)


@rule("W-179")
def test_the_card_that_is_played_does_not_help_itself() -> None:
    """Card 164 asks for a structure, is one, and makes structures cheaper; card 88 asks for a robot and is one."""
    game = bare()
    game.hold(0, 164, 88)
    game.tokens(0, wood=2)
    assert not offered(game, 0, 164)
    assert not offered(game, 0, 88)
    game.put(0, 115, 104)
    assert offered(game, 0, 88)
    game.tokens(0, wood=1)
    assert not offered(game, 0, 164)
    game.tokens(0, wood=2)
    assert offered(game, 0, 164)


@rule("W-179", "W-312", "W-144")
def test_discounts_add_up_and_no_price_falls_below_zero() -> None:
    """Card 30 and the tin-opener each take 1 wood or metal off a robot; card 90 costs 1 wood."""
    game = bare()
    game.hold(0, 90)
    game.put(0, 30)
    game.house(0, "hm03")
    assert played_with(game, 90) == {"hand": -1, "played": 1}
    other = bare()
    other.hold(0, 102)  # 2 wood, 1 metal
    other.put(0, 30)
    other.house(0, "hm03")
    other.tokens(0, metal=1)
    assert offered(other, 0, 102)
    other.tokens(0, metal=0)
    assert not offered(other, 0, 102)


def played_with(game: Game, number: int, *answers: str) -> dict[str, int]:
    """Seat 0 plays a card for its price; what it has more or less then."""
    before = measure(game.players[0])
    game.run(0, Play())
    game.choose(f"play/card:{number}", *answers)
    return changes(before, game.players[0])


@rule("W-160", "W-161", "W-163")
def test_jokers_stand_for_missing_skill_icons_one_for_each_and_are_gone() -> None:
    """Card 12 asks for 2 agility icons."""
    game = bare()
    game.hold(0, 12)
    game.tokens(0, metal=1, joker=1)
    assert not offered(game, 0, 12)
    game.tokens(0, joker=3)
    assert played_with(game, 12) == {"metal": -1, "joker": -2, "hand": -1, "played": 1}
    assert game.players[0].icons["agility"] == 1  # the card's own; a joker is never an icon


@rule("W-163")
@pytest.mark.parametrize("number", [88, 22, 165], ids=["kind", "electricity", "rooms"])
def test_a_joker_stands_for_nothing_but_skill_icons(number: int) -> None:
    game = bare()
    game.hold(0, number)
    game.tokens(0, wood=9, metal=9, joker=9)
    assert not offered(game, 0, number)


@rule("W-404", "W-345")
def test_ignored_icons_spare_jokers() -> None:
    game = bare()
    game.hold(0, 12)
    game.put(0, 125)
    game.tokens(0, metal=1, joker=1)
    assert played_with(game, 12) == {"metal": -1, "joker": -1, "hand": -1, "played": 1}


# --- a card in play -------------------------------------------------------------------------------------------------


@rule("W-174", "W-175", "W-177")
def test_a_played_card_lies_open_and_its_icons_are_its_owners_from_then_on() -> None:
    """Card 160 shows strength and agility: with it card 42, which asks for agility, can be played."""
    game = bare()
    game.hold(0, 160, 42)
    game.tokens(0, wood=2)
    assert not offered(game, 0, 42)
    play(game, 160)
    me = game.players[0]
    assert me.played == ["card:160"]
    assert (me.icons["strength"], me.icons["agility"], me.icons["energy"]) == (1, 1, 0)
    assert offered(game, 0, 42)
    assert RULEBOOK.viewer(game.state)(1)["players"][0]["played"] == ["card:160"]
    play(game, 4)
    assert me.icons["energy"] == 1


@rule("W-180", "W-402")
def test_a_card_played_for_free_is_played_and_its_icons_are_gained() -> None:
    """Card 119: 2 VP for another robot; card 127: 2 VP for an energy icon."""
    game = bare()
    game.put(0, 119, 127)
    assert played(game, 101) == {"vp": 2 + 2}


@rule("W-181")
def test_played_cards_stay_where_they_are() -> None:
    table = Table.start(RULEBOOK, 3, 11)
    random = Random(11)
    before: list[list[str]] = [[], [], []]
    while table.choice is not None:
        options = table.choice.options
        plays = [option for option in options if option[0] == "play"]
        others = [option for option in options if option[0] != "buy"]  # or the hand is soon paid away for jokers
        table.choose(random.choice(plays or others))
        for seat, player in enumerate(table.state.players):
            assert player.played[: len(before[seat])] == before[seat]
            before[seat] = player.played[:]
    assert sum(map(len, before)) > 3


@rule("W-182", "W-188")
def test_an_immediate_effect_is_applied_once_and_then_only_the_icons_matter() -> None:
    game = bare()
    assert played(game, 49) == {"wood": 1, "move": 1}
    assert next_income(game) == {}
    assert "use" not in game.heads()
    assert game.players[0].icons["endurance"] == 2
    assert game.players[0].watch == {}


@rule("W-184")
def test_an_income_is_received_when_played_and_at_each_round_start() -> None:
    game = bare()
    assert played(game, 158) == {"wood": 1}
    assert next_income(game) == {"wood": 1}
    assert next_income(game) == {"wood": 1}


@rule("W-190", "W-186")
def test_a_permanent_effect_works_from_now_on_but_not_for_its_own_card() -> None:
    """Card 127: 2 VP for an energy icon; it shows one itself, and so does card 101."""
    game = bare()
    assert CARDS["card:127"].energy == 1
    assert played(game, 127) == {}
    assert played(game, 101) == {"vp": 2}


@rule("W-187", "W-191")
def test_an_aggressive_effect_hits_whoever_has_strictly_more_and_only_once() -> None:
    """Card 47: opponents with more movement tokens discard one."""
    game = Game(4)
    for seat, move in enumerate((1, 2, 1, 0)):
        game.hold(seat)
        game.tokens(seat, move=move)
    play(game, 47)
    assert [player.move for player in game.players] == [1, 1, 1, 0]
    next_income(game)
    assert [player.move for player in game.players] == [1, 1, 1, 0]


@rule("W-191", "W-023")
def test_victims_lose_what_they_have_down_to_zero() -> None:
    """Card 20: opponents with more VP lose 2."""
    game = bare()
    game.tokens(0, vp=0)
    game.tokens(1, vp=1)
    play(game, 20)
    assert game.players[1].vp == 0


# --- electricity ----------------------------------------------------------------------------------------------------


@rule("W-192", "W-196", "W-197")
@pytest.mark.parametrize(("number", "needed"), [(22, 1), (129, 2)])
def test_basic_electricity_is_either_side_enhanced_only_the_second(number: int, needed: int) -> None:
    for current in (0, 1, 2):
        game = bare()
        game.hold(0, number)
        icons(game, 0, intelligence=2)
        game.tokens(0, wood=9, metal=9, current=current)
        assert offered(game, 0, number) is (current >= needed)


@rule("W-196", "W-193", "W-194")
def test_electricity_comes_from_actions_cards_and_bonuses_never_more_than_one_token() -> None:
    game = bare()
    game.tokens(0, wood=4)
    game.choose("buy/current")
    assert game.me.current == 1
    assert played(game, 113) == {"move": 1, "current": 1}
    game.house(0, "cm06")
    assert played(game, 115) == {}
    assert game.players[0].current == 2


# --- plays under conditions -----------------------------------------------------------------------------------------


@rule("W-394", "W-395", "W-379")
def test_a_play_may_be_for_one_sort_of_card_cheaper_or_free() -> None:
    game = bare()
    game.hold(0, 31, 90, 146, 1)
    game.run(0, Play(deck="basic", free=True))
    assert set(game.options()) == {"play/card:31", "play/card:90", "play/card:146", "decline"}
    game.run(0, Play(kind="robot", free=True))
    assert set(game.options()) == {"play/card:90", "decline"}
    game.run(0, Play(discount=Cheaper(either=1)))
    assert set(game.options()) == {"play/card:31", "play/card:90", "play/card:146", "decline"}
    game.run(0, Play())
    assert set(game.options()) == {"play/card:31", "play/card:146", "decline"}


@rule("W-178")
def test_almost_every_invention_counts_at_the_end() -> None:
    counted = [card for card in inventions().values() if card.vp]
    assert len(counted) > 0.9 * len(inventions())
    assert any(card.vp < 0 for card in counted)
