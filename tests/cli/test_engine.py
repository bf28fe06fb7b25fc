"""Which engine runs: the one that is there, and in a checkout never a stale one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Ratking
from tools import engine
from tools.engine import GUARD, join
from tools.freshness import BUILT, DIGEST, digest, is_fresh

FRESHNESS = Path(__file__).parent.parent.parent / "tools" / "freshness.py"
ASK = "import site, sys; site.addsitedir(sys.argv[1]); import ratking; print(ratking.ENGINE)"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a compiled engine, and an environment that knows its sources and both."""
    for folder, kind in (("src", "source"), ("build/compiled", "compiled")):
        package = tmp_path / folder / "ratking"
        package.mkdir(parents=True)
        (package / "__init__.py").write_text(f"ENGINE = {kind!r}\n")
    compiled = tmp_path / "build" / "compiled"
    (compiled / f"{GUARD}.py").write_bytes(FRESHNESS.read_bytes())
    (compiled / DIGEST).write_text(digest(str(tmp_path)))
    environment = tmp_path / "environment"
    environment.mkdir()
    (environment / "_editable_impl_ratking.pth").write_text(str(tmp_path / "src"))
    join(environment, compiled)
    return tmp_path


def engine_of(checkout: Path, path: str = "") -> str:
    """Start Python in the environment and ask which engine it found."""
    done = subprocess.run(
        [sys.executable, "-S", "-B", "-c", ASK, str(checkout / "environment")],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONPATH": path},
    )
    assert done.stderr == ""
    return done.stdout.strip()


def test_the_environment_of_a_checkout_runs_what_was_compiled(checkout: Path) -> None:
    assert engine_of(checkout) == "compiled"


@pytest.mark.parametrize("name", BUILT)
def test_what_is_built_for_browsers_makes_no_engine_stale(checkout: Path, name: str) -> None:
    built = checkout / "src" / "ratking" / name
    built.mkdir()
    (built / "built.zip").write_text("")
    assert engine_of(checkout) == "compiled"


def test_after_a_change_of_the_source_the_source_runs(checkout: Path) -> None:
    (checkout / "src" / "ratking" / "new.py").write_text("")
    assert engine_of(checkout) == "source"
    (checkout / "src" / "ratking" / "new.py").unlink()
    assert engine_of(checkout) == "compiled"


def test_the_rules_and_the_compiler_are_sources_too(checkout: Path) -> None:
    for place in ("docs/rules/rattus.md", "tools/compiling.py", "pyproject.toml"):
        assert is_fresh(str(checkout / "build" / "compiled"))
        path = checkout / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
        assert not is_fresh(str(checkout / "build" / "compiled"))
        path.unlink()


def test_pages_and_what_python_keeps_for_itself_are_no_sources(checkout: Path) -> None:
    for folder in ("pages", "__pycache__"):
        (checkout / "src" / "ratking" / folder).mkdir()
        (checkout / "src" / "ratking" / folder / "index.html").write_text("")
    assert engine_of(checkout) == "compiled"


def test_a_path_that_is_named_goes_before_the_compiled_engine(checkout: Path) -> None:
    assert engine_of(checkout, str(checkout / "src")) == "source"


def test_without_a_compiled_engine_the_source_runs_and_nothing_is_said(checkout: Path) -> None:
    (checkout / "build").rename(checkout / "gone")
    assert engine_of(checkout) == "source"


def test_an_engine_that_was_not_finished_is_not_used(checkout: Path) -> None:
    (checkout / "build" / "compiled" / DIGEST).unlink()
    assert engine_of(checkout) == "source"


@pytest.mark.parametrize("command", ["simulate", "arena", "dataset"])
def test_many_games_with_the_interpreted_engine_bring_one_line_of_advice(
    ratking: Ratking, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str
) -> None:
    monkeypatch.chdir(tmp_path)
    more = {"dataset": [str(tmp_path / "games")], "arena": ["--jobs", "1"]}.get(command, [])
    words = ["rattus", *more, "--players", "2", "--agents", "uniform", "--games", "1"]
    assert ratking(command, *words).err == ""
    monkeypatch.setattr("ratking.cli.engine.is_compiled", lambda: False)
    said = ratking(command, *words)
    assert (said.code, said.err.count("\n")) == (0, 1)
    assert said.err.startswith("The engine runs interpreted, several times slower than compiled:")


def test_only_a_checkout_is_told_to_compile(
    ratking: Ratking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ratking.cli.engine.is_compiled", lambda: False)
    monkeypatch.setattr("ratking.cli.engine.is_checkout", lambda: True)
    words = "simulate", "rattus", "--players", "2", "--games", "1"
    assert "'make compile' compiles it." in ratking(*words).err
    monkeypatch.setattr("ratking.cli.engine.is_checkout", lambda: False)
    assert "there was no C compiler when ratking was installed." in ratking(*words).err


@pytest.mark.parametrize("made", [True, False])
def test_tests_do_not_run_beside_a_failed_compiling_as_if_nothing_had_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made: bool
) -> None:
    (tmp_path / DIGEST).write_text("whatever")
    if made:
        (tmp_path / f"{GUARD}.py").write_text("")
    monkeypatch.setattr(engine, "TARGET", tmp_path)
    monkeypatch.setattr(engine, "is_fresh", lambda _: True)
    monkeypatch.setattr(engine, "is_environment_of", lambda _: False)
    assert engine.main([]) == 0
    assert engine.main(["--required"]) == (0 if made else 1)
