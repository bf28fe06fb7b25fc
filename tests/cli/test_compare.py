from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Ratking
from tests.toy_box import put_on_the_shelf

GAME = ("compare", "sealed bids", "standard", "greedy")
FEW = ("--agents", "uniform", "--players", "2", "--games", "6")


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch)


def test_what_differs_is_printed_with_its_interval(ratking: Ratking) -> None:
    said = ratking(*GAME, *FEW)
    assert (said.code, said.err) == (0, "")
    lines = said.out.splitlines()
    assert lines[0] == "sealed bids: greedy against standard, 6 games of each with the same luck."
    assert lines[1].split() == ["Measure", "standard", "greedy", "Difference", "95%"]
    assert any(line.startswith("Won by who begins") for line in lines)


def test_a_program_reads_it_as_json_and_a_person_as_a_page(
    ratking: Ratking, tmp_path: Path
) -> None:
    page = tmp_path / "page.html"
    said = ratking(*GAME, *FEW, "--json", "--out", page)
    found = json.loads(said.out)
    assert (found["sides"], found["games"]) == (["standard", "greedy"], 6)
    assert {"measure", "of", "first", "second", "sure", "change"} == set(found["differences"][0])
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("nobody",), "There is no agent 'nobody'"),
        (("standard",), "Both sides are the same: standard and standard."),
        (("cards=many",), "There is no option 'cards'"),
        (("greedy,greedy,greedy",), "2 players need 2 agents, not 3."),
    ],
)
def test_a_side_that_cannot_be_played_is_one_sentence(
    ratking: Ratking, words: tuple[str, ...], sentence: str
) -> None:
    said = ratking.mistake("compare", "sealed bids", "standard", *words, *FEW)
    assert said.startswith(sentence)
