"""What a decision is about, in a word that its game declares for kinds of questions and verbs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ratking.core.game import Game
from ratking.core.manifest import load
from ratking.core.state import State
from ratking.games import manifest_of


def themes_of(name: str) -> Mapping[str, str]:
    """Find the themes of a game, by `kind` or by `kind verb`; a game may have none."""
    part = manifest_of(name).themes
    found: Mapping[str, str] = load(part) if part else {}
    return found


def theme_of(game: Game[Any], table: State, seat: int, choice: int) -> str:
    """Name what an answer to the open question is about; the verb says it better than the kind."""
    themes, kind = themes_of(game.name), game.question(table, seat).kind.name
    said = game.domain(table, seat).verb(choice).said
    return themes.get(f"{kind} {said}") or themes.get(kind, "")
