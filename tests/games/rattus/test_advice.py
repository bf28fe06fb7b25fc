from __future__ import annotations

import pytest

from ratking.core.question import NATURE
from tests.games.rattus.table import RATTUS, table
from tests.toy import SealedBids

WITHOUT = "Witch King Monk Merchant Peasant Queen"


def test_fewer_than_four_players_are_advised_a_chivalry_card() -> None:
    assert RATTUS.advice(table(players=3, cards=WITHOUT)) == ["advice-no-chivalry"]
    assert RATTUS.advice(table(players=4, cards=WITHOUT)) == []


@pytest.mark.parametrize("card", ["Knight", "Crusader", "Soldier"])
def test_any_chivalry_card_will_do(card: str) -> None:
    assert RATTUS.advice(table(players=2, cards=WITHOUT.replace("Queen", card))) == []


def test_there_is_no_advice_before_all_cards_are_drawn() -> None:
    state = RATTUS.new({"players": 2, "cards": "africanus"})
    advice = []
    for card in (0, 1, 2, 3, 4, 21):
        advice.append(RATTUS.advice(state))
        RATTUS.answer(state, NATURE, card)
    assert advice == [[]] * 6
    assert RATTUS.advice(state) == ["advice-no-chivalry"]


def test_a_game_that_says_nothing_else_has_no_advice() -> None:
    assert SealedBids().advice(SealedBids().new({})) == []
