"""Thinking behind screens: all seats choose at once, and a step waits below until all have."""

from __future__ import annotations

from ratking.core.question import NOBODY, Step
from ratking.core.state import ask
from ratking.games.ratland.state import RatlandState


class Screens(Step[RatlandState]):
    """What happens when the last seat has made up its mind."""

    def open_for(self, state: RatlandState, seat: int) -> None:
        """Forget what a seat has chosen so far, and ask its first question if it has a choice.

        Whether it has one is known to everybody.
        """
        raise NotImplementedError(self.name)


def think_together(state: RatlandState, screens: Screens) -> None:
    """Let all seats think at once; the step runs when the last of them is done (RL-11)."""
    ask(state, screens, NOBODY)
    for seat in range(state.box.players):
        screens.open_for(state, seat)
