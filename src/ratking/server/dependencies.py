"""What the routes have in common in their description."""

from __future__ import annotations

from typing import Annotated, Final

from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from ratking.server.guest import Guest
from ratking.server.health import Pulse
from ratking.server.house import House
from ratking.server.jobs import Jobs
from ratking.server.refusals import STATUS
from ratking.server.replies import Refused

TableId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
TheHouse = NamedDependency[House]
TheGuest = NamedDependency[Guest]
ThePulse = NamedDependency[Pulse]
TheJobs = NamedDependency[Jobs]

REFUSALS: Final = {
    status: ResponseSpec(Refused, generate_examples=False, description="Refused, and why.")
    for status in sorted(set(STATUS.values()))
}
"""Every refusal has the same form."""
