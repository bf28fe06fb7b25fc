"""Self-play as Parquet files: written shard by shard, read as numpy or torch."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from ratking.core.extras import missing

try:
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq
    from numpy.typing import NDArray

    from ratking.core.errors import BadFile, BadOption
    from ratking.envs.codec.codec import VERSION
    from ratking.envs.selfplay import FORMAT, Field, Harvest, Row
except ModuleNotFoundError as error:
    raise missing(error, "envs") from error

MANIFEST: Final = "dataset.json"
UNFINISHED: Final = ".part"

Batch = dict[str, NDArray[Any]]
"""Columns of equal length: observation, action_mask, policy, action, seat, reward, place, score."""


def schema(facts: dict[str, Any]) -> pa.Schema:
    """Describe the columns of a shard; masks are kept as bits."""
    return pa.schema(
        [
            ("game", pa.int32()),
            ("step", pa.int32()),
            ("seat", pa.int8()),
            ("kind", pa.dictionary(pa.int16(), pa.string())),
            ("observation", pa.binary(facts["observation"])),
            ("mask", pa.binary(-(-facts["actions"] // 8))),
            ("action", pa.int32()),
            ("legal", pa.list_(pa.int32())),
            ("policy", pa.list_(pa.float32())),
            ("reward", pa.float32()),
            ("place", pa.int8()),
            ("score", pa.int32()),
        ]
    )


Play = Callable[[Sequence[int]], Generator[list[Row], None, None]]
"""Plays games by their numbers and hands out the rows of each, in the order of the numbers."""


def write(harvest: Harvest, folder: Path, play: Play | None = None) -> Iterator[int]:
    """Play what is not there yet and hand out how many games are there, after every game.

    A shard appears when all its games are played; stopping early loses only those begun. Mistakes
    are told before the first game.
    """
    field = Field(harvest)
    _agree(folder, field.facts())
    return _write_all(field, folder, play or field.play_all)


def _write_all(field: Field, folder: Path, play: Play) -> Iterator[int]:
    harvest, facts, done = field.harvest, field.facts(), 0
    shards = _shards(harvest, folder)
    missing = {path: games for path, games in shards.items() if not path.exists()}
    numbers = [number for games in missing.values() for number in games]
    with closing(play(numbers)) as played:
        for path, games in shards.items():
            rows: list[Row] = []
            for _ in missing.get(path, ()):
                rows += next(played)
                done += 1
                if done % harvest.shard and done < harvest.games:
                    yield done
            if path in missing:
                _write_shard(path, rows, facts)
            else:
                done += len(games)
            yield done


def _shards(harvest: Harvest, folder: Path) -> dict[Path, range]:
    """Name the files of a harvest, and number the games in each."""
    found = {}
    for number, first in enumerate(range(0, harvest.games, harvest.shard)):
        games = range(first, min(first + harvest.shard, harvest.games))
        found[folder / f"{harvest.game}-{number:05}-{len(games)}.parquet"] = games
    return found


def _agree(folder: Path, facts: dict[str, Any]) -> None:
    """Begin a folder, or make sure that it holds the same sort of games."""
    path = folder / MANIFEST
    text = json.dumps(facts, indent=1, sort_keys=True) + "\n"
    if not path.exists():
        path.write_text(text, encoding="utf-8")
    elif path.read_text(encoding="utf-8") != text:
        raise BadOption(f"{str(folder)!r} holds a dataset of other games; choose another folder.")


def _write_shard(path: Path, rows: list[Row], facts: dict[str, Any]) -> None:
    columns = {name: [getattr(row, name) for row in rows] for name in schema(facts).names}
    columns["mask"] = [
        np.packbits(np.frombuffer(mask, np.uint8)).tobytes() for mask in columns["mask"]
    ]
    part = path.with_suffix(UNFINISHED)
    try:
        pq.write_table(pa.table(columns, schema(facts)), part, compression="zstd")
        for other in path.parent.glob(f"{path.stem.rpartition('-')[0]}-*.parquet"):
            other.unlink()  # the last shard of a smaller harvest
        part.rename(path)
    finally:
        part.unlink(missing_ok=True)  # left where writing was interrupted


class Reader:
    """A dataset on disk; going through it gives batches of columns as numpy arrays."""

    def __init__(self, folder: Path, batch: int = 1024) -> None:
        path = folder / MANIFEST
        try:
            self.facts: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise BadFile(f"{str(folder)!r} is no dataset: it has no {MANIFEST}.") from error
        if (self.facts.get("format"), self.facts.get("codec")) != (FORMAT, VERSION):
            raise BadFile(f"{str(folder)!r} was written with another codec.")
        self.shards = sorted(folder.glob("*.parquet"))
        self.batch = batch

    def __iter__(self) -> Iterator[Batch]:
        """Go through all shards in order."""
        for shard in self.shards:
            yield from self.read(shard)

    def read(self, shard: Path) -> Iterator[Batch]:
        """Go through one shard."""
        for rows in pq.ParquetFile(shard).iter_batches(self.batch):
            yield self.columns(rows)

    def columns(self, rows: pa.RecordBatch) -> Batch:
        """Turn the rows into arrays; the policy is laid out over all actions."""
        plain = ("game", "step", "seat", "action", "reward", "place", "score")
        found: Batch = {name: rows.column(name).to_numpy() for name in plain}
        found["observation"] = _bytes(rows.column("observation"))
        bits = np.unpackbits(_bytes(rows.column("mask")), axis=1)
        found["action_mask"] = bits[:, : self.facts["actions"]].astype(np.int8)
        policy = np.zeros(found["action_mask"].shape, np.float32)
        legal, shares = rows.column("legal"), rows.column("policy")
        lines = np.repeat(np.arange(len(legal)), np.diff(legal.offsets.to_numpy()))
        policy[lines, legal.flatten().to_numpy()] = shares.flatten().to_numpy()
        found["policy"] = policy
        return found


def _bytes(column: pa.Array) -> NDArray[np.uint8]:
    """Show a column of equally long bytes as rows of numbers."""
    width = column.type.byte_width
    whole = np.frombuffer(column.buffers()[1], np.uint8)
    return whole[column.offset * width : (column.offset + len(column)) * width].reshape(-1, width)


def torch_dataset(folder: Path, batch: int = 1024) -> Any:
    """Open a dataset for torch's DataLoader with batch_size=None; workers share out the shards."""
    import torch
    from torch.utils.data import IterableDataset, get_worker_info

    reader = Reader(folder, batch)

    class Shards(IterableDataset[dict[str, torch.Tensor]]):
        def __iter__(self) -> Iterator[dict[str, torch.Tensor]]:
            worker = get_worker_info()
            first, step = (worker.id, worker.num_workers) if worker else (0, 1)
            for shard in reader.shards[first::step]:
                for columns in reader.read(shard):
                    yield {name: torch.from_numpy(np.array(c)) for name, c in columns.items()}

    return Shards()
