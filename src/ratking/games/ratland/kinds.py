"""Every question and step of RatLand by name."""

from __future__ import annotations

from typing import Any, Final

from ratking.core.question import Kind
from ratking.games.ratland.athletes import ATHLETES_MOVE, LAND_ATHLETES, MOVE_FROM, MOVE_TO
from ratking.games.ratland.attack import ATTACK_STEP
from ratking.games.ratland.deployment import DEPLOY, HIDE_CHEESE, LIFT_SCREENS, PLACE, READY
from ratking.games.ratland.draws import DRAW_PIECE, DRAWS, PUT_BACK, SCAVENGE
from ratking.games.ratland.feeding import (
    ALCHEMY,
    BURY,
    FEED,
    MAKE_MUSIC,
    PAY,
    STARVE,
    SWAP,
    SWAP_RATS,
    TRANSMUTE,
)
from ratking.games.ratland.harm import LAST_PIECE, LET_GO, STRIKE
from ratking.games.ratland.rounds import (
    DRAW_EVENT,
    DRAW_FOOD,
    FORESEE_EVENT,
    FORESEE_FOOD,
    NEXT_ROUND,
    REVEAL_EVENT,
    REVEAL_FOOD,
)
from ratking.games.ratland.search import (
    BRIBE,
    BRIBES,
    FIGHT,
    FILL_BAG,
    LEAVE_AREA,
    SEARCH_STEP,
    WOUND,
)
from ratking.games.ratland.setup import (
    CHOOSE_BOARD,
    CHOOSE_SIDES,
    DEAL_CLAN,
    DEAL_CLANS,
    KEEP_CLAN,
    SHOW_SIDES,
)
from ratking.games.ratland.state import ROW

_ALL: Final[list[Kind[Any]]] = [
    DEAL_CLANS, DEAL_CLAN, CHOOSE_SIDES, CHOOSE_BOARD, KEEP_CLAN, SHOW_SIDES,
    NEXT_ROUND, DRAW_EVENT, REVEAL_EVENT, DRAW_FOOD, REVEAL_FOOD, FORESEE_EVENT, FORESEE_FOOD,
    DEPLOY, HIDE_CHEESE, PLACE, READY, LIFT_SCREENS, ATHLETES_MOVE, MOVE_FROM, MOVE_TO,
    LAND_ATHLETES, ATTACK_STEP, SEARCH_STEP, FILL_BAG, BRIBES, BRIBE, FIGHT, WOUND, DRAWS,
    SCAVENGE, DRAW_PIECE, PUT_BACK, LET_GO, STRIKE, LAST_PIECE, LEAVE_AREA, FEED, SWAP,
    SWAP_RATS, PAY, STARVE, BURY, MAKE_MUSIC, ALCHEMY, TRANSMUTE,
]  # fmt: skip

KINDS: Final = ROW.number(_ALL)
