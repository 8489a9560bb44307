"""The river of a component set, and the constraints that every map must meet: C1 to C17."""

import re
from collections import Counter
from dataclasses import dataclass
from typing import Any

from coalface.core.components import ComponentError
from coalface.games.ruhrschifffahrt.ids import OBSTACLES, RIVER, STORAGES
from coalface.games.ruhrschifffahrt.names import CITY_NAMES, KIND_NAMES, TERRITORY_NAMES

INDUSTRIES = KIND_NAMES[1:4]
SELLING = KIND_NAMES
PILOT = "pilot"
SPELLING = re.compile(r"[a-z0-9_]+")
COUNTS = {"storage": STORAGES, "obstacle": OBSTACLES, "city": 7, "port": 1}
INDUSTRY_COUNT = 12
PILOT_ONLY = 3
MOST_BLACK_PILOT_ONLY = 2
TRIP = 2
"""A standard trip goes so many spaces downriver."""

LOCK_POINTS = {"mark": 3, "essen": 2, "werden": 2, "broich": 2}
HORST = "Horst"
PLAYERS = (2, 3, 4)


@dataclass(frozen=True)
class Space:
    """A space of the river; `extra` is a target or points, by kind."""

    pos: int
    kind: str
    id: str
    territory: str
    label: str
    extra: str | int


@dataclass(frozen=True)
class River:
    """All spaces, from upriver to the port, and the dice that stand there at the start."""

    spaces: tuple[Space, ...]
    dice: dict[int, dict[str, dict[str, int]]]

    def of(self, *kinds: str) -> list[Space]:
        """The spaces of some kinds, downriver."""
        return [space for space in self.spaces if space.kind in kinds]

    def at(self, pos: int) -> Space | None:
        """The space at a position, if the river has it."""
        return self.spaces[pos - 1] if 1 <= pos <= len(self.spaces) else None


def read_river(values: dict[str, Any]) -> River:
    """The river of a component set; ComponentError names the constraint that it breaks."""
    river = parse_river(values)
    for name in CONSTRAINTS:
        wrong = broken(name, river, values)
        if wrong:
            raise ComponentError(f"constraint {name}: {wrong}")
    return river


def broken(name: str, river: River, values: dict[str, Any]) -> str:
    """What a river breaks of one constraint, or nothing."""
    removed = {seats: dict(values["dice"][str(seats)]["removed"]) for seats in PLAYERS}
    return CONSTRAINTS[name](river, values, removed)


def parse_river(values: dict[str, Any]) -> River:
    """The river as a component set writes it, constraints not checked yet."""
    spaces = []
    for pos, row in enumerate(values["river"]["spaces"], 1):
        if not isinstance(row, list) or len(row) != 5:
            raise ComponentError(
                f"table river: space {pos} has no kind, id, territory, label, extra"
            )
        kind, id, territory, label, extra = row
        if kind not in ("storage", "obstacle", *SELLING):
            raise ComponentError(f"table river: space {pos} is of no kind that is known: {kind!r}")
        if not isinstance(id, str) or not SPELLING.fullmatch(id):
            raise ComponentError(f"table river: {id!r} should be small letters, digits and _")
        spaces.append(Space(pos, kind, id, territory, label, extra))
    if len({space.id for space in spaces}) != len(spaces):
        raise ComponentError("table river: two spaces have the same id")
    dice = {
        seats: {coal: dict(values["dice"][str(seats)][coal]) for coal in ("black", "white")}
        for seats in PLAYERS
    }
    return River(tuple(spaces), dice)


Removed = dict[int, dict[str, int]]


def _c1(river: River, values: dict[str, Any], removed: Removed) -> str:
    counts = Counter(space.kind for space in river.spaces)
    for kind, count in COUNTS.items():
        if counts[kind] != count:
            return f"{count} spaces of the kind {kind} are right, not {counts[kind]}"
    industries = sum(counts[kind] for kind in INDUSTRIES)
    if industries != INDUSTRY_COUNT:
        return f"{INDUSTRY_COUNT} small-scale industries are right, not {industries}"
    if len(river.spaces) != RIVER or river.spaces[-1].kind != "port":
        return "the port should be the last space of the river"
    return ""


def _c2(river: River, values: dict[str, Any], removed: Removed) -> str:
    cities = tuple(space.id for space in river.of("city"))
    return "" if cities == CITY_NAMES else f"the cities should be {', '.join(CITY_NAMES)}"


def _c3(river: River, values: dict[str, Any], removed: Removed) -> str:
    seen = [space.territory for space in river.spaces[:-1]]
    stretches = [name for place, name in enumerate(seen) if not place or seen[place - 1] != name]
    order = ", ".join(TERRITORY_NAMES)
    return "" if tuple(stretches) == TERRITORY_NAMES else f"the river should run through {order}"


def _c4(river: River, values: dict[str, Any], removed: Removed) -> str:
    count = len(_pilot_only(river))
    return "" if count == PILOT_ONLY else f"{PILOT_ONLY} storages are pilot-only, not {count}"


def _pilot_only(river: River) -> list[Space]:
    return [space for space in river.of("storage") if space.extra == PILOT]


def _standard(river: River) -> list[Space]:
    return [space for space in river.of("storage") if space.extra != PILOT]


def _c5(river: River, values: dict[str, Any], removed: Removed) -> str:
    for storage in _standard(river):
        target = river.at(storage.pos + TRIP)
        if target is None or target.id != storage.extra or target.kind not in SELLING:
            return f"the target of {storage.id} should be the selling space {TRIP} spaces downriver"
    return ""


def _c6(river: River, values: dict[str, Any], removed: Removed) -> str:
    for storage in _standard(river):
        between = river.at(storage.pos + 1)
        if between is not None and between.kind in SELLING:
            return f"{between.id} lies between {storage.id} and its target"
    return ""


def _c7(river: River, values: dict[str, Any], removed: Removed) -> str:
    kinds = {space.id: space.kind for space in river.spaces}
    targets = {kinds[str(storage.extra)] for storage in _standard(river)}
    if "city" in targets and targets.intersection(INDUSTRIES):
        return ""
    return "standard trips should lead to cities and to industries"


def _c8(river: River, values: dict[str, Any], removed: Removed) -> str:
    for storage in _pilot_only(river):
        for step in range(1, TRIP + 1):
            near = river.at(storage.pos + step)
            if near is not None and near.kind in ("city", *INDUSTRIES):
                return f"{near.id} is too near to {storage.id}, which is pilot-only"
    return ""


def _c9(river: River, values: dict[str, Any], removed: Removed) -> str:
    port = river.spaces[-1].id
    wrong = [storage.id for storage in _standard(river) if storage.extra == port]
    return f"the port is the target of {wrong[0]}" if wrong else ""


def _c10(river: River, values: dict[str, Any], removed: Removed) -> str:
    last = river.of("storage")[-1].pos
    wrong = [space.id for space in river.of("city", *INDUSTRIES) if space.pos > last]
    return f"no storage lies downriver of {wrong[0]}" if wrong else ""


def _c11(river: River, values: dict[str, Any], removed: Removed) -> str:
    for obstacle in river.of("obstacle"):
        points = LOCK_POINTS[obstacle.territory]
        if obstacle.extra != points or (obstacle.label == HORST and points != 2):
            return f"the lock {obstacle.id} should be worth {points} points"
    return ""


def _c12(river: River, values: dict[str, Any], removed: Removed) -> str:
    right = {2: (6, 4), 3: (7, 5), 4: (8, 6)}
    homes = {storage.id: _coal(storage) for storage in river.of("storage")}
    for seats, dice in river.dice.items():
        if tuple(len(dice[coal]) for coal in ("black", "white")) != right[seats]:
            return f"with {seats} players there are {right[seats]} black and white dice"
        for coal in ("black", "white"):
            if len(dice[coal]) > sum(home == coal for home in homes.values()):
                return f"there are more {coal} dice than storages for them"
            wrong = [id for id in dice[coal] if homes.get(id) != coal]
            if wrong:
                return f"a {coal} die cannot stand on {wrong[0]}"
            if not all(isinstance(pips, int) and 1 <= pips <= 6 for pips in dice[coal].values()):
                return f"a die of {seats} players has no pips from 1 to 6"
    return ""


def _coal(storage: Space) -> str:
    return "white" if storage.territory == "mark" else "black"


def _c13(river: River, values: dict[str, Any], removed: Removed) -> str:
    places = {storage.territory for storage in river.of("storage")}
    coats = [str(row["coat"]) for row in values["turns"].values() if isinstance(row, dict)]
    wrong = [coat for coat in coats if coat == "mark" or coat not in places]
    return f"the coat of arms {wrong[0]} names no place for black dice" if wrong else ""


def _c14(river: River, values: dict[str, Any], removed: Removed) -> str:
    black = [storage for storage in river.of("storage") if _coal(storage) == "black"]
    standard = [storage.id for storage in black if storage.extra != PILOT]
    for seats, dice in river.dice.items():
        ready = [id for id in dice["black"] if id in standard]
        if len(standard) < seats or len(ready) < seats:
            return f"{seats} players could not all find a legal start"
    return ""


def _c15(river: River, values: dict[str, Any], removed: Removed) -> str:
    pilots = [storage for storage in _pilot_only(river) if _coal(storage) == "black"]
    for seats, dice in river.dice.items():
        left = len(dice["black"]) - removed[seats]["black"]
        if left - len(pilots) - (seats - 1) < 1:
            return f"too many black storages are pilot-only for {seats} players"
    if len(pilots) > MOST_BLACK_PILOT_ONLY:
        return f"at most {MOST_BLACK_PILOT_ONLY} black storages are pilot-only"
    return ""


def _c16(river: River, values: dict[str, Any], removed: Removed) -> str:
    first = river.of("storage")[0].pos
    wrong = [space.id for space in river.of(*SELLING) if space.pos < first]
    return f"no coal can reach {wrong[0]}" if wrong else ""


def _c17(river: River, values: dict[str, Any], removed: Removed) -> str:
    between = [river.at(storage.pos + 1) for storage in _standard(river)]
    passed = {space.id for space in between if space is not None and space.kind == "obstacle"}
    right = STORAGES - PILOT_ONLY
    return "" if len(passed) == right else f"standard trips should pass {right} obstacles"


CONSTRAINTS = {
    "C1": _c1,
    "C2": _c2,
    "C3": _c3,
    "C4": _c4,
    "C5": _c5,
    "C6": _c6,
    "C7": _c7,
    "C8": _c8,
    "C9": _c9,
    "C10": _c10,
    "C11": _c11,
    "C12": _c12,
    "C13": _c13,
    "C14": _c14,
    "C15": _c15,
    "C16": _c16,
    "C17": _c17,
}
"""The constraints of the data sheet by name: each says what is wrong, or nothing."""
