"""Setting up: engineers, turn order, foundries, start bonus cards."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.generated import pending, why
from coalface.games.german_railroads.rules.effects import gain
from coalface.games.german_railroads.rules.rounds import begin_round
from coalface.games.german_railroads.state import (
    NO_TILES,
    GermanRailroadsState,
    Player,
    unpack_box,
)


def lay_out(state: GermanRailroadsState) -> None:
    """Everything as it comes from the box, before anything is drawn.

    (RR-1, RR-2, RR-4, RR-5, GR-1, GC-3, GS-1, GS-2, GN-1)
    """
    unpack_box(state)
    components = state.components
    supply = NO_TILES[:]
    for number in range(2, ids.NUMBERS):
        supply[number] = components.locos_per_number[state.seats]
    state.locomotives = supply
    state.doublers = components.doublers
    state.cards = components.all_cards
    state.foundry_pile = ids.FOUNDRIES * components.coal
    state.extensions = (masks.bit(ids.EXTENSIONS) - 1) * components.board
    state.marker_left = components.board
    state.bonuses = components.all_bonuses
    state.emil_total = components.emil_workers if state.seats == 1 else 0
    for kind in range(ids.INCOMES):
        state.income += counts.one(kind) * components.income_count[kind]
    for engineer in range(ids.ENGINEERS):
        stack = components.engineer_stack[engineer]
        place: i64 = ids.IN_STACK if stack > 0 else ids.ON_CARD
        state.engineer_at[engineer] = ids.NOT_IN_GAME if stack < 0 else place
    for card in range(ids.END_BONUSES):
        in_box = components.end_in_box[card] != 0
        state.end_bonus_at[card] = ids.IN_PILE if in_box else ids.NO_CARD
    for player in state.players:
        state.order[player.seat] = player.seat
        equip_player(state, player)
    begin_round(state, None)


def equip_player(state: GermanRailroadsState, player: Player) -> None:
    """Workers, coins, tokens, the first tracks and the first locomotive.

    (RR-7, GR-2, GC-4, GN-9, GS-1)
    """
    components = state.components
    player.workers = components.workers[state.seats]
    player.aside = components.extra_workers
    player.coins = components.coins[state.seats]
    player.coal = components.start_coal[state.seats]
    player.tokens = components.all_tokens
    player.unlocked = masks.bit(ids.BLACK)
    player.add_marker(0, 1)
    player.put_locomotive(0, components.start_loco)
    player.dealt = player.seat
    for rr in range(ids.RAILROADS):
        player.move_track(rr, ids.BLACK, 1)


def prepare(state: GermanRailroadsState) -> None:
    """Lay out a new game and ask for the draws that it begins with. (RR-6, RR-8, RR-9, GC-3)"""
    lay_out(state)
    if state.seats > 1:
        for place in range(1, state.seats):
            pending.ask_start_bonus(state, 0, place)
        pending.ask_deal_order(state, CHANCE, 0)
        state.order = vec[i64]([-1] * state.seats)
    if state.components.coal:
        pending.ask_deal_foundries(state, CHANCE, state.components.foundry_display)
    pending.ask_deal_engineers(state, CHANCE, 0)


# Engineers


def engineers_to_deal(state: GermanRailroadsState) -> i64:
    """How many engineers lie on the strip at the start. (RR-6, GC-1)"""
    return state.components.engineers_a[state.seats] + state.components.engineers_b[state.seats]


def can_deal_engineer(state: GermanRailroadsState, engineer: i64) -> i64:
    """Is he in the stack that is dealt from, and lies his number not there yet? (RR-6, GN-2)"""
    components = state.components
    stack: i64 = 1 if pending.dealt(state) < components.engineers_a[state.seats] else 2
    if state.engineer_at[engineer] != ids.IN_STACK or components.engineer_stack[engineer] != stack:
        return why.NOT_IN_DRAW
    for other in range(ids.ENGINEERS):
        lies_there = ids.STRIP <= state.engineer_at[other] < ids.HIRED
        if lies_there and components.engineer_number[other] == components.engineer_number[engineer]:
            return why.NOT_IN_DRAW
    return ALLOWED


def deal_engineer(state: GermanRailroadsState, engineer: i64, log: list[Event] | None) -> None:
    """Lay an engineer on the next space from the right: first A, then B. (RR-6, GC-1)"""
    place = pending.dealt(state)
    state.engineer_at = counts.replaced(state.engineer_at, engineer, ids.STRIP + place)
    pending.set_dealt(state, place + 1)
    if place + 1 == engineers_to_deal(state):
        state.pop_decision()
    if log is not None:
        log.append(Event("gr.engineer.dealt", CHANCE, (engineer, place)))


# Turn order


def can_deal_seat(state: GermanRailroadsState, seat: i64) -> i64:
    """Has this seat no turn order card yet? (RR-8)"""
    if seat >= state.seats:
        return why.NOT_IN_DRAW
    for place in range(pending.dealt(state)):
        if state.order[place] == seat:
            return why.NOT_IN_DRAW
    return ALLOWED


def deal_seat(state: GermanRailroadsState, seat: i64, log: list[Event] | None) -> None:
    """Deal the next turn order card; the last one needs no draw. (RR-8)"""
    place = pending.dealt(state)
    put_in_order(state, seat, place, log)
    pending.set_dealt(state, place + 1)
    if place + 2 < state.seats:
        return
    for other in range(state.seats):
        if can_deal_seat(state, other) == ALLOWED:
            put_in_order(state, other, place + 1, log)
            break
    state.pop_decision()


def put_in_order(
    state: GermanRailroadsState, seat: i64, place: i64, log: list[Event] | None
) -> None:
    """A seat begins at this place of the order. (RR-8)"""
    state.order = counts.replaced(state.order, place, seat)
    state.players[seat].dealt = place
    if log is not None:
        log.append(Event("gr.order.set", seat, (place + 1,)))


# Start bonus cards


def can_take_bonus(state: GermanRailroadsState, bonus: i64) -> i64:
    """Is this start bonus card left? (RR-9)"""
    return ALLOWED if state.bonuses & (masks.bit(bonus)) else why.NO_BONUS_CARD


def take_bonus(
    state: GermanRailroadsState, player: Player, bonus: i64, log: list[Event] | None
) -> None:
    """Take a start bonus card and get it at once. (RR-9, GC-4)"""
    last = pending.place(state) == 1
    state.pop_decision()
    state.bonuses &= ~(masks.bit(bonus))
    if last:
        state.bonuses = state.components.all_bonuses
    if log is not None:
        log.append(Event("gr.bonus.taken", player.seat, (bonus,)))
    pending.ask_turn(state, player.seat, 1, 0)
    gain(state, player, state.components.bonus_row[bonus], ids.OFFERED, log)


def draw_bonus(state: GermanRailroadsState, bonus: i64, log: list[Event] | None) -> None:
    """The start-bonus engineer draws a card; afterwards all are put back. (GN-8)"""
    player = state.players[pending.for_seat(state)]
    left = pending.cards(state) - 1
    pending.set_cards(state, left)
    state.bonuses &= ~(masks.bit(bonus))
    if left == 0 or state.bonuses == 0:
        state.bonuses = state.components.all_bonuses
        state.pop_decision()
    if log is not None:
        log.append(Event("gr.bonus.drawn", player.seat, (bonus,)))
    gain(state, player, state.components.bonus_row[bonus], ids.OFFERED, log)
