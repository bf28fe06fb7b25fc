"""How a table changes from event to event before a viewer's eyes.

The states in between are played once more from what was answered, each is seen with the viewer's
eyes, and only what differs between two such views is told: whatever a view hides stays hidden.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from ratking.core.game import Game
from ratking.core.state import State
from ratking.server.boxes import shared_words
from ratking.server.match import UNDO, Step
from ratking.server.replies import Change
from ratking.server.table import Table
from ratking.text.say import ENGLISH

MOST_KEPT: Final = 64
"""How many stretches of tables are remembered: all viewers of a table ask for the same one."""

WAITING: Final = "pending"
"""What is left out of the changes: in the middle of an answer nobody is asked."""

Changes = list[list[Change]]


class Unfolding:
    """What lies on a table after each event of some steps."""

    def __init__(self, game: Game[Any], before: State, steps: list[Step]) -> None:
        self.game = game
        self.states = [before]
        self.counts = {step.number: len(step.events) for step in steps}
        self.seen: dict[int | None, dict[int, Changes]] = {}
        state = game.copy(before)
        for step in steps:
            for seat, choice in step.answers:
                self.states += game.watch(state, seat, choice)

    def changes(
        self, viewer: int | None, shown: dict[str, Any] | None = None
    ) -> dict[int, Changes]:
        """List for each step by its number what changes for a viewer with each of its events.

        A caller that knows what the viewer was shown before the first of them passes it on.
        """
        if viewer not in self.seen:
            told = iter(self._told(viewer, shown or self._shown(self.states[0], viewer)))
            self.seen[viewer] = {
                number: [next(told) for _ in range(count)] for number, count in self.counts.items()
            }
        return self.seen[viewer]

    def _told(self, viewer: int | None, shown: dict[str, Any]) -> Changes:
        found: Changes = []
        before = self.states[0].key()
        shown = {name: part for name, part in shown.items() if name != WAITING}
        for state in self.states[1:]:
            after = state.key()
            if after == before:
                found.append([])
                continue
            now = self._shown(state, viewer)
            found.append(differences(shown, now))
            before, shown = after, now
        return found

    def _shown(self, state: State, viewer: int | None) -> dict[str, Any]:
        """Show a state without what waits."""
        table = state if viewer is None else self.game.observe(state, viewer).table
        seen = observed(self.game, table)
        seen.pop(WAITING, None)
        return seen


class Unfoldings:
    """The latest stretches that somebody watches, each played once for all its viewers."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int, int], Unfolding] = OrderedDict()

    def between(self, before: Table, after: Table, steps: list[Step]) -> Unfolding | None:
        """Find what happened between two moments of a table; None where something was undone."""
        if any(step.by == UNDO for step in steps):
            return None
        key = (after.id, before.match.number, after.match.number)
        if key not in self.kept:
            self.kept[key] = Unfolding(after.match.game, before.match.state, steps)
            while len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
        return self.kept[key]


def observed(game: Game[Any], table: Any) -> dict[str, Any]:
    """Write a table as data, with what a board should not have to work out."""
    seen = game.to_json(table)
    facts = shared_words(game.name, ENGLISH).facts(table)
    return seen | {"facts": facts} if facts else seen


def differences(before: Any, after: Any, path: tuple[str | int, ...] = ()) -> list[Change]:
    """List what is to be replaced; where names or lengths differ, the whole is."""
    if before == after:
        return []
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        keys: Any = after
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        keys = range(len(after))
    else:
        return [Change([*path], after)]
    return [one for key in keys for one in differences(before[key], after[key], (*path, key))]
