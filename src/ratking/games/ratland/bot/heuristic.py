"""How a table of RatLand looks: rats that can be fed, and a deployment that feeds them."""

from __future__ import annotations

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ratking.agents.heuristic import Heuristic
from ratking.core.chance import Chance
from ratking.core.question import WIDTH, Kind, seat_of
from ratking.core.state import State, is_waiting, kind_at, open_place, top_kind
from ratking.games.ratland.athletes import LAND_ATHLETES, MOVE_FROM, STOP
from ratking.games.ratland.bot.facts import NAMES, facts
from ratking.games.ratland.bot.worth import cheese_in, fed, harm_in, mean, screens_of, worth_of
from ratking.games.ratland.cards.clans import clan_of
from ratking.games.ratland.cards.deck import event_of
from ratking.games.ratland.deployment import HIDE_CHEESE, PLACE, READY
from ratking.games.ratland.pieces import (
    AREAS,
    BOARD,
    KINDS_OF_CHEESE,
    LEFT_PIPE,
    NURSERY,
    PANTRY,
    RIGHT_PIPE,
    SPACES,
)
from ratking.games.ratland.state import (
    AGGRESSIVE,
    CHEESE,
    CLAN,
    DOUBLE,
    EVENT_PHASE,
    FOOD,
    HIDE,
    LOST,
    PHASE,
    PLAN,
    PLAN_SIZE,
    RATS_PHASE,
    SETUP,
    SUPPLY,
    TWICE,
    RatlandState,
    is_open,
    on_the_board,
    rats_in,
)

CLAN_WORTH: Final = [1.0, 1.2, 0.8, 1.1, 2.0, 0.6, 1.8, 0.9, 1.9, 0.7, 0.5, 0.6, 0.0]
"""What a clan brings over a whole game, in the order of their names."""

CROWD: Final = 0.2
"""The share of a rival's rats that is expected in any one place."""

GROUP: Final = 3
"""How many rats of an aggressive clan are placed at once, at the most: one alone draws nothing."""

STRAYING: Final = 0.4
"""How often a rollout places a rat more or less than greedy would."""

SLOTS: Final = [DOUBLE, 0, 1, 2, LEFT_PIPE, RIGHT_PIPE, NURSERY]
"""Where rats may go instead of the pantry."""

GUESSES: Final = 3
"""A search may go badly, as expected, or well."""


class RatlandHeuristic(Heuristic):
    """Plans a deployment that can be fed, and weighs rats against cheese."""

    me: int
    target: list[int]
    targets: dict[int, list[int]]
    finds: vec[float]
    harms: vec[float]
    crowds: vec[float]

    def __init__(self) -> None:
        self.leanings = vec[float]([0.0] * PLAN_SIZE)

    def lean(self, likes: dict[str, float]) -> None:
        """Like rats in one place better than in another."""
        for space in range(BOARD):
            self.leanings[space] = likes.get(SPACES[space], 0.0)

    def prepare(self, table: State, seat: int) -> None:
        """Work out the deployment to aim at while rats are being placed."""
        state = cast(RatlandState, table)
        self.me = seat
        self.targets = {}
        self.target = self.target_of(state, seat)

    def target_of(self, state: RatlandState, seat: int) -> list[int]:
        """Work out what a seat aims at; what others aim at is a guess from what all can see."""
        if PHASE.of(state) != RATS_PHASE:
            return [0] * PLAN_SIZE
        if seat not in self.targets:
            if screens_of(state) is LAND_ATHLETES:
                self.targets[seat] = [0] * PLAN_SIZE
                for space in range(BOARD):
                    self.targets[seat][space] = rats_in(state, seat, space)
                self.targets[seat][DOUBLE] = TWICE.of(state, seat)
            else:
                self._look_at_the_food(state, seat)
                self._look_at_the_crowds(state)
                self.targets[seat] = self._plan(state, seat)
        return self.targets[seat]

    def confirms(self, kind: Kind[Any]) -> bool:
        """Whoever says ready has placed all rats before."""
        return kind is READY

    def is_quiescent(self, table: State) -> bool:
        """A round is played to its end."""
        return PHASE.of(table) == EVENT_PHASE

    def rollout_policy(self, table: State, seat: int, answers: list[int], rng: Chance) -> int:
        """Place rats roughly as greedy would, and be ready at once."""
        state = cast(RatlandState, table)
        asked = open_place(state, seat)
        kind = kind_at(state, asked)
        if kind is READY:
            return 1
        if kind is PLACE:
            slot = PLACE.space.of(state, asked)
        elif kind is HIDE_CHEESE:
            slot = HIDE
        else:
            return -1
        wanted = self.target_of(state, seat)[slot]
        if rng.random() < STRAYING:
            wanted += 1 if rng.random() < 0.5 else -1
        return max(answers[0], min(wanted, answers[-1]))

    def halves_root(self) -> bool:
        """A round that is played to its end is noisy, and every plan has many like it."""
        return True

    def feature_names(self) -> tuple[str, ...]:
        """Name the facts in their order."""
        return NAMES

    def features(self, table: State) -> list[vec[float]]:
        """List what a trained eye looks at."""
        return facts(cast(RatlandState, table))

    def is_pass(self, kind: Kind[Any], answer: int) -> bool:
        """Being ready, and moving no more, leave things as they are."""
        return (kind is READY and answer == 1) or (kind is MOVE_FROM and answer == STOP)

    def margin(self, table: State, seat: int) -> float:
        """Compare one's own prospects with those of the others, the best of them above all."""
        state = cast(RatlandState, table)
        if PHASE.of(state) == SETUP:
            return CLAN_WORTH[CLAN.of(state, seat)] - 0.5 * float(AGGRESSIVE.of(state, seat))
        if PHASE.of(state) == RATS_PHASE and top_kind(state).together:
            return -self._distance(state, seat)
        best, total = -1000.0, 0.0
        for other in range(state.box.players):
            if other != seat:
                worth = worth_of(state, other)
                if worth > best:
                    best = worth
                total += worth
        return worth_of(state, seat) - 0.3 * best - 0.2 * total / float(state.box.players - 1)

    def uncertainty(self, table: State) -> float:
        """A round can bring or cost a handful of rats."""
        return 4.0

    def expected_points(self, table: State) -> list[float]:
        """Estimate what every seat has after feeding; one's own plan counts before it is shown."""
        state = cast(RatlandState, table)
        worth = [worth_of(state, seat) for seat in range(state.box.players)]
        if PHASE.of(state) == RATS_PHASE and is_waiting(state) and top_kind(state).together:
            worth[self.me] -= self._distance(state, self.me)
        return worth

    def _distance(self, state: RatlandState, seat: int) -> float:
        """Say how far a plan is from the one to aim at; starting again is never closer."""
        steps = 0
        for slot in range(PLAN_SIZE):
            if slot != PANTRY:
                steps += abs(PLAN.of(state, seat, slot) - self.target[slot])
        far = float(steps)
        place = state.bottom
        while place < state.top:
            if seat_of(state, place) == seat:
                kind = kind_at(state, place)
                if kind is not READY and kind is not MOVE_FROM:
                    far += 0.5
            place += WIDTH
        return far

    def _look_at_the_food(self, state: RatlandState, seat: int) -> None:
        """Average what a piece of each area brings, in cheese and in rats."""
        cheese, harm = cheese_in(state, seat), harm_in(state, seat)
        self.finds = vec[float]([0.0] * AREAS)
        self.harms = vec[float]([0.0] * AREAS)
        for area in range(AREAS):
            pieces = [0] * KINDS_OF_CHEESE
            for place in range(FOOD.count(state)):
                printed = state.box.food[FOOD.of(state, place)][area]
                for colour in range(KINDS_OF_CHEESE):
                    pieces[colour] += printed[colour]
            self.finds[area] = mean(pieces, cheese)
            self.harms[area] = mean(pieces, harm)

    def _look_at_the_crowds(self, state: RatlandState) -> None:
        """Guess how many rats of each seat come to any one place."""
        players = state.box.players
        self.crowds = vec[float]([0.0] * players)
        for seat in range(players):
            self.crowds[seat] = CROWD * float(rats_in(state, seat, PANTRY))

    def _plan(self, state: RatlandState, seat: int) -> list[int]:
        """Place a few rats at a time where each of them brings the most."""
        plan = [0] * PLAN_SIZE
        plan[PANTRY] = rats_in(state, seat, PANTRY)
        while plan[PANTRY]:
            best, group, highest = PANTRY, 0, 1e-9
            now = self._value(state, seat, plan)
            for slot in SLOTS:
                for count in range(1, _room(state, seat, plan, slot) + 1):
                    _move(plan, slot, count)
                    gain = (self._value(state, seat, plan) - now) / float(count)
                    _move(plan, slot, -count)
                    if gain > highest:
                        best, group, highest = slot, count, gain
            if group == 0:
                break
            _move(plan, best, group)
        plan[HIDE] = 1 if event_of(state).hides_cheese() and CHEESE.of(state, seat) else 0
        return plan

    def _value(self, state: RatlandState, seat: int, plan: list[int]) -> float:
        """Estimate what a deployment leads to after feeding."""
        nursery = plan[NURSERY] + plan[DOUBLE]
        born = min(clan_of(state, seat).births(nursery, is_open(state)), SUPPLY.of(state))
        found, harmed, drawn = 0.0, 0.0, 0
        for area in range(AREAS):
            pieces = self._pieces_for(state, seat, plan[area], area)
            found += pieces * self.finds[area]
            harmed += pieces * self.harms[area]
            drawn += plan[area]
        found += self._loot(state, seat, plan) - self._losses(state, seat, plan)
        rats = on_the_board(state, seat) + LOST.of(state, seat) + born
        cheese, spread = float(CHEESE.of(state, seat)) + found, float(drawn) ** 0.5
        total = fed(state, rats, cheese - spread)
        total += fed(state, rats, cheese)
        total += fed(state, rats, cheese + spread)
        return total / float(GUESSES) - harmed + self._liked(seat, plan)

    def _liked(self, seat: int, plan: list[int]) -> float:
        """Say what the one who thinks likes about a plan."""
        total = 0.0
        if seat == self.me:
            for space in range(i64(BOARD)):
                total += self.leanings[space] * float(plan[space])
        return total

    def _pieces_for(self, state: RatlandState, seat: int, rats: int, area: int) -> float:
        """Guess how many pieces so many rats bring, with the others drawing there too."""
        left, mine = 12.0 * float(state.box.sets), float(rats)
        earlier = 0.0
        crowds, me = self.crowds, i64(seat)
        for other in range(i64(len(crowds))):
            if other != me and crowds[other] <= mine:
                earlier += crowds[other]
        left -= earlier
        draws = mine
        if rats:
            if AGGRESSIVE.of(state, seat):
                draws -= 1.0
            draws += float(clan_of(state, seat).extra_draws(area, is_open(state)))
        if draws > left:
            draws = left
        return draws if draws > 0.0 else 0.0

    def _loot(self, state: RatlandState, seat: int, plan: list[int]) -> float:
        """Guess what the rats in the pipes steal."""
        players = state.box.players
        total = 0.0
        for pipe in range(LEFT_PIPE, RIGHT_PIPE + 1):
            if plan[pipe]:
                victim = (seat + (1 if pipe == LEFT_PIPE else -1)) % players
                guards = self.crowds[victim]
                guards += float(clan_of(state, victim).defence_bonus(is_open(state)))
                loot = float(plan[pipe] + event_of(state).attack_bonus()) - guards
                cheese = float(CHEESE.of(state, victim))
                if loot > cheese:
                    loot = cheese
                if loot > 0.0:
                    total += loot
        return total

    def _losses(self, state: RatlandState, seat: int, plan: list[int]) -> float:
        """Guess what neighbours steal."""
        players = state.box.players
        total = 0.0
        for side in range(2):
            other = (seat + 1 - 2 * side) % players
            guards = plan[PANTRY] + plan[DOUBLE] if players > 2 else plan[LEFT_PIPE + side]
            thieves = 0.5 * CROWD * float(rats_in(state, other, PANTRY))
            if thieves > float(guards):
                total += thieves - float(guards)
        cheese = float(CHEESE.of(state, seat))
        return cheese if total > cheese else total


def _room(state: RatlandState, seat: int, plan: list[int], slot: int) -> int:
    """Count how many rats may go to a place at once."""
    room = min(plan[PANTRY], GROUP if AGGRESSIVE.of(state, seat) else 1)
    return min(room, event_of(state).counts_twice() - plan[DOUBLE]) if slot == DOUBLE else room


def _move(plan: list[int], slot: int, count: int) -> None:
    plan[PANTRY] -= count
    plan[slot] += count
