"""All class cards by the number printed on them."""

from __future__ import annotations

from typing import Final

from ratking.games.rattus.cards import ClassCard
from ratking.games.rattus.cards.africanus import Caravanner
from ratking.games.rattus.cards.base import King, Knight, Merchant, Monk, Peasant, Witch
from ratking.games.rattus.cards.pied_piper import Courier
from ratking.games.rattus.state import CARDS, RattusState

ALL: Final[list[ClassCard]] = [
    Peasant(),
    Monk(),
    Merchant(),
    Witch(),
    King(),
    Knight(),
    Courier(),
    Caravanner(),
]

DECK: Final[list[ClassCard]] = [ClassCard() for _ in range(CARDS)]
"""The card with number n lies at place n - 1; places without a card yet are blank."""

for _card in ALL:
    DECK[_card.number - 1] = _card

NAMES: Final[dict[str, int]] = {type(card).__name__: card.number - 1 for card in ALL}
FAMILY: Final[list[int]] = [card.family for card in DECK]

FIRST_GAME: Final = ("Peasant", "Monk", "Merchant", "Witch", "King", "Knight")
FIRST_LARGE_GAME: Final = FIRST_GAME + ("Courier", "Caravanner")


def held_by(state: RattusState, seat: int) -> list[ClassCard]:
    """List the cards that lie before a seat."""
    return [DECK[card] for card in state.cards if state.holder[card] == seat]
