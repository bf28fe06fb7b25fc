"""The tools of the house: what is compiled, and what `make test` runs."""

from __future__ import annotations

from pathlib import Path, PurePath

import pytest

from tools import testing
from tools.compiling import INTERPRETED, PACKAGE, is_interpreted, modules
from tools.testing import PARTS, ROOMS, Part, main

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("pattern", INTERPRETED)
def test_whatever_stays_interpreted_is_there(pattern: str) -> None:
    assert list(PACKAGE.glob(pattern))


def test_a_file_is_compiled_unless_its_place_is_named() -> None:
    assert is_interpreted(PurePath("games/rattus/options.py"))
    assert not is_interpreted(PurePath("agents/options.py"))
    assert "ratking/games/rattus/turn.py" in modules()


def test_every_room_of_the_tests_is_in_one_part() -> None:
    rooms = [path.name for path in (ROOT / "tests").iterdir() if (path / "__init__.py").exists()]
    named = [word.removeprefix("tests/") for part in PARTS for word in part.words]
    named += [room for rooms in ROOMS.values() for room in rooms]
    for room in rooms:
        assert named.count(room) == 1, room


def said(words: str) -> tuple[str, ...]:
    return ("-c", words)


PASSES = "def test_it(): assert True"
FAILS = "def test_it(): assert False"


def test_a_part_that_fails_hides_no_other(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    parts = (
        Part("first", said("print('one is said'); raise SystemExit(1)")),
        Part("second", said("print('two is said')")),
    )
    for room, text in {
        "kitchen": PASSES,
        "cellar": FAILS,
        "attic": "import nothing_at_all",
    }.items():
        (tmp_path / "tests" / room).mkdir(parents=True)
        (tmp_path / "tests" / room / f"test_{room}.py").write_text(text, encoding="utf-8")
    rooms = {"third": ("cellar",), "fourth": ("kitchen",), "fifth": ("attic",)}
    monkeypatch.setattr(testing, "ROOT", tmp_path)
    monkeypatch.setattr(testing, "REPORT", tmp_path / "tests.xml")
    monkeypatch.setattr(testing, "PARTS", parts)
    monkeypatch.setattr(testing, "ROOMS", rooms)
    monkeypatch.setattr(testing, "BUILDING", {"compiling": said("")})
    assert main(["first", "second", "third", "fourth"]) == 1
    lines = capfd.readouterr().out.splitlines()
    assert "one is said" in lines
    assert "two is said" in lines
    assert [line.split()[:2] for line in lines[-6:]] == [
        ["first", "FAILED"],
        ["second", "passed"],
        ["compiling", "passed"],
        ["third", "FAILED"],
        ["fourth", "passed"],
        ["together", "FAILED"],
    ]
    assert main(["second", "fourth"]) == 0
    assert main(["fourth", "fifth"]) == 1
    assert main(["sixth"]) == 2
