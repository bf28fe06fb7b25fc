"""Drawing population cards, and looking at the nun row: where nature deals."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NATURE, NOBODY, Kind, Question, Step
from ratking.core.state import ask
from ratking.games.cartus.pieces import POPULATION, UNDEALT
from ratking.games.cartus.state import NUN_ROW, CartusState
from ratking.games.cartus.verbs import deal_nun_card, draw_card, show_nun_card, shuffle_discards


class DrawNext(Step[CartusState]):
    """Draw the next of several population cards; an empty deck is shuffled anew first."""

    name = "draw_next"

    def run(self, state: CartusState, asked: Question) -> None:
        """Ask nature for a card as long as some are wanted and some are there (RC-10)."""
        if state.deck_left == 0:
            shuffle_discards(state)
        if asked.about and state.deck_left:
            ask(state, DRAW_NEXT, NOBODY, asked.about - 1, asked.picks)
            ask(state, DRAW_CARD, NATURE, asked.picks[0])


class DrawCard(Kind[CartusState]):
    """Nature draws a population card from the deck.

    Until the first shuffle the nun row comes from the same cards: one that nobody has seen is as
    likely here as there.
    """

    name = "draw_card"
    domain = "card"

    def answers(self, state: CartusState, asked: Question) -> list[int]:
        """List the different cards that are left."""
        return _cards_in(state.pool)

    def weights(self, state: CartusState, asked: Question, answers: list[int]) -> list[int]:
        """Every single card is as likely as another."""
        return [state.pool[card] for card in answers]

    def answered(self, state: CartusState, asked: Question, choice: int) -> None:
        """Take it into the hand."""
        draw_card(state, asked.about, choice)


def _cards_in(pool: list[int]) -> list[int]:
    return [card for card in range(POPULATION) if pool[card]]


class Look(Kind[CartusState]):
    """Which card of the nun row do you look at (RC-26, RC-77)?"""

    name = "look"
    domain = "nun_place"

    def answers(self, state: CartusState, asked: Question) -> list[int]:
        """Any but those that were looked at in the same action; what one knows is allowed."""
        return [place for place in range(NUN_ROW) if place not in asked.picks]

    def answered(self, state: CartusState, asked: Question, choice: int) -> None:
        """See its face, which nature deals unless somebody has looked before."""
        if asked.about > 1:
            ask(state, LOOK, asked.seat, asked.about - 1, (*asked.picks, choice))
        ask(state, SHOW_NUN_CARD, NOBODY, choice, (asked.seat,))
        if state.nun_row[choice] == UNDEALT:
            ask(state, DEAL_NUN_CARD, NATURE, choice)


class DealNunCard(Kind[CartusState]):
    """Nature deals a card of the nun row at the moment somebody looks at it."""

    name = "deal_nun_card"
    domain = "card"

    def answers(self, state: CartusState, asked: Question) -> list[int]:
        """List the different cards that the row may still hold."""
        return _cards_in(nun_pool(state))

    def weights(self, state: CartusState, asked: Question, answers: list[int]) -> list[int]:
        """Every single card is as likely as another."""
        pool = nun_pool(state)
        return [pool[card] for card in answers]

    def answered(self, state: CartusState, asked: Question, choice: int) -> None:
        """Give the card its face."""
        deal_nun_card(state, asked.about, choice)


def nun_pool(state: CartusState) -> list[int]:
    """Find where the faces of the nun row are: with the deck, or left over from the first one."""
    return state.row_pool if any(state.row_pool) else state.pool


class ShowNunCard(Step[CartusState]):
    """The asking seat looks at a card of the nun row whose face is dealt by now."""

    name = "show_nun_card"

    def run(self, state: CartusState, asked: Question) -> None:
        """Show it."""
        show_nun_card(state, asked.picks[0], asked.about)


DRAW_NEXT: Final = DrawNext()
DRAW_CARD: Final = DrawCard()
LOOK: Final = Look()
DEAL_NUN_CARD: Final = DealNunCard()
SHOW_NUN_CARD: Final = ShowNunCard()


def draw_cards(state: CartusState, seat: int, count: int) -> None:
    """Draw so many population cards one by one, or as many as there are."""
    if count:
        ask(state, DRAW_NEXT, NOBODY, count, (seat,))


def look_at_nuns(state: CartusState, seat: int, count: int) -> None:
    """Look at so many different cards of the nun row, one after the other."""
    if count:
        ask(state, LOOK, seat, min(count, NUN_ROW))
