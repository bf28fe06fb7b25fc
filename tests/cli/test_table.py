from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ratking.core.record import read_record, replay
from ratking.games import game
from tests.cli.conftest import Ratking

ALONE = ("table", "rattus", "--players", "2", "--seed", "7")
SETTLED = ("1", "2")
"""Red settles in Anglia and France; then it is red's turn."""


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def talk(ratking: Ratking, *typed: str, words: tuple[object, ...] = ALONE) -> str:
    said = ratking(*words, typed=lines(*typed))
    assert (said.code, said.err) == (0, "")
    return said.out


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_game_is_played_to_its_end(ratking: Ratking, tmp_path: Path, players: int) -> None:
    words = ("table", "rattus", "--players", players, "--agents", "uniform", "--seed", "3")
    path = tmp_path / "game.txt"
    out = talk(ratking, *["1"] * 2000, words=(*words, "--save", path))
    assert "You are red." in out
    assert "The plague ravages every region" in out
    assert f"\n{players}. " in out
    assert max(len(line) for line in out.splitlines()) <= 80
    record = read_record(path.read_text(encoding="utf-8"), game)
    assert game("rattus").is_over(replay(game("rattus"), record)[0])


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("cards", ["africanus", "pied_piper", "random"])
def test_a_game_with_more_cards_is_played_to_its_end(
    ratking: Ratking, players: int, cards: str
) -> None:
    words = ("table", "rattus", "--players", players, "--agents", "uniform", "--seed", "5")
    options = ("--option", f"cards={cards}", "--option", "region_cards=on")
    out = talk(ratking, *["1"] * 3000, words=(*words, *options))
    assert "You draw the region card" in out
    assert "blue draws a region card" in out.lower()
    assert f"\n{players}. " in out
    assert max(len(line) for line in out.splitlines()) <= 80


NO_CHIVALRY = "No Chivalry card is in this game"
WITHOUT_CHIVALRY = ("--option", "cards=Witch,King,Monk,Merchant,Peasant,Sultan")


def test_a_small_table_without_chivalry_is_advised_once(ratking: Ratking) -> None:
    out = talk(ratking, *SETTLED, words=(*ALONE, *WITHOUT_CHIVALRY))
    assert out.count(NO_CHIVALRY) == 1
    assert out.index(NO_CHIVALRY) < out.index("The plague starts in")


def test_advice_on_drawn_cards_waits_until_they_are_drawn(ratking: Ratking) -> None:
    words = ("table", "rattus", "--players", "2", "--option", "cards=africanus")
    games = [talk(ratking, words=(*words, "--seed", seed)) for seed in range(6)]
    for out in games:
        assert out.count(NO_CHIVALRY) == ("In this game: Knight." not in out)
    assert any(NO_CHIVALRY in out for out in games)
    assert not all(NO_CHIVALRY in out for out in games)


def test_other_tables_get_no_advice(ratking: Ratking) -> None:
    assert NO_CHIVALRY not in talk(ratking)
    four = ("table", "rattus", "--players", "4", *WITHOUT_CHIVALRY)
    assert NO_CHIVALRY not in talk(ratking, words=four)


def test_plain_text_has_no_colours(ratking: Ratking) -> None:
    assert "\x1b" not in talk(ratking, *SETTLED)


def test_a_person_may_sit_anywhere(ratking: Ratking) -> None:
    assert "You are blue." in talk(ratking, words=(*ALONE, "--seat", "blue"))


def test_bots_moves_are_told_as_sentences(ratking: Ratking) -> None:
    out = talk(ratking, "1")
    assert re.search(
        r"  You place 2 citizens in Anglia\.\n  Blue places 2 citizens in \w+\.\n", out
    )


def test_the_end_of_the_input_is_a_polite_way_to_leave(ratking: Ratking) -> None:
    assert talk(ratking).endswith("red> \nGoodbye.\n")
    assert talk(ratking, "q").endswith("red> q\nGoodbye.\n")


@pytest.mark.parametrize("typed", ["0", "99", "1 2", "99999999999999999999", "²", "-1"])
def test_what_is_no_answer_is_said(ratking: Ratking, typed: str) -> None:
    assert "Answer with a number from 1 to 7" in talk(ratking, typed)


def test_an_answer_may_be_said_in_words(ratking: Ratking) -> None:
    out = talk(ratking, "settle Atlantis", "settle France")
    assert "'settle Atlantis' is not among the answers; say one of: settle Anglia" in out
    assert "You place 2 citizens in France." in out


def test_an_empty_line_and_b_draw_the_board_again(ratking: Ratking) -> None:
    assert talk(ratking, "", "b").count("Supply: 34 rats.") == 3


def test_a_question_mark_explains_the_question_and_the_cards(ratking: Ratking) -> None:
    out = talk(ratking, "?")
    assert "Before the first turn everybody puts citizens on the board" in out
    assert "Witch: Look at one rat on the board" in out


def test_cards_regions_marks_and_rules_can_be_looked_up(ratking: Ratking) -> None:
    out = talk(ratking, "r wit", "r espagna", "r board", "r rb-1", "r unheard of", "r")
    assert "Witch: Look at one rat on the board" in out
    assert "Espagna: its neighbours are France, Italia." in out
    assert "Board: Citizens stand as a letter" in out
    assert "RB-1: " in out
    assert out.count("There is nothing of that name.") == 2


def test_the_log_repeats_the_latest_sentences(ratking: Ratking) -> None:
    out = talk(ratking, *SETTLED, "l", "l 1")
    assert out.count("You place 2 citizens in France.") == 2
    assert out.count("Your turn") == 3


def test_an_answer_can_be_taken_back(ratking: Ratking, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    take_peasant = "8"
    out = talk(ratking, *SETTLED, take_peasant, "u", words=(*ALONE, "--save", path))
    assert "You take the Peasant.\n" in out
    assert "Taken back.\n" in out
    untouched = talk(ratking, *SETTLED, words=(*ALONE, "--save", tmp_path / "other.txt"))
    assert "Taken back." not in untouched
    assert path.read_text(encoding="utf-8") == (tmp_path / "other.txt").read_text(encoding="utf-8")


def test_what_was_taken_back_can_be_answered_otherwise_and_is_told_again(ratking: Ratking) -> None:
    out = talk(ratking, *SETTLED, "8", "u", "9")
    assert out.index("You take the Peasant.") < out.index("You take the Monk.")


def test_a_passed_turn_is_not_taken_back(ratking: Ratking) -> None:
    assert "There is nothing to take back" in talk(ratking, *SETTLED, "u")


def test_what_was_seen_is_not_taken_back(ratking: Ratking) -> None:
    take_witch, use_witch, first_rat = "11", "8", "1"
    out = talk(ratking, *SETTLED, take_witch, use_witch, first_rat, "u")
    assert "You look at a rat in" in out
    assert out.count("Taken back.") == 0
    assert "There is nothing to take back" in out


def test_nobody_takes_back_what_another_person_answered(ratking: Ratking) -> None:
    words = ("table", "rattus", "--agents", "me,me", "--seed", "7")
    out = talk(ratking, "", "1", "", "u", words=words)
    assert "There is nothing to take back" in out


def test_a_game_is_saved_and_gone_on_with(ratking: Ratking, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    out = talk(ratking, *SETTLED, "8", f"s {path}", "q")
    assert f"Saved in {path}." in out.replace("\n", "")
    on = talk(ratking, "l", words=("table", "--resume", path))
    assert "You take the Peasant." in on
    assert "Increase in" in on


def test_a_position_is_saved(ratking: Ratking, tmp_path: Path) -> None:
    path = tmp_path / "moment.json"
    talk(ratking, *SETTLED, f"s {path}")
    assert json.loads(path.read_text(encoding="utf-8"))["state"]["phase"] == "turns"


def test_saving_needs_a_place(ratking: Ratking, tmp_path: Path) -> None:
    out = talk(ratking, "s", f"s {tmp_path}", "s \0")
    assert "Say where:" in out
    assert "Is a directory" in " ".join(out.split())
    assert "embedded null byte" in out


def test_persons_at_one_keyboard_hand_it_over(ratking: Ratking) -> None:
    words = ("table", "rattus", "--agents", "me,me", "--seed", "7")
    out = talk(ratking, "", "1", "", "2", words=words)
    assert "You are red, blue, at one keyboard." in out
    assert "red, take the keyboard and press Enter." in out
    assert "blue, take the keyboard and press Enter." in out
    assert "Red places 2 citizens in Anglia." in out
    assert "You place 2 citizens in France." in out


def test_persons_at_one_keyboard_reach_the_end_together(ratking: Ratking) -> None:
    words = ("table", "rattus", "--agents", "me,me", "--seed", "7")
    out = talk(ratking, *["1"] * 2000, words=words)
    assert out.count("The plague starts in") == 2
    assert out.count("The plague ravages every region") == 1
    assert "Red wins with" in out or "Blue wins with" in out


def test_a_table_without_persons_is_watched(ratking: Ratking) -> None:
    out = talk(ratking, words=("table", "rattus", "--agents", "uniform,uniform", "--seed", "1"))
    assert "You" not in out
    assert "The game is over" in out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ((), "Say which game; 'ratking games' lists them."),
        (("chess",), "There is no game 'chess'"),
        (("rattus", "--agents", "me,nobody"), "There is no agent 'nobody'"),
        (("rattus", "--agents", "me"), "With 4 players --agents takes 4 names, or one bot"),
        (("rattus", "--agents", "me,greedy", "--seat", "0"), "the list no --seat"),
        (("rattus", "--seat", "orange"), "There is no seat 'orange'"),
        (("rattus", "--option", "cards=dragon"), "There is no class card 'dragon'"),
        (("rattus", "--option", "region_cards=some"), "region_cards must be one of off, auto, on"),
    ],
)
def test_mistakes_are_told_in_one_sentence(
    ratking: Ratking, words: tuple[str, ...], why: str
) -> None:
    assert why in ratking.mistake("table", *words)


def test_a_saved_game_keeps_its_options(ratking: Ratking, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    talk(ratking, words=(*ALONE, "--save", path))
    why = "A saved game keeps its game and its options."
    assert ratking.mistake("table", "--resume", path, "--players", "3") == why
