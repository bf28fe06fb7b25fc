"""`ratking table`: play in the terminal."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any, Final

from ratking.agents import agent_named
from ratking.cli.conversation import Conversation
from ratking.cli.files import read_game, write_file
from ratking.cli.language import words
from ratking.cli.parsing import (
    SEATED,
    Parser,
    add_game_arguments,
    chosen_options,
    names,
    seat_named,
)
from ratking.cli.screen import screen
from ratking.cli.session import Session
from ratking.cli.teller import Teller
from ratking.core.errors import BadOption
from ratking.core.game import Game
from ratking.core.record import Record, new_record, replay, write_record
from ratking.core.state import State
from ratking.games import game

EXAMPLES: Final = (
    "ratking table rattus                            you against three bots",
    "ratking table rattus --players 2 --seat blue    you as blue against one",
    "ratking table rattus --agents me,me,greedy      two persons and a bot",
    "ratking table rattus --option cards=africanus   with the cards of Africanus",
    "ratking table rattus --save game.txt            then: ratking replay game.txt",
    "ratking table --resume game.txt                 go on with a saved game",
)
ME: Final = "me"
BOT: Final = "greedy"


def add_arguments(parser: Parser) -> None:
    """Which game, and who sits where."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game to play")
    add_game_arguments(parser)
    parser.add_argument("--seat", metavar="S", help="where you sit: a number from 0, or a colour")
    parser.add_argument(
        "--agents",
        type=names,
        metavar="A,B,...",
        help=f"me, {SEATED}: one for each seat, or one bot for all others (greedy)",
    )
    parser.add_argument("--seed", help="the same seed draws the same rats")
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="write the record there at the end"
    )
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved record")


def run(arguments: Namespace) -> int:
    """Sit down and play until the end, or until somebody leaves."""
    session = resume(arguments) if arguments.resume is not None else sit_down(arguments)
    save(session, arguments.save)
    try:
        Conversation(session, Teller(session, screen(person=True))).hold()
    finally:
        save(session, arguments.save)
    return 0


def save(session: Session, path: Path | None) -> None:
    """Write the record, also before the first move: better to know early that it cannot be."""
    if path is not None:
        write_file(path, write_record(session.game, session.record))


def sit_down(arguments: Namespace) -> Session:
    """Set up a new game."""
    if arguments.game is None:
        raise BadOption("Say which game; 'ratking games' lists them.")
    opened = game(arguments.game, arguments.data)
    options = chosen_options(opened, arguments, arguments.agents or ())
    state = opened.new(options)
    return seat_all(opened, state, new_record(opened, options), arguments)


def resume(arguments: Namespace) -> Session:
    """Play a record up to where it stopped."""
    record, opened = read_game(arguments.resume, arguments.data)
    if (
        arguments.players is not None
        or arguments.option
        or arguments.game not in (None, record.game)
    ):
        raise BadOption("A saved game keeps its game and its options.")
    state, told = replay(opened, record)
    session = seat_all(opened, state, record, arguments)
    session.told = [event for events in told for event in events]
    return session


def seat_all(opened: Game[Any], state: State, record: Record, arguments: Namespace) -> Session:
    """Seat persons (None) and bots; by default one person against greedy bots."""
    who = arguments.agents or (BOT,)
    seats = seating(opened, opened.players(state), who, arguments.seat)
    seed = arguments.seed or token_hex()
    agents = [
        None if name == ME else agent_named(name, opened, f"{seed}:{seat}")
        for seat, name in enumerate(seats)
    ]
    return Session(opened, state, record, agents, Random(seed))


def seating(
    opened: Game[Any], players: int, agents: tuple[str, ...], seat: str | None
) -> list[str]:
    """Name who sits where."""
    if len(agents) == 1 and agents[0] != ME:
        mine = 0 if seat is None else seat_named(words(opened), players, seat)
        return [ME if other == mine else agents[0] for other in range(players)]
    if seat is not None:
        raise BadOption("--seat needs no list of --agents, and the list no --seat.")
    if len(agents) != players:
        raise BadOption(
            f"With {players} players --agents takes {players} names, or one bot for all others."
        )
    return list(agents)
