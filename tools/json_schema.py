"""The types that `tools.states` writes for the pages, as JSON Schema for everybody else.

Only the small part of TypeScript is read in which those are written.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

Schema = dict[str, Any]
TOKEN: Final = re.compile(r'"[^"]*"|\w+|[^\s]')
DECLARED: Final = re.compile(
    r"export (?:interface (\w+) |type (\w+) =)(.*?)(?=^\}$|;$)", re.DOTALL | re.MULTILINE
)
PLAIN: Final[dict[str, Schema]] = {
    "number": {"type": "number"},
    "string": {"type": "string"},
    "boolean": {"type": "boolean"},
    "null": {"type": "null"},
    "unknown": {},
}


def declared(text: str, name: Callable[[str], str]) -> dict[str, Schema]:
    """Read every type of a file, each under the name that it is given."""
    found = {}
    for one in DECLARED.finditer(text):
        body = one[3] + ("}" if one[1] else "")
        found[name(one[1] or one[2])] = Reader(body, name).union()
    return found


class Reader:
    """Reads one type, word by word."""

    def __init__(self, text: str, name: Callable[[str], str]) -> None:
        self.words: list[str] = TOKEN.findall(text)
        self.name = name

    def take(self, word: str) -> bool:
        """Take the next word if it is this one."""
        if self.words and self.words[0] == word:
            del self.words[0]
            return True
        return False

    def must(self, word: str) -> None:
        """Take a word that has to come now."""
        assert self.take(word), f"{word} is missing before {self.words[:5]}"

    def union(self) -> Schema:
        """Read types with bars between; words and null are an enumeration."""
        self.take("|")
        found = [self.several()]
        while self.take("|"):
            found.append(self.several())
        if len(found) == 1:
            return found[0]
        if all("const" in one or one == PLAIN["null"] for one in found):
            return {"enum": [one.get("const") for one in found]}
        return {"anyOf": found}

    def several(self) -> Schema:
        """Read a type, or lists of it."""
        found = self.one()
        while self.words[:2] == ["[", "]"]:
            del self.words[:2]
            found = {"type": "array", "items": found}
        return found

    def one(self) -> Schema:
        """Read a type that is no list."""
        if self.take("("):
            found = self.union()
            self.must(")")
            return found
        if self.take("{"):
            return self.fields()
        if self.take("["):
            return self.row()
        return self.named(self.words.pop(0))

    def named(self, word: str) -> Schema:
        """Read a plain type, a word, a record by names or a type of its own."""
        if word.startswith('"'):
            return {"const": word.strip('"')}
        if word == "Record":
            return self.record()
        return PLAIN.get(word) or {"$ref": f"#/components/schemas/{self.name(word)}"}

    def record(self) -> Schema:
        """Read an object with names of a kind."""
        self.must("<")
        names = self.union()
        self.must(",")
        found: Schema = {"type": "object", "additionalProperties": self.union()}
        self.must(">")
        return found | ({"propertyNames": names} if names != PLAIN["string"] else {})

    def row(self) -> Schema:
        """Read a list of a certain length."""
        items = [self.union()]
        while self.take(","):
            items.append(self.union())
        self.must("]")
        return {"type": "array", "prefixItems": items, "minItems": len(items), "items": False}

    def fields(self) -> Schema:
        """Read an object field by field."""
        known: dict[str, Schema] = {}
        required = []
        while not self.take("}"):
            key = self.words.pop(0)
            if key == "[":  # whatever else there may be
                del self.words[: self.words.index("]") + 1]
            elif not self.take("?"):
                required.append(key)
            self.must(":")
            known[key] = self.union()
            self.take(";")
        known.pop("[", None)
        return {"type": "object", "properties": known, "required": required}
