"""What the contract has to know of each game; a new game adds one entry to FACTS."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ratking.agents import AGENTS, agent_named
from ratking.agents.greedy import Greedy, Sense
from ratking.agents.uniform import Uniform
from ratking.core.game import Game
from ratking.core.play import Agent
from ratking.core.state import State
from ratking.games import game
from tests.contract import cartus_facts, ratland_facts, rattus_facts, toy_facts
from tests.toy import SealedBids

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


class Purse(Sense):
    """Greedy's sense of Sealed Bids: what is won and what is left."""

    def judge(self, table: Any, seat: int) -> float:
        """Add up prizes and coins."""
        return float(table.won[seat] + table.coins[seat])


TOY = SealedBids()
CARTUS = game("cartus")
RATTUS = game("rattus")
RATLAND = game("ratland")

FACTS: dict[str, Facts] = {
    "sealed bids": Facts(
        TOY,
        [{"players": players} for players in (2, 3, 4)],
        toy_facts.broken_invariant,
        toy_facts.recount,
        500,
        lambda seed: [Uniform(seed), Greedy(TOY, Purse(), seed)],
    ),
    "cartus": Facts(
        CARTUS,
        cartus_facts.VARIANTS,
        cartus_facts.broken_invariant,
        cartus_facts.recount,
        3000,
        lambda seed: [agent_named(name, CARTUS, seed) for name in AGENTS],
        lambda options: options.get("supplies") == "together",
    ),
    "rattus": Facts(
        RATTUS,
        rattus_facts.VARIANTS,
        rattus_facts.broken_invariant,
        rattus_facts.recount,
        3000,
        lambda seed: [agent_named(name, RATTUS, seed) for name in AGENTS],
    ),
    "ratland": Facts(
        RATLAND,
        ratland_facts.VARIANTS,
        ratland_facts.broken_invariant,
        ratland_facts.recount,
        6000,
        lambda seed: [agent_named(name, RATLAND, seed) for name in AGENTS],
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
