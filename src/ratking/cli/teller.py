"""What a person at the table gets to read: what happened, the board, the question, its answers."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from ratking.cli.answers import lay_out
from ratking.cli.boards import board_of
from ratking.cli.language import own_data, say, words
from ratking.cli.lookup import examples, look_up
from ratking.cli.replay import show_lines, tell
from ratking.cli.screen import Screen, colour
from ratking.cli.session import Session
from ratking.core.question import NATURE, NOBODY
from ratking.text import sentence

ROOMY: Final = 30


class Teller:
    """Shows a session to its persons, to each only what that seat may know."""

    def __init__(self, session: Session, out: Screen) -> None:
        self.session = session
        self.out = out
        self.say = say
        self.words = words(session.game)
        self.board = board_of(session.game.name, self.words)
        self.heard: dict[int, int] = dict.fromkeys(session.people(), len(session.told))
        self.drawn: tuple[int, int] | None = None
        self.advised: set[str] = set()

    def line(self, text: str, style: str = "") -> None:
        """Print one line or paragraph."""
        self.out.print(Text(text, style))

    def greet(self) -> None:
        """Say which game this is and who sits here."""
        people = self.session.people()
        self.line(self.say("welcome", game=self.session.game.title), "bold")
        if people:
            seats = ", ".join(self.words.seat(seat) for seat in people)
            self.line(self.say("you-are", count=len(people), seats=seats))
        if self.session.game.own_files():
            self.line(own_data(self.session.game))

    def advise(self) -> None:
        """Give every piece of advice once, as soon as the game has it."""
        for name in self.session.game.advice(self.session.state):
            if name not in self.advised:
                self.advised.add(name)
                self.line(self.words.say(name), "italic")

    def tell_news(self, reader: int) -> None:
        """Tell a reader everything that happened since last time."""
        told = self.session.told
        first = min(self.heard.get(reader, 0), len(told))
        tell(self.out, self.words, self._table(reader), told[first:], reader)
        self.heard[reader] = len(told)

    def tell_again(self, reader: int, sentences: int) -> None:
        """Repeat the latest sentences of the log."""
        told = self.session.told[-sentences:]
        tell(self.out, self.words, self._table(reader), told, reader)

    def draw(self, reader: int) -> None:
        """Draw the board."""
        self.out.print()
        self.out.print(self.board.page(self._table(reader), self.out.height >= ROOMY))
        self.out.print()
        self.drawn = len(self.session.record.answers), len(self.session.told)

    def draw_if_needed(self, seat: int) -> None:
        """Draw the board at the start of a turn, and whenever somebody else has changed it."""
        if self.drawn is None or self._turned_or_changed(seat, *self.drawn):
            self.draw(seat)

    def _turned_or_changed(self, seat: int, answers: int, told: int) -> bool:
        others = [other for other, _ in self.session.record.answers[answers:]]
        return any(other not in (seat, NATURE) for other in others) or any(
            event.passes for event in self.session.told[told:]
        )

    def ask(self, seat: int) -> None:
        """Show the question and its numbered answers."""
        table, question = self._table(seat), self.session.question()
        prompt = Text(sentence(self.words.seat(seat)), f"bold {colour(seat)}")
        self.out.print(prompt.append(": " + self.words.prompt(table, question), "bold"))
        labels = [self.words.label(table, question, one) for one in self.session.answers()]
        self.out.print(lay_out(labels, self.out.width))
        self.line(self.say("keys"), "dim")

    def explain(self, seat: int) -> None:
        """Explain the question, and the cards of this game."""
        table = self._table(seat)
        self.line(self.words.explanation(table, self.session.question()))
        self.line("")
        for name, text in self.words.glossary(table).items():
            self.out.print(Text(f"{name}: ", "bold").append(text, "not bold"))
        self.line("")
        names = examples(self.session.game.name, self.words, table)
        self.line(self.say("look-up-more", **names), "dim")

    def look_up(self, seat: int, wanted: str) -> None:
        """Print the text of a card, a region, the board's marks or a rule."""
        self.line(look_up(self.session.game.name, self.words, self._table(seat), wanted))

    def show_end(self) -> None:
        """Draw the last board and tell who won."""
        people = self.session.people()
        reader = people[0] if len(people) == 1 else NOBODY
        self.heard.setdefault(reader, max(self.heard.values(), default=0))
        self.tell_news(reader)
        self.draw(reader)
        outcome = self.session.game.outcome(self.session.state)
        assert outcome is not None
        show_lines(self.out, self.words.result(self.session.state, outcome, reader))

    def _table(self, reader: int) -> Any:
        return self.session.game.observe(self.session.state, reader).table
