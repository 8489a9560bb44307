"""Resolving what was gained: `?` tokens and cards, signals, points, doublers, choices."""

from mypy_extensions import i64

from coalface.core import masks
from coalface.core.contract import ALLOWED, Event
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.generated import why
from coalface.games.german_railroads.rules.effects import gain, gain_worked_part, place_doublers
from coalface.games.german_railroads.rules.owed import can_do, can_do_parts
from coalface.games.german_railroads.rules.points import credit, score
from coalface.games.german_railroads.rules.specials import power
from coalface.games.german_railroads.state import GermanRailroadsState, Player


def can_use_token(state: GermanRailroadsState, player: Player, token: int) -> i64:
    """Is a `?` due, and has the seat this token left? (RR-68, GN-9)"""
    if state.waiting(ids.QUESTION) == 0:
        return why.NOT_PENDING
    if not masks.has(player.tokens, token):
        return why.NO_TOKEN
    if (
        token >= ids.FIRST_NEW_TOKEN
        and state.components.tokens_shared
        and used_by_anyone(state, token)
    ):
        return why.TOKEN_TAKEN
    return ALLOWED


def used_by_anyone(state: GermanRailroadsState, token: i64) -> bool:
    """Has any seat used this token? (GN-9)"""
    return any(player.tokens & 1 << token == 0 for player in state.players)


def use_token(
    state: GermanRailroadsState, player: Player, token: i64, log: list[Event] | None
) -> None:
    """Place a `?` token and gain what it shows. (RR-16, RR-68, RR-71, GN-9)"""
    state.pay(ids.QUESTION)
    player.tokens &= ~(1 << token)
    if log is not None:
        log.append(Event("gr.token.used", player.seat, (token,)))
    gain(state, player, state.components.token_row[token], ids.OFFERED, log)


def can_take_card(state: GermanRailroadsState, player: Player, card: i64) -> i64:
    """Does this `?` card lie there, and can all of it be done? (RR-15, RR-73, GN-10)"""
    if state.waiting(ids.QCARD) == 0:
        return why.NOT_PENDING
    if not masks.has(state.cards, card):
        return why.CARD_TAKEN
    return (
        ALLOWED if can_do(state, player, state.components.card_row[card]) else why.CARD_NOT_COMPLETE
    )


def take_card(
    state: GermanRailroadsState, player: Player, card: i64, log: list[Event] | None
) -> None:
    """Take a `?` card with what lies on it. (RR-72, RR-73, GN-10, GN-11)"""
    state.pay(ids.QCARD)
    state.cards &= ~(1 << card)
    if log is not None:
        log.append(Event("gr.card.taken", player.seat, (card,)))
    gain(state, player, state.components.card_row[card], ids.OWED, log)


def can_use_signal(state: GermanRailroadsState, way: i64) -> i64:
    """Is a signal due? (RR-67)"""
    return ALLOWED if state.waiting(ids.SIGNAL_DUE) > 0 else why.NOT_PENDING


def use_signal(
    state: GermanRailroadsState, player: Player, way: i64, log: list[Event] | None
) -> None:
    """Two steps, or points. (RR-67)"""
    side = state.pay(ids.SIGNAL_DUE)
    points = state.components.signal_points
    if log is not None:
        log.append(Event("gr.signal.used", player.seat, (way, points)))
    if way == 0:
        gain(state, player, state.components.signal_row, side, log)
    else:
        credit(state, player, ids.FOR_ACTIONS, points, log)


def can_choose(state: GermanRailroadsState, player: Player, choice: i64, part: i64) -> i64:
    """Is this choice due, has it such a part, and can it be done if it must? (RR-15, GC-16)"""
    if state.waiting(ids.choice_effect(choice)) == 0:
        return why.NOT_PENDING
    row = state.components.choice_row[choice]
    first = state.components.row_first[row] + part
    if first >= state.components.row_end[row]:
        return why.NO_SUCH_PART
    if state.owed[ids.choice_effect(choice)] > 0:
        return ALLOWED if can_do_parts(state, player, first, first + 1) else why.NOT_COMPLETE
    return ALLOWED


def choose(
    state: GermanRailroadsState, player: Player, choice: i64, part: i64, log: list[Event] | None
) -> None:
    """Gain one part of several. (GC-16)"""
    components = state.components
    side = state.pay(ids.choice_effect(choice))
    place = components.row_first[components.choice_row[choice]] + part
    if log is not None:
        log.append(Event("gr.part.chosen", player.seat, (choice * ids.PARTS + part,)))
    op, count = components.part_op[place], components.part_n[place]
    gain_worked_part(state, player, op, count, side, log)


def can_resolve(state: GermanRailroadsState, player: Player, what: i64) -> i64:
    """Are these points or a doubler due? (RR-18, RR-47)"""
    if what == ids.RESOLVE_DOUBLER:
        if state.waiting(ids.DOUBLER) == 0:
            return why.NOT_PENDING
        full = player.doublers == ids.DOUBLERS_MOST
        return why.NO_DOUBLER if full or state.doublers == 0 else ALLOWED
    return ALLOWED if state.waiting(points_atom(what)) > 0 else why.NOT_PENDING


def points_atom(what: i64) -> i64:
    """The effect behind a way to take points."""
    if what == ids.RESOLVE_POINTS:
        return ids.POINTS_DUE
    return (
        ids.ENGINEER_SUM
        if what == ids.RESOLVE_ENGINEERS
        else ids.TOP_LOCOS + what - ids.RESOLVE_TOP
    )


def resolve(
    state: GermanRailroadsState, player: Player, what: i64, log: list[Event] | None
) -> None:
    """Place a doubler, or take points. (RR-45, RR-46, RR-47, GC-20)"""
    if what == ids.RESOLVE_DOUBLER:
        state.pay(ids.DOUBLER)
        place_doublers(state, player, 1, log)
        return
    if what == ids.RESOLVE_POINTS:
        points = state.offered[ids.POINTS_DUE]
        for _ in range(points):
            state.pay(ids.POINTS_DUE)
        score(state, player, ids.FOR_ACTIONS, points, log)
        return
    state.pay(points_atom(what))
    points = engineer_sum(state, player)
    if what > ids.RESOLVE_TOP:
        points = top_locos(state, player, what - ids.RESOLVE_TOP)
    if log is not None:
        log.append(Event("gr.points.taken", player.seat, (what - ids.RESOLVE_ENGINEERS, points)))
    credit(state, player, ids.FOR_ACTIONS, points, log)


def engineer_sum(state: GermanRailroadsState, player: Player) -> i64:
    """The numbers of the own engineers, never below 0. (RR-45, GN-7)"""
    total: i64 = 0
    for engineer in range(ids.ENGINEERS):
        if state.engineer_at[engineer] == ids.HIRED + player.seat:
            total += state.components.engineer_number[engineer]
    return max(total, 0)


def top_locos(state: GermanRailroadsState, player: Player, count: i64) -> i64:
    """The sum of the highest own locomotive numbers. (RR-46, GC-13, GC-20)"""
    total: i64 = 0
    used: i64 = 0
    for _ in range(count):
        best: i64 = -1
        for slot in range(ids.SLOTS):
            if masks.has(used, slot):
                continue
            if best < 0 or power(player.locomotive(slot)) > power(player.locomotive(best)):
                best = slot
        if best < 0:
            break
        used |= 1 << best
        total += power(player.locomotive(best))
    return total


def can_burn(state: GermanRailroadsState, player: Player) -> i64:
    """May coal be spent in the coal factory? (GC-23)"""
    if state.waiting(ids.COAL_STEPS) == 0:
        return why.NOT_PENDING
    return ALLOWED if player.coal > 0 else why.TOO_LITTLE_COAL


def burn(state: GermanRailroadsState, player: Player, log: list[Event] | None) -> None:
    """One coal brings two black steps more. (GC-23)"""
    state.pay(ids.COAL_STEPS)
    player.coal -= 1
    state.add(ids.OFFERED, ids.BLACK, 2)
    if log is not None:
        log.append(Event("gr.coal.burnt", player.seat))
