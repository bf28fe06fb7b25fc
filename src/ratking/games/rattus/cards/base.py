"""The six class cards of the base game."""

from __future__ import annotations

from typing import Final

from ratking.core.answers import Answers, Verb
from ratking.core.state import ask
from ratking.games.rattus.cards import ClassCard, chivalry_steps
from ratking.games.rattus.cards.offers import Offer
from ratking.games.rattus.domains import YES_NO
from ratking.games.rattus.questions import (
    A_GOAL_NEARBY,
    A_RAT,
    A_RAT_THAT_CAN_MOVE,
    A_REGION_OF_MINE_WITHOUT_RATS,
    A_REGION_TO_LEAVE,
    A_REGION_TO_SETTLE,
    A_ROOM_FOR_IT,
    ANOTHER_RAT,
    UP_TO_THREE_OF_MINE,
    YES_OR_NO,
    Ask,
)
from ratking.games.rattus.rats import look_at, rats_on_the_board
from ratking.games.rattus.state import RattusState
from ratking.games.rattus.tokens import (
    BOURGEOISIE,
    CHIVALRY,
    CHURCH,
    MAGIC,
    PEASANTRY,
    ROYALTY,
)
from ratking.games.rattus.travel import TO_HAVEN, travel
from ratking.games.rattus.verbs import place_citizens
from ratking.games.rattus.verbs_rats import lower_limits, move_rat, swap_rats


class Peasant(ClassCard):
    """One citizen more when increasing the population (RB-30, RB-39)."""

    number = 1
    family = PEASANTRY
    final_asks = [A_REGION_TO_SETTLE]

    def extra_citizens(self, state: RattusState, seat: int, region: int) -> int:
        """One more, everywhere."""
        return 1

    def resolve_at_the_end(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """The extra citizen goes to any region."""
        place_citizens(state, seat, picks[0], 1)


class Monk(ClassCard):
    """Move one rat to a neighbouring region with fewer than three (RB-31)."""

    number = 2
    family = CHURCH
    asks = [A_RAT_THAT_CAN_MOVE, A_ROOM_FOR_IT]

    def resolve(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """Move the rat."""
        move_rat(state, seat, picks[0], picks[1])


class Merchant(ClassCard):
    """Move one to three own citizens from one region to a neighbouring one (RB-32)."""

    number = 3
    family = BOURGEOISIE
    asks = [A_REGION_TO_LEAVE, A_GOAL_NEARBY, UP_TO_THREE_OF_MINE]

    def resolve(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """Move the citizens."""
        travel(state, seat, picks[0], picks[1], picks[2])


class Witch(ClassCard):
    """Look at two rats, one after the other; then you may swap them (RB-33)."""

    number = 4
    family = MAGIC
    asks = [A_RAT, ANOTHER_RAT, YES_OR_NO]

    def usable(self, state: RattusState, seat: int) -> bool:
        """There must be a rat."""
        return rats_on_the_board(state) > 0

    def next_ask(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> Ask | None:
        """Where there is only one rat, looking at it is all."""
        if len(picks) == 1 and rats_on_the_board(state) == 1:
            return None
        return super().next_ask(state, seat, picks)

    def picked(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """Look at each rat as it is picked."""
        if len(picks) < 3:
            look_at(state, seat, picks[-1])

    def resolve(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """Swap the rats, or leave them where they are."""
        if len(picks) == 3 and picks[2]:
            swap_rats(state, seat, picks[0], picks[1])


class King(ClassCard):
    """Bring one own citizen from a region without rats to the Safe Haven (RB-34)."""

    number = 5
    family = ROYALTY
    asks = [A_REGION_OF_MINE_WITHOUT_RATS]

    def resolve(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """Save the citizen."""
        travel(state, seat, picks[0], TO_HAVEN, 1)


class Knight(ClassCard):
    """Move the plague further, and lower the limits by two (RB-35)."""

    number = 6
    family = CHIVALRY

    def plague_steps(self, players: int) -> int:
        """Two steps, three on the large board."""
        return chivalry_steps(players)

    def before_resolution(self, state: RattusState, seat: int, region: int) -> None:
        """The lower limits may be declined, once, before the first rat."""
        ask(state, LOWER_LIMITS, seat)

    def moves_plague_at_the_end(self) -> bool:
        """The Knight rides once more in the final round."""
        return True


class LowerLimits(Offer):
    """Lower every limit in this resolution by two?"""

    name = "lower_limits"
    domain = Answers(Verb("lower", YES_NO))

    def answered(self, state: RattusState, asked: int, choice: int) -> None:
        """Remember it for this resolution."""
        lower_limits(state, 2 * choice)


LOWER_LIMITS: Final = LowerLimits()
