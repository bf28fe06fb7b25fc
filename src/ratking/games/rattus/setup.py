"""Setting up: cards, starting rats, the plague, the first citizens and the Caravan."""

from __future__ import annotations

from math import lcm
from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.domain import Domain
from ratking.core.question import NATURE, NOBODY, Kind, Step, seat_of
from ratking.core.row import mask
from ratking.core.state import ask, asked_again
from ratking.games.rattus.cards.africanus import PLACE_CARAVAN
from ratking.games.rattus.cards.deck import AFRICANUS, BASE, DECK, FAMILY, NAMES, PIED_PIPER
from ratking.games.rattus.domains import CARD, NOT_IN_PLAY, REGION
from ratking.games.rattus.pieces import HAND_SIZE, STARTING
from ratking.games.rattus.region_cards import TO_HAND, draw_cards
from ratking.games.rattus.state import (
    ALWAYS,
    CARDS,
    HOLDER,
    NEVER,
    WHEN_NEEDED,
    Box,
    RattusState,
    empty_table,
)
from ratking.games.rattus.turn import NEXT_TURN
from ratking.games.rattus.verbs import bring_card_into_play, move_plague, place_citizens
from ratking.games.rattus.verbs_cards import lay_out_deck
from ratking.games.rattus.verbs_rats import lay_rat

ANY_CARDS: Final = 0
ONE_PER_CLASS: Final = 1
AFRICANUS_SET: Final = 2

PIED_PIPER_SET: Final = 3
CARD_SET: Final = Domain("card set", ANY_CARDS, PIED_PIPER_SET)
WHEN: Final = Domain("when", NEVER, ALWAYS)

FIRST_CITIZENS: Final = 2

LARGEST_CLASS: Final = max(FAMILY.count(family) for family in FAMILY)
SHARES: Final = lcm(*range(1, LARGEST_CLASS + 1))
"""What a class weighs when cards are drawn; however many cards it has, they share it evenly."""


def cards_in_a_game(players: int) -> int:
    """Count the class cards used: six, or eight on the large board (RB-3)."""
    return 8 if players >= 5 else 6


def set_up(box: Box, named: list[int], card_set: int, region_cards: int) -> RattusState:
    """Lay out the box with its starting rats (RB-5); nature draws the cards not named (RB-3)."""
    state = empty_table(box)
    for region in box.in_play:
        lay_rat(state, region, STARTING)
    ask(state, NEXT_TURN, NOBODY, box.start)
    ask(state, CARAVAN_STARTS, NOBODY)
    for seat in reversed(settlers(box.players, box.start)):
        ask(state, SETTLE, seat)
    ask(state, LAY_OUT_REGION_CARDS, NOBODY, region_cards)
    ask(state, PLAGUE_STARTS, NATURE)
    for card in named:
        add_card(state, card)
    for _ in range(cards_in_a_game(box.players) - len(named)):
        ask(state, DRAW_CARD, NATURE, card_set, region_cards)
    return state


def add_card(state: RattusState, card: int) -> None:
    """Lay a class card and its pieces beside the board."""
    bring_card_into_play(state, card)
    DECK[card].comes_into_play(state)


def settlers(players: int, start: int) -> list[int]:
    """Order the first placements: clockwise, back, and clockwise on the large board (RB-8)."""
    clockwise = [(start + step) % players for step in range(players)]
    return clockwise + clockwise[::-1] + (clockwise if players >= 5 else [])


class DrawCard(Kind[RattusState]):
    """Nature draws a class card for this game (RB-3)."""

    name = "draw_card"
    domain = Answers(Verb("draw", CARD))
    of_nature = True

    def __init__(self) -> None:
        super().__init__()
        self.card_set = self.holds("card_set", CARD_SET)
        self.region_cards = self.holds("region_cards", WHEN)

    def answers(self, state: RattusState, asked: int) -> i64:
        """Mark the cards left of the set; with one per class, those of a class not yet drawn."""
        card_set = self.card_set.of(state, asked)
        pool = card_pool(card_set, self.region_cards.of(state, asked) == NEVER)
        left = [card for card in pool if HOLDER.of(state, card) == NOT_IN_PLAY]
        drawn = [FAMILY[card] for card in CARDS.all(state)]
        new = [card for card in left if FAMILY[card] not in drawn]
        return mask(new if card_set == ONE_PER_CLASS and new else left)

    def weights(self, state: RattusState, asked: int, answers: list[int]) -> list[int]:
        """With one card per class every class is equally likely, however many cards it has."""
        drawn = [FAMILY[card] for card in CARDS.all(state)]
        families = [FAMILY[card] for card in answers]
        if self.card_set.of(state, asked) != ONE_PER_CLASS or families[0] in drawn:
            return [1] * len(answers)
        return [SHARES // families.count(family) for family in families]

    def answered(self, state: RattusState, asked: int, choice: int) -> None:
        """Lay it beside the board."""
        add_card(state, choice)


def card_pool(card_set: int, without: bool) -> list[int]:
    """List the cards that nature draws from (RA-1); some need region cards (RA-3)."""
    pool = list(range(len(DECK)))
    if card_set == AFRICANUS_SET:
        pool = [*BASE, *AFRICANUS]
    elif card_set == PIED_PIPER_SET:
        pool = [*BASE, *PIED_PIPER]
    return [card for card in pool if not (without and DECK[card].needs_region_cards)]


class LayOutRegionCards(Step[RattusState]):
    """Bring the region cards into the game, always or when a class card needs them (RA-3)."""

    name = "lay_out_region_cards"

    def __init__(self) -> None:
        super().__init__()
        self.region_cards = self.holds("region_cards", WHEN)

    def run(self, state: RattusState, asked: int) -> None:
        """Deal three to everybody; the one who starts gets his first."""
        needed = any(DECK[card].needs_region_cards for card in CARDS.all(state))
        when = self.region_cards.of(state, asked)
        if when == ALWAYS or (when == WHEN_NEEDED and needed):
            lay_out_deck(state)
            for step in range(state.box.players - 1, -1, -1):
                seat = (state.box.start + step) % state.box.players
                draw_cards(state, seat, HAND_SIZE, TO_HAND)


class PlagueStarts(Kind[RattusState]):
    """Nature picks the region where the plague piece starts (RB-7)."""

    name = "plague_starts"
    domain = Answers(Verb("plague", REGION))
    of_nature = True

    def answers(self, state: RattusState, asked: int) -> i64:
        """Any region in play."""
        return state.box.regions

    def answered(self, state: RattusState, asked: int, choice: int) -> None:
        """Put the piece there."""
        move_plague(state, NATURE, choice)


class Settle(Kind[RattusState]):
    """Where do two of your first citizens live (RB-8)?"""

    name = "settle"
    domain = Answers(Verb("settle", REGION))

    def answers(self, state: RattusState, asked: int) -> i64:
        """Any region in play."""
        return state.box.regions

    def goes_on(self, state: RattusState, asked: int, choice: int) -> bool:
        """Whoever is last in one direction is first in the other."""
        return asked_again(state, asked)

    def answered(self, state: RattusState, asked: int, choice: int) -> None:
        """Both go to the same region."""
        place_citizens(state, seat_of(state, asked), choice, FIRST_CITIZENS)


class CaravanStarts(Step[RattusState]):
    """The last player in turn order places the Caravan, if it is in the game (RA-12)."""

    name = "caravan_starts"

    def run(self, state: RattusState, asked: int) -> None:
        """Ask him."""
        if CARDS.has(state, NAMES["Caravanner"]):
            ask(state, PLACE_CARAVAN, (state.box.start - 1) % state.box.players)


DRAW_CARD: Final = DrawCard()
PLAGUE_STARTS: Final = PlagueStarts()
SETTLE: Final = Settle()
CARAVAN_STARTS: Final = CaravanStarts()
LAY_OUT_REGION_CARDS: Final = LayOutRegionCards()
