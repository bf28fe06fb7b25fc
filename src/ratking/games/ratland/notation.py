"""A state of RatLand as plain data, with the names that are printed in the box.

What is counted for those who look is written too; reading takes no notice of it.
"""

from __future__ import annotations

from typing import Final

from ratking.core.errors import BadFile
from ratking.core.frames import frames_to_json
from ratking.core.reading import listing
from ratking.core.shape import At, ByName, Flagged, Listed, Own, Parts, whole
from ratking.games.ratland.counted import counted
from ratking.games.ratland.options import options_of
from ratking.games.ratland.state import (
    ACTIVE,
    AGGRESSIVE,
    AN_AREA,
    AREA,
    BAG,
    CHEESE,
    CLAN,
    CLAN_CARD,
    CLANS_LEFT,
    COLOUR,
    DRAWER,
    DRAWN,
    DRAWS_LEFT,
    EVENT,
    EVENT_CARD,
    EVENT_SEEN,
    EVENTS_LEFT,
    FOOD,
    FOOD_CARD,
    FOOD_LEFT,
    FOOD_SEEN,
    GRAVEYARD,
    HIDDEN_CHEESE,
    LOST,
    NEXT_EVENT,
    NEXT_FOOD,
    OFFER,
    OFFERS,
    PHASE,
    PLAN,
    RATS,
    ROUND,
    ROW,
    SEAT,
    SECRET,
    SENT,
    SICK,
    SICK_HERE,
    SLOT,
    SPACE,
    STARVING,
    SUPPLY,
    TURN,
    TWICE,
    USED,
    RatlandState,
)


def to_json(state: RatlandState) -> dict[str, object]:
    """Write a state."""
    table: dict[str, object] = {"players": state.box.players, "start": state.box.start}
    frames = {"pending": frames_to_json(state), "counted": counted(state)}
    return table | options_of(state.box.variant) | SHAPE.write(state, ()) | frames


def _write_seats(state: RatlandState, at: At) -> object:
    return SEATS_SHAPE.write(state, at)


def _read_seats(state: RatlandState, at: At, data: object, key: str) -> None:
    for row in listing({key: data}, key):
        if not isinstance(row, dict):
            raise BadFile("Every seat must be an object.")
    SEATS_SHAPE.read(state, at, data, key)


SEATS_SHAPE: Final = Listed(
    SEAT,
    Parts(
        {
            "board": AGGRESSIVE,
            "clan": CLAN,
            "offers": Listed(OFFER, OFFERS),
            "rats": ByName(SPACE, RATS),
            "double": TWICE,
            "poisoned": SICK,
            "poisoned_here": SICK_HERE,
            "lost": LOST,
            "graveyard": GRAVEYARD,
            "cheese": CHEESE,
            "hidden": HIDDEN_CHEESE,
            "used": USED,
            "plan": ByName(SLOT, PLAN),
            "secret": SECRET,
            "starving": STARVING,
            "sent": Listed(AN_AREA, SENT),
        }
    ),
)

ELSEWHERE: Final = (
    "rats",
    "double",
    "sick",
    "sick_here",
    "lost",
    "graveyard",
    "cheese",
    "hidden",
    "aggressive",
    "clan",
    "offers",
    "used",
    "plan",
    "secret",
    "starving",
    "sent",
)
"""Fields that follow from others, or have a way of their own to be written."""

SHAPE: Final = whole(
    ROW,
    {
        "phase": PHASE,
        "round": ROUND,
        "active": ACTIVE,
        "supply": SUPPLY,
        "event": EVENT,
        "next_event": NEXT_EVENT,
        "event_seen_by": EVENT_SEEN,
        "events_gone": Flagged(EVENT_CARD, EVENTS_LEFT, 0),
        "food_cards": FOOD,
        "next_food": NEXT_FOOD,
        "food_seen_by": FOOD_SEEN,
        "food_left": Listed(FOOD_CARD, FOOD_LEFT),
        "clans_left": ByName(CLAN_CARD, CLANS_LEFT),
        "area": AREA,
        "turn": TURN,
        "drawer": DRAWER,
        "draws_left": DRAWS_LEFT,
        "bag": ByName(COLOUR, BAG),
        "drawn": ByName(COLOUR, DRAWN),
        "seats": Own(_write_seats, _read_seats, SEATS_SHAPE.type()),
    },
    ELSEWHERE,
)
