"""A host makes keys and sets them; whatever does not fit is told in one sentence."""

from __future__ import annotations

import sys

import pytest

from ratking.cli import main
from ratking.server.push.keys import HostKeys, new_pair
from ratking.server.settings import from_environment
from tests.server.push.service import CONTACT, KEY


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(list(words)) == 2
    return capsys.readouterr().err


@pytest.fixture(autouse=True)
def a_host(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("RATKING_PUSH_KEY", KEY)
    monkeypatch.setenv("RATKING_PUSH_CONTACT", CONTACT)


def test_the_command_prints_settings_that_work(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["push-keys"]) == 0
    lines = capsys.readouterr().out.splitlines()
    found = dict(line.split("=", 1) for line in lines if not line.startswith("#"))
    settings = from_environment(found)
    public = HostKeys(settings.push_key, settings.push_contact).public
    assert len(public) == 87
    assert any(public in line for line in lines)


def test_every_pair_is_new() -> None:
    assert len({new_pair() for _ in range(5)}) == 5


@pytest.mark.parametrize("key", ["hello", "A" * 43, KEY[:-4], "ä" * 43])
def test_a_key_that_is_none_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], key: str
) -> None:
    monkeypatch.setenv("RATKING_PUSH_KEY", key)
    expected = "ratking: RATKING_PUSH_KEY is not a private key; 'ratking push-keys' makes one.\n"
    assert said(capsys, "serve", "--port", "1") == expected


@pytest.mark.parametrize(
    ("contact", "sentence"),
    [
        ("", "RATKING_PUSH_KEY needs RATKING_PUSH_CONTACT: mailto:... or https://..."),
        (
            "me@example.org",
            "RATKING_PUSH_KEY needs RATKING_PUSH_CONTACT: mailto:... or https://...",
        ),
        ("mailto:me", "RATKING_PUSH_CONTACT is no address where somebody reads."),
    ],
)
def test_push_services_want_to_know_whom_to_write_to(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    contact: str,
    sentence: str,
) -> None:
    monkeypatch.setenv("RATKING_PUSH_CONTACT", contact)
    assert said(capsys, "serve", "--port", "1") == f"ratking: {sentence}\n"


@pytest.mark.parametrize("service", ["push.lan", "https://push.lan/x", "ftp://push.lan"])
def test_an_own_service_is_named_as_an_origin(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], service: str
) -> None:
    monkeypatch.setenv("RATKING_PUSH_SERVICES", service)
    assert "names origins like" in said(capsys, "serve", "--port", "1")


@pytest.mark.parametrize("command", ["serve", "push-keys"])
@pytest.mark.parametrize("package", ["http_ece", "py_vapid"])
def test_a_missing_package_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: str,
    package: str,
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    expected = (
        f"ratking: This needs the package {package}; "
        "in a checkout, pip install '.[push]' brings it.\n"
    )
    assert said(capsys, command) == expected


def test_without_a_key_no_package_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    from ratking.server.app import create_app

    for package in ("http_ece", "py_vapid", "cryptography"):
        monkeypatch.setitem(sys.modules, package, None)
    assert create_app(from_environment({})) is not None
