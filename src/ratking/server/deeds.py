"""What happens at a table by itself: who answers next, and what a bot has to think about."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any, Final

from ratking.core.question import NOBODY
from ratking.core.state import State
from ratking.server import outside
from ratking.server.asked import acts_alone
from ratking.server.choices import world_with_a_choice
from ratking.server.clocks import run_out
from ratking.server.match import BOT, CLOCK, FORCED, Step, thinks_hidden
from ratking.server.quick import begins_at
from ratking.server.refusals import Refusal
from ratking.server.table import PLAYING, Table

BEGIN: Final = "begin"
"""What is done at a quick match whose moment has come."""

LONGEST: Final = 4000
"""After so many steps bots among themselves think no more: chance brings their game to an end.

Two strong bots may wait for each other for ever; the arena leaves such games after as many answers.
"""


@dataclass(frozen=True)
class Deed:
    """An answer that the server has to give for a seat."""

    seat: int
    by: str
    level: str
    at: float


def next_deed(table: Table, pace: float, now: float) -> Deed | None:
    """Find what the server has to do at a table, if anything.

    Nobody can look at what is done behind a screen, so a bot need not be slow there.
    """
    begins = begins_at(table)
    if begins is not None and begins <= now:
        return Deed(NOBODY, BEGIN, "", now)
    if table.status != PLAYING:
        return None
    for seat in acts_alone(table):
        bot = table.seats[seat].bot
        look = 0.0 if thinks_hidden(table.match, seat) else pace
        return Deed(seat, BOT if bot else FORCED, bot, table.changed + look)
    for seat in run_out(table, now):
        return Deed(seat, CLOCK, table.wishes.bot, now)
    return None


def still_due(table: Table, deed: Deed) -> bool:
    """Say whether an answer is still wanted: a seat may have been taken back meanwhile."""
    if table.status != PLAYING:
        return False
    if deed.by == CLOCK:
        return deed.seat in run_out(table, outside.now())
    return table.seats[deed.seat].bot == deed.level


@dataclass(frozen=True)
class Thought:
    """What a bot is asked, as `choose` takes it; one that does not count is thought for show.

    A mind keeps its tree for the next decision; a world that is only imagined has none.
    """

    facts: tuple[Any, ...]
    answers: list[int]
    counts: bool
    is_chance: bool

    @property
    def mind(self) -> str:
        """Name the mind that goes on thinking."""
        named: str = self.facts[-1]
        return named

    def by_chance(self) -> int:
        """Answer without a thought."""
        seed: str = self.facts[-2]
        return Random(seed).choice(self.answers)


def thought_of(table: Table, deed: Deed) -> Thought | None:
    """Say what is to be thought about; nothing where everybody knows that there is no choice."""
    match = table.match
    answers = match.game.answers(match.state, deed.seat)
    if len(answers) > 1:
        return _thought(table, deed, match.state, answers, counts=True)
    world = world_with_a_choice(match, deed.seat) if deed.by != FORCED else None
    return None if world is None else _thought(table, deed, world, answers, counts=False)


def _thought(
    table: Table, deed: Deed, state: State, answers: list[int], *, counts: bool
) -> Thought:
    match = table.match
    seen = match.game.to_json(match.game.observe(state, deed.seat).table)
    seed = _hashed(f"{match.luck.secret}/{deed.seat}/{match.version(deed.seat)}")
    mind = _hashed(f"{match.luck.secret}/{deed.seat}/{deed.level}") if counts else ""
    facts = (match.game.name, seen, deed.seat, deed.level, seed, mind)
    is_chance = table.is_left_to_bots and match.number > LONGEST
    return Thought(facts, answers, counts, is_chance)


def _hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def only_answer(table: Table, deed: Deed) -> int:
    """Find the answer of a seat that has no choice."""
    return table.match.game.answers(table.match.state, deed.seat)[0]


def take_seat(table: Table, deed: Deed) -> list[Step]:
    """Let a bot sit down for a person whose time is over."""
    if deed.seat not in run_out(table, outside.now()):
        raise Refusal("stale", "The table has moved on.")
    table.seats[deed.seat] = table.seats[deed.seat].helped_by(deed.level)
    return []
