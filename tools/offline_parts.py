"""What goes along into a browser, and what stays at home: every byte travels to a phone."""

from __future__ import annotations

import ast
import json
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Final

LEFT_OUT: Final = frozenset(
    [
        "__hello__",
        "__phello__",
        "_markupbase",
        "_pydatetime",
        "_pydecimal",
        "_pyio",
        "_pyrepl",
        "_ssl",
        "antigravity",
        "argparse",
        "asyncio.__main__",
        "asyncio.proactor_events",
        "asyncio.tools",
        "asyncio.windows_events",
        "asyncio.windows_utils",
        "bdb",
        "calendar",
        "cgi",
        "cmd",
        "code",
        "colorsys",
        "compileall",
        "concurrent.futures.interpreter",
        "concurrent.futures.process",
        "concurrent.interpreters",
        "configparser",
        "cProfile",
        "csv",
        "ctypes",
        "curses",
        "dbm",
        "difflib",
        "doctest",
        "email.*",
        "ensurepip",
        "filecmp",
        "fileinput",
        "ftplib",
        "getopt",
        "getpass",
        "gettext",
        "graphlib",
        "html",
        "http",
        "idlelib",
        "imaplib",
        "imghdr",
        "importlib.metadata.diagnose",
        "json.__main__",
        "json.tool",
        "lib2to3",
        "logging.config",
        "logging.handlers",
        "mailbox",
        "mailcap",
        "mimetypes",
        "modulefinder",
        "multiprocessing",
        "netrc",
        "nntplib",
        "nturl2path",
        "optparse",
        "pdb",
        "pickletools",
        "plistlib",
        "poplib",
        "pprint",
        "profile",
        "pstats",
        "pty",
        "py_compile",
        "pyclbr",
        "pydoc",
        "pydoc_data",
        "quopri",
        "re.__main__",
        "rlcompleter",
        "runpy",
        "sched",
        "shelve",
        "smtplib",
        "socketserver",
        "sqlite3",
        "sre_compile",
        "sre_constants",
        "sre_parse",
        "stringprep",
        "symtable",
        "tabnanny",
        "tarfile",
        "telnetlib",
        "test",
        "this",
        "timeit",
        "tkinter",
        "tomllib",
        "trace",
        "tracemalloc",
        "tty",
        "turtle",
        "turtledemo",
        "unittest",
        "urllib.error",
        "urllib.request",
        "urllib.response",
        "urllib.robotparser",
        "venv",
        "wave",
        "webbrowser",
        "wsgiref",
        "xdrlib",
        "xml",
        "xmlrpc",
        "zipapp",
        "zipfile.__main__",
        "zipimport",
    ]
)
"""Parts of the standard library that no game needs; `email.*` is what lies inside of `email`."""

ALPHABETS: Final = frozenset(
    [
        "__init__",
        "aliases",
        "ascii",
        "cp437",
        "idna",
        "latin_1",
        "punycode",
        "raw_unicode_escape",
        "unicode_escape",
        "utf_8",
    ]
)
"""How letters are written in bytes here; the other ways stay at home."""

LANGUAGES: Final = ("root", "en", "de", "fr")

NOT_SAID: Final = frozenset(
    [
        "compact_currency_formats",
        "compact_decimal_formats",
        "compound_unit_patterns",
        "currency_names",
        "currency_names_plural",
        "date_fields",
        "interval_formats",
        "languages",
        "meta_zones",
        "scripts",
        "territories",
        "time_zones",
        "unit_display_names",
        "unit_patterns",
        "variants",
    ]
)
"""What languages call things of which no sentence of ours speaks."""

NOT_ASKED: Final = frozenset(
    [
        "all_currencies",
        "language_aliases",
        "likely_subtags",
        "meta_zones",
        "territory_aliases",
        "territory_currencies",
        "territory_languages",
        "territory_zones",
        "windows_zone_mapping",
        "zone_aliases",
        "zone_territories",
    ]
)
"""Lists about the whole world that nobody asks for in three languages."""


def is_needed(path: str) -> bool:
    """Say whether a file of the standard library goes along."""
    parts = path.removesuffix(".py").split("/")
    if parts[0] == "encodings":
        return parts[1] in ALPHABETS
    above = {".".join(parts[:depth]) for depth in range(1, len(parts) + 1)}
    inside = f"{parts[0]}.*" if parts[1:] not in ([], ["__init__"]) else ""
    return not (above | {inside}) & LEFT_OUT


def trim_languages(babel: Path) -> None:
    """Leave of a package of languages what our sentences need: plurals and numbers."""
    for path in (babel / "locale-data").iterdir():
        if path.stem in LANGUAGES:
            _trim(path, NOT_SAID)
        else:
            path.unlink()
    _trim(babel / "global.dat", NOT_ASKED)


def trim_letters(homoglyphs: Path) -> None:
    """Leave of a package of letters that look alike the pairs of which names are made."""
    table = homoglyphs / "confusables.json"
    looks = json.loads(table.read_text(encoding="utf-8"))
    pairs = {one: [{"c": others[0]["c"]}] for one, others in looks.items() if len(others) == 1}
    table.write_text(json.dumps(pairs, separators=(",", ":")))
    for path in homoglyphs.iterdir():
        if path.name not in ("__init__.py", "_version.py", table.name):
            path.unlink()


def _trim(path: Path, unwanted: frozenset[str]) -> None:
    found = pickle.loads(path.read_bytes())
    emptied = {name: {} if name in unwanted else facts for name, facts in found.items()}
    path.write_bytes(pickle.dumps(emptied, 2))


def unreached(folder: Path, room: str) -> list[Path]:
    """List the modules of a room that nobody outside of it leads to, directly or by others."""
    modules = {_name(path, folder): path for path in folder.rglob("*.py")}
    inside = {name for name in modules if name.startswith(f"ratking.{room}.")}
    to_see = [name for name in modules if name not in inside]
    while to_see:
        found = set(_imports(modules[to_see.pop()])) & inside
        to_see += found
        inside -= found
    return [modules[name] for name in inside if modules[name].name != "__init__.py"]


def _name(path: Path, folder: Path) -> str:
    parts = ("ratking", *path.relative_to(folder).with_suffix("").parts)
    return ".".join(parts).removesuffix(".__init__")


def _imports(path: Path) -> Iterator[str]:
    """Name all that a source may import, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{one.name}" for one in node.names)
