"""What is true at every moment of a game (RL-89 to RL-93)."""

from __future__ import annotations

from ratking.core.question import NOBODY
from ratking.core.state import is_waiting, top_kind
from ratking.games.ratland.athletes import MOVE_FROM, MOVE_TO
from ratking.games.ratland.cards.clans import clan_of
from ratking.games.ratland.cards.deck import event_of
from ratking.games.ratland.draws import may_draw
from ratking.games.ratland.pieces import AREAS, CLAN_NAMES, KINDS_OF_CHEESE, PANTRY
from ratking.games.ratland.search import pieces_for
from ratking.games.ratland.stacks import broken_pending
from ratking.games.ratland.state import (
    ACTIVE,
    AGGRESSIVE,
    ALL_AGGRESSIVE,
    AREA,
    BAG,
    CHEESE,
    CLAN,
    CLANS,
    CLANS_LEFT,
    DRAWER,
    DRAWN,
    DRAWS_LEFT,
    END,
    EVENT,
    EVENT_PHASE,
    EVENT_SEEN,
    EVENTS_LEFT,
    FOOD,
    FOOD_LEFT,
    FOOD_SEEN,
    FREE_CHOICE,
    GRAVEYARD,
    HIDDEN_CHEESE,
    NEXT_EVENT,
    NEXT_FOOD,
    NO_CLAN,
    NO_EVENT,
    OFFERS,
    OVER,
    PHASE,
    ROUND,
    ROUNDS_BEFORE_FINAL,
    SEARCH,
    SENT,
    SETUP,
    SICK,
    SICK_HERE,
    SUPPLY,
    TURN,
    TWICE,
    UNDEALT,
    USED,
    RatlandState,
    alive,
    healthy,
    is_open,
    of_all,
    rats_in,
)


def broken_invariant(state: RatlandState) -> str | None:
    """Say in a sentence what cannot be, or None when everything adds up."""
    return (
        _broken_rats(state)
        or _broken_round(state)
        or _broken_events(state)
        or _broken_food(state)
        or _broken_clans(state)
        or _broken_sight(state)
        or _broken_boards(state)
        or _broken_search(state)
        or broken_pending(state)
        or _broken_spaces(state)
    )


def _seats(state: RatlandState) -> range:
    return range(state.box.players)


def _broken_rats(state: RatlandState) -> str | None:
    for seat in _seats(state):
        if SICK_HERE.of(state, seat) > SICK.of(state, seat):
            return f"poisoned_here must be no more than the poisoned rats of seat {seat}."
        if HIDDEN_CHEESE.of(state, seat) > CHEESE.of(state, seat):
            return f"hidden must be no more than the cheese of seat {seat}."
    total = SUPPLY.of(state)
    for seat in _seats(state):
        total += alive(state, seat) + GRAVEYARD.of(state, seat)
    if total != state.box.rats:
        return f"There are {total} rats in all; there must be {state.box.rats}."
    return None


def _rounds_done(state: RatlandState) -> int:
    return ROUND.of(state) - (EVENT.of(state) not in (NO_EVENT, END))


def _broken_round(state: RatlandState) -> str | None:
    phase, event = PHASE.of(state), EVENT.of(state)
    if phase == SETUP and (ROUND.of(state) or event != NO_EVENT):
        return "During the setup no round has begun."
    if (event == END) != (phase == OVER):
        return "The game is over when the End is revealed, and only then."
    if event == NO_EVENT and phase not in (SETUP, EVENT_PHASE):
        return "There must be an event in force."
    if _rounds_done(state) < 0:
        return "With an event in force the first round has begun."
    seat = (state.box.start + _rounds_done(state)) % state.box.players
    if ACTIVE.of(state) != seat:
        return f"Seat {seat} must be the active player in this round."
    return None


def _broken_events(state: RatlandState) -> str | None:
    """The first five cards are initial events, the later ones final events or the End (RL-4)."""
    event, coming = EVENT.of(state), NEXT_EVENT.of(state)
    left = EVENTS_LEFT.all(state)
    if event not in (NO_EVENT, END):
        initial = event in state.box.initial_events
        if initial == is_open(state):
            return "The event in force belongs to the other deck."
    if any(card not in (NO_EVENT, UNDEALT) and left[card] for card in (event, coming)):
        return "events_gone must name the event in force and the next one, if it is known."
    if (END in (event, coming)) == bool(left[END]):
        return "The End is gone when it is revealed or known as the next event, and only then."
    if event == coming:
        return "An event cannot come twice."
    dealt = ROUND.of(state) + (event == END) + (coming != UNDEALT)
    gone = sum(1 for card in state.box.initial_events if not left[card])
    if gone != min(dealt, ROUNDS_BEFORE_FINAL) or left.count(0) != dealt:
        return f"{dealt} events must be gone, the first five of them initial ones."
    return None


def _broken_food(state: RatlandState) -> str | None:
    sets, food, coming = state.box.sets, FOOD.all(state), NEXT_FOOD.of(state)
    all_left = FOOD_LEFT.all(state)
    shown = food + ([] if coming == UNDEALT else [coming])
    played = PHASE.of(state) not in (SETUP, EVENT_PHASE, OVER)
    if len(food) > sets or played > (len(food) == sets):
        return f"There must be {sets} food cards on the table in a round."
    if sum(sets - left for left in all_left) != _rounds_done(state) * sets + len(shown):
        return "The food cards that are left do not fit the round."
    if any(shown.count(card) > sets - left for card, left in enumerate(all_left)):
        return "A food card is in two places."
    if state.box.variant.ascending and all_left != sorted(all_left):
        return "An ascending food deck is used up from the lowest card on."
    return None


def _broken_clans(state: RatlandState) -> str | None:
    offers = [clan for seat in _seats(state) for clan in OFFERS.all(state, seat)]
    clans, setup = of_all(state, CLAN), PHASE.of(state) == SETUP
    dealt = offers if setup else clans
    for clan in range(CLANS):
        if CLANS_LEFT.of(state, clan) + dealt.count(clan) != state.box.sets:
            return f"There must be {state.box.sets} cards of the clan {CLAN_NAMES[clan]}."
    if not setup and any(clan != UNDEALT for clan in offers):
        return "Clans are offered during the setup only."
    for clan in [] if setup else clans:
        if (clan == NO_CLAN) == state.box.variant.clans:
            return "Either everybody has a clan or nobody."
    return None


def _broken_sight(state: RatlandState) -> str | None:
    event_seen, food_seen = EVENT_SEEN.of(state), FOOD_SEEN.of(state)
    for seat in _seats(state):
        sight = clan_of(state, seat).foresees(is_open(state))
        sees_event, sees_food = (event_seen >> seat) & 1, (food_seen >> seat) & 1
        if sees_event > sight or 2 * sees_food > sight:
            return f"Seat {seat} cannot look ahead."
    if NEXT_EVENT.of(state) != UNDEALT and not event_seen:
        return "Nobody has seen the next event, so it must be open."
    if NEXT_FOOD.of(state) != UNDEALT and not food_seen:
        return "Nobody has seen the next food card, so it must be open."
    if food_seen and NEXT_FOOD.of(state) == UNDEALT and not FOOD_LEFT.total(state):
        return "There is no next food card to be seen."
    return None


def _broken_boards(state: RatlandState) -> str | None:
    boards = state.box.variant.boards
    for seat in _seats(state):
        side = AGGRESSIVE.of(state, seat)
        if boards != FREE_CHOICE and side != (boards == ALL_AGGRESSIVE):
            return f"Seat {seat} plays the wrong side of its board."
        clan = clan_of(state, seat)
        if USED.of(state, seat) > max(clan.bribes(is_open(state)), clan.scavenges(is_open(state))):
            return f"Seat {seat} has used its clan too often."
    return None


def _broken_search(state: RatlandState) -> str | None:
    if PHASE.of(state) != SEARCH:
        return _broken_rest(state)
    area = AREA.of(state)
    for seat in _seats(state):
        for other in range(AREAS):
            if rats_in(state, seat, other) > SENT.of(state, seat, other):
                return f"Seat {seat} has more rats in an area than it sent there."
        gone = SENT.of(state, seat, area) - rats_in(state, seat, area)
        if SICK_HERE.of(state, seat) > gone:
            return f"Seat {seat} has more poisoned rats of the area than left it."
    drawer, pieces = DRAWER.of(state), DRAWN.total(state) + DRAWS_LEFT.of(state)
    if (drawer == NOBODY) != (pieces == 0):
        return "Somebody must be drawing what is drawn."
    if drawer != NOBODY and pieces > may_draw(state):
        return f"Seat {drawer} draws more pieces than it may."
    if _pieces_too_many(state) > USED.total(state):
        return "There are more pieces in the bag than were put into it."
    return None


def _broken_rest(state: RatlandState) -> str | None:
    """Outside the search nobody draws, and nothing is left of it."""
    if AREA.of(state) or TURN.of(state) or DRAWER.of(state) != NOBODY or DRAWS_LEFT.of(state):
        return "Nobody searches now."
    sent = sum(SENT.total(state, seat) for seat in _seats(state))
    if BAG.total(state) or DRAWN.total(state) or sent:
        return "The bag is filled in the search for cheese only."
    if SICK_HERE.total(state):
        return "Rats are poisoned in an area while it is searched only."
    return None


def _pieces_too_many(state: RatlandState) -> int:
    """Count the pieces of the area that are not printed on the food cards (RL-90)."""
    found, printed = 0, pieces_for(state, AREA.of(state))
    for colour in range(KINDS_OF_CHEESE):
        found += max(0, BAG.of(state, colour) + DRAWN.of(state, colour) - printed[colour])
    return found


def _broken_spaces(state: RatlandState) -> str | None:
    """Before the reveal and after the search all healthy rats are in the pantry."""
    moving = is_waiting(state) and top_kind(state) in (MOVE_FROM, MOVE_TO)
    placed = moving or PHASE.of(state) == SEARCH
    for seat in _seats(state):
        if not placed and rats_in(state, seat, PANTRY) != healthy(state, seat):
            return f"The rats of seat {seat} must all be in the pantry now."
        twice = event_of(state).counts_twice() if placed else 0
        if TWICE.of(state, seat) > min(twice, rats_in(state, seat, PANTRY)):
            return f"Seat {seat} has too many rats that count twice."
        hides = placed and event_of(state).hides_cheese()
        if HIDDEN_CHEESE.of(state, seat) > hides:
            return f"Seat {seat} cannot have hidden a cheese."
    return None
