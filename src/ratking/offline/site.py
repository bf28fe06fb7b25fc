"""A folder of files that plays without a server: the pages, the engine, and what is always said.

What is the same for everybody, such as the rules, is written down as it would be answered, so that
the home page needs no engine. A service worker keeps all of it for when there is no network.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from msgspec import json

from ratking.offline.device import PACE, WORLDS
from ratking.server import catalogue
from ratking.server.boxes import names
from ratking.text import LANGUAGES

PACKED: Final = (".br", ".gz", ".woff")
"""Forms of files that only a server chooses among, and a font for browsers of long ago."""

SHOWN: Final = (
    "learn",
    "puzzles",
    "challenges",
    "rules",
    "watch",
    "replays",
    "me",
    "credits",
    "hosting",
    "go-on",
)
"""Pages to which people may come first; a plain file server finds a document at each."""

ENGINE: Final = ("wasm.bin", "python.bin", "ratking.bin")
"""What the worker fetches itself, with a word on how far it is."""


def write_site(package: Path, folder: Path, pace: float = PACE, worlds: int = WORLDS) -> int:
    """Write all files; return how many bytes they have."""
    shutil.rmtree(folder, ignore_errors=True)
    unwanted = shutil.ignore_patterns(*(f"*{ending}" for ending in PACKED), "push.js")
    shutil.copytree(package / "pages", folder, ignore=unwanted)
    shutil.copytree(package / "engine", folder / "engine")
    for path, content in _replies():
        _write(folder / "replies" / f"{path}.json", json.encode(content))
    _write_documents(folder)
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    edition = _edition(files, f"{pace} {worlds}")
    sizes = {name: (folder / "engine" / name).stat().st_size for name in ENGINE}
    told = {"edition": edition, "bytes": sizes, "pace": pace, "worlds": worlds}
    _write(folder / "engine" / "files.json", json.encode(told))
    _write_lists(folder, files, edition)
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def _replies() -> Iterator[tuple[str, Any]]:
    """List what is always answered the same, by language and address."""
    for language in LANGUAGES:
        yield f"{language}/games", catalogue.games(language)
        yield f"{language}/languages", LANGUAGES
        yield f"{language}/phrases", {}
        for game in names():
            yield f"{language}/rules/{game}", catalogue.rules(game, language)
            yield f"{language}/games/{game}/texts", catalogue.texts(game, language)
            yield f"{language}/games/{game}/tables", catalogue.tables(game)


def _write_documents(folder: Path) -> None:
    """Write the document for every page that may be opened first; 404.html is for all others."""
    page = folder / "index.html"
    text = page.read_text(encoding="utf-8")
    document = text.replace("<html ", '<html data-server="none" ', 1).encode()
    page.write_bytes(document)
    _write(folder / "404.html", document)
    games = [
        f"{place}/{game}" for place in ("new", "learn", "puzzles", "rules") for game in names()
    ]
    for path in (*SHOWN, *games):
        _write(folder / path / "index.html", document)


def _edition(files: list[Path], told: str) -> str:
    """Name what all files hold, and what the engine is told: another edition is kept apart."""
    digest = sha256(told.encode())
    for path in files:
        digest.update(sha256(path.read_bytes()).digest())
    return f"ratking-{digest.hexdigest()[:16]}"


def _write_lists(folder: Path, files: list[Path], edition: str) -> None:
    """Tell the service worker what to keep, and to which edition it belongs."""
    paths = [path.relative_to(folder) for path in files]
    kept = [
        f"/{path.as_posix()}"
        for path in paths
        if path.parts[0] != "engine" and path.name not in ("index.html", "404.html", "site.js")
    ]
    engine = {
        f"/engine/{path.name}": sha256(path.read_bytes()).hexdigest()[:16]
        for path in sorted((folder / "engine").iterdir())
    }
    told = {"edition": edition, "files": ["/", *kept], "engine": engine}
    _write(folder / "site.json", json.encode(told))
    with (folder / "site.js").open("a", encoding="utf-8") as script:
        script.write(f'self.edition = "{edition}"; // a browser looks for a new one in this file\n')


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
