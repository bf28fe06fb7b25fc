"""What can be chosen before a game of RatLand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ratking.core.errors import BadOption
from ratking.core.options import Option, number_option
from ratking.games.ratland.state import BOARDS, Variant

FOOD: Final = ("shuffled", "ascending")
LOCKED: Final = ("permission", "cap")
YES_NO: Final = ("no", "yes")


def one_of(name: str, choices: tuple[str, ...]) -> Callable[[object], object]:
    """Read one of a few words; where they are no and yes, a false or true will do."""

    def read(value: object) -> object:
        if isinstance(value, bool) and choices == YES_NO:
            return YES_NO[value]
        if value not in choices:
            raise BadOption(f"{name} must be {' or '.join(choices)}, not {value!r}.")
        return value

    return read


def _choice(name: str, about: str, choices: tuple[str, ...]) -> Option:
    return Option(name, about, choices[0], one_of(name, choices), choices)


OPTIONS: Final = [
    number_option("players", "How many play; more than six take two sets.", 4, range(2, 13)),
    number_option("start", "The seat that begins, counted from 0.", 0, range(12)),
    _choice("food", "The food cards: shuffled, or ascending from 1 for first games.", FOOD),
    _choice("clans", "Whether everybody leads a special clan.", YES_NO),
    _choice("boards", "The sewer boards: normal, all aggressive, or a secret choice.", BOARDS),
    _choice(
        "locked_and_loaded",
        "What Locked and Loaded means: a permission for up to three rats to count twice, "
        "or also a cap of three rats in nursery and pantry together.",
        LOCKED,
    ),
    _choice(
        "aggressive_defenders",
        "Whether an aggressive player also kills an attacker when the attack fails.",
        YES_NO,
    ),
]


def variant_from(options: Mapping[str, object]) -> Variant:
    """Take the variant out of checked options."""
    return Variant(
        ascending=options["food"] == "ascending",
        clans=options["clans"] == "yes",
        boards=BOARDS.index(str(options["boards"])),
        locked_is_a_cap=options["locked_and_loaded"] == "cap",
        defenders_kill=options["aggressive_defenders"] == "yes",
    )


def options_of(variant: Variant) -> dict[str, object]:
    """Write a variant in the words of the options."""
    return {
        "food": FOOD[variant.ascending],
        "clans": YES_NO[variant.clans],
        "boards": BOARDS[variant.boards],
        "locked_and_loaded": LOCKED[variant.locked_is_a_cap],
        "aggressive_defenders": YES_NO[variant.defenders_kill],
    }
