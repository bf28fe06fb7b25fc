"""What the documents about Rattus Cartus say that its rules do not."""

from __future__ import annotations

from typing import Final

from ratking.core.manifest import Documents

DOCUMENTS: Final = Documents(
    hidden="the hands of others, cards that they laid face down, the nun row unless one has "
    "looked, and supplies that are chosen together until all have chosen",
    ends="After the last buildings are resolved the nun row is shown; whoever has more rats than "
    "there are nuns is dead. If everybody is dead, everybody has lost, and every reward by place "
    "is -1.",
    notes="Cards are laid, given and discarded one by one in rising order, and each is a step.",
    history=(
        "v2: the rules of version 2. Codec 2: who is premium has a plane; codec 3: what a question "
        "holds; codec 4: what everybody sees as it is declared, and only the own hand.",
        "v1: the rules of version 1, codec 1.",
    ),
    answers_pictured=14,
    stop_pictured=4,
)
