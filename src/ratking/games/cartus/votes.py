"""Who played the most and the fewest cards: premium players, and winners of Swords and Flutes."""

from __future__ import annotations

from ratking.games.cartus.pieces import COUNTED
from ratking.games.cartus.state import ENTERED, LAID, LAID_SIZE, PLACE, CartusState, count_cards


def cards_that_count(state: CartusState, seat: int) -> int:
    """Count the population cards and jokers that a seat played, no specials (RC-40, RC-48)."""
    return count_cards(state, LAID, seat, 0, COUNTED) if LAID_SIZE.of(state, seat) else 0


def entrants(state: CartusState, place: int) -> list[int]:
    """List the seats in a building in the order in which they entered."""
    found: list[int] = []
    for at in range(ENTERED.count(state)):
        seat = ENTERED.of(state, at)
        if PLACE.of(state, seat) == place:
            found.append(seat)
    return found


def rivals_at(state: CartusState, place: int) -> list[int]:
    """List who competes for the premium action of a building; two players share one (RC-53)."""
    return ENTERED.all(state) if state.box.players == 2 else entrants(state, place)


def premium_player(state: CartusState, rivals: list[int]) -> int:
    """Find who played the most cards that count, be it none (RC-48, RC-51).

    Of several it is who entered first (RC-49).
    """
    best, most = rivals[0], -1
    for seat in rivals:
        count = cards_that_count(state, seat)
        if count > most:
            best, most = seat, count
    return best


def most_of(state: CartusState, seats: list[int], card: int) -> int:
    """Find who played the most of a special card; of several, who entered first (RC-44)."""
    best = seats[0]
    for seat in seats:
        if LAID.of(state, seat, card) > LAID.of(state, best, card):
            best = seat
    return best


def fewest_of(state: CartusState, seats: list[int], card: int) -> list[int]:
    """List who played the fewest of a special card."""
    fewest = LAID.of(state, seats[0], card)
    for seat in seats:
        fewest = min(fewest, LAID.of(state, seat, card))
    return [seat for seat in seats if LAID.of(state, seat, card) == fewest]
