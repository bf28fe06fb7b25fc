"""`ratking rules`: the numbered rules, where the code keeps them, and which tests prove them."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from ratking.cli.language import say, spoken
from ratking.cli.parsing import Parser
from ratking.cli.rulebook import Entry, citations, entries
from ratking.cli.screen import screen
from ratking.core.errors import BadOption
from ratking.games import GAMES, game
from ratking.text.rules import Rule, is_number, is_same_number, read_rules, rule_numbered

EXAMPLES: Final = (
    "ratking rules rattus            all rules",
    "ratking rules RB-24             one rule, its places in the code, and its tests",
    "ratking rules rattus --json     the same of all rules, for programs",
    "ratking rules rattus --language de",
    "ratking rules --coverage        every rule with the tests that cite it",
)
WIDTH_OF_NUMBER: Final = 7


def add_arguments(parser: Parser) -> None:
    """A game, a number, or the tests."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="a game (else all of them)")
    parser.add_argument("number", nargs="?", metavar="NUMBER", help="one rule, such as RB-24")
    how = parser.add_mutually_exclusive_group()
    how.add_argument(
        "--coverage", action="store_true", help="list the tests of every rule; fail on a gap"
    )
    how.add_argument("--json", action="store_true", help="say it as JSON, for programs")
    parser.add_argument("--tests", type=Path, metavar="DIR", help="where tests are (tests)")


def run(arguments: Namespace) -> int:
    """Print rules, one rule with all that is known about it, or the tests of all."""
    name, number = arguments.game, arguments.number
    if name is not None and is_number(name):
        if number is not None:
            raise BadOption("One rule at a time, such as 'ratking rules RB-24'.")
        name, number = game_of(name), name
    chosen = list(GAMES) if name is None else [game(name).name]
    books = {name: read_rules(name, spoken()) for name in chosen}
    if arguments.coverage:
        return show_coverage(screen(), books, arguments.tests or Path("tests"))
    if number is not None:
        books = {chosen[0]: [rule_numbered(books[chosen[0]], number)]}
    if arguments.json:
        tell(books, arguments.tests, one=number is not None)
    elif number is not None:
        show_entry(screen(), *entries(chosen[0], books[chosen[0]], arguments.tests))
    else:
        show_books(screen(), books)
    return 0


def game_of(number: str) -> str:
    """Find the game that has a rule of this number."""
    for name in GAMES:
        if any(is_same_number(rule.number, number) for rule in read_rules(name)):
            return name
    raise BadOption(f"There is no rule {number!r} in any game; 'ratking rules' lists them all.")


def tell(books: dict[str, list[Rule]], folder: Path | None, *, one: bool) -> None:
    """Print what is known about rules as JSON: a list, or one rule."""
    found = [
        entry.facts() for name, rules in books.items() for entry in entries(name, rules, folder)
    ]
    print(json.dumps(found[0] if one else found, indent=1, ensure_ascii=False))


def show_entry(out: Console, entry: Entry) -> None:
    """Print a rule, and below it where it is and what proves it."""
    show_rule(out, entry.rule)
    for line in entry.lines():
        out.print(f"{'':<{WIDTH_OF_NUMBER}}{line}", soft_wrap=True, highlight=False)


def show_books(out: Console, books: dict[str, list[Rule]]) -> None:
    """Print the rules of every game, below its title if there are several."""
    for place, (name, rules) in enumerate(books.items()):
        if len(books) > 1:
            out.print("\n" * (place > 0) + game(name).title + "\n", style="bold")
        show_rules(out, rules)


def show_rules(out: Console, rules: list[Rule]) -> None:
    """Print all rules under their headings."""
    section = ""
    for rule in rules:
        if rule.section != section:
            section = rule.section
            out.print(f"\n{section}" if rule is not rules[0] else section, style="bold")
        show_rule(out, rule)


def show_rule(out: Console, rule: Rule) -> None:
    """Print a rule, wrapped where a person reads, in one line where a program does."""
    if not out.is_terminal:
        out.print(f"{rule.number:<{WIDTH_OF_NUMBER}}{rule.text}", soft_wrap=True)
        return
    line = Table.grid()
    line.add_column(width=WIDTH_OF_NUMBER, style="bold")
    line.add_row(rule.number, rule.text)
    out.print(line)


def show_coverage(out: Console, books: dict[str, list[Rule]], folder: Path) -> int:
    """Print the tests of every rule; a rule without a test and an unknown number are gaps."""
    cited = citations(folder)
    rules = [rule.number for book in books.values() for rule in book]
    for number in rules:
        for test in cited.get(number, []):
            out.print(f"{number:<{WIDTH_OF_NUMBER}}{test}", soft_wrap=True)
    gaps = [number for number in rules if number not in cited]
    unknown = {number: cited[number] for number in cited if number not in _known(books)}
    for number in gaps:
        out.print(say("rule-without-test", number=number), style="red", soft_wrap=True)
    for number, tests in unknown.items():
        line = say("rule-unknown", number=number, tests=", ".join(tests))
        out.print(line, style="red", soft_wrap=True)
    out.print(say("rules-covered", covered=len(rules) - len(gaps), rules=len(rules)))
    return 1 if gaps or unknown else 0


def _known(books: dict[str, list[Rule]]) -> set[str]:
    """Number the rules of every game: a test of another game is no gap of this one."""
    others = [read_rules(name) for name in GAMES if name not in books]
    return {rule.number for book in [*books.values(), *others] for rule in book}
