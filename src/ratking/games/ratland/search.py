"""Phase 6: the bag is filled for one area after the other, and rats fight there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.question import NOBODY, Kind, Step, seat_of
from ratking.core.row import bit
from ratking.core.state import ask, tell
from ratking.games.ratland import events
from ratking.games.ratland.cards.clans import clan_of
from ratking.games.ratland.cards.deck import event_of
from ratking.games.ratland.draws import DRAWS, NOTHING, sent_to
from ratking.games.ratland.pieces import AREAS, KINDS_OF_CHEESE
from ratking.games.ratland.state import (
    AGGRESSIVE,
    AREA,
    BAG,
    COLOUR,
    FOOD,
    SEARCH,
    SEAT,
    TURN,
    USED,
    RatlandState,
    is_open,
    nth_clockwise,
    rats_in,
)
from ratking.games.ratland.verbs import gain_cheese, poison_rat
from ratking.games.ratland.verbs_round import (
    add_piece,
    begin_turns,
    enter_area,
    enter_phase,
    fill_bag,
    leave_the_areas,
    note_the_sent,
    take_a_turn,
    use_clan,
)


class Search(Step[RatlandState]):
    """The search for cheese begins."""

    name = "search"

    def run(self, state: RatlandState, asked: int) -> None:
        """Note who sent how many rats where; from now on rats may leave (RL-34)."""
        enter_phase(state, SEARCH)
        bonus = event_of(state).cheese_for_staying_away()
        for seat in range(state.box.players):
            for area in range(AREAS):
                note_the_sent(state, seat, area)
                if sent_to(state, seat, area) == 0:
                    gain_cheese(state, seat, bonus)
        ask(state, FILL_BAG, NOBODY)


def pieces_for(state: RatlandState, area: int) -> list[int]:
    """Add up the cards, and one of each colour present at a large table (RL-36 to RL-38)."""
    pieces = [0] * KINDS_OF_CHEESE
    for place in range(FOOD.count(state)):
        printed = state.box.food[FOOD.of(state, place)][area]
        for colour in range(KINDS_OF_CHEESE):
            pieces[colour] += printed[colour]
    for colour in range(KINDS_OF_CHEESE):
        if pieces[colour] and state.box.one_more_of_each:
            pieces[colour] += 1
    return pieces


class FillBag(Step[RatlandState]):
    """The bag is filled as the food cards say (RL-33)."""

    name = "fill_bag"

    def run(self, state: RatlandState, asked: int) -> None:
        """Then bribes, a fight and the draws follow."""
        fill_bag(state, pieces_for(state, AREA.of(state)))
        ask(state, LEAVE_AREA, NOBODY)
        ask(state, DRAWS, NOBODY)
        ask(state, FIGHT, NOBODY)
        ask(state, BRIBES, NOBODY)


class Bribes(Step[RatlandState]):
    """One Corrupt clan after the other may add a piece to the bag (RL-87)."""

    name = "bribes"

    def run(self, state: RatlandState, asked: int) -> None:
        """Ask those who have not used it up this round."""
        while TURN.of(state) < state.box.players:
            seat = nth_clockwise(state, TURN.of(state))
            take_a_turn(state)
            if USED.of(state, seat) < clan_of(state, seat).bribes(is_open(state)):
                ask(state, BRIBES, NOBODY)
                ask(state, BRIBE, seat)
                return
        begin_turns(state)


class Bribe(Kind[RatlandState]):
    """Which colour do you add to the bag, if any?"""

    name = "bribe"
    domain = Answers(Verb("bribe", COLOUR), Verb("nothing"))

    def answers(self, state: RatlandState, asked: int) -> i64:
        """List the colours of which a piece is left outside the bag (RL-87), and none."""
        pieces, found = state.box.pieces, bit(NOTHING)
        for colour in range(KINDS_OF_CHEESE):
            if BAG.of(state, colour) < pieces[colour]:
                found |= bit(colour)
        return found

    def answered(self, state: RatlandState, asked: int, choice: int) -> None:
        """Add it."""
        if choice != NOTHING:
            use_clan(state, seat_of(state, asked))
            add_piece(state, seat_of(state, asked), choice)


def victims(state: RatlandState, seat: int) -> i64:
    """List the others with a rat in the area."""
    found: i64 = 0
    for other in range(state.box.players):
        if other != seat and rats_in(state, other, AREA.of(state)):
            found |= bit(other)
    return found


class Fight(Step[RatlandState]):
    """Whoever sent the most rats wounds an opposing one, if aggressive (RL-72)."""

    name = "fight"

    def run(self, state: RatlandState, asked: int) -> None:
        """Of those with equally many the first in the order of ties counts (RL-10, RL-72)."""
        strongest, most = NOBODY, 0
        for step in range(state.box.players):
            seat = nth_clockwise(state, step)
            count = sent_to(state, seat, AREA.of(state))
            if count > most:
                strongest, most = seat, count
        if strongest == NOBODY or not AGGRESSIVE.of(state, strongest):
            return
        if victims(state, strongest):
            ask(state, WOUND, strongest)


class Wound(Kind[RatlandState]):
    """Whose rat do you wound?"""

    name = "wound"
    domain = Answers(Verb("wound", SEAT))

    def answers(self, state: RatlandState, asked: int) -> i64:
        """List the others with a rat in the area."""
        return victims(state, seat_of(state, asked))

    def answered(self, state: RatlandState, asked: int, choice: int) -> None:
        """It goes to the infirmary and finds nothing (RL-73)."""
        if state.told is not None:
            tell(state, events.RatWounded(seat_of(state, asked), choice, AREA.of(state)))
        poison_rat(state, choice, AREA.of(state))


class LeaveArea(Step[RatlandState]):
    """The bag is emptied completely, and the next area's turn comes (RL-33)."""

    name = "leave_area"

    def run(self, state: RatlandState, asked: int) -> None:
        """After the fields the search is over."""
        area = AREA.of(state) + 1
        if area < AREAS:
            enter_area(state, area)
            ask(state, FILL_BAG, NOBODY)
        else:
            leave_the_areas(state)


SEARCH_STEP: Final = Search()
FILL_BAG: Final = FillBag()
BRIBES: Final = Bribes()
BRIBE: Final = Bribe()
FIGHT: Final = Fight()
WOUND: Final = Wound()
LEAVE_AREA: Final = LeaveArea()
