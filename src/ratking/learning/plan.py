"""What a run of training is asked to do, as it is written beside its results."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True)
class Plan:
    """One run: which games it plays, how large its networks are, and how it learns."""

    game: str
    players: dict[int, int] = field(default_factory=lambda: {2: 64})
    """Games side by side in a process and a half, for each number of players."""
    options: dict[str, str] = field(default_factory=dict)
    """Values of options separated by |; every process draws its own."""
    jobs: int = 2
    steps: int = 32
    """Answers in every game between two updates."""
    longest: int = 400
    """A game with more answers for each player is left, and everybody has lost it."""
    toll: float = 0.0
    """What an answer costs whoever gives it, where a game lets one begin again for ever."""
    hidden: tuple[int, ...] = (128, 64)
    critic: tuple[int, ...] = (128, 64)
    decisions: int = 20_000_000
    """After so many decisions rate and entropy have come down."""
    seconds: float = 0.0
    """Where not 0, they come down in so many seconds of training instead."""
    rate: float = 5e-4
    last_rate: float = 5e-5
    entropy: float = 0.05
    last_entropy: float = 0.005
    trace: float = 0.97
    """The lambda of generalized advantage estimation; rewards are not discounted."""
    clip: float = 0.2
    epochs: int = 2
    minibatch: int = 4096
    league: float = 0.5
    """The share of games against earlier selves."""
    rival: str = ""
    """A policy file that sits there in place of earlier selves: how well can it be beaten?"""
    keep: int = 12
    """How many earlier selves are kept."""
    every: int = 8
    """After so many updates another one is kept."""
    rare: float = 2e-4
    """What is seen less often in random play is no feature."""
    teacher: str = ""
    """An agent whose answers are learned before a game is played for its own sake."""
    copied: int = 0
    """In so many updates at first the teacher gives all answers."""
    begins: str = ""
    """A policy file to go on from, in place of weights drawn by chance."""
    warm: int = 0
    """In so many updates after that only the critic learns: it has not seen such games before."""
    seed: int = 1

    def to_json(self) -> dict[str, Any]:
        """Write it as plain data."""
        return asdict(self)


def read_plan(data: dict[str, Any]) -> Plan:
    """Read it as it is written."""
    players = {int(count): games for count, games in data["players"].items()}
    lists = {name: tuple(data[name]) for name in ("hidden", "critic")}
    return Plan(**(data | lists | {"players": players}))
