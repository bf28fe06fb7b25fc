"""The end of the game: the final round anticlockwise, then the last plague everywhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.question import NOBODY, Kind, Step, seat_of
from ratking.core.row import bit, listed, lowest, size
from ratking.core.state import ask, tell
from ratking.games.rattus import events
from ratking.games.rattus.cards.deck import DECK
from ratking.games.rattus.domains import REGION, SEAT
from ratking.games.rattus.plague import STRIKE, can_strike, send_plague
from ratking.games.rattus.questions import ACTIONS, DONE, TOO_MANY, USE, moved
from ratking.games.rattus.state import (
    CARDS,
    HOLDER,
    LAST,
    WITH_REGION_CARDS,
    RattusState,
    cards_of,
    unused_cards,
)
from ratking.games.rattus.use import use_card
from ratking.games.rattus.verbs import (
    begin_final_turn,
    begin_last_plague,
    end_regular_turns,
    mark_used,
)
from ratking.games.rattus.verbs_cards import show_hands


def begin_finale(state: RattusState, ending: int) -> None:
    """Line up everybody but the last player, from his right-hand neighbour on (RB-38)."""
    end_regular_turns(state, ending)
    ask(state, RAVAGE, NOBODY)
    ask(state, BEFORE_LAST_PLAGUE, NOBODY)
    for step in range(1, state.box.players):
        ask(state, FINAL_TURN, NOBODY, (LAST.of(state) + step) % state.box.players)


class FinalTurn(Step[RattusState]):
    """A seat may use its cards one last time."""

    name = "final_turn"

    def __init__(self) -> None:
        super().__init__()
        self.who = self.holds("who", SEAT)

    def run(self, state: RattusState, asked: int) -> None:
        """Ask only seats with a card that can still do something."""
        seat = self.who.of(state, asked)
        begin_final_turn(state, seat)
        if final_uses(state, seat):
            ask(state, ACT_AT_THE_END, seat)


def final_uses(state: RattusState, seat: int) -> i64:
    """Mark the held cards that can be used; the plague is sent once, whichever card sends it."""
    found: i64 = 0
    plague_is_sent = False
    left = cards_of(state, seat) & unused_cards(state)
    while left:
        card = lowest(left)
        left &= left - 1
        if not DECK[card].usable_at_the_end(state, seat):
            continue
        if DECK[card].moves_plague_at_the_end():
            if plague_is_sent:
                continue
            plague_is_sent = True
        found |= bit(card)
    return found


class ActAtTheEnd(Kind[RattusState]):
    """Which card do you use one last time?"""

    name = "act_at_the_end"
    domain = ACTIONS
    wide = TOO_MANY

    def answers(self, state: RattusState, asked: int) -> i64:
        """Mark the cards, and being done."""
        return moved(final_uses(state, seat_of(state, asked)), USE) | bit(DONE)

    def listed(self, state: RattusState, asked: int) -> list[int]:
        """List the same."""
        cards = listed(final_uses(state, seat_of(state, asked)))
        return [USE + card for card in cards] + [DONE]

    def goes_on(self, state: RattusState, asked: int, choice: int) -> bool:
        """The plague asks where it goes, and a card for its first pick."""
        if choice == DONE:
            return False
        card, seat = DECK[choice - USE], seat_of(state, asked)
        if card.moves_plague_at_the_end():
            return True
        return not card.begins_with_a_draw and card.next_ask(state, seat, ()) is not None

    def answered(self, state: RattusState, asked: int, choice: int) -> None:
        """Use it, and ask again while there is something left."""
        if choice == DONE:
            return
        seat, card = seat_of(state, asked), choice - USE
        ask(state, FINAL_ACTIONS_GO_ON, NOBODY, seat)
        if DECK[card].moves_plague_at_the_end():
            ride(state, seat)
        else:
            use_card(state, seat, card)


def ride(state: RattusState, seat: int) -> None:
    """Send the plague with all cards that can do so; they share one region (RB-40)."""
    for card in listed(cards_of(state, seat)):
        if DECK[card].moves_plague_at_the_end():
            mark_used(state, seat, card)
    send_plague(state, seat)


class FinalActionsGoOn(Step[RattusState]):
    """Ask the same seat again if a card is left."""

    name = "final_actions_go_on"

    def __init__(self) -> None:
        super().__init__()
        self.who = self.holds("who", SEAT)

    def run(self, state: RattusState, asked: int) -> None:
        """An empty choice is not asked."""
        seat = self.who.of(state, asked)
        if final_uses(state, seat):
            ask(state, ACT_AT_THE_END, seat)


class BeforeLastPlague(Step[RattusState]):
    """The final round is over; cards that wait for this moment have their say."""

    name = "before_last_plague"

    def run(self, state: RattusState, asked: int) -> None:
        """Ask every card that somebody holds."""
        for card in CARDS.all(state):
            if HOLDER.of(state, card) >= 0:
                DECK[card].before_last_plague(state, HOLDER.of(state, card))


class Ravage(Step[RattusState]):
    """The plague ravages every region (RB-41)."""

    name = "ravage"

    def run(self, state: RattusState, asked: int) -> None:
        """The player of the last regular turn decides where the order matters."""
        begin_last_plague(state)
        if WITH_REGION_CARDS.of(state):
            ask(state, RAVAGE_NEXT, NOBODY)
        else:
            for region in reversed(state.box.in_play):
                ask(state, STRIKE, NOBODY, region)


class RavageNext(Step[RattusState]):
    """Go on to the next region; with region cards in the game the order matters (RA-16)."""

    name = "ravage_next"

    def run(self, state: RattusState, asked: int) -> None:
        """Ask only where there is a choice; after the last region all hands are shown (RA-8)."""
        left = regions_left(state)
        if not left:
            show_hands(state)
            return
        ask(state, RAVAGE_NEXT, NOBODY)
        if size(left) == 1:
            only: int = lowest(left)
            ask(state, STRIKE, NOBODY, only)
        else:
            ask(state, CHOOSE_REGION, LAST.of(state))


def regions_left(state: RattusState) -> i64:
    """Mark the regions that the last plague still has to ravage."""
    found: i64 = 0
    for region in state.box.in_play:
        if can_strike(state, region):
            found |= bit(region)
    return found


class ChooseRegion(Kind[RattusState]):
    """Which region does the last plague ravage next?"""

    name = "choose_region"
    domain = Answers(Verb("ravage", REGION))

    def answers(self, state: RattusState, asked: int) -> i64:
        """Mark the regions that are left."""
        return regions_left(state)

    def answered(self, state: RattusState, asked: int, choice: int) -> None:
        """Strike it."""
        if state.told is not None:
            tell(state, events.RegionChosen(seat_of(state, asked), choice))
        ask(state, STRIKE, NOBODY, choice)


FINAL_TURN: Final = FinalTurn()
ACT_AT_THE_END: Final = ActAtTheEnd()
FINAL_ACTIONS_GO_ON: Final = FinalActionsGoOn()
BEFORE_LAST_PLAGUE: Final = BeforeLastPlague()
RAVAGE: Final = Ravage()
RAVAGE_NEXT: Final = RavageNext()
CHOOSE_REGION: Final = ChooseRegion()
