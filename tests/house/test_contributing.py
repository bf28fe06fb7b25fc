"""What a contributor is told exists, and the tools for contributors do what they say."""

from __future__ import annotations

import re
from pathlib import Path, PurePath

import pytest
import yaml  # type: ignore[import-untyped]

from tests.house.test_docs import broken_links
from tools import checking, quick, watch
from tools.release_notes import CHANGELOG, main, notes, sections

ROOT = Path(__file__).parent.parent.parent
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PAGES = ["CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md"]
FORMS = sorted((ROOT / ".github").rglob("*.yml"))
WRITTEN = """# Changelog

## [Unreleased]

- Rats swim.

## [0.2.0] - 2027-01-31

### Added

- Rats run ([running](docs/running.md), [rats](https://example.org/rats)).

## [0.1.0] - 2026-12-24
"""


@pytest.mark.parametrize("name", PAGES)
def test_the_pages_at_the_root_lead_somewhere(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert broken_links(text, ROOT) == []
    targets = set(re.findall(r"`make ([a-z-]+)|^    make ([a-z-]+)", text, re.MULTILINE))
    for target in (one or other for one, other in targets):
        assert re.search(rf"^{target}:", MAKEFILE, re.MULTILINE), target


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_forms_and_workflows_can_be_read(path: Path) -> None:
    read = yaml.safe_load(path.read_text(encoding="utf-8"))
    commands = [
        step["run"]
        for job in read.get("jobs", {}).values()
        for step in job["steps"]
        if "run" in step
    ]
    for target in re.findall(r"^make ([a-z-]+)", "\n".join(commands), re.MULTILINE):
        assert re.search(rf"^{target}:", MAKEFILE, re.MULTILINE), target
    for module in re.findall(r"python -m (tools\.\w+)", "\n".join(commands)):
        assert (ROOT / f"{module.replace('.', '/')}.py").exists(), module


def test_a_workflow_runs_what_the_checkout_runs() -> None:
    check = yaml.safe_load((ROOT / ".github/workflows/check.yml").read_text(encoding="utf-8"))
    steps = check["jobs"]["everything"]["steps"]
    assert ".ci/run" in [step.get("run") for step in steps]


def test_every_hook_before_a_commit_is_a_tool_of_this_checkout() -> None:
    read = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    for repository in read["repos"]:
        assert repository["repo"] == "local"
        for hook in repository["hooks"]:
            assert hook["entry"].startswith(".venv/bin/")
            for name in re.findall(r"\S+\.py|(?<=-m )tools\.\w+", hook["entry"]):
                file = f"{name.replace('.', '/')}.py" if name.startswith("tools.") else name
                assert (ROOT / file).exists(), name


def test_a_part_of_quick_that_fails_is_told(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    parts = {
        "style": (("-c", "print('looked')"), ("-c", "raise SystemExit('crooked')")),
        "types": (("-c", "print('read')"),),
    }
    monkeypatch.setattr(quick, "PARTS", parts)
    assert quick.main([]) == 1
    out = capfd.readouterr().out
    assert {"looked", "crooked", "read"} <= set(out.splitlines())
    told = [line.split()[:2] for line in out.splitlines()[-2:]]
    assert told == [["style", "FAILED"], ["types", "passed"]]
    assert quick.main(["types"]) == 0
    assert quick.main(["speed"]) == 2
    assert "There is no part speed." in capfd.readouterr().err


def test_whatever_a_check_runs_exists() -> None:
    modules = [words[1] for commands in checking.PARTS.values() for words in commands]
    ours = [name for name in modules if name.startswith("tools.")]
    assert len(ours) > 2
    for module in ours:
        assert (ROOT / f"{module.replace('.', '/')}.py").exists(), module


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        (
            "src/ratking/games/rattus/turn.py",
            ["tests/games/rattus/test_turn.py", "tests/games/rattus"],
        ),
        ("src/ratking/games/ratland/data/board.json", ["tests/games/ratland"]),
        ("src/ratking/games/__init__.py", ["tests/core", "tests/games"]),
        ("src/ratking/core/frames.py", ["tests/core", "tests/games"]),
        ("tests/games/rattus/test_turn.py", ["tests/games/rattus/test_turn.py"]),
        ("tests/games/rattus/test_gone.py", ["tests/games/rattus"]),
    ],
)
def test_a_change_runs_the_nearest_tests(changed: str, tests: list[str]) -> None:
    found = watch.tests_for(PurePath(changed))
    assert found[-len(tests) :] == tests


def test_some_changes_run_each_test_once_and_only_of_the_games_that_were_named() -> None:
    changes = [
        str(ROOT / "src/ratking/core/state.py"),
        str(ROOT / "src/ratking/games/cartus/data/board.json"),
        str(ROOT / "src/ratking/games/ratland/__pycache__/row.pyc"),
    ]
    assert watch.to_run(changes, []) == ["tests/core", "tests/games", "tests/games/cartus"]
    assert watch.to_run(changes, ["rattus"]) == ["tests/core", "tests/games/rattus"]
    assert watch.to_run(changes[2:], []) == []


def test_whoever_watches_sees_the_tests_of_each_change(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[str]] = []
    monkeypatch.setattr(watch, "run", seen.append)
    turn = str(ROOT / "tests/games/rattus/test_turn.py")
    watch.watch([[turn], [str(ROOT / "README.md")], [turn]], [])
    assert seen == [["tests/games/rattus/test_turn.py"]] * 2


def test_a_game_that_nobody_has_cannot_be_watched(capsys: pytest.CaptureFixture[str]) -> None:
    assert watch.main(["chess"]) == 2
    assert capsys.readouterr().err == "There is no game chess.\n"


def test_the_notes_of_a_release_are_its_section() -> None:
    assert list(sections(WRITTEN)) == ["Unreleased", "0.2.0", "0.1.0"]
    assert notes(WRITTEN, "v0.2.0") == (
        "### Added\n\n- Rats run (running, [rats](https://example.org/rats)).\n"
    )
    for version in ("v0.3.0", "0.1.0"):
        with pytest.raises(ValueError, match=f"says nothing about {version}"):
            notes(WRITTEN, version)


def test_our_changelog_has_notes(capsys: pytest.CaptureFixture[str]) -> None:
    versions = list(sections(CHANGELOG.read_text(encoding="utf-8")))
    assert main([]) == 0
    assert capsys.readouterr().out
    assert all(re.fullmatch(r"Unreleased|\d+\.\d+\.\d+", version) for version in versions)
    assert main(["v99.0.0"]) == 2
    assert capsys.readouterr().err == "CHANGELOG.md says nothing about v99.0.0.\n"
