"""What on the table an answer of RatLand is about."""

from __future__ import annotations

from typing import Final

from ratking.core.question import Question
from ratking.games.ratland.deployment import HIDE_CHEESE, PLACE, READY
from ratking.games.ratland.draws import SCAVENGE
from ratking.games.ratland.feeding import ALCHEMY, KEEP, STARVE, SWAP, SWAP_POISONED
from ratking.games.ratland.harm import LET_GO
from ratking.games.ratland.pieces import NURSERY, PANTRY
from ratking.games.ratland.state import DOUBLE, RatlandState, rats_in

OWN_NURSERY: Final = f"space:{NURSERY}"
OWN_PANTRY: Final = f"space:{PANTRY}"
POISONED: Final = (SWAP, STARVE, LET_GO)
"""Whoever answers these chooses between healthy and poisoned rats."""


def touched(table: RatlandState, question: Question, choice: int) -> list[str]:
    """Name the space, piece, seat or card of an answer; to decline touches nothing."""
    kind, values = question.kind, question.kind.domain.verb(choice).values
    if kind is PLACE:
        return _placed(question.of("space"))
    if kind in POISONED:
        return _healthy_or_not(table, question, choice)
    wanted = {HIDE_CHEESE: OWN_NURSERY, SCAVENGE: f"space:{table.area}", ALCHEMY: OWN_PANTRY}
    if kind in wanted:
        return [wanted[kind]] if choice else []
    return [] if kind is READY or values is None else [f"{values.thing}:{choice}"]


def _healthy_or_not(table: RatlandState, question: Question, choice: int) -> list[str]:
    kind = question.kind
    if kind is SWAP and choice == KEEP:
        return []
    poisoned = choice == SWAP_POISONED if kind is SWAP else choice > 0
    here = kind is LET_GO and rats_in(table, question.seat, table.area)
    healthy = f"space:{table.area}" if here else OWN_PANTRY
    return [f"infirmary:{question.seat}" if poisoned else healthy]


def _placed(slot: int) -> list[str]:
    """Every number of rats is about the one space; those that count twice have two."""
    return [OWN_NURSERY, OWN_PANTRY] if slot == DOUBLE else [f"space:{slot}"]
