"""What a card offers its holder while the rules go on: it is taken or declined."""

from __future__ import annotations

from mypy_extensions import i64

from ratking.core.question import Kind, seat_of
from ratking.core.row import mask
from ratking.games.rattus.domains import REGION
from ratking.games.rattus.state import RattusState
from ratking.games.rattus.verbs import place_citizens


class Offer(Kind[RattusState]):
    """Take it (1), or decline it (0)."""

    def answers(self, state: RattusState, asked: int) -> i64:
        """It is the holder's choice."""
        return mask([0, 1])


class OfferInARegion(Offer):
    """Something that would happen in one region."""

    def __init__(self) -> None:
        super().__init__()
        self.region = self.holds("region", REGION)


class ACitizenMore(OfferInARegion):
    """A citizen from the hand stock for that region."""

    def answered(self, state: RattusState, asked: int, choice: int) -> None:
        """Place the citizen, or not."""
        if choice:
            place_citizens(state, seat_of(state, asked), self.region.of(state, asked), 1)
