"""A table set for a test: who lives where, who holds what; everything else adds up by itself.

A row such as "France rats 2 green 1" names a region, its rats and its citizens. Rats come from
the supply; "starters 1" lays a starting rat before them. Regions without a row are empty. Seats go
by colour: red, blue, yellow, green, purple, orange. What left the game before is chosen so that all
pieces add up (RB-44); the faces named in `undealt` are not among it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ratking.games.rattus.cards.deck import FIRST_GAME, FIRST_LARGE_GAME
from ratking.games.rattus.game import Rattus
from ratking.games.rattus.setup import cards_in_a_game
from ratking.games.rattus.state import CITIZENS, Box, RattusState, citizens_of
from tests.games.rattus.words import (
    COLOURS,
    RATTUS,
    asked,
    face_number,
    face_words,
    may,
    offered,
    play,
)

__all__ = [
    "COLOURS",
    "RATTUS",
    "asked",
    "face_number",
    "face_words",
    "facts",
    "hand",
    "holder",
    "may",
    "offered",
    "play",
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
    game: Rattus = RATTUS,
) -> RattusState:
    """Set a table at the beginning of a turn; whoever has fewer in hand has saved the rest."""
    box = game.box(players, COLOURS.index(start))
    regions = _regions(box, rows)
    in_play = _cards(players, cards.split(), holds or {})
    stock = [_stock(regions, seat, hand or {}) for seat in range(players)]
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
        "haven": [CITIZENS - stock[s] - _placed(regions, s) for s in range(players)],
        "cards": in_play,
        "discarded": _discarded(box, regions, left, undealt),
        "regions": regions,
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


def _cards(players: int, named: list[str], holds: Mapping[str, str]) -> dict[str, int | None]:
    held = {card: COLOURS.index(who) for who, cards in holds.items() for card in cards.split()}
    first = FIRST_LARGE_GAME if players >= 5 else FIRST_GAME
    rest = named or [card for card in first if card not in held]
    count = cards_in_a_game(players) - len(held)
    return held | dict.fromkeys([card for card in rest if card not in held][:count])


def _placed(regions: dict[str, Row], seat: int) -> int:
    return sum(int(str(row["citizens"][seat])) for row in regions.values())


def _stock(regions: dict[str, Row], seat: int, hand: Mapping[str, int]) -> int:
    return hand.get(COLOURS[seat], CITIZENS - _placed(regions, seat))


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
        return _citizens(state.haven)
    here = region(state, name)
    counts = [citizens_of(state, seat, here) for seat in range(state.box.players)]
    return f"rats {state.rat_count[here]} {_citizens(counts)}".strip()


def _citizens(counts: list[int]) -> str:
    return " ".join(f"{COLOURS[seat]} {count}" for seat, count in enumerate(counts) if count)


def hand(state: RattusState, colour: str) -> int:
    """Count a hand stock."""
    return state.hand[COLOURS.index(colour)]


def holder(state: RattusState, card: str) -> str:
    """Say who holds a class card, or "nobody"."""
    cards = RATTUS.to_json(state)["cards"]
    assert isinstance(cards, dict)
    return "nobody" if cards[card] is None else COLOURS[cards[card]]


def facts(state: RattusState) -> dict[str, object]:
    """List everything that a state remembers, questions and rats by their facts."""
    known = {name: value for name, value in vars(state).items() if not name.startswith("legal")}
    known["pending"] = [(q.kind, q.seat, q.about, q.picks) for q in state.pending]
    known["rats"] = [(rat.pool, rat.face, rat.seen) for rat in state.rats]
    return known
