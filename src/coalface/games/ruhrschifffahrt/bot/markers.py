"""What progress markers of Ruhrschifffahrt are worth, earned or within reach."""

from typing import Final

from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.bot.weights import Weights
from coalface.games.ruhrschifffahrt.rules import final_scoring
from coalface.games.ruhrschifffahrt.state import Player, RuhrState

NOWHERE: Final = -1
"""No further token."""


def all_markers(state: RuhrState, player: Player, left: i64, more: i64, weights: Weights) -> float:
    """The worth of all markers with a token more in one area, or NOWHERE."""
    points: float = 0.0
    for marker in range(ids.BLACK_MARKERS):
        if masks.has(player.earned, marker):
            points += black_value(state, player, marker, left, weights)
            continue
        missing = missing_tokens(state, player, state.components.black_needs[marker], more)
        if missing < left:
            value = black_value(state, player, marker, left - missing, weights)
            points += chance(missing, weights) * value
    for marker in range(ids.WHITE_MARKERS):
        if masks.has(player.spent | player.blank, marker):
            continue
        if masks.has(player.white, marker):
            points += white_value(state, player, marker, left, weights)
        elif counts.count(state.white_left, marker) > 0:
            missing = missing_tokens(state, player, state.components.white_needs[marker], more)
            if missing <= left:
                value = white_value(state, player, marker, left - missing, weights)
                points += chance(missing, weights) * value
    return points


def missing_tokens(state: RuhrState, player: Player, needs: i64, more: i64) -> i64:
    """Tokens that a combination still needs, with those that white coal needs first."""
    missing: i64 = 0
    white: i64 = 0
    for area in range(ids.AREAS):
        tokens = counts.count(player.tokens, area)
        if area == more:
            tokens += 1
        lacking = max(counts.count(needs, area) - tokens, 0)
        missing += lacking
        if area >= ids.WHITE_INDUSTRY:
            white += lacking
    if white > 0 and not masks.has(player.earned, ids.MARK_MARKER):
        first = state.components.black_needs[ids.MARK_MARKER]
        missing += missing_tokens(state, player, first, more)
    return missing


def chance(missing: i64, weights: Weights) -> float:
    """How likely a marker comes that still needs so many tokens."""
    if missing == 0:
        return 1.0
    if missing == 1:
        return weights.one_missing
    if missing == 2:
        return weights.two_missing
    if missing == 3:
        return weights.three_missing
    return weights.four_missing if missing == 4 else 0.0


def black_value(
    state: RuhrState, player: Player, marker: i64, left: i64, weights: Weights
) -> float:
    """What a black marker brings in the purchases that are left."""
    turns = float(left)
    if marker == ids.LOCK_MARKER:
        first: float = weights.lock_first if player.locks == 0 else 0.0
        locks = float(min(left, masks.size(state.obstacles)))
        return first + weights.lock_each * locks if left > 0 else 0.0
    if marker == ids.ESSEN_MARKER or marker == ids.MARK_CITIES_MARKER:
        return weights.city_marker * min(turns, 3.0)
    if marker == ids.DEPOT_MARKER:
        return weights.depot_marker * min(turns, 5.0)
    if marker == ids.PORT_MARKER:
        return weights.port_marker * turns
    if marker == ids.MARK_MARKER:
        boxed: float = weights.mark_box if player.mark_box > 0 else 0.0
        return boxed + weights.mark_turn * turns if left > 0 else 0.0
    if marker == ids.WAGE_MARKER:
        return weights.wage * turns
    assert marker == ids.SUPPLY_MARKER
    return weights.supply * turns


def white_value(
    state: RuhrState, player: Player, marker: i64, left: i64, weights: Weights
) -> float:
    """What a white marker brings that is not used yet."""
    if marker == ids.COAL_HAULER or marker == ids.HAULING_ACTION:
        return weights.hauler if left > 0 else 0.0
    if marker == ids.INN:
        return weights.inn
    if marker == ids.WAREHOUSE:
        return weights.warehouse if left > 0 else 0.0
    if marker == ids.RUHRAAKE:
        return weights.ruhraake
    if marker == ids.MAYOR:
        return weights.mayor if left > 0 else 0.0
    assert marker == ids.RUHRTALBAHN
    houses = float(final_scoring.houses_in_cities(state, player))
    return houses + weights.ruhrtalbahn * min(float(left), 4.0)
