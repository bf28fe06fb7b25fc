"""What the page shows after playing the events of a view is what the view says."""

from __future__ import annotations

from pathlib import Path

from tests.browser.played_games import PLAYED, play_back, record

EVERY = 3
"""One in so many ways to set a game up; `python -m tests.browser.played_games` plays all."""


def test_whatever_happens_the_page_shows_the_next_view(tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    for number, case in enumerate(PLAYED[::EVERY]):
        assert record(case, number, games).total() > 0
    assert play_back(games) == ""


def test_a_view_that_its_events_do_not_lead_to_is_found(tmp_path: Path) -> None:
    line = '{"before": {"cheese": 1}, "told": [{"event": {"event": "CheesePaid"}, "sentence": "", '
    line += '"changes": [{"path": ["cheese"], "value": 0}]}], "after": {"cheese": 2}}'
    (tmp_path / "ratland-1.jsonl").write_text(line, encoding="utf-8")
    assert "CheesePaid" in play_back(tmp_path)
