"""What designers ask about Rattus Cartus: what each building is worth, and what dying costs."""

from __future__ import annotations

from collections import defaultdict

from ratking.arena.intervals import PairedRatio, PairedShare
from ratking.arena.questions.notes import EVERYBODY, Findings, Notes, everybody_once
from ratking.arena.questions.things import Things
from ratking.arena.result import Result
from ratking.arena.result_tables import COUNT, NUMBER, SHARE, TEXT, Cell, Column, ResultTable
from ratking.core.event import Event
from ratking.core.game import Outcome
from ratking.games.cartus import events as told
from ratking.games.cartus.pieces import COPIES
from ratking.games.cartus.scoring import survivors
from ratking.games.cartus.tables import BUILDING_NAMES


class CartusNotes(Notes):
    """Follows who enters which building, and who dies."""

    def note(self, event: Event) -> None:
        """Note what an event says about buildings, supplies and the plague."""
        match event:
            case told.BuildingEntered(seat=seat, building_card=card):
                self.add("building", building(card), "entered", seat)
            case told.ActionUsed(seat=seat, building_card=card, premium=premium):
                self.add("building", building(card), "used", seat)
                if premium:
                    self.add("building", building(card), "with premium", seat)
            case told.ActionDeclined(seat=seat, building_card=card):
                self.add("building", building(card), "declined", seat)
            case told.SupplyTaken(seat=seat, building_card=card):
                self.add("building", building(card), "supplied", seat)
            case told.NunRowRevealed(count=count):
                self.add_for_table("plague", "all", "nuns", count)

    def close(self, outcome: Outcome) -> None:
        """Note what everybody had before the plague, and who died."""
        for card, chosen in enumerate(self.state.chosen):
            if chosen:
                self.add_for_table("building", building(card), "cards")
        alive = survivors(self.state)
        for seat in range(self.players):
            before = outcome.scores[seat] - outcome.parts[seat]["plague"]
            self.add("plague", "all", "points before", seat, before)
            self.add("plague", "all", "rats", seat, self.state.rats[seat])
            self.add("plague", "all", "died", seat, int(seat not in alive))


def building(card: int) -> str:
    """Name the building on a card."""
    return BUILDING_NAMES[card // COPIES]


class CartusFindings(Findings):
    """Adds up buildings and deaths."""

    def __init__(self) -> None:
        super().__init__()
        self.buildings = Things("building", "entered")
        self.slopes: defaultdict[str, PairedRatio] = defaultdict(PairedRatio)
        self.deaths: dict[str, Death] = {}

    def add(self, result: Result) -> None:
        """Count one game."""
        super().add(result)
        self.buildings.add(result)
        plague = result.facts["plague"]["all"]
        for name, measures in result.facts.get("building", {}).items():
            if "entered" in measures:
                self.slopes[name].add_slope(
                    result.deal, measures["entered"], plague["points before"]
                )
        for seat, agent in enumerate(result.agents):
            for name in (EVERYBODY, agent):
                self.deaths.setdefault(name, Death()).add(result, seat)

    def tables(self) -> list[ResultTable]:
        """Show the value of each building and of dying."""
        return [self._values(), self._deaths()]

    def _values(self) -> ResultTable:
        rows: list[list[Cell]] = [
            [
                name,
                self.buildings.a_game(name, "entered"),
                self.slopes[name].estimate(),
                self.buildings.wins(name, "entered"),
                self.buildings.each(name, "used", "entered"),
                self.buildings.a_game(name, "supplied"),
            ]
            for name in self.buildings.games
        ]
        rows.sort(key=lambda row: -getattr(row[2], "value", 0.0))
        columns = [
            Column("Building", TEXT),
            Column("Visits a game"),
            Column("Points for a visit", NUMBER, drawn=True),
            Column("Wins by visits", SHARE),
            Column("Action used", SHARE),
            Column("Supplies a game"),
        ]
        about = (
            "Points for a visit: by how much the points before the plague grow with every visit "
            "more than the others at the same table make."
        )
        return ResultTable("buildings", "What a building is worth", about, columns, rows, mark=0.0)

    def _deaths(self) -> ResultTable:
        columns = [
            Column("Who", TEXT),
            Column("Seats", COUNT),
            Column("Died", SHARE, drawn=True),
            Column("Points lost by dying"),
            Column("Dead who would have won", SHARE),
            Column("Rats in the end"),
        ]
        rows = [death.row(name) for name, death in everybody_once(self.deaths).items()]
        about = "Who has more rats than the row has nuns loses everything."
        return ResultTable("deaths", "What dying costs", about, columns, rows)


class Death:
    """How often somebody dies, and what it costs."""

    def __init__(self) -> None:
        self.died = PairedShare()
        self.dead = 0
        self.seats = 0
        self.lost = 0
        self.ahead = 0
        self.rats = 0

    def add(self, result: Result, seat: int) -> None:
        """Count one seat."""
        plague = result.facts["plague"]["all"]
        dead = plague["died"][seat]
        self.seats += 1
        self.rats += plague["rats"][seat]
        self.died.add(result.deal, dead)
        if dead:
            mine = plague["points before"][seat]
            self.dead += 1
            self.lost += mine
            self.ahead += mine > max(result.scores)

    def row(self, name: str) -> list[Cell]:
        """Lay out what was counted."""
        dead = max(self.dead, 1)
        return [
            name,
            self.seats,
            self.died.estimate(),
            self.lost / dead,
            self.ahead / dead,
            self.rats / max(self.seats, 1),
        ]
