"""The whole server under faults of every kind; each seed is another story."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.simulation import mutants
from tests.simulation.runs import ready, run

ROOT = Path(__file__).resolve().parents[2]
EVERY_TIME = 100
"""So many seeds are played whenever the tests are run."""

PARTS = 4
TOLD = [(3000, ""), (3003, ""), (1, "rattus"), (2, "cartus"), (3, "ratland")]
"""Seeds and games whose stories are compared between processes."""

ENOUGH = 50
"""A defect that no seed of so many finds would hardly be found at all."""

DEFECTS: list[tuple[Callable[[pytest.MonkeyPatch], None], int]] = [
    (mutants.deaf_after_a_restart, 2),
    (mutants.what_was_lost_is_not_told, 2),
    (mutants.changes_end_with_their_asker, 1),
    (mutants.bots_answer_for_seats_taken_back, 1),
    (mutants.told_before_it_is_written, 1),
    (mutants.two_tellers_at_once, 1),
    (mutants.requests_are_not_known_again, 1),
]


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    with ready() as found:
        yield found


@pytest.mark.parametrize("part", range(PARTS))
def test_every_promise_is_kept_whatever_fails(folder: Path, part: int) -> None:
    for seed in range(part, EVERY_TIME, PARTS):
        world, error = run(seed, folder)
        story = "\n".join(world.trace.lines[-40:])
        assert error is None, f"seed {seed}: {error}\n{story}"


def test_the_same_seed_tells_the_same_story_to_the_last_byte(folder: Path) -> None:
    told = [run(one[0], folder, one[1])[0].trace.digest for one in TOLD]
    assert [run(one[0], folder, one[1])[0].trace.digest for one in TOLD] == told
    assert stories_elsewhere("1") == stories_elsewhere("2") == told


def stories_elsewhere(hash_seed: str) -> list[str]:
    """Play the seeds in a process of its own, where sets and names have another order."""
    code = (
        "from tests.simulation.runs import ready, run\n"
        "with ready() as folder:\n"
        f"    for seed, game in {TOLD!r}:\n"
        "        print(run(seed, folder, game)[0].trace.digest)"
    )
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@pytest.mark.parametrize(
    ("defect", "workers"), DEFECTS, ids=lambda one: getattr(one, "__name__", "")
)
def test_defects_that_this_server_once_had_would_be_found(
    folder: Path, defect: Callable[[pytest.MonkeyPatch], None], workers: int
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        defect(patch)
        errors = (run(seed, folder, "sealed bids", workers)[1] for seed in range(ENOUGH))
        assert any(error is not None for error in errors)
