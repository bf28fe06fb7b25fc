"""The printed tables of the box: read from data files, checked, and correctable by an owner."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ratking.core.data_files import Files, read_files
from ratking.core.domain import Domain
from ratking.core.errors import BadFile
from ratking.core.reading import checked_number
from ratking.games.ratland.pieces import AREAS, CLAN_NAMES, COLOURS, EVENT_NAMES, SPACES

FILES: Final = ("food.json", "events.json", "clans.json", "upkeep.json")
STANDARD: Final = Path(__file__).parent / "data"

FOOD_CARDS: Final = 9
MOST_RATS: Final = 1000
"""There is room for so many rats of a set on the table."""

DECKS: Final = ("initial", "final", "end")
EVENTS_IN_DECK: Final = (7, 6, 1)


class FoodCard(Domain):
    """A food card, known by the number that is printed on it: the first is 1."""

    def __init__(self, none: int | None = None) -> None:
        super().__init__("food card", 0, FOOD_CARDS - 1, none, thing="food")

    def word(self, box: object, value: int) -> object:
        """Write the printed number."""
        return None if value == self.none else value + 1

    def value(self, box: object, word: object, key: str) -> int:
        """Read the printed number."""
        if word is None and self.none is not None:
            return self.none
        return checked_number(word, "a food card", 1, FOOD_CARDS) - 1

    def said(self, state: object, value: int) -> str:
        """Say the printed number."""
        return str(value + 1)


class Tables:
    """Everything that is printed on the cards and the reference card."""

    def __init__(self, printed: Files) -> None:
        files = printed.rows
        self.fingerprint = printed.fingerprint
        self.origin = printed.origin
        self.own = printed.own
        self.pieces = _counts(files["food.json"].get("pieces"), "food.json: pieces", 200)
        self.food = _food(files["food.json"])
        self.events = _texts(files["events.json"], "events", EVENT_NAMES, ("text",))
        self.decks = _decks(files["events.json"])
        self.clans = _texts(files["clans.json"], "clans", CLAN_NAMES, ("closed", "open"))
        upkeep = files["upkeep.json"]
        start = upkeep.get("start")
        if not isinstance(start, dict):
            raise BadFile("upkeep.json must say under 'start' what a player begins with.")
        self.rats = _number(upkeep.get("rats"), "upkeep.json: rats", 84, MOST_RATS)
        self.start_rats = _number(start.get("rats"), "upkeep.json: rats at the start", 0, 14)
        self.start_cheese = _number(start.get("cheese"), "upkeep.json: cheese at the start", 0, 20)
        self.feeding = _feeding(upkeep, 2 * self.rats)
        self.upkeep = _upkeep(self.feeding, 2 * self.rats)


def load_tables(folder: Path | None = None) -> Tables:
    """Read the standard tables, with every file that the folder holds in place of ours."""
    return Tables(read_files(STANDARD, FILES, folder))


def _number(value: object, name: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadFile(f"{name} must be a whole number from {least} to {most}, not {value!r}.")
    return value


def _counts(row: object, name: str, most: int) -> list[int]:
    """Read so many pieces of each colour; a colour that is not named does not occur."""
    if not isinstance(row, dict):
        raise BadFile(f"{name} must count pieces by colour.")
    for colour in row:
        if colour not in COLOURS:
            raise BadFile(f"{name}: {colour!r} is no colour; there are {', '.join(COLOURS)}.")
    return [_number(row.get(colour, 0), f"{name}: {colour}", 0, most) for colour in COLOURS]


def _food(data: dict[str, object]) -> list[list[list[int]]]:
    cards = data.get("cards")
    if not isinstance(cards, list) or len(cards) != FOOD_CARDS:
        raise BadFile(f"food.json must list {FOOD_CARDS} cards under 'cards'.")
    return [_food_card(place, card) for place, card in enumerate(cards, start=1)]


def _food_card(place: int, card: object) -> list[list[int]]:
    if not isinstance(card, dict):
        raise BadFile(f"food.json: card {place} must be an object.")
    areas = SPACES[:AREAS]
    return [_counts(card.get(area), f"food.json: card {place}, {area}", 100) for area in areas]


def _rows(data: dict[str, object], key: str) -> dict[str, object]:
    rows = data.get(key)
    if not isinstance(rows, dict):
        raise BadFile(f"{key}.json must list its cards under {key!r}.")
    return rows


def _decks(data: dict[str, object]) -> dict[str, str]:
    """Read which deck each event belongs to (RL-4, RL-6)."""
    decks = {name: _deck(name, row) for name, row in _rows(data, "events").items()}
    for deck, count in zip(DECKS, EVENTS_IN_DECK, strict=True):
        found = sum(1 for other in decks.values() if other == deck)
        if found != count:
            raise BadFile(f"events.json: there must be {count} events of deck {deck}, not {found}.")
    if decks["EndOfTheGame"] != "end":
        raise BadFile("events.json: EndOfTheGame must be the event of deck end.")
    return decks


def _deck(name: str, row: object) -> str:
    deck = row.get("deck") if isinstance(row, dict) else None
    if deck not in DECKS:
        raise BadFile(f"events.json: {name} must have a deck out of {', '.join(DECKS)}.")
    return str(deck)


def _texts(
    data: dict[str, object], key: str, names: tuple[str, ...], sides: tuple[str, ...]
) -> dict[str, dict[str, str]]:
    """Read what the cards say; their names are those that the rules know."""
    rows = _rows(data, key)
    if set(rows) != set(names):
        raise BadFile(f"{key}.json must list exactly {', '.join(names)}.")
    return {name: _sides(rows[name], f"{key}.json: {name}", sides) for name in names}


def _sides(row: object, name: str, sides: tuple[str, ...]) -> dict[str, str]:
    if not isinstance(row, dict) or not all(isinstance(row.get(side), str) for side in sides):
        raise BadFile(f"{name} needs {' and '.join(repr(side) for side in sides)}.")
    words = {side: str(row[side]) for side in sides}
    return words | {"confidence": str(row.get("confidence", "certain"))}


def _feeding(data: dict[str, object], most: int) -> list[tuple[int, int]]:
    """Read the rows of the reference card: up to so many rats cost so much cheese (RL-46)."""
    rows = data.get("upkeep")
    if not isinstance(rows, list) or not rows:
        raise BadFile("upkeep.json must list [most rats, cheese] under 'upkeep'.")
    found: list[tuple[int, int]] = []
    rats, cheese = 0, 0
    for row in rows:
        if not isinstance(row, list) or len(row) != 2:
            raise BadFile("upkeep.json: every row of 'upkeep' must be [most rats, cheese].")
        rats = _number(row[0], "upkeep.json: most rats", rats + 1, most)
        cheese = _number(row[1], "upkeep.json: cheese", cheese, most)
        found.append((rats, cheese))
    return found


def _upkeep(feeding: list[tuple[int, int]], most: int) -> list[int]:
    """Work out the cost of every number of rats from the rows of the reference card (RL-46)."""
    costs = [0]
    for rats, cheese in feeding:
        costs += [cheese] * (rats - len(costs) + 1)
    while len(costs) <= most:
        costs.append(costs[-1] + 1)
    return costs
