"""The six final events, and the one that ends the game."""

from __future__ import annotations

from ratking.games.ratland.cards import EventCard
from ratking.games.ratland.homecoming import bring_back
from ratking.games.ratland.pieces import PANTRY
from ratking.games.ratland.state import GRAVEYARD, RatlandState, alive, clockwise, rats_in
from ratking.games.ratland.verbs import free_rat, give_rat


class Drunk(EventCard):
    """At once the seat with the most rats gives one to the seat with the fewest (RL-60)."""

    def revealed(self, state: RatlandState) -> None:
        """A tie goes to the same seat at both ends; a rat in the infirmary or lost stays."""
        seats = clockwise(state)
        giver = taker = seats[0]
        for seat in seats:
            if alive(state, seat) > alive(state, giver):
                giver = seat
            if alive(state, seat) < alive(state, taker):
                taker = seat
        if giver != taker and rats_in(state, giver, PANTRY):
            give_rat(state, giver, taker)


class HideTheCheese(EventCard):
    """Everybody may hide one cheese in the nursery, safe from thieves (RL-61)."""

    def hides_cheese(self) -> bool:
        """One of them."""
        return True


class JustInTime(EventCard):
    """Poisoned and lost rats come back at once (RL-62)."""

    def revealed(self, state: RatlandState) -> None:
        """Everybody's."""
        bring_back(state)


class HolyRat(EventCard):
    """At once everybody moves a rat from the graveyard to the supply (RL-63)."""

    def revealed(self, state: RatlandState) -> None:
        """Whoever has one."""
        for seat in range(state.box.players):
            if GRAVEYARD.of(state, seat):
                free_rat(state, seat)


class RattibalLecter(EventCard):
    """Before paying everybody may swap one rat for one cheese (RL-66)."""

    def swaps_rats(self) -> bool:
        """Once each."""
        return True


class LockedAndLoaded(EventCard):
    """Up to three rats count both in the pantry and in the nursery (RL-67)."""

    def counts_twice(self) -> int:
        """Three of them."""
        return 3


class EndOfTheGame(EventCard):
    """The game stops before this round is played (RL-52, RL-68)."""
