"""An analysis in sentences: for every seat how it came out, why, and what cost it most."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ratking.analysis.findings import Found
from ratking.analysis.telling import CostlyAnswer
from ratking.analysis.verdict import Account, accounts
from ratking.cli.language import say
from ratking.cli.screen import colour, screen
from ratking.core.game import Outcome
from ratking.text import Words


def show(
    title: str, outcome: Outcome, found: Found, mistakes: list[CostlyAnswer], words: Words
) -> None:
    """Tell it seat by seat, the best first."""
    out = screen()
    decisions = sum(one.choice >= 0 for one in found.moments)
    _say(out, say("analysis-head", title=title, decisions=decisions))
    parts = accounts(found)
    for seat in sorted(range(len(parts)), key=lambda seat: outcome.places[seat]):
        out.print()
        out.print(Text(_ended(outcome, words, seat), f"bold {colour(seat)}"), soft_wrap=True)
        _say(out, _reasons(parts[seat]))
        _tell(out, [one for one in mistakes if one.seat == seat])


def _ended(outcome: Outcome, words: Words, seat: int) -> str:
    return say(
        "analysis-seat",
        seat=_capital(words.seat(seat)),
        won="yes" if seat in outcome.winners() else "no",
        place=outcome.places[seat],
        score=outcome.scores[seat],
    )


def _reasons(account: Account) -> str:
    return say(
        "analysis-account",
        start=_points(account.start),
        luck=abs(_points(account.luck)),
        lucky="yes" if account.luck >= 0 else "no",
        mistakes=-_points(account.skill),
        others=abs(_points(account.others)),
        helped="yes" if account.others >= 0 else "no",
    )


def _tell(out: Console, mistakes: list[CostlyAnswer]) -> None:
    """List the costliest answers of a seat."""
    if not mistakes:
        _say(out, say("analysis-no-mistakes"))
    for number, one in enumerate(mistakes, start=1):
        line = say(
            "analysis-mistake",
            number=number,
            place=one.place + 1,
            prompt=one.prompt,
            played=one.played.label,
            chance=_points(one.played.chance),
            better=one.better.label,
            better_chance=_points(one.better.chance),
        )
        out.print(Padding(Text(line), (0, 0, 0, 2), expand=False))


def _say(out: Console, sentence: str) -> None:
    out.print(Text(sentence))


def _points(chance: float) -> int:
    """Count a chance in points of a hundred."""
    return round(chance * 100)


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]
