"""Rattus, counted slowly from the rulebook: only what lies on the table, nothing of the engine."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ratking.games.rattus import invariants
from ratking.games.rattus.notation import to_json
from ratking.games.rattus.state import RattusState

FAVOURITES = ["Witch", "Courier", "King", "Caravanner", "Knight", "Monk"]
"""A list of one's own: six cards are needed with two to four players, eight with more."""

ALL_EIGHT = [*FAVOURITES, "Peasant", "Merchant"]

VARIANTS: list[dict[str, object]] = [
    {"players": players, "cards": cards, "start": players // 2}
    for players in range(2, 7)
    for cards in ("first", "random", "one_per_class", FAVOURITES if players < 5 else ALL_EIGHT)
]

REMOVED_UNSEEN = {2: 24, 3: 20, 4: 16, 5: 8, 6: 0}
REGIONS_IN_PLAY = {2: 7, 3: 10, 4: 12, 5: 15, 6: 17}


def broken_invariant(state: RattusState) -> str | None:
    """Ask the engine's own invariants, and count the pieces once more by hand (RB-44)."""
    return invariants.broken_invariant(state) or _miscounted(to_json(state))


def _miscounted(table: dict[str, Any]) -> str | None:
    players = table["players"]
    regions = table["regions"].values()
    rats = [rat for region in regions for rat in region["rats"]]
    faces = [rat["face"] for rat in rats if rat["face"] is not None] + table["discarded"]
    wholes = {
        "regions": (len(regions), REGIONS_IN_PLAY[players]),
        "rats": (
            len(rats) + table["supply"] + len(table["discarded"]) + REMOVED_UNSEEN[players],
            65,
        ),
        "different faces": (len(set(faces)), len(faces)),
        "rats in the fullest region": (max(max(len(region["rats"]) for region in regions), 3), 3),
    }
    for seat in range(players):
        wholes[f"citizens of seat {seat}"] = (
            table["hand"][seat] + _citizens_in_play(table, seat),
            20,
        )
    if table["phase"] != "setup":
        wholes["class cards"] = (len(table["cards"]), 8 if players > 4 else 6)
        wholes["plague pieces"] = (int(table["plague"] in table["regions"]), 1)
    wrong = [f"{found} {what}" for what, (found, whole) in wholes.items() if found != whole]
    return ", ".join(wrong) or None


def _citizens_in_play(table: dict[str, Any], seat: int) -> int:
    on_the_map = Counter(
        owner
        for region in table["regions"].values()
        for owner, count in enumerate(region["citizens"])
        for _ in range(count)
    )
    return on_the_map[seat] + int(table["haven"][seat])


def recount(table: dict[str, Any]) -> tuple[list[int], list[int]]:
    """One point for each citizen in play (RB-42); who would sit next wins a tie (RB-43)."""
    scores = [_citizens_in_play(table, seat) for seat in range(table["players"])]
    places = [0] * table["players"]
    turns = []
    seat = table["last"]
    for _ in scores:
        seat = 0 if seat == table["players"] - 1 else seat + 1
        turns.append(seat)
    for place in range(1, len(scores) + 1):
        best = max(scores[seat] for seat in turns)
        winner = next(seat for seat in turns if scores[seat] == best)
        places[winner] = place
        turns.remove(winner)
    return scores, places
