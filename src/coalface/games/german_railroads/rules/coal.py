"""The Coal module: foundries, the boilerman space, closing, where boilermen go."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.games.german_railroads.ids import (
    BOILER,
    BOILER_USED,
    BOILERMAN_CHOICE,
    CLOSED,
    COALS,
    FILLED,
    FOUNDRIES,
    FOUNDRIES_USED,
    FOUNDRY_AT,
    FOUNDRY_DUE,
    FOUNDRY_PILE,
    GAP,
    GAPS,
    OF_FOUNDRY,
    OFFERED,
    ON_DISPLAY,
    OPEN_FOUNDRY,
    OWNED,
    POOL,
    REFILLING,
    SEAT_SIZE,
    SLOT,
    SLOTS,
    UNSEEN,
)
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.reasons import (
    BOILER_SPENT,
    FOUNDRY_SPENT,
    NO_BOILERMAN,
    NO_PLACE_FOR_BOILERMAN,
    NOT_JUST_USED,
    NOT_PENDING,
    NOT_YOUR_FOUNDRY,
    TOO_LITTLE_COAL,
)
from coalface.games.german_railroads.rules.effects import gain
from coalface.games.german_railroads.rules.specials import check_specials


def can_take_foundry(state: Pieces, foundry: i64) -> i64:
    """Is a foundry due, and does this one lie face up? (GC-7)"""
    if state.waiting(FOUNDRY_DUE) == 0:
        return NOT_PENDING
    on_display = state.board[FOUNDRY_AT + foundry] == ON_DISPLAY
    return ALLOWED if on_display else NOT_YOUR_FOUNDRY


def take_foundry(state: Pieces, seat: i64, foundry: i64, log: list[Event] | None) -> None:
    """Take a face-up foundry; then the display is filled again. (GC-7, GC-8)"""
    state.pay(FOUNDRY_DUE)
    state.board[FOUNDRY_AT + foundry] = OWNED + seat
    if log is not None:
        log.append(Event("gr.foundry.taken", seat, (foundry,)))
    if state.board[FOUNDRY_PILE] > 0:
        state.ask(REFILLING, CHANCE, 1, 0)


def can_deal_foundry(state: Pieces, foundry: i64) -> i64:
    """Has nobody seen this foundry yet? (GC-3)"""
    return ALLOWED if state.board[FOUNDRY_AT + foundry] == UNSEEN else NOT_YOUR_FOUNDRY


def deal_foundry(state: Pieces, foundry: i64, log: list[Event] | None) -> None:
    """Turn the top foundry face up. (GC-3, GC-7)"""
    state.board[FOUNDRY_AT + foundry] = ON_DISPLAY
    state.board[FOUNDRY_PILE] -= 1
    state.set_a(state.asked_a() - 1)
    if state.asked_a() == 0:
        state.answered()
    if log is not None:
        log.append(Event("gr.foundry.shown", CHANCE, (foundry,)))


def can_use_foundry(state: Pieces, seat: i64, foundry: i64) -> i64:
    """Is it an own foundry, unused this round, and is there coal? (GC-9, GC-10, GC-11, GC-17)"""
    if state.board[FOUNDRY_AT + foundry] != OWNED + seat:
        return NOT_YOUR_FOUNDRY
    if state.asked_b() == 0 or state.board[FOUNDRIES_USED] & (1 << foundry):
        return FOUNDRY_SPENT
    enough = state.own[seat * SEAT_SIZE + COALS] >= state.kit.foundry_coal
    return ALLOWED if enough else TOO_LITTLE_COAL


def use_foundry(state: Pieces, seat: i64, foundry: i64, log: list[Event] | None) -> None:
    """Put coal on a foundry and gain what it shows. (GC-9, GC-17, GC-18, GC-19, GC-20)"""
    state.own[seat * SEAT_SIZE + COALS] -= state.kit.foundry_coal
    state.board[FOUNDRIES_USED] |= 1 << foundry
    if log is not None:
        log.append(Event("gr.foundry.used", seat, (foundry, state.kit.foundry_coal)))
    before = state.pool[:]
    gain(state, seat, state.kit.foundry_row[foundry], OFFERED, log)
    state.board[OPEN_FOUNDRY] = foundry + 1
    for atom in range(POOL):
        state.pool[OF_FOUNDRY + atom] = state.pool[OFFERED + atom] - before[OFFERED + atom]


def in_use(state: Pieces) -> bool:
    """Do parts of the foundry in use still wait?"""
    return any(state.pool[OF_FOUNDRY + atom] > 0 for atom in range(POOL))


def turn_away(state: Pieces, entirely: bool) -> None:
    """The player goes on to something else: a foundry just used cannot be closed. (GC-21)"""
    if state.board[OPEN_FOUNDRY] == 0:
        return
    if entirely or not in_use(state):
        state.board[OPEN_FOUNDRY] = 0
        forget_foundry(state)


def forget_foundry(state: Pieces) -> None:
    """What waits does not count as the foundry's any longer."""
    for atom in range(POOL):
        state.pool[OF_FOUNDRY + atom] = 0


def can_close(state: Pieces, seat: i64) -> i64:
    """Was a foundry just used, and can a tile take its boilerman? (GC-21, GC-22)"""
    if state.board[OPEN_FOUNDRY] == 0:
        return NOT_JUST_USED
    return ALLOWED if any_place(state, seat) else NO_PLACE_FOR_BOILERMAN


def close(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """Close the foundry just used: it becomes a boilerman, what was left of it is lost. (GC-21)"""
    foundry = state.board[OPEN_FOUNDRY] - 1
    for atom in range(POOL):
        left = state.pool[OF_FOUNDRY + atom]
        if left > 0:
            state.add(OFFERED, atom, -left)
    forget_foundry(state)
    state.board[OPEN_FOUNDRY] = 0
    state.board[FOUNDRIES_USED] &= ~(1 << foundry)
    state.board[FOUNDRY_AT + foundry] = CLOSED
    if log is not None:
        log.append(Event("gr.foundry.closed", seat, (foundry,)))
    state.ask(BOILERMAN_CHOICE, seat, 0, 0)


def can_use_boiler(state: Pieces, seat: i64) -> i64:
    """Is the boilerman space free, coal and a tile there? (GC-9, GC-10, GC-11, GC-12)"""
    if state.kit.coal == 0 or state.board[FOUNDRY_PILE] == 0:
        return NO_BOILERMAN
    if state.asked_b() == 0 or state.board[BOILER_USED] != 0:
        return BOILER_SPENT
    if state.own[seat * SEAT_SIZE + COALS] < state.kit.boiler_coal:
        return TOO_LITTLE_COAL
    return ALLOWED if any_place(state, seat) else NO_PLACE_FOR_BOILERMAN


def use_boiler(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """Take the top foundry unseen as a boilerman. (GC-12)"""
    state.own[seat * SEAT_SIZE + COALS] -= state.kit.boiler_coal
    state.board[BOILER_USED] = seat + 1
    state.board[FOUNDRY_PILE] -= 1
    if log is not None:
        log.append(Event("gr.boilerman.taken", seat, (state.kit.boiler_coal,)))
    state.ask(BOILERMAN_CHOICE, seat, 0, 0)


def can_man(state: Pieces, seat: i64, tile: i64) -> i64:
    """Is there a locomotive or factory here without a boilerman? (GC-12, GC-13, GC-16)"""
    at = seat * SEAT_SIZE
    if tile < SLOTS:
        loco = state.own[at + SLOT + tile]
        free = loco != 0 and (loco // BOILER) % 2 == 0
    else:
        factory = state.own[at + GAP + tile - SLOTS]
        free = factory != 0 and factory - FILLED < BOILER
    return ALLOWED if free else NO_PLACE_FOR_BOILERMAN


def any_place(state: Pieces, seat: i64) -> bool:
    """Can any own tile take a boilerman? (GC-22)"""
    return any(can_man(state, seat, tile) == ALLOWED for tile in range(SLOTS + GAPS))


def man(state: Pieces, seat: i64, tile: i64, log: list[Event] | None) -> None:
    """Put the boilerman beside a tile, for good. (GC-12, GC-13, GC-14, GC-16)"""
    state.answered()
    at = seat * SEAT_SIZE
    if log is not None:
        log.append(Event("gr.boilerman.put", seat, (tile,)))
    if tile >= SLOTS:
        state.own[at + GAP + tile - SLOTS] += BOILER
        return
    state.own[at + SLOT + tile] += BOILER
    check_specials(state, seat, tile - 1 if tile > 1 else 0, log)


def foundries_left(state: Pieces) -> i64:
    """How many foundries nobody has seen."""
    total: i64 = 0
    for foundry in range(FOUNDRIES):
        if state.board[FOUNDRY_AT + foundry] == UNSEEN:
            total += 1
    return total
