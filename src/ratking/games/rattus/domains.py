"""What the numbers of a game of Rattus stand for: seats, regions, class cards, faces."""

from __future__ import annotations

from typing import Any, Final

from ratking.core.domain import Count, Domain, Named, Seats, SeatSet, YesNo, plain
from ratking.core.errors import BadFile
from ratking.core.question import NOBODY
from ratking.games.rattus.board import NOWHERE, REGIONS
from ratking.games.rattus.pieces import MOST_SHUFFLES, NO_FACE, NO_REGION_CARD
from ratking.games.rattus.tables import card_names, standard_regions
from ratking.games.rattus.tokens import CARDS_PER_REGION, FAMILIES, MOST_TOKENS

MOST_PLAYERS: Final = 6
CITIZENS_EACH: Final = 20  # RB-4
SLOTS: Final = 3
RATS: Final = REGIONS * SLOTS
REGION_CARDS: Final = REGIONS * CARDS_PER_REGION
BORDERS: Final = REGIONS * (REGIONS - 1) // 2

CARD_NAMES: Final = card_names()
CLASS_CARDS: Final = len(CARD_NAMES)

NOT_IN_PLAY: Final = -2
UNTAKEN: Final = -1
"""In place of a holder: the class card is not in the game, or nobody has taken it yet."""

NO_PICK: Final = -1

PHASES: Final = ("setup", "turns", "final round", "last plague")
ENDINGS: Final = ("ongoing", "rats exhausted", "all citizens placed")
POOLS: Final = ("starter", "supply", "recycled")
PLACES: Final = ("face down", "aside", "discarded", "removed")


class Regions(Named):
    """Regions by the names on the board of a box, as far as they are in play."""

    def __init__(self, none: int | None = None) -> None:
        super().__init__("region", standard_regions(), none, lambda box: box.in_play)

    def names_in(self, box: Any) -> list[str]:
        """Take the names from the board: an owner may have others."""
        names: list[str] = box.board.names
        return names


class Holders(Seats):
    """Who holds a class card: a seat, nobody yet, or it is not in the game at all."""

    def __init__(self) -> None:
        super().__init__(MOST_PLAYERS, UNTAKEN)

    def fits(self, box: Any, value: int) -> bool:
        """Let a card be out of the game too; it is never written then."""
        return value == NOT_IN_PLAY or super().fits(box, value)


class Printed(Domain):
    """Things that go by the symbols on them, in whatever order they are named."""

    def alike(self, text: str) -> str:
        """Sort the symbols."""
        return " ".join(sorted(plain(text).split()))


class Faces(Printed):
    """The faces of the rats in a box: an owner's may hold more or fewer."""

    def __init__(self, none: int | None = None) -> None:
        super().__init__("face", 0, MOST_TOKENS - 1, none, lambda box: len(box.faces) - 1)

    def said(self, state: Any, value: int) -> str:
        """Describe what is printed there."""
        words: str = state.box.tables.face_words[value]
        return words


class Rats(Domain):
    """Rats on the board, each by its region and its place there."""

    def __init__(self) -> None:
        super().__init__("rat", 0, RATS - 1)

    def said(self, state: Any, value: int) -> str:
        """Name the region, and count from 1."""
        return f"{state.box.board.names[value // SLOTS]} {value % SLOTS + 1}"


class RegionCards(Printed):
    """Region cards, each by its region and the classes that it protects."""

    def __init__(self) -> None:
        super().__init__("region card", 0, REGION_CARDS - 1)

    def said(self, state: Any, value: int) -> str:
        """Say what is printed on the card."""
        return self.printed(state.box, value)

    def printed(self, box: Any, value: int) -> str:
        """Name the region and the classes; one of any class shows a question mark."""
        card = box.region_cards[value]
        classes = [FAMILIES[family] for family in card.classes]
        shown = "?" if len(classes) == len(FAMILIES) else " ".join(classes)
        return f"{box.board.names[card.region]} {shown}"


class Borders(Domain):
    """Borders between two regions in play, each written as both names."""

    typescript = "string[]"

    def __init__(self) -> None:
        super().__init__("border", 0, BORDERS - 1, None, lambda box: len(box.borders) - 1)

    def word(self, box: Any, value: int) -> object:
        """Name both regions."""
        here, there = box.borders[value]
        return [box.board.names[here], box.board.names[there]]

    def said(self, state: Any, value: int) -> str:
        """Join both names."""
        here, there = state.box.borders[value]
        return f"{state.box.board.names[here]}-{state.box.board.names[there]}"

    def value(self, box: Any, word: object, key: str) -> int:
        """Find the border between two names."""
        words = [self.word(box, border) for border in self.places(box)]
        if word not in words:
            raise BadFile(f"A wall stands on no border: {word!r}.")
        return words.index(word)


SEAT: Final = Seats(MOST_PLAYERS)
SEAT_OR_NOBODY: Final = Seats(MOST_PLAYERS, NOBODY)
SEATS: Final = SeatSet(MOST_PLAYERS)
HELD_BY: Final = Holders()
REGION: Final = Regions()
REGION_OR_NONE: Final = Regions(NOWHERE)
GOAL: Final = Domain("goal", 0, REGIONS)
SLOT: Final = Domain("place of a rat", 0, SLOTS - 1)
RAT: Final = Rats()
BORDER: Final = Borders()
CARD: Final = Named("class card", CARD_NAMES, thing="card")
FACE: Final = Faces()
FACE_OR_NONE: Final = Faces(NO_FACE)
POOL: Final = Named("pool", POOLS)
REGION_CARD: Final = RegionCards()
REGION_CARD_OR_NONE: Final = Domain("region card", 0, REGION_CARDS - 1, NO_REGION_CARD)
MAYBE_UNKNOWN: Final = Domain("region card", -1 - MOST_SHUFFLES, REGION_CARDS - 1)
PICK: Final = Domain("what a card asks for", 0, BORDERS, NO_PICK)
CITIZENS_COUNT: Final = Count(CITIZENS_EACH)
YES_NO: Final = YesNo()
