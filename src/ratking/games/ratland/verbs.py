"""The verbs of RatLand: the only functions that change what lies on the table."""

from __future__ import annotations

from ratking.core.question import NOBODY
from ratking.games.ratland import events as tell
from ratking.games.ratland.pieces import BOARD, PANTRY
from ratking.games.ratland.state import RatlandState

# Cheese.


def gain_cheese(state: RatlandState, seat: int, count: int) -> None:
    """Put cheese from the supply into a pantry."""
    if count == 0:
        return
    state.cheese[seat] += count
    if state.told is not None:
        state.told.append(tell.CheeseGained(seat, count))


def steal_cheese(state: RatlandState, seat: int, victim: int, count: int) -> None:
    """Move cheese from a neighbour's pantry to one's own (RL-20)."""
    state.cheese[victim] -= count
    state.cheese[seat] += count
    if state.told is not None:
        state.told.append(tell.CheeseStolen(seat, victim, count))


def give_cheese(state: RatlandState, seat: int, musician: int) -> None:
    """Give a Musician one cheese (RL-85)."""
    state.cheese[seat] -= 1
    state.cheese[musician] += 1
    if state.told is not None:
        state.told.append(tell.CheeseGiven(seat, musician))


def pay_cheese(state: RatlandState, seat: int, count: int) -> None:
    """Feed a clan; what is left is kept (RL-46, RL-51)."""
    state.cheese[seat] -= count
    if state.told is not None:
        state.told.append(tell.CheesePaid(seat, count))


# Rats.


def gain_rats(state: RatlandState, seat: int, space: int, count: int) -> None:
    """Bring rats from the supply to a space, as far as it lasts (RL-30)."""
    count = min(count, state.supply)
    if count == 0:
        return
    state.supply -= count
    state.rats[seat * BOARD + space] += count
    if state.told is not None:
        state.told.append(tell.RatsJoined(seat, space, count))


def _leave(state: RatlandState, seat: int, space: int) -> None:
    """Take a rat off a space; those that count twice are the last to go (RL-67)."""
    state.rats[seat * BOARD + space] -= 1
    if space == PANTRY and state.double[seat] > state.rats[seat * BOARD + PANTRY]:
        state.double[seat] -= 1


def release_rat(state: RatlandState, seat: int, space: int) -> None:
    """Put a rat back into the supply, not into the graveyard (RL-42, RL-70)."""
    _leave(state, seat, space)
    state.supply += 1
    if state.told is not None:
        state.told.append(tell.RatLeft(seat, space))


def release_poisoned_rat(state: RatlandState, seat: int) -> None:
    """Put a poisoned rat back into the supply, one of the area first (RL-42)."""
    state.sick[seat] -= 1
    state.sick_here[seat] = max(0, state.sick_here[seat] - 1)
    state.supply += 1
    if state.told is not None:
        state.told.append(tell.PoisonedRatLeft(seat))


def poison_rat(state: RatlandState, seat: int, space: int) -> None:
    """Put a rat into the infirmary: only the search does that (RL-43, RL-72)."""
    _leave(state, seat, space)
    state.sick[seat] += 1
    if space == state.area:
        state.sick_here[seat] += 1
    if state.told is not None:
        state.told.append(tell.RatPoisoned(seat, space))


def lose_rat(state: RatlandState, seat: int, space: int) -> None:
    """Let a rat lose its way (RL-44)."""
    _leave(state, seat, space)
    state.lost[seat] += 1
    if state.told is not None:
        state.told.append(tell.RatLost(seat, space))


def give_rat(state: RatlandState, seat: int, taker: int) -> None:
    """Let a healthy rat change clans (RL-60)."""
    state.rats[seat * BOARD + PANTRY] -= 1
    state.rats[taker * BOARD + PANTRY] += 1
    if state.told is not None:
        state.told.append(tell.RatGiven(seat, taker))


def return_rats(state: RatlandState, seat: int) -> None:
    """Bring poisoned and lost rats back to the pantry (RL-32)."""
    poisoned, lost = state.sick[seat], state.lost[seat]
    if poisoned + lost == 0:
        return
    state.rats[seat * BOARD + PANTRY] += poisoned + lost
    state.sick[seat] = state.lost[seat] = 0
    if state.told is not None:
        state.told.append(tell.RatsReturned(seat, poisoned, lost))


def free_rat(state: RatlandState, seat: int) -> None:
    """Move a rat from a graveyard to the supply (RL-63)."""
    state.graveyard[seat] -= 1
    state.supply += 1
    if state.told is not None:
        state.told.append(tell.RatFreed(seat))


def swap_rat(state: RatlandState, seat: int, poisoned: bool) -> None:
    """Put a rat back into the supply and take a cheese for it (RL-66)."""
    if poisoned:
        state.sick[seat] -= 1
    else:
        state.rats[seat * BOARD + PANTRY] -= 1
    state.supply += 1
    state.cheese[seat] += 1


def transmute(state: RatlandState, seat: int, count: int) -> None:
    """Turn cheese into rats (RL-81)."""
    state.cheese[seat] -= count
    state.supply -= count
    state.rats[seat * BOARD + PANTRY] += count


def starve_rats(state: RatlandState, seat: int, count: int, poisoned: int) -> None:
    """Move starved rats to the graveyard, some of them poisoned ones (RL-48)."""
    state.sick[seat] -= poisoned
    state.rats[seat * BOARD + PANTRY] -= count - poisoned
    state.graveyard[seat] += count


def come_home(state: RatlandState, seat: int) -> None:
    """Gather the healthy rats in the pantry: from now on it makes no difference where they are."""
    first = seat * BOARD
    for space in range(PANTRY):
        state.rats[first + PANTRY] += state.rats[first + space]
        state.rats[first + space] = 0
    state.double[seat] = 0
    state.hidden[seat] = 0


# The bag.


def add_piece(state: RatlandState, seat: int, colour: int) -> None:
    """Put a piece more into the bag (RL-87)."""
    state.bag[colour] += 1
    if state.told is not None:
        state.told.append(tell.PieceAdded(seat, colour))


def draw_piece(state: RatlandState, seat: int, colour: int) -> None:
    """Take a piece out of the bag."""
    state.bag[colour] -= 1
    state.drawn[colour] += 1
    state.draws_left -= 1
    if state.told is not None:
        state.told.append(tell.PieceDrawn(seat, colour))


def put_back(state: RatlandState, seat: int, colour: int) -> None:
    """Put a drawn piece back into the bag and ignore it (RL-58)."""
    state.drawn[colour] -= 1
    state.bag[colour] += 1
    if state.told is not None:
        state.told.append(tell.PiecePutBack(seat, colour))


def lay_aside(state: RatlandState) -> None:
    """The drawn pieces have done their work and leave the table."""
    for colour in range(len(state.drawn)):
        state.drawn[colour] = 0
    state.drawer = NOBODY
    state.draws_left = 0
