"""What one person can do at a table besides answering."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.person import Person, sit_at
from tests.server.running import Server


@pytest.fixture
def table(visit: Visit) -> Person:
    person = Person(visit("/"), "table")
    person.deal("rattus")
    assert person.is_asked()
    return person


def log_of(page: Page) -> Locator:
    return page.get_by_role("list", name="Log").get_by_role("button")


def test_pointing_at_an_answer_shows_it_and_escape_lets_go(table: Person) -> None:
    table.page.keyboard.press("ArrowRight")
    expect(table.answers.first).to_be_focused()
    expect(table.answers.first).to_have_class(re.compile(r"\bpointed\b"))
    table.page.keyboard.press("Escape")
    expect(table.answers.first).not_to_be_focused()
    expect(table.page.locator(".pointed")).to_have_count(0)


def test_where_there_is_no_way_back_an_answer_is_confirmed(table: Person) -> None:
    heading = table.prompt.get_by_role("heading").inner_text()
    name = re.sub(r"^\S\s+", "", table.answers.nth(1).inner_text()).strip()
    confirm = table.page.get_by_role("button", name=f"Settle in {name}")
    where = table.answers.nth(1).bounding_box()
    table.answers.nth(1).click()
    expect(confirm).to_be_visible()
    now = confirm.bounding_box()
    assert where is not None
    assert now is not None
    assert (now["x"], now["y"]) == (where["x"], where["y"])
    table.page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    expect(table.prompt.get_by_role("heading")).to_have_text(heading)
    table.answers.first.click()
    table.page.get_by_role("button", name="Hint").focus()
    table.page.keyboard.press("Enter")
    assert table.is_asked()


def test_on_a_phone_a_picked_answer_rests_while_a_mouse_wanders(visit: Visit) -> None:
    person = Person(visit("/", PHONE), "rest")
    person.deal("rattus")
    places = person.prompt.get_by_role("button", name=re.compile(r"\+\d"))
    while person.is_asked() and not places.count():
        person.answer()
    places.first.click()
    confirm = person.page.locator(".confirm")
    expect(confirm).to_be_visible()
    rests = confirm.evaluate("button => button.offsetTop")
    person.prompt.get_by_role("button", name="Peasant").hover()
    person.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert confirm.evaluate("button => button.offsetTop") == rests


@pytest.mark.parametrize("game", ["rattus", "cartus", "ratland"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_board_keeps_still(visit: Visit, game: str, size: dict[str, int]) -> None:
    person = Person(visit("/", size), "still")
    person.deal(game)
    seen = set()
    for _ in range(5):
        assert person.is_asked()
        for part in (".middle .board", ".prompt"):
            box = person.page.locator(part).first.bounding_box()
            assert box
            seen.add((part, *box.values()))
        person.answer()
    assert len(seen) == 2


def test_a_round_of_ratland_is_summed_up(visit: Visit, server: Server) -> None:
    page = visit("/")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "name": "Odo", "level": "uniform"}]
    sit_at(page, server.url, {"game": "ratland", "options": {"players": 2}, "seats": seats})
    person = Person(page, "round")
    person.go_on = lambda: None  # type: ignore[method-assign]
    summary = page.get_by_role("region", name="Round 1: what happened")
    assert person.is_asked()
    while not summary.count():
        person.answer()
        assert person.is_asked()
    expect(summary.get_by_role("row", name="Anna")).to_be_visible()
    page.keyboard.press("Enter")
    expect(summary).to_have_count(0)


def test_the_keys_are_listed(table: Person) -> None:
    table.page.keyboard.press("?")
    keys = table.page.get_by_role("dialog", name="Keys")
    expect(keys.get_by_text("on to my turn")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def test_an_answer_that_can_be_taken_back_is_given_at_once(table: Person) -> None:
    while not table.page.get_by_role("button", name="Undo").count():
        table.answers.first.click()
        asked_again = table.page.locator(".confirm").count()
        table.confirm()
        assert table.is_asked()
    assert not asked_again


def test_an_answer_is_taken_back(table: Person) -> None:
    while True:
        before = log_of(table.page).all_inner_texts()
        prompt = table.prompt.get_by_role("heading").inner_text()
        table.answers.first.click()
        table.confirm()
        assert table.is_asked()
        undo = table.page.get_by_role("button", name="Undo")
        if undo.count():
            break
    undo.click()
    expect(table.prompt.get_by_role("heading")).to_have_text(prompt)
    expect(log_of(table.page)).to_have_text(before)


def test_the_bot_gives_three_hints_and_one_can_be_taken(table: Person) -> None:
    table.page.get_by_role("button", name="Hint").click()
    advice = table.page.get_by_role("region", name="Hint").get_by_role("list")
    hints = advice.get_by_role("button")
    expect(hints).to_have_count(3)
    hints.first.click()
    assert table.is_asked()


def test_the_log_leads_back_to_a_position_and_live_returns(table: Person) -> None:
    for _ in range(3):
        table.answer()
        assert table.is_asked()
    log_of(table.page).first.click()
    expect(table.prompt.get_by_role("heading")).to_have_text("An earlier position")
    expect(table.answers).to_have_count(0)
    table.page.get_by_role("button", name="live").click()
    expect(table.answers.first).to_be_visible()


def test_the_scrubber_goes_back_step_by_step(table: Person) -> None:
    table.answer()
    assert table.is_asked()
    table.page.get_by_role("button", name="One step back").click()
    expect(table.prompt.get_by_role("heading")).to_have_text("An earlier position")
    table.page.get_by_role("button", name="One step on").click()
    expect(table.answers.first).to_be_visible()


def test_something_is_said_and_heard(table: Person) -> None:
    page = table.page
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Good luck!").click()
    page.get_by_label("Say something").fill("<b>hello</b>")
    page.keyboard.press("Enter")
    lines = page.get_by_role("list", name="Chat").get_by_role("listitem")
    expect(lines).to_have_count(2)
    expect(lines.last).to_contain_text("<b>hello</b>")


def test_a_screen_reader_hears_what_happens(table: Person) -> None:
    table.answer()
    assert table.is_asked()
    told = log_of(table.page).last.inner_text()
    expect(table.page.locator("[aria-live=polite]")).to_have_text(told)


def test_a_server_that_is_away_is_a_calm_message_and_comes_back(
    table: Person, server: Server
) -> None:
    server.kill()
    heading = table.prompt.get_by_role("heading")
    expect(heading).to_have_text("The server is away for a moment")
    server.start()
    expect(heading).not_to_have_text("The server is away for a moment")
    expect(table.answers.first).to_be_visible()
    table.answer()
    assert table.is_asked()


def test_what_was_picked_is_still_picked_after_a_break(visit: Visit) -> None:
    person = Person(visit("/", PHONE), "picked")
    person.deal("cartus")
    assert person.is_asked()
    page, confirm = person.page, person.page.locator(".confirm")
    person.answers.first.click()
    expect(confirm).to_be_visible()
    page.context.set_offline(True)
    expect(confirm).to_have_count(0)
    page.context.set_offline(False)
    expect(confirm).to_be_visible()
    person.confirm()
    assert person.is_asked()


def test_after_the_game_the_same_people_play_again(visit: Visit) -> None:
    person = Person(visit("/"), "again")
    person.deal("ratland")
    person.play_to_the_end()
    before = person.page.url
    person.page.get_by_role("button", name="Play again", exact=True).click()
    person.page.wait_for_url(lambda url: url != before and "/t/" in url)
    person.seen = ""
    assert person.is_asked()


def test_who_has_no_name_is_called_by_the_colour_everywhere(visit: Visit, server: Server) -> None:
    page = visit("/")
    seats = [{"kind": "me", "name": "Mara"}, {"kind": "bot", "level": "easy"}]
    wish = {"game": "ratland", "options": {"players": 2}, "seats": seats}
    sit_at(page, server.url, wish)
    assert Person(page, "colour").is_asked()
    expect(page.get_by_text(re.compile(r"Blue, \d+ cheese")).first).to_be_visible()


def test_answers_stay_where_they_are_whatever_they_would_do(visit: Visit, server: Server) -> None:
    page = visit("/")
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "uniform"} for _ in range(4))]
    sit_at(page, server.url, {"game": "cartus", "options": {"players": 5}, "seats": seats})
    person = Person(page, "still")
    rivals = page.locator(".preview .pill")
    most = 0
    while person.is_asked() and most < 4:
        for place in range(person.answers.count()):
            person.put_the_mouse_aside()
            person.answers.nth(place).scroll_into_view_if_needed()
            before = person.answers.nth(place).bounding_box()
            person.answers.nth(place).hover()
            expect(person.answers.nth(place)).to_have_class(re.compile(r"\bpointed\b"))
            assert person.answers.nth(place).bounding_box() == before
            most = max(most, rivals.count())
        person.answer()
    assert most >= 3
