"""A round: everybody sends a rat or takes crumbs, then the cat comes, and new crumbs fall."""

from __future__ import annotations

from typing import Final

from larder.state import (
    CRUMBS,
    ROUND,
    ROUNDS,
    ROW,
    SHELF,
    SHELVES,
    LarderState,
    chase,
    fill,
    send,
    take,
)
from ratking.core.answers import Answers, Verb
from ratking.core.question import NATURE, Kind, seat_of
from ratking.core.row import below, mask
from ratking.core.state import ask

MANY: Final = len(SHELVES)
WAIT: Final = 2 * MANY
FALLING: Final = 3
"""So many crumbs fall together (LD-6)."""


class Act(Kind[LarderState]):
    """Send a rat, take the crumbs of a shelf, or wait?"""

    name = "act"
    domain = Answers(Verb("send", SHELF), Verb("take", SHELF), Verb("wait"))

    def answers(self, state: LarderState, asked: int) -> int:
        """Send who is at home (LD-3), take where nobody has as many (LD-4)."""
        seat = seat_of(state, asked)
        found = [WAIT]
        if state.at_home(seat):
            found += range(MANY)
        found += [
            MANY + shelf
            for shelf in range(MANY)
            if CRUMBS.of(state, shelf) and state.rules_shelf(seat, shelf)
        ]
        return mask(found)

    def answered(self, state: LarderState, asked: int, choice: int) -> None:
        """Go on to the next seat; after the last one the cat comes (LD-5)."""
        seat = seat_of(state, asked)
        if choice < MANY:
            send(state, seat, choice)
        elif choice < WAIT:
            take(state, seat, choice - MANY)
        if seat + 1 < state.box.players:
            ask(state, ACT, seat + 1)
        else:
            ask(state, CAT, NATURE)


class Cat(Kind[LarderState]):
    """Which shelf does the cat come to?"""

    name = "cat"
    domain = Answers(Verb("prowl", SHELF))
    of_nature = True

    def answers(self, state: LarderState, asked: int) -> int:
        """Any of them."""
        return below(MANY)

    def answered(self, state: LarderState, asked: int, choice: int) -> None:
        """Chase, and end the game after the last round (LD-7)."""
        chase(state, choice)
        if ROUND.of(state) < ROUNDS:
            ask(state, FALL, NATURE)


class Fall(Kind[LarderState]):
    """Where do new crumbs fall?"""

    name = "fall"
    domain = Answers(Verb("drop", SHELF))
    of_nature = True

    def answers(self, state: LarderState, asked: int) -> int:
        """On any shelf."""
        return below(MANY)

    def answered(self, state: LarderState, asked: int, choice: int) -> None:
        """Begin the next round with the first seat."""
        fill(state, choice, FALLING)
        ask(state, ACT, 0)


ACT: Final = Act()
CAT: Final = Cat()
FALL: Final = Fall()
KINDS: Final = ROW.number([ACT, CAT, FALL])
