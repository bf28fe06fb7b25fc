"""Buildings where something is done: with rats, population cards, the nun row or other hands."""

from __future__ import annotations

from typing import Final

from ratking.games.cartus.buildings.building import Building
from ratking.games.cartus.gifts import discard_for_rats, give_cards
from ratking.games.cartus.pieces import COPIES
from ratking.games.cartus.population import draw_cards, look_at_nuns
from ratking.games.cartus.state import BUILDING_ROW, HAND_SIZE, NOWHERE, PLACE, CartusState
from ratking.games.cartus.verbs import discard_rats
from ratking.games.cartus.votes import cards_that_count

GUARD_TOWER: Final = 7
TRIBUTE: Final = 3


class Monastery(Building):
    """Discard rats (RC-69)."""

    number = 4

    def act(self, state: CartusState, seat: int, amount: int) -> None:
        """Get rid of them."""
        discard_rats(state, seat, amount)


class Hospital(Building):
    """Discard hand cards for as many rats; premium also one rat for nothing (RC-70)."""

    number = 5
    amounts = (2, 3)

    def premium(self, state: CartusState, seat: int) -> None:
        """One rat goes at once."""
        discard_rats(state, seat, 1)
        super().premium(state, seat)

    def act(self, state: CartusState, seat: int, amount: int) -> None:
        """Ask for the cards one by one."""
        discard_for_rats(state, seat, amount)


class Farm(Building):
    """Draw population cards (RC-72)."""

    number = 0
    amounts = (2, 4)

    def act(self, state: CartusState, seat: int, amount: int) -> None:
        """Draw them."""
        draw_cards(state, seat, amount)


class Brewery(Building):
    """Draw one population card for each influence scored here, or for every two (RC-73)."""

    number = 1

    def premium(self, state: CartusState, seat: int) -> None:
        """One for each."""
        draw_cards(state, seat, cards_that_count(state, seat))

    def standard(self, state: CartusState, seat: int) -> None:
        """One for every two."""
        draw_cards(state, seat, cards_that_count(state, seat) // 2)


class FortuneTellersTent(Building):
    """Look at cards of the nun row (RC-77)."""

    number = 9

    def act(self, state: CartusState, seat: int, amount: int) -> None:
        """Look at different ones."""
        look_at_nuns(state, seat, amount)


class GuardTower(Building):
    """Whoever is in no Guard Tower and holds as many cards as you gives three (RC-66, RC-67)."""

    number = GUARD_TOWER
    standard_does_something = False

    def premium(self, state: CartusState, seat: int) -> None:
        """Compare all hands before the first card moves; givers act clockwise."""
        players, mine = state.box.players, HAND_SIZE.of(state, seat)
        for step in range(players - 1, 0, -1):
            giver = (seat + step) % players
            if not in_guard_tower(state, giver) and HAND_SIZE.of(state, giver) >= mine:
                give_cards(state, giver, seat, min(TRIBUTE, HAND_SIZE.of(state, giver)))


def in_guard_tower(state: CartusState, seat: int) -> bool:
    """Say whether a seat entered any Guard Tower this round (RC-67)."""
    place = PLACE.of(state, seat)
    return place != NOWHERE and BUILDING_ROW.of(state, place) // COPIES == GUARD_TOWER
