"""A state of Rattus as plain data, with the names that are printed in the box."""

from __future__ import annotations

from typing import Any, Final

from ratking.core.errors import BadFile
from ratking.core.frames import frames_to_json
from ratking.core.reading import checked_number, listing, mapping
from ratking.core.shape import At, ByName, Flagged, Listed, One, Own, Parts, When, array_of, whole
from ratking.games.rattus.cards.deck import DECK, NAMES
from ratking.games.rattus.domains import (
    CARD,
    CARD_NAMES,
    FACE,
    FACE_OR_NONE,
    POOL,
    REGION,
    REGION_CARD,
    REGION_CARDS,
    SEAT,
    SEATS,
    SLOTS,
)
from ratking.games.rattus.setup import cards_in_a_game
from ratking.games.rattus.state import (
    ACTIVE,
    BISHOPS,
    CARAVAN,
    CARD_PLACE,
    CARDS,
    CARRYING_BOTH,
    CITIZENS,
    DECK_LEFT,
    DIPLOMATS,
    DRAWN,
    DRAWN_BY,
    ENDING,
    HAND,
    HANDS,
    HAVEN,
    HOLDER,
    INCREASED,
    LAST,
    LIMIT_MINUS,
    NUNS,
    PHASE,
    PLAGUE,
    POTIONS,
    RAT_COUNT,
    RECYCLED_FROM,
    ROW,
    SAVED_DIPLOMATS,
    SHIELD,
    SHUFFLE_OF,
    SHUFFLES,
    STORED,
    STRAYS,
    STRUCK,
    SUPPLY,
    TOOK_CARD,
    TURNED_UP,
    UNDEALT,
    USED,
    WALLS,
    WITH_BOTH,
    WITH_DIPLOMATS,
    WITH_POTIONS,
    WITH_REGION_CARDS,
    RattusState,
    discarded,
    face_of,
    pool_of,
    seen_of,
)
from ratking.games.rattus.verbs import bring_card_into_play
from ratking.games.rattus.verbs_cards import bring_region_cards, lay_in_order, lay_shield
from ratking.games.rattus.verbs_rats import lay_rat, take_face


def to_json(state: RattusState) -> dict[str, object]:
    """Write a state."""
    return SHAPE.write(state, ()) | {"pending": frames_to_json(state)}


def card_name(card: int) -> str:
    """Name a class card."""
    return CARD_NAMES[card]


def card_number(name: object) -> int:
    """Find a class card by its name."""
    if not isinstance(name, str) or name not in NAMES:
        raise BadFile(f"There is no class card {name!r}.")
    return NAMES[name]


# Each of the following writes one thing that only Rattus has, and reads it back.


def _players(state: Any, _at: At) -> object:
    return state.box.players


def _start(state: Any, _at: At) -> object:
    return state.box.start


def _known_already(state: Any, at: At, data: object, key: str) -> None:
    """The box was opened with it."""


def _cards(state: Any, _at: At) -> object:
    return {card_name(card): One(HOLDER).write(state, (card,)) for card in CARDS.all(state)}


def _read_cards(state: Any, _at: At, data: object, key: str) -> None:
    cards, most = mapping({key: data}, key), cards_in_a_game(state.box.players)
    if len(cards) > most:
        raise BadFile(f"cards must name at most {most} class cards.")
    for name, holder in cards.items():
        card = card_number(name)
        bring_card_into_play(state, card)
        DECK[card].comes_into_play(state)
        One(HOLDER).read(state, (card,), holder, name)


def _discarded(state: Any, _at: At) -> object:
    return discarded(state)


def _read_discarded(state: Any, _at: At, data: object, key: str) -> None:
    for face in listing({key: data}, key):
        _take_face(state, face)


def _take_face(state: RattusState, word: object) -> int:
    face = FACE.value(state.box, word, "face")
    if not UNDEALT.of(state, face):
        raise BadFile(f"Face {face} is in the game twice.")
    take_face(state, face)
    return face


def _rats(state: Any, at: At) -> object:
    first = at[0] * SLOTS
    return [_rat(state, rat) for rat in range(first, first + RAT_COUNT.of(state, at[0]))]


def _rat(state: RattusState, rat: int) -> dict[str, object]:
    return {
        "pool": POOL.word(state.box, pool_of(state, rat)),
        "face": FACE_OR_NONE.word(state.box, face_of(state, rat)),
        "seen": SEATS.word(state.box, seen_of(state, rat)),
    }


def _read_rats(state: Any, at: At, data: object, key: str) -> None:
    rats = listing({key: data}, key)
    if len(rats) > SLOTS:
        name = REGION.word(state.box, at[0])
        raise BadFile(f"{name} has {len(rats)} rats; three is the most.")
    for rat in rats:
        _read_rat(state, at[0], rat)


def _read_rat(state: RattusState, region: int, rat: object) -> None:
    if not isinstance(rat, dict):
        raise BadFile("Every rat must be an object.")
    pool = POOL.value(state.box, rat.get("pool"), "pool")
    face = FACE_OR_NONE.value(state.box, rat.get("face"), "face")
    if face != FACE_OR_NONE.none:
        _take_face(state, face)
    lay_rat(state, region, pool, face, SEATS.value(state.box, rat.get("seen"), "seen"))


def _hands(state: Any, _at: At) -> object:
    return [HANDS[seat].all(state) for seat in SEAT.places(state.box)]


def _read_hands(state: Any, _at: At, data: object, key: str) -> None:
    hands = listing({key: data}, key)
    if len(hands) != state.box.players:
        raise BadFile(f"hands must list the region cards of {state.box.players} seats.")
    for seat, hand in enumerate(hands):
        lay_in_order(state, HANDS[seat], _some_cards(state, hand))


def _drawn(state: Any, _at: At) -> object:
    return DRAWN.all(state)


def _read_drawn(state: Any, _at: At, data: object, _key: str) -> None:
    cards = _some_cards(state, data)
    if len(cards) > DRAWN.most:
        raise BadFile(f"drawn must list at most {DRAWN.most} region cards, not {len(cards)}.")
    lay_in_order(state, DRAWN, cards)


def _some_cards(state: RattusState, words: object) -> list[int]:
    """Read cards; an unknown one is written as its shuffle."""
    if not isinstance(words, list):
        raise BadFile("A hand must be a list of region cards.")
    least = -1 - SHUFFLES.of(state)
    if len(words) > REGION_CARDS:
        raise BadFile(f"There are {REGION_CARDS} region cards in all.")
    return [checked_number(card, "a region card", least, REGION_CARDS - 1) for card in words]


def _shields(state: Any, _at: At) -> object:
    shields = [(card, SHIELD.of(state, card)) for card in CARDS.all(state)]
    return [[card_name(card), shield] for card, shield in shields if shield != SHIELD.values.none]


def _read_shields(state: Any, _at: At, data: object, key: str) -> None:
    for row in listing({key: data}, key):
        if not isinstance(row, list) or len(row) != 2 or row[0] not in NAMES:
            raise BadFile(f"A shield is [class card, region card], not {row!r}.")
        shield = checked_number(row[1], "a region card", 0, REGION_CARDS - 1)
        lay_shield(state, card_number(row[0]), shield)


DECK_SHAPE: Final = Parts(
    {
        "place": Listed(REGION_CARD, CARD_PLACE),
        "shuffles": SHUFFLES,
        "shuffle_of": Listed(REGION_CARD, SHUFFLE_OF),
        "left": DECK_LEFT,
        "hands": Own(_hands, _read_hands, "number[][]"),
        "drawn": Own(_drawn, _read_drawn, "number[]"),
        "drawn_by": DRAWN_BY,
        "shields": Own(_shields, _read_shields, "[string, number][]"),
    }
)


def _deck(state: Any, at: At) -> object:
    return DECK_SHAPE.write(state, at) if WITH_REGION_CARDS.of(state) else None


def _read_deck(state: Any, at: At, data: object, key: str) -> None:
    if data is not None:
        bring_region_cards(state)
        DECK_SHAPE.read(state, at, mapping({key: data}, key), key)


RAT_TYPE: Final = "{ pool: string; face: number | null; seen: number[] }"

REGION_SHAPE: Final = Parts(
    {
        "citizens": Listed(SEAT, CITIZENS),
        "rats": Own(_rats, _read_rats, array_of(RAT_TYPE)),
        "diplomats": When(WITH_DIPLOMATS, Listed(SEAT, DIPLOMATS)),
        "potions": When(WITH_POTIONS, Listed(SEAT, POTIONS)),
        "carrying_both": When(WITH_BOTH, Listed(SEAT, CARRYING_BOTH)),
    }
)

ELSEWHERE: Final = (
    "crowd",
    "cards",
    "holder",
    "rat_count",
    "rat_pool",
    "rat_face",
    "rat_seen",
    "undealt",
    "with_region_cards",
    "card_place",
    "shuffle_of",
    "shuffles",
    "deck_left",
    "region_hand_0",
    "region_hand_1",
    "region_hand_2",
    "region_hand_3",
    "region_hand_4",
    "region_hand_5",
    "drawn",
    "drawn_by",
    "shield",
)
"""Fields that follow from others, or have a way of their own to be written."""

SHAPE: Final = whole(
    ROW,
    {
        "players": Own(_players, _known_already, "number"),
        "start": Own(_start, _known_already, "number"),
        "phase": PHASE,
        "active": ACTIVE,
        "last": LAST,
        "ending": ENDING,
        "plague": PLAGUE,
        "caravan": CARAVAN,
        "struck": STRUCK,
        "supply": SUPPLY,
        "strays": STRAYS,
        "increased": INCREASED,
        "took_card": TOOK_CARD,
        "used": Flagged(CARD, USED),
        "limit_minus": LIMIT_MINUS,
        "hand": Listed(SEAT, HAND),
        "haven": Listed(SEAT, HAVEN),
        "cards": Own(_cards, _read_cards, "Record<string, number | null>"),
        "discarded": Own(_discarded, _read_discarded, "number[]"),
        "regions": ByName(REGION, REGION_SHAPE),
        "stored": Listed(SEAT, STORED),
        "saved_diplomats": Listed(SEAT, SAVED_DIPLOMATS),
        "walls": WALLS,
        "bishops": BISHOPS,
        "nuns": NUNS,
        "turned_up": TURNED_UP,
        "recycled_from": Flagged(FACE, RECYCLED_FROM),
        "region_cards": Own(_deck, _read_deck, f"{DECK_SHAPE.type()} | null"),
    },
    ELSEWHERE,
)
"""Everything but the questions that wait: in the words of the box, and in the order of a turn."""
