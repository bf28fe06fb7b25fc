"""Defects that this server once had, to see that the simulation would find them again."""

from __future__ import annotations

import pytest
from litestar.channels.backends.redis import RedisChannelsPubSubBackend

from tests.simulation import box


def deaf_after_a_restart(patch: pytest.MonkeyPatch) -> None:
    """The news of other workers end for ever with the first error of Redis."""
    patch.setattr(box, "SteadyBackend", lambda redis: RedisChannelsPubSubBackend(redis=redis))
