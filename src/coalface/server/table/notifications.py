"""Tells people by their webhook that it is their turn in a correspondence game, once each time."""

from collections.abc import Collection

from coalface.server.people.webhooks import Call
from coalface.server.phrases import translate
from coalface.server.services import Services
from coalface.server.table.state import TableState


class TurnNotifier:
    """Remembers for one table who has to decide, and notifies whoever comes to it."""

    def __init__(self, services: Services, to_decide: set[str]) -> None:
        self._services = services
        self._to_decide = to_decide

    def update(self, state: TableState, present: Collection[str]) -> None:
        """Notify those who must decide from now on and are not connected to the table."""
        to_decide = state.people_to_decide()
        newly, self._to_decide = to_decide - self._to_decide, to_decide
        if state.row.settings.pace != "correspondence" or not self._services.webhooks.on:
            return
        for person in newly.difference(present):
            self._services.tasks.spawn(self._notify(state, person))

    async def _notify(self, state: TableState, person: str) -> None:
        """Send a call to the address that a person has named, if there is one."""
        found = await self._services.people.find(person)
        if found is None or found.webhook is None:
            return
        base = (self._services.settings.public_url or "").rstrip("/")
        link = f"{base}/table/{state.id}"
        title = state.presenter(found.lang).title()  # type: ignore[arg-type]
        words = translate(found.lang, "webhook-your-turn", title=title, link=link)
        call = Call(
            key="your-turn",
            table=state.id,
            game=state.row.game,
            link=link,
            text=words,
            content=words,
        )
        await self._services.webhooks.send(person, found.webhook, call)
