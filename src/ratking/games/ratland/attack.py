"""Phases 3 to 5, in which nobody has a choice: attacks, the nursery and the return."""

from __future__ import annotations

from typing import Final

from ratking.core.question import Step
from ratking.games.ratland.cards.clans import clan_of
from ratking.games.ratland.cards.deck import event_of
from ratking.games.ratland.homecoming import bring_back
from ratking.games.ratland.pieces import LEFT_PIPE, NURSERY, PANTRY, RIGHT_PIPE
from ratking.games.ratland.state import (
    AGGRESSIVE,
    ATTACK,
    CHEESE,
    HIDDEN_CHEESE,
    NURSERY_PHASE,
    RETURN,
    TWICE,
    RatlandState,
    is_open,
    nth_clockwise,
    rats_in,
)
from ratking.games.ratland.verbs import gain_rats, release_rat, steal_cheese
from ratking.games.ratland.verbs_round import enter_phase


class Raid:
    """One attack: the rats of one pipe against whoever defends at its other end."""

    __slots__ = ("defence", "pipe", "seat", "space", "strength", "victim", "wants")

    def __init__(self, seat: int, pipe: int, victim: int, space: int) -> None:
        self.seat = seat
        self.pipe = pipe
        self.victim = victim
        self.space = space
        self.strength = 0
        self.defence = 0
        self.wants = 0

    def succeeds(self) -> bool:
        """Say whether more rats attack than defend (RL-20, RL-21)."""
        return self.strength > self.defence


def raids(state: RatlandState) -> list[Raid]:
    """List all attacks, in the order of ties; without rats there is none (RL-19)."""
    found: list[Raid] = []
    for step in range(state.box.players):
        seat = nth_clockwise(state, step)
        for pipe in range(LEFT_PIPE, RIGHT_PIPE + 1):
            if rats_in(state, seat, pipe):
                found.append(_raid(state, seat, pipe))
    return found


def attacked(state: RatlandState, seat: int, pipe: int) -> int:
    """Name the neighbour at the other end of a pipe (RL-19)."""
    return (seat + (1 if pipe == LEFT_PIPE else -1)) % state.box.players


def guarding(state: RatlandState, pipe: int) -> int:
    """Name the space that defends against a pipe (RL-20, RL-28)."""
    return LEFT_PIPE + RIGHT_PIPE - pipe if state.box.players == 2 else PANTRY


def _raid(state: RatlandState, seat: int, pipe: int) -> Raid:
    other_pipe = LEFT_PIPE + RIGHT_PIPE - pipe
    victim = attacked(state, seat, pipe)
    raid = Raid(seat, pipe, victim, guarding(state, pipe))
    rats = rats_in(state, seat, pipe)
    opened = is_open(state)
    raid.strength = rats + event_of(state).attack_bonus()
    raid.defence = rats_in(state, victim, raid.space) + clan_of(state, victim).defence_bonus(opened)
    raid.wants = max(0, raid.strength - raid.defence)
    if clan_of(state, seat).steals_anyway(rats, rats_in(state, seat, other_pipe), opened):
        raid.wants = max(1, raid.wants)
    return raid


def shares(wants: list[int], cheese: int) -> list[int]:
    """Share cheese piece by piece in turn, each thief at most what it wants (RL-25)."""
    taken = [0] * len(wants)
    while cheese and taken != wants:
        for thief in range(len(wants)):
            if cheese and taken[thief] < wants[thief]:
                taken[thief] += 1
                cheese -= 1
    return taken


def rob(state: RatlandState, found: list[Raid]) -> None:
    """Let all thieves steal at once what lay in the pantries before (RL-24)."""
    if not found:
        return
    seats = range(state.box.players)
    loot = [CHEESE.of(state, seat) - HIDDEN_CHEESE.of(state, seat) for seat in seats]
    for victim in seats:
        thieves = [raid for raid in found if raid.victim == victim and raid.wants]
        if len(thieves) == 2 and thieves[1].strength > thieves[0].strength:
            thieves.reverse()
        taken = shares([raid.wants for raid in thieves], loot[victim])
        for place, raid in enumerate(thieves):
            if taken[place]:
                steal_cheese(state, raid.seat, victim, taken[place])


def kill(state: RatlandState, found: list[Raid]) -> None:
    """Let rats die that aggressive players beat, or that attacked for them in vain (RL-70, 71)."""
    for raid in found:
        if raid.succeeds():
            if AGGRESSIVE.of(state, raid.seat) and rats_in(state, raid.victim, raid.space):
                release_rat(state, raid.victim, raid.space)
        elif _costs_a_rat(state, raid) and rats_in(state, raid.seat, raid.pipe):
            release_rat(state, raid.seat, raid.pipe)


def _costs_a_rat(state: RatlandState, raid: Raid) -> bool:
    if AGGRESSIVE.of(state, raid.seat):
        return True
    return state.box.variant.defenders_kill and AGGRESSIVE.of(state, raid.victim) == 1  # RL-71


def in_the_nursery(state: RatlandState, seat: int) -> int:
    """Count the rats that breed, those that also defend among them (RL-67)."""
    return rats_in(state, seat, NURSERY) + TWICE.of(state, seat)


def breed(state: RatlandState) -> None:
    """Let the nurseries bring new rats, the smallest first (RL-29 to RL-31)."""
    seats: list[int] = []
    for step in range(state.box.players):
        seat = nth_clockwise(state, step)
        place, rats = len(seats), in_the_nursery(state, seat)
        while place > 0 and in_the_nursery(state, seats[place - 1]) > rats:
            place -= 1
        seats.insert(place, seat)
    for seat in seats:
        births = clan_of(state, seat).births(in_the_nursery(state, seat), is_open(state))
        gain_rats(state, seat, NURSERY, births)


class Attack(Step[RatlandState]):
    """Phases 3, 4 and 5 (RL-19 to RL-32)."""

    name = "attack"

    def run(self, state: RatlandState, asked: int) -> None:
        """Theft first, with the numbers before any rat dies (RL-71)."""
        enter_phase(state, ATTACK)
        found = raids(state)
        rob(state, found)
        kill(state, found)
        enter_phase(state, NURSERY_PHASE)
        breed(state)
        enter_phase(state, RETURN)
        bring_back(state)


ATTACK_STEP: Final = Attack()
