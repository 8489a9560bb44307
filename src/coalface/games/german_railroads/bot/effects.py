"""What an effect of German Railroads is worth to whoever gains it, as a rule of thumb."""

from mypy_extensions import i64

from coalface.core import masks
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.bot.outlook import Outlook
from coalface.games.german_railroads.bot.weights import Weights
from coalface.games.german_railroads.rules.advantages import engineer_sum, top_locos
from coalface.games.german_railroads.state import GermanRailroadsState, Player


def row_value(
    state: GermanRailroadsState, player: Player, row: i64, view: Outlook, weights: Weights
) -> float:
    """An effect with all its parts, or the best of them."""
    components = state.components
    total: float = 0.0
    choice = components.row_choice[row] >= 0
    for part in range(components.row_first[row], components.row_end[row]):
        op = components.part_op[part]
        each = part_value(state, player, op, components.part_n[part], view, weights)
        total = max(total, each) if choice else total + each
    return total


def part_value(
    state: GermanRailroadsState,
    player: Player,
    op: i64,
    count: i64,
    view: Outlook,
    weights: Weights,
) -> float:
    """One part of an effect."""
    if op < ids.POOL:
        if op >= ids.CHOICE:
            return row_value(
                state, player, state.components.choice_row[op - ids.CHOICE], view, weights
            )
        return float(count) * waiting_value(state, player, op, view, weights)
    n = float(count)
    if op == ids.COIN:
        return n * weights.coin * view.later
    if op == ids.COAL:
        return n * weights.coal * view.later
    if op == ids.PTS:
        return n
    return happening_value(state, player, op, count, view, weights)


def waiting_value(
    state: GermanRailroadsState, player: Player, op: i64, view: Outlook, weights: Weights
) -> float:
    """One effect that waits until it is resolved."""
    if op < ids.COLOURS:
        return weights.step[op] * view.phases
    if op < ids.ALLOW:
        return weights.any_step * view.phases if op == ids.ANY else weights.step[1] * view.phases
    if op < ids.INDUSTRY_STEP:
        if op == ids.CATCH:
            return 2.5 * weights.step[1] * view.phases
        return 0.5 * view.phases if op >= ids.RUN else 0.0
    if op == ids.INDUSTRY_STEP:
        return weights.industry_step * view.phases
    if op <= ids.LOF:
        return weights.tile * view.phases
    if op == ids.DOUBLER:
        return weights.doubler_due * view.phases
    if op == ids.QUESTION:
        return weights.question_once + weights.question * view.phases
    if op == ids.SIGNAL_DUE:
        return weights.signal_due
    if op == ids.QCARD:
        return weights.card_due
    if op == ids.END_BONUS:
        return weights.end_card_due
    if op == ids.INCOME_DUE:
        return weights.income * view.growth
    if op == ids.FOUNDRY_DUE:
        return weights.foundry * view.growth
    return points_value(state, player, op, view, weights)


def points_value(
    state: GermanRailroadsState, player: Player, op: i64, view: Outlook, weights: Weights
) -> float:
    """Points that wait, and actions that are done again."""
    if op == ids.ENGINEER_SUM:
        return float(engineer_sum(state, player))
    if op == ids.POINTS_DUE:
        return 1.0
    if ids.TOP_LOCOS < op < ids.POINTS_DUE:
        return float(top_locos(state, player, op - ids.TOP_LOCOS))
    if op == ids.COAL_STEPS:
        return weights.step[ids.BLACK] * view.phases
    if op == ids.COPY_DUE or op == ids.USE_FACTORY:
        return weights.tile * view.phases
    return 0.0


def happening_value(
    state: GermanRailroadsState,
    player: Player,
    op: i64,
    count: i64,
    view: Outlook,
    weights: Weights,
) -> float:
    """An effect that happens at once."""
    if op == ids.UNLOCK:
        return weights.unlocked[count] * view.growth
    if op == ids.WORKER:
        return weights.worker * view.growth
    if op == ids.BLACK_WORKER:
        return weights.black_worker * view.growth
    if op == ids.HIRE or op == ids.TAKE_ENGINEER:
        return weights.engineer * view.growth + weights.engineer_once
    if op == ids.MARKER0 or op == ids.MARKER2:
        return weights.marker * view.growth
    if op == ids.REVALUE:
        return weights.revalued * view.growth
    if op == ids.PUT_MEDAL:
        return float(state.components.medal_points) * view.phases
    if op == ids.REUSE1 or op == ids.REUSE2 or op == ids.START_BONUS:
        return weights.tile * view.phases
    return 0.0


def pool_value(
    state: GermanRailroadsState, player: Player, view: Outlook, weights: Weights
) -> float:
    """All that waits to be resolved."""
    total: float = 0.0
    waiting = state.owed_kinds | state.offered_kinds
    for op in range(ids.CHOICE):
        if masks.has(waiting, op) and (op < ids.ALLOW or op >= ids.CATCH):
            total += part_value(state, player, op, state.waiting(op), view, weights)
    if waiting & ids.FOR_CHOICES:
        for op in range(ids.CHOICE, ids.POOL):
            count = state.waiting(op)
            if count > 0:
                total += part_value(state, player, op, count, view, weights)
    return total
