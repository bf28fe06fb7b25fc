"""Which numbered rules of RatLand limit a question, and which define a thing."""

from __future__ import annotations

from typing import Final

LIMITS: Final[dict[str, tuple[str, ...]]] = {
    "deal_clan": ("RL-75",),
    "draw_event": ("RL-4", "RL-6"),
    "draw_food": ("RL-7",),
    "draw_piece": ("RL-34", "RL-35"),
    "choose_board": ("RL-69",),
    "keep_clan": ("RL-75", "RL-76"),
    "hide_cheese": ("RL-61",),
    "place": ("RL-16", "RL-17", "RL-67"),
    "ready": ("RL-16", "RL-18"),
    "move_from": ("RL-67", "RL-86"),
    "move_to": ("RL-67", "RL-86"),
    "bribe": ("RL-87",),
    "wound": ("RL-72", "RL-73"),
    "scavenge": ("RL-80",),
    "put_back": ("RL-58",),
    "let_go": ("RL-42", "RL-43"),
    "strike": ("RL-42", "RL-77", "RL-80"),
    "last_piece": ("RL-42", "RL-44"),
    "swap": ("RL-66",),
    "starve": ("RL-48", "RL-49"),
    "alchemy": ("RL-81",),
}

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "Abundance": ("RL-55",),
    "MassiveAttack": ("RL-56",),
    "CousinsVisit": ("RL-57",),
    "HelmetRat": ("RL-58",),
    "YellowIsTheNewBlack": ("RL-59",),
    "Drunk": ("RL-60",),
    "HideTheCheese": ("RL-61",),
    "JustInTime": ("RL-62",),
    "HolyRat": ("RL-63",),
    "DrCheese": ("RL-64",),
    "Tacticians": ("RL-65",),
    "RattibalLecter": ("RL-66",),
    "LockedAndLoaded": ("RL-67",),
    "EndOfTheGame": ("RL-52", "RL-53", "RL-54", "RL-68"),
}

CLANS: Final[dict[str, tuple[str, ...]]] = {
    "Recyclers": ("RL-77",),
    "Mutants": ("RL-78",),
    "Explorers": ("RL-79",),
    "Scavengers": ("RL-80",),
    "Alchemists": ("RL-81",),
    "Ninjas": ("RL-82",),
    "Breeders": ("RL-83",),
    "Warriors": ("RL-84",),
    "Musicians": ("RL-85",),
    "Athletes": ("RL-86",),
    "Corrupt": ("RL-87",),
    "Seers": ("RL-88",),
}

SPACES: Final[dict[str, tuple[str, ...]]] = {
    "dump": ("RL-33", "RL-34", "RL-35"),
    "city": ("RL-33", "RL-34", "RL-35"),
    "fields": ("RL-33", "RL-34", "RL-35"),
    "left pipe": ("RL-19", "RL-20"),
    "right pipe": ("RL-19", "RL-20"),
    "nursery": ("RL-29", "RL-30", "RL-31"),
    "pantry": ("RL-20", "RL-22"),
}

COLOURS: Final[dict[str, tuple[str, ...]]] = {
    "yellow": ("RL-39",),
    "orange": ("RL-40",),
    "white": ("RL-41",),
    "black": ("RL-42",),
    "purple": ("RL-43",),
    "blue": ("RL-44",),
}
