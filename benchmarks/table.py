"""The measures as aligned tables, with ratios against every peer."""

from __future__ import annotations

from benchmarks.measures import Measure


def speed_table(measures: list[Measure]) -> str:
    """Show answers per CPU second, and how many times as fast our two loops are."""
    head = _line("answers per CPU second", "best", "spread", "chance", "our loop", "our Python")
    return "\n".join([head, *(_row(measure, "{:,.0f}", measures[:2]) for measure in measures)])


def copy_table(measures: list[Measure]) -> str:
    """Show microseconds per copy, and how many times as fast ours is."""
    head = _line("microseconds per copy, mid-game", "best", "spread", "", "our copy")
    return "\n".join([head, *(_row(measure, "{:,.2f}", measures[:1]) for measure in measures)])


def door_table(measures: list[Measure]) -> str:
    """Show steps per CPU second through PettingZoo's API, and how many times as fast ours is."""
    head = _line("steps per CPU second, one game", "best", "spread", "", "our door")
    return "\n".join([head, *(_row(measure, "{:,.0f}", measures[:1]) for measure in measures)])


def batch_table(measures: list[Measure]) -> str:
    """Show steps per CPU second in batches, and how many times as fast ours is."""
    head = _line("steps per CPU second, 1,024 games", "best", "spread", "", "our batch")
    return "\n".join([head, *(_row(measure, "{:,.0f}", measures[:1]) for measure in measures)])


def search_table(measures: list[Measure]) -> str:
    """Show search iterations per CPU second, and how many times as fast ours is."""
    head = _line("search iterations per CPU second", "best", "spread", "", "our search")
    return "\n".join([head, *(_row(measure, "{:,.0f}", measures[:1]) for measure in measures)])


def _row(measure: Measure, form: str, ours: list[Measure]) -> str:
    if measure.missing:
        return f"{measure.title:<44}{measure.missing}"
    chance = "" if measure.by_chance is None else f"{measure.by_chance:.0%}"
    ratios = [_times(measure.ratio(other)) for other in ours]
    best = form.format(measure.best())
    return _line(measure.title, best, f"{measure.spread():.0%}", chance, *ratios)


def _times(ratio: float | None) -> str:
    return "" if ratio is None else f"{ratio:,.2f} x"


def _line(title: str, best: str, spread: str, chance: str, *ratios: str) -> str:
    shown = "".join(f"{ratio:>11}" for ratio in ratios)
    return f"{title:<44}{best:>11}{spread:>8}{chance:>8}{shown}".rstrip()
