"""Where the arguments of a route come from."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, PathParameter, QueryParameter

from coalface.server.house import House
from coalface.server.protocol import Lang
from coalface.server.store.people import Person

TheHouse = NamedDependency[House]
Asker = NamedDependency[Person]
"""Who is asking; without a cookie the route is refused."""
TheId = FromPath[str]
LangAsked = FromQuery[Lang]
SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=15)]
LineAsked = Annotated[int, PathParameter(ge=0, le=100_000)]
Yes = FromQuery[bool]
