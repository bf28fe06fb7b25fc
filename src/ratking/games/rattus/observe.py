"""What a seat may know, and worlds that it cannot tell from the true one."""

from __future__ import annotations

from random import Random

from ratking.core.game import Observation
from ratking.core.question import NATURE, Question
from ratking.games.rattus.rats import DEAL_FACE
from ratking.games.rattus.state import SUPPLY, UNDEALT, Rat, RattusState
from ratking.games.rattus.verbs import deal_face


def observe(state: RattusState, seat: int) -> Observation[RattusState]:
    """Copy the table with every face that this seat has not seen back in nature's hands."""
    table = state.copy()
    table.legal = None  # nature's answers were listed with what others have seen
    for slot, rat in enumerate(table.rats):
        if rat.face != UNDEALT and not rat.seen_by(seat):
            _hide(table, slot, rat)
    return Observation(seat, table)


def _hide(table: RattusState, slot: int, rat: Rat) -> None:
    table.undealt[rat.face] = 1
    if rat.pool == SUPPLY and table.box.faces[rat.face].starter:
        table.strays += 1
    table.rats[slot] = Rat(rat.pool, UNDEALT, rat.seen)


def sample(observation: Observation[RattusState], rng: Random) -> RattusState:
    """Deal faces to the rats that only others have seen; all the rest nature deals late."""
    table = observation.table.copy()
    table.legal = None  # and here without what is dealt now
    for slot, rat in enumerate(table.rats):
        if rat.seen and rat.face == UNDEALT:
            asked = Question(DEAL_FACE, NATURE, slot)
            faces = DEAL_FACE.answers(table, asked)
            weights = DEAL_FACE.weights(table, asked, faces)
            deal_face(table, slot, rng.choices(faces, weights)[0])
    return table
