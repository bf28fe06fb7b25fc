"""A card that no box holds, for rules that the cards at hand cannot show."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ratking.games.rattus.cards import ClassCard
from ratking.games.rattus.cards.deck import DECK, NAMES
from ratking.games.rattus.tokens import CHIVALRY


class Rider(ClassCard):
    """A second Chivalry card, whose way is shorter than the Knight's on the large board."""

    number = 22
    family = CHIVALRY

    def plague_steps(self, players: int) -> int:
        """Two steps."""
        return 2

    def moves_plague_at_the_end(self) -> bool:
        """It rides once more in the final round."""
        return True


@pytest.fixture
def rider(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Lay the Rider into the deck and name it."""
    place = Rider.number - 1
    blank, DECK[place] = DECK[place], Rider()
    monkeypatch.setitem(NAMES, "Rider", place)
    yield "Rider"
    DECK[place] = blank
