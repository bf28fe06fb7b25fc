"""Every connection is an open file: the limit is raised, and a host is told where it is low."""

from __future__ import annotations

import resource

import pytest

from ratking.cli.room import FOR_US, MOST, room_for_connections
from ratking.cli.serve import _room


def limited(monkeypatch: pytest.MonkeyPatch, soft: int, hard: int) -> list[tuple[int, int]]:
    """Live on a system with these limits; note what is asked of it."""
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, both: asked.append(both))
    return asked


def test_the_limit_is_raised_to_what_the_system_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = limited(monkeypatch, 1024, 4096)
    assert room_for_connections() == 4096 - FOR_US
    assert asked == [(4096, 4096)]


def test_without_a_limit_enough_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = limited(monkeypatch, 1024, resource.RLIM_INFINITY)
    assert room_for_connections() == MOST
    assert asked == [(MOST + FOR_US, resource.RLIM_INFINITY)]


def test_a_host_with_few_files_is_told_how_many_connections_fit(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    limited(monkeypatch, 256, 256)
    assert _room(0) == 128
    assert "128" in capsys.readouterr().out


def test_who_wants_few_connections_needs_no_warning(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    limited(monkeypatch, 256, 256)
    assert _room(100) == 100
    assert capsys.readouterr().out == ""
