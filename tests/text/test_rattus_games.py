"""Whole games with any mix of cards: everything can be said to everybody, and betrays nothing."""

from __future__ import annotations

from random import Random

import pytest

from ratking.core.event import Event
from ratking.core.play import draw
from ratking.core.question import NATURE, NOBODY
from ratking.games.rattus import events as tell
from ratking.games.rattus.cards.deck import NAMES
from ratking.games.rattus.events import EVENTS
from ratking.games.rattus.kinds import KINDS
from ratking.games.rattus.setup import cards_in_a_game
from ratking.games.rattus.state import RattusState
from ratking.games.rattus.words.words import RattusWords
from ratking.text import speech
from tests.games.rattus.table import RATTUS

WORDS = RattusWords(speech("rattus"), RATTUS.tables)
GAMES = [(players, mix) for players in (2, 3, 4, 5, 6) for mix in ("first", "a", "b", "c", "d")]


def new_game(players: int, mix: str, rng: Random) -> RattusState:
    """Set up the first game, or any cards with region cards as chance has it."""
    if mix == "first":
        return RATTUS.new({"players": players})
    cards = rng.sample(sorted(NAMES), cards_in_a_game(players))
    region_cards = rng.choice(("auto", "on"))
    return RATTUS.new({"players": players, "cards": cards, "region_cards": region_cards})


@pytest.mark.parametrize(("players", "mix"), GAMES)
def test_everything_in_a_game_can_be_said_to_every_seat(players: int, mix: str) -> None:
    rng = Random(f"{players} {mix}")
    state = new_game(players, mix, rng)
    kinds, events = set(), set()
    while not RATTUS.is_over(state):
        seat = RATTUS.open_seats(state)[0]
        kinds.add(RATTUS.question(state, seat).kind.name)
        check_question(state, seat)
        for event in RATTUS.answer(state, seat, choose(state, seat, rng)):
            events.add(type(event).__name__)
            check_event(state, event)
    check_result(state)
    assert {"act", "move_plague", "settle"} <= kinds <= set(KINDS)
    assert {"TurnBegan", "RatRevealed", "CitizensDied"} <= events <= set(EVENTS)


def choose(state: RattusState, seat: int, rng: Random) -> int:
    if seat == NATURE:
        return draw(RATTUS, state, rng)
    return rng.choice(RATTUS.answers(state, seat))


def check_question(state: RattusState, seat: int) -> None:
    """Everybody reads the same question, and no two of its answers look alike."""
    question = RATTUS.question(state, seat)
    views = [RATTUS.observe(state, r).table for r in (NOBODY, *range(state.box.players))]
    prompts = {WORDS.prompt(view, question) for view in [state, *views]}
    assert len(prompts) == 1
    assert len({WORDS.explanation(view, question) for view in [state, *views]}) == 1
    own = RATTUS.observe(state, seat).table
    labels = [WORDS.label(own, question, answer) for answer in RATTUS.answers(state, seat)]
    assert len(set(labels)) == len(labels)


def check_event(state: RattusState, event: Event) -> None:
    """Only the seat itself reads what it alone may know."""
    readers = (NOBODY, *range(state.box.players))
    told = {reader: WORDS.told(state, event, reader) for reader in readers}
    assert all(told.values())
    secret = secret_of(state, event)
    if secret:
        assert [reader for reader in readers if secret in told[reader]] == [vars(event)["seat"]]
        assert secret in WORDS.told(state, event, None)


def secret_of(state: RattusState, event: Event) -> str:
    """Name what an event tells one seat alone."""
    if isinstance(event, tell.RegionCardDrawn | tell.RegionCardKept):
        return WORDS.region_card(state, event.region_card)
    return WORDS.face(state, event.face) if isinstance(event, tell.RatSeen) else ""


def check_result(state: RattusState) -> None:
    """The winner is told, and every seat's points part by part."""
    outcome = RATTUS.outcome(state)
    assert outcome is not None
    lines = WORDS.result(state, outcome, outcome.winners()[0])
    assert lines[1] == f"You win with {max(outcome.scores)} points."
    assert len(lines) == state.box.players + 2
    assert all(("by cards" in line) == state.with_region_cards for line in lines[2:])
    assert all(("by diplomats" in line) == state.with_diplomats for line in lines[2:])
    assert all(len(line) <= 80 for line in lines)
