"""Drawing in an area: fewest rats first, piece by piece from the bag, the Scavengers last."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.question import NATURE, NOBODY, Kind, Step, seat_of
from ratking.core.row import below, bit
from ratking.core.state import ask
from ratking.games.ratland.cards.clans import clan_of
from ratking.games.ratland.cards.deck import event_of
from ratking.games.ratland.findings import bring_cheese
from ratking.games.ratland.harm import settle
from ratking.games.ratland.pieces import KINDS_OF_CHEESE
from ratking.games.ratland.state import (
    AGGRESSIVE,
    AREA,
    BAG,
    COLOUR,
    DRAWER,
    DRAWN,
    DRAWS_LEFT,
    SEAT,
    SENT,
    TURN,
    USED,
    YES_NO,
    RatlandState,
    is_open,
    nth_clockwise,
    rats_in,
)
from ratking.games.ratland.verbs_round import (
    draw_piece,
    put_back,
    reach_into_bag,
    stop_drawing,
    take_a_turn,
    use_clan,
)

PUT_BACK_OR_NOTHING: Final = Answers(Verb("put back", COLOUR), Verb("nothing"))
NOTHING: Final = PUT_BACK_OR_NOTHING.first("nothing")
"""The answer in place of a colour: none of them."""

MANY: Final = 100_000
"""More rats than there are."""


def sent_to(state: RatlandState, seat: int, area: int) -> int:
    """Count the rats that a seat sent to an area this round."""
    return SENT.of(state, seat, area)


def count_searchers(state: RatlandState) -> int:
    """Count those who sent rats to the area."""
    area, count = AREA.of(state), 0
    for seat in range(state.box.players):
        if sent_to(state, seat, area):
            count += 1
    return count


def nth_searcher(state: RatlandState, place: int) -> int:
    """Find who is at a place among those who sent rats: fewest first, then as ties go (RL-34)."""
    area, players = AREA.of(state), state.box.players
    before, step_before = 0, players
    while place >= 0:
        fewest, nearest = MANY, 0
        for step in range(players):
            count = sent_to(state, nth_clockwise(state, step), area)
            later = count > before or (count == before and step > step_before)
            if later and count < fewest:
                fewest, nearest = count, step
        before, step_before = fewest, nearest
        place -= 1
    return nth_clockwise(state, step_before)


def bag_is_empty(state: RatlandState) -> bool:
    """Say whether nothing is left to draw."""
    return BAG.total(state) == 0


def pieces_of_rats(state: RatlandState, seat: int) -> int:
    """Count the pieces a seat draws: one per rat still there, one less if aggressive (RL-74)."""
    rats = rats_in(state, seat, AREA.of(state))
    return rats - AGGRESSIVE.of(state, seat) if rats else 0


def pieces_due(state: RatlandState, seat: int) -> int:
    """Count all its pieces where it sent rats; extra draws of a clan are not reduced (RL-77)."""
    extra = clan_of(state, seat).extra_draws(AREA.of(state), is_open(state))
    return pieces_of_rats(state, seat) + extra


def may_draw(state: RatlandState) -> int:
    """Count the pieces that the drawer may draw in the area; where it sent none, a single one."""
    drawer = DRAWER.of(state)
    return pieces_due(state, drawer) if sent_to(state, drawer, AREA.of(state)) else 1


def extra_pieces(state: RatlandState, seat: int) -> int:
    """Count the drawn pieces that no rat of the area drew: those of Recyclers and Scavengers."""
    return max(0, DRAWN.total(state) - pieces_of_rats(state, seat))


class Draws(Step[RatlandState]):
    """One seat after the other draws, then the Scavengers (RL-34)."""

    name = "draws"

    def run(self, state: RatlandState, asked: int) -> None:
        """Find the next who draws; the turn counts through searchers, then through all seats."""
        count, players = count_searchers(state), state.box.players
        while TURN.of(state) < count + players and not bag_is_empty(state):
            turn = TURN.of(state)
            take_a_turn(state)
            if turn < count:
                seat = nth_searcher(state, turn)
                due = pieces_due(state, seat)
                if due:
                    ask(state, DRAWS, NOBODY)
                    begin_draw(state, seat, due)
                    return
            elif may_scavenge(state, nth_clockwise(state, turn - count)):
                ask(state, DRAWS, NOBODY)
                ask(state, SCAVENGE, nth_clockwise(state, turn - count))
                return


def may_scavenge(state: RatlandState, seat: int) -> bool:
    """Say whether a seat may draw a piece where it sent no rat (RL-80)."""
    limit = clan_of(state, seat).scavenges(is_open(state))
    return USED.of(state, seat) < limit and sent_to(state, seat, AREA.of(state)) == 0


class Scavenge(Kind[RatlandState]):
    """Do you draw a piece of what the others have left?"""

    name = "scavenge"
    domain = Answers(Verb("scavenge", YES_NO))

    def answers(self, state: RatlandState, asked: int) -> i64:
        """Yes or no."""
        return below(2)

    def answered(self, state: RatlandState, asked: int, choice: int) -> None:
        """Draw it."""
        if choice:
            seat = seat_of(state, asked)
            use_clan(state, seat)
            begin_draw(state, seat, 1)


def begin_draw(state: RatlandState, seat: int, count: int) -> None:
    """Let a seat reach into the bag."""
    reach_into_bag(state, seat, count)
    ask(state, DRAW_PIECE, NATURE, seat)


class DrawPiece(Kind[RatlandState]):
    """Nature draws a piece from the bag for a seat."""

    name = "draw_piece"
    domain = Answers(Verb("draw", COLOUR))
    of_nature = True

    def __init__(self) -> None:
        super().__init__()
        self.drawer = self.holds("drawer", SEAT)

    def answers(self, state: RatlandState, asked: int) -> i64:
        """List the colours in the bag."""
        found: i64 = 0
        for colour in range(KINDS_OF_CHEESE):
            if BAG.of(state, colour):
                found |= bit(colour)
        return found

    def weights(self, state: RatlandState, asked: int, answers: list[int]) -> list[int]:
        """Every piece is as likely as another."""
        return [BAG.of(state, colour) for colour in answers]

    def drawn(self, state: RatlandState, asked: int, luck: float) -> int:
        """Reach into the bag without counting it by colour first."""
        left = int(luck * float(BAG.total(state)))
        for colour in range(KINDS_OF_CHEESE):
            left -= BAG.of(state, colour)
            if left < 0:
                return colour
        raise AssertionError("the bag is empty")

    def answered(self, state: RatlandState, asked: int, choice: int) -> None:
        """Go on until the seat has all its pieces or the bag is empty (RL-35)."""
        seat = DRAWER.of(state)
        draw_piece(state, seat, choice)
        if DRAWS_LEFT.of(state) and not bag_is_empty(state):
            ask(state, DRAW_PIECE, NATURE, seat)
            return
        stop_drawing(state)
        if event_of(state).puts_back():
            ask(state, PUT_BACK, seat)
        else:
            _end_draw(state, seat, extra_pieces(state, seat))


class PutBack(Kind[RatlandState]):
    """Which piece do you put back into the bag, if any (RL-58)?"""

    name = "put_back"
    domain = PUT_BACK_OR_NOTHING

    def answers(self, state: RatlandState, asked: int) -> i64:
        """List the colours drawn, and none."""
        found = bit(NOTHING)
        for colour in range(KINDS_OF_CHEESE):
            if DRAWN.of(state, colour):
                found |= bit(colour)
        return found

    def answered(self, state: RatlandState, asked: int, choice: int) -> None:
        """Ignore it, and take what the others bring; an extra draw stays one (RL-42)."""
        seat = seat_of(state, asked)
        extra = extra_pieces(state, seat)
        if choice != NOTHING:
            put_back(state, seat, choice)
        _end_draw(state, seat, extra)


def _end_draw(state: RatlandState, seat: int, extra: int) -> None:
    bring_cheese(state, seat)
    settle(state, seat, extra)


DRAWS: Final = Draws()
SCAVENGE: Final = Scavenge()
DRAW_PIECE: Final = DrawPiece()
PUT_BACK: Final = PutBack()
