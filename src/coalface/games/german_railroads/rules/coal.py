"""The Coal module: foundries, the boilerman space, closing, where boilermen go."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.generated import pending, why
from coalface.games.german_railroads.rules.effects import gain
from coalface.games.german_railroads.rules.specials import check_specials
from coalface.games.german_railroads.state import (
    NO_EFFECTS,
    GermanRailroadsState,
    Player,
)


def can_take_foundry(state: GermanRailroadsState, foundry: i64) -> i64:
    """Is a foundry due, and does this one lie face up? (GC-7)"""
    if state.waiting(ids.FOUNDRY_DUE) == 0:
        return why.NOT_PENDING
    on_display = state.foundry_at[foundry] == ids.ON_DISPLAY
    return ALLOWED if on_display else why.NOT_YOUR_FOUNDRY


def take_foundry(
    state: GermanRailroadsState, player: Player, foundry: i64, log: list[Event] | None
) -> None:
    """Take a face-up foundry; then the display is filled again. (GC-7, GC-8)"""
    state.pay(ids.FOUNDRY_DUE)
    state.foundry_at = counts.replaced(state.foundry_at, foundry, ids.OWNED + player.seat)
    if log is not None:
        log.append(Event("gr.foundry.taken", player.seat, (foundry,)))
    if state.foundry_pile > 0:
        pending.ask_refill(state, CHANCE, 1)


def can_deal_foundry(state: GermanRailroadsState, foundry: i64) -> i64:
    """Has nobody seen this foundry yet? (GC-3)"""
    return ALLOWED if state.foundry_at[foundry] == ids.UNSEEN else why.NOT_YOUR_FOUNDRY


def deal_foundry(state: GermanRailroadsState, foundry: i64, log: list[Event] | None) -> None:
    """Turn the top foundry face up. (GC-3, GC-7)"""
    state.foundry_at = counts.replaced(state.foundry_at, foundry, ids.ON_DISPLAY)
    state.foundry_pile -= 1
    pending.set_to_show(state, pending.to_show(state) - 1)
    if pending.to_show(state) == 0:
        state.pop_decision()
    if log is not None:
        log.append(Event("gr.foundry.shown", CHANCE, (foundry,)))


def can_use_foundry(state: GermanRailroadsState, player: Player, foundry: i64) -> i64:
    """Is it an own foundry, unused this round, and is there coal? (GC-9, GC-10, GC-11, GC-17)"""
    if state.foundry_at[foundry] != ids.OWNED + player.seat:
        return why.NOT_YOUR_FOUNDRY
    if pending.free(state) == 0 or state.foundries_used & (masks.bit(foundry)):
        return why.FOUNDRY_SPENT
    enough = player.coal >= state.components.foundry_coal
    return ALLOWED if enough else why.TOO_LITTLE_COAL


def use_foundry(
    state: GermanRailroadsState, player: Player, foundry: i64, log: list[Event] | None
) -> None:
    """Put coal on a foundry and gain what it shows. (GC-9, GC-17, GC-18, GC-19, GC-20)"""
    player.coal -= state.components.foundry_coal
    state.foundries_used |= masks.bit(foundry)
    if log is not None:
        log.append(Event("gr.foundry.used", player.seat, (foundry, state.components.foundry_coal)))
    before = state.offered[:]
    gain(state, player, state.components.foundry_row[foundry], ids.OFFERED, log)
    state.open_foundry = foundry + 1
    state.of_foundry = gained_since(state, before)


def gained_since(state: GermanRailroadsState, before: vec[i64]) -> vec[i64]:
    """Return what is offered beyond what was offered before."""
    gained = state.offered[:]
    for atom in range(ids.POOL):
        gained[atom] -= before[atom]
    return gained


def in_use(state: GermanRailroadsState) -> bool:
    """Do parts of the foundry in use still wait?"""
    return any(state.of_foundry[atom] > 0 for atom in range(ids.POOL))


def turn_away(state: GermanRailroadsState, entirely: bool) -> None:
    """The player goes on to something else: a foundry just used cannot be closed. (GC-21)"""
    if state.open_foundry == 0:
        return
    if entirely or not in_use(state):
        state.open_foundry = 0
        forget_foundry(state)


def forget_foundry(state: GermanRailroadsState) -> None:
    """What waits does not count as the foundry's any longer."""
    state.of_foundry = NO_EFFECTS


def can_close(state: GermanRailroadsState, player: Player) -> i64:
    """Was a foundry just used, and can a tile take its boilerman? (GC-21, GC-22)"""
    if state.open_foundry == 0:
        return why.NOT_JUST_USED
    return ALLOWED if any_place(state, player) else why.NO_PLACE_FOR_BOILERMAN


def close(state: GermanRailroadsState, player: Player, log: list[Event] | None) -> None:
    """Close the foundry just used: it becomes a boilerman, what was left of it is lost. (GC-21)"""
    foundry = state.open_foundry - 1
    for atom in range(ids.POOL):
        left = state.of_foundry[atom]
        if left > 0:
            state.add(ids.OFFERED, atom, -left)
    forget_foundry(state)
    state.open_foundry = 0
    state.foundries_used &= ~(masks.bit(foundry))
    state.foundry_at = counts.replaced(state.foundry_at, foundry, ids.CLOSED)
    if log is not None:
        log.append(Event("gr.foundry.closed", player.seat, (foundry,)))
    pending.ask_boilerman(state, player.seat)


def can_use_boiler(state: GermanRailroadsState, player: Player) -> i64:
    """Is the boilerman space free, coal and a tile there? (GC-9, GC-10, GC-11, GC-12)"""
    if state.components.coal == 0 or state.foundry_pile == 0:
        return why.NO_BOILERMAN
    if pending.free(state) == 0 or state.boiler_used != 0:
        return why.BOILER_SPENT
    if player.coal < state.components.boiler_coal:
        return why.TOO_LITTLE_COAL
    return ALLOWED if any_place(state, player) else why.NO_PLACE_FOR_BOILERMAN


def use_boiler(state: GermanRailroadsState, player: Player, log: list[Event] | None) -> None:
    """Take the top foundry unseen as a boilerman. (GC-12)"""
    player.coal -= state.components.boiler_coal
    state.boiler_used = player.seat + 1
    state.foundry_pile -= 1
    if log is not None:
        log.append(Event("gr.boilerman.taken", player.seat, (state.components.boiler_coal,)))
    pending.ask_boilerman(state, player.seat)


def can_man(state: GermanRailroadsState, player: Player, tile: i64) -> i64:
    """Is there a locomotive or factory here without a boilerman? (GC-12, GC-13, GC-16)"""
    if tile < ids.SLOTS:
        loco = player.locomotive(tile)
        free = loco != 0 and (loco // ids.BOILER) % 2 == 0
    else:
        factory = player.factory(tile - ids.SLOTS)
        free = factory != 0 and factory - ids.FILLED < ids.BOILER
    return ALLOWED if free else why.NO_PLACE_FOR_BOILERMAN


def any_place(state: GermanRailroadsState, player: Player) -> bool:
    """Can any own tile take a boilerman? (GC-22)"""
    return any(can_man(state, player, tile) == ALLOWED for tile in range(ids.SLOTS + ids.GAPS))


def man(state: GermanRailroadsState, player: Player, tile: i64, log: list[Event] | None) -> None:
    """Put the boilerman beside a tile, for good. (GC-12, GC-13, GC-14, GC-16)"""
    state.pop_decision()
    if log is not None:
        log.append(Event("gr.boilerman.put", player.seat, (tile,)))
    if tile >= ids.SLOTS:
        gap = tile - ids.SLOTS
        player.put_factory(gap, player.factory(gap) + ids.BOILER)
        return
    player.put_locomotive(tile, player.locomotive(tile) + ids.BOILER)
    check_specials(state, player, tile - 1 if tile > 1 else 0, log)
