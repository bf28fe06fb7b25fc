"""Pictures of finished games over HTTP, and their pages with a preview and in foreign frames."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get

from ratking.core.errors import Mistake
from ratking.server import finished
from ratking.server.archive import record_text
from ratking.server.boxes import shared_words
from ratking.server.dependencies import REFUSALS, TableId, TheGuest, TheHouse
from ratking.server.guest import Guest
from ratking.server.house import House
from ratking.server.line import ANALYSIS, Asker
from ratking.server.pages import document, has_pages
from ratking.server.pictures.painting import card, motion
from ratking.server.refusals import Refusal
from ratking.server.security import EMBEDDED
from ratking.server.table import Table

DAY: Final = "public, max-age=86400"
KEPT: Final = 48
"""So many pictures are kept by each worker; whoever asks again waits for nobody."""

Paint = Callable[[str, str, list[tuple[int, int, str, int]]], bytes]
Ranked = list[tuple[int, int, str, int]]


class Album:
    """Pictures that were painted lately."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[tuple[str, str], bytes] = OrderedDict()

    def find(self, key: tuple[str, str]) -> bytes | None:
        """Find a picture, and keep it for longer."""
        if key in self.kept:
            self.kept.move_to_end(key)
        return self.kept.get(key)

    def keep(self, key: tuple[str, str], picture: bytes) -> None:
        """Keep a picture; what nobody asked for longest goes."""
        self.kept[key] = picture
        while len(self.kept) > self.most:
            self.kept.popitem(last=False)


ALBUM: Final = Album(KEPT)


def ranked(table: Table) -> Ranked:
    """List everybody by place: seat, place, name and points."""
    outcome = table.match.game.outcome(table.match.state)
    assert outcome is not None
    words = shared_words(table.match.game.name, "en")
    found = [
        (seat, place, table.name_of(seat) or words.colour(seat).capitalize(), score)
        for seat, (place, score) in enumerate(zip(outcome.places, outcome.scores, strict=True))
    ]
    return sorted(found, key=lambda one: (one[1], one[0]))


async def painted(house: House, guest: Guest, table_id: str, paint: Paint) -> bytes:
    """Find a picture, or let it be painted in the line of those who analyse."""
    table = await finished.table_of(house, guest, table_id)
    key = (table.id, paint.__name__)
    known = ALBUM.find(key)
    if known is not None:
        return known
    text = await record_text(house, table)
    asker = Asker(ANALYSIS, guest.origin, table_id)
    try:
        title = table.match.game.title
        picture = await house.thinkers.ask(paint, text, title, ranked(table), asker=asker)
    except Mistake as mistake:
        raise Refusal("off", str(mistake)) from mistake
    ALBUM.keep(key, picture)
    return picture


@get("/tables/{table_id:str}/card.png", responses=REFUSALS, media_type="image/png")
async def picture(table_id: TableId, house: TheHouse, guest: TheGuest) -> Response[bytes]:
    """Paint a card of a finished game: the result, and how the game went."""
    found = await painted(house, guest, table_id, card)
    return Response(found, media_type="image/png", headers={"cache-control": DAY})


@get("/tables/{table_id:str}/replay.gif", responses=REFUSALS, media_type="image/gif")
async def moving(table_id: TableId, house: TheHouse, guest: TheGuest) -> Response[bytes]:
    """Paint how a finished game went, in motion."""
    found = await painted(house, guest, table_id, motion)
    return Response(found, media_type="image/gif", headers={"cache-control": DAY})


def preview(table: Table, address: str) -> bytes:
    """Write what others show of a link to a finished game (Open Graph)."""
    rows = ranked(table)
    told = ", ".join(f"{place}. {name} {score}" for _, place, name, score in rows)
    facts = {
        "og:type": "website",
        "og:site_name": "ratking",
        "og:title": table.match.game.title,
        "og:description": told,
        "og:url": f"{address}/replay/{table.id}",
        "og:image": f"{address}/tables/{table.id}/card.png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": f"{table.match.game.title}: {told}",
    }
    lines = [f'<meta property="{name}" content="{escape(fact)}">' for name, fact in facts.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image">')
    return "".join(lines).encode()


def shared_pages(folder: str) -> list[Any]:
    """Serve the pages that are shown elsewhere, if pages were built."""
    if not has_pages(folder):
        return []

    @get("/replay/{table_id:str}", include_in_schema=False)
    async def replay(
        table_id: TableId, request: Request[Any, Any, Any], house: TheHouse, guest: TheGuest
    ) -> Response[bytes]:
        """The document, with a preview of the game where it may be looked at."""
        try:
            table = await finished.table_of(house, guest, table_id)
        except Refusal:
            return document(folder, 200)
        address = house.settings.address or str(request.base_url).rstrip("/")
        text = (Path(folder) / "index.html").read_bytes()
        text = text.replace(b"</head>", preview(table, address) + b"</head>", 1)
        headers = {"cache-control": "no-cache", "vary": "accept"}
        return Response(text, media_type="text/html", headers=headers)

    @get("/embed/{table_id:str}", include_in_schema=False)
    async def embed(table_id: TableId, house: TheHouse, guest: TheGuest) -> Response[bytes]:
        """The same document for a frame on another site, if a game may be looked at there.

        Browsers send our cookies to no foreign frame: whoever looks in is nobody we know.
        """
        page = document(folder, 200)
        with suppress(Refusal):
            await finished.table_of(house, guest, table_id)
            page.headers["content-security-policy"] = EMBEDDED
        return page

    return [replay, embed]


PICTURE_ROUTES = [picture, moving]
