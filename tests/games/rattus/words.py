"""Answers in words: every question's answers as sentences that a test can say and read."""

from __future__ import annotations

from pathlib import Path

from ratking.core.errors import IllegalAnswer
from ratking.core.event import Event
from ratking.core.question import NATURE, Question
from ratking.core.state import top_place
from ratking.games.rattus.cards.crowns import NEW_WALL
from ratking.games.rattus.cards.deck import NAMES
from ratking.games.rattus.cards.pied_piper import NO_MORE_RATS
from ratking.games.rattus.domains import CITIZENS_EACH, SLOTS
from ratking.games.rattus.game import Rattus
from ratking.games.rattus.invariants import broken_invariant
from ratking.games.rattus.questions import DONE, STOP, TAKE, USE
from ratking.games.rattus.state import Box, RattusState
from ratking.games.rattus.tokens import FAMILIES, Face
from ratking.games.rattus.use import CARD_ASKS
from ratking.games.rattus.windows import PASS

RATTUS = Rattus(Path(__file__).parent / "box")
"""The rules, with rat tokens that a correction of the real table leaves alone."""

COLOURS = ("red", "blue", "yellow", "green", "purple", "orange")

VERBS = {
    "draw_card": "draw",
    "plague_starts": "plague",
    "settle": "settle",
    "place_caravan": "caravan",
    "move_plague": "plague",
    "add_rat": "add",
    "lower_limits": "lower",
    "choose_rat": "reveal",
    "deal_face": "rat",
    "join_caravan": "join",
    "how_many": "place",
    "draw_region_card": "card",
    "play_region_card": "play",
    "choose_shielded": "protect",
    "choose_region": "ravage",
    "choose_face": "next",
    "take_diplomat": "diplomat",
    "take_potions": "potions",
    "release": "release",
    "move_in": "gain",
    "crusade": "crusade",
    "add_extra_rat": "extra",
}
"""How an answer to each question of the rules begins."""

CARD_VERBS = {
    "a_region": "in",
    "another_region": "in",
    "a_region_to_settle": "in",
    "a_region_shown": "in",
    "a_region_for_a_diplomat": "in",
    "a_region_for_a_potion": "in",
    "a_region_of_mine": "from",
    "a_region_of_mine_or_stop": "from",
    "a_region_of_mine_without_rats": "from",
    "a_region_to_leave": "from",
    "a_goal_nearby": "to",
    "a_goal_anywhere": "to",
    "a_goal_for_the_caravan": "to",
    "a_room_for_it": "to",
    "a_way_for_the_caravan": "over",
    "a_rat": "look",
    "another_rat": "look",
    "a_rat_to_move": "move",
    "a_follower_or_stop": "follow",
    "how_many": "move",
    "yes_or_no": "swap",
    "one_with_a_potion": "bearer",
    "to_the_diplomat": "diplomat",
    "one_of_the_drawn": "keep",
    "a_wall": "wall",
    "a_border": "on",
}
"""How an answer to each question of a card begins."""

NONE_OF_THEM = {
    "region": {"stop": STOP},
    "rat": {"no more": NO_MORE_RATS},
    "border": {"new wall": NEW_WALL},
    "region_card": {"pass": PASS},
}
"""The answer in place of one of a kind."""


def play(state: RattusState, *steps: str) -> list[Event]:
    """Give one answer after the other, whoever is asked; tell everything that happened.

    Going on with "plague France" in the action phase means that the player is done with it.
    """
    told: list[Event] = []
    for step in steps:
        if _present(state).kind.name == "act" and step.startswith("plague"):
            told += _say(state, "done")
        told += _say(state, step)
    return told


def may(state: RattusState, sentence: str) -> bool:
    """Say whether the rules offer this answer now."""
    return _choice(state, sentence) in RATTUS.answers(state, _present(state).seat)


def offered(state: RattusState) -> list[str]:
    """List everything that may be answered now."""
    answers = RATTUS.answers(state, _present(state).seat)
    return [words for words, choice in _sentences(state).items() if choice in answers]


def asked(state: RattusState) -> str:
    """Say who is asked what, such as "red move_plague", or that the game is over."""
    if RATTUS.is_over(state):
        return "over"
    present = _present(state)
    return f"{'nature' if present.seat == NATURE else COLOURS[present.seat]} {_name(state)}"


def face_words(face: Face) -> str:
    """Describe the hidden side of a rat."""
    words = ["limit", str(face.limit)] + ["majority"] * face.majority + ["all"] * face.everyone
    for family, count in zip(FAMILIES, face.symbols, strict=True):
        words += [family] * count
    return " ".join(words)


def face_number(faces: list[Face], words: str) -> int:
    """Find the face with exactly these symbols, in whatever order they are named."""
    return [sorted(face_words(face).split()) for face in faces].index(sorted(words.split()))


def card_words(box: Box, card: int) -> str:
    """Describe a region card: its region and its two classes, or a question mark; or its back."""
    if card < 0:
        return "unknown"
    known = box.region_cards[card]
    classes = [FAMILIES[family] for family in known.classes]
    shown = "?" if len(classes) == len(FAMILIES) else " ".join(classes)
    return f"{box.board.names[known.region]} {shown}"


def card_number(box: Box, words: str) -> int:
    """Find the region card that is described so."""
    cards = range(len(box.region_cards))
    return [sorted(card_words(box, card).split()) for card in cards].index(sorted(words.split()))


def _present(state: RattusState) -> Question:
    return state.pending[-1]


def _name(state: RattusState) -> str:
    present = _present(state)
    if present.kind.name != "card":
        return present.kind.name
    return CARD_ASKS.present(state, top_place(state)).name


def _say(state: RattusState, sentence: str) -> list[Event]:
    try:
        told = RATTUS.answer(state, _present(state).seat, _choice(state, sentence))
    except IllegalAnswer as error:
        error.add_note(f"{sentence!r} was said; {asked(state)} offers {offered(state)}")
        raise
    assert broken_invariant(state) is None
    return told


def _choice(state: RattusState, sentence: str) -> int:
    known = {tuple(sorted(words.split())): choice for words, choice in _sentences(state).items()}
    wanted = tuple(sorted(sentence.split()))
    assert wanted in known, f"{sentence!r} answers another question than {asked(state)!r}"
    return known[wanted]


def _sentences(state: RattusState) -> dict[str, int]:
    """Name every answer of the question's domain, the illegal ones too."""
    present = _present(state)
    domain = present.kind.domain_in(state, top_place(state))
    if domain == "action":
        return _actions(state)
    verbs = CARD_VERBS if present.kind.name == "card" else VERBS
    verb = verbs[_name(state)]
    sentences = {f"{verb} {words}": choice for words, choice in _values(state, domain).items()}
    return sentences | NONE_OF_THEM.get(domain, {})


def _actions(state: RattusState) -> dict[str, int]:
    increase = {f"increase {region}": choice for region, choice in _regions(state).items()}
    take = {f"take {card}": TAKE + choice for card, choice in NAMES.items()}
    use = {f"use {card}": USE + choice for card, choice in NAMES.items()}
    return increase | take | use | {"done": DONE}


def _values(state: RattusState, domain: str) -> dict[str, int]:
    if domain == "region":
        return _regions(state)
    if domain == "card":
        return NAMES
    if domain == "yes_no":
        return {"no": 0, "yes": 1}
    if domain == "count":
        return {str(count): count for count in range(CITIZENS_EACH + 1)}
    if domain == "face":
        return {face_words(face): number for number, face in enumerate(state.box.faces)}
    if domain == "region_card":
        return {card_words(state.box, card): card for card in range(PASS)}
    if domain == "border":
        return {_border(state, pair): border for border, pair in enumerate(state.box.borders)}
    assert domain == "rat"
    return {
        f"{name} {place + 1}": region * SLOTS + place
        for name, region in _regions(state).items()
        for place in range(SLOTS)
    }


def _border(state: RattusState, pair: tuple[int, int]) -> str:
    return "-".join(state.box.board.names[region] for region in pair)


def _regions(state: RattusState) -> dict[str, int]:
    return {name: region for region, name in enumerate(state.box.board.names)}
