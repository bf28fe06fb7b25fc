"""Who asks: a visitor with a cookie, or a program with the secret of a seat."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from msgspec import UnsetType

from ratking.core.question import NOBODY
from ratking.server.refusals import Refusal
from ratking.server.security import Visitor, hashed
from ratking.server.table import Table
from ratking.text import ENGLISH, LANGUAGES


@dataclass(frozen=True)
class Guest:
    """Somebody who asks for something."""

    visitor: Visitor
    secret: str
    language: str
    origin: str = ""

    def seats(self, table: Table) -> list[int]:
        """List the guest's own seats: that of the secret, or those of the visitor."""
        return table.seats_of(*self._known_by)

    @cached_property
    def _known_by(self) -> tuple[str, str]:
        """Name the secret or the visitor as tables do; a socket asks with every news."""
        return (hashed(self.secret), "") if self.secret else ("", self.visitor.hash)

    def seat(self, table: Table, wanted: int | UnsetType | None) -> int:
        """Find the seat that the guest acts for."""
        own = self.seats(table)
        if not own:
            raise Refusal("no_seat", "You have no seat at this table.")
        if not isinstance(wanted, int):
            return own[0]
        if wanted not in own:
            raise Refusal("not_yours", "That seat is not yours.")
        return wanted

    def viewer(self, table: Table, wanted: int | None) -> int:
        """Find whose eyes the guest looks with: those of a seat, or a spectator's.

        Several people at one screen see what everybody sees until one of their seats is named.
        """
        if wanted is not None:
            return self.seat(table, wanted)
        own = self.seats(table)
        if len(own) == 1:
            return own[0]
        if not own and not table.wishes.spectators:
            raise Refusal("not_yours", "This table has no room for spectators.")
        return NOBODY

    def shared(self, table: Table) -> list[int]:
        """List the guest's own seats where several people share one screen."""
        own = self.seats(table)
        return own if len(own) > 1 else []

    def is_host(self, table: Table) -> bool:
        """Say whether the guest has set the table up."""
        seats = [table.seats[number].visitor_hash for number in self.seats(table)]
        return table.host in (self.visitor.hash, *seats)

    def must_host(self, table: Table) -> None:
        """Refuse anybody but the host."""
        if not self.is_host(table):
            raise Refusal("not_yours", "Only the host of the table can do that.")


def preferred(header: str) -> str:
    """Choose among the languages of a browser the one it likes best of ours."""
    liked = [_liking(part) for part in header.split(",")[:20]]
    ours = [(weight, name) for weight, name in liked if name in LANGUAGES and weight > 0]
    return max(ours, key=lambda one: one[0])[1] if ours else ENGLISH


def _liking(part: str) -> tuple[float, str]:
    name, _, weight = part.partition(";")
    try:
        value = float(weight.strip().removeprefix("q=") or 1)
    except ValueError:
        value = 0.0
    return value, name.strip().lower().split("-")[0]
