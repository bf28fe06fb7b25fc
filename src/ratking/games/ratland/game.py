"""RatLand as the rest of the house sees it."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ratking.core.chance import Chance
from ratking.core.game import Game, Observation, Outcome
from ratking.core.options import read_options, seats_from
from ratking.core.pickling import reopened, reread
from ratking.games.ratland.events import EVENTS
from ratking.games.ratland.kinds import KINDS
from ratking.games.ratland.notation import to_json
from ratking.games.ratland.observe import observe, sample
from ratking.games.ratland.options import OPTIONS, variant_from
from ratking.games.ratland.plans import answers_to
from ratking.games.ratland.reading import from_json
from ratking.games.ratland.scoring import outcome
from ratking.games.ratland.setup import set_up
from ratking.games.ratland.state import Box, RatlandState, Variant
from ratking.games.ratland.tables import Tables, load_tables


class Ratland(Game[RatlandState]):
    """The game of rat clans for two to twelve players."""

    name = "ratland"
    title = "RatLand"
    rules_version = 2
    words_since = 2

    def __init__(self, data: Path | None = None) -> None:
        self.tables: Tables = load_tables(data)
        super().__init__(OPTIONS, KINDS, EVENTS, self.tables.fingerprint, self.tables.own)

    def box(self, players: int, start: int = 0, variant: Variant | None = None) -> Box:
        """Put together what stays the same through a game."""
        return Box(self.tables, players, start, variant or Variant())

    def new(self, chosen: Mapping[str, object]) -> RatlandState:
        """Set up a game."""
        options = read_options(OPTIONS, chosen)
        players, start = seats_from(options)
        return set_up(self.box(players, start, variant_from(options)))

    def players(self, state: RatlandState) -> int:
        """Count the seats."""
        return state.box.players

    def copy(self, state: RatlandState) -> RatlandState:
        """Make an equal and independent state."""
        return state.copy()

    def observe(self, state: RatlandState, seat: int) -> Observation[RatlandState]:
        """Show what a seat may know."""
        return observe(state, seat)

    def sample(self, observation: Observation[RatlandState], rng: Chance) -> RatlandState:
        """Deal a world that the seat cannot tell from the true one."""
        return sample(observation, rng)

    def planned(self, state: RatlandState, seat: int, plan: Mapping[str, int]) -> list[int]:
        """Send all rats of a clan at once (RL-16)."""
        return answers_to(state, seat, plan)

    def outcome(self, state: RatlandState) -> Outcome | None:
        """Rank the seats when the game is over."""
        return outcome(state)

    def to_json(self, state: RatlandState) -> dict[str, object]:
        """Write a state as plain data."""
        return to_json(state)

    def from_json(self, data: Mapping[str, object]) -> RatlandState:
        """Read a state."""
        return from_json(self.tables, data)

    def __reduce__(self) -> tuple[Any, ...]:
        """Take along where the tables come from."""
        return reopened, (Ratland, self.tables.origin)


def _reduced(state: RatlandState) -> tuple[Any, ...]:
    """Take a state along as plain data."""
    return reread, (Ratland, state.box.tables.origin, to_json(state))


copyreg.pickle(RatlandState, _reduced)
