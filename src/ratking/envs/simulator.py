"""One game in progress as the doors see it: seats act by id and look in numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ratking.core.errors import BadOption
from ratking.core.game import Game
from ratking.core.state import State, top_seat
from ratking.envs.codec.batch import BY_PLACE, BY_SCORE, rewards_of
from ratking.envs.codec.codec import Codec
from ratking.envs.pictures import tiles_of
from ratking.envs.pictures.sheet import as_pixels, as_text
from ratking.envs.wording import Wording
from ratking.games import GAMES, game

REWARDS: Final = {"place": BY_PLACE, "score": BY_SCORE}
RENDER_MODES: Final = ("ansi", "human", "rgb_array")
ILLEGAL_REWARD: Final = -1.0
"""What it brings to act illegally, where that ends the game."""

DictObservation = dict[str, NDArray[Any]]
"""What a seat gets: its observation, and the mask of its legal actions."""


def open_by_id(name: str, data: Path | None = None) -> Game[Any]:
    """Open a game by its name or its id, such as rattus or rattus-v2."""
    found = re.fullmatch(r"(\w+?)(?:[-_]v(\d+))?", name)
    opened = game(found[1] if found else name, data)
    if found and found[2] and int(found[2]) != opened.rules_version:
        raise BadOption(f"The rules of {opened.name} have the version {opened.rules_version}.")
    return opened


def id_of(opened: Game[Any]) -> str:
    """Name a game with the version of its rules."""
    return f"{opened.name}-v{opened.rules_version}"


def ids() -> dict[str, str]:
    """List the id of every game with its name."""
    return {id_of(game(name)): name for name in GAMES}


def selfplay_id(known: str) -> str:
    """Name the vector environment of whole games beside a seat's: rattus-selfplay-v1."""
    name, _, version = known.rpartition("-")
    return f"{name}-selfplay-{version}"


class Simulator:
    """A game, its codec and the state it is in; nature answers by itself."""

    def __init__(
        self, name: str, options: Mapping[str, object], rewards: str, data: Path | None = None
    ) -> None:
        if rewards not in REWARDS:
            raise BadOption(f"rewards must be one of {', '.join(REWARDS)}, not {rewards!r}.")
        self.game = open_by_id(name, data)
        self.by = REWARDS[rewards]
        self.options = dict(options)
        self.state: State = self.game.new(self.options)
        self.players = self.game.players(self.state)
        self.codec = Codec(self.game, self.players)
        self.rng = Random()

    def reset(self, seed: int | None) -> None:
        """Begin a new game; with a seed, chance is the same every time."""
        if seed is not None:
            self.rng = Random(seed)
        self.state = self.game.new(self.options)
        self.let_nature_answer()

    def let_nature_answer(self) -> None:
        """Draw what nature is asked."""
        self.game.let_nature_answer(self.state, self.rng)

    def asked(self) -> int:
        """Find the seat that has to act; of several that think together, the first one."""
        return top_seat(self.state)

    def step(self, seat: int, action: int) -> None:
        """Give the answer that an id stands for; an illegal one changes nothing."""
        answer = self.codec.answer(self.state, seat, action)
        self.game.apply(self.state, seat, answer)
        self.let_nature_answer()

    def is_over(self) -> bool:
        """Say whether nothing is left to answer."""
        return self.game.is_over(self.state)

    def rewards(self) -> list[float]:
        """Reward every seat of a finished game."""
        return rewards_of(self.game, self.state, self.by)

    def observe(self, seat: int, extra: int = 0) -> DictObservation:
        """Show what a seat may know and do; the mask may be longer than the actions."""
        tensor = np.frombuffer(memoryview(self.codec.tensor(self.state, seat)), np.uint8)
        legal = np.frombuffer(memoryview(self.codec.mask(self.state, seat)), np.int8)
        mask = np.append(legal, np.zeros(extra, np.int8)) if extra else legal.copy()
        return {"observation": tensor, "action_mask": mask}

    def text(self, seat: int) -> str:
        """Describe in words what a seat may know, what it is asked, and its actions by id."""
        return Wording(self.codec).position(self.state, seat)

    def label(self, seat: int, action: int) -> str:
        """Name an action in a few words."""
        return Wording(self.codec).label(self.state, seat, action)

    def observation_space(self, extra: int = 0) -> Any:
        """Say what looks like that."""
        highest = [plane.highest for plane in self.codec.planes for _ in range(plane.length)]
        top = np.array(highest, np.uint8)
        return spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(top), top, dtype=np.uint8),
                "action_mask": spaces.MultiBinary(self.codec.actions + extra),
            }
        )

    def render(self, mode: str | None) -> str | NDArray[np.uint8] | None:
        """Show what everybody sees as text or as pixels; a person reads it in the terminal."""
        tiles = tiles_of(self.game, self.state)
        if mode == "rgb_array":
            return as_pixels(tiles)
        if mode == "ansi":
            return as_text(tiles)
        if mode == "human":
            print(as_text(tiles))
        return None


def check_render_mode(mode: str | None) -> None:
    """Refuse a mode that nobody knows."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"render_mode must be one of {', '.join(RENDER_MODES)}, not {mode!r}.")
