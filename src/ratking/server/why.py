"""Why a bot did what it did, told when the game is over: its move among the plans it had.

The bot's seat is asked once more what it was asked then, with what it knew then. While the game
goes on nothing of that is told: it would tell what the bot holds.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ratking.server import finished
from ratking.server.archive import mark_of, replayed, told_steps
from ratking.server.guest import Guest
from ratking.server.keeper import Keeper
from ratking.server.match import BOT, CLOCK, Step
from ratking.server.refusals import Refusal
from ratking.server.table import Table

NO_BOT: Final = "No bot decided that."
NO_CHOICE: Final = "There was only one way here."


async def whys(
    house: Keeper, guest: Guest, table_id: str, heard: bool, seat: int | None
) -> dict[int, list[int]]:
    """List the steps in which bots had a choice, as a guest heard them or as all count."""
    table = await finished.table_of(house, guest, table_id)
    return await deciders(house, table, guest.viewer(table, seat) if heard else None)


async def to_explain(
    house: Keeper,
    guest: Guest,
    table_id: str,
    about: int,
    number: int,
    heard: bool,
    seat: int | None,
) -> dict[str, Any]:
    """Find what the search has to know to say why a bot did something in a step."""
    table = await finished.table_of(house, guest, table_id)
    if heard:
        number = await heard_as(house, table, guest.viewer(table, seat), number)
    seen, choices = await decision(house, table, number, about)
    facts = {"name": table.match.game.name, "language": guest.language}
    return {**facts, "table": seen, "seat": about, "choices": choices}


class Decision(NamedTuple):
    """What somebody was asked, as they saw the table, and what they answered in a row."""

    seen: dict[str, Any]
    choices: list[int]


async def deciders(house: Keeper, table: Table, viewer: int | None) -> dict[int, list[int]]:
    """List for each step, as a viewer heard it or all count, the bots that had a choice in it."""
    found, behind = dict[int, list[int]](), set[int]()
    match = replayed(table, [])
    for step in await told_steps(house, table):
        if _is_by_a_bot(step) and len(match.game.answers(match.state, step.seat)) > 1:
            behind.add(step.seat)
        for seat, choice in step.answers:
            match.game.apply(match.state, seat, choice)
        if not step.hidden:
            found[step.number if viewer is None else step.marks[mark_of(table, viewer)]] = [*behind]
            behind = set()
    return {place: sorted(seats) for place, seats in found.items() if seats}


async def decision(house: Keeper, table: Table, number: int, about: int) -> Decision:
    """Find what a bot decided in a step, or behind the screen that the step lifts."""
    steps = [step for step in await told_steps(house, table) if step.number <= number]
    if not steps or steps[-1].number != number:
        raise Refusal("unknown", "The game has no such moment.")
    own = _decided(steps, about)
    if not own or not all(_is_by_a_bot(step) for step in own):
        raise Refusal("not_now", NO_BOT)
    match, seat = replayed(table, steps[: steps.index(own[0])]), about
    game, state = match.game, match.state
    choices = [choice for step in own for by, choice in step.answers if by == seat]
    while len(choices) > 1 and len(game.answers(state, seat)) == 1:
        game.apply(state, seat, choices.pop(0))
    if len(game.answers(state, seat)) == 1:
        raise Refusal("not_now", NO_CHOICE)
    return Decision(game.to_json(game.observe(state, seat).table), choices)


async def heard_as(house: Keeper, table: Table, viewer: int, version: int) -> int:
    """Find the number of the step that a viewer at the table heard as a version."""
    for step in await told_steps(house, table):
        if step.seen_by(viewer) and step.marks[mark_of(table, viewer)] == version:
            return step.number
    raise Refusal("unknown", "The game has no such moment.")


def _is_by_a_bot(step: Step) -> bool:
    return step.by in (BOT, CLOCK)


def _decided(steps: list[Step], about: int) -> list[Step]:
    """List the answers that make a decision: what was planned behind a screen belongs together."""
    first = len(steps) - 1
    while first and steps[first - 1].hidden:
        first -= 1
    return [step for step in steps[first:] if step.seat == about]
