"""Documents point to files that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.following import steps_of

ROOT = Path(__file__).parent.parent.parent
README = ROOT / "README.md"
ADDING_A_CARD = ROOT / "docs" / "adding_a_card.md"
ADDING_A_GAME = ROOT / "docs" / "adding_a_game.md"
DOCUMENTS = [README, *sorted((ROOT / "docs").rglob("*.md"))]

TO_BE_WRITTEN = {
    "src/ratking/games/rattus/cards/house.py",
    "tests/games/rattus/cards/test_house.py",
}
"""The two files that the reader of the page about cards is asked to begin."""

LINK = re.compile(r"\]\((?![a-z]+:|#)([^)#\s]+)[^)]*\)")
NAMED_FILE = re.compile(r"`((?:[\w.-]+/)*[\w-]+\.(?:py|json|ftl|md|toml))`|`((?:[\w-]+/)+[\w-]+)`")


def broken_links(text: str, folder: Path) -> list[str]:
    """List the relative links of a document that lead nowhere."""
    return [link for link in LINK.findall(text) if not (folder / link).exists()]


def missing_files(text: str) -> list[str]:
    """List the files and folders that a text names but that do not exist.

    A short name will do if a file of that name lies somewhere below src, tests or docs.
    """
    named = {one or other for one, other in NAMED_FILE.findall(text)}
    return sorted(name for name in named if not is_somewhere(name))


def is_somewhere(name: str) -> bool:
    """Say whether a path exists, as it is or as the end of a longer one."""
    below = (path for top in ("src", "tests", "docs") for path in (ROOT / top).rglob("*"))
    return (ROOT / name).exists() or any(path.as_posix().endswith(f"/{name}") for path in below)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(path: Path) -> None:
    assert broken_links(path.read_text(encoding="utf-8"), path.parent) == []


def test_the_files_named_to_whoever_adds_a_card_exist() -> None:
    assert set(missing_files(ADDING_A_CARD.read_text(encoding="utf-8"))) <= TO_BE_WRITTEN


def test_the_files_named_to_whoever_adds_a_game_exist() -> None:
    page = ADDING_A_GAME.read_text(encoding="utf-8")
    written = {step.path for step in steps_of(page) if step.deed == "write"}
    missing = [name for name in missing_files(page) if name not in written]
    assert [name for name in missing if not any(one.endswith(f"/{name}") for one in written)] == []


def test_the_readme_begins_with_the_two_commands() -> None:
    text = README.read_text(encoding="utf-8")
    assert "make play" in text
    assert "make test" in text
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(r"^play:", makefile, re.MULTILINE)
    assert re.search(r"^test:", makefile, re.MULTILINE)


def test_a_broken_link_is_found() -> None:
    text = (
        "[a](docs/gone.md) [b](README.md#top) [c](#here) [d](https://example.org/x.md) ![e](f.png)"
    )
    assert broken_links(text, ROOT) == ["docs/gone.md", "f.png"]


def test_a_missing_file_is_found() -> None:
    text = (
        "`cards/base.py` `cards/gone.py` `src/ratking/core` `src/ratking/attic` `make test` `a.b`"
    )
    assert missing_files(text) == ["cards/gone.py", "src/ratking/attic"]
