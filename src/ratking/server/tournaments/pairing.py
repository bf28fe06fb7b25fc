"""Who meets whom next, at tables of any size.

A round robin of two follows the circle method, so that everybody meets everybody once. Everything
else is one search: those who stand near each other begin at one table, and two change places as
long as that makes the round better, which means fewer meetings of those who have met and, where
points count, smaller differences. Gaps are filled by bots; nobody gets more of them than need be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from ratking.server.tournaments.standings import points_of
from ratking.server.tournaments.tournament import GAP, Game, Tournament

MET: Final = 100.0
"""So much worse it is to meet again than to stand a point apart."""

PASSES: Final = 20


def rounds_needed(entrants: int, size: int) -> int:
    """Say how many rounds a round robin takes until everybody can have met everybody."""
    whole = entrants + -entrants % size
    return max(1, -(-(whole - 1) // (size - 1)))


def next_round(tournament: Tournament, ready: Sequence[int]) -> list[list[int]]:
    """Seat those who are ready at tables; every table has somebody, and gaps are bots'."""
    size = tournament.plan.size
    is_round_robin = tournament.plan.format == "round_robin"
    if is_round_robin and size == 2:
        return _seated(tournament.games, _circle(len(tournament.entrants), tournament.round, ready))
    history = _History(tournament.games, len(tournament.entrants), points=not is_round_robin)
    order = sorted(ready, key=lambda one: (-history.points[one], one))
    return _seated(tournament.games, _improved(_dealt(order, size), history))


def _circle(entrants: int, number: int, ready: Sequence[int]) -> list[list[int]]:
    """Let all but the first move on by one chair each round; whoever is away leaves a gap."""
    chairs = list(range(entrants)) + [GAP] * (entrants % 2)
    rest = chairs[1:]
    turned = number % len(rest)
    ring = [chairs[0], *rest[turned:], *rest[:turned]]
    half = len(ring) // 2
    pairs = zip(ring[:half], reversed(ring[half:]), strict=True)
    here = [[one if one in ready else GAP for one in pair] for pair in pairs]
    return [pair for pair in here if pair != [GAP, GAP]]


def _dealt(order: Sequence[int], size: int) -> list[list[int]]:
    """Fill tables from the top; the gaps are spread over the last tables, one for each."""
    tables = max(1, -(-len(order) // size))
    gaps = tables * size - len(order)
    found, begun = [], 0
    for number in range(tables):
        mine = gaps // tables + (tables - number <= gaps % tables)
        found.append([*order[begun : begun + size - mine], *[GAP] * mine])
        begun += size - mine
    return found


class _History:
    """What has been so far: who has met whom, and who stands where."""

    def __init__(self, games: Sequence[Game], entrants: int, *, points: bool) -> None:
        self.points = points_of(games, entrants) if points else [0.0] * entrants
        self.met: Counter[tuple[int, int]] = Counter()
        for game in games:
            self.met.update(tuple(sorted(pair)) for pair in combinations(game.seats, 2))  # type: ignore[misc]

    def cost(self, table: Sequence[int]) -> float:
        """Say how bad it is to let these play."""
        return sum(self._cost(one, other) for one, other in combinations(sorted(table), 2))

    def _cost(self, one: int, other: int) -> float:
        """Judge a pair; a gap suits best whoever has the fewest points and has had none yet."""
        met: int = self.met[one, other]
        if other == GAP:
            return MET
        if one == GAP:
            return MET * met * met + self.points[other] ** 2
        return MET * met * met + (self.points[one] - self.points[other]) ** 2


def _improved(tables: list[list[int]], history: _History) -> list[list[int]]:
    """Let two change places as long as the round gets better."""
    costs = [history.cost(table) for table in tables]
    for _ in range(PASSES):
        changed = False
        for left, right in combinations(range(len(tables)), 2):
            changed |= _exchanged(tables, costs, left, right, history)
        if not changed:
            break
    return tables


def _exchanged(
    tables: list[list[int]], costs: list[float], left: int, right: int, history: _History
) -> bool:
    changed = False
    for here in range(len(tables[left])):
        for there in range(len(tables[right])):
            one, other = tables[left][:], tables[right][:]
            one[here], other[there] = other[there], one[here]
            new = history.cost(one), history.cost(other)
            empty = GAP in (max(one), max(other))
            if not empty and sum(new) < costs[left] + costs[right] - 1e-9:
                tables[left], tables[right] = one, other
                costs[left], costs[right] = new
                changed = True
    return changed


def _seated(games: Sequence[Game], tables: list[list[int]]) -> list[list[int]]:
    """Let whoever has sat behind others most begin now."""
    waited: Counter[int] = Counter()
    for game in games:
        for seat, entrant in enumerate(game.seats):
            waited[entrant] += seat
    return [sorted(table, key=lambda one: (one == GAP, -waited[one], one)) for table in tables]
