"""A process that plays: it steps many games in compiled calls as the learner picks answers.

Started as `python -m ratking.learning.worker`; the first line that it reads is its task in JSON.
Then each byte that it reads is the number of a half to step, which it sends back when that is
done; E is followed by a line that says what to measure, Q ends it.
"""

from __future__ import annotations

import json
import mmap
import os
import signal
import sys
from array import array
from pathlib import Path
from random import Random
from typing import Any, Final

from ratking.agents import agent_named
from ratking.core.options import read_options
from ratking.core.play import Agent, decide
from ratking.envs.codec.batch import Batch
from ratking.envs.codec.codec import Codec
from ratking.games import game as open_game
from ratking.learning.exchange import (
    CUT,
    HALVES,
    MEASURE,
    QUIT,
    READY,
    TAUGHT,
    Exchange,
    Section,
    read_exchange,
)
from ratking.learning.layout import described
from ratking.learning.measuring import measured

READ: Final = 0
WRITE: Final = 1


class Stage:
    """The games of one process in one section of one half, shown in the shared memory."""

    def __init__(
        self, batch: Batch, teacher: Agent | None, task: dict[str, Any], half: int, number: int
    ) -> None:
        self.batch, self.teacher = batch, teacher
        self.exchange: Exchange = read_exchange(task["exchange"])
        self.section: Section = self.exchange.sections[number]
        self.half, self.number, self.job = half, number, int(task["job"])

    def place(self, part: str) -> slice:
        """Find the rows of this process in an array."""
        rows = self.section.games * self.section.width(part)
        first = self.exchange.first(self.half, self.number, part) + self.job * rows
        return slice(first, first + rows)

    def show(self, shared: mmap.mmap) -> None:
        """Write what the games show now."""
        batch = self.batch
        for part, shown in (
            ("look", batch.observations),
            ("mask", batch.masks),
            ("seat", batch.seats),
            ("ended", batch.ended),
            ("reward", batch.rewards),
        ):
            shared[self.place(part)] = memoryview(shown).cast("B").tobytes()

    def step(self, shared: mmap.mmap) -> None:
        """Give the answers that were picked; a game that takes too long begins anew."""
        picks = memoryview(shared[self.place("pick")]).cast("i").tolist()
        late = [place for place, pick in enumerate(picks) if pick == CUT] if CUT in picks else []
        batch = self.batch
        if TAUGHT in picks:
            picks = [self.taught(n) if pick == TAUGHT else pick for n, pick in enumerate(picks)]
            shared[self.place("pick")] = array("i", picks).tobytes()
        for place in late:
            picks[place] = int(batch.offsets[place]) + int(batch.legal[place * batch.most])
        batch.step(picks)
        for place in late:
            if not batch.ended[place]:
                batch.begin_again(place)
        self.show(shared)

    def taught(self, place: int) -> int:
        """Ask the teacher what to answer in a game."""
        assert self.teacher is not None
        game, state, seat = self.batch.game, self.batch.states[place], int(self.batch.seats[place])
        choice = decide(game, state, seat, self.teacher)
        return int(self.batch.offsets[place]) + choice


def stages_of(task: dict[str, Any]) -> list[list[Stage]]:
    """Set up all games of a process: half by half, section by section."""
    game = open_game(task["game"])
    exchange = read_exchange(task["exchange"])
    name, found = task["teacher"], []
    teacher = agent_named(name, game, f"{task['seed']}:{task['job']}", True) if name else None
    for half in range(HALVES):
        row = []
        for number, section in enumerate(exchange.sections):
            rng = Random(f"{task['seed']}:{task['job']}:{half}:{number}")
            chosen = drawn_options(task["options"], rng) | {"players": section.players}
            options = read_options(game.options(), chosen)
            codec = Codec(game, section.players)
            batch = Batch(codec, options, section.games, rng.randrange(2**40), everyone=True)
            row.append(Stage(batch, teacher, task, half, number))
        found.append(row)
    return found


def drawn_options(choices: dict[str, str], rng: Random) -> dict[str, object]:
    """Draw one of the values of each option; they are separated by |."""
    return {name: rng.choice(values.split("|")) for name, values in choices.items()}


def serve(task: dict[str, Any]) -> None:
    """Step halves until the learner has enough."""
    stages = stages_of(task)
    with Path(task["file"]).open("r+b") as file, mmap.mmap(file.fileno(), 0) as shared:
        for row in stages:
            for stage in row:
                stage.show(shared)
        os.write(WRITE, READY)
        while (order := os.read(READ, 1)) not in (b"", QUIT):
            if order == MEASURE:
                tell(measured(task["game"], json.loads(read_line())))
                continue
            for stage in stages[order[0]]:
                stage.step(shared)
            os.write(WRITE, order)


def read_line() -> bytes:
    """Read up to the end of a line, and not a byte more."""
    found = b""
    while (letter := os.read(READ, 1)) not in (b"", b"\n"):
        found += letter
    return found


def tell(said: Any) -> None:
    """Send a line of JSON."""
    os.write(WRITE, json.dumps(said).encode() + b"\n")


def main() -> int:
    """Describe the game, or play it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the learner hears it, and says when to stop
    task = json.loads(read_line())
    if "describe" in task:
        tell(described(open_game(task["game"]), task["describe"]))
    else:
        serve(task)
    return 0


if __name__ == "__main__":
    sys.exit(main())
