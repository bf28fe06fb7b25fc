"""Prove that every challenge can be done: python -m tools.challenges GAME.

A bot that keeps clear of what a goal forbids plays each of them with other luck of its own until it
has three stars; the record of that game is kept beside the tests.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

from ratking.agents import agent_named
from ratking.challenges import Challenge, challenges_of, earned, measured
from ratking.challenges.challenge import ME
from ratking.challenges.goals import played
from ratking.core.event import event_to_json
from ratking.core.game import Game, Observation
from ratking.core.luck import promise, promised_draw
from ratking.core.play import Agent, decide
from ratking.core.question import NATURE, Question
from ratking.core.record import Record, new_record, write_record
from ratking.core.state import State, is_waiting, top_seat
from ratking.games import GAMES, game

PROOFS: Final = Path(__file__).parent.parent / "tests" / "challenges" / "proofs"
TRIES: Final = 400
LONGEST: Final = 3000
LEVELS: Final = ("medium", "easy", "medium", "hard")
"""Who plays: whoever draws among good answers finds more ways than whoever takes the best."""


class Careful:
    """Plays as an agent would, but gives no answer by which a goal is missed."""

    def __init__(self, opened: Game[Any], agent: Agent, challenge: Challenge) -> None:
        self.game, self.agent, self.challenge = opened, agent, challenge
        self.counts: Counter[str] = Counter()

    def choose(self, observation: Observation[Any], question: Question, answers: list[int]) -> int:
        """Choose among the answers that spoil nothing."""
        comes = {answer: self._comes(observation, answer) for answer in answers}
        kept = [answer for answer in answers if not self._spoils(comes[answer])]
        choice = self.agent.choose(observation, question, kept or answers)
        self.counts += comes[choice]
        return choice

    def _comes(self, observation: Observation[Any], answer: int) -> Counter[str]:
        """Count what an answer brings at once of all that is limited."""
        table: State = self.game.copy(observation.table)
        told = [event_to_json(one) for one in self.game.answer(table, observation.seat, answer)]
        limited = [one.fact for one in self.challenge.stars[-1] if one.most is not None]
        counted = [fact for fact in limited if fact.startswith("times ")]
        return Counter({fact: measured(fact, ME, _NOBODY, told) for fact in counted})

    def _spoils(self, comes: Counter[str]) -> bool:
        return any(
            one.most is not None and self.counts[one.fact] + comes[one.fact] > one.most
            for one in self.challenge.stars[-1]
            if comes[one.fact]
        )


_NOBODY: Any = None


def main(words: list[str]) -> None:
    """Prove what is not proven yet."""
    PROOFS.mkdir(exist_ok=True)
    for name in words or sorted(GAMES):
        for challenge in challenges_of(name).values():
            path = PROOFS / f"{name}-{challenge.id}.txt"
            if not path.exists():
                print(name, challenge.id, prove(challenge, path), flush=True)


def prove(challenge: Challenge, path: Path) -> str:
    """Play until three stars are earned; say how many tries that took, or how far it got."""
    opened, best = game(challenge.game), 0
    for number in range(TRIES):
        record = attempt(opened, challenge, number)
        if record.scores is None:
            continue
        outcome, told = played(opened, record)
        best = max(best, earned(challenge.stars, ME, outcome, told))
        if best == len(challenge.stars):
            path.write_text(write_record(opened, record), encoding="utf-8")
            return f"proven after {number + 1} tries"
    return f"NOT PROVEN: {best} stars in {TRIES} tries"


def attempt(opened: Game[Any], challenge: Challenge, number: int) -> Record:
    """Play a challenge once, with the luck that everybody has there."""
    state: State = opened.new(challenge.options)
    levels = [LEVELS[number % len(LEVELS)], *challenge.others]
    agents: list[Agent] = [
        agent_named(level, opened, f"{challenge.secret}/{seat}/{number}", True)
        for seat, level in enumerate(levels)
    ]
    agents[ME] = Careful(opened, agents[ME], challenge)
    record, draws = new_record(opened, dict(challenge.options)), 0
    while is_waiting(state) and len(record.answers) < LONGEST:
        seat = top_seat(state)
        if seat == NATURE:
            choice = promised_draw(opened, state, challenge.secret, "", draws)
            draws += 1
        else:
            choice = decide(opened, state, seat, agents[seat])
        opened.apply(state, seat, choice)
        record.answers.append((seat, choice))
    outcome = opened.outcome(state)
    record.scores = None if outcome is None else outcome.scores
    record.secret, record.promise = challenge.secret, promise(challenge.secret)
    return record


if __name__ == "__main__":
    main(sys.argv[1:])
