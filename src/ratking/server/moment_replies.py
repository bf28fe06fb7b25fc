"""What goes over the wire about moments to solve: puzzles, and my own costly ones."""

from __future__ import annotations

from msgspec import Struct

from ratking.server.replies import TableInfo, View
from ratking.text.words import Preview


class OfferedWay(Struct, frozen=True):
    """A way to answer: what to send, show and touch; a plan says how many go where."""

    choices: list[int]
    label: str
    plan: dict[str, int]
    touch: list[str]
    source: str
    preview: Preview


class PosedMoment(Struct, frozen=True):
    """A moment as its seat knew it, with the open question; plans are picked among those offered.

    The theme is what it is about, in the reader's language.
    """

    game: str
    table: TableInfo
    view: View
    offered: list[OfferedWay]
    theme: str


class TriedWay(Struct, frozen=True):
    """A way to answer with the chance to win that it leaves, give or take the noise."""

    way: OfferedWay
    chance: float
    noise: float
    mine: bool


class Verdict(Struct, frozen=True):
    """Whether my way was the best, all ways with the best first, and why in one sentence."""

    solved: bool
    ways: list[TriedWay]
    why: str


class Standing(Struct, frozen=True):
    """How well somebody solves the puzzles of a game: a rating, how unsure it is, and tries."""

    rating: float
    unsure: float
    tries: int
    solved: int


class PuzzleInfo(Struct, frozen=True):
    """A puzzle to solve; once I have tried it, the verdict comes along.

    `day` is the date if it is today's. The rating says how hard it is.
    """

    id: str
    moment: PosedMoment
    rating: float
    day: str
    verdict: Verdict | None


class SolvedInfo(Struct, frozen=True):
    """What a try has come to; only the first one counts. `finds` says which levels find it."""

    verdict: Verdict
    counted: bool
    before: Standing
    standing: Standing
    rating: float
    finds: dict[str, float]
    streak: int


class DailyPuzzle(Struct, frozen=True):
    """Today's puzzle of a game, whether I solved it, and how I stand."""

    game: str
    id: str
    solved: bool | None
    rating: float
    count: int
    tried: int
    standing: Standing


class Daily(Struct, frozen=True):
    """The puzzles of a day, one for each game, and for how many days in a row I solved one."""

    day: str
    streak: int
    best: int
    puzzles: list[DailyPuzzle]


class OwnMistake(Struct, frozen=True):
    """A costly moment of mine: what it was about, what it cost, and when it comes back."""

    id: str
    game: str
    table: str
    theme: str
    prompt: str
    cost: float
    due: float
    tries: int
    solved: int
    is_due: bool


class ThemeCount(Struct, frozen=True):
    """How many of my costly moments are about something, what they cost, and how many I solve."""

    game: str
    theme: str
    moments: int
    cost: float
    solved: int


class OwnMistakes(Struct, frozen=True):
    """My costly moments, those that wait for me first, and what they are about."""

    due: int
    mistakes: list[OwnMistake]
    themes: list[ThemeCount]


class MistakeInfo(Struct, frozen=True):
    """A costly moment of mine to try again."""

    mistake: OwnMistake
    moment: PosedMoment


class RetriedInfo(Struct, frozen=True):
    """What trying again has come to, what was played then, and when it comes back."""

    verdict: Verdict
    played: OfferedWay
    mistake: OwnMistake
