"""Which questions may wait when, for whom, and on top of which steps."""

from __future__ import annotations

from typing import Any, Final

from ratking.core.question import NATURE, NOBODY, Kind, Question
from ratking.core.state import is_waiting, open_places, put_away, question_at, top_kind
from ratking.games.ratland.athletes import MOVE_FROM, MOVE_TO, PLACES, moves_of
from ratking.games.ratland.cards.clans import clan_of
from ratking.games.ratland.cards.deck import event_of
from ratking.games.ratland.deployment import PLACE, left_to_place
from ratking.games.ratland.draws import (
    DRAW_PIECE,
    PUT_BACK,
    SCAVENGE,
    bag_is_empty,
    extra_pieces,
    may_draw,
    may_scavenge,
    pieces_of_rats,
)
from ratking.games.ratland.feeding import (
    ALCHEMY,
    STARVE,
    SWAP,
    fewest_poisoned,
    most_poisoned,
    most_to_transmute,
)
from ratking.games.ratland.harm import LAST_PIECE, LET_GO, STRIKE, Harm, extra_strikes
from ratking.games.ratland.pieces import NURSERY, PANTRY
from ratking.games.ratland.rounds import DRAW_EVENT, DRAW_FOOD
from ratking.games.ratland.screens import Screens
from ratking.games.ratland.search import BRIBE, WOUND
from ratking.games.ratland.setup import DEAL_CLAN, offer
from ratking.games.ratland.state import (
    AGGRESSIVE,
    CHEESE,
    CLAN,
    DOUBLE,
    DRAWER,
    DRAWN,
    DRAWS_LEFT,
    EVENT,
    EVENT_PHASE,
    FEEDING,
    HIDE,
    NEXT_EVENT,
    NEXT_FOOD,
    NO_CLAN,
    NO_EVENT,
    OFFERED,
    OFFERS,
    OVER,
    PHASE,
    PLAN,
    RATS,
    RATS_PHASE,
    SEARCH,
    SECRET,
    SETUP,
    SICK,
    STARVING,
    TWICE,
    UNDEALT,
    USED,
    RatlandState,
    is_open,
    on_the_board,
    rats_in,
)

STEPS: Final = (
    "next_round", "feed", "search", "attack", "athletes_move", "deploy", "foresee_food",
    "foresee_event", "reveal_food",
)  # fmt: skip
"""The steps of a round as they lie on the stack; the last is the first to happen."""

PLACING: Final = (RATS_PHASE, (*STEPS[:5], "lift_screens"))
MOVING: Final = (RATS_PHASE, (*STEPS[:4], "land_athletes"))
DRAWING: Final = (SEARCH, (*STEPS[:2], "leave_area", "draws"))
CHOOSING: Final = (SETUP, ("next_round", "show_sides"))

STACKS: Final[dict[str, tuple[int, list[tuple[str, ...]]]]] = {
    "deal_clan": (SETUP, [("next_round", "choose_sides", "deal_clans")]),
    "choose_board": (CHOOSING[0], [CHOOSING[1]]),
    "keep_clan": (CHOOSING[0], [CHOOSING[1]]),
    "draw_event": (EVENT_PHASE, [("reveal_event",), STEPS[:8]]),
    "draw_food": (EVENT_PHASE, [STEPS, STEPS[:7]]),
    "hide_cheese": (PLACING[0], [PLACING[1]]),
    "place": (PLACING[0], [PLACING[1]]),
    "ready": (PLACING[0], [PLACING[1]]),
    "move_from": (MOVING[0], [MOVING[1]]),
    "move_to": (MOVING[0], [MOVING[1]]),
    "bribe": (SEARCH, [(*STEPS[:2], "leave_area", "draws", "fight", "bribes")]),
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


def broken_pending(state: RatlandState) -> str | None:
    """Say in a sentence what cannot be pending, or None when everything fits."""
    if not is_waiting(state):
        return None if PHASE.of(state) == OVER else "Nothing is pending, but the game is not over."
    if PHASE.of(state) == OVER:
        return "The game is over, but something is pending."
    places = open_places(state)
    asked = [question_at(state, place) for place in places]
    below = state.pending[: -len(asked)]
    for question, place in zip(asked, places, strict=True):
        if not _stands_on(state, question, below):
            return f"The question {question.kind.name!r} cannot be asked now."
        if not _fits(state, question, place):
            return f"The question {question.kind.name!r} does not fit the table."
    return _broken_screens(state, asked) or _broken_choices(state, asked)


def _stands_on(state: RatlandState, question: Question, below: list[Question]) -> bool:
    phase, stacks = STACKS[question.kind.name]
    plain = all(step.seat == NOBODY for step in below)
    names = tuple(step.kind.name for step in below)
    if question.kind in (DRAW_EVENT, DRAW_FOOD):
        plain = plain and (names == ("reveal_event",)) == (EVENT.of(state) == NO_EVENT)
    return plain and PHASE.of(state) == phase and names in stacks


def _fits(state: RatlandState, question: Question, place: int) -> bool:
    """Say whether a question is put to the right seat about the right thing."""
    if (question.seat == NATURE) != question.kind.of_nature or question.seat == NOBODY:
        return False
    return _fits_its_kind(state, question) and bool(question.kind.listed(state, place))


def _fits_its_kind(state: RatlandState, question: Question) -> bool:
    kind, seat = question.kind, question.seat
    if kind is DEAL_CLAN:
        places = range(question.of("place"), OFFERED * state.box.players)
        return all(offer(state, place) == UNDEALT for place in places)
    if kind is DRAW_EVENT:
        return NEXT_EVENT.of(state) == UNDEALT
    if kind is DRAW_FOOD:
        return NEXT_FOOD.of(state) == UNDEALT
    if kind is PLACE:
        space = question.of("space")
        return space <= NURSERY or (space == DOUBLE and event_of(state).counts_twice() > 0)
    if kind is MOVE_FROM or kind is MOVE_TO:
        return question.of("moves") <= moves_of(state, seat) and _moves_a_rat(state, question)
    return _fits_the_search(state, question)


def _moves_a_rat(state: RatlandState, question: Question) -> bool:
    if question.kind is MOVE_FROM:
        return True
    return PLAN.of(state, question.seat, question.of("source")) > 0


def _fits_the_search(state: RatlandState, question: Question) -> bool:
    kind, seat, drawer = question.kind, question.seat, DRAWER.of(state)
    if kind is DRAW_PIECE:
        return question.of("drawer") == drawer and DRAWS_LEFT.of(state) > 0
    if kind is PUT_BACK:
        return event_of(state).puts_back() and seat == drawer and DRAWN.total(state) > 0
    if kind in (LET_GO, STRIKE, LAST_PIECE):
        return seat == drawer and not DRAWS_LEFT.of(state) and _fits_the_harm(state, question)
    if kind is WOUND:
        return AGGRESSIVE.of(state, seat) == 1 and drawer == NOBODY
    if kind is BRIBE:
        limit = clan_of(state, seat).bribes(is_open(state))
        return USED.of(state, seat) < limit and drawer == NOBODY
    if kind is SCAVENGE:
        return may_scavenge(state, seat) and not bag_is_empty(state) and drawer == NOBODY
    return True


def _fits_the_harm(state: RatlandState, question: Question) -> bool:
    """Say whether the owner of a draw has this choice; a piece put back was drawn, too."""
    kind, seat, extra = question.kind, question.seat, question.of("extra")
    most, drawn = extra_pieces(state, seat), DRAWN.total(state)
    if event_of(state).puts_back() and drawn < may_draw(state):
        most = max(most, drawn + 1 - pieces_of_rats(state, seat))
    if not extra_pieces(state, seat) <= extra <= most:
        return False
    harm = Harm(state, seat, extra)
    chooses = harm.fewest_poisoned() < harm.most_poisoned()
    if kind is not STRIKE:
        return chooses if kind is LET_GO else harm.is_torn()
    poisoned = question.of("poisoned")
    if not harm.fewest_poisoned() <= poisoned <= harm.most_poisoned():
        return False
    return len(extra_strikes(state, seat, harm, poisoned)) > 1


def _broken_screens(state: RatlandState, asked: list[Question]) -> str | None:
    """Only seats with a choice may be thinking, each seat about one question, in a fixed order."""
    if not asked[0].kind.together:
        return None
    seats = [question.seat for question in asked]
    if seats != sorted(set(seats)):
        return "Those who think together must be listed with the last seat first, each once."
    twin = state.copy()
    put_away(twin)
    screens = top_kind(twin)
    assert isinstance(screens, Screens)
    for seat in range(state.box.players):
        screens.open_for(twin, seat)
    if not set(seats) <= {question.seat for question in put_away(twin)}:
        return "A seat without a choice cannot be asked."
    return None


def _broken_choices(state: RatlandState, asked: list[Question]) -> str | None:
    """What is planned behind the screens must be possible."""
    kind = asked[0].kind
    phase, stacks = STACKS[kind.name]
    for seat in range(state.box.players):
        plan = PLAN.all(state, seat)
        if stacks[0] == PLACING[1]:
            possible = _possible_plan(state, seat, plan, [question.seat for question in asked])
        elif stacks[0] == MOVING[1]:
            possible = _possible_moves(state, seat, plan)
        else:
            possible = not any(plan)
        if not possible:
            return f"Seat {seat} cannot plan this."
        if not _possible_secret(state, seat, kind):
            return f"Seat {seat} cannot have chosen this."
        if STARVING.of(state, seat) > (on_the_board(state, seat) if kind is STARVE else 0):
            return f"Seat {seat} cannot have so many starving rats."
        if phase == SETUP and not _possible_clan(state, seat):
            return f"Seat {seat} cannot have chosen this clan."
    return None


def _possible_plan(state: RatlandState, seat: int, plan: list[int], thinking: list[int]) -> bool:
    event, left = event_of(state), left_to_place(state, seat)
    hides = event.hides_cheese() and CHEESE.of(state, seat) > 0
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
    twice = TWICE.of(state, seat)
    before = RATS.all(state, seat) + [twice]
    before[PANTRY] -= twice
    changes = [plan[place] - before[place] for place in range(PLACES)]
    gone = sum(change for change in changes if change > 0)
    if plan[DOUBLE] > event_of(state).counts_twice() or plan[HIDE]:
        return False
    return sum(changes) == 0 and gone <= moves and _within_the_cap(state, plan)


def _within_the_cap(state: RatlandState, plan: list[int]) -> bool:
    """As a cap, Locked and Loaded leaves only rats at home that count twice (RL-67)."""
    capped = state.box.variant.locked_is_a_cap and event_of(state).counts_twice()
    return not (capped and plan[PANTRY] + plan[NURSERY])


def _possible_secret(state: RatlandState, seat: int, kind: Kind[Any]) -> bool:
    secret = SECRET.of(state, seat)
    if kind is SWAP:
        rats = [1, rats_in(state, seat, PANTRY), SICK.of(state, seat)]
        return secret < len(rats) and rats[secret] > 0
    if kind is STARVE:
        return fewest_poisoned(state, seat) <= secret <= most_poisoned(state, seat)
    return secret <= (most_to_transmute(state, seat) if kind is ALCHEMY else 0)


def _possible_clan(state: RatlandState, seat: int) -> bool:
    clan = CLAN.of(state, seat)
    return clan == NO_CLAN or clan in OFFERS.all(state, seat)
