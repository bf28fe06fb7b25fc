"""Every question and step of Rattus Cartus by name."""

from __future__ import annotations

from typing import Any, Final

from ratking.core.question import Kind
from ratking.games.cartus.enter import BEGIN_ENTERING, ENTER, LAY, NEXT_TO_ENTER
from ratking.games.cartus.finale import COUNT_UP
from ratking.games.cartus.gifts import BEGIN_GIFT, DISCARD_FOR_RAT, GIVE
from ratking.games.cartus.population import (
    DEAL_NUN_CARD,
    DRAW_CARD,
    DRAW_NEXT,
    LOOK,
    SHOW_NUN_CARD,
)
from ratking.games.cartus.resolve import (
    CLEAR_BUILDING,
    PERFORM_ACTIONS,
    RESOLVE_BUILDING,
    USE_ACTION,
)
from ratking.games.cartus.rounds import BEGIN_ROUND, END_ROUND
from ratking.games.cartus.row import CHECK_ROW, DRAW_BUILDING
from ratking.games.cartus.setup import CHOOSE_BUILDING, CHOOSE_CARD, DEAL_HANDS, LAY_OUT_DECKS
from ratking.games.cartus.specials import CHOOSE_VICTIM, RESOLVE_SPECIAL
from ratking.games.cartus.state import ROW
from ratking.games.cartus.supplies import (
    BEGIN_SUPPLIES,
    PERFORM_SUPPLIES,
    SUPPLY,
    SUPPLY_TOGETHER,
    TAKE_SUPPLY,
)

KINDS: Final[dict[str, Kind[Any]]] = ROW.number([
    CHOOSE_BUILDING, CHOOSE_CARD, LAY_OUT_DECKS, DEAL_HANDS, BEGIN_ROUND, END_ROUND,
    DRAW_BUILDING, CHECK_ROW, BEGIN_SUPPLIES, SUPPLY, SUPPLY_TOGETHER, PERFORM_SUPPLIES,
    TAKE_SUPPLY, DRAW_NEXT, DRAW_CARD, LOOK, DEAL_NUN_CARD, SHOW_NUN_CARD,
    BEGIN_ENTERING, NEXT_TO_ENTER, ENTER, LAY,
    RESOLVE_BUILDING, RESOLVE_SPECIAL, CHOOSE_VICTIM, BEGIN_GIFT, GIVE,
    PERFORM_ACTIONS, USE_ACTION, DISCARD_FOR_RAT, CLEAR_BUILDING, COUNT_UP,
])  # fmt: skip
