from __future__ import annotations

from tests.server.person import BIDS, RATTUS, Person
from tests.server.test_tables import BOT, ME, play_bids


def at_the_table(ann: Person) -> None:
    ann.set_up(RATTUS, ME, BOT, BOT)
    ann.start()


def bidding(ann: Person, bob: Person, **more: object) -> None:
    ann.set_up(BIDS, ME, **more)
    bob.join(ann.table)
    ann.start()


def test_an_answer_leads_to_a_new_version_and_its_events(ann: Person) -> None:
    at_the_table(ann)
    before = ann.asked()
    choice = before["questions"][0]["answers"][0]["choice"]
    accepted = ann.answer(choice, version=before["version"])
    assert accepted["version"] == before["version"] + 1
    after = ann.view(since=before["version"])
    assert after["steps"][0]["version"] == accepted["version"]
    assert after["steps"][0]["events"][0]["event"]["event"]
    assert after["steps"][0]["events"][0]["sentence"]
    assert [step["version"] for step in after["steps"]] == list(
        range(before["version"] + 1, after["version"] + 1)
    )


def test_a_question_has_words_and_answers_with_things_to_touch(ann: Person) -> None:
    at_the_table(ann)
    question = ann.asked()["questions"][0]
    assert question["prompt"]
    assert question["explanation"]
    assert all(answer["label"] and answer["touch"] for answer in question["answers"])


def test_an_answer_may_be_given_in_the_words_of_records(ann: Person) -> None:
    at_the_table(ann)
    answer = ann.asked()["questions"][0]["answers"][2]
    assert answer["say"] == "settle Germania"
    ann.answer(answer["say"])
    assert "You place 2 citizens in Germania." in str(ann.view(since=0)["steps"])


def test_words_that_are_not_understood_are_refused_and_change_nothing(ann: Person) -> None:
    at_the_table(ann)
    before = ann.asked()
    body = {"version": before["version"], "choices": ["settle Atlantis"]}
    reply = ann.ask("POST", f"/tables/{ann.table}/answers", json=body)
    assert (reply.status_code, reply.json()["code"]) == (422, "illegal")
    assert reply.json()["sentence"].startswith("'settle Atlantis' is not among the answers; say")
    assert ann.answer_refused("", version=before["version"]) == "malformed"
    assert ann.view() == before


def test_a_stale_version_is_refused(ann: Person) -> None:
    at_the_table(ann)
    view = ann.asked()
    choice = view["questions"][0]["answers"][0]["choice"]
    assert ann.answer_refused(choice, version=view["version"] - 1) == "stale"
    assert ann.answer_refused(choice, version=view["version"] + 1) == "stale"


def test_an_illegal_choice_is_refused_and_changes_nothing(ann: Person) -> None:
    at_the_table(ann)
    before = ann.asked()
    assert ann.answer_refused(999, version=before["version"]) == "illegal"
    assert ann.view() == before


def test_a_wrong_seat_is_refused(ann: Person, bob: Person) -> None:
    bidding(ann, bob)
    assert ann.answer_refused(0, seat=1) == "not_yours"
    stranger = Person(ann.client)
    stranger.table = ann.table
    assert stranger.answer_refused(0) == "no_seat"


def test_the_secret_of_a_seat_opens_it_without_a_cookie(ann: Person) -> None:
    at_the_table(ann)
    program = Person(ann.client)
    key = {"authorization": f"Bearer {ann.secret}"}
    assert program.get(f"/tables/{ann.table}/view", headers=key)["seat"] == 0


def test_several_answers_in_a_row_are_all_or_nothing(ann: Person, bob: Person) -> None:
    bidding(ann, bob)
    before = ann.view()
    assert ann.answer_refused(2, 7, version=before["version"]) == "illegal"
    assert ann.view() == before
    assert ann.answer(2, 0, 3, version=before["version"])["version"] == before["version"] + 3
    assert ann.view()["questions"][0]["held"] == {"bid": 3}


def test_a_repeated_request_is_answered_the_same_and_applied_once(ann: Person) -> None:
    at_the_table(ann)
    view = ann.asked()
    choice = view["questions"][0]["answers"][0]["choice"]
    first = ann.answer(choice, version=view["version"], request="r1")
    assert ann.answer(choice, version=view["version"], request="r1") == first
    ann.play_on(5)
    assert ann.answer(choice, version=view["version"], request="r1") == first
    own = [step for step in ann.view(since=view["version"])["steps"] if step["seat"] == 0]
    assert [step["version"] for step in own].count(first["version"]) == 1


def test_nobody_hears_others_think_behind_their_screens(ann: Person, bob: Person) -> None:
    bidding(ann, bob)
    before, around = bob.view(), bob.get(f"/tables/{bob.table}")
    ann.answer(2, 0, 3, 1)
    assert bob.view() == before
    assert bob.get(f"/tables/{bob.table}") == around
    assert bob.view(since=before["version"])["steps"] == []
    bob.answer(1, 1, version=before["version"])
    after = bob.view(since=before["version"])
    revealed = [told["event"]["event"] for step in after["steps"] for told in step["events"]]
    assert revealed[0] == "BidsRevealed"
    assert after["version"] == before["version"] + 2


def test_a_version_that_never_was_is_refused(ann: Person) -> None:
    at_the_table(ann)
    path = f"/tables/{ann.table}/view?since=10000"
    assert ann.refused(path, method="GET") == "stale"


def test_an_answer_behind_the_screen_is_taken_back_while_others_think(
    ann: Person, bob: Person
) -> None:
    bidding(ann, bob)
    start = ann.view()
    ann.answer(2)
    bob.answer(4)
    ann.answer(1)
    seen = ann.view()
    assert seen["questions"] == []
    assert seen["can_undo"]
    unheard = bob.view()
    ann.post(f"/tables/{ann.table}/undo", {"version": seen["version"]})
    assert bob.view() == unheard
    after = ann.view(since=start["version"])
    assert after["questions"][0]["kind"] == "sure"
    assert after["steps"][-1]["takes_back"] == [start["version"] + 2]
    ann.post(f"/tables/{ann.table}/undo", {"version": after["version"]})
    assert ann.view()["questions"][0]["kind"] == "bid"
    assert not ann.view()["can_undo"]
    assert ann.refused(f"/tables/{ann.table}/undo", {"version": ann.view()["version"]}) == "not_now"


def test_what_was_revealed_is_not_taken_back(ann: Person, bob: Person) -> None:
    bidding(ann, bob)
    ann.answer(1, 1)
    bob.answer(2, 1)
    assert not ann.view()["can_undo"]
    assert not bob.view()["can_undo"]


def test_a_record_leaves_out_what_was_taken_back(ann: Person, bob: Person) -> None:
    bidding(ann, bob)
    ann.answer(5)
    ann.post(f"/tables/{ann.table}/undo", {"version": ann.view()["version"]})
    play_bids(ann, bob)
    record = ann.ask("GET", f"/tables/{ann.table}/record").text
    assert "0:5" not in record


def test_a_table_may_do_without_undo(ann: Person, bob: Person) -> None:
    bidding(ann, bob, undo=False)
    ann.answer(5)
    view = ann.view()
    assert not view["can_undo"]
    assert ann.refused(f"/tables/{ann.table}/undo", {"version": view["version"]}) == "off"


def test_a_turn_of_rattus_is_taken_back_step_by_step(ann: Person) -> None:
    at_the_table(ann)
    for _ in range(400):
        view = ann.asked()
        choice = view["questions"][0]["answers"][0]["choice"]
        ann.answer(choice, version=view["version"])
        after = ann.view()
        if after["can_undo"] and after["version"] == view["version"] + 1:
            break
    ann.post(f"/tables/{ann.table}/undo", {"version": after["version"]})
    again = ann.view(since=view["version"])
    assert again["observation"] == view["observation"]
    assert again["questions"] == view["questions"]
    assert again["steps"][-1]["takes_back"] == [view["version"] + 1]
