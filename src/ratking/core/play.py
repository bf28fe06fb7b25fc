"""Driving a game: agents answer for the seats, a random generator answers for nature."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import index
from typing import Any, Protocol

from ratking.core.chance import Chance, Generator
from ratking.core.errors import IllegalAnswer
from ratking.core.event import Event
from ratking.core.game import Game, Observation
from ratking.core.question import NATURE, WIDTH, Amount, Question, seat_of
from ratking.core.row import nth, size
from ratking.core.state import (
    State,
    answer_at,
    is_waiting,
    kind_at,
    top_seat,
)

Listener = Callable[[int, int, list[Event]], None]
"""Hears every answer: the seat, its choice and the events that followed."""


class Agent(Protocol):
    """Decides for a seat from what that seat may know."""

    def choose(self, observation: Observation[Any], question: Question, answers: list[int]) -> int:
        """Pick one of the answers."""


def below(rng: Chance, bound: int) -> int:
    """Pick a number from 0 up to a bound that is itself left out."""
    if isinstance(rng, Generator):
        return rng.below(bound)
    return int(rng.random() * float(bound))  # compiled, a float times an int is slow


def draw(game: Game[Any], state: State, rng: Chance) -> int:
    """Pick nature's answer according to its weights."""
    return game.draw(state, rng)


def decide(game: Game[Any], state: State, seat: int, agent: Agent) -> int:
    """Let an agent answer; a forced answer is given for it."""
    legal = game.legal(state, seat)
    if len(legal) == 1:
        return legal[0]
    return asked(agent, game.observe(state, seat), game.question(state, seat), legal)


def asked(agent: Agent, observation: Observation[Any], question: Question, legal: list[int]) -> int:
    """Ask an agent, and refuse whatever is not one of the legal answers.

    Every loop that seats an agent asks it here: an agent may be of anybody's making.
    """
    chooser: Any = agent  # what it returns is not known to be an int before it is looked at
    given: object = chooser.choose(observation, question, list(legal))
    choice = whole(given)
    if choice is None or choice not in legal:
        raise IllegalAnswer(
            f"Seat {question.seat} answered {given!r:.60} to the question "
            f"{question.kind.name!r}; the answers were {', '.join(map(str, legal))}."
        )
    return choice


def whole(given: Any) -> int | None:
    """Read a whole number, numpy's included; True, 2.0 and the like are none."""
    if isinstance(given, bool):
        return None
    if isinstance(given, int):
        return given
    try:
        return index(given)
    except TypeError:
        return None


def play(
    game: Game[Any],
    state: State,
    agents: Sequence[Agent],
    rng: Chance,
    listener: Listener | None = None,
    longest: int = -1,
) -> list[tuple[int, int]]:
    """Play a game to its end and return every answer given, nature's included.

    A game that has taken `longest` answers is left as it stands.
    """
    given: list[tuple[int, int]] = []
    while is_waiting(state) and len(given) != longest:
        seat = top_seat(state)
        if seat == NATURE:
            choice = draw(game, state, rng)
        else:
            choice = decide(game, state, seat, agents[seat])
        if listener is None:
            game.apply(state, seat, choice)
        else:
            listener(seat, choice, game.answer(state, seat, choice))
        given.append((seat, choice))
    return given


def play_randomly(game: Game[Any], state: State, rng: Chance) -> int:
    """Play to the end with any answer as good as another; return how many were given."""
    count = 0
    while not game.is_over(state):
        answer_at(state, state.top - WIDTH, any_answer(state, rng))
        count += 1
    return count


def any_answer(state: State, rng: Chance) -> int:
    """Answer the question on top at random: nature by its weights, a seat with anything."""
    place: int = state.top - WIDTH
    kind = kind_at(state, place)
    if seat_of(state, place) == NATURE:
        return kind.drawn(state, place, rng.random())
    if kind.wide:
        if isinstance(kind, Amount):
            least = kind.least(state, place)
            return least + below(rng, kind.most(state, place) - least + 1)
        listed = kind.listed(state, place)
        return listed[below(rng, len(listed))]
    answers = kind.answers(state, place)
    return nth(answers, below(rng, size(answers)))
