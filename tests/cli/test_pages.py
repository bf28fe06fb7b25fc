"""`ratking pages --offline FOLDER`: the folder, and why there is none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ratking.cli import main, pages
from ratking.offline.site import write_site


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with pages and an engine, as small as can be."""
    folder = tmp_path / "package"
    (folder / "pages" / "assets").mkdir(parents=True)
    (folder / "engine").mkdir()
    (folder / "pages" / "index.html").write_text('<!doctype html>\n<html lang="en"></html>')
    for name in ("engine.js", "site.js", "push.js", "assets/a.js", "assets/a.js.br"):
        (folder / "pages" / name).write_text("// a script\n")
    for name in ("wasm.bin", "python.bin", "ratking.bin"):
        (folder / "engine" / name).write_text(name)
    return folder


def test_the_folder_has_a_document_for_every_page_and_replies_in_every_language(
    package: Path, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    size = write_site(package, site)
    for page in ("index.html", "404.html", "rules/cartus/index.html", "me/index.html"):
        assert 'data-server="none"' in (site / page).read_text()
    games = json.loads((site / "replies/fr/games.json").read_bytes())
    assert [game["name"] for game in games] == ["cartus", "ratland", "rattus"]
    assert size == sum(path.stat().st_size for path in site.rglob("*") if path.is_file())


def test_what_is_kept_is_listed_and_a_change_is_another_edition(
    package: Path, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    write_site(package, site)
    first = json.loads((site / "site.json").read_bytes())
    assert {"/", "/assets/a.js", "/engine.js", "/replies/de/rules/rattus.json"} <= {*first["files"]}
    assert not any(name.endswith((".br", "push.js")) for name in first["files"])
    listed = json.loads((site / "engine" / "files.json").read_bytes())
    assert listed["bytes"] == {name: len(name) for name in listed["bytes"]}
    (package / "engine" / "ratking.bin").write_text("another")
    write_site(package, site)
    second = json.loads((site / "site.json").read_bytes())
    assert second["edition"] != first["edition"]
    assert second["edition"] in (site / "site.js").read_text()


def test_without_an_engine_one_sentence_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pages, "__file__", str(tmp_path / "cli" / "pages.py"))
    assert main(["pages", "--offline", str(tmp_path / "site")]) == 2
    assert "make site" in capsys.readouterr().err
    assert not (tmp_path / "site").exists()


def test_a_folder_with_other_files_is_left_alone(
    monkeypatch: pytest.MonkeyPatch,
    package: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(pages, "__file__", str(package / "cli" / "pages.py"))
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    assert main(["pages", "--offline", str(tmp_path / "mine")]) == 2
    assert "has other files" in capsys.readouterr().err
    assert (tmp_path / "mine" / "letter.txt").read_text() == "dear"
