"""The description of the messages says what is said: every message of a game fits it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from ratking.games import GAMES, game
from ratking.server.accounts.messages import Asked
from ratking.server.replies import View
from tests.server.person import Person
from tests.server.test_tables import BOT, ME

ROOT = Path(__file__).parent.parent.parent


def validator(document: dict[str, Any], name: str) -> Any:
    registry: Any = Registry().with_resource(
        "urn:it", Resource.from_contents(document, default_specification=DRAFT202012)
    )
    schema = {"$ref": f"urn:it#/components/schemas/{name}"}
    return jsonschema.Draft202012Validator(schema, registry=registry)


def only(document: dict[str, Any], name: str) -> None:
    """Leave out that a game of another package may show anything: ours have to fit exactly."""
    schemas = document["components"]["schemas"]
    kinds = {"observation": (schemas["View"], "Position"), "event": (schemas["Told"], "GameEvent")}
    for field, (record, kind) in kinds.items():
        record["properties"][field] = {"$ref": f"#/components/schemas/{name.capitalize()}{kind}"}


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_message_fits_its_description(
    client: TestClient[Litestar], ann: Person, name: str
) -> None:
    document = client.get("/schema/asyncapi.json").json()
    only(document, name)
    kinds = {one["name"]: key for key, one in document["components"]["messages"].items()}
    heard = document["channels"]["table"]["messages"]
    ann.set_up({"game": name, "options": {"players": 2}}, ME, BOT)
    ann.start()
    seen: set[str] = set()
    with client.websocket_connect(f"/tables/{ann.table}/live") as socket:
        socket.send_text(json.dumps({"type": "hello", "secret": ann.secret, "changes": True}))
        for number in range(60):
            message = json.loads(socket.receive_text())
            assert kinds[message["type"]] in heard
            validator(document, kinds[message["type"]]).validate(message)
            seen.add(message["type"])
            if message["type"] == "view" and message["view"]["questions"]:
                view = message["view"]
                choice = view["questions"][0]["answers"][0]["choice"]
                answer = {"type": "answer", "version": view["version"], "choices": [choice]}
                socket.send_text(json.dumps(answer | {"request": f"r{number}"}))
    assert {"table", "view", "accepted"} <= seen


def test_what_a_bot_hears_is_described_by_the_same_records(client: TestClient[Litestar]) -> None:
    document = client.get("/schema/asyncapi.json").json()
    assert set(document["channels"]["bot"]["messages"]) > {"Offer", Asked.__name__, "Over"}
    fields = document["components"]["schemas"]["View"]["properties"]
    assert list(fields) == list(View.__struct_fields__)


def test_the_tensor_of_a_view_is_that_of_its_state(ann: Person) -> None:
    """The page about bots that visit has a function for it; this runs it."""
    page = (ROOT / "docs" / "visiting.md").read_text(encoding="utf-8")
    found: dict[str, Any] = {}
    exec(page.partition("```python\n")[2].partition("```")[0], found)
    ann.set_up({"game": "rattus", "options": {"players": 2, "start": 0}}, ME, BOT)
    ann.start()
    while not (view := ann.view())["questions"]:
        pass
    opened, seen = game("rattus"), []

    def policy(tensor: Any, mask: Any) -> int:
        seen.extend(tensor)
        return next(action for action, legal in enumerate(mask) if legal)

    choice = found["choice_for"](view, "rattus", policy)
    assert choice in [answer["choice"] for answer in view["questions"][0]["answers"]]
    codec = found["Codec"](opened, 2)
    table = opened.from_json(view["observation"])
    assert list(codec.tensor(opened.observe(table, view["seat"]).table, view["seat"])) == seen
