"""What was noted while a game was played, against a recount of its whole record."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ratking.arena.questions import findings_for
from ratking.arena.questions.notes import Findings
from ratking.arena.result import Played
from ratking.arena.result_tables import ResultTable
from ratking.arena.series import Plan, Series
from ratking.core.event import Event
from ratking.core.record import replay
from ratking.games import game
from ratking.games.cartus import events as cartus
from ratking.games.cartus.pieces import COPIES
from ratking.games.cartus.tables import BUILDING_NAMES
from ratking.games.ratland import events as ratland
from ratking.games.rattus import events as rattus
from ratking.games.rattus.notation import card_name
from ratking.games.rattus.notes.notes import RattusNotes, token_name
from ratking.games.rattus.tokens import Face


def games(name: str, count: int = 4, **options: object) -> list[Played]:
    chosen = {"players": 3, **options}
    plan = Plan(name, (("greedy", "novice", "uniform"),), count, "q", chosen, notes=True)
    return [Series(plan).play(number) for number in range(count)]


def told(played: Played) -> tuple[Any, list[Event]]:
    state, events = replay(game(played.record.game), played.record)
    return state, [event for some in events for event in some]


def summed(played: list[Played], name: str) -> tuple[Findings, dict[str, ResultTable]]:
    findings = findings_for(name)
    for one in played:
        findings.add(one.result)
    return findings, {table.name: table for table in findings.tables()}


@pytest.mark.parametrize("cards", ["first", "random", "pied_piper"])
def test_rattus_follows_every_citizen_and_card(cards: str) -> None:
    played = games("rattus", 1, cards=cards)[0]
    box = game("rattus")
    state: Any = box.new(played.record.options)
    notes = RattusNotes(box, state)
    for seat, choice in played.record.answers:
        notes.hear(seat, choice, box.answer(state, seat, choice))
    players = range(3)
    for region in state.box.in_play:
        counted = [notes.citizens.get((seat, region), 0) for seat in players]
        assert counted == state.citizens[region]
    held = {card: seat for card, seat in enumerate(state.holder) if seat >= 0}
    assert {card: seat for seat in players for card in notes.cards[seat]} == held


def test_rattus_notes_deaths_by_token_and_cards_in_the_end() -> None:
    for played in games("rattus"):
        state, events = told(played)
        facts = played.result.facts
        died = [event.count for event in events if isinstance(event, rattus.CitizensDied)]
        assert sum(facts["citizens"]["all"]["lost"]) == sum(died)
        lost = sum(sum(token.get("lost", [0])) for token in facts["token"].values())
        assert lost == sum(died)
        shown = Counter(
            token_name(state.box.faces[event.face])
            for event in events
            if isinstance(event, rattus.RatRevealed)
        )
        assert {name: token["revealed"][0] for name, token in facts["token"].items()} == shown
        for card in state.cards:
            seat = state.holder[card]
            kept = facts["card"][card_name(card)].get("kept", [0, 0, 0])
            assert kept == [int(seat == other) for other in range(3)]


def test_rattus_survival_never_leaves_its_bounds() -> None:
    _, tables = summed(games("rattus", 6), "rattus")
    assert list(tables) == ["cards", "pairs", "rattus-endings", "limits", "tokens"]
    for name, column in (("cards", 3), ("pairs", 3)):
        for row in tables[name].rows:
            survival = row[column]
            assert isinstance(survival, float)
            assert 0 <= survival <= 1
    assert [row[0] for row in tables["limits"].rows] == [f"limit {n}" for n in range(1, 7)]
    assert len(tables["cards"].rows) == 6


def test_a_token_is_named_by_its_limit_and_its_symbols() -> None:
    face = Face(2, 1, 0, (0, 0, 0, 0, 2, 0, 0), starter=False)
    assert token_name(face) == "limit 2: majority, 2 magic"
    assert token_name(Face(1, 0, 0, (0,) * 7, starter=True)) == "limit 1: nothing"


def test_cartus_counts_visits_and_the_dead() -> None:
    for played in games("cartus"):
        state, events = told(played)
        visits = Counter(
            BUILDING_NAMES[event.building_card // COPIES]
            for event in events
            if isinstance(event, cartus.BuildingEntered)
        )
        noted = {
            name: sum(measures.get("entered", [0]))
            for name, measures in played.result.facts["building"].items()
        }
        assert Counter({name: count for name, count in noted.items() if count}) == visits
        killed = [event.seat for event in events if isinstance(event, cartus.PlagueKilled)]
        plague = played.result.facts["plague"]["all"]
        assert [seat for seat, died in enumerate(plague["died"]) if died] == killed
        assert plague["rats"] == state.rats
        for seat, score in enumerate(played.result.scores):
            assert score == (0 if seat in killed else plague["points before"][seat])


def test_cartus_tells_what_a_building_and_a_death_are_worth() -> None:
    _, tables = summed(games("cartus", 6), "cartus")
    assert len(tables["buildings"].rows) == 6
    deaths = {row[0]: row for row in tables["deaths"].rows}
    assert list(deaths) == ["everybody", "greedy", "novice", "uniform"]
    assert deaths["everybody"][1] == 18


def test_ratland_counts_the_starved_and_the_growth_of_every_round() -> None:
    for played in games("ratland", clans="yes", boards="choice"):
        state, events = told(played)
        facts = played.result.facts
        counts = [event.counts for event in events if isinstance(event, ratland.RatsStarved)]
        starved = [sum(column) for column in zip(*counts, strict=True)] or [0, 0, 0]
        assert facts["hunger"]["all"]["starved"] == starved
        rounds = sum(event["rounds"][0] for event in facts["event"].values())
        assert rounds == sum(isinstance(event, ratland.EventRevealed) for event in events)
        assert sum(clan["led"][0] for clan in facts["clan"].values()) == 1
        grown = sum(sum(event.get("grown", [0])) for event in facts["event"].values())
        rats = sum(
            score + dead for score, dead in zip(played.result.scores, state.graveyard, strict=True)
        )
        start: Any = game("ratland").new(played.record.options)
        assert grown == rats - sum(map(sum, start.rats))


def test_ratland_shows_clans_only_where_there_are_clans() -> None:
    _, plain = summed(games("ratland", 3), "ratland")
    assert list(plain) == ["events", "starvation", "hunger"]
    _, rich = summed(games("ratland", 3, clans="yes", boards="choice"), "ratland")
    assert list(rich)[:1] == ["clans"]
    assert sum(int(str(row[1])) for row in rich["clans"].rows) == 9


def test_one_agent_alone_is_not_listed_beside_everybody() -> None:
    plan = Plan("ratland", (("greedy",) * 2,), 2, "q", {"players": 2}, notes=True)
    _, tables = summed([Series(plan).play(number) for number in range(2)], "ratland")
    assert [row[0] for row in tables["starvation"].rows] == ["everybody"]


def test_a_game_nobody_asks_about_has_no_findings() -> None:
    assert findings_for("toy").tables() == []
