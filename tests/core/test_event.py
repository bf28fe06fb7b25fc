"""Events are written and read as plain data."""

from __future__ import annotations

import pytest

from ratking.core.errors import BadFile
from ratking.core.event import Event, event_from_json, event_to_json, is_past_recall
from tests.toy import BidsRevealed, PrizeDrawn, PrizeWon, SealedBids

KNOWN = SealedBids().events()


def test_an_event_is_its_name_and_its_facts() -> None:
    facts = event_to_json(PrizeWon(2, 1))
    assert facts == {"event": "PrizeWon", "seat": 2, "prize": 1}
    assert event_from_json(KNOWN, facts) == PrizeWon(2, 1)


@pytest.mark.parametrize("facts", [{"event": "PrizeLost"}, {}])
def test_an_unknown_event_is_named(facts: dict[str, object]) -> None:
    with pytest.raises(BadFile) as refused:
        event_from_json(KNOWN, facts)
    assert str(refused.value) == f"There is no event called {str(facts.get('event'))!r}."


@pytest.mark.parametrize("facts", [{"seat": 1}, {"seat": 1, "prize": 1, "colour": 3}])
def test_an_event_with_other_facts_is_refused(facts: dict[str, object]) -> None:
    with pytest.raises(BadFile) as refused:
        event_from_json(KNOWN, {"event": "PrizeWon"} | facts)
    assert str(refused.value) == "PrizeWon needs seat, prize."


def test_an_event_is_public_and_quiet_unless_it_says_otherwise() -> None:
    event = PrizeWon(0, 1)
    assert event.seen_by(1) is event
    assert not Event.reveals
    assert not Event.passes


def test_an_answer_is_past_recall_when_it_showed_something_or_passed_the_turn() -> None:
    won, drawn, revealed = PrizeWon(0, 1), PrizeDrawn(1), BidsRevealed([1, 2])
    assert not is_past_recall([])
    assert not is_past_recall([won])
    assert is_past_recall([won, drawn])
    assert is_past_recall([revealed])
