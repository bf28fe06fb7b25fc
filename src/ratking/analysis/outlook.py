"""What an answer brings in figures that players count themselves, some moves ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from ratking.agents.evaluators import Evaluator
from ratking.core.chance import Generator
from ratking.core.game import Game, Observation
from ratking.core.manifest import load
from ratking.core.play import draw
from ratking.core.question import NATURE
from ratking.core.state import State, is_waiting, top_kind, top_seat
from ratking.games import manifest_of

FARTHEST: Final = 400
"""So many answers ahead at the most."""

Figure = Callable[[Any, int], float]


@dataclass(frozen=True)
class Outlook:
    """The mean of every figure, and how sure each mean is."""

    means: Mapping[str, float]
    errors: Mapping[str, float]


def figures_of(game: Game[Any]) -> Mapping[str, Figure]:
    """Find what players of a game count; a game may name nothing."""
    found = manifest_of(game.name).figures
    figures: Mapping[str, Figure] = load(found) if found else {}
    return figures


def look_ahead(
    game: Game[Any], evaluator: Evaluator, observation: Observation[Any], worlds: int, seed: str
) -> Outlook:
    """Play on in sampled worlds to the seat's next turn, and count."""
    figures, rng = figures_of(game), Generator(seed)
    found: dict[str, list[float]] = {name: [] for name in figures}
    evaluator.prepare(observation.table, observation.seat)
    for _ in range(worlds if figures else 0):
        world = game.sample(observation, rng)
        _play_on(game, evaluator, world, observation.seat, rng)
        for name, figure in figures.items():
            found[name].append(figure(world, observation.seat))
    means = {name: sum(counts) / len(counts) for name, counts in found.items() if counts}
    errors = {name: _error(counts) for name, counts in found.items() if counts}
    return Outlook(means, errors)


def _play_on(
    game: Game[Any], evaluator: Evaluator, world: State, seat: int, rng: Generator
) -> None:
    """Answer as everybody usually would, until the others had their turn and the seat is asked.

    Where all answer together, their turn is what luck makes of it.
    """
    together = others = False
    for _ in range(FARTHEST):
        if not is_waiting(world):
            return
        asked = top_seat(world)
        if asked == seat and others:
            return
        if asked == NATURE:
            choice = draw(game, world, rng)
            others = others or together
        else:
            together = together or top_kind(world).together
            others = others or (asked != seat and not top_kind(world).together)
            choice = evaluator.rollout_policy(world, asked, game.legal(world, asked), rng)
        game.apply(world, asked, choice)


def _error(counts: list[float]) -> float:
    """The standard error of a mean."""
    mean = sum(counts) / len(counts)
    spread = sum((count - mean) ** 2 for count in counts) / max(1, len(counts) - 1)
    return sqrt(spread / len(counts))


def most_telling(mine: Outlook, others: list[Outlook]) -> tuple[str, float, float] | None:
    """Find the figure in which a plan differs most surely from the others, with both means."""
    best, telling = 2.0, None
    for name, mean in mine.means.items():
        rest = [other.means[name] for other in others]
        if not rest:
            continue
        middle = sum(rest) / len(rest)
        error = max(mine.errors[name], *(other.errors[name] for other in others), 0.01)
        sure = abs(mean - middle) / (error * sqrt(2))
        if sure > best and abs(mean - middle) >= 0.15:
            best, telling = sure, (name, mean, middle)
    return telling
