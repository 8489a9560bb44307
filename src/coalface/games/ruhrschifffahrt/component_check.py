"""Compares an owner's component set with the rulebook.

Refused is only what the rulebook contradicts, with its section. What departs from our own
conclusions or reconstruction is played as the set says, and a warning names it.
"""

from collections.abc import Iterator
from typing import Any

from coalface.core.components import ComponentError, ComponentSet
from coalface.games.ruhrschifffahrt import names
from coalface.games.ruhrschifffahrt.river import DERIVED, parse_river
from coalface.games.ruhrschifffahrt.river import STATED as STATED_OF_THE_RIVER
from coalface.games.ruhrschifffahrt.stated import STATED

CITY_PRICES = range(3, 6)
DEPOT_PRICES = range(2, 4)
MUELHEIM_PRICE = 2
EXPORT_VALUES = (1, 2)
POSITION_BONUS = [1, 0, -1]
CHANGING_LEVELS = 2
TOKENS = 12
LEAST_TOKENS = 2
MARK_TOKENS = 4
WATER = tuple(name for name in names.FACE_NAMES if "_water" in name)
CHANGES = tuple(name for name in WATER if name.endswith(("_minus", "_plus")))


def check_components(components: ComponentSet) -> tuple[str, ...]:
    """Refuse a set that contradicts the rulebook; else say where it departs from our own."""
    values = components.values
    for refusal in contradictions(values):
        raise ComponentError(refusal)
    return tuple(doubts(values))


def contradictions(values: dict[str, Any]) -> Iterator[str]:
    """Everything in a set that the rulebook states otherwise."""
    river = parse_river(values)
    for name, stated in STATED_OF_THE_RIVER.items():
        if wrong := stated.breach(river):
            yield f"constraint {name}: {wrong} ({stated.source})"
    for row in STATED:
        found = value_at(values[row.table], row.path)
        if in_order(found) != row.value:
            yield (
                f"table {row.table}: {row.path} should be {row.value}, got {found} "
                f"(rulebook {row.section})"
            )
    yield from wrong_tracks(values["transport"])
    yield from wrong_options(values["options"])
    yield from wrong_markers(values["markers"])
    yield from wrong_export(values["export"])
    yield from wrong_prices(values["warehouse"])


def value_at(table: dict[str, Any], path: str) -> Any:
    """A value of a table by its path; None if it is not there."""
    found: Any = table
    for name in path.split("."):
        found = found.get(name) if isinstance(found, dict) else None
    return found


def in_order(value: Any) -> Any:
    """A list of names in the order of the alphabet, anything else as it is."""
    of_names = isinstance(value, list) and all(isinstance(name, str) for name in value)
    return sorted(value) if of_names else value


def wrong_tracks(table: dict[str, Any]) -> Iterator[str]:
    """One column of brickearth, then two columns."""
    if "white" in table["brickearth"]:
        yield "table transport: brickearth has one column, without white dice (rulebook 5.1)"
    for name in ("paved", "rails"):
        if "white" not in table[name]:
            yield f"table transport: {name} should have a white column (rulebook 5.1)"


def wrong_options(table: dict[str, Any]) -> Iterator[str]:
    """Only wage and supply end before the last turn."""
    for name in names.OPTION_NAMES[1:]:
        if name not in ("wage", "supply") and "last_turn" in table[name]:
            yield f"table options: {name} is open in every turn (rulebook 5.2)"


def wrong_markers(table: dict[str, Any]) -> Iterator[str]:
    """Two water levels change dice, and stars are on water levels only."""
    for name in names.FACE_NAMES:
        if name not in WATER and table[name].get("starred", 0):
            yield f"table markers: only water levels are starred, not {name} (rulebook 6.2)"
    changing = sum(table[name]["count"] for name in CHANGES)
    if changing != CHANGING_LEVELS:
        yield (
            f"table markers: {CHANGING_LEVELS} water levels have +1 or -1, not {changing} "
            "(rulebook 6.2)"
        )


def wrong_export(table: dict[str, Any]) -> Iterator[str]:
    """Values of 1 and 2, first of all 1; a bonus for the first three places."""
    track = table["track"]
    if track[0] != 1 or any(value not in EXPORT_VALUES for value in track):
        yield "table export: the track has values 1 and 2, first of all 1 (rulebook 4.0 and 6.7)"
    if table["position_bonus"][: len(POSITION_BONUS)] != POSITION_BONUS:
        yield f"table export: position_bonus should begin with {POSITION_BONUS} (rulebook 6.7)"


def wrong_prices(table: dict[str, Any]) -> Iterator[str]:
    """Prices of warehouses in cities, in Mülheim and in depots."""
    for city in names.CITY_NAMES[:-1]:
        if any(price not in CITY_PRICES for price in table["cities"][city]):
            yield f"table warehouse.cities: {city} should have prices from 3 to 5 (rulebook 6.6)"
    if any(price != MUELHEIM_PRICE for price in table["cities"]["muelheim"]):
        yield f"table warehouse.cities: muelheim should cost {MUELHEIM_PRICE} (rulebook 6.6)"
    for depot in names.TERRITORY_NAMES:
        if any(price not in DEPOT_PRICES for price in table["depots"][depot]):
            yield f"table warehouse.depots: {depot} should have prices of 2 or 3 (rulebook 6.6)"


def doubts(values: dict[str, Any]) -> Iterator[str]:
    """Everything in a set that the rulebook allows but that we would not expect."""
    river = parse_river(values)
    for name, derived in DERIVED.items():
        if wrong := derived.breach(river):
            yield f"constraint {name}: {wrong} ({derived.source})"
    if any(dice.track for dice in river.dice.values()):
        yield "table dice: dice stand on the track; the rulebook speaks of storages only (4.0)"
    areas = {name: values["board"]["areas"].get(name, 0) for name in names.AREA_NAMES}
    tokens = sum(areas.values())
    if tokens != TOKENS:
        yield f"table board: the areas hold {tokens} tokens; we expect {TOKENS} (2.3.4)"
    if areas["white_ruhrort"]:
        yield "table board: white_ruhrort; we expect one area for all coal sold at Ruhrort"
    export = values["export"]["track"]
    if export != sorted(export):
        yield "table export: the track falls to the right; we expect it to rise"
    for table, markers in (
        ("black_markers", names.BLACK_NAMES),
        ("white_markers", names.WHITE_NAMES),
    ):
        for name in markers:
            yield from doubtful_needs(f"table {table}: {name}", values[table][name], areas)
    yield from doubtful_mark(values["black_markers"]["mark"])


def doubtful_needs(marker: str, needs: dict[str, int], areas: dict[str, int]) -> Iterator[str]:
    """Tokens that come too early, or never."""
    if sum(needs.values()) < LEAST_TOKENS:
        yield f"{marker} could be earned in turn 1; we expect turn 2 at the earliest (3.0)"
    for area in names.AREA_NAMES:
        if needs.get(area, 0) > areas[area]:
            yield f"{marker} needs {needs[area]} tokens of {area}, which holds {areas[area]}"


def doubtful_mark(needs: dict[str, int]) -> Iterator[str]:
    """White coal from turn 5 on takes four tokens for black coal."""
    if sum(needs.values()) != MARK_TOKENS:
        yield (
            f"table black_markers: mark needs {sum(needs.values())} tokens; we expect "
            f"{MARK_TOKENS}, for white coal from turn 5 on (6.3)"
        )
    if any(needs.get(area, 0) for area in names.AREA_NAMES if area.startswith("white")):
        yield "table black_markers: mark needs white coal, which nobody may carry without it"
