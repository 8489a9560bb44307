"""Turns: placing and paying, passing, what ends a turn."""

from mypy_extensions import i64

from coalface.core import masks
from coalface.core.contract import ALLOWED, NOT_NOW, Event
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.generated import pending, why
from coalface.games.german_railroads.rules import coal
from coalface.games.german_railroads.rules.owed import can_do, public
from coalface.games.german_railroads.rules.points import score
from coalface.games.german_railroads.rules.repeat import gain_action
from coalface.games.german_railroads.state import GermanRailroadsState, Player


def last_round(state: GermanRailroadsState) -> bool:
    """Is this the last round? (RR-84)"""
    return state.round == state.components.rounds[state.seats]


def is_open(state: GermanRailroadsState, player: Player, space: i64) -> i64:
    """Is this space there for this seat, and free?

    (RR-1, RR-11, RR-12, RR-51, RR-53, RR-84, RR-89, GC-2, GS-1)
    """
    if space >= ids.FIRST_ENGINEER:
        engineer = space - ids.FIRST_ENGINEER
        if state.engineer_at[engineer] != ids.HIRED + player.seat and not public(state, engineer):
            return why.NO_SUCH_ENGINEER
    else:
        if state.components.space_open[state.seats * ids.SPACES + space] == 0:
            return why.CLOSED_SPACE
        late = space == ids.LAST_ROUND
        early = space == ids.FIRST_ORDER or space == ids.SECOND_ORDER
        if (late or early) and late != last_round(state):
            return why.CLOSED_SPACE
    if state.on_spaces[space] != 0 and space != ids.BLACK_OR_GRAY:
        return why.OCCUPIED
    return ALLOWED


def can_claim(state: GermanRailroadsState, player: Player, space: i64) -> i64:
    """May this seat claim this position of the next round? (RR-57, RR-58)"""
    place = space - ids.FIRST_ORDER
    if state.order[place] == player.seat and state.seats > 2:
        return why.OWN_PAWN
    other: i64 = ids.SECOND_ORDER if place == 0 else ids.FIRST_ORDER
    return why.BOTH_ORDER_SPACES if state.owner_on(other) == player.seat + 1 else ALLOWED


def action_row(state: GermanRailroadsState, space: i64, coins: i64) -> i64:
    """The effect of a space; on the combined coal space a coin means the foundry. (GC-8)"""
    if space == ids.COAL_COMBINED and coins > 0:
        return state.components.combined_row
    return state.components.space_row[space]


def can_act(state: GermanRailroadsState, player: Player, space: i64, row: i64) -> i64:
    """Can the action of a free space be chosen? An own engineer's always. (RR-15, RR-16, RR-57)"""
    if space == ids.FIRST_ORDER or space == ids.SECOND_ORDER:
        return can_claim(state, player, space)
    if side_of(state, player, space) == ids.OFFERED:
        return ALLOWED
    return ALLOWED if can_do(state, player, row) else why.NOT_COMPLETE


def can_pay(state: GermanRailroadsState, player: Player, space: i64, way: i64) -> i64:
    """Can this seat pay for a space in this way? (RR-11, RR-13, RR-74)"""
    components = state.components
    coins: i64 = way // 2
    black: i64 = way % 2
    workers = components.space_workers[space] - coins - black
    printed = components.space_coins[space]
    if workers < 0 or (coins > 0 and printed > 0 and components.two_coins == 0):
        return why.WRONG_PAYMENT
    if black and player.black_worker != 1:
        return why.NO_BLACK_WORKER
    if player.workers < workers:
        return why.TOO_FEW_WORKERS
    return ALLOWED if player.coins >= coins + printed else why.TOO_FEW_COINS


def can_place(state: GermanRailroadsState, player: Player, space: i64, way: i64) -> i64:
    """May this seat place here and pay like this? (RR-10, RR-11, RR-13, RR-15)"""
    if pending.placed(state) != 0:
        return NOT_NOW
    if state.owed_count > 0:
        return why.STILL_OWED
    reason = is_open(state, player, space)
    if reason == ALLOWED:
        reason = can_pay(state, player, space, way)
    if reason == ALLOWED:
        reason = can_act(state, player, space, action_row(state, space, way // 2))
    return reason


def place(
    state: GermanRailroadsState, player: Player, space: i64, way: i64, log: list[Event] | None
) -> None:
    """Put workers and coins on a space; its action is due. (RR-10, RR-11, RR-12, RR-13)"""
    components = state.components
    coins: i64 = way // 2
    black: i64 = way % 2
    workers = components.space_workers[space] - coins - black
    row = action_row(state, space, coins)
    coins += components.space_coins[space]
    pending.set_placed(state, 1)
    player.workers -= workers
    player.coins -= coins
    if black:
        player.black_worker = 2
    stand(state, player, space, workers, coins, black)
    if log is not None:
        log.append(Event("gr.placed", player.seat, (space, as_pieces(workers, coins, black))))
    side = side_of(state, player, space)
    gain_action(state, player, row, black > 0, side, log)


def as_pieces(workers: i64, coins: i64, black: i64) -> i64:
    """What is put on a space as one number of an event: workers, coins, the black worker."""
    return 100 * workers + 10 * coins + black


def side_of(state: GermanRailroadsState, player: Player, space: i64) -> i64:
    """Own engineers may be used in part, everything else must be done. (RR-15, RR-16)"""
    if space < ids.FIRST_ENGINEER:
        return ids.OWED
    place = state.engineer_at[space - ids.FIRST_ENGINEER]
    return ids.OFFERED if place == ids.HIRED + player.seat else ids.OWED


def stand(
    state: GermanRailroadsState, player: Player, space: i64, workers: i64, coins: i64, black: i64
) -> None:
    """GermanRailroadsState stand on a space until the round ends. (RR-11, RR-12)"""
    state.using = space + 1
    if space == ids.BLACK_OR_GRAY:
        player.put_on_bg1(workers, coins, black)
        return
    state.occupy(space, player.seat, workers, coins, black)


def can_pass(state: GermanRailroadsState) -> i64:
    """A player may pass at any turn before placing. (RR-75)"""
    if pending.placed(state) != 0:
        return NOT_NOW
    return ALLOWED if state.owed_count == 0 else why.STILL_OWED


def can_end_turn(state: GermanRailroadsState) -> i64:
    """A turn may end once the player has placed and owes nothing. (RR-15, RR-18)"""
    if pending.placed(state) == 0:
        return NOT_NOW
    return ALLOWED if state.owed_count == 0 else why.STILL_OWED


def pass_round(state: GermanRailroadsState, player: Player, log: list[Event] | None) -> None:
    """Pass for this round and score the turn order card. (RR-75, RR-76, GS-16, GS-17)"""
    state.passed |= masks.bit(player.seat)
    if log is not None:
        log.append(Event("gr.passed", player.seat))
    if state.seats > 1:
        place = player.dealt
        if state.components.dealt_points == 0:
            place = position_of(state, player.seat)
        score(state, player, ids.FOR_PASSING, state.components.pass_points[place], log)
    end_turn(state, player)


def position_of(state: GermanRailroadsState, seat: i64) -> i64:
    """The place of a seat in this round's order. (RR-60, RR-76)"""
    order = state.order
    place: i64 = 0
    while order[place] != seat:
        place += 1
    return place


def end_turn(state: GermanRailroadsState, player: Player) -> None:
    """What was not resolved is lost; end bonus cards are chosen now. (RR-18, RR-20)"""
    cards = state.waiting(ids.END_BONUS)
    state.pop_decision()
    state.drop_owed()
    state.drop_offered()
    coal.turn_away(state, True)
    state.using = 0
    state.repeated = 0
    for _ in range(cards):
        pending.ask_keep(state, player.seat, 0)


def finish_turn(state: GermanRailroadsState, player: Player, log: list[Event] | None) -> None:
    """End the turn by choice, although something could still be done. (RR-16, RR-18)"""
    if log is not None:
        log.append(Event("gr.turn.ended", player.seat))
    end_turn(state, player)


def begin_turn(state: GermanRailroadsState, seat: i64) -> None:
    """Ask a seat for its placement. (RR-10)"""
    state.last = position_of(state, seat)
    pending.ask_turn(state, seat, 0, 1)
