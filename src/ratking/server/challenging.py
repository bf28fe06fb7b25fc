"""Challenges at a table: set up as they are declared, and the stars that a game has earned."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from msgspec import structs

from ratking.challenges import Challenge, Condition, challenges_of, earned, measured
from ratking.challenges.challenge import ME
from ratking.core.game import Outcome
from ratking.server import people
from ratking.server.archive import told_steps
from ratking.server.boxes import names, shared_game, shared_words
from ratking.server.challenge_replies import ChallengeInfo, ChallengeResult, GoalInfo, StarInfo
from ratking.server.guest import Guest
from ratking.server.hosting import seated
from ratking.server.jottings import Jottings
from ratking.server.keeper import Keeper
from ratking.server.refusals import Refusal
from ratking.server.replies import Seated
from ratking.server.security import Visitor
from ratking.server.stars import ALL_MINE, best_of, name_of
from ratking.server.table import Table
from ratking.server.wire import NewTable, SeatWish
from ratking.text.say import message_name

NO_CHALLENGE: Final = "There is no such challenge."
NONE_HERE: Final = "Nobody takes up a challenge at this table."
NO_BOUND: Final = -1


async def listed(jottings: Jottings, guest: Guest) -> list[ChallengeInfo]:
    """List the challenges of every game, and how many stars I have of each."""
    found = await jottings.find(guest.visitor.hash, ALL_MINE)
    return [
        _info(one, guest.language, best_of(found.get(name_of(one))))
        for game in names()
        for one in challenges_of(game).values()
    ]


def _info(one: Challenge, language: str, stars: int) -> ChallengeInfo:
    words = shared_words(one.game, language)
    title = words.say(f"challenge-{one.id}")
    return ChallengeInfo(one.game, one.id, title, len(one.others), stars, _stars(one, language))


def _stars(one: Challenge, language: str) -> list[StarInfo]:
    return [StarInfo([said(one.game, goal, language) for goal in star]) for star in one.stars]


def said(game: str, one: Condition, language: str) -> str:
    """Say what has to be so."""
    least = NO_BOUND if one.least is None else one.least
    most = NO_BOUND if one.most is None else one.most
    name = message_name("goal", *one.fact.split(" "))
    return shared_words(game, language).say(name, least=least, most=most)


async def take_up(house: Keeper, guest: Guest, game: str, name: str, called: str) -> Seated:
    """Sit down to a challenge; it begins at once."""
    table = new_challenge(_found(game, name), called, guest.visitor)
    await house.allowances.must_have_room(guest, [seat.level for seat in table.seats if seat.bot])
    await house.allowances.set_up(table, guest)
    return seated(await house.change(table.id, people.start, seats=True), guest, [])


def new_challenge(one: Challenge, called: str, visitor: Visitor) -> Table:
    """Set up the table of a challenge, with the luck that everybody has there."""
    seats = [SeatWish("me", called), *(SeatWish("bot", "", level) for level in one.others)]
    options = dict(one.options)
    wish = NewTable(one.game, options=options, seats=seats, chat=False, hints=False)  # type: ignore[arg-type]
    table, _ = people.new_table(wish, visitor)
    table.wishes = structs.replace(table.wishes, challenge=one.id)
    table.match.luck = replace(table.match.luck, secret=one.secret)
    return table


def _found(game: str, name: str) -> Challenge:
    found = challenges_of(game).get(name) if game in names() else None
    if found is None or shared_game(game).own_files():
        raise Refusal("unknown", NO_CHALLENGE)
    return found


async def result(house: Keeper, jottings: Jottings, guest: Guest, table_id: str) -> ChallengeResult:
    """Tell what a table is about, and when it is over how many stars it has earned."""
    table = await house.table(table_id)
    if not table.wishes.challenge:
        raise Refusal("off", NONE_HERE)
    one = _found(table.match.game.name, table.wishes.challenge)
    outcome = table.match.game.outcome(table.match.state)
    events = [told for step in await told_steps(house, table) for told in step.events]
    stars = None if outcome is None else earned(one.stars, ME, outcome, events)
    name = name_of(one)
    best = best_of((await jottings.find(guest.visitor.hash, name)).get(name))
    info = _info(one, guest.language, best)
    goals = [_goals(one, star, outcome, events, guest.language) for star in one.stars]
    return ChallengeResult(info, stars, goals)


def _goals(
    one: Challenge,
    star: tuple[Condition, ...],
    outcome: Outcome | None,
    events: list[dict[str, object]],
    language: str,
) -> list[GoalInfo]:
    """Say of each goal where it stands; what only the end tells is open until then."""
    found = []
    for goal in star:
        counted = outcome is not None or goal.fact.startswith(("times ", "sum "))
        now = measured(goal.fact, ME, outcome, events) if counted else None  # type: ignore[arg-type]
        done = None if outcome is None or now is None else goal.holds(now)
        found.append(GoalInfo(said(one.game, goal, language), now, done))
    return found
