"""RatLand in numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ratking.core.field import Line
from ratking.core.game import Game
from ratking.core.question import NOBODY
from ratking.envs.codec.layout import (
    MOST,
    Layout,
    Plane,
    Written,
    byte,
    write_list,
    write_numbers,
)
from ratking.games.ratland.pieces import AREAS, BOARD, KINDS_OF_CHEESE
from ratking.games.ratland.state import (
    ACTIVE,
    AGGRESSIVE,
    AREA,
    BAG,
    BOARDS,
    CHEESE,
    CLAN,
    CLANS,
    CLANS_LEFT,
    DRAWER,
    DRAWN,
    DRAWS_LEFT,
    EVENT,
    EVENT_SEEN,
    EVENTS,
    EVENTS_IN_A_GAME,
    EVENTS_LEFT,
    FOOD,
    FOOD_LEFT,
    FOOD_SEEN,
    GRAVEYARD,
    HIDDEN_CHEESE,
    LOST,
    MOST_SETS,
    NEXT_EVENT,
    NEXT_FOOD,
    NO_CLAN,
    NO_EVENT,
    OFFERED,
    OFFERS,
    PHASE,
    PHASES,
    PLAN,
    PLAN_SIZE,
    RATS,
    ROUND,
    SECRET,
    SENT,
    SICK,
    SICK_HERE,
    STARVING,
    SUPPLY,
    TURN,
    TWICE,
    USED,
    RatlandState,
)
from ratking.games.ratland.tables import FOOD_CARDS

OF_SEATS: Final[list[Line]] = [
    TWICE, SICK, SICK_HERE, LOST, GRAVEYARD, CHEESE, HIDDEN_CHEESE, AGGRESSIVE, CLAN, USED,
    STARVING,
]  # fmt: skip
PILES: Final[list[Line]] = [BAG, DRAWN, EVENTS_LEFT, FOOD_LEFT, CLANS_LEFT]


class RatlandLayout(Layout[RatlandState]):
    """RatLand at one number of players; options change no shape."""

    def __init__(self, game: Game[RatlandState], players: int) -> None:
        super().__init__(game, players)
        self.rats = game.new({"players": players}).box.rats
        self.planes = self.question_planes() + _planes(players, self.rats)

    def write(self, table: RatlandState, seat: int, out: vec[u8], at: i64, old: Written) -> None:
        """Write everything that is left of the table."""
        at = self.write_question(table, seat, out, at)
        at = self.write_round(table, seat, out, at)
        at = self.write_sight(EVENT_SEEN.of(table), seat, out, at)
        at = self.write_sight(FOOD_SEEN.of(table), seat, out, at)
        at = self.write_blocks(table, RATS.first, RATS.wide, seat, out, at)
        at = self.write_blocks(table, SENT.first, SENT.wide, seat, out, at)
        for line in OF_SEATS:
            at = self.write_blocks(table, line.first, 1, seat, out, at)
        at = self.write_own(table, seat, out, at)
        for pile in PILES:
            at = write_numbers(table, pile.first, pile.size, out, at)
        cards = FOOD.count(table)
        for place in range(MOST_SETS):
            out[at + place] = byte(FOOD.of(table, place) + 1) if place < cards else 0

    def write_round(self, table: RatlandState, seat: int, out: vec[u8], at: i64) -> i64:
        """Write the planes from phase to variant."""
        variant, drawer = table.box.variant, DRAWER.of(table)
        numbers = [
            PHASE.of(table), ROUND.of(table), self.turn(ACTIVE.of(table), seat), SUPPLY.of(table),
            EVENT.of(table), NEXT_EVENT.of(table) + 1, NEXT_FOOD.of(table) + 1, AREA.of(table),
            TURN.of(table), 0 if drawer == NOBODY else 1 + self.turn(drawer, seat),
            DRAWS_LEFT.of(table), int(variant.ascending), int(variant.clans), variant.boards,
            int(variant.locked_is_a_cap), int(variant.defenders_kill),
        ]  # fmt: skip
        return write_list(numbers, out, at)

    def write_sight(self, seen: int, seat: int, out: vec[u8], at: i64) -> i64:
        """Write who has looked at a card, one number for each seat."""
        players, other = self.players, max(seat, 0)
        for _ in range(players):
            out[at] = byte((seen >> other) & 1)
            at += 1
            other = other + 1 if other + 1 < players else 0
        return at

    def write_own(self, table: RatlandState, seat: int, out: vec[u8], at: i64) -> i64:
        """Write what happens behind the own screen; a spectator has none."""
        if seat < 0:
            return write_list([0] * (PLAN_SIZE + OFFERED + 1), out, at)
        at = write_numbers(table, PLAN.first + seat * PLAN.wide, PLAN.wide, out, at)
        at = write_numbers(table, OFFERS.first + seat * OFFERS.wide, OFFERS.wide, out, at, 1)
        out[at] = byte(SECRET.of(table, seat))
        return at + 1


def _planes(players: int, rats: int) -> list[Plane]:
    seats = "the own one first, then clockwise"
    return [
        Plane("phase", 1, len(PHASES) - 1, ", ".join(PHASES)),
        Plane("round", 1, EVENTS_IN_A_GAME, "the number of the round"),
        Plane("active", 1, players - 1, "the active player: 0 me, 1 the next seat, ..."),
        Plane("supply", 1, rats, "rats beside the boards"),
        Plane("event", 1, NO_EVENT, "the event of the round; last: none"),
        Plane("next_event", 1, EVENTS, "the next event plus 1, if I have seen it"),
        Plane("next_food", 1, FOOD_CARDS, "the next food card plus 1, if I have seen it"),
        Plane("area", 1, AREAS, "the area being searched"),
        Plane("turn", 1, MOST, "how far the area's turns have come"),
        Plane("drawer", 1, players, "who draws: 0 nobody, 1 me, 2 the next seat, ..."),
        Plane("draws_left", 1, MOST, "pieces that are still drawn"),
        Plane("variant", 5, len(BOARDS) - 1, "ascending food, clans, boards, cap, defenders kill"),
        Plane("event_seen", players, 1, f"who has seen the next event, {seats}"),
        Plane("food_seen", players, 1, f"who has seen the next food card, {seats}"),
        Plane("rats", BOARD * players, rats, f"rats on each space of a board, {seats}"),
        Plane("sent", AREAS * players, rats, f"rats sent to each area, {seats}"),
        Plane("double", players, rats, f"rats that count twice, {seats}"),
        Plane("sick", players, rats, f"poisoned rats, {seats}"),
        Plane("sick_here", players, rats, f"those of them that are of the area searched, {seats}"),
        Plane("lost", players, rats, f"lost rats, {seats}"),
        Plane("graveyard", players, rats, f"dead rats, {seats}"),
        Plane("cheese", players, MOST, f"cheese, {seats}"),
        Plane("hidden", players, 1, f"hidden cheese, {seats}"),
        Plane("aggressive", players, 1, f"whether the board is aggressive, {seats}"),
        Plane("clan", players, NO_CLAN, f"the clan; last: none; {seats}"),
        Plane("used", players, MOST, f"how often the clan was used this round, {seats}"),
        Plane("starving", players, rats, f"rats that starve, {seats}"),
        Plane(
            "plan", PLAN_SIZE, rats, "my plan: rats on each space, rats that count twice, hiding"
        ),
        Plane("offers", 2, CLANS, "the clans I may keep, each plus 1"),
        Plane("secret", 1, rats, "what I chose behind the screen"),
        Plane("bag", KINDS_OF_CHEESE, MOST, "pieces in the bag by colour"),
        Plane("drawn", KINDS_OF_CHEESE, MOST, "pieces drawn by the drawer by colour"),
        Plane("events_left", EVENTS, 1, "events that may still come"),
        Plane("food_left", FOOD_CARDS, MOST_SETS, "food cards that may still come"),
        Plane("clans_left", CLANS, MOST_SETS, "clans that nobody is known to have"),
        Plane("food", MOST_SETS, FOOD_CARDS, "the food cards of the round, each plus 1"),
    ]
