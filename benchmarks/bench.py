"""Speed side by side with peers, from one run: `make bench`."""

from __future__ import annotations

import argparse
import json
import platform
from pathlib import Path

from benchmarks.engines import VERSIONS, engines
from benchmarks.measures import Group, take
from benchmarks.page import PAGE, write_page
from benchmarks.table import table

DATA = Path("build/bench.json")


def main() -> None:
    """Measure everything, print the tables, and write the data."""
    wanted = arguments()
    groups = take(engines(), wanted.rounds, wanted.seconds)
    about = (
        f"Python {platform.python_version()}, best of {wanted.rounds} rounds of "
        f"{wanted.seconds:g} CPU seconds"
    )
    print(
        f"\n{about}.\nThe columns on the right compare the first lines of a table, ours, with "
        "every line: how many times as fast.\n"
    )
    print("\n\n".join(table(group) for group in groups))
    write_data(wanted.json, groups)
    if wanted.page:
        write_page(groups, about)


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="rounds of all measures")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of each measure")
    parser.add_argument("--json", type=Path, metavar="FILE", default=DATA, help=f"data ({DATA})")
    parser.add_argument("--page", action="store_true", help=f"write {PAGE} and its chart, too")
    return parser.parse_args()


def write_data(path: Path, groups: list[Group]) -> None:
    """Write every round of every measure as JSON."""
    data: dict[str, object] = {"python": platform.python_version(), "peers": VERSIONS}
    data |= {group.key: group.facts() for group in groups}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
