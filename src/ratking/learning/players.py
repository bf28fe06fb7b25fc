"""The learner's end of the processes that play."""

from __future__ import annotations

import json
import mmap
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import torch
from torch import Tensor

from ratking.core.errors import BadOption
from ratking.learning.exchange import HALVES, MEASURE, QUIT, READY, Exchange
from ratking.learning.layout import CodecFacts
from ratking.learning.plan import Plan

ENDED: Final = "A process that plays has ended; see what it says above."
SHARED = Path("/dev/shm")
KINDS = {
    "look": torch.uint8,
    "mask": torch.uint8,
    "seat": torch.int32,
    "ended": torch.uint8,
    "reward": torch.float64,
    "pick": torch.int32,
}


class Players:
    """Processes that play in shared memory, and arrays laid over it."""

    def __init__(self, plan: Plan, exchange: Exchange, python: Sequence[str], seed: str) -> None:
        self.plan, self.exchange = plan, exchange
        folder = SHARED if SHARED.is_dir() else None
        handle, name = tempfile.mkstemp(prefix="ratking-", dir=folder)
        self.path = Path(name)
        os.ftruncate(handle, exchange.size())
        self.shared = mmap.mmap(handle, exchange.size())
        os.close(handle)
        self.memory = torch.frombuffer(self.shared, dtype=torch.uint8)
        if torch.cuda.is_available():
            cudart().cudaHostRegister(self.memory.data_ptr(), exchange.size(), 0)
        self.processes = [self._begin(job, python, seed) for job in range(plan.jobs)]
        for process in self.processes:
            if read(process, 1) != READY:
                raise BadOption(ENDED)
        self.waiting = [0] * HALVES

    def _begin(self, job: int, python: Sequence[str], seed: str) -> subprocess.Popen[bytes]:
        task = {
            "game": self.plan.game,
            "options": self.plan.options,
            "teacher": self.plan.teacher,
            "exchange": self.exchange.to_json(),
            "file": str(self.path),
            "job": job,
            "seed": seed,
        }
        return started(python, task)

    def array(self, half: int, section: int, part: str) -> Tensor:
        """Lay an array over a part of the shared memory, a row for every game."""
        one = self.exchange.sections[section]
        first = self.exchange.first(half, section, part)
        size = self.exchange.rows(section) * one.width(part)
        flat = self.memory[first : first + size].view(KINDS[part])
        return flat.reshape(self.exchange.rows(section), -1)

    def step(self, half: int) -> None:
        """Let all processes step a half."""
        for process in self.processes:
            write(process, bytes([half]))
        self.waiting[half] = 1

    def wait(self, half: int) -> None:
        """Wait until all have done so; halves are done in the order in which they were begun."""
        if self.waiting[half]:
            for process in self.processes:
                if read(process, 1) != bytes([half]):
                    raise BadOption(ENDED)
            self.waiting[half] = 0

    def measure(self, net: Path, against: str, players: int, games: int, seed: str) -> list[float]:
        """Let all processes play a policy against an agent; list what each game brought."""
        each = -(-games // len(self.processes))
        for number, process in enumerate(self.processes):
            task = {
                "net": str(net),
                "against": against,
                "players": players,
                "first": number * each,
                "games": each,
                "seed": seed,
            }
            write(process, MEASURE + json.dumps(task).encode() + b"\n")
        return [one for process in self.processes for one in json.loads(read_line(process))]

    def end(self) -> None:
        """Send all processes home."""
        for process in self.processes:
            if process.poll() is None:
                write(process, QUIT)
        for process in self.processes:
            process.wait()
        if torch.cuda.is_available():
            cudart().cudaHostUnregister(self.memory.data_ptr())
        self.path.unlink(missing_ok=True)


def cudart() -> Any:
    """Find CUDA's own functions; memory that it knows is copied faster."""
    return torch.cuda.cudart()  # type: ignore[no-untyped-call]


def started(python: Sequence[str], task: dict[str, Any]) -> subprocess.Popen[bytes]:
    """Start a process and give it its task."""
    process = subprocess.Popen(
        [*python, "-m", "ratking.learning.worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        bufsize=0,
    )
    write(process, json.dumps(task).encode() + b"\n")
    return process


def described(game: str, counts: Sequence[int], python: Sequence[str]) -> list[CodecFacts]:
    """Ask a process what a game looks like."""
    process = started(python, {"game": game, "describe": list(counts)})
    said = read_line(process)
    process.wait()
    if not said:
        raise BadOption(ENDED)
    found: list[CodecFacts] = json.loads(said)
    return found


def own_python() -> list[str]:
    """Start processes with this Python."""
    return [sys.executable]


def write(process: subprocess.Popen[bytes], said: bytes) -> None:
    """Send bytes."""
    assert process.stdin is not None
    try:
        process.stdin.write(said)
    except BrokenPipeError as error:
        raise BadOption(ENDED) from error


def read(process: subprocess.Popen[bytes], size: int) -> bytes:
    """Receive bytes."""
    assert process.stdout is not None
    return process.stdout.read(size)


def read_line(process: subprocess.Popen[bytes]) -> bytes:
    """Receive a line."""
    assert process.stdout is not None
    return process.stdout.readline()
