"""`ratking play`: the table in the browser, for you and for friends on the same network."""

from __future__ import annotations

import json
import os
import socket
import sys
import threading
import time
import webbrowser
from argparse import Namespace
from http.client import HTTPException
from typing import Final
from urllib.request import urlopen

from ratking.cli.parsing import LAST_PORT, Parser, add_data_argument, count
from ratking.cli.serve import add_bots_argument, listen, settings, tell_own_data
from ratking.core.errors import BadOption

EXAMPLES: Final = (
    "ratking play                            opens your browser",
    "ratking play --port 9000                at another port",
    "ratking play --data mydata              with data files of your own box",
    "ratking play --alone                    not for others on your network",
    "ratking play --no-browser               say where the table is, and no more",
)
TRIES: Final = 20
PATIENCE: Final = 20.0
SOMEWHERE: Final = ("10.255.255.255", 1)
"""An address that nothing is sent to; asking for the way there tells our own."""


def add_arguments(parser: Parser) -> None:
    """Where to listen, and for whom."""
    parser.add_argument(
        "--port",
        type=count(1, LAST_PORT),
        default=8000,
        help="port to begin with (8000); a busy one is left",
    )
    parser.add_argument("--alone", action="store_true", help="only for this machine")
    add_data_argument(parser)
    add_bots_argument(parser)
    parser.add_argument("--no-browser", action="store_true", help="only say where the table is")


def run(arguments: Namespace) -> int:
    """Serve, say where, open the browser, and end with Ctrl-C."""
    if is_open(arguments.port):
        must_be_the_same(arguments)
        print(f"ratking: a table is open already, at http://127.0.0.1:{arguments.port}")
        if not arguments.no_browser:
            show(arguments.port)
        return 0
    chosen = settings(arguments.data, arguments.agents)
    has_pages(chosen.static)
    host = "127.0.0.1" if arguments.alone else "0.0.0.0"
    port = free_port(host, arguments.port)
    for line in addresses(port, arguments.alone):
        print(f"ratking: {line}", flush=True)
    tell_own_data(chosen)
    if not arguments.no_browser:
        threading.Thread(target=open_browser, args=(port,), daemon=True).start()
    os.environ.setdefault("RATKING_LOG", "warning")
    os.environ.setdefault("RATKING_BOTS_ALONE", "1")
    os.environ.setdefault("RATKING_ADDRESS", address_for_friends(port, arguments.alone))
    try:
        listen(host, port, 1)
    except KeyboardInterrupt:
        print()
    print("ratking: the table is closed; open games are kept.")
    return 0


def has_pages(folder: str) -> None:
    """Refuse to open a table that nobody could look at."""
    from ratking.server.pages import has_pages

    if not has_pages(folder):
        raise BadOption(
            "The pages of the table are not built; 'make pages' builds them in a checkout, "
            "and 'ratking table rattus' plays in the terminal."
        )


def must_be_the_same(arguments: Namespace) -> None:
    """A table that is open already keeps the data files that it was opened with."""
    if arguments.data is not None or arguments.agents is not None:
        raise BadOption(
            f"A table is open already, at http://127.0.0.1:{arguments.port}; "
            "end it first to play with --data or --agents."
        )


def is_open(port: int) -> bool:
    """Say whether another table of ours is there; two must not use the same file."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/health", timeout=2) as reply:
            return bool(json.load(reply).get("status") == "well")
    except (OSError, ValueError, AttributeError, HTTPException):
        return False


def free_port(host: str, first: int) -> int:
    """Find a port that nobody uses, the first if possible."""
    for port in range(first, min(first + TRIES, 65536)):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    raise BadOption(f"Ports {first} to {first + TRIES - 1} are all in use; name another: --port.")


def addresses(port: int, alone: bool) -> list[str]:
    """Say where the table is, for me and for friends."""
    lines = [f"the table is at http://127.0.0.1:{port}"]
    address = address_for_friends(port, alone)
    if address:
        lines.append(f"friends on the same network come to {address}")
    return [*lines, "Ctrl-C ends it; open games are kept"]


def address_for_friends(port: int, alone: bool) -> str:
    """Find the address that works from another device, if there is one."""
    own = "" if alone else own_address()
    return own and f"http://{own}:{port}"


def own_address() -> str:
    """Find out how others on the network reach this machine, if there is a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
            address: str = probe.getsockname()[0]
        except OSError:
            return ""
    return "" if address.startswith(("127.", "0.")) else address


def open_browser(port: int) -> None:
    """Show the page once the server answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                show(port)
                return
        time.sleep(0.1)


def show(port: int) -> None:
    """Open the page; a machine without a screen is left in peace."""
    if has_screen():
        webbrowser.open(f"http://127.0.0.1:{port}")


def has_screen() -> bool:
    """Say whether a browser with windows could open here."""
    windows = sys.platform in ("darwin", "win32")
    return windows or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
