"""How messages of a socket are packed: each by itself, so that no length tells what another says.

Packed together, a hand is shorter after a line of chat that guesses it, and whoever talks at the
table and sees how long the messages on somebody's line are could try card after card.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class PackedApart(WebSocketsSansIOProtocol):
    """Speaks WebSocket, and forgets after each message what was in it."""

    def __init__(self, *facts: Any, **more: Any) -> None:
        super().__init__(*facts, **more)
        packings: Any = self.conn.available_extensions or ()
        for packing in packings:
            packing.server_no_context_takeover = True
