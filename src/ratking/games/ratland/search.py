"""Phase 6: the bag is filled for one area after the other, and rats bring what they find."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NATURE, NOBODY, Kind, Question, Step
from ratking.core.state import ask
from ratking.games.ratland import events as tell
from ratking.games.ratland.cards.clans import clan_of
from ratking.games.ratland.cards.deck import event_of
from ratking.games.ratland.findings import bring_home
from ratking.games.ratland.pieces import AREAS, COLOURS, KINDS_OF_CHEESE
from ratking.games.ratland.state import SEARCH, RatlandState, clockwise, is_open, rats_in
from ratking.games.ratland.verbs import (
    add_piece,
    draw_piece,
    gain_cheese,
    poison_rat,
    put_back,
)

NOTHING: Final = KINDS_OF_CHEESE
"""The answer in place of a colour: none of them."""


class Search(Step[RatlandState]):
    """The search for cheese begins."""

    name = "search"

    def run(self, state: RatlandState, asked: Question) -> None:
        """Note who sent how many rats where; from now on rats may leave (E31)."""
        state.phase = SEARCH
        state.area = 0
        bonus = event_of(state).cheese_for_staying_away()
        for seat in range(state.box.players):
            for area in range(AREAS):
                state.sent[seat * AREAS + area] = rats_in(state, seat, area)
                if state.sent[seat * AREAS + area] == 0:
                    gain_cheese(state, seat, bonus)
        ask(state, FILL_BAG, NOBODY)


class FillBag(Step[RatlandState]):
    """The bag is filled as the food cards say (RL-33, RL-36 to RL-38)."""

    name = "fill_bag"

    def run(self, state: RatlandState, asked: Question) -> None:
        """Add up the cards, and one of each colour present at a large table."""
        for colour in range(KINDS_OF_CHEESE):
            count = 0
            for card in state.food:
                count += state.box.food[card][state.area][colour]
            state.bag[colour] = count + (1 if count and state.box.one_more_of_each else 0)
        if state.told is not None:
            state.told.append(tell.BagFilled(state.area, state.bag[:]))
        state.turn = 0
        ask(state, DRAWS, NOBODY)
        ask(state, FIGHT, NOBODY)
        ask(state, BRIBES, NOBODY)


class Bribes(Step[RatlandState]):
    """One Corrupt clan after the other may add a piece to the bag (RL-87)."""

    name = "bribes"

    def run(self, state: RatlandState, asked: Question) -> None:
        """Ask those who have not used it up this round."""
        seats = clockwise(state)
        while state.turn < len(seats):
            seat = seats[state.turn]
            state.turn += 1
            if state.used[seat] < clan_of(state, seat).bribes(is_open(state)):
                ask(state, BRIBES, NOBODY)
                ask(state, BRIBE, seat)
                return
        state.turn = 0


class Bribe(Kind[RatlandState]):
    """Which colour do you add to the bag, if any?"""

    name = "bribe"
    domain = "colour"

    def answers(self, state: RatlandState, asked: Question) -> list[int]:
        """List the colours of which a piece is left outside the bag (E9), and none."""
        pieces = state.box.pieces
        return [c for c in range(len(COLOURS)) if state.bag[c] < pieces[c]] + [NOTHING]

    def answered(self, state: RatlandState, asked: Question, choice: int) -> None:
        """Add it."""
        if choice != NOTHING:
            state.used[asked.seat] += 1
            add_piece(state, asked.seat, choice)


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


def victims(state: RatlandState, seat: int) -> list[int]:
    """List the others with a rat in the area."""
    players = range(state.box.players)
    return [other for other in players if other != seat and rats_in(state, other, state.area)]


class Fight(Step[RatlandState]):
    """Whoever sent the most rats wounds an opposing one, if aggressive (RL-72)."""

    name = "fight"

    def run(self, state: RatlandState, asked: Question) -> None:
        """Of those with equally many the first in the order of ties counts (E30)."""
        strongest = NOBODY
        for seat in clockwise(state):
            most = 0 if strongest == NOBODY else sent_to(state, strongest, state.area)
            if sent_to(state, seat, state.area) > most:
                strongest = seat
        if strongest == NOBODY or not state.aggressive[strongest]:
            return
        if victims(state, strongest):
            ask(state, WOUND, strongest)


class Wound(Kind[RatlandState]):
    """Whose rat do you wound?"""

    name = "wound"
    domain = "seat"

    def answers(self, state: RatlandState, asked: Question) -> list[int]:
        """List the others with a rat in the area."""
        return victims(state, asked.seat)

    def answered(self, state: RatlandState, asked: Question, choice: int) -> None:
        """It goes to the infirmary and finds nothing (RL-73)."""
        if state.told is not None:
            state.told.append(tell.RatWounded(asked.seat, choice, state.area))
        poison_rat(state, choice, state.area)


def bag_is_empty(state: RatlandState) -> bool:
    """Say whether nothing is left to draw."""
    return max(state.bag) == 0


def pieces_due(state: RatlandState, seat: int) -> int:
    """Count the pieces a seat draws: one per rat still there, less or more by board and clan."""
    rats = rats_in(state, seat, state.area)
    if state.aggressive[seat] and rats:
        rats -= 1  # RL-74
    return rats + clan_of(state, seat).extra_draws(state.area, is_open(state))


class Draws(Step[RatlandState]):
    """One seat after the other draws, then the Scavengers; then the bag is emptied."""

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
        _leave_area(state)


def _leave_area(state: RatlandState) -> None:
    for colour in range(KINDS_OF_CHEESE):
        state.bag[colour] = 0
    state.turn = 0
    state.area += 1
    if state.area < AREAS:
        ask(state, FILL_BAG, NOBODY)
    else:
        state.area = 0
        state.sent = [0] * len(state.sent)


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
        elif event_of(state).puts_back():
            ask(state, PUT_BACK, seat)
        else:
            _end_draw(state)


class PutBack(Kind[RatlandState]):
    """Which piece do you put back into the bag, if any (RL-58)?"""

    name = "put_back"
    domain = "colour"

    def answers(self, state: RatlandState, asked: Question) -> list[int]:
        """List the colours drawn, and none."""
        return [colour for colour in range(KINDS_OF_CHEESE) if state.drawn[colour]] + [NOTHING]

    def answered(self, state: RatlandState, asked: Question, choice: int) -> None:
        """Ignore it, and take what the others bring."""
        if choice != NOTHING:
            put_back(state, asked.seat, choice)
        _end_draw(state)


def _end_draw(state: RatlandState) -> None:
    bring_home(state, state.drawer)
    for colour in range(KINDS_OF_CHEESE):
        state.drawn[colour] = 0
    state.drawer = NOBODY
    state.draws_left = 0


SEARCH_STEP: Final = Search()
FILL_BAG: Final = FillBag()
BRIBES: Final = Bribes()
BRIBE: Final = Bribe()
FIGHT: Final = Fight()
WOUND: Final = Wound()
DRAWS: Final = Draws()
SCAVENGE: Final = Scavenge()
DRAW_PIECE: Final = DrawPiece()
PUT_BACK: Final = PutBack()
