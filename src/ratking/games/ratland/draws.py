"""Drawing in an area: fewest rats first, piece by piece from the bag, the Scavengers last."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NATURE, NOBODY, Kind, Question, Step
from ratking.core.state import ask
from ratking.games.ratland.cards.clans import clan_of
from ratking.games.ratland.cards.deck import event_of
from ratking.games.ratland.findings import bring_cheese
from ratking.games.ratland.harm import settle
from ratking.games.ratland.pieces import AREAS, KINDS_OF_CHEESE
from ratking.games.ratland.state import RatlandState, clockwise, is_open, rats_in
from ratking.games.ratland.verbs import draw_piece, put_back

NOTHING: Final = KINDS_OF_CHEESE
"""The answer in place of a colour: none of them."""


def sent_to(state: RatlandState, seat: int, area: int) -> int:
    """Count the rats that a seat sent to an area this round."""
    return state.sent[seat * AREAS + area]


def searchers(state: RatlandState) -> list[int]:
    """Order those with rats in the area: fewest first, then as ties go (RL-34)."""
    found: list[int] = []
    for seat in clockwise(state):
        count = sent_to(state, seat, state.area)
        if count:
            place = len(found)
            while place > 0 and sent_to(state, found[place - 1], state.area) > count:
                place -= 1
            found.insert(place, seat)
    return found


def bag_is_empty(state: RatlandState) -> bool:
    """Say whether nothing is left to draw."""
    return max(state.bag) == 0


def pieces_of_rats(state: RatlandState, seat: int) -> int:
    """Count the pieces a seat draws: one per rat still there, one less if aggressive (RL-74)."""
    return max(0, rats_in(state, seat, state.area) - state.aggressive[seat])


def pieces_due(state: RatlandState, seat: int) -> int:
    """Count all its pieces where it sent rats; extra draws of a clan are not reduced (RL-77)."""
    extra = clan_of(state, seat).extra_draws(state.area, is_open(state))
    return pieces_of_rats(state, seat) + extra


def may_draw(state: RatlandState) -> int:
    """Count the pieces that the drawer may draw in the area; where it sent none, a single one."""
    return pieces_due(state, state.drawer) if sent_to(state, state.drawer, state.area) else 1


def extra_pieces(state: RatlandState, seat: int) -> int:
    """Count the drawn pieces that no rat of the area drew: those of Recyclers and Scavengers."""
    return max(0, sum(state.drawn) - pieces_of_rats(state, seat))


class Draws(Step[RatlandState]):
    """One seat after the other draws, then the Scavengers (RL-34)."""

    name = "draws"

    def run(self, state: RatlandState, asked: Question) -> None:
        """Find the next who draws; the turn counts through searchers, then through all seats."""
        order = searchers(state)
        count = len(order)
        seats = order + clockwise(state)
        while state.turn < len(seats) and not bag_is_empty(state):
            seat = seats[state.turn]
            state.turn += 1
            if state.turn > count:
                if may_scavenge(state, seat):
                    ask(state, DRAWS, NOBODY)
                    ask(state, SCAVENGE, seat)
                    return
            elif pieces_due(state, seat):
                ask(state, DRAWS, NOBODY)
                begin_draw(state, seat, pieces_due(state, seat))
                return


def may_scavenge(state: RatlandState, seat: int) -> bool:
    """Say whether a seat may draw a piece where it sent no rat (RL-80)."""
    limit = clan_of(state, seat).scavenges(is_open(state))
    return state.used[seat] < limit and sent_to(state, seat, state.area) == 0


class Scavenge(Kind[RatlandState]):
    """Do you draw a piece of what the others have left?"""

    name = "scavenge"
    domain = "yes_no"

    def answers(self, state: RatlandState, asked: Question) -> list[int]:
        """Yes or no."""
        return [0, 1]

    def answered(self, state: RatlandState, asked: Question, choice: int) -> None:
        """Draw it."""
        if choice:
            state.used[asked.seat] += 1
            begin_draw(state, asked.seat, 1)


def begin_draw(state: RatlandState, seat: int, count: int) -> None:
    """Let a seat reach into the bag."""
    state.drawer = seat
    state.draws_left = count
    ask(state, DRAW_PIECE, NATURE, seat)


class DrawPiece(Kind[RatlandState]):
    """Nature draws a piece from the bag for a seat."""

    name = "draw_piece"
    domain = "colour"

    def answers(self, state: RatlandState, asked: Question) -> list[int]:
        """List the colours in the bag."""
        bag = state.bag
        return [colour for colour in range(KINDS_OF_CHEESE) if bag[colour]]

    def weights(self, state: RatlandState, asked: Question, answers: list[int]) -> list[int]:
        """Every piece is as likely as another."""
        return [state.bag[colour] for colour in answers]

    def answered(self, state: RatlandState, asked: Question, choice: int) -> None:
        """Go on until the seat has all its pieces or the bag is empty (RL-35)."""
        seat = state.drawer
        draw_piece(state, seat, choice)
        if state.draws_left and not bag_is_empty(state):
            ask(state, DRAW_PIECE, NATURE, seat)
            return
        state.draws_left = 0
        if event_of(state).puts_back():
            ask(state, PUT_BACK, seat)
        else:
            _end_draw(state, seat, extra_pieces(state, seat))


class PutBack(Kind[RatlandState]):
    """Which piece do you put back into the bag, if any (RL-58)?"""

    name = "put_back"
    domain = "colour"

    def answers(self, state: RatlandState, asked: Question) -> list[int]:
        """List the colours drawn, and none."""
        return [colour for colour in range(KINDS_OF_CHEESE) if state.drawn[colour]] + [NOTHING]

    def answered(self, state: RatlandState, asked: Question, choice: int) -> None:
        """Ignore it, and take what the others bring; an extra draw stays one (RL-42)."""
        extra = extra_pieces(state, asked.seat)
        if choice != NOTHING:
            put_back(state, asked.seat, choice)
        _end_draw(state, asked.seat, extra)


def _end_draw(state: RatlandState, seat: int, extra: int) -> None:
    bring_cheese(state, seat)
    settle(state, seat, extra)


DRAWS: Final = Draws()
SCAVENGE: Final = Scavenge()
DRAW_PIECE: Final = DrawPiece()
PUT_BACK: Final = PutBack()
