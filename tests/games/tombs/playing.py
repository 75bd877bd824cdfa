"""A small vocabulary for tests: make a position by editing a new game's state, then answer what is asked.

game = Game()                                  # two players, seat 0 begins, nobody has any means
game.own(0, food=4, pick=2)                    # what seat 0 has
game.lay(0, "entrance:2", "place:r1c1")        # where its paws lie; nothing comes of it
game.room("place:r2c1", "crane", owner=1)      # an open room
game.hired(0, "monk")                          # a hired helper; its one-time effect isn't done
game.market("room:warehouse", "helper:sage")   # the open cards; gaps stay where fewer than three are named
game.choose("remove", "remove/entrance:2")     # answers, one after another
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from warren.games.tombs.content import (
    CARD_NUMBERS,
    CARDS,
    CHEST_NUMBERS,
    CHESTS,
    FIRST_HELPER,
    SPOT_NUMBERS,
)
from warren.games.tombs.events import MEANS
from warren.games.tombs.helpers import refresh_statics
from warren.games.tombs.rulebook import RULEBOOK
from warren.games.tombs.state import NOBODY, NOTHING, Player, Tombs
from warren.table import Choice, Dice, Flow, Option, Reason, Result, Table, option_id
from warren.table.rulebook import settle_variants


class Game:
    """A game driven by the test: the rules ask, the test answers."""

    def __init__(self, seats: int = 2, seed: int = 1, **variants: object) -> None:
        settled = settle_variants(RULEBOOK, seats, {"first_player": "0"} | variants)
        self.state: Tombs = RULEBOOK.setup(seats, settled, Dice.seeded(seed))
        self.state.log = []
        self.choice: Choice | None = None
        self._flow: Flow[None] | None = None
        self._started = False
        for seat in range(seats):
            self.own(seat)

    # --- looking ---------------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def means(self, seat: int) -> dict[str, int]:
        """What a seat has, without what it doesn't have."""
        return {name: n for name, n in zip(MEANS, self.player(seat).means, strict=True) if n}

    def fame(self, seat: int) -> int:
        return self.means(seat).get("fame", 0)

    def asked(self) -> str | None:
        """The question that is asked now; None when the game is over."""
        self._start()
        return self.choice.ask if self.choice else None

    def asked_seat(self) -> int | None:
        self._start()
        return self.choice.seat if self.choice else None

    def options(self) -> list[str]:
        """The ids of its options."""
        self._start()
        return self.choice.ids if self.choice else []

    def told(self, what: str) -> list[dict[str, Any]]:
        """The facts of every happening of this name so far."""
        return [happening.facts for happening in self.state.log or [] if happening.what == what]

    def paws(self) -> dict[str, int]:
        """Whose paws lie where."""
        return {spot: self.state.paws[n] for spot, n in SPOT_NUMBERS.items() if self.state.paws[n] != NOBODY}

    def supply(self, seat: int) -> int:
        return 5 - len(self.player(seat).laid)

    def room_at(self, place: str) -> str | None:
        card = self.state.rooms[SPOT_NUMBERS[place]]
        return None if card == NOTHING else CARDS[card].id

    def camp(self, seat: int) -> list[str]:
        return [CARDS[card].id for card in self.player(seat).camp]

    def helpers(self, seat: int) -> list[str]:
        return [CARDS[card].id for card in self.player(seat).helpers]

    def open_cards(self) -> list[str]:
        """The cards in both markets."""
        return [CARDS[card].id for card in (*self.state.room_market.cards(), *self.state.helper_market.cards())]

    def discards(self, kind: str) -> list[str]:
        deck = self.state.room_deck if kind == "room" else self.state.helper_deck
        return [CARDS[card].id for card in deck.discards]

    def view(self, seat: int | None = 0) -> dict[str, Any]:
        return RULEBOOK.viewer(self.state)(seat)

    def why_not(self, seat: int, component: str) -> list[Reason]:
        return RULEBOOK.why_not(self.state, seat, component)

    def reasons(self, seat: int, component: str) -> list[tuple[str, str]]:
        return [(reason.key, reason.rule) for reason in self.why_not(seat, component)]

    def result(self) -> Result:
        return RULEBOOK.result(self.state)

    # --- doing -----------------------------------------------------------------------------------------------------

    def choose(self, *answers: str) -> None:
        """Answer one question after another by option ids."""
        for answer in answers:
            self._start()
            assert self.choice is not None, "nothing is asked"
            found = [option for option in self.choice.options if option_id(option) == answer]
            assert found, f"{answer!r} is not among {self.choice.ids} ({self.choice.ask})"
            self._send(found[0])

    def remove(self, *spots: str) -> None:
        """Begin a Remove paws action and take these paws off, as long as nothing else is asked."""
        self.choose("remove", *(f"remove/{spot}" for spot in spots))

    def _start(self) -> None:
        if not self._started:
            self._started = True
            self._flow = RULEBOOK.turn(self.state)
            self._send(None)

    def _send(self, answer: Option | None) -> None:
        """On to the next real question; a single option answers itself."""
        while self._flow is not None:
            try:
                choice = self._flow.send(answer)  # type: ignore[arg-type]  # None starts a generator
            except StopIteration:
                self._flow, answer = RULEBOOK.turn(self.state), None
                continue
            if len(choice.options) > 1:
                self.choice = choice
                return
            answer = choice.options[0]
        self.choice = None

    # --- making a position -----------------------------------------------------------------------------------------

    def own(self, seat: int, **means: int) -> None:
        """Exactly these counters."""
        assert set(means) <= set(MEANS)
        self.player(seat).means = [means.get(name, 0) for name in MEANS]

    def lay(self, seat: int, *spots: str) -> None:
        """Paws lie there; a chest on a place has been taken away."""
        for spot in spots:
            number = SPOT_NUMBERS[spot]
            assert self.state.paws[number] == NOBODY
            self.state.paws[number] = seat
            self.player(seat).laid.append(number)
            if spot.startswith("place:"):
                self.no_chest(spot)

    def no_chest(self, *places: str) -> None:
        """These chests are in the supply."""
        for place in places:
            chest = self.state.chests[SPOT_NUMBERS[place]]
            if chest != NOTHING:
                self.state.supply.append(chest)
                self.state.chests[SPOT_NUMBERS[place]] = NOTHING

    def chest_at(self, place: str, name: str) -> None:
        """This chest ("food/1") lies on a place."""
        self.no_chest(place)
        self.state.chests[SPOT_NUMBERS[place]] = self._fetch_chest(name)

    def chests(self, seat: int, *names: str) -> None:
        """These unused chests lie in front of a seat."""
        self.player(seat).chests += [self._fetch_chest(name) for name in names]

    def used(self, seat: int, *names: str) -> None:
        """These used chests too."""
        self.player(seat).used += [self._fetch_chest(name) for name in names]

    def room(self, place: str, name: str, owner: int) -> None:
        """An open room."""
        number = SPOT_NUMBERS[place]
        self.no_chest(place)
        assert self.state.rooms[number] == NOTHING
        self.state.rooms[number] = self._fetch(f"room:{name}")
        self.state.owners[number] = owner
        self.state.empty -= 1
        self.player(owner).tokens -= 1

    def hired(self, seat: int, *names: str) -> None:
        """These helpers work for a seat."""
        self.player(seat).helpers += [self._fetch(f"helper:{name}") for name in names]
        refresh_statics(self.state, seat)

    def in_camp(self, seat: int, *cards: str) -> None:
        """These cards ("room:crane") lie in a camp."""
        self.player(seat).camp += [self._fetch(card) for card in cards]

    def market(self, *cards: str) -> None:
        """Exactly these open cards; the others go back into their decks, and the gaps stay."""
        for deck, market in ((self.state.room_deck, self.state.room_market), (self.state.helper_deck, None)):
            row = market if market is not None else self.state.helper_market
            deck.layers.append(row.cards())
            deck.layers = [layer for layer in deck.layers if layer]
            row.row = [None, None, None]
        for card in cards:
            number = self._fetch(card)
            row = self.state.room_market if number < FIRST_HELPER else self.state.helper_market
            row.row[row.row.index(None)] = number

    def deck(self, kind: str, *cards: str) -> None:
        """Exactly these cards in the deck, the first on top; what was there is out of the game."""
        deck = self.state.room_deck if kind == "room" else self.state.helper_deck
        deck.layers = []
        deck.layers = [[self._fetch(card)] for card in cards]

    def discarded(self, kind: str, *cards: str) -> None:
        """Exactly these cards on the discard pile; what was there is out of the game."""
        deck = self.state.room_deck if kind == "room" else self.state.helper_deck
        deck.discards = []
        deck.discards = [self._fetch(card) for card in cards]

    def _fetch(self, card: str) -> int:
        """Take a card from wherever it lies, if only out of the box."""
        number, state = CARD_NUMBERS[card], self.state
        for deck in (state.room_deck, state.helper_deck):
            for pile in (*deck.layers, deck.discards):
                if number in pile:
                    pile.remove(number)
            deck.layers = [layer for layer in deck.layers if layer]
        for market in (state.room_market, state.helper_market):
            if number in market.row:
                market.remove(number)
                market.refill(state.room_deck if number < FIRST_HELPER else state.helper_deck, state.dice)
        return number

    def _fetch_chest(self, name: str) -> int:
        number = CHEST_NUMBERS[f"chest:{name}"]
        if number in self.state.supply:
            self.state.supply.remove(number)
        elif number in self.state.chests:
            place = self.state.chests.index(number)
            self.state.chests[place] = self.state.supply.pop() if self.state.supply else NOTHING
        return number


def ids(numbers: Iterable[int]) -> list[str]:
    """The component ids of chests."""
    return [CHESTS[number].id for number in numbers]


def table(seats: int = 2, seed: int = 1, **variants: object) -> Table[Tombs]:
    """A table as players get it."""
    return Table.start(RULEBOOK, seats, seed, {"first_player": "0"} | variants)
