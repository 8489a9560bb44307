"""What happens by itself between two decisions, until someone is asked or the game is over."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, OVER, Event
from coalface.games.german_railroads.ids import (
    BOILERMAN_CHOICE,
    DEALING_FOUNDRIES,
    EMIL_TURN,
    FINISHED,
    FOUNDRIES,
    INCOMES,
    KEEPING,
    LAST,
    OPEN_FOUNDRY,
    ORDER_AT,
    PASSED,
    PHASE,
    PLAYING,
    REFILLING,
    RELOCATING,
    RELOCATION,
    REMOVED_CARDS,
    REPEATING,
    START_BONUS_CHOICE,
    TURN,
)
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.rules import (
    coal,
    emil,
    end_bonus,
    income,
    pool,
    relocation,
    repeat,
    rounds,
    turn,
)
from coalface.games.german_railroads.rules.final_scoring import score_end
from coalface.games.german_railroads.rules.scoring import score_round


def settle(state: Pieces, log: list[Event] | None) -> None:
    """Go on until a frame needs an answer, and note whose."""
    while state.depth > 0 or go_on(state, log):
        who = ask_top(state, log)
        if who != OVER:
            state.who = who
            return
    state.who = OVER


def go_on(state: Pieces, log: list[Event] | None) -> bool:
    """Begin the next turn, or end the round; False at the end of the game. (RR-10, RR-77)"""
    phase = state.board[PHASE]
    if phase == FINISHED:
        return False
    if phase == PLAYING:
        if begin_next_turn(state, log):
            return True
        state.board[PHASE] = RELOCATING
        if state.seats > 1:
            relocation.set_order(state, log)
            relocation.ask_relocations(state)
        return True
    return end_round(state, log)


def begin_next_turn(state: Pieces, log: list[Event] | None) -> bool:
    """Ask whoever is next; False if all have passed. (RR-10, GS-4, GS-14, GS-16)"""
    if state.seats > 1:
        seat = rounds.next_player(state)
        if seat < 0:
            return False
        turn.begin_turn(state, seat)
        return True
    if state.board[PASSED]:
        return False
    if state.board[LAST] == 0 and emil.begin_emil(state, log):
        return True
    turn.begin_turn(state, 0)
    return True


def end_round(state: Pieces, log: list[Event] | None) -> bool:
    """Score the round and go on to the next, or end the game. (RR-77, RR-85)"""
    score_round(state, log)
    last = turn.last_round(state)
    rounds.clean_up(state, log)
    if last:
        state.board[PHASE] = FINISHED
        score_end(state, log)
        return False
    rounds.move_engineers(state, log)
    rounds.begin_round(state, log)
    return True


def ask_top(state: Pieces, log: list[Event] | None) -> i64:
    """Who must answer the top frame; OVER if none is there, or it answered itself."""
    if state.depth == 0:
        return OVER
    kind = state.kind
    seat = state.asked_seat()
    if kind == TURN:
        return ask_turn(state, seat, log)
    if kind == START_BONUS_CHOICE:
        return state.board[ORDER_AT + state.asked_a()]
    if kind == REPEATING:
        if repeat.any_again(state, seat):
            return seat
        state.answered()
        return OVER
    if kind == RELOCATION:
        if relocation.any_relocation(state, seat):
            return seat
        state.answered()
        return OVER
    if kind == KEEPING:
        return ask_keep(state, seat, log)
    if kind == BOILERMAN_CHOICE or kind == EMIL_TURN:
        return seat
    if kind == REFILLING or kind == DEALING_FOUNDRIES:
        return CHANCE
    return seat


def ask_turn(state: Pieces, seat: i64, log: list[Event] | None) -> i64:
    """A turn goes on until nothing is left to do. (RR-10, RR-18)"""
    pool.lose_impossible(state, seat, log)
    if state.asked_a() == 0 or state.owed > 0:
        return seat
    if pool.any_choice(state, seat) or free_action(state, seat):
        return seat
    turn.end_turn(state, seat)
    return OVER


def free_action(state: Pieces, seat: i64) -> bool:
    """Could the seat use an income marker, a foundry or the boilerman space? (GR-20, GC-9)"""
    if state.asked_b() == 0:
        return state.board[OPEN_FOUNDRY] > 0 and coal.can_close(state, seat) == ALLOWED
    if state.kit.board:
        for kind in range(INCOMES):
            if income.can_use_income(state, seat, kind) == ALLOWED:
                return True
    if state.kit.coal == 0:
        return False
    for foundry in range(FOUNDRIES):
        if coal.can_use_foundry(state, seat, foundry) == ALLOWED:
            return True
    if coal.can_close(state, seat) == ALLOWED:
        return True
    return coal.can_use_boiler(state, seat) == ALLOWED


def ask_keep(state: Pieces, seat: i64, log: list[Event] | None) -> i64:
    """The pile is looked at when the turn is over; chance first says what lies there. (RR-20)"""
    if end_bonus.cards_in_pile(state) == 0:
        state.answered()
        return OVER
    if state.kit.draw_end:
        return CHANCE
    if end_bonus.removed_cards(state) < REMOVED_CARDS:
        return CHANCE
    if state.asked_a() == 0:
        end_bonus.look(state, seat, log)
    return seat
