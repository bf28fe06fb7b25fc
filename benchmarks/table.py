"""The measures as aligned tables, with ratios against every peer."""

from __future__ import annotations

from benchmarks.measures import Group, Measure


def table(group: Group) -> str:
    """Show the measures of a group, and how many times as fast ours are as each of them."""
    head = _line(group.title, "best", "spread", "chance", *(f"our {name}" for name in group.ours))
    ours = group.measures[: len(group.ours)]
    return "\n".join([head, *(_row(measure, ours) for measure in group.measures)])


def best_of(measure: Measure) -> str:
    """Write the best round: whole numbers where more is better."""
    return f"{measure.best():,.2f}" if measure.less_is_better else f"{measure.best():,.0f}"


def _row(measure: Measure, ours: list[Measure]) -> str:
    if measure.missing:
        return f"{measure.title:<44}{measure.missing}"
    chance = "" if measure.by_chance is None else f"{measure.by_chance:.0%}"
    ratios = [_times(measure.ratio(other)) for other in ours]
    return _line(measure.title, best_of(measure), f"{measure.spread():.0%}", chance, *ratios)


def _times(ratio: float | None) -> str:
    return "" if ratio is None else f"{ratio:,.2f} x"


def _line(title: str, best: str, spread: str, chance: str, *ratios: str) -> str:
    shown = "".join(f"{ratio:>12}" for ratio in ratios)
    return f"{title:<44}{best:>11}{spread:>8}{chance:>8}{shown}".rstrip()
