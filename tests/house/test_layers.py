"""Who may import whom, read from the source; docs/architecture.md has the same table."""

from __future__ import annotations

import ast
import re
import sys
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

import pytest

from ratking import games
from ratking.games import GAMES

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src" / "ratking"


@dataclass(frozen=True)
class Room:
    """What a room may import besides itself and the standard library."""

    rooms: frozenset[str]
    packages: frozenset[str] = frozenset()
    never: frozenset[str] = frozenset()


CORE = frozenset({"core"})
RULES = CORE | {"games"}
ROOMS = {
    "core": Room(frozenset(), frozenset({"librt", "mypy_extensions"})),
    "games": Room(CORE, frozenset({"librt", "mypy_extensions"}), frozenset({"asyncio", "numpy"})),
    "agents": Room(RULES, frozenset({"librt", "mypy_extensions", "numpy", "onnxruntime"})),
    "arena": Room(RULES | {"agents"}, frozenset({"openskill", "pyarrow", "ray"})),
    "envs": Room(
        RULES | {"agents", "text"},
        frozenset(
            {
                "PIL",
                "gymnasium",
                "librt",
                "mypy_extensions",
                "numpy",
                "open_spiel",
                "pettingzoo",
                "pyarrow",
                "pyspiel",
                "resvg_py",
                "torch",
            }
        ),
    ),
    "learning": Room(RULES | {"agents", "envs"}, frozenset({"librt", "mypy_extensions", "torch"})),
    "lessons": Room(RULES),
    "challenges": Room(RULES),
    "without_librt": Room(frozenset()),
    "talk": Room(RULES | {"agents", "analysis", "text"}),
    "text": Room(RULES, frozenset({"fluent"})),
    "analysis": Room(RULES | {"agents", "text"}),
    "puzzles": Room(RULES | {"agents", "analysis", "text"}, frozenset({"fsrs", "openskill"})),
    "offline": Room(
        RULES | {"agents", "analysis", "challenges", "lessons", "puzzles", "server", "text"},
        frozenset({"msgspec"}),
    ),
    "server": Room(
        RULES | {"agents", "analysis", "challenges", "lessons", "puzzles", "text"},
        frozenset(
            {
                "alembic",
                "confusable_homoglyphs",
                "cryptography",
                "http_ece",
                "httpcore",
                "litestar",
                "msgspec",
                "openskill",
                "prometheus_client",
                "py_vapid",
                "redis",
                "saq",
                "sqlalchemy",
                "uvicorn",
            }
        ),
    ),
}
PARTS = {"bot": "agents", "notes": "arena", "printed": "server", "words": "text"}
"""A folder of a game may open the doors of the room that it is for, and its own game's rules."""

PARTS_WITH_WORDS = {"terminal": "cli", "planes": "envs"}
"""These also say something in the words of their game."""

EVERYWHERE = ("cli", "__init__.py", "__main__.py")
"""These may import everything."""


def imports_of(source: str, path: PurePosixPath) -> list[str]:
    """List everything that a module imports, by its full name, wherever in the module it stands."""
    found = []
    package = ("ratking", *path.parent.parts)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            whence = ".".join([*above, *([node.module] if node.module else [])])
            found += [f"{whence}.{name.name}" for name in node.names]
    return found


def forbidden_imports(source: str, path: PurePosixPath) -> list[str]:
    """List what a module imports though its room may not; the path begins below ratking."""
    return [name for name in imports_of(source, path) if not may_import(path, name)]


def may_import(path: PurePosixPath, name: str) -> bool:
    """Say whether the module at this path may import a name."""
    here = room_of(path)
    top, _, rest = name.partition(".")
    goal = rest.split(".")
    if path.parts[0] == "games" and top == "ratking" and goal[0] == "games":
        return may_import_from_games(path, goal)
    if here in EVERYWHERE:
        return True
    room = ROOMS[here]
    if top in room.never:
        return False
    if top != "ratking":
        return top in sys.stdlib_module_names or top in room.packages
    return goal[0] == here or goal[0] in room.rooms


def room_of(path: PurePosixPath) -> str:
    """Say whose doors a module may open; a folder of a game is for a room."""
    part = path.parts[2] if path.parts[0] == "games" and len(path.parts) > 3 else ""
    return {**PARTS, **PARTS_WITH_WORDS}.get(part, path.parts[0])


def may_import_from_games(path: PurePosixPath, goal: list[str]) -> bool:
    """Let a game use its own rules, and a part itself; `ratking.games` opens every game."""
    if path.parts[1] == "__init__.py":
        return True
    if room_of(path) != "games" and goal[1] not in GAMES:
        return True
    part = goal[2] if len(goal) > 2 else ""
    return goal[1] == path.parts[1] and (
        part not in {**PARTS, **PARTS_WITH_WORDS}
        or part == path.parts[2]
        or (part == "words" and path.parts[2] in PARTS_WITH_WORDS)
    )


def modules() -> list[PurePosixPath]:
    """List every module below ratking."""
    return [PurePosixPath(path.relative_to(PACKAGE)) for path in sorted(PACKAGE.rglob("*.py"))]


def test_every_part_of_a_game_is_for_a_room() -> None:
    assert sorted(games.PARTS) == sorted({**PARTS, **PARTS_WITH_WORDS})


def test_every_room_has_its_line_in_the_table() -> None:
    assert {path.parts[0] for path in modules()} == {*ROOMS, *EVERYWHERE}


@pytest.mark.parametrize("path", modules(), ids=str)
def test_nobody_opens_a_door_that_is_not_theirs(path: PurePosixPath) -> None:
    assert forbidden_imports((PACKAGE / path).read_text(encoding="utf-8"), path) == []


def test_the_document_has_the_same_rooms() -> None:
    document = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = document.partition("| may import |\n")[2].partition("\n\n")[0]
    rooms = set(re.findall(r"^\| (\w+)", table, re.MULTILINE))
    assert rooms == {*ROOMS, "cli"}
    assert sorted(re.findall(r"\bgames/X/(\w+)", table)) == sorted(games.PARTS)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("core/play.py", "from ratking.games.rattus import game"),
        ("core/play.py", "import ratking"),
        ("core/play.py", "import rich.text"),
        ("core/play.py", "from ..games import rattus"),
        ("games/rattus/turn.py", "import ratking.games.cartus.state"),
        ("games/rattus/turn.py", "from ratking.games import GAMES"),
        ("games/rattus/turn.py", "from ..cartus import state"),
        ("games/rattus/turn.py", "from ratking.agents import uniform"),
        ("games/rattus/turn.py", "import asyncio"),
        ("games/rattus/turn.py", "from ratking.games.rattus.words.names import RattusNames"),
        ("games/rattus/turn.py", "import ratking.games.rattus.bot.facts"),
        ("games/rattus/bot/facts.py", "from ratking.games.rattus.words import names"),
        ("games/rattus/bot/facts.py", "from ratking.games.cartus import state"),
        ("games/rattus/bot/facts.py", "from ratking.text import words_of"),
        ("games/rattus/words/names.py", "from ratking.games.rattus.bot import facts"),
        ("games/rattus/words/names.py", "from ratking.agents import agent_named"),
        ("games/rattus/planes/layout.py", "from ratking.games.rattus.bot import facts"),
        ("games/rattus/terminal/board.py", "from ratking.games.cartus.words import names"),
        ("games/rattus/cards/base.py", "def resolve() -> None:\n    import numpy as np"),
        ("agents/greedy.py", "from ratking.arena import series"),
        ("arena/series.py", "from ratking.text import words"),
        ("envs/dataset.py", "from ratking.arena import series"),
        ("envs/codec/batch.py", "import torchvision"),
        ("text/say.py", "from ratking.agents import agent_named"),
        ("text/say.py", "from rich.text import Text"),
        ("server/house.py", "from ratking.cli import main"),
        ("server/house.py", "import flask"),
    ],
)
def test_a_forbidden_door_is_found(path: str, source: str) -> None:
    assert len(forbidden_imports(source, PurePosixPath(path))) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("core/play.py", "from __future__ import annotations\nimport json, os.path"),
        ("core/play.py", "from ratking import core"),
        ("core/play.py", "from . import state\nfrom .state import ask"),
        ("core/play.py", "from mypy_extensions import mypyc_attr"),
        ("games/__init__.py", "from ratking.games.rattus.game import Rattus"),
        ("games/rattus/turn.py", "from ratking.games.rattus.cards import deck"),
        (
            "games/rattus/cards/base.py",
            "from ..state import RattusState\nfrom ratking.core import x",
        ),
        ("games/rattus/bot/facts.py", "from ratking.games.rattus.state import CARDS"),
        (
            "games/rattus/bot/facts.py",
            "from ratking.agents.greedy import Sense\nfrom . import losses",
        ),
        ("games/rattus/words/names.py", "from ratking.text.say import Say"),
        (
            "games/rattus/planes/tiles.py",
            "import numpy\nfrom ratking.games.rattus.words import names",
        ),
        (
            "games/rattus/terminal/board.py",
            "import rich\nfrom ratking.games.rattus.words import names",
        ),
        ("games/rattus/printed/printed.py", "from msgspec import Struct"),
        ("agents/greedy.py", "import numpy\nfrom ratking.games import GAMES"),
        ("arena/series.py", "from ratking.agents import agent_named"),
        ("envs/gymnasium.py", "import gymnasium\nfrom ratking.agents import agent_named"),
        ("text/say.py", "from fluent.runtime import FluentBundle"),
        ("server/views.py", "from ratking.text import Words\nfrom litestar import get"),
        ("cli/table.py", "import rich\nfrom ratking.text import words\nfrom ratking import game"),
        ("__main__.py", "from ratking.cli import main"),
    ],
)
def test_an_open_door_is_no_complaint(path: str, source: str) -> None:
    assert forbidden_imports(source, PurePosixPath(path)) == []


WITHOUT_A_SERVER = frozenset({"confusable_homoglyphs", "msgspec"})
"""The packages that go into a browser with the part of the server that knows one match."""

OF_A_SERVER = frozenset({"concurrent", "multiprocessing", "signal", "socket", "sqlite3", "ssl"})
"""What the standard library has for processes, networks and disks, and a browser has not."""

PORTABLE = (
    "advice",
    "archive",
    "asked",
    "boxes",
    "catalogue",
    "challenge_replies",
    "challenging",
    "change",
    "choices",
    "clocks",
    "coach",
    "codes",
    "conversation",
    "deeds",
    "editions",
    "faces",
    "finished",
    "finished_replies",
    "guest",
    "hosting",
    "jobs",
    "jottings",
    "journeys",
    "keeper",
    "lens",
    "lesson_script",
    "lesson_view",
    "line",
    "match",
    "messages",
    "minds",
    "moment_replies",
    "names",
    "outside",
    "own_bots",
    "own_mistakes",
    "people",
    "play",
    "posed",
    "printed",
    "puzzling",
    "quick",
    "refusals",
    "replies",
    "results",
    "stars",
    "rows",
    "security",
    "sharing",
    "studying",
    "table",
    "unfolding",
    "uploads",
    "views",
    "why",
    "wire",
)
"""The part of the server that knows one match, its views and its minds: no network, no database."""


@pytest.mark.parametrize("name", PORTABLE)
def test_what_knows_one_match_needs_no_server(name: str) -> None:
    path = PurePosixPath(f"server/{name}.py")
    path = path if (PACKAGE / path).is_file() else PurePosixPath(f"server/{name}/__init__.py")
    assert_portable(path)


@pytest.mark.parametrize(
    "path", [path for path in modules() if path.parts[0] == "offline"], ids=str
)
def test_a_table_without_a_server_needs_none(path: PurePosixPath) -> None:
    assert_portable(path)


def assert_portable(path: PurePosixPath) -> None:
    names = imports_of((PACKAGE / path).read_text(encoding="utf-8"), path)
    assert [one for one in names if not is_portable(one)] == []


def is_portable(name: str) -> bool:
    """Say whether a browser can import this."""
    top, _, rest = name.partition(".")
    if top != "ratking":
        return (top in sys.stdlib_module_names and top not in OF_A_SERVER) or (
            top in WITHOUT_A_SERVER
        )
    room, _, module = rest.partition(".")
    return room != "server" or not module or module.split(".")[0] in PORTABLE
