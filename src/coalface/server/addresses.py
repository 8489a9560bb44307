"""By which address others reach this server, and that address as a QR code."""

import socket
from collections.abc import Iterator

import segno

from coalface.server.http.hosts import host_name, is_local
from coalface.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")


def lan_address() -> str | None:
    """Return the address that others in the network know this machine by."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") else found


def shared_origin(settings: Settings, scheme: str, host: str) -> str:
    """Return the beginning of a link for others, from what a browser has asked for.

    Whoever sits at the server's own machine asks for `localhost`, which leads others nowhere.
    """
    if settings.public_url:
        return settings.public_url.rstrip("/")
    found = lan_address() if settings.host in EVERYWHERE and is_local(host_name(host)) else None
    if found is None:
        return f"{scheme}://{host}"
    port = host.rpartition(":")[2]
    return f"{scheme}://{found}:{port}" if port.isdigit() else f"{scheme}://{found}"


def qr_path(link: str) -> tuple[int, str]:
    """Return the number of squares in a row of a QR code, and an SVG path of its dark ones."""
    rows = [list(row) for row in segno.make(link, error="m", micro=False).matrix_iter(border=0)]
    return len(rows), "".join(
        f"M{x} {y}h{width}v1h-{width}z" for y, row in enumerate(rows) for x, width in _runs(row)
    )


def _runs(row: list[int]) -> Iterator[tuple[int, int]]:
    """Yield where dark squares begin in a row, and how many there are."""
    begin: int | None = None
    for x, dark in enumerate([*row, 0]):
        if dark and begin is None:
            begin = x
        elif not dark and begin is not None:
            yield begin, x - begin
            begin = None
