"""What is measured, in rounds that take every measure in turn so that noise hits all alike."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, dataclass, field
from typing import Final

from benchmarks.engines import Engine

COPY_SHARE: Final = 0.25
"""A copy is timed for this share of a round; it is a much smaller thing than a game."""


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


def speeds() -> list[Measure]:
    """List whose answers per CPU second are measured; the first two are ours to compare."""
    return [
        Measure("Rattus compiled, own loop", "compiled", "own loop"),
        Measure("Rattus compiled, from Python", "compiled", "python"),
        Measure("Rattus compiled, from Python, events told", "compiled", "events"),
        Measure("Rattus interpreted, own loop", "interpreted", "own loop"),
        Measure("catanatron, from Python", "catanatron", "python"),
        Measure("OpenSpiel hearts, from Python", "open_spiel", "hearts python"),
        Measure("OpenSpiel crazy eights, from Python", "open_spiel", "crazy_eights python"),
        Measure("OpenSpiel backgammon, from Python", "open_spiel", "backgammon python"),
        Measure("OpenSpiel hearts, own loop", "open_spiel", "hearts own loop"),
        Measure("OpenSpiel crazy eights, own loop", "open_spiel", "crazy_eights own loop"),
        Measure("OpenSpiel backgammon, own loop", "open_spiel", "backgammon own loop"),
    ]


def copies() -> list[Measure]:
    """List whose microseconds per copy are measured; the first one is ours to compare."""
    return [
        Measure("Rattus compiled", "compiled", "copy", True),
        Measure("Rattus interpreted", "interpreted", "copy", True),
        Measure("catanatron", "catanatron", "copy", True),
        Measure("OpenSpiel hearts", "open_spiel", "hearts copy", True),
        Measure("OpenSpiel crazy eights", "open_spiel", "crazy_eights copy", True),
        Measure("OpenSpiel backgammon", "open_spiel", "backgammon copy", True),
    ]


def doors() -> list[Measure]:
    """List whose steps per CPU second through PettingZoo's API are measured; the first is ours."""
    return [
        Measure("Rattus through PettingZoo", "doors", "rattus in turns"),
        Measure("Rattus Cartus through PettingZoo", "doors", "cartus in turns"),
        Measure("RatLand through PettingZoo", "doors", "ratland in turns"),
        Measure("PettingZoo gin_rummy", "gin_rummy", "gin_rummy"),
        Measure("PettingZoo texas_holdem", "pettingzoo", "texas_holdem"),
        Measure("PettingZoo leduc_holdem", "pettingzoo", "leduc_holdem"),
        Measure("PettingZoo chess", "pettingzoo", "chess"),
        Measure("rlcard gin-rummy, own API", "rlcard", "gin rummy"),
        Measure("rlcard limit-holdem, own API", "rlcard", "limit holdem"),
        Measure("rlcard uno, own API", "rlcard", "uno"),
    ]


def batches() -> list[Measure]:
    """List whose steps per CPU second in batches of 1,024 are measured; the first is ours."""
    return [
        Measure("Rattus, masks and observations", "doors", "rattus together"),
        Measure("Rattus, masks only", "doors", "rattus masks"),
        Measure("Rattus Cartus, masks and observations", "doors", "cartus together"),
        Measure("Rattus Cartus, masks only", "doors", "cartus masks"),
        Measure("RatLand, masks and observations", "doors", "ratland together"),
        Measure("RatLand, masks only", "doors", "ratland masks"),
        Measure("pgx backgammon, processor", "pgx", "backgammon"),
        Measure("pgx sparrow_mahjong, processor", "pgx", "sparrow_mahjong"),
    ]


def searches() -> list[Measure]:
    """List whose search iterations per CPU second are measured, mid-game; the first is ours."""
    return [
        Measure("Rattus, rollouts to the end", "compiled", "search to the end"),
        Measure("Rattus, rollouts of 20 answers", "compiled", "search cut off"),
        Measure("Rattus, judged at once, as the levels do", "compiled", "search"),
        Measure("OpenSpiel hearts, C++ ISMCTS", "open_spiel", "hearts ismcts"),
    ]


def take(found: dict[str, Engine], rounds: int, seconds: float) -> tuple[list[Measure], ...]:
    """Take all measures; a line of progress for every round."""
    rates, times, turns, together, thoughts = speeds(), copies(), doors(), batches(), searches()
    for measure in rates + times + turns + together + thoughts:
        measure.missing = found[measure.engine].missing
    for turn in range(rounds):
        print(f"bench: round {turn + 1} of {rounds}", file=sys.stderr)
        for measure in rates + turns + together + thoughts:
            _time_speed(measure, found[measure.engine], seconds)
        for measure in times:
            _time_copy(measure, found[measure.engine], seconds * COPY_SHARE)
    return rates, times, turns, together, thoughts


def _time_speed(measure: Measure, engine: Engine, seconds: float) -> None:
    if not measure.missing:
        told = json.loads(engine.run(measure.task, seconds))
        measure.rounds.append(told["count"] / told["seconds"])
        if told["by_chance"]:
            measure.by_chance = told["by_chance"] / told["count"]


def _time_copy(measure: Measure, engine: Engine, seconds: float) -> None:
    if not measure.missing:
        told = json.loads(engine.run(measure.task, seconds))
        measure.rounds.append(told["seconds"] / told["count"] * 1e6)
