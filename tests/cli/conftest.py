"""The command as a person at a terminal without colours uses it."""

from __future__ import annotations

import io
from dataclasses import dataclass

import pytest

from ratking.cli import engine, main


@dataclass
class Said:
    """What a command printed, and how it ended."""

    code: int
    out: str
    err: str


class Ratking:
    """Runs commands in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *words: object, typed: str | bytes = "") -> Said:
        content = typed if isinstance(typed, bytes) else typed.encode()
        self.monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(content), "utf-8"))
        code = main([str(word) for word in words])
        out, err = self.capsys.readouterr()
        return Said(code, out, err)

    def mistake(self, *words: object, typed: str | bytes = "") -> str:
        """Run a command that must fail with one sentence and nothing else."""
        said = self(*words, typed=typed)
        assert said.code == 2
        assert said.out == ""
        assert said.err.startswith("ratking: ")
        assert said.err.count("\n") == 1
        return said.err.removeprefix("ratking: ").strip()


def without_the_engine(errors: str) -> str:
    """Leave out what a process says of the engine, which may be compiled or not."""
    lines = errors.splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("The engine runs interpreted"))


@pytest.fixture
def ratking(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Ratking:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setattr(engine, "is_compiled", lambda: True)
    return Ratking(monkeypatch, capsys)
