"""A quick look at the moves of German Railroads: what each seems to bring, none of them tried."""

from mypy_extensions import i64

from coalface.games.german_railroads.bot.effects import row_worth
from coalface.games.german_railroads.bot.outlook import Outlook
from coalface.games.german_railroads.bot.railroads import railroad_worth
from coalface.games.german_railroads.bot.weights import Weights
from coalface.games.german_railroads.bot.works import industry_worth
from coalface.games.german_railroads.ids import (
    BUILD,
    CARD,
    COLOURS,
    END_TURN,
    FIRST_ORDER,
    GIVE_BACK,
    KEEP,
    LANE,
    MAIN,
    MOVE_MARKER,
    PASS,
    PAYS,
    PLACE,
    PUT_LOCO,
    RELOCATE,
    RESOLVE,
    SEAT_SIZE,
    SECOND_ORDER,
    SLOT,
    STEP,
    TOKEN,
    TRACK,
    TRACKS,
)
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.rules.turn import action_row


def glance(state: Pieces, seat: i64, move: i64, view: Outlook, weights: Weights) -> float:
    """What a move seems to bring, in points; only moves of the same decision can be compared."""
    if move < PLACE:
        return 0.0
    if move < PASS:
        return glance_place(state, seat, move, view, weights)
    if move <= END_TURN:
        return -1.0
    if move < STEP:
        return 1.0
    if move < BUILD:
        return step_gain(state, seat, (move - STEP) % TRACKS, view, weights)
    if move < MOVE_MARKER:
        return weights.tile * view.phases
    if move < RESOLVE:
        return marker_gain(state, seat, move - MOVE_MARKER, view, weights)
    if TOKEN <= move < CARD:
        return row_worth(state, seat, state.kit.token_row[move - TOKEN], view, weights)
    if PUT_LOCO <= move < GIVE_BACK:
        return loco_gain(state, seat, move - PUT_LOCO, view, weights)
    if RELOCATE <= move < KEEP:
        row = state.kit.space_row[move - RELOCATE]
        return row_worth(state, seat, row, view, weights)
    return 1.0


def glance_place(state: Pieces, seat: i64, move: i64, view: Outlook, weights: Weights) -> float:
    """A space: its effect, less the workers and coins that it costs."""
    space = (move - PLACE) // PAYS
    way = (move - PLACE) % PAYS
    coins = way // 2
    row = action_row(state, space, coins)
    workers = state.kit.space_workers[space] - coins
    coins += state.kit.space_coins[space]
    if space == FIRST_ORDER or space == SECOND_ORDER:
        gain = weights.relocate * view.phases + weights.first
    else:
        gain = row_worth(state, seat, row, view, weights)
    price = weights.hand * float(workers) + weights.coin * float(coins)
    return gain - price * view.phases


def step_gain(state: Pieces, seat: i64, track: i64, view: Outlook, weights: Weights) -> float:
    """How much more a railroad is worth after a step."""
    rr: i64 = track // COLOURS
    at = seat * SEAT_SIZE + TRACK + track
    before = railroad_worth(state, seat, rr, view, weights)
    state.own[at] += 1
    after = railroad_worth(state, seat, rr, view, weights)
    state.own[at] -= 1
    return after - before


def marker_gain(state: Pieces, seat: i64, place: i64, view: Outlook, weights: Weights) -> float:
    """How much more the industry track is worth after a step."""
    at = seat * SEAT_SIZE + LANE + place
    before = industry_worth(state, seat, view, weights)
    state.own[at] -= 1
    state.own[at + 1] += 1
    after = industry_worth(state, seat, view, weights)
    state.own[at] += 1
    state.own[at + 1] -= 1
    return after - before


def loco_gain(state: Pieces, seat: i64, slot: i64, view: Outlook, weights: Weights) -> float:
    """How much more a railroad is worth with the locomotive in the hand."""
    rr: i64 = slot - 1 if slot > 1 else MAIN
    at = seat * SEAT_SIZE + SLOT + slot
    replaced = state.own[at]
    before = railroad_worth(state, seat, rr, view, weights)
    state.own[at] = state.asked_a()
    after = railroad_worth(state, seat, rr, view, weights)
    state.own[at] = replaced
    return after - before
