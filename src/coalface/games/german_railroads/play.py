"""A state of German Railroads that can be played: the contract's questions, answered by rules."""

from struct import pack
from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from coalface.core.contract import CHANCE, Event, Game
from coalface.core.random import Random
from coalface.core.table_state import SPECTATOR
from coalface.core.view import AnyView
from coalface.games.german_railroads import census, chance, legal, position, secrecy, view
from coalface.games.german_railroads.component_tables import ComponentTables
from coalface.games.german_railroads.generated import copies, dispatch, encoding
from coalface.games.german_railroads.rules import coal, final_scoring, flow
from coalface.games.german_railroads.state import GermanRailroadsState


@final
class PlayableGermanRailroads(GermanRailroadsState):
    """A position; see `coalface.core.contract.State` for what its methods promise."""

    def __init__(self, game: Game, components: ComponentTables, seats: i64) -> None:
        super().__init__(game, components, seats)

    def _why_not(self, actor: i64, move: i64) -> i64:
        return dispatch.why_not(self, actor, move)

    def legal_into(self, actor: i64, buffer: vec[i64]) -> i64:
        return legal.legal_into(self, actor, buffer)

    def source(self) -> i64:
        return chance.source(self)

    def odds(self) -> list[int]:
        return [1] * len(self.legal(CHANCE))

    def draw(self, rng: Random) -> i64:
        buffer = self.game.blank[:]
        count = legal.legal_into(self, CHANCE, buffer)
        return buffer[rng.below(count)]

    def advance(self, actor: i64, move: i64, log: list[Event] | None = None) -> None:
        if self.open_foundry > 0:
            self._turn_away(move)
        dispatch.apply(self, actor, move, log)
        flow.settle(self, log)

    def _turn_away(self, move: i64) -> None:
        """Note that a player does something else than to close the foundry in use. (GC-21)"""
        if dispatch.PLACE <= move < dispatch.CLOSE:
            coal.turn_away(self, True)
        elif dispatch.STEP <= move < dispatch.SKIP:
            coal.turn_away(self, False)

    def clone(self) -> "PlayableGermanRailroads":
        other = PlayableGermanRailroads(self.game, self.components, self.seats)
        copies.copy_state(self, other)
        return other

    def _known_to(self, seat: int | None) -> "PlayableGermanRailroads":
        """Hide where end bonus cards lie that the seat cannot tell apart. (RR-21)"""
        viewer: i64 = SPECTATOR if seat is None else seat
        known = self.clone()
        if self.is_known_by(viewer):
            return known
        known.known_by = viewer
        secrecy.hide_cards(known, viewer)
        return known

    def _view(self, seat: int | None) -> AnyView:
        return view.build_view(self._known_to(seat), seat)

    def encode_into(self, seat: i64, out: vec[i16], at: i64) -> None:
        encoding.encode_state(self, seat, out, at)

    def scores(self) -> list[int]:
        return [player.score for player in self.players]

    def _breakdown(self, seat: int) -> dict[str, int]:
        return census.breakdown(self.players[seat])

    def standing(self) -> list[list[int]]:
        return final_scoring.standing(self)

    def dump(self) -> bytes:
        numbers = copies.state_numbers(self)
        return pack(f"<{len(numbers)}q", *numbers)

    def census(self) -> dict[str, int]:
        return census.census(self)

    def text(self) -> str:
        return position.write_text(self)
