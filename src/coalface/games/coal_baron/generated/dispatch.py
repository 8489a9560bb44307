"""The ids of moves, and the rules behind each of them.

Made by coalface.generate from `moves.py`; do not edit.
"""

from typing import Final

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, NOT_NOW, NOT_YOUR_TURN, Event
from coalface.games.coal_baron import chance
from coalface.games.coal_baron.generated import pending
from coalface.games.coal_baron.rules import draw_space, factory, flow, mining, setup, turn
from coalface.games.coal_baron.state import CoalBaronState

FIRST: Final[i64] = 0
DRAW_TILE: Final[i64] = 4
DRAW_ORDER: Final[i64] = 20
DRAFT: Final[i64] = 64
PLACE: Final[i64] = 108
MOVE_CAGE: Final[i64] = 135
LOAD: Final[i64] = 140
FILL: Final[i64] = 144
STORE: Final[i64] = 496
PAIR: Final[i64] = 500
PAY: Final[i64] = 676
STOP: Final[i64] = 684
SUBSTITUTE: Final[i64] = 685
LEAVE_EMPTY: Final[i64] = 689
KEEP_TILE: Final[i64] = 690
KEEP_ORDER: Final[i64] = 706
KEEP_NONE: Final[i64] = 750
RETURN: Final[i64] = 751
RETURN_TILE: Final[i64] = 753
RETURN_ORDER: Final[i64] = 769
MOVES: Final[i64] = 813


def first_id(seat: i64) -> i64:
    """Return the id of a move first."""
    return FIRST + seat


def first_seat(move: i64) -> i64:
    """Return the seat of a move first."""
    return move - FIRST


def draw_tile_id(tile: i64) -> i64:
    """Return the id of a move draw-tile."""
    return DRAW_TILE + tile


def draw_tile_tile(move: i64) -> i64:
    """Return the tile of a move draw-tile."""
    return move - DRAW_TILE


def draw_order_id(card: i64) -> i64:
    """Return the id of a move draw-order."""
    return DRAW_ORDER + card


def draw_order_card(move: i64) -> i64:
    """Return the card of a move draw-order."""
    return move - DRAW_ORDER


def draft_id(card: i64) -> i64:
    """Return the id of a move draft."""
    return DRAFT + card


def draft_card(move: i64) -> i64:
    """Return the card of a move draft."""
    return move - DRAFT


def place_id(space: i64) -> i64:
    """Return the id of a move place."""
    return PLACE + space


def place_space(move: i64) -> i64:
    """Return the space of a move place."""
    return move - PLACE


def move_cage_id(level: i64) -> i64:
    """Return the id of a move cage."""
    return MOVE_CAGE + level


def move_cage_level(move: i64) -> i64:
    """Return the level of a move cage."""
    return move - MOVE_CAGE


def load_id(colour: i64) -> i64:
    """Return the id of a move load."""
    return LOAD + colour


def load_colour(move: i64) -> i64:
    """Return the colour of a move load."""
    return move - LOAD


def fill_id(origin: i64, card: i64, colour: i64) -> i64:
    """Return the id of a move fill."""
    return FILL + (origin * 44 + card) * 4 + colour


def fill_origin(move: i64) -> i64:
    """Return the origin of a move fill."""
    return (move - FILL) // 176


def fill_card(move: i64) -> i64:
    """Return the card of a move fill."""
    return (move - FILL) // 4 % 44


def fill_colour(move: i64) -> i64:
    """Return the colour of a move fill."""
    return (move - FILL) % 4


def store_id(colour: i64) -> i64:
    """Return the id of a move store."""
    return STORE + colour


def store_colour(move: i64) -> i64:
    """Return the colour of a move store."""
    return move - STORE


def pair_id(card: i64, colour: i64) -> i64:
    """Return the id of a move pair."""
    return PAIR + card * 4 + colour


def pair_card(move: i64) -> i64:
    """Return the card of a move pair."""
    return (move - PAIR) // 4


def pair_colour(move: i64) -> i64:
    """Return the colour of a move pair."""
    return (move - PAIR) % 4


def pay_id(origin: i64, colour: i64) -> i64:
    """Return the id of a move pay."""
    return PAY + origin * 4 + colour


def pay_origin(move: i64) -> i64:
    """Return the origin of a move pay."""
    return (move - PAY) // 4


def pay_colour(move: i64) -> i64:
    """Return the colour of a move pay."""
    return (move - PAY) % 4


def substitute_id(colour: i64) -> i64:
    """Return the id of a move substitute."""
    return SUBSTITUTE + colour


def substitute_colour(move: i64) -> i64:
    """Return the colour of a move substitute."""
    return move - SUBSTITUTE


def keep_tile_id(tile: i64) -> i64:
    """Return the id of a move keep-tile."""
    return KEEP_TILE + tile


def keep_tile_tile(move: i64) -> i64:
    """Return the tile of a move keep-tile."""
    return move - KEEP_TILE


def keep_order_id(card: i64) -> i64:
    """Return the id of a move keep-order."""
    return KEEP_ORDER + card


def keep_order_card(move: i64) -> i64:
    """Return the card of a move keep-order."""
    return move - KEEP_ORDER


def return_id(end: i64) -> i64:
    """Return the id of a move return."""
    return RETURN + end


def return_end(move: i64) -> i64:
    """Return the end of a move return."""
    return move - RETURN


def return_tile_id(tile: i64) -> i64:
    """Return the id of a move return-tile."""
    return RETURN_TILE + tile


def return_tile_tile(move: i64) -> i64:
    """Return the tile of a move return-tile."""
    return move - RETURN_TILE


def return_order_id(card: i64) -> i64:
    """Return the id of a move return-order."""
    return RETURN_ORDER + card


def return_order_card(move: i64) -> i64:
    """Return the card of a move return-order."""
    return move - RETURN_ORDER


def why_not(state: CoalBaronState, actor: i64, move: i64) -> i64:
    """Return ALLOWED, or the reason that forbids this move to this actor now."""
    if actor != state.to_act:
        return NOT_YOUR_TURN
    kind = state.pending_kind
    if move < PAY:
        if move < MOVE_CAGE:
            if move < DRAW_ORDER:
                if move < DRAW_TILE:
                    if kind != pending.DEAL_FIRST:
                        return NOT_NOW
                    return setup.can_begin(state, move - FIRST)
                else:
                    if (
                        kind != pending.DEAL_TILES
                        and kind != pending.LOOK
                        and kind != pending.REFILL
                    ):
                        return NOT_NOW
                    return chance.can_draw_tile(state, move - DRAW_TILE)
            else:
                if move < DRAFT:
                    if (
                        kind != pending.DEAL_DRAFT
                        and kind != pending.DEAL_DISPLAY
                        and kind != pending.LOOK
                        and kind != pending.REFILL
                    ):
                        return NOT_NOW
                    return chance.can_draw_order(state, move - DRAW_ORDER)
                else:
                    if move < PLACE:
                        if kind != pending.DRAFT:
                            return NOT_NOW
                        return setup.can_draft(state, move - DRAFT)
                    else:
                        if kind != pending.TURN:
                            return NOT_NOW
                        return turn.can_place(state, state.players[actor], move - PLACE)
        else:
            if move < FILL:
                if move < LOAD:
                    if kind != pending.MINING:
                        return NOT_NOW
                    return mining.can_move_cage(state, state.players[actor], move - MOVE_CAGE)
                else:
                    if kind != pending.MINING:
                        return NOT_NOW
                    return mining.can_load(state, state.players[actor], move - LOAD)
            else:
                if move < STORE:
                    if kind != pending.MINING:
                        return NOT_NOW
                    return mining.can_fill(
                        state,
                        state.players[actor],
                        (move - FILL) // 176,
                        (move - FILL) // 4 % 44,
                        (move - FILL) % 4,
                    )
                else:
                    if move < PAIR:
                        if kind != pending.MINING:
                            return NOT_NOW
                        return mining.can_store(state, state.players[actor], move - STORE)
                    else:
                        if kind != pending.MINING:
                            return NOT_NOW
                        return mining.can_pair(
                            state, state.players[actor], (move - PAIR) // 4, (move - PAIR) % 4
                        )
    else:
        if move < KEEP_ORDER:
            if move < SUBSTITUTE:
                if move < STOP:
                    if kind != pending.PAIR:
                        return NOT_NOW
                    return mining.can_use(
                        state, state.players[actor], (move - PAY) // 4, (move - PAY) % 4
                    )
                else:
                    if kind != pending.MINING:
                        return NOT_NOW
                    return ALLOWED
            else:
                if move < LEAVE_EMPTY:
                    if kind != pending.SHORTAGE:
                        return NOT_NOW
                    return factory.can_substitute(state, move - SUBSTITUTE)
                else:
                    if move < KEEP_TILE:
                        if kind != pending.SHORTAGE:
                            return NOT_NOW
                        return ALLOWED
                    else:
                        if kind != pending.KEEP:
                            return NOT_NOW
                        return draw_space.can_keep_tile(
                            state, state.players[actor], move - KEEP_TILE
                        )
        else:
            if move < RETURN:
                if move < KEEP_NONE:
                    if kind != pending.KEEP:
                        return NOT_NOW
                    return draw_space.can_keep_order(state, move - KEEP_ORDER)
                else:
                    if kind != pending.KEEP:
                        return NOT_NOW
                    return ALLOWED
            else:
                if move < RETURN_TILE:
                    if kind != pending.END:
                        return NOT_NOW
                    return ALLOWED
                else:
                    if move < RETURN_ORDER:
                        if kind != pending.RETURN:
                            return NOT_NOW
                        return draw_space.can_return_tile(state, move - RETURN_TILE)
                    else:
                        if kind != pending.RETURN:
                            return NOT_NOW
                        return draw_space.can_return_order(state, move - RETURN_ORDER)


def apply(state: CoalBaronState, actor: i64, move: i64, log: list[Event] | None) -> None:
    """Call the rule that carries out a legal move."""
    kind = state.pending_kind
    if move < PAY:
        if move < MOVE_CAGE:
            if move < DRAW_ORDER:
                if move < DRAW_TILE:
                    setup.choose_first(state, move - FIRST, log)
                else:
                    if kind == pending.DEAL_TILES:
                        setup.deal_tile(state, move - DRAW_TILE, log)
                    elif kind == pending.LOOK:
                        draw_space.look_at_drawn(state, move - DRAW_TILE, log)
                    elif kind == pending.REFILL:
                        flow.refill(state, move - DRAW_TILE, log)
            else:
                if move < DRAFT:
                    if kind == pending.DEAL_DRAFT:
                        setup.deal_draft(state, move - DRAW_ORDER, log)
                    elif kind == pending.DEAL_DISPLAY:
                        setup.deal_display(state, move - DRAW_ORDER, log)
                    elif kind == pending.LOOK:
                        draw_space.look_at_drawn(state, move - DRAW_ORDER, log)
                    elif kind == pending.REFILL:
                        flow.refill(state, move - DRAW_ORDER, log)
                else:
                    if move < PLACE:
                        setup.draft(state, state.players[actor], move - DRAFT, log)
                    else:
                        turn.place(state, state.players[actor], move - PLACE, log)
        else:
            if move < FILL:
                if move < LOAD:
                    mining.move_cage(state, state.players[actor], move - MOVE_CAGE, log)
                else:
                    mining.load(state, state.players[actor], move - LOAD, log)
            else:
                if move < STORE:
                    mining.fill(
                        state,
                        state.players[actor],
                        (move - FILL) // 176,
                        (move - FILL) // 4 % 44,
                        (move - FILL) % 4,
                        log,
                    )
                else:
                    if move < PAIR:
                        mining.store(state, state.players[actor], move - STORE, log)
                    else:
                        mining.begin_pair(
                            state, state.players[actor], (move - PAIR) // 4, (move - PAIR) % 4, log
                        )
    else:
        if move < KEEP_ORDER:
            if move < SUBSTITUTE:
                if move < STOP:
                    mining.pay_pair(
                        state, state.players[actor], (move - PAY) // 4, (move - PAY) % 4, log
                    )
                else:
                    mining.stop_mining(state, state.players[actor], log)
            else:
                if move < LEAVE_EMPTY:
                    factory.substitute(state, state.players[actor], move - SUBSTITUTE, log)
                else:
                    if move < KEEP_TILE:
                        factory.leave_empty(state, state.players[actor], log)
                    else:
                        draw_space.keep_tile(state, state.players[actor], move - KEEP_TILE, log)
        else:
            if move < RETURN:
                if move < KEEP_NONE:
                    draw_space.keep_order(state, state.players[actor], move - KEEP_ORDER, log)
                else:
                    draw_space.keep_none(state, state.players[actor], log)
            else:
                if move < RETURN_TILE:
                    draw_space.choose_end(state, state.players[actor], move - RETURN, log)
                else:
                    if move < RETURN_ORDER:
                        draw_space.return_next(state, state.players[actor], move - RETURN_TILE, log)
                    else:
                        draw_space.return_next(
                            state, state.players[actor], move - RETURN_ORDER, log
                        )
