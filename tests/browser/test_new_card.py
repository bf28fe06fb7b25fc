"""A class card that nobody has drawn a picture of lies on the table all the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import sit_at
from tests.docs.following import ROOT, copy_sources, follow, run, steps_of
from tests.server.running import Server

PAGE = ROOT / "docs" / "adding_a_card.md"
CARDS = ["Beekeeper", "Monk", "Merchant", "Witch", "King", "Knight"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the card that the page about cards adds, and with pages built from it."""
    folder = tmp_path_factory.mktemp("card")
    copy_sources(folder)
    for step in steps_of(PAGE.read_text("utf-8")):
        if step.deed != "run":
            follow(step, folder)
    run("python -m tools.pages", folder)
    places = {"PYTHONPATH": folder / "src", "RATKING_STATIC": folder / "src" / "ratking" / "pages"}
    places["RATKING_DATA"] = folder / "tables"
    running = Server({name: str(place) for name, place in places.items()})
    yield running
    faults = running.faults()
    running.stop()
    assert faults == []


def test_a_new_card_shows_the_symbol_of_its_class_beside_the_others(
    visit: Visit, server: Server
) -> None:
    page = visit("/")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "medium"}]
    options = {"players": 2, "cards": CARDS}
    sit_at(page, server.url, {"game": "rattus", "options": options, "seats": seats})
    card = page.locator('[data-spot="card-Beekeeper"]')
    expect(card).to_contain_text("Beekeeper")
    expect(card.locator(".picture .emblem")).to_have_count(1)
    expect(page.locator('[data-spot^="card-"]')).to_have_count(len(CARDS))
