"""Who the server is working for at the moment: the claim of the request or the socket."""

from contextvars import ContextVar

from coalface.server.fair_queue import BACKGROUND, WAITING, Claim

_claim: ContextVar[Claim | None] = ContextVar("claim", default=None)


def set_claim(address: str, person: str = "") -> None:
    """From now on this task, and those it starts, work for someone at an address."""
    _claim.set(Claim(WAITING, person, address))


def current_claim() -> Claim:
    """Return the claim of this task; without one it is work that nobody waits for."""
    return _claim.get() or Claim(BACKGROUND)
