"""A whole game as text: options, every answer, and the result."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Final

from ratking.core.errors import BadFile, Mistake
from ratking.core.event import Event
from ratking.core.game import Game
from ratking.core.question import NATURE
from ratking.core.state import State

FORMAT: Final = "ratking record 1"
PER_LINE: Final = 16


@dataclass
class Record:
    """Everything needed to play a game again: nature's answers are in it, so no seed is.

    A table on a server adds where its luck came from: a promise, a salt and the secret.
    """

    game: str
    rules_version: int
    data: str
    options: dict[str, object]
    answers: list[tuple[int, int]] = field(default_factory=list)
    scores: list[int] | None = None
    promise: str = ""
    salt: str = ""
    secret: str = ""


def new_record(game: Game[Any], options: dict[str, object]) -> Record:
    """Begin a record of a game with these options."""
    return Record(game.name, game.rules_version, game.fingerprint(), options)


def write_record(record: Record) -> str:
    """Write a record as text; nature's answers are marked with a star."""
    lines = [
        FORMAT,
        f"game {record.game}",
        f"rules {record.rules_version}",
        f"data {record.data}",
        f"options {json.dumps(record.options)}",
    ]
    facts = {"promise": record.promise, "salt": record.salt, "secret": record.secret}
    lines += [f"{name} {value}" for name, value in facts.items() if value]
    words = [f"{'*' if seat == NATURE else seat}:{choice}" for seat, choice in record.answers]
    for start in range(0, len(words), PER_LINE):
        lines.append("answers " + " ".join(words[start : start + PER_LINE]))
    if record.scores is not None:
        lines.append("scores " + " ".join(str(score) for score in record.scores))
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """Read a record; a line that is not understood is named."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise BadFile(f"This is not a record: its first line must be {FORMAT!r}.")
    record = Record("", 0, "standard", {})
    for place, line in enumerate(lines[1:], start=2):
        word, _, rest = line.strip().partition(" ")
        if word:
            _read_line(record, place, word, rest)
    if not record.game:
        raise BadFile("The record does not name its game.")
    return record


def _read_line(record: Record, place: int, word: str, rest: str) -> None:
    try:
        if word == "game":
            record.game = rest
        elif word == "rules":
            record.rules_version = int(rest)
        elif word == "data":
            record.data = rest
        elif word == "options":
            record.options = dict(json.loads(rest))
        elif word == "answers":
            record.answers += [_answer(part) for part in rest.split()]
        elif word == "scores":
            record.scores = [int(part) for part in rest.split()]
        elif word == "promise":
            record.promise = rest
        elif word == "salt":
            record.salt = rest
        elif word == "secret":
            record.secret = rest
        else:
            raise ValueError(word)
    except (ValueError, TypeError, RecursionError) as error:
        raise BadFile(f"Line {place} of the record cannot be read: {word} {rest[:40]}") from error


def _answer(part: str) -> tuple[int, int]:
    seat, _, choice = part.partition(":")
    return NATURE if seat == "*" else int(seat), int(choice)


def check_record(game: Game[Any], record: Record) -> None:
    """Make sure that a record was made with these rules and these tables."""
    if record.rules_version != game.rules_version:
        raise BadFile(
            f"The record was made with version {record.rules_version} of the rules of "
            f"{game.title}; here is version {game.rules_version}."
        )
    if record.data != game.fingerprint():
        raise BadFile(
            f"The record was made with other tables (data {record.data}); here are "
            f"{game.fingerprint()}. Give the folder of those tables."
        )


def replay(game: Game[Any], record: Record) -> tuple[State, list[list[Event]]]:
    """Play a record again; return the last state and the events of every answer."""
    check_record(game, record)
    state: State = game.new(record.options)
    told = []
    for place, (seat, choice) in enumerate(record.answers, start=1):
        try:
            told.append(game.answer(state, seat, choice))
        except Mistake as error:
            raise BadFile(f"Answer {place} of the record does not fit: {error}") from error
    outcome = game.outcome(state)
    if record.scores is not None and (outcome is None or outcome.scores != record.scores):
        raise BadFile("The record's scores are not those that its answers lead to.")
    return state, told
