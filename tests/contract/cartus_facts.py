"""Rattus Cartus, counted slowly from the rulebook: only what lies on the table."""

from __future__ import annotations

from typing import Any

from ratking.games.cartus import invariants
from ratking.games.cartus.notation import to_json
from ratking.games.cartus.state import CartusState

OWN_CHOICE = [
    "Farm:3", "Brewery:2", "Office", "Hospital", "Guard Tower:3", "Castle:2",
    "Pied Piper's Hut", "Palace:1", "Treasury:4",
]  # fmt: skip

SET_UPS: list[tuple[object, str]] = [
    ("first", "in_turn"),
    ("one_per_class", "together"),
    ("five_per_class", "in_turn"),
    (OWN_CHOICE, "together"),
]

VARIANTS: list[dict[str, object]] = [
    {
        "players": players,
        "buildings": buildings,
        "supplies": supplies,
        "start": players // 2,
        "all_dead": "fewest_rats" if players % 2 else "all_lose",
    }
    for players in range(2, 6)
    for buildings, supplies in SET_UPS
]

MOST_ANSWERS = 3000
"""No game takes more."""


def thinks_together(options: dict[str, object]) -> bool:
    """Say whether seats are asked at once, which is so with one of the options only."""
    return options.get("supplies") == "together"


FIGURES = ("Peasant", "Merchant", "Monk", "Knight", "Witch", "King")
OTHERS = {"Joker": 15, "Sword": 12, "Flute": 12, "Pass": 12, "Gold": 15}
NEEDS = {"Sword": "Castle", "Flute": "Pied Piper's Hut", "Pass": "Office", "Gold": "Treasury"}


def broken_invariant(state: CartusState) -> str | None:
    """Ask the engine's own invariants, and count the pieces once more by hand (RC-95)."""
    return invariants.broken_invariant(state) or _miscounted(to_json(state))


def _miscounted(table: dict[str, Any]) -> str | None:
    piles = [pile for seat in table["seats"] for pile in (seat["hand"], seat["laid"])]
    unknown = sum(pile.get("?", 0) for pile in piles)
    dealt = [card["card"] for card in table["nun_row"] if card["card"]]
    people = sum(n for pile in piles for name, n in pile.items() if name.split()[0] in FIGURES)
    people += sum(table["discard"].values()) + len(dealt)
    specials = sum(n for pile in piles for name, n in pile.items() if name in OTHERS)
    specials += sum(table["decks"].values())
    in_decks = table["deck_left"] + 5 - len(dealt)
    in_game = sum(n for name, n in OTHERS.items() if _in_game(table, name))
    wholes = {
        "cards": (people + specials + in_decks + unknown, 84 + in_game),
        "tokens": (table["tokens_left"] + sum(seat["tokens"] for seat in table["seats"]), 20),
    }
    wrong = [f"{found} {what}" for what, (found, whole) in wholes.items() if found != whole]
    return ", ".join(wrong) or None


def _in_game(table: dict[str, Any], card: str) -> bool:
    if not table["round"] and not table["replacement_left"]:
        return False
    return card == "Joker" or any(name.startswith(NEEDS[card]) for name in table["buildings"])


def recount(table: dict[str, Any]) -> tuple[list[int], list[int]]:
    """Count points, then let the plague take the dead, then rank (RC-79 to RC-94)."""
    seats = table["seats"]
    points = [seat["tokens"] for seat in seats]
    for track in table["tracks"].values():
        _count_track(track, points)
    hands = [seat["hand"] for seat in seats]
    _most([sum(n for c, n in hand.items() if c.split()[0] in (*FIGURES, "Joker"))
           for hand in hands], points)  # fmt: skip
    for special in ("Sword", "Flute", "Pass"):
        _most([hand.get(special, 0) for hand in hands], points)
    _gold([hand.get("Gold", 0) for hand in hands], points)
    nuns = sum(int(card["card"].split()[1]) for card in table["nun_row"])
    rats = [seat["rats"] for seat in seats]
    alive = [rat <= nuns for rat in rats]
    if not any(alive) and table["fewest_rats_survive"]:
        alive = [rat == min(rats) for rat in rats]
    scores = [score if lives else 0 for score, lives in zip(points, alive, strict=True)]
    return scores, _places(scores, rats, alive)


def _count_track(track: dict[str, list[int]], points: list[int]) -> None:
    prizes = [10, 5] if len(points) == 2 else [10, 5, 2]
    discs = list(zip(track["influence"], track["height"], range(len(points)), strict=True))
    for prize in prizes:
        running = [disc for disc in discs if disc[0] > 0]
        if running:
            most = max(disc[0] for disc in running)
            best = min((d for d in running if d[0] == most), key=lambda disc: disc[1])
            points[best[2]] += prize
            discs.remove(best)


def _most(counts: list[int], points: list[int]) -> None:
    tied = [seat for seat, count in enumerate(counts) if count == max(counts) > 0]
    for seat in tied:
        points[seat] += 2 if len(tied) == 1 else 1


def _gold(counts: list[int], points: list[int]) -> None:
    values = sorted({count for count in counts if count}, reverse=True)
    first = [seat for seat, count in enumerate(counts) if values and count == values[0]]
    for seat in first:
        points[seat] += 6 if len(first) == 1 else 9 // len(first)
    if len(first) == 1 and len(values) > 1 and len(counts) > 2:
        second = [seat for seat, count in enumerate(counts) if count == values[1]]
        for seat in second:
            points[seat] += 3 // len(second)


def _places(scores: list[int], rats: list[int], alive: list[bool]) -> list[int]:
    places = []
    for seat, lives in enumerate(alive):
        if lives:
            ahead = [
                other
                for other, breathes in enumerate(alive)
                if breathes and (-scores[other], rats[other]) < (-scores[seat], rats[seat])
            ]
        else:
            ahead = [other for other, breathes in enumerate(alive) if breathes]
        places.append(len(ahead) + 1)
    return places
