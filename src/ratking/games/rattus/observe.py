"""What a seat may know, and worlds that it cannot tell from the true one."""

from __future__ import annotations

from ratking.core.chance import Chance
from ratking.core.game import Observation
from ratking.core.question import NOBODY
from ratking.core.row import listed
from ratking.core.state import is_waiting
from ratking.games.rattus.domains import RATS
from ratking.games.rattus.pieces import ASIDE, NO_FACE
from ratking.games.rattus.rats import face_by_luck
from ratking.games.rattus.region_cards import face_down
from ratking.games.rattus.state import (
    CARD_PLACE,
    DRAWN,
    DRAWN_BY,
    HANDS,
    WITH_REGION_CARDS,
    RattusState,
    face_of,
    has_seen,
    pool_of,
    seen_of,
)
from ratking.games.rattus.verbs_cards import hide_cards
from ratking.games.rattus.verbs_rats import deal_face, hide_face


def observe(state: RattusState, seat: int) -> Observation[RattusState]:
    """Copy the table with every face that this seat has not seen back in nature's hands."""
    table = state.copy()
    table.legal = None  # nature's answers were listed with what others have seen
    for rat in range(RATS):
        if face_of(table, rat) != NO_FACE and not has_seen(table, seat, rat):
            hide_face(table, rat)
    if WITH_REGION_CARDS.of(table) and is_waiting(table):  # in the end hands are shown (RA-8)
        _hide_hands(table, seat)
    return Observation(seat, table)


def _hide_hands(table: RattusState, seat: int) -> None:
    for owner in range(table.box.players):
        if owner != seat:
            hide_cards(table, HANDS[owner])
    if DRAWN_BY.of(table) not in (NOBODY, seat):
        hide_cards(table, DRAWN)


def sample(observation: Observation[RattusState], rng: Chance) -> RattusState:
    """Deal faces to the rats that only others have seen; all the rest nature deals late."""
    table = observation.table.copy()
    table.legal = None  # and here without what is dealt now
    for rat in range(RATS):
        if seen_of(table, rat) and face_of(table, rat) == NO_FACE:
            deal_face(table, rat, face_by_luck(table, pool_of(table, rat), rng.random()))
    if WITH_REGION_CARDS.of(table):
        _deal_hands(table, rng)
    return table


def _deal_hands(table: RattusState, rng: Chance) -> None:
    for pile in [*HANDS, DRAWN]:
        pile.put(table, sorted([_dealt(table, card, rng) for card in pile.all(table)]))


def _dealt(table: RattusState, card: int, rng: Chance) -> int:
    """Deal a card for one that is unknown, out of the shuffle that it went into."""
    if card >= 0:
        return card
    chosen = rng.choice(listed(face_down(table, -1 - card)))
    CARD_PLACE.put(table, chosen, ASIDE)
    return chosen
