"""What changes before a viewer's eyes with each event, from one view to the next."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ratking.core.question import NOBODY
from ratking.games import GAMES
from ratking.server.match import PERSON, Luck, Match, Step
from ratking.server.replies import Change
from ratking.server.unfolding import Unfolding, differences, observed
from tests.contract.facts import CASES, Case
from tests.server.person import BIDS, Person, Plain
from tests.server.test_tables import ME

TELLING = 12
"""How many steps with something to tell are watched of each way to play."""

VARIANTS = [case for case in CASES if case.game.name in GAMES]


def stretches(case: Case) -> Iterator[tuple[Match, Step, Unfolding]]:
    """Play a game at random; show each step with the match before it."""
    opened, mind = case.game, Random(5)
    match = Match(opened, case.new(), Luck("5e" * 16, "salt"))
    before, step = match.fork(), match.start()
    yield before, step, Unfolding(opened, before.state, [step])
    watched = 0
    while watched < TELLING and not match.is_over():
        seat = mind.choice(match.open_seats())
        before = match.fork()
        step = match.answer(seat, mind.choice(opened.answers(match.state, seat)), PERSON)
        watched += bool(step.events)
        yield before, step, Unfolding(opened, before.state, [step])


@pytest.mark.parametrize("case", VARIANTS, ids=str)
def test_the_changes_lead_from_view_to_view_for_everybody(case: Case) -> None:
    some = 0
    for before, step, unfolding in stretches(case):
        for viewer in (step.number % case.game.players(before.state), NOBODY, None):
            shown = seen(before, before.state, viewer)
            told = unfolding.changes(viewer)[step.number]
            assert len(told) == len(step.events)
            for changes, state in zip(told, unfolding.states[1:], strict=True):
                shown = applied(shown, [(change.path, change.value) for change in changes])
                some += bool(changes)
                assert shown == seen(before, state, viewer)
    assert some > TELLING


def seen(match: Match, state: Any, viewer: int | None) -> Plain:
    table = state if viewer is None else match.game.observe(state, viewer).table
    shown = observed(match.game, table)
    return {name: shown[name] for name in shown if name != "pending"}


def applied(shown: Any, changes: list[tuple[list[str | int], Any]]) -> Any:
    """Put changes into a view, as the pages do."""
    for path, value in changes:
        shown = _exchanged(shown, path, value)
    return shown


def _exchanged(shown: Any, path: list[str | int], value: Any) -> Any:
    if not path:
        return value
    twin = shown.copy()
    twin[path[0]] = _exchanged(shown[path[0]], path[1:], value)
    return twin


def test_only_what_differs_is_told() -> None:
    before = {"hand": [3, 4], "plague": None, "row": ["Farm a"], "laid": {"Monk 1": 1}}
    after = {"hand": [3, 2], "plague": "Italia", "row": ["Farm a", "Palace b"], "laid": {}}
    assert differences(before, after) == [
        Change(["hand", 1], 2),
        Change(["plague"], "Italia"),
        Change(["row"], ["Farm a", "Palace b"]),
        Change(["laid"], {}),
    ]
    assert differences(after, after) == []


def bids_told(socket: Any) -> list[Plain]:
    """Wait for the bids to be revealed; return how that was told."""
    while True:
        message = socket.receive_json()
        if message["type"] == "view":
            told = [one for step in message["view"]["steps"] for one in step["events"]]
            if any(one["event"]["event"] == "BidsRevealed" for one in told):
                return told


@pytest.mark.parametrize("watching", [True, False])
def test_only_those_who_watch_are_told_what_changes(
    watching: bool, ann: Person, bob: Person, client: TestClient[Litestar]
) -> None:
    ann.set_up(BIDS, ME)
    bob.join(ann.table)
    ann.start()
    with client.websocket_connect(f"/tables/{ann.table}/live") as socket:
        socket.send_json({"type": "hello", "secret": ann.secret, "changes": watching})
        for person, bid in ((ann, 2), (bob, 1)):
            person.answer(bid)
            person.answer(1)
        assert all(("changes" in one) == watching for one in bids_told(socket))


def test_whoever_comes_back_sees_what_changed_meanwhile(
    ann: Person, bob: Person, client: TestClient[Litestar]
) -> None:
    ann.set_up(BIDS, ME)
    bob.join(ann.table)
    ann.start()
    since = ann.view()["version"]
    for person, bid in ((ann, 2), (bob, 1)):
        person.answer(bid)
        person.answer(1)
    with client.websocket_connect(f"/tables/{ann.table}/live") as socket:
        hello = {"type": "hello", "secret": ann.secret, "changes": True, "since": since}
        socket.send_json(hello)
        assert any(one["changes"] for one in bids_told(socket))
