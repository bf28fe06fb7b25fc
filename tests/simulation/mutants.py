"""Defects that this server once had, to see that the simulation would find them again."""

from __future__ import annotations

import pytest
from litestar.channels.backends.redis import RedisChannelsPubSubBackend

from ratking.server import drive
from ratking.server.table import PLAYING
from tests.simulation import box


def deaf_after_a_restart(patch: pytest.MonkeyPatch) -> None:
    """The news of other workers end for ever with the first error of Redis."""
    patch.setattr(box, "SteadyBackend", lambda redis: RedisChannelsPubSubBackend(redis=redis))


def answers_for_others(patch: pytest.MonkeyPatch) -> None:
    """A bot's answer counts though the person has taken the seat back meanwhile."""
    patch.setattr(drive, "still_due", lambda table, _: table.status == PLAYING)
