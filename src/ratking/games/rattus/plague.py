"""The plague phase: the piece moves, rats are added, and one rat after the other is revealed."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NOBODY, Kind, Question, Step
from ratking.core.state import ask
from ratking.games.rattus import events as tell
from ratking.games.rattus.board import NOWHERE
from ratking.games.rattus.cards import leaders
from ratking.games.rattus.cards.deck import DECK, FAMILY, held_by
from ratking.games.rattus.questions import rooms_nearby
from ratking.games.rattus.rats import make_sure_of_face, order_matters, rats_to_choose
from ratking.games.rattus.region_cards import drop_shields, is_shielded
from ratking.games.rattus.state import (
    FINAL_ROUND,
    LAST_PLAGUE,
    SLOTS,
    RattusState,
    citizens_of,
)
from ratking.games.rattus.tokens import EVERYONE, MAJORITY, NO_CARD
from ratking.games.rattus.verbs import add_rat, kill_citizens, move_plague, reveal_rat, show_faces
from ratking.games.rattus.windows import OPEN_WINDOWS


def send_plague(state: RattusState, seat: int) -> None:
    """Begin the plague phase, or a ride of the final round."""
    ask(state, MOVE_PLAGUE, seat)


class MovePlague(Kind[RattusState]):
    """Which region does the plague move to (RB-16)?"""

    name = "move_plague"
    domain = "region"

    def answers(self, state: RattusState, asked: Question) -> list[int]:
        """List what the longest way among the seat's cards reaches (RB-36)."""
        steps = 1
        for card in state.cards:
            if state.holder[card] == asked.seat:
                steps = max(steps, DECK[card].plague_steps(state.box.players))
        return state.ways.within[steps - 1][state.plague]

    def answered(self, state: RattusState, asked: Question, choice: int) -> None:
        """Move it; new rats come before the resolution."""
        move_plague(state, asked.seat, choice)
        ask(state, RESOLVE, NOBODY, choice)
        ask(state, PLAGUE_SPREADS, NOBODY, choice)
        spread(state, asked.seat, new_rats(state, choice))


def new_rats(state: RattusState, region: int) -> int:
    """Count the rats to add: as many as the region holds now, at most two (RB-17, RB-20).

    There may be fewer left (RB-19), and none are added at the end (RB-40).
    """
    if state.phase == FINAL_ROUND:
        return 0
    return min(state.rat_count[region], min(2, state.supply))


def spread(state: RattusState, seat: int, count: int) -> None:
    """Ask where the next new rat goes; what finds no room is not placed (RB-18)."""
    if count and rooms_nearby(state, state.plague):
        ask(state, ADD_RAT, seat, count)


class AddRat(Kind[RattusState]):
    """Which neighbouring region does a new rat go to (RB-17)?"""

    name = "add_rat"
    domain = "region"

    def answers(self, state: RattusState, asked: Question) -> list[int]:
        """List the neighbours that are not closed; the plague region is none of them (RB-20)."""
        return rooms_nearby(state, state.plague)

    def answered(self, state: RattusState, asked: Question, choice: int) -> None:
        """Lay the rat and go on with the rest."""
        add_rat(state, asked.seat, choice)
        spread(state, asked.seat, asked.about - 1)


class PlagueSpreads(Step[RattusState]):
    """The new rats lie; the active seat's cards may add to them."""

    name = "plague_spreads"

    def run(self, state: RattusState, asked: Question) -> None:
        """Ask every card that he holds."""
        for card in held_by(state, state.active):
            card.plague_spreads(state, state.active)


class Resolve(Step[RattusState]):
    """The plague ravages its region; the active seat's cards may have a say first."""

    name = "resolve"

    def run(self, state: RattusState, asked: Question) -> None:
        """Ask the cards by number, and only if a rat will be revealed (RB-35)."""
        ask(state, STRIKE, NOBODY, asked.about)
        if can_strike(state, asked.about):
            for card in reversed(held_by(state, state.active)):
                card.before_resolution(state, state.active, asked.about)


def can_strike(state: RattusState, region: int) -> bool:
    """Say whether rats and citizens are left to meet (RB-21, RB-28)."""
    return state.crowd[region] > 0 and (state.rat_count[region] > 0 or bool(state.turned_up))


class Strike(Step[RattusState]):
    """Reveal the region's next rat, or leave the region when it is done."""

    name = "strike"

    def run(self, state: RattusState, asked: Question) -> None:
        """Ask for the order only where it can matter (RB-22, RB-41)."""
        region = asked.about
        if not can_strike(state, region):
            leave_region(state)
            return
        state.struck = region
        ask(state, STRIKE, NOBODY, region)
        if state.turned_up:
            ask(state, CHOOSE_FACE, state.active, region)
        elif order_matters(state, region):
            ask(state, CHOOSE_RAT, state.active, region)
        else:
            turn_over(state, region * SLOTS)


def leave_region(state: RattusState) -> None:
    """Forget what was said for this resolution alone."""
    state.struck = NOWHERE
    state.limit_minus = 0
    if state.turned_up:
        show_faces(state, ())
    drop_shields(state)


class ChooseRat(Kind[RattusState]):
    """Which rat is revealed next?"""

    name = "choose_rat"
    domain = "rat"

    def answers(self, state: RattusState, asked: Question) -> list[int]:
        """List the region's rats."""
        return rats_to_choose(state, asked.about)

    def answered(self, state: RattusState, asked: Question, choice: int) -> None:
        """Turn it over."""
        turn_over(state, choice)


class ChooseFace(Kind[RattusState]):
    """Which of the rats that are turned up has its effect next (RP-11)?"""

    name = "choose_face"
    domain = "face"

    def answers(self, state: RattusState, asked: Question) -> list[int]:
        """List the faces."""
        return list(state.turned_up)

    def answered(self, state: RattusState, asked: Question, choice: int) -> None:
        """Let it bite."""
        show_faces(state, tuple(face for face in state.turned_up if face != choice))
        bite(state, asked.about, choice)


def turn_over(state: RattusState, slot: int) -> None:
    """Reveal a rat once nature has dealt its face."""
    ask(state, RAT_BITES, NOBODY, slot)
    make_sure_of_face(state, slot)


class RatBites(Step[RattusState]):
    """A rat is revealed and has its effect."""

    name = "rat_bites"

    def run(self, state: RattusState, asked: Question) -> None:
        """Reveal it."""
        bite(state, asked.about // SLOTS, reveal_rat(state, asked.about))


def bite(state: RattusState, region: int, number: int) -> None:
    """Let the plague break out if the crowd reaches the limit (RB-23)."""
    if not reaches_limit(state, region, state.box.faces[number].limit - state.limit_minus):
        return
    if state.told is not None:
        state.told.append(tell.OutbreakBegan(region, number))
    ask(state, SUFFER, NOBODY, number, (region,))
    if state.region_deck is not None:
        ask(state, OPEN_WINDOWS, NOBODY, number, (region, 0))


def reaches_limit(state: RattusState, region: int, limit: int) -> bool:
    """Compare the crowd, less the nuns (RP-4), with a limit; one below 1 is always met (RB-35)."""
    crowd = state.crowd[region]
    if state.nuns:
        crowd -= state.nuns.count(region)
    return crowd >= limit or limit < 1


class Suffer(Step[RattusState]):
    """An outbreak takes its dead; then the active seat's cards may gain from it."""

    name = "suffer"

    def run(self, state: RattusState, asked: Question) -> None:
        """Nobody loses more citizens than are there (RB-27)."""
        region = asked.picks[0]
        lost = losses(state, region, asked.about)
        others_dead = 0
        for seat in range(state.box.players):
            if lost[seat] and citizens_of(state, seat, region):
                dead = kill_citizens(state, seat, region, lost[seat])
                if seat != state.active:
                    others_dead += dead
        if others_dead and state.phase != LAST_PLAGUE:
            for card in held_by(state, state.active):
                card.after_kill(state, state.active, region)


def losses(state: RattusState, region: int, number: int) -> list[int]:
    """Add up what a face asks of every seat: majority, class symbols, all (RB-24 to RB-26).

    A class symbol counts for every card of the class (RA-2).
    """
    face = state.box.faces[number]
    lost = [0] * state.box.players
    if face.majority:
        for seat in leaders(state, region):
            lost[seat] += face.majority
            count_symbol(state, seat, region, MAJORITY, NO_CARD, face.majority)
    for card in state.cards:
        count = face.symbols[FAMILY[card]]
        if count and state.holder[card] >= 0 and not is_shielded(state, card):
            lost[state.holder[card]] += count
            count_symbol(state, state.holder[card], region, FAMILY[card], card, count)
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
        state.told.append(tell.SymbolCounted(seat, region, symbol, card, count))


MOVE_PLAGUE: Final = MovePlague()
ADD_RAT: Final = AddRat()
PLAGUE_SPREADS: Final = PlagueSpreads()
RESOLVE: Final = Resolve()
STRIKE: Final = Strike()
CHOOSE_RAT: Final = ChooseRat()
CHOOSE_FACE: Final = ChooseFace()
RAT_BITES: Final = RatBites()
SUFFER: Final = Suffer()
