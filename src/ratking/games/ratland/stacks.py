"""Which questions may wait when, for whom, and on top of which steps."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NATURE, NOBODY, Question
from ratking.core.state import open_questions
from ratking.games.ratland.athletes import PLACES, moves_of
from ratking.games.ratland.cards.clans import clan_of
from ratking.games.ratland.cards.deck import event_of
from ratking.games.ratland.deployment import left_to_place
from ratking.games.ratland.draws import extra_pieces, may_draw, may_scavenge, pieces_of_rats
from ratking.games.ratland.feeding import fewest_poisoned, most_to_transmute
from ratking.games.ratland.harm import Harm, extra_strikes
from ratking.games.ratland.pieces import BOARD, NURSERY, PANTRY
from ratking.games.ratland.screens import Screens
from ratking.games.ratland.state import (
    DOUBLE,
    EVENT,
    FEEDING,
    HIDE,
    NO_CLAN,
    NO_EVENT,
    OVER,
    PLAN,
    RATS,
    SEARCH,
    SETUP,
    UNDEALT,
    RatlandState,
    is_open,
    on_the_board,
    rats_in,
)

ROUND: Final = (
    "next_round", "feed", "search", "attack", "athletes_move", "deploy", "foresee_food",
    "foresee_event", "reveal_food",
)  # fmt: skip
"""The steps of a round as they lie on the stack; the last is the first to happen."""

PLACING: Final = (RATS, (*ROUND[:5], "lift_screens"))
MOVING: Final = (RATS, (*ROUND[:4], "land_athletes"))
DRAWING: Final = (SEARCH, (*ROUND[:2], "leave_area", "draws"))
CHOOSING: Final = (SETUP, ("next_round", "show_sides"))

STACKS: Final[dict[str, tuple[int, list[tuple[str, ...]]]]] = {
    "deal_clan": (SETUP, [("next_round", "choose_sides", "deal_clans")]),
    "choose_board": (CHOOSING[0], [CHOOSING[1]]),
    "keep_clan": (CHOOSING[0], [CHOOSING[1]]),
    "draw_event": (EVENT, [("reveal_event",), ROUND[:8]]),
    "draw_food": (EVENT, [ROUND, ROUND[:7]]),
    "hide_cheese": (PLACING[0], [PLACING[1]]),
    "place": (PLACING[0], [PLACING[1]]),
    "ready": (PLACING[0], [PLACING[1]]),
    "move_from": (MOVING[0], [MOVING[1]]),
    "move_to": (MOVING[0], [MOVING[1]]),
    "bribe": (SEARCH, [(*ROUND[:2], "leave_area", "draws", "fight", "bribes")]),
    "wound": (DRAWING[0], [DRAWING[1]]),
    "scavenge": (DRAWING[0], [DRAWING[1]]),
    "draw_piece": (DRAWING[0], [DRAWING[1]]),
    "put_back": (DRAWING[0], [DRAWING[1]]),
    "let_go": (DRAWING[0], [DRAWING[1]]),
    "strike": (DRAWING[0], [DRAWING[1]]),
    "last_piece": (DRAWING[0], [DRAWING[1]]),
    "swap": (FEEDING, [("next_round", "make_music", "pay", "swap_rats")]),
    "starve": (FEEDING, [("next_round", "make_music", "bury")]),
    "alchemy": (FEEDING, [("next_round", "transmute")]),
}
"""For every question its phase and the steps that may lie below it."""


ABOUT: Final = (
    "deal_clan", "place", "move_from", "move_to", "draw_piece", "let_go", "strike", "last_piece",
)  # fmt: skip
"""The questions that are about something."""

PICKING: Final = ("move_to", "strike")
"""The questions that remember what was picked before."""


def broken_pending(state: RatlandState) -> str | None:
    """Say in a sentence what cannot be pending, or None when everything fits."""
    if not state.pending:
        return None if state.phase == OVER else "Nothing is pending, but the game is not over."
    if state.phase == OVER:
        return "The game is over, but something is pending."
    asked = open_questions(state)
    below = state.pending[: len(state.pending) - len(asked)]
    for question in asked:
        if not _stands_on(state, question, below):
            return f"The question {question.kind.name!r} cannot be asked now."
        if not _fits(state, question):
            return f"The question {question.kind.name!r} does not fit the table."
    return _broken_screens(state, asked, below) or _broken_choices(state, asked)


def _stands_on(state: RatlandState, question: Question, below: list[Question]) -> bool:
    phase, stacks = STACKS[question.kind.name]
    plain = all(step.seat == NOBODY and not step.about and not step.picks for step in below)
    names = tuple(step.kind.name for step in below)
    if question.kind.name in ("draw_event", "draw_food"):
        plain = plain and (names == ("reveal_event",)) == (state.event == NO_EVENT)
    return plain and state.phase == phase and names in stacks


def _fits(state: RatlandState, question: Question) -> bool:
    """Say whether a question is put to the right seat about the right thing."""
    name, about, picks = question.kind.name, question.about, question.picks
    if (question.seat == NATURE) != (
        name in ("deal_clan", "draw_event", "draw_food", "draw_piece")
    ):
        return False
    if question.seat == NOBODY or (picks and name not in PICKING) or (about and name not in ABOUT):
        return False
    return _fits_its_kind(state, question) and bool(question.kind.answers(state, question))


def _fits_its_kind(state: RatlandState, question: Question) -> bool:
    name, about, seat = question.kind.name, question.about, question.seat
    if name == "deal_clan":
        return 0 <= about < len(state.offers) and set(state.offers[about:]) == {UNDEALT}
    if name == "draw_event":
        return state.next_event == UNDEALT
    if name == "draw_food":
        return state.next_food == UNDEALT
    if name == "place":
        return 0 <= about <= NURSERY or (about == DOUBLE and event_of(state).counts_twice() > 0)
    if name in ("move_from", "move_to"):
        return 0 < about <= moves_of(state, seat) and _moves_a_rat(state, question)
    return _fits_the_search(state, question)


def _moves_a_rat(state: RatlandState, question: Question) -> bool:
    if question.kind.name == "move_from":
        return True
    if len(question.picks) != 1 or not 0 <= question.picks[0] < PLACES:
        return False
    return state.plan[question.seat * PLAN + question.picks[0]] > 0


def _fits_the_search(state: RatlandState, question: Question) -> bool:
    name, seat = question.kind.name, question.seat
    if name == "draw_piece":
        return question.about == state.drawer and state.draws_left > 0
    if name == "put_back":
        return event_of(state).puts_back() and seat == state.drawer and max(state.drawn) > 0
    if name in ("let_go", "strike", "last_piece"):
        return seat == state.drawer and not state.draws_left and _fits_the_harm(state, question)
    if name == "wound":
        return state.aggressive[seat] == 1 and state.drawer == NOBODY
    if name == "bribe":
        limit = clan_of(state, seat).bribes(is_open(state))
        return state.used[seat] < limit and state.drawer == NOBODY
    if name == "scavenge":
        return may_scavenge(state, seat) and max(state.bag) > 0 and state.drawer == NOBODY
    return True


def _fits_the_harm(state: RatlandState, question: Question) -> bool:
    """Say whether the owner of a draw has this choice; a piece put back was drawn, too."""
    name, seat, extra = question.kind.name, question.seat, question.about
    most = extra_pieces(state, seat)
    if event_of(state).puts_back() and sum(state.drawn) < may_draw(state):
        most = max(most, sum(state.drawn) + 1 - pieces_of_rats(state, seat))
    if not extra_pieces(state, seat) <= extra <= most:
        return False
    harm = Harm(state, seat, extra)
    chooses = harm.fewest_poisoned() < harm.most_poisoned()
    if name != "strike":
        return chooses if name == "let_go" else harm.is_torn()
    picks = question.picks
    if len(picks) != 1 or not harm.fewest_poisoned() <= picks[0] <= harm.most_poisoned():
        return False
    return len(extra_strikes(state, seat, harm, picks[0])) > 1


def _broken_screens(
    state: RatlandState, asked: list[Question], below: list[Question]
) -> str | None:
    """Only who has a choice may be thinking, each seat about one question, in a fixed order."""
    if not asked[0].kind.together:
        return None
    seats = [question.seat for question in asked]
    if seats != sorted(set(seats)):
        return "Those who think together must be listed with the last seat first, each once."
    twin = state.copy()
    twin.pending = below[:]
    screens = below[-1].kind
    assert isinstance(screens, Screens)
    for seat in range(state.box.players):
        screens.open_for(twin, seat)
    if not set(seats) <= {question.seat for question in open_questions(twin)}:
        return "A seat without a choice cannot be asked."
    return None


def _broken_choices(state: RatlandState, asked: list[Question]) -> str | None:
    """What is planned behind the screens must be possible."""
    name = asked[0].kind.name
    phase, stacks = STACKS[name]
    for seat in range(state.box.players):
        plan = state.plan[seat * PLAN : (seat + 1) * PLAN]
        if stacks[0] == PLACING[1]:
            possible = _possible_plan(state, seat, plan, [question.seat for question in asked])
        elif stacks[0] == MOVING[1]:
            possible = _possible_moves(state, seat, plan)
        else:
            possible = not any(plan)
        if not possible:
            return f"Seat {seat} cannot plan this."
        if not _possible_secret(state, seat, name):
            return f"Seat {seat} cannot have chosen this."
        if state.starving[seat] > (on_the_board(state, seat) if name == "starve" else 0):
            return f"Seat {seat} cannot have so many starving rats."
        if phase == SETUP and not _possible_clan(state, seat):
            return f"Seat {seat} cannot have chosen this clan."
    return None


def _possible_plan(state: RatlandState, seat: int, plan: list[int], thinking: list[int]) -> bool:
    event, left = event_of(state), left_to_place(state, seat)
    hides = event.hides_cheese() and state.cheese[seat] > 0
    capped = state.box.variant.locked_is_a_cap and event.counts_twice() and seat not in thinking
    if capped and left > event.counts_twice():
        return False
    return (
        left >= 0 == plan[PANTRY] and plan[DOUBLE] <= event.counts_twice() and plan[HIDE] <= hides
    )


def _possible_moves(state: RatlandState, seat: int, plan: list[int]) -> bool:
    """No more rats have left their spaces than may move."""
    moves = moves_of(state, seat)
    if not moves:
        return not any(plan)
    before = [rats_in(state, seat, space) for space in range(BOARD)] + [state.double[seat]]
    before[PANTRY] -= state.double[seat]
    changes = [plan[place] - before[place] for place in range(PLACES)]
    gone = sum(change for change in changes if change > 0)
    if plan[DOUBLE] > event_of(state).counts_twice() or plan[HIDE]:
        return False
    return sum(changes) == 0 and gone <= moves and _within_the_cap(state, plan)


def _within_the_cap(state: RatlandState, plan: list[int]) -> bool:
    """As a cap, Locked and Loaded leaves nobody at home who does not count twice (RL-67)."""
    capped = state.box.variant.locked_is_a_cap and event_of(state).counts_twice()
    return not (capped and plan[PANTRY] + plan[NURSERY])


def _possible_secret(state: RatlandState, seat: int, name: str) -> bool:
    secret = state.secret[seat]
    if name == "swap":
        rats = [1, rats_in(state, seat, PANTRY), state.sick[seat]]
        return secret < len(rats) and rats[secret] > 0
    if name == "starve":
        most = min(state.starving[seat], state.sick[seat])
        return fewest_poisoned(state, seat) <= secret <= most
    return secret <= (most_to_transmute(state, seat) if name == "alchemy" else 0)


def _possible_clan(state: RatlandState, seat: int) -> bool:
    offered = state.offers[2 * seat : 2 * seat + 2]
    return state.clan[seat] == NO_CLAN or state.clan[seat] in offered
