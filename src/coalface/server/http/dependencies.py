"""Where the arguments of a route come from."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, PathParameter, QueryParameter

from coalface.server.context import ServerContext
from coalface.server.protocol import Lang
from coalface.server.store.people import Person
from coalface.server.table.table import LiveTable

TheContext = NamedDependency[ServerContext]
Caller = NamedDependency[Person]
"""Who is asking; without a cookie the route is refused."""
TheId = FromPath[str]
LangAsked = FromQuery[Lang]
SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=15)]
LineAsked = Annotated[int, PathParameter(ge=0, le=100_000)]
LineSince = Annotated[int | None, QueryParameter(ge=0, le=100_000)]
Yes = FromQuery[bool]


@dataclass(frozen=True)
class Viewpoint:
    """As which seat a game is asked for (None: as a spectator), and in which language."""

    seat: int | None
    lang: Lang


def provide_viewpoint(seat: SeatAsked = None, lang: LangAsked = "en") -> Viewpoint:
    """Return the viewpoint that a query names."""
    return Viewpoint(seat, lang)


TheViewpoint = NamedDependency[Viewpoint]


async def provide_table(context: TheContext, caller: Caller, id: TheId) -> AsyncIterator[LiveTable]:
    """Yield the table that a path names, for someone who is known; Refusal if there is none."""
    async with context.tables.use(id) as table:
        yield table


TheTable = NamedDependency[LiveTable]
