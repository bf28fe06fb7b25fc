"""The answers of Rattus in words."""

from __future__ import annotations

from ratking.core.question import Question
from ratking.games.rattus.cards.crowns import NEW_WALL
from ratking.games.rattus.cards.pied_piper import NO_MORE_RATS
from ratking.games.rattus.domains import SLOTS, UNTAKEN
from ratking.games.rattus.pieces import NO_FACE
from ratking.games.rattus.questions import DONE, STOP, TAKE, USE
from ratking.games.rattus.state import HOLDER, RattusState, face_of, has_seen
from ratking.games.rattus.turn import counts_to_place
from ratking.games.rattus.windows import PASS
from ratking.text.rattus_questions import RattusQuestions, domain_of, question_name
from ratking.text.say import sentence


class RattusAnswers(RattusQuestions):
    """Names answers, each after what its question's domain stands for."""

    def label(self, table: RattusState, question: Question, choice: int) -> str:
        """Name an answer in a few words."""
        domain = domain_of(table, question)
        if domain == "action":
            return self._action(table, question, choice)
        if domain == "yes_no":
            name = question_name(table, question) + (".yes" if choice else ".no")
            return self.say(name, **self.question_facts(table, question))
        if domain == "count":
            potions = question.kind.name == "take_potions"
            return self.say("answer-potions" if potions else "answer-count", count=choice)
        if domain == "region":
            return self._region(table, question, choice)
        return self._piece(table, domain, choice)

    def touch(self, table: RattusState, question: Question, choice: int) -> list[str]:
        """Name the region, card or rat of an answer; to stop or to pass touches nothing."""
        domain = domain_of(table, question)
        if domain == "action":
            return _touched_by_action(choice)
        nothing = {"region": STOP, "border": NEW_WALL, "rat": NO_MORE_RATS, "region_card": PASS}
        if choice == nothing.get(domain):
            return []
        return [f"{domain}:{choice}"]

    def _piece(self, table: RattusState, domain: str, choice: int) -> str:
        if domain == "rat":
            return self._rat(table, choice)
        if domain == "border":
            return self._border(table, choice)
        if domain == "region_card":
            return self._region_card(table, choice)
        if domain == "card":
            return self.say("answer-card", card=self.card(choice))
        return self.say("answer-face", face=sentence(self.face(table, choice)))

    def _region(self, table: RattusState, question: Question, choice: int) -> str:
        if choice != STOP:
            return self.say("answer-region", region=self.region(table, choice))
        extra = question.kind.name == "add_extra_rat"
        return self.say("answer-no-extra-rat" if extra else "answer-stop")

    def _border(self, table: RattusState, choice: int) -> str:
        if choice == NEW_WALL:
            return self.say("answer-new-wall")
        return self.say("answer-border", border=self.border(table, choice))

    def _region_card(self, table: RattusState, choice: int) -> str:
        if choice == PASS:
            return self.say("answer-no-region-card")
        return self.say("answer-region-card", region_card=self.region_card(table, choice))

    def _action(self, table: RattusState, question: Question, choice: int) -> str:
        if choice == DONE:
            at_the_end = question.kind.name == "act_at_the_end"
            return self.say("answer-no-more-cards" if at_the_end else "answer-on-to-the-plague")
        if choice >= USE:
            return self.say("answer-use", the_card=self.the_card(choice - USE))
        if choice >= TAKE:
            return self._take(table, choice - TAKE)
        return self._increase(table, question.seat, choice)

    def _take(self, table: RattusState, card: int) -> str:
        holder = HOLDER.of(table, card)
        if holder == UNTAKEN:
            return self.say("answer-take", the_card=self.the_card(card))
        loser = self.seat(holder)
        return self.say("answer-take-from", the_card=self.the_card(card), loser=loser)

    def _increase(self, table: RattusState, seat: int, region: int) -> str:
        counts = "/".join(str(count) for count in counts_to_place(table, seat, region))
        facts = self.region_facts(table, "region", region)
        return self.say("answer-increase", count=counts, **facts)

    def _rat(self, table: RattusState, rat: int) -> str:
        if rat == NO_MORE_RATS:
            return self.say("answer-no-more-rats")
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


def _touched_by_action(choice: int) -> list[str]:
    if choice == DONE:
        return []
    if choice >= TAKE:
        return [f"card:{choice - (USE if choice >= USE else TAKE)}"]
    return [f"region:{choice}"]
