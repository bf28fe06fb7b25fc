"""What a network reads and answers, by name, so that it fits any number of players.

A place of an observation has the name of its plane and of what it counts, such as rats[3,1]; an
answer has the name of its kind of question and its number. Seats are counted from the one that
looks, in both. So tables of two and of five share a network, and a new card is a new name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from ratking.core.answers import Answers
from ratking.core.domain import Seats
from ratking.core.game import Game
from ratking.envs.codec.codec import Codec

CodecFacts = Mapping[str, Any]
"""A codec in plain data; whoever learns needs no engine to read it."""


def input_names(codec: Codec) -> list[str]:
    """Name every number of an observation."""
    return [name for plane in codec.planes for name in plane.places()]


def answer_names(codec: Codec, seat: int) -> list[str]:
    """Name every action as a seat sees it."""
    kinds = codec.game.kinds()
    found = []
    for span in codec.spans:
        domain = kinds[span.kind].domain
        for answer in range(span.size):
            found.append(f"{span.kind}:{_told(domain, answer, seat, codec.players)}")
    return found


def _told(domain: Answers, answer: int, seat: int, players: int) -> str:
    verb = domain.verb(answer)
    if isinstance(verb.values, Seats):
        return f"{verb.first}+{(answer - verb.first - seat) % players}"
    return str(answer)


def facts_of(codec: Codec) -> CodecFacts:
    """Write a codec as plain data."""
    return {
        "players": codec.players,
        "inputs": input_names(codec),
        "answers": [answer_names(codec, seat) for seat in range(codec.players)],
    }


def described(game: Game[Any], counts: Iterable[int]) -> list[CodecFacts]:
    """Do so for several numbers of players."""
    return [facts_of(Codec(game, players)) for players in counts]


def together(lists: Iterable[Iterable[str]]) -> list[str]:
    """Put names that come up in any of several lists into one order."""
    found: dict[str, None] = {}
    for names in lists:
        found.update(dict.fromkeys(names))
    return list(found)


@dataclass(frozen=True)
class Feature:
    """One input of a network: whether a number has a value, or, with value 0, how large it is."""

    name: str
    value: int
    scale: float = 1.0

    def said(self) -> str:
        """Write it: rats[3,1]=2, or rats[3,1]/12 for a share."""
        return f"{self.name}={self.value}" if self.value else f"{self.name}/{self.scale:g}"


def read_feature(said: str) -> Feature:
    """Read a feature as it is written; raises ValueError."""
    name, equals, number = said.rpartition("=")
    if equals:
        return Feature(name, int(number))
    name, _, number = said.rpartition("/")
    return Feature(name, 0, float(number))
