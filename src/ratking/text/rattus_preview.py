"""What an answer of Rattus would do, as facts that a board can draw before it is given."""

from __future__ import annotations

from ratking.core.question import Question
from ratking.games.rattus.cards.crowns import Queen
from ratking.games.rattus.cards.deck import DECK
from ratking.games.rattus.domains import SLOTS
from ratking.games.rattus.plague import new_rats
from ratking.games.rattus.questions import STOP, TAKE
from ratking.games.rattus.setup import FIRST_CITIZENS
from ratking.games.rattus.state import HAND, PLAGUE, RAT_COUNT, RattusState, citizens_of
from ratking.games.rattus.turn import counts_to_place
from ratking.text.rattus_answers import RattusAnswers
from ratking.text.rattus_questions import domain_of, picks_of, present_ask
from ratking.text.words import Preview


class RattusPreviews(RattusAnswers):
    """Shows answers before they are given."""

    def preview(self, table: RattusState, question: Question, choice: int) -> Preview:
        """List what would come to a region: citizens, rats, the plague, the Caravan."""
        kind = question.kind.name
        if kind == "act":
            return _increase(table, question.seat, choice) if choice < TAKE else {}
        if kind == "card":
            return _card(table, question, choice)
        if kind in ("how_many", "move_in", "join_caravan"):
            return {"region": question.of("region"), "citizens": choice} if choice else {}
        if choice == STOP or domain_of(table, question) != "region":
            return {}
        return _region(table, kind, choice)

    def source(self, table: RattusState, question: Question, choice: int) -> str:
        """Name the region that the plague, a citizen or a rat would come from."""
        shown = self.preview(table, question, choice)
        origin = PLAGUE.of(table) if "plague" in shown else shown.get("origin", "")
        return f"region:{origin}" if origin != "" else ""


def _region(table: RattusState, kind: str, region: int) -> Preview:
    if kind == "move_plague":
        return _plague(table, region)
    if kind == "settle":
        return {"region": region, "citizens": FIRST_CITIZENS}
    if kind in ("add_rat", "add_extra_rat"):
        return {"region": region, "rats": 1}
    if kind == "place_caravan":
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
    if ask.name in ("a_goal_nearby", "a_goal_anywhere"):
        return {"origin": picks[-1], "region": choice, "citizens": 1}
    if ask.name == "a_room_for_it":
        return {"origin": picks[-1] // SLOTS, "region": choice, "rats": 1}
    if ask.name == "how_many":
        return {"origin": picks[0], "region": picks[1], "citizens": choice}
    if ask.domain != "region" or choice == STOP:
        return {}
    if ask.name in ("a_region_to_settle", "a_region_shown"):
        several = isinstance(DECK[question.of("card")], Queen)
        return {"region": choice, "citizens": min(1 + several, HAND.of(table, question.seat))}
    return {"region": choice}
