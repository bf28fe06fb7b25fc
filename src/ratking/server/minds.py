"""The bots that think at tables: each answers from what its seat may know."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from ratking.core.errors import BadOption
from ratking.core.game import Game, Observation
from ratking.core.play import Agent, asked
from ratking.server.boxes import shared_game
from ratking.server.own_bots import bot_names, is_own, seat_bot

MINDS_AT_MOST: Final = 12
"""So many bots of a process keep their trees, a few megabytes each."""


def check_bot(level: str, game: Game[Any]) -> None:
    """Make sure that there is such a bot; a file on the server's disk is none."""
    if level not in bot_names():
        raise BadOption(f"There is no agent {level!r}; there are {', '.join(bot_names())}.")
    if not is_own(level):
        seat_bot(level, game, "")


def choose(
    name: str, table: dict[str, object], seat: int, level: str, seed: str, mind: str = ""
) -> int:
    """Let a bot answer from what its seat may know; a mind goes on from what it thought before."""
    game = shared_game(name)
    state = game.from_json(table)
    answers = game.answers(state, seat)
    if len(answers) == 1:
        return answers[0]
    bot = MINDS.find(mind, lambda: seat_bot(level, game, seed))
    return asked(bot, Observation(seat, state), game.question(state, seat), answers)


class Minds:
    """The bots of a process, each with its tree; what was not needed for longest is forgotten."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[str, Agent] = OrderedDict()

    def find(self, mind: str, begin: Callable[[], Agent]) -> Agent:
        """Find a bot that thought here before, or begin with a new one; no name, no memory."""
        if not mind:
            return begin()
        bot = self.kept.pop(mind, None) or begin()
        self.kept[mind] = bot
        while len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return bot


MINDS: Final = Minds(MINDS_AT_MOST)
