"""Which names this server answers to, and who sits at its own machine.

A page of another site can let its own name point at this machine, and its scripts would then count
as ours (DNS rebinding). Browsers send the name in `Host`, so only known names are answered. An
address is no name and cannot be pointed elsewhere: it is always answered.
"""

import socket
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address

from coalface.server.settings import Settings

LOCAL = "localhost"
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Headers that a proxy adds; a request that has one was not made at this machine."""


def host_name(header: str) -> str:
    """Return the name or address in a `Host` header, without the port, in lower case."""
    name = header.strip().lower()
    if name.startswith("[") and "]" in name:
        return name[1:].partition("]")[0]
    return name.rpartition(":")[0] if name.count(":") == 1 else name


def read_address(name: str) -> IPv4Address | IPv6Address | None:
    """Return the address that is written here, a mapped one as what it maps to; None: a name."""
    try:
        found = ip_address(name.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


@cache
def own_names() -> frozenset[str]:
    """Return the names of this machine in its own network."""
    name = socket.gethostname().lower()
    return frozenset({name, f"{name.partition('.')[0]}.local"})


def is_local(name: str) -> bool:
    """Return whether this is a name or an address of the machine itself."""
    found = read_address(name)
    if found is not None:
        return found.is_loopback
    return name.rstrip(".") == LOCAL or name.rstrip(".").endswith(f".{LOCAL}")


def answers_to(header: str, settings: Settings) -> bool:
    """Return whether this is a `Host` that the server answers to."""
    name = host_name(header)
    if read_address(name) is not None or is_local(name):
        return True
    return name.rstrip(".") in settings.named_hosts() | own_names()


def accepted_hosts(settings: Settings) -> str:
    """Return the names that the server answers to, for who asked for another one."""
    named = sorted((settings.named_hosts() | own_names()) - {"0.0.0.0", "::"})
    return ", ".join(["addresses", LOCAL, *(name for name in named if not is_local(name))])
