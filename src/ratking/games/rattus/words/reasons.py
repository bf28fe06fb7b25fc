"""Why something in Rattus cannot be chosen now, in one sentence."""

from __future__ import annotations

from ratking.core.question import Question
from ratking.games.rattus.plague import MOVE_PLAGUE
from ratking.games.rattus.state import (
    CARDS,
    HAND,
    INCREASED,
    RattusState,
    cards_of,
    unused_cards,
)
from ratking.games.rattus.turn import ACT
from ratking.games.rattus.words.preview import RattusPreviews


class RattusReasons(RattusPreviews):
    """Says why not."""

    def barred(self, table: RattusState, question: Question) -> dict[str, str]:
        """Give one reason for regions, and one for each card; a kind stands for all of it."""
        if question.kind is MOVE_PLAGUE:
            return {"region": self.say("barred-too-far"), "card": self.say("barred-plague")}
        if question.kind is not ACT:
            return {}
        cards = self._cards(table, question.seat)
        return {"region": self._no_increase(table, question.seat)} | cards

    def _no_increase(self, table: RattusState, seat: int) -> str:
        if INCREASED.of(table):
            return self.say("barred-increased")
        return self.say("barred-no-rats" if HAND.of(table, seat) else "barred-no-citizens")

    def _cards(self, table: RattusState, seat: int) -> dict[str, str]:
        mine, fresh = cards_of(table, seat), unused_cards(table)
        reasons = {}
        for card in CARDS.all(table):
            if not mine >> card & 1:
                reasons[f"card:{card}"] = self.say("barred-took-card")
            elif fresh >> card & 1:
                reasons[f"card:{card}"] = self.say("barred-no-use")
            else:
                reasons[f"card:{card}"] = self.say("barred-used")
        return reasons
