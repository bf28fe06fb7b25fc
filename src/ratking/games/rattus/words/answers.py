"""The answers of Rattus in words."""

from __future__ import annotations

from typing import Any, Final

from ratking.core.answers import Answers
from ratking.core.domain import Domain
from ratking.core.question import Kind, Question
from ratking.games.rattus.cards.crowns import ADD_EXTRA_RAT, WALL_OR_NEW_WALL
from ratking.games.rattus.cards.pied_piper import FOLLOWER_OR_NO_MORE
from ratking.games.rattus.domains import (
    BORDER,
    CARD,
    CITIZENS_COUNT,
    RAT,
    REGION,
    REGION_CARD,
    SLOTS,
    UNTAKEN,
    YES_NO,
)
from ratking.games.rattus.finale import ACT_AT_THE_END
from ratking.games.rattus.pieces import NO_FACE
from ratking.games.rattus.questions import FROM_OR_STOP, INCREASING, TAKING, USING
from ratking.games.rattus.state import HOLDER, RattusState, face_of, has_seen
from ratking.games.rattus.travel import TAKE_POTIONS
from ratking.games.rattus.turn import ACT, counts_to_place
from ratking.games.rattus.windows import PLAY_REGION_CARD
from ratking.games.rattus.words.questions import RattusQuestions, domain_of, question_name
from ratking.text.say import sentence

NOTHING_CHOSEN: Final[dict[Kind[Any], str]] = {
    ACT: "answer-on-to-the-plague",
    ACT_AT_THE_END: "answer-no-more-cards",
    ADD_EXTRA_RAT: "answer-no-extra-rat",
    PLAY_REGION_CARD: "answer-no-region-card",
}
NOTHING_PICKED: Final[dict[Answers, str]] = {
    FROM_OR_STOP: "answer-stop",
    FOLLOWER_OR_NO_MORE: "answer-no-more-rats",
    WALL_OR_NEW_WALL: "answer-new-wall",
}
"""What the answer in place of a thing is called: to questions of the rules, and of cards."""


class RattusAnswers(RattusQuestions):
    """Names answers, each after what its question's domain stands for."""

    def label(self, table: RattusState, question: Question, choice: int) -> str:
        """Name an answer in a few words."""
        domain = domain_of(table, question)
        verb = domain.verb(choice)
        value = choice - verb.first
        if verb.values is None:
            return self.say(NOTHING_CHOSEN.get(question.kind) or NOTHING_PICKED[domain])
        if verb is USING:
            return self.say("answer-use", the_card=self.the_card(value))
        if verb is TAKING:
            return self._take(table, value)
        if verb is INCREASING:
            return self._increase(table, question.seat, value)
        return self._thing(table, question, verb.values, value)

    def _thing(self, table: RattusState, question: Question, values: Domain, value: int) -> str:
        if values is YES_NO:
            name = question_name(table, question) + (".yes" if value else ".no")
            return self.say(name, **self.question_facts(table, question))
        if values is CITIZENS_COUNT:
            potions = question.kind is TAKE_POTIONS
            return self.say("answer-potions" if potions else "answer-count", count=value)
        if values is REGION:
            return self.say("answer-region", region=self.region(table, value))
        return self._piece(table, values, value)

    def _piece(self, table: RattusState, values: Domain, value: int) -> str:
        if values is RAT:
            return self._rat(table, value)
        if values is BORDER:
            return self.say("answer-border", border=self.border(table, value))
        if values is REGION_CARD:
            return self.say("answer-region-card", region_card=self.region_card(table, value))
        if values is CARD:
            return self.say("answer-card", card=self.card(value))
        return self.say("answer-face", face=sentence(self.face(table, value)))

    def _take(self, table: RattusState, card: int) -> str:
        holder = HOLDER.of(table, card)
        if holder == UNTAKEN:
            return self.say("answer-take", the_card=self.the_card(card))
        loser = self.seat(holder)
        return self.say("answer-take-from", the_card=self.the_card(card), loser=loser)

    def _increase(self, table: RattusState, seat: int, region: int) -> str:
        counts = self.say("answer-or").join(
            str(count) for count in counts_to_place(table, seat, region)
        )
        facts = self.region_facts(table, "region", region)
        return self.say("answer-increase", count=counts, **facts)

    def _rat(self, table: RattusState, rat: int) -> str:
        facts = self.region_facts(table, "region", rat // SLOTS)
        if face_of(table, rat) != NO_FACE:
            face = self.face(table, face_of(table, rat))
            return self.say("answer-rat-known", face=face, **facts)
        players = range(table.box.players)
        seats = [self.seat(seat) for seat in players if has_seen(table, seat, rat)]
        if seats:
            place = rat % SLOTS + 1
            return self.say("answer-rat-seen", place=place, seats=", ".join(seats), **facts)
        return self.say("answer-rat", **facts)
