"""Which numbered rules of Rattus limit a question, and which define a card."""

from __future__ import annotations

from typing import Final

from ratking.games.rattus.notation import card_name
from ratking.games.rattus.tables import card_rules

REGIONS: Final = ("RB-1", "RB-2")
REGION_CARDS: Final = ("RA-3", "RA-4", "RA-5", "RA-6", "RA-8")

LIMITS: Final[dict[str, tuple[str, ...]]] = {
    "draw_card": ("RB-3",),
    "plague_starts": ("RB-7",),
    "deal_face": ("RB-5", "RB-6"),
    "draw_region_card": ("RA-3",),
    "settle": ("RB-8", "RB-2"),
    "place_caravan": ("RA-12", "RB-2"),
    "act": ("RB-10", "RB-11", "RB-12", "RB-13", "RB-14", "RB-15"),
    "how_many": ("RB-11", "RB-12"),
    "card": ("RB-15",),
    "move_plague": ("RB-16", "RB-2", "RB-36", "RP-9"),
    "add_rat": ("RB-17", "RB-18", "RB-20"),
    "add_extra_rat": ("RP-12", "RB-18"),
    "lower_limits": ("RB-35",),
    "crusade": ("RP-11",),
    "choose_rat": ("RB-22", "RB-41"),
    "choose_face": ("RP-11",),
    "play_region_card": ("RA-4", "RA-5", "RA-6"),
    "choose_shielded": ("RA-6",),
    "move_in": ("RP-2",),
    "take_diplomat": ("RA-13", "RP-8"),
    "take_potions": ("RP-8",),
    "release": ("RP-1",),
    "join_caravan": ("RA-12",),
    "act_at_the_end": ("RB-38", "RB-39", "RB-40"),
    "choose_region": ("RB-41", "RA-16"),
}

CARDS: Final = card_rules()


def rules_of_card(card: int) -> tuple[str, ...]:
    """Number the rules that say what a class card does."""
    return CARDS.get(card_name(card), ())
