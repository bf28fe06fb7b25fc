"""Phase 7: swaps, upkeep and starvation, then what the clans do at the end of the round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.domain import Count
from ratking.core.question import NOBODY, Amount, Kind, Step, seat_of
from ratking.core.row import below, bit
from ratking.core.state import ask, ask_together, tell
from ratking.games.ratland import events
from ratking.games.ratland.cards.clans import clan_of
from ratking.games.ratland.cards.deck import event_of
from ratking.games.ratland.pieces import PANTRY
from ratking.games.ratland.screens import Screens, think_together
from ratking.games.ratland.state import (
    CHEESE,
    FEEDING,
    SECRET,
    SICK,
    SOME_RATS,
    STARVING,
    SUPPLY,
    RatlandState,
    clockwise,
    is_open,
    nth_clockwise,
    of_all,
    on_the_board,
    rats_in,
)
from ratking.games.ratland.verbs import (
    come_home,
    give_cheese,
    pay_cheese,
    starve_rats,
    swap_rat,
    transmute,
)
from ratking.games.ratland.verbs_round import enter_phase
from ratking.games.ratland.verbs_screens import (
    choose_secretly,
    count_the_starving,
    forget_secrets,
)

SWAPS: Final = Answers(Verb("keep"), Verb("swap healthy"), Verb("swap poisoned"), thing="swap")
KEEP: Final = SWAPS.first("keep")
SWAP_HEALTHY: Final = SWAPS.first("swap healthy")
SWAP_POISONED: Final = SWAPS.first("swap poisoned")

TRANSMUTED: Final = Count(2)
"""No clan turns more cheese than that into rats in one round (RL-81)."""


class Feed(Step[RatlandState]):
    """The feeding phase begins: all rats in the sewers come home."""

    name = "feed"

    def run(self, state: RatlandState, asked: int) -> None:
        """Swap first if the event allows it (RL-66), then pay, then let the clans act."""
        enter_phase(state, FEEDING)
        for seat in range(state.box.players):
            come_home(state, seat)
        ask(state, MAKE_MUSIC, NOBODY)
        ask(state, PAY, NOBODY)
        if event_of(state).swaps_rats():
            think_together(state, SWAP_RATS)


class Swap(Kind[RatlandState]):
    """Do you swap a rat for a cheese: no, a healthy one, a poisoned one (RL-66)?"""

    name = "swap"
    domain = SWAPS
    together = True

    def answers(self, state: RatlandState, asked: int) -> i64:
        """List what there is."""
        seat, found = seat_of(state, asked), bit(KEEP)
        if rats_in(state, seat, PANTRY):
            found |= bit(SWAP_HEALTHY)
        if SICK.of(state, seat):
            found |= bit(SWAP_POISONED)
        return found

    def answered(self, state: RatlandState, asked: int, choice: int) -> None:
        """Remember it behind the screen."""
        choose_secretly(state, seat_of(state, asked), choice)


class SwapRats(Screens):
    """All swaps happen together."""

    name = "swap_rats"

    def open_for(self, state: RatlandState, seat: int) -> None:
        """Ask who has a rat on the board."""
        choose_secretly(state, seat, KEEP)
        if on_the_board(state, seat):
            ask_together(state, SWAP, seat)

    def run(self, state: RatlandState, asked: int) -> None:
        """The rats go to the supply."""
        choices = of_all(state, SECRET)
        for seat, choice in enumerate(choices):
            if choice != KEEP:
                swap_rat(state, seat, choice == SWAP_POISONED)
        forget_secrets(state)
        if state.told is not None:
            tell(state, events.SwapsRevealed(choices))


class Pay(Step[RatlandState]):
    """Everybody pays; a seat with too little will lose a rat for each missing cheese (RL-48)."""

    name = "pay"

    def run(self, state: RatlandState, asked: int) -> None:
        """No more rats can starve than there are (RL-48)."""
        for seat in range(state.box.players):
            rats = on_the_board(state, seat)
            cost = state.box.upkeep[rats]
            paid = min(cost, CHEESE.of(state, seat))
            if paid:
                pay_cheese(state, seat, paid)
            count_the_starving(state, seat, min(cost - paid, rats))
        think_together(state, BURY)


def fewest_poisoned(state: RatlandState, seat: int) -> int:
    """Count the poisoned rats that starve in any case."""
    return max(0, STARVING.of(state, seat) - rats_in(state, seat, PANTRY))


def most_poisoned(state: RatlandState, seat: int) -> int:
    """Count the poisoned rats that may starve."""
    return min(STARVING.of(state, seat), SICK.of(state, seat))


class Starve(Amount[RatlandState]):
    """How many of the starving rats are poisoned ones (RL-48)?"""

    name = "starve"
    domain = Answers(Verb("poisoned starve", SOME_RATS))
    together = True

    def least(self, state: RatlandState, asked: int) -> int:
        """As few as the healthy rats allow."""
        return fewest_poisoned(state, seat_of(state, asked))

    def most(self, state: RatlandState, asked: int) -> int:
        """As many as the infirmary allows."""
        return most_poisoned(state, seat_of(state, asked))

    def answered(self, state: RatlandState, asked: int, choice: int) -> None:
        """Remember it behind the screen."""
        choose_secretly(state, seat_of(state, asked), choice)


class Bury(Screens):
    """The starved rats go to the graveyards together."""

    name = "bury"

    def open_for(self, state: RatlandState, seat: int) -> None:
        """Ask who has both healthy and poisoned rats to choose from."""
        least = fewest_poisoned(state, seat)
        choose_secretly(state, seat, least)
        if least < most_poisoned(state, seat):
            ask_together(state, STARVE, seat)

    def run(self, state: RatlandState, asked: int) -> None:
        """Move them."""
        counts, poisoned = of_all(state, STARVING), of_all(state, SECRET)
        for seat, count in enumerate(counts):
            if count:
                starve_rats(state, seat, count, poisoned[seat])
                count_the_starving(state, seat, 0)
        forget_secrets(state)
        if state.told is not None and any(counts):
            tell(state, events.RatsStarved(counts, poisoned))


class MakeMusic(Step[RatlandState]):
    """After feeding the Musicians collect, then the Alchemists may act (RL-81, RL-85)."""

    name = "make_music"

    def run(self, state: RatlandState, asked: int) -> None:
        """Equal clans act in the order of ties."""
        for step in range(state.box.players):
            seat = nth_clockwise(state, step)
            count = clan_of(state, seat).gifts(is_open(state))
            if count:
                collect(state, seat, count)
        think_together(state, TRANSMUTE)


def collect(state: RatlandState, musician: int, count: int) -> None:
    """Take a cheese from each of the richest others (RL-85); a seat without any gives none."""
    others = [(-CHEESE.of(state, seat), seat) for seat in clockwise(state) if seat != musician]
    others.sort(key=_richest_first)
    for cheese, seat in others[:count]:
        if cheese:
            give_cheese(state, seat, musician)


def _richest_first(row: tuple[int, int]) -> int:
    return row[0]


def most_to_transmute(state: RatlandState, seat: int) -> int:
    """Count the cheeses that an Alchemist could turn into rats."""
    limit = clan_of(state, seat).transmutes(is_open(state))
    return min(limit, CHEESE.of(state, seat), SUPPLY.of(state)) if limit else 0


class Alchemy(Kind[RatlandState]):
    """How many cheeses do you turn into rats (RL-81)?"""

    name = "alchemy"
    domain = Answers(Verb("transmute", TRANSMUTED))
    together = True

    def answers(self, state: RatlandState, asked: int) -> i64:
        """None, or as many as the card, the pantry and the supply allow."""
        return below(most_to_transmute(state, seat_of(state, asked)) + 1)

    def answered(self, state: RatlandState, asked: int, choice: int) -> None:
        """Remember it behind the screen."""
        choose_secretly(state, seat_of(state, asked), choice)


class Transmute(Screens):
    """All Alchemists turn cheese into rats together."""

    name = "transmute"

    def open_for(self, state: RatlandState, seat: int) -> None:
        """Ask who can."""
        choose_secretly(state, seat, 0)
        if most_to_transmute(state, seat):
            ask_together(state, ALCHEMY, seat)

    def run(self, state: RatlandState, asked: int) -> None:
        """If the supply runs short the order of ties decides (RL-10, RL-81)."""
        alchemists = False
        for step in range(state.box.players):
            seat = nth_clockwise(state, step)
            alchemists = alchemists or most_to_transmute(state, seat) > 0
            choice = SECRET.of(state, seat)
            if choice:
                choice = min(choice, SUPPLY.of(state))
                choose_secretly(state, seat, choice)
                transmute(state, seat, choice)
        if state.told is not None and alchemists:
            tell(state, events.CheeseTransmuted(of_all(state, SECRET)))
        forget_secrets(state)


FEED: Final = Feed()
SWAP: Final = Swap()
SWAP_RATS: Final = SwapRats()
PAY: Final = Pay()
STARVE: Final = Starve()
BURY: Final = Bury()
MAKE_MUSIC: Final = MakeMusic()
ALCHEMY: Final = Alchemy()
TRANSMUTE: Final = Transmute()
