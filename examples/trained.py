"""A network of examples/ppo.py sits down: `--agents examples/trained.py:Trained,easy`.

It takes the file that is called like the game, `rattus.pt`, in the folder of the command, or
in the one that PPO_NETWORKS names.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import numpy as np
import torch

from ratking import Observation, Question
from ratking.core.game import Game
from ratking.envs.codec.codec import Codec

sys.path.insert(0, str(Path(__file__).parent.parent))
from examples.ppo import Net, net_of


class Trained:
    """Draws among the legal actions as the network weighs them, the same with the same seed."""

    def __init__(self, game: Game[Any], seed: str) -> None:
        self.game = game
        self.network = Path(os.environ.get("PPO_NETWORKS", ".")) / f"{game.name}.pt"
        self.rng = np.random.default_rng(list(seed.encode()))
        self.seated: tuple[Codec, Net] | None = None

    def choose(self, observation: Observation[Any], question: Question, answers: list[int]) -> int:
        """Let the network weigh the answers, and draw one."""
        table, seat = observation.table, observation.seat
        codec, net = self.seated = self.seated or self.sit_down(self.game.players(table))
        seen = np.frombuffer(memoryview(codec.tensor(table, seat)), np.uint8).copy()
        mask = np.frombuffer(memoryview(codec.mask(table, seat)), np.uint8).copy()
        with torch.no_grad():
            odds, _ = net(torch.from_numpy(seen)[None], torch.from_numpy(mask)[None])
        chances = odds.probs[0].double().numpy()
        action = int(self.rng.choice(len(chances), p=chances / chances.sum()))
        return codec.answer(table, seat, action)

    def sit_down(self, players: int) -> tuple[Codec, Net]:
        """Read the network, which belongs to one number of players."""
        codec = Codec(self.game, players)
        net = net_of(codec)
        net.load_state_dict(torch.load(self.network, weights_only=True))
        return codec, net
