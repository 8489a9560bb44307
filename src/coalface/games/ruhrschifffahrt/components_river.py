"""Reads the river of a component set with its dice and its transport track into a Kit.

As in `components`, what is refused here are limits of the engine.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from coalface.games.ruhrschifffahrt.ids import (
    BLACK,
    COALS,
    MAX_SEATS,
    MOST_BOXES,
    RAIL_BOXES,
    RIVER,
    STORAGES,
    TERRITORIES,
    TURNS,
)
from coalface.games.ruhrschifffahrt.kit import Kit
from coalface.games.ruhrschifffahrt.names import (
    CITY_NAMES,
    COAL_NAMES,
    KIND_NAMES,
    TERRITORY_NAMES,
)
from coalface.games.ruhrschifffahrt.river import PILOT, PLAYERS, River

TRACKS = ("brickearth", "paved", "rails")


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


def read_masks(kit: Kit, table: dict[str, Any]) -> None:
    """The masks that questions about the river are answered with. (RS-11, RS-37)"""
    positions = range(RIVER + 1)
    stores = list(enumerate(kit.storage_pos))
    kit.upriver = vec[i64]([sum(1 << s for s, p in stores if p < pos) for pos in positions])
    kit.downriver = vec[i64]([sum(1 << s for s, p in stores if p > pos) for pos in positions])
    weirs = list(enumerate(kit.obstacle_pos))
    kit.obstacles_above = vec[i64]([sum(1 << o for o, p in weirs if p < pos) for pos in positions])
    kit.storage_at = vec[i64]([-1] * (RIVER + 1))
    for storage, pos in stores:
        kit.storage_at[pos] = storage
    kit.coal_storages = vec[i64](
        [sum(1 << s for s in range(STORAGES) if kit.storage_coal[s] == c) for c in range(COALS)]
    )
    kit.territory_storages = vec[i64](
        [
            sum(1 << s for s in range(STORAGES) if kit.storage_territory[s] == t)
            for t in range(TERRITORIES)
        ]
    )
    kit.pilot_only = sum(1 << s for s in range(STORAGES) if kit.storage_target[s] < 0)


def lay_river(kit: Kit, river: River) -> None:
    """Spaces of the river by kind, numbered downriver. (RS-39, RS-69, RS-95)"""
    stores, weirs = river.of("storage"), river.of("obstacle")
    spaces = river.of(*KIND_NAMES)
    kit.labels.update({space.id: space.label for space in river.spaces})
    kit.storage_names = [space.id for space in stores]
    kit.obstacle_names = [space.id for space in weirs]
    kit.space_names = [space.id for space in spaces]
    kit.storage_pos = vec[i64]([space.pos for space in stores])
    kit.storage_territory = vec[i64]([TERRITORY_NAMES.index(s.territory) for s in stores])
    kit.storage_coal = vec[i64]([int(space.territory == "mark") for space in stores])
    kit.storage_target = vec[i64](
        [-1 if s.extra == PILOT else kit.space_names.index(str(s.extra)) for s in stores]
    )
    kit.obstacle_pos = vec[i64]([space.pos for space in weirs])
    kit.obstacle_territory = vec[i64]([TERRITORY_NAMES.index(s.territory) for s in weirs])
    kit.lock_vp = vec[i64]([whole(space.extra) for space in weirs])
    kit.space_pos = vec[i64]([space.pos for space in spaces])
    kit.space_kind = vec[i64]([KIND_NAMES.index(space.kind) for space in spaces])
    kit.space_territory = vec[i64](
        [TERRITORY_NAMES.index(s.territory) if s.territory else -1 for s in spaces]
    )
    kit.space_city = vec[i64]([CITY_NAMES.index(s.id) if s.kind == "city" else -1 for s in spaces])
    kit.city_space = vec[i64]([kit.space_names.index(city) for city in CITY_NAMES])


def read_dice(kit: Kit, table: dict[str, Any]) -> None:
    """Dice by number of players, and how many leave in turn 11. (RS-8, RS-23)

    Rulebook: how many there are (2.4, 8.1, 8.2) and how many leave (6.1). Ours: where they stand,
    and that none stands on the track at the start.
    """
    pips = [0] * ((MAX_SEATS + 1) * STORAGES)
    track = [0] * ((MAX_SEATS + 1) * MOST_BOXES)
    dice = [0] * ((MAX_SEATS + 1) * COALS)
    removed = [0] * ((MAX_SEATS + 1) * COALS)
    for seats in PLAYERS:
        row = table[str(seats)]
        on_track = row.get("track", [])
        if len(on_track) > MOST_BOXES:
            raise ValueError(f"at most {MOST_BOXES} dice stand on the track")
        for box, value in enumerate(on_track):
            track[seats * MOST_BOXES + box] = whole(value, 1)
        for coal, name in enumerate(COAL_NAMES):
            for storage, value in row[name].items():
                pips[seats * STORAGES + kit.storage_names.index(storage)] = whole(value, 1)
            dice[seats * COALS + coal] = len(row[name])
            removed[seats * COALS + coal] = whole(row["removed"][name])
        dice[seats * COALS + BLACK] += len(on_track)
        if sum(removed[seats * COALS : (seats + 1) * COALS]) > seats:
            raise ValueError(f"with {seats} players at most {seats} dice leave")
    kit.start_pips, kit.start_track = vec[i64](pips), vec[i64](track)
    kit.dice, kit.removed = vec[i64](dice), vec[i64](removed)


def read_transport(kit: Kit, table: dict[str, Any]) -> None:
    """Boxes of the track by turn. (RS-55)

    Rulebook 5.1: three parts, from turns 1, 4 and 8, each shorter than the one before; one column,
    then two. Ours: the numbers of boxes. Limits: the boxes that the engine has room for.
    """
    boxes = [0] * ((TURNS + 1) * COALS)
    before = {"black": MOST_BOXES + 1, "white": MOST_BOXES + 1}
    for name in TRACKS:
        row = table[name]
        for coal, spelled in enumerate(COAL_NAMES):
            count = whole(row.get(spelled, 0))
            most = RAIL_BOXES if name == "rails" else MOST_BOXES
            if count > most:
                raise ValueError(f"{name} has {count} boxes; the engine has room for {most}")
            if spelled in row and not 1 <= count < before[spelled]:
                raise ValueError(
                    f"{name} should be shorter than what was before, and not empty (rulebook 5.1)"
                )
            before[spelled] = count if spelled in row else before[spelled]
            for turn in range(whole(row["first_turn"], 1), TURNS + 1):
                boxes[turn * COALS + coal] = count
    kit.boxes = vec[i64](boxes)
    for seats in PLAYERS:
        if any(
            kit.start_track[seats * MOST_BOXES + box] for box in range(boxes[COALS], MOST_BOXES)
        ):
            raise ValueError(f"the track has no room for the dice of {seats} players")
