"""What happens by itself between two decisions, until someone is asked or the game is over."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, OVER, Event
from coalface.games.german_railroads import ids, legal
from coalface.games.german_railroads.generated import pending
from coalface.games.german_railroads.rules import (
    coal,
    emil,
    end_bonus,
    income,
    relocation,
    repeat,
    rounds,
    turn,
)
from coalface.games.german_railroads.rules.final_scoring import score_end
from coalface.games.german_railroads.rules.scoring import score_round
from coalface.games.german_railroads.state import GermanRailroadsState, Player


def settle(state: GermanRailroadsState, log: list[Event] | None) -> None:
    """Go on until a decision needs an answer, and note whose."""
    while state.pending_count > 0 or automatic_step(state, log):
        who = ask_top(state, log)
        if who != OVER:
            state.to_act = who
            return
    state.to_act = OVER


def automatic_step(state: GermanRailroadsState, log: list[Event] | None) -> bool:
    """Begin the next turn, or end the round; False at the end of the game. (RR-10, RR-77)"""
    phase = state.phase
    if phase == ids.FINISHED:
        return False
    if phase == ids.PLAYING:
        if begin_next_turn(state, log):
            return True
        state.phase = ids.RELOCATING
        if state.seats > 1:
            relocation.set_order(state, log)
            relocation.ask_relocations(state)
        return True
    return end_round(state, log)


def begin_next_turn(state: GermanRailroadsState, log: list[Event] | None) -> bool:
    """Ask whoever is next; False if all have passed. (RR-10, GS-4, GS-14, GS-16)"""
    if state.seats > 1:
        seat = rounds.next_player(state)
        if seat < 0:
            return False
        turn.begin_turn(state, seat)
        return True
    if state.passed:
        return False
    if state.last == 0 and emil.begin_emil(state, log):
        return True
    turn.begin_turn(state, 0)
    return True


def end_round(state: GermanRailroadsState, log: list[Event] | None) -> bool:
    """Score the round and go on to the next, or end the game. (RR-77, RR-85)"""
    score_round(state, log)
    last = turn.last_round(state)
    rounds.clean_up(state, log)
    if last:
        state.phase = ids.FINISHED
        score_end(state, log)
        return False
    rounds.move_engineers(state, log)
    rounds.begin_round(state, log)
    return True


def ask_top(state: GermanRailroadsState, log: list[Event] | None) -> i64:
    """Return who must answer the top decision; OVER if none is there, or it answered itself."""
    if state.pending_count == 0:
        return OVER
    kind = state.pending_kind
    seat = state.pending_seat
    if seat == CHANCE:
        return CHANCE
    player = state.players[seat]
    if kind == pending.TURN:
        return ask_turn(state, player, log)
    if kind == pending.START_BONUS:
        return state.order[pending.place(state)]
    if kind == pending.AGAIN:
        if repeat.any_again(state, player):
            return seat
        state.pop_decision()
        return OVER
    if kind == pending.RELOCATE:
        if relocation.any_relocation(state, player):
            return seat
        state.pop_decision()
        return OVER
    if kind == pending.KEEP:
        return ask_keep(state, player, log)
    return seat


def ask_turn(state: GermanRailroadsState, player: Player, log: list[Event] | None) -> i64:
    """A turn goes on until nothing is left to do. (RR-10, RR-18)"""
    state.to_act = player.seat
    lose_impossible(state, player, log)
    if pending.placed(state) == 0 or state.owed_count > 0:
        return player.seat
    if legal.has_choice(state, player) or free_action(state, player):
        return player.seat
    turn.end_turn(state, player)
    return OVER


def lose_impossible(state: GermanRailroadsState, player: Player, log: list[Event] | None) -> None:
    """What is owed and cannot be done any more is lost. (RR-17)"""
    if state.owed_count > 0 and not legal.can_pay_owed(state, player):
        state.drop_owed()
        if log is not None:
            log.append(Event("gr.rest.lost", player.seat))


def free_action(state: GermanRailroadsState, player: Player) -> bool:
    """Could the seat use an income marker, a foundry or the boilerman space? (GR-20, GC-9)"""
    if pending.free(state) == 0:
        return state.open_foundry > 0 and coal.can_close(state, player) == ALLOWED
    if state.components.board:
        for kind in range(ids.INCOMES):
            if income.can_use_income(state, player, kind) == ALLOWED:
                return True
    if state.components.coal == 0:
        return False
    for foundry in range(ids.FOUNDRIES):
        if coal.can_use_foundry(state, player, foundry) == ALLOWED:
            return True
    if coal.can_close(state, player) == ALLOWED:
        return True
    return coal.can_use_boiler(state, player) == ALLOWED


def ask_keep(state: GermanRailroadsState, player: Player, log: list[Event] | None) -> i64:
    """The pile is looked at when the turn is over; chance first says what lies there. (RR-20)"""
    if end_bonus.cards_in_pile(state) == 0:
        state.pop_decision()
        return OVER
    if state.components.draw_end:
        return CHANCE
    if end_bonus.removed_cards(state) < ids.REMOVED_CARDS:
        return CHANCE
    if pending.looked(state) == 0:
        end_bonus.look(state, player, log)
    return player.seat
