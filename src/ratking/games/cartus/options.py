"""What can be chosen before a game of Rattus Cartus."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ratking.core.errors import BadOption
from ratking.core.options import Option, number_option, one_of
from ratking.games.cartus.buildings.deck import FIRST_GAME
from ratking.games.cartus.pieces import BUILDINGS, COPIES, FAMILIES, family_of
from ratking.games.cartus.setup import FIVE_PER_CLASS, ONE_PER_CLASS
from ratking.games.cartus.tables import BUILDING_NAMES

BUILDING_SETS: Final = ("first", "one_per_class", "five_per_class")
SUPPLIES: Final = ("in_turn", "together")
ALL_DEAD: Final = ("all_lose", "fewest_rats")
RATS: Final = ("secret", "open")


def read_buildings(value: object) -> object:
    """Read a set of buildings: its name, or a list of buildings, each with a number of cards."""
    if value in BUILDING_SETS:
        return value
    names = value.split(",") if isinstance(value, str) else value
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadOption(
            f"buildings must be {', '.join(BUILDING_SETS)} or a list of buildings, not {value!r}."
        )
    copies = [0] * BUILDINGS
    for name in names:
        building, count = _building(name)
        copies[building] += count
    _check_classes(copies)
    return [f"{BUILDING_NAMES[b]}:{count}" for b, count in enumerate(copies) if count]


def _building(text: str) -> tuple[int, int]:
    """Read "Palace", which means all five cards, or "Palace:3"."""
    name, colon, count = text.partition(":")
    wanted = _letters(name)
    for building, known in enumerate(BUILDING_NAMES):
        if _letters(known) == wanted:
            return building, _count(count) if colon else COPIES
    raise BadOption(
        f"There is no building {name.strip()!r}; there are {', '.join(BUILDING_NAMES)}."
    )


def _letters(name: str) -> str:
    return "".join(letter for letter in name.lower() if letter.isalpha())


def _count(text: str) -> int:
    if text.strip() not in ("1", "2", "3", "4", "5"):
        raise BadOption(f"A building has 1 to {COPIES} cards, not {text.strip()!r}.")
    return int(text)


def _check_classes(copies: list[int]) -> None:
    """Thirty cards are in the game, five of each class (RC-12)."""
    for family, name in enumerate(FAMILIES):
        found = sum(count for b, count in enumerate(copies) if family_of(b) == family)
        if found != COPIES:
            raise BadOption(
                f"{COPIES} building cards of each class are needed; {name} has {found}."
            )


OPTIONS: Final = [
    number_option("players", "How many play.", 4, range(2, 6)),
    number_option("start", "The seat that begins, counted from 0.", 0, range(5)),
    Option(
        "buildings",
        "The building cards: the set for a first game, one building drawn for each class, five "
        "cards drawn out of each class, or your own list such as Farm,Palace:3,Treasury:2 with "
        "five cards of each class. The Guard Tower is not recommended for two players.",
        "first",
        read_buildings,
        BUILDING_SETS,
    ),
    Option(
        "supplies",
        "Supply actions are chosen in turn, or by all together.",
        "in_turn",
        one_of("supplies", SUPPLIES),
        SUPPLIES,
    ),
    Option(
        "all_dead",
        "When the plague kills everybody: all lose, or those with the fewest rats survive.",
        "all_lose",
        one_of("all_dead", ALL_DEAD),
        ALL_DEAD,
    ),
    Option(
        "rats",
        "The rats of others are kept secret on the screen, or shown openly.",  # RC-3
        "secret",
        one_of("rats", RATS),
        RATS,
    ),
]


def copies_from(options: Mapping[str, object]) -> list[int]:
    """Count the cards of every building that is named; nature draws what is not (RC-13)."""
    chosen = options["buildings"]
    copies = [0] * BUILDINGS
    if chosen == "first":
        for building in FIRST_GAME:
            copies[building] = COPIES
    elif isinstance(chosen, list):
        for text in chosen:
            building, copies_of_it = _building(text)
            copies[building] = copies_of_it
    return copies


def method_from(options: Mapping[str, object]) -> int:
    """Say how nature draws buildings."""
    return ONE_PER_CLASS if options["buildings"] == "one_per_class" else FIVE_PER_CLASS
