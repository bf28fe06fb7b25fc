"""Rats on the board: which can be told apart, who looks at them, how nature deals faces."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.question import NATURE, NOBODY, UNSEEN, WIDTH, Kind, Step
from ratking.core.row import bit
from ratking.core.state import ask, kind_at
from ratking.games.rattus.domains import FACE, RAT, SEAT, SLOTS
from ratking.games.rattus.pieces import NEW, NO_FACE, RECYCLED, STARTING
from ratking.games.rattus.state import (
    ACTIVE,
    LAST_PLAGUE,
    PHASE,
    RAT_COUNT,
    RECYCLED_FROM,
    STRAYS,
    UNDEALT,
    RattusState,
    face_of,
    has_seen,
    pool_of,
    seen_of,
)
from ratking.games.rattus.verbs_rats import deal_face, show_rat


def rats_on_the_board(state: RattusState) -> int:
    """Count the rats in all regions."""
    return RAT_COUNT.total(state)


def rats_to_choose(state: RattusState, region: int) -> i64:
    """Mark the rats of a region that can be told apart: each one somebody saw, and one other."""
    found: i64 = 0
    fresh = True
    for rat in range(region * SLOTS, region * SLOTS + RAT_COUNT.of(state, region)):
        if seen_of(state, rat):
            found |= bit(rat)
        elif fresh:
            found |= bit(rat)
            fresh = False
    return found


def order_matters(state: RattusState, region: int) -> bool:
    """Say whether the active seat picks the next rat: it has looked at one of several (RB-22).

    In the last plague it is enough that anybody has (RB-41). Who looked where is public.
    """
    first = region * SLOTS
    count = RAT_COUNT.of(state, region)
    if count < 2:
        return False
    seat, anybody = ACTIVE.of(state), PHASE.of(state) == LAST_PLAGUE
    for rat in range(first, first + count):
        if seen_of(state, rat) if anybody else has_seen(state, seat, rat):
            return True
    return False


class DealFace(Kind[RattusState]):
    """Nature deals a face to a rat at the moment somebody looks at it.

    A starting rat has one of the starting faces that are left. Any other rat has any face from the
    bag, into which the starting faces without a region were mixed (RB-6): of the starting faces
    left, only that share lies in the bag.
    """

    name = "deal_face"
    domain = Answers(Verb("rat", FACE))
    of_nature = True
    wide = True

    def __init__(self) -> None:
        super().__init__()
        self.rat = self.holds("rat", RAT)

    def listed(self, state: RattusState, asked: int) -> list[int]:
        """List the faces that the rat's pool may still hold."""
        return faces_of_pool(state, pool_of(state, self.rat.of(state, asked)))

    def weights(self, state: RattusState, asked: int, answers: list[int]) -> list[int]:
        """Weigh a starting face in the bag by the share of them that lies there."""
        return weights_of_pool(state, pool_of(state, self.rat.of(state, asked)), answers)

    def drawn(self, state: RattusState, asked: int, luck: float) -> int:
        """Pick the same face without making lists, since nothing is drawn more often."""
        return face_by_luck(state, pool_of(state, self.rat.of(state, asked)), luck)

    def seen_by(self, state: RattusState, asked: int, choice: int, viewer: int) -> int:
        """Only whoever looks at it sees it, unless it is turned up."""
        beneath = asked - WIDTH  # the frame for which the face is dealt
        if kind_at(state, beneath) is not LOOK_AT:
            return choice
        return choice if viewer == LOOK_AT.who.of(state, beneath) else UNSEEN

    def answered(self, state: RattusState, asked: int, choice: int) -> None:
        """Give the rat its face."""
        deal_face(state, self.rat.of(state, asked), choice)


def face_by_luck(state: RattusState, pool: int, luck: float) -> int:
    """Find the face of a pool that a number from 0 up to 1 stands for."""
    if pool == RECYCLED:
        faces = faces_of_pool(state, pool)
        return faces[int(luck * float(len(faces)))]
    box, strays = state.box, STRAYS.of(state)
    if pool == NEW and strays == 0:
        return nth_left(state, luck * float(left_of(state, box.others)), box.others)
    starters = left_of(state, box.starters)
    if pool == STARTING:
        return nth_left(state, luck * float(starters), box.starters)
    others = left_of(state, box.others)
    place = int(luck * float(starters * (strays + others)))
    face = -1
    while place >= 0:
        face += 1
        if UNDEALT.of(state, face):
            place -= strays if box.faces[face].starter else starters
    return face


def faces_of_pool(state: RattusState, pool: int) -> list[int]:
    """List the faces that a rat of a pool may still have."""
    if pool == RECYCLED:
        faces = range(len(state.box.faces))
        return [face for face in faces if RECYCLED_FROM.of(state, face)]
    if pool == STARTING:
        return [face for face in state.box.starter_faces if UNDEALT.of(state, face)]
    if STRAYS.of(state) == 0:
        return [face for face in state.box.other_faces if UNDEALT.of(state, face)]
    return [face for face in range(len(state.box.faces)) if UNDEALT.of(state, face)]


def weights_of_pool(state: RattusState, pool: int, answers: list[int]) -> list[int]:
    """Weigh the faces that a rat of a pool may still have."""
    strays = STRAYS.of(state)
    if pool != NEW or strays == 0:
        return [1] * len(answers)
    faces = state.box.faces
    starters = 0
    for face in answers:
        if faces[face].starter:
            starters += 1
    return [strays if faces[face].starter else starters for face in answers]


def left_of(state: RattusState, faces: vec[i64]) -> int:
    """Count those of some faces that are not dealt yet."""
    numbers, first = state.numbers, UNDEALT.first
    count: i64 = 0
    for face in faces:
        if numbers[first + face] > 0:
            count += 1
    return count


def nth_left(state: RattusState, luck: float, faces: vec[i64]) -> int:
    """Find the face at a place, the whole part of a number, among those not dealt yet."""
    numbers, first = state.numbers, UNDEALT.first
    left: i64 = int(luck)
    found: i64 = -1
    while left >= 0:
        found += 1
        if numbers[first + faces[found]] > 0:
            left -= 1
    return faces[found]


class LookAt(Step[RattusState]):
    """The asking seat looks at a rat whose face is dealt by now."""

    name = "look_at"

    def __init__(self) -> None:
        super().__init__()
        self.rat = self.holds("rat", RAT)
        self.who = self.holds("who", SEAT)

    def run(self, state: RattusState, asked: int) -> None:
        """Show the face."""
        show_rat(state, self.who.of(state, asked), self.rat.of(state, asked))


DEAL_FACE: Final = DealFace()
LOOK_AT: Final = LookAt()


def make_sure_of_face(state: RattusState, rat: int) -> None:
    """Ask nature for the rat's face unless somebody has seen it before."""
    if face_of(state, rat) == NO_FACE:
        ask(state, DEAL_FACE, NATURE, rat)


def look_at(state: RattusState, seat: int, rat: int) -> None:
    """Let a seat look at a rat."""
    ask(state, LOOK_AT, NOBODY, rat, seat)
    make_sure_of_face(state, rat)
