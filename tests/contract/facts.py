"""What the contract has to know of each game; a new game adds a file NAME_facts.py."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from ratking.agents import agent_named
from ratking.agents.evaluators import HeuristicEvaluator
from ratking.agents.greedy import Greedy
from ratking.agents.heuristic import heuristic_of
from ratking.agents.ismcts import Budget, TreeSearch
from ratking.agents.uniform import Uniform
from ratking.core.game import Game
from ratking.core.play import Agent
from ratking.core.state import State
from ratking.games import GAMES, game
from tests.contract import toy_facts
from tests.toy import SealedBids
from tests.toy_box import Purse

Options = dict[str, object]
Plain = dict[str, Any]
"""A state as plain data: what a person at the table could write down."""


@dataclass(frozen=True)
class Facts:
    """The ways a game can be set up, and what must be true of it whatever is answered."""

    game: Game[Any]
    variants: list[Options]
    broken_invariant: Callable[[Any], str | None]
    recount: Callable[[Plain], tuple[list[int], list[int]]]
    most_answers: int
    agents: Callable[[str], list[Agent]]
    thinks_together: Callable[[Options], bool] = bool


@dataclass(frozen=True)
class Case:
    """One game set up in one way."""

    facts: Facts
    options: Options

    @property
    def game(self) -> Game[Any]:
        """The rules."""
        return self.facts.game

    def new(self) -> State:
        """Set the game up."""
        state: State = self.game.new(self.options)
        return state

    def __str__(self) -> str:
        """Name the case in the list of tests."""
        chosen = [
            f"{key}={'+'.join(value) if isinstance(value, list) else value}"
            for key, value in self.options.items()
        ]
        return " ".join([self.game.name, *chosen])


def quick_agents(rules: Game[Any], seed: str) -> list[Agent]:
    """Seat one agent of each kind, none of which thinks for long or by the clock."""
    search = TreeSearch(rules, HeuristicEvaluator(rules, heuristic_of(rules)), Budget(6), seed)
    return [search, *(agent_named(name, rules, seed) for name in ("uniform", "greedy", "novice"))]


def facts_of(name: str) -> Facts:
    """Put together what is known of a game from the file that is called after it."""
    module, rules = import_module(f"tests.contract.{name}_facts"), game(name)
    return Facts(
        rules,
        module.VARIANTS,
        module.broken_invariant,
        module.recount,
        module.MOST_ANSWERS,
        lambda seed: quick_agents(rules, seed),
        getattr(module, "thinks_together", bool),
    )


TOY = SealedBids()

FACTS: dict[str, Facts] = {name: facts_of(name) for name in GAMES} | {
    TOY.name: Facts(
        TOY,
        [{"players": players} for players in TOY.player_counts()],
        toy_facts.broken_invariant,
        toy_facts.recount,
        500,
        lambda seed: [Uniform(seed), Greedy(TOY, Purse(), seed)],
    ),
}

CASES = [Case(facts, options) for facts in FACTS.values() for options in facts.variants]
TOGETHER = [
    case
    for case in CASES
    if any(kind.together for kind in case.game.kinds().values())
    and case.facts.thinks_together(case.options)
]
"""The games in which several seats think at once."""
