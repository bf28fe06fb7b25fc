"""What goes over the wire to a club."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ratking.server.wire import Asked, TableName

OwnName = Annotated[str, Meta(max_length=40)]


class NewClub(Asked, frozen=True):
    """A club to found, and what its first member is called."""

    name: TableName
    own: OwnName = ""


class JoinClub(Asked, frozen=True):
    """What the link ends with, and what I am called."""

    code: Annotated[str, Meta(max_length=40, pattern=r"^[a-f0-9]*$")]
    own: OwnName = ""


class SendAway(Asked, frozen=True):
    """A member by number."""

    member: Annotated[int, Meta(ge=0, le=199)]


class Rest(Asked, frozen=True):
    """How many days of rest; 0 ends them."""

    days: Annotated[int, Meta(ge=0, le=42)]
