"""Event and clan cards: every question that the rules may ask a card, each with a quiet default."""

from __future__ import annotations

from ratking.games.ratland.state import RatlandState


class EventCard:
    """An event, in force for one round (RL-13); a subclass answers only what its text is about."""

    def revealed(self, state: RatlandState) -> None:
        """Do what happens at once when the card is turned over."""

    def hides_cheese(self) -> bool:
        """Say whether everybody may hide a cheese while placing rats."""
        return False

    def counts_twice(self) -> int:
        """Say how many rats of a seat may count both in the pantry and in the nursery."""
        return 0

    def attack_bonus(self) -> int:
        """Count the rats that every attack has more."""
        return 0

    def cheese_for_staying_away(self) -> int:
        """Count the cheese for each area where a seat sent no rat."""
        return 0

    def puts_back(self) -> bool:
        """Say whether whoever drew may put one piece back."""
        return False

    def black_is_yellow(self) -> bool:
        """Say whether black counts as yellow."""
        return False

    def pairs_white(self) -> bool:
        """Say whether two white pieces of one draw make a yellow one."""
        return False

    def swaps_rats(self) -> bool:
        """Say whether everybody may swap a rat for a cheese before paying."""
        return False


class ClanCard:
    """A clan; it has a closed side and, from the first final event on, an open one (RL-76)."""

    def foresees(self, opened: bool) -> int:
        """Say how much it sees in advance: nothing, the event (1), or the food card too (2)."""
        return 0

    def moves(self, opened: bool) -> int:
        """Count the rats it may move after the reveal."""
        return 0

    def defence_bonus(self, opened: bool) -> int:
        """Count the rats that its defence has more."""
        return 0

    def steals_anyway(self, rats: int, other_pipe: int, opened: bool) -> bool:
        """Say whether an attack with so many rats steals whatever the defence."""
        return False

    def births(self, nursery: int, opened: bool) -> int:
        """Count the rats born with so many rats in the nursery (RL-29)."""
        return nursery

    def cheese_from_lost(self, lost: int, opened: bool) -> int:
        """Count the cheese that returning lost rats bring along."""
        return 0

    def bribes(self, opened: bool) -> int:
        """Say in how many areas of a round it may add a piece to the bag."""
        return 0

    def extra_draws(self, area: int, opened: bool) -> int:
        """Count the pieces it draws more where it has rats."""
        return 0

    def whites_that_count(self, area: int, opened: bool) -> int:
        """Say how many white pieces of a draw become yellow ones."""
        return 0

    def purple_is_worth(self, opened: bool) -> int:
        """Say how many cheeses purple brings; nothing means that it poisons as usual."""
        return 0

    def ignores_black(self) -> bool:
        """Say whether black has no effect."""
        return False

    def scavenges(self, opened: bool) -> int:
        """Say in how many areas of a round it may draw where it has no rats."""
        return 0

    def gifts(self, opened: bool) -> int:
        """Say how many of the richest others give a cheese at the end of the round."""
        return 0

    def transmutes(self, opened: bool) -> int:
        """Say how many cheeses may become rats after feeding."""
        return 0
