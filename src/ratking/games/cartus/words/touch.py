"""What a board of Rattus Cartus shows besides its pieces, and what an answer touches there."""

from __future__ import annotations

from typing import TypedDict

from ratking.core.question import Question
from ratking.games.cartus.buildings.deck import deck_size
from ratking.games.cartus.enter import ENTER, LAY, PASS_THE_TURN
from ratking.games.cartus.gifts import DISCARD_FOR_RAT, GIVE
from ratking.games.cartus.pieces import (
    COPIES,
    COUNTED,
    FAMILIES,
    JOKER,
    NUNS,
    OTHERS,
    PASS,
    POPULATION,
    UNDEALT,
    family_of,
)
from ratking.games.cartus.resolve import USE_ACTION
from ratking.games.cartus.scoring import survivors, track_order
from ratking.games.cartus.state import (
    HAND_SIZE,
    NUN_PLACE,
    NUN_ROW,
    OVER,
    POOL,
    RATS,
    ROW_POOL,
    STOP,
    CartusState,
    is_final_round,
)
from ratking.games.cartus.tables import CHOSEN_CARDS
from ratking.games.cartus.votes import rivals_at

# What an answer touches.


def touch(table: CartusState, question: Question, choice: int) -> list[str]:
    """Name what an answer is about, and what it would change: each is kind:number."""
    kind, verb = question.kind, question.kind.domain.verb(choice)
    if kind is ENTER:
        return _touched_by_entering(table, question, choice)
    if kind is LAY:
        return _touched_by_laying(table, question, choice)
    if kind is USE_ACTION:
        action = "premium" if question.of("premium") else "standard"
        return [f"{action if choice else 'without'}:{question.of('place')}"]
    if verb.values is None:
        return []
    touched = [f"{verb.values.thing}:{choice}"]
    if kind is DISCARD_FOR_RAT:
        touched.append(f"rats:{question.seat}")
    elif kind is GIVE:
        touched.append(f"seat:{question.of('receiver')}")
    return touched


def _touched_by_entering(table: CartusState, question: Question, place: int) -> list[str]:
    if place == PASS_THE_TURN:
        return [f"card:{PASS}"]
    return [f"place:{place}", _track(table, place), *_rivals(table, question.seat, place)]


def _touched_by_laying(table: CartusState, question: Question, card: int) -> list[str]:
    """A card that counts touches the track, one of another class also one's rats (RC-38, RC-39)."""
    place = table.place[question.seat]
    if card == STOP:
        return [f"place:{place}", *_rivals(table, question.seat, place)]
    touched = [f"card:{card}"]
    if card < COUNTED:
        touched.append(_track(table, place))
    if card < POPULATION and card // NUNS != family_of(table.row[place] // COPIES):
        touched.append(f"rats:{question.seat}")
    return touched


def _track(table: CartusState, place: int) -> str:
    return f"track:{family_of(table.row[place] // COPIES)}"


def _rivals(table: CartusState, seat: int, place: int) -> list[str]:
    """Name those who entered before and compete for the premium action (RC-48, RC-53)."""
    return [f"rival:{other}" for other in rivals_at(table, place) if other != seat]


# What a board need not work out.


class NunFacts(TypedDict):
    """The nuns that the reader has seen, and how few or many there can be in the row."""

    seen: int
    hidden: int
    least: int
    most: int


class BoardFacts(TypedDict):
    """What is printed on the cards in play, and what the rules count at this moment.

    For each card of the row `supplies` says how many cards to draw, rats to discard and nun cards
    to see; `kinds` are the jokers and special cards in the game; `most` is how many cards may be
    given or discarded now, where 0 sets no limit; `alive` are the survivors, in the end.
    """

    rounds: int
    draw: int
    final: bool
    supplies: list[list[int]]
    kinds: list[str]
    prizes: list[int]
    orders: dict[str, list[int]]
    nuns: NunFacts
    most: int
    alive: list[int]


def facts(table: CartusState) -> BoardFacts:
    """Gather what is printed and what the rules count at this moment."""
    players = table.box.players
    return {
        "rounds": (CHOSEN_CARDS - table.box.replacement) // table.box.draw,
        "draw": table.box.draw,
        "final": bool(table.round) and is_final_round(table),
        "supplies": [list(table.box.supplies[card]) for card in table.row],
        "kinds": [name for place, name in enumerate(OTHERS) if deck_size(table, JOKER + place)],
        "prizes": table.box.tables.class_points[:players],
        "orders": {name: track_order(table, family) for family, name in enumerate(FAMILIES)},
        "nuns": nuns(table),
        "most": _most(table),
        "alive": survivors(table) if table.phase == OVER else [],
    }


def nuns(table: CartusState) -> NunFacts:
    """Count the nuns that the reader has seen, and how few or many there can be in the row."""
    row = [NUN_ROW.of(table, place) for place in NUN_PLACE.places(table.box)]
    seen = sum(card % NUNS for card in row if card != UNDEALT)
    hidden = row.count(UNDEALT)
    pools = enumerate(zip(POOL.all(table), ROW_POOL.all(table), strict=True))
    unseen = sorted([card % NUNS for card, counts in pools for _ in range(sum(counts))])
    most = sum(unseen[len(unseen) - hidden :])
    return {
        "seen": seen,
        "hidden": hidden,
        "least": seen + sum(unseen[:hidden]),
        "most": seen + most,
    }


def _most(table: CartusState) -> int:
    """Say how many cards the open question lets one give or discard in a row; 0 sets no limit."""
    asked = table.pending[-1] if table.pending else None
    if asked is None or asked.kind not in (GIVE, DISCARD_FOR_RAT):
        return 0
    return asked.of("count") if asked.kind is GIVE else most_to_discard(table, asked)


def most_to_discard(table: CartusState, asked: Question) -> int:
    """Each card goes with a rat, so it ends with whatever ends first (RC-70)."""
    seat = asked.seat
    return min(asked.of("most"), RATS.of(table, seat), HAND_SIZE.of(table, seat))
