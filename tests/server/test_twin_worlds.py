"""Two worlds that differ only in a secret look the same to everybody else, to the last byte.

Once the secret is what lies face down or in a hand; then every view of a viewer is compared with
the one of a world that this viewer cannot tell from the true one. Once it is how often somebody
has answered behind a screen; then everything is compared that others get meanwhile, with clocks,
lists, sockets and measures.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec import json
from prometheus_client import generate_latest

from ratking.core.question import NATURE, NOBODY
from ratking.server import people
from ratking.server.house import House
from ratking.server.match import PERSON, Step
from ratking.server.settings import Settings
from ratking.server.table import PLAYING, Clock, Table
from ratking.server.views import table_info, view
from ratking.server.wire import NewTable, SeatWish
from ratking.text import LANGUAGES
from tests.server.conftest import Addresses
from tests.server.person import Person, Plain
from tests.server.test_tables import ME
from tests.server.whole_house import ANN, opened

GAMES: list[tuple[str, Plain]] = [
    ("rattus", {"players": 3, "cards": "random", "region_cards": "on"}),
    ("cartus", {"players": 3, "supplies": "together"}),
    ("cartus", {"players": 2}),
    ("ratland", {"players": 2, "clans": "yes"}),
    ("ratland", {"players": 3}),
    ("sealed bids", {"players": 2}),
]
BEHIND_SCREENS = [one for one in GAMES if one[0] != "rattus" and one != ("cartus", {"players": 2})]
ANSWERS = 120
MOMENTS = 40
RELAXED = Clock("relaxed", 100.0, "nothing")


@pytest.fixture
def addresses(on_sqlite: Addresses) -> Addresses:
    """What is said here has nothing to do with the database."""
    return on_sqlite


def new_table(name: str, options: Plain) -> Table:
    """Set up a table where the same clock runs for everybody."""
    seats = [SeatWish("me", f"Player {seat}") for seat in range(options["players"])]
    wish = NewTable(name, options=options, seats=seats, clock=RELAXED, bot="uniform")
    return people.new_table(wish, ANN)[0]


def seen(table: Table, viewer: int, steps: list[Step], language: str) -> bytes:
    """Everything that a viewer may be shown of a table."""
    mine = [] if viewer == NOBODY else [viewer]
    shown = view(table, viewer, steps, 0, language)
    return json.encode([shown, table_info(table, mine, False, language)])


def moments(table: Table, rng: Random) -> Iterator[list[Step]]:
    """Play at random, and stop after every answer."""
    steps = people.start(table)
    match = table.match
    for _ in range(MOMENTS):
        yield steps
        asked = [seat for seat in match.open_seats() if seat != NATURE]
        if not asked:
            return
        seat = rng.choice(asked)
        steps = [
            *steps,
            match.answer(seat, rng.choice(match.game.legal(match.state, seat)), PERSON),
        ]


@pytest.mark.parametrize(("name", "options"), GAMES, ids=str)
def test_what_a_viewer_cannot_know_changes_no_byte(name: str, options: Plain) -> None:
    table, rng, apart = new_table(name, options), Random("twins"), 0
    game = table.match.game
    for number, steps in enumerate(moments(table, rng)):
        table.clocks = dict.fromkeys(table.match.open_seats(), 1000.0 + number)
        for viewer in (NOBODY, *range(options["players"])):
            twin = table.fork()
            twin.match.state = game.sample(game.observe(table.match.state, viewer), rng)
            if game.to_json(twin.match.state) == game.to_json(table.match.state):
                continue
            apart += 1
            language = sorted(LANGUAGES)[number % len(LANGUAGES)]
            assert seen(table, viewer, steps, language) == seen(twin, viewer, steps, language)
    assert apart > 20


def measures() -> list[str]:
    """Everything that the server counts; the process itself counts more."""
    return [one for one in generate_latest().decode().splitlines() if one.startswith("ratking_")]


async def hidden_answers(house: House, table: Table, rng: Random) -> int:
    """Play on; compare what the others get before and after every answer behind a screen."""
    number = 0
    await house.store.create(table)
    table = await house.change(table.id, people.start, seats=True)
    for _ in range(ANSWERS):
        if table.status != PLAYING:
            break
        seat = rng.choice(table.match.open_seats())
        before, others = table, [v for v in (NOBODY, *range(len(table.seats))) if v != seat]
        measured = measures()
        steps: list[Step] = []

        def work(twin: Table, seat: int = seat, steps: list[Step] = steps) -> list[Step]:
            legal = twin.match.game.legal(twin.match.state, seat)
            steps[:] = [twin.match.answer(seat, rng.choice(legal), PERSON)]
            return steps

        table = await house.change(table.id, work)
        if not steps[0].hidden:
            continue
        number += 1
        assert measures() == measured
        for viewer in others:
            assert seen(before, viewer, [], "en") == seen(table, viewer, [], "en")
            assert not steps[0].seen_by(viewer)
    return number


@pytest.mark.parametrize(("name", "options"), BEHIND_SCREENS, ids=str)
def test_an_answer_behind_a_screen_is_nobody_elses_business(
    name: str, options: Plain, settings: Settings
) -> None:
    async def play() -> int:
        async with opened(settings) as house:
            return await hidden_answers(house, new_table(name, options), Random("screens"))

    assert asyncio.run(play()) > 3


def watched(person: Person) -> list[Any]:
    """Ask for everything that somebody may ask for about a table, headers included."""
    table = person.table
    paths = [f"/tables/{table}", f"/tables/{table}/view?since=0", f"/tables/{table}/chat"]
    paths += ["/tables?status=playing", "/tables/mine", f"/tables/{table}/replay/0"]
    paths += [f"/tables/{table}/record", f"/tables/{table}/risk", "/statistics", "/metrics"]
    replies = [person.ask("GET", path) for path in paths]
    return [(reply.status_code, reply.content, quiet(reply.headers)) for reply in replies]


def quiet(headers: Any) -> Plain:
    """Every header but those that count requests."""
    return {name: value for name, value in headers.items() if not name.startswith("ratelimit")}


@pytest.mark.parametrize("watches", ["opponent", "spectator"])
def test_nobody_hears_how_often_somebody_plans(
    ann: Person, bob: Person, client: TestClient[Litestar], watches: str
) -> None:
    for person in (Person(client), ann):  # an older table must not change its place in the list
        person.set_up(
            {"game": "ratland", "options": {"players": 2}},
            ME,
            {"kind": "me", "name": "Bea"} if person is not ann else {"kind": "open"},
            clock={"kind": "relaxed", "seconds": 100},
            public=True,
        )
        if person is ann:
            bob.join(ann.table, name="Bob")
        person.start()
    older = client.get("/tables?status=playing").json()[1]["id"]
    assert older != ann.table
    if watches == "opponent":
        ready(bob)
    viewer = bob if watches == "opponent" else Person(client)
    viewer.table = ann.table
    secret = {"secret": bob.secret} if viewer is bob else {}
    with client.websocket_connect(f"/tables/{ann.table}/live") as socket:
        socket.send_json({"type": "hello", **secret})
        assert [socket.receive_json()["type"] for _ in range(2)] == ["table", "view"]
        before = watched(viewer)
        for _ in range(2):
            ann.answer(first(ann))
        ann.post(f"/tables/{ann.table}/undo", {"version": ann.view()["version"]})
        assert watched(viewer) == before
        socket.send_json({"type": "ping", "id": "still here"})
        assert socket.receive_json() == {"type": "pong", "id": "still here"}


def first(person: Person) -> int:
    return int(person.view()["questions"][0]["answers"][0]["choice"])


def ready(person: Person) -> None:
    """Plan until nothing is asked any more."""
    while person.view()["questions"]:
        answers = person.view()["questions"][0]["answers"]
        person.answer(answers[-1]["choice"])
