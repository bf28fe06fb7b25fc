"""The stack of frames as plain data: every question with its kind, its seat and what it holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ratking.core.errors import BadFile
from ratking.core.question import NOBODY, Kind, Question
from ratking.core.reading import checked_number, listing, number
from ratking.core.state import ask, is_waiting, top_kind

OLD = ("about", "picks")
"""How frames were written before their numbers had names; such positions are still read."""


def frames_to_json(state: Any) -> list[dict[str, object]]:
    """Write everything that waits."""
    return [frame_to_json(state.box, question) for question in state.pending]


def frame_to_json(box: Any, question: Question) -> dict[str, object]:
    """Write one frame."""
    frame: dict[str, object] = {"kind": question.kind.name, "seat": question.seat}
    for held, value in zip(question.kind.held, question.values, strict=True):
        frame[held.name] = held.values.word(box, value)
    return frame


def read_frames(state: Any, kinds: Mapping[str, Kind[Any]], data: Mapping[str, object]) -> None:
    """Read everything that waits; the last one must be a question."""
    for frame in listing(data, "pending"):
        _read_frame(state, kinds, frame)
    if is_waiting(state) and not top_kind(state).waits:
        raise BadFile("The last of the pending questions must be one that somebody answers.")


def _read_frame(state: Any, kinds: Mapping[str, Kind[Any]], data: object) -> None:
    if not isinstance(data, dict):
        raise BadFile("Every pending question must be an object.")
    name = data.get("kind")
    if not isinstance(name, str) or name not in kinds:
        raise BadFile(f"There is no question of the kind {name!r}.")
    kind, seat = kinds[name], number(data, "seat", NOBODY, state.box.players - 1)
    old = any(key in data for key in OLD)
    values = _old_values(state.box, kind, data) if old else _values(state.box, kind, data)
    ask(state, kind, seat, *values)


def _values(box: Any, kind: Kind[Any], data: dict[str, object]) -> list[int]:
    return [held.values.value(box, data.get(held.name), held.name) for held in kind.held]


def _old_values(box: Any, kind: Kind[Any], data: dict[str, object]) -> list[int]:
    """Take the numbers in their order; what a question was about came before what was picked."""
    picks = [checked_number(pick, "picks", NOBODY, 1000) for pick in listing(data, "picks")]
    values = [number(data, "about", NOBODY, 1000), *picks]
    if len(picks) == len(kind.held):
        values = picks
    missing = [held.values.none or 0 for held in kind.held[len(values) :]]
    values = (values + missing)[: len(kind.held)]
    for held, value in zip(kind.held, values, strict=True):
        if not held.values.fits(box, value):
            raise BadFile(f"{held.name} cannot be {value}.")
    return values
