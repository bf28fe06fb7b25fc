"""What `make check` looks at, side by side: python -m tools.checking [style|types|house ...]."""

from __future__ import annotations

import sys

from tools import side_by_side
from tools.quick import STYLE

PARTS: side_by_side.Parts = {
    "types": (("-m", "mypy"),),
    "house": (("-m", "pytest", "tests/house"),),
    "pages": (("-m", "tools.pages", "check"), ("-m", "tools.api_types", "--check")),
    "written": (
        ("-m", "tools.rule_places", "--check"),
        ("-m", "tools.states", "--check"),
        ("-m", "tools.asyncapi", "--check"),
    ),
    "style": STYLE,
}
"""What takes longest first; only one part may fetch the packages of the pages."""


if __name__ == "__main__":
    sys.exit(side_by_side.main("check", PARTS, sys.argv[1:]))
