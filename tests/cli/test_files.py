"""Every command that reads a file, given files that cannot be."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from ratking.cli import files
from tests.cli.conftest import Ratking

READERS = [("replay", "{}"), ("position", "{}", "show"), ("table", "--resume", "{}")]


def command(words: tuple[str, ...], file: object) -> list[str]:
    return [word.format(file) for word in words]


@pytest.mark.parametrize("words", READERS)
def test_a_missing_file_is_a_mistake(ratking: Ratking, words: tuple[str, ...]) -> None:
    assert ratking.mistake(*command(words, "nowhere.txt")) == (
        "'nowhere.txt' cannot be read: No such file or directory."
    )


@pytest.mark.parametrize("words", READERS)
def test_a_folder_is_a_mistake(ratking: Ratking, words: tuple[str, ...], tmp_path: Path) -> None:
    assert "Is a directory" in ratking.mistake(*command(words, tmp_path))


@pytest.mark.parametrize("words", READERS)
def test_a_file_of_bytes_is_a_mistake(
    ratking: Ratking, words: tuple[str, ...], tmp_path: Path
) -> None:
    path = tmp_path / "bytes"
    path.write_bytes(bytes(range(256)))
    assert "is not a text file" in ratking.mistake(*command(words, path))


@pytest.mark.parametrize("words", READERS)
@pytest.mark.parametrize("text", ["", "hello", "[" * 100_000, '{"ratking": 1}', "ratking record 1"])
def test_a_file_that_is_something_else_is_a_mistake(
    ratking: Ratking, words: tuple[str, ...], text: str, tmp_path: Path
) -> None:
    path = tmp_path / "something"
    path.write_text(text, encoding="utf-8")
    assert ratking.mistake(*command(words, path))


@pytest.mark.parametrize("words", READERS)
def test_a_file_too_large_to_be_a_game_is_a_mistake(
    ratking: Ratking,
    words: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(files, "MOST", 100)
    path = tmp_path / "large"
    path.write_text("x" * 101, encoding="utf-8")
    assert "is too large to be a game" in ratking.mistake(*command(words, path))


@pytest.mark.parametrize(
    "words",
    [
        ("table", "rattus", "--save", "{}"),
        ("simulate", "rattus", "--games", "1", "--records", "{}"),
    ],
)
def test_a_file_in_the_way_of_what_is_written_is_a_mistake(
    ratking: Ratking, words: tuple[str, ...], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "cannot be" in ratking.mistake(*command(words, tmp_path / "file" / "below"))


def test_a_record_of_another_game_or_other_tables_is_a_mistake(
    ratking: Ratking, tmp_path: Path
) -> None:
    path = tmp_path / "record"
    head = "ratking record 1\ngame {}\nrules 2\ndata {}\noptions {{}}\n"
    path.write_text(head.format("chess", "standard"), encoding="utf-8")
    assert "There is no game 'chess'" in ratking.mistake("replay", path)
    path.write_text(head.format("rattus", "mine"), encoding="utf-8")
    assert "other tables" in ratking.mistake("replay", path)


@pytest.mark.parametrize("game", ["rattus", "cartus", "ratland"])
@pytest.mark.parametrize("command", ["replay", "analyse", "verify", "table --resume"])
def test_a_record_of_older_rules_is_named_as_one(
    ratking: Ratking, tmp_path: Path, game: str, command: str
) -> None:
    path = tmp_path / "record"
    text = f'ratking record 1\ngame {game}\nrules 1\ndata mine\noptions {{"gone": 1}}\n'
    path.write_text(text, encoding="utf-8")
    said = ratking.mistake(*command.split(), path)
    assert "made with version 1 of the rules of" in said
    assert said.endswith("here is version 2.")


def test_a_file_that_may_not_be_read_is_a_mistake(
    ratking: Ratking, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    assert ratking.mistake("replay", "locked") == "'locked' cannot be read: Permission denied."
