"""Openskill ratings of the agents, from the places of game after game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from openskill.models import PlackettLuce

from ratking.arena.result import Result


@dataclass(frozen=True)
class Rating:
    """How strong an agent seems, and how unsure that is."""

    mu: float
    sigma: float


class Ratings:
    """Rates agents by the Plackett-Luce model; a stranger begins in the middle."""

    def __init__(self, agents: tuple[str, ...]) -> None:
        self.model: Any = PlackettLuce()
        self.known: dict[str, Any] = {agent: self.model.rating() for agent in agents}

    def add(self, result: Result) -> None:
        """Learn from one game; an agent with several seats keeps the mean of what they teach."""
        teams = [[self._copy(self.known[agent])] for agent in result.agents]
        rated = self.model.rate(teams, ranks=result.places)
        for agent in set(result.agents):
            mine = [
                team[0] for name, team in zip(result.agents, rated, strict=True) if name == agent
            ]
            self.known[agent] = self.model.rating(
                mu=sum(one.mu for one in mine) / len(mine),
                sigma=sum(one.sigma for one in mine) / len(mine),
            )

    def _copy(self, rating: Any) -> Any:
        return self.model.rating(mu=rating.mu, sigma=rating.sigma)

    def of(self, agent: str) -> Rating:
        """Give an agent's rating."""
        return Rating(self.known[agent].mu, self.known[agent].sigma)
