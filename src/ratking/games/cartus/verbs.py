"""The verbs of Rattus Cartus: the only functions that change a state, each telling its event."""

from __future__ import annotations

from ratking.core.question import NOBODY
from ratking.games.cartus import events as tell
from ratking.games.cartus.memory import all_saw_gain, all_saw_loss, two_saw_gift
from ratking.games.cartus.pieces import JOKER, PLAYABLE, POPULATION, WIDTH
from ratking.games.cartus.state import NOWHERE, CartusState

# Cards.


def draw_card(state: CartusState, seat: int, card: int) -> None:
    """Take a population card from the deck into the hand; the last one brings a new deck."""
    state.pool[card] -= 1
    state.deck_left -= 1
    state.hand[seat * WIDTH + card] += 1
    state.hand_size[seat] += 1
    if state.told is not None:
        state.told.append(tell.CardDrawn(seat, card))
    if state.deck_left == 0:
        shuffle_discards(state)


def shuffle_discards(state: CartusState) -> None:
    """Make a new deck of the discard pile, if there is one (RC-10).

    What the old deck leaves in nature's hands are the cards of the nun row.
    """
    count = sum(state.discard)
    if not count:
        return
    for card in range(POPULATION):
        state.row_pool[card] += state.pool[card]
    state.pool = state.discard
    state.discard = [0] * POPULATION
    state.deck_left = count
    state.shuffles += 1
    if state.told is not None:
        state.told.append(tell.DeckShuffled(count))


def take_cards(state: CartusState, seat: int, card: int, count: int) -> None:
    """Take jokers or special cards, or as many as are left."""
    count = min(count, state.decks[card - JOKER])
    state.decks[card - JOKER] -= count
    state.hand[seat * WIDTH + card] += count
    state.hand_size[seat] += count
    all_saw_gain(state, seat, card, count)
    if state.told is not None:
        state.told.append(tell.CardsTaken(seat, card, count))


def lay_card(state: CartusState, seat: int, card: int) -> None:
    """Put a hand card face down before oneself (RC-30)."""
    state.hand[seat * WIDTH + card] -= 1
    state.hand_size[seat] -= 1
    state.laid[seat * WIDTH + card] += 1
    state.laid_size[seat] += 1
    if state.told is not None:
        state.told.append(tell.CardLaid(seat, card))


def reveal_cards(state: CartusState, seat: int) -> None:
    """Turn up the cards that a seat played (RC-37)."""
    state.shown |= 1 << seat
    first = seat * WIDTH
    for card in range(PLAYABLE):
        if state.laid[first + card]:
            all_saw_loss(state, seat, card, state.laid[first + card])
    if state.told is not None:
        laid = state.laid[first : first + WIDTH]
        state.told.append(tell.CardsRevealed(seat, listed(laid)))


def make_premium(state: CartusState, seat: int) -> None:
    """Settle who is premium while all cards that decide it lie open (RC-48, RC-53)."""
    state.premium = seat


def listed(counts: list[int]) -> list[int]:
    """Write counted cards one by one."""
    return [card for card, count in enumerate(counts) for _ in range(count)]


def discard_played(state: CartusState, seat: int) -> None:
    """Clear away the cards that a seat played (RC-56)."""
    first = seat * WIDTH
    for card in range(PLAYABLE):
        count = state.laid[first + card]
        if count:
            _put_away(state, card, count)
            state.laid[first + card] = 0
    state.laid_size[seat] = 0
    state.shown &= ~(1 << seat)


def discard_card(state: CartusState, seat: int, card: int) -> None:
    """Discard a card from the hand, face up."""
    state.hand[seat * WIDTH + card] -= 1
    state.hand_size[seat] -= 1
    all_saw_loss(state, seat, card, 1)
    _put_away(state, card, 1)
    if state.told is not None:
        state.told.append(tell.CardDiscarded(seat, card))


def _put_away(state: CartusState, card: int, count: int) -> None:
    """Population cards go to the discard pile, all others back to their decks."""
    if card >= JOKER:
        state.decks[card - JOKER] += count
        return
    state.discard[card] += count
    state.outside[card] = max(state.outside[card], state.discard[card])


def play_pass(state: CartusState, seat: int, card: int) -> None:
    """Play a Pass; it goes back to its deck at once."""
    state.hand[seat * WIDTH + card] -= 1
    state.hand_size[seat] -= 1
    all_saw_loss(state, seat, card, 1)
    _put_away(state, card, 1)
    state.queue.append(seat)
    if state.told is not None:
        state.told.append(tell.PassPlayed(seat))


def give_card(state: CartusState, seat: int, receiver: int, card: int) -> None:
    """Give a hand card to another seat, so that nobody else sees it."""
    state.hand[seat * WIDTH + card] -= 1
    state.hand_size[seat] -= 1
    state.hand[receiver * WIDTH + card] += 1
    state.hand_size[receiver] += 1
    two_saw_gift(state, seat, receiver, card)
    if state.told is not None:
        state.told.append(tell.CardGiven(seat, receiver, card))


# The nun row.


def deal_nun_card(state: CartusState, place: int, card: int) -> None:
    """Give a card of the nun row its face."""
    pool = state.row_pool if state.row_pool[card] else state.pool
    pool[card] -= 1
    state.nun_row[place] = card


def show_nun_card(state: CartusState, seat: int, place: int) -> None:
    """Let a seat look at a card of the nun row."""
    state.nun_seen[place] |= 1 << seat
    if state.told is not None:
        state.told.append(tell.NunCardSeen(seat, place, state.nun_row[place]))


# Rats, tokens and influence.


def take_rats(state: CartusState, seat: int, count: int) -> None:
    """Take rats from the supply, which never ends; a rat is worth one (RC-4 to RC-6)."""
    if count:
        state.rats[seat] += count
        if state.told is not None:
            state.told.append(tell.RatsTaken(seat, count))


def discard_rats(state: CartusState, seat: int, count: int) -> None:
    """Get rid of rats, or of as many as there are (RC-6)."""
    count = min(count, state.rats[seat])
    if count:
        state.rats[seat] -= count
        if state.told is not None:
            state.told.append(tell.RatsDiscarded(seat, count))


def give_rat(state: CartusState, seat: int, receiver: int) -> None:
    """Give one rat to another seat."""
    if state.rats[seat]:
        state.rats[seat] -= 1
        state.rats[receiver] += 1
        if state.told is not None:
            state.told.append(tell.RatGiven(seat, receiver))


def take_tokens(state: CartusState, seat: int, count: int) -> None:
    """Take victory point tokens, or as many as are left."""
    count = min(count, state.tokens_left)
    state.tokens_left -= count
    state.tokens[seat] += count
    if state.told is not None:
        state.told.append(tell.TokensTaken(seat, count))


def score_influence(state: CartusState, seat: int, family: int, count: int) -> None:
    """Move a disc up on a track; on an occupied space it goes on top (RC-41)."""
    if not count:
        return
    players = state.box.players
    first = family * players
    mine = first + seat
    for other in range(first, first + players):
        if state.influence[other] == state.influence[mine] and (
            state.height[other] > state.height[mine]
        ):
            state.height[other] -= 1
    state.influence[mine] += count
    below = 0
    for other in range(first, first + players):
        if other != mine and state.influence[other] == state.influence[mine]:
            below += 1
    state.height[mine] = below
    if state.told is not None:
        state.told.append(tell.InfluenceScored(seat, family, count))


# Buildings and rounds.


def choose_building_card(state: CartusState, card: int) -> None:
    """Bring a building card into the game."""
    state.chosen[card] = state.unseen[card] = 1
    if state.told is not None:
        state.told.append(tell.BuildingChosen(card))


def lay_building(state: CartusState, card: int) -> None:
    """Lay a building card at the end of the row."""
    state.row.append(card)
    if state.told is not None:
        state.told.append(tell.BuildingDrawn(len(state.row) - 1, card))


def put_under_replacement_deck(state: CartusState) -> None:
    """Put the last card of the row under the Replacement deck (RC-21)."""
    card = state.row.pop()
    state.replaced.append(card)
    if state.told is not None:
        state.told.append(tell.BuildingReplaced(card))


def enter_building(state: CartusState, seat: int, place: int) -> None:
    """Put a disc on the lowest free space of a building (RC-29)."""
    space = state.place.count(place) + 1
    state.place[seat] = place
    state.entered.append(seat)
    if state.told is not None:
        state.told.append(tell.BuildingEntered(seat, state.row[place], space))


def clear_row(state: CartusState) -> None:
    """Give the discs back and pass the starting player card to the left (RC-62)."""
    state.row = []
    state.entered = []
    state.premium = NOBODY
    state.place = [NOWHERE] * state.box.players
    state.start = (state.start + 1) % state.box.players
    if state.told is not None:
        state.told.append(tell.StartPassed(state.start))
