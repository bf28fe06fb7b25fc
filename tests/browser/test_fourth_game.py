"""A game that brings no board for the browser is played on a plain one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.docs.own_package import installed_into
from tests.server.running import Server


@pytest.fixture(scope="module")
def server(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    package = installed_into(tmp_path_factory.mktemp("installed"))
    told = {"RATKING_DATA": str(tmp_path_factory.mktemp("tables")), "RATKING_STATIC": str(pages)}
    running = Server(told | package)
    yield running
    faults = running.faults()
    running.stop()
    assert faults == []


def test_a_game_of_another_package_is_set_up_and_played(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Larder").click()
    expect(page.get_by_role("heading", name="Larder")).to_be_visible()
    page.get_by_label("Players").select_option("2")
    page.get_by_role("button", name="Start the game").click()
    cheese = page.locator('[data-place="cheese"]')
    expect(cheese).to_contain_text("crumbs 2")
    page.get_by_role("button", name="send a rat to the cheese").click()
    page.get_by_role("button", name="Yes: send a rat to the cheese").click()
    expect(page.get_by_text("You send a rat to the cheese.").first).to_be_visible()
    expect(page.get_by_text("The cat comes").first).to_be_visible()
