"""What can be read without a table: the games, their rules, and the texts of their things."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Protocol

from ratking.core.errors import BadFile
from ratking.core.options import Option
from ratking.games import manifest_of
from ratking.server.boxes import names, shared_game, shared_words
from ratking.server.faces import characters
from ratking.server.own_bots import bot_names
from ratking.server.printed import AnyTables, tables_of
from ratking.server.refusals import Refusal
from ratking.server.replies import (
    GameInfo,
    ItemInfo,
    OptionInfo,
    RuleBook,
    RuleInfo,
    RuleSection,
    TextInfo,
)
from ratking.text.rules import Rule, read_book
from ratking.text.translation import translated
from ratking.text.words import Thing


class Guest(Protocol):
    """A bot with an account that waits for somebody to play with."""

    @property
    def name(self) -> str:
        """What it is called."""

    def plays(self, game: str) -> bool:
        """Say whether it wants to play a game."""


def games(language: str, guests: Sequence[Guest] = ()) -> list[GameInfo]:
    """List the games, their options and their bots, ours before those with an account."""
    return [
        _game_info(name, language, [guest.name for guest in guests if guest.plays(name)])
        for name in names()
    ]


def _game_info(name: str, language: str, guests: list[str]) -> GameInfo:
    game = shared_game(name)
    options = [_option_info(name, option, language) for option in game.options()]
    counts = list(game.player_counts())
    words = shared_words(name, language)
    colours = [words.colour(seat) for seat in range(max(counts))]
    own = game.own_files()
    bots = [*bot_names(), *guests]
    return GameInfo(name, game.title, counts, colours, options, bots, characters(name), own)


def _option_info(name: str, option: Option, language: str) -> OptionInfo:
    items = [ItemInfo(*item) for item in shared_words(name, language).items(option.name)]
    about = translated(option.about, language)
    return OptionInfo(option.name, about, option.default, list(option.choices), items)


def rules(game: str, language: str) -> RuleBook:
    """Read the numbered rules of a game."""
    _must_be_here(game)
    try:
        book = read_book(game, language)
    except BadFile as mistake:
        raise Refusal("unknown", str(mistake)) from mistake
    sections = [_section(title, list(group)) for title, group in groupby(book.rules, _title)]
    return RuleBook(game, language, book.title, book.introduction, sections)


def _title(rule: Rule) -> str:
    return rule.section


def _section(title: str, found: list[Rule]) -> RuleSection:
    return RuleSection(title, [RuleInfo(rule.number, rule.text) for rule in found])


def texts(game: str, language: str) -> list[TextInfo]:
    """List cards, buildings, events, clans and places with their texts and their rules."""
    _must_be_here(game)
    return [_text(thing) for thing in shared_words(game, language).things()]


def _text(thing: Thing) -> TextInfo:
    return TextInfo(thing.id, thing.name, thing.text, list(thing.rules))


def tables(game: str) -> AnyTables:
    """List what is printed in a box, in the order of the numbers that events use."""
    _must_be_here(game)
    if not manifest_of(game).printed:
        raise Refusal("unknown", "There is no such game.")
    return tables_of(shared_game(game))


def _must_be_here(game: str) -> None:
    if game not in names():
        raise Refusal("unknown", "There is no such game.")
