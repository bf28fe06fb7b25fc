"""How a table of RatLand looks: rats that can be fed, and a deployment that feeds them."""

from __future__ import annotations

from random import Random
from typing import Final, cast

from ratking.agents.greedy import Sense
from ratking.agents.ratland_facts import NAMES, facts
from ratking.core.question import NOBODY, Question
from ratking.core.state import State, open_question
from ratking.games.ratland.athletes import STOP
from ratking.games.ratland.cards.clans import clan_of
from ratking.games.ratland.cards.deck import event_of
from ratking.games.ratland.draws import pieces_due
from ratking.games.ratland.pieces import (
    AREAS,
    BLACK,
    BLUE,
    BOARD,
    LEFT_PIPE,
    NURSERY,
    ORANGE,
    PANTRY,
    PURPLE,
    RIGHT_PIPE,
    YELLOW,
)
from ratking.games.ratland.search import pieces_for
from ratking.games.ratland.state import (
    DOUBLE,
    EVENT,
    HIDE,
    PLAN,
    RATS,
    SEARCH,
    SETUP,
    RatlandState,
    is_open,
    on_the_board,
    rats_in,
)

RAT: Final = 1.3
"""What a living rat is worth: a point, and the young it will have."""

CHEESE: Final = 0.7
"""What a cheese is worth that is left after feeding; a hoard is worth less."""

HOARD: Final = 8

STARVED: Final = 2.5
"""What a dead rat costs beside its life: a point, and the fear of it."""

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

GUESSES: Final = [-1.0, 0.0, 1.0]
"""A search may go badly, as expected, or well."""


class RatlandSense(Sense):
    """Plans a deployment that can be fed, and weighs rats against cheese."""

    me: int
    target: list[int]
    targets: dict[int, list[int]]
    finds: list[float]
    harms: list[float]

    def prepare(self, table: State, seat: int) -> None:
        """Work out the deployment to aim at while rats are being placed."""
        state = cast(RatlandState, table)
        self.me = seat
        self.targets = {}
        self.target = self.target_of(state, seat)

    def target_of(self, state: RatlandState, seat: int) -> list[int]:
        """Work out what a seat aims at; what others aim at is a guess from what all can see."""
        if state.phase != RATS:
            return [0] * PLAN
        if seat not in self.targets:
            if _screens(state) == "land_athletes":
                self.targets[seat] = [0] * PLAN
                for space in range(BOARD):
                    self.targets[seat][space] = rats_in(state, seat, space)
                self.targets[seat][DOUBLE] = state.double[seat]
            else:
                self._look_at_the_food(state, seat)
                self.targets[seat] = self._plan(state, seat)
        return self.targets[seat]

    def confirms(self, question: Question) -> bool:
        """Whoever says ready has placed all rats before."""
        return question.kind.name == "ready"

    def rough(self, table: State) -> bool:
        """A round is played to its end."""
        return cast(RatlandState, table).phase != EVENT

    def habit(self, table: State, seat: int, answers: list[int], rng: Random) -> int:
        """Place rats roughly as greedy would, and be ready at once."""
        state = cast(RatlandState, table)
        question = open_question(state, seat)
        name = question.kind.name
        if name == "ready":
            return 1
        if state.phase != RATS or name not in ("place", "hide_cheese"):
            return -1
        slot = HIDE if name == "hide_cheese" else question.about
        wanted = self.target_of(state, seat)[slot]
        if rng.random() < STRAYING:
            wanted += 1 if rng.random() < 0.5 else -1
        return max(answers[0], min(wanted, answers[-1]))

    def fact_names(self) -> tuple[str, ...]:
        """Name the facts in their order."""
        return NAMES

    def facts(self, table: State) -> list[list[float]]:
        """List what a trained eye looks at."""
        return facts(cast(RatlandState, table))

    def passes(self, question: Question, answer: int) -> bool:
        """Being ready, and moving no more, leave things as they are."""
        name = question.kind.name
        return (name == "ready" and answer == 1) or (name == "move_from" and answer == STOP)

    def judge(self, table: State, seat: int) -> float:
        """Compare one's own prospects with those of the others, the best of them above all."""
        state = cast(RatlandState, table)
        if state.phase == SETUP:
            return CLAN_WORTH[state.clan[seat]] - 0.5 * state.aggressive[seat]
        if state.phase == RATS and state.pending[-1].kind.together:
            return -self._distance(state, seat)
        best, total = -1000.0, 0.0
        for other in range(state.box.players):
            if other != seat:
                worth = _worth(state, other)
                best = max(best, worth)
                total += worth
        return _worth(state, seat) - 0.3 * best - 0.2 * total / (state.box.players - 1)

    def doubt(self, table: State) -> float:
        """A round can bring or cost a handful of rats."""
        return 4.0

    def prospects(self, table: State) -> list[float]:
        """Estimate what every seat has after feeding; one's own plan counts before it is shown."""
        state = cast(RatlandState, table)
        worth = [_worth(state, seat) for seat in range(state.box.players)]
        if state.phase == RATS and state.pending and state.pending[-1].kind.together:
            worth[self.me] -= self._distance(state, self.me)
        return worth

    def _distance(self, state: RatlandState, seat: int) -> float:
        """Say how far a plan is from the one to aim at; starting again is never closer."""
        far = 0.0
        for slot in range(PLAN):
            if slot != PANTRY:
                far += abs(state.plan[seat * PLAN + slot] - self.target[slot])
        for question in state.pending:
            if question.seat == seat and question.kind.name not in ("ready", "move_from"):
                far += 0.5
        return far

    def _look_at_the_food(self, state: RatlandState, seat: int) -> None:
        """Average what a piece of each area brings, in cheese and in rats."""
        self.finds, self.harms = [], []
        for area in range(AREAS):
            pieces = [0] * len(state.bag)
            for card in state.food:
                for colour in range(len(pieces)):
                    pieces[colour] += state.box.food[card][area][colour]
            self.finds.append(_mean(pieces, _cheese_in(state, seat)))
            self.harms.append(_mean(pieces, _harm_in(state, seat)))

    def _plan(self, state: RatlandState, seat: int) -> list[int]:
        """Place a few rats at a time where each of them brings the most."""
        plan = [0] * PLAN
        plan[PANTRY] = rats_in(state, seat, PANTRY)
        while plan[PANTRY]:
            best, group, highest = PANTRY, 0, 1e-9
            now = self._value(state, seat, plan)
            for slot in SLOTS:
                for count in range(1, _room(state, seat, plan, slot) + 1):
                    _move(plan, slot, count)
                    gain = (self._value(state, seat, plan) - now) / count
                    _move(plan, slot, -count)
                    if gain > highest:
                        best, group, highest = slot, count, gain
            if group == 0:
                break
            _move(plan, best, group)
        plan[HIDE] = 1 if event_of(state).hides_cheese() and state.cheese[seat] else 0
        return plan

    def _value(self, state: RatlandState, seat: int, plan: list[int]) -> float:
        """Estimate what a deployment leads to after feeding."""
        nursery = plan[NURSERY] + plan[DOUBLE]
        born = min(clan_of(state, seat).births(nursery, is_open(state)), state.supply)
        found, harmed, drawn = 0.0, 0.0, 0
        for area in range(AREAS):
            pieces = _pieces_for(state, seat, plan[area], area)
            found += pieces * self.finds[area]
            harmed += pieces * self.harms[area]
            drawn += plan[area]
        found += _loot(state, seat, plan) - _losses(state, seat, plan)
        rats = on_the_board(state, seat) + state.lost[seat] + born
        spread = float(drawn) ** 0.5
        total = 0.0
        for guess in GUESSES:
            total += _fed(state, rats, state.cheese[seat] + found + guess * spread)
        return total / len(GUESSES) - harmed


def _room(state: RatlandState, seat: int, plan: list[int], slot: int) -> int:
    """Count how many rats may go to a place at once."""
    room = min(plan[PANTRY], GROUP if state.aggressive[seat] else 1)
    return min(room, event_of(state).counts_twice() - plan[DOUBLE]) if slot == DOUBLE else room


def _move(plan: list[int], slot: int, count: int) -> None:
    plan[PANTRY] -= count
    plan[slot] += count


def _pieces_for(state: RatlandState, seat: int, rats: int, area: int) -> float:
    """Guess how many pieces so many rats bring, with the others drawing there too."""
    bag = 12.0 * state.box.sets
    earlier = 0.0
    for other in range(state.box.players):
        crowd = CROWD * rats_in(state, other, PANTRY)
        if other != seat and crowd <= rats:
            earlier += crowd
    draws = rats - 1.0 if state.aggressive[seat] and rats else float(rats)
    if rats:
        draws += clan_of(state, seat).extra_draws(area, is_open(state))
    return max(0.0, min(draws, bag - earlier))


def _loot(state: RatlandState, seat: int, plan: list[int]) -> float:
    """Guess what the rats in the pipes steal."""
    players = state.box.players
    total = 0.0
    for pipe in range(LEFT_PIPE, RIGHT_PIPE + 1):
        if plan[pipe]:
            victim = (seat + (1 if pipe == LEFT_PIPE else -1)) % players
            strength = plan[pipe] + event_of(state).attack_bonus()
            guards = CROWD * rats_in(state, victim, PANTRY)
            guards += clan_of(state, victim).defence_bonus(is_open(state))
            total += max(0.0, min(strength - guards, float(state.cheese[victim])))
    return total


def _losses(state: RatlandState, seat: int, plan: list[int]) -> float:
    """Guess what neighbours steal."""
    players = state.box.players
    total = 0.0
    for side in range(2):
        other = (seat + 1 - 2 * side) % players
        guards = plan[PANTRY] + plan[DOUBLE] if players > 2 else plan[LEFT_PIPE + side]
        total += max(0.0, 0.5 * CROWD * rats_in(state, other, PANTRY) - guards)
    return min(total, float(state.cheese[seat]))


def _cheese_in(state: RatlandState, seat: int) -> list[float]:
    """Say what each colour brings in cheese."""
    worth = [0.0] * len(state.bag)
    worth[YELLOW] = 1.0
    worth[ORANGE] = 2.0
    worth[BLACK] = 1.0 if event_of(state).black_is_yellow() else 0.0
    worth[PURPLE] = float(clan_of(state, seat).purple_is_worth(is_open(state)))
    return worth


def _harm_in(state: RatlandState, seat: int) -> list[float]:
    """Say what each colour costs in rats."""
    harm = [0.0] * len(state.bag)
    clan = clan_of(state, seat)
    if not event_of(state).black_is_yellow() and not clan.ignores_black():
        harm[BLACK] = RAT
    harm[PURPLE] = 0.0 if clan.purple_is_worth(is_open(state)) else 0.4
    harm[BLUE] = 0.1
    return harm


def _mean(pieces: list[int], worth: list[float]) -> float:
    total, count = 0.0, 0
    for colour in range(len(pieces)):
        total += pieces[colour] * worth[colour]
        count += pieces[colour]
    return total / count if count else 0.0


def _fed(state: RatlandState, rats: int, cheese: float) -> float:
    """Say what rats and cheese are worth once the upkeep is paid; the dead count against it."""
    left = cheese - state.box.upkeep[min(rats, len(state.box.upkeep) - 1)]
    if left < 0.0:
        return RAT * rats + left * (RAT + STARVED)
    return RAT * rats + CHEESE * min(left, HOARD) + 0.1 * max(left - HOARD, 0.0)


def _worth(state: RatlandState, seat: int) -> float:
    """Estimate what a seat has after feeding, with what is chosen and drawn so far."""
    screens = _screens(state)
    rats, cheese = on_the_board(state, seat), float(state.cheese[seat])
    worth = RAT * state.lost[seat] - state.graveyard[seat] - 0.3 * state.sick[seat]
    secret = state.secret[seat]
    if screens == "bury":
        return worth + RAT * rats + 0.3 * secret
    if screens == "transmute":
        return worth + RAT * (rats + secret) + CHEESE * (cheese - secret)
    if screens == "swap_rats" and secret:
        rats, cheese = rats - 1, cheese + 1.0
        worth += 0.3 * (secret - 1)
    if state.phase == SEARCH:
        pieces = _pieces_to_come(state, seat)
        cheese += pieces * _mean(state.bag, _cheese_in(state, seat))
        worth -= pieces * _mean(state.bag, _harm_in(state, seat))
        for area in range(state.area + 1, AREAS):
            rats_there = float(rats_in(state, seat, area))
            if rats_there:
                food = pieces_for(state, area)
                cheese += rats_there * _mean(food, _cheese_in(state, seat))
                worth -= rats_there * _mean(food, _harm_in(state, seat))
    return worth + _fed(state, rats, cheese)


def _pieces_to_come(state: RatlandState, seat: int) -> float:
    """Count the pieces that a seat still draws in this area."""
    if state.drawer != NOBODY:
        return float(state.draws_left) if state.drawer == seat else 0.0
    return float(pieces_due(state, seat)) if state.turn == 0 else 0.0


def _screens(state: RatlandState) -> str:
    """Name the step that waits for those who think together, if they do."""
    for question in reversed(state.pending):
        if not question.kind.together:
            return question.kind.name
    return ""
