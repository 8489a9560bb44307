"""A state of Coal Baron: the pieces, and the contract's questions passed on to the rules."""

from struct import pack
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import CHANCE, Event, Game
from coalface.core.random import Random
from coalface.core.view import AnyView
from coalface.games.coal_baron import census, decisions
from coalface.games.coal_baron.ids import (
    CARDS,
    COLOURS,
    DEAL_DRAFT,
    DEAL_TILES,
    DRAFT,
    DRAW_ORDER,
    DRAW_TILE,
    FILL,
    FIRST,
    FIRST_SOURCE,
    KEEP_NONE,
    KEEP_ORDER,
    KEEP_TILE,
    LEAVE_EMPTY,
    LOAD,
    LOOKING,
    MOVE_CAGE,
    PAIR,
    PAY,
    PLACE,
    REFILL,
    RETURN,
    RETURN_ORDER,
    RETURN_TILE,
    SCORE,
    SEAT_SIZE,
    STOP,
    STORE,
    SUBSTITUTE,
    TILE_SOURCE,
)
from coalface.games.coal_baron.kit import Kit
from coalface.games.coal_baron.pieces import Pieces
from coalface.games.coal_baron.position_text import write_position
from coalface.games.coal_baron.rules import (
    draw_space,
    factory,
    final_scoring,
    flow,
    mining,
    setup,
    turn,
)
from coalface.games.coal_baron.view import look


@final
class CoalBaronState(Pieces):
    """A position of Coal Baron; see `coalface.core.contract.State` for what its methods promise."""

    def __init__(self, game: Game, kit: Kit, seats: i64) -> None:
        super().__init__(game, kit, seats)

    def actor(self) -> i64:
        return self.who

    def why_not(self, actor: i64, move: i64) -> i64:
        return decisions.why_not(self, actor, move)

    def legal_into(self, actor: i64, buffer: vec[i64]) -> i64:
        return decisions.legal_into(self, actor, buffer)

    def source(self) -> i64:
        return decisions.source(self)

    def odds(self) -> list[int]:
        if self.who != CHANCE:
            return []
        if decisions.source(self) == FIRST_SOURCE:
            return [1] * self.seats
        return [count for count in decisions.drawn_pile(self).bag if count > 0]

    def draw(self, rng: Random) -> i64:
        origin = decisions.source(self)
        if origin == FIRST_SOURCE:
            return FIRST + rng.below(self.seats)
        first = DRAW_TILE if origin == TILE_SOURCE else DRAW_ORDER
        pile = decisions.drawn_pile(self)
        left: i64 = rng.below(pile.bag_size)
        face: i64 = 0
        while left >= pile.bag[face]:
            left -= pile.bag[face]
            face += 1
        return first + face

    def advance(self, actor: i64, move: i64, log: list[Event] | None = None) -> None:
        if move < DRAFT:
            self._advance_chance(move, log)
        elif move < MOVE_CAGE:
            if move < PLACE:
                setup.draft(self, actor, move - DRAFT, log)
            else:
                turn.place(self, actor, move - PLACE, log)
        elif move <= STOP:
            self._advance_mining(actor, move, log)
        elif move < KEEP_TILE:
            if move == LEAVE_EMPTY:
                factory.leave_empty(self, actor, log)
            else:
                factory.substitute(self, actor, move - SUBSTITUTE, log)
        else:
            self._advance_draw_space(actor, move, log)
        flow.settle(self, log)

    def _advance_chance(self, move: i64, log: list[Event] | None) -> None:
        if move < DRAW_TILE:
            setup.choose_first(self, move - FIRST, log)
            return
        face = move - DRAW_TILE if move < DRAW_ORDER else move - DRAW_ORDER
        kind = self.asked()
        if kind == REFILL:
            flow.refill(self, face, log)
        elif kind == LOOKING:
            draw_space.look_at_drawn(self, face, log)
        elif kind == DEAL_TILES:
            setup.deal_tile(self, face, log)
        elif kind == DEAL_DRAFT:
            setup.deal_draft(self, face, log)
        else:
            setup.deal_display(self, face, log)

    def _advance_mining(self, seat: i64, move: i64, log: list[Event] | None) -> None:
        if move < LOAD:
            mining.move_cage(self, seat, move - MOVE_CAGE, log)
        elif move < FILL:
            mining.load(self, seat, move - LOAD, log)
        elif move < STORE:
            spot = move - FILL
            card = spot // COLOURS
            mining.fill(self, seat, card // CARDS, card % CARDS, spot % COLOURS, log)
        elif move < PAIR:
            mining.store(self, seat, move - STORE, log)
        elif move < PAY:
            mining.begin_pair(self, seat, (move - PAIR) // COLOURS, (move - PAIR) % COLOURS, log)
        elif move < STOP:
            mining.pay_pair(self, seat, (move - PAY) // COLOURS, (move - PAY) % COLOURS, log)
        else:
            mining.stop_mining(self, seat, log)

    def _advance_draw_space(self, seat: i64, move: i64, log: list[Event] | None) -> None:
        if move < KEEP_ORDER:
            draw_space.keep_tile(self, seat, move - KEEP_TILE, log)
        elif move < KEEP_NONE:
            draw_space.keep_order(self, seat, move - KEEP_ORDER, log)
        elif move == KEEP_NONE:
            draw_space.keep_none(self, seat, log)
        elif move < RETURN_TILE:
            draw_space.choose_end(self, seat, move - RETURN, log)
        elif move < RETURN_ORDER:
            draw_space.return_next(self, seat, move - RETURN_TILE, log)
        else:
            draw_space.return_next(self, seat, move - RETURN_ORDER, log)

    def clone(self) -> "CoalBaronState":
        other = CoalBaronState(self.game, self.kit, self.seats)
        other.copy_table(self)
        other.tiles = self.tiles.copy()
        other.orders = self.orders.copy()
        return other

    def view(self, seat: int | None) -> AnyView:
        return look(self, seat)

    def scores(self) -> list[int]:
        return [self.own[seat * SEAT_SIZE + SCORE] for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        return census.breakdown(self, seat)

    def standing(self) -> list[list[int]]:
        return final_scoring.standing(self)

    def dump(self) -> bytes:
        numbers = [*self.frames, *self.board, *self.own, *self.cards, *self.free, *self.loaded]
        numbers += self.tiles.numbers()
        numbers += self.orders.numbers()
        return pack(f"<{len(numbers)}q", *numbers)

    def census(self) -> dict[str, int]:
        return census.census(self)

    def text(self) -> str:
        return write_position(self)
