"""Agents play, and every decision becomes a row: what was seen, what was possible, what came."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from ratking.agents import agent_named
from ratking.agents.greedy import Greedy, softmax_weights
from ratking.agents.ismcts import TreeSearch
from ratking.agents.taught import Taught
from ratking.agents.uniform import Uniform
from ratking.core.errors import BadOption
from ratking.core.game import Observation
from ratking.core.options import read_options
from ratking.core.play import Agent, asked, draw
from ratking.core.question import NATURE, NOBODY, Question
from ratking.core.state import State
from ratking.envs.codec.batch import BY_PLACE, rewards_of
from ratking.envs.codec.codec import VERSION, Codec
from ratking.games import game as open_game

FORMAT: Final = 1


@dataclass(frozen=True)
class Harvest:
    """Which games to play: between whom, how many, and how many go into one file."""

    game: str
    agents: tuple[str, ...]
    games: int
    shard: int = 100
    seed: str = "0"
    options: dict[str, object] = field(default_factory=dict)
    data: Path | None = None


@dataclass
class Row:
    """One decision of a seat, and what the game brought it."""

    game: int
    step: int
    seat: int
    kind: str
    observation: bytes
    mask: bytes
    action: int
    legal: list[int]
    policy: list[float]
    reward: float = 0.0
    place: int = 0
    score: int = 0


class Field:
    """Plays the games of a harvest, each by its number; all its chance comes from that."""

    def __init__(self, harvest: Harvest) -> None:
        self.harvest = harvest
        self.game = open_game(harvest.game, harvest.data)
        self.options = read_options(self.game.options(), harvest.options)
        self.players = self.game.players(self.game.new(self.options))
        if len(harvest.agents) not in (1, self.players):
            raise BadOption(f"{self.players} players need {self.players} agents or one for all.")
        self.agents = harvest.agents * (self.players if len(harvest.agents) == 1 else 1)
        for name in self.agents:
            agent_named(name, self.game, "")
        self.codec = Codec(self.game, self.players)

    def facts(self) -> dict[str, Any]:
        """Say all that must be the same for files to belong together."""
        said = asdict(self.harvest) | {"agents": list(self.agents), "options": self.options}
        del said["data"], said["games"]
        return said | {
            "format": FORMAT,
            "codec": VERSION,
            "rules": self.game.rules_version,
            "tables": self.game.fingerprint(),
            "players": self.players,
            "observation": self.codec.size,
            "actions": self.codec.actions,
        }

    def play_all(self, numbers: Sequence[int]) -> Generator[list[Row], None, None]:
        """Play one game after the other."""
        for number in numbers:
            yield self.play(number)

    def play(self, number: int) -> list[Row]:
        """Play one game; agents move on by one seat from game to game."""
        rng = Random(f"{self.harvest.seed}:{number}")
        agents = [
            agent_named(
                self.agents[(seat + number) % self.players],
                self.game,
                f"{rng.getrandbits(64):x}",
            )
            for seat in range(self.players)
        ]
        state, rows = self.game.new(self.options), list[Row]()
        while (seat := self.game.asked(state)) != NOBODY:
            if seat == NATURE:
                choice = draw(self.game, state, rng)
            elif len(self.game.legal(state, seat)) == 1:
                choice = self.game.legal(state, seat)[0]
            else:
                agent = agents[seat]
                mind = agent.at(state) if isinstance(agent, Taught) else agent
                choice = self.decide(state, seat, mind, rng, rows)
            self.game.apply(state, seat, choice)
        self.reap(state, rows, number)
        return rows

    def decide(self, state: State, seat: int, agent: Agent, rng: Random, rows: list[Row]) -> int:
        """Let an agent answer and write down what it saw and thought."""
        answers = self.game.answers(state, seat)
        question = self.game.question(state, seat)
        policy = thoughts(agent, self.game.observe(state, seat), question, answers)
        choice = chosen(agent, answers, policy, rng)
        ids = self.codec.ids(state, seat)
        seen, mask = self.codec.tensor(state, seat), self.codec.mask(state, seat)
        action = ids[answers.index(choice)]
        row = Row(
            0, len(rows), seat, question.kind.name, bytes(seen), bytes(mask), action, ids, policy
        )
        rows.append(row)
        return choice

    def reap(self, state: State, rows: list[Row], number: int) -> None:
        """Write into every row what the game brought its seat."""
        outcome = self.game.outcome(state)
        assert outcome is not None
        rewards = rewards_of(self.game, state, BY_PLACE)
        for row in rows:
            row.game, row.reward = number, rewards[row.seat]
            row.place, row.score = outcome.places[row.seat], outcome.scores[row.seat]


def thoughts(
    agent: Agent, observation: Observation[Any], question: Question, answers: list[int]
) -> list[float]:
    """Share out an agent's favour among the answers; the shares sum to one."""
    if isinstance(agent, TreeSearch):
        found = {line.answer: line.share for line in agent.explain(observation, answers)}
        shares = [found.get(answer, 0.0) for answer in answers]
    elif isinstance(agent, Greedy):
        agent.heuristic.prepare(observation.table, observation.seat)
        worths = agent.worths(observation.table, observation.seat, answers)
        shares = softmax_weights(worths, agent.temperature)
    elif isinstance(agent, Uniform):
        shares = [1.0] * len(answers)
    else:
        choice = asked(agent, observation, question, answers)
        shares = [float(answer == choice) for answer in answers]
    return [share / sum(shares) for share in shares]


def chosen(agent: Agent, answers: list[int], policy: list[float], rng: Random) -> int:
    """Take a search at its word, and anybody else by chance."""
    if isinstance(agent, TreeSearch):
        return answers[policy.index(max(policy))]
    return rng.choices(answers, policy)[0]
