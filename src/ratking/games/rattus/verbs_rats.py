"""The verbs of the plague and its rats: laying, moving, looking, dealing faces, turning over."""

from __future__ import annotations

from ratking.core.state import tell
from ratking.games.rattus import events
from ratking.games.rattus.board import NOWHERE
from ratking.games.rattus.domains import SLOTS
from ratking.games.rattus.pieces import NEW, NO_FACE, RECYCLED
from ratking.games.rattus.state import (
    LIMIT_MINUS,
    RAT_COUNT,
    RAT_FACE,
    RAT_POOL,
    RAT_SEEN,
    RECYCLED_FROM,
    STRAYS,
    STRUCK,
    SUPPLY,
    TURNED_UP,
    UNDEALT,
    RattusState,
    discarded,
    face_of,
    pool_of,
    seen_of,
)


def lay_rat(state: RattusState, region: int, pool: int, face: int = NO_FACE, seen: int = 0) -> None:
    """Put a rat behind those that already lie in the region."""
    place = RAT_COUNT.of(state, region)
    RAT_COUNT.put(state, region, place + 1)
    _put_rat(state, region * SLOTS + place, pool, face, seen)


def lift_rat(state: RattusState, rat: int) -> None:
    """Take a rat off the board; the later ones of its region close up."""
    region = rat // SLOTS
    last = region * SLOTS + RAT_COUNT.of(state, region) - 1
    while rat < last:
        _put_rat(
            state, rat, pool_of(state, rat + 1), face_of(state, rat + 1), seen_of(state, rat + 1)
        )
        rat += 1
    _put_rat(state, last, NEW, NO_FACE, 0)
    RAT_COUNT.change(state, region, -1)


def _put_rat(state: RattusState, rat: int, pool: int, face: int, seen: int) -> None:
    RAT_POOL.put(state, 0, rat, pool)
    RAT_FACE.put(state, 0, rat, face)
    RAT_SEEN.put(state, 0, rat, seen)


def add_rat(state: RattusState, seat: int, region: int) -> None:
    """Put a new rat from the supply face down into a region (RB-17)."""
    SUPPLY.change(state, -1)
    lay_rat(state, region, NEW)
    if state.told is not None:
        tell(state, events.RatAdded(seat, region))


def recycle_rat(state: RattusState, seat: int, region: int) -> None:
    """Put a rat drawn from the discarded ones face down into a region (RB-40)."""
    gone = discarded(state)
    for face in range(len(state.box.faces)):
        RECYCLED_FROM.put(state, face, int(face in gone))
    lay_rat(state, region, RECYCLED)
    if state.told is not None:
        tell(state, events.RatAdded(seat, region))


def turn_up_rats(state: RattusState, region: int) -> None:
    """Turn over all rats of a region; they leave the game (RP-11)."""
    faces = []
    while RAT_COUNT.of(state, region):
        faces.append(reveal_rat(state, region * SLOTS))
    show_faces(state, sorted(faces))


def show_faces(state: RattusState, faces: list[int]) -> None:
    """Leave these faces turned up, of those that a region has shown."""
    TURNED_UP.put(state, faces)


def move_rat(state: RattusState, seat: int, rat: int, region: int) -> None:
    """Move a rat to another region."""
    pool, face, seen = pool_of(state, rat), face_of(state, rat), seen_of(state, rat)
    lift_rat(state, rat)
    lay_rat(state, region, pool, face, seen)
    if state.told is not None:
        tell(state, events.RatMoved(seat, rat, region))


def swap_rats(state: RattusState, seat: int, first: int, second: int) -> None:
    """Let two rats trade places."""
    pool, face, seen = pool_of(state, first), face_of(state, first), seen_of(state, first)
    _put_rat(state, first, pool_of(state, second), face_of(state, second), seen_of(state, second))
    _put_rat(state, second, pool, face, seen)
    if state.told is not None:
        tell(state, events.RatsSwapped(seat, first, second))


def take_face(state: RattusState, face: int) -> None:
    """Take a face out of nature's hands: a rat has it, or it has left the game."""
    UNDEALT.put(state, face, 0)


def deal_face(state: RattusState, rat: int, face: int) -> None:
    """Give a rat the face that nature drew for it."""
    take_face(state, face)
    RAT_FACE.put(state, 0, rat, face)
    if pool_of(state, rat) == NEW and state.box.faces[face].starter:
        STRAYS.change(state, -1)


def hide_face(state: RattusState, rat: int) -> None:
    """Give a face back into nature's hands, as for a table on which it is not known."""
    face, pool = face_of(state, rat), pool_of(state, rat)
    if pool != RECYCLED:
        UNDEALT.put(state, face, 1)
    RAT_FACE.put(state, 0, rat, NO_FACE)
    if pool == NEW and state.box.faces[face].starter:
        STRAYS.change(state, 1)


def show_rat(state: RattusState, seat: int, rat: int) -> None:
    """Let one seat see a face (RB-33); it stays known to that seat alone."""
    RAT_SEEN.put(state, 0, rat, seen_of(state, rat) | (1 << seat))
    if state.told is not None:
        tell(state, events.RatSeen(seat, rat, face_of(state, rat)))


def reveal_rat(state: RattusState, rat: int) -> int:
    """Turn a rat over for everybody; it leaves the game (RB-21)."""
    face = face_of(state, rat)
    lift_rat(state, rat)
    if state.told is not None:
        tell(state, events.RatRevealed(rat // SLOTS, rat % SLOTS, face))
    return face


def strike_region(state: RattusState, region: int) -> None:
    """Let the plague ravage a region (RB-21)."""
    STRUCK.put(state, region)


def lower_limits(state: RattusState, by: int) -> None:
    """Lower every limit for as long as this resolution lasts (RB-35)."""
    LIMIT_MINUS.put(state, by)


def end_resolution(state: RattusState) -> None:
    """Leave the region, and forget what was said for this resolution alone."""
    STRUCK.put(state, NOWHERE)
    LIMIT_MINUS.put(state, 0)
    if TURNED_UP.count(state):
        show_faces(state, [])
