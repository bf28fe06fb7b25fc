"""Tables in words: seats by colour, spaces and pieces by name, one round played step by step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from ratking.core.domain import COLOURS as SEATS
from ratking.core.event import Event
from ratking.core.question import NATURE
from ratking.games.ratland.game import Ratland
from ratking.games.ratland.invariants import broken_invariant
from ratking.games.ratland.pieces import CLAN_NAMES, COLOURS, EVENT_NAMES, SPACES
from ratking.games.ratland.state import (
    CHEESE,
    DOUBLE,
    HIDE,
    PLAN_SIZE,
    RATS,
    RatlandState,
    alive,
    healthy,
    rats_in,
)

RATLAND = Ratland()

INITIAL = EVENT_NAMES[:7]
FINAL = EVENT_NAMES[7:13]
E = TypeVar("E", bound=Event)


def table(
    *rows: str,
    rounds: int = 0,
    coming: str = "",
    game: Ratland = RATLAND,
    supply: int | None = None,
    **options: object,
) -> RatlandState:
    """Set a table at the start of a round, before its event; rows name the seats in their order.

    A row reads like "red rats 9 cheese 2 poisoned 1 lost 1 dead 2 aggressive Ninjas". The seat that
    is active in the first of these rounds is red. `coming` names the event to be revealed, so that
    it is not among those that are gone.
    """
    seats = [_seat(row) for row in rows]
    clans = [seat["clan"] for seat in seats if seat["clan"]]
    sets = 1 if len(rows) < 7 else 2
    gone = _events_gone(rounds, coming)
    if supply is not None:
        seats[-1]["graveyard"] += 115 * sets - _rats(seats) - supply
    data: dict[str, object] = {
        "players": len(rows),
        "start": -rounds % len(rows),
        "food": "shuffled",
        "clans": "yes" if clans else "no",
        "boards": "choice" if any(seat["board"] == "aggressive" for seat in seats) else "normal",
        "locked_and_loaded": "permission",
        "aggressive_defenders": "no",
        "phase": "event",
        "round": rounds,
        "active": 0,
        "supply": 115 * sets - _rats(seats),
        "event": None,
        "next_event": None,
        "event_seen_by": [],
        "events_gone": gone,
        "food_cards": [],
        "next_food": None,
        "food_seen_by": [],
        "food_left": [sets] * (9 - rounds) + [0] * rounds,
        "clans_left": {name: sets - clans.count(name) for name in CLAN_NAMES},
        "area": "dump",
        "turn": 0,
        "drawer": None,
        "draws_left": 0,
        "bag": dict.fromkeys(COLOURS, 0),
        "drawn": dict.fromkeys(COLOURS, 0),
        "seats": seats,
        "pending": [
            {"kind": "reveal_event", "seat": -2},
            {"kind": "draw_event", "seat": -1},
        ],
    }
    return game.from_json(data | options)


def _seat(row: str) -> dict[str, Any]:
    words = row.split()
    counts = {"rats": 7, "cheese": 2, "poisoned": 0, "lost": 0, "dead": 0}
    clan, board = None, "normal"
    for place, word in enumerate(words[1:], start=1):
        if word in counts:
            counts[word] = int(words[place + 1])
        elif word == "aggressive":
            board = word
        elif word in CLAN_NAMES:
            clan = word
    return {
        "board": board,
        "clan": clan,
        "offers": [None, None],
        "rats": dict.fromkeys(SPACES, 0) | {"pantry": counts["rats"]},
        "double": 0,
        "poisoned": counts["poisoned"],
        "poisoned_here": 0,
        "lost": counts["lost"],
        "graveyard": counts["dead"],
        "cheese": counts["cheese"],
        "hidden": 0,
        "used": 0,
        "plan": dict.fromkeys((*SPACES, "double", "hidden"), 0),
        "secret": 0,
        "starving": 0,
        "sent": [0, 0, 0],
    }


def _rats(seats: list[dict[str, Any]]) -> int:
    return sum(
        sum(seat["rats"].values()) + seat["poisoned"] + seat["lost"] + seat["graveyard"]
        for seat in seats
    )


def _events_gone(rounds: int, coming: str) -> list[str]:
    initial = [name for name in INITIAL if name != coming][: min(rounds, 5)]
    return initial + [name for name in FINAL if name != coming][: max(0, rounds - 5)]


def round_of(event: str, *rows: str, food: int = 1, **more: Any) -> RatlandState:
    """Set a table and reveal an event and a food card; final events come in round 6."""
    rounds = more.pop("rounds", 5 if event in FINAL else 0)
    state = table(*rows, rounds=rounds, coming=event, **more)
    reveal(state, event, *[food] * state.box.sets)
    return state


def reveal(state: RatlandState, event: str, *food: int) -> list[Event]:
    """Let nature turn over an event and the food cards."""
    told = nature(state, event)
    for card in food:
        told += nature(state, card)
    return told


def nature(state: RatlandState, *draws: str | int) -> list[Event]:
    """Let nature draw: events, clans and colours by name, food cards by number."""
    told: list[Event] = []
    for drawn in draws:
        told += give(state, NATURE, _number(state, drawn))
    return told


def _number(state: RatlandState, drawn: str | int) -> int:
    values = RATLAND.domain(state, NATURE).verbs[0].values
    found = None if values is None else values.heard(state, str(drawn))
    assert found is not None, f"nature cannot draw {drawn!r} now"
    return found


def give(state: RatlandState, seat: int, choice: int) -> list[Event]:
    """Give one answer; whatever happens, the pieces must add up."""
    told = RATLAND.answer(state, seat, choice)
    assert broken_invariant(state) is None
    return told


def say(state: RatlandState, colour: str, *choices: int | str) -> list[Event]:
    """Let a seat answer one question after the other, by number or in words."""
    told: list[Event] = []
    seat = SEATS.index(colour)
    for choice in choices:
        number = RATLAND.parse(state, seat, choice) if isinstance(choice, str) else choice
        told += give(state, seat, number)
    return told


def place(state: RatlandState, plans: Mapping[str, str] | None = None, **more: str) -> list[Event]:
    """Let everybody place rats, such as red="dump 3 left 2 hide"; the rest stays in the pantry."""
    told: list[Event] = []
    wanted = {colour: _plan(words) for colour, words in (dict(plans or {}) | more).items()}
    for seat in RATLAND.open_seats(state):
        plan = wanted.get(SEATS[seat], [0] * PLAN_SIZE)
        while not told and seat in RATLAND.open_seats(state):
            told += give(state, seat, _next_of(plan, state, seat))
    return told


def _plan(words: str) -> list[int]:
    plan = [0] * PLAN_SIZE
    short = {"left": 3, "right": 4, "double": DOUBLE}
    pairs = words.replace("hide", "").split()
    for name, count in zip(pairs[::2], pairs[1::2], strict=True):
        plan[short[name] if name in short else SPACES.index(name)] = int(count)
    plan[HIDE] = int("hide" in words)
    return plan


def _next_of(plan: list[int], state: RatlandState, seat: int) -> int:
    question = RATLAND.question(state, seat)
    if question.kind.name == "ready":
        return 1
    return plan[HIDE] if question.kind.name == "hide_cheese" else plan[question.of("space")]


def whole_round(event: str, *rows: str, plans: Mapping[str, str], **more: Any) -> list[Event]:
    """Reveal an event and place rats; tell what happened from the lifting of the screens on."""
    return place(round_of(event, *rows, **more), plans)


def happened(told: list[Event], kind: type[E]) -> list[E]:
    """Pick the events of one kind."""
    return [event for event in told if isinstance(event, kind)]


def asked(state: RatlandState) -> str:
    """Say who is asked what, such as "red place", or that the game is over."""
    if not state.pending:
        return "over"
    question = state.pending[-1]
    return f"{'nature' if question.seat == NATURE else SEATS[question.seat]} {question.kind.name}"


def answers(state: RatlandState, colour: str) -> list[int]:
    """List what a seat may answer."""
    return RATLAND.answers(state, SEATS.index(colour))


def cheese(state: RatlandState, colour: str) -> int:
    """Count a seat's cheese."""
    return CHEESE.of(state, SEATS.index(colour))


def rats(state: RatlandState, colour: str, space: str = "") -> int:
    """Count a seat's rats on a space, or all its healthy ones."""
    seat = SEATS.index(colour)
    return rats_in(state, seat, SPACES.index(space)) if space else healthy(state, seat)


def living(state: RatlandState, colour: str) -> int:
    """Count all living rats of a seat."""
    return alive(state, SEATS.index(colour))


def board(state: RatlandState, colour: str) -> list[int]:
    """Read the seven spaces of a seat."""
    return RATS.all(state, SEATS.index(colour))
