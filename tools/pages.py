"""Build the pages of the browser table into the package: python -m tools.pages [check|test]."""

from __future__ import annotations

import shutil
import sys

from tools.node import ROOT, install, npm

PAGES = ROOT / "src" / "ratking" / "pages"
FRESH = ROOT / "build" / "pages"
STALE = ROOT / "build" / "pages.old"


def build() -> None:
    """Fetch what is missing and build; nothing is asked."""
    install()
    print("ratking: building the pages (a few seconds; only after a change)", flush=True)
    npm("run", "build")
    exchange()


def exchange() -> None:
    """Put the new pages in the place of the old ones at once: a server may be showing them."""
    shutil.rmtree(STALE, ignore_errors=True)
    if PAGES.exists():
        PAGES.rename(STALE)
    FRESH.rename(PAGES)
    shutil.rmtree(STALE, ignore_errors=True)


def check() -> None:
    """Look at layout, lint and types of all pages."""
    install()
    npm("run", "check")


def test() -> None:
    """Try the modules of the pages one by one."""
    install()
    npm("run", "test")


if __name__ == "__main__":
    {"check": check, "test": test}.get("".join(sys.argv[1:]), build)()
