"""What players should know about the cards of their game."""

from __future__ import annotations

from typing import Final

from ratking.games.rattus.cards.deck import FAMILY
from ratking.games.rattus.setup import cards_in_a_game
from ratking.games.rattus.state import CARDS, RattusState
from ratking.games.rattus.tokens import CHIVALRY

NO_CHIVALRY: Final = "advice-no-chivalry"
ADVICE: Final = (NO_CHIVALRY,)
"""Every piece of advice there is."""


def advice(state: RattusState) -> list[str]:
    """Advise a Chivalry card with fewer than four players, once all cards are known."""
    players = state.box.players
    known = CARDS.count(state) == cards_in_a_game(players)
    if players < 4 and known and CHIVALRY not in [FAMILY[card] for card in CARDS.all(state)]:
        return [NO_CHIVALRY]
    return []
