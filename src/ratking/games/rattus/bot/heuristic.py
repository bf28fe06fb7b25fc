"""How a table of Rattus looks: citizens that will probably survive, and what cards are worth."""

from __future__ import annotations

from typing import Any, Final, cast

from librt.vecs import vec

from ratking.agents.heuristic import Heuristic, still_knows
from ratking.core.question import NATURE, Kind
from ratking.core.state import State, is_waiting, top_seat
from ratking.games.rattus.board import NOWHERE
from ratking.games.rattus.bot.facts import (
    NAMES,
    add_symbols,
    facts,
    families_held,
    is_near,
    time_left,
)
from ratking.games.rattus.bot.losses import ExpectedLoss, add_rat_to_come, add_rats, expected_losses
from ratking.games.rattus.cards import most_citizens
from ratking.games.rattus.cards.deck import NAMES as CARD_NAMES
from ratking.games.rattus.domains import RATS
from ratking.games.rattus.finale import ACT_AT_THE_END
from ratking.games.rattus.pieces import NO_FACE
from ratking.games.rattus.questions import DONE
from ratking.games.rattus.state import (
    ACTIVE,
    CARDS,
    CARRYING_BOTH,
    CITIZENS,
    CROWD,
    DIPLOMATS,
    HAND,
    HAVEN,
    HOLDER,
    INCREASED,
    PHASE,
    POTIONS,
    SAVED_DIPLOMATS,
    STRUCK,
    SUPPLY,
    TURNS,
    RattusState,
    face_of,
    has_seen,
)
from ratking.games.rattus.state import STORED as ON_BAKER
from ratking.games.rattus.turn import ACT
from ratking.games.rattus.verbs import mark_increased
from ratking.games.rattus.verbs_rats import hide_face

SOON: Final = 0
NEAR: Final = 1
RATS_TO_COME: Final = 2
NEWS: Final = 3
TOKEN: Final = 4
STOCK: Final = 5
STORED: Final = 6
TEMPO: Final = 7
CARD: Final = 8
"""Where the worths of the cards begin, in the order of their numbers."""

WEIGHTS: Final = [
    0.51,  # SOON: how much a rat counts that is not about to be revealed
    0.88,  # NEAR: the same in a region that the plague can reach in one step
    0.52,  # RATS_TO_COME: how many more rats a region should expect while the supply lasts
    0.21,  # NEWS: what it is worth to draw a card or to look at a rat
    0.63,  # TOKEN: what a diplomat or a potion is worth
    0.10,  # STOCK: what a citizen in hand is worth while there is time to place it
    0.70,  # STORED: what a citizen on the Baker is worth
    1.5,  # TEMPO: what a turn is worth that comes before everybody else's
]
"""Found by tools/tuning.py: greedy plays against itself with small changes and keeps what wins."""

CARD_WORTH: Final[dict[str, float]] = {
    "Peasant": 1.30, "Monk": 0.49, "Merchant": 0.74, "Witch": 0.40, "King": 0.98, "Knight": 0.75,
    "Baker": 0.62, "Serf": 0.67, "Bishop": 0.50, "Nun": 0.55, "Courier": 0.77, "Mayor": 0.82,
    "PiedPiper": 0.65, "Wizard": 0.68, "Emperor": 0.51, "Queen": 0.77, "Crusader": 0.66,
    "Soldier": 0.65, "Astronomer": 0.47, "Explorer": 1.11, "Caravanner": 0.73, "Sultan": 1.35,
}  # fmt: skip
"""What each card brings its holder over a whole game, in citizens, found in the same way."""

ANY_CARD: Final = 0.73
"""What a card brings that was never tuned: as much as the others on average."""


class RattusHeuristic(Heuristic):
    """Expected plague losses from public knowledge."""

    losses: list[list[ExpectedLoss]]

    def __init__(self) -> None:
        self.weights = WEIGHTS + [CARD_WORTH.get(card, ANY_CARD) for card in CARD_NAMES]

    def prepare(self, table: State, seat: int) -> None:
        """Weigh the faces that are left, for starting rats and for others, crowd by crowd."""
        state = cast(RattusState, table)
        self.losses = expected_losses(state)

    def ends_move(self, kind: Kind[Any]) -> bool:
        """A move is over when the next action may be chosen."""
        return kind is ACT or kind is ACT_AT_THE_END

    def is_pass(self, kind: Kind[Any], answer: int) -> bool:
        """Going on to the plague changes nothing yet."""
        return answer == DONE and (kind is ACT or kind is ACT_AT_THE_END)

    def settle(self, table: State) -> None:
        """Whoever goes on to the plague has had the chance to increase."""
        mark_increased(cast(RattusState, table))

    def forget(self, table: State, seat: int, seed: str, memory: float) -> None:
        """Faces of rats are forgotten, one by one."""
        state = cast(RattusState, table)
        for rat in range(RATS):
            known = face_of(state, rat) != NO_FACE and has_seen(state, seat, rat)
            if known and not still_knows(seed, rat, memory):
                hide_face(state, rat)

    def information_bonus(self, table: State) -> float:
        """A card to draw or a rat to look at is worth a little."""
        state = cast(RattusState, table)
        waiting = is_waiting(state) and top_seat(state) == NATURE
        return self.weights[NEWS] if waiting and STRUCK.of(state) == NOWHERE else 0.0

    def uncertainty(self, table: State) -> float:
        """The more rats are left in the supply, the more can still happen."""
        state = cast(RattusState, table)
        return 1.0 + 3.0 * float(SUPPLY.of(state)) / float(state.box.supply)

    def exploration_constant(self) -> float:
        """One plague says little: luck hides what an answer was worth."""
        return 2.0

    def expands_chance(self, table: State) -> bool:
        """A rat looked at is remembered; in a plague a tree of 65 faces a rat would never grow."""
        return STRUCK.of(cast(RattusState, table)) == NOWHERE

    def feature_names(self) -> tuple[str, ...]:
        """Name the facts in their order."""
        return NAMES

    def features(self, table: State) -> list[vec[float]]:
        """List what a trained eye looks at."""
        return facts(self.losses, cast(RattusState, table))

    def expected_points(self, table: State) -> list[float]:
        """Estimate for every seat the citizens that live to the end, and the use of its cards."""
        state = cast(RattusState, table)
        players = state.box.players
        held, left = families_held(state), time_left(state)
        weights = vec[float](self.weights)
        worth = vec[float]([0.0] * players)
        for seat in range(players):
            worth[seat] = (
                float(HAVEN.of(state, seat))
                + weights[STORED] * float(ON_BAKER.of(state, seat))
                + weights[STOCK] * float(HAND.of(state, seat)) * left
                + weights[TOKEN] * float(SAVED_DIPLOMATS.of(state, seat))
            )
        if PHASE.of(state) == TURNS:
            self.add_tempo(state, worth)
        for place in range(CARDS.count(state)):
            card = CARDS.of(state, place)
            holder = HOLDER.of(state, card)
            if holder >= 0:
                worth[holder] += weights[CARD + card] * left
        for region in state.box.in_play:
            if CROWD.of(state, region):
                self.add_survivors(state, region, held, worth)
        return list(worth)

    def add_tempo(self, state: RattusState, worth: vec[float]) -> None:
        """Favour seats whose turn comes sooner; the active one waits longest once it increased."""
        players, supply = state.box.players, SUPPLY.of(state)
        for seat in range(players):
            wait = (seat - ACTIVE.of(state)) % players
            if wait == 0 and INCREASED.of(state):
                wait = players
            if supply > wait:
                worth[seat] += self.weights[TEMPO] * float(players - wait) / float(players)

    def add_survivors(
        self, state: RattusState, region: int, held: vec[float], worth: vec[float]
    ) -> None:
        """Add the citizens of a region less those that its rats are expected to kill.

        Both tokens under one citizen are worth more than apart where most will die, else less: two
        bearers outlast one until the rats come to the diplomat.
        """
        most, token = most_citizens(state, region), self.weights[TOKEN]
        threat = self.threat(state, region)
        for seat in range(state.box.players):
            citizens = CITIZENS.of(state, region, seat)
            if citizens:
                count, loss = float(citizens), threat.everyone
                if citizens == most:
                    loss += threat.majority
                loss = add_symbols(loss, threat, held, seat)
                if count > loss:
                    worth[seat] += count - loss
                worth[seat] += token * float(DIPLOMATS.of(state, region, seat))
                worth[seat] += token * float(POTIONS.of(state, region, seat))
                if CARRYING_BOTH.of(state, region, seat):
                    share = loss / count
                    worth[seat] += token * ((share if share < 1.0 else 1.0) - 0.5)

    def threat(self, state: RattusState, region: int) -> ExpectedLoss:
        """Add up what the rats of a region, and those to come, are expected to do."""
        chance = self.weights[SOON]
        if STRUCK.of(state) == region:
            chance = 1.0
        elif is_near(state, region):
            chance = self.weights[NEAR]
        threat = ExpectedLoss()
        add_rats(threat, self.losses, state, region, chance)
        if SUPPLY.of(state):
            add_rat_to_come(threat, self.losses, state, region, self.weights[RATS_TO_COME])
        return threat
