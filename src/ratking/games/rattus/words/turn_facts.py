"""What a board of Rattus shows besides its pieces: how far the turn has come."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from ratking.games.rattus.state import INCREASED, TOOK_CARD, USED, RattusState
from ratking.games.rattus.turn import END_OF_TURN

Part = Literal["increase", "card", "abilities", "plague"]
ACTIONS: Final[tuple[Part, ...]] = ("increase", "card", "abilities")


class TurnFacts(TypedDict):
    """Which part of the turn it is, and which parts are behind."""

    part: Part
    done: list[Part]


def turn_facts(table: RattusState) -> TurnFacts:
    """Say how far the turn has come: three parts in any order (RB-10), then the plague."""
    if any(asked.kind is END_OF_TURN for asked in table.pending):
        return {"part": "plague", "done": list(ACTIONS)}
    counts = (INCREASED.of(table), TOOK_CARD.of(table), USED.total(table))
    done = [part for part, count in zip(ACTIONS, counts, strict=True) if count]
    left = [part for part in ACTIONS if part not in done]
    return {"part": left[0] if left else "abilities", "done": done}
