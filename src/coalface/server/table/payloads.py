"""Rows of the store as anyone may see them."""

from collections.abc import Collection

from coalface.server import protocol as p
from coalface.server.store import tables as stored


def seat_payload(
    seat: stored.SeatRow, here: Collection[str], holiday: int | None = None
) -> p.Seated:
    """A seat as anyone may see it."""
    return p.Seated(
        seat=seat.seat,
        name=seat.name,
        person=seat.person,
        bot=seat.bot,
        stand_in=seat.stand_in,
        present=seat.person is not None and seat.person in here,
        vacant=seat.person is None and seat.bot is None,
        holiday=holiday,
    )


def chat_payload(line: stored.ChatRow) -> p.Said:
    """A line of chat as it is sent."""
    return p.Said(
        number=line.number,
        room=line.room,
        person=line.person,
        name=line.name,
        text=line.text,
        at=line.at,
    )
