"""Refusals say everything that stands against a thing, each with its rule; what may be used has nothing against it."""

from __future__ import annotations

from random import Random

import pytest

from tests.contract.cases import components
from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import (
    bare,
    built,
    doors,
    dug,
    icons,
    meet,
    meet_mission,
    open_passages,
    stand,
    supply,
    title,
)
from tests.ledger_marks import rule
from warren.games.wistar.components import Invention
from warren.games.wistar.content import inventions
from warren.games.wistar.language import (
    CopyOnce,
    Explore,
    Ideas,
    MoveExplorer,
    OpenDoor,
    Play,
    Reveal,
    Solve,
    TakeDiscard,
    TakeMarket,
    TakeMouse,
    Tent,
    Unlock,
)
from warren.games.wistar.measures import Cheaper
from warren.games.wistar.pieces import POWERS, ROWS, SPACES
from warren.games.wistar.rulebook import RULEBOOK
from warren.table import Reason, Table
from warren.table.choice import touches

USED_BY = {
    "turn": ("leader", "claim", "use", "tent", "bonus"),
    "play": ("play",),
    "draw-play": ("play",),
    "solve": ("solve",),
    "marker": ("marker",),
    "unlock": ("marker",),
    "explore": ("open", "go", "reveal", "take"),
    "open": ("open",),
    "go": ("go",),
    "reveal": ("reveal",),
    "take": ("take",),
    "tent": ("tent", "move_tent"),
    "ideas": ("take",),
    "take-market": ("take",),
    "take-discard": ("take",),
    "copy": ("copy",),
}
"""Options whose last part is what is used; the other options pay, discard, or choose an order."""

EXPLAINED = ("card", "space", "row", "power", "goal", "passage", "mission-space", "mouse-space", "mouse", "room")


def why(game: Game, component: str, seat: int = 0) -> list[Reason]:
    game.asked()
    return RULEBOOK.why_not(game.state, seat, component)


def keys(game: Game, component: str, seat: int = 0) -> list[str]:
    return [reason.key for reason in why(game, component, seat)]


# --- in whole games -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_nothing_stands_against_what_is_offered_and_something_against_all_else(seats: int, seed: int) -> None:
    table, random = Table.start(RULEBOOK, seats, seed, listen=False), Random(seed)
    asked = 0
    while (choice := table.choice) is not None:
        asked += 1
        offered: set[str] = set()
        for option in choice.options:
            parts = touches(option)
            offered.update(parts)
            if parts and option[0] in USED_BY.get(choice.ask, ()):
                assert table.why_not(choice.seat, parts[-1]) == [], (choice.ask, option)
        if asked % 5 == 0:
            for component in components(table.view(choice.seat)) - offered:
                if component.split(":")[0] in EXPLAINED:
                    assert table.why_not(choice.seat, component), (choice.ask, component)
        likely = [option for option in choice.options if option[0] in ("play", "first", "solve", "reveal", "marker")]
        others = [option for option in choice.options if option[0] != "buy"]
        table.choose(random.choice(likely if likely and random.random() < 0.7 else others))
    for component in ("card:1", "space:s1a", "row:mis01a", "power:hero"):
        assert table.why_not(0, component)[0] == Reason("game-over", "W-264")


def test_nothing_is_said_about_what_is_no_component() -> None:
    game = Game()
    for component in ("card:999", "card:", "nothing", "row:mis99z", "seat:0", "sector:s1"):
        assert why(game, component) == []


@rule("W-078", "W-061")
def test_before_and_outside_ones_own_turn() -> None:
    table = Table.start(RULEBOOK, 2, 1)
    assert table.why_not(0, "space:s1a")[0] == Reason("before-the-game", "W-061")
    game = Game()
    assert keys(game, "space:s1b", seat=1) == ["not-your-turn"]
    assert keys(game, "space:s1b") == []


@rule("W-061")
def test_nothing_stands_against_a_card_of_the_pairs_one_chooses_from() -> None:
    table = Table.start(RULEBOOK, 2, 1)
    assert table.choice is not None
    picks, waits = table.choice.seat, 1 - table.choice.seat
    for card in table.state.pairs[0]:
        assert table.why_not(picks, card) == []
        assert [reason.key for reason in table.why_not(waits, card)] == ["before-the-game", "not-your-card"]
    other = next(card for card in inventions() if not any(f"card:{card}" in pair for pair in table.state.pairs))
    assert [reason.key for reason in table.why_not(picks, f"card:{other}")] == ["before-the-game", "not-your-card"]


@rule("W-094")
def test_nothing_stands_against_a_space_whose_effects_are_being_put_in_order() -> None:
    game = Game(4)
    game.hold(0, 31)
    game.workers(0, forest=1)
    stand(game, 0, "C")
    game.lay_sector("s4", 0)
    game.choose("leader/space:s4b34", "bonus/space:s4b34")
    assert game.asked() == "order"
    assert why(game, "space:s4b34") == []
    assert keys(game, "space:s1a") == ["finish-first", "leader-placed"]


# --- cards in hand --------------------------------------------------------------------------------------------------


def lacking(card: Invention) -> list[tuple[str, object, int]]:
    """Everything a card asks for: the reason's key, which sort, and how many."""
    needs = card.needs
    found: list[tuple[str, object, int]] = [("lacks-skill", skill, n) for skill, n in needs.skills.items()]
    found += [("lacks-kinds", kind, n) for kind, n in needs.kinds.items()]
    found += [("lacks-current", "current", needs.current)] if needs.current else []
    found += [("lacks-mice", kind, n) for kind, n in needs.mice.items()]
    found += [("lacks-rooms-dug", "rooms_dug", needs.rooms_dug)] if needs.rooms_dug else []
    prices = [("wood", card.cost.wood), ("metal", card.cost.metal), ("move", card.cost.move)]
    return found + [("lacks-price", what, n) for what, n in prices if n]


@rule("W-164", "W-165", "W-166", "W-167", "W-168", "W-170", "W-171", "W-172")
@pytest.mark.parametrize("card", inventions().values(), ids=lambda card: title(card.number))
def test_everything_a_card_in_hand_lacks_is_named_at_once(card: Invention) -> None:
    game = bare()
    game.hold(0, card.number)
    game.run(0, Play())
    reasons = [reason for reason in why(game, card.component) if reason.key != "needs-play-effect"]
    facts = [reason.facts for reason in reasons]
    sorts = [fact.get("skill") or fact.get("kind") or fact.get("what") for fact in facts]
    assert [(reason.key, sort, reason.facts["n"]) for reason, sort in zip(reasons, sorts, strict=True)] == lacking(card)
    assert all(reason.facts["have"] == 0 for reason in reasons)
    meet(game, 0, card.needs)
    supply(game, 0, card.cost)
    assert why(game, card.component) == [Reason("needs-play-effect", "W-156")]
    game.hold(0, card.number, *((31, 141) if card.number not in (31, 141) else (4, 32)))
    game.run(0, Play())
    assert game.asked() == "play"
    assert why(game, card.component) == []


@rule("W-160", "W-163", "W-345")
def test_jokers_and_ignored_icons_make_up_for_skills() -> None:
    """Card 129 asks for 2 intelligence; with one icon and one joker nothing lacks but the rest."""
    game = bare()
    game.hold(0, 129)
    icons(game, 0, intelligence=1)
    assert "lacks-skill" in keys(game, "card:129")
    lacks = next(reason for reason in why(game, "card:129") if reason.key == "lacks-skill")
    assert lacks == Reason("lacks-skill", "W-168", {"skill": "intelligence", "n": 2, "have": 1, "jokers": 0})
    game.tokens(0, joker=1)
    assert "lacks-skill" not in keys(game, "card:129")
    game.tokens(0, joker=0)
    game.put(0, 125)
    assert "lacks-skill" not in keys(game, "card:129")


@rule("W-179", "W-312")
def test_a_discount_is_taken_off_before_a_price_is_called_too_high() -> None:
    """Card 102: 2 wood and 1 metal; card 30 takes 1 of either off."""
    game = bare()
    game.hold(0, 102)
    game.put(0, 30)
    game.tokens(0, wood=1, metal=1)
    assert keys(game, "card:102") == ["needs-play-effect"]
    game.tokens(0, wood=1, metal=0)
    assert [reason.facts for reason in why(game, "card:102")[1:]] == [
        {"what": "wood", "n": 2, "have": 1},
        {"what": "metal", "n": 1, "have": 0},
    ]


@rule("W-394", "W-395", "W-314")
def test_what_the_effect_under_way_allows_is_minded() -> None:
    """A free play ignores requirements; one for robots alone takes nothing else; a discount comes off."""
    game = bare()
    game.hold(0, 25, 90, 31)
    game.run(0, Play(free=True, deck="basic"))
    assert keys(game, "card:90") == []
    assert why(game, "card:25") == [Reason("not-asked-for", "W-395")]
    game.run(0, Play(discount=Cheaper(either=1)))
    assert keys(game, "card:90") == []
    game.run(0, Play())
    assert keys(game, "card:90") == ["lacks-price"]


@rule("W-024", "W-111", "W-183", "W-243")
def test_cards_elsewhere() -> None:
    game = bare()
    game.lay_market(1, 31)
    game.put(0, 30, 145)
    game.hold(1, 32)
    assert why(game, "card:32") == [Reason("not-your-card", "W-024")]
    assert why(game, "card:31") == [Reason("needs-idea-points", "W-111")]
    assert why(game, "card:30") == [Reason("no-quick-action", "W-183")]
    assert why(game, "card:145") == [Reason("no-result", "W-243")]
    game.players[0].used = ["card:145"]
    assert keys(game, "card:145") == ["used-this-round", "no-result"]
    game.tokens(0, wood=1)
    game.players[0].used = []
    game.choose("hut")
    assert why(game, "card:145") == [Reason("finish-first", "W-238")]
    game.run(0, Ideas(n=1))
    assert why(game, "card:1") == [Reason("lacks-ideas", "W-110", {"n": 2, "have": 1})]
    assert why(game, "card:31") == []


@rule("W-351", "W-360", "W-327", "W-374")
def test_cards_that_effects_take_or_copy() -> None:
    game = bare()
    game.lay_market(1, 4, 31, 32)
    game.run(0, TakeMarket(deck="basic", n=1))
    assert why(game, "card:31") == []
    assert why(game, "card:1") == [Reason("not-asked-for", "W-351")]
    game.state.decks["basic"].discards = ["card:33", "card:34"]
    game.state.decks["advanced"].discards = ["card:5"]
    game.run(0, TakeDiscard(deck="basic", n=1))
    assert why(game, "card:33") == []
    assert why(game, "card:5") == [Reason("not-your-card", "W-024")]
    game.put(0, 30, 77, 145)
    game.put(1, 179)
    game.run(0, CopyOnce(source="any"), source="card:77")
    assert why(game, "card:179") == []
    assert why(game, "card:145") == [Reason("no-result", "W-327")]
    assert why(game, "card:77") == [Reason("not-asked-for", "W-374")]
    assert why(game, "card:30") == [Reason("no-quick-action", "W-327")]


# --- the wheel ------------------------------------------------------------------------------------------------------


@rule("W-084", "W-085", "W-037", "W-078", "W-080")
def test_each_wheel_space() -> None:
    game = Game()
    for space in SPACES:
        here = f"leader/{space}" in game.options()
        assert keys(game, space) == ([] if here else ["other-player-count"])
    game.choose("leader/space:s1a", "end", "leader/space:s2a", "end")
    assert why(game, "space:s1a") == [
        Reason("space-taken", "W-084", {"seat": "seat:0"}),
        Reason("leader-in-sector", "W-085", {"sector": "sector:s1"}),
    ]
    assert why(game, "space:s1b") == [Reason("leader-in-sector", "W-085", {"sector": "sector:s1"})]
    assert why(game, "space:s2a") == [Reason("space-taken", "W-084", {"seat": "seat:1"})]
    assert keys(game, "space:s2b") == []
    game.choose("leader/space:s3a")
    assert keys(game, "space:s2b") == ["leader-placed"]
    game.players[0].leaders = 0
    assert keys(game, "space:s1b") == ["leader-placed", "no-leader-left", "leader-in-sector"]


@rule("W-092", "W-238")
def test_a_bonus_that_would_do_nothing_and_one_that_waits() -> None:
    game = bare()
    game.workers(0, farm=2)
    game.lay_sector("s2", 5)
    game.choose("leader/space:s2a")
    assert why(game, "space:s2a") == [Reason("no-result", "W-092")]  # no mission to be solved
    game.choose("main/explore")
    assert keys(game, "space:s2a") == ["finish-first", "no-result"]
    assert keys(game, "space:s1a") == ["finish-first", "leader-placed"]


# --- missions and powers --------------------------------------------------------------------------------------------


@rule("W-157", "W-199", "W-200", "W-205", "W-207", "W-168", "W-022")
def test_each_mission_row() -> None:
    game = bare()
    for row in ROWS:
        assert keys(game, row)[:2] == ["needs-solve-effect", "mission-face-down"]
    meet_mission(game, "mis03")
    game.tokens(0, wood=1)
    assert why(game, "row:mis03a") == [
        Reason("needs-solve-effect", "W-157"),
        Reason("lacks-mix", "W-022", {"n": 2, "have": 1}),
    ]
    stand(game, 0, "D")
    assert why(game, "row:mis03c") == [
        Reason("needs-solve-effect", "W-157"),
        Reason("mission-out-of-reach", "W-200", {"room": "room:C"}),
        Reason("lock-shut", "W-207", {"lock": 1}),
        Reason("lock-shut", "W-207", {"lock": 2}),
        Reason("lacks-skill", "W-168", {"skill": "perception", "n": 1, "have": 0, "jokers": 0}),
        Reason("lacks-skill", "W-168", {"skill": "endurance", "n": 1, "have": 0, "jokers": 0}),
    ]
    game.state.rows["row:mis03a"] = 1
    stand(game, 0, "C")
    assert why(game, "row:mis03a")[1] == Reason("row-taken", "W-205", {"seat": "seat:1"})


@rule("W-202", "W-206", "W-022")
def test_a_row_paid_with_cards_says_how_many_are_lacking() -> None:
    game = bare()
    meet_mission(game, "mis09")
    icons(game, 0, intelligence=2)
    game.hold(0, 31)
    game.tokens(0, wood=5, metal=5)
    assert why(game, "row:mis09a") == [
        Reason("needs-solve-effect", "W-157"),
        Reason("lacks-price", "W-206", {"what": "card", "n": 2, "have": 1}),
    ]


@rule("W-171", "W-172", "W-418", "W-167", "W-166", "W-165")
def test_the_other_requirements_of_rows() -> None:
    game = bare()
    game.next_mission("mis05")
    found = {row: keys(game, f"row:{row}")[2:] for row in ("mis08b", "mis08c", "mis06c", "mis05b", "mis06a", "mis07b")}
    assert found == {
        "mis08b": ["lock-shut", "lacks-energy"],
        "mis08c": ["lacks-mice"],
        "mis06c": ["lock-shut", "lacks-rooms-dug"],
        "mis05b": ["lock-shut", "lacks-kinds"],
        "mis06a": ["lacks-skill", "lacks-price"],
        "mis07b": ["lacks-current", "lacks-price"],
    }


@rule("W-344", "W-204")
def test_a_row_while_a_mission_is_being_solved() -> None:
    game = bare()
    meet_mission(game, "mis03")
    icons(game, 0, agility=1)
    game.tokens(0, wood=3)
    game.run(0, Solve())
    assert keys(game, "row:mis03a") == []
    assert keys(game, "row:mis03b") == ["lacks-skill"]
    game.run(0, Solve(ignore_skill=1))
    assert keys(game, "row:mis03b") == []
    game.choose("solve/row:mis03b")
    assert keys(game, "row:mis03a") == ["needs-solve-effect"]


@rule("W-211", "W-213", "W-228")
def test_a_row_without_a_marker_that_fits() -> None:
    game = bare()
    meet_mission(game, "mis03")
    game.tokens(0, wood=2)
    game.unlock(0, "veranda", "double_moves", "skill", "three_points")
    assert keys(game, "row:mis03a") == ["needs-solve-effect", "marker-price"]
    game.unlock(0, "cheap_beds", "cheap_rooms")
    assert why(game, "row:mis03a")[1] == Reason("no-marker-fits", "W-213")
    meet_mission(game, "mis07")
    game.tokens(0, wood=3)
    assert keys(game, "row:mis07a") == ["needs-solve-effect"]
    game.unlock(0, "six_points", "free_invention", "main_action", "hero")
    assert why(game, "row:mis07a")[1] == Reason("no-marker-fits", "W-211")


@rule("W-212", "W-213", "W-214", "W-228", "W-320")
def test_each_power() -> None:
    game = bare()
    expected = {
        "brown": ["needs-mission"],
        "grey": ["needs-mission", "grey-needs-cellar"],
    }
    for power, printed in POWERS.items():
        price = ["marker-price"] if printed.unlock_price.any else []
        assert keys(game, power) == expected[printed.color] + price
    meet_mission(game, "mis03")
    game.tokens(0, wood=2)
    game.run(0, Solve())
    game.choose("solve/row:mis03a")
    assert keys(game, "power:veranda") == []
    assert keys(game, "power:hero") == ["grey-needs-cellar"]
    assert keys(game, "power:cheap_beds") == ["marker-price"]
    game.choose("marker/power:veranda")
    assert keys(game, "power:veranda") == ["power-open"]
    game.run(0, Unlock(color="brown", to="discard"))
    assert keys(game, "power:skill") == []
    assert keys(game, "power:hero") == ["not-asked-for"]
    assert keys(game, "power:cheap_rooms") == ["marker-price"]
    cellar = bare()
    meet_mission(cellar, "mis07")
    cellar.tokens(0, wood=4)
    assert keys(cellar, "power:hero") == ["needs-mission"]
    cellar.run(0, Solve())
    cellar.choose("solve/row:mis07a")
    assert keys(cellar, "power:hero") == keys(cellar, "power:cheap_beds") == []


# --- goals ----------------------------------------------------------------------------------------------------------


@rule("W-252", "W-254", "W-255", "W-256", "W-260", "W-313")
def test_each_goal() -> None:
    game = bare()
    game.lay_goals("goal01", "goal02", "goal03")
    assert why(game, "goal:goal01") == [Reason("goal-not-met", "W-252", {"n": 3, "have": 0})]
    assert why(game, "goal:goal04") == [Reason("not-your-goal", "W-313")]
    dug(game, 0, 3)
    assert why(game, "goal:goal01") == []
    game.choose("claim/goal:goal01")
    assert keys(game, "goal:goal01") == ["goal-claimed", "goal-not-met"]
    assert why(game, "goal:goal01")[1] == Reason("goal-not-met", "W-252", {"n": 5, "have": 3})
    game.state.slots["goal:goal01"] = [0, -2, 1, -2]
    game.players[0].discs = 0
    assert [(reason.key, reason.rule) for reason in why(game, "goal:goal01")] == [
        ("goal-claimed", "W-255"),
        ("no-disc-left", "W-260"),
        ("no-slot-left", "W-256"),
    ]
    game.state.slots["goal:goal02"] = [1, 1, 1, 1]
    assert ("no-slot-left", "W-254") in [(reason.key, reason.rule) for reason in why(game, "goal:goal02")]
    built(game, 1, 3)
    game.state.slots["goal:goal02"] = [-1, -2, -1, -2]
    assert keys(game, "goal:goal02", seat=1) == ["not-your-turn"]
    game.choose("hut")
    assert keys(game, "goal:goal03")[0] == "finish-first"


# --- the farm -------------------------------------------------------------------------------------------------------


@rule("W-118", "W-121", "W-124", "W-371")
def test_each_door() -> None:
    game = bare()
    assert why(game, "passage:e1") == [Reason("needs-explore-point", "W-118")]
    assert keys(game, "passage:e5") == ["needs-explore-point", "door-out-of-reach"]
    assert why(game, "passage:e9") == [Reason("passage-open", "W-124")]
    game.run(0, Explore(n=1))
    assert keys(game, "passage:e1") == []
    assert keys(game, "passage:e5") == ["door-out-of-reach"]
    game.run(0, OpenDoor(where="adjacent"))
    assert keys(game, "passage:e1") == []
    assert keys(game, "passage:e5") == ["door-out-of-reach"]
    game.run(0, OpenDoor(where="anywhere"))
    assert keys(game, "passage:e5") == []


@rule("W-125", "W-309", "W-245", "W-247", "W-248", "W-249", "W-316")
def test_each_room() -> None:
    game = bare()
    open_passages(game, "e1", "e3")
    assert keys(game, "room:A") == ["no-tent-outside"]
    stand(game, 0, "C", "C")
    assert keys(game, "room:C") == ["tent-there"]
    assert keys(game, "room:D") == ["needs-explore-point"]
    game.run(0, Explore(n=1))
    assert keys(game, "room:D") == []
    assert keys(game, "room:H") == ["not-next-room"]
    assert keys(game, "room:G") == ["no-open-way"]
    assert keys(game, "room:C") == ["finish-first", "tent-there"]
    game.run(0, MoveExplorer(range="reachable"))
    assert keys(game, "room:H") == []
    assert keys(game, "room:A") == ["not-asked-for"]
    game.run(0, Tent(where="reachable"))
    assert keys(game, "room:D") == []
    assert keys(game, "room:C") == ["tent-there"]
    assert keys(game, "room:G") == ["no-open-way"]
    stand(game, 0, "D", "C", "B")
    assert keys(game, "room:D") == ["no-tent-left"]
    stand(game, 0, "D")
    game.run(0, Tent(where="here"))
    assert keys(game, "room:D") == []
    assert keys(game, "room:C") == ["not-asked-for"]


@rule("W-128", "W-129")
def test_each_mission_space() -> None:
    game = bare()
    assert why(game, "mission-space:m-C") == [
        Reason("needs-explore-point", "W-118"),
        Reason("mission-out-of-reach", "W-128", {"room": "room:C"}),
    ]
    game.run(0, Reveal(where="anywhere"))
    assert why(game, "mission-space:m-C") == []
    game.choose("reveal/mission-space:m-C")
    assert why(game, "mission-space:m-C") == [Reason("mission-face-up", "W-129")]
    stand(game, 0, "E")
    game.run(0, Reveal(where="here"))
    assert why(game, "mission-space:m-E") == []


@rule("W-130", "W-131", "W-132", "W-133", "W-153", "W-387")
def test_mice_and_cheese() -> None:
    game = Game(3)
    game.hold(0)
    assert keys(game, "mouse-space:t-C1") == ["needs-explore-point", "mouse-out-of-reach"]
    game.run(0, TakeMouse(source="anywhere", kind="cellar"))
    assert keys(game, "mouse-space:t-C1") == ["not-asked-for"]
    assert keys(game, "mouse-space:t-E1") == []
    game.run(0, TakeMouse(source="supply"))
    assert keys(game, "mouse-space:t-E1") == ["needs-explore-point", "mouse-out-of-reach"]
    stand(game, 0, "G")
    game.run(0, TakeMouse(source="here", kind="house"))
    assert keys(game, "mouse:cheese6") == ["needs-explore-point"]  # there's no house mouse: nothing is asked
    game.run(0, Explore(n=1))
    assert keys(game, "mouse:cheese6") == keys(game, "mouse-space:t-G1") == []
    assert keys(game, "mouse:cheese3") == ["cheese-below"]
    game.house(0, "cheese6")
    game.run(0, Explore(n=1))
    assert why(game, "mouse:cheese3") == [Reason("has-cheese", "W-133", {"mouse": "mouse:cheese6"})]
    assert keys(game, "mouse:cheese6") == ["mouse-lives-here"]
    mouse = str(game.state.round_mouse)
    assert why(game, mouse) == [Reason("needs-round-mouse-effect", "W-153")]
    game.run(0, TakeMouse(source="round"))
    assert why(game, mouse) == []
    built(game, 0, 2)
    game.refresh()
    assert keys(game, mouse) == ["needs-round-mouse-effect", "no-free-room"]
    game.state.mouse_spaces.remove("mouse-space:t-G1")
    assert keys(game, "mouse-space:t-G1") == ["no-mouse-there"]
    hidden = game.state.mouse_bags["house"][0]
    assert keys(game, hidden) == ["not-your-mouse"]


@rule("W-145", "W-415")
def test_what_is_to_be_discarded_has_nothing_against_it() -> None:
    game = bare()
    game.hold(0, 31, 32)
    game.house(0, "hm10", "hm11")
    game.run(0, game.node(op="exchange", pay={"mice": 1, "cards": 1}, get=[{"op": "gain", "vp": 1}]))
    game.choose("pay/0/0/1")
    assert game.asked() == "discard"
    assert keys(game, "card:31") == []
    game.choose("discard/card:31")
    assert game.asked() == "discard-mouse"
    assert keys(game, "mouse:hm10") == []
    doors(game, 0, 1)
    assert keys(game, "door:door01") == []
