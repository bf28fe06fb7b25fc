"""A state of Rattus Cartus as plain data, with the names that are printed in the box."""

from __future__ import annotations

from ratking.core.question import NOBODY
from ratking.core.reading import question_to_json
from ratking.games.cartus.pieces import (
    BUILDING_CARDS,
    CARD_NAMES,
    CARDS,
    COPIES,
    FAMILIES,
    JOKER,
    UNDEALT,
    UNKNOWN,
    WIDTH,
)
from ratking.games.cartus.state import NOWHERE, NUN_ROW, PHASES, UNDECIDED, CartusState
from ratking.games.cartus.tables import BUILDING_NAMES

UNKNOWN_NAME = "?"


def to_json(state: CartusState) -> dict[str, object]:
    """Write a state."""
    box = state.box
    return {
        "players": box.players,
        "first_start": box.start,
        "supplies_together": box.together,
        "fewest_rats_survive": box.mercy,
        "open_rats": box.open_rats,
        "phase": PHASES[state.phase],
        "round": state.round,
        "start": state.start,
        "buildings": [building_card_name(card) for card in _numbers(state.chosen)],
        "unseen_buildings": [building_card_name(card) for card in _numbers(state.unseen)],
        "building_left": state.building_left,
        "replacement_left": state.replacement_left,
        "replaced": [building_card_name(card) for card in state.replaced],
        "row": [building_card_name(card) for card in state.row],
        "seats": [_seat(state, seat) for seat in range(box.players)],
        "entered": state.entered[:],
        "premium": None if state.premium == NOBODY else state.premium,
        "queue": state.queue[:],
        "least": state.least,
        "tracks": {name: _track(state, family) for family, name in enumerate(FAMILIES)},
        "deck_left": state.deck_left,
        "shuffles": state.shuffles,
        "pool": cards_to_json(state.pool),
        "row_pool": cards_to_json(state.row_pool),
        "discard": cards_to_json(state.discard),
        "outside": cards_to_json(state.outside),
        "decks": {CARD_NAMES[JOKER + deck]: left for deck, left in enumerate(state.decks)},
        "nun_row": [_nun_card(state, place) for place in range(NUN_ROW)],
        "tokens_left": state.tokens_left,
        "known": _known(state),
        "pending": [question_to_json(question) for question in state.pending],
    }


def building_card_name(card: int) -> str:
    """Name a building card by its building and the letter of its copy."""
    return f"{BUILDING_NAMES[card // COPIES]} {'abcde'[card % COPIES]}"


BUILDING_CARD_NAMES = [building_card_name(card) for card in range(BUILDING_CARDS)]


def _numbers(flags: list[int]) -> list[int]:
    return [number for number, flag in enumerate(flags) if flag]


def cards_to_json(counts: list[int]) -> dict[str, int]:
    """Write counted cards by name; those that are not shown are a question mark."""
    named = {name: count for name, count in zip(CARD_NAMES, counts, strict=False) if count}
    if len(counts) > UNKNOWN and counts[UNKNOWN]:
        named[UNKNOWN_NAME] = counts[UNKNOWN]
    return named


def _seat(state: CartusState, seat: int) -> dict[str, object]:
    first = seat * WIDTH
    place, supply = state.place[seat], state.supply[seat]
    return {
        "rats": state.rats[seat],
        "tokens": state.tokens[seat],
        "hand": cards_to_json(state.hand[first : first + WIDTH]),
        "laid": cards_to_json(state.laid[first : first + WIDTH]),
        "shown": bool((state.shown >> seat) & 1),
        "place": None if place == NOWHERE else place,
        "supply": None if supply == UNDECIDED else supply,
    }


def _track(state: CartusState, family: int) -> dict[str, object]:
    first, players = family * state.box.players, state.box.players
    return {
        "influence": state.influence[first : first + players],
        "height": state.height[first : first + players],
    }


def _nun_card(state: CartusState, place: int) -> dict[str, object]:
    card = state.nun_row[place]
    return {
        "card": None if card == UNDEALT else CARD_NAMES[card],
        "seen": [seat for seat in range(state.box.players) if (state.nun_seen[place] >> seat) & 1],
    }


def _known(state: CartusState) -> list[dict[str, object]]:
    """List who knows what of whom; a viewer of null is everybody."""
    players = state.box.players
    rows: list[dict[str, object]] = []
    for viewer in range(players + 1):
        for holder in range(players):
            first = (viewer * players + holder) * CARDS
            cards = cards_to_json(state.known[first : first + CARDS])
            if cards:
                who = None if viewer == players else viewer
                rows.append({"viewer": who, "holder": holder, "cards": cards})
    return rows
