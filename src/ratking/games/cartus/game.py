"""Rattus Cartus as the rest of the house sees it."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ratking.core.chance import Chance
from ratking.core.game import Game, Observation, Outcome
from ratking.core.options import read_options, seats_from
from ratking.core.pickling import reopened, reread
from ratking.games.cartus.advice import advice
from ratking.games.cartus.events import EVENTS
from ratking.games.cartus.kinds import KINDS
from ratking.games.cartus.notation import to_json
from ratking.games.cartus.observe import observe, sample
from ratking.games.cartus.options import OPTIONS, copies_from, method_from
from ratking.games.cartus.reading import from_json
from ratking.games.cartus.scoring import outcome
from ratking.games.cartus.setup import set_up
from ratking.games.cartus.state import Box, CartusState
from ratking.games.cartus.tables import Tables, load_tables


class Cartus(Game[CartusState]):
    """The card game of princes, buildings and nuns for two to five players."""

    name = "cartus"
    title = "Rattus Cartus"
    rules_version = 2
    words_since = 2

    def __init__(self, data: Path | None = None) -> None:
        self.tables: Tables = load_tables(data)
        super().__init__(OPTIONS, KINDS, EVENTS, self.tables.fingerprint, self.tables.own)
        self.boxes: dict[tuple[int, int, bool, bool, bool], Box] = {}

    def box(self, players: int, start: int, together: bool, mercy: bool, open_rats: bool) -> Box:
        """Keep one box for each way to play."""
        key = (players, start, together, mercy, open_rats)
        if key not in self.boxes:
            self.boxes[key] = Box(self.tables, players, start, together, mercy, open_rats)
        return self.boxes[key]

    def new(self, chosen: Mapping[str, object]) -> CartusState:
        """Set up a game."""
        options = read_options(OPTIONS, chosen)
        players, start = seats_from(options)
        box = self.box(
            players,
            start,
            options["supplies"] == "together",
            options["all_dead"] == "fewest_rats",
            options["rats"] == "open",
        )
        return set_up(box, copies_from(options), method_from(options))

    def players(self, state: CartusState) -> int:
        """Count the seats."""
        return state.box.players

    def copy(self, state: CartusState) -> CartusState:
        """Make an equal and independent state."""
        return state.copy()

    def observe(self, state: CartusState, seat: int) -> Observation[CartusState]:
        """Show what a seat may know."""
        return observe(state, seat)

    def sample(self, observation: Observation[CartusState], rng: Chance) -> CartusState:
        """Deal a world that the seat cannot tell from the true one."""
        return sample(observation, rng)

    def outcome(self, state: CartusState) -> Outcome | None:
        """Rank the seats when the game is over."""
        return outcome(state)

    def advice(self, state: CartusState) -> list[str]:
        """Name what players should know about the buildings of this game."""
        return advice(state)

    def to_json(self, state: CartusState) -> dict[str, object]:
        """Write a state as plain data."""
        return to_json(state)

    def from_json(self, data: Mapping[str, object]) -> CartusState:
        """Read a state."""
        return from_json(self.box, data)

    def __reduce__(self) -> tuple[Any, ...]:
        """Take along where the tables come from."""
        return reopened, (Cartus, self.tables.origin)


def _reduced(state: CartusState) -> tuple[Any, ...]:
    """Take a state along as plain data."""
    return reread, (Cartus, state.box.tables.origin, to_json(state))


copyreg.pickle(CartusState, _reduced)
