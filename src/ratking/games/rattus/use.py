"""Using a class card: its questions one after the other, then its effect."""

from __future__ import annotations

from typing import Final

from ratking.core.answers import Answers, Verb
from ratking.core.question import NOBODY, Held, Kind, Step, seat_of
from ratking.core.state import ask, asked_again
from ratking.games.rattus.cards.deck import DECK
from ratking.games.rattus.domains import CARD, NO_PICK, PICK, SEAT
from ratking.games.rattus.questions import Ask
from ratking.games.rattus.state import RattusState
from ratking.games.rattus.verbs import mark_used

ORDER: Final = ("first", "second", "third", "fourth")
"""What the picks of a card are called; no card asks for more."""


class CardAsks(Kind[RattusState]):
    """A class card asks its user for the next pick."""

    name = "card"
    domain = Answers(Verb("pick", PICK))
    wide = True

    def __init__(self) -> None:
        super().__init__()
        self.card = self.holds("card", CARD)
        self.picks = [self.holds(name, PICK) for name in ORDER[:-1]]

    def domain_in(self, state: RattusState, asked: int) -> Answers:
        """Find what the card's present question is answered with."""
        return self.present(state, asked).domain

    def listed(self, state: RattusState, asked: int) -> list[int]:
        """List what the card's present question allows."""
        seat, picks = seat_of(state, asked), picked_so_far(state, asked, self.picks)
        present = DECK[self.card.of(state, asked)].next_ask(state, seat, picks)
        assert present is not None
        return present.listed(state, seat, picks)

    def goes_on(self, state: RattusState, asked: int, choice: int) -> bool:
        """The card asks for more, or the turn goes on."""
        if self.present(state, asked).shows:
            return False
        picks = picked_so_far(state, asked, self.picks) + (choice,)
        card = DECK[self.card.of(state, asked)]
        more = card.next_ask(state, seat_of(state, asked), picks)
        return more is not None or asked_again(state, asked)

    def answered(self, state: RattusState, asked: int, choice: int) -> None:
        """Go on with the pick; what it causes at once comes before the next question."""
        seat, card = seat_of(state, asked), self.card.of(state, asked)
        picks = picked_so_far(state, asked, self.picks) + (choice,)
        go_on(state, seat, card, picks)
        DECK[card].picked(state, seat, picks)

    def present(self, state: RattusState, asked: int) -> Ask:
        """Find what the card asks now."""
        picks = picked_so_far(state, asked, self.picks)
        card = DECK[self.card.of(state, asked)]
        present = card.next_ask(state, seat_of(state, asked), picks)
        assert present is not None
        return present


class CardGoesOn(Step[RattusState]):
    """Ask the card's next question, or resolve it."""

    name = "card_goes_on"

    def __init__(self) -> None:
        super().__init__()
        self.card = self.holds("card", CARD)
        self.who = self.holds("who", SEAT)
        self.picks = [self.holds(name, PICK) for name in ORDER]

    def run(self, state: RattusState, asked: int) -> None:
        """Go on for the seat that uses the card."""
        seat, picks = self.who.of(state, asked), picked_so_far(state, asked, self.picks)
        number = self.card.of(state, asked)
        card = DECK[number]
        if card.next_ask(state, seat, picks) is not None:
            one, two, three, _ = four_of(picks)
            ask(state, CARD_ASKS, seat, number, one, two, three)
        elif card.has_its_own_end(state):
            card.resolve_at_the_end(state, seat, picks)
        else:
            card.resolve(state, seat, picks)


def picked_so_far(state: RattusState, asked: int, held: list[Held]) -> tuple[int, ...]:
    """Read the picks of a card that a frame holds."""
    one, two = held[0].of(state, asked), held[1].of(state, asked)
    if one == NO_PICK:
        return ()
    if two == NO_PICK:
        return (one,)
    three = held[2].of(state, asked)
    if three == NO_PICK:
        return (one, two)
    four = held[3].of(state, asked) if len(held) > 3 else NO_PICK
    return (one, two, three) if four == NO_PICK else (one, two, three, four)


def four_of(picks: tuple[int, ...]) -> tuple[int, int, int, int]:
    """Fill up the picks of a card to four."""
    count = len(picks)
    return (
        picks[0] if count > 0 else NO_PICK,
        picks[1] if count > 1 else NO_PICK,
        picks[2] if count > 2 else NO_PICK,
        picks[3] if count > 3 else NO_PICK,
    )


CARD_ASKS: Final = CardAsks()
CARD_GOES_ON: Final = CardGoesOn()


def use_card(state: RattusState, seat: int, card: int) -> None:
    """Begin to use a card."""
    mark_used(state, seat, card)
    go_on(state, seat, card, ())
    DECK[card].begin(state, seat)


def go_on(state: RattusState, seat: int, card: int, picks: tuple[int, ...]) -> None:
    """Go on with a card after these picks."""
    one, two, three, four = four_of(picks)
    ask(state, CARD_GOES_ON, NOBODY, card, seat, one, two, three, four)
