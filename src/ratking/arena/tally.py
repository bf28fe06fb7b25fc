"""Adding up finished games: wins, points and endings for every entry."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

from ratking.arena.series import Played


@dataclass(frozen=True)
class Entry:
    """How one of the agents did; a shared win counts in parts."""

    agent: str
    wins: float
    win_share: float
    mean_score: float


class Tally:
    """What the games so far add up to."""

    def __init__(self, agents: tuple[str, ...]) -> None:
        self.agents = agents
        self.games = 0
        self.answers = 0
        self.endings: Counter[str] = Counter()
        self.wins = [Fraction(0)] * len(agents)
        self.points = [0] * len(agents)

    def add(self, played: Played) -> None:
        """Count one game."""
        self.games += 1
        self.answers += len(played.record.answers)
        self.endings[played.ending] += 1
        for seat in played.winners:
            self.wins[played.seating[seat]] += Fraction(1, len(played.winners))
        for seat, score in enumerate(played.record.scores or []):
            self.points[played.seating[seat]] += score

    def entries(self) -> list[Entry]:
        """List how every agent did, in the order in which they were named."""
        games = max(self.games, 1)
        return [
            Entry(agent, _plain(wins), float(wins / games), points / games)
            for agent, wins, points in zip(self.agents, self.wins, self.points, strict=True)
        ]


def _plain(wins: Fraction) -> float:
    return int(wins) if wins.denominator == 1 else float(wins)
