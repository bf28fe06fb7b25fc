"""Phase B: every seat takes the supply action of one of the drawn cards."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NOBODY, Kind, Question, Step
from ratking.core.state import ask, ask_together
from ratking.games.cartus import events as tell
from ratking.games.cartus.population import draw_cards, look_at_nuns
from ratking.games.cartus.state import SUPPLIES, UNDECIDED, CartusState
from ratking.games.cartus.verbs import discard_rats


class BeginSupplies(Step[CartusState]):
    """Ask in turn order, or all at once if the table agreed to it (RC-27)."""

    name = "begin_supplies"

    def run(self, state: CartusState, asked: Question) -> None:
        """Put the questions on the table."""
        state.phase = SUPPLIES
        players = state.box.players
        if state.box.together:
            ask(state, PERFORM_SUPPLIES, NOBODY)
            for seat in range(players):
                ask_together(state, Question(SUPPLY_TOGETHER, seat))
        else:
            for step in range(players - 1, -1, -1):
                ask(state, SUPPLY, (state.start + step) % players)


class Supply(Kind[CartusState]):
    """Which card's supply action do you take (RC-25)? Others may take the same (RC-28)."""

    name = "supply"
    domain = "place"

    def answers(self, state: CartusState, asked: Question) -> list[int]:
        """Any card of the row."""
        return list(range(len(state.row)))

    def answered(self, state: CartusState, asked: Question, choice: int) -> None:
        """Perform it."""
        perform_supply(state, asked.seat, choice)


class SupplyTogether(Supply):
    """The same question, asked of all seats at once."""

    name = "supply_together"
    together = True

    def answered(self, state: CartusState, asked: Question, choice: int) -> None:
        """Keep the choice to oneself until all have chosen."""
        state.supply[asked.seat] = choice


class PerformSupplies(Step[CartusState]):
    """All have chosen: the actions are performed in turn order."""

    name = "perform_supplies"

    def run(self, state: CartusState, asked: Question) -> None:
        """The last in turn order lies at the bottom of the stack."""
        if state.told is not None:
            state.told.append(tell.SuppliesRevealed())
        players = state.box.players
        for step in range(players - 1, -1, -1):
            ask(state, TAKE_SUPPLY, NOBODY, (state.start + step) % players)


class TakeSupply(Step[CartusState]):
    """A seat performs the action that it chose."""

    name = "take_supply"

    def run(self, state: CartusState, asked: Question) -> None:
        """Perform it and forget the choice."""
        place = state.supply[asked.about]
        state.supply[asked.about] = UNDECIDED
        perform_supply(state, asked.about, place)


SUPPLY: Final = Supply()
SUPPLY_TOGETHER: Final = SupplyTogether()
BEGIN_SUPPLIES: Final = BeginSupplies()
PERFORM_SUPPLIES: Final = PerformSupplies()
TAKE_SUPPLY: Final = TakeSupply()


def perform_supply(state: CartusState, seat: int, place: int) -> None:
    """Discard rats, draw cards and look at the nun row, as the card shows (RC-26)."""
    draw, rats, look = state.box.supplies[state.row[place]]
    if state.told is not None:
        state.told.append(tell.SupplyTaken(seat, state.row[place]))
    discard_rats(state, seat, rats)
    look_at_nuns(state, seat, look)
    draw_cards(state, seat, draw)
