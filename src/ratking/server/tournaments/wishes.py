"""What goes over the wire to a tournament."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from ratking.server.tournaments.tournament import Format
from ratking.server.wire import Asked, TableName


class NewTournament(Asked, frozen=True):
    """A tournament to set up: so many at a table, so many seconds for each answer."""

    name: TableName
    game: Annotated[str, Meta(max_length=32)]
    options: dict[str, str | int | bool | list[str]] = {}
    size: Annotated[int, Meta(ge=2, le=6)] = 2
    format: Format = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=20)] = 3
    minutes: Annotated[int, Meta(ge=1, le=480)] = 60
    pause: Annotated[float, Meta(ge=0, le=86_400)] = 15.0
    seconds: Annotated[float, Meta(ge=1, le=86_400)] = 120.0
    bot: Annotated[str, Meta(max_length=32)] = "medium"
    public: bool = False


class Enter(Asked, frozen=True):
    """Enter under a name; without one it is that under which I have signed in."""

    name: Annotated[str, Meta(max_length=40)] = ""


class BreakWish(Asked, frozen=True):
    """Sit out, or come back; the host may name somebody else by number."""

    away: bool
    entrant: Annotated[int, Meta(ge=0, le=127)] | UnsetType = UNSET
