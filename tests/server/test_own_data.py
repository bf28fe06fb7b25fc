"""A server with an owner's data files: everything that it deals, thinks and tells uses them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from ratking.core.errors import BadFile
from ratking.core.question import NATURE
from ratking.games import game
from ratking.lessons import Lesson, Stop, lesson, lesson_names
from ratking.server import lesson_script
from ratking.server.app import create_app
from ratking.server.boxes import stock
from ratking.server.settings import from_environment
from ratking.text import words_of
from tests.owner import OWN_TEXT, correct, owners_rattus
from tests.server.conftest import Addresses, settings_for
from tests.server.person import RATTUS, Person

BOT = {"kind": "bot", "level": "greedy"}


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    """Put our own boxes back."""
    yield
    stock("")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return owners_rattus(tmp_path / "mine")


@contextmanager
def serving(addresses: Addresses, folder: Path | None) -> Iterator[Person]:
    data = "" if folder is None else str(folder)
    with TestClient(create_app(settings_for(addresses, game_data=data))) as client:
        yield Person(client)


@pytest.fixture
def ann(on_sqlite: Addresses, folder: Path) -> Iterator[Person]:
    with serving(on_sqlite, folder) as person:
        yield person


def finished(person: Person) -> str:
    """Let bots play a game to its end; return its record."""
    person.set_up(RATTUS, BOT, BOT, BOT)
    person.start()
    person.wait_for_the_end()
    return person.ask("GET", f"/tables/{person.table}/record").text


def games(person: Person) -> dict[str, Any]:
    listed: Any = person.get("/games")
    return {one["name"]: one for one in listed}


def test_a_host_names_the_folder_in_the_environment() -> None:
    assert from_environment({}).game_data == ""
    assert from_environment({"RATKING_GAME_DATA": "/srv/box"}).game_data == "/srv/box"


def test_every_game_and_every_table_says_which_files_are_the_owners(ann: Person) -> None:
    assert games(ann)["rattus"]["own_files"] == ["tokens.json", "cards.json"]
    assert games(ann)["cartus"]["own_files"] == []
    table = ann.set_up(RATTUS, {"kind": "me"}, BOT, BOT)["table"]
    assert table["own_files"] == ["tokens.json", "cards.json"]
    assert len(table["data"]) == 12


def test_what_is_printed_in_the_box_is_told_to_the_pages(ann: Person) -> None:
    tables = ann.get("/games/rattus/tables")
    assert tables["game"] == "rattus"
    assert tables["texts"] == {"card-king.text": OWN_TEXT}
    assert len(tables["faces"]) == 66
    assert tables["faces"][0] == {"limit": 6, "symbols": ["magic"] * 5}
    assert tables["cards"][4] == {"name": "King", "family": "royalty"}
    assert tables["regions"][0]["name"] == "Anglia"
    assert tables["region_cards"][5] == {"region": 1, "classes": []}


@pytest.mark.parametrize("name", ["rattus", "cartus", "ratland"])
def test_the_tables_of_a_box_are_sent_once(ann: Person, name: str) -> None:
    first = ann.ask("GET", f"/games/{name}/tables")
    assert first.headers["cache-control"] == "no-cache"
    again = {"if-none-match": first.headers["etag"]}
    assert ann.ask("GET", f"/games/{name}/tables", headers=again).status_code == 304
    assert ann.ask("GET", f"/games/{name}/tables", headers={"if-none-match": "x"}).json()


def test_a_box_that_is_not_here_has_no_tables(ann: Person) -> None:
    assert ann.refused("/games/chess/tables", method="GET") == "unknown"


def test_the_owners_text_is_read_in_every_language(ann: Person) -> None:
    for language in ("en", "de", "fr"):
        texts: Any = ann.get(f"/games/rattus/texts?language={language}")
        assert next(one["text"] for one in texts if one["id"] == "card:4").startswith(OWN_TEXT)


def test_bots_analyses_and_records_use_the_same_files(
    ann: Person, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        text = finished(ann)
        ann.post("/records", {"record": text})
        assert [one["table"]["own_files"] != [] for one in ann.get("/records")["mine"]] == [
            True,
            True,
        ]
    assert caplog.records == []
    assert f"data {ann.get(f'/tables/{ann.table}')['data']}" in text.splitlines()


def test_a_record_of_another_box_is_refused(on_sqlite: Addresses, folder: Path) -> None:
    with serving(on_sqlite, None) as person:
        text = finished(person)
    with serving(on_sqlite, folder) as person:
        reply = person.ask("POST", "/records", json={"record": text})
        assert reply.json()["sentence"].startswith("The record was made with other tables")


def test_a_table_that_was_dealt_with_other_files_waits_for_them(
    on_sqlite: Addresses, folder: Path
) -> None:
    with serving(on_sqlite, None) as person:
        person.set_up(RATTUS, {"kind": "me"}, BOT, BOT, public=True)
        person.start()
        table, cookie = person.table, person.cookie
    with serving(on_sqlite, folder) as person:
        person.cookie = cookie
        reply = person.ask("GET", f"/tables/{table}?language=de")
        assert reply.status_code == 409
        assert "mit anderen Datendateien begonnen (standard)" in reply.json()["sentence"]
        assert person.ask("GET", "/tables/mine").json() == []
        assert person.ask("GET", "/tables", params={"status": "playing"}).json() == []
        assert person.get("/records") == {"mine": [], "shared": []}
    with serving(on_sqlite, None) as person:
        person.cookie, person.table = cookie, table
        assert person.asked()["questions"]


def texts_of_all(folder: Path) -> Path:
    """A box of each game with another text on a card, and one rat more in Rattus."""

    def at(*path: str) -> Callable[[Any], None]:
        return lambda data: data[path[0]][path[1]].update({path[2]: OWN_TEXT})

    correct(folder / "cartus", "cartus", "buildings.json", at("buildings", "Farm", "text"))
    correct(folder / "ratland", "ratland", "events.json", at("events", "Abundance", "text"))
    return owners_rattus(folder)


@pytest.mark.parametrize("name", lesson_names())
def test_a_lesson_is_given_with_an_owners_box(
    on_sqlite: Addresses, tmp_path: Path, name: str
) -> None:
    with serving(on_sqlite, texts_of_all(tmp_path / "mine")) as person:
        person.table = person.post(f"/lessons/{name}", {"name": "Mara"})["table"]["id"]
        for stop in lesson(name).stops[:-1]:
            view = person.view()
            assert view["lesson"]["stop"] == stop.id
            if stop.lines:
                person.answer(*stop.lines[0])
            else:
                person.post(f"/tables/{person.table}/go-on", {"version": view["version"]})
        assert person.view()["outcome"]["places"][0] == 1


def looking_at_a_rat() -> Lesson:
    """A short lesson: two seats settle, and the Witch looks at a rat."""
    ours, words = game("rattus"), words_of("rattus")
    state = ours.new({"players": 2})
    given: list[tuple[int, int]] = []
    drawn: list[int] = []
    while len(drawn) < 2:
        [seat] = ours.open_seats(state)
        question, answers = ours.question(state, seat), ours.answers(state, seat)
        labels = {answer: words.label(state, question, answer) for answer in answers}
        choice = next((one for one in answers if "Witch" in labels[one]), answers[0])
        drawn += [choice] if seat == NATURE else []
        given += [(seat, choice)] if seat != NATURE else []
        ours.answer(state, seat, choice)
    stop = Stop("all", tuple(given), (), {}, "", False)
    return Lesson("rattus", {"players": 2}, ("Ines",), tuple(drawn), (stop,))


def test_a_lesson_deals_the_same_rats_from_the_owners_box(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = looking_at_a_rat()
    monkeypatch.setattr(lesson_script, "lesson", lambda _: short)
    lesson_script.fitted.cache_clear()
    stock(str(folder))
    assert lesson_script.script_of("rattus").nature == (short.nature[0], short.nature[1] + 1)
    lesson_script.fitted.cache_clear()


def all_alike(data: Any) -> None:
    for token in data["tokens"]:
        token.update(limit=6, classes=[], majority=0, all=1)


def dearer(data: Any) -> None:
    data["start"]["cheese"] = 3


@pytest.mark.parametrize(
    ("name", "file", "change"),
    [("rattus", "tokens.json", all_alike), ("ratland", "upkeep.json", dearer)],
)
def test_a_lesson_that_would_go_otherwise_is_not_given(
    on_sqlite: Addresses, tmp_path: Path, name: str, file: str, change: Any
) -> None:
    own = correct(tmp_path / "mine", name, file, change)
    with serving(on_sqlite, own) as person:
        reply = person.ask("POST", f"/lessons/{name}?language=de", json={"name": "Mara"})
        assert reply.json()["code"] == "off"
        assert reply.json()["sentence"].startswith("Diese Lektion wurde für andere Datendateien")


def test_a_bad_folder_opens_nothing(on_sqlite: Addresses, tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"There is no folder .*nowhere' with data files\."):
        create_app(settings_for(on_sqlite, game_data=str(tmp_path / "nowhere")))
