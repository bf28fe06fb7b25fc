"""What can be read without a table: the languages, the rules, and the texts of the things."""

from __future__ import annotations

from hashlib import sha256
from itertools import groupby
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import PathParameter
from msgspec import json

from ratking.core.errors import BadFile
from ratking.games import manifest_of
from ratking.server.boxes import names, shared_game, shared_words
from ratking.server.dependencies import REFUSALS, TheGuest, TheHouse
from ratking.server.pages import page_for_people
from ratking.server.printed import AnyTables, tables_of
from ratking.server.refusals import Refusal
from ratking.server.replies import Address, RuleBook, RuleInfo, RuleSection, TextInfo
from ratking.text import LANGUAGES
from ratking.text.rules import Rule, read_book
from ratking.text.words import Thing

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
    _must_be_here(game)
    try:
        book = read_book(game, guest.language)
    except BadFile as mistake:
        raise Refusal("unknown", str(mistake)) from mistake
    sections = [_section(title, list(group)) for title, group in groupby(book.rules, _title)]
    return RuleBook(game, guest.language, book.title, book.introduction, sections)


def _title(rule: Rule) -> str:
    return rule.section


def _section(title: str, found: list[Rule]) -> RuleSection:
    return RuleSection(title, [RuleInfo(rule.number, rule.text) for rule in found])


@get("/games/{game:str}/texts", responses=REFUSALS)
async def texts(game: GameName, guest: TheGuest) -> list[TextInfo]:
    """List cards, buildings, events, clans and places with their texts and their rules."""
    _must_be_here(game)
    return [_text(thing) for thing in shared_words(game, guest.language).things()]


@get("/games/{game:str}/tables", responses=REFUSALS)
async def tables(game: GameName, request: Request[Any, Any, Any]) -> Response[AnyTables | None]:
    """List what is printed in a box, in the order of the numbers that events use.

    The reply has an ETag: a client that has it already is told that it is still the same.
    """
    _must_be_here(game)
    if not manifest_of(game).printed:
        raise Refusal("unknown", "There is no such game.")
    found = tables_of(shared_game(game))
    tag = f'"{sha256(json.encode(found)).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    return Response(found, headers=headers)


def _text(thing: Thing) -> TextInfo:
    return TextInfo(thing.id, thing.name, thing.text, list(thing.rules))


def _must_be_here(game: str) -> None:
    if game not in names():
        raise Refusal("unknown", "There is no such game.")


TEXT_ROUTES = [address, languages, rules, texts, tables]
