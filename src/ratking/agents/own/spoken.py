"""The line protocol, our side of it: a question goes out in lines, one line comes back.

docs/agents.md has the whole of it for whoever writes a program.
"""

from __future__ import annotations

import json
from time import monotonic
from typing import Any
from weakref import finalize

from ratking.agents.own.programs import Command, give_back, take
from ratking.core.errors import FaultyAgent, IllegalAnswer
from ratking.core.game import Game, Observation
from ratking.core.question import Question


class Spoken:
    """Lets a program decide for a seat."""

    def __init__(self, command: Command, game: Game[Any], seed: str) -> None:
        self.game = game
        self.program = take(command)
        finalize(self, give_back, self.program)
        facts = {"game": game.name, "rules": game.rules_version, "data": game.fingerprint()}
        self.program.say(f"new {_in_one_line(facts | {'seed': seed})}")

    def choose(self, observation: Observation[Any], question: Question, answers: list[int]) -> int:
        """Tell the program what its seat may know, and wait for its answer."""
        seconds = self.program.command.seconds
        try:
            self.program.say(*self.asked(observation, question, answers), f"go {seconds:g}")
            said = self.program.hear(monotonic() + seconds)
            return self.understood(observation, question, said)
        except FaultyAgent as fault:
            raise FaultyAgent(
                f"Seat {question.seat} has no answer to the question "
                f"{question.kind.name!r}: {fault}"
            ) from fault

    def asked(
        self, observation: Observation[Any], question: Question, answers: list[int]
    ) -> list[str]:
        """Put a question into lines."""
        table = observation.table
        words = [f"answer {one} {self.game.say(table, question.seat, one)}" for one in answers]
        return [
            f"ask {question.seat} {question.kind.name}",
            f"held {_in_one_line(question.facts())}",
            f"table {_in_one_line(self.game.to_json(table))}",
            *words,
        ]

    def understood(self, observation: Observation[Any], question: Question, said: str) -> int:
        """Read `choose 17` or `say take Witch`."""
        verb, _, rest = said.partition(" ")
        if verb == "choose" and rest.removeprefix("-").isdecimal():
            return int(rest)
        if verb == "say":
            try:
                return self.game.parse(observation.table, question.seat, rest)
            except IllegalAnswer as error:
                raise self.program.fault(
                    f"The program {self.program.line} said {rest[:60]!r}, which is no answer here."
                ) from error
        raise self.program.fault(
            f"The program {self.program.line} said {said[:60]!r}, and neither 'choose' and a "
            "number nor 'say' and an answer."
        )


def _in_one_line(facts: Any) -> str:
    return json.dumps(facts, separators=(",", ":"), ensure_ascii=False)
