"""Pieces and places: the colours of cheese, the spaces of a sewer board and the areas outside."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("yellow", "orange", "white", "black", "purple", "blue")
YELLOW: Final = 0
ORANGE: Final = 1
WHITE: Final = 2
BLACK: Final = 3
PURPLE: Final = 4
BLUE: Final = 5
KINDS_OF_CHEESE: Final = 6

SPACES: Final = ("dump", "city", "fields", "left pipe", "right pipe", "nursery", "pantry")
DUMP: Final = 0
CITY: Final = 1
FIELDS: Final = 2
LEFT_PIPE: Final = 3
RIGHT_PIPE: Final = 4
NURSERY: Final = 5
PANTRY: Final = 6
BOARD: Final = 7
"""How many spaces a sewer board has for rats to be placed on (RL-16)."""

AREAS: Final = 3
"""The first three spaces lead to the areas where cheese is found."""

EVENT_NAMES: Final = (
    "Abundance", "MassiveAttack", "CousinsVisit", "HelmetRat", "YellowIsTheNewBlack", "DrCheese",
    "Tacticians", "Drunk", "HideTheCheese", "JustInTime", "HolyRat", "RattibalLecter",
    "LockedAndLoaded", "EndOfTheGame",
)  # fmt: skip

CLAN_NAMES: Final = (
    "Recyclers", "Mutants", "Explorers", "Scavengers", "Alchemists", "Ninjas", "Breeders",
    "Warriors", "Musicians", "Athletes", "Corrupt", "Seers",
)  # fmt: skip
