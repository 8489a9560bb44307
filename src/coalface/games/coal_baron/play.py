"""A state of Coal Baron that can be played: the contract's questions, answered by the rules."""

from struct import pack
from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from coalface.core.contract import Event, Game
from coalface.core.random import Random
from coalface.core.table_state import SPECTATOR
from coalface.core.view import AnyView
from coalface.games.coal_baron import census, chance, ids, legal, position, scoring, view
from coalface.games.coal_baron.component_tables import ComponentTables
from coalface.games.coal_baron.generated import copies, dispatch, encoding
from coalface.games.coal_baron.rules import final_scoring, flow
from coalface.games.coal_baron.state import CoalBaronState


@final
class PlayableCoalBaron(CoalBaronState):
    """A position of Coal Baron; see `coalface.core.contract.State` for what its methods promise."""

    def __init__(self, game: Game, components: ComponentTables, seats: i64) -> None:
        super().__init__(game, components, seats)

    def _why_not(self, actor: i64, move: i64) -> i64:
        return dispatch.why_not(self, actor, move)

    def legal_into(self, actor: i64, buffer: vec[i64]) -> i64:
        return legal.legal_into(self, actor, buffer)

    def source(self) -> i64:
        return chance.source(self)

    def odds(self) -> list[int]:
        return chance.odds(self)

    def draw(self, rng: Random) -> i64:
        source = chance.source(self)
        if source == ids.FIRST_SOURCE:
            return dispatch.FIRST + rng.below(self.seats)
        first = dispatch.DRAW_TILE if source == ids.TILE_SOURCE else dispatch.DRAW_ORDER
        return first + chance.draw_face(chance.drawn_pile(self), rng)

    def advance(self, actor: i64, move: i64, log: list[Event] | None = None) -> None:
        dispatch.apply(self, actor, move, log)
        flow.settle(self, log)

    def clone(self) -> "PlayableCoalBaron":
        other = PlayableCoalBaron(self.game, self.components, self.seats)
        copies.copy_state(self, other)
        return other

    def _known_to(self, seat: int | None) -> "PlayableCoalBaron":
        """Hide the stacks but for what the seat has seen of them. (CB-68)"""
        viewer: i64 = SPECTATOR if seat is None else seat
        known = self.clone()
        if self.is_known_by(viewer):
            return known
        known.known_by = viewer
        known.tiles = self.tiles.known_to(viewer)
        known.orders = self.orders.known_to(viewer)
        return known

    def _view(self, seat: int | None) -> AnyView:
        return view.build_view(self._known_to(seat), seat)

    def encode_into(self, seat: i64, out: vec[i16], at: i64) -> None:
        encoding.encode_state(self, seat, out, at)

    def scores(self) -> list[int]:
        return [player.score for player in self.players]

    def _breakdown(self, seat: int) -> dict[str, int]:
        return scoring.breakdown(self, seat)

    def standing(self) -> list[list[int]]:
        return final_scoring.standing(self)

    def dump(self) -> bytes:
        numbers = copies.state_numbers(self)
        return pack(f"<{len(numbers)}q", *numbers)

    def census(self) -> dict[str, int]:
        return census.census(self)

    def text(self) -> str:
        return position.write_text(self)
