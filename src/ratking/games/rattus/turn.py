"""A turn: the action phase in any order, then the plague; and whose turn is next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.question import NOBODY, Kind, Step, seat_of
from ratking.core.row import bit, listed, lowest, mask
from ratking.core.state import ask, asked_again
from ratking.games.rattus.cards import ClassCard
from ratking.games.rattus.cards.deck import DECK
from ratking.games.rattus.domains import CITIZENS_COUNT, CITIZENS_EACH, REGION, SEAT
from ratking.games.rattus.finale import begin_finale
from ratking.games.rattus.plague import send_plague
from ratking.games.rattus.questions import ACTIONS, DONE, TAKE, TOO_MANY, USE, moved
from ratking.games.rattus.state import (
    ACTIVE,
    ALL_CITIZENS_PLACED,
    HAND,
    INCREASED,
    ONGOING,
    RAT_COUNT,
    RATS_EXHAUSTED,
    SUPPLY,
    TOOK_CARD,
    RattusState,
    cards_of,
    cards_of_others,
    on_the_board,
    regions_with_rats,
    unused_cards,
)
from ratking.games.rattus.use import use_card
from ratking.games.rattus.verbs import begin_turn, mark_increased, place_citizens, take_card


class Act(Kind[RattusState]):
    """What do you do: increase in a region, take a card, use a card, or send the plague?"""

    name = "act"
    domain = ACTIONS
    wide = TOO_MANY

    def answers(self, state: RattusState, asked: int) -> i64:
        """Mark regions to increase in, cards to take, cards to use, and being done (RB-10)."""
        seat = seat_of(state, asked)
        found = regions_to_increase(state, seat) | moved(cards_to_take(state, seat), TAKE)
        return found | moved(cards_to_use(state, seat), USE) | bit(DONE)

    def listed(self, state: RattusState, asked: int) -> list[int]:
        """List the same."""
        seat = seat_of(state, asked)
        take = [TAKE + card for card in listed(cards_to_take(state, seat))]
        use = [USE + card for card in listed(cards_to_use(state, seat))]
        return listed(regions_to_increase(state, seat)) + take + use + [DONE]

    def goes_on(self, state: RattusState, asked: int, choice: int) -> bool:
        """The turn goes on; only a card that begins with a draw shows something."""
        is_card = USE <= choice < DONE
        return not (is_card and DECK[choice - USE].begins_with_a_draw)

    def answered(self, state: RattusState, asked: int, choice: int) -> None:
        """Do it, and ask again until the seat is done."""
        seat = seat_of(state, asked)
        if choice == DONE:
            ask(state, END_OF_TURN, NOBODY)
            send_plague(state, seat)
            return
        ask(state, ACT, seat)
        if choice < TAKE:
            increase(state, seat, choice)
        elif choice < USE:
            take_card(state, seat, choice - TAKE)
            DECK[choice - TAKE].taken(state, seat)
        else:
            use_card(state, seat, choice - USE)


def cards_to_take(state: RattusState, seat: int) -> i64:
    """Mark the cards that others hold or nobody does; one may be taken in a turn (RB-13)."""
    return 0 if TOOK_CARD.of(state) else cards_of_others(state, seat)


def cards_to_use(state: RattusState, seat: int) -> i64:
    """Mark the held cards whose ability is still to be had this turn (RB-14, RB-15)."""
    found: i64 = 0
    left = cards_of(state, seat) & unused_cards(state)
    while left:
        card = lowest(left)
        left &= left - 1
        if DECK[card].usable(state, seat):
            found |= bit(card)
    return found


def regions_to_increase(state: RattusState, seat: int) -> i64:
    """Mark the regions with rats (RB-11), and those where a card adds somebody anyway."""
    found: i64 = 0
    if INCREASED.of(state) or not HAND.of(state, seat):
        return found
    found = regions_with_rats(state)
    held = cards_of(state, seat)
    while held and found != state.box.regions:
        found |= regions_with_bonus(DECK[lowest(held)], state, seat)
        held &= held - 1
    return found


def regions_with_bonus(card: ClassCard, state: RattusState, seat: int) -> i64:
    """Mark the regions where a card adds somebody."""
    found: i64 = 0
    for region in state.box.in_play:
        if card.extra_citizens(state, seat, region):
            found |= bit(region)
    return found


def counts_to_place(state: RattusState, seat: int, region: int) -> list[int]:
    """List how many citizens an increase may bring: each bonus is taken or declined (RB-12)."""
    counts, hand = [RAT_COUNT.of(state, region)], HAND.of(state, seat)
    held = cards_of(state, seat)
    while held:
        extra = DECK[lowest(held)].extra_citizens(state, seat, region)
        held &= held - 1
        if extra:
            counts += [count + extra for count in counts]
    if len(counts) == 1:
        return [min(counts[0], hand)]
    return sorted({min(count, hand) for count in counts} - {0})


def increase(state: RattusState, seat: int, region: int) -> None:
    """Increase the population in a region; ask how many only where there is a choice."""
    mark_increased(state)
    if not cards_of(state, seat):
        rats, hand = RAT_COUNT.of(state, region), HAND.of(state, seat)
        place_citizens(state, seat, region, min(rats, hand))
        return
    counts = counts_to_place(state, seat, region)
    if len(counts) == 1:
        place_citizens(state, seat, region, counts[0])
    else:
        ask(state, HOW_MANY, seat, region)


class HowMany(Kind[RattusState]):
    """How many citizens do you place, with or without the bonus of a card?"""

    name = "how_many"
    domain = Answers(Verb("place", CITIZENS_COUNT))

    def __init__(self) -> None:
        super().__init__()
        self.region = self.holds("region", REGION)

    def answers(self, state: RattusState, asked: int) -> i64:
        """Mark the possible numbers."""
        return mask(counts_to_place(state, seat_of(state, asked), self.region.of(state, asked)))

    def goes_on(self, state: RattusState, asked: int, choice: int) -> bool:
        """The turn goes on."""
        return asked_again(state, asked)

    def answered(self, state: RattusState, asked: int, choice: int) -> None:
        """Place them."""
        place_citizens(state, seat_of(state, asked), self.region.of(state, asked), choice)


class NextTurn(Step[RattusState]):
    """A seat's turn begins (RB-9)."""

    name = "next_turn"

    def __init__(self) -> None:
        super().__init__()
        self.who = self.holds("who", SEAT)

    def run(self, state: RattusState, asked: int) -> None:
        """Forget what was done in the turn before."""
        seat = self.who.of(state, asked)
        begin_turn(state, seat)
        ask(state, ACT, seat)


class EndOfTurn(Step[RattusState]):
    """The turn is over: was it the last regular one (RB-37)?"""

    name = "end_of_turn"

    def run(self, state: RattusState, asked: int) -> None:
        """Begin the finale, or pass the turn to the left."""
        ending = why_it_ends(state)
        if ending == ONGOING:
            ask(state, NEXT_TURN, NOBODY, (ACTIVE.of(state) + 1) % state.box.players)
        else:
            begin_finale(state, ending)


def why_it_ends(state: RattusState) -> int:
    """Say whether the supply is empty, or the active player has everybody on the board."""
    if SUPPLY.of(state) == 0:
        return RATS_EXHAUSTED
    everybody = on_the_board(state, ACTIVE.of(state)) == CITIZENS_EACH
    return ALL_CITIZENS_PLACED if everybody else ONGOING


ACT: Final = Act()
HOW_MANY: Final = HowMany()
NEXT_TURN: Final = NextTurn()
END_OF_TURN: Final = EndOfTurn()
