"""A state of Rattus Cartus read back from plain data, with every doubt said in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ratking.core.errors import BadFile
from ratking.core.reading import (
    checked_number,
    listing,
    mapping,
    number,
    numbers,
    question_from_json,
    truth,
    word,
)
from ratking.games.cartus.invariants import broken_invariant
from ratking.games.cartus.kinds import KINDS
from ratking.games.cartus.notation import BUILDING_CARD_NAMES, UNKNOWN_NAME
from ratking.games.cartus.pieces import (
    BUILDING_CARDS,
    CARD_NAMES,
    CARDS,
    FAMILIES,
    JOKER,
    POPULATION,
    UNKNOWN,
    WIDTH,
)
from ratking.games.cartus.state import (
    NOWHERE,
    NUN_ROW,
    PHASES,
    UNDECIDED,
    Box,
    CartusState,
    empty_table,
    known_at,
)

MANY = 1000

OpenBox = Callable[[int, int, bool, bool, bool], Box]


def from_json(open_box: OpenBox, data: Mapping[str, object]) -> CartusState:
    """Read a state and check that its pieces add up."""
    players = number(data, "players", 2, 5)
    box = open_box(
        players,
        number(data, "first_start", 0, players - 1),
        truth(data, "supplies_together"),
        truth(data, "fewest_rats_survive"),
        truth(data, "open_rats"),
    )
    state = empty_table(box)
    _read_round(state, data)
    _read_buildings(state, data)
    _read_seats(state, data)
    _read_tracks(state, mapping(data, "tracks"))
    _read_cards(state, data)
    _read_known(state, data)
    _read_pending(state, data)
    broken = broken_invariant(state)
    if broken:
        raise BadFile(broken)
    return state


def _read_round(state: CartusState, data: Mapping[str, object]) -> None:
    state.phase = word(data, "phase", PHASES)
    state.round = number(data, "round", 0, MANY)
    state.start = number(data, "start", 0, state.box.players - 1)
    state.entered = _seats(state, data, "entered")
    state.queue = _seats(state, data, "queue")
    if data.get("premium") is not None:
        state.premium = number(data, "premium", 0, state.box.players - 1)
    state.least = number(data, "least", 0, CARDS - 1)
    state.tokens_left = number(data, "tokens_left", 0, state.box.tables.tokens)


def _seats(state: CartusState, data: Mapping[str, object], key: str) -> list[int]:
    return [checked_number(seat, key, 0, state.box.players - 1) for seat in listing(data, key)]


def _read_buildings(state: CartusState, data: Mapping[str, object]) -> None:
    state.chosen = _flags(data, "buildings")
    state.unseen = _flags(data, "unseen_buildings")
    state.building_left = number(data, "building_left", 0, BUILDING_CARDS)
    state.replacement_left = number(data, "replacement_left", 0, BUILDING_CARDS)
    state.replaced = _building_cards(data, "replaced")
    state.row = _building_cards(data, "row")


def _building_cards(data: Mapping[str, object], key: str) -> list[int]:
    return [word({key: name}, key, BUILDING_CARD_NAMES) for name in listing(data, key)]


def _flags(data: Mapping[str, object], key: str) -> list[int]:
    flags = [0] * BUILDING_CARDS
    for card in _building_cards(data, key):
        flags[card] = 1
    return flags


def _read_seats(state: CartusState, data: Mapping[str, object]) -> None:
    rows = listing(data, "seats")
    if len(rows) != state.box.players:
        raise BadFile(f"seats must list {state.box.players} seats.")
    for seat, row in enumerate(rows):
        if not isinstance(row, dict):
            raise BadFile("Every seat must be an object.")
        _read_seat(state, seat, row)


def _read_seat(state: CartusState, seat: int, row: dict[str, object]) -> None:
    state.rats[seat] = number(row, "rats", 0, MANY)
    state.tokens[seat] = number(row, "tokens", 0, state.box.tables.tokens)
    first = seat * WIDTH
    state.hand[first : first + WIDTH] = _cards(row, "hand", WIDTH)
    state.laid[first : first + WIDTH] = _cards(row, "laid", WIDTH)
    state.hand_size[seat] = sum(state.hand[first : first + WIDTH])
    state.laid_size[seat] = sum(state.laid[first : first + WIDTH])
    state.shown |= truth(row, "shown") << seat
    last = state.box.draw - 1
    place, supply = row.get("place"), row.get("supply")
    state.place[seat] = NOWHERE if place is None else checked_number(place, "place", 0, last)
    state.supply[seat] = UNDECIDED if supply is None else checked_number(supply, "supply", 0, last)


def _cards(row: Mapping[str, object], key: str, length: int) -> list[int]:
    """Read cards counted by name; only a hand may hold some that are not shown."""
    counts = [0] * length
    for name, count in mapping(row, key).items():
        known = CARD_NAMES[: min(length, CARDS)]
        if name == UNKNOWN_NAME and length == WIDTH:
            counts[UNKNOWN] = checked_number(count, key, 0, MANY)
        elif name in known:
            counts[known.index(name)] = checked_number(count, key, 0, MANY)
        else:
            raise BadFile(f"{key}: there is no such card here: {name!r}.")
    return counts


def _read_tracks(state: CartusState, tracks: dict[str, object]) -> None:
    players = state.box.players
    for family, name in enumerate(FAMILIES):
        track = mapping(tracks, name)
        first = family * players
        influence = numbers(track, "influence", players, 0, MANY)
        state.influence[first : first + players] = influence
        state.height[first : first + players] = numbers(track, "height", players, 0, players - 1)


def _read_cards(state: CartusState, data: Mapping[str, object]) -> None:
    state.deck_left = number(data, "deck_left", 0, MANY)
    state.shuffles = number(data, "shuffles", 0, MANY)
    state.pool = _cards(data, "pool", POPULATION)
    state.row_pool = _cards(data, "row_pool", POPULATION)
    state.discard = _cards(data, "discard", POPULATION)
    state.outside = _cards(data, "outside", POPULATION)
    decks = mapping(data, "decks")
    state.decks = [number(decks, CARD_NAMES[card], 0, MANY) for card in range(JOKER, CARDS)]
    rows = listing(data, "nun_row")
    if len(rows) != NUN_ROW:
        raise BadFile(f"nun_row must list {NUN_ROW} cards.")
    for place, row in enumerate(rows):
        _read_nun_card(state, place, row)


def _read_nun_card(state: CartusState, place: int, row: object) -> None:
    if not isinstance(row, dict):
        raise BadFile("Every card of the nun row must be an object.")
    if row.get("card") is not None:
        state.nun_row[place] = word(row, "card", CARD_NAMES[:POPULATION])
    for seat in _seats(state, row, "seen"):
        state.nun_seen[place] |= 1 << seat


def _read_known(state: CartusState, data: Mapping[str, object]) -> None:
    last = state.box.players - 1
    for row in listing(data, "known"):
        if not isinstance(row, dict):
            raise BadFile("Every row of known must be an object.")
        holder = number(row, "holder", 0, last)
        viewer = -1 if row.get("viewer") is None else number(row, "viewer", 0, last)
        if viewer == holder:
            raise BadFile("known is about the cards of others.")
        first = known_at(state, viewer, holder)
        state.known[first : first + CARDS] = _cards(row, "cards", CARDS)


def _read_pending(state: CartusState, data: Mapping[str, object]) -> None:
    for row in listing(data, "pending"):
        state.pending.append(question_from_json(KINDS, state.box.players, row))
    if state.pending and not state.pending[-1].kind.waits:
        raise BadFile("The last of the pending questions must be one that somebody answers.")
