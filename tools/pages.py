"""Build the pages of the browser table into the package: python -m tools.pages [check]."""

from __future__ import annotations

import sys

from tools.node import install, npm


def build() -> None:
    """Fetch what is missing and build; nothing is asked."""
    install()
    print("ratking: building the pages (a few seconds; only after a change)", flush=True)
    npm("run", "build")


def check() -> None:
    """Check the types of all pages."""
    install()
    npm("run", "check")


if __name__ == "__main__":
    check() if sys.argv[1:] == ["check"] else build()
