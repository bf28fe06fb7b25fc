"""Phase 7: swaps, upkeep and starvation, then what the clans do at the end of the round."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NOBODY, Kind, Question, Step
from ratking.core.state import ask, ask_together
from ratking.games.ratland import events as tell
from ratking.games.ratland.cards.clans import clan_of
from ratking.games.ratland.cards.deck import event_of
from ratking.games.ratland.pieces import PANTRY
from ratking.games.ratland.screens import Screens, think_together
from ratking.games.ratland.state import (
    FEEDING,
    RatlandState,
    clockwise,
    is_open,
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

KEEP: Final = 0
SWAP_HEALTHY: Final = 1
SWAP_POISONED: Final = 2


class Feed(Step[RatlandState]):
    """The feeding phase begins: all rats in the sewers come home."""

    name = "feed"

    def run(self, state: RatlandState, asked: Question) -> None:
        """Swap first if the event allows it (RL-66), then pay, then let the clans act."""
        state.phase = FEEDING
        for seat in range(state.box.players):
            come_home(state, seat)
        ask(state, MAKE_MUSIC, NOBODY)
        ask(state, PAY, NOBODY)
        if event_of(state).swaps_rats():
            think_together(state, SWAP_RATS)


class Swap(Kind[RatlandState]):
    """Do you swap a rat for a cheese: no, a healthy one, a poisoned one (RL-66)?"""

    name = "swap"
    domain = "swap"
    together = True

    def answers(self, state: RatlandState, asked: Question) -> list[int]:
        """List what there is."""
        found = [KEEP]
        if rats_in(state, asked.seat, PANTRY):
            found.append(SWAP_HEALTHY)
        if state.sick[asked.seat]:
            found.append(SWAP_POISONED)
        return found

    def answered(self, state: RatlandState, asked: Question, choice: int) -> None:
        """Remember it behind the screen."""
        state.secret[asked.seat] = choice


class SwapRats(Screens):
    """All swaps happen together."""

    name = "swap_rats"

    def open_for(self, state: RatlandState, seat: int) -> None:
        """Ask who has a rat on the board."""
        state.secret[seat] = KEEP
        if on_the_board(state, seat):
            ask_together(state, Question(SWAP, seat))

    def run(self, state: RatlandState, asked: Question) -> None:
        """The rats go to the supply."""
        if state.told is not None:
            state.told.append(tell.SwapsRevealed(state.secret[:]))
        for seat in range(state.box.players):
            if state.secret[seat] != KEEP:
                swap_rat(state, seat, state.secret[seat] == SWAP_POISONED)
        state.secret = [0] * len(state.secret)


class Pay(Step[RatlandState]):
    """Everybody pays; who has too little will lose a rat for each missing cheese (RL-48)."""

    name = "pay"

    def run(self, state: RatlandState, asked: Question) -> None:
        """No more rats can starve than there are (RL-48)."""
        for seat in range(state.box.players):
            rats = on_the_board(state, seat)
            cost = state.box.upkeep[rats]
            paid = min(cost, state.cheese[seat])
            if paid:
                pay_cheese(state, seat, paid)
            state.starving[seat] = min(cost - paid, rats)
        think_together(state, BURY)


def fewest_poisoned(state: RatlandState, seat: int) -> int:
    """Count the poisoned rats that starve in any case."""
    return max(0, state.starving[seat] - rats_in(state, seat, PANTRY))


class Starve(Kind[RatlandState]):
    """How many of the starving rats are poisoned ones (RL-48)?"""

    name = "starve"
    domain = "count"
    together = True

    def answers(self, state: RatlandState, asked: Question) -> list[int]:
        """List what the infirmary and the board allow."""
        seat = asked.seat
        most = min(state.starving[seat], state.sick[seat])
        return list(range(fewest_poisoned(state, seat), most + 1))

    def answered(self, state: RatlandState, asked: Question, choice: int) -> None:
        """Remember it behind the screen."""
        state.secret[asked.seat] = choice


class Bury(Screens):
    """The starved rats go to the graveyards together."""

    name = "bury"

    def open_for(self, state: RatlandState, seat: int) -> None:
        """Ask who has both healthy and poisoned rats to choose from."""
        least = state.secret[seat] = fewest_poisoned(state, seat)
        if least < min(state.starving[seat], state.sick[seat]):
            ask_together(state, Question(STARVE, seat))

    def run(self, state: RatlandState, asked: Question) -> None:
        """Move them."""
        if state.told is not None and max(state.starving):
            state.told.append(tell.RatsStarved(state.starving[:], state.secret[:]))
        for seat in range(state.box.players):
            starve_rats(state, seat, state.starving[seat], state.secret[seat])
        state.starving = [0] * len(state.starving)
        state.secret = [0] * len(state.secret)


class MakeMusic(Step[RatlandState]):
    """After feeding the Musicians collect, then the Alchemists may act (RL-81, RL-85)."""

    name = "make_music"

    def run(self, state: RatlandState, asked: Question) -> None:
        """Equal clans act in the order of ties."""
        for seat in clockwise(state):
            count = clan_of(state, seat).gifts(is_open(state))
            if count:
                collect(state, seat, count)
        think_together(state, TRANSMUTE)


def collect(state: RatlandState, musician: int, count: int) -> None:
    """Take a cheese from each of the richest others (RL-85); who has none gives none."""
    others = [(-state.cheese[seat], seat) for seat in clockwise(state) if seat != musician]
    others.sort(key=_richest_first)
    for cheese, seat in others[:count]:
        if cheese:
            give_cheese(state, seat, musician)


def _richest_first(row: tuple[int, int]) -> int:
    return row[0]


def most_to_transmute(state: RatlandState, seat: int) -> int:
    """Count the cheeses that an Alchemist could turn into rats."""
    limit = clan_of(state, seat).transmutes(is_open(state))
    return min(limit, state.cheese[seat], state.supply)


class Alchemy(Kind[RatlandState]):
    """How many cheeses do you turn into rats (RL-81)?"""

    name = "alchemy"
    domain = "count"
    together = True

    def answers(self, state: RatlandState, asked: Question) -> list[int]:
        """None, or as many as the card, the pantry and the supply allow."""
        return list(range(most_to_transmute(state, asked.seat) + 1))

    def answered(self, state: RatlandState, asked: Question, choice: int) -> None:
        """Remember it behind the screen."""
        state.secret[asked.seat] = choice


class Transmute(Screens):
    """All Alchemists turn cheese into rats together."""

    name = "transmute"

    def open_for(self, state: RatlandState, seat: int) -> None:
        """Ask who can."""
        state.secret[seat] = 0
        if most_to_transmute(state, seat):
            ask_together(state, Question(ALCHEMY, seat))

    def run(self, state: RatlandState, asked: Question) -> None:
        """If the supply runs short the order of ties decides (RL-10, RL-81)."""
        alchemists = False
        for seat in clockwise(state):
            alchemists = alchemists or most_to_transmute(state, seat) > 0
            state.secret[seat] = min(state.secret[seat], state.supply)
            transmute(state, seat, state.secret[seat])
        if state.told is not None and alchemists:
            state.told.append(tell.CheeseTransmuted(state.secret[:]))
        state.secret = [0] * len(state.secret)


FEED: Final = Feed()
SWAP: Final = Swap()
SWAP_RATS: Final = SwapRats()
PAY: Final = Pay()
STARVE: Final = Starve()
BURY: Final = Bury()
MAKE_MUSIC: Final = MakeMusic()
ALCHEMY: Final = Alchemy()
TRANSMUTE: Final = Transmute()
