"""Phase B: every seat takes the supply action of one of the drawn cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.question import NOBODY, Kind, Step, seat_of
from ratking.core.row import below
from ratking.core.state import ask, ask_together, tell
from ratking.games.cartus import events
from ratking.games.cartus.population import draw_cards, look_at_nuns
from ratking.games.cartus.state import A_BUILDING, BUILDING_ROW, SEAT, START, SUPPLIES, CartusState
from ratking.games.cartus.verbs import discard_rats
from ratking.games.cartus.verbs_round import begin_phase, keep_supply, take_up_supply


class BeginSupplies(Step[CartusState]):
    """Ask in turn order, or all at once if the table agreed to it (RC-27)."""

    name = "begin_supplies"

    def run(self, state: CartusState, asked: int) -> None:
        """Put the questions on the table."""
        begin_phase(state, SUPPLIES)
        players, start = state.box.players, START.of(state)
        if state.box.together:
            ask(state, PERFORM_SUPPLIES, NOBODY)
            for seat in range(players):
                ask_together(state, SUPPLY_TOGETHER, seat)
        else:
            for step in range(players - 1, -1, -1):
                ask(state, SUPPLY, (start + step) % players)


class Supply(Kind[CartusState]):
    """Which card's supply action do you take (RC-25)? Others may take the same (RC-28)."""

    name = "supply"
    domain = Answers(Verb("supply", A_BUILDING))

    def answers(self, state: CartusState, asked: int) -> i64:
        """Any card of the row."""
        return below(BUILDING_ROW.count(state))

    def answered(self, state: CartusState, asked: int, choice: int) -> None:
        """Perform it."""
        perform_supply(state, seat_of(state, asked), choice)


class SupplyTogether(Supply):
    """The same question, asked of all seats at once."""

    name = "supply_together"
    together = True

    def answered(self, state: CartusState, asked: int, choice: int) -> None:
        """Keep the choice to oneself until all have chosen."""
        keep_supply(state, seat_of(state, asked), choice)


class PerformSupplies(Step[CartusState]):
    """All have chosen: the actions are performed in turn order."""

    name = "perform_supplies"

    def run(self, state: CartusState, asked: int) -> None:
        """The last in turn order lies at the bottom of the stack."""
        if state.told is not None:
            tell(state, events.SuppliesRevealed())
        players, start = state.box.players, START.of(state)
        for step in range(players - 1, -1, -1):
            ask(state, TAKE_SUPPLY, NOBODY, (start + step) % players)


class TakeSupply(Step[CartusState]):
    """A seat performs the action that it chose."""

    name = "take_supply"

    def __init__(self) -> None:
        super().__init__()
        self.taker = self.holds("taker", SEAT)

    def run(self, state: CartusState, asked: int) -> None:
        """Perform it and forget the choice."""
        taker = self.taker.of(state, asked)
        perform_supply(state, taker, take_up_supply(state, taker))


SUPPLY: Final = Supply()
SUPPLY_TOGETHER: Final = SupplyTogether()
BEGIN_SUPPLIES: Final = BeginSupplies()
PERFORM_SUPPLIES: Final = PerformSupplies()
TAKE_SUPPLY: Final = TakeSupply()


def perform_supply(state: CartusState, seat: int, place: int) -> None:
    """Discard rats, draw cards and look at the nun row, as the card shows (RC-26)."""
    card = BUILDING_ROW.of(state, place)
    draw, rats, look = state.box.supplies[card]
    if state.told is not None:
        tell(state, events.SupplyTaken(seat, card))
    discard_rats(state, seat, rats)
    look_at_nuns(state, seat, look)
    draw_cards(state, seat, draw)
