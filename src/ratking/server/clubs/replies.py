"""What goes over the wire about a club."""

from __future__ import annotations

from msgspec import Struct

from ratking.server.replies import TableInfo


class ClubLine(Struct, frozen=True):
    """One of my clubs."""

    id: str
    name: str
    members: int


class ClubDoor(Struct, frozen=True):
    """What whoever has the link sees of a club before coming in."""

    name: str
    members: int
    mine: bool


class MemberInfo(Struct, frozen=True):
    """A member; whoever rests is back at that time."""

    name: str
    player: str
    mine: bool
    host: bool
    away_until: float | None


class ClubRating(Struct, frozen=True):
    """How a member stands in a game; a rating may be wrong by as much as it is unsure."""

    game: str
    member: int
    rating: float
    unsure: float
    games: int
    won: int


class ClubInfo(Struct, frozen=True):
    """A club as its members see it; `link` is the end of the address that lets others in."""

    id: str
    name: str
    link: str
    host: bool
    rest_left: int
    members: list[MemberInfo]
    tables: list[TableInfo]
    ladder: list[ClubRating]
