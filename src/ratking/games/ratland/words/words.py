"""The words of RatLand: its questions, answers, events and results."""

from __future__ import annotations

from typing import Any, Final

from ratking.core.domain import Domain
from ratking.core.event import HIDDEN, Event
from ratking.core.game import Outcome
from ratking.core.question import Kind, Question
from ratking.games.ratland import events as tell
from ratking.games.ratland.athletes import MOVE_FROM, MOVE_TO
from ratking.games.ratland.deployment import PLACE, left_to_place
from ratking.games.ratland.draws import DRAW_PIECE, PUT_BACK
from ratking.games.ratland.feeding import KEEP, SWAP_HEALTHY, SWAP_POISONED, TRANSMUTED
from ratking.games.ratland.findings import harmful
from ratking.games.ratland.harm import LET_GO
from ratking.games.ratland.pieces import BLACK, BOARD, COLOURS, PANTRY, SPACES
from ratking.games.ratland.search import BRIBE
from ratking.games.ratland.state import (
    CLAN_CARD,
    COLOUR,
    DOUBLE,
    EVENT_CARD,
    FOOD_CARD,
    NO_CLAN,
    PLAN,
    PLAN_NAMES,
    RAT_PLACE,
    SIDE,
    SOME_RATS,
    SPACE,
    YES_NO,
    RatlandState,
)
from ratking.games.ratland.words.names import BOTH, RatlandNames
from ratking.games.ratland.words.touch import touched
from ratking.text.say import message_name, sentence
from ratking.text.words import Facts, names_of

NOTHING_CHOSEN: Final[dict[Kind[Any], str]] = {
    MOVE_FROM: "answer-stop",
    PUT_BACK: "answer-none",
    BRIBE: "answer-none",
}
SWAPPED: Final = {
    KEEP: "answer-swap-keep",
    SWAP_HEALTHY: "answer-swap-healthy",
    SWAP_POISONED: "answer-swap-poisoned",
}
"""What the answers are called that name no thing."""


class RatlandWords(RatlandNames):
    """Everything that is said about a game of RatLand."""

    # Questions.

    def prompt(self, table: RatlandState, question: Question) -> str:
        """Ask a question in one sentence."""
        name = message_name("question", question.kind.name)
        return self.say(name, **self._about(table, question))

    def explanation(self, table: RatlandState, question: Question) -> str:
        """Explain a question."""
        name = message_name("question", question.kind.name)
        return self.say(name + ".more", **self._about(table, question))

    def planned(self, table: RatlandState, seat: int) -> dict[str, int]:
        """List how many rats go where; whatever has no place stays in the pantry."""
        found = dict(zip(PLAN_NAMES, PLAN.all(table, seat), strict=True))
        return found | {SPACES[PANTRY]: left_to_place(table, seat)}

    def plan(self, table: RatlandState, seat: int) -> str:
        """Say how many rats go where; some may count in pantry and nursery."""
        planned = self.planned(table, seat)
        spaces = {name: self.space(space) for space, name in enumerate(SPACES)}
        spaces[PLAN_NAMES[DOUBLE]] = self.say(message_name("space", BOTH))
        parts = [
            self.say("plan-part", count=planned[name], space=space)
            for name, space in spaces.items()
            if planned[name]
        ]
        return ", ".join(parts)

    def _about(self, table: RatlandState, question: Question) -> Facts:
        facts = self.space_facts("area", table.area)
        if question.kind is PLACE:
            space = question.of("space")
            facts["double"] = "yes" if space == DOUBLE else "no"
            facts |= self.space_facts("space", 0 if space == DOUBLE else space)
            facts["left"] = left_to_place(table, question.seat)
        if question.kind is MOVE_TO:
            facts |= self.space_facts("space", question.of("source"))
        if question.kind is LET_GO:
            facts["count"] = harmful(table, question.seat, BLACK)
        if question.kind is DRAW_PIECE:
            facts["drawer"] = self.seat(question.of("drawer"))
        return facts

    # Answers.

    def label(self, table: RatlandState, question: Question, choice: int) -> str:
        """Name an answer in a few words."""
        values = question.kind.domain.verb(choice).values
        if values is None:
            return self.say(NOTHING_CHOSEN.get(question.kind) or SWAPPED[choice])
        if values is YES_NO:
            name = message_name("question", question.kind.name) + (".yes" if choice else ".no")
            return self.say(name, **self._about(table, question))
        if question.kind is LET_GO:
            all_of_them = harmful(table, question.seat, BLACK)
            return self.say("answer-let-go", all=all_of_them, poisoned=choice)
        if values is TRANSMUTED:
            return self.say("answer-cheese", count=choice)
        if values is SOME_RATS:
            return self.say("answer-rats", count=choice)
        return self._thing(values, choice)

    def touch(self, table: RatlandState, question: Question, choice: int) -> list[str]:
        """Name what an answer is about."""
        return touched(table, question, choice)

    def source(self, table: RatlandState, question: Question, choice: int) -> str:
        """Name the space that an athletic rat runs from."""
        return f"space:{question.of('source')}" if question.kind is MOVE_TO else ""

    def _thing(self, values: Domain, choice: int) -> str:
        if values is SPACE or values is RAT_PLACE:
            return self._space(choice)
        if values is COLOUR:
            means = self.say(message_name("colour", COLOURS[choice]) + ".means")
            return self.say("answer-colour", means=sentence(means), colour=self.cheese(choice))
        if values is SIDE:
            return self.say("answer-board-aggressive" if choice else "answer-board-normal")
        if values is CLAN_CARD:
            return self.say("answer-clan", clan=self.clan(choice))
        if values is EVENT_CARD:
            return self.say("answer-event", happening=self.happening(choice))
        if values is FOOD_CARD:
            return self.say("answer-food", card=choice + 1)
        return self.say("answer-seat", seat=sentence(self.seat(choice)))

    def _space(self, choice: int) -> str:
        if choice == DOUBLE:
            return self.say("answer-both")
        return self.say("answer-space", space=sentence(self.space(choice)))

    # Events.

    def in_words(self, table: RatlandState, seen: Event, reader: int | None) -> str:
        """Say what of an event a reader may know."""
        facts = self._special(table, seen)
        for name in names_of(type(seen)):
            if name not in facts:
                facts |= self._fact(name, getattr(seen, name), reader)
        return sentence(self.say(message_name("event", type(seen).__name__), **facts))

    def _special(self, table: RatlandState, event: Event) -> Facts:
        """Find the facts of events that are about all seats, or about a card."""
        if isinstance(event, tell.ScreensLifted):
            return {"seats": self._boards(event.rats, event.double, event.hidden)}
        if isinstance(event, tell.AthletesMoved):
            none = [0] * table.box.players
            return {"seats": self._boards(event.rats, event.double, none)}
        if isinstance(event, tell.ClansChosen):
            return {"seats": self._sides(event)}
        if isinstance(event, tell.SwapsRevealed):
            return {"seats": self._counted([min(choice, 1) for choice in event.choices])}
        if isinstance(event, tell.RatsStarved | tell.CheeseTransmuted):
            return {"seats": self._counted(event.counts)}
        if isinstance(event, tell.EventRevealed):
            card = event.card
            return {"happening": self.happening(card), "text": self.happening_text(card)}
        if isinstance(event, tell.FoodRevealed):
            return {"card": event.card + 1, "areas": self.food(table, event.card)}
        return self._foreseen(event)

    def _foreseen(self, event: Event) -> Facts:
        if isinstance(event, tell.EventForeseen):
            known = event.card != HIDDEN
            name = self.happening(event.card) if known else ""
            return {"known": "yes" if known else "no", "happening": name}
        if isinstance(event, tell.FoodForeseen):
            return {"known": "no" if event.card == HIDDEN else "yes", "card": event.card + 1}
        if isinstance(event, tell.ClanDealt):
            known = event.clan != HIDDEN
            return {
                "known": "yes" if known else "no",
                "clan": self.clan(event.clan) if known else "",
            }
        return {}

    def _fact(self, name: str, value: Any, reader: int | None) -> Facts:
        if name in ("seat", "active"):
            return {"who": "you" if value == reader else "other", "seat": self.seat(value)}
        if name in ("victim", "taker", "musician"):
            return {"whom": "you" if value == reader else "other", name: self.seat(value)}
        if name in ("space", "area"):
            return self.space_facts(name, value)
        if name == "colour":
            return {name: self.cheese(value)}
        if name == "pieces":
            return {name: self.pieces(value)}
        return {name: value} if isinstance(value, int) else {}

    def food(self, table: RatlandState, card: int) -> str:
        """Say what a food card puts into the bag for each area."""
        return " / ".join(
            self.say("food-area", area=self.space(area), pieces=self.pieces(counts))
            for area, counts in enumerate(table.box.food[card])
        )

    def _boards(self, rats: list[int], double: list[int], hidden: list[int]) -> str:
        return " ".join(
            self._board(seat, rats[seat * BOARD : (seat + 1) * BOARD], double[seat], hidden[seat])
            for seat in range(len(double))
        )

    def _board(self, seat: int, rats: list[int], double: int, hidden: int) -> str:
        places = [
            self.say("placed-rats", space=self.space(space), count=count)
            for space, count in enumerate(rats)
            if count
        ]
        if double:
            places.append(self.say("placed-double", count=double))
        if hidden:
            places.append(self.say("placed-cheese"))
        there = ", ".join(places) or self.say("nothing")
        return self.say("placed", seat=sentence(self.seat(seat)), places=there)

    def _sides(self, event: tell.ClansChosen) -> str:
        return " ".join(
            self.say(
                "chosen",
                seat=sentence(self.seat(seat)),
                aggressive="yes" if event.aggressive[seat] else "no",
                with_clan="no" if clan == NO_CLAN else "yes",
                clan="" if clan == NO_CLAN else self.clan(clan),
            )
            for seat, clan in enumerate(event.clans)
        )

    def _counted(self, counts: list[int]) -> str:
        return ", ".join(
            self.say("counted", seat=self.seat(seat), count=count)
            for seat, count in enumerate(counts)
            if count
        ) or self.say("nobody")

    # The end.

    def score(self, table: RatlandState, outcome: Outcome, seat: int) -> str:
        """Tell the place and the points of one seat."""
        parts = outcome.parts[seat]
        return self.say(
            "result-seat",
            place=outcome.places[seat],
            seat=sentence(self.seat(seat)),
            score=outcome.scores[seat],
            rats=parts["rats"],
            dead=-parts["graveyard"],
            cheese=table.cheese[seat],
        )
