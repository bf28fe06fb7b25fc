"""What a host can set; two addresses turn one process into many."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from msgspec import Struct
from sqlalchemy.engine import make_url

from ratking.analysis.findings import WORLDS
from ratking.core.errors import BadOption
from ratking.server.ages import Ages
from ratking.server.amounts import read_amounts
from ratking.server.quotas import VARIABLE, Quotas, read_quotas

FILE: Final = "tables.sqlite3"
KEYS: Final = "cookie_keys"
PAGES: Final = (Path(__file__).parent.parent / "pages").resolve()
"""Where the build puts the pages of the browser table; the compiled engine has a link to them."""


class Settings(Struct, frozen=True, kw_only=True):
    """Everything that can be chosen when the server starts."""

    database_url: str
    redis_url: str = ""
    pace: float = 0.8
    keys_file: str = ""
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    requests_per_minute: int = 1200
    messages_per_second: float = 40.0
    connections: int = 0
    quotas: Quotas = Quotas()
    bots_alone: bool = False
    bot_accounts: bool = False
    ages: Ages = Ages()
    bot_processes: int = 1
    remote_thinking: bool = False
    analysis: int = WORLDS
    admin_key: str = ""
    secure_cookies: bool = False
    sweep: float = 1.0
    quick_match: float = 20.0
    static: str = ""
    address: str = ""
    game_data: str = ""
    agents: str = ""
    push_key: str = ""
    push_contact: str = ""
    push_services: tuple[str, ...] = ()
    push_delay: float = 15.0

    @property
    def on_sqlite(self) -> bool:
        """Say whether the tables are kept in one file."""
        return self.database_url.startswith("sqlite")


def data_folder(environment: Mapping[str, str]) -> Path:
    """Find the user's own folder for such files."""
    home = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(environment.get("RATKING_DATA") or Path(home) / "ratking")


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """Read the settings; a value that makes no sense is named."""
    env = os.environ if environment is None else environment
    return Settings(
        database_url=_database(env),
        redis_url=env.get("RATKING_REDIS_URL", ""),
        pace=_number(env, "RATKING_PACE", 0.8),
        keys_file=env.get("RATKING_KEYS") or _keys_beside(_database(env), env),
        origins=tuple(env.get("RATKING_ORIGINS", "").split()),
        hosts=tuple(env.get("RATKING_HOSTS", "").split()),
        requests_per_minute=int(_number(env, "RATKING_REQUESTS_PER_MINUTE", 1200)),
        messages_per_second=_number(env, "RATKING_MESSAGES_PER_SECOND", 40),
        connections=int(_number(env, "RATKING_CONNECTIONS", 0)),
        quotas=read_quotas(env.get(VARIABLE, "")),
        bot_accounts=env.get("RATKING_BOT_ACCOUNTS", "") == "1",
        ages=read_amounts("RATKING_KEEP", env.get("RATKING_KEEP", ""), Ages),
        bots_alone=env.get("RATKING_BOTS_ALONE", "") == "1",
        bot_processes=int(_number(env, "RATKING_BOT_PROCESSES", 1)),
        remote_thinking=env.get("RATKING_REMOTE_THINKING", "") == "1",
        analysis=max(2, int(_number(env, "RATKING_ANALYSIS", WORLDS))),
        admin_key=env.get("RATKING_ADMIN_KEY", ""),
        secure_cookies=env.get("RATKING_SECURE_COOKIES", "") == "1",
        sweep=_number(env, "RATKING_SWEEP", 1),
        quick_match=max(0.1, _number(env, "RATKING_QUICK_MATCH", 20)),
        static=env.get("RATKING_STATIC") or str(PAGES),
        address=env.get("RATKING_ADDRESS", "").rstrip("/"),
        game_data=env.get("RATKING_GAME_DATA", ""),
        agents=env.get("RATKING_AGENTS", ""),
        push_key=env.get("RATKING_PUSH_KEY", ""),
        push_contact=env.get("RATKING_PUSH_CONTACT", ""),
        push_services=tuple(env.get("RATKING_PUSH_SERVICES", "").split()),
        push_delay=_number(env, "RATKING_PUSH_DELAY", 15),
    )


def _database(env: Mapping[str, str]) -> str:
    url = env.get("RATKING_DATABASE_URL", "")
    if not url:
        return f"sqlite+aiosqlite:///{data_folder(env) / FILE}"
    scheme, _, rest = url.partition("://")
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgres": "postgresql+asyncpg",
        "postgresql": "postgresql+asyncpg",
    }
    if scheme not in (*drivers, *drivers.values()):
        raise BadOption("RATKING_DATABASE_URL must begin with postgresql:// or sqlite://.")
    return f"{drivers.get(scheme, scheme)}://{rest}"


def _keys_beside(database_url: str, env: Mapping[str, str]) -> str:
    """Find the keys beside the tables where those are a file, else in the data folder."""
    path = make_url(database_url).database if database_url.startswith("sqlite") else None
    return str((Path(path).parent if path else data_folder(env)) / KEYS)


def _number(env: Mapping[str, str], name: str, default: float) -> float:
    try:
        value = float(env.get(name) or default)
    except ValueError as error:
        raise BadOption(f"{name} must be a number, not {env[name]!r}.") from error
    if not 0 <= value < 1e9:
        raise BadOption(f"{name} must be a number from 0 on, not {env[name]!r}.")
    return value
