"""What designers ask about RatLand: clans, events and starvation."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Final

from ratking.arena.intervals import PairedRatio, PairedShare
from ratking.arena.questions.notes import EVERYBODY, Findings, Notes, everybody_once
from ratking.arena.questions.things import Things
from ratking.arena.result import Result
from ratking.arena.result_tables import COUNT, NUMBER, SHARE, TEXT, Cell, Column, ResultTable
from ratking.core.event import Event
from ratking.core.game import Game, Outcome
from ratking.games.ratland import events as told
from ratking.games.ratland.pieces import CLAN_NAMES, EVENT_NAMES
from ratking.games.ratland.state import NO_CLAN, alive

HUNGER: Final = ((0, "none"), (1, "1 or 2 rats"), (3, "3 to 5 rats"), (6, "6 rats or more"))
"""From how many starved rats on a seat belongs to which group."""


class RatlandNotes(Notes):
    """Follows rats and cheese through the rounds, each with its event."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        super().__init__(game, state)
        self.happening = ""
        self.rats = self._count_rats()

    def _count_rats(self) -> list[int]:
        return [alive(self.state, seat) for seat in range(self.players)]

    def note(self, event: Event) -> None:
        """Note what an event says about clans, rounds, rats or cheese."""
        match event:
            case told.ClansChosen(aggressive=aggressive, clans=clans):
                self._choose(aggressive, clans)
            case told.RoundBegan():
                self._end_round()
            case told.EventRevealed(card=card):
                self.happening = spaced(EVENT_NAMES[card])
                self.add_for_table("event", self.happening, "rounds")
            case told.RatsStarved(counts=counts):
                self._starve(counts)
            case told.CheeseGained(seat=seat, count=count):
                self.add("event", self.happening, "cheese", seat, count)
            case told.CheeseStolen(seat=seat, victim=victim, count=count):
                self.add("event", self.happening, "stolen", victim, count)
            case told.RatWounded(victim=victim):
                self.add("event", self.happening, "wounded", victim)

    def _choose(self, aggressive: list[int], clans: list[int]) -> None:
        for seat in range(self.players):
            self.add("board", "aggressive" if aggressive[seat] else "normal", "led", seat)
            if clans[seat] != NO_CLAN:
                self.add("clan", CLAN_NAMES[clans[seat]], "led", seat)

    def _starve(self, counts: list[int]) -> None:
        for seat, count in enumerate(counts):
            self.add("event", self.happening, "starved", seat, count)
            self.add("hunger", "all", "starved", seat, count)

    def _end_round(self) -> None:
        before, self.rats = self.rats, self._count_rats()
        if self.happening:
            for seat in range(self.players):
                grown = self.rats[seat] - before[seat]
                self.add("event", self.happening, "grown", seat, grown)

    def close(self, outcome: Outcome) -> None:
        """Make sure that a game without hunger says so."""
        for seat in range(self.players):
            self.add("hunger", "all", "starved", seat, 0)


def spaced(name: str) -> str:
    """Put blanks between the words of a name."""
    return "".join(f" {letter}" if letter.isupper() else letter for letter in name).strip()


class RatlandFindings(Findings):
    """Adds up clans, boards, events and hunger."""

    def __init__(self) -> None:
        super().__init__()
        self.clans = Things("clan", "led")
        self.boards = Things("board", "led")
        self.events = Things("event")
        self.ahead: defaultdict[tuple[str, str], PairedRatio] = defaultdict(PairedRatio)
        self.grown: defaultdict[str, PairedRatio] = defaultdict(PairedRatio)
        self.hungry: dict[str, Hunger] = {}
        self.groups = {name: Hunger() for _, name in HUNGER}

    def add(self, result: Result) -> None:
        """Count one game."""
        super().add(result)
        for things in (self.clans, self.boards, self.events):
            things.add(result)
        for topic in ("clan", "board"):
            for name, measures in result.facts.get(topic, {}).items():
                for seat, led in enumerate(measures["led"]):
                    if led:
                        ahead = above_mean(result.scores, seat)
                        self.ahead[topic, name].add(result.deal, ahead)
        for name, measures in result.facts.get("event", {}).items():
            if "grown" in measures:
                rounds = measures["rounds"][0] * len(result.agents)
                self.grown[name].add(result.deal, sum(measures["grown"]), rounds)
        self._add_hunger(result)

    def _add_hunger(self, result: Result) -> None:
        starved = result.facts["hunger"]["all"]["starved"]
        for seat, agent in enumerate(result.agents):
            for name in (EVERYBODY, agent):
                self.hungry.setdefault(name, Hunger()).add(result, seat, starved[seat])
            group = [name for least, name in HUNGER if starved[seat] >= least][-1]
            self.groups[group].add(result, seat, starved[seat])

    def tables(self) -> list[ResultTable]:
        """Show what there is to show: games without clans have no table of them."""
        found = [
            self._owners("clans", "Clans", self.clans),
            self._owners("boards", "Sides of the sewer board", self.boards),
            self._events(),
            self._starvation(),
            self._costs(),
        ]
        return [table for table in found if len(table.rows) > (table.name == "boards")]

    def _owners(self, name: str, title: str, things: Things) -> ResultTable:
        rows: list[list[Cell]] = [
            [
                thing,
                things.sums[thing]["led"],
                things.wins(thing, "led"),
                self.ahead[things.topic, thing].estimate(),
            ]
            for thing in things.games
        ]
        rows.sort(key=lambda row: -getattr(row[2], "value", 0.0))
        columns = [
            Column("Which", TEXT),
            Column("Seats", COUNT),
            Column("Wins", SHARE, drawn=True),
            Column("Points above the table's mean"),
        ]
        about = "How those fare who lead it; the dashed line is the fair share."
        return ResultTable(name, title, about, columns, rows, self.fair())

    def _events(self) -> ResultTable:
        rows: list[list[Cell]] = []
        for name in self.grown:
            rounds = max(self.events.sums[name]["rounds"], 1)
            parts = [
                self.events.sums[name][part] / rounds
                for part in ("starved", "wounded", "cheese", "stolen")
            ]
            rows.append([name, rounds, self.grown[name].estimate(), *parts])
        rows.sort(key=lambda row: -getattr(row[2], "value", 0.0))
        columns = [
            Column("Event", TEXT),
            Column("Rounds", COUNT),
            Column("Growth of a clan", NUMBER, drawn=True),
            Column("Starved"),
            Column("Wounded"),
            Column("Cheese found"),
            Column("Cheese stolen"),
        ]
        about = (
            "How many rats a clan has more after a round with the event than before; the other "
            "numbers are for the whole table and one round."
        )
        return ResultTable("events", "What events do", about, columns, rows, mark=0.0)

    def _starvation(self) -> ResultTable:
        columns = [
            Column("Who", TEXT),
            Column("Seats", COUNT),
            Column("Starve at least once", SHARE, drawn=True),
            Column("Rats starved a game"),
        ]
        rows: list[list[Cell]] = [
            [name, hunger.seats, hunger.any.estimate(), hunger.starved / max(hunger.seats, 1)]
            for name, hunger in everybody_once(self.hungry).items()
        ]
        about = "Rats that could not be fed and went to the graveyard."
        return ResultTable("starvation", "Who starves", about, columns, rows)

    def _costs(self) -> ResultTable:
        columns = [
            Column("Starved in the game", TEXT),
            Column("Seats", COUNT),
            Column("Wins", SHARE, drawn=True),
            Column("Points"),
        ]
        rows: list[list[Cell]] = [
            [name, hunger.seats, hunger.won.estimate(), hunger.points / hunger.seats]
            for name, hunger in self.groups.items()
            if hunger.seats
        ]
        about = "How those fare who lost so many rats to hunger."
        return ResultTable("hunger", "What hunger costs", about, columns, rows, self.fair())


class Hunger:
    """How often somebody starves, and how those fare."""

    def __init__(self) -> None:
        self.any = PairedShare()
        self.won = PairedShare()
        self.seats = 0
        self.starved = 0
        self.points = 0

    def add(self, result: Result, seat: int, starved: int) -> None:
        """Count one seat."""
        self.any.add(result.deal, starved > 0)
        self.won.add(result.deal, result.win_of(seat))
        self.seats += 1
        self.starved += starved
        self.points += result.scores[seat]


def above_mean(scores: list[int], seat: int) -> float:
    """Say how far a seat is above the mean of its table."""
    return scores[seat] - sum(scores) / len(scores)
