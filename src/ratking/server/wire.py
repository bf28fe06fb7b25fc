"""What goes over the wire to the server: every request as a checked record."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ratking.server.table import Clock

Name = Annotated[str, Meta(min_length=1, max_length=40)]
TableName = Annotated[str, Meta(min_length=1, max_length=60)]
Word = Annotated[str, Meta(max_length=32, pattern=r"^[A-Za-z0-9_-]*$")]
Secret = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Code = Annotated[str, Meta(max_length=24, pattern=r"^[A-Za-z0-9 -]*$")]
RequestId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[ -~]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
Said = Annotated[str, Meta(min_length=1, max_length=120, pattern=r"^[ -~]+$")]
Choices = Annotated[list[int | Said], Meta(min_length=1, max_length=64)]
PlanName = Annotated[str, Meta(max_length=32)]
PlanCount = Annotated[int, Meta(ge=0, le=1000)]
Choice = Annotated[int, Meta(ge=0, le=100_000)]
Language = Literal["de", "en", "fr"]
Version = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """The common form of requests: a field that does not exist is a mistake."""


class SeatWish(Asked, frozen=True):
    """What a seat is to be: mine, a friend's by link, a bot, or open to whoever comes."""

    kind: Literal["me", "friend", "bot", "open"] = "open"
    name: Annotated[str, Meta(max_length=40)] = ""
    level: Annotated[str, Meta(max_length=32)] = ""


class NewTable(Asked, frozen=True):
    """A table to set up; a seat that is not named is open.

    With the record of a game that was begun elsewhere, and the secret of its luck in it, that
    game goes on.
    """

    game: Annotated[str, Meta(max_length=32)]
    name: TableName = "A table"
    options: dict[str, str | int | bool | list[str]] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=12)] = []
    clock: Clock = Clock()
    public: bool = False
    spectators: bool = True
    chat: bool = True
    hints: bool = True
    undo: bool = True
    bot: Annotated[str, Meta(max_length=32)] = "greedy"
    word: Word = ""
    record: Annotated[str, Meta(max_length=60_000)] = ""


class StandBy(Asked, frozen=True):
    """A bot that sits down where nobody comes."""

    level: Annotated[str, Meta(max_length=32)] = ""
    name: Annotated[str, Meta(max_length=40)] = ""


class QuickMatch(Asked, frozen=True):
    """Play with whoever is here now; where nobody is, a table with a seat more than bots."""

    game: Annotated[str, Meta(max_length=32)]
    bots: Annotated[list[StandBy], Meta(min_length=1, max_length=11)]
    name: Annotated[str, Meta(max_length=40)] = ""
    word: Word = ""


class Join(Asked, frozen=True):
    """Sit down at an open seat, the first if none is named; the word is mixed into the luck."""

    name: Annotated[str, Meta(max_length=40)] = ""
    seat: SeatNumber | None = None
    word: Word = ""


class Sit(Asked, frozen=True):
    """Sit down at the seat that a link is for, or bring my seat to this device by a code."""

    secret: Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")] = ""
    code: Code = ""
    name: Annotated[str, Meta(max_length=40)] = ""
    word: Word = ""


class SeatChange(Asked, frozen=True):
    """Make a seat a bot's, open, or a friend's by a new link."""

    kind: Literal["friend", "bot", "open"]
    name: Annotated[str, Meta(max_length=40)] = ""
    level: Annotated[str, Meta(max_length=32)] = ""


class Answers(Asked, frozen=True):
    """One or several answers in a row, all or nothing, to what a seat saw at a version."""

    version: Version
    choices: Choices
    request: RequestId | UnsetType = UNSET
    seat: SeatNumber | UnsetType = UNSET


class Plan(Asked, frozen=True):
    """Several decisions in one, by name (so many rats for each space); all or nothing."""

    version: Version
    plan: Annotated[dict[PlanName, PlanCount], Meta(min_length=1, max_length=16)]
    request: RequestId | UnsetType = UNSET
    seat: SeatNumber | UnsetType = UNSET


class TakeBack(Asked, frozen=True):
    """Take the latest answer back."""

    version: Version
    request: RequestId | UnsetType = UNSET
    seat: SeatNumber | UnsetType = UNSET


class HandOver(Asked, frozen=True):
    """Let a bot answer for a seat; without a bot the person takes the seat back."""

    level: Annotated[str, Meta(max_length=32)] = ""
    seat: SeatNumber | UnsetType = UNSET


class Say(Asked, frozen=True):
    """A line of chat, or one of the quick phrases."""

    text: Annotated[str, Meta(max_length=400)] = ""
    phrase: Annotated[str, Meta(max_length=32)] = ""
    name: Annotated[str, Meta(max_length=40)] = ""
    seat: SeatNumber | UnsetType = UNSET


class Upload(Asked, frozen=True):
    """The record of a finished game, for me or for everybody."""

    record: Annotated[str, Meta(max_length=60_000)]
    public: bool = False


class SignUp(Asked, frozen=True):
    """Take a name that nobody has."""

    name: Name


class BotLimits(Asked, frozen=True):
    """What a bot wants to play: games (none named: all), players at a table, tables at a time."""

    games: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(max_length=32)] = []
    fewest: Annotated[int, Meta(ge=1, le=12)] = 2
    most: Annotated[int, Meta(ge=1, le=12)] = 12
    tables: Annotated[int, Meta(ge=0, le=1000)] = 4


class BeListed(Asked, frozen=True):
    """Be shown on the ladder, or no longer."""

    listed: bool


class SignIn(Asked, frozen=True):
    """Come back under a name."""

    name: Name
    key: Secret


class Learn(Asked, frozen=True):
    """A lesson to begin, and what the learner is called."""

    name: Annotated[str, Meta(max_length=40)] = ""


class GoOn(Asked, frozen=True):
    """Leave the coach's stop that was seen at a version."""

    version: Version


class TryMoment(Asked, frozen=True):
    """The way that I would answer a puzzle, or a costly moment of mine."""

    choices: Annotated[list[Choice], Meta(min_length=1, max_length=64)]
