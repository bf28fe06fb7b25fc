"""What the doors say in words: the sentences of the table, in English."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ratking.core.event import Event
from ratking.core.question import NATURE, NOBODY
from ratking.core.state import State
from ratking.envs.codec.codec import Codec
from ratking.envs.pictures import tiles_of
from ratking.envs.pictures.sheet import as_text
from ratking.text import sentence, words_of

MOST_SENTENCES: Final = 50_000
"""So many sentences are remembered at once."""


def agent_name(seat: int) -> str:
    """Name a seat as PettingZoo does."""
    return f"player_{seat}"


class Wording:
    """Speaks of one game to its seats; whatever it says of a state, that seat may know."""

    def __init__(self, codec: Codec) -> None:
        self.codec = codec
        self.game = codec.game
        names = [agent_name(seat) for seat in range(codec.players)]
        self.words = words_of(codec.game.name).named(names)
        self.sentences: dict[tuple[int, tuple[int, ...]], str] = {}

    def __deepcopy__(self, memo: dict[int, object]) -> Wording:
        """Words never change, so one is as good as two."""
        return self

    def labels(self, state: State, seat: int) -> dict[int, str]:
        """Name the legal actions of a seat, or of nature; no two names are alike."""
        table = self.game.observe(state, seat if seat != NATURE else NOBODY).table
        question = self.game.question(state, seat)
        said = [
            self.words.label(table, question, answer) for answer in self.game.legal(state, seat)
        ]
        often, ids = Counter(said), self.codec.ids(state, seat)
        return {
            action: label if often[label] == 1 else f"{label} ({action})"
            for action, label in zip(ids, said, strict=True)
        }

    def label(self, state: State, seat: int, action: int) -> str:
        """Name an action; one that is not legal now by the kind of question that it answers."""
        known = self.labels(state, seat) if seat in self.game.open_seats(state) else {}
        return known[action] if action in known else self.kind(seat, action)

    def kind(self, seat: int, action: int) -> str:
        """Name an action without a table: the kind of question, and the number of the answer."""
        span = self.codec.span(action, seat == NATURE)
        return f"{span.kind} {action - span.offset}"

    def question(self, state: State, seat: int) -> str:
        """Ask what a seat, or nature, is asked."""
        table = self.game.observe(state, seat if seat != NATURE else NOBODY).table
        return self.words.prompt(table, self.game.question(state, seat))

    def answered(self, before: State, seat: int, numbers: tuple[int, ...]) -> str:
        """Tell a seat what it answered, and to what; the answer is the last of the numbers."""
        table = self.game.observe(before, seat).table
        question = self.game.question(before, seat)
        asked = self.words.prompt(table, question)
        return f"{asked} - {self.words.label(table, question, numbers[-1])}"

    def told(self, state: State, event: Event, seat: int, numbers: tuple[int, ...]) -> str:
        """Tell an event as a seat may know it; the same numbers are always the same sentence."""
        if (seat, numbers) not in self.sentences:
            if len(self.sentences) > MOST_SENTENCES:
                self.sentences.clear()
            table = self.game.observe(state, seat).table
            self.sentences[seat, numbers] = self.words.told(table, event, seat)
        return self.sentences[seat, numbers]

    def position(self, state: State, seat: int) -> str:
        """Describe the table to a seat or to a spectator: what lies there, and what is asked."""
        lines = [as_text(tiles_of(self.game, state, seat)), *self._next(state, seat)]
        return "\n".join(lines)

    def _next(self, state: State, seat: int) -> list[str]:
        outcome = self.game.outcome(state)
        if outcome is not None:
            return self.words.result(self.game.observe(state, seat).table, outcome, seat)
        if seat in self.game.open_seats(state):
            actions = [f"{action}: {label}" for action, label in self.labels(state, seat).items()]
            return [self.question(state, seat), *actions]
        table = self.game.observe(state, seat).table
        asked = [agent_name(one) for one in self.game.open_seats(table) if one != NATURE]
        return [f"{sentence(', '.join(asked) or 'chance')} answers next."]
