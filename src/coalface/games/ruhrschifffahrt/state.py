"""A state of Ruhrschifffahrt: the pieces, and the contract's questions passed on to the rules."""

from struct import pack
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import CHANCE, Event, Game
from coalface.core.random import Random
from coalface.core.view import AnyView
from coalface.games.ruhrschifffahrt import census, decisions
from coalface.games.ruhrschifffahrt.ids import (
    ACTION,
    ASK_FORCED,
    ASK_SECOND,
    BRING,
    BUILD_CITY,
    BUILD_CITY_CHEAP,
    BUILD_DEPOT,
    BUILD_LOCK,
    BUILD_PORT,
    BUILD_PORT_CHEAP,
    CHOOSE,
    COLUMNS,
    COUNTRIES,
    DONE,
    DRAW_MARKER,
    FACES,
    FIRST,
    FIRST_SOURCE,
    GIFT,
    HAUL,
    IMPROVE,
    LEVY,
    MARKER_SOURCE,
    ONE_LOCK,
    RAIL_BOXES,
    REMOVE,
    REMOVE_BOX,
    REPAY,
    RETURN,
    SEAT_SIZE,
    SELL,
    SHIFT,
    START,
    STAY,
    TURN_COUNTRY,
    UNDRAWN,
    VP,
)
from coalface.games.ruhrschifffahrt.kit import Kit
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.position_text import write_position
from coalface.games.ruhrschifffahrt.rules import (
    debt,
    demand,
    event,
    final_scoring,
    flow,
    lock,
    option,
    sale,
    setup,
    start,
    track,
    warehouse,
    white,
)
from coalface.games.ruhrschifffahrt.view import look


@final
class RuhrState(Pieces):
    """A position of Ruhrschifffahrt; `coalface.core.contract.State` says what methods promise."""

    def __init__(self, game: Game, kit: Kit, seats: i64) -> None:
        super().__init__(game, kit, seats)

    def actor(self) -> i64:
        return self.who

    def _why_not(self, actor: i64, move: i64) -> i64:
        return decisions.why_not(self, actor, move)

    def legal_into(self, actor: i64, buffer: vec[i64]) -> i64:
        return decisions.legal_into(self, actor, buffer)

    def source(self) -> i64:
        return decisions.source(self)

    def odds(self) -> list[int]:
        if self.who != CHANCE:
            return []
        origin = decisions.source(self)
        if origin == FIRST_SOURCE:
            return [1] * self.seats
        first = UNDRAWN if origin == MARKER_SOURCE else COUNTRIES
        faces = FACES if origin == MARKER_SOURCE else COLUMNS
        return [count for count in self.board[first : first + faces] if count > 0]

    def draw(self, rng: Random) -> i64:
        origin = decisions.source(self)
        if origin == FIRST_SOURCE:
            return FIRST + rng.below(self.seats)
        first: i64 = UNDRAWN if origin == MARKER_SOURCE else COUNTRIES
        faces: i64 = FACES if origin == MARKER_SOURCE else COLUMNS
        total: i64 = 0
        for face in range(faces):
            total += self.board[first + face]
        left: i64 = rng.below(total)
        drawn: i64 = 0
        while left >= self.board[first + drawn]:
            left -= self.board[first + drawn]
            drawn += 1
        return (DRAW_MARKER if origin == MARKER_SOURCE else TURN_COUNTRY) + drawn

    def advance(self, actor: i64, move: i64, log: list[Event] | None = None) -> None:
        if move < LEVY:
            self._advance_chance(move, log)
        elif move < CHOOSE:
            self._advance_event(actor, move, log)
        elif move < SELL:
            self._advance_start(actor, move, log)
        elif move < BUILD_LOCK:
            if move < RETURN:
                sale.sell(self, actor, move - SELL, log)
            else:
                track.put_back(self, actor, move - RETURN, log)
        else:
            self._advance_purchase(actor, move, log)
        flow.settle(self, log)

    def _advance_chance(self, move: i64, log: list[Event] | None) -> None:
        if move < DRAW_MARKER:
            setup.choose_first(self, move - FIRST, log)
        elif move < TURN_COUNTRY:
            demand.draw_marker(self, move - DRAW_MARKER, log)
        else:
            event.turn_country(self, move - TURN_COUNTRY, log)

    def _advance_event(self, seat: i64, move: i64, log: list[Event] | None) -> None:
        if move < GIFT:
            event.give(self, seat, move - LEVY, log)
        elif move < REMOVE:
            event.receive_gift(self, seat, move - GIFT, log)
        elif move < REMOVE_BOX:
            event.remove(self, seat, move - REMOVE, log)
        else:
            box = move - REMOVE_BOX
            event.remove_box(self, seat, box // RAIL_BOXES, box % RAIL_BOXES, log)

    def _advance_start(self, seat: i64, move: i64, log: list[Event] | None) -> None:
        if move < ACTION:
            option.choose(self, seat, move - CHOOSE, log)
        elif move < BRING:
            option.act(self, seat, decisions.hauling_option(move - ACTION), log)
        elif move < IMPROVE:
            start.bring(self, seat, move - BRING, log)
        elif move < START:
            start.improve(self, seat, move - IMPROVE, log)
        elif move < HAUL:
            start.start(self, seat, move - START, log)
        elif move < STAY:
            white.haul(self, seat, move - HAUL, log)
        else:
            white.stay(self, seat, move - STAY, log)

    def _advance_purchase(self, seat: i64, move: i64, log: list[Event] | None) -> None:
        if move < ONE_LOCK:
            self._advance_lock(seat, move - BUILD_LOCK, log)
        elif move == ONE_LOCK:
            lock.decline_second(self, seat, log)
        elif move < BUILD_CITY_CHEAP:
            warehouse.build_city(self, seat, move - BUILD_CITY, False, log)
        elif move < BUILD_DEPOT:
            warehouse.build_city(self, seat, move - BUILD_CITY_CHEAP, True, log)
        elif move < BUILD_PORT:
            warehouse.build_depot(self, seat, move - BUILD_DEPOT, log)
        elif move < BUILD_PORT_CHEAP:
            warehouse.build_port(self, seat, move - BUILD_PORT, False, log)
        elif move < SHIFT:
            warehouse.build_port(self, seat, move - BUILD_PORT_CHEAP, True, log)
        elif move < REPAY:
            column, to = decisions.shift_from(move - SHIFT), decisions.shift_to(move - SHIFT)
            warehouse.shift(self, seat, column, to, log)
        elif move < DONE:
            debt.repay(self, seat, log)
        else:
            flow.stop_buying(self, seat, log)

    def _advance_lock(self, seat: i64, obstacle: i64, log: list[Event] | None) -> None:
        if self.kind == ASK_FORCED:
            lock.build_forced(self, seat, obstacle, log)
        elif self.kind == ASK_SECOND:
            lock.build_second(self, seat, obstacle, log)
        else:
            lock.build_lock(self, seat, obstacle, log)

    def clone(self) -> "RuhrState":
        other = RuhrState(self.game, self.kit, self.seats)
        other.copy_table(self)
        return other

    def _view(self, seat: int | None) -> AnyView:
        return look(self, seat)

    def scores(self) -> list[int]:
        return [self.own[seat * SEAT_SIZE + VP] for seat in range(self.seats)]

    def _breakdown(self, seat: int) -> dict[str, int]:
        return census.breakdown(self, seat)

    def standing(self) -> list[list[int]]:
        return final_scoring.standing(self)

    def dump(self) -> bytes:
        numbers = [*self.frames, *self.board, *self.own]
        return pack(f"<{len(numbers)}q", *numbers)

    def census(self) -> dict[str, int]:
        return census.census(self)

    def text(self) -> str:
        return write_position(self)
