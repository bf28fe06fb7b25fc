"""Hints by the search, and what bots did beside them: what it has to know, and what it finds."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from ratking.analysis.advice import best_plans, judged
from ratking.server.boxes import shared_game, shared_words
from ratking.server.guest import Guest
from ratking.server.refusals import Refusal
from ratking.server.table import ACCOUNT, PLAYING, Table


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


def wanted_hints(table: Table, guest: Guest, seat: int | None) -> dict[str, Any]:
    """Find what the search has to know to give hints to a guest who is asked something."""
    number = guest.seat(table, seat)
    if not table.gives_hints or table.seats[number].kind == ACCOUNT:
        raise Refusal("off", "This table gives no hints.")
    match = table.match
    if table.status != PLAYING or number not in match.open_seats():
        raise Refusal("not_now", "You are not asked anything now.")
    seen = match.game.to_json(match.game.observe(match.state, number).table)
    return {"name": match.game.name, "table": seen, "seat": number, "language": guest.language}
