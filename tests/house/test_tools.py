"""The tools of the house: what is compiled, and what `make test` runs."""

from __future__ import annotations

from pathlib import Path, PurePath

import pytest

from tools import testing
from tools.compiling import INTERPRETED, PACKAGE, is_interpreted, modules
from tools.testing import PARTS, Part, main

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("pattern", INTERPRETED)
def test_whatever_stays_interpreted_is_there(pattern: str) -> None:
    assert list(PACKAGE.glob(pattern))


def test_a_file_is_compiled_unless_its_place_is_named() -> None:
    assert is_interpreted(PurePath("games/rattus/options.py"))
    assert not is_interpreted(PurePath("agents/options.py"))
    assert "ratking/games/rattus/turn.py" in modules()


def test_every_room_of_the_tests_is_in_one_part() -> None:
    rooms = [path for path in (ROOT / "tests").iterdir() if (path / "__init__.py").exists()]
    [rest] = [part.words for part in PARTS if part.name == "the rest"]
    for room in (f"tests/{path.name}" for path in rooms):
        named = [part.name for part in PARTS if room in part.words]
        assert len(named) + (f"--ignore={room}" not in rest) == 1, room


def said(words: str) -> tuple[str, ...]:
    return ("-c", words)


def test_a_part_that_fails_hides_no_other(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    parts = (
        Part("first", said("print('one is said'); raise SystemExit(1)"), False),
        Part("second", said("print('two is said')")),
    )
    monkeypatch.setattr(testing, "PARTS", parts)
    monkeypatch.setattr(testing, "BUILDING", {"compiling": said("")})
    assert main([]) == 1
    lines = capfd.readouterr().out.splitlines()
    assert "one is said" in lines
    assert "two is said" in lines
    assert [line.split()[:2] for line in lines[-4:]] == [
        ["first", "FAILED"],
        ["compiling", "passed"],
        ["second", "passed"],
        ["together", "FAILED"],
    ]
    assert main(["second"]) == 0
    assert main(["third"]) == 2
