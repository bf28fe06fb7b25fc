"""Sealed Bids, a tiny game that shows how a game with simultaneous secret choices is written.

In each of three rounds nature draws a prize. Then all seats at once, and in any order, choose a bid
behind their screens: an amount, then whether they are sure of it. When the last one is sure all
bids are revealed; the highest bid that nobody else made pays and wins the prize.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final

from ratking.core.chance import Chance
from ratking.core.domain import Count, Domain, Seats
from ratking.core.errors import BadFile
from ratking.core.event import Event
from ratking.core.field import OWNER, Cell, Line, Row
from ratking.core.frames import frames_to_json, read_frames
from ratking.core.game import Game, Observation, Outcome
from ratking.core.options import number_option, read_options
from ratking.core.question import NATURE, NOBODY, Kind, Step, seat_of
from ratking.core.reading import listing
from ratking.core.row import below, mask
from ratking.core.shape import Listed, Parts
from ratking.core.state import (
    State,
    ask,
    ask_together,
    is_waiting,
    put_away,
    reopen,
    tell,
    top_kind,
)

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


SEATS: Final = Seats(4)
PRIZE: Final = Domain("prize", NO_PRIZE, len(PRIZES) - 1)
A_BID: Final = Domain("bid", NOT_SURE, COINS)

ROW: Final = Row()
ROUND: Final = Cell(ROW, "round", Count(ROUNDS), "rounds begun so far")
ON_OFFER: Final = Cell(ROW, "prize", PRIZE, "the prize of this round", start=NO_PRIZE)
POOL: Final = Line(ROW, "pool", PRIZE, Count(max(COPIES)), "prizes that nature may still draw")
COINS_LEFT: Final = Line(ROW, "coins", SEATS, Count(COINS), "coins of each seat", start=COINS)
WON: Final = Line(ROW, "won", SEATS, Count(ROUNDS * max(PRIZES)), "what each seat has won")
BIDS: Final = Line(ROW, "bids", SEATS, A_BID, "bids that are sure", OWNER, start=NOT_SURE)


class Box:
    """What stays the same through a game: how many play."""

    def __init__(self, players: int) -> None:
        self.players = players


class Auction(State):
    """Any moment of the game; a bid stands in `bids` once its seat is sure."""

    def __init__(self, box: Box) -> None:
        super().__init__(ROW)
        self.box = box

    def copy(self) -> Auction:
        """Make an equal state that shares nothing that can change."""
        twin = Auction(self.box)
        twin.become(self)
        return twin

    def __getattr__(self, name: str) -> Any:
        """Show a declared field by its name."""
        return self.shown(name)


def empty_table(box: Box) -> Auction:
    """Lay out all prizes and everybody's coins."""
    state = Auction(box)
    state.lay_out()
    for prize, copies in enumerate(COPIES):
        POOL.put(state, prize, copies)
    return state


class DrawPrize(Kind[Auction]):
    """Which prize does nature draw?"""

    name = "draw_prize"
    domain = "prize"

    def answers(self, state: Auction, asked: int) -> int:
        return mask([prize for prize in range(len(PRIZES)) if POOL.of(state, prize)])

    def weights(self, state: Auction, asked: int, answers: list[int]) -> list[int]:
        return [POOL.of(state, prize) for prize in answers]

    def answered(self, state: Auction, asked: int, choice: int) -> None:
        POOL.change(state, choice, -1)
        ON_OFFER.put(state, choice)
        ROUND.change(state, 1)
        if state.told is not None:
            tell(state, PrizeDrawn(choice))
        ask(state, REVEAL, NOBODY)
        for seat in range(state.box.players):
            ask_together(state, BID, seat)


class Bid(Kind[Auction]):
    """How much do you bid? All seats think about it together."""

    name = "bid"
    domain = "count"
    together = True

    def answers(self, state: Auction, asked: int) -> int:
        return below(COINS_LEFT.of(state, seat_of(state, asked)) + 1)

    def answered(self, state: Auction, asked: int, choice: int) -> None:
        ask_together(state, SURE, seat_of(state, asked), choice)


class Sure(Kind[Auction]):
    """Are you sure (1), or do you change your mind (0)?"""

    name = "sure"
    domain = "yes_no"
    together = True

    def __init__(self) -> None:
        super().__init__()
        self.bid = self.holds("bid", A_BID)

    def answers(self, state: Auction, asked: int) -> int:
        return mask([0, 1])

    def answered(self, state: Auction, asked: int, choice: int) -> None:
        seat = seat_of(state, asked)
        if choice:
            BIDS.put(state, seat, self.bid.of(state, asked))
        else:
            ask_together(state, BID, seat)


class Reveal(Step[Auction]):
    """Lift all screens; it lies below the bids, so it waits for the last of them."""

    name = "reveal"

    def run(self, state: Auction, asked: int) -> None:
        seats = range(state.box.players)
        bids = [BIDS.of(state, seat) for seat in seats]
        if state.told is not None:
            tell(state, BidsRevealed(bids))
        unique = [bid for bid in bids if bids.count(bid) == 1]
        if unique:
            award(state, bids.index(max(unique)))
        for seat in seats:
            BIDS.put(state, seat, NOT_SURE)
        ON_OFFER.put(state, NO_PRIZE)
        if ROUND.of(state) < ROUNDS:
            ask(state, DRAW_PRIZE, NATURE)


def award(state: Auction, seat: int) -> None:
    """Let a seat pay its bid and have the prize."""
    prize = ON_OFFER.of(state)
    COINS_LEFT.change(state, seat, -BIDS.of(state, seat))
    WON.change(state, seat, PRIZES[prize])
    if state.told is not None:
        tell(state, PrizeWon(seat, prize))


DRAW_PRIZE: Final = DrawPrize()
BID: Final = Bid()
SURE: Final = Sure()
REVEAL: Final = Reveal()
KINDS: Final = ROW.number([DRAW_PRIZE, BID, SURE, REVEAL])
EVENTS: Final[dict[str, type[Event]]] = {
    event.__name__: event for event in (PrizeDrawn, BidsRevealed, PrizeWon)
}
OPTIONS: Final = [number_option("players", "How many play.", 3, range(2, 5))]


SHAPE: Final = Parts(
    {
        "round": ROUND,
        "prize": ON_OFFER,
        "pool": Listed(PRIZE, POOL),
        "coins": Listed(SEATS, COINS_LEFT),
        "won": Listed(SEATS, WON),
        "bids": Listed(SEATS, BIDS),
    }
)


def hide_bids(table: Auction, seat: int) -> None:
    """Show everybody else as if still thinking about a first bid, however far they are."""
    thinking = put_away(table)
    for other in range(table.box.players):
        if other != seat:
            BIDS.put(table, other, NOT_SURE)
            ask_together(table, BID, other)
    for question in thinking:
        if question.seat == seat:
            reopen(table, question)


class SealedBids(Game[Auction]):
    """The game itself, for two to four seats."""

    name = "sealed bids"
    title = "Sealed Bids"

    def __init__(self, data: Path | None = None) -> None:
        assert data is None, "nothing is printed in this box"
        super().__init__(OPTIONS, KINDS, EVENTS)

    def new(self, chosen: Mapping[str, object]) -> Auction:
        players = read_options(OPTIONS, chosen)["players"]
        assert isinstance(players, int)
        state = empty_table(Box(players))
        ask(state, DRAW_PRIZE, NATURE)
        return state

    def players(self, state: Auction) -> int:
        return state.box.players

    def copy(self, state: Auction) -> Auction:
        return state.copy()

    def observe(self, state: Auction, seat: int) -> Observation[Auction]:
        table = state.copy()
        if is_waiting(table) and top_kind(table).together:
            hide_bids(table, seat)
        return Observation(seat, table)

    def sample(self, observation: Observation[Auction], rng: Chance) -> Auction:
        """The others choose again: what they will bid is not known, so it has not happened yet."""
        return observation.table.copy()

    def outcome(self, state: Auction) -> Outcome | None:
        if is_waiting(state):
            return None
        parts = [
            {"prizes": WON.of(state, seat), "coins": COINS_LEFT.of(state, seat)}
            for seat in range(state.box.players)
        ]
        scores = [sum(part.values()) for part in parts]
        places = [1 + sum(other > score for other in scores) for score in scores]
        return Outcome(places, scores, parts, "three rounds")

    def to_json(self, state: Auction) -> dict[str, object]:
        return SHAPE.write(state, ()) | {"pending": frames_to_json(state)}

    def from_json(self, data: Mapping[str, object]) -> Auction:
        players = len(listing(data, "coins"))
        if not 2 <= players <= 4:
            raise BadFile(f"coins must list 2 to 4 numbers, not {players}.")
        state = empty_table(Box(players))
        SHAPE.read(state, (), data, "the table")
        read_frames(state, KINDS, data)
        return state
