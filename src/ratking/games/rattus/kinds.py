"""Every question and step of Rattus by name."""

from __future__ import annotations

from typing import Any, Final

from ratking.core.question import Kind
from ratking.games.rattus.cards.africanus import (
    CARAVAN_PASSES,
    JOIN_CARAVAN,
    PLACE_CARAVAN,
)
from ratking.games.rattus.finale import (
    ACT_AT_THE_END,
    FINAL_ACTIONS_GO_ON,
    FINAL_TURN,
    RAVAGE,
)
from ratking.games.rattus.plague import (
    ADD_RAT,
    CHOOSE_RAT,
    LOWER_LIMITS,
    MOVE_PLAGUE,
    RAT_BITES,
    RESOLVE,
    STRIKE,
)
from ratking.games.rattus.rats import DEAL_FACE, LOOK_AT
from ratking.games.rattus.setup import CARAVAN_STARTS, DRAW_CARD, PLAGUE_STARTS, SETTLE
from ratking.games.rattus.turn import ACT, END_OF_TURN, HOW_MANY, NEXT_TURN
from ratking.games.rattus.use import CARD_ASKS, CARD_GOES_ON

_ALL: list[Kind[Any]] = [
    DRAW_CARD, PLAGUE_STARTS, SETTLE, CARAVAN_STARTS, PLACE_CARAVAN,
    NEXT_TURN, ACT, HOW_MANY, CARD_ASKS, CARD_GOES_ON, END_OF_TURN,
    DEAL_FACE, LOOK_AT, CARAVAN_PASSES, JOIN_CARAVAN,
    MOVE_PLAGUE, ADD_RAT, RESOLVE, LOWER_LIMITS, STRIKE, CHOOSE_RAT, RAT_BITES,
    FINAL_TURN, ACT_AT_THE_END, FINAL_ACTIONS_GO_ON, RAVAGE,
]  # fmt: skip

KINDS: Final[dict[str, Kind[Any]]] = {kind.name: kind for kind in _ALL}
