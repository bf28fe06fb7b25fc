"""A server for every test: with SQLite in one process, and with PostgreSQL and Redis."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar
from uuid import uuid4

import asyncpg
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from redis import Redis

from ratking.server import house
from ratking.server.app import create_app
from ratking.server.line import SOMEBODY, Asker
from ratking.server.quotas import read_quotas
from ratking.server.settings import Settings, from_environment
from ratking.server.store import Store
from ratking.server.thinking import Thinkers
from tests.server.person import Person
from tests.servers import Running, start_postgres, start_redis
from tests.toy_box import put_on_the_shelf

Addresses = dict[str, str]
T = TypeVar("T")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Running]:
    running = start_postgres()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def redis() -> Iterator[Running]:
    running = start_redis()
    yield running
    running.stop()


class Borrowed(Thinkers):
    """Thinks in the processes of all tests, and leaves them to the next one."""

    def __init__(self, lender: Thinkers) -> None:
        super().__init__(1, "")
        self.lender = lender

    async def ask(
        self, work: Callable[..., T], *facts: object, asker: Asker = SOMEBODY, mind: str = ""
    ) -> T:
        """Let one of the processes think."""
        return await self.lender.ask(work, *facts, asker=asker, mind=mind)


@pytest.fixture(scope="session")
def thinkers() -> Iterator[Thinkers]:
    """The processes in which bots think: to start them takes longer than most tests."""
    running = Thinkers(1, "")
    yield running
    running.close()


@pytest.fixture(autouse=True)
def borrowed(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    def lent(processes: int, game_data: str, bots: str) -> Thinkers:
        """Data files and bots of a host's own need processes of their own."""
        if game_data or bots:
            return Thinkers(processes, game_data, bots)
        return Borrowed(thinkers)

    monkeypatch.setattr(house, "Thinkers", lent)


def new_database(server: str, model: str = "template1") -> str:
    """Make a database of its own for a test, empty or as another one is."""
    name = f"ratking_{uuid4().hex}"
    done(server, f"CREATE DATABASE {name} TEMPLATE {model}")
    return server.rpartition("/")[0] + f"/{name}"


def done(server: str, words: str) -> None:
    """Do one thing in a database."""

    async def do() -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(words)
        await connection.close()

    asyncio.run(do())


def laid_out(url: str) -> str:
    """Take a database through all migrations, as the first start of a server does."""

    async def open_once() -> None:
        store = Store(from_environment({"RATKING_DATABASE_URL": url}))
        await store.open()
        await store.close()

    asyncio.run(open_once())
    return url


@pytest.fixture(scope="session")
def sqlite_model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file that was opened once: migrations take longer than most tests."""
    path = tmp_path_factory.mktemp("model") / "tables.sqlite3"
    laid_out(f"sqlite:///{path}")
    return path


@pytest.fixture(scope="session")
def postgres_model(postgres: Running) -> str:
    """The name of a database that was opened once."""
    return laid_out(new_database(postgres.url)).rpartition("/")[2]


@pytest.fixture
def on_sqlite(sqlite_model: Path, tmp_path: Path) -> Addresses:
    path = Path(shutil.copy(sqlite_model, tmp_path))
    return {"RATKING_DATABASE_URL": f"sqlite:///{path}"}


@pytest.fixture
def on_postgres(
    postgres: Running, postgres_model: str, redis: Running, tmp_path: Path
) -> Iterator[Addresses]:
    Redis.from_url(redis.url).flushdb()
    database = new_database(postgres.url, postgres_model)
    yield {
        "RATKING_DATABASE_URL": database,
        "RATKING_REDIS_URL": redis.url,
        "RATKING_KEYS": str(tmp_path / "keys"),
    }
    done(postgres.url, f"DROP DATABASE {database.rpartition('/')[2]} WITH (FORCE)")


@pytest.fixture(params=["on_sqlite", "on_postgres"])
def addresses(request: pytest.FixtureRequest) -> Addresses:
    """The two addresses that a host sets, or none."""
    found: Addresses = request.getfixturevalue(request.param)
    return found


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put Sealed Bids on the shelf, where several seats think at once."""
    put_on_the_shelf(monkeypatch)


def settings_for(addresses: Addresses, **more: object) -> Settings:
    found = from_environment(addresses | {"RATKING_PACE": "0.001", "RATKING_SWEEP": "0.1"})
    facts = {name: getattr(found, name) for name in found.__struct_fields__}
    unlimited = {"requests_per_minute": 1_000_000, "quotas": read_quotas("off"), "bots_alone": True}
    quick = {"analysis": 2}
    return Settings(**(facts | unlimited | quick | more))


@pytest.fixture
def settings(addresses: Addresses) -> Settings:
    return settings_for(addresses)


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient[Litestar]]:
    with TestClient(create_app(settings)) as running:
        yield running


@pytest.fixture
def person(client: TestClient[Litestar]) -> Callable[[], Person]:
    """Somebody with a browser of their own."""
    return lambda: Person(client)


@pytest.fixture
def ann(client: TestClient[Litestar]) -> Person:
    return Person(client)


@pytest.fixture
def bob(client: TestClient[Litestar]) -> Person:
    return Person(client)
