"""A club: who belongs to it, and which tables were set up in it. It is kept as one document."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

GOING_ON: Final = "going_on"
OVER: Final = "over"
MOST_TABLES: Final = 400
"""So many tables are remembered, the latest first; the ladder counts them."""


class Member(Struct):
    """Somebody of the club, and how many days of rest were taken in which year."""

    name: str
    visitor_hash: str
    player: str = ""
    joined: float = 0.0
    away_until: float = 0.0
    rested: dict[str, float] = {}


class Club(Struct):
    """One club as it is now; its link is another one after each renewal."""

    id: str
    name: str
    host: str
    members: list[Member] = []
    tables: list[str] = []
    renewals: int = 0
    status: str = GOING_ON
    created: float = 0.0
    changed: float = 0.0

    @property
    def phase(self) -> str:
        """Say whether it still exists."""
        return self.status

    @property
    def is_public(self) -> bool:
        """Nobody finds a club without its link."""
        return False

    def visitors(self) -> list[str]:
        """List the hashes of all members."""
        return [member.visitor_hash for member in self.members]

    def number_of(self, visitor_hash: str) -> int | None:
        """Find the member that a visitor is."""
        for number, member in enumerate(self.members):
            if member.visitor_hash == visitor_hash:
                return number
        return None
