"""What a seat may know, and worlds that it cannot tell from the true one."""

from __future__ import annotations

from random import Random

from ratking.core.game import Observation
from ratking.core.question import NATURE, NOBODY, Question
from ratking.games.rattus.pieces import ASIDE, FACE_DOWN, RECYCLED, SUPPLY, UNDEALT, Rat, RegionDeck
from ratking.games.rattus.rats import DEAL_FACE
from ratking.games.rattus.state import RattusState
from ratking.games.rattus.verbs import deal_face


def observe(state: RattusState, seat: int) -> Observation[RattusState]:
    """Copy the table with every face that this seat has not seen back in nature's hands."""
    table = state.copy()
    table.legal = None  # nature's answers were listed with what others have seen
    for slot, rat in enumerate(table.rats):
        if rat.face != UNDEALT and not rat.seen_by(seat):
            _hide(table, slot, rat)
    if table.region_deck is not None and table.pending:  # in the end all hands are shown (RA-8)
        _hide_hands(table.region_deck, seat)
    return Observation(seat, table)


def _hide(table: RattusState, slot: int, rat: Rat) -> None:
    if rat.pool != RECYCLED:
        table.undealt[rat.face] = 1
    if rat.pool == SUPPLY and table.box.faces[rat.face].starter:
        table.strays += 1
    table.rats[slot] = Rat(rat.pool, UNDEALT, rat.seen)


def _hide_hands(deck: RegionDeck, seat: int) -> None:
    for owner, hand in enumerate(deck.hands):
        if owner != seat:
            deck.hands[owner] = _hidden(deck, hand)
    if deck.drawn_by not in (NOBODY, seat):
        deck.drawn = _hidden(deck, deck.drawn)


def _hidden(deck: RegionDeck, cards: list[int]) -> list[int]:
    """Put cards back face down; what stays known is the shuffle that each went into."""
    for card in cards:
        deck.place[card] = FACE_DOWN
    return sorted(-1 - deck.shuffle_of[card] for card in cards)


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
    if table.region_deck is not None:
        _deal_hands(table.region_deck, rng)
    return table


def _deal_hands(deck: RegionDeck, rng: Random) -> None:
    for owner, hand in enumerate(deck.hands):
        deck.hands[owner] = sorted(_dealt(deck, card, rng) for card in hand)
    deck.drawn = sorted(_dealt(deck, card, rng) for card in deck.drawn)


def _dealt(deck: RegionDeck, card: int, rng: Random) -> int:
    """Deal a card for one that is unknown, out of the shuffle that it went into."""
    if card >= 0:
        return card
    choices = [
        other
        for other, place in enumerate(deck.place)
        if place == FACE_DOWN and deck.shuffle_of[other] == -1 - card
    ]
    chosen = rng.choice(choices)
    deck.place[chosen] = ASIDE
    return chosen
