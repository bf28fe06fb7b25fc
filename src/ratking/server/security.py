"""Who somebody is: signed cookies, hashed secrets, and requests that come from our own pages."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Collection
from hashlib import sha256
from typing import Final

from msgspec import DecodeError, Struct, ValidationError, json

from ratking.server import outside
from ratking.server.refusals import Refusal

COOKIE: Final = "ratking"
COOKIE_LIFE: Final = 400 * 24 * 3600
READS: Final = ("GET", "HEAD", "OPTIONS")

HEADERS: Final[dict[str, str]] = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; "
        "img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


EMBEDDED: Final = HEADERS["content-security-policy"].replace(
    "frame-ancestors 'none'", "frame-ancestors *"
)
"""What a page may do that other sites may put into a frame: it can be looked at from anywhere."""


class Visitor(Struct, frozen=True):
    """A browser, known by its cookie, and the name under which it has signed in."""

    id: str
    player: str = ""

    @property
    def hash(self) -> str:
        """Name the visitor in the database."""
        return hashed(self.id)


def new_secret() -> str:
    """Make a secret that nobody guesses."""
    return outside.secret_word(24)


def new_visitor() -> Visitor:
    """Greet a browser that was never here."""
    return Visitor(new_secret())


def hashed(secret: str) -> str:
    """Name a secret in the database; it is long and random, so one round will do."""
    return sha256(secret.encode()).hexdigest() if secret else ""


def signed(visitor: Visitor, key: str) -> str:
    """Write a visitor into a cookie."""
    body = urlsafe_b64encode(json.encode(visitor)).decode().rstrip("=")
    return f"{body}.{_signature(body, key)}"


def read_cookie(value: str, key: str) -> Visitor | None:
    """Read a visitor from a cookie that we signed; any other is ignored."""
    body, _, signature = value.partition(".")
    if not hmac.compare_digest(signature.encode(), _signature(body, key).encode()):
        return None
    try:
        return json.decode(urlsafe_b64decode(body + "=" * (-len(body) % 4)), type=Visitor)
    except (DecodeError, ValidationError, ValueError):
        return None


def _signature(body: str, key: str) -> str:
    return hmac.new(key.encode(), body.encode(), sha256).hexdigest()


def check_origin(origin: str | None, site: str | None, own: Collection[str]) -> None:
    """Refuse what another site's page sends; programs send no origin at all."""
    foreign = site is not None and site not in ("same-origin", "none")
    if origin is not None and origin not in own:
        foreign = True
    elif origin is not None:
        foreign = False
    if foreign:
        raise Refusal("foreign_origin", "This request comes from another site.")
