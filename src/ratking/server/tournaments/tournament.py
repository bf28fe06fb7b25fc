"""A tournament: its plan, who has entered, and every game of it. It is kept as one document."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from ratking.server.table import Clock

OPEN: Final = "open"
RUNNING: Final = "running"
PAUSED: Final = "paused"
OVER: Final = "over"

GAP: Final = -1
"""A seat that no entrant takes: a bot sits down there."""

Format = Literal["swiss", "round_robin", "arena"]


class Plan(Struct, frozen=True):
    """What the host has decided: the game, how many sit at a table, and who meets whom."""

    name: str
    game: str
    options: dict[str, object]
    size: int
    format: Format
    rounds: int
    minutes: int
    pause: float
    clock: Clock
    bot: str
    public: bool = False


class Entrant(Struct):
    """Somebody who plays; whoever is away is not paired until coming back."""

    name: str
    visitor_hash: str
    player: str = ""
    away: bool = False
    free_since: float = 0.0


class Game(Struct):
    """A game of the tournament: which entrant sits where, and the places when it is over."""

    table: str
    round: int
    seats: list[int]
    places: list[int] = []

    @property
    def is_over(self) -> bool:
        """Say whether it has come to its end."""
        return bool(self.places)

    @property
    def people(self) -> list[int]:
        """List the entrants who play it."""
        return [entrant for entrant in self.seats if entrant != GAP]


class Tournament(Struct):
    """One tournament, as it is now."""

    id: str
    plan: Plan
    host: str
    status: str = OPEN
    entrants: list[Entrant] = []
    games: list[Game] = []
    round: int = 0
    next_at: float | None = None
    ends: float = 0.0
    paused_at: float = 0.0
    created: float = 0.0
    changed: float = 0.0

    @property
    def phase(self) -> str:
        """Say how far it is."""
        return self.status

    @property
    def is_public(self) -> bool:
        """Say whether everybody may find it."""
        return self.plan.public

    def visitors(self) -> list[str]:
        """List the hashes of all who have entered."""
        return [entrant.visitor_hash for entrant in self.entrants]

    @property
    def is_arena(self) -> bool:
        """Say whether it is played against the clock and not in rounds."""
        return self.plan.format == "arena"

    @property
    def going_on(self) -> list[Game]:
        """List the games that are not over."""
        return [game for game in self.games if not game.is_over]

    def number_of(self, visitor_hash: str) -> int | None:
        """Find the entrant that a visitor is."""
        for number, entrant in enumerate(self.entrants):
            if entrant.visitor_hash == visitor_hash:
                return number
        return None

    def ready(self) -> list[int]:
        """List the entrants who can be paired: here, and in no game."""
        busy = {one for game in self.going_on for one in game.people}
        return [
            number
            for number, entrant in enumerate(self.entrants)
            if not entrant.away and number not in busy
        ]
