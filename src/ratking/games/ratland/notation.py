"""A state of RatLand as plain data, with the names that are printed in the box.

What is counted for those who look is written too; reading takes no notice of it.
"""

from __future__ import annotations

from typing import Final

from ratking.core.question import NOBODY
from ratking.core.reading import question_to_json
from ratking.games.ratland.counted import counted
from ratking.games.ratland.options import options_of
from ratking.games.ratland.pieces import AREAS, BOARD, CLAN_NAMES, COLOURS, EVENT_NAMES, SPACES
from ratking.games.ratland.state import (
    BOARDS,
    NO_CLAN,
    NO_EVENT,
    PHASES,
    PLAN,
    UNDEALT,
    RatlandState,
)

PLAN_NAMES: Final = (*SPACES, "double", "hidden")


def to_json(state: RatlandState) -> dict[str, object]:
    """Write a state."""
    box = state.box
    table: dict[str, object] = {"players": box.players, "start": box.start}
    return (
        table
        | options_of(box.variant)
        | {
            "phase": PHASES[state.phase],
            "round": state.round,
            "active": state.active,
            "supply": state.supply,
            "event": event_name(state.event),
            "next_event": event_name(state.next_event),
            "event_seen_by": _seats(state, state.event_seen),
            "events_gone": [name for e, name in enumerate(EVENT_NAMES) if not state.events_left[e]],
            "food_cards": [card + 1 for card in state.food],
            "next_food": None if state.next_food == UNDEALT else state.next_food + 1,
            "food_seen_by": _seats(state, state.food_seen),
            "food_left": state.food_left[:],
            "clans_left": {name: state.clans_left[clan] for clan, name in enumerate(CLAN_NAMES)},
            "area": SPACES[state.area],
            "turn": state.turn,
            "drawer": None if state.drawer == NOBODY else state.drawer,
            "draws_left": state.draws_left,
            "bag": _pieces(state.bag),
            "drawn": _pieces(state.drawn),
            "seats": [_seat(state, seat) for seat in range(box.players)],
            "pending": [question_to_json(question) for question in state.pending],
            "counted": counted(state),
        }
    )


def event_name(event: int) -> str | None:
    """Name an event, or nothing where there is none."""
    return None if event in (NO_EVENT, UNDEALT) else EVENT_NAMES[event]


def clan_name(clan: int) -> str | None:
    """Name a clan, or nothing where there is none."""
    return None if clan in (NO_CLAN, UNDEALT) else CLAN_NAMES[clan]


def _seats(state: RatlandState, seen: int) -> list[int]:
    return [seat for seat in range(state.box.players) if (seen >> seat) & 1]


def _pieces(counts: list[int]) -> dict[str, int]:
    return {colour: counts[place] for place, colour in enumerate(COLOURS)}


def _seat(state: RatlandState, seat: int) -> dict[str, object]:
    rats = state.rats[seat * BOARD : (seat + 1) * BOARD]
    plan = state.plan[seat * PLAN : (seat + 1) * PLAN]
    return {
        "board": BOARDS[state.aggressive[seat]],
        "clan": clan_name(state.clan[seat]),
        "offers": [clan_name(clan) for clan in state.offers[2 * seat : 2 * seat + 2]],
        "rats": dict(zip(SPACES, rats, strict=True)),
        "double": state.double[seat],
        "poisoned": state.sick[seat],
        "poisoned_here": state.sick_here[seat],
        "lost": state.lost[seat],
        "graveyard": state.graveyard[seat],
        "cheese": state.cheese[seat],
        "hidden": state.hidden[seat],
        "used": state.used[seat],
        "plan": dict(zip(PLAN_NAMES, plan, strict=True)),
        "secret": state.secret[seat],
        "starving": state.starving[seat],
        "sent": state.sent[seat * AREAS : (seat + 1) * AREAS],
    }
