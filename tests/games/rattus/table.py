"""A table set for a test: who lives where, who holds what; everything else adds up by itself.

A row such as "France rats 2 green 1" names a region, its rats and its citizens. Rats come from
the supply; "starters 1" lays a starting rat before them. Regions without a row are empty. Seats go
by colour: red, blue, yellow, green, purple, white. What left the game before is chosen so that all
pieces add up (RB-44); the faces named in `undealt` are not among it.

Tokens, pieces and region cards are laid by name: `diplomats={"red": "France Italia"}`,
`nuns="France France Italia"`, `walls="France-Italia"`, `in_hand={"red": ["France ?"]}`. A potion
lies under a citizen of its own unless `both` says that the region's diplomat has it.
Region cards are in the game when somebody's hand or the deck is named, or a class card needs them;
a `deck` that is named holds just these cards, and all the others are discarded.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ratking.core.domain import COLOURS
from ratking.core.field import Grid
from ratking.games.rattus.cards.deck import DECK, FIRST_GAME, FIRST_LARGE_GAME, NAMES
from ratking.games.rattus.domains import CITIZENS_EACH, REGION_CARDS
from ratking.games.rattus.game import Rattus
from ratking.games.rattus.pieces import DISCARDED
from ratking.games.rattus.setup import cards_in_a_game
from ratking.games.rattus.state import (
    CARD_PLACE,
    CARRYING_BOTH,
    DIPLOMATS,
    HAND,
    HANDS,
    HAVEN,
    POTIONS,
    RAT_COUNT,
    SAVED_DIPLOMATS,
    Box,
    RattusState,
    citizens_of,
)
from tests.games.rattus.words import (
    RATTUS,
    asked,
    card_number,
    card_words,
    face_number,
    may,
    offered,
    play,
)

__all__ = [
    "COLOURS",
    "RATTUS",
    "all_region_cards",
    "asked",
    "both",
    "card_number",
    "cards_of",
    "diplomats",
    "discards",
    "face_number",
    "facts",
    "hand",
    "holder",
    "may",
    "offered",
    "play",
    "potions",
    "region",
    "row",
    "table",
]

STARTING_RAT: dict[str, object] = {"pool": "starter", "face": None, "seen": []}
NEW_RAT: dict[str, object] = {"pool": "supply", "face": None, "seen": []}


def table(
    *rows: str,
    players: int = 4,
    turn: str = "red",
    start: str = "red",
    plague: str = "Germania",
    caravan: str = "Italia",
    cards: str = "",
    holds: Mapping[str, str] | None = None,
    hand: Mapping[str, int] | None = None,
    supply: int | None = None,
    undealt: Sequence[str] = (),
    diplomats: Mapping[str, str] | None = None,
    saved_diplomats: Mapping[str, int] | None = None,
    potions: Mapping[str, str] | None = None,
    both: Mapping[str, str] | None = None,
    stored: Mapping[str, int] | None = None,
    bishops: str = "",
    nuns: str = "",
    walls: str = "",
    in_hand: Mapping[str, Sequence[str]] | None = None,
    deck: Sequence[str] | None = None,
    game: Rattus = RATTUS,
) -> RattusState:
    """Set a table at the beginning of a turn; whoever has fewer in hand has saved the rest."""
    box = game.box(players, COLOURS.index(start))
    regions = _regions(box, rows)
    in_play = _cards(players, cards.split(), holds or {})
    _lay_tokens(regions, "diplomats", diplomats or {}, players, "Sultan" in in_play)
    _lay_tokens(regions, "potions", potions or {}, players, "Wizard" in in_play)
    _lay_tokens(regions, "carrying_both", both or {}, players, {"Sultan", "Wizard"} <= set(in_play))
    stored_by = [(stored or {}).get(colour, 0) for colour in COLOURS[:players]]
    stock = [_stock(regions, seat, hand or {}) - stored_by[seat] for seat in range(players)]
    left = _supply(box, regions) if supply is None else supply
    data = {
        "players": players,
        "start": COLOURS.index(start),
        "phase": "turns",
        "active": COLOURS.index(turn),
        "last": None,
        "ending": "ongoing",
        "plague": plague,
        "caravan": caravan if "Caravanner" in in_play else None,
        "struck": None,
        "supply": left,
        "strays": box.leftover,
        "increased": False,
        "took_card": False,
        "used": [],
        "limit_minus": 0,
        "hand": stock,
        "haven": [
            CITIZENS_EACH - stock[s] - stored_by[s] - _placed(regions, s) for s in range(players)
        ],
        "cards": in_play,
        "discarded": _discarded(box, regions, left, undealt),
        "regions": regions,
        "stored": stored_by,
        "saved_diplomats": [(saved_diplomats or {}).get(c, 0) for c in COLOURS[:players]],
        "walls": [wall.split("-") for wall in walls.split()],
        "bishops": bishops.split(),
        "nuns": nuns.split(),
        "turned_up": [],
        "recycled_from": [],
        "region_cards": _region_cards(box, in_play, in_hand, deck),
        "pending": [{"kind": "act", "seat": COLOURS.index(turn), "about": 0, "picks": []}],
    }
    return game.from_json(data)


Row = dict[str, list[object]]


def _regions(box: Box, rows: Sequence[str]) -> dict[str, Row]:
    counts = dict(_counts(row) for row in rows)
    names = [box.board.names[region] for region in box.in_play]
    assert set(counts) <= set(names), f"not in play: {set(counts) - set(names)}"
    return {name: _region(counts.get(name, {}), box.players) for name in names}


def _counts(row: str) -> tuple[str, dict[str, int]]:
    words = row.split()
    name = [word for word in words if word[0].isupper()]
    pairs = words[len(name) :]
    return " ".join(name), dict(zip(pairs[::2], map(int, pairs[1::2]), strict=True))


def _region(counts: dict[str, int], players: int) -> Row:
    assert set(counts) <= {"rats", "starters", *COLOURS[:players]}, counts
    rats: list[object] = [STARTING_RAT] * counts.get("starters", 0)
    return {
        "citizens": [counts.get(colour, 0) for colour in COLOURS[:players]],
        "rats": rats + [NEW_RAT] * counts.get("rats", 0),
    }


def _lay_tokens(
    regions: dict[str, Row], kind: str, given: Mapping[str, str], players: int, in_play: bool
) -> None:
    """Put a token under a citizen for each time that a region is named."""
    assert in_play or not given, f"the card of the {kind} is not in the game"
    for name, row in regions.items():
        if in_play:
            row[kind] = [given.get(c, "").split().count(name) for c in COLOURS[:players]]


def _region_cards(
    box: Box,
    in_play: Mapping[str, int | None],
    in_hand: Mapping[str, Sequence[str]] | None,
    deck: Sequence[str] | None,
) -> dict[str, object] | None:
    """Deal the hands that are named; the rest is the deck, or discarded if the deck is named."""
    needed = any(DECK[NAMES[card]].needs_region_cards for card in in_play)
    if in_hand is None and deck is None and not needed:
        return None
    hands = [
        [card_number(box, card) for card in (in_hand or {}).get(colour, ())]
        for colour in COLOURS[: box.players]
    ]
    left = None if deck is None else [card_number(box, card) for card in deck]
    place = ["removed"] * len(box.region_cards)
    for number, card in enumerate(box.region_cards):
        if any(number in held for held in hands):
            place[number] = "aside"
        elif card.region in box.in_play:
            place[number] = "face down" if left is None or number in left else "discarded"
    return {
        "place": place,
        "shuffle_of": [0] * len(place),
        "shuffles": 0,
        "left": place.count("face down"),
        "hands": hands,
        "drawn": [],
        "drawn_by": None,
        "shields": [],
    }


def _cards(players: int, named: list[str], holds: Mapping[str, str]) -> dict[str, int | None]:
    held = {card: COLOURS.index(who) for who, cards in holds.items() for card in cards.split()}
    first = FIRST_LARGE_GAME if players >= 5 else FIRST_GAME
    rest = named or [card for card in first if card not in held]
    count = cards_in_a_game(players) - len(held)
    return held | dict.fromkeys([card for card in rest if card not in held][:count])


def _placed(regions: dict[str, Row], seat: int) -> int:
    return sum(int(str(row["citizens"][seat])) for row in regions.values())


def _stock(regions: dict[str, Row], seat: int, hand: Mapping[str, int]) -> int:
    return hand.get(COLOURS[seat], CITIZENS_EACH - _placed(regions, seat))


def _rats(regions: dict[str, Row], kind: dict[str, object]) -> int:
    return sum(row["rats"].count(kind) for row in regions.values())


def _supply(box: Box, regions: dict[str, Row]) -> int:
    return box.supply - _rats(regions, NEW_RAT)


def _discarded(box: Box, regions: dict[str, Row], supply: int, undealt: Sequence[str]) -> list[int]:
    """Let as many faces of each pool be gone as the board and the supply say."""
    kept = [face_number(box.faces, words) for words in undealt]
    starters = [face for face in reversed(box.starter_faces) if face not in kept]
    others = [face for face in reversed(box.other_faces) if face not in kept]
    return (
        starters[: len(box.in_play) - _rats(regions, STARTING_RAT)]
        + others[: _supply(box, regions) - supply]
    )


def region(state: RattusState, name: str) -> int:
    """Find a region by its name."""
    return state.box.board.names.index(name)


def row(state: RattusState, name: str) -> str:
    """Read a region, or the Safe Haven, in the words of a row."""
    if name == "Safe Haven":
        return _citizens(HAVEN.all(state))
    here = region(state, name)
    counts = [citizens_of(state, seat, here) for seat in range(state.box.players)]
    return f"rats {RAT_COUNT.of(state, here)} {_citizens(counts)}".strip()


def _citizens(counts: list[int]) -> str:
    return " ".join(f"{COLOURS[seat]} {count}" for seat, count in enumerate(counts) if count)


def hand(state: RattusState, colour: str) -> int:
    """Count a hand stock."""
    return HAND.of(state, COLOURS.index(colour))


def holder(state: RattusState, card: str) -> str:
    """Say who holds a class card, or "nobody"."""
    cards = RATTUS.to_json(state)["cards"]
    assert isinstance(cards, dict)
    return "nobody" if cards[card] is None else COLOURS[cards[card]]


def all_region_cards(but: Sequence[str] = (), players: int = 4) -> list[str]:
    """Describe the region cards of a game, but for some."""
    box = RATTUS.box(players, 0)
    cards = enumerate(box.region_cards)
    every = [card_words(box, number) for number, card in cards if card.region in box.in_play]
    assert set(but) <= set(every), f"no such card: {set(but) - set(every)}"
    return [card for card in every if card not in but]


def diplomats(state: RattusState, colour: str) -> str:
    """Name the regions where a colour has a diplomat, and the Safe Haven for each one there."""
    seat = COLOURS.index(colour)
    found = _bearers(state, DIPLOMATS, seat)
    return " ".join(found + ["haven"] * SAVED_DIPLOMATS.of(state, seat))


def potions(state: RattusState, colour: str) -> str:
    """Name the regions where a colour has potions, once for each."""
    return " ".join(_bearers(state, POTIONS, COLOURS.index(colour)))


def both(state: RattusState, colour: str) -> str:
    """Name the regions where the diplomat of a colour has a potion."""
    return " ".join(_bearers(state, CARRYING_BOTH, COLOURS.index(colour)))


def _bearers(state: RattusState, tokens: Grid, seat: int) -> list[str]:
    names = state.box.board.names
    return [names[here] for here in state.box.in_play for _ in range(tokens.of(state, here, seat))]


def cards_of(state: RattusState, colour: str) -> list[str]:
    """Read the region cards in a hand."""
    known = HANDS[COLOURS.index(colour)].all(state)
    return [card_words(state.box, card) for card in known]


def discards(state: RattusState) -> list[str]:
    """Read the discard pile of the region cards."""
    thrown = [card for card in range(REGION_CARDS) if CARD_PLACE.of(state, card) == DISCARDED]
    return [card_words(state.box, card) for card in thrown]


def facts(state: RattusState) -> tuple[bytes, object]:
    """Tell everything that a state remembers: what the table shows, and the ways that are open."""
    return state.key(), state.ways.within
