"""What a first change must pass, in about a minute: python -m tools.quick [style|types|tests ...].

Lint of everything; types and tests of core and games. All parts run side by side, interpreted, and
what each of them says is shown when it is done. The rest is for `make check` and `make test`.
"""

from __future__ import annotations

import sys

from tools import side_by_side
from tools.testing import tests

ROOMS = ("core", "games")

STYLE = (("-m", "ruff", "format", "--check", "."), ("-m", "ruff", "check", "."))
PARTS: side_by_side.Parts = {
    "style": STYLE,
    "types": (
        ("-m", "mypy", *(f"{top}/{room}" for top in ("src/ratking", "tests") for room in ROOMS)),
    ),
    "tests": (tests(*ROOMS),),
}


def main(names: list[str]) -> int:
    """Run the named parts, or all, side by side, and print a table."""
    return side_by_side.main("quick", PARTS, names)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
