"""Rattus, counted slowly from the rulebook: only what lies on the table, nothing of the engine."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ratking.games.rattus import invariants
from ratking.games.rattus.notation import to_json
from ratking.games.rattus.state import RattusState
from ratking.games.rattus.tables import load_tables

MIXES = {
    2: ["Sultan", "Wizard", "Merchant", "King", "Caravanner", "Emperor"],
    3: ["Astronomer", "Explorer", "Knight", "Crusader", "Soldier", "Serf"],
    4: ["Baker", "Queen", "Mayor", "Nun", "Bishop", "PiedPiper"],
    5: ["Witch", "Courier", "Sultan", "Explorer", "Soldier", "Emperor", "Baker", "Wizard"],
    6: ["Peasant", "Monk", "Serf", "Crusader", "Queen", "Astronomer", "Sultan", "Mayor"],
}
"""A list of one's own for every number of players; together they name every card."""

SETS: dict[int, dict[str, object]] = {
    2: {"cards": "africanus", "region_cards": "on"},
    3: {"cards": "pied_piper", "region_cards": "on"},
    4: {"cards": "one_per_class"},
    5: {"cards": "pied_piper"},
    6: {"cards": "africanus"},
}


def _chosen(players: int) -> list[dict[str, object]]:
    return [
        {"cards": "first"},
        {"cards": "random", "region_cards": "off"},
        {"cards": "random", "region_cards": "on"},
        {"cards": MIXES[players]},
        SETS[players],
    ]


VARIANTS: list[dict[str, object]] = [
    {"players": players, "start": players // 2, **chosen}
    for players in range(2, 7)
    for chosen in _chosen(players)
]

MOST_ANSWERS = 3000
"""No game takes more."""

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
    lent = [rat for rat in rats if rat["pool"] == "recycled" and rat["face"] is None]
    wholes = {
        "regions": (len(regions), REGIONS_IN_PLAY[players]),
        "rats": (
            len(rats)
            - len(lent)
            + table["supply"]
            + len(table["discarded"])
            + REMOVED_UNSEEN[players],
            65,
        ),
        "different faces": (len(set(faces)), len(faces)),
        "rats in the fullest region": (max(max(len(region["rats"]) for region in regions), 3), 3),
    }
    for seat in range(players):
        wholes[f"citizens of seat {seat}"] = (
            table["hand"][seat] + table["stored"][seat] + _citizens_in_play(table, seat),
            20,
        )
    if table["phase"] != "setup":
        wholes["class cards"] = (len(table["cards"]), 8 if players > 4 else 6)
        wholes["plague pieces"] = (int(table["plague"] in table["regions"]), 1)
    if table["region_cards"]:
        wholes["region cards"] = (_region_cards(table["region_cards"]), 3 * len(regions))
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


def _region_cards(cards: dict[str, Any]) -> int:
    """Count the cards of the deck, the pile, the hands, those drawn and those played."""
    hands = [card for hand in cards["hands"] for card in hand]
    elsewhere = len(hands) + len(cards["drawn"]) + len(cards["shields"])
    return int(cards["left"]) + int(cards["place"].count("discarded")) + elsewhere


def recount(table: dict[str, Any]) -> tuple[list[int], list[int]]:
    """One point for each citizen in play (RB-42), and what region cards and diplomats give.

    Who would sit next wins a tie (RB-43).
    """
    scores = [_citizens_in_play(table, seat) for seat in range(table["players"])]
    diplomats = [_diplomats(table, seat) for seat in range(table["players"])]
    for seat in range(table["players"]):
        scores[seat] += _for_region_cards(table, seat) + _for_diplomats(diplomats, seat)
    return scores, _places(table, scores)


def _for_region_cards(table: dict[str, Any], seat: int) -> int:
    """One point for each region in hand where nobody has more citizens than he (RA-8)."""
    if not table["region_cards"]:
        return 0
    names = load_tables().regions
    held = {names[card // 3] for card in table["region_cards"]["hands"][seat]}
    counts = [table["regions"][name]["citizens"] for name in held]
    return sum(1 for row in counts if row[seat] and row[seat] == max(row))


def _diplomats(table: dict[str, Any], seat: int) -> int:
    on_the_map = sum(
        row["diplomats"][seat] for row in table["regions"].values() if "diplomats" in row
    )
    return int(on_the_map + table["saved_diplomats"][seat])


def _for_diplomats(diplomats: list[int], seat: int) -> int:
    """Most 4, second 2; tied firsts share 6, tied seconds 2; of two players only the 4 (RA-14)."""
    mine = diplomats[seat]
    more = [count for count in diplomats if count > mine]
    tied = diplomats.count(mine)
    second = 0 if len(diplomats) == 2 else 2
    if not mine or len(more) > 1:
        return 0
    if more:
        return second // tied
    return 4 if tied == 1 else (4 + second) // tied


def _places(table: dict[str, Any], scores: list[int]) -> list[int]:
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
    return places
