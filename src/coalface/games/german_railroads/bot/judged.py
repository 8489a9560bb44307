"""Parts of a player's board that were judged before: their worth, as long as nothing changes."""

from typing import final

from mypy_extensions import i64

from coalface.games.german_railroads.bot.outlook import Outlook
from coalface.games.german_railroads.component_tables import ComponentTables
from coalface.games.german_railroads.state import Player


@final
class Judged:
    """What a railroad or the industry track was last judged by, and its worth then."""

    pieces: i64 = -1
    claimed: i64 = 0
    rest: i64 = 0
    locomotives: i64 = 0
    engineers: i64 = 0
    phases: float = 0.0
    growth: float = 0.0
    value: float = 0.0

    def __init__(self) -> None:
        self.components: ComponentTables = ComponentTables()

    def holds(
        self,
        components: ComponentTables,
        player: Player,
        view: Outlook,
        pieces: i64,
        claimed: i64,
        rest: i64,
    ) -> bool:
        """Tell whether the worth still holds: all that counts is as it was."""
        if self.pieces != pieces or self.claimed != claimed or self.rest != rest:
            return False
        if self.locomotives != player.locomotives or self.engineers != view.engineers:
            return False
        if self.phases != view.phases or self.growth != view.growth:
            return False
        return self.components is components

    def keep(
        self,
        components: ComponentTables,
        player: Player,
        view: Outlook,
        pieces: i64,
        claimed: i64,
        rest: i64,
        value: float,
    ) -> None:
        """Remember a worth with all that counts for it."""
        self.components = components
        self.pieces = pieces
        self.claimed = claimed
        self.rest = rest
        self.locomotives = player.locomotives
        self.engineers = view.engineers
        self.phases = view.phases
        self.growth = view.growth
        self.value = value
