"""The seven initial events."""

from __future__ import annotations

from ratking.games.ratland.cards import EventCard
from ratking.games.ratland.pieces import PANTRY
from ratking.games.ratland.state import RatlandState, clockwise
from ratking.games.ratland.verbs import gain_cheese, gain_rats


class Abundance(EventCard):
    """At once everybody gains one cheese (RL-55)."""

    def revealed(self, state: RatlandState) -> None:
        """One cheese each."""
        for seat in range(state.box.players):
            gain_cheese(state, seat, 1)


class MassiveAttack(EventCard):
    """Every attack with at least one rat counts one rat more (RL-56)."""

    def attack_bonus(self) -> int:
        """One more."""
        return 1


class CousinsVisit(EventCard):
    """At once everybody gains one rat (RL-57)."""

    def revealed(self, state: RatlandState) -> None:
        """In the order of ties, should the supply run short."""
        for seat in clockwise(state):
            gain_rats(state, seat, PANTRY, 1)


class HelmetRat(EventCard):
    """In each area whoever drew may put one piece back (RL-58)."""

    def puts_back(self) -> bool:
        """One of them."""
        return True


class YellowIsTheNewBlack(EventCard):
    """Black counts as yellow (RL-59)."""

    def black_is_yellow(self) -> bool:
        """For everybody."""
        return True


class DrCheese(EventCard):
    """Two white pieces drawn in the same area become one yellow (RL-64)."""

    def pairs_white(self) -> bool:
        """Every pair."""
        return True


class Tacticians(EventCard):
    """One cheese for each area where a seat sent no rat (RL-65)."""

    def cheese_for_staying_away(self) -> int:
        """One each."""
        return 1
