"""A game that is played in words: some seats answer in text, bots answer for the others."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from ratking.core.errors import IllegalAnswer
from ratking.core.event import Event
from ratking.core.game import Game, Outcome
from ratking.core.play import Agent, decide, draw
from ratking.core.question import NATURE
from ratking.core.record import Record, new_record
from ratking.core.state import State
from ratking.talk.reader import Reader


class TextGame:
    """Plays until somebody is asked who answers in words, and keeps what each of them has heard."""

    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, object],
        bots: Mapping[int, Agent],
        seed: str = "0",
    ) -> None:
        self.game = game
        self.reader = Reader(game)
        self.record: Record = new_record(game, dict(options))
        self.state: State = game.new(options)
        self.players = game.players(self.state)
        self.bots = dict(bots)
        self.luck = Random(seed)
        self.heard: dict[int, list[str]] = {
            seat: [] for seat in range(self.players) if seat not in self.bots
        }
        self.go_on()

    def asked(self) -> int | None:
        """Say whose answer in words is waited for; None when the game is over."""
        return None if self.game.is_over(self.state) else self.game.asked(self.state)

    def outcome(self) -> Outcome | None:
        """Say how the game ended, if it has."""
        return self.game.outcome(self.state)

    def look(self, seat: int) -> str:
        """Describe the table to a seat, after what it has not been told yet."""
        news, self.heard[seat] = self.heard[seat], []
        told = ["What happened:", *(f"  {line}" for line in news), ""] if news else []
        return "\n".join([*told, self.reader.look(self.state, seat)])

    def say(self, seat: int, text: str) -> None:
        """Answer for a seat in words, and play on; what cannot be understood changes nothing."""
        if seat != self.asked():
            raise IllegalAnswer("You are not asked anything now.")
        self._give(seat, self.reader.understood(self.state, seat, text))
        self.go_on()

    def go_on(self) -> None:
        """Answer for chance, for bots, and where there is no choice."""
        while (seat := self.asked()) is not None:
            if seat == NATURE:
                self._give(seat, draw(self.game, self.state, self.luck))
            elif seat in self.bots:
                self._give(seat, decide(self.game, self.state, seat, self.bots[seat]))
            elif len(self.game.legal(self.state, seat)) == 1:
                self._give(seat, self.game.legal(self.state, seat)[0])
            else:
                return

    def _give(self, seat: int, choice: int) -> None:
        events = self.game.answer(self.state, seat, choice)
        self.record.answers.append((seat, choice))
        outcome = self.outcome()
        self.record.scores = outcome.scores if outcome is not None else None
        for listener in self.heard:
            self.heard[listener] += self._told(events, listener)

    def _told(self, events: list[Event], seat: int) -> list[str]:
        table = self.game.observe(self.state, seat).table
        told = [self.reader.words.told(table, event, seat) for event in events]
        return [line for line in told if line]
