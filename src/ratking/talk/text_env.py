"""A text environment in the manner of TextArena: whoever is asked gets text and answers in text.

    env = TextEnv("rattus")
    env.reset(num_players=3, seed=7)
    done = False
    while not done:
        seat, text = env.get_observation()
        done, info = env.step(my_model[seat](text))
    rewards, info = env.close()

An answer is a number in brackets, `[17]`, or the words beside it; of several in brackets the last
one counts, so a model may think aloud before. What cannot be understood is told to the seat, which
may try again; after `tries` of them the first answer is given for it, and its faults are counted.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ratking.core.errors import IllegalAnswer, Mistake
from ratking.core.options import read_options
from ratking.games import game as open_game
from ratking.talk.text_game import TextGame

TRIES: Final = 3


class TextEnv:
    """One game in words, all seats of it."""

    def __init__(
        self, name: str, tries: int = TRIES, data: Path | None = None, **options: object
    ) -> None:
        self.game = open_game(name, data)
        self.options = options
        self.tries = tries
        self.text_game: TextGame | None = None

    def reset(self, num_players: int | None = None, seed: int | str | None = None) -> None:
        """Begin a new game."""
        wishes = self.options | ({} if num_players is None else {"players": num_players})
        options = read_options(self.game.options(), wishes)
        self.text_game = TextGame(self.game, options, {}, str(seed))
        self.faults = [0] * self.text_game.players
        self.complaints: list[str] = []

    def get_observation(self) -> tuple[int, str]:
        """Say who is asked, and what that seat may know and answer."""
        text_game, seat = self._playing(), self._asked()
        return seat, "\n".join([*self.complaints, text_game.look(seat)])

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Answer for the seat that is asked; say whether the game is over."""
        text_game, seat = self._playing(), self._asked()
        try:
            text_game.say(seat, action)
        except IllegalAnswer as mistake:
            self.faults[seat] += 1
            self.complaints.append(str(mistake))
            if len(self.complaints) >= self.tries:
                self._give_first(seat)
            return text_game.asked() is None, {"seat": seat, "mistake": str(mistake)}
        self.complaints = []
        return text_game.asked() is None, {"seat": seat}

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """Reward every seat from -1 for the last place to 1 for the first, and say how it went."""
        outcome = self._playing().outcome()
        if outcome is None:
            raise Mistake("This game is not over.")
        last = max(len(outcome.places) - 1, 1)
        rewards = {seat: 1 - 2 * (place - 1) / last for seat, place in enumerate(outcome.places)}
        told = {
            seat: {"place": place, "score": outcome.scores[seat], "faults": self.faults[seat]}
            for seat, place in enumerate(outcome.places)
        }
        return rewards, told

    def _give_first(self, seat: int) -> None:
        text_game = self._playing()
        self.complaints = []
        text_game.say(seat, str(text_game.game.legal(text_game.state, seat)[0]))

    def _playing(self) -> TextGame:
        if self.text_game is None:
            raise Mistake("Call reset first.")
        return self.text_game

    def _asked(self) -> int:
        seat = self._playing().asked()
        if seat is None:
            raise Mistake("The game is over; nothing is asked.")
        return seat
