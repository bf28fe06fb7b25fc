"""Classes of one's own as agents: found in a file or a package, made, and asked with care."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from inspect import Parameter, signature
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any, Final

from ratking.core.errors import BadOption, FaultyAgent, Mistake
from ratking.core.game import Game, Observation
from ratking.core.play import Agent
from ratking.core.question import Question

SCRIPT: Final = ".py"


@dataclass(frozen=True)
class Maker:
    """Where a class is: what the user calls it, and `file.py:Class` or `package.module:Class`."""

    name: str
    place: str

    def find(self) -> Any:
        """Load the class."""
        home, _, name = self.place.rpartition(":")
        module = module_at(home)
        found = getattr(module, name, None)
        if not callable(found):
            there = ", ".join(agents_in(module)) or "nothing that can choose"
            raise BadOption(f"There is no class {name!r} in {home}; there is {there}.")
        return found


class Guarded:
    """Asks an agent of somebody's own, and tells in a sentence what goes wrong inside of it."""

    def __init__(self, name: str, agent: Agent) -> None:
        self.name = name
        self.agent = agent

    def choose(self, observation: Observation[Any], question: Question, answers: list[int]) -> int:
        """Let the agent choose; whoever asked looks at what it chose."""
        try:
            return self.agent.choose(observation, question, answers)
        except Mistake:
            raise
        except Exception as error:
            raise FaultyAgent(
                f"{self.name} failed at seat {question.seat}, at the question "
                f"{question.kind.name!r}: {told(error)}."
            ) from error


def seat_class(maker: Maker, game: Game[Any], seed: str) -> Agent:
    """Make an agent; a class is given the game and the seed if it asks for them by name."""
    made = maker.find()
    try:
        agent = made(**wanted(made, {"game": game, "seed": seed}))
    except Mistake:
        raise
    except Exception as error:
        raise BadOption(f"{maker.name} cannot be seated: {told(error)}.") from error
    if not callable(getattr(agent, "choose", None)):
        raise BadOption(f"{maker.name} has no choose(observation, question, answers).")
    return Guarded(maker.name, agent)


def wanted(made: Any, facts: dict[str, object]) -> dict[str, object]:
    """Pick the facts that a class takes."""
    taken = signature(made).parameters.values()
    if any(one.kind is Parameter.VAR_KEYWORD for one in taken):
        return facts
    names = {one.name for one in taken}
    return {name: fact for name, fact in facts.items() if name in names}


def module_at(home: str) -> ModuleType:
    """Import a file by its path, or a module by its name."""
    try:
        if home.endswith(SCRIPT):
            return module_of(Path(home).absolute())
        _look_here(Path.cwd())
        return import_module(home)
    except Mistake:
        raise
    except Exception as error:
        raise BadOption(f"{home} cannot be loaded: {told(error)}.") from error


@cache
def module_of(path: Path) -> ModuleType:
    """Run a file once; what lies beside it can be imported by it."""
    if not path.is_file():
        raise BadOption(f"There is no file {path}.")
    name = f"own_agent_{sha256(str(path).encode()).hexdigest()[:12]}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    _look_here(path.parent)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def agents_in(module: ModuleType) -> list[str]:
    """List the classes of a module that could be seated."""
    found = (name for name, one in vars(module).items() if isinstance(one, type))
    return sorted(name for name in found if callable(getattr(vars(module)[name], "choose", None)))


def told(error: Exception) -> str:
    """Say what went wrong, and in which line of which file."""
    said = f"{type(error).__name__}: {error}".removesuffix(".").removesuffix(": ")
    frames = extract_tb(error.__traceback__)
    place = frames[-1] if frames else None
    return said if place is None else f"{said} ({Path(place.filename).name}, line {place.lineno})"


def _look_here(folder: Path) -> None:
    """Find modules in a folder as well, after all others."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
