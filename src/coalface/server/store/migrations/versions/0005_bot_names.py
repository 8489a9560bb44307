"""Computer players have first names: none is called after its level any more."""

import sqlalchemy as sa
from alembic import op

from coalface.server.table.bot_names import bot_name

revision = "0005"
down_revision = "0004"

seats = sa.table(
    "seats", sa.column("table"), sa.column("seat"), sa.column("name"), sa.column("bot")
)


def upgrade() -> None:
    """Rename the bots that are called `foreman` or `foreman#2`; whoever left keeps a name."""
    connection = op.get_bind()
    names: dict[str, dict[int, str]] = {}
    bots: list[tuple[str, int]] = []
    for row in connection.execute(sa.select(seats).order_by(seats.c.table, seats.c.seat)):
        names.setdefault(row.table, {})[row.seat] = row.name
        if row.bot is not None and row.name.partition("#")[0] == row.bot:
            bots.append((row.table, row.seat))
    for table, seat in bots:
        others = [name for place, name in names[table].items() if place != seat]
        names[table][seat] = bot_name(table, others)
        here = (seats.c.table == table) & (seats.c.seat == seat)
        connection.execute(seats.update().where(here).values(name=names[table][seat]))
