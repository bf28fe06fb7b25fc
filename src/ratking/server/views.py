"""What a viewer may know: observation, open questions, and the steps since a version."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from msgspec.structs import replace

from ratking.core.event import event_from_json, event_to_json
from ratking.core.game import Game
from ratking.core.luck import promise
from ratking.core.question import NOBODY
from ratking.server import outside
from ratking.server.boxes import shared_words
from ratking.server.choices import is_forced
from ratking.server.clocks import running
from ratking.server.lesson_view import coached
from ratking.server.match import FORCED, PERSON, Step, thinks_hidden
from ratking.server.quick import begins_at
from ratking.server.replies import (
    AnswerInfo,
    OutcomeInfo,
    QuestionInfo,
    SeatInfo,
    StepInfo,
    TableInfo,
    Told,
    View,
)
from ratking.server.table import BOT, DECLINED, EMPTY, OPEN, PLAYING, Seat, Table
from ratking.server.unfolding import Unfolding, observed
from ratking.text import Words


class Looking:
    """One viewer's eyes on one game, in one language; None sees everything."""

    def __init__(self, table: Table, viewer: int | None, language: str) -> None:
        match = table.match
        self.match = match
        self.viewer = viewer
        names = [seat.name for seat in table.seats]
        self.words = shared_words(match.game.name, language).named(names)
        self.table: Any = match.state
        if viewer is not None:
            self.table = match.game.observe(match.state, viewer).table

    def question(self, seat: int) -> QuestionInfo:
        """Show the question that waits for the viewer's own seat."""
        game, state = self.match.game, self.match.state
        asked = game.question(state, seat)
        return QuestionInfo(
            seat=seat,
            kind=asked.kind.name,
            domain=self.words.domain(self.table, asked).thing,
            held=asked.facts(),
            prompt=self.words.prompt(self.table, asked),
            explanation=self.words.explanation(self.table, asked),
            answers=[
                AnswerInfo(
                    choice,
                    game.say(self.table, seat, choice),
                    self.words.label(self.table, asked, choice),
                    self.words.touch(self.table, asked, choice),
                    self.words.preview(self.table, asked, choice),
                    not game.has_way_back(self.table, seat, choice),
                )
                for choice in game.answers(state, seat)
            ],
            rules=list(self.words.rules(asked)),
            forced=is_forced(self.match, seat),
            barred=dict(self.words.barred(self.table, asked)),
        )

    def step(self, step: Step, unfolding: Unfolding | None = None) -> StepInfo:
        """Tell a step as the viewer may hear it and, unfolding, see it."""
        events = tell(self.match.game, self.words, self.table, step.events, self.viewer)
        if unfolding is not None:
            changes = unfolding.changes(self.viewer)[step.number]
            events = [replace(told, changes=c) for told, c in zip(events, changes, strict=True)]
        place = self.viewer if self.viewer is not None and self.viewer >= 0 else -1
        return StepInfo(
            version=step.marks[place] if self.viewer is not None else step.number,
            seat=step.seat,
            by=heard_as(step, self.viewer),
            events=events,
            takes_back=[taken.marks[place] for taken in step.back],
            at=step.at,
        )

    def outcome(self) -> OutcomeInfo | None:
        """Tell how the game ended, if it has."""
        found = self.match.game.outcome(self.match.state)
        if found is None:
            return None
        sentences = self.words.result(self.table, found, self.viewer)
        return OutcomeInfo(**asdict(found), sentences=sentences)


def tell(
    game: Game[Any], words: Words, table: Any, events: list[dict[str, object]], viewer: int | None
) -> list[Told]:
    """Tell events as data and as sentences; None hears everything."""
    told = []
    for facts in events:
        event = event_from_json(game.events(), facts)
        seen, sentence = words.heard(table, event, viewer)
        told.append(Told(facts if seen is event else event_to_json(seen), sentence))
    return told


def view(
    table: Table,
    viewer: int | None,
    steps: list[Step],
    since: int,
    language: str,
    with_observation: bool = True,
    unfolding: Unfolding | None = None,
) -> View:
    """Show a table to a seat, to a spectator (NOBODY), or with everything open (None)."""
    match = table.match
    looking = Looking(table, viewer, language)
    playing = table.status != OPEN
    asked = match.game.open_seats(looking.table) if playing else []
    seen = [step for step in steps if viewer is None or step.seen_by(viewer)]
    heard = [looking.step(step, unfolding) for step in seen]
    mine = [seat for seat in match.open_seats() if playing and seat == viewer]
    return View(
        table=table.id,
        seat=None if viewer == NOBODY else viewer,
        version=match.number if viewer is None else match.version(viewer),
        status=table.status,
        observation=observed(match.game, looking.table) if with_observation else None,
        open=asked,
        questions=[looking.question(seat) for seat in mine],
        steps=[step for step in heard if step.version > since],
        clocks=_clocks(table, viewer),
        can_undo=viewer is not None
        and viewer >= 0
        and table.wishes.undo
        and match.can_undo(viewer),
        outcome=looking.outcome(),
        lesson=coached(table, viewer),
    )


def heard_as(step: Step, viewer: int | None) -> str:
    """Say who answered; that a person had no choice is nobody else's business."""
    return PERSON if step.by == FORCED and viewer not in (step.seat, None) else step.by


def _clocks(table: Table, viewer: int | None) -> dict[str, float]:
    """Show the clocks that run; a clock that starts anew would tell of answers behind a screen."""
    return {
        str(seat): zero
        for seat, zero in running(table).items()
        if viewer in (seat, None) or not thinks_hidden(table.match, seat)
    }


def table_info(table: Table, mine: list[int], is_host: bool, language: str) -> TableInfo:
    """Show a table as everybody sees it."""
    wishes = table.wishes
    words = shared_words(table.match.game.name, language)
    return TableInfo(
        id=table.id,
        name=table.name,
        game=table.match.game.name,
        title=table.match.game.title,
        status=table.status,
        options=table.options,
        seats=[_seat_info(table, words, seat, seat in mine) for seat in range(len(table.seats))],
        clock=table.clock,
        public=table.public,
        spectators=wishes.spectators,
        chat=wishes.chat,
        hints=table.gives_hints,
        undo=wishes.undo,
        host=is_host,
        promise=promise(table.match.luck.secret) if table.match.luck.secret else "",
        rematch=table.rematch,
        asked=_asked(table),
        created=table.created,
        lesson=wishes.lesson,
        data=table.match.game.fingerprint(),
        own_files=table.match.game.own_files(),
        begins_in=_begins_in(table),
        tournament=wishes.tournament,
        club=wishes.club,
        challenge=wishes.challenge,
        begun_elsewhere=bool(wishes.record),
    )


def _begins_in(table: Table) -> float | None:
    """Say in how many seconds a quick match begins."""
    at = begins_at(table)
    return None if at is None else max(0.0, at - outside.now())


def _asked(table: Table) -> list[int]:
    """List the seats that everybody knows are asked."""
    if table.status != PLAYING:
        return []
    game, state = table.match.game, table.match.state
    return game.open_seats(game.observe(state, NOBODY).table)


def _seat_info(table: Table, words: Words, number: int, mine: bool) -> SeatInfo:
    seat = table.seats[number]
    return SeatInfo(
        seat=number,
        colour=words.colour(number),
        kind=_kind_of(seat),
        name=seat.name,
        level="" if seat.kind == DECLINED else seat.level,
        declined=seat.level if seat.kind == DECLINED else "",
        stand_in=seat.stand_in,
        player=seat.player,
        taken=seat.is_taken,
        mine=mine,
    )


def _kind_of(seat: Seat) -> str:
    """A bot is called so wherever it thinks; where one does not want to come, the seat is open."""
    if seat.kind == DECLINED:
        return EMPTY
    return BOT if seat.account else seat.kind
