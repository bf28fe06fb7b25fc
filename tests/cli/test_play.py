import json
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from subprocess import PIPE

import pytest

from ratking.cli import play
from tests.cli.conftest import Ratking
from tests.servers import free_port


@pytest.fixture
def no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "has_screen", lambda: False)


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "index.html").write_text("<title>ratking</title>", encoding="utf-8")
    monkeypatch.setenv("RATKING_STATIC", str(tmp_path))
    return tmp_path


class Well(BaseHTTPRequestHandler):
    """Answers like a server of ours."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps({"status": "well"}).encode())

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def open_table() -> Iterator[int]:
    server = HTTPServer(("127.0.0.1", 0), Well)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server.server_port
    server.shutdown()
    thread.join()
    server.server_close()


def test_without_pages_it_says_what_to_do(
    ratking: Ratking, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RATKING_STATIC", str(tmp_path))
    said = ratking.mistake("play", "--port", str(free_port()))
    assert "'make pages' builds them in a checkout" in said


def test_a_busy_port_is_left_to_its_owner() -> None:
    with socket.socket() as owner:
        owner.bind(("127.0.0.1", 0))
        owner.listen()
        taken = owner.getsockname()[1]
        assert play.free_port("127.0.0.1", taken) != taken


def test_a_free_port_is_taken() -> None:
    port = free_port()
    assert play.free_port("127.0.0.1", port) == port


def test_a_second_table_points_at_the_first(
    ratking: Ratking, pages: Path, open_table: int, no_screen: None
) -> None:
    said = ratking("play", "--port", str(open_table))
    assert said.out == (f"ratking: a table is open already, at http://127.0.0.1:{open_table}\n")


HOLDS = """
from ratking.server.alone import only_server
from ratking.server.settings import from_environment

held = only_server(from_environment())
print("held", flush=True)
input()
"""


@pytest.fixture
def held_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let another process have the tables' file open, as a server has."""
    monkeypatch.setenv("RATKING_DATA", str(tmp_path / "data"))
    command = [sys.executable, "-c", HOLDS]
    with subprocess.Popen(command, text=True, stdin=PIPE, stdout=PIPE) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "held\n"
        yield
        server.communicate("\n")


@pytest.mark.usefixtures("held_file", "pages", "no_screen")
def test_a_second_table_points_at_the_first_although_that_holds_the_file(
    ratking: Ratking, open_table: int
) -> None:
    said = ratking("play", "--port", str(open_table))
    assert said.out == f"ratking: a table is open already, at http://127.0.0.1:{open_table}\n"


@pytest.mark.usefixtures("held_file", "pages", "no_screen")
def test_a_table_at_another_port_says_how_to_have_two(ratking: Ratking) -> None:
    said = ratking.mistake("play", "--port", str(free_port()))
    assert "end it, or name another folder with RATKING_DATA" in said


def test_friends_are_told_where_to_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "own_address", lambda: "192.0.2.7")
    assert "friends on the same network come to http://192.0.2.7:8000" in play.addresses(
        8000, False
    )
    assert not any("friends" in line for line in play.addresses(8000, True))


def test_the_browser_is_opened_only_where_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(play, "has_screen", lambda: False)
    play.show(8000)
    monkeypatch.setattr(play, "has_screen", lambda: True)
    play.show(8000)
    assert opened == ["http://127.0.0.1:8000"]


def test_it_serves_until_somebody_interrupts_it(
    ratking: Ratking, pages: Path, no_screen: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[str, int, int]] = []

    def listen(host: str, port: int, workers: int) -> None:
        heard.append((host, port, workers))
        raise KeyboardInterrupt

    monkeypatch.setattr(play, "listen", listen)
    port = free_port()
    said = ratking("play", "--alone", "--port", str(port))
    assert heard == [("127.0.0.1", port, 1)]
    assert said.out.endswith("the table is closed; open games are kept.\n")


def test_no_browser_is_opened_when_none_is_wanted(
    ratking: Ratking, pages: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[int] = []

    def listen(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(play, "listen", listen)
    monkeypatch.setattr(play, "open_browser", opened.append)
    assert ratking("play", "--alone", "--no-browser", "--port", str(free_port())).code == 0
    assert opened == []


@pytest.mark.parametrize("command", ["play", "serve"])
def test_a_port_that_no_machine_has_is_a_mistake(ratking: Ratking, command: str) -> None:
    said = ratking.mistake(command, "--port", "65536")
    assert said.startswith("argument --port: it must be a whole number from ")
    assert " to 65535, not '65536'" in said
