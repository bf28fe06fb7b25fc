"""What happened, as it is told to a seat."""

from __future__ import annotations

import json

import pytest

from ratking.core.event import HIDDEN, Event, event_from_json, event_to_json
from ratking.core.question import NATURE, NOBODY
from ratking.games.rattus import events as tell
from ratking.games.rattus.domains import UNTAKEN
from ratking.games.rattus.state import RATS_EXHAUSTED
from ratking.games.rattus.tokens import CHURCH, EVERYONE, MAJORITY, NO_CARD, ROYALTY
from tests.games.rattus.table import COLOURS, RATTUS, play, table
from tests.rules import rule

ANGLIA, FRANCE, GERMANIA, ESPAGNA, HUNGARIA, ITALIA = range(6)
RUSSIA = 10
PEASANT, MONK, MERCHANT, WITCH, KING, KNIGHT = range(6)
CARAVANNER = 20

EVERY_EVENT: list[Event] = [
    tell.CardChosen(KING),
    tell.PlagueMoved(0, FRANCE),
    tell.CaravanMoved(0, FRANCE),
    tell.TurnBegan(0),
    tell.CitizensPlaced(0, FRANCE, 2),
    tell.CitizensMoved(0, FRANCE, ITALIA, 2),
    tell.CitizenSaved(0, FRANCE),
    tell.CitizensDied(0, FRANCE, 1),
    tell.CardTaken(0, KING, 1),
    tell.CardUsed(0, KING),
    tell.RatAdded(0, FRANCE),
    tell.RatMoved(0, 3, ITALIA),
    tell.RatsSwapped(0, 3, 4),
    tell.RatSeen(0, 3, 64),
    tell.RatRevealed(FRANCE, 0, 64),
    tell.OutbreakBegan(FRANCE, 64),
    tell.SymbolCounted(0, FRANCE, EVERYONE, NO_CARD, 1),
    tell.LastTurnEnded(0, RATS_EXHAUSTED),
    tell.FinalTurnBegan(0),
    tell.LastPlagueBegan(0),
    tell.PotionsDrunk(0, FRANCE, 1),
    tell.DiplomatSent(0, FRANCE, 1),
    tell.PotionGiven(0, FRANCE, 1),
    tell.CitizenStored(0),
    tell.CitizensReleased(0, FRANCE, 3),
    tell.BishopPlaced(0, FRANCE),
    tell.NunPlaced(0, FRANCE),
    tell.WallBuilt(0, FRANCE, ITALIA),
    tell.RegionCardDrawn(0, 5),
    tell.RegionCardKept(0, 5),
    tell.RegionCardShown(0, 5),
    tell.RegionCardDiscarded(0, 5),
    tell.RegionCardPlayed(0, 5, KING),
    tell.RegionDeckShuffled(20),
    tell.RegionChosen(0, FRANCE),
]

HIDDEN_FROM_OTHERS: list[Event] = [
    tell.RatSeen(0, 3, HIDDEN),
    tell.RegionCardDrawn(0, HIDDEN),
    tell.RegionCardKept(0, HIDDEN),
]


def test_the_list_of_events_is_complete() -> None:
    assert [type(event) for event in EVERY_EVENT] == list(RATTUS.events().values())


@pytest.mark.parametrize("event", EVERY_EVENT, ids=lambda event: type(event).__name__)
def test_an_event_survives_being_written_and_read(event: Event) -> None:
    text = json.dumps(event_to_json(event))
    assert event_from_json(RATTUS.events(), json.loads(text)) == event


@rule("RB-33", "RA-3", "RA-10")
@pytest.mark.parametrize("event", EVERY_EVENT, ids=lambda event: type(event).__name__)
def test_everybody_is_told_everything_but_what_only_one_has_seen(event: Event) -> None:
    assert event.seen_by(0) == event
    hidden = {type(other): other for other in HIDDEN_FROM_OTHERS}
    for other in (1, NOBODY):
        assert event.seen_by(other) == hidden.get(type(event), event)


def test_which_events_show_something_new_or_pass_the_turn() -> None:
    names = {type(event).__name__ for event in EVERY_EVENT if event.reveals}
    assert names == {
        "CardChosen",
        "RatSeen",
        "RatRevealed",
        "RegionCardDrawn",
        "RegionCardKept",
        "RegionCardShown",
        "RegionCardDiscarded",
        "RegionCardPlayed",
    }
    names = {type(event).__name__ for event in EVERY_EVENT if event.passes}
    assert names == {"TurnBegan", "LastTurnEnded", "FinalTurnBegan", "LastPlagueBegan"}


def test_the_setup_is_told() -> None:
    state = RATTUS.new({"players": 2, "cards": "random"})
    assert play(state, "draw King") == [tell.CardChosen(KING)]
    play(state, "draw Monk", "draw Witch", "draw Knight", "draw Merchant", "draw Caravanner")
    assert play(state, "plague France") == [tell.PlagueMoved(NATURE, FRANCE)]
    assert play(state, "settle Italia") == [tell.CitizensPlaced(0, ITALIA, 2)]
    play(state, "settle Italia", "settle Italia", "settle Italia")
    assert play(state, "caravan France") == [tell.CaravanMoved(1, FRANCE), tell.TurnBegan(0)]


def test_a_turn_is_told() -> None:
    state = table("France rats 2 red 2", "Italia rats 1", holds={"red": "Monk", "blue": "King"})
    assert play(state, "increase France") == [tell.CitizensPlaced(0, FRANCE, 2)]
    assert play(state, "take King") == [tell.CardTaken(0, KING, 1)]
    assert play(state, "use Monk") == [tell.CardUsed(0, MONK)]
    assert play(state, "move Italia 1") == []
    assert play(state, "to Espagna") == [tell.RatMoved(0, ITALIA * 3, ESPAGNA)]
    assert play(state, "plague France") == [tell.PlagueMoved(0, FRANCE)]
    assert play(state, "add Italia") == [tell.RatAdded(0, ITALIA)]
    assert play(state, "add Italia") == [tell.RatAdded(0, ITALIA)]
    assert play(state, "rat limit 3 majority church royalty") == [
        tell.RatRevealed(FRANCE, 0, 23),
        tell.OutbreakBegan(FRANCE, 23),
        tell.SymbolCounted(0, FRANCE, MAJORITY, NO_CARD, 1),
        tell.SymbolCounted(0, FRANCE, CHURCH, MONK, 1),
        tell.SymbolCounted(0, FRANCE, ROYALTY, KING, 1),
        tell.CitizensDied(0, FRANCE, 3),
    ]
    assert play(state, "rat limit 5 majority church magic") == [
        tell.RatRevealed(FRANCE, 0, 44),
        tell.TurnBegan(1),
    ]


def test_a_card_taken_from_the_table_names_no_loser() -> None:
    assert play(table(), "take King") == [tell.CardTaken(0, KING, UNTAKEN)]


def test_moving_and_saving_citizens_is_told() -> None:
    state = table("France red 3", holds={"red": "Merchant King"})
    play(state, "use Merchant", "from France", "to Italia")
    assert play(state, "move 2") == [tell.CitizensMoved(0, FRANCE, ITALIA, 2)]
    assert play(state, "use King", "from Italia") == [
        tell.CardUsed(0, KING),
        tell.CitizenSaved(0, ITALIA),
    ]


@rule("RB-33")
def test_looking_and_swapping_is_told() -> None:
    state = table("France rats 1", "Italia rats 1", holds={"red": "Witch"})
    play(state, "use Witch", "look France 1")
    assert play(state, "rat limit 1 church magic") == [tell.RatSeen(0, FRANCE * 3, 2)]
    play(state, "look Italia 1", "rat limit 1 magic islamic")
    assert play(state, "swap yes") == [tell.RatsSwapped(0, FRANCE * 3, ITALIA * 3)]


def test_the_end_is_told() -> None:
    state = table("France rats 1", players=3, supply=1)
    told = play(state, "plague France", "add Italia")
    assert told == [
        tell.PlagueMoved(0, FRANCE),
        tell.RatAdded(0, ITALIA),
        tell.LastTurnEnded(0, RATS_EXHAUSTED),
        tell.FinalTurnBegan(COLOURS.index("yellow")),
        tell.FinalTurnBegan(COLOURS.index("blue")),
        tell.LastPlagueBegan(0),
    ]
