"""How well a seat stands in German Railroads: the points it has and may hope for."""

from typing import Final

from mypy_extensions import i64

from coalface.core.contract import OVER
from coalface.games.german_railroads.bot.effects import pool_worth
from coalface.games.german_railroads.bot.outlook import Outlook
from coalface.games.german_railroads.bot.railroads import railroads_worth
from coalface.games.german_railroads.bot.weights import Weights
from coalface.games.german_railroads.bot.works import industry_worth
from coalface.games.german_railroads.ids import (
    ASIDE,
    BLACK_HOME,
    COALS,
    COINS,
    EMIL,
    END_BONUSES,
    ENGINEER_AT,
    ENGINEERS,
    FIRST_ORDER,
    FOUNDRIES,
    FOUNDRY_AT,
    FRAME,
    HELD,
    HIRED,
    INCOME_OWN,
    INCOMES,
    LANE,
    LANE_PLACES,
    ON_COINS,
    ORDER_AT,
    OWNED,
    OWNER,
    PHASE,
    PLACE_OF,
    PLAYING,
    SCORE,
    SEAT_SIZE,
    SECOND_ORDER,
    TURN,
)
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.rules.final_scoring import card_points

MOST_LATER: Final = 5.0
"""Rounds after the first one, in most games."""
HIGH_ENGINEER: Final = 0.05
"""What each number of the highest engineer counts in the majority, against an engineer more."""


def worth(state: Pieces, seat: i64, weights: Weights) -> float:
    """Points that a seat has and may hope for."""
    points = float(state.own[seat * SEAT_SIZE + SCORE])
    if state.who == OVER:
        return points
    view = Outlook(state, seat)
    points += railroads_worth(state, seat, view, weights)
    points += industry_worth(state, seat, view, weights)
    points += supply_worth(state, seat, view, weights)
    points += engineers_worth(state, seat, view, weights)
    points += cards_worth(state, seat, view, weights)
    if state.seats > 1:
        points += order_worth(state, seat, view, weights)
    if state.owed + state.offered > 0 and resolving(state) == seat:
        points += pool_worth(state, seat, view, weights)
    return points


def resolving(state: Pieces) -> i64:
    """The seat whose turn it is: what waits in the pool is its own."""
    for frame in range(state.depth):
        if state.frames[frame * FRAME] == TURN:
            return state.frames[frame * FRAME + 1]
    return -1


def supply_worth(state: Pieces, seat: i64, view: Outlook, weights: Weights) -> float:
    """Workers, coins, coal, income markers, foundries, further industry markers."""
    own = state.own
    at = seat * SEAT_SIZE
    phases = view.later if view.passed else view.phases
    coins = float(own[at + COINS])
    enough = min(coins, weights.coins_enough)
    points = weights.hand * view.hands * view.phases
    points += (weights.coin * enough + weights.coin_more * (coins - enough)) * phases
    grows = weights.worker * float(state.kit.extra_workers - own[at + ASIDE])
    if own[at + BLACK_HOME] > 0:
        grows += weights.black_worker
    for kind in range(INCOMES):
        grows += weights.income * float(own[at + INCOME_OWN + kind])
    markers: i64 = -1
    for place in range(LANE_PLACES):
        markers += own[at + LANE + place]
    grows += weights.marker * float(markers)
    if state.kit.coal:
        points += weights.coal * float(own[at + COALS]) * phases
        for foundry in range(FOUNDRIES):
            if state.board[FOUNDRY_AT + foundry] == OWNED + seat:
                grows += weights.foundry
    return points + grows * view.growth


def engineers_worth(state: Pieces, seat: i64, view: Outlook, weights: Weights) -> float:
    """Hired engineers: an action more every round, and the majority at the end."""
    mine = majority_count(state, seat)
    if mine == 0.0:
        return 0.0
    before: i64 = 0
    others: i64 = state.seats
    if others == 1:
        if majority_count(state, EMIL) > mine:
            before += 1
    else:
        for other in range(others):
            if other != seat and majority_count(state, other) > mine:
                before += 1
    share: i64 = 0
    if before == 0:
        share = state.kit.majority_first
    elif before == 1:
        share = state.kit.majority_second
    sure = weights.majority if view.later > 0.0 else 1.0
    count = float(int(mine))
    points = count * (
        weights.engineer * view.growth + weights.engineer_once * view.later / MOST_LATER
    )
    return points + sure * float(share)


def majority_count(state: Pieces, owner: i64) -> float:
    """Engineers of an owner, with a little for the highest number."""
    count: float = 0.0
    highest: i64 = 0
    for engineer in range(ENGINEERS):
        if state.board[ENGINEER_AT + engineer] == HIRED + owner:
            count += 1.0
            highest = max(highest, state.kit.engineer_number[engineer])
    return count + HIGH_ENGINEER * float(highest)


def cards_worth(state: Pieces, seat: i64, view: Outlook, weights: Weights) -> float:
    """End bonus cards in the hand, and how they may grow."""
    points: float = 0.0
    for card in range(END_BONUSES):
        if state.secret[PLACE_OF + card] == HELD + seat:
            now = float(card_points(state, seat, card))
            points += weights.end_card * now + weights.end_grow * view.later
    return points


def order_worth(state: Pieces, seat: i64, view: Outlook, weights: Weights) -> float:
    """The place in the turn order, and a worker who may still leave an order space."""
    board = state.board
    if board[PHASE] != PLAYING:
        return 0.0
    points: float = 0.0
    place: i64 = 0
    while place < state.seats - 1 and board[ORDER_AT + place] != seat:
        place += 1
    for space in range(FIRST_ORDER, SECOND_ORDER + 1):
        if board[OWNER + space] == seat + 1:
            place = space - FIRST_ORDER
            if board[ON_COINS + space] == 0:
                points += weights.relocate * view.phases
    if view.later > 0.0:
        points -= weights.first * float(place)
    return points
