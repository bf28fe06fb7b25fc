"""Who played the most and the fewest cards: premium players, and winners of Swords and Flutes."""

from __future__ import annotations

from ratking.games.cartus.pieces import COUNTED, WIDTH
from ratking.games.cartus.state import CartusState


def cards_that_count(state: CartusState, seat: int) -> int:
    """Count the population cards and jokers that a seat played, no specials (RC-40, RC-48)."""
    first = seat * WIDTH
    count = 0
    for card in range(COUNTED):
        count += state.laid[first + card]
    return count


def entrants(state: CartusState, place: int) -> list[int]:
    """List the seats in a building in the order in which they entered."""
    return [seat for seat in state.entered if state.place[seat] == place]


def rivals_at(state: CartusState, place: int) -> list[int]:
    """List who competes for the premium action of a building; two players share one (RC-53)."""
    return state.entered if state.box.players == 2 else entrants(state, place)


def premium_player(state: CartusState, rivals: list[int]) -> int:
    """Find who played the most cards that count, be it none (RC-48, RC-51).

    Of several it is who entered first (RC-49).
    """
    best = rivals[0]
    for seat in rivals[1:]:
        if cards_that_count(state, seat) > cards_that_count(state, best):
            best = seat
    return best


def most_of(state: CartusState, seats: list[int], card: int) -> int:
    """Find who played the most of a special card; of several, who entered first (RC-44)."""
    best = seats[0]
    for seat in seats[1:]:
        if state.laid[seat * WIDTH + card] > state.laid[best * WIDTH + card]:
            best = seat
    return best


def fewest_of(state: CartusState, seats: list[int], card: int) -> list[int]:
    """List who played the fewest of a special card."""
    counts = [state.laid[seat * WIDTH + card] for seat in seats]
    return [seat for seat in seats if state.laid[seat * WIDTH + card] == min(counts)]
