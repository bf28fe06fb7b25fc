"""Games that were begun on a device without a server, and go on at another table."""

from __future__ import annotations

from typing import Any

from ratking.core.errors import Mistake
from ratking.core.game import Game
from ratking.core.luck import check_luck
from ratking.core.question import NATURE
from ratking.core.record import Record, replay
from ratking.server import uploads
from ratking.server.boxes import shared_game
from ratking.server.match import BOT, PERSON, Luck, Match, Step
from ratking.server.refusals import Refusal
from ratking.server.table import Table


def unpacked(text: str, game: Game[Any]) -> Record:
    """Read the record of a game that is to go on: its luck has to be known, and kept so far."""
    try:
        record = uploads.read(text)
        if record.game != game.name:
            raise Refusal("bad_record", "The record is of another game.")
        check_luck(game, record)
        state, _ = replay(game, record)
    except Mistake as mistake:
        raise Refusal("bad_record", str(mistake)) from mistake
    if game.is_over(state):
        raise Refusal("bad_record", "This game is over; its record belongs to the replays.")
    return record


def begun(table: Table) -> list[Step]:
    """Give all answers of the record that a table goes on with; nature's follow from the luck."""
    record = uploads.read(table.wishes.record)
    game = shared_game(record.game)
    luck = Luck(record.secret, record.salt)
    table.match = match = Match(game, game.new(record.options), luck)
    steps = [match.start()]
    for seat, choice in record.answers:
        if seat != NATURE:
            by = BOT if table.seats[seat].bot else PERSON
            steps.append(match.answer(seat, choice, by))
    return steps
