"""Games and states can be copied by Python's own copy, and travel in a pickle."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import pytest

from ratking.core.errors import BadFile
from ratking.games import GAMES, game

BOXES = Path(__file__).parent.parent.parent / "src" / "ratking" / "games"


def sent(thing: Any) -> Any:
    """Send something to another process and back."""
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("name", list(GAMES))
def test_a_state_and_what_a_seat_sees_can_be_copied_and_sent(name: str) -> None:
    opened = game(name)
    state = opened.new({"players": 3})
    for twin in copy.copy(state), copy.deepcopy(state), sent(state):
        assert twin is not state
        assert opened.to_json(twin) == opened.to_json(state)
    seen = opened.observe(state, 1)
    for again in copy.deepcopy(seen), sent(seen):
        assert again.seat == 1
        assert opened.to_json(again.table) == opened.to_json(seen.table)


@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_travels_with_the_tables_of_its_owner(name: str, tmp_path: Path) -> None:
    opened = game(name)
    assert copy.copy(opened) is copy.deepcopy(opened) is opened
    assert sent(opened).name == name
    file = sorted((BOXES / name / "data").glob("*.json"))[0]
    own = tmp_path / file.name
    own.write_text(file.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    owned = game(name, tmp_path)
    assert sent(owned).fingerprint() == owned.fingerprint() != "standard"
    state = owned.new({})
    assert owned.to_json(sent(state)) == owned.to_json(state)


def test_a_pickle_of_tables_that_have_changed_is_refused(tmp_path: Path) -> None:
    own = tmp_path / "tokens.json"
    text = (BOXES / "rattus" / "data" / "tokens.json").read_text(encoding="utf-8")
    own.write_text(text + "\n", encoding="utf-8")
    pickled = pickle.dumps(game("rattus", tmp_path))
    own.write_text(text + "\n\n", encoding="utf-8")
    with pytest.raises(BadFile, match="The pickle was made with other tables"):
        pickle.loads(pickled)
