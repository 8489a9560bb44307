"""What happens by itself between two decisions, until someone is asked or the game is over."""

from mypy_extensions import i64

from coalface.core.contract import CHANCE, OVER, Event
from coalface.games.coal_baron import ids
from coalface.games.coal_baron.generated import pending
from coalface.games.coal_baron.rules import draw_space, factory, setup, turn
from coalface.games.coal_baron.rules.final_scoring import score_end
from coalface.games.coal_baron.rules.next_shift import prepare_next_shift
from coalface.games.coal_baron.rules.shift_scoring import score_shift
from coalface.games.coal_baron.state import CoalBaronState


def settle(state: CoalBaronState, log: list[Event] | None) -> None:
    """Go on until a frame needs an answer, and note whose."""
    while state.pending_count > 0 or automatic_step(state, log):
        who = ask_top(state, log)
        if who != OVER:
            state.to_act = who
            return
    state.to_act = OVER


def automatic_step(state: CoalBaronState, log: list[Event] | None) -> bool:
    """Begin the next turn or the next shift; False at the end of the game. (CB-1, CB-25, CB-87)"""
    seat = turn.next_player(state)
    if seat < 0:
        score_shift(state, log)
        if state.shift == ids.SHIFTS:
            score_end(state, log)
            return False
        prepare_next_shift(state, log)
        seat = turn.next_player(state)
    turn.begin_turn(state, seat)
    return True


def ask_top(state: CoalBaronState, log: list[Event] | None) -> i64:
    """Who must answer the top frame; OVER if it answered itself and was taken away."""
    kind = state.pending_kind
    if kind <= pending.DEAL_DISPLAY:
        return ask_setup(state, kind, log)
    if kind == pending.REFILL:
        return ask_refill(state, log)
    if kind == pending.LOOK:
        if not state.pile(pending.pile(state)).next_is_fixed():
            return CHANCE
        draw_space.look_at_fixed(state, log)
        return OVER
    if kind == pending.RETURN:
        return ask_return(state, log)
    if is_finished(state, kind):
        state.pop_decision()
        return OVER
    if kind == pending.SHORTAGE and factory.supply_is_empty(state):
        factory.leave_empty(state, state.players[state.pending_seat], log)
        return OVER
    return state.pending_seat


def is_finished(state: CoalBaronState, kind: i64) -> bool:
    """Tell whether nothing is left of what the top decision counts. (CB-38, CB-40, CB-49)"""
    if kind == pending.MINING:
        return pending.steps(state) == 0
    if kind == pending.PAIR:
        return pending.cubes_left(state) == 0
    if kind == pending.SHORTAGE:
        return pending.carts(state) == 0
    return False


def ask_setup(state: CoalBaronState, kind: i64, log: list[Event] | None) -> i64:
    """Who goes on with the set-up, or OVER when this part of it is done. (CB-4, CB-12, CB-13)"""
    if kind == pending.DEAL_FIRST:
        return CHANCE
    if kind == pending.DRAFT:
        if pending.drafted(state) < cards_to_draft(state):
            return setup.drafter(state, pending.drafted(state))
        setup.lay_out_last_draft_card(state, log)
        return OVER
    done = False
    if kind == pending.DEAL_TILES:
        done = setup.open_factory_space(state, pending.next_space(state)) == ids.FACTORY_SPACES
    elif kind == pending.DEAL_DRAFT:
        done = pending.to_deal(state) == 0
    else:
        done = setup.open_order_space(state, 0) == ids.ORDER_SPACES
    if not done:
        return CHANCE
    state.pop_decision()
    return OVER


def cards_to_draft(state: CoalBaronState) -> i64:
    """All cards of the draft but one are taken. (CB-13)"""
    return state.components.draft_cards[state.seats] - 1


def ask_refill(state: CoalBaronState, log: list[Event] | None) -> i64:
    """Fill an empty space, unless the stack is empty too. (CB-30, CB-31, CB-63, CB-97)"""
    pile = state.pile(pending.pile(state))
    if pile.size() == 0:
        leave_space_empty(state, log)
        return OVER
    if not pile.next_is_fixed():
        return CHANCE
    show_on_space(state, pile.reveal_next(), log)
    return OVER


def leave_space_empty(state: CoalBaronState, log: list[Event] | None) -> None:
    """Nothing is left in the stack for the space that was emptied. (CB-31, CB-63, CB-97)"""
    is_tile = pending.pile(state) == ids.TILE_PILE
    space = pending.space(state) + (ids.FACTORY if is_tile else ids.ORDER)
    state.pop_decision()
    if log is not None:
        log.append(Event("cb.space.empty", CHANCE, (space,)))


def refill(state: CoalBaronState, face: i64, log: list[Event] | None) -> None:
    """Turn up the next tile or card of the stack on the space that was emptied. (CB-30, CB-63)"""
    state.pile(pending.pile(state)).draw(face)
    show_on_space(state, face, log)


def show_on_space(state: CoalBaronState, face: i64, log: list[Event] | None) -> None:
    """Lay a tile or card face up on the space that was emptied. (CB-30, CB-63)"""
    space = pending.space(state)
    is_tile = pending.pile(state) == ids.TILE_PILE
    state.pop_decision()
    if not is_tile:
        setup.show_order(state, space, face, log)
        return
    state.tile_on[space] = face + 1
    if log is not None:
        log.append(Event("cb.tile.shown", CHANCE, (ids.FACTORY + space, face)))


def ask_return(state: CoalBaronState, log: list[Event] | None) -> i64:
    """The looker names what goes back next, as long as that is a choice. (CB-33)"""
    pile = pending.pile(state)
    if state.pile(pile).placed == state.pile(pile).in_hand:
        draw_space.finish_return(state)
        return OVER
    face = draw_space.last_one(state, pile)
    if face < 0:
        return state.pending_seat
    draw_space.return_next(state, state.players[state.pending_seat], face, log)
    return OVER
