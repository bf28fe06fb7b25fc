"""The region cards of a state read back from plain data."""

from __future__ import annotations

from collections.abc import Mapping

from ratking.core.errors import BadFile
from ratking.core.reading import checked_number, listing, mapping, number, numbers, word
from ratking.games.rattus.cards.deck import NAMES
from ratking.games.rattus.notation import PLACES
from ratking.games.rattus.pieces import ASIDE, FACE_DOWN, REMOVED_CARD, RegionDeck
from ratking.games.rattus.state import RattusState


def read_region_deck(state: RattusState, data: Mapping[str, object]) -> RegionDeck | None:
    """Read the region cards, if they are in the game, and check that each is in one place."""
    if data.get("region_cards") is None:
        return None
    table = mapping(data, "region_cards")
    cards = len(state.box.region_cards)
    shuffles = number(table, "shuffles", 0, 1000)
    deck = RegionDeck(
        _places(state, listing(table, "place")),
        numbers(table, "shuffle_of", cards, 0, shuffles),
        shuffles,
        number(table, "left", 0, cards),
        [_hand(cards, shuffles, hand) for hand in _hands(state, listing(table, "hands"))],
    )
    deck.drawn = _hand(cards, shuffles, listing(table, "drawn"))
    if table.get("drawn_by") is not None:
        deck.drawn_by = number(table, "drawn_by", 0, state.box.players - 1)
    deck.shields = sorted(_shield(state, row) for row in listing(table, "shields"))
    _check(deck)
    return deck


def _places(state: RattusState, rows: list[object]) -> list[int]:
    if len(rows) != len(state.box.region_cards):
        raise BadFile(f"place must list {len(state.box.region_cards)} region cards.")
    places = [word({"place": row}, "place", PLACES) for row in rows]
    for place, card in zip(places, state.box.region_cards, strict=True):
        if (place == REMOVED_CARD) == (card.region in state.box.in_play):
            raise BadFile("Exactly the cards of regions not in play are removed.")
    return places


def _hands(state: RattusState, hands: list[object]) -> list[object]:
    if len(hands) != state.box.players:
        raise BadFile(f"hands must list the region cards of {state.box.players} seats.")
    return hands


def _hand(cards: int, shuffles: int, row: object) -> list[int]:
    """Read cards; an unknown one is written as its shuffle."""
    if not isinstance(row, list):
        raise BadFile("A hand must be a list of region cards.")
    return sorted(checked_number(card, "a region card", -1 - shuffles, cards - 1) for card in row)


def _shield(state: RattusState, row: object) -> tuple[int, int]:
    if not isinstance(row, list) or len(row) != 2 or row[0] not in NAMES:
        raise BadFile(f"A shield is [class card, region card], not {row!r}.")
    last = len(state.box.region_cards) - 1
    return NAMES[row[0]], checked_number(row[1], "a region card", 0, last)


def _check(deck: RegionDeck) -> None:
    held = [card for hand in (*deck.hands, deck.drawn) for card in hand]
    known = [card for card in held if card >= 0] + [card for _, card in deck.shields]
    aside = [card for card, place in enumerate(deck.place) if place == ASIDE]
    if sorted(known) != aside:
        raise BadFile("The region cards set aside are not those in hands, drawn and played.")
    for shuffle in range(deck.shuffles + 1):
        unknown = held.count(-1 - shuffle) + (deck.left if shuffle == deck.shuffles else 0)
        if unknown != _face_down(deck, shuffle):
            raise BadFile(f"Shuffle {shuffle} of the region cards does not add up.")


def _face_down(deck: RegionDeck, shuffle: int) -> int:
    return sum(
        1
        for card, place in enumerate(deck.place)
        if place == FACE_DOWN and deck.shuffle_of[card] == shuffle
    )
