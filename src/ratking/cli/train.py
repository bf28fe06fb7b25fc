"""`ratking train`: a network learns a game by playing it, in slices that go on from each other."""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ratking.cli import INTERRUPTED
from ratking.cli.engine import warn_if_slow
from ratking.cli.language import say
from ratking.cli.parsing import Parser, count
from ratking.cli.screen import message_screen, screen
from ratking.core.errors import BadOption
from ratking.core.extras import need
from ratking.core.options import read_options
from ratking.games import game

if TYPE_CHECKING:
    from ratking.learning.plan import Plan
    from ratking.learning.training import Run, Slice

EXAMPLES: Final = (
    "ratking train ratland --out run --minutes 5",
    "ratking train ratland --out run --minutes 5     (goes on from there)",
    "ratking train cartus --out run --teacher greedy --copied 20 --minutes 5",
    "ratking train cartus --out run --players 2:64,4:16 --option 'buildings=first|five_per_class'",
    "ratking arena ratland --agents net:run/policy.net,greedy --players 2",
)

GAMES: Final = 64


def tables(text: str) -> dict[int, int]:
    """Read numbers of players, each with the games side by side: 2:64,4:16, or 2,4."""
    found: dict[int, int] = {}
    for part in text.split(","):
        players, _, games = part.partition(":")
        numbers = [number for number in (players, games or str(GAMES)) if number.isdigit()]
        if len(numbers) != 2 or 0 in map(int, numbers):
            raise ArgumentTypeError(f"it must be like 2:64,4:16, not {text!r}")
        found[int(players)] = int(numbers[1])
    return found


def widths(text: str) -> tuple[int, ...]:
    """Read the widths of hidden layers."""
    if not all(part.isdigit() and int(part) for part in text.split(",")):
        raise ArgumentTypeError(f"it must be like 128,64, not {text!r}")
    return tuple(int(part) for part in text.split(","))


def share(text: str) -> float:
    """Read a number that is not below zero."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0.0 <= number < 1e9:
        raise ArgumentTypeError(f"it must be a number from 0 on, not {text!r}")
    return number


def add_arguments(parser: Parser) -> None:
    """Which game, where to, how long now, and how it learns."""
    parser.add_argument("game", metavar="GAME", help="the game to learn")
    parser.add_argument(
        "--out", type=Path, required=True, metavar="DIR", help="the run; one that is there goes on"
    )
    parser.add_argument("--minutes", type=share, default=0.0, help="how long this slice learns")
    parser.add_argument(
        "--updates", type=count(1), default=None, metavar="K", help="or how many updates"
    )
    parser.add_argument(
        "--measure", type=count(1), default=None, metavar="K", help="play greedy every K updates"
    )
    parser.add_argument("--device", default="auto", help="cpu, cuda or auto (auto)")
    parser.add_argument(
        "--python", default="", metavar="PATH", help="the Python that plays, if it is another one"
    )
    _add_plan(parser)


def _add_plan(parser: Parser) -> None:
    """What is written beside the results; a run that goes on keeps its own."""
    plan = parser.add_argument_group("a new run")
    plan.add_argument(
        "--players", type=tables, metavar="N:K,...", help="players, and games side by side (2:64)"
    )
    plan.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=A|B",
        help="values of an option; each process draws its own; may be repeated",
    )
    plan.add_argument("--jobs", type=count(1), metavar="J", help="how many processes play (2)")
    plan.add_argument("--steps", type=count(1), metavar="K", help="answers between updates (32)")
    plan.add_argument("--hidden", type=widths, metavar="A,B", help="layers of the actor (128,64)")
    plan.add_argument("--critic", type=widths, metavar="A,B", help="layers of the critic (128,64)")
    plan.add_argument("--minibatch", type=count(1), metavar="K", help="decisions of a step (4096)")
    plan.add_argument(
        "--decisions", type=count(1), metavar="K", help="when rate and entropy are down (20000000)"
    )
    plan.add_argument("--rate", type=share, metavar="X", help="the rate at first (0.0005)")
    plan.add_argument("--entropy", type=share, metavar="X", help="its weight at first (0.05)")
    plan.add_argument("--toll", type=share, metavar="X", help="what an answer costs (0)")
    plan.add_argument("--teacher", metavar="NAME", help="an agent to copy at first")
    plan.add_argument("--copied", type=count(0), metavar="K", help="in so many updates (0)")
    plan.add_argument("--begins", metavar="FILE", help="a policy to go on from")
    plan.add_argument(
        "--warm", type=count(0), metavar="K", help="updates in which only the critic learns (0)"
    )
    plan.add_argument(
        "--rival", metavar="FILE", help="a policy to beat, in half of the games (earlier selves)"
    )
    plan.add_argument("--seed", type=count(0), metavar="K", help="the same seed, the same run (1)")


def run(arguments: Namespace) -> int:
    """Learn for a slice, and show the curve as it grows."""
    need("torch", "torch")
    from ratking.learning.training import NET, Run, Slice

    plan = plan_of(arguments)
    if not arguments.minutes and not arguments.updates:
        raise BadOption("Say how long to learn: --minutes or --updates.")
    warn_if_slow()
    training = Run(arguments.out, plan, device_of(arguments.device))
    piece = Slice(
        arguments.updates or 0,
        60.0 * arguments.minutes,
        arguments.measure or 0,
        python=(arguments.python,) if arguments.python else (),
    )
    code = learn(training, piece)
    path = str(arguments.out / NET)
    screen().print(say("training-written", path=path), soft_wrap=True)
    return code


def learn(training: Run, piece: Slice) -> int:
    """Go through the slice; Ctrl-C ends it, and what was learned is kept."""
    try:
        training.go_on(piece, teller())
    except KeyboardInterrupt:
        message_screen().print(say("training-interrupted"), soft_wrap=True)
        return INTERRUPTED
    return 0


def teller() -> Callable[[dict[str, Any]], None]:
    """Print a line for each update."""
    console = screen()

    def tell(line: dict[str, Any]) -> None:
        league = "-" if line["league"] is None else f"{line['league']:.0%}"
        share = f" {line['against']} {line['share']:.0%}" if "share" in line else ""
        console.print(
            f"{line['update']:>6} {line['seconds']:>8.0f} s {line['decisions']:>12,} "
            f"games {line['games']:>9,} entropy {line['entropy']:.3f} league {league}{share}",
            highlight=False,
            soft_wrap=True,
        )

    return tell


def plan_of(arguments: Namespace) -> Plan:
    """Put a plan together; what is not said is as usual."""
    from ratking.learning.plan import Plan

    names = (
        "players", "jobs", "steps", "hidden", "critic",
        "minibatch", "decisions", "rate", "entropy", "seed",
        "teacher", "copied", "begins", "warm", "rival", "toll",
    )  # fmt: skip
    said = {name: getattr(arguments, name) for name in names}
    chosen = {name: value for name, value in said.items() if value is not None}
    plan = Plan(arguments.game, options=options_of(arguments.option), **chosen)
    check(plan)
    return plan


def options_of(said: Sequence[str]) -> dict[str, str]:
    """Read options, each with several values."""
    found: dict[str, str] = {}
    for text in said:
        name, equals, values = text.partition("=")
        if not equals:
            raise BadOption(f"An option is given as name=value, not {text!r}.")
        found[name] = values
    return found


def check(plan: Plan) -> None:
    """Refuse what the game cannot be played with, before a folder has a plan that never works."""
    from ratking.learning.policy.player import policy_of

    opened = game(plan.game)
    for path in (plan.begins, plan.rival):
        if path:
            policy_of(opened, Path(path), "")
    for players in plan.players:
        read_options(opened.options(), {"players": players})
    for name, values in plan.options.items():
        for value in values.split("|"):
            read_options(opened.options(), {name: value})


def device_of(said: str) -> str:
    """Find out where to learn."""
    torch = need("torch", "torch")
    if said == "auto":
        return "cuda" if torch.cuda.is_available() else "cpu"
    if said not in ("cpu", "cuda") or (said == "cuda" and not torch.cuda.is_available()):
        raise BadOption(f"--device must be cpu, auto or a cuda that is there, not {said!r}.")
    return said
