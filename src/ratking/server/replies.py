"""What goes over the wire from the server."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from ratking.server.table import Clock
from ratking.text.words import Preview


class Refused(Struct, frozen=True):
    """Why a request was not granted."""

    code: str
    sentence: str


class ItemInfo(Struct, frozen=True):
    """One thing to pick for an own list: what to send, its name, its text, its class."""

    name: str
    title: str
    text: str
    group: str


class OptionInfo(Struct, frozen=True):
    """One thing to choose before a game."""

    name: str
    about: str
    default: Any
    choices: list[str]
    items: list[ItemInfo]


class CharacterInfo(Struct, frozen=True):
    """An opponent with a face: how it plays, and how strong it was in so many measured games."""

    name: str
    level: str
    temper: str
    rating: float
    unsure: float
    games: int


class NextOpponent(Struct, frozen=True):
    """The character against whom my chance of a win is nearest to a half; empty if unknown."""

    name: str
    chance: float


class GameInfo(Struct, frozen=True):
    """A game that can be played here, with the colours of its seats.

    Own files are data files that the host has replaced.
    """

    name: str
    title: str
    players: list[int]
    colours: list[str]
    options: list[OptionInfo]
    bots: list[str]
    characters: list[CharacterInfo]
    own_files: list[str]


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it; `declined` names the bot with an account that did not come."""

    seat: int
    colour: str
    kind: str
    name: str
    level: str
    stand_in: str
    player: str
    taken: bool
    mine: bool
    declined: str


class TableInfo(Struct, frozen=True):
    """A table as everybody sees it; data names the data files that it was dealt with.

    A quick match begins by itself in so many seconds; its empty seats name bots for the gaps. Of a
    game that was begun elsewhere, whoever brought it could know the luck.
    """

    id: str
    name: str
    game: str
    title: str
    status: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    clock: Clock
    public: bool
    spectators: bool
    chat: bool
    hints: bool
    undo: bool
    host: bool
    promise: str
    rematch: str | None
    asked: list[int]
    created: float
    lesson: str
    data: str
    own_files: list[str]
    begins_in: float | None = None
    tournament: str = ""
    club: str = ""
    challenge: str = ""
    begun_elsewhere: bool = False


class Invitation(Struct, frozen=True):
    """The secret of a seat, and the end of the link to send; it is told once."""

    seat: int
    secret: str
    link: str


class Seated(Struct, frozen=True):
    """A table, the seats that are now mine, their secrets if they are new, and friends' links."""

    table: TableInfo
    seats: list[int]
    invitations: list[Invitation]


class SeatCode(Struct, frozen=True):
    """What brings my seat to another device, once, and for how many seconds at least."""

    code: str
    seconds: float


class Accepted(Struct, frozen=True):
    """What was asked for is done and written down; the version is the one it led to."""

    version: int


class AnswerInfo(Struct, frozen=True):
    """One answer: what to send, what to show, what it touches and does; final: perhaps no way back.

    `say` is the answer in the words of records; it may be sent in place of the number.
    """

    choice: int
    say: str
    label: str
    touch: list[str]
    preview: Preview
    final: bool


class QuestionInfo(Struct, frozen=True):
    """The question that waits for a seat; the server answers by itself where it is forced.

    `barred` says why a thing is not among the answers, by its id or by its kind.
    """

    seat: int
    kind: str
    domain: str
    held: dict[str, int]
    prompt: str
    explanation: str
    answers: list[AnswerInfo]
    rules: list[str]
    forced: bool
    barred: dict[str, str]


class TextInfo(Struct, frozen=True):
    """A thing of a game, by the id that answers touch: its name, its text and its rules."""

    id: str
    name: str
    text: str
    rules: list[str]


class RuleInfo(Struct, frozen=True):
    """One numbered rule."""

    number: str
    text: str


class RuleSection(Struct, frozen=True):
    """A heading and the rules under it."""

    title: str
    rules: list[RuleInfo]


class RuleBook(Struct, frozen=True):
    """The rules of a game in one language."""

    game: str
    language: str
    title: str
    introduction: list[str]
    sections: list[RuleSection]


class Change(Struct, frozen=True):
    """A part of an observation that is another one now: the names and places that lead to it."""

    path: list[str | int]
    value: Any


class Told(Struct, frozen=True, omit_defaults=True):
    """An event as data and as a sentence and, to those who watch, what it changes in the view."""

    event: dict[str, Any]
    sentence: str
    changes: list[Change] | UnsetType = UNSET


class StepInfo(Struct, frozen=True):
    """A step as one viewer hears of it; what it takes back is named by version."""

    version: int
    seat: int
    by: str
    events: list[Told]
    takes_back: list[int]
    at: float


class MomentInfo(Struct, frozen=True):
    """A step of a finished game; its answers begin at a place of the record."""

    number: int
    place: int
    seat: int
    by: str
    events: list[Told]


class OutcomeInfo(Struct, frozen=True):
    """How a game ended."""

    places: list[int]
    scores: list[int]
    parts: list[dict[str, int]]
    ending: str
    everybody_lost: bool
    sentences: list[str]


class LessonInfo(Struct, frozen=True):
    """Where a lesson stands: the coach's stop, and the answers that lead on, if it asks for one.

    `wrong` names for some choices what the coach says to them, `at` is the part of the table that
    is spoken about, and after a `jump` much has been played that nobody wants to watch.
    """

    stop: str
    number: int
    stops: int
    lines: list[list[int]]
    wrong: dict[str, str]
    at: str
    jump: bool


class SharedSeat(Struct, frozen=True):
    """One of several seats at one screen: whether it is asked, and has something to hide."""

    seat: int
    asked: bool
    secret: bool


class View(Struct, frozen=True):
    """A table as one viewer may know it at a version, with what happened since another.

    `shared` lists the viewer's own seats where several people play at one screen.
    """

    table: str
    seat: int | None
    version: int
    status: str
    observation: dict[str, Any] | None
    open: list[int]
    questions: list[QuestionInfo]
    steps: list[StepInfo]
    clocks: dict[str, float]
    can_undo: bool
    outcome: OutcomeInfo | None
    lesson: LessonInfo | None = None
    shared: list[SharedSeat] = []


class RegionRisk(Struct, frozen=True):
    """If the plague came to a region now: the chance of an outbreak, and each seat's dead."""

    region: int
    outbreak: float
    losses: list[float]


class ChatLine(Struct, frozen=True):
    """A line of chat; it is text and never markup."""

    id: int
    seat: int | None
    name: str
    text: str
    phrase: str
    at: float


class JobInfo(Struct, frozen=True):
    """Work that was asked for: waiting with the part that is done, done, or failed."""

    id: str
    status: str
    progress: float = 0.0
    result: Any = None


class NameGiven(Struct, frozen=True):
    """A name and the key to come back with; the key is told once."""

    name: str
    key: str


class Visitor(Struct, frozen=True):
    """Who I am here."""

    name: str


class Address(Struct, frozen=True):
    """Where other devices find this server, if the host knows; else it is empty."""

    address: str


class BotInfo(Struct, frozen=True):
    """A bot with an account: what it plays, at how many tables it is, and whether it waits here."""

    name: str
    games: list[str]
    fewest: int
    most: int
    most_tables: int
    tables: int
    here: bool


class BotKey(Struct, frozen=True):
    """The name of a bot and its key, which is told once."""

    name: str
    key: str


class Health(Struct, frozen=True):
    """Whether the server can write, and hear what it says."""

    status: str
    version: str
