"""Hints by the search; it runs in a process of its own."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from ratking.analysis.advice import best_plans
from ratking.server.boxes import shared_game, shared_words


def hints(facts: dict[str, Any]) -> list[dict[str, Any]]:
    """Find the best plans with the chance to win that each leaves, and why."""
    game = shared_game(facts["name"])
    words = shared_words(game.name, facts["language"])
    table = game.from_json(facts["table"])
    return [asdict(plan) for plan in best_plans(game, words, table, facts["seat"])]
