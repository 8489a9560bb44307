"""Removes guests and tables that were never used, from the store and from memory."""

import logging
from typing import TYPE_CHECKING

from coalface.server.ids import now
from coalface.server.people.people import DAY
from coalface.server.store import cleanup as unused

if TYPE_CHECKING:
    from coalface.server.context import House

log = logging.getLogger("coalface.unused")


async def remove_unused(house: "House") -> None:
    """Remove what is older than the settings keep it."""
    if house.settings.table_days:
        await remove_tables(house, now() - house.settings.table_days * DAY)
    if house.settings.guest_days:
        await remove_guests(house, now() - house.settings.guest_days * DAY)


async def remove_tables(house: "House", before: int) -> None:
    """Remove closed tables where nobody ever moved, unless someone looks at them."""
    live = house.hall.live
    here = {id for id, table in live.items() if not table.idle()}
    gone = await house.store.write(lambda c: unused.remove_tables(c, before, here))
    for table in [live.pop(id) for id in gone if id in live]:
        table.stop()
    for table in live.values():
        if table.row.rematch in gone:
            table.row.rematch = None
    if gone:
        log.info("%d tables that were never used are removed", len(gone))


async def remove_guests(house: "House", before: int) -> None:
    """Remove guests who left no trace, unless they have been here since then."""
    here = house.people.seen_since(before)
    gone = await house.store.write(lambda c: unused.remove_guests(c, before, here))
    house.people.drop(set(gone))
    if gone:
        log.info("%d guests who were never at a table are removed", len(gone))
