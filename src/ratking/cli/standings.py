"""What a tournament came to, printed for a person or for a program."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.table import Table

from ratking.arena.line_ups import label
from ratking.arena.result_tables import show_seconds
from ratking.arena.sequential import SequentialTest
from ratking.arena.series import Plan
from ratking.arena.summary import Summary
from ratking.arena.tally import Count, Tally
from ratking.arena.tournament import Tournament
from ratking.cli.screen import screen
from ratking.text import speech


def as_json(tournament: Tournament, summary: Summary) -> dict[str, Any]:
    """List everything that was found."""
    plan = tournament.plan
    parts = [part for section in summary.sections() for part in section.parts]
    return {
        "game": plan.game,
        "players": summary.players,
        "options": plan.options,
        "seed": int(plan.seed) if plan.seed.isdecimal() else plan.seed,
        "games": summary.agents.games,
        "asked": plan.total(),
        "agents": [
            {**entry, "rating": vars(summary.ratings.of(str(entry["agent"])))}
            for entry in counted(summary.agents)
        ],
        "line_ups": [
            {"line_up": list(line_up), "games": tally.games, "agents": counted(tally)}
            for line_up, tally in zip(plan.line_ups, summary.line_ups, strict=True)
        ],
        "test": None if tournament.test is None else tested(tournament.test),
        "tables": {part.name: part.to_json() for part in parts},
    }


def tested(test: SequentialTest) -> dict[str, object]:
    """Say how a sequential test stands."""
    return {
        "between": [test.between.low, test.between.high],
        "accepted": test.decision(),
        "deals": test.deals,
        "log_likelihood_ratio": test.ratio(),
    }


def counted(tally: Tally) -> list[dict[str, object]]:
    """List what was counted for every agent."""
    return [_counted(agent, one) for agent, one in zip(tally.labels, tally.counts, strict=True)]


def _counted(agent: str, one: Count) -> dict[str, object]:
    share = one.share()
    return {
        "agent": agent,
        "seats": one.seats,
        "wins": float(one.wins),
        "win_share": share.value,
        "interval": [share.low, share.high],
        "mean_score": one.mean_score(),
        "decisions": one.decisions,
        "seconds_per_decision": one.mean_seconds(),
        "longest_decision": one.slowest,
    }


def show(
    tournament: Tournament, summary: Summary, files: list[Path], timing: dict[str, Any]
) -> None:
    """Print a table with a row for each agent, and one for each meeting."""
    say, out, plan = speech("terminal"), screen(), tournament.plan
    out.print(
        say(
            "arena-head",
            game=plan.game,
            players=summary.players,
            seed=plan.seed,
            games=summary.agents.games,
            asked=plan.total(),
            interrupted="yes" if summary.agents.games < plan.total() else "no",
        )
    )
    if tournament.played_before:
        out.print(say("arena-before", games=tournament.played_before))
    out.print(standings(summary))
    if len(plan.line_ups) > 1:
        out.print()
        out.print(meetings(plan, summary))
    if tournament.test is not None:
        out.print(in_a_sentence(tournament.test))
    seconds = f"{timing['seconds']:.1f}"
    out.print(say("arena-speed", games=timing["games"], seconds=seconds))
    out.print(say("arena-written", files=" ".join(str(path) for path in files)))


def in_a_sentence(test: SequentialTest) -> str:
    """Say what a sequential test has found."""
    low, high = test.between.low, test.between.high
    return speech("terminal")(
        "arena-test",
        agent=test.first,
        decision={None: "open", low: "low", high: "high"}[test.decision()],
        low=f"{low:.0%}",
        high=f"{high:.0%}",
        deals=test.deals,
        ratio=f"{test.ratio():.2f}",
    )


def standings(summary: Summary) -> Table:
    """Lay out how every agent did."""
    say = speech("terminal")
    titles = say("column-seats"), say("column-share"), say("column-interval")
    more = say("column-rating"), say("column-points"), say("column-thinking")
    table = _table([say("column-agent")], [*titles, *more])
    for agent, one in zip(summary.agents.labels, summary.agents.counts, strict=True):
        rating = summary.ratings.of(agent)
        table.add_row(
            agent,
            str(one.seats),
            *_share(one),
            f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}",
            f"{one.mean_score():.2f}",
            show_seconds(one.mean_seconds()),
        )
    return table


def meetings(plan: Plan, summary: Summary) -> Table:
    """Lay out how every line-up went."""
    say = speech("terminal")
    titles = [say("column-seats"), say("column-share"), say("column-interval")]
    table = _table([say("column-line-up"), say("column-agent")], titles)
    for line_up, tally in zip(plan.line_ups, summary.line_ups, strict=True):
        for agent, one in zip(tally.labels, tally.counts, strict=True):
            table.add_row(label(line_up), agent, str(one.seats), *_share(one))
    return table


def _table(names: list[str], numbers: list[str]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for title in names:
        table.add_column(title)
    for title in numbers:
        table.add_column(title, justify="right")
    return table


def _share(one: Count) -> tuple[str, str]:
    share = one.share()
    return f"{share.value:.1%}", f"{share.low:.1%} to {share.high:.1%}"
