"""Drawing population cards, and looking at the nun row: where nature deals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.domain import Count, Domain
from ratking.core.field import Line
from ratking.core.question import NATURE, NOBODY, UNSEEN, WIDTH, Kind, Step, seat_of
from ratking.core.row import bit
from ratking.core.state import ask, kind_at
from ratking.games.cartus.pieces import UNDEALT
from ratking.games.cartus.state import (
    CARD_COUNT,
    DECK_LEFT,
    NUN_CARDS,
    NUN_PLACE,
    NUN_ROW,
    POOL,
    POPULATION_CARD,
    ROW_POOL,
    SEAT,
    CartusState,
    cards_in,
)
from ratking.games.cartus.verbs import deal_nun_card, draw_card, show_nun_card, shuffle_discards

NOT_YET: Final = -1
"""Stands for a card of the nun row that is still to be picked in an action."""

PICKED: Final = Domain("place", 0, NUN_CARDS - 1, NOT_YET)


class DrawNext(Step[CartusState]):
    """Draw the next of several population cards; an empty deck is shuffled anew first."""

    name = "draw_next"

    def __init__(self) -> None:
        super().__init__()
        self.count = self.holds("count", CARD_COUNT)
        self.drawer = self.holds("drawer", SEAT)

    def run(self, state: CartusState, asked: int) -> None:
        """Ask nature for a card as long as some are wanted and some are there (RC-10)."""
        if DECK_LEFT.of(state) == 0:
            shuffle_discards(state)
        count = self.count.of(state, asked)
        if count and DECK_LEFT.of(state):
            drawer = self.drawer.of(state, asked)
            ask(state, DRAW_NEXT, NOBODY, count - 1, drawer)
            ask(state, DRAW_CARD, NATURE, drawer)


class DrawCard(Kind[CartusState]):
    """Nature draws a population card from the deck.

    Until the first shuffle the nun row comes from the same cards: one that nobody has seen is as
    likely here as there.
    """

    name = "draw_card"
    domain = Answers(Verb("draw", POPULATION_CARD))
    of_nature = True

    def __init__(self) -> None:
        super().__init__()
        self.drawer = self.holds("drawer", SEAT)

    def answers(self, state: CartusState, asked: int) -> i64:
        """List the different cards that are left."""
        return cards_in(state, POOL)

    def weights(self, state: CartusState, asked: int, answers: list[int]) -> list[int]:
        """Every single card is as likely as another."""
        return [POOL.of(state, card) for card in answers]

    def drawn(self, state: CartusState, asked: int, luck: float) -> int:
        """Draw without listing all cards."""
        return drawn_from(state, POOL, luck)

    def seen_by(self, state: CartusState, asked: int, choice: int, viewer: int) -> int:
        """Only the drawer sees it."""
        return choice if viewer == self.drawer.of(state, asked) else UNSEEN

    def answered(self, state: CartusState, asked: int, choice: int) -> None:
        """Take it into the hand."""
        draw_card(state, self.drawer.of(state, asked), choice)


def drawn_from(state: CartusState, pool: Line, luck: float) -> int:
    """Draw one card of a pool, each as likely as another."""
    numbers, first = state.numbers, pool.first
    left: i64 = int(luck * float(pool.total(state)))
    card: i64 = 0
    count: int = numbers[first]
    left -= count
    while left >= 0:
        card += 1
        count = numbers[first + card]
        left -= count
    return card


class Look(Kind[CartusState]):
    """Which card of the nun row do you look at (RC-26, RC-77)?"""

    name = "look"
    domain = Answers(Verb("look", NUN_PLACE))

    def __init__(self) -> None:
        super().__init__()
        self.count = self.holds("count", Count(NUN_CARDS))
        self.first = self.holds("first", PICKED)
        self.second = self.holds("second", PICKED)
        self.third = self.holds("third", PICKED)
        self.fourth = self.holds("fourth", PICKED)

    def answers(self, state: CartusState, asked: int) -> i64:
        """Any but those that were looked at in the same action; what one knows is allowed."""
        found: i64 = 0
        for place in range(NUN_CARDS):
            if not self.is_picked(state, asked, place):
                found |= bit(place)
        return found

    def is_picked(self, state: CartusState, asked: int, place: int) -> bool:
        """Say whether a card was looked at in the same action."""
        return (
            self.first.of(state, asked) == place
            or self.second.of(state, asked) == place
            or self.third.of(state, asked) == place
            or self.fourth.of(state, asked) == place
        )

    def answered(self, state: CartusState, asked: int, choice: int) -> None:
        """See its face, which nature deals unless somebody has looked before."""
        seat = seat_of(state, asked)
        if self.count.of(state, asked) > 1:
            self.go_on(state, asked, choice)
        ask(state, SHOW_NUN_CARD, NOBODY, choice, seat)
        if NUN_ROW.of(state, choice) == UNDEALT:
            ask(state, DEAL_NUN_CARD, NATURE, choice)

    def go_on(self, state: CartusState, asked: int, choice: int) -> None:
        """Ask for the next one, this one being picked."""
        first, second = self.first.of(state, asked), self.second.of(state, asked)
        third, fourth = self.third.of(state, asked), NOT_YET
        if first == NOT_YET:
            first = choice
        elif second == NOT_YET:
            second = choice
        elif third == NOT_YET:
            third = choice
        else:
            fourth = choice
        seat, left = seat_of(state, asked), self.count.of(state, asked) - 1
        ask(state, LOOK, seat, left, first, second, third, fourth)


class DealNunCard(Kind[CartusState]):
    """Nature deals a card of the nun row at the moment somebody looks at it."""

    name = "deal_nun_card"
    domain = Answers(Verb("nun", POPULATION_CARD))
    of_nature = True

    def __init__(self) -> None:
        super().__init__()
        self.place = self.holds("place", NUN_PLACE)

    def answers(self, state: CartusState, asked: int) -> i64:
        """List the different cards that the row may still hold."""
        return cards_in(state, nun_pool(state))

    def weights(self, state: CartusState, asked: int, answers: list[int]) -> list[int]:
        """Every single card is as likely as another."""
        pool = nun_pool(state)
        return [pool.of(state, card) for card in answers]

    def drawn(self, state: CartusState, asked: int, luck: float) -> int:
        """Draw without listing all cards."""
        return drawn_from(state, nun_pool(state), luck)

    def seen_by(self, state: CartusState, asked: int, choice: int, viewer: int) -> int:
        """Only whoever looks at it now sees it."""
        beneath = asked - WIDTH  # the frame for which the card is dealt
        if kind_at(state, beneath) is not SHOW_NUN_CARD:
            return choice
        return choice if viewer == SHOW_NUN_CARD.looker.of(state, beneath) else UNSEEN

    def answered(self, state: CartusState, asked: int, choice: int) -> None:
        """Give the card its face."""
        deal_nun_card(state, self.place.of(state, asked), choice)


def nun_pool(state: CartusState) -> Line:
    """Find where the faces of the nun row are: with the deck, or left over from the first one."""
    return ROW_POOL if ROW_POOL.total(state) else POOL


class ShowNunCard(Step[CartusState]):
    """The asking seat looks at a card of the nun row whose face is dealt by now."""

    name = "show_nun_card"

    def __init__(self) -> None:
        super().__init__()
        self.place = self.holds("place", NUN_PLACE)
        self.looker = self.holds("looker", SEAT)

    def run(self, state: CartusState, asked: int) -> None:
        """Show it."""
        show_nun_card(state, self.looker.of(state, asked), self.place.of(state, asked))


DRAW_NEXT: Final = DrawNext()
DRAW_CARD: Final = DrawCard()
LOOK: Final = Look()
DEAL_NUN_CARD: Final = DealNunCard()
SHOW_NUN_CARD: Final = ShowNunCard()


def draw_cards(state: CartusState, seat: int, count: int) -> None:
    """Draw so many population cards one by one, or as many as there are."""
    if count:
        ask(state, DRAW_NEXT, NOBODY, count, seat)


def look_at_nuns(state: CartusState, seat: int, count: int) -> None:
    """Look at so many different cards of the nun row, one after the other."""
    if count:
        ask(state, LOOK, seat, min(count, NUN_CARDS), NOT_YET, NOT_YET, NOT_YET, NOT_YET)
