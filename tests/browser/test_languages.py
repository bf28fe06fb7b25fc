"""The table in three languages, changed in the middle of a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.person import GAMES, Person, measured

LOG = {"en": "Log", "de": "Verlauf", "fr": "Journal"}
SETTINGS = {"en": "Settings", "de": "Einstellungen", "fr": "Réglages"}


def log_in(page: Page, language: str) -> Locator:
    return page.get_by_role("list", name=LOG[language], exact=True).get_by_role("button")


def speak(page: Page, name: str) -> None:
    page.locator("header select").select_option(label=name)


@pytest.mark.parametrize("game", GAMES)
def test_another_language_changes_everything_at_once(visit: Visit, game: str) -> None:
    person = Person(visit("/"), "languages")
    person.deal(game)
    for _ in range(3):
        assert person.is_asked()
        person.answer()
    assert person.is_asked()
    page = person.page
    prompt = person.prompt.get_by_role("heading").inner_text()
    english, answers = log_in(page, "en").all_inner_texts(), person.answers.all_inner_texts()
    assert english
    speak(page, "Deutsch")
    expect(page.get_by_role("button", name=SETTINGS["de"])).to_be_visible()
    expect(person.prompt.get_by_role("heading")).not_to_have_text(prompt)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(log_in(page, "de").first).not_to_have_text(english[0])
    expect(log_in(page, "de")).to_have_count(len(english))
    german = log_in(page, "de").all_inner_texts()
    assert not set(german) & set(english)
    expect(person.answers).to_have_count(len(answers))
    speak(page, "English")
    expect(person.prompt.get_by_role("heading")).to_have_text(prompt)
    expect(log_in(page, "en")).to_have_text(english)
    expect(person.answers).to_have_text(answers, use_inner_text=True)
    person.answer()
    assert person.is_asked()


def test_a_language_is_remembered_and_the_browser_is_asked_first(visit: Visit) -> None:
    page = visit("/", language="fr-CA")
    expect(page.get_by_role("link", name="Règles")).to_be_visible()
    speak(page, "Deutsch")
    expect(page.get_by_role("link", name="Regeln")).to_be_visible()
    page.reload()
    expect(page.get_by_role("link", name="Regeln")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_a_set_up_keeps_what_was_chosen_in_another_language(visit: Visit) -> None:
    page = visit("/new/ratland")
    page.get_by_role("radio", name="Aggressive attacks kill").check()
    speak(page, "Deutsch")
    expect(page.get_by_role("radio", name="Aggressiv Angriffe")).to_be_checked()


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("path", ["/", "/new/rattus", "/new/cartus", "/new/ratland", "/watch"])
def test_long_words_fit_a_phone(visit: Visit, path: str, language: str) -> None:
    page = visit(path, PHONE, language=language)
    expect(page.get_by_role("heading").first).to_be_visible()
    assert measured(page).width <= PHONE["width"]


@pytest.mark.parametrize("game", GAMES)
def test_long_words_fit_a_table_on_a_phone(visit: Visit, game: str) -> None:
    page = visit("/", PHONE, language="de")
    page.get_by_role("button", name=f"{GAMES[game]} gegen Bots spielen", exact=True).click()
    person = Person(page, "phone")
    for _ in range(3):
        assert person.is_asked()
        assert measured(page).width <= PHONE["width"]
        assert overflowing(page) == []
        person.answer()


FITTED = ".prompt .button, .card .name, .cell .title, .bar, .bar *"


def overflowing(page: Page) -> list[str]:
    """List what does not fit into its button, or sticks out of the screen."""
    found: list[str] = page.evaluate(
        """fitted => [...document.querySelectorAll(fitted)]
        .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1
          || one.closest(".bar") && one.getBoundingClientRect().right > innerWidth)
        .map((one) => one.innerText || one.outerHTML.slice(0, 80))""",
        FITTED,
    )
    return found
