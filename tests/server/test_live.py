"""Whole games over WebSocket: nobody hears what is not theirs."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from ratking.core.event import event_from_json, event_to_json
from ratking.core.game import Game
from ratking.core.luck import check_luck
from ratking.core.question import NOBODY
from ratking.core.record import Record, read_record
from ratking.core.state import State
from ratking.games import GAMES, game
from ratking.text import words_of
from tests.server.conftest import Addresses
from tests.server.running import Plain, Player, Server, set_up
from tests.server.test_unfolding import applied
from tests.servers import PATIENCE

SEATS = 4
WORKERS = {"on_sqlite": 1, "on_postgres": 2}
BOXES = sorted(name for name in GAMES if name != "sealed bids")


@pytest.fixture(params=["on_sqlite", "on_postgres"])
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    addresses: Addresses = request.getfixturevalue(request.param)
    running = Server(addresses, WORKERS[request.param])
    yield running
    faults = running.faults()
    running.stop()
    assert faults == []


async def whole_game(server: Server, box: str) -> tuple[list[Player], Record]:
    """Let four players and a spectator see a game through."""
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        wish = {"game": box, "options": {"players": SEATS}, "word": "salt"}
        table, secrets = await set_up(client, wish, SEATS)
        players = [Player(server.url, table, secret) for secret in [*secrets, None]]
        await asyncio.gather(*(player.play() for player in players))
        record = await client.get(f"/tables/{table}/record")
    return players, read_record(record.raise_for_status().text, game)


@pytest.mark.parametrize("box", BOXES)
def test_four_players_and_a_spectator_finish_a_game(server: Server, box: str) -> None:
    players, record = asyncio.run(whole_game(server, box))
    assert all(player.view["status"] == "over" for player in players)
    assert len({json.dumps(player.view["outcome"]["scores"]) for player in players}) == 1
    assert check_luck(game(box), record) > 0
    for viewer, player in zip([*range(SEATS), NOBODY], players, strict=True):
        assert_only_own_secrets(player, players, record)
        assert_heard_what_the_rules_allow(box, record, viewer, player)


def assert_only_own_secrets(player: Player, players: list[Player], record: Record) -> None:
    """Search a stream for the links of the others, and for the secret of the luck."""
    stream = "\n".join(player.stream)
    for other in players:
        assert other is player or other.secret is None or other.secret not in stream
    assert record.secret not in stream


def assert_heard_what_the_rules_allow(
    box: str, record: Record, viewer: int, player: Player
) -> None:
    """Compare every view and every event with what the engine shows to this viewer."""
    opened = game(box)
    state: State = opened.new(record.options)
    seen = [shown(opened, state, viewer)]
    told: list[Plain] = []
    between: list[Plain] = []
    for seat, choice in record.answers:
        between += [
            shown(opened, one, viewer) for one in opened.watch(opened.copy(state), seat, choice)
        ]
        for event in opened.answer(state, seat, choice):
            told.append(event_to_json(event.seen_by(viewer)))
        seen.append(shown(opened, state, viewer))
    allowed = {json.dumps(json.loads(json.dumps(one)), sort_keys=True) for one in seen}
    views = [json.loads(text)["view"] for text in player.stream if '"type":"view"' in text]
    assert views
    for view in views:
        assert json.dumps(view["observation"], sort_keys=True) in allowed
    heard = [one["event"] for view in views for step in view["steps"] for one in step["events"]]
    assert heard == json.loads(json.dumps(told))[len(told) - len(heard) :]
    assert all(event_from_json(opened.events(), event) for event in heard)
    assert_changes_lead_on(views, between[len(between) - len(heard) :])


def assert_changes_lead_on(views: list[Plain], between: list[Plain]) -> None:
    """Put what each event changes into the view before; the engine shows the same after it."""
    after = iter(json.loads(json.dumps(between)))
    seen: Plain = {}
    for view in views:
        for told in (one for step in view["steps"] for one in step["events"]):
            allowed = next(after)
            if seen:
                changes = [(change["path"], change["value"]) for change in told["changes"]]
                seen = applied(seen, changes)
                assert seen | {"pending": []} == allowed | {"pending": []}
        seen = view["observation"]


def shown(opened: Game[Any], state: State, viewer: int) -> Plain:
    """Write what a viewer may know, with the facts that follow from it and from nothing else."""
    table = opened.observe(state, viewer).table
    facts = words_of(opened.name).facts(table)
    return opened.to_json(table) | ({"facts": facts} if facts else {})


async def lost_connection(server: Server) -> list[Player]:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        wish = {"game": "rattus", "options": {"players": 2}}
        table, secrets = await set_up(client, wish, 2)
        ann, bob = (Player(server.url, table, secret) for secret in secrets)
        ann.most = 6
        await asyncio.gather(ann.play(), _until_alone(bob, ann))
        again = Player(server.url, table, secrets[0], since=ann.version)
        bob_again = Player(server.url, table, secrets[1], since=bob.version)
        await asyncio.gather(again.play(), bob_again.play())
        return [ann, again]


async def _until_alone(player: Player, other: Player) -> None:
    """Play until the other one has left and is waited for."""
    task = asyncio.create_task(player.play())
    async with asyncio.timeout(PATIENCE):
        while other.answers < other.most or not _waits_for(player, other):
            await asyncio.sleep(0.02)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def _waits_for(player: Player, other: Player) -> bool:
    return player.version > other.version and player.view["open"] == [0]


def test_whoever_comes_back_hears_the_rest(server: Server) -> None:
    before, after = asyncio.run(lost_connection(server))
    first = json.loads(next(text for text in after.stream if '"type":"view"' in text))["view"]
    versions = [step["version"] for step in first["steps"]]
    assert versions == list(range(before.version + 1, first["version"] + 1))
    assert after.view["status"] == "over"
