"""How long a host keeps what nobody comes back to."""

from __future__ import annotations

from msgspec import Struct


class Ages(Struct, frozen=True, kw_only=True):
    """After how many days without a change something is removed; 0 keeps it for ever."""

    open: int = 14
    """Tables at which no game has begun."""

    lessons: int = 14

    playing: int = 120
    """Games with which nobody goes on; a correspondence clock takes 60 days at most."""

    over: int = 0
    """Games that were played to their end, with their results; ratings stay."""

    uploads: int = 0
    """Records that people have brought."""

    chat: int = 365
    analyses: int = 365

    jottings: int = 730
    """What somebody has who does nothing any more: puzzles solved, stars, mistakes to try again."""

    tournaments: int = 365
    """Tournaments at which nothing happens any more; a club is kept until its host ends it."""
