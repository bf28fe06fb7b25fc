"""The pages about the environments say what the codec says."""

from __future__ import annotations

import pytest

from ratking.games import GAMES
from tools.env_pages import PAGES, page


@pytest.mark.parametrize("name", list(GAMES))
def test_a_page_is_as_the_codec_is(name: str) -> None:
    written = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    assert written == page(name), "Stale: run `python -m tools.env_pages`."


@pytest.mark.parametrize("name", list(GAMES))
def test_a_page_says_everything_once(name: str) -> None:
    text = page(name)
    for title in ("Facts", "Observation", "Actions", "Rewards", "End", "History"):
        assert text.count(f"## {title}\n") == 1
