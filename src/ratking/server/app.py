"""Puts the server together."""

from __future__ import annotations

import gc
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Litestar, Request, Response
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.subscriber import Subscriber
from litestar.datastructures import Cookie, MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import QueryParameter
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.stores.base import Store as KeyStore
from litestar.types import Message, Scope
from redis.asyncio import Redis
from sqlalchemy import delete, select

from ratking.server import boxes, logs, measures, own_bots
from ratking.server.accounts.routes import ACCOUNT_ROUTES
from ratking.server.accounts.watch import Watch
from ratking.server.challenge_routes import CHALLENGE_ROUTES
from ratking.server.channel import Channels, SteadyBackend
from ratking.server.clubs.membership import Clubs
from ratking.server.clubs.routes import CLUB_ROUTES
from ratking.server.drive import Driver
from ratking.server.faraway import Faraway
from ratking.server.guest import Guest
from ratking.server.health import Pulse
from ratking.server.house import House
from ratking.server.job_kinds import kinds_of_work
from ratking.server.jobs import Jobs, OwnJobs
from ratking.server.keeping import Keeping
from ratking.server.keys import Keys, keys_in
from ratking.server.ladder_routes import LADDER_ROUTES
from ratking.server.lesson_routes import LESSON_ROUTES
from ratking.server.limits import Counts, OwnCounts, limits
from ratking.server.live import live
from ratking.server.name_routes import NAME_ROUTES
from ratking.server.origin import must_be_text, writes_must_be_ours
from ratking.server.pages import document, has_pages, page_routes, wants_page
from ratking.server.pictures.routes import PICTURE_ROUTES, shared_pages
from ratking.server.play_routes import PLAY_ROUTES
from ratking.server.push.keys import HostKeys, host_keys
from ratking.server.push.routes import PUSH_ROUTES, Door
from ratking.server.puzzle_routes import PUZZLE_ROUTES
from ratking.server.redis_door import connected
from ratking.server.refusals import STATUS, Refusal, in_short
from ratking.server.replay_routes import REPLAY_ROUTES
from ratking.server.replies import Refused
from ratking.server.routes import TABLE_ROUTES
from ratking.server.schema import KEYS
from ratking.server.security import COOKIE, COOKIE_LIFE, EMBEDDED, HEADERS
from ratking.server.settings import Settings, from_environment
from ratking.server.shared_jobs import SharedJobs
from ratking.server.store import Store
from ratking.server.text_routes import TEXT_ROUTES
from ratking.server.tournaments.director import directed
from ratking.server.tournaments.hall import Hall
from ratking.server.tournaments.routes import TOURNAMENT_ROUTES
from ratking.server.visitors import Connection, find_guest, language_of, must_administer
from ratking.server.wire import Language
from ratking.text.translation import translated

if TYPE_CHECKING:
    from ratking.server.push.caller import Caller

MOST_BYTES = 64 * 1024
PENDING_NEWS = 500
RARELY = (50_000, 20, 100)
"""Tables at hand are many long-lived objects: looking through all of them stops every game."""


def _for_the_administrator(connection: Connection, _: object) -> None:
    settings: Settings = connection.app.state.settings
    must_administer(connection, settings.admin_key)


class Metrics(PrometheusController):
    """What Prometheus reads with the key of the administrator; it is no part of the protocol."""

    include_in_schema = False
    guards = [_for_the_administrator]


def create_app(settings: Settings) -> Litestar:
    """Build the server; only the boxes are opened before it starts."""
    boxes.stock(settings.game_data)
    own_bots.invite(settings.agents)
    redis = connected(settings.redis_url) if settings.redis_url else None
    channels = channels_over(MemoryChannelsBackend() if redis is None else SteadyBackend(redis))
    house = House(settings, Store(settings), channels)
    hall, clubs = Hall(house.store), Clubs(house.store)
    pulse = Pulse(house)
    kinds = kinds_of_work(house)
    jobs: Jobs = SharedJobs(settings.redis_url, kinds) if redis else OwnJobs(kinds)
    keys = host_keys(settings)
    door = Door(keys.public if keys else "")
    metrics = PrometheusConfig(app_name="ratking", prefix="ratking", group_path=True)
    return Litestar(
        route_handlers=[
            *TABLE_ROUTES,
            *PLAY_ROUTES,
            *REPLAY_ROUTES,
            *LESSON_ROUTES,
            *NAME_ROUTES,
            *LADDER_ROUTES,
            *TOURNAMENT_ROUTES,
            *CLUB_ROUTES,
            *ACCOUNT_ROUTES,
            *PUZZLE_ROUTES,
            *CHALLENGE_ROUTES,
            *TEXT_ROUTES,
            *PUSH_ROUTES,
            live,
            Metrics,
            *PICTURE_ROUTES,
            *page_routes(settings.static),
            *shared_pages(settings.static),
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False, use_cache=True),
            "hall": Provide(lambda: hall, sync_to_thread=False, use_cache=True),
            "clubs": Provide(lambda: clubs, sync_to_thread=False, use_cache=True),
            "jobs": Provide(lambda: jobs, sync_to_thread=False, use_cache=True),
            "door": Provide(lambda: door, sync_to_thread=False, use_cache=True),
            "pulse": Provide(lambda: pulse, sync_to_thread=False, use_cache=True),
            "guest": Provide(_guest, sync_to_thread=False),
        },
        guards=[must_be_text, writes_must_be_ours],
        plugins=[channels],
        middleware=[*limits(settings), metrics.middleware],
        stores={"limits": _key_store(redis)},
        state=State({"settings": settings, "cookie_keys": Keys(("",))}),
        lifespan=[lifespan(house, jobs, keys), directed(house, hall)],
        before_send=[_seal, _logged],
        exception_handlers={Exception: _refuse},
        openapi_config=_openapi(),
        request_max_body_size=MOST_BYTES,
        allowed_hosts=list(settings.hosts) or None,
        logging_config=None,
        debug=False,
    )


def from_settings() -> Litestar:
    """Build the server from the environment; uvicorn calls this in every worker."""
    logs.set_up_logs()
    gc.set_threshold(*RARELY)
    return create_app(from_environment())


AnswerIn = Annotated[Language | None, QueryParameter(description="The language to answer in.")]


def _guest(request: Request[Any, Any, Any], language: AnswerIn = None) -> Guest:
    guest = find_guest(request)
    return replace(guest, language=language or guest.language)


def channels_over(
    backend: ChannelsBackend, subscriber: type[Subscriber] = Subscriber
) -> ChannelsPlugin:
    """Let everybody who listens hear the news that come through a backend."""
    return Channels(
        backend=backend,
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=PENDING_NEWS,
        subscriber_backlog_strategy="dropleft",
        subscriber_class=subscriber,
    )


def _key_store(redis: Redis | None) -> KeyStore:
    return OwnCounts() if redis is None else Counts(redis)


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="ratking",
        version="1",
        description="Tables for board games about rats; docs/protocol.md tells how to use this.",
        path="/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        use_handler_docstrings=True,
    )


def lifespan(house: House, jobs: Jobs, keys: HostKeys | None) -> Any:
    """Open the house when the server starts, and end in the order that loses nothing."""

    @asynccontextmanager
    async def run(app: Litestar) -> AsyncGenerator[None, None]:
        await house.store.open()
        app.state.cookie_keys = await _keys(house.store, house.settings)
        driver = Driver(house)
        driver.start()
        routines = [Keeping(house).routine, Watch(house).routine]
        for routine in routines:
            routine.start()
        await jobs.start()
        elsewhere = await _elsewhere(house)
        caller = _caller(house, keys)
        try:
            yield
        finally:
            if caller is not None:
                await caller.stop()
            await jobs.stop()
            for routine in routines:
                await routine.stop()
            await driver.stop()
            house.thinkers.close()
            if elsewhere is not None:
                await elsewhere.close()
            await house.store.close()

    return run


async def _elsewhere(house: House) -> Faraway | None:
    """Let other machines think, where the host has some."""
    if not (house.settings.remote_thinking and house.settings.redis_url):
        return None
    house.thinkers.elsewhere = elsewhere = Faraway(house.settings.redis_url)
    return elsewhere


def _caller(house: House, keys: HostKeys | None) -> Caller | None:
    """Begin to call people, where the host has keys; only then its packages are needed."""
    if keys is None:
        return None
    from ratking.server.push.caller import Caller

    caller = Caller(house, keys)
    caller.start()
    return caller


async def _keys(store: Store, settings: Settings) -> Keys:
    """Read the keys of cookies; one that is still in the database moves into their file."""
    of_cookies = KEYS.c.name == "cookies"
    rows = await store.rows(select(KEYS.c.value).where(of_cookies))
    keys = keys_in(Path(settings.keys_file), rows[0]["value"] if rows else "")
    if rows:
        async with store.engine.begin() as connection:
            await connection.execute(delete(KEYS).where(of_cookies))
    return keys


async def _seal(message: Message, scope: Scope) -> None:
    """Add the headers that every answer carries, and a cookie for whoever is new."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    framed = headers.get("content-security-policy") == EMBEDDED
    for name, value in HEADERS.items():
        if not (framed and name == "x-frame-options"):
            headers.setdefault(name, value)
    if "etag" not in headers:
        headers.setdefault("cache-control", "no-store")
    settings: Settings = scope["litestar_app"].state.settings
    if settings.secure_cookies:
        headers.setdefault("strict-transport-security", f"max-age={COOKIE_LIFE}")
    cookie = scope["state"].get("cookie")
    if cookie is not None:
        made = Cookie(
            key=COOKIE,
            value=cookie,
            max_age=COOKIE_LIFE,
            httponly=True,
            samesite="lax",
            secure=settings.secure_cookies,
        )
        headers.add("set-cookie", made.to_header(header=""))


async def _logged(message: Message, scope: Scope) -> None:
    logs.note_request(message, scope)


def _refuse(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Say why not in the language of whoever asked; a person gets a page."""
    why = _why(error)
    static: str = request.app.state.settings.static
    if why.code == "unknown" and wants_page(request) and has_pages(static):
        return document(static, 404)
    refused = Refused(why.code, translated(in_short(why.sentence), language_of(request)))
    measures.REFUSALS.labels(refused.code).inc()
    if refused.code == "fault" and not _has_hung_up(error):
        logs.LOG.error("a fault of ours", exc_info=error)
    headers = dict(getattr(error, "headers", None) or {})
    return Response(refused, status_code=_status(error, refused.code), headers=headers)


def _has_hung_up(error: Exception) -> bool:
    """Litestar calls it a fault of the server when somebody leaves in the middle of a sentence."""
    return isinstance(error, HTTPException) and "client disconnected" in error.detail


def _status(error: Exception, code: str) -> int:
    return error.status_code if isinstance(error, HTTPException) else STATUS[code]


def _why(error: Exception) -> Refused:
    if isinstance(error, Refusal):
        return Refused(error.code, error.sentence)
    if isinstance(error, RecursionError):
        return Refused("malformed", "This request cannot be read.")
    if isinstance(error, ValidationException):
        return Refused("malformed", _details(error))
    if isinstance(error, HTTPException) and error.status_code < 500:
        codes = {404: "unknown", 405: "no_method", 413: "too_large", 429: "too_many"}
        return Refused(codes.get(error.status_code, "malformed"), error.detail)
    return Refused("fault", "Something went wrong here; it is not your fault.")


def _details(error: ValidationException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if part]
    return "; ".join(parts) or "This request cannot be read."
