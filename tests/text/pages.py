"""Which messages the pages of the browser table say."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from ratking.text import WORDS
from tests.text.files import listed

SOURCES = Path(__file__).parent.parent.parent / "ui" / "src"
SAID = re.compile(r"\bsay\(\s*\"([a-z][a-z0-9.-]*)\"")
QUOTED = re.compile(r"\"([a-z][a-z0-9.-]*)\"")
SHAPED = re.compile(r"`([a-z]{3,}[a-z.-]*\$\{[^`]*)`")


def sources(subject: str) -> list[Path]:
    """The files that speak about a subject: those of a box, or all that belong to none."""
    boxes = SOURCES / "boxes"
    if subject != "browser":
        return _files(boxes / subject.removeprefix("browser_"))
    games = [boxes / game for game in WORDS]
    return [path for path in _files(SOURCES) if not any(game in path.parents for game in games)]


def _files(folder: Path) -> list[Path]:
    return sorted([*folder.rglob("*.svelte"), *folder.rglob("*.ts")])


@cache
def _text(subject: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sources(subject))


def messages_the_pages_need(subject: str) -> set[str]:
    """List what is said by its name, and what fits a name that is put together."""
    text = _text(subject)
    if subject == "browser":
        text += "".join(_text(f"browser_{game}") for game in WORDS)
    quoted = set(QUOTED.findall(text))
    shapes = [_shape(found) for found in SHAPED.findall(text)]
    known = listed("en", subject)
    used = {name for name in known if _is_used(name.partition(".")[0], quoted, shapes)}
    return used | (said_plainly(subject) - _known_elsewhere(subject))


def _is_used(message: str, quoted: set[str], shapes: list[re.Pattern[str]]) -> bool:
    named = any(one.partition(".")[0] == message for one in quoted)
    return named or any(shape.fullmatch(message) for shape in shapes)


def _shape(template: str) -> re.Pattern[str]:
    filled = re.sub(r"\$\{[^}]*\}", "~", template).partition(".")[0]
    return re.compile("[a-z0-9-]+".join(re.escape(part) for part in filled.split("~")))


def said_plainly(subject: str) -> set[str]:
    return set(SAID.findall(_text(subject)))


def _known_elsewhere(subject: str) -> set[str]:
    """A box may use the words of its game and of the table, the table those of the chat."""
    game = subject.removeprefix("browser_")
    others = ["chat"] if subject == "browser" else ["browser", game]
    return {name for other in others for name in listed("en", other)}
