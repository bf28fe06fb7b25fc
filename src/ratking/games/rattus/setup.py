"""Setting up: cards, starting rats, the plague, the first citizens and the Caravan."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NATURE, NOBODY, Kind, Question, Step
from ratking.core.state import ask
from ratking.games.rattus.cards.africanus import PLACE_CARAVAN
from ratking.games.rattus.cards.deck import FAMILY, NAMES
from ratking.games.rattus.state import (
    NOT_IN_PLAY,
    STARTING_RAT,
    Box,
    RattusState,
    empty_table,
)
from ratking.games.rattus.turn import NEXT_TURN
from ratking.games.rattus.verbs import (
    bring_card_into_play,
    lay_rat,
    move_plague,
    place_citizens,
)


def cards_in_a_game(players: int) -> int:
    """Count the class cards used: six, or eight on the large board (RB-3)."""
    return 8 if players >= 5 else 6


def set_up(box: Box, named: list[int], one_per_class: bool) -> RattusState:
    """Lay out the box; nature draws the cards that were not named."""
    state = empty_table(box)
    for region in box.in_play:
        lay_rat(state, region, STARTING_RAT)
    ask(state, NEXT_TURN, NOBODY, box.start)
    ask(state, CARAVAN_STARTS, NOBODY)
    for seat in reversed(settlers(box.players, box.start)):
        ask(state, SETTLE, seat)
    ask(state, PLAGUE_STARTS, NATURE)
    for card in named:
        bring_card_into_play(state, card)
    for _ in range(cards_in_a_game(box.players) - len(named)):
        ask(state, DRAW_CARD, NATURE, int(one_per_class))
    return state


def settlers(players: int, start: int) -> list[int]:
    """Order the first placements: clockwise, back again, and clockwise on the large board (RB-8)."""
    clockwise = [(start + step) % players for step in range(players)]
    return clockwise + clockwise[::-1] + (clockwise if players >= 5 else [])


class DrawCard(Kind[RattusState]):
    """Nature draws a class card for this game (RB-3)."""

    name = "draw_card"
    domain = "card"

    def answers(self, state: RattusState, asked: Question) -> list[int]:
        """List the cards left; with one card per class, those of a class not yet drawn."""
        left = sorted(card for card in NAMES.values() if state.holder[card] == NOT_IN_PLAY)
        drawn = {FAMILY[card] for card in state.cards}
        new = [card for card in left if FAMILY[card] not in drawn]
        return new if asked.about and new else left

    def weights(self, state: RattusState, asked: Question, answers: list[int]) -> list[int]:
        """With one card per class every class is as likely as another, however many cards it has."""
        if not asked.about:
            return [1] * len(answers)
        families = [FAMILY[card] for card in answers]
        return [12 // families.count(family) for family in families]

    def answered(self, state: RattusState, asked: Question, choice: int) -> None:
        """Lay it beside the board."""
        bring_card_into_play(state, choice)


class PlagueStarts(Kind[RattusState]):
    """Nature picks the region where the plague piece starts (RB-7)."""

    name = "plague_starts"
    domain = "region"

    def answers(self, state: RattusState, asked: Question) -> list[int]:
        """Any region in play."""
        return state.box.in_play[:]

    def answered(self, state: RattusState, asked: Question, choice: int) -> None:
        """Put the piece there."""
        move_plague(state, NATURE, choice)


class Settle(Kind[RattusState]):
    """Where do two of your first citizens live (RB-8)?"""

    name = "settle"
    domain = "region"

    def answers(self, state: RattusState, asked: Question) -> list[int]:
        """Any region in play."""
        return state.box.in_play[:]

    def answered(self, state: RattusState, asked: Question, choice: int) -> None:
        """Both go to the same region."""
        place_citizens(state, asked.seat, choice, 2)


class CaravanStarts(Step[RattusState]):
    """The last player in turn order places the Caravan, if it is in the game (RA-12)."""

    name = "caravan_starts"

    def run(self, state: RattusState, asked: Question) -> None:
        """Ask him."""
        if NAMES["Caravanner"] in state.cards:
            ask(state, PLACE_CARAVAN, (state.box.start - 1) % state.box.players)


DRAW_CARD: Final = DrawCard()
PLAGUE_STARTS: Final = PlagueStarts()
SETTLE: Final = Settle()
CARAVAN_STARTS: Final = CaravanStarts()
