"""Pictures of finished games, previews of links to them, and their page in a foreign frame."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from litestar.testing import TestClient
from msgspec import structs
from PIL import Image

from ratking.core.record import read_record, write_record
from ratking.games import game
from ratking.server.app import create_app
from ratking.server.pictures import routes
from ratking.server.pictures.course import course_of, decided
from ratking.server.pictures.drawing import Ranked, letters, shortened, svg
from ratking.server.pictures.painting import card, motion
from ratking.server.settings import Settings
from tests.records import played
from tests.server.person import Person
from tests.server.test_after import finished

ROWS = [(0, 1, "Ann & <Bob>", 7), (1, 2, "Rosalind of the very long name", 3)]


def text_of(box: str) -> str:
    return write_record(game(box), played(box))


@pytest.mark.parametrize("box", ["rattus", "cartus", "ratland"])
def test_the_course_of_a_game_has_a_line_for_every_seat(box: str) -> None:
    opened = game(box)
    course = course_of(opened, read_record(text_of(box), lambda _: opened))
    assert len(course.lines) == 2
    assert len(course.lines[0]) == len(course.lines[1]) > 20
    assert course.decided < len(course.lines[0])


@pytest.mark.parametrize(
    ("lines", "winners", "moment"),
    [
        ([[0, 1, 2, 3], [1, 2, 1, 1]], [0], 2),
        ([[1, 2], [0, 0]], [0], 0),
        ([[1, 1], [2, 2]], [0], 1),
        ([[1], [1]], [], -1),
    ],
)
def test_a_game_is_decided_where_the_winner_was_last_behind(
    lines: list[list[float]], winners: list[int], moment: int
) -> None:
    assert decided(lines, winners) == moment


def test_a_card_and_a_moving_one_are_painted() -> None:
    text = text_of("rattus")
    painted = Image.open(BytesIO(card(text, "Rattus", ROWS)))
    assert (painted.format, painted.size) == ("PNG", (1200, 630))
    moving = Image.open(BytesIO(motion(text, "Rattus", ROWS)))
    assert (moving.format, moving.size) == ("GIF", (600, 315))
    assert getattr(moving, "n_frames", 1) > 1


def test_names_are_letters_and_never_part_of_the_drawing() -> None:
    opened = game("rattus")
    course = course_of(opened, read_record(text_of("rattus"), lambda _: opened))
    rows = [Ranked(*one) for one in ROWS]
    assert "Ann" not in svg(course, rows)
    assert "1. Ann & <Bob>" in [line.text for line in letters("Rattus", rows)]
    assert len(shortened("Rosalind of the very long name")) == 16


def test_a_finished_game_has_its_card_and_one_that_is_played_has_none(ann: Person) -> None:
    finished(ann)
    reply = ann.ask("GET", f"/tables/{ann.table}/card.png")
    assert reply.headers["content-type"] == "image/png"
    assert Image.open(BytesIO(reply.content)).size == (1200, 630)
    assert routes.ALBUM.find((ann.table, "card")) == reply.content
    assert ann.ask("GET", "/tables/nowhere/card.png").status_code == 404


def test_an_album_forgets_what_nobody_asks_for() -> None:
    album = routes.Album(2)
    for name in "abc":
        album.keep((name, "card"), name.encode())
        album.find(("a", "card"))
    assert [key for key, _ in album.kept] == ["c", "a"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text("<html><head></head><body></body></html>")
    return tmp_path


def test_a_link_to_a_finished_game_has_a_preview(settings: Settings, folder: Path) -> None:
    with TestClient(create_app(structs.replace(settings, static=str(folder)))) as client:
        ann = Person(client)
        finished(ann)
        page = ann.ask("GET", f"/replay/{ann.table}", headers={"accept": "text/html"}).text
        assert f"/tables/{ann.table}/card.png" in page
        assert 'property="og:title" content="Rattus"' in page
        assert "og:" not in ann.ask("GET", "/replay/nowhere").text


def test_only_a_replay_may_be_put_into_a_frame(settings: Settings, folder: Path) -> None:
    with TestClient(create_app(structs.replace(settings, static=str(folder)))) as client:
        ann = Person(client)
        finished(ann)
        embedded = client.get(f"/embed/{ann.table}").headers
        assert "frame-ancestors *" in embedded["content-security-policy"]
        assert "x-frame-options" not in embedded
        for path in (f"/replay/{ann.table}", "/embed/nowhere", "/", "/me"):
            headers = client.get(path).headers
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-frame-options"] == "DENY"
