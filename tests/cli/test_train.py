from __future__ import annotations

from importlib.resources import as_file
from pathlib import Path

import pytest

from ratking.core.manifest import resource
from ratking.games import manifest_of
from tests.cli.conftest import Ratking

pytest.importorskip("torch")


@pytest.mark.parametrize("word", ["--begins", "--rival"])
def test_a_policy_that_does_not_fit_is_refused_before_a_run_has_a_plan(
    ratking: Ratking, tmp_path: Path, word: str
) -> None:
    run = tmp_path / "run"
    words = ("train", "cartus", "--out", run, "--updates", 1, word)
    nowhere = tmp_path / "nowhere.net"
    assert ratking.mistake(*words, nowhere) == f"There is no file {nowhere}."
    with as_file(resource(manifest_of("ratland").policy)) as path:
        assert "has learned ratland, not cartus" in ratking.mistake(*words, path)
    assert not run.exists()


def test_a_run_meets_a_rival_and_says_how_it_goes(ratking: Ratking, tmp_path: Path) -> None:
    small = ("--players", "2:2", "--jobs", 1, "--steps", 2, "--hidden", 8, "--critic", 8)
    with as_file(resource(manifest_of("ratland").policy)) as path:
        words = ("--updates", 1, "--rival", path, "--toll", 0.002)
        said = ratking("train", "ratland", "--out", tmp_path / "run", *small, *words)
    assert said.code == 0
    assert "8 games" in said.out  # so many answers: two in each of two games in two halves
    assert (tmp_path / "run" / "policy.net").is_file()
