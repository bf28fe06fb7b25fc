"""The agent that answers as a network likes best, without looking ahead."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from ratking.core.chance import Generator
from ratking.core.errors import BadFile, BadOption
from ratking.core.game import Game, Observation
from ratking.core.question import Question
from ratking.core.state import State
from ratking.envs.codec.codec import Codec
from ratking.learning.layout import answer_names, input_names
from ratking.learning.policy.file import read_net
from ratking.learning.policy.network import Network, Reading, shares

HEAT: Final = 0.3
PATIENCE: Final = 300
"""After so many answers it grows restless: heat rises, so that no circle goes on for ever."""


class Fit:
    """A network and a game at one number of players."""

    def __init__(self, game: Game[Any], network: Network, players: int) -> None:
        self.codec = Codec(game, players)
        self.reading = Reading(network.net.features, input_names(self.codec))
        known = {name: number for number, name in enumerate(network.net.answers)}
        self.answers = [
            [known.get(name, -1) for name in answer_names(self.codec, seat)]
            for seat in range(players)
        ]


class Policy:
    """Looks at the planes of its seat, and draws among the answers that the network likes.

    Heat says how far it strays from the one that it likes best, which it always takes at 0. A
    little of it keeps it from going round in circles where a game lets one begin again.
    """

    def __init__(
        self, game: Game[Any], network: Network, seed: str = "", heat: float = HEAT
    ) -> None:
        self.game = game
        self.network = network
        self.rng = Generator(seed)
        self.heat = heat
        self.asked = 0
        self.fits: dict[int, Fit] = {}

    def choose(self, observation: Observation[Any], question: Question, answers: list[int]) -> int:
        """Answer for a seat."""
        likings = self.likings(observation.table, observation.seat, answers)
        if self.heat <= 0.0:
            return answers[likings.index(max(likings))]
        self.asked += 1
        heat = self.heat * max(1.0, self.asked / PATIENCE)
        left = self.rng.random()
        for answer, share in zip(answers, shares(likings, heat), strict=True):
            left -= share
            if left < 0.0:
                return answer
        return answers[likings.index(max(likings))]

    def likings(self, table: State, seat: int, answers: list[int]) -> list[float]:
        """Say how much each answer is liked."""
        fit = self.fit(table)
        inside = self.network.hidden(fit.codec.tensor(table, seat), fit.reading)
        offset = fit.codec.offset(table, seat)
        known = fit.answers[seat]
        return self.network.likings(inside, [known[offset + answer] for answer in answers])

    def shares(self, table: State, seat: int, answers: list[int]) -> list[float]:
        """Say how likely each answer would be if it were drawn."""
        return shares(self.likings(table, seat, answers))

    def worths(self, table: State, seat: int) -> list[float]:
        """Expect the reward by place of every seat, as this one sees the table."""
        fit = self.fit(table)
        inside = self.network.hidden(fit.codec.tensor(table, seat), fit.reading)
        players = fit.codec.players
        turned = self.network.worths(inside, players)
        return [turned[(other - seat) % players] for other in range(players)]

    def fit(self, table: State) -> Fit:
        """Find out once how the network fits a table."""
        players = self.game.players(table)
        found = self.fits.get(players)
        if found is None:
            most = int(self.network.net.heading["seats"])
            if players > most:
                raise BadOption(f"This policy has learned games of up to {most} players.")
            found = self.fits[players] = Fit(self.game, self.network, players)
        return found


def policy_of(game: Game[Any], path: Path, seed: str) -> Policy:
    """Seat what a file has learned."""
    network = _network(path.resolve())
    if network.net.heading["game"] != game.name:
        learned = network.net.heading["game"]
        raise BadFile(f"{path} has learned {learned}, not {game.name}.")
    return Policy(game, network, seed)


@cache
def _network(path: Path) -> Network:
    return Network(read_net(path))
