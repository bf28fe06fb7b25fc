"""What the designers of a game ask: its own notes and findings, found by its manifest."""

from __future__ import annotations

from typing import Any

from ratking.arena.questions.notes import Findings, Notes
from ratking.core.game import Game
from ratking.core.manifest import load
from ratking.games import GAMES


def notes_for(game: Game[Any], state: Any) -> Notes:
    """Open the notes on one game, which listen to its events."""
    part = GAMES[game.name].notes if game.name in GAMES else ""
    notes: type[Notes] = load(part) if part else Notes
    return notes(game, state)


def findings_for(name: str) -> Findings:
    """Begin to add up the notes on games of one kind, to make tables of them."""
    part = GAMES[name].findings if name in GAMES else ""
    findings: type[Findings] = load(part) if part else Findings
    return findings()
