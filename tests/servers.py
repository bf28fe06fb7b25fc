"""Private PostgreSQL and Redis servers for the tests, on free ports of this machine only.

`python -m tests.servers` makes sure that they and a browser are installed (with apt-get,
where there is one).
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

PACKAGES = {"redis-server": "redis-server", "postgres": "postgresql", "chromium": "chromium"}
LIGHT = "chromium-headless-shell"
MEMORY = Path("/dev/shm")
ENOUGH = 2 * 1024**3
"""So many bytes must be free in memory for the databases of tests."""
"""The same browser without a window around it: it opens a page in half the CPU time."""

PATIENCE = 120.0
"""How many seconds anything may take; a busy machine is no fault of ours."""


def program(name: str) -> str | None:
    """Find a program; Debian keeps those of PostgreSQL out of the way."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(places[-1]) if places else None)


def chromium() -> str:
    """Find Chromium; the light one where it is offered."""
    found = program(LIGHT) or program("chromium")
    assert found is not None, "python -m tests.servers installs Chromium"
    return found


def install() -> None:
    """Install what is missing."""
    missing = [package for name, package in PACKAGES.items() if program(name) is None]
    if missing and not installed(*missing):
        sys.exit(f"Please install {' and '.join(missing)}: the tests need them.")
    if program(LIGHT) is None and not installed(LIGHT):
        sys.stdout.write(f"{LIGHT} is not offered here; the tests of the pages take longer.\n")


def installed(*packages: str) -> bool:
    """Install packages with apt-get; say whether that was possible."""
    if shutil.which("apt-get") is None:
        return False
    root = [] if os.geteuid() == 0 else ["sudo"]
    install = ["install", "-y", "-q", "--no-install-recommends", *packages]
    found = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    asked = ([*root, "apt-get", *words] for words in (["update", "-q"], install))
    return not any(subprocess.call(one, stdout=subprocess.DEVNULL, env=found) for one in asked)


def free_port() -> int:
    """Find a port that nobody uses, among those that the system gives to nobody by itself."""
    while True:
        port = Random().randrange(10_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def wait_until(fine: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not fine():
        if time.monotonic() > end:
            raise TimeoutError("it never happens")
        time.sleep(0.05)


def listens(port: int) -> bool:
    """See whether somebody listens."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@dataclass
class Running:
    """A server that we started, and will stop."""

    process: subprocess.Popen[bytes]
    url: str
    folder: Path

    def stop(self) -> None:
        """End exactly this server, without waiting for those who are connected."""
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def start_redis(port: int | None = None) -> Running:
    """Start a Redis that keeps nothing."""
    redis = program("redis-server")
    assert redis is not None, "run `make services` first"
    port, folder = port or free_port(), Path(tempfile.mkdtemp(prefix="ratking-redis-"))
    words = [redis, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    process = subprocess.Popen([*words, "--dir", str(folder)], stdout=subprocess.DEVNULL)
    wait_until(lambda: listens(port))
    return Running(process, f"redis://127.0.0.1:{port}/0", folder)


def in_memory(room: int) -> Path | None:
    """Find a place in memory with so much room, where files cost nothing; None is the usual one."""
    if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > room:
        return MEMORY
    return None


def start_postgres() -> Running:
    """Start a PostgreSQL of our own; it refuses to run for root, so then its own user runs it."""
    initdb, postgres = program("initdb"), program("postgres")
    assert initdb is not None, "run `make services` first"
    assert postgres is not None
    user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
    folder = Path(tempfile.mkdtemp(prefix="ratking-postgres-", dir=in_memory(ENOUGH)))
    port = free_port()
    if os.geteuid() == 0:
        shutil.chown(folder, user)
    as_user = {"user": user} if os.geteuid() == 0 else {}
    data = folder / "data"
    subprocess.run(  # type: ignore[call-overload]
        [initdb, "-D", str(data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"],
        check=True,
        stdout=subprocess.DEVNULL,
        cwd=folder,
        **as_user,
    )
    words = [postgres, "-D", str(data), "-p", str(port), "-k", str(folder)]
    words += ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200"]
    words += ["-c", "fsync=off", "-c", "full_page_writes=off"]  # nobody pulls its plug
    words += ["-c", "max_wal_size=64MB"]
    process = subprocess.Popen(  # type: ignore[call-overload]
        words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder, **as_user
    )
    asks = [str(program("pg_isready")), "--quiet", "--host", "127.0.0.1", "--port", str(port)]
    wait_until(lambda: subprocess.run(asks).returncode == 0)
    return Running(process, f"postgresql://postgres@127.0.0.1:{port}/postgres", folder)


if __name__ == "__main__":
    install()
