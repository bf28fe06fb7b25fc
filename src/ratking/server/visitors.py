"""Who a connection comes from: the cookie of a browser, or the secret that a program sends."""

from __future__ import annotations

import hmac
from typing import Any

from litestar.connection import ASGIConnection

from ratking.server.guest import Guest, preferred
from ratking.server.keys import Keys
from ratking.server.networks import origin_of
from ratking.server.refusals import Refusal
from ratking.server.security import COOKIE, READS, Visitor, hashed, new_visitor
from ratking.text import LANGUAGES

Connection = ASGIConnection[Any, Any, Any, Any]


def find_guest(connection: Connection, secret: str = "") -> Guest:
    """Find out who asks; somebody who writes for the first time gets a cookie."""
    keys: Keys = connection.app.state.cookie_keys
    visitor, is_old = keys.read(connection.cookies.get(COOKIE, ""))
    if visitor is None:
        visitor = new_visitor()
        is_old = connection.scope.get("method", "GET") not in READS
    if is_old:
        connection.state["cookie"] = keys.sign(visitor)
    scheme, _, value = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and not secret:
        secret = value.strip()
    origin = origin_of(connection.client.host if connection.client else "", keys.newest)
    return Guest(visitor, secret, language_of(connection), origin)


def sign_in(connection: Connection, visitor_id: str, player: str) -> None:
    """Remember who a visitor is, and under which name."""
    visitor = Visitor(visitor_id, player)
    keys: Keys = connection.app.state.cookie_keys
    connection.state["cookie"] = keys.sign(visitor)


def language_of(connection: Connection) -> str:
    """Find the language to answer in: the one that is asked for, else what the browser likes."""
    asked = connection.query_params.get("language", "")
    return asked if asked in LANGUAGES else preferred(connection.headers.get("accept-language", ""))


def must_administer(connection: Connection, key: str) -> None:
    """Let only the administrator in, and only where the host has set a key."""
    given = connection.headers.get("authorization", "").removeprefix("Bearer ")
    if not key or not hmac.compare_digest(hashed(given), hashed(key)):
        raise Refusal("off", "There is no administration here.")
