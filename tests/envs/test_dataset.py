"""Self-play on disk: whole, resumed, read back, and refused when it does not fit."""

from __future__ import annotations

import signal
from pathlib import Path
from time import sleep
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest
from torch.utils.data import DataLoader

from ratking.agents.levels import LEVELS, Level
from ratking.cli import main
from ratking.core.errors import BadFile, BadOption, IllegalAnswer
from ratking.envs.dataset import Reader, torch_dataset, write
from ratking.envs.selfplay import Field, Harvest
from tests.processes import ratking_process
from tests.servers import PATIENCE


def harvest(games: int, name: str = "rattus", agents: tuple[str, ...] = ("uniform",)) -> Harvest:
    """Plan a few games between two."""
    return Harvest(name, agents, games, shard=2, options={"players": 2})


@pytest.mark.parametrize("name", ["rattus", "cartus", "ratland"])
def test_every_row_is_a_decision_as_it_was(name: str, tmp_path: Path) -> None:
    plan = harvest(2, name, ("greedy", "uniform"))
    assert list(write(plan, tmp_path)) == [1, 2]
    batches = list(Reader(tmp_path, batch=64))
    rows = {key: np.concatenate([batch[key] for batch in batches]) for key in batches[0]}
    played = Field(plan).play(0) + Field(plan).play(1)
    assert len(rows["action"]) == len(played)
    for place, row in enumerate(played):
        assert bytes(rows["observation"][place]) == row.observation
        assert bytes(rows["action_mask"][place].astype(np.uint8)) == row.mask
        assert rows["action_mask"][place][row.action] == 1
        assert rows["policy"][place][row.legal] == pytest.approx(row.policy)
    assert rows["policy"].sum(axis=1) == pytest.approx(1.0)
    assert not rows["policy"][rows["action_mask"] == 0].any()
    assert set(np.unique(rows["reward"])) <= {-1.0, 0.0, 1.0}


def test_a_search_tells_how_it_shared_its_visits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "hard", Level(iterations=12, at_table=12))
    rows = Field(harvest(1, "rattus", ("hard", "uniform"))).play(0)
    assert {round(sum(row.policy), 6) for row in rows} == {1.0}
    thought = [row for row in rows if row.seat == 0]
    assert any(0 < max(row.policy) < 1 for row in thought)
    assert all(row.action == row.legal[row.policy.index(max(row.policy))] for row in thought)


def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    games: Any = write(harvest(5), tmp_path)
    assert [next(games), next(games), next(games)] == [1, 2, 3]
    games.close()  # interrupted in the middle of the second file
    first = next(tmp_path.glob("*.parquet"))
    before = first.stat().st_mtime_ns
    assert list(write(harvest(5), tmp_path)) == [2, 3, 4, 5]
    assert first.stat().st_mtime_ns == before
    assert len(list(tmp_path.glob("*.parquet"))) == 3


def test_more_games_of_the_same_sort_can_follow(tmp_path: Path) -> None:
    list(write(harvest(3), tmp_path))
    list(write(harvest(4), tmp_path))
    games = np.concatenate([batch["game"] for batch in Reader(tmp_path)])
    assert sorted(set(games.tolist())) == [0, 1, 2, 3]


def test_other_games_are_not_mixed_in(tmp_path: Path) -> None:
    list(write(harvest(1), tmp_path))
    with pytest.raises(BadOption, match="holds a dataset of other games"):
        list(write(harvest(1, "rattus", ("greedy",)), tmp_path))


def test_a_folder_without_a_dataset_gets_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="is no dataset"):
        Reader(tmp_path)
    (tmp_path / "dataset.json").write_text('{"format": 0}')
    with pytest.raises(BadFile, match="another codec"):
        Reader(tmp_path)


def test_torch_reads_it(tmp_path: Path) -> None:
    list(write(harvest(4), tmp_path))
    expected = sum(len(batch["action"]) for batch in Reader(tmp_path))
    for workers in (0, 2):
        loader = DataLoader(torch_dataset(tmp_path, 50), batch_size=None, num_workers=workers)
        assert sum(len(batch["observation"]) for batch in loader) == expected


def test_the_command_writes_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["dataset", "cartus", str(tmp_path), "--players", "2", "--agents", "uniform"]
    assert main([*words, "--games", "2", "--shard", "1"]) == 0
    assert main([*words, "--games", "3", "--shard", "1"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"3 games are in {tmp_path}."
    assert main([*words, "--games", "3", "--shard", "2"]) == 2
    assert "holds a dataset of other games" in capsys.readouterr().err
    assert main(["dataset", "cartus", str(tmp_path), "--agents", "nobody"]) == 2


def test_an_interruption_keeps_what_is_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play = Field.play

    def tired(field: Field, number: int) -> object:
        if number == 1:
            raise KeyboardInterrupt
        return play(field, number)

    monkeypatch.setattr(Field, "play", tired)
    words = ["dataset", "rattus", str(tmp_path), "--players", "2", "--games", "3", "--shard", "1"]
    assert main([*words, "--agents", "uniform"]) == 130
    assert "goes on from there" in capsys.readouterr().err
    assert len(list(tmp_path.glob("*.parquet"))) == 1


def tables(folder: Path) -> dict[str, Any]:
    """Read every file of a dataset."""
    return {path.name: pq.read_table(path) for path in sorted(folder.glob("*.parquet"))}


def test_several_processes_write_the_same_rows_in_the_same_order(tmp_path: Path) -> None:
    words = ["--players", "2", "--games", "7", "--shard", "3", "--agents", "greedy,uniform"]
    for jobs in ("1", "3"):
        assert main(["dataset", "rattus", str(tmp_path / jobs), *words, "--jobs", jobs]) == 0
    assert len(tables(tmp_path / "1")) == 3
    assert tables(tmp_path / "1") == tables(tmp_path / "3")


def test_interrupted_processes_keep_what_is_finished_and_leave_a_sentence(tmp_path: Path) -> None:
    words = ["dataset", "rattus", str(tmp_path), "--players", "2", "--agents", "greedy"]
    words += ["--games", "100000", "--shard", "2", "--jobs", "2"]
    with ratking_process(*words) as process:
        while not list(tmp_path.glob("*.parquet")):
            assert process.poll() is None
            sleep(0.05)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert errors.splitlines()[-1] == (
        "Interrupted. What was finished is kept; the same command goes on from there."
    )
    assert "Traceback" not in errors
    assert not list(tmp_path.glob("*.part"))


class OffByOne:
    """Counts from one where the answers do not."""

    def choose(self, observation: Any, question: Any, answers: list[int]) -> int:
        return answers[-1] + 1


class Last:
    """Always gives the last answer."""

    def choose(self, observation: Any, question: Any, answers: list[int]) -> int:
        return answers[-1]


def test_an_agent_of_another_making_is_asked_and_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ratking.envs.selfplay.agent_named", lambda *_: Last())
    assert all(row.policy[-1] == 1.0 for row in Field(harvest(1, "cartus")).play(0))
    monkeypatch.setattr("ratking.envs.selfplay.agent_named", lambda *_: OffByOne())
    with pytest.raises(IllegalAnswer, match=r"Seat 0 answered 7 to the question 'settle'"):
        Field(harvest(1)).play(0)
