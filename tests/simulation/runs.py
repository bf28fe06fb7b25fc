"""Runs seeds, each in a fresh folder in memory."""

from __future__ import annotations

import gc
import logging
import shutil
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final

from sqlalchemy import create_engine

from ratking.games import GAMES
from ratking.server import boxes
from ratking.server.migrate import upgrade
from ratking.server.settings import Settings
from ratking.server.store import Ways
from tests.servers import in_memory
from tests.simulation.box import slot_of
from tests.simulation.disk import Disk
from tests.simulation.loop import Life, SeededLoop
from tests.simulation.trace import Trace
from tests.simulation.world import BOXES, TABLES, World
from tests.toy_box import MANIFEST, PLACE

TIDY: Final = 25
"""After so many seeds the memory is tidied up; within one it never is, as that takes its time."""

EMPTY: Final = "empty.sqlite3"


@contextmanager
def ready() -> Iterator[Path]:
    """Put the toy game on the shelf, and lend a folder in memory where there is one."""
    known = GAMES.places.get(MANIFEST.name)
    GAMES.places[MANIFEST.name] = PLACE
    boxes.stock("")
    gc.collect()
    gc.freeze()
    gc.disable()
    hook, sys.unraisablehook = sys.unraisablehook, lambda _: None  # the dead cannot tidy up
    pool = logging.getLogger("sqlalchemy.pool")
    level = pool.level
    pool.setLevel(logging.CRITICAL + 1)
    try:
        with tempfile.TemporaryDirectory(dir=in_memory(0)) as folder, warnings.catch_warnings():
            warnings.simplefilter("ignore")
            _lay_out(Path(folder) / EMPTY)
            _get_acquainted(Path(folder) / EMPTY)
            yield Path(folder)
    finally:
        gc.collect()
        sys.unraisablehook = hook
        pool.setLevel(level)
        gc.enable()
        gc.unfreeze()
        if known is None:
            del GAMES.places[MANIFEST.name]


def _lay_out(path: Path) -> None:
    """Make a database as every server finds it that is not the first."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        upgrade(connection)
    engine.dispose()


def _get_acquainted(path: Path) -> None:
    """Connect once: an engine asks its first connection more than any other, in one seed alone."""
    for name in BOXES:
        loop = SeededLoop(Random(0), 0.0)
        disk = Disk(str(path), loop, Random(0), Trace(loop.time))
        life = Life(name)
        ways = slot_of(name, Settings(database_url=f"sqlite+aiosqlite:///{path}")).renewed(
            disk, life
        )

        async def look(ways: Ways = ways) -> None:
            async with ways.reading.connect():
                pass

        task = loop.create_task(look())
        loop.go(task)
        task.result()
        assert ways.writing is not None
        ways.writing.connect().close()
        disk.lose(life)


def run(
    seed: int, folder: Path, game: str = "", workers: int = 0
) -> tuple[World, Exception | None]:
    """Run one seed; what is wrong comes back with what happened."""
    place = folder / str(seed)
    place.mkdir()
    shutil.copy(folder / EMPTY, place / TABLES)
    world = World(seed, place, game, workers)
    try:
        world.run()
    except Exception as error:
        return world, error
    finally:
        shutil.rmtree(place)
        if seed % TIDY == 0:
            gc.collect()
    return world, None
