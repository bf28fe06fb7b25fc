"""RatLand in numbers: what a seat knows behind its screen besides what lies open."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i16, i64, u8

from ratking.core.field import Line
from ratking.core.game import Game
from ratking.core.state import is_waiting, top_kind
from ratking.envs.codec.layout import Layout, byte
from ratking.envs.codec.plane import Plane
from ratking.envs.codec.sight import copied
from ratking.games.ratland.state import (
    AGGRESSIVE,
    ALL_AGGRESSIVE,
    BOARDS,
    CLAN,
    CLANS,
    CLANS_LEFT,
    EVENT_SEEN,
    EVENTS,
    EVENTS_LEFT,
    FOOD_LEFT,
    FOOD_SEEN,
    MOST_SETS,
    NEXT_EVENT,
    NEXT_FOOD,
    NO_CLAN,
    OFFERED,
    OFFERS,
    PHASE,
    PLAN,
    PLAN_SIZE,
    SECRET,
    SETUP,
    UNDEALT,
    RatlandState,
)
from ratking.games.ratland.tables import FOOD_CARDS

SWAPS: Final = 3
TRANSMUTED: Final = 2
"""No clan turns more cheese than that into rats in one round (RL-81)."""

DECKS: Final[list[Line]] = [EVENTS_LEFT, FOOD_LEFT, CLANS_LEFT]


class RatlandLayout(Layout[RatlandState]):
    """RatLand at one number of players; options change no shape."""

    def __init__(self, game: Game[RatlandState], players: int) -> None:
        super().__init__(game, players)
        self.secrets: list[vec[i16]] = [self.places(seat) for seat in range(players)]

    def places(self, seat: int) -> vec[i16]:
        """List where the numbers lie that a seat knows, or knows something of."""
        found = [deck.place((card,)) for deck in DECKS for card in range(deck.size)]
        for line in (AGGRESSIVE, CLAN):
            found += [line.place(((seat + turn) % self.players,)) for turn in range(self.players)]
        found += [PLAN.place((seat, slot)) for slot in range(PLAN_SIZE)]
        found.append(SECRET.place((seat,)))
        return vec[i16](found)

    def own_planes(self) -> list[Plane]:
        """Describe what `write_own` writes."""
        players, rats = self.players, self.box.rats
        variant = "ascending food, clans, boards, cap, defenders kill"
        plan = "my plan: rats on each space, rats that count twice, hiding"
        return [
            Plane("variant", 5, len(BOARDS) - 1, variant),
            Plane("next_event", 1, EVENTS, "the next event plus 1, if I have seen it"),
            Plane("next_food", 1, FOOD_CARDS, "the next food card plus 1, if I have seen it"),
            Plane("offers", OFFERED, CLANS, "the clans I may keep, each plus 1"),
            Plane("events_left", EVENTS, 1, "events that may still come"),
            Plane("food_left", FOOD_CARDS, MOST_SETS, "food cards that may still come"),
            Plane("clans_left", CLANS, MOST_SETS, "clans that nobody is known to have"),
            Plane("aggressive", players, 1, "whether the board is aggressive, for each seat"),
            Plane("clan", players, NO_CLAN, "the clan, for each seat; last: none"),
            Plane("plan", PLAN_SIZE, rats, plan),
            Plane("secret", 1, rats, "what I chose behind the screen"),
        ]

    def write_own(self, state: RatlandState, seat: int, out: vec[u8]) -> vec[u8]:
        """Write the decks as far as this seat knows them, clans and boards, and its own screen."""
        variant = state.box.variant
        out = append(out, byte(int(variant.ascending)))
        out = append(out, byte(int(variant.clans)))
        out = append(out, byte(variant.boards))
        out = append(out, byte(int(variant.locked_is_a_cap)))
        out = append(out, byte(int(variant.defenders_kill)))
        secrets = copied(state.numbers, self.secrets[max(seat, 0)])
        sees_event, sees_food = sees(EVENT_SEEN.of(state), seat), sees(FOOD_SEEN.of(state), seat)
        out = append(out, next_card(NEXT_EVENT.of(state), sees_event, secrets, 0))
        out = append(out, next_card(NEXT_FOOD.of(state), sees_food, secrets, EVENTS))
        for card in range(OFFERED):
            out = append(out, u8(0) if seat < 0 else byte(OFFERS.of(state, seat, card) + 1))
        if PHASE.of(state) == SETUP:
            self.hide_sides(state, seat, secrets)
        if seat < 0:
            for place in range(len(secrets) - PLAN_SIZE - 1, len(secrets)):
                secrets[place] = 0
        return extend(out, secrets)

    def hide_sides(self, state: RatlandState, seat: int, secrets: vec[u8]) -> None:
        """Take back the clans that others were offered, and what they chose behind screens."""
        clans: i64 = EVENTS + FOOD_CARDS
        for other in range(self.players):
            for card in range(OFFERED):
                clan = i64(OFFERS.of(state, other, card))
                if other != seat and clan != UNDEALT:
                    secrets[clans + clan] += 1
        if is_waiting(state) and top_kind(state).together:
            sides = clans + CLANS
            usual = byte(int(state.box.variant.boards == ALL_AGGRESSIVE))
            for turn in range(i64(0 if seat < 0 else 1), self.seats):
                secrets[sides + turn] = usual
                secrets[sides + self.seats + turn] = NO_CLAN


def sees(seen: int, seat: int) -> bool:
    """Say whether a seat is among those who have looked at a card."""
    return seat >= 0 and (seen >> seat) & 1 == 1


def next_card(card: i64, seen: bool, decks: vec[u8], deck: i64) -> u8:
    """Write the next card of a deck plus 1 if it is seen; else it may still be anywhere in it."""
    if card == UNDEALT:
        return 0
    if seen:
        return u8(card + 1)
    decks[deck + card] += 1
    return 0
