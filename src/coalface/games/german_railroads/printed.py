"""What is printed in the box, as a component set has it: told with every view, to be drawn.

Effects are spelled as a component set writes them. What events tell by number has its name at that
place of a table here.
"""

from functools import lru_cache
from typing import Final

import msgspec

from coalface.games.german_railroads import ids, names
from coalface.games.german_railroads.component_tables import ComponentTables
from coalface.games.german_railroads.grammar import spell_effect

VALUE_NAMES: Final = ("normal", "base", "german")
"""The values of tracks: as printed, and by the two revaluations."""


EMIL_SPACES: Final = (*names.BOARD_SPACE_NAMES, "eng_pub1")
"""What Emil's cards name: a space, or the engineer that anyone may use."""


class PrintedSpace(msgspec.Struct, frozen=True):
    """An action space: cost and effect, and another effect for a coin if it has one."""

    workers: int
    coins: int
    effect: str
    coin_effect: str | None


class Engineer(msgspec.Struct, frozen=True):
    """An engineer's number, cost and action."""

    number: int
    workers: int
    coins: int
    effect: str


class Special(msgspec.Struct, frozen=True):
    """A special space: the colour it needs, whether the reach must come so far, what it gives."""

    space: int
    need: str
    locomotive: bool
    gives: str


class Station(msgspec.Struct, frozen=True):
    """A station: spaces of a railroad where an extension comes."""

    name: str
    space: int
    size: int


class Stretch(msgspec.Struct, frozen=True):
    """Spaces of a railroad up to `last`, and how many colours may come there."""

    last: int
    colours: int
    specials: tuple[Special, ...]


class Railroad(msgspec.Struct, frozen=True):
    """A railroad: its name, its spaces, its stations; behind a switch its branches."""

    name: str
    whole: Stretch
    stations: tuple[Station, ...]
    switch: int | None
    branches: dict[str, Stretch]


class Extension(msgspec.Struct, frozen=True):
    """A railroad extension; the spaces of its specials are counted from its own first one."""

    size: int
    specials: tuple[Special, ...]


class Factory(msgspec.Struct, frozen=True):
    """A factory: its effect, and that of its boilerman."""

    effect: str
    boilerman: str


class EndBonus(msgspec.Struct, frozen=True):
    """An end bonus card: points for each, or steps of how many are needed for how many points.

    `most` is how many count at most, 0 where all do.
    """

    each: int
    most: int
    steps: tuple[tuple[int, int], ...]


class Printed(msgspec.Struct, frozen=True):
    """What never changes during a game.

    `tokens` are those of a player in this game. `industry` are the numbers of the industry track,
    None where a gap or no number is; `gaps` are the places of its gaps, `industry_gives` what its
    special places give. `emil_growth` says by Emil's workers at how many points he gets one more.
    Points for passing are by place in the turn order, factories by number.
    """

    spaces: dict[str, PrintedSpace]
    engineers: dict[str, Engineer]
    railroads: tuple[Railroad, ...]
    doubler_spaces: tuple[int, ...]
    extensions: dict[str, Extension]
    values: dict[str, tuple[int, ...]]
    industry: tuple[int | None, ...]
    gaps: tuple[int, ...]
    industry_gives: dict[str, str]
    factories: tuple[Factory, ...]
    income: dict[str, str]
    foundries: dict[str, str]
    tokens: dict[str, str]
    cards: dict[str, str]
    start_bonus: dict[str, str]
    end_bonus: dict[str, EndBonus]
    pass_points: tuple[int, ...]
    signal_points: int
    signal_steps: str
    boiler_coal: int
    foundry_coal: int
    emil_cards: tuple[str, ...]
    emil_growth: dict[str, int]


@lru_cache(maxsize=32)
def printed_of(tables: ComponentTables) -> Printed:
    """What is printed, worked out once for a tables."""
    return Printed(
        spaces={
            name: read_space(tables, space) for space, name in enumerate(names.BOARD_SPACE_NAMES)
        },
        engineers={name: read_engineer(tables, at) for at, name in enumerate(names.ENGINEER_NAMES)},
        railroads=tuple(read_railroad(tables, rr) for rr in range(ids.RAILROADS)),
        doubler_spaces=tuple(tables.doubler_space),
        extensions={
            name: read_extension(tables, at) for at, name in enumerate(names.EXTENSION_NAMES)
        },
        values={
            name: tuple(tables.value[row * ids.COLOURS : (row + 1) * ids.COLOURS])
            for row, name in enumerate(VALUE_NAMES)
        },
        industry=tuple(industry_number(tables, place) for place in range(ids.LANE_PLACES)),
        gaps=tuple(place for place, gap in enumerate(tables.lane_gap) if gap >= 0),
        industry_gives={
            str(place): spell_effect(tables, row)
            for place, row in enumerate(tables.lane_row)
            if row >= 0
        },
        factories=tuple(
            Factory(
                spell_effect(tables, tables.factory_row[n]),
                spell_effect(tables, tables.boilerman_row[n]),
            )
            for n in range(ids.NUMBERS)
        ),
        income=spelled(tables, names.INCOME_NAMES, list(tables.income_row)),
        foundries=spelled(tables, names.FOUNDRY_NAMES, list(tables.foundry_row)),
        tokens=spelled(tables, names.TOKEN_NAMES, list(tables.token_row), tables.all_tokens),
        cards=spelled(tables, names.CARD_NAMES, list(tables.card_row)),
        start_bonus=spelled(tables, names.BONUS_NAMES, list(tables.bonus_row)),
        end_bonus={
            name: read_end_bonus(tables, card) for card, name in enumerate(names.END_BONUS_NAMES)
        },
        pass_points=tuple(tables.pass_points),
        signal_points=tables.signal_points,
        signal_steps=spell_effect(tables, tables.signal_row),
        boiler_coal=tables.boiler_coal,
        foundry_coal=tables.foundry_coal,
        emil_cards=tuple(EMIL_SPACES[space] for space in tables.emil_space),
        emil_growth={
            str(tables.emil_workers + step): points
            for step, points in enumerate(tables.emil_growth)
        },
    )


def spelled(
    tables: ComponentTables, known: tuple[str, ...], rows: list[int], mask: int = -1
) -> dict[str, str]:
    """Effects by name, of all or of those in a mask."""
    return {
        name: spell_effect(tables, rows[at]) for at, name in enumerate(known) if mask & (1 << at)
    }


def read_space(tables: ComponentTables, space: int) -> PrintedSpace:
    """An action space of the board."""
    combined = space == ids.COAL_COMBINED
    return PrintedSpace(
        workers=tables.space_workers[space],
        coins=tables.space_coins[space],
        effect=spell_effect(tables, tables.space_row[space]),
        coin_effect=spell_effect(tables, tables.combined_row) if combined else None,
    )


def read_engineer(tables: ComponentTables, engineer: int) -> Engineer:
    """An engineer."""
    space = ids.FIRST_ENGINEER + engineer
    return Engineer(
        number=tables.engineer_number[engineer],
        workers=tables.space_workers[space],
        coins=tables.space_coins[space],
        effect=spell_effect(tables, tables.space_row[space]),
    )


def read_railroad(tables: ComponentTables, rr: int) -> Railroad:
    """A railroad of the player boards; the main line of the German one has a switch."""
    forked = rr == 0 and tables.board != 0
    branches = {}
    if forked:
        branches = {
            name: Stretch(
                tables.branch_last[at], tables.branch_colours[at], read_specials(tables, rr, at + 1)
            )
            for at, name in enumerate(names.BRANCH_NAMES)
        }
    return Railroad(
        name=names.RAILROAD_NAMES[names.BOARD_NAMES[tables.board]][rr],
        whole=Stretch(tables.rr_last[rr], tables.rr_colours[rr], read_specials(tables, rr, 0)),
        stations=tuple(
            Station(name, tables.station_at[at], tables.station_size[at])
            for at, name in enumerate(names.STATION_NAMES[: len(tables.station_rr)])
            if tables.station_rr[at] == rr
        ),
        switch=tables.common if forked else None,
        branches=branches,
    )


def read_specials(tables: ComponentTables, rr: int, branch: int) -> tuple[Special, ...]:
    """The special spaces of a railroad, or of one of its branches."""
    return tuple(
        Special(
            space=tables.special_at[at],
            need=names.COLOUR_NAMES[tables.special_need[at]],
            locomotive=bool(tables.special_loco[at]),
            gives=spell_given(tables, tables.special_kind[at], tables.special_value[at]),
        )
        for at in range(tables.special_first[rr], tables.special_first[rr + 1])
        if tables.special_branch[at] == branch
    )


def read_extension(tables: ComponentTables, extension: int) -> Extension:
    """A railroad extension."""
    first = extension * (ids.CELLS + 1)
    cells = range(1, ids.CELLS + 1)
    return Extension(
        size=tables.extension_size[extension],
        specials=tuple(
            Special(
                space=cell,
                need=names.COLOUR_NAMES[tables.cell_need[first + cell]],
                locomotive=bool(tables.cell_loco[first + cell]),
                gives=spell_given(
                    tables, tables.cell_kind[first + cell], tables.cell_value[first + cell]
                ),
            )
            for cell in cells
            if tables.cell_kind[first + cell] >= 0
        ),
    )


def spell_given(tables: ComponentTables, kind: int, value: int) -> str:
    """What a special space gives: an effect once, or points in every scoring."""
    if kind == ids.ONCE:
        return spell_effect(tables, value)
    return {ids.STAR: f"star:{value}", ids.TIMES_TWO: "x2", ids.MEDAL_SLOT: "medal"}[kind]


def industry_number(tables: ComponentTables, place: int) -> int | None:
    """The number on a place of the industry track; one that would repeat the last is left out."""
    points = tables.lane_points
    repeats = place > 0 and points[place] == points[place - 1]
    return None if repeats or tables.lane_gap[place] >= 0 else points[place]


def read_end_bonus(tables: ComponentTables, card: int) -> EndBonus:
    """An end bonus card."""
    tiers = {"signals": tables.signal_tiers, "doublers": tables.doubler_tiers}
    flat = list(tiers.get(names.END_BONUS_NAMES[card], ()))
    steps = sorted(zip(flat[::2], flat[1::2], strict=True))
    most = tables.end_top if names.END_BONUS_NAMES[card] == "top_locos" else 0
    return EndBonus(tables.end_each[card], most, tuple(steps))
