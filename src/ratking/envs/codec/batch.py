"""Many games stepped together: one call for all of them, numbers written in place."""

from __future__ import annotations

from typing import Any, Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from ratking.core.errors import BadOption, IllegalAnswer
from ratking.core.game import Game
from ratking.core.question import NATURE, Question
from ratking.core.state import State, proceed
from ratking.envs.codec.codec import Codec

BY_PLACE: Final = 0
BY_SCORE: Final = 1
"""What a reward is made of."""


def rewards_of(game: Game[Any], state: State, by: int) -> list[float]:
    """Reward every seat of a finished game; the sum is zero unless everybody has lost."""
    outcome = game.outcome(state)
    assert outcome is not None
    players = len(outcome.places)
    if by == BY_SCORE:
        total = sum(outcome.scores)
        return [score - (total - score) / (players - 1) for score in outcome.scores]
    if outcome.everybody_lost:
        return [-1.0] * players
    return [_share(outcome.places, place) for place in outcome.places]


def _share(places: list[int], place: int) -> float:
    """Give 1 for the first place down to -1 for the last; who is tied shares the middle."""
    tied = places.count(place)
    middle = place + (tied - 1) / 2
    return 1.0 - 2.0 * (middle - 1) / (len(places) - 1)


class Batch:
    """N games of one kind; a game that is over begins again at once.

    What the batch writes lies in flat vectors that never move: for each game the observation and
    the mask of the seat that is asked, that seat, whether a game ended in the last step, and the
    rewards of its seats.
    """

    def __init__(
        self,
        codec: Codec,
        options: dict[str, object],
        games: int,
        seed: int,
        by: int = BY_PLACE,
        looks: bool = True,
    ) -> None:
        if games < 1:
            raise BadOption("A batch needs at least one game.")
        self.codec = codec
        self.game = codec.game
        self.layout = codec.layout
        self.games = games
        self.by = by
        self.looks = looks
        self.first: State = codec.game.new(options)
        self.states: list[State] = []
        self.rngs: list[Random] = []
        self.chooser = Random(seed)
        self.ids: list[list[int]] = []
        self.observations: vec[u8] = vec[u8]([u8(0)] * (games * codec.size if looks else 1))
        self.masks: vec[u8] = vec[u8]([u8(0)] * (games * codec.actions))
        self.seats: vec[i32] = vec[i32]([i32(0)] * games)
        self.ended: vec[u8] = vec[u8]([u8(0)] * games)
        self.rewards: vec[float] = vec[float]([0.0] * (games * codec.players))
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew; each has a chance of its own, whatever the others do."""
        self.chooser = Random(seed)
        self.rngs = [Random(seed * 1_000_003 + place) for place in range(self.games)]
        self.states = [self.first] * self.games
        self.ids = [[] for _ in range(self.games)]
        for place in range(len(self.masks)):
            self.masks[place] = 0
        for place in range(self.games):
            self.begin(place)
            self.ended[place] = 0
            self.show(place)

    def begin(self, place: i64) -> None:
        """Set up the game at a place, up to the first question that is not nature's."""
        state: State = self.game.copy(self.first)
        self.states[place] = state
        if self.looks:
            size: i64 = self.codec.size
            for at in range(place * size, (place + 1) * size):
                self.observations[at] = 0
        self.let_nature_answer(state, self.rngs[place])

    def step(self, actions: list[int]) -> None:
        """Give one answer in every game; an illegal one is refused before anything changes."""
        if len(actions) != self.games:
            raise IllegalAnswer(f"{self.games} games need {self.games} actions.")
        width: i64 = self.codec.actions
        masks = self.masks
        for place, action in enumerate(actions):
            if not 0 <= action < width or not masks[place * width + action]:
                raise IllegalAnswer(f"Game {place}: {action} is not the id of a legal answer.")
        for place, action in enumerate(actions):
            self.answer(place, action)

    def answer(self, place: i64, action: int) -> None:
        """Give a legal answer in one game, and let nature answer what follows."""
        state = self.states[place]
        question = state.pending.pop()
        state.legal = None
        question.kind.answered(state, question, action - self.codec.offsets[question.kind.name])
        proceed(state)
        self.let_nature_answer(state, self.rngs[place])
        if state.pending:
            self.ended[place] = 0
        else:
            self.end(place, state)
        self.show(place)

    def end(self, place: i64, state: State) -> None:
        """Write the rewards of a game that is over, and begin it again."""
        at = place * i64(self.codec.players)
        for reward in rewards_of(self.game, state, self.by):
            self.rewards[at] = reward
            at += 1
        self.ended[place] = 1
        self.begin(place)

    def let_nature_answer(self, state: State, rng: Random) -> None:
        """Draw what nature is asked until somebody else is."""
        while state.pending and state.pending[-1].seat == NATURE:
            question = state.pending[-1]
            choice = drawn(state, question, rng)
            state.pending.pop()
            state.legal = None
            question.kind.answered(state, question, choice)
            proceed(state)

    def show(self, place: i64) -> None:
        """Write the mask and the observation of the seat that is asked."""
        state = self.states[place]
        question = state.pending[-1]
        width: i64 = self.codec.actions
        first = place * width
        masks = self.masks
        for action in self.ids[place]:
            masks[first + action] = 0
        offset = self.codec.offsets[question.kind.name]
        legal = [offset + answer for answer in question.kind.answers(state, question)]
        for action in legal:
            masks[first + action] = 1
        self.ids[place] = legal
        self.seats[place] = question.seat
        if self.looks:
            table: State = self.layout.view(state, question.seat)
            self.layout.write(table, question.seat, self.observations, place * self.codec.size)

    def any_actions(self) -> list[int]:
        """Pick one of the legal actions in every game, each as likely as another."""
        rng = self.chooser
        return [legal[rng.randrange(len(legal))] for legal in self.ids]


def drawn(state: State, question: Question, rng: Random) -> int:
    """Draw nature's answer by its weights."""
    answers = question.kind.answers(state, question)
    weights = question.kind.weights(state, question, answers)
    total = 0
    for weight in weights:
        total += weight
    left = rng.randrange(total)
    for place in range(len(weights)):
        left -= weights[place]
        if left < 0:
            return answers[place]
    raise AssertionError("the weights sum to more than their sum")
