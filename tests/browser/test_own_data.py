"""A table of an owner in the browser: it draws what it was dealt with, and says so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.owner import OWN_TEXT, correct
from tests.server.running import Server

OWN = "Played with data files of the owner: board.json, tokens.json, cards.json, region_cards.json"
CARDS = ["Witch", "King", "Peasant", "Merchant", "Monk", "Knight"]
WISH = {
    "game": "rattus",
    "options": {"players": 2, "cards": CARDS, "start": 0},
    "seats": [{"kind": "me"}, {"kind": "bot", "level": "uniform"}],
}


def all_alike(data: Any) -> None:
    for token in data["tokens"]:
        token.update(limit=6, classes=["magic"] * 5, majority=0, all=0)


def rename(data: Any) -> None:
    """Call Espagna Hispania, and build a bridge from there to Anglia."""
    regions = data["regions"]
    data["regions"] = {"Hispania" if n == "Espagna" else n: row for n, row in regions.items()}
    for row in regions.values():
        for kind in ("land", "sea"):
            row[kind] = ["Hispania" if name == "Espagna" else name for name in row[kind]]
    regions["Anglia"]["sea"].append("Hispania")
    regions["Espagna"]["sea"].append("Anglia")


def rename_cards(data: Any) -> None:
    cards = data["region_cards"]
    cards["Hispania"] = cards.pop("Espagna")


def speak_up(data: Any) -> None:
    data["cards"]["King"]["text"] = OWN_TEXT


@pytest.fixture(scope="module")
def server(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    own = tmp_path_factory.mktemp("own") / "rattus"
    correct(own, "rattus", "tokens.json", all_alike)
    correct(own, "rattus", "board.json", rename)
    correct(own, "rattus", "region_cards.json", rename_cards)
    correct(own, "rattus", "cards.json", speak_up)
    folder = tmp_path_factory.mktemp("tables")
    facts = {"RATKING_DATA": folder, "RATKING_STATIC": pages, "RATKING_GAME_DATA": own.parent}
    running = Server({name: str(value) for name, value in facts.items()})
    yield running
    faults = running.faults()
    running.stop()
    assert faults == []


def look_at_a_rat(page: Page, url: str) -> str:
    """Sit down over the protocol, take the Witch and look at a rat with her; return the table."""
    made = page.request.post(f"{url}/tables", data=WISH).json()["table"]["id"]
    assert page.request.post(f"{url}/tables/{made}/start").ok
    for _ in range(200):
        view = page.request.get(f"{url}/tables/{made}/view").json()
        regions = view["observation"]["regions"].values()
        if any(rat["face"] is not None for row in regions for rat in row["rats"]):
            return str(made)
        for asked in view["questions"]:
            answers = asked["answers"]
            wanted = [one for one in answers if "Witch" in one["label"]] or answers
            body = {"version": view["version"], "choices": [wanted[0]["choice"]]}
            page.request.post(f"{url}/tables/{made}/answers", data=body)
        page.wait_for_timeout(50)
    pytest.fail("nobody looked at a rat")


def test_an_owner_sees_his_own_rats_cards_and_regions(visit: Visit, server: Server) -> None:
    page = visit("/")
    table = look_at_a_rat(page, server.url)
    page.goto(f"{server.url}/t/{table}")
    expect(page.get_by_text(OWN)).to_be_visible()
    expect(page.get_by_label("limit 6: 64")).to_be_visible()
    expect(page.locator("svg text").get_by_text("Hispania", exact=True)).to_be_visible()
    page.locator('.region[data-touch="region:0"]').dispatch_event("pointerenter")
    face = page.locator(".face").first
    expect(face.locator(".limit")).to_have_text("6")
    expect(face.locator(".emblem")).to_have_count(5)
    page.get_by_role("button", name="King").first.click()
    expect(page.get_by_role("dialog").get_by_text(OWN_TEXT)).to_be_visible()


def test_the_owners_files_are_named_before_a_game_and_on_a_phone(visit: Visit) -> None:
    for path in ("/new/rattus", "/credits"):
        expect(visit(path, size=PHONE).get_by_text(OWN)).to_be_visible()
    page = visit("/new/cartus", language="de")
    expect(page.get_by_role("heading", name="Rattus Cartus")).to_be_visible()
    expect(page.get_by_text("eigenen Datendateien")).to_have_count(0)
