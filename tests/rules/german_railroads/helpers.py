"""Words for the rule tests of German Railroads: a table under options, what a player has."""

from functools import cache
from textwrap import dedent
from typing import Any

from coalface import Event
from coalface.core.contract import Game
from coalface.core.registry import game_spec
from coalface.games.german_railroads.names import COLOUR_NAMES, RAILROAD_NAMES
from coalface.games.german_railroads.state import GermanRailroadsState
from coalface.games.german_railroads.view import Emil, Player, Table
from tests.rules.table import TestTable


@cache
def game_with(version: int | None = None, components: str | None = None, **options: object) -> Game:
    """The game under these options, made once; newest rules and components unless named."""
    return game_spec("german_railroads").game(options, version, components)


class Board(TestTable):
    """A position of German Railroads under some options."""

    __test__ = False

    def __init__(
        self,
        text: str,
        version: int | None = None,
        components: str | None = None,
        **options: object,
    ) -> None:
        self.game = game_with(version, components, **options)
        self.state = self.game.position(f"german_railroads\n{dedent(text).strip()}\n")
        self.events: list[Event] = []

    def seen(self) -> Table:
        """The open table."""
        table: Table = self.state.view(None).table
        return table

    def emil(self) -> Emil:
        """The solo opponent."""
        emil = self.seen().emil
        assert emil is not None
        return emil

    def player(self, seat: int = 0) -> Player:
        """What lies before a player, as he sees it."""
        player: Player = self.state.view(seat).table.players[seat]
        return player

    def track(self, name: str, seat: int = 0) -> int:
        """The place of a track, as `MU-black`."""
        railroad, colour = name.split("-")
        names = RAILROAD_NAMES[str(self.game.options["board"])]
        return self.player(seat).tracks[names.index(railroad)][COLOUR_NAMES.index(colour)]

    def pieces(self) -> GermanRailroadsState:
        """The state as the rules see it."""
        assert isinstance(self.state, GermanRailroadsState)
        return self.state

    def refused(self, actor: int, move: str) -> str:
        """Check that a move is refused in every way and changes nothing; its rule."""
        reason = self.refusal(actor, move)
        return f"{reason.rule} {reason.key.removeprefix('gr.why.')}"

    def places(self, actor: int = 0) -> set[str]:
        """The spaces that an actor may place on."""
        return {move.split("/")[1] for move in self.legal(actor) if move.startswith("place/")}

    def all_pass(self) -> None:
        """Everybody passes, and nobody relocates."""
        while self.state.actors() and "pass" in self.legal(self.state.actors()[0]):
            number = self.seen().round
            self.play(self.state.actors()[0], "pass")
            while self.state.actors() and "skip" in self.legal(self.state.actors()[0]):
                self.play(self.state.actors()[0], "skip")
            if not self.state.actors() or self.seen().round != number:
                return


def russian(text: str, **options: Any) -> Board:
    """A table with the Russian boards."""
    return Board(text, board="russian", **options)


def german(text: str, **options: Any) -> Board:
    """A table with the German boards."""
    return Board(text, board="german", **options)


def gained(table: Board, seat: int, before: dict[str, int]) -> dict[str, int]:
    """The points by source that came since."""
    now = table.state.breakdown(seat)
    return {source: now[source] - before[source] for source in now if now[source] != before[source]}
