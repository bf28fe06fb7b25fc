"""Buildings where something is taken: tokens, jokers or special cards."""

from __future__ import annotations

from ratking.games.cartus.buildings.building import Building
from ratking.games.cartus.pieces import FLUTE, GOLD, JOKER, PASS, SWORD
from ratking.games.cartus.state import CartusState
from ratking.games.cartus.verbs import take_cards, take_tokens


class Palace(Building):
    """Take victory point tokens (RC-63)."""

    number = 10

    def act(self, state: CartusState, seat: int, amount: int) -> None:
        """Take them."""
        take_tokens(state, seat, amount)


class HandsOut(Building):
    """Take cards of the kind that the building hands out."""

    def act(self, state: CartusState, seat: int, amount: int) -> None:
        """Take them."""
        take_cards(state, seat, self.hands_out, amount)


class Treasury(HandsOut):
    """Take Gold (RC-64)."""

    number = 11
    hands_out = GOLD


class Castle(HandsOut):
    """Take Swords (RC-65)."""

    number = 6
    hands_out = SWORD


class Marketplace(HandsOut):
    """Take jokers (RC-74)."""

    number = 2
    hands_out = JOKER


class Office(HandsOut):
    """Take Pass cards (RC-75)."""

    number = 3
    hands_out = PASS


class PiedPipersHut(HandsOut):
    """Take Flutes (RC-76)."""

    number = 8
    hands_out = FLUTE
