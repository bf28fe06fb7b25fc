"""The reconstructed rat tokens: what is known of them holds, and a command writes them."""

from __future__ import annotations

from typing import Any

import pytest

from ratking.games.rattus.tables import STANDARD
from tools.tokens import IN_THE_BOX, as_file, table

STEPS = range(IN_THE_BOX + 6)


def test_the_table_in_the_box_is_the_one_that_the_tool_writes() -> None:
    assert (STANDARD / "tokens.json").read_text("utf-8") == as_file(IN_THE_BOX)


@pytest.mark.parametrize("step", STEPS)
def test_what_is_known_of_the_tokens_holds_on_every_step(step: int) -> None:
    tokens = table(step)
    limits = [token["limit"] for token in tokens]
    assert len(tokens) == 65
    assert set(limits) == {1, 2, 3, 4, 5, 6}
    assert 0.10 < limits.count(1) / 65 < 0.12
    assert 0.55 < sum(limit >= 4 for limit in limits) / 65 < 0.65
    assert sum(token["starter"] for token in tokens) == 17


@pytest.mark.parametrize("step", STEPS)
def test_the_rats_of_the_worked_examples_are_on_every_step(step: int) -> None:
    kinds = {
        (token["limit"], *sorted(token["classes"]), token["majority"], token["all"])
        for token in table(step)
    }
    assert (1, "peasantry", "royalty", 0, 0) in kinds
    assert (2, "peasantry", 1, 0) in kinds


@pytest.mark.parametrize("step", STEPS[1:])
def test_every_step_gives_seven_rats_one_symbol_more(step: int) -> None:
    before, after = map(symbols, (table(step - 1), table(step)))
    grown = [after[place] - before[place] for place in range(65)]
    assert sorted(grown) == [0] * 58 + [1] * 7


def symbols(tokens: list[dict[str, Any]]) -> list[int]:
    """Count the symbols of every token."""
    return [len(token["classes"]) + token["majority"] + token["all"] for token in tokens]
