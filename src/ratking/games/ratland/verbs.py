"""The verbs of RatLand: with verbs_round and verbs_screens all that changes what is on the table.

Here rats and cheese come and go.
"""

from __future__ import annotations

from ratking.core.state import tell
from ratking.games.ratland import events
from ratking.games.ratland.pieces import PANTRY
from ratking.games.ratland.state import (
    AREA,
    CHEESE,
    GRAVEYARD,
    HIDDEN_CHEESE,
    LOST,
    RATS,
    SICK,
    SICK_HERE,
    SUPPLY,
    TWICE,
    RatlandState,
)

# Cheese.


def gain_cheese(state: RatlandState, seat: int, count: int) -> None:
    """Put cheese from the supply into a pantry."""
    if count == 0:
        return
    CHEESE.change(state, seat, count)
    if state.told is not None:
        tell(state, events.CheeseGained(seat, count))


def steal_cheese(state: RatlandState, seat: int, victim: int, count: int) -> None:
    """Move cheese from a neighbour's pantry to one's own (RL-20)."""
    CHEESE.change(state, victim, -count)
    CHEESE.change(state, seat, count)
    if state.told is not None:
        tell(state, events.CheeseStolen(seat, victim, count))


def give_cheese(state: RatlandState, seat: int, musician: int) -> None:
    """Give a Musician one cheese (RL-85)."""
    CHEESE.change(state, seat, -1)
    CHEESE.change(state, musician, 1)
    if state.told is not None:
        tell(state, events.CheeseGiven(seat, musician))


def pay_cheese(state: RatlandState, seat: int, count: int) -> None:
    """Feed a clan; what is left is kept (RL-46, RL-51)."""
    CHEESE.change(state, seat, -count)
    if state.told is not None:
        tell(state, events.CheesePaid(seat, count))


# Rats.


def gain_rats(state: RatlandState, seat: int, space: int, count: int) -> None:
    """Bring rats from the supply to a space, as far as it lasts (RL-30)."""
    supply = SUPPLY.of(state)
    if count > supply:
        count = supply
    if count == 0:
        return
    SUPPLY.change(state, -count)
    RATS.change(state, seat, space, count)
    if state.told is not None:
        tell(state, events.RatsJoined(seat, space, count))


def _leave(state: RatlandState, seat: int, space: int) -> None:
    """Take a rat off a space; those that count twice are the last to go (RL-67)."""
    RATS.change(state, seat, space, -1)
    if space == PANTRY and TWICE.of(state, seat) > RATS.of(state, seat, PANTRY):
        TWICE.change(state, seat, -1)


def release_rat(state: RatlandState, seat: int, space: int) -> None:
    """Put a rat back into the supply, not into the graveyard (RL-42, RL-70)."""
    _leave(state, seat, space)
    SUPPLY.change(state, 1)
    if state.told is not None:
        tell(state, events.RatLeft(seat, space))


def release_poisoned_rat(state: RatlandState, seat: int) -> None:
    """Put a poisoned rat back into the supply, one of the area first (RL-42)."""
    SICK.change(state, seat, -1)
    if SICK_HERE.of(state, seat):
        SICK_HERE.change(state, seat, -1)
    SUPPLY.change(state, 1)
    if state.told is not None:
        tell(state, events.PoisonedRatLeft(seat))


def poison_rat(state: RatlandState, seat: int, space: int) -> None:
    """Put a rat into the infirmary: only the search does that (RL-43, RL-72)."""
    _leave(state, seat, space)
    SICK.change(state, seat, 1)
    if space == AREA.of(state):
        SICK_HERE.change(state, seat, 1)
    if state.told is not None:
        tell(state, events.RatPoisoned(seat, space))


def lose_rat(state: RatlandState, seat: int, space: int) -> None:
    """Let a rat lose its way (RL-44)."""
    _leave(state, seat, space)
    LOST.change(state, seat, 1)
    if state.told is not None:
        tell(state, events.RatLost(seat, space))


def give_rat(state: RatlandState, seat: int, taker: int) -> None:
    """Let a healthy rat change clans (RL-60)."""
    RATS.change(state, seat, PANTRY, -1)
    RATS.change(state, taker, PANTRY, 1)
    if state.told is not None:
        tell(state, events.RatGiven(seat, taker))


def return_rats(state: RatlandState, seat: int) -> None:
    """Bring poisoned and lost rats back to the pantry (RL-32)."""
    poisoned, lost = SICK.of(state, seat), LOST.of(state, seat)
    if poisoned + lost == 0:
        return
    RATS.change(state, seat, PANTRY, poisoned + lost)
    SICK.put(state, seat, 0)
    LOST.put(state, seat, 0)
    if state.told is not None:
        tell(state, events.RatsReturned(seat, poisoned, lost))


def free_rat(state: RatlandState, seat: int) -> None:
    """Move a rat from a graveyard to the supply (RL-63)."""
    GRAVEYARD.change(state, seat, -1)
    SUPPLY.change(state, 1)
    if state.told is not None:
        tell(state, events.RatFreed(seat))


def swap_rat(state: RatlandState, seat: int, poisoned: bool) -> None:
    """Put a rat back into the supply and take a cheese for it (RL-66)."""
    if poisoned:
        SICK.change(state, seat, -1)
    else:
        RATS.change(state, seat, PANTRY, -1)
    SUPPLY.change(state, 1)
    CHEESE.change(state, seat, 1)


def transmute(state: RatlandState, seat: int, count: int) -> None:
    """Turn cheese into rats (RL-81)."""
    CHEESE.change(state, seat, -count)
    SUPPLY.change(state, -count)
    RATS.change(state, seat, PANTRY, count)


def starve_rats(state: RatlandState, seat: int, count: int, poisoned: int) -> None:
    """Move starved rats to the graveyard, some of them poisoned ones (RL-48)."""
    SICK.change(state, seat, -poisoned)
    RATS.change(state, seat, PANTRY, poisoned - count)
    GRAVEYARD.change(state, seat, count)


def come_home(state: RatlandState, seat: int) -> None:
    """Gather the healthy rats in the pantry: from now on it makes no difference where they are."""
    everybody = RATS.total(state, seat)
    for space in range(PANTRY):
        RATS.put(state, seat, space, 0)
    RATS.put(state, seat, PANTRY, everybody)
    TWICE.put(state, seat, 0)
    HIDDEN_CHEESE.put(state, seat, 0)
