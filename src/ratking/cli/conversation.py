"""A game held in the terminal: persons answer with numbers or words, and ask with letters."""

from __future__ import annotations

import sys
from os.path import expanduser
from pathlib import Path
from typing import Final

from rich.text import Text

from ratking.cli.files import write_file
from ratking.cli.language import plainly
from ratking.cli.session import Session
from ratking.cli.teller import Teller
from ratking.core.errors import IllegalAnswer, Mistake
from ratking.core.position import write_position
from ratking.core.question import NOBODY
from ratking.core.record import write_record

SENTENCES: Final = 20


class Conversation:
    """Leads persons through a session; the end of the input is a way to leave."""

    def __init__(self, session: Session, teller: Teller) -> None:
        self.session = session
        self.teller = teller
        self.say = teller.say
        self.present = NOBODY

    def hold(self) -> None:
        """Play until the end, or until somebody leaves."""
        self.teller.greet()
        try:
            while not self.session.is_over():
                self.teller.advise()
                self._take_a_step()
        except EOFError:
            self.teller.line(self.say("goodbye"))
        else:
            self.teller.show_end()

    def _take_a_step(self) -> None:
        if self.session.waits_for_person():
            self._ask(self.session.asked())
        else:
            self.session.go_on()
        people = self.session.people()
        if len(people) < 2:
            self.teller.tell_news(people[0] if people else NOBODY)

    def _ask(self, seat: int) -> None:
        """Ask until an answer, or the taking back of one, changes the table."""
        if len(self.session.people()) > 1:
            self._hand_over(seat)
        self.teller.draw_if_needed(seat)
        self.teller.ask(seat)
        prompt = self.say("your-choice", seat=self.teller.words.seat(seat))
        while not self._obey(seat, self._read(prompt)):
            pass

    def _hand_over(self, seat: int) -> None:
        """Let another person take the keyboard before anything secret is shown."""
        if self.present != seat:
            self._read(self.say("hand-over", seat=self.teller.words.seat(seat)))
            self.teller.out.clear()
            self.present = seat
        self.teller.tell_news(seat)

    def _read(self, prompt: str) -> str:
        out = self.teller.out
        out.print(Text(prompt), end="")
        try:
            line = input().strip()
        except EOFError:
            out.print()
            raise
        if not sys.stdin.isatty():
            out.print(Text(line))
        return line

    def _obey(self, seat: int, line: str) -> bool:
        """Do what a person typed; say whether the question is settled."""
        word, _, rest = line.partition(" ")
        if word == "u":
            return self._undo(seat)
        if word == "q":
            raise EOFError
        if word in ("", "b"):
            self.teller.draw(seat)
            self.teller.ask(seat)
        elif word == "?":
            self.teller.explain(seat)
        elif word == "l":
            self.teller.tell_again(seat, _number(rest) or SENTENCES)
        elif word == "r":
            self.teller.look_up(seat, rest.strip())
        elif word == "s":
            self._save(rest.strip())
        else:
            return self._answer(line)
        return False

    def _answer(self, line: str) -> bool:
        """Take the number of an answer in the list, or the answer in the words of a record."""
        answers = self.session.answers()
        number = _number(line)
        if not 1 <= number <= len(answers):
            if number or not line[:1].isalpha():
                self.teller.line(self.say("no-such-answer", most=len(answers)))
                return False
            return self._answer_in_words(line)
        self.session.answer(answers[number - 1])
        return True

    def _answer_in_words(self, line: str) -> bool:
        session = self.session
        try:
            session.answer(session.game.parse(session.state, session.asked(), line))
        except IllegalAnswer as mistake:
            self.teller.line(plainly(str(mistake)))
            return False
        return True

    def _undo(self, seat: int) -> bool:
        if not self.session.undo():
            self.teller.line(self.say("cannot-undo"))
            return False
        self.teller.line(self.say("undone"))
        self.teller.draw(seat)
        return True

    def _save(self, name: str) -> None:
        if not name:
            self.teller.line(self.say("save-how"))
            return
        session = self.session
        if name.endswith(".json"):
            text = write_position(session.game, session.state)
        else:
            text = write_record(session.game, session.record)
        try:
            write_file(Path(expanduser(name)), text)
        except Mistake as mistake:
            self.teller.line(plainly(str(mistake)))
        else:
            self.teller.line(self.say("saved", file=name))


def _number(text: str) -> int:
    """Read a small number; anything else is 0."""
    text = text.strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else 0
