"""A state of Coal Country: the pieces, and the contract's questions passed on to the rules."""

from struct import pack
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import CHANCE, Event, Game
from coalface.core.random import Random
from coalface.core.view import AnyView
from coalface.games.coal_country import census, decisions
from coalface.games.coal_country.ids import (
    ABOVE,
    ASK_BLESS,
    ASK_BUILD,
    ASK_INSTALL,
    ASK_STORE,
    ASK_TILE,
    BLESS,
    BUILD,
    CASH,
    CELLS,
    CLEAR,
    COMMIT,
    DECLINE,
    DENY,
    DRAW_BUILDING,
    DRAW_CUBE,
    DRAW_ORDER,
    DRAW_TILE,
    INSTALL,
    LAY,
    NUMBERS,
    PASS,
    PERMIT,
    PLACE,
    ROTATIONS,
    ROWS,
    SEAT_SIZE,
    SITES,
    STOP,
    SWAP,
    TAKE,
    TYPES,
    VALUES,
)
from coalface.games.coal_country.kit import Kit
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.position_text import write_position
from coalface.games.coal_country.rules import (
    brokers,
    construction,
    economy,
    flow,
    inspection,
    mining,
    permits,
    placement,
    round_end,
    setup,
    tidying,
    utilities,
    village,
)
from coalface.games.coal_country.view import look


@final
class CoalCountryState(Pieces):
    """A position of Coal Country; see `coalface.core.contract.State` for what it promises."""

    def __init__(self, game: Game, kit: Kit, seats: i64) -> None:
        super().__init__(game, kit, seats)

    def actor(self) -> i64:
        return self.who

    def owes(self, seat: i64) -> bool:
        return decisions.owes(self, seat)

    def _why_not(self, actor: i64, move: i64) -> i64:
        return decisions.why_not(self, actor, move)

    def legal_into(self, actor: i64, buffer: vec[i64]) -> i64:
        return decisions.legal_into(self, actor, buffer)

    def retracting_into(self, actor: i64, buffer: vec[i64], count: i64) -> i64:
        return decisions.retracting_into(self, actor, buffer, count)

    def source(self) -> i64:
        return decisions.source(self)

    def odds(self) -> list[int]:
        if self.who != CHANCE:
            return []
        weights = [decisions.weight(self, face) for face in range(decisions.draws(self))]
        return [weight for weight in weights if weight > 0]

    def draw(self, rng: Random) -> i64:
        faces = decisions.draws(self)
        total: i64 = 0
        for face in range(faces):
            total += decisions.weight(self, face)
        left: i64 = rng.below(total)
        found: i64 = 0
        while left >= decisions.weight(self, found):
            left -= decisions.weight(self, found)
            found += 1
        return decisions.first_draw(self) + found

    def advance(self, actor: i64, move: i64, log: list[Event] | None = None) -> None:
        if move < SWAP:
            self._advance_placing(actor, move, log)
        elif move >= DRAW_ORDER:
            self._advance_late(actor, move, log)
        elif move < TAKE:
            self._advance_areas(actor, move, log)
        else:
            self._advance_works(actor, move, log)
        flow.settle(self, log)

    def _advance_placing(self, seat: i64, move: i64, log: list[Event] | None) -> None:
        if move < COMMIT:
            token = move - PLACE
            placement.place(self, seat, token // VALUES, token % VALUES, log)
        elif move == COMMIT:
            placement.commit(self, seat, log)
        elif move == PASS:
            placement.pass_turn(self, seat, log)

    def _advance_areas(self, seat: i64, move: i64, log: list[Event] | None) -> None:
        if move < BLESS:
            out = (move - SWAP) // (TYPES - 1)
            other = village.other_type(out, (move - SWAP) % (TYPES - 1))
            village.swap(self, seat, out, other, log)
        elif move < ABOVE:
            mining.bless(self, seat, move - BLESS, log)
        elif move < PERMIT:
            economy.choose_side(self, seat, move, log)
        elif move < DECLINE:
            cell = (move - PERMIT) // NUMBERS
            permits.take_permit(self, seat, cell, (move - PERMIT) % NUMBERS + 1, log)
        elif move < LAY:
            permits.decline(self, seat, move - DECLINE, log)
        else:
            permits.lay(self, seat, (move - LAY) // ROTATIONS, (move - LAY) % ROTATIONS, log)

    def _advance_works(self, seat: i64, move: i64, log: list[Event] | None) -> None:
        if move < INSTALL:
            utilities.take(self, seat, move - TAKE, log)
        elif move < BUILD:
            cube = move - INSTALL
            utilities.install(self, seat, cube // CELLS, cube % CELLS, log)
        elif move < DENY:
            lot = (move - BUILD) // SITES
            construction.build(self, seat, lot // ROWS, lot % ROWS, (move - BUILD) % SITES, log)
        elif move < CLEAR:
            construction.deny(self, seat, (move - DENY) // ROWS, (move - DENY) % ROWS, log)
        elif move < STOP:
            tidying.clear(self, seat, move - CLEAR, log)
        elif self.kind == ASK_INSTALL:
            utilities.keep_in_storage(self, seat, log)
        elif self.kind == ASK_STORE:
            tidying.leave_storage(self, seat, log)
        elif self.kind == ASK_BLESS:
            mining.go_without_church(self, seat, log)
        elif self.kind == ASK_BUILD:
            construction.leave_company(self, seat, log)
        else:
            village.leave_store(self, seat, log)

    def _advance_late(self, actor: i64, move: i64, log: list[Event] | None) -> None:
        if move >= self.kit.withdraw:
            token = move - self.kit.withdraw
            placement.withdraw(self, actor, token // VALUES, token % VALUES, log)
        elif move >= self.kit.keep:
            round_end.keep(self, actor, move - self.kit.keep, log)
        elif move >= self.kit.sell:
            brokers.sell(self, actor, move - self.kit.sell, log)
        elif move >= DRAW_TILE:
            kind = move - DRAW_TILE + 1
            if self.kind == ASK_TILE:
                permits.draw_tile(self, kind, log)
            else:
                permits.turn_up(self, kind, log)
        elif move >= DRAW_BUILDING:
            round_end.deal_building(self, move - DRAW_BUILDING, log)
        elif move >= DRAW_CUBE:
            round_end.draw_cube(self, move - DRAW_CUBE, log)
        else:
            setup.draw_seat(self, move - DRAW_ORDER, log)

    def clone(self) -> "CoalCountryState":
        other = CoalCountryState(self.game, self.kit, self.seats)
        other.copy_table(self)
        return other

    def _view(self, seat: int | None) -> AnyView:
        return look(self, seat)

    def scores(self) -> list[int]:
        return [self.own[seat * SEAT_SIZE + CASH] for seat in range(self.seats)]

    def _breakdown(self, seat: int) -> dict[str, int]:
        return census.breakdown(self, seat)

    def standing(self) -> list[list[int]]:
        return inspection.standing(self)

    def dump(self) -> bytes:
        numbers = [*self.frames, *self.board, *self.own, *self.mine]
        return pack(f"<{len(numbers)}q", *numbers)

    def census(self) -> dict[str, int]:
        return census.census(self)

    def text(self) -> str:
        return write_position(self)
