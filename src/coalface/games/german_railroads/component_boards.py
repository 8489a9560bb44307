"""Reads the player boards of a component set: railroads, special spaces, industry, extensions."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from coalface.games.german_railroads import ids, names
from coalface.games.german_railroads.component_rows import (
    Rows,
    check_names,
    several,
    whole,
    zeros,
)
from coalface.games.german_railroads.component_tables import ComponentTables


def read_scoring(tables: ComponentTables, values: dict[str, Any]) -> None:
    """Values of tracks, the industry track. (RR-79, RR-81)"""
    rows = Rows(tables)
    values_by_table = [
        several(values["values"][name], ids.COLOURS) for name in ("normal", "base", "german")
    ]
    tables.value = vec[i64]([int(value) for each in values_by_table for value in each])
    industry = values["industry"]
    points = [whole(value, -2) for value in industry["points"]]
    if len(points) != ids.LANE_PLACES or points.count(-1) != ids.GAPS or points[0] < 0:
        raise ValueError(f"points should be {ids.LANE_PLACES} places, {ids.GAPS} of them gaps (-1)")
    gaps, last, scored = 0, 0, []
    tables.lane_gap = zeros(ids.LANE_PLACES, -1)
    for place, value in enumerate(points):
        if value == -1:
            tables.lane_gap[place] = gaps
            gaps += 1
        last = value if value >= 0 else last
        scored.append(last)
    tables.lane_points = vec[i64](scored)
    tables.lane_row = zeros(ids.LANE_PLACES, -1)
    for place, effect in industry["gives"].items():
        tables.lane_row[int(place)] = rows.add(effect)


def _read_special(rows: Rows, row: dict[str, Any]) -> tuple[int, int, int, int]:
    """Colour, reach, kind and value of a special space. (RR-64, RR-65)"""
    need, loco, gives = names.COLOUR_NAMES.index(row["need"]), int(row["loco"]), row["gives"]
    if gives.startswith("star:"):
        return need, loco, ids.STAR, whole(int(gives.removeprefix("star:")), 1)
    if gives == "x2":
        return need, loco, ids.TIMES_TWO, 2
    if gives == "medal":
        return need, loco, ids.MEDAL_SLOT, 1
    return need, loco, ids.ONCE, rows.add(gives)


def read_board(tables: ComponentTables, values: dict[str, Any]) -> None:
    """Railroads and special spaces of the chosen player board. (RR-25, GR-1, GR-4, GR-9)"""
    table = values["boards"][names.BOARD_NAMES[tables.board]]
    rows = Rows(tables)
    tables.rr_last = several(table["last"], ids.RAILROADS, 1)
    tables.rr_colours = several(table["colours"], ids.RAILROADS, 1)
    tables.doubler_space = several(table["doubler_spaces"], ids.DOUBLERS_MOST, 1)
    tables.common = whole(table["common"], 1) if tables.board else 99
    branches = table.get("branch_last", {}), table.get("branch_colours", {})
    if tables.board:
        tables.branch_last = vec[i64]([whole(branches[0][name], 1) for name in names.BRANCH_NAMES])
        tables.branch_colours = vec[i64](
            [whole(branches[1][name], 1) for name in names.BRANCH_NAMES]
        )
    stations = {row["name"]: row for row in table.get("stations", [])}
    known = names.STATION_NAMES if tables.board else ()
    found = check_names(stations, known)
    tables.station_rr = vec[i64]([table["railroads"].index(row["rr"]) for row in found])
    tables.station_at = vec[i64]([whole(row["at"], 2) for row in found])
    tables.station_size = vec[i64]([whole(row["size"], 2) for row in found])
    specials = sorted(table["special"], key=lambda row: table["railroads"].index(row["rr"]))
    if len(specials) > ids.FIRST_CELL:
        raise ValueError(f"there are more than {ids.FIRST_CELL} special spaces")
    found = [_read_special(rows, row) for row in specials]
    if tables.medal_black:
        found = [
            (ids.BLACK, loco, kind, value) if kind == ids.MEDAL_SLOT else (need, loco, kind, value)
            for need, loco, kind, value in found
        ]
    tables.special_need, tables.special_loco, tables.special_kind, tables.special_value = (
        vec[i64]([row[part] for row in found]) for part in range(4)
    )
    tables.special_at = vec[i64]([whole(row["at"], 1) for row in specials])
    tables.special_branch = vec[i64](
        [names.BRANCH_NAMES.index(row["branch"]) + 1 if "branch" in row else 0 for row in specials]
    )
    counts = [sum(row["rr"] == name for row in specials) for name in table["railroads"]]
    tables.special_first = vec[i64]([sum(counts[:rr]) for rr in range(ids.RAILROADS + 1)])


def read_extensions(tables: ComponentTables, values: dict[str, Any]) -> None:
    """The railroad extensions. (GR-1, GR-9, GR-12)"""
    rows = Rows(tables)
    table = check_names(values["extensions"], names.EXTENSION_NAMES)
    tables.extension_size = vec[i64]([whole(row["size"], 2) for row in table])
    cells = ids.EXTENSIONS * (ids.CELLS + 1)
    kinds, needs, locos, given = (zeros(cells, value) for value in (-1, 0, 0, 0))
    for extension, row in enumerate(table):
        for cell in row["cells"]:
            if not 1 <= cell["c"] <= row["size"]:
                raise ValueError(f"{names.EXTENSION_NAMES[extension]} has no cell {cell['c']}")
            at = extension * (ids.CELLS + 1) + cell["c"]
            needs[at], locos[at], kinds[at], given[at] = _read_special(rows, cell)
    tables.cell_kind, tables.cell_need, tables.cell_loco, tables.cell_value = (
        kinds,
        needs,
        locos,
        given,
    )
