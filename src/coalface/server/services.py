"""What a table may use of the server around it."""

from dataclasses import dataclass

from coalface.server.background import BackgroundThread
from coalface.server.bots.pool import BotPool
from coalface.server.people.people import People
from coalface.server.people.webhooks import Webhooks
from coalface.server.settings import Settings
from coalface.server.store import Store
from coalface.server.tasks import Tasks


@dataclass(frozen=True)
class Services:
    """The parts of a server that all tables share."""

    settings: Settings
    store: Store
    people: People
    background: BackgroundThread
    bots: BotPool
    webhooks: Webhooks
    tasks: Tasks
