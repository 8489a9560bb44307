"""Reads the river of a component set with its dice and its transport track.

As in `components`, what is refused here are limits of the engine.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from coalface.games.ruhrschifffahrt import ids, names
from coalface.games.ruhrschifffahrt.component_tables import ComponentTables
from coalface.games.ruhrschifffahrt.river import PILOT, PLAYERS, River


def whole(value: Any, least: int = 0) -> int:
    """A whole number that is not too small."""
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise ValueError(f"{value!r} should be a whole number of at least {least}")
    return value


def several(values: Any, least: int = 0) -> list[int]:
    """Some whole numbers."""
    if not isinstance(values, list) or not values:
        raise ValueError(f"{values!r} should be whole numbers")
    return [whole(value, least) for value in values]


def read_masks(tables: ComponentTables, table: dict[str, Any]) -> None:
    """The masks that questions about the river are answered with. (RS-11, RS-37)"""
    positions = range(ids.RIVER + 1)
    stores = list(enumerate(tables.storage_pos))
    tables.upriver = vec[i64]([sum(1 << s for s, p in stores if p < pos) for pos in positions])
    tables.downriver = vec[i64]([sum(1 << s for s, p in stores if p > pos) for pos in positions])
    spaces = list(enumerate(tables.space_pos))
    tables.spaces_below = vec[i64]([sum(1 << s for s, p in spaces if p > pos) for pos in positions])
    weirs = list(enumerate(tables.obstacle_pos))
    tables.obstacles_above = vec[i64](
        [sum(1 << o for o, p in weirs if p < pos) for pos in positions]
    )
    tables.storage_at = vec[i64]([-1] * (ids.RIVER + 1))
    for storage, pos in stores:
        tables.storage_at[pos] = storage
    tables.coal_storages = vec[i64](
        [
            sum(1 << s for s in range(ids.STORAGES) if tables.storage_coal[s] == c)
            for c in range(ids.COALS)
        ]
    )
    tables.territory_storages = vec[i64](
        [
            sum(1 << s for s in range(ids.STORAGES) if tables.storage_territory[s] == t)
            for t in range(ids.TERRITORIES)
        ]
    )
    tables.pilot_only = sum(1 << s for s in range(ids.STORAGES) if tables.storage_target[s] < 0)


def lay_river(tables: ComponentTables, river: River) -> None:
    """Spaces of the river by kind, numbered downriver. (RS-39, RS-69, RS-95)"""
    stores, weirs = river.of("storage"), river.of("obstacle")
    spaces = river.of(*names.KIND_NAMES)
    tables.labels.update({space.id: space.label for space in river.spaces})
    tables.storage_names = [space.id for space in stores]
    tables.obstacle_names = [space.id for space in weirs]
    tables.space_names = [space.id for space in spaces]
    tables.storage_pos = vec[i64]([space.pos for space in stores])
    tables.storage_territory = vec[i64]([names.TERRITORY_NAMES.index(s.territory) for s in stores])
    tables.storage_coal = vec[i64]([int(space.territory == "mark") for space in stores])
    tables.storage_target = vec[i64](
        [-1 if s.extra == PILOT else tables.space_names.index(str(s.extra)) for s in stores]
    )
    tables.obstacle_pos = vec[i64]([space.pos for space in weirs])
    tables.obstacle_territory = vec[i64]([names.TERRITORY_NAMES.index(s.territory) for s in weirs])
    tables.lock_vp = vec[i64]([whole(space.extra) for space in weirs])
    tables.space_pos = vec[i64]([space.pos for space in spaces])
    tables.space_kind = vec[i64]([names.KIND_NAMES.index(space.kind) for space in spaces])
    tables.space_territory = vec[i64](
        [names.TERRITORY_NAMES.index(s.territory) if s.territory else -1 for s in spaces]
    )
    tables.space_city = vec[i64](
        [names.CITY_NAMES.index(s.id) if s.kind == "city" else -1 for s in spaces]
    )


def read_dice(tables: ComponentTables, table: dict[str, Any]) -> None:
    """Dice by number of players, and how many leave in turn 11. (RS-8, RS-23)

    Rulebook: how many there are (2.4, 8.1, 8.2) and how many leave (6.1). Ours: where they stand,
    and that none stands on the track at the start.
    """
    pips = [0] * ((ids.MAX_SEATS + 1) * ids.STORAGES)
    track = [0] * ((ids.MAX_SEATS + 1) * ids.MAX_BOXES)
    dice = [0] * ((ids.MAX_SEATS + 1) * ids.COALS)
    removed = [0] * ((ids.MAX_SEATS + 1) * ids.COALS)
    for seats in PLAYERS:
        row = table[str(seats)]
        on_track = row.get("track", [])
        if len(on_track) > ids.MAX_BOXES:
            raise ValueError(f"at most {ids.MAX_BOXES} dice stand on the track")
        for box, value in enumerate(on_track):
            track[seats * ids.MAX_BOXES + box] = whole(value, 1)
        for coal, name in enumerate(names.COAL_NAMES):
            for storage, value in row[name].items():
                pips[seats * ids.STORAGES + tables.storage_names.index(storage)] = whole(value, 1)
            dice[seats * ids.COALS + coal] = len(row[name])
            removed[seats * ids.COALS + coal] = whole(row["removed"][name])
        dice[seats * ids.COALS + ids.BLACK] += len(on_track)
        if sum(removed[seats * ids.COALS : (seats + 1) * ids.COALS]) > seats:
            raise ValueError(f"with {seats} players at most {seats} dice leave")
    tables.start_pips, tables.start_track = vec[i64](pips), vec[i64](track)
    tables.dice, tables.removed = vec[i64](dice), vec[i64](removed)


def read_transport(tables: ComponentTables, table: dict[str, Any]) -> None:
    """The boxes of the track by turn. (RS-55)

    Rulebook 5.1: three parts, from turns 1, 4 and 8, each shorter than the one before; one column,
    then two. Ours: the numbers of boxes. Limits: the boxes that the engine has room for.
    """
    boxes = [0] * ((ids.TURNS + 1) * ids.COALS)
    before = {"black": ids.MAX_BOXES + 1, "white": ids.MAX_BOXES + 1}
    for name in names.TRACK_NAMES:
        row = table[name]
        for coal, spelled in enumerate(names.COAL_NAMES):
            count = whole(row.get(spelled, 0))
            most = ids.RAIL_BOXES if name == "rails" else ids.MAX_BOXES
            if count > most:
                raise ValueError(f"{name} has {count} boxes; the engine has room for {most}")
            if spelled in row and not 1 <= count < before[spelled]:
                raise ValueError(
                    f"{name} should be shorter than what was before, and not empty (rulebook 5.1)"
                )
            before[spelled] = count if spelled in row else before[spelled]
            for turn in range(whole(row["first_turn"], 1), ids.TURNS + 1):
                boxes[turn * ids.COALS + coal] = count
    tables.boxes = vec[i64](boxes)
    for seats in PLAYERS:
        if any(
            tables.start_track[seats * ids.MAX_BOXES + box]
            for box in range(boxes[ids.COALS], ids.MAX_BOXES)
        ):
            raise ValueError(f"the track has no room for the dice of {seats} players")
