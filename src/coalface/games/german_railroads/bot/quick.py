"""A quick look at the moves of German Railroads: what each seems to bring, none of them tried."""

from mypy_extensions import i64

from coalface.games.german_railroads import ids
from coalface.games.german_railroads.bot.effects import row_value
from coalface.games.german_railroads.bot.outlook import Outlook
from coalface.games.german_railroads.bot.railroads import judged_railroad, railroad_value
from coalface.games.german_railroads.bot.weights import Weights
from coalface.games.german_railroads.bot.works import industry_value, judged_industry
from coalface.games.german_railroads.generated import dispatch, pending
from coalface.games.german_railroads.rules.turn import action_row
from coalface.games.german_railroads.state import GermanRailroadsState, Player


def glance(
    state: GermanRailroadsState, player: Player, move: i64, view: Outlook, weights: Weights
) -> float:
    """What a move seems to bring, in points; only moves of the same decision can be compared."""
    if move < dispatch.PLACE:
        return 0.0
    if move < dispatch.PASS:
        return glance_place(state, player, move, view, weights)
    if move <= dispatch.END_TURN:
        return -1.0
    if move < dispatch.STEP:
        return 1.0
    if move < dispatch.BUILD:
        return step_gain(state, player, move, view, weights)
    if move < dispatch.MOVE_MARKER:
        return weights.tile * view.phases
    if move < dispatch.RESOLVE:
        return marker_gain(state, player, dispatch.move_marker_place(move), view, weights)
    if dispatch.TOKEN <= move < dispatch.CARD:
        return row_value(
            state, player, state.components.token_row[dispatch.token_token(move)], view, weights
        )
    if dispatch.PUT_LOCO <= move < dispatch.GIVE_BACK:
        return loco_gain(state, player, dispatch.put_loco_slot(move), view, weights)
    if dispatch.RELOCATE <= move < dispatch.KEEP:
        row = state.components.space_row[dispatch.relocate_space(move)]
        return row_value(state, player, row, view, weights)
    return 1.0


def glance_place(
    state: GermanRailroadsState, player: Player, move: i64, view: Outlook, weights: Weights
) -> float:
    """A space: its effect, less the workers and coins that it costs."""
    space = dispatch.place_space(move)
    coins = dispatch.place_pay(move) // 2
    row = action_row(state, space, coins)
    workers = state.components.space_workers[space] - coins
    coins += state.components.space_coins[space]
    if space == ids.FIRST_ORDER or space == ids.SECOND_ORDER:
        gain = weights.relocate * view.phases + weights.first
    else:
        gain = row_value(state, player, row, view, weights)
    price = weights.hand * float(workers) + weights.coin * float(coins)
    return gain - price * view.phases


def step_gain(
    state: GermanRailroadsState, player: Player, move: i64, view: Outlook, weights: Weights
) -> float:
    """How much more a railroad is worth after a step."""
    rr = dispatch.step_railroad(move)
    colour = dispatch.step_colour(move)
    before = judged_railroad(state, player, rr, view, weights)
    player.move_track(rr, colour, 1)
    after = railroad_value(state, player, rr, view, weights)
    player.move_track(rr, colour, -1)
    return after - before


def marker_gain(
    state: GermanRailroadsState, player: Player, place: i64, view: Outlook, weights: Weights
) -> float:
    """How much more the industry track is worth after a step."""
    before = judged_industry(state, player, view, weights)
    markers = player.markers
    player.add_marker(place, -1)
    player.add_marker(place + 1, 1)
    after = industry_value(state, player, view, weights)
    player.markers = markers
    return after - before


def loco_gain(
    state: GermanRailroadsState, player: Player, slot: i64, view: Outlook, weights: Weights
) -> float:
    """How much more a railroad is worth with the locomotive in the hand."""
    rr: i64 = slot - 1 if slot > 1 else ids.MAIN
    locomotives = player.locomotives
    before = judged_railroad(state, player, rr, view, weights)
    player.put_locomotive(slot, pending.tile(state))
    after = railroad_value(state, player, rr, view, weights)
    player.locomotives = locomotives
    return after - before
