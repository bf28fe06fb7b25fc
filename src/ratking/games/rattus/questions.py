"""What a class card can ask its user: each question with the answers it takes."""

from __future__ import annotations

from typing import Final

from ratking.games.rattus.board import REGIONS
from ratking.games.rattus.rats import rats_to_choose
from ratking.games.rattus.state import CARDS, SLOTS, RattusState, citizens_of
from ratking.games.rattus.travel import can_leave, goals_anywhere, goals_nearby

TAKE: Final = REGIONS
USE: Final = TAKE + CARDS
DONE: Final = USE + CARDS
"""An action is a region to increase in, TAKE + card, USE + card, or DONE."""

STOP: Final = REGIONS
"""The answer in place of a region: that was all."""


class Ask:
    """One question of a card; the picks so far are in the order they were made."""

    name: str = ""
    domain: str = "region"

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> list[int]:
        """List what can be picked."""
        raise NotImplementedError

    def has_answers(self, state: RattusState, seat: int) -> bool:
        """Say whether anything can be picked as the first of a card's picks."""
        return bool(self.answers(state, seat, ()))


class ARegion(Ask):
    """Any region in play."""

    name = "a_region"

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> list[int]:
        """List all regions in play."""
        return state.box.in_play[:]


class ARegionToSettle(Ask):
    """Any region in play, while somebody is left to place there."""

    name = "a_region_to_settle"

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> list[int]:
        """List all regions in play."""
        return state.box.in_play[:] if state.hand[seat] else []


class AnotherRegion(Ask):
    """Any region in play but the one just picked."""

    name = "another_region"

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> list[int]:
        """List the other regions."""
        return [region for region in state.box.in_play if region != picks[-1]]


class AGoalAnywhere(Ask):
    """Any other region that a citizen of the region just picked can go to."""

    name = "a_goal_anywhere"

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> list[int]:
        """List the other regions."""
        return goals_anywhere(state, seat, picks[-1])


class ARegionOfMine(Ask):
    """A region with a citizen of one's own that is free to go."""

    name = "a_region_of_mine"

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> list[int]:
        """List the regions from which somebody can go somewhere."""
        return [
            r
            for r in state.box.in_play
            if citizens_of(state, seat, r) and goals_anywhere(state, seat, r)
        ]


class ARegionToLeave(Ask):
    """A region with a citizen of one's own that can go to a neighbouring one."""

    name = "a_region_to_leave"

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> list[int]:
        """List the regions from which somebody can leave."""
        return [
            r
            for r in state.box.in_play
            if citizens_of(state, seat, r) and goals_nearby(state, seat, r)
        ]

    def has_answers(self, state: RattusState, seat: int) -> bool:
        """Stop looking at the first such region."""
        for r in state.box.in_play:
            if citizens_of(state, seat, r) and goals_nearby(state, seat, r):
                return True
        return False


class ARegionOfMineOrStop(ARegionOfMine):
    """A region with a citizen of one's own, or no more."""

    name = "a_region_of_mine_or_stop"

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> list[int]:
        """List the regions where this seat lives, and the end of it."""
        return super().answers(state, seat, picks) + [STOP]


class ARegionOfMineWithoutRats(Ask):
    """A region with a citizen of one's own and no rat."""

    name = "a_region_of_mine_without_rats"

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> list[int]:
        """List the regions where this seat lives undisturbed."""
        return [
            r for r in state.box.in_play if citizens_of(state, seat, r) and not state.rat_count[r]
        ]

    def has_answers(self, state: RattusState, seat: int) -> bool:
        """Stop looking at the first such region."""
        for r in state.box.in_play:
            if not state.rat_count[r] and citizens_of(state, seat, r):
                return True
        return False


class AGoalNearby(Ask):
    """A neighbouring region that a citizen of the region just picked can go to."""

    name = "a_goal_nearby"

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> list[int]:
        """List the neighbouring regions."""
        return goals_nearby(state, seat, picks[-1])


class HowManyOfMine(Ask):
    """A number of one's own citizens to move between the two regions picked."""

    name = "how_many"
    domain = "count"

    def __init__(self, most: int) -> None:
        self.most = most

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> list[int]:
        """Count from one to those who can leave, or to the most allowed."""
        return list(range(1, min(self.most, can_leave(state, seat, picks[0], picks[1])) + 1))


class ARat(Ask):
    """Any rat on the board."""

    name = "a_rat"
    domain = "rat"

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> list[int]:
        """List the rats that can be told apart."""
        found: list[int] = []
        for region in state.box.in_play:
            if state.rat_count[region]:
                found += rats_to_choose(state, region)
        return found


class AnotherRat(ARat):
    """Any rat on the board but the one just picked."""

    name = "another_rat"

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> list[int]:
        """List the other rats."""
        return [rat for rat in super().answers(state, seat, picks) if rat != picks[-1]]


class ARatThatCanMove(Ask):
    """A rat with a neighbouring region that has room."""

    name = "a_rat_to_move"
    domain = "rat"

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> list[int]:
        """List the rats that have somewhere to go."""
        found: list[int] = []
        for region in state.box.in_play:
            if state.rat_count[region] and has_room_nearby(state, region):
                found += rats_to_choose(state, region)
        return found

    def has_answers(self, state: RattusState, seat: int) -> bool:
        """Stop looking at the first such rat."""
        for region in state.box.in_play:
            if state.rat_count[region] and has_room_nearby(state, region):
                return True
        return False


class ARoomForIt(Ask):
    """A neighbouring region with room for the rat just picked."""

    name = "a_room_for_it"

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> list[int]:
        """List the neighbours that are not full."""
        return rooms_nearby(state, picks[-1] // SLOTS)


class YesOrNo(Ask):
    """Yes (1) or no (0)."""

    name = "yes_or_no"
    domain = "yes_no"

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> list[int]:
        """Both are always allowed."""
        return [0, 1]


def takes_a_rat(state: RattusState, region: int) -> bool:
    """Say whether a rat may come in: never more than three (RB-18), never to a bishop (RP-3)."""
    return state.rat_count[region] < SLOTS and region not in state.bishops


def rooms_nearby(state: RattusState, region: int) -> list[int]:
    """List the neighbouring regions that take a rat."""
    return [near for near in state.ways.neighbours[region] if takes_a_rat(state, near)]


def has_room_nearby(state: RattusState, region: int) -> bool:
    """Say whether a rat could leave the region."""
    for near in state.ways.neighbours[region]:
        if takes_a_rat(state, near):
            return True
    return False


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
