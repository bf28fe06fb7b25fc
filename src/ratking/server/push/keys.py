"""The pair of keys by which push services know this host (VAPID)."""

from __future__ import annotations

import re
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, Final

from ratking.core.errors import BadOption
from ratking.core.extras import need
from ratking.server.settings import Settings

HALF_A_DAY: Final = 12 * 3600
SERVICE: Final = re.compile(r"https?://[a-z0-9.-]+(:[0-9]{1,5})?")


class HostKeys:
    """Signs what this host sends; the public half is told to browsers."""

    def __init__(self, private: str, contact: str) -> None:
        self.contact = contact
        self.pair = _pair(private)

    @property
    def public(self) -> str:
        """Write the public key as browsers take it."""
        return as_text(_public_bytes(self.pair))

    def authorization(self, origin: str) -> str:
        """Sign a letter to a push service."""
        claims = {"sub": self.contact, "aud": origin, "exp": int(time.time()) + HALF_A_DAY}
        signed: str = self.pair.sign(claims)["Authorization"]
        return signed


def host_keys(settings: Settings) -> HostKeys | None:
    """Find the keys of this host, if it has any; what makes no sense is named."""
    if not settings.push_key:
        return None
    keys = HostKeys(settings.push_key, settings.push_contact)
    for service in settings.push_services:
        if not SERVICE.fullmatch(service):
            raise BadOption(
                f"RATKING_PUSH_SERVICES names origins like https://push.lan:8443, not {service!r}."
            )
    if not settings.push_contact.startswith(("mailto:", "https://")):
        raise BadOption("RATKING_PUSH_KEY needs RATKING_PUSH_CONTACT: mailto:... or https://...")
    try:
        keys.authorization("https://push.example")
    except library().VapidException as error:
        raise BadOption("RATKING_PUSH_CONTACT is no address where somebody reads.") from error
    return keys


def new_pair() -> tuple[str, str]:
    """Make a private key, and the public one that belongs to it."""
    pair = library().Vapid()
    pair.generate_keys()
    number: int = pair.private_key.private_numbers().private_value
    return as_text(number.to_bytes(32, "big")), as_text(_public_bytes(pair))


def library() -> Any:
    """Load the package that signs; it is only needed where somebody is called."""
    need("http_ece", "push")
    return need("py_vapid", "push")


def as_text(raw: bytes) -> str:
    """Write bytes as keys are written here."""
    return urlsafe_b64encode(raw).decode().rstrip("=")


def as_bytes(text: str) -> bytes:
    """Read a key; a ValueError if it is none."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def _pair(private: str) -> Any:
    vapid = library().Vapid
    try:
        if len(as_bytes(private)) != 32:
            raise ValueError
        return vapid.from_raw(private.encode())
    except ValueError as error:
        raise BadOption(
            "RATKING_PUSH_KEY is not a private key; 'ratking push-keys' makes one."
        ) from error


def _public_bytes(pair: Any) -> bytes:
    numbers = pair.public_key.public_numbers()
    return b"\x04" + b"".join(one.to_bytes(32, "big") for one in (numbers.x, numbers.y))
