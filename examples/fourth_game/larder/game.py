"""Larder as everybody else sees it. Nothing is hidden, so there is one world only."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from larder.state import CRUMBS, EVENTS, RATS, ROUND, SEATS, SHELF, STORE, Box, LarderState
from larder.turn import ACT, KINDS
from ratking.core.chance import Chance
from ratking.core.errors import BadFile, BadOption
from ratking.core.frames import frames_to_json, read_frames
from ratking.core.game import Game, Observation, Outcome
from ratking.core.options import number_option, read_options
from ratking.core.reading import listing
from ratking.core.shape import ByName, Listed, Parts
from ratking.core.state import ask, is_waiting

OPTIONS: Final = [number_option("players", "How many play.", 2, range(2, 5))]
SHAPE: Final = Parts(
    {
        "round": ROUND,
        "crumbs": ByName(SHELF, CRUMBS),
        "rats": Listed(SEATS, ByName(SHELF, RATS)),
        "store": Listed(SEATS, STORE),
    }
)


class Larder(Game[LarderState]):
    """A game for two to four packs of rats."""

    name = "larder"
    title = "Larder"

    def __init__(self, data: Path | None = None) -> None:
        if data is not None:
            raise BadOption("Nothing is printed in the box of Larder.")
        super().__init__(OPTIONS, KINDS, EVENTS)

    def new(self, chosen: Mapping[str, object]) -> LarderState:
        """Lay out the shelves and ask the first seat."""
        state = empty_table(int(str(read_options(OPTIONS, chosen)["players"])))
        ask(state, ACT, 0)
        return state

    def players(self, state: LarderState) -> int:
        """Count the seats."""
        return state.box.players

    def copy(self, state: LarderState) -> LarderState:
        """Make an equal and independent state."""
        return state.copy()

    def observe(self, state: LarderState, seat: int) -> Observation[LarderState]:
        """Show everything."""
        table = state.copy()
        table.legal = None
        return Observation(seat, table)

    def sample(self, observation: Observation[LarderState], rng: Chance) -> LarderState:
        """Copy the one world that there is."""
        return observation.table.copy()

    def outcome(self, state: LarderState) -> Outcome | None:
        """Rank the seats by what they have brought home (LD-7)."""
        if is_waiting(state):
            return None
        scores = [STORE.of(state, seat) for seat in range(state.box.players)]
        places = [1 + sum(other > score for other in scores) for score in scores]
        return Outcome(places, scores, [{"crumbs": score} for score in scores], "morning")

    def to_json(self, state: LarderState) -> dict[str, object]:
        """Write a state as plain data."""
        return SHAPE.write(state, ()) | {"pending": frames_to_json(state)}

    def from_json(self, data: Mapping[str, object]) -> LarderState:
        """Read a state."""
        players = len(listing(data, "store"))
        if players not in self.player_counts():
            raise BadFile(f"store must list 2 to 4 numbers, not {players}.")
        state = empty_table(players)
        SHAPE.read(state, (), data, "the table")
        read_frames(state, KINDS, data)
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle it by its class: there is one box only."""
        return Larder, ()


def empty_table(players: int) -> LarderState:
    """Lay out the first crumbs."""
    state = LarderState(Box(players))
    state.lay_out()
    return state
