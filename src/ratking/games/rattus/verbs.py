"""The verbs of Rattus: the only functions that change a state, each telling its event."""

from __future__ import annotations

from ratking.games.rattus import events as tell
from ratking.games.rattus.board import REGIONS
from ratking.games.rattus.pieces import NEW_RAT, NO_RAT, RECYCLED_RAT, SUPPLY, Rat
from ratking.games.rattus.state import SLOTS, UNTAKEN, RattusState
from ratking.games.rattus.ways import Ways


def place_citizens(state: RattusState, seat: int, region: int, count: int) -> None:
    """Put citizens from the hand stock into a region."""
    state.hand[seat] -= count
    _change_citizens(state, seat, region, count)
    if state.told is not None:
        state.told.append(tell.CitizensPlaced(seat, region, count))


def kill_citizens(state: RattusState, seat: int, region: int, loss: int) -> int:
    """Take the dead away, plain citizens first, then potions, the diplomat last; count the dead.

    The dead return to their owner's hand stock (RB-27); whom a potion saves is safe from the whole
    rat (RP-8), and a diplomat stays one; a dead diplomat's token returns to the stock (RA-13).
    """
    place = region * state.box.players + seat
    potions = state.potions[place] if state.potions else 0
    diplomats = state.diplomats[place] if state.diplomats else 0
    both = state.carrying_both[place] if state.carrying_both else 0
    dead = min(loss, state.citizens[place] - potions - diplomats + both)
    drunk = min(loss - dead, potions - both)
    if diplomats and loss > dead + drunk:
        if both:
            drunk += 1
            state.carrying_both[place] = 0
        else:
            dead += 1
            state.diplomats[place] = 0
    if drunk:
        drink_potions(state, seat, region, drunk)
    if dead:
        _change_citizens(state, seat, region, -dead)
        state.hand[seat] += dead
        if state.told is not None:
            state.told.append(tell.CitizensDied(seat, region, dead))
    return dead


def drink_potions(state: RattusState, seat: int, region: int, count: int) -> None:
    """Take away the potions that saved somebody (RP-8)."""
    state.potions[region * state.box.players + seat] -= count
    state.citizens_changed += 1
    if state.told is not None:
        state.told.append(tell.PotionsDrunk(seat, region, count))


def move_citizens(
    state: RattusState,
    seat: int,
    origin: int,
    goal: int,
    count: int,
    diplomats: int = 0,
    potions: int = 0,
) -> None:
    """Move citizens to another region or, beyond the last one, into the Safe Haven."""
    _change_citizens(state, seat, origin, -count)
    both = 0
    if diplomats and state.carrying_both:
        both = state.carrying_both[origin * state.box.players + seat]
    _change_tokens(state, seat, origin, -diplomats, -potions, -both)
    if goal == REGIONS:
        state.haven[seat] += count
        state.saved_diplomats[seat] += diplomats
    else:
        _change_citizens(state, seat, goal, count)
        _change_tokens(state, seat, goal, diplomats, potions, both)
    if state.told is not None:
        if goal == REGIONS:
            state.told.append(tell.CitizenSaved(seat, origin))
        else:
            state.told.append(tell.CitizensMoved(seat, origin, goal, count))


def send_diplomat(state: RattusState, seat: int, region: int, both: int) -> None:
    """Put a diplomat token under a citizen, one with a potion or one without (RA-13)."""
    _change_tokens(state, seat, region, 1, 0, both)
    if state.told is not None:
        state.told.append(tell.DiplomatSent(seat, region, both))


def give_potion(state: RattusState, seat: int, region: int, both: int) -> None:
    """Put a potion under a citizen, the diplomat or another one (RP-8)."""
    _change_tokens(state, seat, region, 0, 1, both)
    if state.told is not None:
        state.told.append(tell.PotionGiven(seat, region, both))


def store_citizen(state: RattusState, seat: int) -> None:
    """Put a citizen from the hand stock onto the Baker (RP-1)."""
    state.hand[seat] -= 1
    state.stored[seat] += 1
    state.citizens_changed += 1
    if state.told is not None:
        state.told.append(tell.CitizenStored(seat))


def release_citizens(state: RattusState, region: int) -> None:
    """Put everybody who is stored into one region (RP-1)."""
    for seat in range(state.box.players):
        count = state.stored[seat]
        if count:
            state.stored[seat] = 0
            _change_citizens(state, seat, region, count)
            if state.told is not None:
                state.told.append(tell.CitizensReleased(seat, region, count))


def _change_citizens(state: RattusState, seat: int, region: int, change: int) -> None:
    state.citizens[region * state.box.players + seat] += change
    state.crowd[region] += change
    state.citizens_changed += 1


def _change_tokens(
    state: RattusState, seat: int, region: int, diplomats: int, potions: int, both: int
) -> None:
    place = region * state.box.players + seat
    if diplomats:
        state.diplomats[place] += diplomats
    if potions:
        state.potions[place] += potions
    if both:
        state.carrying_both[place] += both
    state.citizens_changed += 1


def take_card(state: RattusState, seat: int, card: int) -> None:
    """Take a class card from the table or from another player (RB-13)."""
    loser = state.holder[card]
    state.holder[card] = seat
    state.took_card = True
    state.cards_changed += 1
    if state.told is not None:
        state.told.append(tell.CardTaken(seat, card, loser))


def bring_card_into_play(state: RattusState, card: int) -> None:
    """Lay a class card beside the board (RB-3)."""
    state.holder[card] = UNTAKEN
    state.cards = sorted([*state.cards, card])  # a new list: copies share the old one
    state.cards_changed += 1
    if state.told is not None:
        state.told.append(tell.CardChosen(card))


def mark_used(state: RattusState, seat: int, card: int) -> None:
    """Remember that a card's ability was used this turn (RB-14)."""
    state.used |= 1 << card
    state.cards_changed += 1
    if state.told is not None:
        state.told.append(tell.CardUsed(seat, card))


def forget_uses(state: RattusState) -> None:
    """Let every card be used once more (RB-14)."""
    state.used = 0
    state.cards_changed += 1


def move_plague(state: RattusState, seat: int, region: int) -> None:
    """Move the plague piece."""
    state.plague = region
    if state.told is not None:
        state.told.append(tell.PlagueMoved(seat, region))


def place_caravan(state: RattusState, seat: int, region: int) -> None:
    """Put or move the Caravan."""
    state.caravan = region
    if state.told is not None:
        state.told.append(tell.CaravanMoved(seat, region))


def place_bishops(state: RattusState, seat: int, regions: tuple[int, ...]) -> None:
    """Put both bishops where they keep rats out (RP-3)."""
    state.bishops = regions
    state.cards_changed += 1
    if state.told is not None:
        for region in regions:
            state.told.append(tell.BishopPlaced(seat, region))


def place_nuns(state: RattusState, seat: int, regions: tuple[int, ...]) -> None:
    """Put the three nuns where they lower the population that counts (RP-4)."""
    state.nuns = regions
    state.cards_changed += 1
    if state.told is not None:
        for region in regions:
            state.told.append(tell.NunPlaced(seat, region))


def build_wall(state: RattusState, seat: int, torn_down: int, border: int) -> None:
    """Put a wall on a border, one that stands elsewhere or a new one (RP-9)."""
    walls = [wall for wall in state.walls if wall != torn_down] + [border]
    state.walls = tuple(sorted(walls))
    state.cards_changed += 1
    state.ways = ways_between(state, state.walls)
    if state.told is not None:
        here, there = state.box.borders[border]
        state.told.append(tell.WallBuilt(seat, here, there))


def ways_between(state: RattusState, walls: tuple[int, ...]) -> Ways:
    """Work out the open borders when walls stand on some."""
    shut = [state.box.borders[wall] for wall in walls]
    return Ways(
        [
            [n for n in near if (min(region, n), max(region, n)) not in shut]
            for region, near in enumerate(state.box.neighbours)
        ]
    )


def lay_rat(state: RattusState, region: int, rat: Rat) -> None:
    """Put a rat behind those that already lie in the region."""
    state.rats[region * SLOTS + state.rat_count[region]] = rat
    state.rat_count[region] += 1
    state.rats_changed += 1


def lift_rat(state: RattusState, slot: int) -> Rat:
    """Take a rat off the board; the later ones of its region close up."""
    rat = state.rats[slot]
    region = slot // SLOTS
    last = region * SLOTS + state.rat_count[region] - 1
    while slot < last:
        state.rats[slot] = state.rats[slot + 1]
        slot += 1
    state.rats[last] = NO_RAT
    state.rat_count[region] -= 1
    state.rats_changed += 1
    return rat


def add_rat(state: RattusState, seat: int, region: int) -> None:
    """Put a new rat from the supply face down into a region (RB-17)."""
    state.supply -= 1
    lay_rat(state, region, NEW_RAT)
    if state.told is not None:
        state.told.append(tell.RatAdded(seat, region))


def recycle_rat(state: RattusState, seat: int, region: int) -> None:
    """Put a rat drawn from the discarded ones face down into a region (RB-40)."""
    dealt = [rat.face for rat in state.rats]
    state.recycled_from = tuple(
        face for face, left in enumerate(state.undealt) if not left and face not in dealt
    )
    lay_rat(state, region, RECYCLED_RAT)
    state.faces_changed += 1
    if state.told is not None:
        state.told.append(tell.RatAdded(seat, region))


def turn_up_rats(state: RattusState, region: int) -> None:
    """Turn over all rats of a region; they leave the game (RP-11)."""
    faces = []
    while state.rat_count[region]:
        faces.append(reveal_rat(state, region * SLOTS))
    show_faces(state, tuple(sorted(faces)))


def show_faces(state: RattusState, faces: tuple[int, ...]) -> None:
    """Leave these faces turned up, of those that a region has shown."""
    state.turned_up = faces
    state.faces_changed += 1


def move_rat(state: RattusState, seat: int, slot: int, region: int) -> None:
    """Move a rat to another region."""
    lay_rat(state, region, lift_rat(state, slot))
    if state.told is not None:
        state.told.append(tell.RatMoved(seat, slot, region))


def swap_rats(state: RattusState, seat: int, first: int, second: int) -> None:
    """Let two rats trade places."""
    rats = state.rats
    rats[first], rats[second] = rats[second], rats[first]
    state.rats_changed += 1
    if state.told is not None:
        state.told.append(tell.RatsSwapped(seat, first, second))


def deal_face(state: RattusState, slot: int, face: int) -> None:
    """Give a rat the face that nature drew for it."""
    rat = state.rats[slot]
    state.undealt[face] = 0
    state.faces_changed += 1
    if rat.pool == SUPPLY and state.box.faces[face].starter:
        state.strays -= 1
    state.rats[slot] = Rat(rat.pool, face, rat.seen)


def show_rat(state: RattusState, seat: int, slot: int) -> None:
    """Let one seat see a face (RB-33); it stays known to that seat alone."""
    rat = state.rats[slot]
    state.rats[slot] = Rat(rat.pool, rat.face, rat.seen | (1 << seat))
    state.rats_changed += 1
    state.faces_changed += 1
    if state.told is not None:
        state.told.append(tell.RatSeen(seat, slot, rat.face))


def reveal_rat(state: RattusState, slot: int) -> int:
    """Turn a rat over for everybody; it leaves the game (RB-21)."""
    face = lift_rat(state, slot).face
    state.faces_changed += 1
    if state.told is not None:
        state.told.append(tell.RatRevealed(slot // SLOTS, slot % SLOTS, face))
    return face
