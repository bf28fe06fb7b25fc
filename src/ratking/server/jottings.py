"""What is kept for a visitor beside the tables: texts by name, such as a try at a puzzle.

What is kept for nobody belongs to the house: how hard its puzzles have turned out to be.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from msgspec import json

HOUSE: Final = ""

Key = tuple[str, str]
"""Whose it is, and its name."""

Texts = Mapping[Key, str]
Change = Callable[[Texts], Texts]
"""Says from what is there what is to be there."""


class Jottings(Protocol):
    """Keeps texts for visitors."""

    async def find(self, who: str, beginning: str) -> dict[str, str]:
        """List the texts of somebody whose names begin so."""

    async def change(self, keys: Sequence[Key], work: Change) -> None:
        """Read some texts and write others, all or nothing, with nobody in between."""


def text_of(facts: object) -> str:
    """Write plain data as a text."""
    return json.encode(facts).decode()
