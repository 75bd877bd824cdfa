"""What is open and what is hidden (W-017, W-024, W-046): in views, in what is told, in records and in refusals."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from tests.contract.cases import components
from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import bare, built, doors, dug, icons, stand
from tests.ledger_marks import rule
from warren.games.wistar.names import catalogue
from warren.games.wistar.pieces import CARDS
from warren.games.wistar.rulebook import RULEBOOK
from warren.games.wistar.state import Wistar
from warren.table import Table
from warren.table.happenings import told_to

GAMES = [(2, 1), (2, 2), (3, 3), (4, 4)]
every_game = pytest.mark.parametrize(("seats", "seed"), GAMES)


def hidden_from(state: Wistar, seat: int | None) -> set[str]:
    """What lies face down for this seat: others' hands and what they look at, decks, and everything in a bag."""
    found = {card for deck in state.decks.values() for card in deck.cards()}
    found |= {*state.door_bag, *state.goal_bag}
    for bag in (*state.mouse_bags.values(), *state.mission_bags.values()):
        found |= {*bag}
    for player in state.players:
        if player.seat != seat:
            found |= {*player.hand, *player.looking}
    return found


def moments(table: Table[Wistar], seed: int) -> Iterator[None]:
    """Every question of a game that is played at random, with cards played where possible."""
    random = Random(seed)
    while table.choice is not None:
        yield
        options = table.choice.options
        cards = [option for option in options if option[0] in ("play", "keep", "first", "solve", "reveal", "take")]
        spared = [option for option in options if option[0] != "buy"]
        table.choose(random.choice(cards or spared))


def player_of(game: Game, seat: int, viewer: int | None) -> dict[str, object]:
    found: dict[str, object] = RULEBOOK.viewer(game.state)(viewer)["players"][seat]
    return found


# --- what is hidden -------------------------------------------------------------------------------------------------


@rule("W-024")
@every_game
def test_nothing_face_down_has_an_identity_in_any_view_or_question(seats: int, seed: int) -> None:
    table = Table.start(RULEBOOK, seats, seed, listen=False)
    for _ in moments(table, seed):
        for seat in (None, *range(seats)):
            hidden = hidden_from(table.state, seat)
            assert not components(table.view(seat)) & hidden
            assert not components(table.question(seat)) & hidden


@rule("W-024")
@every_game
def test_nothing_face_down_has_an_identity_in_what_a_seat_is_told(seats: int, seed: int) -> None:
    """What was face down for a seat before and after a choice isn't named to it in between, unless all saw it."""
    table = Table.start(RULEBOOK, seats, seed)
    before: dict[int | None, set[str]] = {}
    named = 0
    for _ in moments(table, seed):
        for seat in (None, *range(seats)):
            hidden = hidden_from(table.state, seat)
            shown = {str(h.facts["card"]) for h in table.told() if h.what == "turned-over-and-took"}
            mentioned = {each for h in told_to(seat, table.told()) for each in components(h.facts)}
            assert not mentioned & hidden & before.get(seat, set()) - shown
            named += len(mentioned)
            before[seat] = hidden
    assert named > 100


@rule("W-024")
@every_game
def test_the_record_excerpt_of_a_seat_names_no_hidden_card_it_never_saw(seats: int, seed: int) -> None:
    """While the game runs a seat's excerpt holds its own choices and what it was told: nothing else."""
    table = Table.start(RULEBOOK, seats, seed)
    seen: dict[int | None, set[str]] = {seat: set() for seat in (None, *range(seats))}
    for number, _ in enumerate(moments(table, seed)):
        for seat, known in seen.items():
            known |= set(catalogue()) - hidden_from(table.state, seat)
        if number % 40 == 39:
            shown = {str(h.facts["card"]) for e in table.entries for h in e.told if h.what == "turned-over-and-took"}
            for seat, known in seen.items():
                excerpt = table.record().for_seat(seat)
                text = msgspec.json.decode(excerpt.to_json())
                assert not (components(text) & set(CARDS)) - known - shown
                assert all(entry.choice is None for entry in excerpt.entries if entry.seat != seat)
                assert not excerpt.chapters
                assert not excerpt.chance
                assert excerpt.seed is None
                assert excerpt.digest is None


@rule("W-024")
@every_game
def test_no_refusal_depends_on_what_a_seat_cannot_see(seats: int, seed: int) -> None:
    """Whatever is asked about, an imagined world, where all that is hidden is dealt again, gives the same reasons."""
    table = Table.start(RULEBOOK, seats, seed, listen=False)
    for number, _ in enumerate(moments(table, seed)):
        if number % 50 == 25:
            for seat in range(seats):
                world = table.imagine(seat, number)
                for component in catalogue():
                    assert world.why_not(seat, component) == table.why_not(seat, component)


@rule("W-024", "W-393")
def test_a_hand_is_seen_by_its_owner_the_others_see_how_many_cards_of_each_deck() -> None:
    game = bare()
    game.hold(0, 31, 32, 4)
    assert player_of(game, 0, 0)["hand"] == ["card:31", "card:32", "card:4"]
    for viewer in (1, None):
        seen = player_of(game, 0, viewer)
        assert seen["hand"] is None
        assert seen["hand_size"] == {"basic": 2, "advanced": 1}


@rule("W-024")
def test_cards_and_goals_looked_at_are_seen_by_one_seat_alone() -> None:
    for node in (
        {"op": "draw_keep", "deck": "basic", "n": 3, "keep": 1},
        {"op": "draw_play", "deck": "advanced", "n": 3},
        {"op": "private_goal", "draw": 2},
    ):
        game = bare()
        game.run(0, game.node(**node))
        looking = game.players[0].looking
        assert len(looking) >= 2
        assert player_of(game, 0, 0)["looking"] == looking
        for viewer in (1, None):
            seen = player_of(game, 0, viewer)
            assert seen["looking"] is None
            assert seen["looking_at"] == len(looking)
            assert not components(RULEBOOK.viewer(game.state)(viewer)) & set(looking)


@rule("W-024", "W-039", "W-043", "W-048")
def test_of_face_down_missions_mice_and_doors_only_the_place_and_the_back_are_seen() -> None:
    game = Game(4)
    farm = RULEBOOK.viewer(game.state)(0)["farm"]
    assert {mission["kind"] for mission in farm["missions"]} == {"house", "cellar"}
    assert all(mission["mission"] is None and mission["rows"] == [] for mission in farm["missions"])
    assert {tuple(mouse) for mouse in farm["mice"]} == {("space", "room", "kind")}
    assert {tuple(passage) for passage in farm["passages"]} == {("passage", "rooms", "closed")}


# --- what is open ---------------------------------------------------------------------------------------------------


@rule("W-017", "W-024")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_play_area_is_open_to_everybody(viewer: int | None) -> None:
    game = bare()
    game.put(0, 177, 120)
    game.players[0].used = ["card:177"]
    game.house(0, "hm10", "cheese6")
    game.unlock(0, "veranda")
    doors(game, 0, 2)
    icons(game, 0, agility=3)
    built(game, 0, 1)
    dug(game, 0, 2)
    stand(game, 0, "C", "D")
    game.tokens(0, wood=1, metal=2, move=3, joker=4, current=1, vp=33)
    game.workers(0, forest=1, burrow=2)
    game.players[0].private = ["goal:goal10"]
    game.state.slots["goal:goal10"] = [-1]
    expected = {
        "played": ["card:177", "card:120"],
        "used": ["card:177"],
        "mice": ["mouse:hm10", "mouse:cheese6"],
        "powers": ["power:veranda"],
        "doors": ["door:door01", "door:door02"],
        "heroes": ["hero:hero_agility"],
        "skills": ["skill:sk_agility"],
        "explorer": "room:C",
        "tents": ["room:D"],
        "workers": {"area:forest": 1, "area:burrow": 2, "area:farm": 0},
        **{"wood": 1, "metal": 2, "move": 3, "joker": 4, "current": 1, "vp": 33, "beds": 1, "dug": 2, "entrance": 3},
    }
    seen = player_of(game, 0, viewer)
    assert {name: seen[name] for name in expected} == expected
    assert [goal["goal"] for goal in seen["private"]] == ["goal:goal10"]  # type: ignore[attr-defined]  # a list of views


@rule("W-246")
def test_each_room_one_may_act_in_is_named_once() -> None:
    game = bare()
    stand(game, 0, "C", "D", "C")
    assert player_of(game, 0, 1)["reach"] == ["room:C", "room:D"]


@rule("W-024", "W-062")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_markets_discard_piles_goals_and_the_wheel_are_open(viewer: int | None) -> None:
    game = bare()
    game.state.decks["basic"].discards = ["card:31"]
    game.lay_goals("goal01", "goal02", "goal03")
    game.choose("leader/space:s1b")
    seen = RULEBOOK.viewer(game.state)(viewer)
    assert seen["markets"]["basic"]["discards"] == ["card:31"]
    assert seen["markets"]["basic"]["row"] == game.state.markets["basic"].row
    assert seen["markets"]["basic"]["deck"] == len(game.state.decks["basic"])
    assert [goal["goal"] for goal in seen["goals"]] == ["goal:goal01", "goal:goal02", "goal:goal03"]
    assert [slot["covered"] for slot in seen["goals"][0]["slots"]] == [False, True, False, True]
    taken = [space for place in seen["wheel"] for space in place["spaces"] if space["leader"]]
    assert taken == [{"space": "space:s1b", "leader": "seat:0"}]
    assert seen["goals_left"] == 10


@rule("W-046", "W-045")
def test_the_open_round_mouse_lies_apart_from_the_stack_of_which_only_the_backs_are_seen() -> None:
    game = Game()
    seen = RULEBOOK.viewer(game.state)(None)
    assert seen["round_mouse"] == game.state.round_mouse
    assert seen["round_stack"] == ["house", "house", "cellar", "cellar"]
    game.state.stack = 1
    assert RULEBOOK.viewer(game.state)(None)["round_stack"] == ["cellar"]
    game.state.stack = 0
    assert RULEBOOK.viewer(game.state)(None)["round_stack"] == []


@rule("W-024", "W-047")
def test_of_the_supply_piles_the_number_of_mice_is_seen() -> None:
    game = Game()
    game.run(0, game.node(op="take_mouse", **{"from": "supply"}, kind="cellar"))
    game.choose("take/pile:cellar")
    seen = RULEBOOK.viewer(game.state)(1)
    assert seen["piles"] == {"house": 8, "cellar": 4}
    assert seen["players"][0]["mice"] == game.players[0].mice
