"""What happened, line by line; the same seed writes the same lines."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256


class Trace:
    """Everything that happened in one seed, with the time at which it did."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.lines: list[str] = []

    def note(self, line: str) -> None:
        """Write a line."""
        self.lines.append(f"{self.clock():11.4f}  {line}")

    @property
    def digest(self) -> str:
        """Name everything that happened."""
        return sha256("\n".join(self.lines).encode()).hexdigest()
