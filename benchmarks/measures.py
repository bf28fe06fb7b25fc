"""What is measured, in rounds that take every measure in turn so that noise hits all alike."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, dataclass, field
from typing import Final

from benchmarks.engines import Engine
from ratking.games import GAMES, game

COPY_SHARE: Final = 0.25
"""What is timed one by one gets this share of a round; it is a much smaller thing than a game."""

BOXES: Final = {name: game(name).title for name in GAMES}
SPIELS: Final = {"hearts": "hearts", "crazy_eights": "crazy eights", "backgammon": "backgammon"}


@dataclass
class Measure:
    """One line of a table: what runs where, and what every round found."""

    title: str
    engine: str
    task: str
    less_is_better: bool = False
    rounds: list[float] = field(default_factory=list)
    by_chance: float | None = None
    missing: str = ""

    def best(self) -> float:
        """Find the best round."""
        return min(self.rounds) if self.less_is_better else max(self.rounds)

    def spread(self) -> float:
        """Say how far the rounds lie apart, as a share of the highest."""
        return 1 - min(self.rounds) / max(self.rounds)

    def ratio(self, ours: Measure) -> float | None:
        """Say how many times as fast ours is, if both could be taken."""
        if not self.rounds or not ours.rounds:
            return None
        ratio = ours.best() / self.best()
        return 1 / ratio if self.less_is_better else ratio

    def facts(self, *ours: Measure) -> dict[str, object]:
        """Write the measure as plain data, with the ratio of each of ours to it."""
        return asdict(self) | {"ratios": {other.title: self.ratio(other) for other in ours}}


@dataclass
class Group:
    """Measures of one kind, in one table; the first ones are ours, to be compared with the rest."""

    key: str
    title: str
    ours: tuple[str, ...]
    """A column for each of the first measures: how many times as fast it is as the others."""
    measures: list[Measure]

    def facts(self) -> list[dict[str, object]]:
        """Write every measure as plain data."""
        return [measure.facts(*self.measures[: len(self.ours)]) for measure in self.measures]


def groups() -> list[Group]:
    """List all that is measured."""
    return [
        Group("answers_per_cpu_second", "answers per CPU second", ("loop", "Python"), speeds()),
        Group("microseconds_per_copy", "microseconds per copy, mid-game", ("copy",), copies()),
        Group("microseconds_per_look", "microseconds, mid-game", (), looks()),
        Group("door_steps_per_cpu_second", "steps per CPU second, one game", ("door",), doors()),
        Group(
            "batch_steps_per_cpu_second",
            "steps per CPU second, 1,024 games",
            ("batch",),
            batches(),
        ),
        Group(
            "search_iterations_per_cpu_second",
            "search iterations per CPU second",
            ("search",),
            searches(),
        ),
    ]


def speeds() -> list[Measure]:
    """List whose answers per CPU second are measured."""
    own = [
        Measure(f"{title}, {words}", engine, f"{box} {task}")
        for box, title in BOXES.items()
        for words, engine, task in (
            ("compiled, own loop", "compiled", "own loop"),
            ("compiled, from Python", "compiled", "python"),
            ("compiled, events told", "compiled", "events"),
            ("interpreted, own loop", "interpreted", "own loop"),
        )
    ]
    peers = [
        Measure(f"OpenSpiel {title}, {words}", "open_spiel", f"{spiel} {task}")
        for words, task in (("from Python", "python"), ("own loop", "own loop"))
        for spiel, title in SPIELS.items()
    ]
    return [*own, Measure("catanatron, from Python", "catanatron", "python"), *peers]


def copies() -> list[Measure]:
    """List whose microseconds per copy are measured."""
    return [
        *(Measure(title, "compiled", f"{box} copy", True) for box, title in BOXES.items()),
        Measure("Rattus interpreted", "interpreted", "rattus copy", True),
        Measure("catanatron", "catanatron", "copy", True),
        *(
            Measure(f"OpenSpiel {title}", "open_spiel", f"{spiel} copy", True)
            for spiel, title in SPIELS.items()
        ),
    ]


def looks() -> list[Measure]:
    """List what it costs to see a table as a seat does, and to deal a world that fits it."""
    return [
        Measure(f"{title}, {task}", "compiled", f"{box} {task}", True)
        for box, title in BOXES.items()
        for task in ("observe", "sample")
    ]


def doors() -> list[Measure]:
    """List whose steps per CPU second through PettingZoo's API are measured."""
    return [
        *(
            Measure(f"{title} through PettingZoo", "doors", f"{box} in turns")
            for box, title in BOXES.items()
        ),
        Measure("PettingZoo gin_rummy", "gin_rummy", "gin_rummy"),
        Measure("PettingZoo texas_holdem", "pettingzoo", "texas_holdem"),
        Measure("PettingZoo leduc_holdem", "pettingzoo", "leduc_holdem"),
        Measure("PettingZoo chess", "pettingzoo", "chess"),
        Measure("rlcard gin-rummy, own API", "rlcard", "gin rummy"),
        Measure("rlcard limit-holdem, own API", "rlcard", "limit holdem"),
        Measure("rlcard uno, own API", "rlcard", "uno"),
    ]


def batches() -> list[Measure]:
    """List whose steps per CPU second in batches of 1,024 are measured."""
    own = [
        Measure(f"{title}, {words}", "doors", f"{box} {task}")
        for box, title in BOXES.items()
        for words, task in (("masks and observations", "together"), ("masks only", "masks"))
    ]
    return [
        *own,
        Measure("pgx backgammon, processor", "pgx", "backgammon"),
        Measure("pgx sparrow_mahjong, processor", "pgx", "sparrow_mahjong"),
    ]


def searches() -> list[Measure]:
    """List whose search iterations per CPU second are measured, mid-game."""
    own = [
        Measure(f"{title}, {words}", "compiled", f"{box} {task}")
        for box, title in BOXES.items()
        for words, task in (
            ("rollouts to the end", "search to the end"),
            ("judged at once, as the levels do", "search"),
        )
    ]
    return [*own, Measure("OpenSpiel hearts, C++ ISMCTS", "open_spiel", "hearts ismcts")]


def take(engines: dict[str, Engine], rounds: int, seconds: float) -> list[Group]:
    """Take all measures; a line of progress for every round."""
    found = groups()
    measures = [measure for group in found for measure in group.measures]
    for measure in measures:
        measure.missing = engines[measure.engine].missing
    for turn in range(rounds):
        print(f"bench: round {turn + 1} of {rounds}", file=sys.stderr)
        for measure in measures:
            if not measure.missing:
                _take(measure, engines[measure.engine], seconds)
    return found


def _take(measure: Measure, engine: Engine, seconds: float) -> None:
    if measure.less_is_better:
        told = json.loads(engine.run(measure.task, seconds * COPY_SHARE))
        measure.rounds.append(told["seconds"] / told["count"] * 1e6)
        return
    told = json.loads(engine.run(measure.task, seconds))
    measure.rounds.append(told["count"] / told["seconds"])
    if told["by_chance"]:
        measure.by_chance = told["by_chance"] / told["count"]
