"""`ratking serve`: tables for friends."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ratking.cli.language import own_data, say
from ratking.cli.parsing import LAST_PORT, Parser, add_data_argument, count
from ratking.cli.room import ENOUGH, MOST, room_for_connections
from ratking.core.errors import BadOption
from ratking.games import every_game

if TYPE_CHECKING:
    from ratking.server.settings import Settings

EXAMPLES: Final = (
    "ratking serve                           one process, tables in your data folder",
    "ratking serve --host 0.0.0.0            for everybody in your network",
    "ratking serve --data mydata             with data files of your own box",
    "ratking serve --agents mine.py:Mine     with a bot of your own (docs/agents.md)",
    "ratking serve --workers 4               with PostgreSQL and Redis (docs/hosting.md)",
)
LARGEST_MESSAGE: Final = 16 * 1024
IDLE: Final = 30
"""Seconds that a connection may rest; longer than clients keep one, so that they let go first."""


def add_arguments(parser: Parser) -> None:
    """Where to listen, and with how many processes."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (127.0.0.1)")
    parser.add_argument(
        "--port", type=count(0, LAST_PORT), default=8000, help="port to listen at (8000)"
    )
    parser.add_argument("--workers", type=count(1), default=1, help="how many processes (1)")
    add_data_argument(parser)
    add_bots_argument(parser)


def add_bots_argument(parser: Parser) -> None:
    """Add the bots of the host's own."""
    parser.add_argument(
        "--agents",
        metavar="NAME=A,...",
        help="bots of your own that may sit at tables, such as Rosa=mine.py:Mine (docs/agents.md)",
    )


def run(arguments: Namespace) -> int:
    """Serve until somebody stops it."""
    chosen = settings(arguments.data, arguments.agents)
    if arguments.workers > 1 and (chosen.on_sqlite or not chosen.redis_url):
        raise BadOption(
            "Several workers need RATKING_DATABASE_URL (PostgreSQL) and RATKING_REDIS_URL."
        )
    print(f"ratking: tables at http://{arguments.host}:{arguments.port}", flush=True)
    print(f"ratking: {_about_pages(chosen.static)}", flush=True)
    tell_own_data(chosen)
    listen(arguments.host, arguments.port, arguments.workers, chosen.connections)
    return 0


def settings(data: Path | None, agents: str | None = None) -> Settings:
    """Read the settings, and the keys of the host if there are any; every process finds them."""
    must_have_packages()
    if data is not None:
        os.environ["RATKING_GAME_DATA"] = str(data.absolute())
    if agents is not None:
        os.environ["RATKING_AGENTS"] = agents
    from ratking.server.own_bots import try_out
    from ratking.server.push.keys import host_keys
    from ratking.server.settings import from_environment

    found = from_environment()
    host_keys(found)
    _must_be_alone(found)
    asyncio.run(_must_know(found))
    try_out(found.agents, every_game(_folder(found)))
    return found


def _must_be_alone(found: Settings) -> None:
    from ratking.server.alone import only_server

    lock = only_server(found)
    if lock is not None:
        lock.close()


async def _must_know(found: Settings) -> None:
    """Look at the database before the server starts, so that a host reads a sentence."""
    from sqlalchemy.exc import SQLAlchemyError

    from ratking.server.migrate import must_be_known
    from ratking.server.store import ways_to

    engine = ways_to(found).reading
    try:
        async with engine.connect() as connection:
            await connection.run_sync(must_be_known)
    except (OSError, SQLAlchemyError) as error:
        reason = str(getattr(error, "orig", None) or error).rstrip(".")
        raise BadOption(f"The database cannot be opened: {reason}.") from error
    finally:
        await engine.dispose()


def _folder(chosen: Settings) -> Path | None:
    return Path(chosen.game_data) if chosen.game_data else None


def tell_own_data(chosen: Settings) -> None:
    """Say which games are played with an owner's data files."""
    for opened in every_game(_folder(chosen)).values():
        if opened.own_files():
            print(f"ratking: {own_data(opened)}", flush=True)


def must_have_packages() -> None:
    """Without its packages there is no server."""
    try:
        import ratking.server.app  # noqa: F401
    except ImportError as error:
        raise BadOption(
            f"The server needs the package {error.name}; in a checkout, pip install . brings it."
        ) from error


def _about_pages(folder: str) -> str:
    from ratking.server.pages import has_pages

    if has_pages(folder):
        return "the pages of the browser table are served as well"
    return (
        "only programs can play: the pages are not built ('make pages' in a checkout builds them)"
    )


def _room(wanted: int) -> int:
    """Say how many connections to take, and tell a host whose system allows only few."""
    room = room_for_connections()
    if room < min(wanted or ENOUGH, MOST):
        print(f"ratking: {say('few-files', count=room)}", flush=True)
    return min(room, wanted or room)


def listen(host: str, port: int, workers: int, connections: int = 0) -> None:
    """Run the server in this process, or in several."""
    import uvicorn

    from ratking.server.logs import set_up_logs

    set_up_logs()
    room = _room(connections)
    uvicorn.run(
        "ratking.server.app:from_settings",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        ws_max_size=LARGEST_MESSAGE,
        ws_max_queue=16,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=os.environ.get("RATKING_PROXIES", "127.0.0.1"),
        timeout_graceful_shutdown=5,
        timeout_keep_alive=IDLE,
        http="ratking.server.patience:Patient",
        ws="ratking.server.packing:PackedApart",
        limit_concurrency=room,
    )
