"""Options are filled in, checked, and refused in a sentence."""

from __future__ import annotations

import pytest

from ratking.core.errors import BadOption, Mistake
from ratking.core.options import Option, read_options, whole_number

OPTIONS = [
    Option("players", "How many play.", 3, whole_number("players", 2, 4)),
    Option("start", "Who begins.", 0, whole_number("start", 0, 3)),
]


def test_defaults_fill_what_was_not_chosen() -> None:
    assert read_options(OPTIONS, {"start": 2}) == {"players": 3, "start": 2}


def test_digits_in_a_text_are_a_number() -> None:
    assert read_options(OPTIONS, {"players": "4"})["players"] == 4


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    with pytest.raises(BadOption) as refused:
        read_options(OPTIONS, {"colour": "red"})
    assert str(refused.value) == "There is no option 'colour'; there are players, start."


@pytest.mark.parametrize("value", [1, 5, True, "five", "-3", "", "\u00b3", 2.0, None])
def test_a_wrong_value_is_quoted_with_its_bounds(value: object) -> None:
    with pytest.raises(BadOption) as refused:
        read_options(OPTIONS, {"players": value})
    assert str(refused.value) == f"players must be a whole number from 2 to 4, not {value!r}."


def test_a_bad_option_is_somebodys_mistake() -> None:
    assert issubclass(BadOption, Mistake)
