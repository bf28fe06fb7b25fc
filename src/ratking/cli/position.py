"""`ratking position`: one moment of a game as a file."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import Any, Final

from rich.text import Text

from ratking.cli.boards import board_of
from ratking.cli.files import read_file
from ratking.cli.language import say, words
from ratking.cli.parsing import (
    Parser,
    add_game_arguments,
    chosen_options,
    seat_named,
)
from ratking.cli.replay import show_lines
from ratking.cli.screen import screen
from ratking.core.errors import BadFile, BadOption, IllegalAnswer
from ratking.core.game import Game
from ratking.core.position import position_head, read_position, write_position
from ratking.core.question import NATURE
from ratking.core.state import State
from ratking.games import GAMES, game
from ratking.text import Words

EXAMPLES: Final = (
    "ratking position --new rattus --players 2 > start.json",
    "ratking position start.json show",
    "ratking position start.json answers",
    "ratking position start.json answer 'plague France' 'settle Italia' > later.json",
    "ratking position start.json answer 3 | ratking position - answers --json",
)

DIGITS: Final = 9
ACTIONS: Final = ("show", "answers", "answer")


def add_arguments(parser: Parser) -> None:
    """A file and what to do with it, or a new position."""
    parser.add_argument("file", nargs="?", metavar="FILE", help="a position, or - for stdin")
    parser.add_argument(
        "action",
        nargs="?",
        metavar="show|answers|answer",
        help="draw it (if you do not say), list answers, give some",
    )
    parser.add_argument(
        "given",
        nargs="*",
        metavar="ANSWER",
        help="answers to give, one after another: each in words or as its number",
    )
    parser.add_argument("--new", metavar="GAME", help="print the position before the first move")
    parser.add_argument("--seat", metavar="S", help="whose eyes, or whose question, if several")
    parser.add_argument("--json", action="store_true", help="list answers as JSON")
    add_game_arguments(parser)


def run(arguments: Namespace) -> int:
    """Print a new position, or do what is asked with one."""
    if arguments.new is not None:
        _only_new(arguments)
        opened = game(arguments.new, arguments.data)
        print(write_position(opened, opened.new(chosen_options(opened, arguments))), end="")
        return 0
    action = arguments.action or "show"
    if arguments.file is None:
        raise BadOption("Say which file; --new begins with a new position.")
    if action not in ACTIONS:
        raise BadOption(f"With a position one can {', '.join(ACTIONS)}, and not {action!r}.")
    if arguments.players is not None or arguments.option:
        raise BadOption("Options are for a new position; this one has its own.")
    if arguments.given and action != "answer":
        raise BadOption(f"{action!r} takes no answers; 'answer' does.")
    head = position_head(read_file(arguments.file))
    opened = _game_of(head, arguments)
    desk = Desk(opened, read_position(opened, head), arguments.seat)
    return desk.do(action, arguments.given, arguments.json)


def _only_new(arguments: Namespace) -> None:
    if arguments.file is not None or arguments.seat is not None:
        raise BadOption("--new takes a game and its options, and nothing else.")


def _game_of(head: dict[str, object], arguments: Namespace) -> Game[Any]:
    name = head.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise BadFile(f"The position is of a game {name!r}, which is not here.")
    return game(name, arguments.data)


class Desk:
    """A position on the desk, seen with somebody's eyes or with everything open."""

    def __init__(self, opened: Game[Any], state: State, seat: str | None) -> None:
        self.game = opened
        self.state = state
        self.words: Words = words(opened)
        self.seat: int | None = None
        if seat is not None:
            self.seat = seat_named(self.words, opened.players(state), seat)

    def do(self, action: str, given: list[str], as_json: bool) -> int:
        """Draw the board, list the answers, or give some."""
        if action == "show":
            self.show()
        elif action == "answers":
            self.list_answers(as_json)
        else:
            self.give(given)
        return 0

    def show(self) -> None:
        """Draw the board and say what is asked."""
        table = self._table(self.seat)
        out = screen()
        out.print(board_of(self.game.name, self.words).page(table, True))
        out.print()
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            show_lines(out, self.words.result(self.state, outcome, self.seat))
        for seat in self.game.open_seats(self.state):
            out.print(Text(self._asked(table, seat)), soft_wrap=True)

    def list_answers(self, as_json: bool) -> None:
        """Print what can be answered, each with its label."""
        seat = self._asked_seat()
        question = self.game.question(self.state, seat)
        table = self._table(None if seat == NATURE else seat)
        rows = [
            {
                "answer": answer,
                "say": self.game.say(table, seat, answer),
                "label": self.words.label(table, question, answer),
            }
            for answer in self.game.answers(self.state, seat)
        ]
        if as_json:
            prompt = self.words.prompt(table, question)
            facts = {"seat": seat, "kind": question.kind.name, "prompt": prompt, "answers": rows}
            print(json.dumps(facts, indent=1, ensure_ascii=False))
            return
        print(self._asked(table, seat))
        widest = max(len(str(row["say"])) for row in rows)
        for row in rows:
            print(f"{row['answer']:>4}  {row['say']:{widest}}  {row['label']}")

    def give(self, given: list[str]) -> None:
        """Give answers in their order and print the new position."""
        if not given:
            raise BadOption("Say which answer; 'answers' lists them.")
        for place, answer in enumerate(given, start=1):
            seat = self._asked_seat()
            try:
                self.game.answer(self.state, seat, self._choice(seat, answer))
            except IllegalAnswer as error:
                raise IllegalAnswer(f"Answer {place} of {len(given)}: {error}") from error
        print(write_position(self.game, self.state), end="")

    def _choice(self, seat: int, answer: str) -> int:
        """Take a number as it is, and understand words."""
        if answer.isascii() and answer.isdigit() and len(answer) < DIGITS:
            return int(answer)
        return self.game.parse(self.state, seat, answer)

    def _table(self, seat: int | None) -> State:
        if seat is None:
            return self.state
        table: State = self.game.observe(self.state, seat).table
        return table

    def _asked(self, table: State, seat: int) -> str:
        prompt = self.words.prompt(table, self.game.question(self.state, seat))
        if seat == NATURE:
            return prompt
        return say("asked", seat=self.words.seat(seat), prompt=prompt)

    def _asked_seat(self) -> int:
        """Find who answers now: the seat that was named, else whoever is asked first."""
        seats = self.game.open_seats(self.state)
        if not seats:
            raise IllegalAnswer("The game is over; nothing is asked.")
        if self.seat is None or self.seat in seats:
            return seats[0] if self.seat is None else self.seat
        raise IllegalAnswer(f"{self.words.seat(self.seat)} is not asked anything now.")
