"""The first visit of somebody who knows nothing: two clicks, and everything says what it does."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.person import GAMES, Person

A_SENTENCE = 12
"""So many letters say more than a name."""


def told(reads: Locator) -> str:
    expect(reads).to_be_visible()
    return reads.locator("p").inner_text()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_lead_to_the_first_question_and_each_one_is_explained(
    visit: Visit, game: str, size: dict[str, int]
) -> None:
    page = visit("/", size, met=False)
    page.get_by_role("button", name=f"Play {GAMES[game]} against bots", exact=True).click()
    page.get_by_role("dialog", name="What shall we call you?").get_by_role(
        "button", name="Play", exact=True
    ).click()
    person = Person(page, f"newcomer {game}")
    reads = page.get_by_role("note", name="What it does")
    for _ in range(3):  # a clan that plays at random may be gone after some more
        assert person.is_asked()
        assert len(told(reads)) > A_SENTENCE
        person.answer()


@pytest.mark.parametrize("game", ["rattus", "cartus"])
def test_every_answer_can_be_read_before_it_is_given(visit: Visit, game: str) -> None:
    person = Person(visit("/", met=True), f"reader {game}")
    person.deal(game)
    reads = person.page.get_by_role("note", name="What it does")
    read = set()
    for _ in range(4):
        assert person.is_asked()
        for answer in person.answers.all()[:14]:
            answer.hover()
            read.add(told(reads))
            assert len(told(reads)) > A_SENTENCE
        person.answer()
    assert len(read) > 2


def test_a_card_of_rattus_is_read_where_it_can_be_taken(visit: Visit) -> None:
    person = Person(visit("/"), "card")
    person.deal("rattus")
    peasant = person.prompt.get_by_role("button", name="Peasant")
    while person.is_asked() and not peasant.count():
        person.answer()
    peasant.first.hover()
    reads = person.page.get_by_role("note", name="What it does")
    expect(reads).to_contain_text("Peasant. Add one citizen more than usual")
