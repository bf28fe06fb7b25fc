"""Phase 6: the bag is filled for one area after the other, and rats fight there."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NOBODY, Kind, Question, Step
from ratking.core.state import ask
from ratking.games.ratland import events as tell
from ratking.games.ratland.cards.clans import clan_of
from ratking.games.ratland.cards.deck import event_of
from ratking.games.ratland.draws import DRAWS, NOTHING, sent_to
from ratking.games.ratland.pieces import AREAS, KINDS_OF_CHEESE
from ratking.games.ratland.state import SEARCH, RatlandState, clockwise, is_open, rats_in
from ratking.games.ratland.verbs import add_piece, gain_cheese, poison_rat


class Search(Step[RatlandState]):
    """The search for cheese begins."""

    name = "search"

    def run(self, state: RatlandState, asked: Question) -> None:
        """Note who sent how many rats where; from now on rats may leave (RL-34)."""
        state.phase = SEARCH
        state.area = 0
        bonus = event_of(state).cheese_for_staying_away()
        for seat in range(state.box.players):
            for area in range(AREAS):
                state.sent[seat * AREAS + area] = rats_in(state, seat, area)
                if state.sent[seat * AREAS + area] == 0:
                    gain_cheese(state, seat, bonus)
        ask(state, FILL_BAG, NOBODY)


def pieces_for(state: RatlandState, area: int) -> list[int]:
    """Add up the cards, and one of each colour present at a large table (RL-36 to RL-38)."""
    pieces = [0] * KINDS_OF_CHEESE
    for colour in range(KINDS_OF_CHEESE):
        for card in state.food:
            pieces[colour] += state.box.food[card][area][colour]
        if pieces[colour] and state.box.one_more_of_each:
            pieces[colour] += 1
    return pieces


class FillBag(Step[RatlandState]):
    """The bag is filled as the food cards say (RL-33)."""

    name = "fill_bag"

    def run(self, state: RatlandState, asked: Question) -> None:
        """Then bribes, a fight and the draws follow."""
        state.bag = pieces_for(state, state.area)
        if state.told is not None:
            state.told.append(tell.BagFilled(state.area, state.bag[:]))
        state.turn = 0
        ask(state, LEAVE_AREA, NOBODY)
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
        """List the colours of which a piece is left outside the bag (RL-87), and none."""
        pieces = state.box.pieces
        return [c for c in range(KINDS_OF_CHEESE) if state.bag[c] < pieces[c]] + [NOTHING]

    def answered(self, state: RatlandState, asked: Question, choice: int) -> None:
        """Add it."""
        if choice != NOTHING:
            state.used[asked.seat] += 1
            add_piece(state, asked.seat, choice)


def victims(state: RatlandState, seat: int) -> list[int]:
    """List the others with a rat in the area."""
    players = range(state.box.players)
    return [other for other in players if other != seat and rats_in(state, other, state.area)]


class Fight(Step[RatlandState]):
    """Whoever sent the most rats wounds an opposing one, if aggressive (RL-72)."""

    name = "fight"

    def run(self, state: RatlandState, asked: Question) -> None:
        """Of those with equally many the first in the order of ties counts (RL-10, RL-72)."""
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


class LeaveArea(Step[RatlandState]):
    """The bag is emptied completely, and the next area's turn comes (RL-33)."""

    name = "leave_area"

    def run(self, state: RatlandState, asked: Question) -> None:
        """After the fields the search is over."""
        state.bag = [0] * KINDS_OF_CHEESE
        state.sick_here = [0] * len(state.sick_here)
        state.turn = 0
        state.area += 1
        if state.area < AREAS:
            ask(state, FILL_BAG, NOBODY)
        else:
            state.area = 0
            state.sent = [0] * len(state.sent)


SEARCH_STEP: Final = Search()
FILL_BAG: Final = FillBag()
BRIBES: Final = Bribes()
BRIBE: Final = Bribe()
FIGHT: Final = Fight()
WOUND: Final = Wound()
LEAVE_AREA: Final = LeaveArea()
