"""`ratking worker`: a machine that thinks for servers on others."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from pathlib import Path
from typing import Final

from ratking.cli.parsing import Parser, add_data_argument, count
from ratking.cli.serve import must_have_packages
from ratking.core.errors import BadOption

EXAMPLES: Final = (
    "ratking worker                          as many thoughts at a time as there are cores",
    "ratking worker --processes 4            leave the other cores alone",
)


def add_arguments(parser: Parser) -> None:
    """How many processes think, and with which data files."""
    parser.add_argument(
        "--processes", type=count(1), default=os.cpu_count() or 1, help="how many think (all cores)"
    )
    add_data_argument(parser)


def run(arguments: Namespace) -> int:
    """Take thoughts from the queue until somebody stops it."""
    must_have_packages()
    from ratking.server.settings import from_environment

    redis_url = from_environment().redis_url
    if not redis_url:
        raise BadOption("A worker needs RATKING_REDIS_URL, the address that its servers have.")
    print(f"ratking: {arguments.processes} processes think for servers elsewhere", flush=True)
    asyncio.run(_think(redis_url, arguments.processes, arguments.data))
    return 0


async def _think(redis_url: str, processes: int, data: Path | None) -> None:
    from ratking.server import boxes, own_bots
    from ratking.server.faraway import worker_of
    from ratking.server.thinking import Thinkers

    folder = str(data.absolute()) if data is not None else os.environ.get("RATKING_GAME_DATA", "")
    boxes.stock(folder)
    bots = os.environ.get(own_bots.VARIABLE, "")
    own_bots.invite(bots)
    thinkers = Thinkers(processes, folder, bots)
    worker = worker_of(redis_url, thinkers)
    try:
        await worker.queue.connect()
        await worker.start()
    finally:
        thinkers.close()
        await worker.queue.disconnect()
