"""Class cards of the Pied Piper deck."""

from __future__ import annotations

from ratking.games.rattus.cards import ClassCard
from ratking.games.rattus.questions import (
    A_REGION_OF_MINE,
    A_REGION_OF_MINE_OR_STOP,
    ANOTHER_REGION,
    STOP,
    Ask,
)
from ratking.games.rattus.state import RattusState
from ratking.games.rattus.tokens import BOURGEOISIE
from ratking.games.rattus.verbs import move_citizens


class Courier(ClassCard):
    """Move up to two own citizens, each from any region to any other (RP-5)."""

    number = 11
    family = BOURGEOISIE
    asks = [A_REGION_OF_MINE, ANOTHER_REGION, A_REGION_OF_MINE_OR_STOP, ANOTHER_REGION]

    def next_ask(self, state: RattusState, picks: tuple[int, ...]) -> Ask | None:
        """One citizen is enough."""
        return None if picks and picks[-1] == STOP else super().next_ask(state, picks)

    def picked(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """Each citizen leaves as soon as its goal is known."""
        if len(picks) % 2 == 0:
            move_citizens(state, seat, picks[-2], picks[-1], 1)
