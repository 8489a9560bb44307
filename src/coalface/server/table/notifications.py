"""Calls people to their correspondence games, each once when it comes to be their turn."""

from typing import TYPE_CHECKING

from coalface.server.people.webhooks import Call
from coalface.server.phrases import translate

if TYPE_CHECKING:
    from coalface.server.table.table import LiveTable


def call_people(table: "LiveTable") -> None:
    """Call those who must decide from now on and do not sit before the table."""
    asked = table.asked_people()
    newly, table.called = asked - table.called, asked
    if table.row.agreed.pace != "correspondence" or not table.context.webhooks.on:
        return
    here = {connection.person for connection in table.connections}
    for person in newly - here:
        table.context.spawn(call(table, person))


async def call(table: "LiveTable", person: str) -> None:
    """Tell the address that a person has named, if there is one."""
    context = table.context
    found = await context.people.find(person)
    if found is None or found.webhook is None:
        return
    link = f"{(context.settings.public_url or '').rstrip('/')}/table/{table.id}"
    title = table.presenter(found.lang).title()  # type: ignore[arg-type]
    words = translate(found.lang, "webhook-your-turn", title=title, link=link)
    told = Call(
        key="your-turn", table=table.id, game=table.row.game, link=link, text=words, content=words
    )
    await context.webhooks.send(person, found.webhook, told)
