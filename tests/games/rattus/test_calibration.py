"""The reconstructed rat tokens: what is known of them holds, and a command writes them."""

from __future__ import annotations

import json
from typing import Any

from ratking.games.rattus.tables import STANDARD
from tools.tokens import MOST_ALIKE, MOST_SYMBOLS, as_file, table


def test_the_table_in_the_box_is_the_one_that_the_tool_writes() -> None:
    assert (STANDARD / "tokens.json").read_text("utf-8") == as_file()
    assert json.loads(as_file())["tokens"] == table()


def test_what_is_known_of_the_tokens_holds() -> None:
    tokens = table()
    limits = [token["limit"] for token in tokens]
    assert len(tokens) == 65
    assert set(limits) == {1, 2, 3, 4, 5, 6}
    assert 0.10 < limits.count(1) / 65 < 0.12
    assert 0.55 < sum(limit >= 4 for limit in limits) / 65 < 0.65
    assert sum(token["starter"] for token in tokens) == 17


def test_the_rats_of_the_worked_examples_are_among_them() -> None:
    kinds = [
        (token["limit"], *sorted(token["classes"]), token["majority"], token["all"])
        for token in table()
    ]
    assert kinds.count((1, "peasantry", "royalty", 0, 0)) == 1
    assert kinds.count((2, "peasantry", 1, 0)) == 1


def test_every_token_could_be_printed_on_a_disc() -> None:
    for token in table():
        assert 1 <= symbols(token) <= MOST_SYMBOLS
        assert max(token["majority"], token["all"]) <= MOST_ALIKE
        assert len(set(token["classes"])) == len(token["classes"])


def test_each_class_is_on_equally_many_tokens() -> None:
    shown = [name for token in table() for name in token["classes"]]
    assert {shown.count(name) for name in shown} == {len(shown) // 7}


def symbols(token: dict[str, Any]) -> int:
    """Count the symbols of a token."""
    return int(len(token["classes"]) + token["majority"] + token["all"])
