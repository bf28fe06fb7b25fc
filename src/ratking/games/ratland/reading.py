"""A state of RatLand read back from plain data, with every doubt said in a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ratking.core.errors import BadFile, BadOption
from ratking.core.options import read_options, seats_from
from ratking.core.question import NOBODY
from ratking.core.reading import (
    checked_number,
    listing,
    mapping,
    number,
    numbers,
    question_from_json,
    word,
)
from ratking.games.ratland.invariants import broken_invariant
from ratking.games.ratland.kinds import KINDS
from ratking.games.ratland.notation import PLAN_NAMES
from ratking.games.ratland.options import OPTIONS, variant_from
from ratking.games.ratland.pieces import AREAS, CLAN_NAMES, COLOURS, EVENT_NAMES, SPACES
from ratking.games.ratland.state import (
    BOARDS,
    NO_CLAN,
    NO_EVENT,
    PHASES,
    UNDEALT,
    Box,
    RatlandState,
    empty_table,
)
from ratking.games.ratland.tables import FOOD_CARDS, Tables

MUCH_CHEESE = 10_000


def from_json(tables: Tables, data: Mapping[str, object]) -> RatlandState:
    """Read a state and check that its pieces add up."""
    state = empty_table(_box(tables, data))
    _read_round(state, data)
    _read_decks(state, data)
    _read_search(state, data)
    _read_seats(state, data)
    _read_pending(state, data)
    broken = broken_invariant(state)
    if broken:
        raise BadFile(broken)
    return state


def _box(tables: Tables, data: Mapping[str, object]) -> Box:
    chosen = {option.name: data.get(option.name) for option in OPTIONS}
    try:
        options = read_options(OPTIONS, chosen)
        players, start = seats_from(options)
    except BadOption as error:
        raise BadFile(str(error)) from error
    return Box(tables, players, start, variant_from(options))


def _read_round(state: RatlandState, data: Mapping[str, object]) -> None:
    state.phase = word(data, "phase", PHASES)
    state.round = number(data, "round", 0, 9)
    state.active = number(data, "active", 0, state.box.players - 1)
    state.supply = number(data, "supply", 0, state.box.rats)
    state.event = _named(data, "event", EVENT_NAMES, NO_EVENT)
    state.next_event = _named(data, "next_event", EVENT_NAMES, UNDEALT)
    state.event_seen = _seats(state, data, "event_seen_by")
    state.food_seen = _seats(state, data, "food_seen_by")


def _named(data: Mapping[str, object], key: str, names: Sequence[str], nothing: int) -> int:
    return nothing if data.get(key) is None else word(data, key, names)


def _seats(state: RatlandState, data: Mapping[str, object], key: str) -> int:
    seen = 0
    for seat in listing(data, key):
        seen |= 1 << checked_number(seat, key, 0, state.box.players - 1)
    return seen


def _read_decks(state: RatlandState, data: Mapping[str, object]) -> None:
    sets = state.box.sets
    for name in listing(data, "events_gone"):
        state.events_left[word({"events_gone": name}, "events_gone", EVENT_NAMES)] = 0
    state.food = [_card(value) for value in listing(data, "food_cards")]
    state.next_food = UNDEALT if data.get("next_food") is None else _card(data.get("next_food"))
    state.food_left = numbers(data, "food_left", FOOD_CARDS, 0, sets)
    state.clans_left = _row(mapping(data, "clans_left"), CLAN_NAMES, sets)


def _card(value: object) -> int:
    return checked_number(value, "a food card", 1, FOOD_CARDS) - 1


def _row(row: Mapping[str, object], names: Sequence[str], most: int) -> list[int]:
    """Read a number for each of these names, and for no other."""
    for name in row:
        if name not in names:
            raise BadFile(f"{name!r} is none of {', '.join(names)}.")
    return [number(row, name, 0, most) for name in names]


def _read_search(state: RatlandState, data: Mapping[str, object]) -> None:
    players = state.box.players
    state.area = word(data, "area", SPACES[:AREAS])
    state.turn = number(data, "turn", 0, 2 * players)
    state.drawer = NOBODY if data.get("drawer") is None else number(data, "drawer", 0, players - 1)
    state.draws_left = number(data, "draws_left", 0, state.box.rats + 1)
    state.bag = _row(mapping(data, "bag"), COLOURS, MUCH_CHEESE)
    state.drawn = _row(mapping(data, "drawn"), COLOURS, MUCH_CHEESE)


def _read_seats(state: RatlandState, data: Mapping[str, object]) -> None:
    rows = listing(data, "seats")
    if len(rows) != state.box.players:
        raise BadFile(f"seats must list {state.box.players} seats, not {len(rows)}.")
    state.rats, state.plan, state.offers, state.sent = [], [], [], []
    for seat, row in enumerate(rows):
        if not isinstance(row, dict):
            raise BadFile("Every seat must be an object.")
        _read_board(state, seat, row)
        _read_choices(state, seat, row)


def _read_board(state: RatlandState, seat: int, row: dict[str, object]) -> None:
    rats = state.box.rats
    state.aggressive[seat] = word(row, "board", BOARDS[:2])
    state.rats += _row(mapping(row, "rats"), SPACES, rats)
    state.double[seat] = number(row, "double", 0, rats)
    state.sick[seat] = number(row, "poisoned", 0, rats)
    state.sick_here[seat] = number(row, "poisoned_here", 0, state.sick[seat])
    state.lost[seat] = number(row, "lost", 0, rats)
    state.graveyard[seat] = number(row, "graveyard", 0, rats)
    state.cheese[seat] = number(row, "cheese", 0, MUCH_CHEESE)
    state.hidden[seat] = number(row, "hidden", 0, min(1, state.cheese[seat]))
    state.sent += numbers(row, "sent", AREAS, 0, rats)


def _read_choices(state: RatlandState, seat: int, row: dict[str, object]) -> None:
    rats = state.box.rats
    state.clan[seat] = _named(row, "clan", CLAN_NAMES, NO_CLAN)
    offers = listing(row, "offers")
    if len(offers) != 2:
        raise BadFile(f"offers must list 2 clans, not {len(offers)}.")
    state.offers += [_named({"offers": name}, "offers", CLAN_NAMES, UNDEALT) for name in offers]
    state.used[seat] = number(row, "used", 0, AREAS)
    state.plan += _row(mapping(row, "plan"), PLAN_NAMES, rats)
    state.secret[seat] = number(row, "secret", 0, rats)
    state.starving[seat] = number(row, "starving", 0, rats)


def _read_pending(state: RatlandState, data: Mapping[str, object]) -> None:
    for row in listing(data, "pending"):
        state.pending.append(question_from_json(KINDS, state.box.players, row))
    if state.pending and not state.pending[-1].kind.waits:
        raise BadFile("The last of the pending questions must be one that somebody answers.")
