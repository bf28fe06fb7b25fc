"""Bots with an account wait elsewhere, come when asked, and lose nothing when a line breaks."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import Addresses
from tests.server.running import Plain, Player, Server
from tests.servers import PATIENCE, wait_until

BOTS = Path(__file__).parent.parent.parent / "examples" / "bots"
ME = {"kind": "me", "name": "Ann"}
OTTO = {"kind": "bot", "level": "Otto"}


class Host:
    """Somebody with a server, who gives accounts to bots and starts them."""

    def __init__(self, addresses: Addresses) -> None:
        self.server = Server(addresses)
        self.client = httpx.Client(base_url=self.server.url, timeout=PATIENCE)
        self.bots: list[subprocess.Popen[str]] = []

    def deed(self, *words: str) -> str:
        """Do something with accounts while the server runs."""
        command = [sys.executable, "-m", "ratking", "bots", *words]
        env = self.server.environment | {"LANG": "C"}
        return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout

    def account(self, name: str) -> str:
        """Give a bot an account; return its key."""
        return self.deed("add", name).splitlines()[0].rpartition(" ")[2]

    def begin(self, program: str, file: str, key: str) -> subprocess.Popen[str]:
        """Start a bot."""
        words = [program, str(BOTS / file), self.server.url, key]
        bot = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        self.bots.append(bot)
        return bot

    def is_here(self, name: str) -> bool:
        return any(bot["name"] == name and bot["here"] for bot in self.client.get("/bots").json())

    def stop(self) -> None:
        for bot in self.bots:
            bot.kill()
            bot.wait()
        self.client.close()
        self.server.stop()


@pytest.fixture
def host(addresses: Addresses) -> Iterator[Host]:
    found = Host(addresses)
    yield found
    found.stop()


class Listener:
    """A bot whose every word a test decides."""

    def __init__(self, host: Host, key: str, **limits: object) -> None:
        self.host = host
        self.headers = {"authorization": f"Bearer {key}"}
        self.client = httpx.Client(base_url=host.server.url, headers=self.headers, timeout=PATIENCE)
        self.ask("PUT", "/bots/me", **limits)
        self.last = 0.0
        self.open()

    def open(self, since: float | None = None) -> None:
        """Open a stream; the first line says hello."""
        path = "/bots/me/events" + (f"?since={since}" if since else "")
        self.stream = self.client.send(self.client.build_request("GET", path), stream=True)
        assert self.stream.headers["content-type"].startswith("application/x-ndjson")
        self.lines = self.stream.iter_lines()
        assert self.hear("hello")["name"]

    def ask(self, method: str, path: str, **body: object) -> Plain:
        reply = self.client.request(method, path, json=body)
        assert reply.status_code < 300, reply.text
        found: Plain = reply.json()
        return found

    def refused(self, method: str, path: str, **body: object) -> str:
        reply = self.client.request(method, path, json=body)
        assert reply.status_code >= 400
        code: str = reply.json()["code"]
        return code

    def hear(self, kind: str) -> Plain:
        """Wait for a message of a kind; what comes before it must be nothing but pings."""
        for line in self.lines:
            said: Plain = json.loads(line)
            self.last = said["at"]
            if said["type"] != "ping":
                assert said["type"] == kind, said
                return said
        raise AssertionError("the stream has ended")

    def answer(self, view: Plain) -> None:
        choice = view["questions"][0]["answers"][0]["choice"]
        self.ask(
            "POST",
            f"/tables/{view['table']}/answers",
            version=view["version"],
            choices=[choice],
            seat=view["seat"],
        )


@pytest.fixture
def otto(host: Host) -> Iterator[Listener]:
    found = Listener(host, host.account("Otto"), games=["rattus"], fewest=2, most=3, tables=2)
    yield found
    found.stream.close()


def wish(*seats: Plain, **more: object) -> Plain:
    return {"game": "rattus", "options": {"players": len(seats), "start": 1}, "seats": seats} | more


def set_up(host: Host, *seats: Plain, **more: object) -> Plain:
    made = host.client.post("/tables", json=wish(*seats, **more))
    assert made.status_code == 201, made.text
    found: Plain = made.json()
    return found


def sitting(host: Host, otto: Listener, **more: object) -> str:
    """Play with Otto, who has accepted; return the table."""
    table: str = set_up(host, ME, OTTO, **more)["table"]["id"]
    assert otto.hear("offer")["seats"] == [1]
    otto.ask("POST", f"/tables/{table}/accept")
    host.client.post(f"/tables/{table}/start").raise_for_status()
    assert otto.hear("begins")["table"]["id"] == table
    return table


def seat_of(host: Host, table: str, number: int = 1) -> Plain:
    found: Plain = host.client.get(f"/tables/{table}").json()["seats"][number]
    return found


def test_bots_in_two_languages_play_a_game_and_stand_on_the_ladder(host: Host) -> None:
    node = shutil.which("node")
    assert node is not None, "run `make pages` first"
    host.begin(sys.executable, "visiting.py", host.account("Otto"))
    host.begin(node, "visiting.js", host.account("Nora"))
    wait_until(lambda: host.is_here("Otto") and host.is_here("Nora"))
    cartus = {"game": "cartus", "options": {"players": 3}}
    bots = [{"kind": "bot", "level": name} for name in ("Otto", "Nora")]
    made = host.client.post("/tables", json={**cartus, "seats": [ME, *bots]}).json()
    table, secret = made["table"]["id"], made["invitations"][0]["secret"]
    wait_until(lambda: all(seat_of(host, table, number)["taken"] for number in (1, 2)))
    host.client.post(f"/tables/{table}/start").raise_for_status()
    ann = Player(host.server.url, table, secret)
    asyncio.run(asyncio.wait_for(ann.play(), PATIENCE))
    assert ann.view["status"] == "over"
    assert [seat_of(host, table, number)["kind"] for number in (1, 2)] == ["bot", "bot"]
    ladder = host.client.get("/standings/cartus").json()["rows"]
    assert {"bot:Otto", "bot:Nora"} <= {row["player"] for row in ladder}


def test_a_bot_goes_on_after_the_server_was_killed(host: Host) -> None:
    otto = host.begin(sys.executable, "visiting.py", host.account("Otto"))
    wait_until(lambda: host.is_here("Otto"))
    made = set_up(host, ME, OTTO)
    table, secret = made["table"]["id"], made["invitations"][0]["secret"]
    wait_until(lambda: bool(seat_of(host, table)["taken"]))
    host.client.post(f"/tables/{table}/start").raise_for_status()
    asyncio.run(Player(host.server.url, table, secret, most=5).play())
    host.server.kill()
    host.server.start()
    ann = Player(host.server.url, table, secret)
    asyncio.run(asyncio.wait_for(ann.play(), PATIENCE))
    assert ann.view["status"] == "over"
    assert otto.stdout is not None
    assert any("The game is over" in line for line in iter(otto.stdout.readline, ""))


def test_a_bot_is_an_opponent_only_while_it_waits(host: Host, otto: Listener) -> None:
    def is_listed(game: int) -> bool:
        return "Otto" in host.client.get("/games").json()[game]["bots"]

    games = [game["name"] for game in host.client.get("/games").json()]
    assert is_listed(games.index("rattus"))
    assert not is_listed(games.index("cartus"))
    otto.stream.close()
    wait_until(lambda: not is_listed(games.index("rattus")))
    refused = host.client.post("/tables", json=wish(ME, OTTO))
    assert refused.json()["sentence"] == "Otto is not here at the moment."


def test_it_is_asked_only_for_what_it_has_said_that_it_wants(host: Host, otto: Listener) -> None:
    def why(*seats: Plain, **more: object) -> str:
        sentence: str = host.client.post("/tables", json=wish(*seats, **more)).json()["sentence"]
        return sentence

    bot = {"kind": "bot", "level": "uniform"}
    assert "does not play this game" in why(ME, OTTO, game="cartus", options={"players": 2})
    assert why(ME, OTTO, bot, bot) == "Otto plays at tables of 2 to 3."
    for _ in range(2):
        set_up(host, ME, OTTO)
    assert "as many tables as it wants" in why(ME, OTTO)


def test_a_bot_may_decline(host: Host, otto: Listener) -> None:
    table = set_up(host, ME, OTTO)["table"]["id"]
    offer = otto.hear("offer")
    assert (offer["table"]["game"], offer["table"]["options"]["players"]) == ("rattus", 2)
    assert seat_of(host, table)["taken"] is False
    assert host.client.post(f"/tables/{table}/start").json()["code"] == "not_now"
    otto.ask("POST", f"/tables/{table}/decline")
    otto.hear("withdrawn")
    seat = seat_of(host, table)
    assert (seat["kind"], seat["declined"], seat["taken"]) == ("open", "Otto", False)
    assert otto.refused("POST", f"/tables/{table}/accept") == "not_now"


def test_an_offer_can_be_withdrawn(host: Host, otto: Listener) -> None:
    table = set_up(host, ME, OTTO)["table"]["id"]
    otto.hear("offer")
    host.client.put(f"/tables/{table}/seats/1", json={"kind": "open"}).raise_for_status()
    assert otto.hear("withdrawn")["table"] == table


def test_a_new_stream_says_all_that_is_so(host: Host, otto: Listener) -> None:
    table = sitting(host, otto)
    first = otto.hear("asked")["view"]
    offered = set_up(host, ME, OTTO)["table"]["id"]
    otto.hear("offer")
    otto.stream.close()
    otto.open()
    otto.hear("begins")
    again = otto.hear("asked")["view"]
    assert (again["table"], again["version"]) == (table, first["version"])
    assert again["steps"] == first["steps"]
    assert otto.hear("offer")["table"]["id"] == offered


def test_the_older_of_two_streams_ends(otto: Listener) -> None:
    older = otto.lines
    otto.open()
    assert [json.loads(line)["type"] for line in older] == []


def test_the_end_is_told_to_a_bot_that_was_away(host: Host, otto: Listener) -> None:
    table = sitting(host, otto)
    otto.hear("asked")
    otto.stream.close()
    ann = host.client.get(f"/tables/{table}").json()
    assert ann["status"] == "playing"
    left = otto.last
    otto.ask("POST", f"/tables/{table}/leave")
    host.client.post(f"/tables/{table}/leave").raise_for_status()
    wait_until(lambda: bool(host.client.get(f"/tables/{table}").json()["status"] == "over"))
    otto.open(since=left)
    over = otto.hear("over")["view"]
    assert over["table"] == table
    assert over["outcome"]["sentences"]


def test_it_sees_what_its_seat_may_know(host: Host, otto: Listener) -> None:
    table = sitting(host, otto)
    told = otto.hear("asked")["view"]
    seen = otto.client.get(f"/tables/{table}/view").json()
    assert told["seat"] == seen["seat"] == 1
    assert told["observation"] == seen["observation"]
    assert otto.refused("GET", f"/tables/{table}/view?seat=0") == "not_yours"
    otto.answer(told)


def test_its_seat_is_no_way_in_for_others(host: Host, otto: Listener) -> None:
    table = sitting(host, otto)
    assert otto.refused("POST", f"/tables/{table}/code") == "off"
    assert otto.refused("POST", f"/tables/{table}/hand-over", level="master") == "off"
    assert otto.refused("POST", f"/tables/{table}/hints") == "off"
    stranger = httpx.Client(base_url=host.server.url, timeout=PATIENCE)
    for path in ("/bots/me/events", "/bots/me"):
        assert stranger.get(path).json()["code"] == "no_seat"
    assert stranger.post(f"/tables/{table}/accept").json()["code"] == "no_seat"


def test_an_account_that_is_taken_back_leaves_its_seats(host: Host, otto: Listener) -> None:
    table = sitting(host, otto)
    assert "Otto" in host.deed("list")
    host.deed("remove", "Otto")
    wait_until(lambda: bool(seat_of(host, table)["stand_in"]))
    assert otto.refused("GET", "/bots/me") == "no_seat"
    assert otto.refused("POST", f"/tables/{table}/leave") == "no_seat"


def test_a_new_key_brings_a_bot_back_to_its_seats(host: Host, otto: Listener) -> None:
    table = sitting(host, otto)
    key = host.deed("key", "Otto").splitlines()[0].rpartition(" ")[2]
    wait_until(lambda: bool(seat_of(host, table)["stand_in"]))
    again = Listener(host, key, games=["rattus"])
    assert again.hear("begins")["table"]["id"] == table
    assert seat_of(host, table)["stand_in"] == ""
    again.stream.close()


def test_nobody_is_called_like_a_bot_and_no_bot_like_somebody(host: Host, otto: Listener) -> None:
    assert host.client.post("/names", json={"name": "0tto"}).status_code == 409
    host.client.post("/names", json={"name": "Berta"}).raise_for_status()
    for name in ("berta", "Otto", "hard"):
        with pytest.raises(subprocess.CalledProcessError):
            host.deed("add", name)


def test_only_the_host_gives_accounts_unless_everybody_may(host: Host) -> None:
    assert host.client.post("/bots", json={"name": "Otto"}).json()["code"] == "off"


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RATKING_BOT_ACCOUNTS", "1")


@pytest.mark.usefixtures("slow")
def test_where_everybody_may_give_accounts_an_address_has_so_many(on_sqlite: Addresses) -> None:
    host = Host(on_sqlite)
    made = [host.client.post("/bots", json={"name": f"Bot number {n}"}) for n in "ABCDEFGHJ"]
    host.stop()
    assert [one.status_code for one in made] == [201] * 8 + [429]
