"""Everybody is answered in their own language, and may change it in the middle of a game."""

from __future__ import annotations

from typing import get_args

import pytest

from ratking.server.guest import preferred
from ratking.server.wire import Language
from ratking.text import LANGUAGES
from tests.server.person import RATTUS, Person
from tests.server.test_after import job_done


def test_the_protocol_names_the_languages_of_the_house() -> None:
    assert sorted(get_args(Language)) == sorted(LANGUAGES)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("ja,fr;q=0.5,en;q=0.4", "fr"),
        ("en;q=0.1, fr;q=0.7, de;q=0.9", "de"),
        ("de;q=0, xx;q=bad, *", "en"),
    ],
)
def test_a_browser_is_answered_in_the_language_it_likes_best(header: str, language: str) -> None:
    assert preferred(header) == language


def test_what_is_asked_for_counts_more_than_what_the_browser_likes(ann: Person) -> None:
    liked = ann.get("/phrases", headers={"accept-language": "fr"})
    asked = ann.get("/phrases?language=de", headers={"accept-language": "fr"})
    assert liked["well-played"] == "Bien joué\u00a0!"
    assert asked["well-played"] == "Gut gespielt!"
    assert ann.refused("/phrases?language=xx", method="GET") == "malformed"


def begun(ann: Person) -> int:
    """Begin with three at one screen, and say who is asked first."""
    ann.set_up(RATTUS, {"kind": "me"}, {"kind": "me"}, {"kind": "me"})
    ann.start()
    first: int = ann.view()["open"][0]
    return first


def test_a_view_and_its_log_are_told_in_the_language_that_is_asked_for(ann: Person) -> None:
    asked = begun(ann)
    path = f"/tables/{ann.table}/view?since=0&seat={asked}"
    said = {name: ann.get(f"{path}&language={name}") for name in LANGUAGES}
    prompts = {name: view["questions"][0]["prompt"] for name, view in said.items()}
    assert prompts["de"] == "Wo wohnen zwei deiner ersten Bürger?"
    assert prompts["fr"] == "Où habitent deux de tes premiers citoyens\u00a0?"
    logs = {name: view["steps"][0]["events"][0]["sentence"] for name, view in said.items()}
    assert logs["en"].startswith("The plague starts")
    assert logs["de"].startswith("Die Pest beginnt")
    assert logs["fr"].startswith("La peste commence")


def test_seats_have_the_names_of_their_colours_in_the_language(ann: Person) -> None:
    begun(ann)
    table = ann.get(f"/tables/{ann.table}?language=de")
    assert [seat["colour"] for seat in table["seats"]] == ["Rot", "Blau", "Gelb"]


def test_a_question_names_the_rules_that_limit_its_answers(ann: Person) -> None:
    asked = begun(ann)
    assert ann.view(seat=asked)["questions"][0]["rules"] == ["RB-8", "RB-2"]


def test_a_refusal_is_told_in_the_language_of_whoever_asked(ann: Person) -> None:
    begun(ann)
    body = {"version": 1, "choices": [99]}
    reply = ann.ask("POST", f"/tables/{ann.table}/answers?language=de", json=body)
    assert reply.json() == {
        "code": "illegal",
        "sentence": "99 ist keine der möglichen Antworten.",
    }
    reply = ann.ask("GET", "/tables/nowhere", headers={"accept-language": "fr"})
    assert reply.json()["sentence"] == "Cette table n\u2019existe pas."


def test_hints_are_given_in_the_language_of_whoever_asked(ann: Person) -> None:
    begun(ann)
    for _ in range(6):
        seen = ann.get(f"/tables/{ann.table}/view?seat={ann_seat(ann)}")
        body = {"version": seen["version"], "choices": [0], "seat": seen["seat"]}
        ann.post(f"/tables/{ann.table}/answers", body)
    asked = ann.post(f"/tables/{ann.table}/hints?seat={ann_seat(ann)}&language=de")
    hints = job_done(ann, asked)
    assert all(hint["label"].split()[0] in ("Vermehren", "Nimm", "Weiter") for hint in hints)


def ann_seat(ann: Person) -> int:
    seat: int = ann.get(f"/tables/{ann.table}/view")["open"][0]
    return seat


def test_the_options_of_a_game_are_explained_in_the_language(ann: Person) -> None:
    games = ann.ask("GET", "/games?language=fr").json()
    rattus = next(game for game in games if game["name"] == "rattus")
    assert rattus["options"][0]["about"] == "Combien jouent."


def test_a_socket_changes_its_language_in_the_middle_of_a_game(ann: Person) -> None:
    begun(ann)
    with ann.client.websocket_connect(f"/tables/{ann.table}/live") as socket:
        socket.send_json({"type": "hello", "secret": ann.secret, "language": "fr"})
        assert socket.receive_json()["table"]["seats"][0]["colour"] == "Rouge"
        assert socket.receive_json()["view"]["questions"][0]["prompt"].startswith("Où habitent")
        socket.send_json({"type": "language", "language": "de"})
        assert socket.receive_json()["table"]["seats"][0]["colour"] == "Rot"
        told = socket.receive_json()["view"]
        assert told["questions"][0]["prompt"].startswith("Wo wohnen")
        assert told["steps"][0]["events"][0]["sentence"].startswith("Die Pest beginnt")
        socket.send_json({"type": "answer", "version": 1, "choices": [99]})
        refused = socket.receive_json()
        assert refused["sentence"] == "99 ist keine der möglichen Antworten."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["rattus", "cartus", "ratland"])
def test_the_rules_are_read_in_every_language(ann: Person, game: str, language: str) -> None:
    book = ann.get(f"/rules/{game}?language={language}")
    assert book["language"] == language
    assert len(book["introduction"]) >= 2
    numbers = [rule["number"] for section in book["sections"] for rule in section["rules"]]
    assert len(numbers) == len(set(numbers)) > 70
    assert all(section["title"] for section in book["sections"])


def test_the_texts_of_the_things_name_rules_that_the_book_has(ann: Person) -> None:
    book = ann.get("/rules/ratland?language=de")
    known = {rule["number"] for section in book["sections"] for rule in section["rules"]}
    things = ann.ask("GET", "/games/ratland/texts?language=de").json()
    assert {"id": "clan:1", "name": "Mutantenclan"}.items() <= things[15].items()
    assert {number for thing in things for number in thing["rules"]} <= known


@pytest.mark.parametrize("path", ["/rules/chess", "/games/chess/texts"])
def test_a_game_that_is_not_here_has_no_rules_and_no_texts(ann: Person, path: str) -> None:
    assert ann.refused(path, method="GET") == "unknown"


def test_the_languages_are_listed_by_their_own_names(ann: Person) -> None:
    assert ann.get("/languages") == {"en": "English", "de": "Deutsch", "fr": "Français"}
