"""The tools of the Model Context Protocol, as plain functions: every one takes and gives text."""

from __future__ import annotations

from itertools import count
from typing import Any, Final

from ratking.agents import agent_named
from ratking.analysis.findings import Found, study
from ratking.analysis.telling import told
from ratking.analysis.verdict import accounts, worst_of
from ratking.core.errors import BadOption, Mistake
from ratking.core.options import read_options
from ratking.games import GAMES, game
from ratking.talk.text_game import TextGame
from ratking.text import words_of
from ratking.text.rules import read_book, rule_numbered

MOST_GAMES: Final = 20
"""So many games are kept at once; the oldest one is put away."""

WORLDS: Final = 16
"""Sampled worlds for each decision of an analysis: a talk should not wait for minutes."""


class Desk:
    """The games that somebody plays through tools."""

    def __init__(self) -> None:
        self.tables: dict[str, tuple[TextGame, int]] = {}
        self.numbers = count(1)

    def games(self) -> str:
        """List the games, how many play, and what can be chosen before each."""
        return "\n\n".join(_about(name) for name in GAMES if GAMES[name].words)

    def start(
        self,
        name: str,
        players: int = 2,
        seat: int = 0,
        opponents: str = "medium",
        options: dict[str, str] | None = None,
        seed: str = "0",
    ) -> str:
        """Begin a game against bots; the first line names it for the other tools.

        Opponents are novice, easy, medium, hard, expert or master. The seat is yours.
        """
        opened = game(name)
        chosen = read_options(opened.options(), {"players": players, **(options or {})})
        seats = opened.players(opened.new(chosen))
        if not 0 <= seat < seats:
            raise BadOption(f"There are {seats} seats, from 0 on, and no seat {seat}.")
        bots = {
            other: agent_named(opponents, opened, f"{seed}:{other}", unhurried=True)
            for other in range(seats)
            if other != seat
        }
        name = f"game-{next(self.numbers)}"
        self.tables[name] = TextGame(opened, chosen, bots, seed), seat
        while len(self.tables) > MOST_GAMES:
            del self.tables[next(iter(self.tables))]
        return f"{name}\n{self.look(name)}"

    def look(self, table: str) -> str:
        """Show what you may know of a game, what happened, and what you can answer."""
        text_game, seat = self._game_of(table)
        return text_game.look(seat)

    def answer(self, table: str, answer: str) -> str:
        """Give your answer by its number or in its words, and see what came of it."""
        text_game, seat = self._game_of(table)
        text_game.say(seat, answer)
        return text_game.look(seat)

    def rules(self, name: str, number: str = "") -> str:
        """Read the rules of a game, or one of them by its number such as RB-24."""
        if name not in GAMES:
            raise BadOption(f"There is no game {name!r}; there are {', '.join(sorted(GAMES))}.")
        book = read_book(name)
        if number:
            rule = rule_numbered(book.rules, number)
            return f"{rule.number}: {rule.text}"
        lines = [book.title, *book.introduction]
        for rule in book.rules:
            lines.append(f"{rule.number} ({rule.section}): {rule.text}")
        return "\n".join(lines)

    def analyse(self, table: str) -> str:
        """Say of a finished game what luck did, and which of your answers cost most."""
        text_game, seat = self._game_of(table)
        if text_game.outcome() is None:
            raise Mistake("This game is not over.")
        found = Found()
        while found.place < len(text_game.record.answers):
            found.add(study(text_game.game, text_game.record, found.place, WORLDS))
        mine = accounts(found)[seat]
        lines = [
            f"Your chance was {mine.start:.0%} at the start. Luck changed it by {mine.luck:+.0%}, "
            f"your own mistakes by {mine.skill:+.0%}, the others by {mine.others:+.0%}."
        ]
        words = words_of(text_game.game)
        for one in told(text_game.game, text_game.record, worst_of(found), words):
            if one.seat == seat:
                lines.append(
                    f"{one.prompt} You said {one.played.label!r}; {one.better.label!r} was better "
                    f"by {one.cost:.0%}."
                )
        return "\n".join(lines)

    def _game_of(self, table: str) -> tuple[TextGame, int]:
        if table not in self.tables:
            known = ", ".join(self.tables) or "none yet; start begins one"
            raise BadOption(f"There is no game {table!r} on this desk; there is {known}.")
        return self.tables[table]


def _about(name: str) -> str:
    opened: Any = game(name)
    counts = opened.player_counts()
    lines = [f"{name}: {opened.title}, {counts[0]} to {counts[-1]} players"]
    lines += [f"  {one.name} ({one.default}): {one.about}" for one in opened.options()]
    return "\n".join(lines)
