"""Programs that play: each is started once and asked line by line, game after game."""

from __future__ import annotations

import atexit
import shlex
import subprocess
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import IO, Final

from ratking.core.errors import BadOption, FaultyAgent

VERSION: Final = 1
"""The version of the line protocol, which goes up with every change that an old program feels."""

LONGEST: Final = 3600.0
"""So many seconds is the most that a program can be given for a decision."""

TO_BEGIN: Final = 30.0
TO_END: Final = 2.0
"""So many seconds a program may take to say that it is ready, and to go."""

UNREAD: Final = 1000
LONGEST_LINE: Final = 1 << 16
"""So many lines, and so long ones, are taken from a program at a time."""


@dataclass(frozen=True)
class Command:
    """How a program is started, and how long it may think about a decision."""

    line: str
    seconds: float


class Program:
    """A running program, and the lines that go to it and come from it."""

    def __init__(self, command: Command) -> None:
        self.command = command
        self.line = command.line
        try:
            self.process = subprocess.Popen(
                shlex.split(command.line),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError, IndexError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise BadOption(f"The program {command.line} cannot be started: {why}.") from error
        assert self.process.stdout is not None
        self.heard: Queue[str | None] = Queue(UNREAD)
        Thread(target=_listen, args=(self.process.stdout, self.heard), daemon=True).start()
        self.is_well = False
        self._greet()

    def say(self, *lines: str) -> None:
        """Send lines."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write("".join(f"{line}\n" for line in lines))
            self.process.stdin.flush()
        except OSError as error:
            raise self.fault(f"The program {self.line} has ended.") from error

    def hear(self, until: float) -> str:
        """Wait for the next line that is no information for people."""
        while True:
            try:
                line = self.heard.get(timeout=max(0.0, until - monotonic()))
            except Empty as error:
                raise self.fault(f"The program {self.line} took too long.") from error
            if line is None:
                raise self.fault(
                    f"The program {self.line} has ended, with exit status {self._status()}."
                )
            if line and line.partition(" ")[0] not in ("info", "name"):
                return line

    def fault(self, sentence: str) -> FaultyAgent:
        """Say what is wrong with it; it will not be asked again."""
        self.is_well = False
        return FaultyAgent(sentence)

    def end(self) -> None:
        """Ask it to go, and see that it does."""
        with suppress(FaultyAgent):
            self.say("quit")
        assert self.process.stdin is not None
        with suppress(OSError):
            self.process.stdin.close()
        try:
            self.process.wait(TO_END)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def _greet(self) -> None:
        self.say(f"ratking {VERSION}")
        try:
            said = self.hear(monotonic() + TO_BEGIN)
            if said != f"ready {VERSION}":
                raise self.fault(
                    f"The program {self.line} began with {said[:60]!r} and not with "
                    f"'ready {VERSION}'."
                )
        except FaultyAgent:
            self.end()
            raise
        self.is_well = True

    def _status(self) -> int | None:
        with suppress(subprocess.TimeoutExpired):
            return self.process.wait(TO_END)
        return None


def _listen(lines: IO[str], heard: Queue[str | None]) -> None:
    with suppress(ValueError, OSError):
        while line := lines.readline(LONGEST_LINE):
            heard.put(line.strip())
    heard.put(None)


_idle: Final[defaultdict[Command, list[Program]]] = defaultdict(list)


def take(command: Command) -> Program:
    """Find a program that nobody needs at the moment, or start it."""
    while _idle[command]:
        program = _idle[command].pop()
        if program.is_well and program.process.poll() is None:
            return program
    return Program(command)


def give_back(program: Program) -> None:
    """Keep a program for the next game; one that is not well has to go."""
    if program.is_well:
        _idle[program.command].append(program)
    else:
        program.end()


@atexit.register
def _end_all() -> None:
    for programs in _idle.values():
        for program in programs:
            program.end()
    _idle.clear()
