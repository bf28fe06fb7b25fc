"""Class cards of Africanus; in the final round all of them work as ever (RA-17)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.question import NOBODY, Kind, Step, seat_of
from ratking.core.row import bit, mask
from ratking.core.state import ask
from ratking.games.rattus.cards import ClassCard, leaders
from ratking.games.rattus.cards.offers import ACitizenMore
from ratking.games.rattus.domains import REGION, REGION_CARD, SEAT, YES_NO
from ratking.games.rattus.questions import A_GOAL, Ask, YesOrNo
from ratking.games.rattus.region_cards import (
    TO_CHOOSE,
    TO_SHOW,
    cards_to_draw,
    draw_cards,
)
from ratking.games.rattus.state import (
    CARAVAN,
    DIPLOMATS,
    DRAWN,
    HAND,
    SAVED_DIPLOMATS,
    RattusState,
    citizens_of,
)
from ratking.games.rattus.tokens import ISLAMIC
from ratking.games.rattus.travel import has_diplomat, plain_citizens, potions_of
from ratking.games.rattus.verbs import bring_diplomats, place_caravan, place_citizens, send_diplomat
from ratking.games.rattus.verbs_cards import discard_drawn, keep_card

DIPLOMAT_TOKENS: Final = 15

A_CARD_TO_KEEP: Final = Answers(Verb("keep", REGION_CARD))
A_WAY: Final = Answers(Verb("over", REGION))
BEARER_OR_NOT: Final = Answers(Verb("bearer", YES_NO))


class OneOfTheDrawn(Ask):
    """One of the region cards just drawn."""

    name = "one_of_the_drawn"
    domain = A_CARD_TO_KEEP
    shows = True

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> i64:
        """Mark the drawn cards; one that this table may not know is no answer."""
        return mask([card for card in DRAWN.all(state) if card >= 0])


class ARegionShown(Ask):
    """A region of the cards just turned up."""

    name = "a_region_shown"
    shows = True

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> i64:
        """Mark the regions."""
        cards = state.box.region_cards
        return mask([cards[card].region for card in DRAWN.all(state)])


class Astronomer(ClassCard):
    """Draw three region cards and keep one (RA-10)."""

    number = 19
    family = ISLAMIC
    asks = [OneOfTheDrawn()]
    needs_region_cards = True
    begins_with_a_draw = True

    def usable(self, state: RattusState, seat: int) -> bool:
        """There must be a card to draw."""
        return cards_to_draw(state) > 0

    def begin(self, state: RattusState, seat: int) -> None:
        """Draw them unseen by others."""
        draw_cards(state, seat, 3, TO_CHOOSE)

    def resolve(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """Keep one and discard the rest."""
        keep_card(state, seat, picks[0])


class Explorer(ClassCard):
    """Turn up three region cards and settle in one of their regions (RA-11)."""

    number = 20
    family = ISLAMIC
    asks = [ARegionShown()]
    needs_region_cards = True
    begins_with_a_draw = True

    def usable(self, state: RattusState, seat: int) -> bool:
        """There must be a card to turn up and a citizen to place."""
        return cards_to_draw(state) > 0 and HAND.of(state, seat) > 0

    def begin(self, state: RattusState, seat: int) -> None:
        """Turn them up for everybody."""
        draw_cards(state, seat, 3, TO_SHOW)

    def resolve(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """Settle, and discard the cards."""
        place_citizens(state, seat, picks[0], 1)
        discard_drawn(state, seat)


def diplomats_in_use(state: RattusState) -> int:
    """Count the diplomats on the board and in the Safe Haven."""
    count = SAVED_DIPLOMATS.total(state)
    for region in state.box.in_play:
        count += DIPLOMATS.total(state, region)
    return count


class ARegionForADiplomat(Ask):
    """A region where a citizen of one's own can become the only diplomat."""

    name = "a_region_for_a_diplomat"

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> i64:
        """Mark the regions, as long as tokens are left."""
        found: i64 = 0
        if diplomats_in_use(state) < DIPLOMAT_TOKENS:
            for region in state.box.in_play:
                if citizens_of(state, seat, region) and not has_diplomat(state, seat, region):
                    found |= bit(region)
        return found


class OneWithAPotion(YesOrNo):
    """Whether a citizen with a potion becomes the diplomat in the region just picked."""

    name = "one_with_a_potion"
    domain = BEARER_OR_NOT


class Sultan(ClassCard):
    """Put a diplomat under one own citizen (RA-13)."""

    number = 22
    family = ISLAMIC
    asks = [ARegionForADiplomat(), OneWithAPotion()]

    def comes_into_play(self, state: RattusState) -> None:
        """Lay the tokens beside the board."""
        bring_diplomats(state)

    def next_ask(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> Ask | None:
        """Who is sent matters only where some citizens have a potion and some have none."""
        if len(picks) == 1 and not self.has_a_choice(state, seat, picks[0]):
            return None
        return super().next_ask(state, seat, picks)

    def has_a_choice(self, state: RattusState, seat: int, region: int) -> bool:
        """Say whether both a citizen with a potion and a plain one could be sent."""
        return potions_of(state, seat, region) > 0 and plain_citizens(state, seat, region) > 0

    def resolve(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """Send the diplomat."""
        region = picks[0]
        nobody_plain = plain_citizens(state, seat, region) == 0
        send_diplomat(state, seat, region, picks[1] if len(picks) > 1 else int(nobody_plain))


class AWayForTheCaravan(Ask):
    """The region that the Caravan passes through."""

    name = "a_way_for_the_caravan"
    domain = A_WAY

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> i64:
        """Mark the neighbours from which it can go on."""
        here, near = CARAVAN.of(state), state.ways.neighbours
        return mask([way for way in near[here] if any(goal != here for goal in near[way])])


class AGoalForTheCaravan(Ask):
    """The region in which the Caravan ends: not the one where it started."""

    name = "a_goal_for_the_caravan"
    domain = A_GOAL
    shows = True

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> i64:
        """Mark where it can go from the region on its way."""
        return state.ways.near[picks[-1]] & ~bit(CARAVAN.of(state))


class Caravanner(ClassCard):
    """Move the Caravan two steps; where it leaves and passes, majorities grow (RA-12)."""

    number = 21
    family = ISLAMIC
    asks = [AWayForTheCaravan(), AGoalForTheCaravan()]

    def resolve(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """Settle the region where it started, then the one it passed through."""
        way, goal = picks
        ask(state, CARAVAN_PASSES, NOBODY, way, seat)
        ask(state, CARAVAN_PASSES, NOBODY, CARAVAN.of(state), seat)
        place_caravan(state, seat, goal)


class CaravanPasses(Step[RattusState]):
    """Whoever has the most citizens where the Caravan passes may add one."""

    name = "caravan_passes"

    def __init__(self) -> None:
        super().__init__()
        self.region = self.holds("region", REGION)
        self.who = self.holds("who", SEAT)

    def run(self, state: RattusState, asked: int) -> None:
        """Ask the leaders clockwise from the active player; without stock, nothing."""
        region, first = self.region.of(state, asked), self.who.of(state, asked)
        found = leaders(state, region)
        players = state.box.players
        for step in range(players - 1, -1, -1):
            seat = (first + step) % players
            if seat in found and HAND.of(state, seat):
                ask(state, JOIN_CARAVAN, seat, region)


class JoinCaravan(ACitizenMore):
    """Add a citizen where the Caravan passes?"""

    name = "join_caravan"
    domain = Answers(Verb("join", YES_NO))


class PlaceCaravan(Kind[RattusState]):
    """Where does the Caravan start?"""

    name = "place_caravan"
    domain = Answers(Verb("caravan", REGION))

    def answers(self, state: RattusState, asked: int) -> i64:
        """Any region in play."""
        return state.box.regions

    def answered(self, state: RattusState, asked: int, choice: int) -> None:
        """Put it there."""
        place_caravan(state, seat_of(state, asked), choice)


CARAVAN_PASSES: Final = CaravanPasses()
JOIN_CARAVAN: Final = JoinCaravan()
PLACE_CARAVAN: Final = PlaceCaravan()
