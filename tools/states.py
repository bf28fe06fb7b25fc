"""Write what the declaration of each game says: docs/state/GAME.md and the types of the pages.

python -m tools.states            write them
python -m tools.states --check    fail when one is stale
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, get_type_hints, is_typeddict

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))  # compiled code has forgotten what its lists hold

from ratking.core.field import Field, Pile  # noqa: E402
from ratking.core.question import FIRST, Kind  # noqa: E402
from ratking.core.shape import Parts  # noqa: E402
from ratking.games import GAMES, game  # noqa: E402
from ratking.text import words_of  # noqa: E402
from tools import typescript  # noqa: E402

PAGES: Final = ROOT / "docs" / "state"
TYPES: Final = ROOT / "ui" / "src" / "boxes"
WRITTEN: Final = "// Written from the declaration of the game by `python -m tools.states`."
FRAME: Final = "{ kind: string; seat: number; [held: string]: unknown }[]"


def page(name: str) -> str:
    """Describe the row of a game: its fields, and what waits with its questions."""
    row = import_module(f"ratking.games.{name}.state").ROW
    title = game(name).title
    fields = "\n".join(field_line(field) for field in row.fields.values())
    kinds = "\n".join(kind_line(kind) for kind in row.kinds if kind.held)
    return f"""# The row of {title}

Written from the declaration in `src/ratking/games/{name}/state.py` by `python -m tools.states`. A
state is one row of {row.size} small numbers and the frames that wait: first the frame being
answered, then these fields in their order, then the stack. In JSON and from Python they go by the
same names.

| field | along | values | seen by | what it is |
|---|---|---|---|---|
{fields}

## What waits with a question

A frame is the number of its kind, its seat, and these numbers in their order.

| question or step | holds |
|---|---|
{kinds}
"""


def field_line(field: Field) -> str:
    """Describe one field."""
    axes = ", ".join(axis.name for axis in field.axes)
    if isinstance(field, Pile):
        axes = f"a list of at most {field.most}"
    values = field.values.range()
    return f"| `{field.name}` | {axes} | {values} | {field.seen} | {field.about} |"


def kind_line(kind: Kind[Any]) -> str:
    """Describe what the frames of a kind hold."""
    held = ", ".join(f"`{held.name}` ({held.values.range()})" for held in kind.held)
    assert [int(held.at) for held in kind.held] == list(range(FIRST, FIRST + len(kind.held)))
    return f"| `{kind.name}` | {held} |"


def types(name: str) -> str:
    """Write the TypeScript type of a state as the server shows it."""
    shape: Parts = import_module(f"ratking.games.{name}.notation").SHAPE
    lines = [
        f"  {key}{'?' * part.optional()}: {part.type()};"
        for key, part in shape.parts.items()
        if key != "players"
    ]
    told = besides(name)
    opened = game(name)
    chosen = opened.to_json(opened.new({})).items()
    options = [
        f"  {option}: {typescript.written(type(value))};"
        for option, value in chosen
        if option not in (*shape.parts, *told, "players", "pending")
    ]
    return "\n".join(
        [
            WRITTEN,
            "",
            *(line for kind in told.values() for line in typescript.record(kind)),
            f"/** A state of {game(name).title} as plain data, as far as it is declared. */",
            "export interface Position {",
            "  players: number;",
            *options,
            *lines,
            f"  pending: {FRAME};",
            *(f"  {key}: {kind.__name__};" for key, kind in told.items()),
            "}",
            "",
        ]
    )


def besides(name: str) -> dict[str, Any]:
    """Find what a view tells besides the pieces: what the game counts, and facts for its board."""
    found: dict[str, Any] = {}
    counting = f"ratking.games.{name}.counted"
    if find_spec(counting):
        found["counted"] = import_module(counting).Counted
    facts = get_type_hints(type(words_of(name)).facts)["return"]
    return found | ({"facts": facts} if is_typeddict(facts) else {})


def events(name: str) -> str:
    """Write everything that can happen in a game as one TypeScript union."""
    kinds = [f"  | {typescript.event(kind)}" for kind in game(name).events().values()]
    about = f"/** Whatever can happen in {game(name).title}, as one viewer may know it. */"
    return "\n".join([WRITTEN, "", about, "export type GameEvent =", *kinds]) + ";\n"


def files() -> dict[Path, str]:
    """Write everything that the declarations say."""
    written = {PAGES / f"{name}.md": page(name) for name in GAMES}
    written |= {TYPES / name / "events.ts": events(name) for name in GAMES}
    return written | {TYPES / name / "position.ts": types(name) for name in GAMES}


def main() -> None:
    """Write the files, or name those that are stale."""
    stale = []
    for path, text in files().items():
        if "--check" not in sys.argv:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(f"{path.relative_to(ROOT)} is stale: run python -m tools.states.")
    if stale:
        raise SystemExit("\n".join(stale))


if __name__ == "__main__":
    main()
