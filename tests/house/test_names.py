"""Nothing that the games share knows a game by its name: a manifest tells what is to be known."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

from ratking.games import GAMES

ROOT = Path(__file__).parent.parent.parent
SHARED = ("src/ratking", "tools", "benchmarks")
ABOUT_ONE_GAME = {
    "benchmarks/crowd.py": "fills a server with the tables that cost most, beside a usual one",
    "benchmarks/server_load.py": "loads a server with tables of the game that most people play",
    "tools/characters.py": "chooses the facts of each game that show how somebody plays",
    "tools/curves.py": "draws the curves of what was learned, each with a colour",
    "tools/styles.py": "names what each game notes that shows how a level plays",
    "tools/tokens.py": "looks for the tokens of Rattus that could be printed",
    "tools/views.py": "chooses the pages of which pictures are taken for the documents",
}
"""Programs that are about a game, and why; nothing in the package is."""


def is_of_a_game(path: PurePosixPath) -> bool:
    """Say whether a file, or a folder that it lies in, is called after a game."""
    return any(
        part.removesuffix(".py") == name or part.startswith(f"{name}_")
        for part in path.parts
        for name in GAMES
    )


def shared_files() -> list[PurePosixPath]:
    """List all source files that no game has for itself."""
    found = [path for folder in SHARED for path in sorted((ROOT / folder).rglob("*.py"))]
    paths = [PurePosixPath(path.relative_to(ROOT).as_posix()) for path in found]
    return [path for path in paths if not is_of_a_game(path)]


def names_in(source: str) -> set[str]:
    """List the names of games in a source: as a text, in an import, in a name of the program.

    An example in a help text, or in a docstring, may well speak of a game.
    """
    return {name for word in words_in(ast.parse(source)) for name in GAMES if is_about(word, name)}


def is_about(word: str, name: str) -> bool:
    """Say whether a word of a program speaks of a game: rattus, RattusWords, RATTUS_FILES."""
    return name in word.lower()


def words_in(tree: ast.AST) -> Iterator[str]:
    """List what a program calls by a name, and the texts that consist of one word."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield "" if " " in node.value.strip() or "/" in node.value else node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.alias):
            yield node.name
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name


@pytest.mark.parametrize("path", shared_files(), ids=str)
def test_shared_code_knows_no_game_by_its_name(path: PurePosixPath) -> None:
    found = names_in((ROOT / path).read_text(encoding="utf-8"))
    assert bool(found) == (str(path) in ABOUT_ONE_GAME), found


@pytest.mark.parametrize(
    "source",
    [
        "SENSES = {'rattus': None}",
        "from ratking.games.cartus.pieces import COPIES",
        "import ratking.games.ratland.words",
        "if game.name == 'cartus': pass",
        "class RattusWords: ...",
        "def _cartus(): ...",
        "RATLAND = 1",
        "pictures.rattus.tiles",
    ],
)
def test_a_name_is_found_wherever_it_hides(source: str) -> None:
    assert len(names_in(source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "'''The games of Rattus and its family.'''",
        "EXAMPLES = ('ratking table rattus   you against three bots',)",
    ],
)
def test_an_example_may_speak_of_a_game(source: str) -> None:
    assert names_in(source) == set()
