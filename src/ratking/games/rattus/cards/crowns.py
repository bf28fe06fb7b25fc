"""Class cards of the Pied Piper deck: royalty and chivalry."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.question import NOBODY, Kind, Step, seat_of
from ratking.core.row import bit
from ratking.core.state import ask
from ratking.games.rattus.cards import ClassCard, chivalry_steps
from ratking.games.rattus.cards.offers import OfferInARegion
from ratking.games.rattus.domains import BORDER, RATS, REGION, SLOTS, YES_NO
from ratking.games.rattus.questions import A_REGION_TO_SETTLE, STOP, Ask, rooms_nearby
from ratking.games.rattus.rats import make_sure_of_face
from ratking.games.rattus.state import (
    FINAL_ROUND,
    HAND,
    MOST_WALLS,
    PHASE,
    PLAGUE,
    RAT_COUNT,
    SUPPLY,
    UNDEALT,
    WALLS,
    RattusState,
    citizens_of,
    face_of,
)
from ratking.games.rattus.tokens import CHIVALRY, ROYALTY
from ratking.games.rattus.verbs import build_wall, place_citizens
from ratking.games.rattus.verbs_rats import add_rat, recycle_rat, turn_up_rats

WALL_OR_NEW_WALL: Final = Answers(Verb("wall", BORDER), Verb("new wall"))
NEW_WALL: Final = WALL_OR_NEW_WALL.first("new wall")
"""The answer in place of a border: a wall that stands nowhere yet."""

A_NEW_PLACE: Final = Answers(Verb("on", BORDER))
EXTRA_OR_STOP: Final = Answers(Verb("extra", REGION), Verb("stop"))


class AWall(Ask):
    """A wall to move, or a new one."""

    name = "a_wall"
    domain = WALL_OR_NEW_WALL

    def listed(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> list[int]:
        """List the walls, and a new one while there is one left."""
        walls = WALLS.all(state)
        return walls + ([NEW_WALL] if len(walls) < MOST_WALLS else [])

    def has_answers(self, state: RattusState, seat: int) -> bool:
        """A wall can always be moved, or there is a new one."""
        return True


class ABorder(Ask):
    """A border without a wall; the plague's region keeps a way out."""

    name = "a_border"
    domain = A_NEW_PLACE

    def listed(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> list[int]:
        """List the borders."""
        walls, plague = WALLS.all(state), PLAGUE.of(state)
        standing = [wall for wall in walls if wall != picks[0]]
        exits = [
            border
            for border, pair in enumerate(state.box.borders)
            if plague in pair and border not in standing
        ]
        return [
            border
            for border in range(len(state.box.borders))
            if border not in walls and exits != [border]
        ]


class Emperor(ClassCard):
    """Place or move a wall on a border (RP-9)."""

    number = 15
    family = ROYALTY
    asks = [AWall(), ABorder()]

    def resolve(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """Build it."""
        build_wall(state, seat, picks[0], picks[1])


def largest_group(state: RattusState, seat: int) -> int:
    """Count the regions of a seat's largest connected group; walls do not cut it (RP-9)."""
    left = {r for r in state.box.in_play if citizens_of(state, seat, r)}
    largest = 0
    while left:
        edge = [left.pop()]
        size = 0
        while edge:
            size += 1
            near = left.intersection(state.box.neighbours[edge.pop()])
            left -= near
            edge += sorted(near)
        largest = max(largest, size)
    return largest


class Queen(ClassCard):
    """Two citizens more for the largest connected group (RP-10)."""

    number = 16
    family = ROYALTY
    final_asks = [A_REGION_TO_SETTLE]

    def reigns(self, state: RattusState, seat: int) -> bool:
        """Say whether the seat's largest group is strictly larger than everybody else's."""
        own = largest_group(state, seat)
        return all(
            largest_group(state, other) < own for other in range(state.box.players) if other != seat
        )

    def extra_citizens(self, state: RattusState, seat: int, region: int) -> int:
        """Two more, everywhere."""
        return 2 if self.reigns(state, seat) else 0

    def usable_at_the_end(self, state: RattusState, seat: int) -> bool:
        """She must reign, and somebody must be left to place."""
        return self.reigns(state, seat) and super().usable_at_the_end(state, seat)

    def resolve_at_the_end(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """The extra citizens go to any one region."""
        place_citizens(state, seat, picks[0], min(2, HAND.of(state, seat)))


class Crusader(ClassCard):
    """Turn up all rats of the plague region and choose their order (RP-11)."""

    number = 17
    family = CHIVALRY

    def plague_steps(self, players: int) -> int:
        """Two steps, three on the large board."""
        return chivalry_steps(players)

    def before_resolution(self, state: RattusState, seat: int, region: int) -> None:
        """It may be declined."""
        ask(state, CRUSADE, seat, region)

    def moves_plague_at_the_end(self) -> bool:
        """The Crusader rides once more in the final round."""
        return True


class Crusade(OfferInARegion):
    """Turn up all rats of the plague region first?"""

    name = "crusade"
    domain = Answers(Verb("crusade", YES_NO))

    def answered(self, state: RattusState, asked: int, choice: int) -> None:
        """Nature deals every face that nobody has seen."""
        if choice:
            region = self.region.of(state, asked)
            ask(state, TURN_UP, NOBODY, region)
            first = region * SLOTS
            for rat in range(first, first + RAT_COUNT.of(state, region)):
                make_sure_of_face(state, rat)


class TurnUp(Step[RattusState]):
    """All rats of a region are turned up."""

    name = "turn_up"

    def __init__(self) -> None:
        super().__init__()
        self.region = self.holds("region", REGION)

    def run(self, state: RattusState, asked: int) -> None:
        """They leave the game, whatever they will do."""
        turn_up_rats(state, self.region.of(state, asked))


class Soldier(ClassCard):
    """One rat more than usual may be added (RP-12)."""

    number = 18
    family = CHIVALRY

    def plague_steps(self, players: int) -> int:
        """Two steps, three on the large board."""
        return chivalry_steps(players)

    def plague_spreads(self, state: RattusState, seat: int) -> None:
        """Ask if there is a rat, and room for it."""
        if has_rat_to_add(state) and rooms_nearby(state, PLAGUE.of(state)):
            ask(state, ADD_EXTRA_RAT, seat)

    def moves_plague_at_the_end(self) -> bool:
        """The Soldier marches once more in the final round."""
        return True


def has_rat_to_add(state: RattusState) -> bool:
    """Say whether a rat is left: in the final round among the discarded ones (RB-40)."""
    if PHASE.of(state) != FINAL_ROUND:
        return SUPPLY.of(state) > 0
    dealt = sum(1 for rat in range(RATS) if face_of(state, rat) >= 0)
    return len(state.box.faces) - UNDEALT.total(state) - dealt > 0


class AddExtraRat(Kind[RattusState]):
    """Which neighbouring region does one more rat go to, or none?"""

    name = "add_extra_rat"
    domain = EXTRA_OR_STOP

    def answers(self, state: RattusState, asked: int) -> i64:
        """Mark the neighbours that are not closed, and none."""
        return rooms_nearby(state, PLAGUE.of(state)) | bit(STOP)

    def answered(self, state: RattusState, asked: int, choice: int) -> None:
        """Lay it, or not."""
        if choice == STOP:
            return
        if PHASE.of(state) == FINAL_ROUND:
            recycle_rat(state, seat_of(state, asked), choice)
        else:
            add_rat(state, seat_of(state, asked), choice)


CRUSADE: Final = Crusade()
TURN_UP: Final = TurnUp()
ADD_EXTRA_RAT: Final = AddExtraRat()
