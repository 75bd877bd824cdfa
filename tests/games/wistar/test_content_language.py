"""The effect language refuses what it doesn't know, and the whole of it can be written in a content file (ops.md)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.ledger_marks import rule
from warren.games.wistar.effect_types import Aggro, Effect, FinalNode, Standing, When
from warren.games.wistar.language import Exchange, Gain, If, MainAction, Node, Play, TakeMouse
from warren.games.wistar.measures import ACTIONS, Cheaper, Cond, Count, Loss, Price


def read(tree: dict[str, Any], kind: Any = Node) -> Any:
    return msgspec.convert(tree, kind)


ORDINARY: list[dict[str, Any]] = [
    {"op": "gain", "wood": 1},
    {"op": "gain_any", "n": 1, "cards": True},
    {"op": "skill_token"},
    {"op": "hero"},
    {"op": "draw", "deck": "any", "n": 2},
    {"op": "draw_play", "deck": "basic", "n": 3, "play": 1},
    {"op": "draw_keep", "deck": "advanced", "n": 3, "keep": 2},
    {"op": "flip", "deck": "basic", "kind": "tool"},
    {"op": "search", "deck": "basic", "kind": "robot"},
    {"op": "take_discard", "deck": "any", "n": 1},
    {"op": "take_market", "deck": "basic", "n": 1},
    {"op": "ideas", "n": 2},
    {"op": "private_goal", "draw": 2, "keep": 1},
    {"op": "play", "without_skill": "strength", "ignore_skill": 1},
    {"op": "explore", "n": 1},
    {"op": "open_door", "where": "adjacent"},
    {"op": "move_explorer", "range": "one"},
    {"op": "reveal", "where": "here"},
    {"op": "solve", "n": 2},
    {"op": "tent", "where": "here"},
    {"op": "take_mouse", "from": "round"},
    {"op": "dig", "n": 1, "free": True},
    {"op": "bed", "n": 1},
    {"op": "enter_worker", "n": 1},
    {"op": "move_workers", "n": 2},
    {"op": "unlock", "color": "grey", "to": "discard"},
    {"op": "discard_bed"},
    {"op": "main_action", "of": "any", "strength": 2},
    {"op": "potion"},
    {"op": "copy_once", "from": "any"},
    {"op": "choose", "of": [[{"op": "potion"}], [{"op": "hero"}]], "n": 1},
    {"op": "exchange", "pay": {"any": 1}, "get": [{"op": "potion"}], "times": "any"},
    {"op": "swap_any"},
    {"op": "per", "count": {"energy": True}, "do": [{"op": "potion"}], "max": 2},
    {"op": "if", "cond": {"current": 1}, "then": [{"op": "potion"}], "else": [{"op": "hero"}]},
]

PERMANENT: list[dict[str, Any]] = [
    {"op": "when", "event": "use_once", "do": [{"op": "potion"}]},
    {"op": "discount", "target": "play", "has_skill": "agility", "move": 1},
    {"op": "ignore_skill", "target": "mission", "n": 1},
    {"op": "price", "target": "bed", "wood": 1},
    {"op": "extra_room", "n": 1},
    {"op": "boost", "action": "explore", "n": 1},
    {"op": "move_power", "n": 2},
    {"op": "immune"},
]


@pytest.mark.parametrize("tree", ORDINARY, ids=lambda tree: tree["op"])
def test_every_ordinary_op_can_be_read_and_written_back(tree: dict[str, Any]) -> None:
    node = read(tree)
    assert read(msgspec.to_builtins(node)) == node


@pytest.mark.parametrize("tree", PERMANENT, ids=lambda tree: tree["op"])
def test_every_permanent_op_can_be_read_and_written_back(tree: dict[str, Any]) -> None:
    node = read(tree, Standing)
    assert read(msgspec.to_builtins(node), Standing) == node


def test_the_python_names_of_awkward_keys() -> None:
    assert read({"op": "take_mouse", "from": "here"}) == TakeMouse(source="here")
    tree = {"op": "if", "cond": {"not": {"current": 2}}, "then": [{"op": "gain", "vp": 1}], "else": []}
    assert read(tree) == If(cond=Cond(negated=Cond(current=2)), then=(Gain(vp=1),))
    assert read({"op": "exchange", "pay": {}, "get": []}) == Exchange(pay=Price(), get=(), times=1)
    assert read({"op": "play", "discount": {"either": 1}}) == Play(discount=Cheaper(either=1))


def test_main_actions_to_choose_from() -> None:
    assert MainAction(of="any").actions() == ACTIONS
    assert MainAction(of="explore").actions() == ("explore",)
    assert MainAction(of=("explore", "dig_rooms")).actions() == ("explore", "dig_rooms")


@pytest.mark.parametrize(
    "tree",
    [
        {"op": "gain"},
        {"op": "gain", "wood": 0},
        {"op": "gain", "gold": 1},
        {"op": "steal", "wood": 1},
        {"op": "draw", "deck": "secret", "n": 1},
        {"op": "draw", "deck": "basic"},
        {"op": "flip", "deck": "any", "kind": "tool"},
        {"op": "open_door", True: "adjacent"},
        {"op": "immune"},
        {"op": "score", "vp": 1},
        {"op": "per", "count": {}, "do": []},
        {"op": "per", "count": {"energy": True, "doors": True}, "do": []},
        {"op": "per", "count": {"each": 2}, "do": []},
        {"op": "per", "count": {"doors": True, "of": {"doors": True}}, "do": []},
        {"op": "if", "cond": {"at_least": 2}, "then": []},
        {"op": "if", "cond": {}, "then": []},
        {"op": "exchange", "pay": {"gold": 1}, "get": []},
    ],
    ids=str,
)
def test_what_the_language_does_not_know_is_refused(tree: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        read(tree)


def test_a_trigger_knows_only_the_filters_of_its_event() -> None:
    assert read({"op": "when", "event": "gather", "action": "gather_wood", "do": []}, Standing) == When(
        event="gather", action="gather_wood", do=()
    )
    with pytest.raises(msgspec.ValidationError, match="the event take_door has no filter deck"):
        read({"op": "when", "event": "take_door", "deck": "basic", "do": []}, Standing)
    with pytest.raises(msgspec.ValidationError, match="the event gain_vp has no filter mode"):
        read({"op": "when", "event": "gain_vp", "mode": "unit", "do": []}, Standing)


@rule("W-187")
def test_an_aggressive_node_says_lose_or_choose() -> None:
    more = Count(doors=True)
    assert read({"op": "aggro", "more": {"doors": True}, "lose": [{"vp": 2}]}, Aggro) == Aggro(
        more=more, lose=(Loss(vp=2),)
    )
    for tree in (
        {"op": "aggro", "more": {"doors": True}},
        {"op": "aggro", "more": {"doors": True}, "lose": [{"vp": 2}], "choose": [[{"vp": 2}]]},
        {"op": "aggro", "more": {"doors": True}, "lose": [{"vp": 2, "wood": 1}]},
        {"op": "aggro", "more": {"doors": True}, "lose": [{}]},
    ):
        with pytest.raises(msgspec.ValidationError):
            read(tree, Aggro)


@rule("W-182", "W-183", "W-184", "W-185", "W-186", "W-187")
@pytest.mark.parametrize(
    ("kind", "fitting", "misplaced"),
    [
        ("immediate", {"op": "gain", "vp": 1}, {"op": "immune"}),
        ("once", {"op": "potion"}, {"op": "score", "vp": 1}),
        ("income", {"op": "gain", "vp": 1}, {"op": "extra_room", "n": 1}),
        ("final", {"op": "score", "vp": 1, "per": {"doors": True}}, {"op": "gain", "vp": 1}),
        ("permanent", {"op": "immune"}, {"op": "gain", "vp": 1}),
        ("aggressive", {"op": "aggro", "more": {"vp": True}, "lose": [{"vp": 1}]}, {"op": "immune"}),
    ],
)
def test_each_effect_type_holds_only_its_own_sort_of_nodes(
    kind: str, fitting: dict[str, Any], misplaced: dict[str, Any]
) -> None:
    effect = read({"type": kind, "do": [fitting]}, Effect)
    assert effect.type == kind
    assert len(effect.do) == 1
    with pytest.raises(msgspec.ValidationError):
        read({"type": kind, "do": [misplaced]}, Effect)


def test_final_scoring_nodes() -> None:
    node = read({"op": "score_if", "cond": {"round": 5}, "vp": 3}, FinalNode)
    assert node.cond.what == "round"
    assert node.vp == 3


@pytest.mark.parametrize(
    ("tree", "what"),
    [
        ({"tokens": "wood"}, "tokens"),
        ({"cards": {}}, "cards"),
        ({"each": 2, "of": {"vp": True}}, "each"),
        ({"sum": [{"vp": True}]}, "sum"),
    ],
)
def test_a_count_knows_what_it_counts(tree: dict[str, Any], what: str) -> None:
    assert read(tree, Count).what == what
