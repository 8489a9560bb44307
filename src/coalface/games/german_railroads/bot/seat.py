"""How well a seat stands in German Railroads: the points it has and may hope for."""

from typing import Final

from mypy_extensions import i64

from coalface.core import counts
from coalface.core.contract import OVER
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.bot.effects import pool_value
from coalface.games.german_railroads.bot.outlook import Outlook
from coalface.games.german_railroads.bot.railroads import railroads_value
from coalface.games.german_railroads.bot.weights import Weights
from coalface.games.german_railroads.bot.works import judged_industry
from coalface.games.german_railroads.generated import pending
from coalface.games.german_railroads.rules.final_scoring import card_points
from coalface.games.german_railroads.state import GermanRailroadsState, Player

MOST_LATER: Final = 5.0
"""Rounds after the first one, in most games."""
HIGH_ENGINEER: Final = 0.05
"""What each number of the highest engineer counts in the majority, against an engineer more."""


def player_value(state: GermanRailroadsState, player: Player, weights: Weights) -> float:
    """Points that a seat has and may hope for."""
    points = float(player.score)
    if state.to_act == OVER:
        return points
    view = Outlook(state, player)
    points += railroads_value(state, player, view, weights)
    points += judged_industry(state, player, view, weights)
    points += supply_value(state, player, view, weights)
    points += engineers_value(state, player, view, weights)
    points += cards_value(state, player, view, weights)
    if state.seats > 1:
        points += order_value(state, player, view, weights)
    if state.owed_count + state.offered_count > 0 and state.seat_asked(pending.TURN) == player.seat:
        points += pool_value(state, player, view, weights)
    return points


def supply_value(
    state: GermanRailroadsState, player: Player, view: Outlook, weights: Weights
) -> float:
    """Workers, coins, coal, income markers, foundries, further industry markers."""
    phases = view.later if view.passed else view.phases
    coins = float(player.coins)
    enough = min(coins, weights.coins_enough)
    points = weights.hand * view.hands * view.phases
    points += (weights.coin * enough + weights.coin_more * (coins - enough)) * phases
    grows = weights.worker * float(state.components.extra_workers - player.aside)
    if player.black_worker > 0:
        grows += weights.black_worker
    for kind in range(ids.INCOMES):
        grows += weights.income * float(counts.count(player.income, kind))
    markers: i64 = -1
    for place in range(ids.LANE_PLACES):
        markers += player.markers_at(place)
    grows += weights.marker * float(markers)
    if state.components.coal:
        points += weights.coal * float(player.coal) * phases
        for foundry in range(ids.FOUNDRIES):
            if state.foundry_at[foundry] == ids.OWNED + player.seat:
                grows += weights.foundry
    return points + grows * view.growth


def engineers_value(
    state: GermanRailroadsState, player: Player, view: Outlook, weights: Weights
) -> float:
    """Hired engineers: an action more every round, and the majority at the end."""
    mine = majority_count(state, player.seat)
    if mine == 0.0:
        return 0.0
    before: i64 = 0
    others: i64 = state.seats
    if others == 1:
        if majority_count(state, ids.EMIL) > mine:
            before += 1
    else:
        for other in range(others):
            if other != player.seat and majority_count(state, other) > mine:
                before += 1
    share: i64 = 0
    if before == 0:
        share = state.components.majority_first
    elif before == 1:
        share = state.components.majority_second
    sure = weights.majority if view.later > 0.0 else 1.0
    count = float(int(mine))
    points = count * (
        weights.engineer * view.growth + weights.engineer_once * view.later / MOST_LATER
    )
    return points + sure * float(share)


def majority_count(state: GermanRailroadsState, owner: i64) -> float:
    """Engineers of an owner, with a little for the highest number."""
    count: float = 0.0
    highest: i64 = 0
    for engineer in range(ids.ENGINEERS):
        if state.engineer_at[engineer] == ids.HIRED + owner:
            count += 1.0
            highest = max(highest, state.components.engineer_number[engineer])
    return count + HIGH_ENGINEER * float(highest)


def cards_value(
    state: GermanRailroadsState, player: Player, view: Outlook, weights: Weights
) -> float:
    """End bonus cards in the hand, and how they may grow."""
    points: float = 0.0
    for card in range(ids.END_BONUSES):
        if state.end_bonus_at[card] == ids.HELD + player.seat:
            now = float(card_points(state, player, card))
            points += weights.end_card * now + weights.end_grow * view.later
    return points


def order_value(
    state: GermanRailroadsState, player: Player, view: Outlook, weights: Weights
) -> float:
    """The place in the turn order, and a worker who may still leave an order space."""
    if state.phase != ids.PLAYING:
        return 0.0
    points: float = 0.0
    place: i64 = 0
    while place < state.seats - 1 and state.order[place] != player.seat:
        place += 1
    for space in range(ids.FIRST_ORDER, ids.SECOND_ORDER + 1):
        if state.owner_on(space) == player.seat + 1:
            place = space - ids.FIRST_ORDER
            if state.pieces_on(space, ids.COINS) == 0:
                points += weights.relocate * view.phases
    if view.later > 0.0:
        points -= weights.first * float(place)
    return points
