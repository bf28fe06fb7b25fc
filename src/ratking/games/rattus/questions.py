"""What a class card can ask its user: each question with the answers it takes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.game import WIDE
from ratking.core.row import below, bit, has, listed, lowest, mask
from ratking.games.rattus.domains import CARD, CITIZENS_COUNT, RAT, REGION, SLOTS, YES_NO
from ratking.games.rattus.rats import rats_to_choose
from ratking.games.rattus.state import (
    HAND,
    RattusState,
    closed_regions,
    homes_of,
    regions_with_rats,
)
from ratking.games.rattus.travel import can_leave, goals_anywhere, goals_nearby

INCREASING: Final = Verb("increase", REGION)
TAKING: Final = Verb("take", CARD)
USING: Final = Verb("use", CARD)
ACTIONS: Final = Answers(INCREASING, TAKING, USING, Verb("done"), thing="action")
TAKE: Final = TAKING.first
USE: Final = USING.first
DONE: Final = ACTIONS.first("done")
"""An action is a region to increase in, TAKE + card, USE + card, or DONE."""

TOO_MANY: Final = DONE >= WIDE
"""Whether actions no longer fit into a mask, as with a class card of one's own."""

FROM_OR_STOP: Final = Answers(Verb("from", REGION), Verb("stop"))
STOP: Final = FROM_OR_STOP.first("stop")
"""The answer in place of a region: that was all."""

A_PLACE: Final = Answers(Verb("in", REGION))
AN_ORIGIN: Final = Answers(Verb("from", REGION))
A_GOAL: Final = Answers(Verb("to", REGION))
RAT_TO_LOOK_AT: Final = Answers(Verb("look", RAT))
RAT_TO_MOVE: Final = Answers(Verb("move", RAT))
SOME_TO_MOVE: Final = Answers(Verb("move", CITIZENS_COUNT))
SWAP_OR_NOT: Final = Answers(Verb("swap", YES_NO))


class Ask:
    """One question of a card; the picks so far are in the order they were made."""

    name: str = ""
    domain: Answers = A_PLACE
    shows: bool = False
    """Whether a pick shows something or gives others a say, so that there is no way back."""

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> i64:
        """Mark what can be picked in a mask."""
        raise NotImplementedError

    def listed(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> list[int]:
        """List what can be picked; answers beyond 61, such as borders, say this in place of it."""
        return listed(self.answers(state, seat, picks))

    def has_answers(self, state: RattusState, seat: int) -> bool:
        """Say whether anything can be picked as the first of a card's picks."""
        return self.answers(state, seat, ()) != 0


class ARegion(Ask):
    """Any region in play."""

    name = "a_region"

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> i64:
        """Mark all regions in play."""
        return state.box.regions


class ARegionToSettle(Ask):
    """Any region in play, while somebody is left to place there."""

    name = "a_region_to_settle"

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> i64:
        """Mark all regions in play."""
        return state.box.regions if HAND.of(state, seat) else 0


class AnotherRegion(Ask):
    """Any region in play but the one just picked."""

    name = "another_region"

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> i64:
        """Mark the other regions."""
        return state.box.regions & ~bit(picks[-1])


class AGoalAnywhere(Ask):
    """Any other region that a citizen of the region just picked can go to."""

    name = "a_goal_anywhere"
    domain = A_GOAL

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> i64:
        """Mark the other regions."""
        return goals_anywhere(state, seat, picks[-1])


class ARegionOfMine(Ask):
    """A region with a citizen of one's own that is free to go."""

    name = "a_region_of_mine"
    domain = AN_ORIGIN

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> i64:
        """Mark the regions from which somebody can go somewhere."""
        return homes_to_leave(state, seat, False)


class ARegionToLeave(Ask):
    """A region with a citizen of one's own that can go to a neighbouring one."""

    name = "a_region_to_leave"
    domain = AN_ORIGIN

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> i64:
        """Mark the regions from which somebody can leave."""
        return homes_to_leave(state, seat, True)


class ARegionOfMineOrStop(ARegionOfMine):
    """A region with a citizen of one's own, or no more."""

    name = "a_region_of_mine_or_stop"
    domain = FROM_OR_STOP

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> i64:
        """Mark the regions where this seat lives, and the end of it."""
        return super().answers(state, seat, picks) | bit(STOP)


class ARegionOfMineWithoutRats(Ask):
    """A region with a citizen of one's own and no rat."""

    name = "a_region_of_mine_without_rats"
    domain = AN_ORIGIN

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> i64:
        """Mark the regions where this seat lives undisturbed."""
        return homes_of(state, seat) & ~regions_with_rats(state)


class AGoalNearby(Ask):
    """A neighbouring region that a citizen of the region just picked can go to."""

    name = "a_goal_nearby"
    domain = A_GOAL

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> i64:
        """Mark the neighbouring regions."""
        return goals_nearby(state, seat, picks[-1])


class HowManyOfMine(Ask):
    """A number of one's own citizens to move between the two regions picked."""

    name = "how_many"
    domain = SOME_TO_MOVE

    def __init__(self, most: int) -> None:
        self.most = most

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> i64:
        """Count from one to those who can leave, or to the most allowed."""
        return below(min(self.most, can_leave(state, seat, picks[0], picks[1])) + 1) & ~bit(0)


class ARat(Ask):
    """Any rat on the board."""

    name = "a_rat"
    domain = RAT_TO_LOOK_AT
    shows = True

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> i64:
        """Mark the rats that can be told apart."""
        return rats_in(state, regions_with_rats(state))


class AnotherRat(ARat):
    """Any rat on the board but the one just picked."""

    name = "another_rat"

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> i64:
        """Mark the other rats."""
        return super().answers(state, seat, picks) & ~bit(picks[-1])


class ARatThatCanMove(Ask):
    """A rat with a neighbouring region that has room."""

    name = "a_rat_to_move"
    domain = RAT_TO_MOVE

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> i64:
        """Mark the rats that have somewhere to go."""
        return rats_in(state, regions_to_clear(state))

    def has_answers(self, state: RattusState, seat: int) -> bool:
        """Look at the regions alone."""
        return regions_to_clear(state) != 0


class ARoomForIt(Ask):
    """A neighbouring region with room for the rat just picked."""

    name = "a_room_for_it"
    domain = A_GOAL

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> i64:
        """Mark the neighbours that are not full."""
        return rooms_nearby(state, picks[-1] // SLOTS)


class YesOrNo(Ask):
    """Yes (1) or no (0)."""

    name = "yes_or_no"
    domain = SWAP_OR_NOT

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> i64:
        """Both are always allowed."""
        return mask([0, 1])


def moved(values: i64, by: i64) -> i64:
    """Let the values of a mask begin at another number."""
    return values << by


def takes_a_rat(state: RattusState, region: int) -> bool:
    """Say whether a rat may come in: never more than three (RB-18), never to a bishop (RP-3)."""
    return not has(closed_regions(state), region)


def rooms_nearby(state: RattusState, region: int) -> i64:
    """Mark the neighbouring regions that take a rat."""
    return state.ways.near[region] & ~closed_regions(state)


def regions_to_clear(state: RattusState) -> i64:
    """Mark the regions with a rat that could leave for a neighbouring one."""
    found: i64 = 0
    room = ~closed_regions(state)
    left = regions_with_rats(state)
    while left:
        region = lowest(left)
        left &= left - 1
        if state.ways.near[region] & room:
            found |= bit(region)
    return found


def rats_in(state: RattusState, regions: i64) -> i64:
    """Mark the rats of some regions that can be told apart."""
    found: i64 = 0
    while regions:
        found |= rats_to_choose(state, lowest(regions))
        regions &= regions - 1
    return found


def homes_to_leave(state: RattusState, seat: int, nearby: bool) -> i64:
    """Mark the regions from which a citizen of the seat can go to another one, near or not."""
    found: i64 = 0
    left = homes_of(state, seat)
    while left:
        home = lowest(left)
        left &= left - 1
        goals = goals_nearby(state, seat, home) if nearby else goals_anywhere(state, seat, home)
        if goals:
            found |= bit(home)
    return found


A_REGION: Final = ARegion()
A_REGION_TO_SETTLE: Final = ARegionToSettle()
ANOTHER_REGION: Final = AnotherRegion()
A_REGION_OF_MINE: Final = ARegionOfMine()
A_REGION_OF_MINE_OR_STOP: Final = ARegionOfMineOrStop()
A_REGION_OF_MINE_WITHOUT_RATS: Final = ARegionOfMineWithoutRats()
A_REGION_TO_LEAVE: Final = ARegionToLeave()
A_GOAL_NEARBY: Final = AGoalNearby()
A_GOAL_ANYWHERE: Final = AGoalAnywhere()
UP_TO_THREE_OF_MINE: Final = HowManyOfMine(3)
A_RAT: Final = ARat()
ANOTHER_RAT: Final = AnotherRat()
A_RAT_THAT_CAN_MOVE: Final = ARatThatCanMove()
A_ROOM_FOR_IT: Final = ARoomForIt()
YES_OR_NO: Final = YesOrNo()
