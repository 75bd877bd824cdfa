"""Ledger chapter 2: the table laid out for two and for three."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.tombs.playing import Game, table
from tests.ledger_marks import rule
from warren.games.tombs.content import CARDS, COMPONENTS, ENTRANCES, FACTIONS
from warren.games.tombs.rulebook import RULEBOOK
from warren.games.tombs.state import Tombs
from warren.table import BadVariant, Table

CHOSEN = ["beavers", "chinchillas", "rats", "jerboas", "lemmings", "guinea_pigs"]


def fresh(seats: int = 2, seed: int = 1, **variants: object) -> Tombs:
    """A game nobody has touched yet."""
    return Table.start(RULEBOOK, seats, seed, variants).state


def all_cards(state: Tombs, kind: str) -> list[str]:
    """Every card of a deck, its discard pile and its market."""
    deck = state.room_deck if kind == "room" else state.helper_deck
    market = state.room_market if kind == "room" else state.helper_market
    return [CARDS[card].id for card in (*deck.cards(), *deck.discards, *market.cards())]


@rule("RT-020", "RT-021")
def test_entrances_1_to_14_lie_clockwise_from_the_left() -> None:
    frame = Game().view()["frame"]
    assert frame["left"] == ["entrance:3", "entrance:2", "entrance:1"]
    assert frame["top"] == ["entrance:4", "entrance:5", "entrance:6", "entrance:7"]
    assert frame["right"] == ["entrance:8", "entrance:9", "entrance:10"]
    assert frame["bottom"] == ["entrance:14", "entrance:13", "entrance:12", "entrance:11"]


@rule("RT-022")
def test_in_a_chosen_order_lines_and_opposites_go_by_the_slot() -> None:
    order = ["8", "2", "3", "4", "5", "6", "7", "1", "9", "10", "11", "12", "13", "14"]
    game = Game(entrance_order=order)
    by_id = {entrance["id"]: entrance for entrance in game.view()["entrances"]}
    assert game.view()["frame"]["left"] == ["entrance:3", "entrance:2", "entrance:8"]
    assert by_id["entrance:8"]["opposite"] == "entrance:10"
    assert by_id["entrance:1"]["opposite"] == "entrance:3"
    assert by_id["entrance:8"]["line"] == ["place:r3c1", "place:r3c2", "place:r3c3", "place:r3c4"]


@rule("RT-022")
def test_in_a_random_order_all_cards_lie_somewhere() -> None:
    orders = {fresh(seed=seed, entrances="random").order for seed in range(5)}
    assert len(orders) == 5
    assert all(sorted(order) == sorted(fresh().order) for order in orders)


@rule("RT-023", "RT-024")
def test_a_chest_on_each_of_the_twelve_places_and_eight_in_the_supply() -> None:
    view = Game().view()
    assert len(view["places"]) == 12
    chests = [place["chest"] for place in view["places"]]
    assert None not in chests
    assert len(set(chests)) == 12
    assert view["chest_supply"] == 8


@rule("RT-025")
def test_six_factions_are_chosen_or_drawn() -> None:
    assert Game(factions=CHOSEN).view()["factions"] == CHOSEN
    drawn = {tuple(Game(seed=seed).view()["factions"]) for seed in range(5)}
    assert len(drawn) == 5
    assert all(len(set(factions)) == 6 for factions in drawn)


@rule("RT-025")
def test_factions_that_are_not_named_are_drawn() -> None:
    factions = Game(factions=["rats", "pacas"]).view()["factions"]
    assert len(set(factions)) == 6
    assert {"rats", "pacas"} <= set(factions)


@pytest.mark.parametrize(
    ("seats", "variants"),
    [
        (2, {"factions": list(FACTIONS[:7])}),
        (2, {"factions": ["rats", "rats"]}),
        (3, {"factions": list(FACTIONS[:8])}),
        (2, {"factions": ["cats"]}),
        (2, {"entrance_order": ["1", "2", "3"]}),
        (2, {"entrance_order": [entrance.number for entrance in ENTRANCES]}),
        (2, {"first_player": "2"}),
    ],
)
def test_what_cannot_be_set_up_is_refused(seats: int, variants: dict[str, object]) -> None:
    with pytest.raises(BadVariant):
        Table.start(RULEBOOK, seats, 1, variants)


@rule("RT-026", "RT-027")
@pytest.mark.parametrize("kind", ["room", "helper"])
def test_the_decks_hold_the_cards_of_the_factions_and_the_neutral_one(kind: str) -> None:
    cards = all_cards(fresh(factions=CHOSEN), kind)
    wanted = {
        card.id for card in CARDS if card.id.startswith(kind) and (card.faction < 0 or FACTIONS[card.faction] in CHOSEN)
    }
    assert len(cards) == 19
    assert set(cards) == wanted
    assert {"room": "room:sphinx", "helper": "helper:meowmy"}[kind] in cards


@rule("RT-028")
def test_the_factions_for_the_first_game_can_be_chosen() -> None:
    recommended = ["squirrels", "porcupines", "beavers", "pacas", "viscachas", "guinea_pigs"]
    assert [faction.id for faction in COMPONENTS.factions if faction.first_game] == recommended
    assert Game(factions=recommended).view()["factions"] == recommended


@rule("RT-029", "RT-030")
@pytest.mark.parametrize("kind", ["rooms", "helpers"])
def test_all_green_cards_come_before_the_blue_ones(kind: str) -> None:
    state = fresh()
    deck, market = (state.room_deck, state.room_market) if kind == "rooms" else (state.helper_deck, state.helper_market)
    backs = [CARDS[card].back for card in (*deck.discards, *market.cards())]
    while deck.layers:
        card = deck.draw(state.dice)
        assert card is not None
        backs.append(CARDS[card].back)
    assert backs == ["green"] * 12 + ["blue"] * 7


@rule("RT-029")
def test_the_order_within_a_colour_is_random() -> None:
    assert len({tuple(all_cards(fresh(seed=seed, factions=CHOSEN), "room")[-3:]) for seed in range(6)}) > 1


@rule("RT-031", "RT-032", "RT-033")
@pytest.mark.parametrize("kind", ["rooms", "helpers"])
def test_one_card_is_discarded_three_lie_open_fifteen_are_left(kind: str) -> None:
    market = Game().view()["markets"][kind]
    assert len(market["discards"]) == 1
    assert len(market["cards"]) == 3
    assert None not in market["cards"]
    assert market["deck"] == 15
    assert (market["green"], market["blue"]) == (8, 7)


@rule("RT-034")
def test_everybody_starts_with_one_of_each_and_no_fame() -> None:
    for player in table(3).view(0)["players"]:
        assert player["means"] == {"food": 1, "torch": 1, "pick": 1, "gold": 1, "fame": 0}


@rule("RT-036")
def test_the_first_player_is_drawn_or_named() -> None:
    assert Table.start(RULEBOOK, 3, 1, {"first_player": "2"}).choice.seat == 2  # type: ignore[union-attr]
    firsts = Counter(fresh(3, seed).active for seed in range(20))
    assert set(firsts) == {0, 1, 2}


@rule("RT-037")
def test_discard_piles_are_shown_and_decks_and_supply_are_not() -> None:
    game = Game()
    view = game.view()
    shown = str(view)
    assert view["markets"]["rooms"]["discards"] == game.discards("room")
    hidden = [CARDS[card].id for deck in (game.state.room_deck, game.state.helper_deck) for card in deck.cards()]
    assert len(hidden) == 30
    assert [card for card in hidden if f"'{card}'" in shown] == []


@rule("RT-037")
def test_an_imagined_world_has_other_decks_and_the_same_open_cards() -> None:
    real = table(seed=5)
    worlds = [real.imagine(0, seed) for seed in range(6)]
    assert all(world.view(0) == real.view(0) for world in worlds)
    drawn = {world.state.room_deck.draw(world.state.dice) for world in worlds}
    assert len(drawn) > 1
