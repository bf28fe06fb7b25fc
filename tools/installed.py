"""Try an installed ratking, as a stranger has it: python tools/installed.py [compiled|interpreted].

It imports nothing of the checkout and its commands run outside of it. The rules of every game are
read, and it is played in a simulation, and by two bots at a table of the server to its end.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import URLError
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

PATIENCE = 300.0
BOT = {"kind": "bot", "level": "easy"}


def command(*words: str) -> list[str]:
    """Call ratking by the Python that runs this."""
    return [sys.executable, "-m", "ratking", *words]


def ratking(folder: str, *words: str) -> str:
    """Run a command to its end and return what it said."""
    done = subprocess.run(
        command(*words), cwd=folder, env=surroundings(folder), capture_output=True
    )
    said = done.stdout.decode("utf-8")
    if done.returncode:
        sys.exit(f"ratking {' '.join(words)}: {said}{done.stderr.decode('utf-8')}")
    return said


def surroundings(folder: str) -> dict[str, str]:
    """Keep the sources of a checkout, and what its user has set, out of the way."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("RATKING_")}
    kept.pop("PYTHONPATH", None)
    mine = {"RATKING_DATA": folder, "RATKING_PACE": "0", "PYTHONUTF8": "1"}
    return kept | mine


@contextmanager
def served(folder: str) -> Iterator[str]:
    """Open the table of the browser at a free port, and close it again."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    words = command("play", "--no-browser", "--alone", "--port", port)
    process = subprocess.Popen(words, cwd=folder, env=surroundings(folder))
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def asked(browser: OpenerDirector, address: str, sent: object = None) -> bytes:
    """Ask the server, again and again while it is still opening."""
    data = None if sent is None else json.dumps(sent).encode()
    request = Request(address, data, {"Content-Type": "application/json"})
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with browser.open(request, timeout=PATIENCE) as reply:
                return bytes(reply.read())
        except URLError as error:
            if not isinstance(error.reason, ConnectionRefusedError) or time.monotonic() > end:
                raise
            time.sleep(0.2)


def play_at_a_table(browser: OpenerDirector, home: str, game: str) -> list[str]:
    """Let two bots play a game at a table, and return how it ended."""
    wanted = {"game": game, "options": {"players": 2}, "seats": [BOT, BOT]}
    table = json.loads(asked(browser, f"{home}/tables", wanted))["table"]["id"]
    asked(browser, f"{home}/tables/{table}/start", {})
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        view: dict[str, Any] = json.loads(asked(browser, f"{home}/tables/{table}/view?since=0"))
        if view["status"] == "over":
            return list(view["outcome"]["sentences"])
        time.sleep(0.5)
    sys.exit(f"The game of {game} at the table does not end.")


def try_games(folder: str) -> None:
    """Read the rules of every game, and play it."""
    games = [game["name"] for game in json.loads(ratking(folder, "games", "--json"))]
    for game in games:
        assert json.loads(ratking(folder, "rules", game, "--json"))
        print(ratking(folder, "simulate", game, "--agents", "greedy,uniform", "--games", "2"))
    with served(folder) as home:
        browser = build_opener(HTTPCookieProcessor(CookieJar()))
        assert b"<html" in asked(browser, f"{home}/")
        for game in games:
            print(*play_at_a_table(browser, home, game), sep="\n", flush=True)


def main(words: list[str]) -> int:
    """Try everything, and say what was seen."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        version = ratking(folder, "--version").strip()
        print(version, flush=True)
        if words and not version.endswith(f", {words[0]} engine"):
            sys.exit(f"This is not the {words[0]} engine.")
        try_games(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
