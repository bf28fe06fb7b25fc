"""All class cards by the number printed on them."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ratking.games.rattus import cards
from ratking.games.rattus.cards import ClassCard

PRINTED: Final = 22
"""How many class cards the boxes hold; the numbers of our own begin behind them."""


def written_in(module: Any) -> list[ClassCard]:
    """List the cards that a file defines; a class without a number is what some have in common."""
    cards_here: list[ClassCard] = [one() for one in vars(module).values() if is_card(one, module)]
    return [card for card in cards_here if card.number]


def is_card(one: Any, module: Any) -> bool:
    """Say whether something in a file is a class of a card that was written there."""
    if not isinstance(one, type) or not issubclass(one, ClassCard):
        return False
    return bool(home_of(one) == module.__name__)


def home_of(one: Any) -> Any:
    """Name the file of a class."""
    return one.__module__


def written() -> list[ClassCard]:
    """Find the cards in the files beside this one: a card that is written is in the deck."""
    found: list[ClassCard] = []
    for file in iter_modules(cards.__path__):
        name = f"{cards.__name__}.{file.name}"
        if name != __name__:
            found += written_in(import_module(name))
    return sorted(found, key=lambda card: card.number)


DECK: Final[list[ClassCard]] = written()
"""The card with number n lies at place n - 1."""

NAMES: Final[dict[str, int]] = {type(card).__name__: card.number - 1 for card in DECK}
FAMILY: Final[list[int]] = [card.family for card in DECK]
FAMILIES_OF: Final = vec[i64](FAMILY)

BASE: Final = range(6)
PIED_PIPER: Final = range(6, 18)
AFRICANUS: Final = range(18, 22)

FIRST_GAME: Final = ("Peasant", "Monk", "Merchant", "Witch", "King", "Knight")
FIRST_LARGE_GAME: Final = FIRST_GAME + ("Courier", "Caravanner")
