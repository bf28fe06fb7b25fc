"""A state of Rattus read back from plain data, with every doubt said in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ratking.core.errors import BadFile
from ratking.core.field import Pile
from ratking.core.frames import read_frames
from ratking.core.reading import checked_number, listing, number
from ratking.games.rattus.domains import CARD_NAMES, CLASS_CARDS, REGION_CARDS
from ratking.games.rattus.invariants import broken_invariant
from ratking.games.rattus.kinds import KINDS
from ratking.games.rattus.notation import SHAPE
from ratking.games.rattus.pieces import ASIDE, FACE_DOWN, REMOVED_CARD
from ratking.games.rattus.state import (
    BISHOPS,
    CARD_PLACE,
    CARDS,
    CITIZENS,
    CROWD,
    DECK_LEFT,
    DRAWN,
    HANDS,
    MOST_WALLS,
    NUNS,
    SHIELD,
    SHUFFLE_OF,
    SHUFFLES,
    TURNED_UP,
    USED,
    WALLS,
    WITH_REGION_CARDS,
    Box,
    RattusState,
    empty_table,
)
from ratking.games.rattus.use import CARD_ASKS, CARD_GOES_ON
from ratking.games.rattus.verbs import open_ways


def from_json(open_box: Callable[[int, int], Box], data: Mapping[str, object]) -> RattusState:
    """Read a state and check that its pieces add up."""
    players = number(data, "players", 2, 6)
    state = empty_table(open_box(players, number(data, "start", 0, players - 1)))
    if len(listing(data, "walls")) > MOST_WALLS:
        raise BadFile(WALLS_DIFFER)
    SHAPE.read(state, (), data, "the table")
    _read_pieces(state)
    for region in state.box.in_play:
        CROWD.put(state, region, CITIZENS.total(state, region))
    if WITH_REGION_CARDS.of(state):
        _check_deck(state)
    pending = [_named(frame) for frame in listing(data, "pending")]
    read_frames(state, KINDS, {"pending": pending})
    broken = broken_invariant(state)
    if broken:
        raise BadFile(broken)
    return state


WALLS_DIFFER = f"There are at most {MOST_WALLS} walls, each on a border of its own."


def _read_pieces(state: RattusState) -> None:
    """Lay the pieces in order; bishops and nuns stand on the board together."""
    for pile in (BISHOPS, NUNS):
        if pile.count(state) not in (0, pile.most):
            raise BadFile(f"{pile.name} must name {pile.most} regions or none.")
    for pile in (WALLS, BISHOPS, NUNS, TURNED_UP):
        pile.put(state, sorted(pile.all(state)))
    if len(set(WALLS.all(state))) != WALLS.count(state):
        raise BadFile(WALLS_DIFFER)
    open_ways(state)
    for card in range(CLASS_CARDS):
        if not CARDS.has(state, card):
            USED.put(state, card, 0)


def _check_deck(state: RattusState) -> None:
    """Check that every region card is in one place, and that the shuffles add up."""
    for number_, card in enumerate(state.box.region_cards):
        removed = CARD_PLACE.of(state, number_) == REMOVED_CARD
        if removed == (card.region in state.box.in_play):
            raise BadFile("Exactly the cards of regions not in play are removed.")
    for card_ in range(REGION_CARDS):
        checked_number(SHUFFLE_OF.of(state, card_), "shuffle_of", 0, SHUFFLES.of(state))
    piles: list[Pile] = [*HANDS, DRAWN]
    held = [card for pile in piles for card in pile.all(state)]
    shields = [SHIELD.of(state, card) for card in range(CLASS_CARDS)]
    known = [card for card in held + shields if card >= 0]
    aside = [card for card in range(REGION_CARDS) if CARD_PLACE.of(state, card) == ASIDE]
    if sorted(known) != aside:
        raise BadFile("The region cards set aside are not those in hands, drawn and played.")
    for shuffle in range(SHUFFLES.of(state) + 1):
        unknown = held.count(-1 - shuffle)
        unknown += DECK_LEFT.of(state) if shuffle == SHUFFLES.of(state) else 0
        if unknown != _face_down(state, shuffle):
            raise BadFile(f"Shuffle {shuffle} of the region cards does not add up.")


def _face_down(state: RattusState, shuffle: int) -> int:
    return sum(
        1
        for card in range(REGION_CARDS)
        if CARD_PLACE.of(state, card) == FACE_DOWN and SHUFFLE_OF.of(state, card) == shuffle
    )


def _named(frame: object) -> object:
    """Name what a card's question was about where that was written without names.

    All other frames hold as many numbers as they did, so that core/frames.py reads them.
    """
    if not isinstance(frame, dict) or "picks" not in frame:
        return frame
    kinds = {kind.name: kind for kind in (CARD_ASKS, CARD_GOES_ON)}
    if frame.get("kind") not in kinds:
        return frame
    held = [held.name for held in kinds[frame["kind"]].held]
    card = CARD_NAMES[number(frame, "about", 0, CLASS_CARDS - 1)]
    numbers = listing(frame, "picks")
    named = dict(zip(held, [card, *numbers], strict=False))
    return {"kind": frame["kind"], "seat": frame.get("seat")} | named
