"""The pages of the browser table: one document for every page, and assets that never change."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from re import compile
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath
from litestar.response import File

from ratking.server.refusals import Refusal

PAGES: Final = [
    "/",
    "/rules",
    "/watch",
    "/together",
    "/tournament/{name:str}",
    "/club/{name:str}",
    "/replays",
    "/me",
    "/ladder",
    "/player/{name:str}",
    "/credits",
    "/new/{game:str}",
    "/t/{table:str}",
    "/go-on",
    "/learn",
    "/learn/{game:str}",
]
"""Everything that the browser draws from the same document; the rest is the protocol."""

PACKINGS: Final = {"br": ".br", "gzip": ".gz"}
"""How the build packs assets, and what it puts behind their names; the smallest first."""

NAME: Final = compile(r"[A-Za-z0-9._-]{1,120}")
"""What an asset can be called; nothing else is looked for on disk."""

FOR_EVER: Final = f"public, max-age={365 * 24 * 3600}, immutable"


def page_routes(folder: str) -> list[Any]:
    """Serve the built pages of a folder, if it has any."""
    if not has_pages(folder):
        return []

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
    def asset(name: FromPath[str], request: Request[Any, Any, Any]) -> File:
        """Serve what never changes, packed as the browser likes it."""
        return packed(Path(folder) / "assets" / name, request.headers.get("accept-encoding", ""))

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

    return [page, asset, *([worker] if script.is_file() else [])]


def packed(path: Path, accepted: str) -> File:
    """Choose among the forms of an asset that the build has made."""
    if not NAME.fullmatch(path.name) or not path.is_file():
        raise Refusal("unknown", "There is no such file.")
    packing = next((name for name in _liked(accepted) if _form(path, name).is_file()), "")
    headers = {"cache-control": FOR_EVER, "vary": "accept-encoding"}
    return File(
        _form(path, packing),
        media_type=guess_type(path.name)[0] or "application/octet-stream",
        content_disposition_type="inline",
        headers=headers | ({"content-encoding": packing} if packing else {}),
    )


def _form(path: Path, packing: str) -> Path:
    return path.with_name(path.name + PACKINGS.get(packing, ""))


def _liked(accepted: str) -> list[str]:
    """List the packings that a browser takes, the smallest first."""
    parts = [part.replace(" ", "").partition(";") for part in accepted.lower().split(",")]
    taken = {name for name, _, weight in parts if weight not in ("q=0", "q=0.0")}
    return [name for name in PACKINGS if name in taken]


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
