"""Whether a request comes from our own pages."""

from __future__ import annotations

from ratking.server.refusals import Refusal
from ratking.server.security import READS, check_origin
from ratking.server.visitors import Connection


def must_be_ours(connection: Connection) -> None:
    """Refuse what the page of another site sends."""
    host = connection.headers.get("host", "")
    own = {f"http://{host}", f"https://{host}", *connection.app.state.settings.origins}
    headers = connection.headers
    check_origin(headers.get("origin"), headers.get("sec-fetch-site"), own)


def must_be_text(connection: Connection, _: object) -> None:
    """Guard every route: no file and no column can hold the letter zero."""
    if "\0" in connection.scope["path"] or b"%00" in connection.scope["query_string"]:
        raise Refusal("malformed", "This request cannot be read.")


def writes_must_be_ours(connection: Connection, _: object) -> None:
    """Guard every route: reading is free, writing is for our own pages and for programs."""
    if connection.scope.get("method", "GET") not in READS:
        must_be_ours(connection)
