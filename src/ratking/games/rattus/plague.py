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
from ratking.games.rattus.rats import knows_a_rat, make_sure_of_face, rats_to_choose
from ratking.games.rattus.state import FINAL_ROUND, SLOTS, RattusState, citizens_of
from ratking.games.rattus.verbs import add_rat, kill_citizens, move_plague, reveal_rat


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
        return state.box.board.within[steps - 1][state.plague]

    def answered(self, state: RattusState, asked: Question, choice: int) -> None:
        """Move it; new rats come before the resolution."""
        move_plague(state, asked.seat, choice)
        ask(state, RESOLVE, NOBODY, choice)
        spread(state, asked.seat, new_rats(state, choice))


def new_rats(state: RattusState, region: int) -> int:
    """Count the rats to add: as many as the region holds, at most two, none at the end (RB-40)."""
    if state.phase == FINAL_ROUND:
        return 0
    return min(state.rat_count[region], 2, state.supply)


def spread(state: RattusState, seat: int, count: int) -> None:
    """Ask where the next new rat goes; what finds no room is not placed (RB-18)."""
    if count and rooms_nearby(state, state.plague):
        ask(state, ADD_RAT, seat, count)


class AddRat(Kind[RattusState]):
    """Which neighbouring region does a new rat go to (RB-17)?"""

    name = "add_rat"
    domain = "region"

    def answers(self, state: RattusState, asked: Question) -> list[int]:
        """List the neighbours that are not full."""
        return rooms_nearby(state, state.plague)

    def answered(self, state: RattusState, asked: Question, choice: int) -> None:
        """Lay the rat and go on with the rest."""
        add_rat(state, asked.seat, choice)
        spread(state, asked.seat, asked.about - 1)


class Resolve(Step[RattusState]):
    """The plague ravages its region; the active seat's cards may lower the limits first."""

    name = "resolve"

    def run(self, state: RattusState, asked: Question) -> None:
        """Ask about the limits only if a rat will be revealed (RB-35)."""
        ask(state, STRIKE, NOBODY, asked.about)
        if can_strike(state, asked.about):
            for card in held_by(state, state.active):
                if card.lowers_limits():
                    ask(state, LOWER_LIMITS, state.active, card.lowers_limits())


class LowerLimits(Kind[RattusState]):
    """Lower every limit in this resolution?"""

    name = "lower_limits"
    domain = "yes_no"

    def answers(self, state: RattusState, asked: Question) -> list[int]:
        """It may be declined, once, before the first rat."""
        return [0, 1]

    def answered(self, state: RattusState, asked: Question, choice: int) -> None:
        """Remember it for this resolution."""
        state.limit_minus = asked.about if choice else 0


def can_strike(state: RattusState, region: int) -> bool:
    """Say whether rats and citizens are left to meet (RB-21, RB-28)."""
    return state.rat_count[region] > 0 and state.crowd[region] > 0


class Strike(Step[RattusState]):
    """Reveal the region's next rat, or leave the region when it is done."""

    name = "strike"

    def run(self, state: RattusState, asked: Question) -> None:
        """Ask for the order only where the active seat knows a rat (RB-22)."""
        region = asked.about
        state.struck = region
        if not can_strike(state, region):
            state.struck = NOWHERE
            state.limit_minus = 0
            return
        ask(state, STRIKE, NOBODY, region)
        if state.rat_count[region] > 1 and knows_a_rat(state, state.active, region):
            ask(state, CHOOSE_RAT, state.active, region)
        else:
            turn_over(state, region * SLOTS)


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


def turn_over(state: RattusState, slot: int) -> None:
    """Reveal a rat once nature has dealt its face."""
    ask(state, RAT_BITES, NOBODY, slot)
    make_sure_of_face(state, slot)


class RatBites(Step[RattusState]):
    """A revealed rat has its effect if the crowd reaches its limit (RB-23)."""

    name = "rat_bites"

    def run(self, state: RattusState, asked: Question) -> None:
        """Reveal it, and let the plague break out or not."""
        region = asked.about // SLOTS
        number = reveal_rat(state, asked.about)
        if state.crowd[region] >= state.box.faces[number].limit - state.limit_minus:
            if state.told is not None:
                state.told.append(tell.OutbreakBegan(region, number))
            suffer(state, region, losses(state, region, number))


def losses(state: RattusState, region: int, number: int) -> list[int]:
    """Add up what a face asks of every seat: majority, class symbols, all (RB-24 to RB-26)."""
    face = state.box.faces[number]
    lost = [face.everyone] * state.box.players
    if face.majority:
        for seat in leaders(state, region):
            lost[seat] += face.majority
    for card in state.cards:
        if state.holder[card] >= 0:
            lost[state.holder[card]] += face.symbols[FAMILY[card]]
    return lost


def suffer(state: RattusState, region: int, lost: list[int]) -> None:
    """Take the dead away; nobody loses more citizens than are there (RB-27)."""
    for seat in range(state.box.players):
        dead = min(lost[seat], citizens_of(state, seat, region))
        if dead:
            kill_citizens(state, seat, region, dead)


MOVE_PLAGUE: Final = MovePlague()
ADD_RAT: Final = AddRat()
RESOLVE: Final = Resolve()
LOWER_LIMITS: Final = LowerLimits()
STRIKE: Final = Strike()
CHOOSE_RAT: Final = ChooseRat()
RAT_BITES: Final = RatBites()
