"""Removes guests and tables that were never used, from the store and from memory."""

import logging
from typing import TYPE_CHECKING

from coalface.server.ids import now
from coalface.server.people.people import DAY
from coalface.server.store import cleanup as unused

if TYPE_CHECKING:
    from coalface.server.context import ServerContext

log = logging.getLogger("coalface.unused")


async def remove_unused(context: "ServerContext") -> None:
    """Remove what is older than the settings keep it."""
    if context.settings.table_days:
        await remove_tables(context, now() - context.settings.table_days * DAY)
    if context.settings.guest_days:
        await remove_guests(context, now() - context.settings.guest_days * DAY)


async def remove_tables(context: "ServerContext", before: int) -> None:
    """Remove closed tables where nobody ever moved, unless someone looks at them."""
    live = context.tables.live
    here = {id for id, table in live.items() if not table.idle()}
    gone = await context.store.write(lambda c: unused.remove_tables(c, before, here))
    for table in [live.pop(id) for id in gone if id in live]:
        table.stop()
    for table in live.values():
        if table.row.rematch in gone:
            table.row.rematch = None
    if gone:
        log.info("%d tables that were never used are removed", len(gone))


async def remove_guests(context: "ServerContext", before: int) -> None:
    """Remove guests who left no trace, unless they have been here since then."""
    here = context.people.seen_since(before)
    gone = await context.store.write(lambda c: unused.remove_guests(c, before, here))
    context.people.drop(set(gone))
    if gone:
        log.info("%d guests who were never at a table are removed", len(gone))
