"""A game's manifest: one record names all its parts, and each is imported when it is first used.

A part is written as `module:name`, as an entry point is; a file that comes with a package as
`package:path`. A room of the house asks for the part that it needs and learns nothing else, so that
a game at the table never imports the doors of the researchers.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from ratking.core.errors import BadOption


@dataclass(frozen=True)
class Liking:
    """The event that shows what a seat likes, the fact that names it, and the kind of thing.

    Some things are there several times over; the copies count as one.
    """

    event: str
    fact: str
    kind: str
    copies: int = 1


@dataclass(frozen=True, kw_only=True)
class Documents:
    """What documents about a game say that cannot be found out from its rules."""

    hidden: str
    """What an observation does not show."""
    ends: str
    """When it is over."""
    notes: str
    """What a learner that only sees actions should know."""
    history: tuple[str, ...]
    """What has changed from version to version, the newest first."""
    answers_pictured: int
    """After how many answers enough pieces lie on a board to take a picture of it."""
    stop_pictured: int
    """The stop at which a picture of the lesson is taken."""


@dataclass(frozen=True, kw_only=True)
class Manifest:
    """All parts of a game; an empty one is a part that it does without."""

    name: str
    rules: str
    """The subclass of Game; it takes an owner's folder of data files, or None."""
    files: str = ""
    """The names of the data files that an owner can correct."""
    rulebook: str = ""
    """The folder with the numbered rules as NAME.md, if they are not in docs/rules."""
    words: str = ""
    """The subclass of Words."""
    messages: str = ""
    """The file of messages that the words are made of, with {language} in its path."""
    lesson: str = ""
    """The file of the guided first game."""
    heuristic: str = ""
    """The heuristic: the subclass of Heuristic that greedy, the levels and the search judge by."""
    learned: str = ""
    """The file of what games have taught the upper levels."""
    learned_early: str = ""
    """What an earlier round of learning taught; the level `hard` makes do with it."""
    policy: str = ""
    """The file of a policy that learned by playing itself, as `ratking train` writes it."""
    guidance: str = ""
    """The file that says how levels think with that policy, by the name of the level."""
    tempers: str = ""
    """The file of what each temper of the characters likes about the game."""
    layout: str = ""
    """The subclass of Layout: planes and spans of the codec."""
    tiles: str = ""
    """The function that draws a table for the researchers' doors."""
    zero_sum: bool = True
    """Whether rewards by place always sum to zero; not where everybody can lose."""
    capped: str = ""
    """The field of the state that OpenSpiel may cap, for a game small enough to be solved."""
    notes: str = ""
    """The subclass of Notes, which listens to a game for its designers."""
    findings: str = ""
    """The subclass of Findings, which makes tables of many notes."""
    board: str = ""
    """The class that draws a table in the terminal."""
    printed: str = ""
    """The subclass of BoxTables: what is printed in the box, for the pages of the browser."""
    lens: str = ""
    """The function that works out the risk of every region."""
    figures: str = ""
    """What players count, by name: for each a function of a table and a seat."""
    puzzles: str = ""
    """The file of puzzles that come with it, as `python -m tools.puzzles` writes it."""
    themes: str = ""
    """What decisions are about, by the kind of question or by kind and verb."""
    challenges: str = ""
    """The file of its challenges for one player."""
    liking: Liking | None = None
    documents: str = ""
    """The record of Documents."""


def load(part: str, missing: str = "") -> Any:
    """Import a part; if a game does without it, refuse with a sentence."""
    if not part:
        raise BadOption(missing)
    module, _, name = part.partition(":")
    return getattr(import_module(module), name)


def resource(part: str) -> Traversable:
    """Find a file, or a folder, that comes with a package."""
    package, _, path = part.partition(":")
    return files(package).joinpath(path)
