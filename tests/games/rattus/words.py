"""Answers in words: a test says and reads them as the game does."""

from __future__ import annotations

from pathlib import Path

from ratking.core.domain import COLOURS
from ratking.core.errors import IllegalAnswer
from ratking.core.event import Event
from ratking.core.question import NATURE, Question
from ratking.core.state import top_place
from ratking.games.rattus.domains import FACE, REGION_CARD
from ratking.games.rattus.game import Rattus
from ratking.games.rattus.invariants import broken_invariant
from ratking.games.rattus.state import Box, RattusState
from ratking.games.rattus.tokens import Face, face_words
from ratking.games.rattus.use import CARD_ASKS

RATTUS = Rattus(Path(__file__).parent / "box")
"""The rules, with rat tokens that a correction of the real table leaves alone."""


def play(state: RattusState, *steps: str) -> list[Event]:
    """Give one answer after the other, whoever is asked; tell everything that happened.

    Going on with "plague France" in the action phase means that the player is done with it.
    """
    told: list[Event] = []
    for step in steps:
        if _present(state).kind.name == "act" and step.startswith("plague"):
            told += _say(state, "done")
        told += _say(state, step)
    return told


def may(state: RattusState, sentence: str) -> bool:
    """Say whether the rules offer this answer now."""
    return _choice(state, sentence) in RATTUS.answers(state, _present(state).seat)


def offered(state: RattusState) -> list[str]:
    """List everything that may be answered now."""
    seat = _present(state).seat
    return [RATTUS.say(state, seat, answer) for answer in RATTUS.answers(state, seat)]


def asked(state: RattusState) -> str:
    """Say who is asked what, such as "red move_plague", or that the game is over."""
    if RATTUS.is_over(state):
        return "over"
    present = _present(state)
    return f"{'nature' if present.seat == NATURE else COLOURS[present.seat]} {_name(state)}"


def face_number(faces: list[Face], words: str) -> int:
    """Find the face with exactly these symbols, in whatever order they are named."""
    return [FACE.alike(known) for known in face_words(faces)].index(FACE.alike(words))


def card_words(box: Box, card: int) -> str:
    """Describe a region card; its back is unknown."""
    return "unknown" if card < 0 else REGION_CARD.printed(box, card)


def card_number(box: Box, words: str) -> int:
    """Find the region card that is described so."""
    known = [REGION_CARD.alike(card_words(box, card)) for card in range(REGION_CARD.size)]
    return known.index(REGION_CARD.alike(words))


def _present(state: RattusState) -> Question:
    return state.pending[-1]


def _name(state: RattusState) -> str:
    present = _present(state)
    if present.kind.name != "card":
        return present.kind.name
    return CARD_ASKS.present(state, top_place(state)).name


def _say(state: RattusState, sentence: str) -> list[Event]:
    try:
        told = RATTUS.answer(state, _present(state).seat, _choice(state, sentence))
    except IllegalAnswer as error:
        error.add_note(f"{sentence!r} was said; {asked(state)} offers {offered(state)}")
        raise
    assert broken_invariant(state) is None
    return told


def _choice(state: RattusState, sentence: str) -> int:
    """Understand an answer, whether the rules offer it now or not."""
    found = RATTUS.domain(state, _present(state).seat).heard(state, sentence)
    assert found is not None, f"{sentence!r} answers another question than {asked(state)!r}"
    return found
