"""How many files this process may have open: every connection is one."""

from __future__ import annotations

from typing import Final

FOR_US: Final = 128
"""Files that the server needs for itself: database, Redis, processes that think."""

ENOUGH: Final = 1000
MOST: Final = 20_000


def room_for_connections() -> int:
    """Open as many files as the system allows, and say how many connections fit."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY or soft < hard:
        wanted = MOST + FOR_US if hard == resource.RLIM_INFINITY else hard
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(FOR_US // 2, min(MOST, soft - FOR_US))
