"""Who solves a puzzle has won against it: openskill rates both sides."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

PUZZLE_SIGMA: Final = 3.0
"""How far off a rating may be that only follows from what the levels find."""


class Rating(NamedTuple):
    """A rating of openskill: how strong, or how hard, and how unsure that is."""

    mu: float = 20.0
    sigma: float = 25.0 / 3.0


def rated(solver: Rating, puzzle: Rating, *, solved: bool) -> tuple[Rating, Rating]:
    """Rate both after one try."""
    teams = [[_rating(solver)], [_rating(puzzle)]]
    one, other = _model().rate(teams, ranks=[1, 2] if solved else [2, 1])
    return Rating(one[0].mu, one[0].sigma), Rating(other[0].mu, other[0].sigma)


def _rating(one: Rating) -> Any:
    return _model().rating(mu=one.mu, sigma=one.sigma)


@cache
def _model() -> Any:
    """Open the package when somebody is rated: a browser without a server waits for less."""
    from openskill.models import PlackettLuce

    return PlackettLuce()
