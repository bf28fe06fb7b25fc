"""Many games stepped together: one call for all of them, numbers written in place."""

from __future__ import annotations

from typing import Any, Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from ratking.core.errors import BadOption, IllegalAnswer
from ratking.core.game import Game
from ratking.core.question import NATURE, WIDTH
from ratking.core.state import State, answer_at, is_waiting, kind_at, top_seat
from ratking.envs.codec.codec import Codec

BY_PLACE: Final = 0
BY_SCORE: Final = 1
"""What a reward is made of."""

LARGEST_SEED: Final = 2**62


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
    """Give 1 for the first place down to -1 for the last; tied seats share the mean."""
    tied = places.count(place)
    middle = place + (tied - 1) / 2
    return 1.0 - 2.0 * (middle - 1) / (len(places) - 1)


class Batch:
    """N games of one kind; a game that is over begins again at once.

    What the batch writes lies in flat vectors: for each game the mask of the seat that is asked,
    that seat, whether a game ended in the last step, and the rewards of its seats. These never
    move; the observations of all games are written anew in every step: what the asked seat may
    know, and with `everyone` what each of the others may know behind it, clockwise.
    """

    def __init__(
        self,
        codec: Codec,
        options: dict[str, object],
        games: int,
        seed: int,
        by: int = BY_PLACE,
        looks: bool = True,
        everyone: bool = False,
    ) -> None:
        if games < 1:
            raise BadOption("A batch needs at least one game.")
        self.codec = codec
        self.game = codec.game
        self.layout = codec.layout
        self.games = games
        self.by = by
        self.looks = looks
        self.views: i64 = (codec.players if everyone else 1) if looks else 0
        self.options = options
        self.first: State = codec.game.new(options)
        self.states: list[State] = []
        self.seed = seed
        self.rngs: list[Random] = []
        self.begun: vec[i64] = vec[i64]([i64(0)] * games)  # games at a place since the last reset
        self.drawn: vec[i64] = vec[i64]([i64(0)] * games)  # draws in the present one
        self.picks = 0
        self.most = max(span.size for span in codec.spans)
        self.legal: vec[i16] = vec[i16]([i16(0)] * (games * self.most))
        self.counts: vec[i32] = vec[i32]([i32(0)] * games)
        self.offsets: vec[i64] = vec[i64]([i64(0)] * games)
        self.picked: vec[i64] = vec[i64]([i64(0)] * games)
        self.observations: vec[u8] = vec[u8]()
        self.masks: vec[u8] = vec[u8]([u8(0)] * (games * codec.actions))
        self.seats: vec[i32] = vec[i32]([i32(0)] * games)
        self.ended: vec[u8] = vec[u8]([u8(0)] * games)
        self.rewards: vec[float] = vec[float]([0.0] * (games * codec.players))
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew; each has a chance of its own, whatever the others do."""
        self.seed, self.picks = seed, 0
        self.rngs = [Random(seed)] * self.games
        self.states = [self.first] * self.games
        for place in range(len(self.masks)):
            self.masks[place] = 0
        for place in range(self.games):
            self.counts[place] = 0
            self.begun[place] = 0
            self.begin(place)
            self.ended[place] = 0
            self.show(place)
        self.look_at_all()

    def begin_again(self, place: i64) -> None:
        """Leave the game at a place unfinished, and show the next one."""
        self.begin(place)
        self.show(place)
        if self.looks:
            at = place * i64(self.codec.size) * self.views
            for number in self.look_at(place, vec[u8]()):
                self.observations[at] = number
                at += 1

    def begin(self, place: i64) -> None:
        """Set up the game at a place, up to the first question that is not nature's."""
        state: State = self.game.copy(self.first)
        self.states[place] = state
        self.begun[place] += 1
        self.drawn[place] = 0
        self.rngs[place] = self.chance_of(place)
        self.let_nature_answer(state, place)

    def chance_of(self, place: i64) -> Random:
        """Give a game the chance that belongs to its seed, its place and its number there."""
        number = (self.seed * 1_000_003 + int(place)) * 1_000_003 + int(self.begun[place])
        return Random(number % LARGEST_SEED)

    def step(self, actions: list[int]) -> None:
        """Give one answer in every game; an illegal one is refused before anything changes."""
        if len(actions) != self.games:
            raise IllegalAnswer(f"{self.games} games need {self.games} actions.")
        width: i64 = self.codec.actions
        masks = self.masks
        for place, action in enumerate(actions):
            if not 0 <= action < width or not masks[place * width + action]:
                raise IllegalAnswer(f"Game {place}: {action} is not the id of a legal answer.")
        out = self.blank()
        for place, action in enumerate(actions):
            self.answer(place, action)
            out = self.look_at(place, out)
        self.observations = out

    def answer(self, place: i64, action: int) -> None:
        """Give a legal answer in one game, and let nature answer what follows."""
        state = self.states[place]
        answer_at(state, state.top - WIDTH, action - self.offsets[place])
        self.let_nature_answer(state, place)
        if is_waiting(state):
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

    def let_nature_answer(self, state: State, place: i64) -> None:
        """Draw what nature is asked until somebody else is."""
        rng = self.rngs[place]
        while is_waiting(state) and top_seat(state) == NATURE:
            asked = state.top - WIDTH
            self.drawn[place] += 1
            answer_at(state, asked, kind_at(state, asked).drawn(state, asked, rng.random()))

    def show(self, place: i64) -> None:
        """Write the mask of the seat that is asked."""
        state = self.states[place]
        asked = state.top - WIDTH
        kind, seat = kind_at(state, asked), top_seat(state)
        self.hide_answers(place)
        self.offsets[place] = self.codec.offsets[kind.number]
        if kind.wide:
            self.show_listed(place, kind.listed(state, asked))
        else:
            self.show_answers(place, kind.answers(state, asked))
        self.seats[place] = seat

    def blank(self) -> vec[u8]:
        """Make room for the observations of all games."""
        return vec[u8](capacity=self.games * self.codec.size * int(self.views))

    def look_at(self, place: i64, out: vec[u8]) -> vec[u8]:
        """Write what the seat that is asked may know behind the observations before it."""
        seat, players = i64(self.seats[place]), i64(self.codec.players)
        for turn in range(self.views):
            out = self.layout.write(self.states[place], int((seat + turn) % players), out)
        return out

    def look_at_all(self) -> None:
        """Write the observations of all games."""
        out = self.blank()
        for place in range(self.games):
            out = self.look_at(place, out)
        self.observations = out

    def hide_answers(self, place: i64) -> None:
        """Take the answers of the question before out of the mask."""
        masks, legal = self.masks, self.legal
        row = place * i64(self.codec.actions) + self.offsets[place]
        first = place * i64(self.most)
        for at in range(first, first + i64(self.counts[place])):
            masks[row + i64(legal[at])] = 0

    def show_answers(self, place: i64, answers: i64) -> None:
        """Mark answers in the mask, and remember them."""
        masks, legal = self.masks, self.legal
        row = place * i64(self.codec.actions) + self.offsets[place]
        first = place * i64(self.most)
        at = first
        answer: i64 = 0
        while answers:
            if answers & 1:
                masks[row + answer] = 1
                legal[at] = i16(answer)
                at += 1
            answers >>= 1
            answer += 1
        self.counts[place] = i32(at - first)

    def show_listed(self, place: i64, answers: list[int]) -> None:
        """Do the same for answers that do not fit into one number."""
        masks, legal = self.masks, self.legal
        row = place * i64(self.codec.actions) + self.offsets[place]
        at = place * i64(self.most)
        for answer in answers:
            masks[row + answer] = 1
            legal[at] = answer
            at += 1
        self.counts[place] = len(answers)

    def pick_any(self) -> None:
        """Pick one of the legal actions in every game, each as likely as another."""
        self.picks += 1
        rng = Random((self.seed * 1_000_003 + self.picks) % LARGEST_SEED)
        most: i64 = self.most
        for place in range(i64(self.games)):
            at = place * most + rng.randrange(i64(self.counts[place]))
            self.picked[place] = self.offsets[place] + i64(self.legal[at])

    def __reduce__(self) -> tuple[Any, ...]:
        """Take along the games, and how often chance was asked, so that they go on as here."""
        everyone = self.views > 1
        made = (self.codec, self.options, self.games, self.seed, self.by, self.looks, everyone)
        begun, drawn = [int(n) for n in self.begun], [int(n) for n in self.drawn]
        return resumed, (made, self.states, begun, drawn, self.picks)

    def resume(self, states: list[State], begun: list[int], drawn: list[int]) -> None:
        """Put games that were played elsewhere in the place of new ones."""
        for place in range(self.games):
            self.states[place] = states[place]
            self.begun[place] = begun[place]
            self.drawn[place] = drawn[place]
            self.rngs[place] = self.chance_of(place)
            for _ in range(drawn[place]):
                self.rngs[place].random()
            self.show(place)
        self.look_at_all()


def resumed(
    made: tuple[Codec, dict[str, object], int, int, int, bool, bool],
    states: list[State],
    begun: list[int],
    drawn: list[int],
    picks: int,
) -> Batch:
    """Lay out a batch anew and go on with its games; what ended in the last step is told once."""
    codec, options, games, seed, by, looks, everyone = made
    batch = Batch(codec, options, games, seed, by, looks, everyone)
    batch.resume(states, begun, drawn)
    batch.picks = picks
    return batch
