"""What an effect of German Railroads is worth to whoever gains it, as a rule of thumb."""

from mypy_extensions import i64

from coalface.games.german_railroads.bot.outlook import Outlook
from coalface.games.german_railroads.bot.weights import Weights
from coalface.games.german_railroads.ids import (
    ALLOW,
    ANY,
    BLACK,
    BLACK_WORKER,
    CATCH,
    CHOICE,
    COAL,
    COAL_STEPS,
    COIN,
    COLOURS,
    COPY_DUE,
    DOUBLER,
    END_BONUS,
    ENGINEER_SUM,
    FOUNDRY_DUE,
    HIRE,
    INCOME_DUE,
    INDUSTRY_STEP,
    LOF,
    MARKER0,
    MARKER2,
    POINTS_DUE,
    POOL,
    PTS,
    PUT_MEDAL,
    QCARD,
    QUESTION,
    REUSE1,
    REUSE2,
    REVALUE,
    RUN,
    SIGNAL_DUE,
    START_BONUS,
    TAKE_ENGINEER,
    TOP_LOCOS,
    UNLOCK,
    USE_FACTORY,
    WORKER,
)
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.rules.advantages import engineer_sum, top_locos


def row_worth(state: Pieces, seat: i64, row: i64, view: Outlook, weights: Weights) -> float:
    """An effect with all its parts, or the best of them."""
    kit = state.kit
    total: float = 0.0
    choice = kit.row_choice[row] >= 0
    for part in range(kit.row_first[row], kit.row_end[row]):
        op = kit.part_op[part]
        each = part_worth(state, seat, op, kit.part_n[part], view, weights)
        total = max(total, each) if choice else total + each
    return total


def part_worth(
    state: Pieces, seat: i64, op: i64, count: i64, view: Outlook, weights: Weights
) -> float:
    """One part of an effect."""
    if op < POOL:
        if op >= CHOICE:
            return row_worth(state, seat, state.kit.choice_row[op - CHOICE], view, weights)
        return float(count) * waiting_worth(state, seat, op, view, weights)
    n = float(count)
    if op == COIN:
        return n * weights.coin * view.later
    if op == COAL:
        return n * weights.coal * view.later
    if op == PTS:
        return n
    return happening_worth(state, seat, op, count, view, weights)


def waiting_worth(state: Pieces, seat: i64, op: i64, view: Outlook, weights: Weights) -> float:
    """One effect that waits until it is resolved."""
    if op < COLOURS:
        return weights.step[op] * view.phases
    if op < ALLOW:
        return weights.any_step * view.phases if op == ANY else weights.step[1] * view.phases
    if op < INDUSTRY_STEP:
        if op == CATCH:
            return 2.5 * weights.step[1] * view.phases
        return 0.5 * view.phases if op >= RUN else 0.0
    if op == INDUSTRY_STEP:
        return weights.industry_step * view.phases
    if op <= LOF:
        return weights.tile * view.phases
    if op == DOUBLER:
        return weights.doubler_due * view.phases
    if op == QUESTION:
        return weights.question_once + weights.question * view.phases
    if op == SIGNAL_DUE:
        return weights.signal_due
    if op == QCARD:
        return weights.card_due
    if op == END_BONUS:
        return weights.end_card_due
    if op == INCOME_DUE:
        return weights.income * view.growth
    if op == FOUNDRY_DUE:
        return weights.foundry * view.growth
    return points_worth(state, seat, op, view, weights)


def points_worth(state: Pieces, seat: i64, op: i64, view: Outlook, weights: Weights) -> float:
    """Points that wait, and actions that are done again."""
    if op == ENGINEER_SUM:
        return float(engineer_sum(state, seat))
    if op == POINTS_DUE:
        return 1.0
    if TOP_LOCOS < op < POINTS_DUE:
        return float(top_locos(state, seat, op - TOP_LOCOS))
    if op == COAL_STEPS:
        return weights.step[BLACK] * view.phases
    if op == COPY_DUE or op == USE_FACTORY:
        return weights.tile * view.phases
    return 0.0


def happening_worth(
    state: Pieces, seat: i64, op: i64, count: i64, view: Outlook, weights: Weights
) -> float:
    """An effect that happens at once."""
    if op == UNLOCK:
        return weights.unlocked[count] * view.growth
    if op == WORKER:
        return weights.worker * view.growth
    if op == BLACK_WORKER:
        return weights.black_worker * view.growth
    if op == HIRE or op == TAKE_ENGINEER:
        return weights.engineer * view.growth + weights.engineer_once
    if op == MARKER0 or op == MARKER2:
        return weights.marker * view.growth
    if op == REVALUE:
        return weights.revalued * view.growth
    if op == PUT_MEDAL:
        return float(state.kit.medal_points) * view.phases
    if op == REUSE1 or op == REUSE2 or op == START_BONUS:
        return weights.tile * view.phases
    return 0.0


def pool_worth(state: Pieces, seat: i64, view: Outlook, weights: Weights) -> float:
    """All that waits to be resolved."""
    total: float = 0.0
    pool = state.pool
    for op in range(POOL):
        count = pool[op] + pool[POOL + op]
        if count > 0 and (op < ALLOW or op >= CATCH):
            total += part_worth(state, seat, op, count, view, weights)
    return total
