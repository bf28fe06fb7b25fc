"""Sealed Bids, a tiny game that shows how a game with simultaneous secret choices is written.

In each of three rounds nature draws a prize. Then all seats at once, and in any order, choose a bid
behind their screens: an amount, then whether they are sure of it. When the last one is sure all
bids are revealed; the highest bid that nobody else made pays and wins the prize.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Final

from ratking.core.errors import BadFile
from ratking.core.event import Event
from ratking.core.game import Game, Observation, Outcome
from ratking.core.options import Option, read_options, whole_number
from ratking.core.question import NATURE, NOBODY, Kind, Question, Step
from ratking.core.reading import listing, number, numbers, question_from_json, question_to_json
from ratking.core.state import State, ask, ask_together, open_questions

ROUNDS: Final = 3
COINS: Final = 5
PRIZES: Final = (2, 4, 7)
"""What the prizes are worth."""

COPIES: Final = (3, 2, 1)
"""How often each prize is in the pool."""

NOT_SURE: Final = -1
"""Stands for the bid of a seat that has not made up its mind."""

NO_PRIZE: Final = -1


@dataclass(frozen=True)
class PrizeDrawn(Event):
    """Nature drew the prize of a round."""

    prize: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class BidsRevealed(Event):
    """All screens were lifted."""

    bids: list[int]
    reveals: ClassVar[bool] = True
    passes: ClassVar[bool] = True


@dataclass(frozen=True)
class PrizeWon(Event):
    """A seat paid its bid and won the prize."""

    seat: int
    prize: int


class Auction(State):
    """Any moment of the game; a bid stands in `bids` once its seat is sure."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.round = 0
        self.prize = NO_PRIZE
        self.pool = list(COPIES)
        self.coins = [COINS] * players
        self.won = [0] * players
        self.bids = [NOT_SURE] * players

    def copy(self) -> Auction:
        """Make an equal state that shares nothing that can change."""
        twin = Auction(len(self.coins))
        twin.round, twin.prize = self.round, self.prize
        twin.pool = self.pool[:]
        twin.coins = self.coins[:]
        twin.won = self.won[:]
        twin.bids = self.bids[:]
        twin.pending = self.pending[:]
        return twin


class DrawPrize(Kind[Auction]):
    """Which prize does nature draw?"""

    name = "draw_prize"
    domain = "prize"

    def answers(self, state: Auction, asked: Question) -> list[int]:
        return [prize for prize, copies in enumerate(state.pool) if copies]

    def weights(self, state: Auction, asked: Question, answers: list[int]) -> list[int]:
        return [state.pool[prize] for prize in answers]

    def answered(self, state: Auction, asked: Question, choice: int) -> None:
        state.pool[choice] -= 1
        state.prize = choice
        state.round += 1
        if state.told is not None:
            state.told.append(PrizeDrawn(choice))
        ask(state, REVEAL, NOBODY)
        for seat in range(len(state.coins)):
            ask_together(state, Question(BID, seat))


class Bid(Kind[Auction]):
    """How much do you bid? All seats think about it together."""

    name = "bid"
    domain = "count"
    together = True

    def answers(self, state: Auction, asked: Question) -> list[int]:
        return list(range(state.coins[asked.seat] + 1))

    def answered(self, state: Auction, asked: Question, choice: int) -> None:
        ask_together(state, Question(SURE, asked.seat, 0, (choice,)))


class Sure(Kind[Auction]):
    """Are you sure (1), or do you change your mind (0)?"""

    name = "sure"
    domain = "yes_no"
    together = True

    def answers(self, state: Auction, asked: Question) -> list[int]:
        return [0, 1]

    def answered(self, state: Auction, asked: Question, choice: int) -> None:
        if choice:
            state.bids[asked.seat] = asked.picks[0]
        else:
            ask_together(state, Question(BID, asked.seat))


class Reveal(Step[Auction]):
    """Lift all screens; it lies below the bids, so it waits for the last of them."""

    name = "reveal"

    def run(self, state: Auction, asked: Question) -> None:
        if state.told is not None:
            state.told.append(BidsRevealed(state.bids[:]))
        unique = [bid for bid in state.bids if state.bids.count(bid) == 1]
        if unique:
            award(state, state.bids.index(max(unique)))
        state.bids = [NOT_SURE] * len(state.bids)
        state.prize = NO_PRIZE
        if state.round < ROUNDS:
            ask(state, DRAW_PRIZE, NATURE)


def award(state: Auction, seat: int) -> None:
    """Let a seat pay its bid and have the prize."""
    state.coins[seat] -= state.bids[seat]
    state.won[seat] += PRIZES[state.prize]
    if state.told is not None:
        state.told.append(PrizeWon(seat, state.prize))


DRAW_PRIZE: Final = DrawPrize()
BID: Final = Bid()
SURE: Final = Sure()
REVEAL: Final = Reveal()
KINDS: Final[dict[str, Kind[Any]]] = {k.name: k for k in (DRAW_PRIZE, BID, SURE, REVEAL)}
EVENTS: Final[dict[str, type[Event]]] = {
    event.__name__: event for event in (PrizeDrawn, BidsRevealed, PrizeWon)
}
OPTIONS: Final = [Option("players", "How many play.", 3, whole_number("players", 2, 4))]


def hide_bids(table: Auction, seat: int) -> None:
    """Show everybody else as if still thinking about a first bid, however far they are."""
    thinking = open_questions(table)
    del table.pending[len(table.pending) - len(thinking) :]
    for other in range(len(table.bids)):
        if other != seat:
            table.bids[other] = NOT_SURE
            ask_together(table, Question(BID, other))
    for question in thinking:
        if question.seat == seat:
            ask_together(table, question)


class SealedBids(Game[Auction]):
    """The game itself, for two to four seats."""

    name = "sealed bids"
    title = "Sealed Bids"

    def __init__(self) -> None:
        super().__init__(OPTIONS, KINDS, EVENTS)

    def new(self, chosen: Mapping[str, object]) -> Auction:
        players = read_options(OPTIONS, chosen)["players"]
        assert isinstance(players, int)
        state = Auction(players)
        ask(state, DRAW_PRIZE, NATURE)
        return state

    def players(self, state: Auction) -> int:
        return len(state.coins)

    def copy(self, state: Auction) -> Auction:
        return state.copy()

    def observe(self, state: Auction, seat: int) -> Observation[Auction]:
        table = state.copy()
        if table.pending and table.pending[-1].kind.together:
            hide_bids(table, seat)
        return Observation(seat, table)

    def sample(self, observation: Observation[Auction], rng: Random) -> Auction:
        """The others choose again: what they will bid is not known, so it has not happened yet."""
        return observation.table.copy()

    def outcome(self, state: Auction) -> Outcome | None:
        if state.pending:
            return None
        parts = [{"prizes": won, "coins": state.coins[seat]} for seat, won in enumerate(state.won)]
        scores = [sum(part.values()) for part in parts]
        places = [1 + sum(other > score for other in scores) for score in scores]
        return Outcome(places, scores, parts, "three rounds")

    def to_json(self, state: Auction) -> dict[str, object]:
        facts = {key: getattr(state, key) for key in ("round", "prize")}
        facts |= {key: getattr(state, key)[:] for key in ("pool", "coins", "won", "bids")}
        return facts | {"pending": [question_to_json(question) for question in state.pending]}

    def from_json(self, data: Mapping[str, object]) -> Auction:
        players = len(listing(data, "coins"))
        if not 2 <= players <= 4:
            raise BadFile(f"coins must list 2 to 4 numbers, not {players}.")
        state = Auction(players)
        state.round = number(data, "round", 0, ROUNDS)
        state.prize = number(data, "prize", NO_PRIZE, len(PRIZES) - 1)
        state.pool = numbers(data, "pool", len(PRIZES), 0, max(COPIES))
        state.coins = numbers(data, "coins", players, 0, COINS)
        state.won = numbers(data, "won", players, 0, ROUNDS * max(PRIZES))
        state.bids = numbers(data, "bids", players, NOT_SURE, COINS)
        for row in listing(data, "pending"):
            state.pending.append(question_from_json(KINDS, players, row))
        return state
