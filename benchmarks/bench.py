"""Speed side by side with peers, from one run: `make bench`."""

from __future__ import annotations

import argparse
import json
import platform
from pathlib import Path

from benchmarks.engines import VERSIONS, engines
from benchmarks.measures import Measure, take
from benchmarks.table import batch_table, copy_table, door_table, search_table, speed_table


def main() -> None:
    """Measure everything, print the tables, and write the data where asked."""
    wanted = arguments()
    rates, times, turns, together, thoughts = take(engines(), wanted.rounds, wanted.seconds)
    print(
        f"\nPython {platform.python_version()}, best of {wanted.rounds} rounds of "
        f"{wanted.seconds:g} CPU seconds.\nOur loop (line 1), our Python (line 2), our copy: "
        "how many times as fast as the engine of that line.\n"
    )
    tables = [
        speed_table(rates),
        copy_table(times),
        door_table(turns),
        batch_table(together),
        search_table(thoughts),
    ]
    print("\n\n".join(tables))
    if wanted.json is not None:
        write_data(wanted.json, rates, times, turns, together, thoughts)


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="rounds of all measures")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of each measure")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the data")
    return parser.parse_args()


def write_data(
    path: Path,
    rates: list[Measure],
    times: list[Measure],
    turns: list[Measure],
    together: list[Measure],
    thoughts: list[Measure],
) -> None:
    """Write every round of every measure as JSON."""
    data = {
        "python": platform.python_version(),
        "peers": VERSIONS,
        "answers_per_cpu_second": [measure.facts(*rates[:2]) for measure in rates],
        "microseconds_per_copy": [measure.facts(*times[:1]) for measure in times],
        "door_steps_per_cpu_second": [measure.facts(*turns[:1]) for measure in turns],
        "batch_steps_per_cpu_second": [measure.facts(*together[:1]) for measure in together],
        "search_iterations_per_cpu_second": [measure.facts(*thoughts[:1]) for measure in thoughts],
    }
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
