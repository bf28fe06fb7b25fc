"""The printed tables of the box: read from data files, checked, and correctable by an owner."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ratking.core.data_files import Files, read_files
from ratking.core.errors import BadFile
from ratking.games.rattus.tokens import (
    CARDS_PER_REGION,
    FAMILIES,
    FEWEST_STARTERS,
    FEWEST_TOKENS,
    MOST_TOKENS,
    Face,
    RegionCard,
    face_words,
)

BANDS: Final = ("light", "medium", "dark", "africa")
FILES: Final = ("board.json", "tokens.json", "cards.json", "region_cards.json")
STANDARD: Final = Path(__file__).parent / "data"


class Tables:
    """Everything that is printed on the board, the tokens and the cards."""

    def __init__(self, printed: Files) -> None:
        files = printed.rows
        self.fingerprint = printed.fingerprint
        self.origin = printed.origin
        self.own = printed.own
        self.bands = _bands(files["board.json"])
        self.regions = list(self.bands)
        self.neighbours = _neighbours(files["board.json"], self.regions)
        self.faces = _faces(files["tokens.json"])
        self.face_words = face_words(self.faces)
        self.cards = _cards(files["cards.json"])
        self.region_cards = _region_cards(files["region_cards.json"], self.regions)


def load_tables(folder: Path | None = None) -> Tables:
    """Read the standard tables, with every file that the folder holds in place of ours."""
    return Tables(read_files(STANDARD, FILES, folder))


def standard_regions() -> list[str]:
    """Name the regions of our own board; an owner's may be called otherwise."""
    return list(_bands(read_files(STANDARD, ("board.json",), None).rows["board.json"]))


def _bands(board: dict[str, object]) -> dict[str, str]:
    regions = board.get("regions")
    if not isinstance(regions, dict):
        raise BadFile("board.json must list its regions under 'regions'.")
    bands = {
        name: row.get("band") if isinstance(row, dict) else None for name, row in regions.items()
    }
    for name, band in bands.items():
        if band not in BANDS:
            raise BadFile(f"board.json: {name} must have a band out of {', '.join(BANDS)}.")
    for band, count in zip(BANDS, (7, 3, 2, 5), strict=True):
        found = sum(1 for other in bands.values() if other == band)
        if found != count:
            raise BadFile(f"board.json: there must be {count} {band} regions, not {found}.")
    return {name: str(band) for name, band in bands.items()}


def _neighbours(board: dict[str, object], regions: list[str]) -> list[list[int]]:
    rows = board["regions"]
    assert isinstance(rows, dict)
    near = [_row_of_neighbours(name, rows[name], regions) for name in regions]
    for here, others in enumerate(near):
        for there in others:
            if here not in near[there]:
                raise BadFile(
                    f"board.json: {regions[here]} lists {regions[there]} as a neighbour, "
                    f"but {regions[there]} does not list {regions[here]}."
                )
    return near


def _row_of_neighbours(name: str, row: dict[str, object], regions: list[str]) -> list[int]:
    names: list[object] = []
    for kind in ("land", "sea"):
        listed = row.get(kind)
        if not isinstance(listed, list):
            raise BadFile(f"board.json: {name} needs a list of neighbours by {kind}.")
        names += listed
    for other in names:
        if other not in regions or other == name or names.count(other) > 1:
            raise BadFile(f"board.json: {name} cannot list {other!r} as a neighbour.")
    return sorted(regions.index(str(other)) for other in names)


def _faces(tokens: dict[str, object]) -> list[Face]:
    rows = tokens.get("tokens")
    if not isinstance(rows, list):
        raise BadFile("tokens.json must list its tokens under 'tokens'.")
    if not FEWEST_TOKENS <= len(rows) <= MOST_TOKENS:
        raise BadFile(
            f"tokens.json: there must be {FEWEST_TOKENS} to {MOST_TOKENS} tokens, not {len(rows)}."
        )
    faces = [_face(place, row) for place, row in enumerate(rows, start=1)]
    starters = sum(1 for face in faces if face.starter)
    if starters < FEWEST_STARTERS:
        raise BadFile(
            f"tokens.json: there must be at least {FEWEST_STARTERS} starters, one for every "
            f"region, not {starters}."
        )
    return faces


def _face(place: int, row: object) -> Face:
    if not isinstance(row, dict):
        raise BadFile(f"tokens.json: token {place} must be an object.")
    limit, majority, everyone = (_count(place, row, key) for key in ("limit", "majority", "all"))
    if not 1 <= limit <= 6:
        raise BadFile(f"tokens.json: token {place} has limit {limit}; limits are 1 to 6.")
    classes, starter = row.get("classes"), row.get("starter")
    if not isinstance(classes, list) or not isinstance(starter, bool):
        raise BadFile(f"tokens.json: token {place} needs a list 'classes' and a yes/no 'starter'.")
    for name in classes:
        if name not in FAMILIES:
            raise BadFile(f"tokens.json: token {place} shows {name!r}, which is no class.")
    return Face(limit, majority, everyone, tuple(classes.count(f) for f in FAMILIES), starter)


def _count(place: int, row: dict[str, object], key: str) -> int:
    value = row.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 6:
        raise BadFile(f"tokens.json: token {place} needs a number from 0 to 6 for {key!r}.")
    return value


def _cards(cards: dict[str, object]) -> dict[str, dict[str, str]]:
    rows = cards.get("cards")
    if not isinstance(rows, dict):
        raise BadFile("cards.json must list its cards under 'cards'.")
    for name, row in rows.items():
        if not isinstance(row, dict) or not isinstance(row.get("text"), str):
            raise BadFile(f"cards.json: {name} needs a 'text'.")
    ours = _our_cards()
    for name in ours:
        if name not in rows:
            raise BadFile(f"cards.json: the {name} is missing.")
    return {name: _card(rows[name]) for name in ours}


def card_names() -> tuple[str, ...]:
    """Name the class cards by the numbers printed on them."""
    ours = _our_cards()
    return tuple(sorted(ours, key=lambda name: int(ours[name]["number"])))


def card_rules() -> dict[str, tuple[str, ...]]:
    """Number the rules that say what each card does; they are ours, whatever an owner's say."""
    return {name: tuple(row.get("rules", ())) for name, row in _our_cards().items()}


def _our_cards() -> dict[str, Any]:
    ours = read_files(STANDARD, ("cards.json",), None).rows["cards.json"]["cards"]
    assert isinstance(ours, dict)
    return ours


def _card(row: dict[str, str]) -> dict[str, str]:
    return {"text": row["text"], "confidence": str(row.get("confidence", "certain"))}


def _region_cards(table: dict[str, object], regions: list[str]) -> list[RegionCard]:
    rows = table.get("region_cards")
    if not isinstance(rows, dict) or sorted(rows) != sorted(regions):
        raise BadFile("region_cards.json must list the cards of every region and of no other.")
    return [
        _region_card(name, regions, row) for name in regions for row in _three(name, rows[name])
    ]


def _three(name: str, row: object) -> list[object]:
    if not isinstance(row, list) or len(row) != CARDS_PER_REGION:
        raise BadFile(f"region_cards.json: {name} must have {CARDS_PER_REGION} cards.")
    return row


def _region_card(name: str, regions: list[str], row: object) -> RegionCard:
    if row == "?":
        return RegionCard(regions.index(name), tuple(range(len(FAMILIES))))
    if not isinstance(row, list) or len(row) != 2 or row[0] == row[1]:
        raise BadFile(f"region_cards.json: a card of {name} shows two different classes or '?'.")
    for symbol in row:
        if symbol not in FAMILIES:
            raise BadFile(f"region_cards.json: {name} shows {symbol!r}, which is no class.")
    return RegionCard(regions.index(name), tuple(sorted(FAMILIES.index(symbol) for symbol in row)))
