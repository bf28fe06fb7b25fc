"""The notes of a release, taken from the changelog: python -m tools.release_notes [v0.2.0].

Without a version it prints what is not released yet.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parent.parent / "CHANGELOG.md"
UNRELEASED = "Unreleased"
HEADING = re.compile(r"^## \[(?P<version>[^\]]+)\].*\n", re.MULTILINE)
LINK = re.compile(r"\[(?P<text>[^\]]+)\]\((?![a-z]+:)[^)]*\)")


def sections(changelog: str) -> dict[str, str]:
    """Read what has changed in each version, the newest first."""
    found = list(HEADING.finditer(changelog))
    ends = [*(heading.start() for heading in found[1:]), len(changelog)]
    pairs = zip(found, ends, strict=True)
    return {heading["version"]: changelog[heading.end() : end].strip() for heading, end in pairs}


def notes(changelog: str, version: str) -> str:
    """Give the section of a version or its tag; links into the checkout become plain words."""
    found = sections(changelog).get(version.removeprefix("v"))
    if not found:
        raise ValueError(f"CHANGELOG.md says nothing about {version}.")
    return LINK.sub(lambda link: link["text"], found) + "\n"


def main(words: list[str]) -> int:
    """Print the notes of one version."""
    try:
        version = words[0] if words else UNRELEASED
        print(notes(CHANGELOG.read_text(encoding="utf-8"), version), end="")
    except ValueError as mistake:
        print(mistake, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
