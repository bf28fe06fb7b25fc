"""Rats and region cards: where they come from and where they may be."""

from __future__ import annotations

from typing import Final

STARTING: Final = 0
NEW: Final = 1
RECYCLED: Final = 2
"""Which pool a rat came from: the starting rats, the supply, or the discarded ones (RB-40)."""

NO_FACE: Final = -1
"""Stands for the face of a rat that nature has not dealt yet."""

FACE_DOWN: Final = 0
ASIDE: Final = 1
DISCARDED: Final = 2
REMOVED_CARD: Final = 3
"""Where a region card is: unseen, set aside in a hand, discarded, or not in the game."""

NO_REGION_CARD: Final = -1
HAND_SIZE: Final = 3
DRAWN_AT_ONCE: Final = 3
MOST_SHUFFLES: Final = 1000
