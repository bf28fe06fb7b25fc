"""The printed tables of the box: read from data files, checked, and correctable by an owner."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from ratking.core.data_files import Files, read_files
from ratking.core.errors import BadFile
from ratking.core.reading import listing, mapping, number, numbers
from ratking.games.cartus.pieces import BUILDINGS, COPIES, FAMILIES, NUNS, OTHERS

FILES: Final = ("cards.json", "buildings.json", "box.json")
STANDARD: Final = Path(__file__).parent / "data"

BUILDING_NAMES: Final = (
    "Farm", "Brewery", "Marketplace", "Office", "Monastery", "Hospital",
    "Castle", "Guard Tower", "Pied Piper's Hut", "Fortune-teller's Tent", "Palace", "Treasury",
)  # fmt: skip
"""Two buildings of every class, in the order of the classes."""

POPULATION_CARDS: Final = 84
CHOSEN_CARDS: Final = 30
MOST_PLAYERS: Final = 5
MOST_OF_A_CARD: Final = 100
"""So many jokers, special cards of a kind or tokens fit into any box."""

SMALLEST_ROW: Final = 2
LARGEST_ROW: Final = 3
FEWEST_REPLACEMENTS: Final = 4
MOST_REPLACEMENTS: Final = 26


class Tables:
    """Everything that is printed on the cards, and what the box holds."""

    def __init__(self, printed: Files) -> None:
        files = printed.rows
        self.fingerprint = printed.fingerprint
        self.origin = printed.origin
        self.own = printed.own
        self.cards = _cards(files["cards.json"])
        rows = _building_rows(files["buildings.json"])
        self.texts = [_text(name, rows[name]) for name in BUILDING_NAMES]
        self.supplies = [
            supply for name in BUILDING_NAMES for supply in _supplies(name, rows[name])
        ]
        box = files["box.json"]
        self.start_rats = _number(box, "start_rats", 0, 100)
        self.start_hand = _number(box, "start_hand", 1, 10)
        self.rat_tokens = _rat_tokens(box)
        self.tokens = _number(_mapping(box, "tokens"), "count", 0, MOST_OF_A_CARD)
        self.token_value = _number(_mapping(box, "tokens"), "value", 0, 100)
        self.players = _players(box)
        self.class_points = _numbers(box, "class_points", 3)
        self.gold_points = _numbers(box, "gold_points", 2)
        self.most_points = _number(box, "most_points", 0, 100)
        self.most_tied_points = _number(box, "most_tied_points", 0, 100)


def load_tables(folder: Path | None = None) -> Tables:
    """Read the standard tables, with every file that the folder holds in place of ours."""
    return Tables(read_files(STANDARD, FILES, folder))


def _cards(table: dict[str, object]) -> list[int]:
    """Count every card by its number."""
    try:
        population = mapping(table, "population")
        counts = [
            number(mapping(population, family), str(nuns), 0, POPULATION_CARDS)
            for family in FAMILIES
            for nuns in range(NUNS)
        ]
        others = mapping(table, "others")
        rest = [number(others, name, 0, MOST_OF_A_CARD) for name in OTHERS]
    except BadFile as error:
        raise BadFile(f"cards.json: {error}") from error
    if sum(counts) != POPULATION_CARDS:
        raise BadFile(
            f"cards.json: there must be {POPULATION_CARDS} population cards, not {sum(counts)}."
        )
    return counts + rest


def _building_rows(table: dict[str, object]) -> dict[str, dict[str, object]]:
    rows = table.get("buildings")
    if not isinstance(rows, dict) or sorted(rows) != sorted(BUILDING_NAMES):
        raise BadFile(f"buildings.json must list exactly these: {', '.join(BUILDING_NAMES)}.")
    for name, row in rows.items():
        if not isinstance(row, dict):
            raise BadFile(f"buildings.json: {name} must be an object.")
    return rows


def _text(name: str, row: dict[str, object]) -> dict[str, str]:
    text = row.get("text")
    if not isinstance(text, str):
        raise BadFile(f"buildings.json: {name} needs a 'text'.")
    return {"text": text, "confidence": str(row.get("confidence", "certain"))}


def _supplies(name: str, row: dict[str, object]) -> list[tuple[int, int, int]]:
    """Read the supply action of each copy: cards to draw, rats to discard, nun cards to see."""
    try:
        rows = listing(row, "supplies")
        if len(rows) != COPIES:
            raise BadFile(f"there must be {COPIES} supplies, not {len(rows)}.")
        found = [numbers({"supplies": supply}, "supplies", 3, 0, 5) for supply in rows]
    except BadFile as error:
        raise BadFile(f"buildings.json: {name}: {error}") from error
    return [(draw, rats, look) for draw, rats, look in found]


def _rat_tokens(box: dict[str, object]) -> dict[int, int]:
    tokens = _mapping(box, "rat_tokens")
    return {value: _number(tokens, str(value), 0, 100) for value in (1, 3, 5)}


def _players(box: dict[str, object]) -> dict[int, tuple[int, int]]:
    """Read for every number of players the replacement deck and the cards drawn in a round.

    From these follows how many rounds there are (RC-15, RC-17, RC-19).
    """
    rows = _mapping(box, "players")
    found = {}
    for players in range(2, MOST_PLAYERS + 1):
        row = _mapping(rows, str(players))
        replacement = _number(row, "replacement", FEWEST_REPLACEMENTS, MOST_REPLACEMENTS)
        draw = _number(row, "draw", SMALLEST_ROW, LARGEST_ROW)
        if (CHOSEN_CARDS - replacement) % draw:
            raise BadFile(
                f"box.json: with {players} players {CHOSEN_CARDS - replacement} building cards "
                f"cannot be drawn {draw} at a time."
            )
        found[players] = (replacement, draw)
    return found


def _number(table: Mapping[str, object], key: str, least: int, most: int) -> int:
    try:
        return number(table, key, least, most)
    except BadFile as error:
        raise BadFile(f"box.json: {error}") from error


def _numbers(table: Mapping[str, object], key: str, length: int) -> list[int]:
    try:
        return numbers(table, key, length, 0, 100)
    except BadFile as error:
        raise BadFile(f"box.json: {error}") from error


def _mapping(table: Mapping[str, object], key: str) -> dict[str, object]:
    try:
        return mapping(table, key)
    except BadFile as error:
        raise BadFile(f"box.json: {error}") from error


assert len(BUILDING_NAMES) == BUILDINGS
