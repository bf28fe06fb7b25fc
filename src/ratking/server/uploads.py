"""Records that people bring: each becomes the table of a finished game that nobody sat at."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from typing import Any, Final

from msgspec import ValidationError, convert, json

from ratking.core.errors import BadFile
from ratking.core.game import Game
from ratking.core.luck import check_luck
from ratking.core.options import read_options
from ratking.core.record import Record, check_record, read_head, read_record, replay
from ratking.core.state import State
from ratking.server import outside
from ratking.server.boxes import names, shared_game
from ratking.server.match import PERSON, Luck, Match, Step
from ratking.server.table import OVER, Seat, Table, Wishes

Options = dict[str, str | int | bool | list[str]]
NAME: Final = "A record"
LONGEST_SECRET: Final = 64


class Retold(Match):
    """A match whose answers all stand in a record, nature's among them."""

    def __init__(self, game: Game[Any], state: State, luck: Luck, record: Record) -> None:
        super().__init__(game, state, luck)
        self.left = record.answers[::-1]

    def drawn(self) -> int:
        """Take nature's next answer from the record."""
        return self.left.pop()[1]

    def retell(self) -> list[Step]:
        """Give every answer of the record."""
        steps = [self.start()]
        while self.left:
            seat, choice = self.left.pop()
            steps.append(self.answer(seat, choice, PERSON))
        return steps


def check(text: str) -> None:
    """Make sure that a record is whole; it takes a moment, so a process of its own does it."""
    record = read(text)
    game = shared_game(record.game)
    state, _ = replay(game, record)
    if not game.is_over(state):
        raise BadFile("This game was not played to its end.")
    if record.secret:
        check_luck(game, record)


def read(text: str) -> Record:
    """Read a record of a game that is played here, with options that fit."""
    if not text.isascii() or "\0" in text:
        raise BadFile("A record is written in plain letters and numbers.")
    head = read_head(text)
    if len(head.secret) > LONGEST_SECRET:
        raise BadFile("The secret of the record is too long.")
    if head.game not in names():
        raise BadFile("The record is of a game that is not played here.")
    check_record(shared_game(head.game), head)
    try:
        options: dict[str, object] = {**convert(head.options, Options)}
    except ValidationError as error:
        raise BadFile("The options of the record cannot be read.") from error
    options = read_options(shared_game(head.game).options(), options)
    return replace(read_record(text, shared_game), options=options)


def key_of(text: str) -> str:
    """Name a record by all that is in it; how it is written does not matter."""
    record = read(text)
    facts = (record.game, record.rules_version, record.data, record.options, record.answers)
    luck = (record.promise, record.salt, record.secret)
    return sha256(json.encode((facts, luck))).hexdigest()


def match_of(text: str, at: float) -> tuple[Match, list[Step]]:
    """Play a record that was checked once more, with all that happened there."""
    record = read(text)
    game = shared_game(record.game)
    match = Retold(game, game.new(record.options), Luck(record.secret, record.salt), record)
    steps = match.retell()
    for step in steps:
        step.at = at
    return match, steps


def table_of(text: str, host: str, public: bool) -> tuple[Table, list[Step]]:
    """Set up the table of a record that was checked, with all that happened there."""
    now = outside.now()
    match, steps = match_of(text, now)
    table = Table(
        id=outside.secret_word(9),
        name=NAME,
        options=read(text).options,
        wishes=Wishes(chat=False, hints=False),
        public=public,
        host=host,
        match=match,
        seats=[Seat() for _ in range(match.game.players(match.state))],
        status=OVER,
        created=now,
        changed=now,
    )
    return table, steps
