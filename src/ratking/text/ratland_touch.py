"""What on the table an answer of RatLand is about."""

from __future__ import annotations

from typing import Final

from ratking.core.question import Question
from ratking.games.ratland.athletes import STOP
from ratking.games.ratland.draws import NOTHING
from ratking.games.ratland.feeding import KEEP, SWAP_POISONED
from ratking.games.ratland.pieces import NURSERY, PANTRY
from ratking.games.ratland.state import DOUBLE, RatlandState, rats_in

OWN_NURSERY: Final = f"space:{NURSERY}"
OWN_PANTRY: Final = f"space:{PANTRY}"
DECLINE: Final = {"space": STOP, "colour": NOTHING, "swap": KEEP}


def touched(table: RatlandState, question: Question, choice: int) -> list[str]:
    """Name the space, piece, seat or card of an answer; to decline touches nothing."""
    name, domain = question.kind.name, question.kind.domain
    if name == "ready" or choice == DECLINE.get(domain):
        return []
    if name == "place":
        return _placed(question.of("space"))
    if name in ("swap", "starve", "let_go"):
        poisoned = choice == SWAP_POISONED if name == "swap" else choice > 0
        here = name == "let_go" and rats_in(table, question.seat, table.area)
        healthy = f"space:{table.area}" if here else OWN_PANTRY
        return [f"infirmary:{question.seat}" if poisoned else healthy]
    wanted = {"hide_cheese": OWN_NURSERY, "scavenge": f"space:{table.area}", "alchemy": OWN_PANTRY}
    if name in wanted:
        return [wanted[name]] if choice else []
    return [f"{domain}:{choice}"]


def _placed(slot: int) -> list[str]:
    """Every number of rats is about the one space; those that count twice have two."""
    return [OWN_NURSERY, OWN_PANTRY] if slot == DOUBLE else [f"space:{slot}"]
