"""The twelve clans; the closed side is in force until the first final event, then the open one."""

from __future__ import annotations

from typing import Final

from ratking.games.ratland.cards import ClanCard
from ratking.games.ratland.pieces import AREAS, DUMP
from ratking.games.ratland.state import CLAN, RatlandState


class Recyclers(ClanCard):
    """One piece more at the dump / two whites from there become yellow (RL-77)."""

    def extra_draws(self, area: int, opened: bool) -> int:
        """One more at the dump."""
        return 1 if area == DUMP and not opened else 0

    def whites_that_count(self, area: int, opened: bool) -> int:
        """Up to two at the dump."""
        return 2 if area == DUMP and opened else 0


class Mutants(ClanCard):
    """Purple counts as yellow / as orange (RL-78)."""

    def purple_is_worth(self, opened: bool) -> int:
        """One or two cheeses."""
        return 2 if opened else 1


class Explorers(ClanCard):
    """Lost rats return with one cheese in all / each (RL-79)."""

    def cheese_from_lost(self, lost: int, opened: bool) -> int:
        """One in all, or one each."""
        return lost if opened else min(lost, 1)


class Scavengers(ClanCard):
    """Draw last where no rat was sent, in one area / in all (RL-80)."""

    def scavenges(self, opened: bool) -> int:
        """One area or all."""
        return AREAS if opened else 1


class Alchemists(ClanCard):
    """Turn one cheese / up to two into rats (RL-81)."""

    def transmutes(self, opened: bool) -> int:
        """One or two."""
        return 2 if opened else 1


class Ninjas(ClanCard):
    """Exactly two rats in one pipe only / exactly one rat steal anyway (RL-82)."""

    def steals_anyway(self, rats: int, other_pipe: int, opened: bool) -> bool:
        """Real rats count, without the bonus of an event."""
        return rats == 1 if opened else rats == 2 and other_pipe == 0


class Breeders(ClanCard):
    """One rat with an empty nursery / one rat more always (RL-83)."""

    def births(self, nursery: int, opened: bool) -> int:
        """One more."""
        return nursery + 1 if opened or nursery == 0 else nursery


class Warriors(ClanCard):
    """Black does nothing / and the defence counts two more (RL-84)."""

    def ignores_black(self) -> bool:
        """On both sides of the card."""
        return True

    def defence_bonus(self, opened: bool) -> int:
        """Two more on the open side."""
        return 2 if opened else 0


class Musicians(ClanCard):
    """The richest / the three richest others give one cheese (RL-85)."""

    def gifts(self, opened: bool) -> int:
        """From one or from three."""
        return 3 if opened else 1


class Athletes(ClanCard):
    """Move one rat / up to three after the reveal (RL-86)."""

    def moves(self, opened: bool) -> int:
        """One or three."""
        return 3 if opened else 1


class Corrupt(ClanCard):
    """Add a piece to the bag in one area / in all (RL-87)."""

    def bribes(self, opened: bool) -> int:
        """One area or all."""
        return AREAS if opened else 1


class Seers(ClanCard):
    """Look at the next event / and at the next food card (RL-88)."""

    def foresees(self, opened: bool) -> int:
        """The event, or both."""
        return 2 if opened else 1


CLAN_CARDS: Final[list[ClanCard]] = [
    Recyclers(),
    Mutants(),
    Explorers(),
    Scavengers(),
    Alchemists(),
    Ninjas(),
    Breeders(),
    Warriors(),
    Musicians(),
    Athletes(),
    Corrupt(),
    Seers(),
    ClanCard(),
]
"""All clans in the order of their names; a seat without a clan has the last, which does nothing."""


def clan_of(state: RatlandState, seat: int) -> ClanCard:
    """Find the clan of a seat."""
    return CLAN_CARDS[CLAN.of(state, seat)]
