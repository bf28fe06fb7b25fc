"""What decisions of Rattus Cartus are about, by the kind of question or by kind and verb."""

from __future__ import annotations

from typing import Final

THEMES: Final = {
    "supply": "supplies",
    "supply_together": "supplies",
    "take_supply": "supplies",
    "look": "nuns",
    "enter": "buildings",
    "lay": "laying",
    "use_action": "actions",
    "choose_victim": "actions",
    "give": "gifts",
    "discard_for_rat": "rats",
    "choose_building": "buildings",
    "choose_card": "laying",
}
