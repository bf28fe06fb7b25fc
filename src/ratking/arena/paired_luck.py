"""Luck that stays the same when agents change seats: a stream for every kind of draw."""

from __future__ import annotations

from random import Random

from ratking.core.state import State, top_kind


class PairedLuck(Random):
    """Answers for nature at one table; the same draws come in the same order.

    With a single stream one different answer would change every draw after it. With one for each
    kind, the third event card is the same event whatever the players did before.
    """

    def __init__(self, seed: str, table: State) -> None:
        super().__init__(seed)
        self.name = seed
        self.table = table
        self.streams: dict[str, Random] = {}

    def random(self) -> float:
        """Take the next number for the question that nature has to answer."""
        kind = top_kind(self.table).name
        if kind not in self.streams:
            self.streams[kind] = Random(f"{self.name}:{kind}")
        return self.streams[kind].random()
