"""All pieces of German Railroads, wherever they lie; coins and coal have no end."""

from collections.abc import Iterator

from coalface.core import counts
from coalface.core.decisions import pending_decisions
from coalface.games.german_railroads import ids, names
from coalface.games.german_railroads.decisions import DECISIONS
from coalface.games.german_railroads.state import GermanRailroadsState, Player


def census(state: GermanRailroadsState) -> dict[str, int]:
    """Return the number of tiles, workers, markers, cards and tokens."""
    tiles = list(all_tiles(state))
    pieces = {f"tile {number}": count_tiles(state, number, tiles) for number in range(ids.NUMBERS)}
    pieces["special tile"] = count_special(state, tiles)
    pieces["doubler"] = int(state.doublers + sum(player.doublers for player in state.players))
    laid = sum(tile > 0 for player in state.players for tile in player.extensions)
    pieces["extension"] = int(state.extensions).bit_count() + laid
    spare = sum(additional_markers(player) for player in state.players)
    pieces["additional marker"] = int(state.marker_left) + spare
    for kind, name in enumerate(names.INCOME_NAMES):
        held = sum(counts.count(player.income, kind) for player in state.players)
        pieces[f"income {name}"] = int(counts.count(state.income, kind) + held)
    for player in state.players:
        pieces[f"worker of {player.seat}"] = count_workers(state, player)
    pieces["black worker"] = count_black(state)
    if state.seats == 1:
        pieces["worker of Emil"] = count_emil(state)
    pieces["engineer"] = sum(place != ids.NOT_IN_GAME for place in state.engineer_at)
    pieces["foundry"] = len(state.foundry_at) * int(state.components.coal)
    pieces["end bonus card"] = sum(place != ids.NO_CARD for place in state.end_bonus_at)
    return pieces


def all_tiles(state: GermanRailroadsState) -> Iterator[int]:
    """Yield the tiles on boards and in hands."""
    for player in state.players:
        yield from (tile for tile in counts.unpack(player.locomotives, ids.SLOTS) if tile)
        factories = counts.unpack(player.factories, ids.GAPS)
        yield from (tile - int(ids.FILLED) for tile in factories if tile)
    for decision in pending_decisions(state, DECISIONS):
        if "tile" in decision.args:
            yield int(decision.args["tile"] or 0)


def count_tiles(state: GermanRailroadsState, number: int, tiles: list[int]) -> int:
    """Return how many tiles of a number there are; 0 is the coal factory, first on its card."""
    total = state.locomotives[number] + state.factories[number] + state.emil_tiles[number]
    total += sum(tile < ids.SPECIAL and tile % ids.BOILER == number for tile in tiles)
    if number == ids.COAL_FACTORY:
        total += state.cards >> ids.COAL_FACTORY_CARD & 1
    return int(total)


def count_special(state: GermanRailroadsState, tiles: list[int]) -> int:
    """Return the number of the #9 of the `?` card: there, on a board, in a hand, or gone."""
    there = state.cards >> ids.LOCO9_CARD & 1
    return int(there + state.special_gone) + sum(tile >= ids.SPECIAL for tile in tiles)


def additional_markers(player: Player) -> int:
    """Return how many industry markers a player has beyond the two of the box. (GR-17)"""
    standing = sum(player.markers_at(place) for place in range(ids.LANE_PLACES))
    spare = player.tokens >> ids.SECOND_MARKER_TOKEN & 1
    return int(standing + spare) - 2


def workers_on_spaces(state: GermanRailroadsState, owner: int) -> int:
    """Return the workers of an owner, a seat or Emil, that stand on spaces."""
    spaces = range(ids.SPACES)
    return int(
        sum(state.pieces_on(s, ids.WORKERS) for s in spaces if state.owner_on(s) == owner + 1)
    )


def count_workers(state: GermanRailroadsState, player: Player) -> int:
    """Return the workers of a player at home, aside and on spaces, without turquoise ones."""
    total = player.workers + player.aside + counts.count(player.on_bg1, ids.WORKERS)
    if state.turquoise_with == player.seat + 1:
        total -= state.components.turquoise
    return int(total) + workers_on_spaces(state, int(player.seat))


def count_black(state: GermanRailroadsState) -> int:
    """Return the number of black workers: on the card, at home, or on a space."""
    total = state.cards >> ids.BLACK_WORKER_CARD & 1
    for player in state.players:
        total += player.black_worker == ids.AT_HOME
        total += counts.count(player.on_bg1, ids.BLACK_WORKERS)
    return int(total + sum(state.pieces_on(s, ids.BLACK_WORKERS) for s in range(ids.SPACES)))


def count_emil(state: GermanRailroadsState) -> int:
    """Return Emil's workers, those not yet won included. (GS-2)"""
    components = state.components
    waiting = components.emil_workers + len(components.emil_growth) - state.emil_total
    return int(state.emil_workers + waiting) + workers_on_spaces(state, ids.EMIL)


def breakdown(player: Player) -> dict[str, int]:
    """Return the points of a player by source."""
    return dict(zip(names.POINT_NAMES, player.points, strict=True))
