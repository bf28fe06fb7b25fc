"""The questions of Rattus in words."""

from __future__ import annotations

from typing import Final

from ratking.core.answers import Answers
from ratking.core.question import Question
from ratking.games.rattus.cards.base import LOWER_LIMITS
from ratking.games.rattus.cards.crowns import ADD_EXTRA_RAT
from ratking.games.rattus.cards.deck import DECK
from ratking.games.rattus.domains import NO_PICK, RAT, REGION, SLOTS
from ratking.games.rattus.notation import card_name
from ratking.games.rattus.plague import ADD_RAT, MOVE_PLAGUE
from ratking.games.rattus.questions import Ask
from ratking.games.rattus.state import PLAGUE, RattusState
from ratking.games.rattus.travel import carries_both
from ratking.games.rattus.use import CARD_ASKS, ORDER
from ratking.games.rattus.words.names import RattusNames
from ratking.games.rattus.words.rules import LIMITS, rules_of_card
from ratking.text.say import message_name
from ratking.text.words import Facts

ABOUT_THE_PLAGUE: Final = (MOVE_PLAGUE, ADD_RAT, ADD_EXTRA_RAT, LOWER_LIMITS)
NO_REGION: Final = -1


class RattusQuestions(RattusNames):
    """Asks and explains."""

    limits = LIMITS

    def rules(self, question: Question) -> tuple[str, ...]:
        """Number the rules that limit the answers; a card's question is limited by the card."""
        card = rules_of_card(question.of("card")) if question.kind is CARD_ASKS else ()
        return card + super().rules(question)

    def prompt(self, table: RattusState, question: Question) -> str:
        """Ask a question in one sentence."""
        return self.say(question_name(table, question), **self.question_facts(table, question))

    def explanation(self, table: RattusState, question: Question) -> str:
        """Explain a question; a card's question is explained by the card."""
        if question.kind is CARD_ASKS:
            return self.card_text(table, question.of("card"))
        more = question_name(table, question) + ".more"
        return self.say(more, **self.question_facts(table, question))

    def question_facts(self, table: RattusState, question: Question) -> Facts:
        """List what a question may speak of."""
        held = question.facts()
        facts: Facts = {"count": held.get("count", 0), "place": len(picks_of(question)) + 1}
        region = region_asked_about(table, question)
        if region != NO_REGION:
            facts |= self.region_facts(table, "region", region)
        if "goal" in held:
            facts |= self.goal_facts(table, "goal", held["goal"])
            facts["both"] = int(carries_both(table, question.seat, held["origin"]))
        if "face" in held:
            facts["face"] = self.face(table, held["face"])
        if "region_card" in held:
            facts["region_card"] = self.region_card(table, held["region_card"])
        return facts

    def domain(self, table: RattusState, question: Question) -> Answers:
        """Find what the answers of a question stand for; each question of a card has its own."""
        return domain_of(table, question)


def question_name(table: RattusState, question: Question) -> str:
    """Find the message that asks a question; each question of a card has its own."""
    if question.kind is not CARD_ASKS:
        return message_name("question", question.kind.name)
    ask = present_ask(table, question, picks_of(question))
    return message_name("question", "card", card_name(question.of("card")), ask.name)


def domain_of(table: RattusState, question: Question) -> Answers:
    """Find what the answers of a question stand for; each question of a card has its own."""
    if question.kind is not CARD_ASKS:
        return question.kind.domain
    return present_ask(table, question, picks_of(question)).domain


def picks_of(question: Question) -> tuple[int, ...]:
    """List what was picked so far for the card of a question."""
    facts = question.facts()
    return tuple(facts[name] for name in ORDER if facts.get(name, NO_PICK) != NO_PICK)


def present_ask(table: RattusState, question: Question, picks: tuple[int, ...]) -> Ask:
    """Find what the card of a question asks after these picks."""
    ask = DECK[question.of("card")].next_ask(table, question.seat, picks)
    assert ask is not None
    return ask


def region_asked_about(table: RattusState, question: Question) -> int:
    """Find the region that a question speaks of."""
    facts = question.facts()
    for name in ("origin", "region"):
        if name in facts:
            return facts[name]
    if question.kind in ABOUT_THE_PLAGUE:
        return PLAGUE.of(table)
    if "rat" in facts:
        return facts["rat"] // SLOTS
    return latest_pick(table, question) if picks_of(question) else NO_REGION


def latest_pick(table: RattusState, question: Question) -> int:
    """Find the region of a card's latest pick."""
    picks = picks_of(question)
    values = present_ask(table, question, picks[:-1]).domain.verb(picks[-1]).values
    if values is RAT:
        return picks[-1] // SLOTS
    return picks[-1] if values is REGION else NO_REGION
