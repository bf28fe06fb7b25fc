"""What goes over the wire is packed; its length tells nothing of what somebody else has guessed."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.conftest import Addresses
from tests.server.running import Plain, Server, set_up
from tests.servers import PATIENCE

RATTUS: Plain = {"game": "rattus", "options": {"players": 2}}


async def heard(socket: ClientConnection, kind: str) -> Plain:
    """Wait for the next message of a kind."""
    while (message := json.loads(await socket.recv()))["type"] != kind:
        pass
    return dict(message)


def packed_lengths(socket: ClientConnection) -> list[int]:
    """Note how long each message is on its way."""
    lengths: list[int] = []
    packing: Any = socket.protocol.extensions[0]
    unpack = packing.decode

    def decode(frame: Any, **more: Any) -> Any:
        lengths.append(len(frame.data))
        return unpack(frame, **more)

    packing.decode = decode
    return lengths


async def length_after(
    url: str, table: str, secrets: list[str], guess: str | None
) -> tuple[int, str]:
    """Let the other seat say something, and see how long the next view of mine is."""
    address = f"{url.replace('http', 'ws')}/tables/{table}/live"
    async with connect(address) as mine, connect(address) as other:
        lengths = packed_lengths(mine)
        for socket, secret in ((mine, secrets[0]), (other, secrets[1])):
            await socket.send(json.dumps({"type": "hello", "secret": secret}))
            view = await heard(socket, "view")
            if socket is mine:
                secret_text = view["view"]["questions"][0]["explanation"]
        said = secret_text[::-1] if guess is None else guess
        await other.send(json.dumps({"type": "chat", "text": said}))
        await heard(mine, "chat")
        await mine.send('{"type": "language", "language": "en"}')
        await heard(mine, "view")
        return lengths[-1], secret_text


def test_what_others_say_makes_no_private_view_shorter(on_sqlite: Addresses) -> None:
    async def guessed(url: str) -> tuple[int, int]:
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client:
            table, secrets = await set_up(client, RATTUS, 2)
        wrong, secret_text = await length_after(url, table, secrets, None)
        right, _ = await length_after(url, table, secrets, secret_text)
        return wrong, right

    server = Server(on_sqlite)
    try:
        wrong, right = asyncio.run(guessed(server.url))
    finally:
        server.stop()
    assert 100 < wrong == right
