"""The portraits are what the code draws, and the pages know everybody."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ratking.agents.characters import CHARACTERS
from tools.faces import FOLDER, LOOKS, portrait

PAGES = Path(__file__).parents[2] / "ui" / "src"


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_portrait_is_drawn_by_the_code(name: str) -> None:
    assert (FOLDER / f"{name}.svg").read_text(encoding="utf-8") == portrait(name)


def test_the_pages_know_everybody_in_the_same_order() -> None:
    source = (PAGES / "faces" / "faces.ts").read_text(encoding="utf-8")
    listed = source.partition("FACES = [")[2].partition("]")[0]
    assert re.findall(r'"(\w+)"', listed) == list(CHARACTERS)
    assert list(LOOKS) == list(CHARACTERS)
