"""Hints and after-game analysis by the search; it runs in a process of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ratking.agents.experience import judge_of
from ratking.agents.ismcts import Budget, Search
from ratking.core.game import Game, Observation
from ratking.core.question import NATURE
from ratking.core.record import read_record
from ratking.server.boxes import shared_game, shared_words
from ratking.text import Words

BEST: Final = 3
HINT: Final = Budget(iterations=2000, seconds=1.0, batch=8)
GLANCE: Final = Budget(iterations=200, seconds=0.2, batch=8)


def _search(game: Game[Any], budget: Budget) -> Search:
    return Search(game, judge_of(game), budget, "hint")


def hints(facts: dict[str, Any]) -> list[dict[str, Any]]:
    """Find the three best answers with the share of the others that each leaves behind."""
    game, seat = shared_game(facts["name"]), facts["seat"]
    words = shared_words(game.name, facts["language"])
    table = game.from_json(facts["table"])
    question, answers = game.question(table, seat), game.answers(table, seat)
    lines = _search(game, HINT).explain(Observation(seat, table), answers)
    return [
        {
            "choice": line.answer,
            "label": words.label(table, question, line.answer),
            "chance": round(line.expected, 3),
            "share": round(line.share, 3),
        }
        for line in lines[:BEST]
    ]


def analysis(facts: dict[str, Any]) -> dict[str, Any]:
    """Go through a game: every real choice with the chance it left, and the costliest ones."""
    record = read_record(facts["record"])
    game = shared_game(record.game)
    words = shared_words(game.name, facts["language"])
    state = game.new(record.options)
    curve = []
    for place, (seat, choice) in enumerate(record.answers):
        if seat != NATURE and len(game.legal(state, seat)) > 1:
            curve.append({"place": place} | _judged(game, words, state, seat, choice))
        game.apply(state, seat, choice)
    costly = sorted(curve, key=lambda point: -point["cost"])
    return {"curve": curve, "mistakes": [point for point in costly[:BEST] if point["cost"] > 0]}


def _judged(game: Game[Any], words: Words, state: Any, seat: int, choice: int) -> dict[str, Any]:
    observation = game.observe(state, seat)
    answers = game.answers(state, seat)
    lines = _search(game, GLANCE).explain(observation, answers)
    question = game.question(observation.table, seat)
    found = {line.answer: line for line in lines}
    best = lines[0]
    given = found.get(choice, lines[-1])
    return {
        "seat": seat,
        "choice": choice,
        "label": words.label(observation.table, question, choice),
        "better": best.answer,
        "better_label": words.label(observation.table, question, best.answer),
        "chance": round(given.expected, 3),
        "cost": round(max(0.0, best.expected - given.expected), 3),
    }


WORK: Final[dict[str, Callable[[dict[str, Any]], Any]]] = {"hints": hints, "analysis": analysis}
