"""Class cards of the Pied Piper deck: peasants, churchmen, citizens and magicians."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.question import Kind
from ratking.core.row import bit
from ratking.core.state import ask
from ratking.games.rattus.cards import ClassCard, leaders
from ratking.games.rattus.cards.offers import ACitizenMore
from ratking.games.rattus.domains import RAT, REGION, YES_NO
from ratking.games.rattus.questions import (
    A_GOAL_ANYWHERE,
    A_GOAL_NEARBY,
    A_REGION,
    A_REGION_OF_MINE,
    A_REGION_OF_MINE_OR_STOP,
    A_REGION_TO_LEAVE,
    A_REGION_TO_SETTLE,
    ANOTHER_REGION,
    STOP,
    Ask,
    YesOrNo,
    takes_a_rat,
)
from ratking.games.rattus.rats import rats_to_choose
from ratking.games.rattus.state import HAND, STORED, RattusState, citizens_of
from ratking.games.rattus.tokens import BOURGEOISIE, CHURCH, MAGIC, PEASANTRY
from ratking.games.rattus.travel import (
    carries_both,
    has_diplomat,
    plain_citizens,
    potions_of,
    travel,
)
from ratking.games.rattus.verbs import (
    bring_potions,
    give_potion,
    place_bishops,
    place_citizens,
    place_nuns,
    release_citizens,
    store_citizen,
)
from ratking.games.rattus.verbs_rats import move_rat

FOLLOWER_OR_NO_MORE: Final = Answers(Verb("follow", RAT), Verb("no more"))
NO_MORE_RATS: Final = FOLLOWER_OR_NO_MORE.first("no more")
"""The answer in place of a rat: that was all."""

DIPLOMAT_OR_NOT: Final = Answers(Verb("diplomat", YES_NO))


class Baker(ClassCard):
    """Store one own citizen on the card; whoever takes it releases them all (RP-1)."""

    number = 7
    family = PEASANTRY

    def usable(self, state: RattusState, seat: int) -> bool:
        """Somebody must be left to store."""
        return HAND.of(state, seat) > 0

    def resolve(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """Store one."""
        store_citizen(state, seat)

    def taken(self, state: RattusState, seat: int) -> None:
        """The new holder decides where they live."""
        if STORED.total(state):
            ask(state, RELEASE, seat)

    def before_last_plague(self, state: RattusState, holder: int) -> None:
        """The holder's left neighbour decides."""
        self.taken(state, (holder + 1) % state.box.players)


class Release(Kind[RattusState]):
    """Which region do the citizens on the Baker go to?"""

    name = "release"
    domain = Answers(Verb("release", REGION))

    def answers(self, state: RattusState, asked: int) -> i64:
        """Any region in play."""
        return state.box.regions

    def answered(self, state: RattusState, asked: int, choice: int) -> None:
        """Put them there, each in its colour."""
        release_citizens(state, choice)


class Serf(ClassCard):
    """Each rat that kills somebody else brings one own citizen (RP-2)."""

    number = 8
    family = PEASANTRY

    def after_kill(self, state: RattusState, seat: int, region: int) -> None:
        """The gain counts for the next rat."""
        if HAND.of(state, seat):
            ask(state, MOVE_IN, seat, region)

    def moves_plague_at_the_end(self) -> bool:
        """The Serf goes one step in the final round."""
        return True


class MoveIn(ACitizenMore):
    """Add a citizen where the plague has just made room?"""

    name = "move_in"
    domain = Answers(Verb("gain", YES_NO))


class Bishop(ClassCard):
    """Put both bishops where no rat may come (RP-3)."""

    number = 9
    family = CHURCH
    asks = [A_REGION, ANOTHER_REGION]

    def resolve(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """Place them."""
        place_bishops(state, seat, sorted(picks))


class Nun(ClassCard):
    """Put the three nuns where fewer citizens should count (RP-4)."""

    number = 10
    family = CHURCH
    asks = [A_REGION, A_REGION, A_REGION]

    def resolve(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """Place them; they may share a region."""
        place_nuns(state, seat, sorted(picks))


class Courier(ClassCard):
    """Move up to two own citizens, each from any region to any other (RP-5)."""

    number = 11
    family = BOURGEOISIE
    asks = [A_REGION_OF_MINE, A_GOAL_ANYWHERE, A_REGION_OF_MINE_OR_STOP, A_GOAL_ANYWHERE]

    def next_ask(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> Ask | None:
        """One citizen is enough."""
        return None if picks and picks[-1] == STOP else super().next_ask(state, seat, picks)

    def picked(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """Each citizen leaves as soon as its goal is known."""
        if len(picks) % 2 == 0:
            travel(state, seat, picks[-2], picks[-1], 1)


class Mayor(ClassCard):
    """One citizen more where one already leads (RP-6)."""

    number = 12
    family = BOURGEOISIE
    final_asks = [A_REGION_TO_SETTLE]

    def leads(self, state: RattusState, seat: int, region: int) -> bool:
        """Say whether the seat has more citizens there than everybody else."""
        return leaders(state, region) == [seat]

    def extra_citizens(self, state: RattusState, seat: int, region: int) -> int:
        """One more, for a strict majority."""
        return int(self.leads(state, seat, region))

    def usable_at_the_end(self, state: RattusState, seat: int) -> bool:
        """The holder must lead some region, and somebody must be left to place."""
        leads = any(self.leads(state, seat, region) for region in state.box.in_play)
        return leads and super().usable_at_the_end(state, seat)

    def resolve_at_the_end(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """The extra citizen goes to any region (RB-39)."""
        place_citizens(state, seat, picks[0], 1)


class AFollowerOrStop(Ask):
    """A rat of the region just left that follows, or no more."""

    name = "a_follower_or_stop"
    domain = FOLLOWER_OR_NO_MORE

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> i64:
        """Mark the rats as long as there is room for one more."""
        found = rats_to_choose(state, picks[0]) if takes_a_rat(state, picks[1]) else 0
        return found | bit(NO_MORE_RATS)


class PiedPiper(ClassCard):
    """Move one own citizen; up to two rats follow it (RP-7)."""

    number = 13
    family = MAGIC
    asks = [A_REGION_TO_LEAVE, A_GOAL_NEARBY, AFollowerOrStop(), AFollowerOrStop()]

    def next_ask(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> Ask | None:
        """Fewer rats are enough."""
        return None if picks and picks[-1] == NO_MORE_RATS else super().next_ask(state, seat, picks)

    def picked(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """The citizen goes first, then each rat."""
        if len(picks) == 2:
            travel(state, seat, picks[0], picks[1], 1)
        elif len(picks) > 2 and picks[-1] != NO_MORE_RATS:
            move_rat(state, seat, picks[-1], picks[1])


class ARegionForAPotion(Ask):
    """A region with a citizen of one's own that has no potion yet."""

    name = "a_region_for_a_potion"

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> i64:
        """Mark the regions."""
        found: i64 = 0
        for region in state.box.in_play:
            if citizens_of(state, seat, region) > potions_of(state, seat, region):
                found |= bit(region)
        return found


class ToTheDiplomat(YesOrNo):
    """Whether the potion goes to the diplomat of the region just picked."""

    name = "to_the_diplomat"
    domain = DIPLOMAT_OR_NOT


class Wizard(ClassCard):
    """Put a potion under one own citizen (RP-8)."""

    number = 14
    family = MAGIC
    asks = [ARegionForAPotion(), ToTheDiplomat()]

    def comes_into_play(self, state: RattusState) -> None:
        """Lay the potions beside the board."""
        bring_potions(state)

    def next_ask(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> Ask | None:
        """Who gets it matters only where a diplomat and a plain citizen are without one."""
        if len(picks) == 1 and not self.has_a_choice(state, seat, picks[0]):
            return None
        return super().next_ask(state, seat, picks)

    def has_a_choice(self, state: RattusState, seat: int, region: int) -> bool:
        """Say whether both a diplomat and a plain citizen could get the potion."""
        waits = has_diplomat(state, seat, region) and not carries_both(state, seat, region)
        return waits and plain_citizens(state, seat, region) > 0

    def resolve(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """Give the potion."""
        region = picks[0]
        nobody_else = plain_citizens(state, seat, region) == 0
        give_potion(state, seat, region, picks[1] if len(picks) > 1 else int(nobody_else))


RELEASE: Final = Release()
MOVE_IN: Final = MoveIn()
