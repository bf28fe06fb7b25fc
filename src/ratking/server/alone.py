"""One server for one SQLite file: a second one would trust its own memory."""

from __future__ import annotations

from pathlib import Path
from typing import IO, Any

from sqlalchemy.engine import make_url

from ratking.core.errors import BadOption
from ratking.server.settings import Settings


def only_server(settings: Settings) -> IO[Any] | None:
    """Hold the file until the returned lock is closed; another process is told that it is held."""
    path = make_url(settings.database_url).database if settings.on_sqlite else None
    if not path:
        return None
    try:
        import fcntl
    except ImportError:  # Windows has other locks
        return None
    lock = Path(f"{path}.lock")
    lock.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    lock.touch(mode=0o600)
    held = lock.open("r+")
    try:
        fcntl.lockf(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        held.close()
        raise BadOption(
            f"Another server uses {path}; end it, or name another folder with RATKING_DATA."
        ) from error
    return held
