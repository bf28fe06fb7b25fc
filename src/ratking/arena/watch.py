"""A stopwatch beside an agent."""

from __future__ import annotations

from time import process_time
from typing import Any

from ratking.core.game import Observation
from ratking.core.play import Agent
from ratking.core.question import Question


class Watched:
    """Counts the decisions of an agent and the processor time they take.

    An agent is asked only where there is a choice, so forced answers count nowhere. Processor time
    stays the same when other programs want the same core.
    """

    def __init__(self, agent: Agent) -> None:
        self.agent = agent
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def choose(self, observation: Observation[Any], question: Question, answers: list[int]) -> int:
        """Let the agent choose."""
        began = process_time()
        choice = self.agent.choose(observation, question, answers)
        spent = process_time() - began
        self.decisions += 1
        self.seconds += spent
        self.slowest = max(self.slowest, spent)
        return choice
