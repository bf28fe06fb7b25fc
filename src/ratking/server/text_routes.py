"""What can be read without a table: the languages, the rules, and the texts of the things."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.params import PathParameter
from msgspec import json

from ratking.server import catalogue
from ratking.server.dependencies import REFUSALS, TheGuest, TheHouse
from ratking.server.pages import page_for_people
from ratking.server.printed import AnyTables
from ratking.server.replies import Address, RuleBook, TextInfo
from ratking.text import LANGUAGES

ASYNCAPI: Final = Path(__file__).parent / "asyncapi.json"
"""Written by `python -m tools.asyncapi` from the records that are sent."""

GameName = Annotated[str, PathParameter(max_length=32)]


@get("/address", responses=REFUSALS)
async def address(house: TheHouse) -> Address:
    """Say where other devices find this server: a host that came by 127.0.0.1 cannot know."""
    return Address(house.settings.address)


@get("/languages", responses=REFUSALS)
async def languages() -> dict[str, str]:
    """List the languages that are spoken here, each by its own name."""
    return LANGUAGES


@get("/rules/{game:str}", responses=REFUSALS, before_request=page_for_people)
async def rules(game: GameName, guest: TheGuest) -> RuleBook:
    """Read the numbered rules of a game."""
    return catalogue.rules(game, guest.language)


@get("/games/{game:str}/texts", responses=REFUSALS)
async def texts(game: GameName, guest: TheGuest) -> list[TextInfo]:
    """List cards, buildings, events, clans and places with their texts and their rules."""
    return catalogue.texts(game, guest.language)


@get("/games/{game:str}/tables", responses=REFUSALS)
async def tables(game: GameName, request: Request[Any, Any, Any]) -> Response[AnyTables | None]:
    """List what is printed in a box, in the order of the numbers that events use.

    The reply has an ETag: a client that has it already is told that it is still the same.
    """
    found = catalogue.tables(game)
    tag = f'"{sha256(json.encode(found)).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    return Response(found, headers=headers)


@get("/schema/asyncapi.json", include_in_schema=False)
async def asyncapi() -> Response[bytes]:
    """Describe the WebSocket and the stream of bots, message by message."""
    return Response(ASYNCAPI.read_bytes(), media_type="application/json")


TEXT_ROUTES = [address, languages, rules, texts, tables, asyncapi]
