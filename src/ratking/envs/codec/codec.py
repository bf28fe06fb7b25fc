"""Answers to action ids and back, observations to numbers."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ratking.core.errors import IllegalAnswer
from ratking.core.game import Game
from ratking.core.manifest import load
from ratking.core.state import State, kind_at, open_place
from ratking.envs.codec.layout import Layout, Span, size_of, spans
from ratking.games import GAMES

VERSION: Final = 4
"""Counts up whenever a table of ids or planes changes; data of another version does not fit."""


def layout_of(game: Game[Any], players: int) -> Layout[Any]:
    """Find the planes and spans of a game."""
    part = GAMES[game.name].layout if game.name in GAMES else ""
    layout: Layout[Any] = load(part, f"There is no codec for {game.name!r}.")(game, players)
    return layout


class Codec:
    """One game at one number of players, in numbers."""

    def __init__(self, game: Game[Any], players: int) -> None:
        self.game = game
        self.players = players
        self.layout = layout_of(game, players)
        self.planes = self.layout.planes
        self.size = size_of(self.planes)
        self.spans = spans(self.layout.domains())
        self.chance_spans = spans(self.layout.chances())
        self.actions = self.spans[-1].offset + self.spans[-1].size
        self.chances = self.chance_spans[-1].offset + self.chance_spans[-1].size
        self.unmasked: vec[u8] = vec[u8]([u8(0)] * self.actions)
        self.offsets: vec[i64] = vec[i64]([i64(0)] * len(game.kinds()))  # by the kind's number
        for span in self.spans + self.chance_spans:
            self.offsets[game.kinds()[span.kind].number] = span.offset

    def __reduce__(self) -> tuple[Any, ...]:
        """Lay it out anew where a pickle is read."""
        return Codec, (self.game, self.players)

    def __deepcopy__(self, memo: dict[int, Any]) -> Codec:
        """A codec never changes, so one is as good as two."""
        return self

    def offset(self, state: State, seat: int) -> int:
        """Find the first id of the kind of question that waits for a seat."""
        return self.offsets[kind_at(state, open_place(state, seat)).number]

    def ids(self, state: State, seat: int) -> list[int]:
        """List the ids of the legal answers of a seat, or of nature, in rising order."""
        offset = self.offset(state, seat)
        return [offset + answer for answer in self.game.legal(state, seat)]

    def answer(self, state: State, seat: int, action: int) -> int:
        """Turn an id into the answer that it stands for; raises IllegalAnswer if it is none."""
        answer = action - self.offset(state, seat)
        if not self.game.is_legal(state, seat, answer):
            raise IllegalAnswer(f"{action} is not the id of a legal answer.")
        return answer

    def span(self, action: int, chance: bool = False) -> Span:
        """Find the kind of question that an id answers: a seat's, or nature's."""
        for span in self.chance_spans if chance else self.spans:
            if span.offset <= action < span.offset + span.size:
                return span
        last = (self.chances if chance else self.actions) - 1
        raise IllegalAnswer(f"There is no action {action}; there are 0 to {last}.")

    def tensor(self, state: State, seat: int) -> vec[u8]:
        """Write what a seat, or a spectator, may know."""
        return self.layout.write(state, seat, vec[u8](capacity=self.size))

    def mask(self, state: State, seat: int) -> vec[u8]:
        """Mark the ids of the legal answers; none for a seat that is not asked."""
        out = self.unmasked[:]
        if seat in self.game.open_seats(state):
            for action in self.ids(state, seat):
                out[action] = 1
        return out
