"""Ledger chapter 15: how the game ends, and what counts."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.tombs.playing import Game
from tests.ledger_marks import rule
from warren.games.tombs.content import CARD_NUMBERS, CARDS, HELPERS, ROOMS
from warren.games.tombs.scoring import POINTS, diversity, sets_of

FACTION_CARDS: dict[str, list[int]] = {}
for card in (*ROOMS, *HELPERS):
    FACTION_CARDS.setdefault(f"{card.id[:4]}{card.faction}", []).append(card.number)


def rooms(*names: str) -> list[int]:
    return [CARD_NUMBERS[f"room:{name}"] for name in names]


def of_factions(letters: str) -> list[int]:
    """Rooms of factions by letter, A to L; * is the Sphinx."""
    used: dict[str, int] = {}
    found = []
    for letter in letters:
        if letter == "*":
            found += rooms("sphinx")
            continue
        found.append(FACTION_CARDS[f"room{ord(letter) - ord('A')}"][used.get(letter, 0)])
        used[letter] = used.get(letter, 0) + 1
    return found


def almost_full(empty: int = 1) -> Game:
    """All places but a few have rooms; seat 0 can open the Pantry on r1c1."""
    game = Game()
    names = [room.id.removeprefix("room:") for room in ROOMS if room.id not in ("room:pantry", "room:tea_house")]
    places = [f"place:r{row}c{column}" for row, column in product((1, 2, 3), (1, 2, 3, 4))]
    for number, (place, name) in enumerate(zip(places[empty:], names, strict=False)):
        game.room(place, name, owner=number % 2)
    game.own(0, torch=1, pick=2)
    game.market("room:pantry")
    game.lay(0, "entrance:2", "place:r1c1")
    return game


def fame_at(fame: int, seats: int = 2) -> Game:
    """Seat 0 takes its paw off the Cathedral (2 fame)."""
    game = Game(seats)
    game.own(0, fame=fame)
    game.room("place:r3c3", "cathedral", owner=0)
    game.lay(0, "place:r3c3", "entrance:12")
    game.remove("room:cathedral")
    return game


# --- what triggers the end -------------------------------------------------------------------------------------------


@rule("RT-330")
def test_no_empty_place_left() -> None:
    game = almost_full()
    game.remove("entrance:2")
    game.choose("open/room:pantry")
    assert game.view()["end"]["reason"] == "places"
    assert len([place for place in game.view()["places"] if place["room"]]) == 12


@rule("RT-330")
def test_one_empty_place_left_is_not_the_end() -> None:
    game = almost_full(empty=2)
    game.remove("entrance:2")
    game.choose("open/room:pantry")
    assert game.view()["end"]["reason"] is None
    assert game.view()["end"]["places_left"] == 1


@rule("RT-331", "RT-T24")
@pytest.mark.parametrize(("discards", "ends"), [([], True), (["helper:monk"], False)])
def test_helpers_run_out(discards: list[str], ends: bool) -> None:
    game = Game()
    game.own(0, torch=4)
    game.market("helper:pyromancer", "helper:sage", "helper:druid")
    game.deck("helper")
    game.discarded("helper", *discards)
    game.lay(0, "entrance:5", "entrance:12")
    game.remove("entrance:5")
    game.choose("hire/helper:pyromancer")
    assert (game.view()["end"]["reason"] == "helpers") is ends


@rule("RT-331")
def test_cards_in_the_helper_deck_keep_the_game_going() -> None:
    game = Game()
    game.own(0, torch=4)
    game.market("helper:pyromancer", "helper:sage", "helper:druid")
    game.deck("helper", "helper:monk")
    game.discarded("helper")
    game.lay(0, "entrance:5", "entrance:12")
    game.remove("entrance:5")
    game.choose("hire/helper:pyromancer")
    assert game.view()["end"] == {**game.view()["end"], "reason": None, "helpers_left": 1}


@rule("RT-332")
@pytest.mark.parametrize(("fame", "ends"), [(37, False), (38, True), (39, True)])
def test_forty_fame(fame: int, ends: bool) -> None:
    game = fame_at(fame)
    if ends:
        assert game.asked() == "end"
        game.choose("take")
    assert (game.view()["end"]["reason"] == "fame") is ends


@rule("RT-187", "RT-332")
def test_fame_that_would_end_the_game_may_be_declined() -> None:
    game = fame_at(39)
    game.choose("decline")
    assert game.fame(0) == 39
    assert game.view()["end"]["reason"] is None


@rule("RT-333")
def test_the_current_action_is_finished_and_the_opponent_acts_once_more() -> None:
    game = Game()
    game.own(0, fame=39)
    game.room("place:r3c3", "cathedral", owner=0)
    game.lay(0, "place:r3c3", "entrance:8", "entrance:9")
    game.remove("room:cathedral")
    game.choose("take", "remove/entrance:9")
    assert game.means(0) == {"food": 2, "torch": 2, "fame": 41}
    assert (game.asked_seat(), game.asked()) == (1, "act")
    game.choose("lay/entrance:1")
    assert game.asked() is None


@rule("RT-334")
def test_once_triggered_the_end_stays_triggered() -> None:
    game = Game()
    game.own(0, fame=39)
    game.hired(0, "druid")
    game.room("place:r3c3", "cathedral", owner=0)
    game.room("place:r2c2", "hideaway", owner=1)
    game.lay(0, "place:r3c3", "place:r2c2", "entrance:12")
    game.remove("room:cathedral")
    game.choose("take", "remove/room:hideaway", "discard/helper:druid", "decline")
    assert game.fame(0) == 39
    assert game.view()["end"]["reason"] == "fame"
    assert game.asked_seat() == 1
    game.choose("pass")
    assert game.asked() is None


@rule("RT-334")
def test_the_conditions_are_checked_after_every_change() -> None:
    """Printed fame counts at once, before the action is over."""
    game = Game()
    game.own(0, food=3, fame=38)
    game.market("room:arsenal")
    game.lay(0, "entrance:2", "place:r1c1", "entrance:12")
    game.remove("entrance:2")
    game.choose("open/room:arsenal")
    assert game.asked() == "remove"
    assert game.view()["end"]["reason"] == "fame"


@rule("RT-335", "RT-347", "RT-T25")
def test_a_toll_that_triggers_the_end() -> None:
    """B lays a paw on A's room: A has 40, B is the triggering player, A may act, and on a tie B wins."""
    game = Game(first_player="1")
    game.own(0, fame=39)
    game.own(1, fame=40)
    game.room("place:r2c2", "arsenal", owner=0)
    game.lay(1, "entrance:2")
    game.choose("lay/entrance:5")
    assert game.fame(0) == 40
    assert game.view()["end"]["closer"] == "seat:1"
    assert (game.asked_seat(), "pass" in game.options()) == (0, True)
    game.choose("pass")
    result = game.result()
    assert (result.scores, result.winners, result.reason) == ([40, 40], [1], "fame")


@rule("RT-335")
def test_additional_actions_and_extra_turns_not_yet_started_are_lost() -> None:
    game = Game()
    game.own(1, fame=39)
    game.room("place:r2c2", "bell_tower", owner=1)
    game.lay(0, "entrance:2")
    game.choose("lay/entrance:5")
    assert game.view()["end"]["reason"] == "fame"
    assert game.asked_seat() == 1
    extra = Game()
    extra.own(0, fame=39)
    extra.room("place:r1c1", "tea_house", owner=0)
    extra.room("place:r3c3", "cathedral", owner=0)
    extra.lay(0, "place:r1c1", "place:r3c3")
    extra.remove("room:tea_house")
    extra.choose("take", "take")
    assert extra.asked_seat() == 1


@rule("RT-335")
def test_the_final_action_earns_no_further_one() -> None:
    game = Game()
    game.own(0, fame=39)
    game.room("place:r3c3", "cathedral", owner=0)
    game.room("place:r1c1", "bell_tower", owner=0)
    game.lay(0, "place:r3c3")
    game.lay(1, "entrance:3")
    game.choose("remove", "take", "lay/entrance:4")
    assert game.asked() is None


@rule("RT-335")
def test_the_commander_still_works() -> None:
    game = Game()
    game.own(0, fame=39)
    game.hired(0, "commander")
    game.room("place:r3c3", "cathedral", owner=0)
    game.lay(0, "place:r3c3")
    game.choose("remove", "take")
    assert game.asked() == "lay-extra"


@rule("RT-336")
def test_the_final_action_is_optional_and_follows_the_normal_rules() -> None:
    game = Game()
    game.own(0, fame=39)
    game.room("place:r3c3", "cathedral", owner=0)
    game.lay(0, "place:r3c3")
    game.lay(1, "entrance:8", "entrance:9", "entrance:10", "entrance:1", "entrance:4")
    game.choose("remove", "take")
    assert game.options() == ["remove", "pass"]
    game.choose("pass")
    assert game.asked() is None
    assert game.means(1) == {}


# --- scoring ---------------------------------------------------------------------------------------------------------


@rule("RT-340", "RT-346")
def test_the_score_is_fame_and_diversity_and_nothing_else() -> None:
    game = Game()
    game.own(0, food=9, torch=9, pick=9, gold=9, fame=5)
    game.chests(0, "fame/1")
    game.in_camp(0, "room:crane", "helper:sage")
    for place, name in (("r1c1", "arsenal"), ("r1c2", "pantry"), ("r1c3", "stash")):
        game.room(f"place:{place}", name, owner=0)
    game.hired(0, "monk", "builder")
    assert game.result().breakdown[0] == {"fame": 5, "rooms": 4, "helpers": 2}
    assert game.result().scores == [11, 0]


@rule("RT-341")
def test_rooms_and_helpers_are_grouped_separately_into_sets() -> None:
    game = Game()
    game.room("place:r1c1", "arsenal", owner=0)
    game.room("place:r1c2", "pantry", owner=0)
    game.hired(0, "builder", "monk", "carpenter", "preacher")
    sets = game.view()["players"][0]["sets"]
    assert sets["rooms"] == [{"cards": ["room:arsenal", "room:pantry"], "points": 2}]
    assert [group["points"] for group in sets["helpers"]] == [2, 2]


@rule("RT-342")
@pytest.mark.parametrize(("factions", "points"), [(1, 0), (2, 2), (3, 4), (4, 7), (5, 11), (6, 16)])
def test_points_of_a_set(factions: int, points: int) -> None:
    assert diversity(of_factions("ABCDEF"[:factions])) == points


@rule("RT-343", "RT-T13")
def test_the_wildcard_joins_the_larger_set() -> None:
    cards = of_factions("AABC*")
    assert diversity(cards) == 7
    assert [len(group) for group in sets_of(tuple(cards))] == [4, 1]


@rule("RT-343", "RT-344", "RT-345", "RT-T14")
def test_the_wildcard_joins_the_next_set_when_the_first_is_full() -> None:
    assert diversity(of_factions("ABCDEFA*")) == 18


@rule("RT-343", "RT-345")
@pytest.mark.parametrize(("factions", "sizes"), [("*", [1]), ("ABCDEF*", [6, 1])])
def test_a_wildcard_that_gains_nothing_is_a_set_of_its_own(factions: str, sizes: list[int]) -> None:
    cards = of_factions(factions)
    assert [len(group) for group in sets_of(tuple(cards))] == sizes
    assert diversity(cards) == POINTS[sizes[0]]


@rule("RT-344", "RT-T12")
def test_two_sets() -> None:
    assert diversity(of_factions("ABCDEAB")) == 13


@rule("RT-345")
def test_a_set_has_at_most_six_factions_and_the_seventh_starts_another() -> None:
    assert diversity(of_factions("ABCDEFG")) == 16
    assert diversity(of_factions("ABCDEFGAB")) == 16 + 4


def best_of_all_groupings(sizes: list[int], wild: bool) -> int:
    """The best total by trying every way to put the cards of each faction into different sets."""
    count = max(sizes, default=0) + 1
    best = 0
    ways = [[mask for mask in range(1 << count) if mask.bit_count() == size] for size in sizes]
    for masks in product(*ways):
        lengths = [sum(mask >> i & 1 for mask in masks) for i in range(count)]
        if max(lengths) > 6:
            continue
        total = sum(POINTS[n] for n in lengths)
        if wild:
            total += max(POINTS[n + 1] - POINTS[n] for n in lengths if n < 6)
        best = max(best, total)
    return best


@rule("RT-344")
@settings(max_examples=40)
@given(st.lists(st.integers(0, 2), min_size=1, max_size=7), st.booleans())
def test_no_other_grouping_scores_more(sizes: list[int], wild: bool) -> None:
    letters = "".join("ABCDEFG"[i] * n for i, n in enumerate(sizes)) + ("*" if wild else "")
    assert diversity(of_factions(letters)) == best_of_all_groupings(sizes, wild)


@rule("RT-346")
def test_anothers_rooms_do_not_count() -> None:
    game = Game()
    game.room("place:r1c1", "arsenal", owner=0)
    game.room("place:r1c2", "pantry", owner=1)
    assert game.result().scores == [0, 0]


@rule("RT-347")
def test_the_highest_total_wins() -> None:
    game = Game()
    game.own(0, fame=10)
    game.own(1, fame=12)
    game.state.closer = 0
    assert game.result().winners == [1]


@rule("RT-348")
@pytest.mark.parametrize(("closer", "winners"), [(2, [0, 1]), (1, [1])])
def test_a_tie_without_the_triggering_player_is_shared(closer: int, winners: list[int]) -> None:
    game = Game(3)
    game.own(0, fame=30)
    game.own(1, fame=30)
    game.own(2, fame=8)
    game.state.closer = closer
    assert game.result().winners == winners


@rule("RT-T11")
def test_example_final_score() -> None:
    """6 helpers: sets of 4 and 2, 9 points. 6 rooms: sets of 5 and 1, 11 points. 31 fame. Total 51."""
    game = Game()
    game.own(0, fame=31)
    game.hired(0, "builder", "monk", "sergeant", "druid", "carpenter", "preacher")
    for number, card in enumerate(of_factions("ABCDEA")):
        game.room(f"place:r{number // 4 + 1}c{number % 4 + 1}", CARDS[card].id.removeprefix("room:"), owner=0)
    assert game.result().breakdown[0] == {"fame": 31, "rooms": 11, "helpers": 9}
    assert game.result().scores[0] == 51
