"""Text players at the OpenSpiel door, in the manner of Kaggle's game arena: moves, prompt, parse.

`prompt` asks whoever acts in text, `parse` finds the legal action that a reply names, or None.
"""

from __future__ import annotations

import re
from typing import Any, Final

from ratking.talk.reader import BRACKETED

NUMBER: Final = re.compile(r"-?\d+")
HOW: Final = (
    "Answer with the number of one legal action in brackets, such as [{one}], at the end of your "
    "reply."
)


def legal_moves(state: Any) -> dict[int, str]:
    """Name the legal actions of whoever acts."""
    seat = state.current_player()
    return {action: state.action_to_string(seat, action) for action in state.legal_actions()}


def prompt(state: Any) -> str:
    """Ask whoever acts: what it may know, its legal actions, and how to answer."""
    moves = legal_moves(state)
    seat = state.current_player()
    lines = [state.observation_string(seat), "", "Legal actions:"]
    lines += [f"[{action}] {label}" for action, label in moves.items()]
    return "\n".join([*lines, "", HOW.format(one=next(iter(moves)))])


def parse(state: Any, reply: str) -> int | None:
    """Find the legal action that a reply names last: its number, or its words."""
    moves = legal_moves(state)
    for said in reversed([*BRACKETED.findall(reply)] or [reply.strip()]):
        if NUMBER.fullmatch(said.strip()) and int(said) in moves:
            return int(said)
        alike = [action for action, label in moves.items() if _same(label, said)]
        if len(alike) == 1:
            return alike[0]
    return None


def _same(label: str, said: str) -> bool:
    return label.casefold() == said.strip().casefold()
