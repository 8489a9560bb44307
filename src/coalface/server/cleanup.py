"""Removes guests and tables that were never used, from the store and from memory."""

import logging

from coalface.server.ids import now
from coalface.server.people.people import DAY, People
from coalface.server.store import Store, cleanup
from coalface.server.table.registry import TableRegistry

log = logging.getLogger("coalface.cleanup")


async def remove_unused(tables: TableRegistry) -> None:
    """Remove what is older than the settings keep it."""
    services, at = tables.services, now()
    if services.settings.table_days:
        await remove_tables(tables, at - services.settings.table_days * DAY)
    if services.settings.guest_days:
        before = at - services.settings.guest_days * DAY
        await remove_guests(services.store, services.people, before)


async def remove_tables(tables: TableRegistry, before: int) -> None:
    """Remove closed tables where nobody ever moved, unless someone looks at them."""
    used = {id for id, table in tables.live.items() if not table.is_idle()}
    gone = await tables.services.store.write(lambda c: cleanup.remove_tables(c, before, used))
    tables.drop(gone)
    for table in tables.live.values():
        if table.state.row.rematch in gone:
            table.state.link_rematch(None)
    if gone:
        log.info("%d tables that were never used are removed", len(gone))


async def remove_guests(store: Store, people: People, before: int) -> None:
    """Remove guests who left no trace, unless they have been here since then."""
    present = people.seen_since(before)
    gone = await store.write(lambda c: cleanup.remove_guests(c, before, present))
    people.drop(set(gone))
    if gone:
        log.info("%d guests who were never at a table are removed", len(gone))
