"""Income markers: taking one, and using each once a round."""

from mypy_extensions import i64

from coalface.core import counts
from coalface.core.contract import ALLOWED, Event
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.generated import pending, why
from coalface.games.german_railroads.rules.effects import gain
from coalface.games.german_railroads.state import GermanRailroadsState, Player


def can_take_income(state: GermanRailroadsState, kind: i64) -> i64:
    """Is an income marker due, and one of this kind left? (GR-18)"""
    if state.waiting(ids.INCOME_DUE) == 0:
        return why.NOT_PENDING
    return ALLOWED if counts.count(state.income, kind) > 0 else why.NO_INCOME


def take_income(
    state: GermanRailroadsState, player: Player, kind: i64, log: list[Event] | None
) -> None:
    """Take an income marker, face up. (GR-18, GR-19)"""
    state.pay(ids.INCOME_DUE)
    state.income -= counts.one(kind)
    player.income += counts.one(kind)
    if log is not None:
        log.append(Event("gr.income.taken", player.seat, (kind,)))


def can_use_income(state: GermanRailroadsState, player: Player, kind: i64) -> i64:
    """Is an own marker of this kind face up? (GR-19, GR-20, GR-21)"""
    if pending.free(state) == 0:
        return why.INCOME_SPENT
    owned = counts.count(player.income, kind)
    if owned == 0:
        return why.NO_INCOME
    return ALLOWED if counts.count(player.income_used, kind) < owned else why.INCOME_SPENT


def use_income(
    state: GermanRailroadsState, player: Player, kind: i64, log: list[Event] | None
) -> None:
    """Turn an income marker face down and gain what it shows. (GR-19, GR-20)"""
    player.income_used += counts.one(kind)
    if log is not None:
        log.append(Event("gr.income.used", player.seat, (kind,)))
    gain(state, player, state.components.income_row[kind], ids.OFFERED, log)
