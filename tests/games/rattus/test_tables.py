"""The printed tables: what the box holds, and what a table of one's own must say."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from shutil import copyfile
from typing import Any

import pytest

from ratking.core.errors import BadFile
from ratking.core.play import play_randomly
from ratking.games.rattus.cards.deck import DECK, NAMES
from ratking.games.rattus.game import Rattus
from ratking.games.rattus.invariants import broken_invariant
from ratking.games.rattus.state import REMOVED
from ratking.games.rattus.tables import BANDS, FILES, STANDARD, card_rules, load_tables
from ratking.games.rattus.tokens import FAMILIES
from tests.games.rattus.boxes import changed, standard
from tests.rules import rule


@rule("RB-5")
def test_the_box_holds_65_rats_of_which_17_are_starters() -> None:
    faces = load_tables().faces
    assert len(faces) == 65
    assert sum(face.starter for face in faces) == 17


def test_every_class_card_names_the_rules_that_say_what_it_does() -> None:
    rules = card_rules()
    assert sorted(rules) == sorted(NAMES)
    assert rules["Witch"] == ("RB-33",)
    assert all(rules.values())


@rule("RB-29")
def test_the_rats_of_the_worked_example_are_in_the_box() -> None:
    words = load_tables().face_words
    assert "limit 1 peasantry royalty" in words
    assert any("limit 3" in face for face in words)
    assert "limit 2 majority peasantry" in words


def test_every_table_says_how_sure_it_is() -> None:
    for name in FILES:
        assert standard(name)["confidence"]


def test_every_card_has_a_text_and_the_number_printed_on_it() -> None:
    cards = standard("cards.json")["cards"]
    assert set(cards) == set(NAMES)
    for name, place in NAMES.items():
        assert cards[name]["number"] == DECK[place].number
        assert cards[name]["family"] == FAMILIES[DECK[place].family]
        assert load_tables().cards[name]["text"]


def test_a_card_without_a_confidence_counts_as_certain(tmp_path: Path) -> None:
    folder = changed(tmp_path, "cards.json", lambda data: data["cards"]["King"].pop("confidence"))
    assert load_tables(folder).cards["King"]["confidence"] == "certain"


def test_our_own_tables_are_called_standard() -> None:
    assert load_tables().fingerprint == "standard"


def test_a_copy_of_our_tables_is_standard_too(tmp_path: Path) -> None:
    copyfile(STANDARD / "cards.json", tmp_path / "cards.json")
    assert load_tables(tmp_path).fingerprint == "standard"


def test_other_tables_have_a_fingerprint_of_their_own(tmp_path: Path) -> None:
    def other_text(data: Any) -> None:
        data["cards"]["King"]["text"] = "Long live the King."

    game = Rattus(changed(tmp_path, "cards.json", other_text))
    assert game.tables.cards["King"]["text"] == "Long live the King."
    assert len(game.fingerprint()) == 12
    assert game.fingerprint() != "standard"


def test_a_file_that_the_folder_lacks_is_taken_from_ours(tmp_path: Path) -> None:
    def lower_limit(data: Any) -> None:
        data["tokens"][0]["limit"] = 2

    tables = load_tables(changed(tmp_path, "tokens.json", lower_limit))
    assert tables.faces[0].limit == 2
    assert tables.regions == load_tables().regions


def test_a_folder_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"There is no folder .*nowhere' with data files"):
        load_tables(tmp_path / "nowhere")


def test_a_folder_without_any_table_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"holds none of board\.json, tokens\.json, cards\.json"):
        load_tables(tmp_path)


def test_a_table_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    (tmp_path / "board.json").mkdir()
    with pytest.raises(BadFile, match=r"board\.json cannot be read: IsADirectoryError\."):
        load_tables(tmp_path)


def test_a_table_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "board.json").write_bytes(b"\xff\xfe\xfa")
    with pytest.raises(BadFile, match=r"board\.json cannot be read: UnicodeDecodeError\."):
        load_tables(tmp_path)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "tokens.json is not JSON: "),
        ("[" * 100_000, "tokens.json is not JSON: "),
        ("[]", "tokens.json must hold one object."),
    ],
    ids=["broken", "bottomless", "list"],
)
def test_a_table_that_is_no_object_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    (tmp_path / "tokens.json").write_text(text, "utf-8")
    with pytest.raises(BadFile) as refused:
        load_tables(tmp_path)
    assert str(refused.value).startswith(sentence)


def put(*path: object) -> Callable[[Any], None]:
    """Write the last word at the place that the words before it lead to."""

    def change(data: Any) -> None:
        for step in path[:-2]:
            data = data[step]
        data[path[-2]] = path[-1]

    return change


def keep_tokens(count: int) -> Callable[[Any], None]:
    """Drop tokens from the end that are no starters, or repeat the first one."""

    def change(data: Any) -> None:
        tokens = data["tokens"]
        while len(tokens) > count:
            tokens.remove(next(token for token in tokens[::-1] if not token["starter"]))
        tokens += [tokens[0]] * (count - len(tokens))

    return change


def lay_two_in_one_band(data: Any) -> None:
    data["regions"]["Russia"]["band"] = "medium"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (put("regions", []), "board.json must list its regions under 'regions'."),
        (
            put("regions", "France", "band", "blue"),
            f"board.json: France must have a band out of {', '.join(BANDS)}.",
        ),
        (
            put("regions", "France", "a big one"),
            f"board.json: France must have a band out of {', '.join(BANDS)}.",
        ),
        (lay_two_in_one_band, "board.json: there must be 3 medium regions, not 4."),
        (
            put("regions", "France", "sea", None),
            "board.json: France needs a list of neighbours by sea.",
        ),
        (
            put("regions", "France", "sea", ["Atlantis"]),
            "board.json: France cannot list 'Atlantis' as a neighbour.",
        ),
        (
            put("regions", "France", "sea", [7]),
            "board.json: France cannot list 7 as a neighbour.",
        ),
        (
            put("regions", "France", "sea", ["France"]),
            "board.json: France cannot list 'France' as a neighbour.",
        ),
        (
            put("regions", "France", "sea", ["Italia"]),
            "board.json: France cannot list 'Italia' as a neighbour.",
        ),
        (
            put("regions", "France", "sea", ["Anglia", "Scandia"]),
            "board.json: France lists Scandia as a neighbour, but Scandia does not list France.",
        ),
    ],
)
def test_a_board_that_cannot_be_is_refused(
    tmp_path: Path, change: Callable[[Any], None], sentence: str
) -> None:
    with pytest.raises(BadFile) as refused:
        load_tables(changed(tmp_path, "board.json", change))
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (put("tokens", {}), "tokens.json must list its tokens under 'tokens'."),
        (keep_tokens(31), "tokens.json: there must be 32 to 250 tokens, not 31."),
        (keep_tokens(251), "tokens.json: there must be 32 to 250 tokens, not 251."),
        (
            put("tokens", 7, "starter", False),
            "tokens.json: there must be at least 17 starters, one for every region, not 16.",
        ),
        (put("tokens", 2, "a rat"), "tokens.json: token 3 must be an object."),
        (put("tokens", 2, "limit", 0), "tokens.json: token 3 has limit 0; limits are 1 to 6."),
        (
            put("tokens", 2, "limit", 7),
            "tokens.json: token 3 needs a number from 0 to 6 for 'limit'.",
        ),
        (
            put("tokens", 2, "majority", True),
            "tokens.json: token 3 needs a number from 0 to 6 for 'majority'.",
        ),
        (
            put("tokens", 2, "all", "many"),
            "tokens.json: token 3 needs a number from 0 to 6 for 'all'.",
        ),
        (
            put("tokens", 2, "classes", "church"),
            "tokens.json: token 3 needs a list 'classes' and a yes/no 'starter'.",
        ),
        (
            put("tokens", 2, "starter", 1),
            "tokens.json: token 3 needs a list 'classes' and a yes/no 'starter'.",
        ),
        (
            put("tokens", 2, "classes", ["poetry"]),
            "tokens.json: token 3 shows 'poetry', which is no class.",
        ),
    ],
)
def test_tokens_that_cannot_be_are_refused(
    tmp_path: Path, change: Callable[[Any], None], sentence: str
) -> None:
    with pytest.raises(BadFile) as refused:
        load_tables(changed(tmp_path, "tokens.json", change))
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (put("cards", []), "cards.json must list its cards under 'cards'."),
        (put("cards", "King", "Long live the King"), "cards.json: King needs a 'text'."),
        (put("cards", "King", "text", 5), "cards.json: King needs a 'text'."),
        (lambda data: data["cards"].pop("King"), "cards.json: the King is missing."),
    ],
)
def test_cards_that_cannot_be_are_refused(
    tmp_path: Path, change: Callable[[Any], None], sentence: str
) -> None:
    with pytest.raises(BadFile) as refused:
        load_tables(changed(tmp_path, "cards.json", change))
    assert str(refused.value) == sentence


def test_a_token_may_show_a_class_twice(tmp_path: Path) -> None:
    change = put("tokens", 0, "classes", ["church", "church"])
    tables = load_tables(changed(tmp_path, "tokens.json", change))
    assert tables.face_words[0] == "limit 1 church church"


def test_tokens_that_are_printed_alike_are_counted(tmp_path: Path) -> None:
    first = standard("tokens.json")["tokens"][0]
    words = load_tables(changed(tmp_path, "tokens.json", put("tokens", 1, first))).face_words
    assert words[1] == f"{words[0]} (2)"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            put("region_cards", []),
            "region_cards.json must list the cards of every region and of no other.",
        ),
        (
            put("region_cards", "Atlantis", ["?", "?", "?"]),
            "region_cards.json must list the cards of every region and of no other.",
        ),
        (
            put("region_cards", "France", ["?"]),
            "region_cards.json: France must have 3 cards.",
        ),
        (
            put("region_cards", "France", 0, ["church"]),
            "region_cards.json: a card of France shows two different classes or '?'.",
        ),
        (
            put("region_cards", "France", 0, ["church", "church"]),
            "region_cards.json: a card of France shows two different classes or '?'.",
        ),
        (
            put("region_cards", "France", 0, ["church", "poetry"]),
            "region_cards.json: France shows 'poetry', which is no class.",
        ),
    ],
)
def test_region_cards_that_cannot_be_are_refused(
    tmp_path: Path, change: Callable[[Any], None], sentence: str
) -> None:
    with pytest.raises(BadFile) as refused:
        load_tables(changed(tmp_path, "region_cards.json", change))
    assert str(refused.value) == sentence


@rule("RA-3")
def test_a_region_card_of_ones_own_is_used(tmp_path: Path) -> None:
    change = put("region_cards", "Anglia", 0, "?")
    cards = load_tables(changed(tmp_path, "region_cards.json", change)).region_cards
    assert cards[0].classes == tuple(range(7))


@rule("RB-44")
@pytest.mark.parametrize("count", [32, 60, 70, 250])
@pytest.mark.parametrize("players", [2, 6])
def test_a_box_with_more_or_fewer_rats_is_played_to_its_end(
    tmp_path: Path, count: int, players: int
) -> None:
    game = Rattus(changed(tmp_path, "tokens.json", keep_tokens(count)))
    state = game.new({"players": players})
    assert state.supply == count - len(state.box.in_play) - REMOVED[players]
    play_randomly(game, state, Random(count))
    assert game.is_over(state)
    assert broken_invariant(state) is None


@rule("RB-6")
def test_starters_beyond_the_regions_go_into_the_bag(tmp_path: Path) -> None:
    game = Rattus(changed(tmp_path, "tokens.json", put("tokens", 0, "starter", True)))
    assert game.new({"players": 6}).strays == 1
