"""Web Push over HTTP: whether it is offered, and which browsers want to be called."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta, Struct

from ratking.server.dependencies import REFUSALS, TheGuest, TheHouse
from ratking.server.push import subscriptions
from ratking.server.push.guard import checked
from ratking.server.push.subscriptions import Subscription, must_fit
from ratking.server.refusals import Refusal
from ratking.server.wire import Asked

Endpoint = Annotated[str, Meta(min_length=1, max_length=1000)]


@dataclass(frozen=True)
class Door:
    """The public key of a host who calls people; without a key nobody is called."""

    key: str = ""


TheDoor = NamedDependency[Door]


class PushInfo(Struct, frozen=True):
    """The key that a browser subscribes with; empty where nobody is called."""

    key: str


class SubscriptionKeys(Asked, frozen=True):
    """What a letter to a browser is sealed with."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=30)]


class Subscribe(Asked, frozen=True):
    """Where a browser can be called, as it says itself."""

    endpoint: Endpoint
    keys: SubscriptionKeys


class Unsubscribe(Asked, frozen=True):
    """The address that is no longer to be called."""

    endpoint: Endpoint


@get("/push", responses=REFUSALS)
async def push(door: TheDoor) -> PushInfo:
    """Say whether this host calls people whose page is closed, and by which key."""
    return PushInfo(door.key)


@post("/push", status_code=200, responses=REFUSALS)
async def subscribe(
    data: JSONBody[Subscribe], house: TheHouse, guest: TheGuest, door: TheDoor
) -> PushInfo:
    """Be called in this browser, in the language of the request, when it is my turn."""
    if not door.key:
        raise Refusal("off", "This host calls nobody whose page is closed.")
    checked(data.endpoint, house.settings.push_services)
    must_fit(data.keys.p256dh, data.keys.auth)
    one = Subscription(data.endpoint, data.keys.p256dh, data.keys.auth, guest.language)
    await subscriptions.keep(house.store, guest.visitor.hash, one)
    return PushInfo(door.key)


@post("/push/leave", status_code=200, responses=REFUSALS)
async def unsubscribe(data: JSONBody[Unsubscribe], house: TheHouse, door: TheDoor) -> PushInfo:
    """Be left in peace in this browser."""
    await subscriptions.drop(house.store, data.endpoint)
    return PushInfo(door.key)


PUSH_ROUTES = [push, subscribe, unsubscribe]
