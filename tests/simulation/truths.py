"""What must be true after a run, whatever has happened in it."""

from __future__ import annotations

import json
import sqlite3
from typing import TYPE_CHECKING, Any

from msgspec import json as plain

from ratking.core.event import event_from_json, event_to_json
from ratking.core.question import NATURE, NOBODY
from ratking.core.record import new_record, read_record, replay, write_record
from ratking.server.boxes import shared_game
from ratking.server.match import BOT, UNDO, Step
from ratking.server.rows import read_step, read_table
from ratking.server.table import Table
from ratking.server.unfolding import observed
from ratking.server.views import heard_as
from tests.simulation.person import Person, bare

if TYPE_CHECKING:
    from tests.simulation.world import World


def check(world: World) -> None:
    """Compare what everybody was told with what is on disk."""
    Truth(world).check()


class Truth:
    """What is on disk in the end."""

    def __init__(self, world: World) -> None:
        self.world = world
        with sqlite3.connect(world.disk.path) as connection:
            connection.row_factory = sqlite3.Row
            self.steps = [
                read_step(dict(row))
                for row in connection.execute("SELECT * FROM steps ORDER BY number")
            ]
            seats = [dict(row) for row in connection.execute("SELECT * FROM seats ORDER BY seat")]
            (row,) = connection.execute("SELECT * FROM tables")
            self.table: Table = read_table(dict(row), seats)
            self.row = dict(row)
            self.lines = [dict(row) for row in connection.execute("SELECT * FROM chat")]
            self.results = [dict(row) for row in connection.execute("SELECT * FROM results")]
            self.ratings = [dict(row) for row in connection.execute("SELECT * FROM ratings")]
        connection.close()
        self.game = self.table.match.game
        self.states = self._states()

    def _states(self) -> list[Any]:
        """Play the game once more and keep its states, one for each step and the empty table."""
        game, states = self.game, [self.game.new(self.table.options)]
        done: list[Step] = []
        for step in self.steps:
            if step.by == UNDO:
                gone = {taken.number for taken in step.back}
                done = [one for one in done if one.number not in gone]
                state = game.new(self.table.options)
                for one in done:
                    _answer(game, state, one)
            else:
                done.append(step)
                state = game.copy(states[-1])
                _answer(game, state, step)
            states.append(state)
        self.done = done
        return states

    def must(self, fact: bool, otherwise: str) -> None:
        """Make sure of something."""
        if not fact:
            self.world.wrong(otherwise)

    def check(self) -> None:
        """Look at everything."""
        self.must(self.table.status == "over", "the game is not over")
        self._the_disk()
        self._the_record()
        self._the_results()
        self._the_memory()
        for person in [*self.world.people, *self.world.spectators]:
            self._promises(person)
            self._seat(person)
            self._history(person)
            self._secrets(person)
        if not self.world.disk.has_failed:
            self.must(not self.world.faults, f"the server is at fault: {self.world.faults[:2]}")
        self.must(not self.world.loop.faults, f"unheard faults: {self.world.loop.faults[:2]}")

    def _the_disk(self) -> None:
        numbers = [step.number for step in self.steps]
        self.must(numbers == list(range(1, len(numbers) + 1)), f"steps are missing: {numbers}")
        self.must(self.row["number"] == len(numbers), "the table is not at its last step")
        state = json.loads(self.row["state"])
        played = json.loads(plain.encode(self.game.to_json(self.states[-1])))
        self.must(state == played, "the steps do not lead to the table")
        draws = sum(seat == NATURE for step in self.done for seat, _ in step.answers)
        self.must(self.row["draws"] == draws, "luck was drawn twice or skipped")

    def _the_record(self) -> None:
        record = new_record(self.game, self.table.options)
        for step in self.done:
            record.answers += step.answers
        text = write_record(self.game, record)
        state, _ = replay(self.game, read_record(text, shared_game))
        self.must(self.game.is_over(state), "the record does not lead to the end")

    def _the_results(self) -> None:
        players = len(self.table.seats)
        self.must(len(self.results) == players, f"{len(self.results)} results of {players}")
        rated = {one["player"]: one["games"] for one in self.ratings}
        counted: dict[str, int] = {}
        for one in self.results:
            if one["player"]:
                counted[one["player"]] = counted.get(one["player"], 0) + 1
        self.must(rated == counted, f"rated {rated}, but counted {counted}")

    def _the_memory(self) -> None:
        on_disk = (self.row["number"], self.row["revision"])
        for box in self.world.boxes:
            kept = box.house.at_hand.get(self.table.id) if box.house else None
            if kept is not None and len(self.world.boxes) == 1:
                self.must(kept.key == on_disk, f"memory says {kept.key}, the disk {on_disk}")

    def _promises(self, person: Person) -> None:
        """Whatever was acknowledged is on disk."""
        written = {(step.seat, step.request): step for step in self.steps if step.request}
        for request, version in person.promised.items():
            step = written.get((person.seat, request))
            self.must(step is not None, f"{person.name}'s {request} was accepted and is lost")
            assert step is not None
            self.must(step.marks[person.seat] == version, f"{request} is not version {version}")
        for request in person.too_late:
            said = (person.seat, request) in written
            self.must(not said, f"{person.name} was told that {request} came too late; it is done")
        known = {line["id"] for line in self.lines}
        lost = [line for line in person.said if line["id"] not in known]
        self.must(not lost, f"{person.name} has read chat that is lost: {lost}")
        if not person.watches:
            seat = self.table.seats[person.seat]
            self.must(seat.visitor_hash == person.visitor.hash, f"{person.name}'s seat is lost")

    def _seat(self, person: Person) -> None:
        """No bot answers for a seat that its owner has taken back."""
        person.no_longer_mine()
        if self.table.wishes.clock.at_zero == "bot_takes_seat":
            return
        for step in self.steps:
            if step.by == BOT and step.seat == person.seat:
                version = step.marks[person.seat]
                mine = any(first < version <= last for first, last in person.mine)
                self.must(not mine, f"a bot answered in {person.name}'s place at {version}")

    def _history(self, person: Person) -> None:
        """What was heard is how it was, and all of it was heard in the end."""
        viewer, name = person.seat, person.name
        mark = viewer if viewer != NOBODY else len(self.table.seats)
        known = {step.marks[mark]: step for step in self.steps if step.seen_by(viewer)}
        for version, told in person.steps.items():
            self.must(version in known, f"{name} heard of {version}, which never was")
            truth = json.loads(plain.encode(self._told(known[version], viewer, mark)))
            self.must(bare(told) == truth, f"{name} was told {bare(told)}, it was {truth}")
        heard = set(person.steps)
        expected = set(range(person.first + 1, self.table.match.marks[mark] + 1))
        self.must(expected <= heard, f"{name} never heard of {sorted(expected - heard)[:5]}")
        self.must(person.view is not None, f"{name} sees nothing")
        assert person.view is not None
        last = (person.view["version"], person.view["status"])
        self.must(last == (self.table.match.marks[mark], "over"), f"{name} stays at {last}")
        for version, view in person.views.items():
            self._looks(name, viewer, mark, version, view["observation"])

    def _told(self, step: Step, viewer: int, mark: int) -> object:
        """Tell a step as a viewer may hear of it."""
        events = [
            event_to_json(event_from_json(self.game.events(), facts).seen_by(viewer))
            for facts in step.events
        ]
        taken = [one.marks[mark] for one in step.back]
        by = heard_as(step, viewer)
        return [step.marks[mark], step.seat, by, events, taken, step.at]

    def _looks(self, name: str, viewer: int, mark: int, version: int, shown: Any) -> None:
        """What was shown is what this viewer may see, whatever others did behind their screens."""
        places = [0] + [step.number for step in self.steps]
        marks = [0] + [step.marks[mark] for step in self.steps]
        for place in places:
            if marks[place] == version:
                table = self.game.observe(self.states[place], viewer).table
                truth = json.loads(plain.encode(observed(self.game, table)))
                self.must(shown == truth, f"{name} saw another table at {version}")

    def _secrets(self, person: Person) -> None:
        """Nobody was told what opens a seat, who others are, or where luck comes from."""
        told = "\n".join(person.texts)
        secrets = {self.table.match.luck.secret, self.table.host}
        for seat in self.table.seats:
            secrets |= {seat.secret_hash, seat.visitor_hash}
        secrets |= {one.visitor.id for one in self.world.people}
        for secret in sorted(secrets - {""}):
            self.must(secret not in told, f"{person.name} was told a secret")


def _answer(game: Any, state: Any, step: Step) -> None:
    for seat, choice in step.answers:
        game.answer(state, seat, choice)
