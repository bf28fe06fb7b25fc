"""A state of Rattus read back from plain data, with every doubt said in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ratking.core.errors import BadFile
from ratking.core.question import NOBODY
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
from ratking.games.rattus.board import NOWHERE
from ratking.games.rattus.cards.crowns import WALLS
from ratking.games.rattus.cards.deck import DECK, NAMES
from ratking.games.rattus.invariants import broken_invariant
from ratking.games.rattus.kinds import KINDS
from ratking.games.rattus.notation import POOLS
from ratking.games.rattus.pieces import UNDEALT, Rat
from ratking.games.rattus.reading_cards import read_region_deck
from ratking.games.rattus.setup import cards_in_a_game
from ratking.games.rattus.state import (
    CITIZENS,
    ENDINGS,
    PHASES,
    SLOTS,
    UNTAKEN,
    Box,
    RattusState,
    empty_table,
)
from ratking.games.rattus.verbs import lay_rat, ways_between


def from_json(open_box: Callable[[int, int], Box], data: Mapping[str, object]) -> RattusState:
    """Read a state and check that its pieces add up."""
    players = number(data, "players", 2, 6)
    state = empty_table(open_box(players, number(data, "start", 0, players - 1)))
    _read_turn(state, data)
    _read_cards(state, data)
    _read_regions(state, mapping(data, "regions"))
    _read_faces(state, data)
    _read_pieces(state, data)
    state.region_deck = read_region_deck(state, data)
    _read_pending(state, data)
    broken = broken_invariant(state)
    if broken:
        raise BadFile(broken)
    return state


def _read_turn(state: RattusState, data: Mapping[str, object]) -> None:
    players = state.box.players
    state.phase = word(data, "phase", PHASES)
    state.ending = word(data, "ending", ENDINGS)
    state.active = number(data, "active", 0, players - 1)
    state.last = NOBODY if data.get("last") is None else number(data, "last", 0, players - 1)
    state.plague = _place(state, data, "plague")
    state.caravan = _place(state, data, "caravan")
    state.struck = _place(state, data, "struck")
    state.supply = number(data, "supply", 0, state.box.supply)
    state.strays = number(data, "strays", 0, state.box.leftover)
    state.increased = truth(data, "increased")
    state.took_card = truth(data, "took_card")
    state.limit_minus = number(data, "limit_minus", 0, 2)
    state.hand = numbers(data, "hand", players, 0, CITIZENS)
    state.haven = numbers(data, "haven", players, 0, CITIZENS)


def _place(state: RattusState, data: Mapping[str, object], key: str) -> int:
    if data.get(key) is None:
        return NOWHERE
    return state.box.in_play[word(data, key, [_name(state, r) for r in state.box.in_play])]


def _name(state: RattusState, region: int) -> str:
    return state.box.board.names[region]


def _read_cards(state: RattusState, data: Mapping[str, object]) -> None:
    cards = mapping(data, "cards")
    if len(cards) > cards_in_a_game(state.box.players):
        raise BadFile(f"cards must name at most {cards_in_a_game(state.box.players)} class cards.")
    for name, holder in cards.items():
        seat = UNTAKEN if holder is None else checked_number(holder, name, 0, state.box.players - 1)
        state.holder[_card(name)] = seat
        state.cards.append(_card(name))
        DECK[_card(name)].comes_into_play(state)
    state.cards.sort()
    for used in listing(data, "used"):
        state.used |= 1 << _card(used)


def _card(name: object) -> int:
    if not isinstance(name, str) or name not in NAMES:
        raise BadFile(f"There is no class card {name!r}.")
    return NAMES[name]


def _read_regions(state: RattusState, regions: dict[str, object]) -> None:
    known = {_name(state, region): region for region in state.box.in_play}
    for name in regions:
        if name not in known:
            raise BadFile(f"{name!r} is no region in play.")
    for name, region in known.items():
        _read_region(state, region, mapping(regions, name))


def _read_region(state: RattusState, region: int, row: dict[str, object]) -> None:
    players = state.box.players
    counts = numbers(row, "citizens", players, 0, CITIZENS)
    state.citizens[region * players : (region + 1) * players] = counts
    state.crowd[region] = sum(counts)
    place = region * players
    if state.diplomats:
        state.diplomats[place : place + players] = numbers(row, "diplomats", players, 0, 1)
    if state.potions:
        state.potions[place : place + players] = numbers(row, "potions", players, 0, CITIZENS)
    if state.carrying_both:
        state.carrying_both[place : place + players] = numbers(row, "carrying_both", players, 0, 1)
    rats = listing(row, "rats")
    if len(rats) > SLOTS:
        raise BadFile(f"{_name(state, region)} has {len(rats)} rats; three is the most.")
    for rat in rats:
        lay_rat(state, region, _rat(state, rat))


def _rat(state: RattusState, row: object) -> Rat:
    if not isinstance(row, dict):
        raise BadFile("Every rat must be an object.")
    face = UNDEALT if row.get("face") is None else _face(state, row.get("face"))
    seen = 0
    for seat in listing(row, "seen"):
        seen |= 1 << checked_number(seat, "seen", 0, state.box.players - 1)
    return Rat(word(row, "pool", POOLS), face, seen)


def _face(state: RattusState, value: object) -> int:
    face = checked_number(value, "face", 0, len(state.box.faces) - 1)
    if not state.undealt[face]:
        raise BadFile(f"Face {face} is in the game twice.")
    state.undealt[face] = 0
    return face


def _read_faces(state: RattusState, data: Mapping[str, object]) -> None:
    for face in listing(data, "discarded"):
        _face(state, face)


def _read_pieces(state: RattusState, data: Mapping[str, object]) -> None:
    players = state.box.players
    state.stored = numbers(data, "stored", players, 0, CITIZENS)
    state.saved_diplomats = numbers(data, "saved_diplomats", players, 0, CITIZENS)
    state.bishops = _places(state, data, "bishops", 2)
    state.nuns = _places(state, data, "nuns", 3)
    state.walls = tuple(sorted(_wall(state, row) for row in listing(data, "walls")))
    if len(set(state.walls)) != len(state.walls) or len(state.walls) > WALLS:
        raise BadFile(f"There are at most {WALLS} walls, each on a border of its own.")
    state.ways = ways_between(state, state.walls)
    state.turned_up = _known_faces(state, data, "turned_up")
    state.recycled_from = _known_faces(state, data, "recycled_from")


def _places(
    state: RattusState, data: Mapping[str, object], key: str, count: int
) -> tuple[int, ...]:
    names = listing(data, key)
    if len(names) not in (0, count):
        raise BadFile(f"{key} must name {count} regions or none.")
    return tuple(sorted(_place(state, {key: name}, key) for name in names))


def _wall(state: RattusState, row: object) -> int:
    names = [[_name(state, here), _name(state, there)] for here, there in state.box.borders]
    if row not in names:
        raise BadFile(f"A wall stands on no border: {row!r}.")
    return names.index(row)


def _known_faces(state: RattusState, data: Mapping[str, object], key: str) -> tuple[int, ...]:
    last = len(state.box.faces) - 1
    return tuple(sorted(checked_number(face, key, 0, last) for face in listing(data, key)))


def _read_pending(state: RattusState, data: Mapping[str, object]) -> None:
    for row in listing(data, "pending"):
        state.pending.append(question_from_json(KINDS, state.box.players, row))
    if state.pending and not state.pending[-1].kind.waits:
        raise BadFile("The last of the pending questions must be one that somebody answers.")
