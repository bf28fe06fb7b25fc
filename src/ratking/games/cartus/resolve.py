"""Phase D: the buildings are resolved one after the other: cards, special cards, actions."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NOBODY, Kind, Question, Step
from ratking.core.state import ask
from ratking.games.cartus import events as tell
from ratking.games.cartus.buildings.deck import DECK
from ratking.games.cartus.pieces import COPIES, NUNS, POPULATION, WIDTH, family_of
from ratking.games.cartus.specials import RESOLVE_SPECIAL, SPECIALS
from ratking.games.cartus.state import RESOLVING, CartusState, is_final_round
from ratking.games.cartus.verbs import (
    discard_played,
    make_premium,
    reveal_cards,
    score_influence,
    take_rats,
)
from ratking.games.cartus.votes import cards_that_count, entrants, premium_player, rivals_at


class ResolveBuilding(Step[CartusState]):
    """Resolve a building, then the next one in the row (RC-36)."""

    name = "resolve_building"

    def run(self, state: CartusState, asked: Question) -> None:
        """Reveal and score the cards (RC-37); special cards, actions and clearing away follow."""
        state.phase = RESOLVING
        place = asked.about
        if place + 1 < len(state.row):
            ask(state, RESOLVE_BUILDING, NOBODY, place + 1)
        ask(state, CLEAR_BUILDING, NOBODY, place)
        ask(state, PERFORM_ACTIONS, NOBODY, place)
        for special in range(len(SPECIALS) - 1, -1, -1):
            ask(state, RESOLVE_SPECIAL, NOBODY, special, (place,))
        revealing = to_reveal(state, place)
        for seat in revealing:
            reveal_cards(state, seat)
        if revealing:
            make_premium(state, premium_player(state, revealing))
        for seat in entrants(state, place):
            score_cards(state, seat, building_at(state, place))


def building_at(state: CartusState, place: int) -> int:
    """Name the building at a place of the row."""
    return state.row[place] // COPIES


def to_reveal(state: CartusState, place: int) -> list[int]:
    """List who reveals now; two players do so at once, to see who is premium (RC-53)."""
    return rivals_at(state, place) if state.box.players > 2 or place == 0 else []


def score_cards(state: CartusState, seat: int, building: int) -> None:
    """Score one influence for each card, and a rat for each of another class (RC-38, RC-39)."""
    family = family_of(building)
    score_influence(state, seat, family, cards_that_count(state, seat))
    strangers = 0
    for card in range(POPULATION):
        if card // NUNS != family:
            strangers += state.laid[seat * WIDTH + card]
    take_rats(state, seat, strangers)


class PerformActions(Step[CartusState]):
    """Ask the premium player first, then the others in the order of entering (RC-52)."""

    name = "perform_actions"

    def run(self, state: CartusState, asked: Question) -> None:
        """In the final round there is only a bonus for the premium player (RC-54)."""
        place = asked.about
        inside = entrants(state, place)
        building = building_at(state, place)
        if is_final_round(state):
            if state.premium in inside:
                score_influence(state, state.premium, family_of(building), 1)
            return
        if DECK[building].standard_does_something:
            for seat in reversed(inside):
                if seat != state.premium:
                    ask(state, USE_ACTION, seat, place, (0,))
        if state.premium in inside:
            ask(state, USE_ACTION, state.premium, place, (1,))


class UseAction(Kind[CartusState]):
    """Do you use the action of the building (RC-50)? It is never a must."""

    name = "use_action"
    domain = "yes_no"

    def answers(self, state: CartusState, asked: Question) -> list[int]:
        """Yes or no."""
        return [0, 1]

    def answered(self, state: CartusState, asked: Question, choice: int) -> None:
        """Perform the premium or the standard action."""
        if not choice:
            if state.told is not None:
                state.told.append(tell.ActionDeclined(asked.seat, state.row[asked.about]))
            return
        premium = asked.picks[0]
        if state.told is not None:
            state.told.append(tell.ActionUsed(asked.seat, state.row[asked.about], premium))
        building = DECK[building_at(state, asked.about)]
        if premium:
            building.premium(state, asked.seat)
        else:
            building.standard(state, asked.seat)


class ClearBuilding(Step[CartusState]):
    """The cards played in a building are discarded (RC-56)."""

    name = "clear_building"

    def run(self, state: CartusState, asked: Question) -> None:
        """One player after the other."""
        for seat in entrants(state, asked.about):
            discard_played(state, seat)


RESOLVE_BUILDING: Final = ResolveBuilding()
PERFORM_ACTIONS: Final = PerformActions()
USE_ACTION: Final = UseAction()
CLEAR_BUILDING: Final = ClearBuilding()
