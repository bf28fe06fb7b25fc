"""The sense of a game, found by its manifest."""

from __future__ import annotations

from typing import Any

from ratking.agents.greedy import Sense
from ratking.core.game import Game
from ratking.core.manifest import load
from ratking.games import manifest_of


def sense_of(game: Game[Any]) -> Sense:
    """Find the heuristic by which greedy, and all levels above it, judge a table of a game."""
    found: type[Sense] = load(
        manifest_of(game.name).sense,
        f"There is no bot for {game.title} that knows more than the rules; take 'uniform'.",
    )
    return found()
