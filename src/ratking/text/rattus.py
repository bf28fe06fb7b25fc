"""The words of Rattus: its questions, answers, events and results."""

from __future__ import annotations

from dataclasses import fields

from ratking.core.event import HIDDEN, Event
from ratking.core.game import Outcome
from ratking.core.question import Question
from ratking.games.rattus.cards.deck import DECK
from ratking.games.rattus.notation import card_name
from ratking.games.rattus.questions import DONE, STOP, TAKE, USE, Ask
from ratking.games.rattus.state import ENDINGS, SLOTS, UNDEALT, UNTAKEN, RattusState
from ratking.games.rattus.turn import counts_to_place
from ratking.text.rattus_names import RattusNames
from ratking.text.say import message_name, sentence
from ratking.text.words import Facts


class RattusWords(RattusNames):
    """Everything that is said about a game of Rattus."""

    # Questions.

    def prompt(self, table: RattusState, question: Question) -> str:
        """Ask a question in one sentence."""
        return self.say(question_name(table, question), **self._about(table, question))

    def explanation(self, table: RattusState, question: Question) -> str:
        """Explain a question; a card's question is explained by the card."""
        if question.kind.name == "card":
            return self.card_text(table, question.about)
        return self.say(question_name(table, question) + ".more", **self._about(table, question))

    def _about(self, table: RattusState, question: Question) -> Facts:
        region = region_asked_about(table, question)
        if region < 0:
            return {"count": question.about}
        return {"count": question.about, "region": self.region(table, region)}

    # Answers.

    def label(self, table: RattusState, question: Question, choice: int) -> str:
        """Name an answer in a few words."""
        domain = question.kind.domain_in(table, question)
        if domain == "action":
            return self._action(table, question, choice)
        if domain == "yes_no":
            name = question_name(table, question) + (".yes" if choice else ".no")
            return self.say(name, **self._about(table, question))
        if domain == "rat":
            return self._rat(table, choice)
        if domain == "region":
            return self._region(table, choice)
        return self._thing(table, domain, choice)

    def _thing(self, table: RattusState, domain: str, choice: int) -> str:
        if domain == "card":
            return self.say("answer-card", card=self.card(choice))
        if domain == "face":
            return self.say("answer-face", face=sentence(self.face(table, choice)))
        return self.say("answer-count", count=choice)

    def _region(self, table: RattusState, choice: int) -> str:
        if choice == STOP:
            return self.say("answer-stop")
        return self.say("answer-region", region=self.region(table, choice))

    def _action(self, table: RattusState, question: Question, choice: int) -> str:
        if choice == DONE:
            at_the_end = question.kind.name == "act_at_the_end"
            return self.say("answer-no-more-cards" if at_the_end else "answer-on-to-the-plague")
        if choice >= USE:
            return self.say("answer-use", card=self.card(choice - USE))
        if choice >= TAKE:
            return self._take(table, choice - TAKE)
        return self._increase(table, question.seat, choice)

    def _take(self, table: RattusState, card: int) -> str:
        holder = table.holder[card]
        if holder == UNTAKEN:
            return self.say("answer-take", card=self.card(card))
        return self.say("answer-take-from", card=self.card(card), loser=self.seat(holder))

    def _increase(self, table: RattusState, seat: int, region: int) -> str:
        counts = "/".join(str(count) for count in counts_to_place(table, seat, region))
        return self.say("answer-increase", region=self.region(table, region), count=counts)

    def _rat(self, table: RattusState, slot: int) -> str:
        rat = table.rats[slot]
        region = self.region(table, slot // SLOTS)
        if rat.face != UNDEALT:
            return self.say("answer-rat-known", region=region, face=self.face(table, rat.face))
        seats = [self.seat(seat) for seat in range(table.box.players) if rat.seen_by(seat)]
        if seats:
            facts: Facts = {"place": slot % SLOTS + 1, "seats": ", ".join(seats)}
            return self.say("answer-rat-seen", region=region, **facts)
        return self.say("answer-rat", region=region)

    # Events.

    def told(self, table: RattusState, event: Event, reader: int | None) -> str:
        """Tell an event to a seat or to NOBODY in particular; None reads everything."""
        seen = event if reader is None else event.seen_by(reader)
        facts: Facts = {}
        for field in fields(seen):
            facts |= self._fact(table, field.name, getattr(seen, field.name), reader)
        if "other_rat" in facts:
            facts["together"] = "yes" if facts["rat"] == facts["other_rat"] else "no"
        return sentence(self.say(message_name("event", type(event).__name__), **facts))

    def _fact(self, table: RattusState, name: str, value: int, reader: int | None) -> Facts:
        if name == "seat":
            return {"who": who(value, reader), "seat": self.seat(value) if value >= 0 else ""}
        if name == "loser":
            return {"from": who(value, reader), "loser": self.seat(value) if value >= 0 else ""}
        if name == "face":
            known = value != HIDDEN
            return {
                "known": "yes" if known else "no",
                "face": self.face(table, value) if known else "",
            }
        return {name: self._named(table, name, value)}

    def _named(self, table: RattusState, name: str, value: int) -> str | int:
        if name in ("region", "origin", "goal"):
            return self.region(table, value)
        if name in ("rat", "other_rat"):
            return self.region(table, value // SLOTS)
        if name == "card":
            return self.card(value)
        if name == "ending":
            return message_name(ENDINGS[value])
        return value

    # The end.

    def result(self, table: RattusState, outcome: Outcome, reader: int | None) -> list[str]:
        """Tell how the game ended: why, who won, and every seat's points."""
        lines = [self.say("result-ending", ending=message_name(outcome.ending))]
        for seat in outcome.winners():
            facts: Facts = {"who": who(seat, reader), "seat": self.seat(seat)}
            winner = self.say("result-winner", score=outcome.scores[seat], **facts)
            lines.append(sentence(winner))
        places = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
        return lines + [self._score(outcome, seat) for seat in places]

    def _score(self, outcome: Outcome, seat: int) -> str:
        parts = outcome.parts[seat]
        return self.say(
            "result-seat",
            place=outcome.places[seat],
            seat=sentence(self.seat(seat)),
            score=outcome.scores[seat],
            citizens=parts["citizens"],
            haven=parts["safe haven"],
        )


def who(seat: int, reader: int | None) -> str:
    """Say how a sentence speaks of a seat: you, nobody (chance, or the table), or another."""
    if seat < 0:
        return "nobody"
    return "you" if seat == reader else "other"


def question_name(table: RattusState, question: Question) -> str:
    """Find the message that asks a question; each question of a card has its own."""
    if question.kind.name != "card":
        return message_name("question", question.kind.name)
    ask = present_ask(table, question.about, question.picks)
    return message_name("question", "card", card_name(question.about), ask.name)


def present_ask(table: RattusState, card: int, picks: tuple[int, ...]) -> Ask:
    """Find what a card asks after these picks."""
    ask = DECK[card].next_ask(table, picks)
    assert ask is not None
    return ask


def region_asked_about(table: RattusState, question: Question) -> int:
    """Find the region that a question speaks of, or -1."""
    kind, about = question.kind.name, question.about
    if kind in ("how_many", "choose_rat", "join_caravan"):
        return about
    if kind == "deal_face":
        return about // SLOTS
    if kind in ("move_plague", "add_rat", "lower_limits"):
        return table.plague
    return latest_pick(table, about, question.picks) if kind == "card" else -1


def latest_pick(table: RattusState, card: int, picks: tuple[int, ...]) -> int:
    """Find the region of a card's latest pick, or -1 before the first."""
    if not picks or picks[-1] == STOP:
        return -1
    is_rat = present_ask(table, card, picks[:-1]).domain == "rat"
    return picks[-1] // SLOTS if is_rat else picks[-1]
