"""What the server takes from outside: what time it is, and chance. A simulation brings its own."""

from __future__ import annotations

import random
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager


class Outside:
    """The clocks of this machine, and chance that nobody foresees."""

    def now(self) -> float:
        """Tell the time of day, which somebody may set anew at any moment."""
        return time.time()

    def steady(self) -> float:
        """Tell how much time has passed since some moment; this one only grows."""
        return time.monotonic()

    def chance(self) -> float:
        """Draw a number from 0 to 1, so that those who got in each other's way part."""
        return random.random()

    def secret(self, length: int) -> bytes:
        """Draw bytes that nobody guesses."""
        return secrets.token_bytes(length)


_here: list[Outside] = [Outside()]
"""Where this process lives; the last one counts."""


@contextmanager
def living_in(other: Outside) -> Iterator[None]:
    """Live somewhere else for a while."""
    _here.append(other)
    try:
        yield
    finally:
        _here.remove(other)


def now() -> float:
    """Tell the time of day."""
    return _here[-1].now()


def steady() -> float:
    """Tell how much time has passed since some moment."""
    return _here[-1].steady()


def chance() -> float:
    """Draw a number from 0 to 1."""
    return _here[-1].chance()


def secret(length: int) -> bytes:
    """Draw bytes that nobody guesses."""
    return _here[-1].secret(length)


def secret_word(length: int) -> str:
    """Draw bytes that nobody guesses, written so that they fit into an address."""
    return urlsafe_b64encode(secret(length)).rstrip(b"=").decode("ascii")
