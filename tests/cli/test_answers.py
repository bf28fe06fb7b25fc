from __future__ import annotations

from rich.console import Console

from ratking.cli.answers import grouped, lay_out, shared_beginning


def page(labels: list[str], width: int) -> list[str]:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(lay_out(labels, width))
    return [line.rstrip() for line in capture.get().splitlines()]


def test_answers_that_begin_alike_share_their_beginning() -> None:
    labels = ["Take the Monk", "Take the King from blue", "Use the Witch", "On to the plague"]
    assert grouped(labels) == [
        ("Take the", [(1, "Monk"), (2, "King from blue")]),
        ("", [(3, "Use the Witch"), (4, "On to the plague")]),
    ]


def test_a_beginning_is_shared_only_if_something_is_left_of_every_answer() -> None:
    assert shared_beginning(["Rat in France", "Rat in Italia, number 2"]) == "Rat in"
    assert shared_beginning(["That was all", "That was all right"]) == "That was"
    assert shared_beginning(["Use the Monk"]) == ""
    assert shared_beginning(["France", "Germania"]) == ""


def test_answers_are_numbered_in_their_order_and_fill_the_width() -> None:
    labels = ["Take the Monk", "Take the King", "Take the Witch", "Take the Knight", "Stop"]
    assert page(labels, 40) == [
        "Take the  1) Monk   2) King",
        "          3) Witch  4) Knight",
        "          5) Stop",
    ]


def test_long_answers_stand_below_each_other() -> None:
    labels = ["Lower every limit by two", "Leave every limit as it is"]
    assert page(labels, 40) == ["  1) Lower every limit by two", "  2) Leave every limit as it is"]
