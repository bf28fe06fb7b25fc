"""The plague phase: the piece moves, rats are added, and one rat after the other is revealed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.domain import Count
from ratking.core.question import NOBODY, Kind, Step, seat_of
from ratking.core.row import listed, lowest, size
from ratking.core.state import ask, tell
from ratking.games.rattus import events
from ratking.games.rattus.cards import leads, most_citizens
from ratking.games.rattus.cards.deck import DECK, FAMILIES_OF, FAMILY
from ratking.games.rattus.domains import FACE, RAT, REGION, SLOTS
from ratking.games.rattus.questions import rooms_nearby
from ratking.games.rattus.rats import make_sure_of_face, order_matters, rats_to_choose
from ratking.games.rattus.region_cards import is_shielded
from ratking.games.rattus.state import (
    ACTIVE,
    CARDS,
    CROWD,
    FINAL_ROUND,
    HOLDER,
    LAST_PLAGUE,
    LIMIT_MINUS,
    NUNS,
    PHASE,
    PLAGUE,
    RAT_COUNT,
    SUPPLY,
    TURNED_UP,
    WITH_REGION_CARDS,
    RattusState,
    cards_of,
    citizens_of,
)
from ratking.games.rattus.tokens import EVERYONE, MAJORITY, NO_CARD
from ratking.games.rattus.verbs import kill_citizens, move_plague
from ratking.games.rattus.verbs_cards import drop_shields
from ratking.games.rattus.verbs_rats import (
    add_rat,
    end_resolution,
    reveal_rat,
    show_faces,
    strike_region,
)
from ratking.games.rattus.windows import OPEN_WINDOWS

MOST_NEW_RATS: Final = 2


def send_plague(state: RattusState, seat: int) -> None:
    """Begin the plague phase, or a ride of the final round."""
    ask(state, MOVE_PLAGUE, seat)


class MovePlague(Kind[RattusState]):
    """Which region does the plague move to (RB-16)?"""

    name = "move_plague"
    domain = Answers(Verb("plague", REGION))

    def answers(self, state: RattusState, asked: int) -> i64:
        """Mark what the longest way among the seat's cards reaches (RB-36)."""
        steps, held = 1, cards_of(state, seat_of(state, asked))
        while held:
            steps = max(steps, DECK[lowest(held)].plague_steps(state.box.players))
            held &= held - 1
        return state.ways.reached[steps - 1][PLAGUE.of(state)]

    def goes_on(self, state: RattusState, asked: int, choice: int) -> bool:
        """A new rat asks where it goes."""
        return new_rats(state, choice) > 0 and rooms_nearby(state, choice) != 0

    def answered(self, state: RattusState, asked: int, choice: int) -> None:
        """Move it; new rats come before the resolution."""
        seat = seat_of(state, asked)
        move_plague(state, seat, choice)
        ask(state, RESOLVE, NOBODY, choice)
        ask(state, PLAGUE_SPREADS, NOBODY)
        spread(state, seat, new_rats(state, choice))


def new_rats(state: RattusState, region: int) -> int:
    """Count the rats to add: as many as the region holds now, at most two (RB-17, RB-20).

    There may be fewer left (RB-19), and none are added at the end (RB-40).
    """
    if PHASE.of(state) == FINAL_ROUND:
        return 0
    return min(RAT_COUNT.of(state, region), min(MOST_NEW_RATS, SUPPLY.of(state)))


def spread(state: RattusState, seat: int, count: int) -> None:
    """Ask where the next new rat goes; what finds no room is not placed (RB-18)."""
    if count and rooms_nearby(state, PLAGUE.of(state)):
        ask(state, ADD_RAT, seat, count)


class AddRat(Kind[RattusState]):
    """Which neighbouring region does a new rat go to (RB-17)?"""

    name = "add_rat"
    domain = Answers(Verb("add", REGION))

    def __init__(self) -> None:
        super().__init__()
        self.count = self.holds("count", Count(MOST_NEW_RATS))

    def answers(self, state: RattusState, asked: int) -> i64:
        """Mark the neighbours that are not closed; the plague region is none of them (RB-20)."""
        return rooms_nearby(state, PLAGUE.of(state))

    def goes_on(self, state: RattusState, asked: int, choice: int) -> bool:
        """Another new rat asks where it goes, if there is room left for it."""
        if self.count.of(state, asked) == 1:
            return False
        rooms = size(rooms_nearby(state, PLAGUE.of(state)))
        return rooms > 1 or RAT_COUNT.of(state, choice) + 1 < SLOTS

    def answered(self, state: RattusState, asked: int, choice: int) -> None:
        """Lay the rat and go on with the rest."""
        add_rat(state, seat_of(state, asked), choice)
        spread(state, seat_of(state, asked), self.count.of(state, asked) - 1)


class PlagueSpreads(Step[RattusState]):
    """The new rats lie; the active seat's cards may add to them."""

    name = "plague_spreads"

    def run(self, state: RattusState, asked: int) -> None:
        """Ask every card that he holds."""
        seat = ACTIVE.of(state)
        held = cards_of(state, seat)
        while held:
            DECK[lowest(held)].plague_spreads(state, seat)
            held &= held - 1


class Resolve(Step[RattusState]):
    """The plague ravages its region; the active seat's cards may have a say first."""

    name = "resolve"

    def __init__(self) -> None:
        super().__init__()
        self.region = self.holds("region", REGION)

    def run(self, state: RattusState, asked: int) -> None:
        """Ask the cards by number, and only if a rat will be revealed (RB-35)."""
        region, seat = self.region.of(state, asked), ACTIVE.of(state)
        ask(state, STRIKE, NOBODY, region)
        if can_strike(state, region):
            for card in reversed(listed(cards_of(state, seat))):
                DECK[card].before_resolution(state, seat, region)


def can_strike(state: RattusState, region: int) -> bool:
    """Say whether rats and citizens are left to meet (RB-21, RB-28)."""
    if not CROWD.of(state, region):
        return False
    return RAT_COUNT.of(state, region) > 0 or TURNED_UP.count(state) > 0


class Strike(Step[RattusState]):
    """Reveal the region's next rat, or leave the region when it is done."""

    name = "strike"

    def __init__(self) -> None:
        super().__init__()
        self.region = self.holds("region", REGION)

    def run(self, state: RattusState, asked: int) -> None:
        """Ask for the order only where it can matter (RB-22, RB-41)."""
        region = self.region.of(state, asked)
        if not can_strike(state, region):
            leave_region(state)
            return
        strike_region(state, region)
        ask(state, STRIKE, NOBODY, region)
        if TURNED_UP.count(state):
            ask(state, CHOOSE_FACE, ACTIVE.of(state), region)
        elif order_matters(state, region):
            ask(state, CHOOSE_RAT, ACTIVE.of(state), region)
        else:
            turn_over(state, region * SLOTS)


def leave_region(state: RattusState) -> None:
    """Go on without what was said for this resolution alone."""
    end_resolution(state)
    drop_shields(state)


class ChooseRat(Kind[RattusState]):
    """Which rat is revealed next?"""

    name = "choose_rat"
    domain = Answers(Verb("reveal", RAT))

    def __init__(self) -> None:
        super().__init__()
        self.region = self.holds("region", REGION)

    def answers(self, state: RattusState, asked: int) -> i64:
        """Mark the region's rats."""
        return rats_to_choose(state, self.region.of(state, asked))

    def answered(self, state: RattusState, asked: int, choice: int) -> None:
        """Turn it over."""
        turn_over(state, choice)


class ChooseFace(Kind[RattusState]):
    """Which of the rats that are turned up has its effect next (RP-11)?"""

    name = "choose_face"
    domain = Answers(Verb("next", FACE))
    wide = True

    def __init__(self) -> None:
        super().__init__()
        self.region = self.holds("region", REGION)

    def listed(self, state: RattusState, asked: int) -> list[int]:
        """List the faces."""
        return TURNED_UP.all(state)

    def answered(self, state: RattusState, asked: int, choice: int) -> None:
        """Let it bite."""
        show_faces(state, [face for face in TURNED_UP.all(state) if face != choice])
        bite(state, self.region.of(state, asked), choice)


def turn_over(state: RattusState, rat: int) -> None:
    """Reveal a rat once nature has dealt its face."""
    ask(state, RAT_BITES, NOBODY, rat)
    make_sure_of_face(state, rat)


class RatBites(Step[RattusState]):
    """A rat is revealed and has its effect."""

    name = "rat_bites"

    def __init__(self) -> None:
        super().__init__()
        self.rat = self.holds("rat", RAT)

    def run(self, state: RattusState, asked: int) -> None:
        """Reveal it."""
        rat = self.rat.of(state, asked)
        bite(state, rat // SLOTS, reveal_rat(state, rat))


def bite(state: RattusState, region: int, number: int) -> None:
    """Let the plague break out if the crowd reaches the limit (RB-23)."""
    if not reaches_limit(state, region, state.box.faces[number].limit - LIMIT_MINUS.of(state)):
        return
    if state.told is not None:
        tell(state, events.OutbreakBegan(region, number))
    ask(state, SUFFER, NOBODY, number, region)
    if WITH_REGION_CARDS.of(state):
        ask(state, OPEN_WINDOWS, NOBODY, number, region, 0)


def reaches_limit(state: RattusState, region: int, limit: int) -> bool:
    """Compare the crowd, less the nuns (RP-4), with a limit; one below 1 is always met (RB-35)."""
    crowd = CROWD.of(state, region) - nuns_in(state, region)
    return crowd >= limit or limit < 1


def nuns_in(state: RattusState, region: int) -> int:
    """Count the nuns in a region."""
    count = 0
    for place in range(NUNS.count(state)):
        if NUNS.of(state, place) == region:
            count += 1
    return count


class Suffer(Step[RattusState]):
    """An outbreak takes its dead; then the active seat's cards may gain from it."""

    name = "suffer"

    def __init__(self) -> None:
        super().__init__()
        self.face = self.holds("face", FACE)
        self.region = self.holds("region", REGION)

    def run(self, state: RattusState, asked: int) -> None:
        """Nobody loses more citizens than are there (RB-27)."""
        region, active = self.region.of(state, asked), ACTIVE.of(state)
        lost = losses(state, region, self.face.of(state, asked))
        others_dead = 0
        for seat in range(state.box.players):
            if lost[seat] and citizens_of(state, seat, region):
                dead = kill_citizens(state, seat, region, lost[seat])
                if seat != active:
                    others_dead += dead
        if others_dead and PHASE.of(state) != LAST_PLAGUE:
            for card in listed(cards_of(state, active)):
                DECK[card].after_kill(state, active, region)


def losses(state: RattusState, region: int, number: int) -> list[int]:
    """Add up what a face asks of every seat: majority, class symbols, all (RB-24 to RB-26).

    A class symbol counts for every card of the class (RA-2).
    """
    face = state.box.faces[number]
    lost = [0] * state.box.players
    if face.majority:
        most = most_citizens(state, region)
        for seat in range(state.box.players):
            if leads(state, seat, region, most):
                lost[seat] += face.majority
                count_symbol(state, seat, region, MAJORITY, NO_CARD, face.majority)
    for place in range(CARDS.count(state)):
        card = CARDS.of(state, place)
        count: int = face.counts[FAMILIES_OF[card]]
        holder = HOLDER.of(state, card)
        if count and holder >= 0 and not is_shielded(state, card):
            lost[holder] += count
            count_symbol(state, holder, region, FAMILY[card], card, count)
    if face.everyone:
        for seat in range(state.box.players):
            lost[seat] += face.everyone
            count_symbol(state, seat, region, EVERYONE, NO_CARD, face.everyone)
    return lost


def count_symbol(
    state: RattusState, seat: int, region: int, symbol: int, card: int, count: int
) -> None:
    """Tell against whom a symbol counts, if anybody of that seat is there to die."""
    if state.told is not None and citizens_of(state, seat, region):
        tell(state, events.SymbolCounted(seat, region, symbol, card, count))


MOVE_PLAGUE: Final = MovePlague()
ADD_RAT: Final = AddRat()
PLAGUE_SPREADS: Final = PlagueSpreads()
RESOLVE: Final = Resolve()
STRIKE: Final = Strike()
CHOOSE_RAT: Final = ChooseRat()
CHOOSE_FACE: Final = ChooseFace()
RAT_BITES: Final = RatBites()
SUFFER: Final = Suffer()
