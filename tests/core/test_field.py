"""Fields: declared once, they know their place in the row, their range and their view."""

from __future__ import annotations

from typing import Any

import pytest

from ratking.core.domain import Count, Domain, Named, Seats, SeatSet, YesNo
from ratking.core.errors import BadFile
from ratking.core.field import OWNER, Cell, Cube, Grid, Line, Pile, Row
from ratking.core.question import WIDTH
from ratking.core.ranges import misfit
from ratking.core.shape import (
    ByName,
    Counted,
    Flagged,
    Listed,
    Own,
    Parts,
    Piled,
    Shape,
    When,
    whole,
)
from ratking.core.state import State

HERBS = ("rue", "sage", "dill")
SEAT = Seats(4)
HERB = Named("herb", HERBS, none=-1)
GROWING = Named("herb", HERBS, present=lambda box: box.growing)
POT = Domain("pot", 0, 1)

ROW = Row(2)
TURN = Cell(ROW, "turn", Seats(4, none=-2), "whose turn it is", start=-2)
WET = Cell(ROW, "wet", YesNo(), "whether it rains")
SEEDS = Line(ROW, "seeds", SEAT, Count(9, lambda box: box.most), "seeds of each seat", start=1)
BEDS = Grid(ROW, "beds", (HERB, SEAT), Count(5), "what grows, and whose it is")
POTS = Cube(ROW, "pots", (POT, HERB, SEAT), Count(5), "what grows in the two pots")
PICKED = Pile(ROW, "picked", 2, HERB, "what was picked, in order")
SMELT = Line(ROW, "smelt", HERB, SeatSet(4), "who has smelt it", OWNER)
KNOWN = Line(ROW, "known", HERB, YesNo(), "which herbs are known")


class Box:
    """Two players, all herbs but the second."""

    players = 2
    most = 7
    growing = (0, 2)


class Garden(State):
    """A garden."""

    def __init__(self) -> None:
        super().__init__(ROW)
        self.box = Box()

    def __getattr__(self, name: str) -> Any:
        return self.shown(name)


def garden() -> Garden:
    state = Garden()
    state.lay_out()
    return state


def test_fields_lie_one_after_the_other_behind_the_frame_being_answered() -> None:
    firsts = [int(field.first) for field in ROW.fields.values()]
    assert firsts == [WIDTH + place for place in (0, 1, 2, 6, 18, 42, 45, 48)]
    assert len(garden().numbers) == ROW.size + 2 * WIDTH


def test_a_table_begins_with_what_fields_start_with() -> None:
    state = garden()
    assert (TURN.of(state), WET.of(state)) == (-2, 0)
    assert SEEDS.all(state) == [1, 1, 1, 1]
    assert PICKED.all(state) == []


def test_a_field_is_not_declared_twice() -> None:
    row = Row()
    Cell(row, "turn", YesNo(), "a turn")
    with pytest.raises(ValueError, match="turn is declared twice"):
        Cell(row, "turn", YesNo(), "another turn")


def test_what_is_written_is_read() -> None:
    state = garden()
    TURN.put(state, 1)
    WET.change(state, 1)
    SEEDS.put(state, 3, 4)
    SEEDS.change(state, 3, -1)
    BEDS.put(state, 2, 1, 5)
    BEDS.change(state, 2, 1, -2)
    POTS.put(state, 1, 2, 3, 4)
    POTS.change(state, 1, 2, 3, 1)
    assert (TURN.of(state), WET.of(state), SEEDS.of(state, 3)) == (1, 1, 3)
    assert (BEDS.of(state, 2, 1), POTS.of(state, 1, 2, 3)) == (3, 5)
    assert (SEEDS.total(state), BEDS.total(state, 2), BEDS.all(state, 2)) == (6, 3, [0, 3, 0, 0])


def test_a_pile_keeps_its_order_and_closes_up() -> None:
    state = garden()
    PICKED.push(state, 2)
    PICKED.push(state, 0)
    assert PICKED.all(state) == [2, 0]
    assert (PICKED.of(state, 1), PICKED.count(state)) == (0, 2)
    assert PICKED.has(state, 2)
    assert not PICKED.has(state, 1)
    with pytest.raises(OverflowError, match="picked holds 2 things at most"):
        PICKED.push(state, 1)
    assert PICKED.drop(state, 0) == 2
    assert PICKED.all(state) == [0]
    PICKED.put(state, [1, 2])
    assert PICKED.all(state) == [1, 2]


def test_a_field_is_seen_by_its_name_as_far_as_the_box_goes() -> None:
    state = garden()
    BEDS.put(state, 1, 0, 3)
    PICKED.put(state, [1, 2])
    assert state.turn == -2
    assert state.seeds == [1, 1]
    assert state.beds[1] == [3, 0]
    assert (state.beds[1][0], state.beds[-2][0], len(state.beds)) == (3, 3, 3)
    assert state.picked[:1] == [1]
    assert repr(state.picked) == "[1, 2]"
    with pytest.raises(IndexError, match="seeds has no place 2"):
        _ = state.seeds[2]
    with pytest.raises(TypeError, match="a view changes with its state"):
        hash(state.seeds)


def test_a_place_beyond_an_axis_does_not_exist() -> None:
    with pytest.raises(IndexError, match="beds has no place 4"):
        BEDS.place((1, 4))


def test_a_value_must_fit_its_domain() -> None:
    box = Box()
    assert SEEDS.values.fits(box, 7)
    assert not SEEDS.values.fits(box, 8)
    assert HERB.fits(box, -1)
    assert not GROWING.fits(box, 1)


@pytest.mark.parametrize(
    ("domain", "said", "typed"),
    [
        (Count(9), "0 to 9", "number"),
        (Seats(4, none=-2), "0 to 3, or none", "number | null"),
        (HERB, "rue, sage, dill, or none", '"rue" | "sage" | "dill" | null'),
        (Named("flower", tuple("abcdefghijklmnopq")), "flower", "string"),
        (SeatSet(4), "0 to 15", "number[]"),
    ],
)
def test_a_domain_says_what_it_takes(domain: Domain, said: str, typed: str) -> None:
    assert (domain.range(), domain.type()) == (said, typed)


SHAPE = Parts(
    {
        "turn": TURN,
        "wet": WET,
        "seeds": Listed(SEAT, SEEDS),
        "beds": ByName(GROWING, Parts({"of": Listed(SEAT, BEDS)})),
        "pots": Listed(POT, Parts({"first": Listed(HERB, Listed(SEAT, POTS))})),
        "picked": PICKED,
        "smelt": Listed(HERB, SMELT),
        "known": Flagged(HERB, KNOWN),
        "rain": When(WET, Own(lambda *_: "much", lambda *_: None, '"much"')),
        "mine": Counted(HERB, KNOWN),
    }
)


def planted() -> Garden:
    state = garden()
    TURN.put(state, 1)
    BEDS.put(state, 2, 1, 3)
    POTS.put(state, 1, 0, 1, 4)
    PICKED.put(state, [2])
    SMELT.put(state, 0, 3)
    KNOWN.put(state, 1, 1)
    return state


WRITTEN = {
    "turn": 1,
    "wet": False,
    "seeds": [1, 1],
    "beds": {"rue": {"of": [0, 0]}, "dill": {"of": [0, 3]}},
    "pots": [{"first": [[0, 0]] * 3}, {"first": [[0, 4], [0, 0], [0, 0]]}],
    "picked": ["dill"],
    "smelt": [[0, 1], [], []],
    "known": ["sage"],
    "mine": {"sage": 1},
}


def test_a_shape_writes_fields_as_plain_data() -> None:
    assert SHAPE.write(planted(), ()) == WRITTEN


def test_a_shape_reads_what_it_wrote() -> None:
    state = garden()
    SHAPE.read(state, (), WRITTEN, "the garden")
    assert state.key() == planted().key()


def test_what_only_some_games_have_is_left_out_of_others() -> None:
    state = planted()
    WET.put(state, 1)
    written = SHAPE.write(state, ())
    assert written["rain"] == "much"
    again = garden()
    SHAPE.read(again, (), written, "the garden")
    assert again.key() == state.key()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"turn": 4}, "turn must be a whole number from 0 to 1, not 4."),
        ({"turn": None}, ""),
        ({"wet": 1}, "wet must be true or false, not 1."),
        ({"seeds": [1]}, "seeds must list 2 numbers, not 1."),
        ({"seeds": [1, 8]}, "seeds must be a whole number from 0 to 7, not 8."),
        ({"seeds": 3}, "seeds must be a list."),
        ({"pots": []}, "pots must list 2 pots, not 0."),
        ({"pots": [1, 2]}, "pots must be an object."),
        ({"beds": {"oak": {}}}, "beds: 'oak' is no herb in play."),
        ({"beds": {}}, "rue must be an object."),
        ({"picked": ["oak"]}, "picked must be one of rue, sage, dill, not 'oak'."),
        ({"picked": ["rue"] * 3}, "picked must list at most 2, not 3."),
        ({"picked": [None]}, ""),
        ({"smelt": [[2], [], []]}, "smelt must be a whole number from 0 to 1, not 2."),
        ({"smelt": [2, [], []]}, "smelt must be a list."),
        ({"known": ["oak"]}, "known must be one of rue, sage, dill, not 'oak'."),
        ({"mine": {"oak": 1}}, "mine: there is no such card here: 'oak'."),
        ({"mine": {"rue": 2}}, "mine must be a whole number from 0 to 1, not 2."),
    ],
)
def test_what_does_not_fit_is_said(change: dict[str, object], sentence: str) -> None:
    if not sentence:
        SHAPE.read(garden(), (), WRITTEN | change, "the garden")
        return
    with pytest.raises(BadFile) as refused:
        SHAPE.read(garden(), (), WRITTEN | change, "the garden")
    assert str(refused.value) == sentence


def test_a_shape_is_a_type() -> None:
    assert SHAPE.type() == (
        "{ turn: number | null; wet: boolean; seeds: number[]; "
        'beds: Record<"rue" | "sage" | "dill", { of: number[] }>; '
        "pots: { first: number[][] }[]; "
        'picked: ("rue" | "sage" | "dill" | null)[]; smelt: number[][]; '
        'known: ("rue" | "sage" | "dill" | null)[]; rain?: "much"; '
        "mine: Record<string, number> }"
    )


def test_a_shape_names_what_it_writes() -> None:
    assert sorted(set(SHAPE.names())) == sorted(
        ["turn", "wet", "seeds", "beds", "pots", "picked", "smelt", "known"]
    )
    assert Shape().names() == []


def test_what_a_shape_leaves_out_is_written_under_its_own_name() -> None:
    shape = whole(ROW, {"whose": TURN}, ("seeds", "smelt"))
    written = shape.write(planted(), ())
    assert sorted(written) == sorted(["whose", "wet", "beds", "pots", "picked", "known"])
    assert written["beds"] == [[0, 0], [0, 0], [0, 3]]
    assert written["picked"] == ["dill"]
    again = garden()
    shape.read(again, (), written, "the garden")
    assert BEDS.of(again, 2, 1) == 3


def test_a_number_that_cannot_be_is_named() -> None:
    state = planted()
    assert misfit(state) is None
    BEDS.put(state, 1, 0, 6)
    assert misfit(state) == "beds (1, 0) cannot be 6."
    BEDS.put(state, 1, 0, 0)
    PICKED.put(state, [3])
    assert misfit(state) == "picked (0,) cannot be 3."


def test_a_bare_shape_says_nothing() -> None:
    bare = Shape()
    with pytest.raises(NotImplementedError):
        bare.write(None, ())
    with pytest.raises(NotImplementedError):
        bare.read(None, (), None, "")
    with pytest.raises(NotImplementedError):
        bare.type()
    assert isinstance(Piled(PICKED), Shape)
