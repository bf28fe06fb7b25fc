"""Hints by the search, and what bots did beside them; it runs in a process of its own."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from ratking.analysis.advice import best_plans, judged
from ratking.server.boxes import shared_game, shared_words


def hints(facts: dict[str, Any]) -> list[dict[str, Any]]:
    """Find the best plans with the chance to win that each leaves, and why."""
    game = shared_game(facts["name"])
    words = shared_words(game.name, facts["language"])
    table = game.from_json(facts["table"])
    return [asdict(plan) for plan in best_plans(game, words, table, facts["seat"])]


def explained(facts: dict[str, Any]) -> list[dict[str, Any]]:
    """Set what a bot has answered among the best plans that it had."""
    game = shared_game(facts["name"])
    words = shared_words(game.name, facts["language"])
    table = game.from_json(facts["table"])
    found = judged(game, words, table, facts["seat"], facts["choices"])
    return [asdict(plan) for plan in found]
