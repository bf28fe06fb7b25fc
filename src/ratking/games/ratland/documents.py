"""What the documents about RatLand say that its rules do not."""

from __future__ import annotations

from typing import Final

from ratking.core.manifest import Documents

DOCUMENTS: Final = Documents(
    hidden="what others plan behind their screens, the clans that they were offered, and the next "
    "event and food card unless one is a Seer",
    ends="When the End of the Game is turned over, after five to nine rounds.",
    notes="Rats are placed space by space behind the screen, then `ready` says that it is done (1) "
    "or begins again (0): a player who always begins again never ends the game. All seats that "
    "think together are asked one after the other; nobody sees an answer before all are in.",
    history=(
        "v2: the rules of version 2. Codec 2, and 3: what a question holds; codec 4: what "
        "everybody sees as it is declared, and sets of seats as bits.",
        "v1: the rules of version 1, codec 1.",
    ),
    answers_pictured=3,
    stop_pictured=3,
)
