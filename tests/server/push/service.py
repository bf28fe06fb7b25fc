"""A push service on this machine, and browsers that can open what it gets."""

from __future__ import annotations

import json
import os
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from uuid import uuid4

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec

from ratking.server.push.keys import as_text
from tests.server.person import Plain
from tests.servers import wait_until

KEY = "3KzvKasA2SoCxsp0iIG_o9B0Ozvl1XDwI63JRKNIWBM"
CONTACT = "mailto:host@example.org"


@dataclass
class Letter:
    """What a push service was given."""

    path: str
    headers: dict[str, str]
    sealed: bytes


@dataclass
class Service:
    """Takes letters, and answers as the test wants it."""

    origin: str
    letters: list[Letter] = field(default_factory=list)
    answers: dict[str, list[int]] = field(default_factory=dict)

    def wait_for(self, count: int) -> list[Letter]:
        """Wait until so many letters have come."""
        wait_until(lambda: len(self.letters) >= count)
        return self.letters


class Browser:
    """A browser with a subscription; only it can open its letters."""

    def __init__(self, service: Service) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.path = f"/to/{uuid4().hex}"
        numbers = self.key.public_key().public_numbers()
        point = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
        keys = {"p256dh": as_text(point), "auth": as_text(self.auth)}
        self.subscription: Plain = {"endpoint": service.origin + self.path, "keys": keys}

    def opened(self, letter: Letter) -> Plain:
        """Decrypt a letter as the browser would."""
        text = http_ece.decrypt(letter.sealed, private_key=self.key, auth_secret=self.auth)
        found: Plain = json.loads(text)
        return found


@contextmanager
def push_service(trust: ssl.SSLContext | None = None) -> Iterator[Service]:
    """Run a push service; with a certificate it speaks https."""
    service = Service("")

    class Desk(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            sealed = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            planned = service.answers.get(self.path, [])
            status = planned.pop(0) if planned else 201
            service.letters.append(Letter(self.path, headers, sealed))
            self.send_response(status)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Desk)
    scheme = "http"
    if trust is not None:
        server.socket = trust.wrap_socket(server.socket, server_side=True)
        scheme = "https"
    service.origin = f"{scheme}://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield service
    server.shutdown()
    thread.join()
    server.server_close()
