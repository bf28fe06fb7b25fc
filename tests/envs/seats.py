"""Every game with every number of players, and what the tests of the doors share."""

from __future__ import annotations

from ratking.games import GAMES, game

TABLES = [(name, players) for name in GAMES for players in game(name).player_counts()]
"""For pytest.mark.parametrize."""

VARIANTS: list[tuple[str, dict[str, object]]] = [
    ("rattus", {"players": 3, "cards": "random", "region_cards": "on"}),
    ("rattus", {"players": 6, "cards": "africanus", "start": 2}),
    ("cartus", {"players": 3, "supplies": "together", "buildings": "five_per_class"}),
    ("ratland", {"players": 4, "clans": "yes", "boards": "choice", "food": "ascending"}),
]
"""Some tables with other options."""


def id_of(name: str) -> str:
    """Name a game as its doors do."""
    return f"{name}-v{game(name).rules_version}"
