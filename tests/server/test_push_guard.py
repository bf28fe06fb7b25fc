"""Letters leave the house for public addresses only, sealed, over https."""

from __future__ import annotations

import asyncio
import datetime
import socket
import ssl
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import httpcore
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from ratking.server.push import guard
from ratking.server.push.guard import Outside, is_public
from ratking.server.push.keys import HostKeys
from ratking.server.push.post import Post
from ratking.server.push.subscriptions import Subscription
from tests.server.push.service import CONTACT, KEY, Browser, Service, push_service

KEYS = HostKeys(KEY, CONTACT)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.0.0.1",
        "172.16.3.4",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "fe80::1%eth0",
        "fd00::1",
        "fec0::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "2002:7f00:1::",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",
        "64:ff9b::7f00:1",
        "64:ff9b:1::1",
    ],
)
def test_an_address_of_the_house_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address", ["8.8.8.8", "2607:f8b0:4004:800::200a", "::ffff:8.8.8.8", "64:ff9b::808:808"]
)
def test_an_address_in_the_world_is_public(address: str) -> None:
    assert is_public(address)


def subscription(browser: Browser, endpoint: str) -> Subscription:
    keys = browser.subscription["keys"]
    return Subscription(endpoint, keys["p256dh"], keys["auth"], "en")


def sent(to: Subscription, own: tuple[str, ...] = (), trust: ssl.SSLContext | None = None) -> str:
    async def once() -> str:
        post = Post(KEYS, own, trust)
        fate = await post.send(to, b"{}", "topic")
        await post.close()
        return fate

    return asyncio.run(once())


def test_a_name_that_leads_into_the_house_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def resolved(host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    async def connect(port: int) -> None:
        stream = await Outside(()).connect_tcp("push.example", port)
        await stream.aclose()

    with push_service() as service:
        monkeypatch.setattr(socket, "getaddrinfo", resolved)
        port = int(service.origin.rpartition(":")[2])
        with pytest.raises(httpcore.ConnectError):
            asyncio.run(connect(port))
        monkeypatch.setattr(guard, "is_public", lambda _: True)
        asyncio.run(connect(port))
    assert [host for host in asked if host != "127.0.0.1"] == ["push.example", "push.example"]


def test_a_number_of_the_house_is_not_called_even_if_it_was_kept() -> None:
    with push_service() as service:
        browser = Browser(service)
        assert sent(subscription(browser, browser.subscription["endpoint"])) == "gone"
    assert service.letters == []


def test_a_point_that_is_not_on_the_curve_is_no_key() -> None:
    with push_service() as service:
        browser = Browser(service)
        endpoint = browser.subscription["endpoint"]
        wrong = Subscription(endpoint, "B" + "A" * 86, "A" * 22, "en")
        assert sent(wrong, (service.origin,)) == "gone"
    assert service.letters == []


def certificate(folder: Path) -> tuple[Path, Path]:
    """Make a certificate for this machine."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False
        )
        .sign(key, hashes.SHA256())
    )
    public, private = folder / "public.pem", folder / "private.pem"
    public.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    private.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return public, private


@pytest.fixture
def papers(tmp_path: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """A service's own papers, and the trust of somebody who knows them."""
    public, private = certificate(tmp_path)
    own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    own.load_cert_chain(public, private)
    return own, ssl.create_default_context(cafile=str(public))


def test_a_letter_goes_over_https(papers: tuple[ssl.SSLContext, ssl.SSLContext]) -> None:
    own, trust = papers
    with push_service(own) as service:
        browser = Browser(service)
        to = subscription(browser, browser.subscription["endpoint"])
        assert sent(to, (service.origin,), trust) == "sent"
    assert [browser.opened(letter) for letter in service.letters] == [{}]


def test_a_service_that_cannot_prove_its_name_gets_nothing(
    papers: tuple[ssl.SSLContext, ssl.SSLContext],
) -> None:
    with push_service(papers[0]) as service:
        browser = Browser(service)
        to = subscription(browser, browser.subscription["endpoint"])
        assert sent(to, (service.origin,)) == "later"
    assert service.letters == []


def test_a_service_does_not_lead_elsewhere() -> None:
    with push_service() as service:
        browser = Browser(service)
        service.answers[browser.path] = [307]
        to = subscription(browser, browser.subscription["endpoint"])
        assert sent(to, (service.origin,)) == "refused"
    assert len(service.letters) == 1


def test_only_the_named_service_of_the_host_is_trusted() -> None:
    with push_service() as service:
        other = Service(service.origin.replace("127.0.0.1", "127.0.0.2"))
        browser = Browser(other)
        to = subscription(browser, browser.subscription["endpoint"])
        assert sent(to, (service.origin,)) == "gone"
    assert service.letters == []
