"""What decisions of Rattus are about, by the kind of question or by kind and verb."""

from __future__ import annotations

from typing import Final

THEMES: Final = {
    "settle": "placing",
    "how_many": "placing",
    "act": "placing",
    "act take": "cards",
    "act use": "cards",
    "card": "cards",
    "act_at_the_end": "cards",
    "release": "cards",
    "move_in": "cards",
    "crusade": "cards",
    "lower_limits": "cards",
    "move_plague": "plague",
    "add_rat": "plague",
    "choose_rat": "plague",
    "choose_region": "plague",
    "choose_face": "plague",
    "add_extra_rat": "plague",
    "play_region_card": "region-cards",
    "play_again": "region-cards",
    "choose_shielded": "region-cards",
    "join_caravan": "travel",
    "place_caravan": "travel",
    "take_diplomat": "travel",
    "take_potions": "travel",
}
