"""What decisions of RatLand are about, by the kind of question or by kind and verb."""

from __future__ import annotations

from typing import Final

THEMES: Final = {
    "place": "placing",
    "ready": "placing",
    "hide_cheese": "placing",
    "move_from": "placing",
    "move_to": "placing",
    "bribe": "search",
    "fight": "search",
    "scavenge": "search",
    "put_back": "search",
    "let_go": "harm",
    "strike": "harm",
    "last_piece": "harm",
    "wound": "harm",
    "swap": "feeding",
    "swap_rats": "feeding",
    "pay": "feeding",
    "starve": "feeding",
    "bury": "feeding",
    "make_music": "feeding",
    "alchemy": "feeding",
    "transmute": "feeding",
    "keep_clan": "clans",
    "choose_board": "clans",
    "choose_sides": "clans",
}
