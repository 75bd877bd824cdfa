"""A tiny game for testing the engine: hidden hands, a lazy deck, dice, a peek, forced choices and two endings.

Each turn a seat draws, plays a card for its points, rolls for coins, or peeks at the next seat's lowest card.
The game ends after six rounds, or at once when somebody has 40 points.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from warren.table import Dice, Flow, Option, Reason, Result, State, Variant, Variants, VariantSchema, View, Viewer
from warren.table.parts import Deck


@dataclass(slots=True)
class Player:
    hand: list[int]
    points: int
    coins: int
    seen: list[int]

    def copy(self) -> Player:
        return Player(self.hand[:], self.points, self.coins, self.seen[:])


@dataclass(slots=True)
class Toy(State):
    players: list[Player]
    deck: Deck[int]
    table: list[int]
    active: int

    def copy(self) -> Toy:
        return Toy(
            self.dice.copy(),
            self.seats,
            self.round,
            self.news,
            None,
            [player.copy() for player in self.players],
            self.deck.copy(),
            self.table[:],
            self.active,
        )


class ToyRules:
    name = "toy"
    version = "1"
    seats = range(2, 4)
    variants: VariantSchema = {
        "rich": Variant(False),
        "start": Variant("random", ("random", "first")),
        "cards": Variant(2),
        "colours": Variant([], ("red", "blue")),
        "trio": Variant(False, seats=(3,)),
    }
    state_type = Toy

    def check(self, seats: int, variants: Variants) -> None:
        pass

    def setup(self, seats: int, variants: Variants, dice: Dice) -> Toy:
        deck = Deck([list(range(1, 13)), list(range(13, 17))])
        players = [Player([], 0, 5 if variants["rich"] else 0, []) for _ in range(seats)]
        state = Toy(dice, seats, 1, 0, None, players, deck, [], 0)
        for player in players:
            for _ in range(2):
                player.hand.append(deck.draw(dice) or 0)
        if variants["start"] == "random":
            state.active = dice.below(seats)
        return state

    def turn(self, state: Toy) -> Flow[None] | None:
        if state.round > 6 or any(player.points >= 40 for player in state.players):
            return None
        return self._turn(state)

    def _turn(self, state: Toy) -> Flow[None]:
        seat = state.active
        me = state.players[seat]
        option = yield state.ask(seat, "turn", self._moves(me), renew=lambda: self._moves(me))
        if option[0] == "draw":
            card = state.deck.draw(state.dice) or 0
            me.hand.append(card)
            state.tell_only(seat, "drew", card=f"card:{card}")
            state.tell_others(seat, "drew-hidden", seat=f"seat:{seat}")
            keep = yield state.ask(seat, "keep", self._hand(me), renew=lambda: self._hand(me))
            self._discard_other(state, me, int(str(keep[1]).split(":")[1]))
        elif option[0] == "roll":
            me.coins += state.dice.roll()
            yield state.ask(seat, "forced", [("ok",)])
        elif option[0] == "peek":
            state.news += 1
            other = state.players[(seat + 1) % state.seats]
            me.seen = sorted(other.hand)[:1]
        else:
            card = int(str(option[1]).split(":")[1])
            me.hand.remove(card)
            state.table.append(card)
            me.points += card
            state.tell("played", seat=f"seat:{seat}", card=f"card:{card}")
        state.active = (seat + 1) % state.seats
        if state.active == 0:
            state.round += 1

    def _moves(self, me: Player) -> list[Option]:
        plays: list[Option] = [("play", f"card:{card}") for card in sorted(me.hand)]
        return [("draw",), ("roll",), ("peek",), *plays]

    def _hand(self, me: Player) -> list[Option]:
        return [("keep", f"card:{card}") for card in sorted(me.hand)]

    def _discard_other(self, state: Toy, me: Player, kept: int) -> None:
        if len(me.hand) > 3:
            spare = next(card for card in me.hand if card != kept)
            me.hand.remove(spare)
            state.deck.discard(spare)

    def viewer(self, state: Toy) -> Viewer:
        shown: View = {"table": state.table[:], "deck": len(state.deck), "active": state.active}

        def view(seat: int | None) -> View:
            players = [
                {
                    "points": player.points,
                    "coins": player.coins,
                    "hand": [f"card:{card}" for card in player.hand] if at == seat else len(player.hand),
                    "seen": player.seen[:] if at == seat else [],
                }
                for at, player in enumerate(state.players)
            ]
            return {"players": players, **shown}

        return view

    def imagine(self, state: Toy, seat: int, dice: Dice) -> None:
        """Swap the others' hidden cards with the deck; a card that was peeked at stays where it was seen."""
        known = state.players[seat].seen
        layers = state.deck.layers
        bag = [card for layer in layers for card in layer]
        others = [player for at, player in enumerate(state.players) if at != seat]
        for player in others:
            bag += [card for card in player.hand if card not in known]
        dice.shuffle(bag)
        lowest = known[0] if known else 0
        for player in others:
            kept = [card for card in player.hand if card in known]
            need = len(player.hand) - len(kept)
            fits = [card for card in bag if not kept or card > lowest]
            player.hand = kept + fits[:need]
            bag = [card for card in bag if card not in player.hand]
        for layer in layers:
            layer[:] = [bag.pop() for _ in layer]

    def result(self, state: Toy) -> Result:
        breakdown = [{"cards": player.points, "coins": player.coins} for player in state.players]
        scores = [sum(lines.values()) for lines in breakdown]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return Result(scores, breakdown, winners, "rounds" if state.round > 6 else "forty")

    def why_not(self, state: Toy, seat: int, component: str) -> list[Reason]:
        return [] if state.active == seat else [Reason("not-your-turn", "T-1")]

    def estimate(self, state: Toy, seat: int) -> float:
        return state.players[seat].points + state.players[seat].coins

    def names(self, lang: str) -> Mapping[str, str]:
        return {f"card:{card}": f"card {card}" for card in range(1, 17)}

    def texts(self, lang: str) -> Mapping[str, str]:
        return {}

    def catalogue(self) -> Mapping[str, View]:
        return {}


TOY = ToyRules()
