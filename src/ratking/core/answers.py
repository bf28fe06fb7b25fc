"""What the answers of a question stand for: verbs, each with what it is done to, one after another.

`Answers(Verb("increase", REGION), Verb("take", CARD), Verb("done"))` numbers 17 regions, then the
cards, then one more. So the numbers follow from the verbs, and whoever says an answer in words
needs nothing else: the verb, and the name of what it is done to.
"""

from __future__ import annotations

from typing import Any, Final, final

from ratking.core.domain import Domain, plain
from ratking.core.errors import IllegalAnswer

FEW: Final = 12
"""So many answers are listed when one is not understood."""


@final
class Verb:
    """One way to answer: a word of the rule book, and what it is done to; some need only that."""

    def __init__(self, said: str, values: Domain | None = None) -> None:
        self.said = said
        self.values = values
        self.first = 0  # the number of its first answer, once it is among others

    @property
    def size(self) -> int:
        """Count the answers that there is room for."""
        return 1 if self.values is None else self.values.size

    def size_in(self, box: Any) -> int:
        """Count the answers in a box."""
        return 1 if self.values is None else self.values.most_in(box) + 1

    def in_words(self, state: Any, value: int) -> str:
        """Say one of its answers, counted from its first."""
        if self.values is None:
            return self.said
        return f"{self.said} {self.values.said(state, value)}"

    def heard(self, state: Any, text: str) -> int | None:
        """Find the answer that is said so, counted from its first."""
        said = plain(self.said)
        if self.values is None:
            return 0 if text == said else None
        if not text.startswith(f"{said} "):
            return None
        return self.values.heard(state, text[len(said) + 1 :])


@final
class Answers(Domain):
    """Everything that a kind of question can be answered with, whether it is legal now or not."""

    def __init__(self, *verbs: Verb, thing: str = "") -> None:
        self.verbs = verbs
        size = 0
        for verb in verbs:
            verb.first = size
            size += verb.size
        super().__init__("answer", 0, size - 1, thing=thing or _thing(verbs))

    def verb(self, answer: int) -> Verb:
        """Find the verb of an answer."""
        for verb in self.verbs:
            if verb.first <= answer < verb.first + verb.size:
                return verb
        raise IllegalAnswer(f"{answer} is not among the answers.")

    def first(self, said: str) -> int:
        """Number the first answer, or the only one, that begins with a verb."""
        return next(verb.first for verb in self.verbs if verb.said == said)

    def size_in(self, box: Any) -> int:
        """Count the answers that need a number in a box."""
        return self.verbs[-1].first + self.verbs[-1].size_in(box)

    def said(self, state: Any, value: int) -> str:
        """Say an answer in words."""
        verb = self.verb(value)
        return verb.in_words(state, value - verb.first)

    def heard(self, state: Any, text: str) -> int | None:
        """Find the answer that is said so, or None when nothing is."""
        wanted = plain(text)
        for verb in self.verbs:
            found = verb.heard(state, wanted)
            if found is not None:
                return verb.first + found
        return None

    def meaning(self) -> str:
        """Say in a table what the numbers stand for."""
        return ", ".join(map(_meaning, self.verbs))


def among(sentences: list[str]) -> str:
    """List what may be said; of very many the first ones."""
    left = len(sentences) - FEW
    return ", ".join(sentences[:FEW]) + (f" or {left} more" if left > 0 else "")


def _thing(verbs: tuple[Verb, ...]) -> str:
    values = verbs[0].values if verbs else None
    return "" if values is None else values.thing


def _meaning(verb: Verb) -> str:
    if verb.values is None:
        return f"{verb.first}: {verb.said}"
    said = f"{verb.said} ({verb.values.name})"
    return f"{verb.first} on: {said}" if verb.first else said


NOTHING_TO_SAY: Final = Answers()
"""What a step is answered with, which asks nobody."""
