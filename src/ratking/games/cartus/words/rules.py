"""Which numbered rules of Rattus Cartus limit a question, and which define a building or a card."""

from __future__ import annotations

from typing import Final

LIMITS: Final[dict[str, tuple[str, ...]]] = {
    "choose_building": ("RC-13",),
    "choose_card": ("RC-13",),
    "draw_building": ("RC-19",),
    "draw_card": ("RC-9", "RC-10"),
    "deal_nun_card": ("RC-7",),
    "supply": ("RC-25", "RC-26", "RC-28"),
    "supply_together": ("RC-25", "RC-26", "RC-27"),
    "look": ("RC-26", "RC-77"),
    "enter": ("RC-29", "RC-31", "RC-32", "RC-34"),
    "lay": ("RC-30", "RC-33"),
    "choose_victim": ("RC-45", "RC-47"),
    "give": ("RC-43", "RC-66"),
    "use_action": ("RC-48", "RC-49", "RC-50"),
    "discard_for_rat": ("RC-70", "RC-71"),
}

BUILDINGS: Final[dict[str, tuple[str, ...]]] = {
    "Farm": ("RC-72",),
    "Brewery": ("RC-73",),
    "Marketplace": ("RC-74",),
    "Office": ("RC-75",),
    "Monastery": ("RC-69",),
    "Hospital": ("RC-70", "RC-71"),
    "Castle": ("RC-65",),
    "Guard Tower": ("RC-66", "RC-67", "RC-68"),
    "Pied Piper's Hut": ("RC-76",),
    "Fortune-teller's Tent": ("RC-77",),
    "Palace": ("RC-63",),
    "Treasury": ("RC-64",),
}

CARDS: Final[dict[str, tuple[str, ...]]] = {
    "Joker": ("RC-38", "RC-84"),
    "Sword": ("RC-42", "RC-43", "RC-44", "RC-45", "RC-46", "RC-85"),
    "Flute": ("RC-47", "RC-85"),
    "Pass": ("RC-34", "RC-85"),
    "Gold": ("RC-78", "RC-86", "RC-87", "RC-88", "RC-89"),
}
