"""Describe the WebSocket of a table and the stream of a bot: python -m tools.asyncapi [--check].

Every message comes from the record that is sent, every observation and event from the declaration
of its game. Written are src/ratking/server/asyncapi.json, which a server serves, and
docs/messages.md.
"""

from __future__ import annotations

import json
import sys
from inspect import cleandoc
from pathlib import Path
from typing import Any, Final, get_args

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))  # compiled code has forgotten what its lists hold

import msgspec  # noqa: E402

from ratking.games import GAMES, game  # noqa: E402
from ratking.server import conversation, messages  # noqa: E402
from ratking.server.accounts import messages as of_bots  # noqa: E402
from tools import states  # noqa: E402
from tools.json_schema import declared  # noqa: E402

Plain = dict[str, Any]
DOCUMENT: Final = ROOT / "src" / "ratking" / "server" / "asyncapi.json"
PAGE: Final = ROOT / "docs" / "messages.md"
SCHEMA: Final = "#/components/schemas/"

SAID: Final = (conversation.Hello, *get_args(conversation.Message))
HEARD: Final = get_args(messages.Message)
OF_BOTS: Final = get_args(of_bots.Message)
HEAD: Final = """# Messages

What goes over the WebSocket of a table and the stream of a bot, message by message; written from
the records that are sent by `python -m tools.asyncapi`. A server has the same for programs at
`/schema/asyncapi.json`, in the form of [AsyncAPI 3](https://www.asyncapi.com), with the observation
and the events of every game; its HTTP routes are at `/schema/openapi.json`. How they play together
is told in [the protocol](protocol.md) and in [bots that visit](visiting.md).
"""


def components() -> dict[str, Plain]:
    """Describe every record, and what each game shows."""
    _, found = msgspec.json.schema_components(
        (*SAID, *HEARD, *OF_BOTS), ref_template=SCHEMA + "{name}"
    )
    for name in GAMES:
        text = states.types(name) + states.events(name)
        found |= declared(text, lambda kind, name=name: name.capitalize() + kind)  # type: ignore[misc]
    for record in found.values():
        if "description" in record:
            record["description"] = cleandoc(record["description"])
    found["View"]["properties"]["observation"] = _any_of("Position", {"type": "null"})
    found["Told"]["properties"]["event"] = _any_of("GameEvent")
    return dict(sorted(found.items()))


def _any_of(kind: str, *others: Plain) -> Plain:
    """What our games show; a game of another package may show anything."""
    ours = [{"$ref": f"{SCHEMA}{name.capitalize()}{kind}"} for name in GAMES]
    return {"anyOf": [*ours, *others, {"type": "object"}]}


def document() -> Plain:
    """Write the whole description."""
    known = components()
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "ratking",
            "version": "1",
            "description": "Tables for board games about rats: what is said without being asked.",
        },
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/tables/{table_id}/live",
                "title": "The WebSocket of a table",
                "parameters": {"table_id": {"description": "The id of the table."}},
                "messages": _references(SAID + HEARD),
            },
            "bot": {
                "address": "/bots/me/events",
                "title": "The stream of a bot: one JSON object in a line, over HTTP",
                "messages": _references(OF_BOTS),
            },
        },
        "operations": {
            "say": _operation("receive", "table", SAID),
            "hear": _operation("send", "table", HEARD),
            "listen": _operation("send", "bot", OF_BOTS),
        },
        "components": {
            "messages": {kind.__name__: _message(kind) for kind in SAID + HEARD + OF_BOTS},
            "schemas": known,
        },
    }


def _references(kinds: tuple[type, ...]) -> Plain:
    return {one.__name__: {"$ref": f"#/components/messages/{one.__name__}"} for one in kinds}


def _operation(action: str, channel: str, kinds: tuple[type, ...]) -> Plain:
    """Tell what the server takes or sends."""
    where = f"#/channels/{channel}"
    named = [{"$ref": f"{where}/messages/{one.__name__}"} for one in kinds]
    return {"action": action, "channel": {"$ref": where}, "messages": named}


def _message(kind: type) -> Plain:
    name = kind.__struct_config__.tag  # type: ignore[attr-defined]
    about = (kind.__doc__ or "").splitlines()[0]
    return {"name": name, "summary": about, "payload": {"$ref": f"{SCHEMA}{kind.__name__}"}}


def page(found: Plain) -> str:
    """Write the messages, and the records that they are made of, for people."""
    known: dict[str, Plain] = found["components"]["schemas"]
    parts = {
        "What a client says on the WebSocket": SAID,
        "What the server says on the WebSocket": HEARD,
        "What a bot hears on its stream": OF_BOTS,
    }
    lines = [HEAD]
    for title, kinds in parts.items():
        lines += [f"## {title}", "", *(_table(kind.__name__, known) for kind in kinds)]
    whole = {kind.__name__ for kinds in parts.values() for kind in kinds}
    ours = {name.capitalize() for name in GAMES}
    records = [name for name in known if name not in whole and not name.startswith(tuple(ours))]
    lines += ["## What they are made of", "", *(_table(name, known) for name in records)]
    lines += ["## What a game shows", "", *(_shown(name) for name in GAMES)]
    return "\n".join(lines).rstrip() + "\n"


def _table(name: str, known: dict[str, Plain]) -> str:
    """Write one record as a table of its fields."""
    record = known[name]
    fields = record.get("properties", {})
    tag = fields.get("type", {}).get("enum", [])
    title = f"### {tag[0]}" if tag else f"### {name}"
    about = record.get("description", "")
    rows = [f"| `{field}` | {_said(shape)} |" for field, shape in fields.items() if field != "type"]
    table = ["| field | what |", "|---|---|", *rows, ""] if rows else []
    return "\n".join([title, "", about, "", *table])


def _said(shape: Plain) -> str:
    """Say in a few words what a field holds."""
    if "$ref" in shape:
        name = shape["$ref"].removeprefix(SCHEMA)
        return f"[{name}](#{name.lower()})"
    if "anyOf" in shape:
        if any("Position" in one.get("$ref", "") for one in shape["anyOf"]):
            return "an observation [of the game](#what-a-game-shows), or null"
        if any("GameEvent" in one.get("$ref", "") for one in shape["anyOf"]):
            return "an event [of the game](#what-a-game-shows)"
        return " or ".join(map(_said, shape["anyOf"]))
    if "enum" in shape:
        return " or ".join(f"`{word}`" for word in shape["enum"])
    if shape.get("type") == "array":
        return f"list of {_said(shape['items'])}" if shape.get("items") else "list"
    if shape.get("type") == "object":
        return f"by name: {_said(shape.get('additionalProperties') or {})}"
    limits = [f"{word} {shape[key]}" for key, word in LIMITS.items() if key in shape]
    return " ".join(
        [shape.get("type", "anything"), *([f"({', '.join(limits)})"] if limits else [])]
    )


LIMITS: Final = {"minimum": "from", "maximum": "to", "maxLength": "letters at most"}


def _shown(name: str) -> str:
    """Point to what a game shows."""
    kind = name.capitalize()
    return (
        f"**{game(name).title}.** An observation is `{kind}Position` of the description, an event "
        f"one of `{kind}GameEvent`; [its state](state/{name}.md) says what every field means. What "
        f"is printed in the box (borders, faces, cards), by the numbers that both use, is at "
        f"`GET /games/{name}/tables`.\n"
    )


def files() -> dict[Path, str]:
    """Write everything."""
    found = document()
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"
    return {DOCUMENT: text, PAGE: page(found)}


def main() -> None:
    """Write the files, or name those that are stale."""
    stale = []
    for path, text in files().items():
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(f"{path.relative_to(ROOT)} is stale: run python -m tools.asyncapi.")
    if stale:
        raise SystemExit("\n".join(stale))


if __name__ == "__main__":
    main()
