"""Which addresses are out on the internet, and which belong to this machine or a network around it.

A webhook goes where a guest says; it must not be a hand of theirs inside the host's network.
"""

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

Address = IPv4Address | IPv6Address

BRIDGES = tuple(
    ip_network(network) for network in ("2001::/32", "2002::/16", "64:ff9b::/96", "64:ff9b:1::/48")
)
"""Addresses that stand for others: Teredo, 6to4 and translation to IPv4 could lead inside."""

INSIDE = tuple(
    ip_network(network)
    for network in (
        "168.63.129.16/32",  # Azure's own services, on every machine there
        "192.0.0.0/24",  # protocol assignments; Oracle's metadata are there
        "192.88.99.0/24",  # relays of 6to4
        "fec0::/10",  # site-local, no longer in use but still routed by some
        "3fff::/20",  # documentation
    )
)
"""Networks that Python takes for the internet, or takes so in some of its versions."""

ISATAP = (0x00005EFE, 0x02005EFE)
"""The third quarter of an IPv6 address whose last quarter is an IPv4 one."""

NEAR = {4: 24, 6: 64}
"""Whose first bits are those of our own address is taken for a neighbour."""


class Inside(ValueError):
    """An address that nothing is sent to."""


def is_outside(found: Address) -> bool:
    """Return whether this is an address of the internet."""
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        return is_outside(found.ipv4_mapped)
    if any(found.version == net.version and found in net for net in (*BRIDGES, *INSIDE)):
        return False
    if isinstance(found, IPv6Address) and (int(found) >> 32) & 0xFFFFFFFF in ISATAP:
        return False
    closed = found.is_multicast or found.is_reserved or found.is_unspecified
    return found.is_global and not closed and not is_near(found, own_address(found))


def is_near(found: Address, own: Address | None) -> bool:
    """Return whether this is our own address, or one of the network around it."""
    if own is None or own.version != found.version:
        return False
    return found in ip_network((own, NEAR[own.version]), strict=False)


def own_address(towards: Address) -> Address | None:
    """Return this machine's address as another sees it; None if it cannot be reached."""
    family = socket.AF_INET if towards.version == 4 else socket.AF_INET6
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((str(towards), 9))  # nothing is sent
            return plain(probe.getsockname()[0])
    except OSError:
        return None


def plain(spelled: str) -> Address:
    """Return an address without the name of an interface."""
    return ip_address(spelled.partition("%")[0])


async def resolve(host: str, port: int) -> list[Address]:
    """Return all addresses of a name; OSError if there is none."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [plain(str(where[0])) for *_, where in found]


async def resolve_outside(host: str, port: int) -> Address:
    """Return an address to send to; Inside if any address of that name is not on the internet."""
    found = await resolve(host, port)
    if not all(is_outside(one) for one in found):
        raise Inside("the address is not on the internet")
    return found[0]
