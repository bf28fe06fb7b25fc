"""Class cards: every question that the turn may ask a card, each with a quiet default."""

from __future__ import annotations

from ratking.games.rattus.questions import Ask
from ratking.games.rattus.state import FINAL_ROUND, PHASE, RattusState, citizens_of
from ratking.games.rattus.tokens import PEASANTRY


class ClassCard:
    """A class card; a subclass answers only what its text is about."""

    number: int = 0
    family: int = PEASANTRY
    asks: list[Ask] = []
    final_asks: list[Ask] = []
    needs_region_cards: bool = False
    begins_with_a_draw: bool = False
    """Whether nature deals before the card's first question."""

    # Using it in the action phase.

    def usable(self, state: RattusState, seat: int) -> bool:
        """Say whether the ability could be used now, as far as the rules go."""
        return bool(self.asks) and self.asks[0].has_answers(state, seat)

    def begin(self, state: RattusState, seat: int) -> None:
        """Do what comes before the card's first question."""

    def next_ask(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> Ask | None:
        """Name the next question, or None when everything is picked."""
        asks = self.final_asks if self.has_its_own_end(state) else self.asks
        return asks[len(picks)] if len(picks) < len(asks) else None

    def picked(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """Do what follows at once from the latest pick."""

    def resolve(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """Do what follows from all picks together."""

    # What the rules ask a card by themselves.

    def extra_citizens(self, state: RattusState, seat: int, region: int) -> int:
        """Count the citizens it adds when its holder increases there (RB-12)."""
        return 0

    def plague_steps(self, players: int) -> int:
        """Count the steps that its holder may move the plague (RB-16)."""
        return 1

    def plague_spreads(self, state: RattusState, seat: int) -> None:
        """Have a say after the new rats of its holder's plague phase were laid (RB-17)."""

    def before_resolution(self, state: RattusState, seat: int, region: int) -> None:
        """Have a say before the first rat of its holder's plague phase is revealed (RB-35)."""

    def after_kill(self, state: RattusState, seat: int, region: int) -> None:
        """Gain from a rat of its holder's plague phase that killed somebody else (RP-2)."""

    def comes_into_play(self, state: RattusState) -> None:
        """Lay out its pieces during setup."""

    def taken(self, state: RattusState, seat: int) -> None:
        """Do what happens when somebody takes the card (RP-1)."""

    def before_last_plague(self, state: RattusState, holder: int) -> None:
        """Do what happens between the final round and the last plague (RP-1)."""

    # The final round (RB-38 to RB-40); cards that say nothing else work as ever.

    def has_its_own_end(self, state: RattusState) -> bool:
        """Say whether it is the final round and the card then does something else."""
        return PHASE.of(state) == FINAL_ROUND and bool(self.final_asks)

    def moves_plague_at_the_end(self) -> bool:
        """Say whether it moves the plague in the final round (RB-40)."""
        return False

    def usable_at_the_end(self, state: RattusState, seat: int) -> bool:
        """Say whether it could be used in the final round."""
        if self.final_asks:
            return self.final_asks[0].has_answers(state, seat)
        return self.moves_plague_at_the_end() or self.usable(state, seat)

    def resolve_at_the_end(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """Do what the final round makes of it."""


def leaders(state: RattusState, region: int) -> list[int]:
    """List the seats with the most citizens in a region; with nobody there, nobody leads."""
    most = most_citizens(state, region)
    return [seat for seat in range(state.box.players) if leads(state, seat, region, most)]


def leads(state: RattusState, seat: int, region: int, most: int) -> bool:
    """Say whether a seat has as many citizens as anybody has in a region, and any at all."""
    return most > 0 and citizens_of(state, seat, region) == most


def most_citizens(state: RattusState, region: int) -> int:
    """Count the citizens of whoever has the most in a region."""
    most = 0
    for seat in range(state.box.players):
        count = citizens_of(state, seat, region)
        if count > most:
            most = count
    return most


def chivalry_steps(players: int) -> int:
    """Count the steps that a Chivalry card moves the plague: three on the large board (RA-9)."""
    return 3 if players >= 5 else 2
