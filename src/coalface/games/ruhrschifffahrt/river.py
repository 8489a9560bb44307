"""The river of a component set: how it is read, and the constraints that a map must meet.

Every constraint belongs to one of three classes. NEEDED ones keep the engine able to play and are
checked for every set. STATED ones stand in the rulebook, whose section each names; DERIVED ones
are our own conclusions. `check_components` refuses a breach of the second and warns of the third.
"""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from coalface.core.components import ComponentError
from coalface.games.ruhrschifffahrt import ids, names

INDUSTRIES = names.KIND_NAMES[1:4]
SELLING = names.KIND_NAMES
PILOT = "pilot"
SPELLING = re.compile(r"[a-z0-9_]+")
COUNTS = {"storage": ids.STORAGES, "obstacle": ids.OBSTACLES, "city": 7, "port": 1}
INDUSTRY_COUNT = 12
PILOT_ONLY = 3
TRIP = 2
"""A standard trip goes this number of spaces downriver."""

LOCK_POINTS = {"mark": 3, "essen": 2, "werden": 2, "broich": 2}
HORST, HORST_POINTS = "Horst", 2
MARK_CITIES = ("witten", "blankenstein", "hattingen")
PLAYERS = (2, 3, 4)
DICE = {2: (6, 4), 3: (7, 5), 4: (8, 6)}
"""Black and white dice by the number of players."""

MAX_PIPS = 6


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
class StartDice:
    """The dice of a number of players: on storages by coal, on the track, and those that leave."""

    on: dict[str, dict[str, int]]
    track: tuple[int, ...]
    removed: dict[str, int]

    def count(self, coal: str) -> int:
        """All dice of a coal; those on the track are black."""
        return len(self.on[coal]) + (len(self.track) if coal == "black" else 0)

    def pips(self) -> list[int]:
        """The pips of every die."""
        return [*self.on["black"].values(), *self.on["white"].values(), *self.track]


@dataclass(frozen=True)
class River:
    """All spaces, from upriver to the port, the dice of the start, and the coats of arms."""

    spaces: tuple[Space, ...]
    dice: dict[int, StartDice]
    coats: tuple[str, ...]

    def of(self, *kinds: str) -> list[Space]:
        """The spaces of some kinds, downriver."""
        return [space for space in self.spaces if space.kind in kinds]

    def at(self, pos: int) -> Space | None:
        """The space at a position, if the river has it."""
        return self.spaces[pos - 1] if 1 <= pos <= len(self.spaces) else None

    def pilot_only(self) -> list[Space]:
        """The storages without a standard trip."""
        return [space for space in self.of("storage") if space.extra == PILOT]

    def standard(self) -> list[Space]:
        """The storages with a standard trip."""
        return [space for space in self.of("storage") if space.extra != PILOT]


@dataclass(frozen=True)
class Constraint:
    """What a map must meet: `breach` says what is wrong, or nothing; `source` where it is from."""

    source: str
    breach: Callable[[River], str]


def read_river(values: dict[str, Any]) -> River:
    """The river of a component set; ComponentError if the engine could not play on it."""
    river = parse_river(values)
    for name, needed in NEEDED.items():
        wrong = needed.breach(river)
        if wrong:
            raise ComponentError(f"constraint {name}: {wrong} ({needed.source})")
    return river


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
    dice = {seats: _dice(values["dice"][str(seats)]) for seats in PLAYERS}
    turns = (row for row in values["turns"].values() if isinstance(row, dict))
    return River(tuple(spaces), dice, tuple(str(row["coat"]) for row in turns))


def _dice(row: dict[str, Any]) -> StartDice:
    """The dice of a number of players as a component set writes them."""
    on = {coal: dict(row[coal]) for coal in names.COAL_NAMES}
    return StartDice(on, tuple(row.get("track", ())), dict(row["removed"]))


def _coal(storage: Space) -> str:
    return "white" if storage.territory == "mark" else "black"


# What the engine needs


def _counts(river: River) -> str:
    counts = Counter(space.kind for space in river.spaces)
    for kind, count in COUNTS.items():
        if counts[kind] != count:
            return f"{count} spaces of the kind {kind} are right, not {counts[kind]}"
    industries = sum(counts[kind] for kind in INDUSTRIES)
    if industries != INDUSTRY_COUNT:
        return f"{INDUSTRY_COUNT} small-scale industries are right, not {industries}"
    if len(river.spaces) != ids.RIVER or river.spaces[-1].kind != "port":
        return "the port should be the last space of the river"
    return ""


def _cities(river: River) -> str:
    cities = {space.id for space in river.of("city")}
    return (
        ""
        if cities == set(names.CITY_NAMES)
        else f"the cities should be {', '.join(names.CITY_NAMES)}"
    )


def _territories(river: River) -> str:
    wrong = [
        space.id for space in river.spaces[:-1] if space.territory not in names.TERRITORY_NAMES
    ]
    return f"{wrong[0]} lies in none of {', '.join(names.TERRITORY_NAMES)}" if wrong else ""


def _targets(river: River) -> str:
    selling = {space.id: space.pos for space in river.of(*SELLING)}
    for storage in river.standard():
        if selling.get(str(storage.extra), 0) <= storage.pos:
            return f"the target of {storage.id} should be a selling space downriver"
    return ""


def _homes(river: River) -> str:
    homes = {storage.id: _coal(storage) for storage in river.of("storage")}
    for seats, dice in river.dice.items():
        for coal in names.COAL_NAMES:
            if dice.count(coal) > sum(home == coal for home in homes.values()):
                return f"there are more {coal} dice than storages for them"
            wrong = [id for id in dice.on[coal] if homes.get(id) != coal]
            if wrong:
                return f"a {coal} die cannot stand on {wrong[0]}"
        if not all(isinstance(pips, int) and 1 <= pips <= MAX_PIPS for pips in dice.pips()):
            return f"a die of {seats} players has no pips from 1 to {MAX_PIPS}"
    return ""


def _always_a_start(river: River) -> str:
    """With pilots banned and an empty track one black die more than other barges is in reach."""
    pilots = sum(_coal(storage) == "black" for storage in river.pilot_only())
    for seats, dice in river.dice.items():
        if dice.count("black") - int(dice.removed["black"]) - pilots < seats:
            return f"too many black storages are pilot-only: {seats} players may find no start"
    return ""


# What the rulebook states


def _pilot_only(river: River) -> str:
    count = len(river.pilot_only())
    return "" if count == PILOT_ONLY else f"{PILOT_ONLY} storages are pilot-only, not {count}"


def _two_spaces(river: River) -> str:
    for storage in river.standard():
        target = river.at(storage.pos + TRIP)
        if target is None or target.id != storage.extra:
            return f"the target of {storage.id} should be the selling space {TRIP} spaces downriver"
    return ""


def _cities_and_industries(river: River) -> str:
    kinds = {space.id: space.kind for space in river.spaces}
    targets = {kinds[str(storage.extra)] for storage in river.standard()}
    if "city" in targets and targets.intersection(INDUSTRIES):
        return ""
    return "standard trips should lead to cities and to industries"


def _no_trip_to_the_port(river: River) -> str:
    port = river.spaces[-1].id
    wrong = [storage.id for storage in river.standard() if storage.extra == port]
    return f"the port is the target of {wrong[0]}" if wrong else ""


def _lock_points(river: River) -> str:
    for obstacle in river.of("obstacle"):
        horst = obstacle.label == HORST
        points = HORST_POINTS if horst else LOCK_POINTS[obstacle.territory]
        if obstacle.extra != points:
            return f"the lock {obstacle.id} should be worth {points} points"
    return ""


def _number_of_dice(river: River) -> str:
    for seats, dice in river.dice.items():
        black, white = DICE[seats]
        if (dice.count("black"), dice.count("white")) != (black, white):
            return f"with {seats} players there are {black} black and {white} white dice"
    return ""


def _coats(river: River) -> str:
    return "black dice never return to mark" if "mark" in river.coats else ""


def _cities_of_the_mark(river: River) -> str:
    for city in river.of("city"):
        if (city.territory == "mark") != (city.id in MARK_CITIES):
            where = "in mark" if city.id in MARK_CITIES else "outside mark"
            return f"{city.id} should lie {where}"
    return ""


# What we derived


def _order_of_cities(river: River) -> str:
    cities = tuple(space.id for space in river.of("city"))
    return (
        "" if cities == names.CITY_NAMES else f"downriver we expect {', '.join(names.CITY_NAMES)}"
    )


def _stretches(river: River) -> str:
    seen = [space.territory for space in river.spaces[:-1]]
    stretches = [name for place, name in enumerate(seen) if not place or seen[place - 1] != name]
    if tuple(stretches) == names.TERRITORY_NAMES:
        return ""
    expected = ", ".join(names.TERRITORY_NAMES)
    return f"we expect the river to run through {expected}, one after the other"


def _nothing_between(river: River) -> str:
    for storage in river.standard():
        between = river.at(storage.pos + 1)
        if between is not None and between.kind in SELLING:
            return f"{between.id} lies between {storage.id} and its target"
    return ""


def _far_from_pilots(river: River) -> str:
    for storage in river.pilot_only():
        for step in range(1, TRIP + 1):
            near = river.at(storage.pos + step)
            if near is not None and near.kind in ("city", *INDUSTRIES):
                return f"{near.id} is within a standard trip of {storage.id}, which is pilot-only"
    return ""


def _storage_below(river: River) -> str:
    last = river.of("storage")[-1].pos
    wrong = [space.id for space in river.of("city", *INDUSTRIES) if space.pos > last]
    return f"no storage lies downriver of {wrong[0]}" if wrong else ""


def _coats_with_storages(river: River) -> str:
    places = {storage.territory for storage in river.of("storage")}
    wrong = [coat for coat in river.coats if coat not in places]
    return f"the coat of arms {wrong[0]} names a territory without storages" if wrong else ""


def _supplied(river: River) -> str:
    first = river.of("storage")[0].pos
    wrong = [space.id for space in river.of(*SELLING) if space.pos < first]
    return f"no coal can reach {wrong[0]}" if wrong else ""


def _obstacles_passed(river: River) -> str:
    between = [river.at(storage.pos + 1) for storage in river.standard()]
    passed = {space.id for space in between if space is not None and space.kind == "obstacle"}
    right = ids.STORAGES - PILOT_ONLY
    count = len(passed)
    return "" if count == right else f"standard trips pass {count} obstacles; we expect {right}"


NEEDED = {
    "C1": Constraint("rulebook 2.1", _counts),
    "C2": Constraint("rulebook 6.5.2 and 6.6", _cities),
    "C3": Constraint("rulebook 7.0", _territories),
    "C5": Constraint("rulebook 2.1", _targets),
    "C12": Constraint("rulebook 2.4 and 5.1; every die needs a storage to return to", _homes),
    "C14": Constraint("rulebook 5.2: there is always a legal play", _always_a_start),
}
STATED = {
    "C4": Constraint("rulebook 2.1", _pilot_only),
    "C5": Constraint("rulebook 2.1 and 6.4", _two_spaces),
    "C7": Constraint("rulebook 2.1", _cities_and_industries),
    "C9": Constraint("rulebook 5.2", _no_trip_to_the_port),
    "C11": Constraint("rulebook 6.6", _lock_points),
    "C12": Constraint("rulebook 2.4, 8.1 and 8.2", _number_of_dice),
    "C13": Constraint("rulebook 5.1", _coats),
    "C18": Constraint("rulebook 6.5.2", _cities_of_the_mark),
}
DERIVED = {
    "C2": Constraint("the order of the towns on the Ruhr", _order_of_cities),
    "C3": Constraint("the borders of 1800", _stretches),
    "C6": Constraint("so that a standard trip ends at the first selling space", _nothing_between),
    "C8": Constraint("from one example in 2.1", _far_from_pilots),
    "C10": Constraint("only Ruhrort is named as forcing hauling", _storage_below),
    "C13": Constraint("so that the coat of arms names a place", _coats_with_storages),
    "C16": Constraint("so that every selling space can be supplied", _supplied),
    "C17": Constraint("our reconstruction of the river", _obstacles_passed),
}
"""The constraints of the data sheet by name; C18 is the rulebook's list of towns of the Mark."""
