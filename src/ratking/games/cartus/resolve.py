"""Phase D: the buildings are resolved one after the other: cards, special cards, actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.question import NOBODY, Kind, Step, seat_of
from ratking.core.row import below
from ratking.core.state import ask, tell
from ratking.games.cartus import events
from ratking.games.cartus.buildings.deck import DECK
from ratking.games.cartus.pieces import COPIES, NUNS, POPULATION, family_of
from ratking.games.cartus.specials import RESOLVE_SPECIAL, SPECIALS
from ratking.games.cartus.state import (
    BUILDING_ROW,
    LAID,
    LAID_SIZE,
    PREMIUM,
    RESOLVING,
    ROW_PLACE,
    YES_NO,
    CartusState,
    count_cards,
    is_final_round,
)
from ratking.games.cartus.verbs import discard_played, reveal_cards, score_influence, take_rats
from ratking.games.cartus.verbs_round import begin_phase, make_premium
from ratking.games.cartus.votes import cards_that_count, entrants, premium_player, rivals_at


class ResolveBuilding(Step[CartusState]):
    """Resolve a building, then the next one in the row (RC-36)."""

    name = "resolve_building"

    def __init__(self) -> None:
        super().__init__()
        self.place = self.holds("place", ROW_PLACE)

    def run(self, state: CartusState, asked: int) -> None:
        """Reveal and score the cards (RC-37); special cards, actions and clearing away follow."""
        begin_phase(state, RESOLVING)
        place = self.place.of(state, asked)
        if place + 1 < BUILDING_ROW.count(state):
            ask(state, RESOLVE_BUILDING, NOBODY, place + 1)
        ask(state, CLEAR_BUILDING, NOBODY, place)
        ask(state, PERFORM_ACTIONS, NOBODY, place)
        for special in range(len(SPECIALS) - 1, -1, -1):
            ask(state, RESOLVE_SPECIAL, NOBODY, special, place)
        revealing = to_reveal(state, place)
        for seat in revealing:
            reveal_cards(state, seat)
        if revealing:
            make_premium(state, premium_player(state, revealing))
        for seat in entrants(state, place):
            score_cards(state, seat, building_at(state, place))


def building_at(state: CartusState, place: int) -> int:
    """Name the building at a place of the row."""
    return BUILDING_ROW.of(state, place) // COPIES


def to_reveal(state: CartusState, place: int) -> list[int]:
    """List who reveals now; two players do so at once, to see who is premium (RC-53)."""
    return rivals_at(state, place) if state.box.players > 2 or place == 0 else []


def score_cards(state: CartusState, seat: int, building: int) -> None:
    """Score one influence for each card, and a rat for each of another class (RC-38, RC-39)."""
    if not LAID_SIZE.of(state, seat):
        return
    family = family_of(building)
    score_influence(state, seat, family, cards_that_count(state, seat))
    people = count_cards(state, LAID, seat, 0, POPULATION)
    friends = count_cards(state, LAID, seat, family * NUNS, (family + 1) * NUNS)
    take_rats(state, seat, people - friends)


class PerformActions(Step[CartusState]):
    """Ask the premium player first, then the others in the order of entering (RC-52)."""

    name = "perform_actions"

    def __init__(self) -> None:
        super().__init__()
        self.place = self.holds("place", ROW_PLACE)

    def run(self, state: CartusState, asked: int) -> None:
        """In the final round there is only a bonus for the premium player (RC-54)."""
        place, premium = self.place.of(state, asked), PREMIUM.of(state)
        inside = entrants(state, place)
        building = building_at(state, place)
        if is_final_round(state):
            if premium in inside:
                score_influence(state, premium, family_of(building), 1)
            return
        if DECK[building].standard_does_something:
            for seat in reversed(inside):
                if seat != premium:
                    ask(state, USE_ACTION, seat, place, 0)
        if premium in inside:
            ask(state, USE_ACTION, premium, place, 1)


class UseAction(Kind[CartusState]):
    """Do you use the action of the building (RC-50)? It is never a must."""

    name = "use_action"
    domain = Answers(Verb("use", YES_NO))

    def __init__(self) -> None:
        super().__init__()
        self.place = self.holds("place", ROW_PLACE)
        self.premium = self.holds("premium", YES_NO)

    def answers(self, state: CartusState, asked: int) -> i64:
        """Yes or no."""
        return below(2)

    def answered(self, state: CartusState, asked: int, choice: int) -> None:
        """Perform the premium or the standard action."""
        seat, premium = seat_of(state, asked), self.premium.of(state, asked)
        card = BUILDING_ROW.of(state, self.place.of(state, asked))
        if not choice:
            if state.told is not None:
                tell(state, events.ActionDeclined(seat, card))
            return
        if state.told is not None:
            tell(state, events.ActionUsed(seat, card, premium))
        building = DECK[card // COPIES]
        if premium:
            building.premium(state, seat)
        else:
            building.standard(state, seat)


class ClearBuilding(Step[CartusState]):
    """The cards played in a building are discarded (RC-56)."""

    name = "clear_building"

    def __init__(self) -> None:
        super().__init__()
        self.place = self.holds("place", ROW_PLACE)

    def run(self, state: CartusState, asked: int) -> None:
        """One player after the other."""
        for seat in entrants(state, self.place.of(state, asked)):
            discard_played(state, seat)


RESOLVE_BUILDING: Final = ResolveBuilding()
PERFORM_ACTIONS: Final = PerformActions()
USE_ACTION: Final = UseAction()
CLEAR_BUILDING: Final = ClearBuilding()
