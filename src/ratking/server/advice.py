"""Hints by the search; it runs in a process of its own."""

from __future__ import annotations

from typing import Any, Final

from ratking.agents.ismcts import Budget, TreeSearch
from ratking.agents.value_network import evaluator_of
from ratking.core.game import Game, Observation
from ratking.server.boxes import shared_game, shared_words

BEST: Final = 3
HINT: Final = Budget(iterations=2000, seconds=1.0, batch=8)


def _search(game: Game[Any]) -> TreeSearch:
    return TreeSearch(game, evaluator_of(game), HINT, "hint")


def hints(facts: dict[str, Any]) -> list[dict[str, Any]]:
    """Find the three best answers with the share of the others that each leaves behind."""
    game, seat = shared_game(facts["name"]), facts["seat"]
    words = shared_words(game.name, facts["language"])
    table = game.from_json(facts["table"])
    question, answers = game.question(table, seat), game.answers(table, seat)
    lines = _search(game).explain(Observation(seat, table), answers)
    return [
        {
            "choice": line.answer,
            "label": words.label(table, question, line.answer),
            "chance": round(line.expected, 3),
            "share": round(line.share, 3),
        }
        for line in lines[:BEST]
    ]
