"""The points of Ruhrschifffahrt by source, and where its dice and warehouses are."""

from mypy_extensions import i64

from coalface.core import counts, digits, masks
from coalface.core.decisions import pending_decisions
from coalface.games.ruhrschifffahrt import names
from coalface.games.ruhrschifffahrt.decisions import DECISIONS
from coalface.games.ruhrschifffahrt.rules import debt
from coalface.games.ruhrschifffahrt.state import Player, RuhrState


def breakdown(state: RuhrState, seat: int) -> dict[str, int]:
    """Return the points of a seat by source."""
    return dict(zip(names.POINT_NAMES, state.players[seat].points, strict=True))


def count_dice(state: RuhrState, coal: i64) -> int:
    """Return the dice of a coal on storages, on the track, on their way back, out of the game."""
    dice = masks.size(state.filled & state.components.coal_storages[coal])
    dice += counts.count(state.gone, coal) + digits.length(state.track[coal])
    returning = pending_decisions(state, DECISIONS)
    return int(dice) + sum(each.args.get("coal") == names.COAL_NAMES[coal] for each in returning)


def count_warehouses(state: RuhrState, player: Player) -> int:
    """Return the warehouses of a seat: pool, boxes, debt, turn track, cities, depots, port."""
    warehouses = player.pool + player.lock_box + player.mark_box + player.debt
    warehouses += debt.waiting_on_turns(player)
    built = sum(masks.has(owners, player.seat) for owners in state.cities)
    built += sum(int(counts.count(owners, player.seat)) for owners in state.depots)
    built += sum(digits.unpack(column).count(int(player.seat) + 1) for column in state.port)
    return int(warehouses) + built
