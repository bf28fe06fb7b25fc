"""Buildings: what the rules may ask one, each with a quiet default."""

from __future__ import annotations

from ratking.games.cartus.state import CartusState

NO_CARD = -1


class Building:
    """A building; a subclass says what its action does with the amount printed on it."""

    number: int = 0
    amounts: tuple[int, int] = (1, 2)
    """What the standard and the premium action are worth."""

    hands_out: int = NO_CARD
    """The special card that must lie ready when the building is in the game (RC-11)."""

    standard_does_something: bool = True

    def act(self, state: CartusState, seat: int, amount: int) -> None:
        """Do what both actions do, as often as printed."""

    def premium(self, state: CartusState, seat: int) -> None:
        """Perform the premium action."""
        self.act(state, seat, self.amounts[1])

    def standard(self, state: CartusState, seat: int) -> None:
        """Perform the standard action."""
        self.act(state, seat, self.amounts[0])
