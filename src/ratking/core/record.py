"""A whole game as text: options, every answer, and the result."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from ratking.core.domain import COLOURS
from ratking.core.errors import BadFile, Mistake
from ratking.core.event import Event
from ratking.core.game import STAR, Game
from ratking.core.question import NATURE
from ratking.core.state import State

FORMAT: Final = "ratking record 2"
NUMBERED: Final = "ratking record 1"
"""The older format lists numbers, many in a line; it is still read."""


class Said(NamedTuple):
    """An answer in words, and where it stands."""

    line: int
    who: str
    words: str


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
    in_words: bool = field(default=True, compare=False)  # its text says answers, not numbers


def new_record(game: Game[Any], options: dict[str, object]) -> Record:
    """Begin a record of a game with these options."""
    return Record(game.name, game.rules_version, game.fingerprint(), options)


def write_record(game: Game[Any], record: Record) -> str:
    """Write a record as text: what it was played with, then who said what, a line for each."""
    lines = [
        FORMAT,
        f"game {record.game}",
        f"rules {record.rules_version}",
        f"data {record.data}",
        f"options {json.dumps(record.options)}",
    ]
    facts = {"promise": record.promise, "salt": record.salt, "secret": record.secret}
    lines += [f"{name} {value}" for name, value in facts.items() if value]
    lines += spoken(game, record)
    if record.scores is not None:
        lines.append("scores " + " ".join(str(score) for score in record.scores))
    return "\n".join(lines) + "\n"


def spoken(game: Game[Any], record: Record) -> list[str]:
    """Say every answer of a record, such as "red use Witch"; nature is a star."""
    lines: list[str] = []
    state: State = game.new(record.options)
    for place, (seat, choice) in enumerate(record.answers, start=1):
        try:
            line = f"{game.seat_name(seat)} {game.say(state, seat, choice)}"
            game.answer(state, seat, choice)
        except Mistake as error:
            raise BadFile(f"Answer {place} of the record does not fit: {error}") from error
        lines.append(line)
    return lines


def read_record(text: str, opened: Callable[[str], Game[Any]]) -> Record:
    """Read a record; a line that is not understood is named.

    Words are understood by the game, which `opened` finds by its name.
    """
    record, said = _read(text)
    if said:
        game = opened(record.game)
        check_record(game, record)
        record.answers = list(_understood(game, record.options, said))
    return record


def read_head(text: str) -> Record:
    """Read what a record says before its answers: which game, and how it was played."""
    record, _ = _read(text)
    record.answers = []
    return record


def _read(text: str) -> tuple[Record, list[Said]]:
    lines = text.splitlines()
    if not lines or lines[0].strip() not in (FORMAT, NUMBERED):
        raise BadFile(f"This is not a record: its first line must be {FORMAT!r}.")
    in_words = lines[0].strip() == FORMAT
    record, said = Record("", 0, "standard", {}, in_words=in_words), []
    for place, line in enumerate(lines[1:], start=2):
        word, _, rest = line.strip().partition(" ")
        if in_words and (word == STAR or word in COLOURS):
            said.append(Said(place, word, rest))
        elif word:
            _read_line(record, place, word, rest)
    if not record.game:
        raise BadFile("The record does not name its game.")
    return record, said


def _understood(
    game: Game[Any], options: dict[str, object], said: list[Said]
) -> Iterator[tuple[int, int]]:
    """Play what was said: every answer is understood at the table where it was given."""
    state: State = game.new(options)
    for line, who, words in said:
        try:
            seat = NATURE if who == STAR else COLOURS.index(who)
            choice = game.parse(state, seat, words)
            game.apply(state, seat, choice)
        except Mistake as error:
            raise BadFile(f"Line {line} of the record does not fit: {error}") from error
        yield seat, choice


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
    """Make sure that a record was made with these tables, and rules that play it alike.

    Numbers mean the same only in the same version; words outlive a new card (see `words_since`).
    """
    oldest = game.words_since if record.in_words else game.rules_version
    if not oldest <= record.rules_version <= game.rules_version:
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
