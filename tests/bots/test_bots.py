"""Bots: what they are shown, what they answer, and that a game repeats."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar, Final

import pytest

from tests.bots.worlds import Curious, answer_in, everything_in, reachable
from tests.toy.rulebook import TOY, Toy
from warren.bots import LEVELS, Bot, GreedyBot, StrongBot, Thinking, UnknownBot, bot, decide, play
from warren.bots.greedy import standing
from warren.table import Choice, Dice, Option, Table

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {**LEVELS, "strong": partial(StrongBot, patience=20)}
"""All levels; the strong bot in a hurry."""


def start(seed: int = 1, seats: int = 2) -> Table[Toy]:
    return Table.start(TOY, seats, seed)


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("seats", [2, 3])
def test_every_bot_plays_a_game_to_its_end(name: str, seats: int) -> None:
    table = start(seats=seats)
    asked = play(table, [BOTS[name]()] * seats)
    assert table.result is not None
    assert asked == table.moves == len(table.entries)


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    games = []
    for _ in range(2):
        table = start(seed=5)
        play(table, [BOTS[name]()] * 2)
        games.append([entry.choice for entry in table.entries])
    assert games[0] == games[1]


@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_answers_the_same_again_after_an_undo(name: str) -> None:
    table = Table.start(TOY, 2, 3, undo_policy="free")
    play_some(table, 4)
    before = decide(BOTS[name](), table)
    table.choose(before)
    table.undo()
    assert decide(BOTS[name](), table) == before


def play_some(table: Table[Toy], moves: int) -> None:
    for _ in range(moves):
        assert table.choice is not None
        table.choose(0)


def test_thinking_changes_nothing_at_the_table() -> None:
    table = start()
    before = table.digest(), table.moves, len(table.entries), table.choice
    decide(bot("greedy"), table)
    assert (table.digest(), table.moves, len(table.entries), table.choice) == before


def test_random_bots_differ_from_move_to_move_and_from_seed_to_seed() -> None:
    paths = set()
    for seed in range(8):
        table = start(seed=seed)
        play(table, [bot("random")] * 2)
        paths.add(tuple(entry.choice for entry in table.entries))
    assert len(paths) == 8
    heads = {str(choice).split("/")[0] for path in paths for choice in path}
    assert heads == {"draw", "roll", "peek", "play", "keep"}


def test_a_random_bot_needs_no_snapshots() -> None:
    table = Table.start(TOY, 2, 1, listen=False, snapshots=False)
    play(table, [bot("random")] * 2)
    assert table.result is not None


def test_no_way_leads_from_a_world_to_the_true_table() -> None:
    table = start(seed=2)
    play_some(table, 3)
    curious = Curious([0, 1])
    decide(curious, table)
    for world in curious.worlds:
        world.choose(0)
        found = reachable(world)
        assert id(world.state) in found
        for secret in (table, table.state, table.state.dice, table._base, table._origin, table._entries, table._flow):
            assert secret is not None
            assert id(secret) not in found


class Searched:
    """A bot of whom everything it holds is searched, each time it has asked for a world."""

    def __init__(self, bot: Bot, table: Table[Toy]) -> None:
        self.bot = bot
        self.secrets = [id(secret) for secret in (table, table.state, table.state.dice, table._base, table._flow)]
        self.searches = 0

    def think(self, choice: Choice, dice: Dice) -> Thinking:
        thinking = self.bot.think(choice, dice)
        try:
            number = next(thinking)
            while True:
                number = thinking.send((yield number))
                self.searches += 1
                assert not reachable(thinking).intersection(self.secrets)
        except StopIteration as done:
            answer: Option = done.value
            return answer


@pytest.mark.parametrize("name", ["greedy", "strong"])
def test_nothing_a_bot_holds_while_it_thinks_leads_to_the_true_table(name: str) -> None:
    table = start(seed=2)
    play_some(table, 3)
    searched = Searched(BOTS[name](), table)
    decide(searched, table)
    assert searched.searches > 1


def test_a_world_holds_neither_the_seed_nor_what_follows_from_it() -> None:
    table = Table.start(TOY, 2, "a-secret-seed")
    curious = Curious([0])
    decide(curious, table)
    world = curious.worlds[0]
    assert world.seed is None
    assert "a-secret-seed" in everything_in(table)
    assert not [part for part in everything_in(world) if isinstance(part, str) and "secret" in part]
    imagined = [step.seed for step in world._since if not isinstance(step, tuple)]
    assert imagined
    assert not any("secret" in str(seed) for seed in imagined)


def test_the_same_number_shows_the_same_world_and_another_number_another() -> None:
    table = start(seed=2)
    curious = Curious([0, 0, 1, 2, 3, 4])
    decide(curious, table)
    digests = [world.digest() for world in curious.worlds]
    assert digests[0] == digests[1]
    assert len(set(digests)) == 5
    assert table.digest() not in digests


def test_a_world_looks_like_the_table_to_the_seat_that_is_asked() -> None:
    table = start(seed=2)
    play_some(table, 3)
    assert table.choice is not None
    seat = table.choice.seat
    curious = Curious([0, 1, 2])
    decide(curious, table)
    for world in curious.worlds:
        assert world.view(seat) == table.view(seat)
        assert world.question(seat) == table.question(seat)


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"no bot is called 'clever'; there are random, greedy, strong"):
        bot("clever")


# --- greedy ---------------------------------------------------------------------------------------------------------


def test_greedy_plays_its_best_card_when_points_are_all_that_counts() -> None:
    table = Table.start(TOY, 2, 4, {"start": "first"})
    hand = table.view(0)["players"][0]["hand"]
    best = max(hand, key=lambda card: int(card.split(":")[1]))
    assert decide(bot("greedy"), table) == ("play", best)


def test_greedy_answers_the_questions_that_follow_before_it_compares() -> None:
    """The first option leads to a question of which one answer wins; the second is worth a little at once."""

    class Rules:
        worth: ClassVar[dict[Option, float]] = {
            ("look",): 0.0,
            ("coin",): 1.0,
            ("look", "left"): -5.0,
            ("look", "right"): 5.0,
        }

        def estimate(self, path: Option, seat: int) -> float:
            return self.worth[path] if seat == 0 else 0.0

    assert answer_in(
        bot("greedy"), Rules(), [("look",), ("coin",)], {("look",): Choice(0, "where", [("left",), ("right",)])}
    ) == ("look",)


def test_greedy_keeps_patience_for_its_last_option() -> None:
    """The first option leads to more answers than there is patience for; of the second, one answer wins."""

    class Rules:
        def estimate(self, path: Option, seat: int) -> float:
            return 5.0 if seat == 0 and path == ("deep", "right") else 0.0

    wide = Choice(0, "where", [(f"{n}",) for n in range(8)])
    deep = Choice(0, "where", [("left",), ("right",)])
    hasty = GreedyBot(patience=10)
    for seed in range(4):
        assert answer_in(hasty, Rules(), [("wide",), ("deep",)], {("wide",): wide, ("deep",): deep}, seed) == ("deep",)


def test_greedy_leaves_questions_to_others_unanswered() -> None:
    class Rules:
        worth: ClassVar[dict[Option, float]] = {("look",): 0.0, ("coin",): 1.0}

        def estimate(self, path: Option, seat: int) -> float:
            return self.worth[path] if seat == 0 else 0.0

    assert answer_in(
        bot("greedy"), Rules(), [("look",), ("coin",)], {("look",): Choice(1, "where", [("left",), ("right",)])}
    ) == ("coin",)


def test_greedy_minds_its_best_opponent() -> None:
    class Rules:
        worth: ClassVar[dict[Option, tuple[float, ...]]] = {("help",): (3.0, 4.0, 0.0), ("wait",): (1.0, 1.0, 1.0)}

        def estimate(self, path: Option, seat: int) -> float:
            return self.worth[path][seat]

    assert answer_in(bot("greedy"), Rules(), [("help",), ("wait",)], {}) == ("wait",)


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(20):
        table = start(seed=seed)
        seats: list[Bot] = [bot("greedy"), bot("random")]
        play(table, seats if seed % 2 == 0 else seats[::-1])
        assert table.result is not None
        wins += table.result.winners == [seed % 2]
    assert wins >= 15


def test_a_victory_counts_more_than_any_lead() -> None:
    def ended(points: list[int]) -> float:
        table: Any = start()
        table.state.round = 4
        for player, own in zip(table.state.players, points, strict=True):
            player.points, player.coins = own, 0
        world = table.copy()
        world.result = TOY.result(table.state)
        return standing(world, 0)

    assert ended([12, 11]) > 500 > -500 > ended([11, 12])
    assert ended([15, 11]) > ended([12, 11])


def test_greedy_breaks_ties_with_its_own_dice() -> None:
    class Rules:
        def estimate(self, path: Option, seat: int) -> float:
            return 1.0

    options: list[Option] = [("a",), ("b",), ("c",)]
    assert {answer_in(bot("greedy"), Rules(), options, {}, seed) for seed in range(30)} == set(options)
