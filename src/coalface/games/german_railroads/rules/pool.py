"""What a seat may do with all that waits: the list of its choices in a turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.german_railroads.ids import (
    ALLOW,
    ANY,
    BG,
    BG_BONUS,
    BUILD,
    BUILD_FACTORY,
    BURN,
    BY_COLOUR,
    CARD,
    CARDS,
    CATCH,
    CHOICE,
    CHOOSE,
    COAL_STEPS,
    COLOURS,
    COPY,
    COPY_DUE,
    DISTINCT,
    ENGINEERS,
    FOR_CHOICES,
    FOR_POINTS,
    FOR_REST,
    FOR_STEPS,
    FOR_WORKS,
    FOUNDRIES,
    FOUNDRY_DUE,
    GAPS,
    INCOME_DUE,
    INCOMES,
    INDUSTRY_STEP,
    LAST_PLACE,
    LOF,
    MOVE_MARKER,
    OFFERED,
    OWED,
    POOL,
    QCARD,
    QUESTION,
    RAILROADS,
    RESOLVE,
    SIGNAL,
    SIGNAL_DUE,
    STEP,
    STEP_SOURCES,
    TAKE_FOUNDRY,
    TAKE_INCOME,
    TOKEN,
    TOKENS,
    TRACKS,
    USE_FACTORY,
    USED_BY_ANY,
    USED_BY_BG,
    USED_BY_CATCH,
    USED_BY_COLOUR,
    USED_BY_DISTINCT,
    WORK,
)
from coalface.games.german_railroads.pieces import Pieces, bit
from coalface.games.german_railroads.reasons import WOULD_STRAND
from coalface.games.german_railroads.rules import advantages, coal, income, industry, repeat
from coalface.games.german_railroads.rules.locomotives import (
    built_from,
    can_build,
    lowest_loco,
)
from coalface.games.german_railroads.rules.owed import keeps_step, keeps_works
from coalface.games.german_railroads.rules.tracks import can_step, source_waits

_USED_BY: Final = vec[i64](
    [USED_BY_COLOUR, USED_BY_ANY, USED_BY_BG, USED_BY_DISTINCT, USED_BY_CATCH]
)
"""What waits, by the sources of a step that use it: see `what_waits`."""

ALL: Final = 0
ANY_ONE: Final = 1
ONE_THAT_PAYS: Final = 2
"""What a list is asked for: every choice, whether there is one, or one that pays what is owed."""


def may_step(state: Pieces, seat: i64, source: i64, rr: i64, colour: i64) -> i64:
    """May this step be made with what waits, so that the rest of it stays possible? (RR-15)"""
    reason = source_waits(state, source, rr, colour)
    if reason == ALLOWED:
        reason = can_step(state, seat, rr, colour)
    if reason == ALLOWED and state.owed > 0 and not keeps_step(state, seat, source, rr, colour):
        reason = WOULD_STRAND
    return reason


def may_build(state: Pieces, seat: i64, what: i64) -> i64:
    """May this be built, so that what else is owed stays possible? (RR-15, RR-40)"""
    reason = can_build(state, what)
    if reason == ALLOWED and state.owed > 0:
        factory = what >= BUILD_FACTORY
        tile: i64 = 1 if lowest_loco(state) > 0 else 0
        if factory and not keeps_works(state, seat, built_from(what), True, 0):
            kept = tile > 0 and keeps_works(state, seat, built_from(what), True, 1)
        else:
            kept = factory or keeps_works(state, seat, built_from(what), False, tile)
        if not kept:
            reason = WOULD_STRAND
    return reason


def why_not(state: Pieces, seat: i64, move: i64) -> i64:
    """The reason that forbids a choice of what waits, or ALLOWED. (RR-18, RR-90)"""
    if move < BUILD:
        track = (move - STEP) % TRACKS
        return may_step(state, seat, (move - STEP) // TRACKS, track // COLOURS, track % COLOURS)
    if move < MOVE_MARKER:
        return may_build(state, seat, move - BUILD)
    if move < RESOLVE:
        return industry.can_move_marker(state, seat, move - MOVE_MARKER)
    if move < CHOOSE:
        return advantages.can_resolve(state, seat, move - RESOLVE)
    if move < SIGNAL:
        return advantages.can_choose(state, seat, (move - CHOOSE) // 3, (move - CHOOSE) % 3)
    if move < BURN:
        return advantages.can_use_signal(state)
    if move == BURN:
        return advantages.can_burn(state, seat)
    if move < CARD:
        return advantages.can_use_token(state, seat, move - TOKEN)
    if move < TAKE_INCOME:
        return advantages.can_take_card(state, seat, move - CARD)
    if move < TAKE_FOUNDRY:
        return income.can_take_income(state, move - TAKE_INCOME)
    if move < COPY:
        return coal.can_take_foundry(state, move - TAKE_FOUNDRY)
    if move < WORK:
        return repeat.can_copy(state, seat, move - COPY)
    return industry.can_work(state, seat, move - WORK)


def offer(
    state: Pieces, seat: i64, first: i64, end: i64, buffer: vec[i64], count: i64, mode: i64
) -> i64:
    """Add the allowed choices of a range of ids; unless ALL are wanted, the first one will do."""
    if mode != ALL and count > 0:
        return count
    for move in range(first, end):
        if why_not(state, seat, move) != ALLOWED:
            continue
        if mode == ALL:
            buffer[count] = move
            count += 1
        elif mode == ANY_ONE or pays_owed(state, move):
            return 1
    return count


def offer_pool(state: Pieces, seat: i64, buffer: vec[i64], count: i64, mode: i64) -> i64:
    """All choices with what waits, ascending, or whether there is one. (RR-18, RR-90)"""
    if state.owed + state.offered == 0:
        return count
    waiting = what_waits(state)
    if waiting & FOR_STEPS:
        for source in range(STEP_SOURCES):
            if waiting & _USED_BY[source]:
                first: i64 = STEP + source * TRACKS
                count = offer_steps(state, seat, source, waiting, first, buffer, count, mode)
    if waiting & FOR_WORKS:
        count = offer(state, seat, BUILD, MOVE_MARKER + LAST_PLACE, buffer, count, mode)
    if waiting & FOR_POINTS:
        count = offer(state, seat, RESOLVE, CHOOSE, buffer, count, mode)
    if waiting & FOR_CHOICES:
        count = offer(state, seat, CHOOSE, SIGNAL, buffer, count, mode)
    if waiting & FOR_REST:
        count = offer_rest(state, seat, buffer, count, mode)
    return count


def offer_steps(
    state: Pieces,
    seat: i64,
    source: i64,
    waiting: i64,
    first: i64,
    buffer: vec[i64],
    count: i64,
    mode: i64,
) -> i64:
    """All steps of tracks that one source allows. (RR-22, RR-28)"""
    if mode != ALL and count > 0:
        return count
    for rr in range(RAILROADS):
        for colour in range(COLOURS):
            if source == BY_COLOUR and waiting & (1 << colour) == 0:
                continue
            if may_step(state, seat, source, rr, colour) != ALLOWED:
                continue
            move: i64 = first + rr * COLOURS + colour
            if mode == ALL:
                buffer[count] = move
                count += 1
            elif mode == ANY_ONE or pays_owed(state, move):
                return 1
    return count


def offer_rest(state: Pieces, seat: i64, buffer: vec[i64], count: i64, mode: i64) -> i64:
    """Signals, coal, tokens, cards, income, foundries, copies, factories at work. (RR-18)"""
    if state.waiting(SIGNAL_DUE) > 0:
        count = offer(state, seat, SIGNAL, BURN, buffer, count, mode)
    if state.waiting(COAL_STEPS) > 0:
        count = offer(state, seat, BURN, TOKEN, buffer, count, mode)
    if state.waiting(QUESTION) > 0:
        count = offer(state, seat, TOKEN, TOKEN + TOKENS, buffer, count, mode)
    if state.waiting(QCARD) > 0:
        count = offer(state, seat, CARD, CARD + CARDS, buffer, count, mode)
    if state.waiting(INCOME_DUE) > 0:
        count = offer(state, seat, TAKE_INCOME, TAKE_INCOME + INCOMES, buffer, count, mode)
    if state.waiting(FOUNDRY_DUE) > 0:
        count = offer(state, seat, TAKE_FOUNDRY, TAKE_FOUNDRY + FOUNDRIES, buffer, count, mode)
    if state.waiting(COPY_DUE) > 0:
        count = offer(state, seat, COPY, COPY + ENGINEERS, buffer, count, mode)
    if state.waiting(USE_FACTORY) > 0:
        count = offer(state, seat, WORK, WORK + GAPS, buffer, count, mode)
    return count


def what_waits(state: Pieces) -> i64:
    """A bit for each kind of effect that waits; all choices are one kind."""
    pool = state.pool
    left = state.owed + state.offered
    found: i64 = 0
    atom: i64 = 0
    while left > 0:
        count = pool[OWED + atom] + pool[OFFERED + atom]
        if count > 0:
            found |= bit(min(atom, CHOICE))
            left -= count
        atom += 1
    return found


def any_choice(state: Pieces, seat: i64) -> bool:
    """Is there anything to do with what waits?"""
    return offer_pool(state, seat, state.game.blank, 0, ANY_ONE) > 0


def lose_impossible(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """What is owed and cannot be done any more is lost. (RR-17)"""
    if state.owed > 0 and offer_pool(state, seat, state.game.blank, 0, ONE_THAT_PAYS) == 0:
        state.drop(OWED)
        if log is not None:
            log.append(Event("gr.rest.lost", seat))


def pays_owed(state: Pieces, move: i64) -> bool:
    """Would this choice use up something that is owed?"""
    pool = state.pool
    if move < BUILD:
        source = (move - STEP) // TRACKS
        colour = (move - STEP) % COLOURS
        if source == 0:
            return pool[OWED + colour] > 0
        if source == 1:
            return pool[OWED + ANY] > 0
        if source == 2:
            return pool[OWED + BG] + pool[OWED + BG_BONUS] > 0
        if source == 3:
            return pool[OWED + DISTINCT] > 0 and pool[OWED + ALLOW + colour] > 0
        return pool[OWED + CATCH] > 0
    if move < MOVE_MARKER:
        return pool[OWED + built_from(move - BUILD)] > 0
    if move < RESOLVE:
        return pool[OWED + INDUSTRY_STEP] > 0
    if CHOOSE <= move < SIGNAL:
        return pool[OWED + CHOICE + (move - CHOOSE) // 3] > 0
    return any(atom > LOF and pool[OWED + atom] > 0 for atom in range(POOL))
