"""What can be chosen before a game of Rattus."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ratking.core.errors import BadOption
from ratking.core.options import Option, number_option, one_of, seats_from
from ratking.games.rattus.cards.deck import DECK, FIRST_GAME, FIRST_LARGE_GAME, NAMES
from ratking.games.rattus.setup import (
    AFRICANUS_SET,
    ANY_CARDS,
    ONE_PER_CLASS,
    PIED_PIPER_SET,
    cards_in_a_game,
)

CARD_SETS: Final = ("first", "random", "one_per_class", "africanus", "pied_piper")
REGION_CARDS: Final = ("off", "auto", "on")


def read_cards(value: object) -> object:
    """Read a card set: its name, or a list of cards."""
    if value in CARD_SETS:
        return value
    names = value.split(",") if isinstance(value, str) else value
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadOption(f"cards must be {', '.join(CARD_SETS)} or a list of cards, not {value!r}.")
    return [_card_name(name) for name in names]


def _card_name(text: str) -> str:
    wanted = text.lower().replace(" ", "").replace("_", "")
    for name in NAMES:
        if name.lower() == wanted:
            return name
    raise BadOption(f"There is no class card {text.strip()!r}; there are {', '.join(NAMES)}.")


OPTIONS: Final = [
    number_option("players", "How many play.", 4, range(2, 7)),
    number_option("start", "The seat that begins, counted from 0.", 0, range(6)),
    Option(
        "cards",
        "The class cards: the set for a first game, drawn at random from all, one per class first, "
        "drawn from the base game with Africanus or with the Pied Piper deck, or your own list.",
        "first",
        read_cards,
        CARD_SETS,
    ),
    Option(
        "region_cards",
        "Region cards: off, on, or auto: when a class card needs them.",
        "auto",
        one_of("region_cards", REGION_CARDS),
        REGION_CARDS,
    ),
]


def cards_from(options: Mapping[str, object]) -> list[int]:
    """Number the cards that are named; nature draws what is not (RB-3)."""
    players, cards = seats_from(options)[0], options["cards"]
    if cards == "first":
        cards = list(FIRST_LARGE_GAME if players >= 5 else FIRST_GAME)
    if not isinstance(cards, list):
        return []
    if len(cards) != cards_in_a_game(players) or len(set(cards)) != len(cards):
        raise BadOption(
            f"With {players} players {cards_in_a_game(players)} different cards are needed, "
            f"not {len(set(cards))}."
        )
    numbers = sorted(NAMES[str(name)] for name in cards)
    if options["region_cards"] == "off":
        _check_needs(numbers)
    return numbers


def _check_needs(cards: list[int]) -> None:
    for card in cards:
        if DECK[card].needs_region_cards:
            name = type(DECK[card]).__name__
            raise BadOption(f"The {name} needs region cards; they are turned off.")


def card_set_from(options: Mapping[str, object]) -> int:
    """Number the set that nature draws from."""
    sets = {
        "one_per_class": ONE_PER_CLASS,
        "africanus": AFRICANUS_SET,
        "pied_piper": PIED_PIPER_SET,
    }
    return sets.get(str(options["cards"]), ANY_CARDS)


def region_cards_from(options: Mapping[str, object]) -> int:
    """Say when region cards are in the game."""
    return REGION_CARDS.index(str(options["region_cards"]))
