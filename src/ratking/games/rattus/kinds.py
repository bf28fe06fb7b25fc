"""Every question and step of Rattus by name."""

from __future__ import annotations

from typing import Any, Final

from ratking.core.question import Kind
from ratking.games.rattus.cards.africanus import (
    CARAVAN_PASSES,
    JOIN_CARAVAN,
    PLACE_CARAVAN,
)
from ratking.games.rattus.cards.base import LOWER_LIMITS
from ratking.games.rattus.cards.crowns import ADD_EXTRA_RAT, CRUSADE, TURN_UP
from ratking.games.rattus.cards.pied_piper import MOVE_IN, RELEASE
from ratking.games.rattus.finale import (
    ACT_AT_THE_END,
    BEFORE_LAST_PLAGUE,
    CHOOSE_REGION,
    FINAL_ACTIONS_GO_ON,
    FINAL_TURN,
    RAVAGE,
    RAVAGE_NEXT,
)
from ratking.games.rattus.plague import (
    ADD_RAT,
    CHOOSE_FACE,
    CHOOSE_RAT,
    MOVE_PLAGUE,
    PLAGUE_SPREADS,
    RAT_BITES,
    RESOLVE,
    STRIKE,
    SUFFER,
)
from ratking.games.rattus.rats import DEAL_FACE, LOOK_AT
from ratking.games.rattus.region_cards import DRAW_NEXT, DRAW_REGION_CARD
from ratking.games.rattus.setup import (
    CARAVAN_STARTS,
    DRAW_CARD,
    LAY_OUT_REGION_CARDS,
    PLAGUE_STARTS,
    SETTLE,
)
from ratking.games.rattus.state import ROW
from ratking.games.rattus.travel import TAKE_DIPLOMAT, TAKE_POTIONS
from ratking.games.rattus.turn import ACT, END_OF_TURN, HOW_MANY, NEXT_TURN
from ratking.games.rattus.use import CARD_ASKS, CARD_GOES_ON
from ratking.games.rattus.windows import (
    CHOOSE_SHIELDED,
    OPEN_WINDOWS,
    PLAY_AGAIN,
    PLAY_REGION_CARD,
)

KINDS: Final[dict[str, Kind[Any]]] = ROW.number([  # what each answers and what follows
    DRAW_CARD, PLAGUE_STARTS, SETTLE, CARAVAN_STARTS, PLACE_CARAVAN,
    NEXT_TURN, ACT, HOW_MANY, CARD_ASKS, CARD_GOES_ON, END_OF_TURN,
    DEAL_FACE, LOOK_AT, CARAVAN_PASSES, JOIN_CARAVAN,
    MOVE_PLAGUE, ADD_RAT, RESOLVE, LOWER_LIMITS, STRIKE, CHOOSE_RAT, RAT_BITES,
    PLAGUE_SPREADS, SUFFER, CHOOSE_FACE,
    FINAL_TURN, ACT_AT_THE_END, FINAL_ACTIONS_GO_ON, BEFORE_LAST_PLAGUE, RAVAGE, RAVAGE_NEXT,
    CHOOSE_REGION, LAY_OUT_REGION_CARDS, DRAW_NEXT, DRAW_REGION_CARD,
    OPEN_WINDOWS, PLAY_REGION_CARD, PLAY_AGAIN, CHOOSE_SHIELDED,
    TAKE_DIPLOMAT, TAKE_POTIONS, RELEASE, MOVE_IN, CRUSADE, TURN_UP, ADD_EXTRA_RAT,
])  # fmt: skip
