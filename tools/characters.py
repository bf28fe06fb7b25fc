"""The characters against each other: how strong each is, and how its temper shows.

    python -m tools.characters rattus cartus ratland --games 8 --minutes 5

Everybody meets the neighbours in the list of characters in games of two, each deal once from each
seat. Games are kept in build/characters, so that the next call goes on from there; whoever changes
a character or a level takes them away. The ratings go into the package, for the tables and the
ladder; the table of style goes into docs/characters.md.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from openskill.models import PlackettLuce

import ratking
from ratking.agents import agent_named
from ratking.agents.characters import CHARACTERS
from ratking.agents.heuristic import heuristic_of
from ratking.agents.standing import FILE

ROOT: Final = Path(__file__).parent.parent
RATINGS: Final = ROOT / "src" / "ratking" / "agents" / FILE
PAGE: Final = ROOT / "docs" / "characters.md"
KEPT: Final = Path("build/characters")
BEGIN, END = "<!-- the style -->\n", "<!-- end of the style -->\n"
MODEL: Final = PlackettLuce()
REACH: Final = 3
"""How many places up the list somebody's opponents come from."""

LONGEST: Final = 4000
"""A game with more answers is left as it stands."""

STYLE: Final = {
    "rattus": ("cards held", "loss", "places", "leads", "hand"),
    "cartus": ("rats", "cards", "steps", "tokens", "margin"),
    "ratland": ("rats", "cheese", "cheese left over", "sick", "aggressive"),
}
"""The facts whose mean at a player's own decisions shows how it plays."""


@dataclass
class Style:
    """What was seen of one character in one game of a box."""

    games: int = 0
    wins: float = 0.0
    answers: int = 0
    decisions: int = 0
    sums: dict[str, float] = field(default_factory=dict)

    def add(self, other: Style) -> None:
        """Count another game."""
        self.games += other.games
        self.wins += other.wins
        self.answers += other.answers
        self.decisions += other.decisions
        for fact, total in other.sums.items():
            self.sums[fact] = self.sums.get(fact, 0.0) + total


class Watched:
    """An agent whose tables are looked at while it decides."""

    def __init__(self, agent: Any, game: Any, facts: tuple[str, ...]) -> None:
        self.agent = agent
        self.heuristic = heuristic_of(game)
        names = self.heuristic.feature_names()
        self.places = {fact: names.index(fact) for fact in facts}
        self.style = Style(games=1, sums=dict.fromkeys(facts, 0.0))

    def choose(self, observation: Any, question: Any, answers: list[int]) -> int:
        """Note the facts, and let the agent answer."""
        self.heuristic.prepare(observation.table, observation.seat)
        own = self.heuristic.features(observation.table)[observation.seat]
        for fact, place in self.places.items():
            self.style.sums[fact] += own[place]
        self.style.decisions += 1
        chosen: int = self.agent.choose(observation, question, answers)
        return chosen


Task = tuple[str, tuple[str, str], int]


def play(task: Task) -> tuple[Task, list[int], list[Style]]:
    """Play one game of two characters; the places and the styles come in the order of the names."""
    box, names, number = task
    game = ratking.game(box)
    seats = names if number % 2 == 0 else names[::-1]
    deal = f"{'-'.join(names)}:{number // 2}"
    agents = [
        Watched(agent_named(name, game, f"{deal}:{seat}", unhurried=True), game, STYLE[box])
        for seat, name in enumerate(seats)
    ]
    state = game.new({"players": 2})
    answers = ratking.play(game, state, agents, Random(deal), longest=LONGEST)
    outcome = game.outcome(state)
    places = outcome.places if outcome is not None else [1, 1]
    for agent, place in zip(agents, places, strict=True):
        agent.style.answers = len(answers)
        agent.style.wins = 0.5 if places[0] == places[1] else float(place == 1)
    order = slice(None, None, 1 if number % 2 == 0 else -1)
    return task, list(places[order]), [agent.style for agent in agents[order]]


def tasks(box: str, games: int) -> Iterator[Task]:
    """Pair everybody with those a little stronger, deal by deal."""
    names = list(CHARACTERS)
    pairs = [
        (name, other)
        for place, name in enumerate(names)
        for other in names[place + 1 : place + 1 + REACH]
    ]
    for number in range(0, games, 2):
        Random(f"{box}:{number}").shuffle(pairs)  # whenever time is up, everybody has played
        for pair in pairs:
            yield box, pair, number
            yield box, pair, number + 1


class Count:
    """Ratings and styles of one box, game after game."""

    def __init__(self) -> None:
        self.ratings = {name: MODEL.rating() for name in CHARACTERS}
        self.styles = {name: Style() for name in CHARACTERS}

    def add(self, names: Sequence[str], places: Sequence[float], styles: list[Style]) -> None:
        """Learn from one game."""
        rated = MODEL.rate([[self.ratings[name]] for name in names], ranks=list(places))
        for name, team, style in zip(names, rated, styles, strict=True):
            self.ratings[name] = team[0]
            self.styles[name].add(style)

    def written(self) -> dict[str, dict[str, float]]:
        """Give the ratings as they are kept."""
        return {
            name: {
                "mu": round(rating.mu, 2),
                "sigma": round(rating.sigma, 2),
                "games": self.styles[name].games,
            }
            for name, rating in self.ratings.items()
        }

    def table(self, box: str) -> str:
        """Write the table of style."""
        head = ["who", "rating", "games", "won", "answers a game", *STYLE[box]]
        lines = [f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
        for name, style in self.styles.items():
            if style.games:
                lines.append(f"| {' | '.join(self.row(name, style, box))} |")
        return "\n".join(lines) + "\n"

    def row(self, name: str, style: Style, box: str) -> list[str]:
        """Write what was seen of one character."""
        rating = self.ratings[name]
        means = [style.sums[fact] / max(1, style.decisions) for fact in STYLE[box]]
        return [
            name,
            f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}",
            str(style.games),
            f"{style.wins / style.games:.0%}",
            f"{style.answers / style.games:.0f}",
            *(f"{mean:.2f}" for mean in means),
        ]


def measured(box: str, games: int, minutes: float, jobs: int) -> Count:
    """Play as many games as there is time for, and count them with those that are kept."""
    path = KEPT / f"{box}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    known = dict(map(read, path.read_text(encoding="utf-8").splitlines())) if path.exists() else {}
    missing = [task for task in tasks(box, games) if task not in known]
    with path.open("a", encoding="utf-8") as file:
        for task, places, styles in played(missing, monotonic() + 60 * minutes, jobs):
            line = [task, places, [asdict(style) for style in styles]]
            print(json.dumps(line), file=file, flush=True)
            known[task] = places, styles
    count = Count()
    for task in tasks(box, games):
        if task in known:
            count.add(task[1], *known[task])
    return count


def read(line: str) -> tuple[Task, tuple[list[int], list[Style]]]:
    """Read a game that was kept."""
    (box, (one, other), number), places, styles = json.loads(line)
    return (box, (one, other), number), (places, [Style(**style) for style in styles])


def played(
    todo: list[Task], until: float, jobs: int
) -> Iterator[tuple[Task, list[int], list[Style]]]:
    """Play games one after the other until time is over; those that were begun are finished."""
    waiting: list[Future[tuple[Task, list[int], list[Style]]]] = []
    with ProcessPoolExecutor(jobs) as pool:
        for task in todo:
            if monotonic() > until:
                break
            waiting.append(pool.submit(play, task))
            if len(waiting) > 2 * jobs:
                yield waiting.pop(0).result()
        for left in waiting:
            yield left.result()


def main() -> None:
    """Measure, and write what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boxes", nargs="*", default=list(STYLE))
    parser.add_argument("--games", type=int, default=12, help="games of every pair")
    parser.add_argument("--minutes", type=float, default=6, help="at most, for each box")
    parser.add_argument("--jobs", type=int, default=1)
    wish = parser.parse_args()
    for box in wish.boxes:
        count = measured(box, wish.games, wish.minutes, wish.jobs)
        print(count.table(box), flush=True)
        write(box, count)


def write(box: str, count: Count) -> None:
    """Write the ratings into the package and the table into the page."""
    kept = json.loads(RATINGS.read_text(encoding="utf-8")) if RATINGS.exists() else {}
    kept[box] = count.written()
    RATINGS.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    head = f"## {ratking.game(box).title}\n\n{BEGIN}"
    before, rest = PAGE.read_text(encoding="utf-8").split(head)
    page = f"{before}{head}\n{count.table(box)}\n{END}{rest.split(END, 1)[1]}"
    PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
