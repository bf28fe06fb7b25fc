"""A state of Rattus Cartus as plain data, with the names that are printed in the box."""

from __future__ import annotations

from typing import Final

from ratking.core.errors import BadFile
from ratking.core.frames import frames_to_json
from ratking.core.reading import listing, number
from ratking.core.shape import At, ByName, Counted, Flagged, Listed, Own, Parts, whole
from ratking.games.cartus.state import (
    ALL_SEATS,
    BUILDING_CARD,
    BUILDING_LEFT,
    BUILDING_ROW,
    CARD,
    CARD_OR_BACK,
    CHOSEN,
    CHOSEN_SUPPLY,
    DECK_LEFT,
    DECKS,
    DISCARD,
    ENTERED,
    FAMILY,
    HAND,
    HEIGHT,
    INFLUENCE,
    KNOWN,
    LAID,
    LEAST,
    NUN_PLACE,
    NUN_ROW,
    NUN_SEEN,
    OUTSIDE,
    PHASE,
    PLACE,
    POOL,
    POPULATION_CARD,
    PREMIUM,
    QUEUE,
    RATS,
    REPLACED,
    REPLACEMENT_LEFT,
    ROUND,
    ROW,
    ROW_POOL,
    SEAT,
    SHUFFLES,
    SPECIAL,
    START,
    TOKENS,
    TOKENS_LEFT,
    TURNED_UP,
    UNSEEN,
    CartusState,
)

KNOWN_CARDS: Final = Counted(CARD, KNOWN)


def _write_known(state: CartusState, _: At) -> object:
    """List who knows what of whom; a viewer of null is everybody."""
    players = state.box.players
    rows: list[dict[str, object]] = []
    for viewer in (*range(players), ALL_SEATS):
        for holder in range(players):
            cards = KNOWN_CARDS.write(state, (viewer, holder))
            if cards:
                who = None if viewer == ALL_SEATS else viewer
                rows.append({"viewer": who, "holder": holder, "cards": cards})
    return rows


def _read_known(state: CartusState, _: At, data: object, key: str) -> None:
    last = state.box.players - 1
    for row in listing({key: data}, key):
        if not isinstance(row, dict):
            raise BadFile("Every row of known must be an object.")
        holder = number(row, "holder", 0, last)
        viewer = ALL_SEATS if row.get("viewer") is None else number(row, "viewer", 0, last)
        if viewer == holder:
            raise BadFile("known is about the cards of others.")
        KNOWN_CARDS.read(state, (viewer, holder), row.get("cards"), "cards")


SEAT_SHAPE: Final = Parts(
    {
        "rats": RATS,
        "tokens": TOKENS,
        "hand": Counted(CARD_OR_BACK, HAND),
        "laid": Counted(CARD_OR_BACK, LAID),
        "shown": TURNED_UP,
        "place": PLACE,
        "supply": CHOSEN_SUPPLY,
    }
)

ELSEWHERE: Final = (
    "hand_size",
    "laid_size",
    "known",
)
"""Fields that follow from others, or have a way of their own to be written."""

SHAPE: Final = whole(
    ROW,
    {
        "phase": PHASE,
        "round": ROUND,
        "start": START,
        "buildings": Flagged(BUILDING_CARD, CHOSEN),
        "unseen_buildings": Flagged(BUILDING_CARD, UNSEEN),
        "building_left": BUILDING_LEFT,
        "replacement_left": REPLACEMENT_LEFT,
        "replaced": REPLACED,
        "row": BUILDING_ROW,
        "seats": Listed(SEAT, SEAT_SHAPE),
        "entered": ENTERED,
        "premium": PREMIUM,
        "queue": QUEUE,
        "least": LEAST,
        "tracks": ByName(
            FAMILY, Parts({"influence": Listed(SEAT, INFLUENCE), "height": Listed(SEAT, HEIGHT)})
        ),
        "deck_left": DECK_LEFT,
        "shuffles": SHUFFLES,
        "pool": Counted(POPULATION_CARD, POOL),
        "row_pool": Counted(POPULATION_CARD, ROW_POOL),
        "discard": Counted(POPULATION_CARD, DISCARD),
        "outside": Counted(POPULATION_CARD, OUTSIDE),
        "decks": ByName(SPECIAL, DECKS),
        "nun_row": Listed(NUN_PLACE, Parts({"card": NUN_ROW, "seen": NUN_SEEN})),
        "tokens_left": TOKENS_LEFT,
        "known": Own(
            _write_known,
            _read_known,
            "{ viewer: number | null; holder: number; cards: Record<string, number> }[]",
        ),
    },
    ELSEWHERE,
)


def to_json(state: CartusState) -> dict[str, object]:
    """Write a state, after how the table plays."""
    box = state.box
    return {
        "players": box.players,
        "first_start": box.start,
        "supplies_together": box.together,
        "fewest_rats_survive": box.mercy,
        "open_rats": box.open_rats,
        **SHAPE.write(state, ()),
        "pending": frames_to_json(state),
    }
