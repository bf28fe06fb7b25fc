"""A table: its match, who sits at it, and what was wished for when it was set up."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from msgspec import Struct

from ratking.core.question import NOBODY
from ratking.server.match import Match

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"

EMPTY: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"

OFFERED: Final = "offered"
ACCOUNT: Final = "account"
DECLINED: Final = "declined"
"""A bot with an account, which thinks elsewhere: asked to come, sitting there, or not coming."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think, and what happens at zero."""

    kind: Literal["none", "relaxed", "turn", "correspondence"] = "none"
    seconds: float = 0.0
    at_zero: Literal["nothing", "bot_answers", "bot_takes_seat"] = "nothing"


class Wishes(Struct, frozen=True):
    """What a table allows besides the rules of its game; a lesson is named after its game."""

    clock: Clock = Clock()
    spectators: bool = True
    chat: bool = True
    hints: bool = True
    undo: bool = True
    bot: str = "greedy"
    lesson: str = ""
    quick: float = 0.0
    """After so many seconds a quick match begins with whoever is there; 0: this is none."""
    challenge: str = ""
    """The challenge of its game that is taken up here; nobody is rated by it."""

    tournament: str = ""
    """The tournament that this game belongs to; it says who plays next, not the players."""

    club: str = ""

    record: str = ""
    """A game that was begun elsewhere goes on here; whoever brought it could know its luck."""


@dataclass(frozen=True)
class Seat:
    """A place at a table; a stand-in is the bot that answers while a person is away.

    An empty seat of a quick match names the bot that sits down there if nobody comes.
    A person who was ever away so has been helped: such a result may cost, and earns nothing.
    """

    kind: str = EMPTY
    name: str = ""
    level: str = ""
    stand_in: str = ""
    secret_hash: str = ""
    visitor_hash: str = ""
    player: str = ""
    word: str = ""
    helped: bool = False
    away_until: float = 0.0
    """Until then a clock of days stands still for a member of a club who rests."""

    def helped_by(self, level: str) -> Seat:
        """Let a bot stand in, or nobody any more."""
        return replace(self, stand_in=level, helped=self.helped or bool(level))

    @property
    def bot(self) -> str:
        """Name the bot that answers here, if one does."""
        return self.level if self.kind == BOT else self.stand_in

    @property
    def is_taken(self) -> bool:
        """Say whether somebody or something answers here."""
        return self.kind in (BOT, ACCOUNT) or bool(self.visitor_hash)

    @property
    def account(self) -> str:
        """Name the bot with an account that sits here, or is asked to."""
        return self.level if self.kind in (OFFERED, ACCOUNT) else ""


@dataclass
class Table:
    """Everything about one table."""

    id: str
    name: str
    options: dict[str, object]
    wishes: Wishes
    public: bool
    host: str
    match: Match
    seats: list[Seat]
    status: str = OPEN
    revision: int = 0
    clocks: dict[int, float] = field(default_factory=dict)
    due: float | None = None
    rematch: str | None = None
    created: float = 0.0
    changed: float = 0.0
    origin: str = ""

    @property
    def is_uploaded(self) -> bool:
        """Say whether nobody played this game here: it came as a record."""
        return self.status == OVER and not any(seat.is_taken for seat in self.seats)

    @property
    def key(self) -> tuple[int, int]:
        """Name this very moment of the table."""
        return self.match.number, self.revision

    def fork(self) -> Table:
        """Make an independent twin for a request to work on."""
        twin = copy(self)
        twin.match, twin.seats, twin.clocks = self.match.fork(), self.seats[:], dict(self.clocks)
        return twin

    def seats_of(self, secret_hash: str, visitor_hash: str) -> list[int]:
        """List the seats that a secret or a visitor may answer for."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if (secret_hash and seat.secret_hash == secret_hash)
            or (visitor_hash and seat.visitor_hash == visitor_hash)
        ]

    def has_secret(self, secret_hash: str) -> bool:
        """Say whether a secret is for one of the seats."""
        return any(seat.secret_hash == secret_hash for seat in self.seats)

    def has_people(self) -> bool:
        """Say whether anybody plays who would like to follow what happens."""
        return any(seat.kind == PERSON for seat in self.seats)

    @property
    def is_solitary(self) -> bool:
        """Say whether a quick match has found nobody else: then no stranger waits for anybody."""
        return bool(self.wishes.quick) and sum(seat.kind == PERSON for seat in self.seats) < 2

    @property
    def clock(self) -> Clock:
        """Tell the clock that runs; alone against the bots of a quick match there is none."""
        return Clock() if self.is_solitary else self.wishes.clock

    @property
    def gives_hints(self) -> bool:
        """Say whether the bot advises here; strangers who met are not to be helped by it."""
        return self.wishes.hints and (self.is_solitary or not self.wishes.quick)

    @property
    def is_left_to_bots(self) -> bool:
        """Say whether bots answer for everybody: nobody waits for them."""
        return all(seat.kind != PERSON or seat.stand_in for seat in self.seats)

    def name_of(self, seat: int) -> str:
        """Name who sits at a seat."""
        return "" if seat == NOBODY else self.seats[seat].name
