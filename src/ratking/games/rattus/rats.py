"""Rats on the board: which can be told apart, who looks at them, how nature deals faces."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NATURE, NOBODY, Kind, Question, Step
from ratking.core.state import ask
from ratking.games.rattus.pieces import RECYCLED, STARTER, SUPPLY, UNDEALT
from ratking.games.rattus.state import LAST_PLAGUE, SLOTS, RattusState
from ratking.games.rattus.verbs import deal_face, show_rat


def rats_on_the_board(state: RattusState) -> int:
    """Count the rats in all regions."""
    count = 0
    for region in state.box.in_play:
        count += state.rat_count[region]
    return count


def rats_to_choose(state: RattusState, region: int) -> list[int]:
    """List the rats of a region that can be told apart: each one somebody saw, and one other."""
    slots = []
    fresh = True
    for slot in range(region * SLOTS, region * SLOTS + state.rat_count[region]):
        if state.rats[slot].seen:
            slots.append(slot)
        elif fresh:
            slots.append(slot)
            fresh = False
    return slots


def order_matters(state: RattusState, region: int) -> bool:
    """Say whether the active seat picks the next rat: it has looked at one of several (RB-22).

    In the last plague it is enough that anybody has (RB-41). Who looked where is public.
    """
    first = region * SLOTS
    count = state.rat_count[region]
    if count < 2:
        return False
    for slot in range(first, first + count):
        rat = state.rats[slot]
        if rat.seen if state.phase == LAST_PLAGUE else rat.seen_by(state.active):
            return True
    return False


class DealFace(Kind[RattusState]):
    """Nature deals a face to a rat at the moment somebody looks at it.

    A starting rat has one of the starting faces that are left. Any other rat has any face from the
    bag, into which the starting faces without a region were mixed (RB-6): of the starting faces
    left, only that share lies in the bag.
    """

    name = "deal_face"
    domain = "face"

    def answers(self, state: RattusState, asked: Question) -> list[int]:
        """List the faces that the rat's pool may still hold."""
        undealt = state.undealt
        pool = state.rats[asked.about].pool
        if pool == RECYCLED:
            return list(state.recycled_from)
        if pool == STARTER:
            return [face for face in state.box.starter_faces if undealt[face]]
        if state.strays == 0:
            return [face for face in state.box.other_faces if undealt[face]]
        return [face for face in range(len(undealt)) if undealt[face]]

    def weights(self, state: RattusState, asked: Question, answers: list[int]) -> list[int]:
        """Weigh a starting face in the bag by the share of them that lies there."""
        if state.rats[asked.about].pool != SUPPLY or state.strays == 0:
            return [1] * len(answers)
        faces = state.box.faces
        starters = 0
        for face in answers:
            if faces[face].starter:
                starters += 1
        return [state.strays if faces[face].starter else starters for face in answers]

    def drawn(self, state: RattusState, asked: Question, luck: float) -> int:
        """Pick the same face without making lists, since nothing is drawn more often."""
        pool = state.rats[asked.about].pool
        if pool == RECYCLED:
            return super().drawn(state, asked, luck)
        box, undealt = state.box, state.undealt
        starters = left_of(box.starter_faces, undealt)
        if pool == STARTER:
            return nth_left(int(luck * float(starters)), box.starter_faces, undealt)
        others = left_of(box.other_faces, undealt)
        if state.strays == 0:
            return nth_left(int(luck * float(others)), box.other_faces, undealt)
        place = int(luck * float(starters * (state.strays + others)))
        face = -1
        while place >= 0:
            face += 1
            if undealt[face]:
                place -= state.strays if box.faces[face].starter else starters
        return face

    def answered(self, state: RattusState, asked: Question, choice: int) -> None:
        """Give the rat its face."""
        deal_face(state, asked.about, choice)


def left_of(faces: list[int], undealt: list[int]) -> int:
    """Count those of some faces that are not dealt yet."""
    count = 0
    for face in faces:
        count += undealt[face]
    return count


def nth_left(place: int, faces: list[int], undealt: list[int]) -> int:
    """Find the face at a place among those that are not dealt yet."""
    found = -1
    while place >= 0:
        found += 1
        place -= undealt[faces[found]]
    return faces[found]


class LookAt(Step[RattusState]):
    """The asking seat looks at a rat whose face is dealt by now."""

    name = "look_at"

    def run(self, state: RattusState, asked: Question) -> None:
        """Show the face."""
        show_rat(state, asked.picks[0], asked.about)


DEAL_FACE: Final = DealFace()
LOOK_AT: Final = LookAt()


def make_sure_of_face(state: RattusState, slot: int) -> None:
    """Ask nature for the rat's face unless somebody has seen it before."""
    if state.rats[slot].face == UNDEALT:
        ask(state, DEAL_FACE, NATURE, slot)


def look_at(state: RattusState, seat: int, slot: int) -> None:
    """Let a seat look at a rat."""
    ask(state, LOOK_AT, NOBODY, slot, (seat,))
    make_sure_of_face(state, slot)
