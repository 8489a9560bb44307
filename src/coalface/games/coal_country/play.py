"""A state of Coal Country that can be played: the contract's questions, answered by the rules."""

from struct import pack
from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from coalface.core.contract import Event, Game
from coalface.core.random import Random
from coalface.core.table_state import SPECTATOR
from coalface.core.view import AnyView
from coalface.games.coal_country import (
    census,
    chance,
    legal,
    position,
    scoring,
    secrecy,
    view,
)
from coalface.games.coal_country.component_tables import ComponentTables
from coalface.games.coal_country.generated import copies, dispatch, encoding
from coalface.games.coal_country.rules import flow, inspection
from coalface.games.coal_country.state import CoalCountryState


@final
class PlayableCoalCountry(CoalCountryState):
    """A position of Coal Country; see `coalface.core.contract.State` for what it promises."""

    def __init__(self, game: Game, components: ComponentTables, seats: i64) -> None:
        super().__init__(game, components, seats)

    def _why_not(self, actor: i64, move: i64) -> i64:
        return dispatch.why_not(self, actor, move)

    def legal_into(self, actor: i64, buffer: vec[i64]) -> i64:
        return legal.legal_into(self, actor, buffer)

    def retracting_into(self, actor: i64, buffer: vec[i64], count: i64) -> i64:
        return legal.retracting_into(self, actor, buffer, count)

    def source(self) -> i64:
        return chance.source(self)

    def odds(self) -> list[int]:
        return chance.odds(self)

    def draw(self, rng: Random) -> i64:
        return legal.first_draw(self) + chance.draw_face(self, rng)

    def advance(self, actor: i64, move: i64, log: list[Event] | None = None) -> None:
        dispatch.apply(self, actor, move, log)
        flow.settle(self, log)

    def clone(self) -> "PlayableCoalCountry":
        other = PlayableCoalCountry(self.game, self.components, self.seats)
        copies.copy_state(self, other)
        return other

    def _known_to(self, seat: int | None) -> "PlayableCoalCountry":
        """Hide the foremen of others that are in secret trays or face down. (CC-19, CC-31)"""
        viewer: i64 = SPECTATOR if seat is None else seat
        known = self.clone()
        if not self.is_known_by(viewer):
            known.known_by = viewer
            secrecy.hide_foremen(known, viewer)
        return known

    def _view(self, seat: int | None) -> AnyView:
        return view.build_view(self._known_to(seat), seat)

    def encode_into(self, seat: i64, out: vec[i16], at: i64) -> None:
        encoding.encode_state(self, seat, out, at)

    def scores(self) -> list[int]:
        return [player.cash for player in self.players]

    def _breakdown(self, seat: int) -> dict[str, int]:
        return scoring.breakdown(self.players[seat])

    def standing(self) -> list[list[int]]:
        return inspection.standing(self)

    def dump(self) -> bytes:
        numbers = copies.state_numbers(self)
        return pack(f"<{len(numbers)}q", *numbers)

    def census(self) -> dict[str, int]:
        return census.census(self)

    def text(self) -> str:
        return position.write_text(self)
