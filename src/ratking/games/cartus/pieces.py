"""Cards, classes and buildings by number."""

from __future__ import annotations

from typing import Final

FAMILIES: Final = ("peasantry", "bourgeoisie", "church", "chivalry", "magic", "royalty")
PEASANTRY: Final = 0
BOURGEOISIE: Final = 1
CHURCH: Final = 2
CHIVALRY: Final = 3
MAGIC: Final = 4
ROYALTY: Final = 5

FIGURES: Final = ("Peasant", "Merchant", "Monk", "Knight", "Witch", "King")
"""Who is painted on the population cards of each class."""

NUNS: Final = 5
"""A population card shows 0 to 4 nuns; its number is class * 5 + nuns."""

POPULATION: Final = 30
JOKER: Final = 30
SWORD: Final = 31
FLUTE: Final = 32
PASS: Final = 33
GOLD: Final = 34
CARDS: Final = 35
"""How many different cards a hand can hold; equal cards have one number."""

PLAYABLE: Final = 33
"""Population cards, jokers, Swords and Flutes are played on buildings (RC-33), no Gold (RC-78)."""

COUNTED: Final = 31
"""Population cards and jokers give influence and decide who is premium (RC-38, RC-48)."""

UNKNOWN: Final = 35
HAND_WIDTH: Final = 36
"""A hand counts its cards by number, and behind them those that this table does not show."""

UNKNOWN_NAME: Final = "?"

OTHERS: Final = ("Joker", "Sword", "Flute", "Pass", "Gold")
CARD_NAMES: Final = tuple(f"{figure} {nuns}" for figure in FIGURES for nuns in range(NUNS)) + OTHERS

COPIES: Final = 5
BUILDINGS: Final = 12
BUILDING_CARDS: Final = 60
"""A building card's number is building * 5 + copy; a building's number is class * 2 or one more."""

UNDEALT: Final = -1
"""A card of the nun row that nobody has looked at has no face yet."""


def family_of(building: int) -> int:
    """Name the class of a building."""
    return building // 2
