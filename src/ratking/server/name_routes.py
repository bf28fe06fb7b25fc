"""Names, statistics, health."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ratking.server import outside
from ratking.server.boxes import names
from ratking.server.dependencies import REFUSALS, TheGuest, TheHouse, ThePulse
from ratking.server.finished_replies import MyGames, PlayerInfo, RatingInfo, ResultInfo, Statistics
from ratking.server.names import clean_name, folded, looks
from ratking.server.opponents import next_opponent
from ratking.server.own_games import favourites_of, results_of
from ratking.server.ratings import MODEL
from ratking.server.refusals import Refusal
from ratking.server.replies import Health, NameGiven, NextOpponent, Visitor
from ratking.server.schema import PLAYERS, RATINGS, RESULTS
from ratking.server.security import hashed, new_secret, new_visitor
from ratking.server.text_routes import GameName
from ratking.server.visitors import sign_in
from ratking.server.wire import SignIn, SignUp

MOST_LISTED = 100


@post("/names", responses=REFUSALS)
async def sign_up(
    data: JSONBody[SignUp], request: Request[Any, Any, Any], house: TheHouse, guest: TheGuest
) -> NameGiven:
    """Take a name that nobody has; the key brings it and my games to another device."""
    name = clean_name(data.name, "A name")
    if name.startswith("bot:"):
        raise Refusal("malformed", "A person is not called like a bot.")
    await house.allowances.accounts.must_be_free(name)
    key = new_secret()
    row = {"name": name, "key_hash": hashed(key), "created": outside.now()}
    row |= {"visitor": guest.visitor.id, "folded": folded(name), "looks": looks(name)}
    try:
        async with house.store.engine.begin() as connection:
            await connection.execute(insert(PLAYERS).values(row))
    except IntegrityError as error:
        raise Refusal("taken", "Somebody has this name, or one that looks like it.") from error
    sign_in(request, guest.visitor.id, name)
    return NameGiven(name, key)


@post("/names/enter", status_code=200, responses=REFUSALS)
async def enter(
    data: JSONBody[SignIn], request: Request[Any, Any, Any], house: TheHouse, guest: TheGuest
) -> Visitor:
    """Come back under my name, to the tables where I sit."""
    name = clean_name(data.name, "A name")
    rows = await house.store.rows(select(PLAYERS).where(PLAYERS.c.folded == folded(name)))
    if not rows or rows[0]["key_hash"] != hashed(data.key):
        raise Refusal("not_yours", "The name and the key do not fit.")
    sign_in(request, rows[0]["visitor"] or guest.visitor.id, rows[0]["name"])
    return Visitor(rows[0]["name"])


@post("/names/key", status_code=200, responses=REFUSALS)
async def change_key(house: TheHouse, guest: TheGuest) -> NameGiven:
    """Get a new key for my name; the old one is void."""
    key, name = new_secret(), guest.visitor.player
    if not name:
        raise Refusal("not_yours", "You play without a name.")
    mine = (PLAYERS.c.name == name, PLAYERS.c.visitor == guest.visitor.id)
    async with house.store.engine.begin() as connection:
        done = await connection.execute(update(PLAYERS).where(*mine).values(key_hash=hashed(key)))
    if done.rowcount != 1:
        raise Refusal("not_yours", "You play without a name.")
    return NameGiven(name, key)


@post("/names/leave", status_code=200, responses=REFUSALS)
async def go(request: Request[Any, Any, Any], guest: TheGuest) -> Visitor:
    """Play without a name again, as somebody new: the seats stay with the name."""
    sign_in(request, new_visitor().id if guest.visitor.player else guest.visitor.id, "")
    return Visitor("")


@get("/names/me", responses=REFUSALS)
async def me(guest: TheGuest) -> Visitor:
    """Say under which name I play."""
    return Visitor(guest.visitor.player)


@get("/statistics", responses=REFUSALS)
async def statistics(house: TheHouse) -> Statistics:
    """Count the games, and list who is strong."""
    counts = select(RESULTS.c.game, func.count().label("games")).where(RESULTS.c.seat == 0)
    games = await house.store.rows(counts.group_by(RESULTS.c.game))
    best = select(RATINGS).order_by((RATINGS.c.mu - 3 * RATINGS.c.sigma).desc())
    ratings = await house.store.rows(best.limit(MOST_LISTED))
    return Statistics({row["game"]: row["games"] for row in games}, [_rating(r) for r in ratings])


@get("/statistics/player", responses=REFUSALS)
async def player(
    house: TheHouse, name: Annotated[str, QueryParameter(min_length=1, max_length=48)]
) -> PlayerInfo:
    """Show one player's ratings and latest results; bots are called bot:level."""
    ratings = await house.store.rows(select(RATINGS).where(RATINGS.c.player == name))
    query = select(RESULTS).where(RESULTS.c.player == name).order_by(RESULTS.c.at.desc())
    results = await house.store.rows(query.limit(MOST_LISTED))
    return PlayerInfo(name, [_rating(row) for row in ratings], [_result(row) for row in results])


def _rating(row: Any) -> RatingInfo:
    facts = {name: row[name] for name in ("game", "player", "mu", "sigma", "games", "wins")}
    rating = MODEL.rating(mu=row["mu"], sigma=row["sigma"]).ordinal()
    return RatingInfo(rating=round(rating, 2), **facts)


def _result(row: Any) -> ResultInfo:
    return ResultInfo(row["table_id"], row["game"], row["place"], row["score"], row["at"])


@get("/statistics/mine", responses=REFUSALS)
async def mine(house: TheHouse, guest: TheGuest) -> MyGames:
    """Show my results, ratings and favourites."""
    name = guest.visitor.player
    results = await results_of(house, guest)
    query = select(RATINGS).where(RATINGS.c.player == name, RATINGS.c.player != "")
    ratings = [_rating(row) for row in await house.store.rows(query)]
    liked = await favourites_of(house, results, guest.language)
    return MyGames(name, results, ratings, liked)


@get("/statistics/next/{game:str}", responses=REFUSALS)
async def suggestion(house: TheHouse, guest: TheGuest, game: GameName) -> NextOpponent:
    """Suggest an opponent against whom my chances would be near a half."""
    if game not in names():
        raise Refusal("unknown", "There is no such game.")
    return await next_opponent(house, guest, game)


@get("/health", responses=REFUSALS)
async def health(pulse: ThePulse) -> Health:
    """Say whether the server can write, and whether its workers hear each other."""
    await pulse.feel()
    return Health("well", version("ratking"))


NAME_ROUTES = [sign_up, enter, change_key, go, me, statistics, player, mine, suggestion, health]
