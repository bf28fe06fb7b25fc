"""The words of Rattus Cartus: its questions, answers, events and results."""

from __future__ import annotations

from ratking.core.domain import Domain
from ratking.core.event import HIDDEN, Event
from ratking.core.game import Outcome
from ratking.core.question import Question
from ratking.games.cartus.enter import ENTER, LAY
from ratking.games.cartus.gifts import DISCARD_FOR_RAT, GIVE
from ratking.games.cartus.pieces import COPIES, UNDEALT
from ratking.games.cartus.population import DEAL_NUN_CARD
from ratking.games.cartus.resolve import USE_ACTION
from ratking.games.cartus.specials import CHOOSE_VICTIM, SPECIALS
from ratking.games.cartus.state import (
    A_BUILDING,
    BUILDING,
    BUILDING_CARD,
    NUN_PLACE,
    SEAT,
    YES_NO,
    CartusState,
)
from ratking.games.cartus.words.names import CartusNames, building_message
from ratking.games.cartus.words.touch import BoardFacts, facts, most_to_discard, touch
from ratking.text.say import message_name, sentence
from ratking.text.words import Facts, names_of, who


class CartusWords(CartusNames):
    """Everything that is said about a game of Rattus Cartus."""

    # Questions.

    def prompt(self, table: CartusState, question: Question) -> str:
        """Ask a question in one sentence."""
        return self.say(question_name(question), **self._about(table, question))

    def explanation(self, table: CartusState, question: Question) -> str:
        """Explain a question; the action of a building is explained by the building."""
        if question.kind is USE_ACTION:
            return self.building_text(table.row[question.of("place")] // COPIES)
        return self.say(question_name(question) + ".more", **self._about(table, question))

    def _about(self, table: CartusState, question: Question) -> Facts:
        """Gather what a question may speak of."""
        kind, held = question.kind, question.facts()
        said: Facts = {"count": held.get("count", 0)}
        if kind is LAY:
            said |= self._at(table, table.place[question.seat])
            said["count"] = table.laid_size[question.seat]
        elif kind is DISCARD_FOR_RAT:
            said["count"] = most_to_discard(table, question)
        elif kind is GIVE:
            said["receiver"] = self.seat(held["receiver"])
        elif kind is CHOOSE_VICTIM:
            said["special"] = self.card(SPECIALS[held["special"]].card)
        elif kind is USE_ACTION:
            said |= self._at(table, held["place"])
            said["premium"] = "yes" if held["premium"] else "no"
        elif kind is DEAL_NUN_CARD:
            said["count"] = held["place"] + 1
        return said

    def _at(self, table: CartusState, place: int) -> Facts:
        return self.building_facts(table.row[place] // COPIES)

    # Answers.

    def label(self, table: CartusState, question: Question, choice: int) -> str:
        """Name an answer in a few words."""
        values = question.kind.domain.verb(choice).values
        if values is None:
            return self.say("answer-pass" if question.kind is ENTER else "answer-stop")
        if values is YES_NO:
            name = question_name(question) + (".yes" if choice else ".no")
            return self.say(name, **self._gain(table, question))
        if values is A_BUILDING:
            return self._place(table, question, choice)
        if values is NUN_PLACE:
            return self._nun_place(table, choice)
        return self._thing(table, values, choice)

    def _gain(self, table: CartusState, question: Question) -> Facts:
        """Say in a few words what the action in question brings."""
        if question.kind is not USE_ACTION:
            return {}
        building = table.row[question.of("place")] // COPIES
        action = building_message(building).replace("building", "action", 1)
        which = "premium" if question.of("premium") else "standard"
        return {"gain": self.say(f"{action}.{which}")}

    def _thing(self, table: CartusState, values: Domain, choice: int) -> str:
        if values is SEAT:
            return sentence(self.seat(choice))
        if values is BUILDING:
            return self.building(choice)
        if values is BUILDING_CARD:
            return self._building_card(table, choice)
        return sentence(self.card(choice))

    def touch(self, table: CartusState, question: Question, choice: int) -> list[str]:
        """Name the cards, buildings, tracks, rats and seats that an answer is about."""
        return touch(table, question, choice)

    def facts(self, table: CartusState) -> BoardFacts:
        """List what is printed on the cards in play, and what the rules count at this moment."""
        return facts(table)

    def _place(self, table: CartusState, question: Question, place: int) -> str:
        if question.kind is ENTER:
            inside = sum(1 for other in table.place if other == place)
            return self.say("answer-enter", count=inside, place=place + 1, **self._at(table, place))
        return self._building_card(table, table.row[place])

    def _building_card(self, table: CartusState, card: int) -> str:
        supply = self.supply(table, card)
        return self.say("building-card", building=self.building(card // COPIES), supply=supply)

    def _nun_place(self, table: CartusState, place: int) -> str:
        card = table.nun_row[place]
        if card == UNDEALT:
            return self.say("answer-nun", place=place + 1)
        return self.say("answer-nun-known", place=place + 1, card=self.card(card))

    # Events.

    def in_words(self, table: CartusState, seen: Event, reader: int | None) -> str:
        """Say what of an event a reader may know."""
        facts: Facts = {}
        for name in names_of(type(seen)):
            facts |= self._fact(table, name, getattr(seen, name), reader)
        return sentence(self.say(message_name("event", type(seen).__name__), **facts))

    def _fact(self, table: CartusState, name: str, value: object, reader: int | None) -> Facts:
        if isinstance(value, list):
            return {"cards": self.cards(value)}
        assert isinstance(value, int)
        if name in ("seat", "receiver", "victim"):
            role = "who" if name == "seat" else "whom"
            return {role: who(value, reader), name: self.seat(value)}
        if name == "card":
            return {"known": "no" if value == HIDDEN else "yes", "card": self.card(value)}
        if name == "building_card":
            return self.building_facts(value // COPIES) | {"supply": self.supply(table, value)}
        if name == "family":
            return {"family": self.family(value)}
        if name in ("place", "nun_place"):
            return {"place": value + 1}
        return {name: value}

    # The end.

    def score(self, table: CartusState, outcome: Outcome, seat: int) -> str:
        """Tell the place and the points of one seat."""
        parts = [
            self.say("result-part", part=self.say(message_name("part", name)), count=count)
            for name, count in outcome.parts[seat].items()
            if count
        ]
        return self.say(
            "result-seat",
            place=outcome.places[seat],
            seat=sentence(self.seat(seat)),
            score=outcome.scores[seat],
            rats=table.rats[seat],
            parts=", ".join(parts) or self.say("result-nothing"),
        )


def question_name(question: Question) -> str:
    """Find the message that asks a question."""
    return message_name("question", question.kind.name)
