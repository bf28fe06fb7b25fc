"""The pages of the browser table: one document for every page, and assets that never change."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

PAGES: Final = [
    "/",
    "/rules",
    "/watch",
    "/replays",
    "/me",
    "/credits",
    "/new/{game:str}",
    "/t/{table:str}",
    "/replay/{table:str}",
    "/learn",
    "/learn/{game:str}",
]
"""Everything that the browser draws from the same document; the rest is the protocol."""

A_YEAR: Final = 365 * 24 * 3600


def page_routes(folder: str) -> list[Any]:
    """Serve the built pages of a folder, if it has any."""
    if not has_pages(folder):
        return []
    assets = create_static_files_router(
        "/assets",
        [Path(folder) / "assets"],
        cache_control=CacheControlHeader(public=True, max_age=A_YEAR, immutable=True),
        include_in_schema=False,
    )

    @get(PAGES, include_in_schema=False, sync_to_thread=False)
    def page() -> Response[bytes]:
        """Every page is the same document; what it shows is decided in the browser."""
        return document(folder, 200)

    script = Path(folder) / "push.js"

    @get("/push.js", include_in_schema=False, sync_to_thread=False)
    def worker() -> Response[bytes]:
        """What shows a call while no page is open; it stands at the root, as its power does."""
        return Response(
            script.read_bytes(), media_type="text/javascript", headers={"cache-control": "no-cache"}
        )

    return [page, assets, *([worker] if script.is_file() else [])]


def has_pages(folder: str) -> bool:
    """Say whether pages were built into a folder."""
    return bool(folder) and (Path(folder) / "index.html").is_file()


def document(folder: str, status: int) -> Response[bytes]:
    """Read the document; it names the assets, so it must never be old."""
    text = (Path(folder) / "index.html").read_bytes()
    headers = {"cache-control": "no-cache", "vary": "accept"}
    return Response(text, status_code=status, media_type="text/html", headers=headers)


def page_for_people(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """Show a person the page of an address under which a program finds data."""
    folder: str = request.app.state.settings.static
    return document(folder, 200) if wants_page(request) and has_pages(folder) else None


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Say whether somebody typed an address into a browser."""
    return request.method == "GET" and "text/html" in request.headers.get("accept", "")
