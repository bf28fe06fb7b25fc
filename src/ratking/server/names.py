"""Names that others see: letters without tricks, and no two that look alike.

Two names are alike if they are the same in small letters, or if their skeletons are (Unicode
Technical Standard 39): `Ann`, `ann`, `Ann` with a Cyrillic A, and `AIice` for `Alice`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final
from unicodedata import category, normalize

from msgspec import Struct, json

from ratking.server.refusals import Refusal

LONGEST: Final = 40
LONGEST_LINE: Final = 400
MARKS: Final = 2
"""How many marks may stand above or below one letter; Thai and Hebrew need two."""

UNSEEN: Final = frozenset(
    [0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0]
    + [*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]
)
"""What Unicode says not to show (default ignorable), and the empty Braille cell."""


def clean_name(text: str, what: str, longest: int = LONGEST) -> str:
    """Check a name that others will see: one line of letters, without tricks."""
    name = " ".join(normalize("NFKC", text).split())
    if not name or any(_is_unseen(letter) for letter in name):
        raise Refusal("malformed", f"{what} must have letters that can be seen.")
    if _is_stacked(name):
        raise Refusal("malformed", f"{what} has too many marks on one letter.")
    if len(name) > longest:
        raise Refusal("malformed", f"{what} has {longest} letters at most.")
    return name


def clean_line(text: str) -> str:
    """Check a line of chat: control letters become blanks."""
    kept = "".join(" " if category(letter)[0] == "C" else letter for letter in text)
    line = " ".join(normalize("NFC", kept).split())
    if len(line) > LONGEST_LINE:
        raise Refusal("malformed", f"A line of chat has {LONGEST_LINE} letters at most.")
    return line


def _is_unseen(letter: str) -> bool:
    return category(letter)[0] == "C" or ord(letter) in UNSEEN


def _is_stacked(name: str) -> bool:
    run = MARKS
    for letter in normalize("NFC", name):
        run = run + 1 if category(letter)[0] == "M" else 0
        if run > MARKS:
            return True
    return False


def folded(name: str) -> str:
    """Name all that are the same in small letters, also where those look alike."""
    return _hashed(_skeleton(normalize("NFKC", name).casefold()))


def looks(name: str) -> str:
    """Name all that look alike as they are written."""
    return _hashed(_skeleton(normalize("NFKC", name)).casefold())


def alike(one: str, other: str) -> bool:
    """Say whether people could take one name for the other."""
    return folded(one) == folded(other) or looks(one) == looks(other)


def made_unique(name: str, others: Iterable[str]) -> str:
    """Number a name that somebody else at the table has already, or nearly has."""
    taken = [other for other in others if other]
    found, number = name, 1
    while any(alike(found, other) for other in taken):
        number += 1
        found = f"{name[: LONGEST - 3]} {number}"
    return found


def _hashed(skeleton: str) -> str:
    return sha256(skeleton.encode()).hexdigest()


def _skeleton(text: str) -> str:
    plain = (_prototype(letter) for letter in normalize("NFD", text) if letter != " ")
    return normalize("NFD", "".join(plain))


class _Look(Struct):
    """Another letter that looks the same."""

    c: str


@cache
def _confusables() -> dict[str, list[_Look]]:
    """Read the table alone: the package's own code would bring a way into the network along."""
    text = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    return json.decode(text, type=dict[str, list[_Look]])


def _prototype(letter: str) -> str:
    """Find what a letter is drawn like; the table names one prototype, or all that look like it."""
    known = _confusables().get(letter, [])
    if len(known) != 1:
        return letter
    other = known[0].c
    is_pair = len(_confusables().get(other, [])) == 1
    return min(letter, other) if is_pair else other
