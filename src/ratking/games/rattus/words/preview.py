"""What an answer of Rattus would do, as facts that a board can draw before it is given."""

from __future__ import annotations

from typing import Any

from ratking.core.question import Kind, Question
from ratking.games.rattus.cards.africanus import JOIN_CARAVAN, PLACE_CARAVAN, ARegionShown
from ratking.games.rattus.cards.crowns import ADD_EXTRA_RAT, Queen
from ratking.games.rattus.cards.deck import DECK
from ratking.games.rattus.cards.pied_piper import MOVE_IN
from ratking.games.rattus.domains import REGION, SLOTS
from ratking.games.rattus.plague import ADD_RAT, MOVE_PLAGUE, new_rats
from ratking.games.rattus.questions import (
    A_GOAL_ANYWHERE,
    A_GOAL_NEARBY,
    A_REGION_TO_SETTLE,
    A_ROOM_FOR_IT,
    INCREASING,
    HowManyOfMine,
)
from ratking.games.rattus.setup import FIRST_CITIZENS, SETTLE
from ratking.games.rattus.state import HAND, PLAGUE, RAT_COUNT, RattusState, citizens_of
from ratking.games.rattus.turn import HOW_MANY, counts_to_place
from ratking.games.rattus.use import CARD_ASKS
from ratking.games.rattus.words.answers import RattusAnswers
from ratking.games.rattus.words.questions import domain_of, picks_of, present_ask
from ratking.text.words import Preview


class RattusPreviews(RattusAnswers):
    """Shows answers before they are given."""

    def preview(self, table: RattusState, question: Question, choice: int) -> Preview:
        """List what would come to a region: citizens, rats, the plague, the Caravan."""
        kind, verb = question.kind, domain_of(table, question).verb(choice)
        if kind is CARD_ASKS:
            return _card(table, question, choice)
        if kind in (HOW_MANY, MOVE_IN, JOIN_CARAVAN):
            return {"region": question.of("region"), "citizens": choice} if choice else {}
        if verb is INCREASING:
            return _increase(table, question.seat, choice)
        return _region(table, kind, choice) if verb.values is REGION else {}

    def source(self, table: RattusState, question: Question, choice: int) -> str:
        """Name the region that the plague, a citizen or a rat would come from."""
        shown = self.preview(table, question, choice)
        origin = PLAGUE.of(table) if "plague" in shown else shown.get("origin", "")
        return f"region:{origin}" if origin != "" else ""


def _region(table: RattusState, kind: Kind[Any], region: int) -> Preview:
    if kind is MOVE_PLAGUE:
        return _plague(table, region)
    if kind is SETTLE:
        return {"region": region, "citizens": FIRST_CITIZENS}
    if kind in (ADD_RAT, ADD_EXTRA_RAT):
        return {"region": region, "rats": 1}
    if kind is PLACE_CARAVAN:
        return {"region": region, "caravan": 1}
    return {"region": region}


def _plague(table: RattusState, region: int) -> Preview:
    """Say how many rats come, how many can be revealed, and who is there to lose something."""
    there = [citizens_of(table, seat, region) for seat in range(table.box.players)]
    return {
        "region": region,
        "plague": 1,
        "new_rats": new_rats(table, region),
        "revealed": RAT_COUNT.of(table, region) if any(there) else 0,
        "at_stake": there,
    }


def _increase(table: RattusState, seat: int, region: int) -> Preview:
    return {"region": region, "citizens": max(counts_to_place(table, seat, region))}


def _card(table: RattusState, question: Question, choice: int) -> Preview:
    """Show where the citizen or the rat of a card would go."""
    picks = picks_of(question)
    ask = present_ask(table, question, picks)
    if ask in (A_GOAL_NEARBY, A_GOAL_ANYWHERE):
        return {"origin": picks[-1], "region": choice, "citizens": 1}
    if ask is A_ROOM_FOR_IT:
        return {"origin": picks[-1] // SLOTS, "region": choice, "rats": 1}
    if isinstance(ask, HowManyOfMine):
        return {"origin": picks[0], "region": picks[1], "citizens": choice}
    if ask.domain.verb(choice).values is not REGION:
        return {}
    if ask is A_REGION_TO_SETTLE or isinstance(ask, ARegionShown):
        several = isinstance(DECK[question.of("card")], Queen)
        return {"region": choice, "citizens": min(1 + several, HAND.of(table, question.seat))}
    return {"region": choice}
