"""A table set for a test, and answers given in words; everything else adds up by itself.

Seats go by colour: red, blue, yellow, green, purple. A hand such as "Monk 4, 2 Sword" lists cards,
"Monk 4" being a Monk with four nuns; "Farm a" is the first of the five Farm cards. Answers read
"supply Farm a", "enter Farm a", "pass", "lay Monk 4", "stop", "look 3", "give Sword", "choose red",
"discard Gold", "yes" and "no"; what nature deals is "draw Monk 4", "nun Monk 4" or "build Farm a".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ratking.core.domain import COLOURS
from ratking.core.event import Event
from ratking.core.field import Line
from ratking.core.question import NATURE, NOBODY
from ratking.core.state import ask, proceed
from ratking.games.cartus.buildings.deck import FIRST_GAME, deck_size
from ratking.games.cartus.enter import BEGIN_ENTERING
from ratking.games.cartus.game import Cartus
from ratking.games.cartus.invariants import broken_invariant
from ratking.games.cartus.pieces import (
    BUILDINGS,
    CARD_NAMES,
    CARDS,
    COPIES,
    FAMILIES,
    JOKER,
    POPULATION,
    family_of,
)
from ratking.games.cartus.resolve import RESOLVE_BUILDING
from ratking.games.cartus.rounds import END_ROUND
from ratking.games.cartus.state import (
    BUILDING_CARD_NAMES,
    BUILDING_LEFT,
    BUILDING_ROW,
    CHOSEN,
    DECK_LEFT,
    DECKS,
    HAND,
    HAND_SIZE,
    INFLUENCE,
    NUN_ROW,
    NUN_SEEN,
    POOL,
    RATS,
    REPLACEMENT_LEFT,
    ROUND,
    START,
    UNSEEN,
    CartusState,
    empty_table,
    undealt,
)
from ratking.games.cartus.supplies import BEGIN_SUPPLIES
from ratking.games.cartus.verbs import score_influence

CARTUS = Cartus()


def table(
    row: str = "Farm a, Palace a, Castle a",
    *,
    players: int = 4,
    start: str = "red",
    hands: Mapping[str, str] | None = None,
    rats: Mapping[str, int] | None = None,
    tracks: Mapping[str, Sequence[str]] | None = None,
    nun_row: str = "",
    final: bool = False,
    supplies: bool = False,
    together: bool = False,
    mercy: bool = False,
) -> CartusState:
    """Set a table where the first seat is about to enter, or to take supplies."""
    state = empty_table(CARTUS.box(players, 0, together, mercy, False))
    START.put(state, COLOURS.index(start))
    ROUND.put(state, 1)
    _set_row(state, row.split(", "), final)
    lay(state, DECKS, [deck_size(state, card) for card in range(JOKER, CARDS)])
    for colour, cards in (hands or {}).items():
        for name in listed(cards):
            _deal(state, COLOURS.index(colour), card_number(name))
    for colour, count in (rats or {}).items():
        RATS.put(state, COLOURS.index(colour), count)
    for family, discs in (tracks or {}).items():
        _set_track(state, FAMILIES.index(family), discs)
    for place, name in enumerate(listed(nun_row)):
        NUN_ROW.put(state, place, card_number(name))
        POOL.change(state, card_number(name), -1)
        NUN_SEEN.put(state, place, (1 << players) - 1)
    DECK_LEFT.put(state, POOL.total(state) - undealt(state))
    ask(state, END_ROUND, NOBODY)
    ask(state, RESOLVE_BUILDING, NOBODY, 0)
    ask(state, BEGIN_ENTERING, NOBODY)
    if supplies:
        ask(state, BEGIN_SUPPLIES, NOBODY)
    proceed(state)
    assert broken_invariant(state) is None
    return state


def _set_row(state: CartusState, row: list[str], final: bool) -> None:
    laid = [BUILDING_CARD_NAMES.index(name) for name in row]
    BUILDING_ROW.put(state, laid)
    used = {card // COPIES for card in laid}
    for building in range(BUILDINGS):
        rivals = [b for b in used if family_of(b) == family_of(building)]
        if building in used or (building in FIRST_GAME and not rivals):
            for card in range(building * COPIES, (building + 1) * COPIES):
                CHOSEN.put(state, card, 1)
                UNSEEN.put(state, card, int(card not in laid))
    for family in range(6):  # two buildings of one class share their five cards
        cards = [c for c in range(family * 10, family * 10 + 10) if CHOSEN.of(state, c)]
        for card in [c for c in cards if c not in laid][: len(cards) - COPIES]:
            CHOSEN.put(state, card, 0)
            UNSEEN.put(state, card, 0)
    REPLACEMENT_LEFT.put(state, state.box.replacement)
    unseen = [card for card in range(60) if UNSEEN.of(state, card)]
    for card in unseen[state.box.replacement :] if final else []:
        UNSEEN.put(state, card, 0)
    BUILDING_LEFT.put(state, UNSEEN.total(state) - state.box.replacement)


def _deal(state: CartusState, seat: int, card: int) -> None:
    (POOL if card < POPULATION else DECKS).change(state, card % POPULATION, -1)
    HAND.change(state, seat, card, 1)
    HAND_SIZE.change(state, seat, 1)


def _set_track(state: CartusState, family: int, discs: Sequence[str]) -> None:
    """Read discs such as "red 4", in the order in which they got there."""
    for disc in discs:
        colour, steps = disc.split()
        score_influence(state, COLOURS.index(colour), family, int(steps))


def lay(state: CartusState, field: Line, values: Sequence[int]) -> None:
    """Lay out a whole line of numbers."""
    for at, value in enumerate(values):
        field.put(state, at, value)


def ask_nothing(state: CartusState) -> None:
    """Take all questions off the table."""
    state.top = state.bottom


def listed(text: str) -> list[str]:
    """Read "Monk 4, 2 Sword" as single cards."""
    names = []
    for part in text.split(", ") if text else []:
        count, _, rest = part.partition(" ")
        names += [rest] * int(count) if count.isdigit() else [part]
    return names


def card_number(name: str) -> int:
    """Number a hand card."""
    return CARD_NAMES.index(name)


def choice_of(state: CartusState, words: str) -> int:
    """Understand an answer, whether the rules offer it now or not; "yes" uses a building."""
    said = f"use {words}" if words in ("yes", "no") else words
    found = CARTUS.domain(state, CARTUS.open_seats(state)[0]).heard(state, said)
    assert found is not None, f"{words!r} answers another question than {asked(state)!r}"
    return found


def play(state: CartusState, *answers: str) -> list[Event]:
    """Give answers in words, each for whoever is asked, and return all events."""
    told: list[Event] = []
    for words in answers:
        told += CARTUS.answer(state, CARTUS.open_seats(state)[0], choice_of(state, words))
    return told


def may(state: CartusState, words: str) -> bool:
    """Say whether an answer is offered to whoever is asked."""
    return choice_of(state, words) in CARTUS.answers(state, CARTUS.open_seats(state)[0])


def asked(state: CartusState) -> str:
    """Say who is asked what."""
    question = state.pending[-1]
    who = "nature" if question.seat == NATURE else COLOURS[question.seat]
    return f"{who} {question.kind.name}"


def enter(state: CartusState, *moves: str) -> list[Event]:
    """Let the seats enter in turn: "Farm a: Monk 4, Sword" enters and lays these cards."""
    told: list[Event] = []
    for move in moves:
        place, _, cards = move.partition(":")
        told += play(state, f"enter {place}")
        for card in sorted(card_number(name) for name in listed(cards.strip())):
            told += play(state, f"lay {CARD_NAMES[card]}")
        told += play(state, "stop")
    return told


def hand(state: CartusState, colour: str) -> str:
    """Read a hand, each card by name."""
    cards = HAND.all(state, COLOURS.index(colour))[:CARDS]
    return ", ".join(CARD_NAMES[card] for card, count in enumerate(cards) for _ in range(count))


def rats(state: CartusState, colour: str) -> int:
    """Count a seat's rats."""
    return RATS.of(state, COLOURS.index(colour))


def influence(state: CartusState, family: str) -> list[int]:
    """Read a track."""
    return INFLUENCE.all(state, FAMILIES.index(family))[: state.box.players]


def names(events: Sequence[Event]) -> list[str]:
    """Name what happened."""
    return [type(event).__name__ for event in events]


def draw_any(state: CartusState) -> None:
    """Let nature give its first answer as long as nature is asked."""
    while state.pending and state.pending[-1].seat == NATURE:
        CARTUS.answer(state, NATURE, CARTUS.answers(state, NATURE)[0])
