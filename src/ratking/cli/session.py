"""A game at one keyboard: who sits where, what was told, and the way back."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from ratking.core.event import Event, is_past_recall
from ratking.core.game import Game
from ratking.core.play import Agent, decide, draw
from ratking.core.question import NATURE, Question
from ratking.core.record import Record
from ratking.core.state import State


@dataclass(frozen=True)
class Moment:
    """A state to go back to, and how far record and log had come."""

    seat: int
    state: State
    answers: int
    told: int


class Session:
    """Plays for bots and chance, and waits where a person has a choice."""

    def __init__(
        self, game: Game[Any], state: State, record: Record, agents: list[Agent | None], rng: Random
    ) -> None:
        self.game = game
        self.state = state
        self.record = record
        self.agents = agents
        self.rng = rng
        self.told: list[Event] = []
        self.moments: list[Moment] = []

    def people(self) -> list[int]:
        """List the seats where persons sit."""
        return [seat for seat, agent in enumerate(self.agents) if agent is None]

    def is_over(self) -> bool:
        """Say whether the game has ended."""
        return self.game.is_over(self.state)

    def asked(self) -> int:
        """Say whose answer comes next."""
        return self.game.open_seats(self.state)[0]

    def question(self) -> Question:
        """Show what is asked."""
        return self.game.question(self.state, self.asked())

    def answers(self) -> list[int]:
        """List what can be answered."""
        return self.game.answers(self.state, self.asked())

    def waits_for_person(self) -> bool:
        """Say whether a person has a real choice now."""
        seat = self.asked()
        if seat == NATURE or self.agents[seat] is not None:
            return False
        return len(self.answers()) > 1

    def go_on(self) -> None:
        """Answer for chance, for a bot, or for a person who has no choice."""
        seat = self.asked()
        if seat == NATURE:
            self._give(seat, draw(self.game, self.state, self.rng))
            return
        agent = self.agents[seat]
        if agent is None:
            self._give(seat, self.answers()[0])
        else:
            self._give(seat, decide(self.game, self.state, seat, agent))

    def answer(self, choice: int) -> None:
        """Give a person's answer; it can be taken back while it revealed and passed nothing."""
        seat = self.asked()
        if self.moments and self.moments[-1].seat != seat:
            self.moments.clear()
        before = self.game.copy(self.state)
        self.moments.append(Moment(seat, before, len(self.record.answers), len(self.told)))
        self._give(seat, choice)

    def _give(self, seat: int, choice: int) -> None:
        events = self.game.answer(self.state, seat, choice)
        self.record.answers.append((seat, choice))
        self.told += events
        self._note_result()
        by_itself = seat == NATURE or self.agents[seat] is not None
        if by_itself or is_past_recall(events):
            self.moments.clear()

    def _note_result(self) -> None:
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            self.record.scores = outcome.scores

    def undo(self) -> bool:
        """Take the latest answer of the asked person back, if it can be."""
        if not self.moments or self.moments[-1].seat != self.asked():
            return False
        moment = self.moments.pop()
        self.state = moment.state
        del self.record.answers[moment.answers :]
        del self.told[moment.told :]
        return True
