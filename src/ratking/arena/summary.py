"""What a tournament adds up to."""

from __future__ import annotations

from collections import Counter

from ratking.arena.intervals import Estimate
from ratking.arena.line_ups import label
from ratking.arena.questions import findings_for
from ratking.arena.ratings import Ratings
from ratking.arena.result import Result
from ratking.arena.result_tables import (
    COUNT,
    NUMBER,
    SECONDS,
    SHARE,
    TEXT,
    Cell,
    Column,
    Histogram,
    Matrix,
    Part,
    ResultTable,
    Section,
)
from ratking.arena.series import Plan, Series
from ratking.arena.tally import Tally


class Summary:
    """Counts finished games; the sections of a report are made of it."""

    def __init__(self, plan: Plan) -> None:
        series = Series(plan)
        self.plan = plan
        self.title = series.game.title
        self.players = series.players
        self.options = series.options
        self.agents = Tally(plan.agents())
        self.line_ups = [Tally(tuple(dict.fromkeys(one))) for one in plan.line_ups]
        self.seats = Tally([f"seat {seat + 1}" for seat in range(self.players)])
        self.ratings = Ratings(plan.agents())
        self.lengths: Counter[int] = Counter()
        self.points: dict[str, Counter[int]] = {agent: Counter() for agent in plan.agents()}
        self.findings = findings_for(plan.game)

    def add(self, result: Result) -> None:
        """Count one game."""
        self.agents.add_by_agent(result)
        self.line_ups[result.line_up].add_by_agent(result)
        self.seats.add(result, [self._after_start(seat) for seat in range(self.players)])
        self.ratings.add(result)
        self.lengths[sum(result.decisions)] += 1
        for agent, score in zip(result.agents, result.scores, strict=True):
            self.points[agent][score] += 1
        self.findings.add(result)

    def _after_start(self, seat: int) -> int:
        """Count a seat from the one that begins."""
        start = self.options.get("start", 0)
        return (seat - start) % self.players if isinstance(start, int) else seat

    def sections(self) -> list[Section]:
        """List everything that was found."""
        return [
            Section("Who wins", self.winners()),
            Section("The table", [self.first_seat(), self.endings(), self.length()]),
            Section("Points and time", [self.scores(), self.thinking()]),
            Section(f"What designers of {self.title} ask", list(self.findings.tables())),
        ]

    def winners(self) -> list[Part]:
        """Compare the agents; one alone needs no rating."""
        if len(self.agents.labels) < 2:
            return [self.standings()]
        return [self.standings(), *self.meetings(), self.strength()]

    def standings(self) -> ResultTable:
        """Rank the agents by their share of wins."""
        columns = [
            Column("Agent", TEXT),
            Column("Seats", COUNT),
            Column("Wins", SHARE, drawn=True),
            Column("Points"),
        ]
        rows: list[list[Cell]] = [
            [agent, count.seats, count.share(), count.mean_score()]
            for agent, count in zip(self.agents.labels, self.agents.counts, strict=True)
        ]
        about = (
            "Share of wins over all seats an agent had. The dashed line is the fair share, "
            f"one in {self.players}."
        )
        return ResultTable(
            "standings", "Standings", about, columns, _best_first(rows, 2), self.fair()
        )

    def strength(self) -> ResultTable:
        """Show the ratings of the agents."""
        rows: list[list[Cell]] = []
        for agent, count in zip(self.agents.labels, self.agents.counts, strict=True):
            rating = self.ratings.of(agent)
            reach = 2 * rating.sigma
            shown = Estimate(rating.mu, rating.mu - reach, rating.mu + reach, count.seats)
            rows.append([agent, shown])
        columns = [Column("Agent", TEXT), Column("Rating", NUMBER, drawn=True)]
        about = "Openskill, with twice its uncertainty to both sides; strangers begin at 25."
        return ResultTable("ratings", "Ratings", about, columns, _best_first(rows, 1), mark=25.0)

    def fair(self) -> float:
        """Say which share of wins everybody would have if all were equally strong."""
        return 1 / self.players

    def meetings(self) -> list[Part]:
        """Show who met whom, if there were several line-ups: as a square where two meet."""
        if len(self.plan.line_ups) < 2:
            return []
        if self.players == 2:
            return [self.duels()]
        rows: list[list[Cell]] = []
        for line_up, tally in zip(self.plan.line_ups, self.line_ups, strict=True):
            for agent, count in zip(tally.labels, tally.counts, strict=True):
                rows.append([label(line_up), agent, tally.games, count.share()])
        columns = [
            Column("Line-up", TEXT),
            Column("Agent", TEXT),
            Column("Games", COUNT),
            Column("Wins", SHARE, drawn=True),
        ]
        about = "Share of wins for one seat of each agent, line-up by line-up."
        return [ResultTable("line-ups", "Who met whom", about, columns, rows, self.fair())]

    def duels(self) -> Matrix:
        """Show how often everybody wins against everybody."""
        shares = {}
        for tally in self.line_ups:
            if len(tally.labels) == 2:
                one, other = tally.labels
                shares[one, other] = tally.counts[0].share()
                shares[other, one] = tally.counts[1].share()
        about = "How often the agent of the line wins against the agent of the column."
        return Matrix("duels", "Who beats whom", about, self.agents.labels, shares)

    def first_seat(self) -> ResultTable:
        """Compare the seats, counted from the one that begins."""
        rows: list[list[Cell]] = [
            [name, count.seats, count.share(), count.mean_score()]
            for name, count in zip(self.seats.labels, self.seats.counts, strict=True)
        ]
        columns = [
            Column("Seat", TEXT),
            Column("Games", COUNT),
            Column("Wins", SHARE, drawn=True),
            Column("Points"),
        ]
        about = (
            "Seat 1 begins. Everybody sits everywhere equally often, so strength cancels out. "
            "Seats are counted from 1 here, and from 0 in commands and in Parquet files."
        )
        return ResultTable("seats", "Is the first seat better?", about, columns, rows, self.fair())

    def endings(self) -> ResultTable:
        """Say how games end."""
        games = max(self.agents.games, 1)
        rows: list[list[Cell]] = [
            [ending, count, count / games] for ending, count in self.agents.endings.most_common()
        ]
        columns = [Column("Ending", TEXT), Column("Games", COUNT), Column("Share", SHARE, True)]
        return ResultTable(
            "endings", "How games end", "Why the last turn was the last.", columns, rows
        )

    def length(self) -> Histogram:
        """Show how long games are."""
        about = "Decisions in a game, all seats together; forced answers do not count."
        return Histogram("length", "How long a game is", about, "decisions", dict(self.lengths))

    def scores(self) -> ResultTable:
        """Show the points of every agent."""
        rows: list[list[Cell]] = []
        for agent, count in zip(self.agents.labels, self.agents.counts, strict=True):
            points = sorted(self.points[agent].elements())
            few, middle, many = (_quantile(points, part) for part in (0.1, 0.5, 0.9))
            rows.append([agent, count.mean_score(), few, middle, many])
        columns = [
            Column("Agent", TEXT),
            Column("Mean", NUMBER, drawn=True),
            Column("A tenth below", COUNT),
            Column("Median", COUNT),
            Column("A tenth above", COUNT),
        ]
        return ResultTable("points", "Points", "Points at the end of a game.", columns, rows)

    def thinking(self) -> ResultTable:
        """Show how long agents think."""
        rows: list[list[Cell]] = [
            [agent, count.decisions, count.mean_seconds(), count.slowest]
            for agent, count in zip(self.agents.labels, self.agents.counts, strict=True)
        ]
        columns = [
            Column("Agent", TEXT),
            Column("Decisions", COUNT),
            Column("Mean", SECONDS, drawn=True),
            Column("Longest", SECONDS),
        ]
        about = "Processor time of a real decision. Agents count worlds here, and look at no clock."
        return ResultTable("thinking", "Time for a decision", about, columns, rows)


def _best_first(rows: list[list[Cell]], column: int) -> list[list[Cell]]:
    return sorted(rows, key=lambda row: -getattr(row[column], "value", 0.0))


def _quantile(values: list[int], part: float) -> int:
    return values[min(int(part * len(values)), len(values) - 1)] if values else 0
