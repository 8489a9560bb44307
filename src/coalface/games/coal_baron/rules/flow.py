"""What happens by itself between two decisions, until someone is asked or the game is over."""

from mypy_extensions import i64

from coalface.core.contract import CHANCE, OVER, Event
from coalface.games.coal_baron.ids import (
    DEAL_DISPLAY,
    DEAL_DRAFT,
    DEAL_FIRST,
    DEAL_TILES,
    DRAFTING,
    FACTORY,
    FACTORY_SPACES,
    LOOKING,
    MINING_STEPS,
    ORDER,
    ORDER_SPACES,
    PAIRING,
    REFILL,
    RETURNING,
    SHIFT,
    SHIFTS,
    SHORTAGE,
    TILE_ON,
    TILE_PILE,
)
from coalface.games.coal_baron.pieces import Pieces
from coalface.games.coal_baron.rules import draw_space, factory, setup, turn
from coalface.games.coal_baron.rules.final_scoring import score_end
from coalface.games.coal_baron.rules.next_shift import prepare_next_shift
from coalface.games.coal_baron.rules.shift_scoring import score_shift


def settle(state: Pieces, log: list[Event] | None) -> None:
    """Go on until a frame needs an answer, and note whose."""
    while state.depth > 0 or go_on(state, log):
        who = ask_top(state, log)
        if who != OVER:
            state.who = who
            return
    state.who = OVER


def go_on(state: Pieces, log: list[Event] | None) -> bool:
    """Begin the next turn or the next shift; False at the end of the game. (CB-1, CB-25, CB-87)"""
    seat = turn.next_player(state)
    if seat < 0:
        score_shift(state, log)
        if state.board[SHIFT] == SHIFTS:
            score_end(state, log)
            return False
        prepare_next_shift(state, log)
        seat = turn.next_player(state)
    turn.begin_turn(state, seat)
    return True


def ask_top(state: Pieces, log: list[Event] | None) -> i64:
    """Who must answer the top frame; OVER if it answered itself and was taken away."""
    kind = state.asked()
    if kind <= DEAL_DISPLAY:
        return ask_setup(state, kind, log)
    if kind == REFILL:
        return ask_refill(state, log)
    if kind == LOOKING:
        if not state.pile(state.asked_a()).next_is_fixed():
            return CHANCE
        draw_space.look_at_fixed(state, log)
        return OVER
    if kind == RETURNING:
        return ask_return(state, log)
    if (kind == MINING_STEPS or kind == PAIRING) and state.asked_a() == 0:
        state.answered()
        return OVER
    if kind == SHORTAGE and state.asked_a() == 0:
        state.answered()
        return OVER
    if kind == SHORTAGE and factory.supply_is_empty(state):
        factory.leave_empty(state, state.asked_seat(), log)
        return OVER
    return state.asked_seat()


def ask_setup(state: Pieces, kind: i64, log: list[Event] | None) -> i64:
    """Who goes on with the set-up, or OVER when this part of it is done. (CB-4, CB-12, CB-13)"""
    if kind == DEAL_FIRST:
        return CHANCE
    if kind == DRAFTING:
        if state.asked_a() < cards_to_draft(state):
            return setup.drafter(state, state.asked_a())
        setup.lay_out_last_draft_card(state, log)
        return OVER
    done = False
    if kind == DEAL_TILES:
        done = setup.open_factory_space(state, state.asked_a()) == FACTORY_SPACES
    elif kind == DEAL_DRAFT:
        done = state.asked_a() == 0
    else:
        done = setup.open_order_space(state, 0) == ORDER_SPACES
    if not done:
        return CHANCE
    state.answered()
    return OVER


def cards_to_draft(state: Pieces) -> i64:
    """All cards of the draft but one are taken. (CB-13)"""
    return state.kit.draft_cards[state.seats] - 1


def ask_refill(state: Pieces, log: list[Event] | None) -> i64:
    """Fill an empty space, unless the stack is empty too. (CB-30, CB-31, CB-63, CB-97)"""
    pile = state.pile(state.asked_a())
    if pile.size() == 0:
        leave_space_empty(state, log)
        return OVER
    if not pile.next_is_fixed():
        return CHANCE
    show_on_space(state, pile.reveal_next(), log)
    return OVER


def leave_space_empty(state: Pieces, log: list[Event] | None) -> None:
    """Nothing is left in the stack for the space that was emptied. (CB-31, CB-63, CB-97)"""
    space = state.asked_b() + (FACTORY if state.asked_a() == TILE_PILE else ORDER)
    state.answered()
    if log is not None:
        log.append(Event("cb.space.empty", CHANCE, (space,)))


def refill(state: Pieces, face: i64, log: list[Event] | None) -> None:
    """Turn up the next tile or card of the stack on the space that was emptied. (CB-30, CB-63)"""
    state.pile(state.asked_a()).draw(face)
    show_on_space(state, face, log)


def show_on_space(state: Pieces, face: i64, log: list[Event] | None) -> None:
    """Lay a tile or card face up on the space that was emptied. (CB-30, CB-63)"""
    space = state.asked_b()
    is_tile = state.asked_a() == TILE_PILE
    state.answered()
    if not is_tile:
        setup.show_order(state, space, face, log)
        return
    state.board[TILE_ON + space] = face + 1
    if log is not None:
        log.append(Event("cb.tile.shown", CHANCE, (FACTORY + space, face)))


def ask_return(state: Pieces, log: list[Event] | None) -> i64:
    """The looker names what goes back next, as long as that is a choice. (CB-33)"""
    pile = state.asked_a()
    if state.pile(pile).placed == state.pile(pile).in_hand:
        draw_space.finish_return(state)
        return OVER
    face = draw_space.last_one(state, pile)
    if face < 0:
        return state.asked_seat()
    draw_space.return_next(state, state.asked_seat(), face, log)
    return OVER
