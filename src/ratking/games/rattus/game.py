"""Rattus as the rest of the house sees it."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ratking.core.chance import Chance
from ratking.core.game import Game, Observation, Outcome
from ratking.core.options import read_options, seats_from
from ratking.core.pickling import reopened, reread
from ratking.games.rattus.advice import advice
from ratking.games.rattus.cards.deck import DECK, PRINTED
from ratking.games.rattus.events import EVENTS
from ratking.games.rattus.kinds import KINDS
from ratking.games.rattus.notation import to_json
from ratking.games.rattus.observe import observe, sample
from ratking.games.rattus.options import OPTIONS, card_set_from, cards_from, region_cards_from
from ratking.games.rattus.reading import from_json
from ratking.games.rattus.scoring import outcome
from ratking.games.rattus.setup import set_up
from ratking.games.rattus.state import Box, RattusState
from ratking.games.rattus.tables import Tables, load_tables


class Rattus(Game[RattusState]):
    """The Big Box for two to six players, with Africanus and the Pied Piper cards."""

    name = "rattus"
    title = "Rattus"
    rules_version = 2 + 1000 * (len(DECK) - PRINTED)  # a card of our own moves numbers
    words_since = 2

    def __init__(self, data: Path | None = None) -> None:
        self.tables: Tables = load_tables(data)
        super().__init__(OPTIONS, KINDS, EVENTS, self.tables.fingerprint, self.tables.own)
        self.boxes: dict[tuple[int, int], Box] = {}
        for players in self.player_counts():
            self.box(players, 0)

    def box(self, players: int, start: int) -> Box:
        """Keep one box for each number of players and starting seat."""
        if (players, start) not in self.boxes:
            self.boxes[players, start] = Box(self.tables, players, start)
        return self.boxes[players, start]

    def new(self, chosen: Mapping[str, object]) -> RattusState:
        """Set up a game."""
        options = read_options(OPTIONS, chosen)
        box = self.box(*seats_from(options))
        return set_up(box, cards_from(options), card_set_from(options), region_cards_from(options))

    def players(self, state: RattusState) -> int:
        """Count the seats."""
        return state.box.players

    def copy(self, state: RattusState) -> RattusState:
        """Make an equal and independent state."""
        return state.copy()

    def observe(self, state: RattusState, seat: int) -> Observation[RattusState]:
        """Show what a seat may know."""
        return observe(state, seat)

    def sample(self, observation: Observation[RattusState], rng: Chance) -> RattusState:
        """Deal a world that the seat cannot tell from the true one."""
        return sample(observation, rng)

    def advice(self, state: RattusState) -> list[str]:
        """List what the players should know about their cards."""
        return advice(state)

    def outcome(self, state: RattusState) -> Outcome | None:
        """Rank the seats when the game is over."""
        return outcome(state)

    def to_json(self, state: RattusState) -> dict[str, object]:
        """Write a state as plain data."""
        return to_json(state)

    def from_json(self, data: Mapping[str, object]) -> RattusState:
        """Read a state."""
        return from_json(self.box, data)

    def __reduce__(self) -> tuple[Any, ...]:
        """Take along where the tables come from."""
        return reopened, (Rattus, self.tables.origin)


def _reduced(state: RattusState) -> tuple[Any, ...]:
    """Take a state along as plain data."""
    return reread, (Rattus, state.box.tables.origin, to_json(state))


copyreg.pickle(RattusState, _reduced)
