"""What the designers of each game ask, by the name of the game."""

from __future__ import annotations

from typing import Any, Final

from ratking.arena.questions.cartus import CartusFindings, CartusNotes
from ratking.arena.questions.notes import Findings, Notes
from ratking.arena.questions.ratland import RatlandFindings, RatlandNotes
from ratking.arena.questions.rattus import RattusFindings, RattusNotes
from ratking.core.game import Game

QUESTIONS: Final[dict[str, tuple[type[Notes], type[Findings]]]] = {
    "cartus": (CartusNotes, CartusFindings),
    "ratland": (RatlandNotes, RatlandFindings),
    "rattus": (RattusNotes, RattusFindings),
}
"""For each game who listens to it, and who makes tables of what was heard."""


def notes_for(game: Game[Any], state: Any) -> Notes:
    """Open the notes on one game."""
    return QUESTIONS[game.name][0](game, state) if game.name in QUESTIONS else Notes(game, state)


def findings_for(name: str) -> Findings:
    """Begin to add up the notes on games of one kind."""
    return QUESTIONS[name][1]() if name in QUESTIONS else Findings()
