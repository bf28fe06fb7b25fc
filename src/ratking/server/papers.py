"""What the routes have in common in their description."""

from __future__ import annotations

from typing import Annotated, Final

from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from ratking.server.refusals import STATUS
from ratking.server.replies import Refused

TableId = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,32}$")]

REFUSALS: Final = {
    status: ResponseSpec(Refused, generate_examples=False, description="Refused, and why.")
    for status in sorted(set(STATUS.values()))
}
"""Every refusal has the same form."""
