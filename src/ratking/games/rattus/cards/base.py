"""The six class cards of the base game."""

from __future__ import annotations

from ratking.games.rattus.cards import ClassCard
from ratking.games.rattus.questions import (
    A_NEIGHBOUR,
    A_RAT,
    A_RAT_THAT_CAN_MOVE,
    A_REGION,
    A_REGION_OF_MINE,
    A_REGION_OF_MINE_WITHOUT_RATS,
    A_ROOM_FOR_IT,
    ANOTHER_RAT,
    UP_TO_THREE_OF_MINE,
    YES_OR_NO,
)
from ratking.games.rattus.rats import look_at
from ratking.games.rattus.state import RattusState
from ratking.games.rattus.tokens import (
    BOURGEOISIE,
    CHIVALRY,
    CHURCH,
    MAGIC,
    PEASANTRY,
    ROYALTY,
)
from ratking.games.rattus.verbs import (
    move_citizens,
    move_rat,
    place_citizens,
    save_citizen,
    swap_rats,
)


class Peasant(ClassCard):
    """One citizen more when increasing the population (RB-30, RB-39)."""

    number = 1
    family = PEASANTRY
    final_asks = [A_REGION]

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
    asks = [A_REGION_OF_MINE, A_NEIGHBOUR, UP_TO_THREE_OF_MINE]

    def resolve(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """Move the citizens."""
        move_citizens(state, seat, picks[0], picks[1], picks[2])


class Witch(ClassCard):
    """Look at two rats, one after the other; then you may swap them (RB-33)."""

    number = 4
    family = MAGIC
    asks = [A_RAT, ANOTHER_RAT, YES_OR_NO]

    def usable(self, state: RattusState, seat: int) -> bool:
        """There must be two rats."""
        return sum(state.rat_count) > 1

    def picked(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """Look at each rat as it is picked."""
        if len(picks) < 3:
            look_at(state, seat, picks[-1])

    def resolve(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """Swap the rats, or leave them where they are."""
        first, second, swap = picks
        if swap:
            swap_rats(state, seat, first, second)


class King(ClassCard):
    """Bring one own citizen from a region without rats to the Safe Haven (RB-34)."""

    number = 5
    family = ROYALTY
    asks = [A_REGION_OF_MINE_WITHOUT_RATS]

    def resolve(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """Save the citizen."""
        save_citizen(state, seat, picks[0])


class Knight(ClassCard):
    """Move the plague further, and lower the limits by two (RB-35)."""

    number = 6
    family = CHIVALRY

    def plague_steps(self, players: int) -> int:
        """Two steps, three on the large board."""
        return 3 if players >= 5 else 2

    def lowers_limits(self) -> int:
        """Every limit is two lower."""
        return 2

    def moves_plague_at_the_end(self) -> bool:
        """The Knight rides once more in the final round."""
        return True
