"""What the documents about Rattus say that its rules do not."""

from __future__ import annotations

from typing import Final

from ratking.core.manifest import Documents

DOCUMENTS: Final = Documents(
    hidden="the faces of rats that one has not seen, and the region cards of others",
    ends="After the turn in which the last rat was laid or a player had all citizens on the board, "
    "with a final round and the last plague.",
    notes="What a class card asks for has one span of ids, `card`; the plane `held` says which "
    "card asks, and what was picked so far. The numbers of class cards, regions and faces are "
    "those of the data files.",
    history=(
        "v2: the rules of version 2. Codec 2, and 3: what a question holds; codec 4: what "
        "everybody sees as it is declared, and only regions in play.",
        "v1: the rules of version 1, codec 1.",
    ),
    answers_pictured=14,
    stop_pictured=5,
)
