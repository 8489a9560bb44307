"""Who the server is working for at the moment: the claim of the request or the socket."""

from contextvars import ContextVar

from coalface.server.fair_queue import BACKGROUND, WAITING, Claim

_asking: ContextVar[Claim | None] = ContextVar("asking", default=None)


def begin_asking(address: str, person: str = "") -> None:
    """From now on this task, and those it starts, work for someone at an address."""
    _asking.set(Claim(WAITING, person, address))


def asking() -> Claim:
    """Return the claim of this task; without one it is work that nobody waits for."""
    return _asking.get() or Claim(BACKGROUND)
