"""What is true at every moment of a game (RL-89 to RL-93)."""

from __future__ import annotations

from ratking.core.question import NOBODY
from ratking.games.ratland.cards.clans import CLAN_CARDS
from ratking.games.ratland.cards.deck import event_of
from ratking.games.ratland.draws import may_draw
from ratking.games.ratland.pieces import AREAS, BOARD, CLAN_NAMES, PANTRY
from ratking.games.ratland.stacks import broken_pending
from ratking.games.ratland.state import (
    AGGRESSIVE,
    END,
    EVENT,
    FREE_CHOICE,
    NO_CLAN,
    NO_EVENT,
    OVER,
    ROUNDS_BEFORE_FINAL,
    SEARCH,
    SETUP,
    UNDEALT,
    RatlandState,
    alive,
    healthy,
    is_open,
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
    total = state.supply
    for seat in _seats(state):
        total += alive(state, seat) + state.graveyard[seat]
    if total != state.box.rats:
        return f"There are {total} rats in all; there must be {state.box.rats}."
    return None


def _rounds_done(state: RatlandState) -> int:
    return state.round if state.event in (NO_EVENT, END) else state.round - 1


def _broken_round(state: RatlandState) -> str | None:
    if state.phase == SETUP and (state.round or state.event != NO_EVENT):
        return "During the setup no round has begun."
    if (state.event == END) != (state.phase == OVER):
        return "The game is over when the End is revealed, and only then."
    if state.event == NO_EVENT and state.phase not in (SETUP, EVENT):
        return "There must be an event in force."
    if _rounds_done(state) < 0:
        return "With an event in force the first round has begun."
    seat = (state.box.start + _rounds_done(state)) % state.box.players
    if state.active != seat:
        return f"Seat {seat} must be the active player in this round."
    return None


def _broken_events(state: RatlandState) -> str | None:
    """The first five cards are initial events, the later ones final events or the End (RL-4)."""
    if state.event not in (NO_EVENT, END):
        initial = state.event in state.box.initial_events
        if initial == is_open(state):
            return "The event in force belongs to the other deck."
    if any(e not in (NO_EVENT, UNDEALT) and state.events_left[e] for e in _on_the_table(state)):
        return "events_gone must name the event in force and the next one, if it is known."
    if (END in _on_the_table(state)) == bool(state.events_left[END]):
        return "The End is gone when it is revealed or known as the next event, and only then."
    if state.event == state.next_event:
        return "An event cannot come twice."
    dealt = state.round + (state.event == END) + (state.next_event != UNDEALT)
    gone = sum(1 for event in state.box.initial_events if not state.events_left[event])
    if gone != min(dealt, ROUNDS_BEFORE_FINAL) or state.events_left.count(0) != dealt:
        return f"{dealt} events must be gone, the first five of them initial ones."
    return None


def _on_the_table(state: RatlandState) -> list[int]:
    return [state.event, state.next_event]


def _broken_food(state: RatlandState) -> str | None:
    sets = state.box.sets
    shown = state.food + ([] if state.next_food == UNDEALT else [state.next_food])
    if len(state.food) > sets or (state.phase not in (SETUP, EVENT, OVER)) > (
        len(state.food) == sets
    ):
        return f"There must be {sets} food cards on the table in a round."
    if sum(sets - left for left in state.food_left) != _rounds_done(state) * sets + len(shown):
        return "The food cards that are left do not fit the round."
    if any(shown.count(card) > sets - left for card, left in enumerate(state.food_left)):
        return "A food card is in two places."
    if state.box.variant.ascending and state.food_left != sorted(state.food_left):
        return "An ascending food deck is used up from the lowest card on."
    return None


def _broken_clans(state: RatlandState) -> str | None:
    dealt = state.offers if state.phase == SETUP else state.clan
    for clan, left in enumerate(state.clans_left):
        if left + dealt.count(clan) != state.box.sets:
            return f"There must be {state.box.sets} cards of the clan {CLAN_NAMES[clan]}."
    if state.phase != SETUP and any(offer != UNDEALT for offer in state.offers):
        return "Clans are offered during the setup only."
    for clan in state.clan if state.phase != SETUP else []:
        if (clan == NO_CLAN) == state.box.variant.clans:
            return "Either everybody has a clan or nobody."
    return None


def _broken_sight(state: RatlandState) -> str | None:
    for seat in _seats(state):
        sight = CLAN_CARDS[state.clan[seat]].foresees(is_open(state))
        if (state.event_seen >> seat) & 1 > sight or 2 * ((state.food_seen >> seat) & 1) > sight:
            return f"Seat {seat} cannot look ahead."
    if state.next_event != UNDEALT and not state.event_seen:
        return "Nobody has seen the next event, so it must be open."
    if state.next_food != UNDEALT and not state.food_seen:
        return "Nobody has seen the next food card, so it must be open."
    if state.food_seen and state.next_food == UNDEALT and not max(state.food_left):
        return "There is no next food card to be seen."
    return None


def _broken_boards(state: RatlandState) -> str | None:
    boards = state.box.variant.boards
    for seat in _seats(state):
        if boards != FREE_CHOICE and state.aggressive[seat] != (boards == AGGRESSIVE):
            return f"Seat {seat} plays the wrong side of its board."
        clan = CLAN_CARDS[state.clan[seat]]
        if state.used[seat] > max(clan.bribes(is_open(state)), clan.scavenges(is_open(state))):
            return f"Seat {seat} has used its clan too often."
    return None


def _broken_search(state: RatlandState) -> str | None:
    if state.phase != SEARCH:
        if state.area or state.turn or state.drawer != NOBODY or state.draws_left:
            return "Nobody searches now."
        if max(state.bag) or max(state.drawn) or max(state.sent):
            return "The bag is filled in the search for cheese only."
        if max(state.sick_here):
            return "Rats are poisoned in an area while it is searched only."
        return None
    for seat in _seats(state):
        for area in range(AREAS):
            if rats_in(state, seat, area) > state.sent[seat * AREAS + area]:
                return f"Seat {seat} has more rats in an area than it sent there."
        gone = state.sent[seat * AREAS + state.area] - rats_in(state, seat, state.area)
        if state.sick_here[seat] > gone:
            return f"Seat {seat} has more poisoned rats of the area than left it."
    if (state.drawer == NOBODY) != (max(state.drawn) + state.draws_left == 0):
        return "Somebody must be drawing what is drawn."
    if state.drawer != NOBODY and sum(state.drawn) + state.draws_left > may_draw(state):
        return f"Seat {state.drawer} draws more pieces than it may."
    if _pieces_too_many(state) > sum(state.used):
        return "There are more pieces in the bag than were put into it."
    return None


def _pieces_too_many(state: RatlandState) -> int:
    """Count the pieces of the area that are not printed on the food cards (RL-90)."""
    found = 0
    for colour in range(len(state.bag)):
        printed = sum(state.box.food[card][state.area][colour] for card in state.food)
        printed += 1 if printed and state.box.one_more_of_each else 0
        found += max(0, state.bag[colour] + state.drawn[colour] - printed)
    return found


def _broken_spaces(state: RatlandState) -> str | None:
    """Before the reveal and after the search all healthy rats are in the pantry."""
    placed = state.phase == SEARCH or (
        bool(state.pending) and state.pending[-1].kind.name in ("move_from", "move_to")
    )
    for seat in _seats(state):
        if not placed and rats_in(state, seat, PANTRY) != healthy(state, seat):
            return f"The rats of seat {seat} must all be in the pantry now."
        twice = event_of(state).counts_twice() if placed else 0
        if state.double[seat] > min(twice, state.rats[seat * BOARD + PANTRY]):
            return f"Seat {seat} has too many rats that count twice."
        hides = placed and event_of(state).hides_cheese()
        if state.hidden[seat] > hides:
            return f"Seat {seat} cannot have hidden a cheese."
    return None
