"""All class cards by the number printed on them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ratking.games.rattus.cards import ClassCard
from ratking.games.rattus.cards.africanus import Astronomer, Caravanner, Explorer, Sultan
from ratking.games.rattus.cards.base import King, Knight, Merchant, Monk, Peasant, Witch
from ratking.games.rattus.cards.crowns import Crusader, Emperor, Queen, Soldier
from ratking.games.rattus.cards.pied_piper import (
    Baker,
    Bishop,
    Courier,
    Mayor,
    Nun,
    PiedPiper,
    Serf,
    Wizard,
)

DECK: Final[list[ClassCard]] = [
    Peasant(), Monk(), Merchant(), Witch(), King(), Knight(),
    Baker(), Serf(), Bishop(), Nun(), Courier(), Mayor(),
    PiedPiper(), Wizard(), Emperor(), Queen(), Crusader(), Soldier(),
    Astronomer(), Explorer(), Caravanner(), Sultan(),
]  # fmt: skip
"""The card with number n lies at place n - 1."""

NAMES: Final[dict[str, int]] = {type(card).__name__: card.number - 1 for card in DECK}
FAMILY: Final[list[int]] = [card.family for card in DECK]
FAMILIES_OF: Final = vec[i64](FAMILY)

BASE: Final = range(6)
PIED_PIPER: Final = range(6, 18)
AFRICANUS: Final = range(18, 22)

FIRST_GAME: Final = ("Peasant", "Monk", "Merchant", "Witch", "King", "Knight")
FIRST_LARGE_GAME: Final = FIRST_GAME + ("Courier", "Caravanner")
