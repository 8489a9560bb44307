"""What is printed in the box, as a component set has it: sent once with a game, to be drawn.

Effects are spelled as a component set writes them.
"""

from functools import lru_cache
from typing import Final

import msgspec

from coalface.games.german_railroads import ids, names
from coalface.games.german_railroads.component_tables import ComponentTables
from coalface.games.german_railroads.grammar import spell_effect, spell_part
from coalface.games.german_railroads.railroad_cells import stretches_of

VALUE_TABLES: Final = 3
"""The values of tracks: as printed, and by the two revaluations."""

NAMES: Final = {
    "space": names.SPACE_NAMES,
    "slot": names.SLOT_NAMES,
    "card": names.CARD_NAMES,
    "foundry": names.FOUNDRY_NAMES,
    "source": names.POINT_NAMES,
}
"""Names of what events tell by number, on all boards."""


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

    need: str
    locomotive: bool
    gives: str


class StationPart(msgspec.Struct, frozen=True):
    """A space of a station: its name and number, and which of its spaces, from 0."""

    name: str
    number: int
    part: int


class PrintedCell(msgspec.Struct, frozen=True):
    """A space of a railroad: its number, its special space, the station it is a part of.

    `doubler` says that one may come there.
    """

    space: int
    special: Special | None
    station: StationPart | None
    doubler: bool


class Stretch(msgspec.Struct, frozen=True):
    """A part of a railroad that is drawn in one piece; `branch` behind a switch."""

    branch: str | None
    cells: tuple[PrintedCell, ...]


class Railroad(msgspec.Struct, frozen=True):
    """A railroad: its name, its slots for locomotives, its spaces."""

    name: str
    slots: tuple[str, ...]
    stretches: tuple[Stretch, ...]


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

    `names` are what events tell by number, by the name of the argument;
    `round_sources` are those of points that a scoring phase brings. `values` are those of
    tracks by the revaluation of a player, `extensions` their special spaces from the first one
    on. `emil_cards` are Emil's cards in this game with the effects of the spaces they name;
    `tokens` are those of a player in this game. `industry` are the numbers of the industry track,
    None where a gap or no number is; `gaps` are the places of its gaps, `industry_gives` what its
    special places give. `emil_growth` says by Emil's workers at how many points he gets one more.
    Points for passing are by place in the turn order, factories by number.
    """

    names: dict[str, tuple[str, ...]]
    round_sources: tuple[str, ...]
    spaces: dict[str, PrintedSpace]
    engineers: dict[str, Engineer]
    railroads: tuple[Railroad, ...]
    extensions: dict[str, tuple[Special | None, ...]]
    values: tuple[tuple[int, ...], ...]
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
    emil_cards: dict[str, str]
    emil_growth: dict[str, int]


@lru_cache(maxsize=32)
def printed_of(tables: ComponentTables) -> Printed:
    """What is printed, worked out once for a tables."""
    return Printed(
        names=NAMES | {"railroad": names.RAILROAD_NAMES[names.BOARD_NAMES[tables.board]]},
        round_sources=names.POINT_NAMES[: ids.FOR_PASSING],
        spaces={
            name: read_space(tables, space) for space, name in enumerate(names.BOARD_SPACE_NAMES)
        },
        engineers={name: read_engineer(tables, at) for at, name in enumerate(names.ENGINEER_NAMES)},
        railroads=tuple(read_railroad(tables, rr) for rr in range(ids.RAILROADS)),
        extensions={
            name: read_extension(tables, at) for at, name in enumerate(names.EXTENSION_NAMES)
        },
        values=tuple(
            tuple(tables.value[row * ids.COLOURS : (row + 1) * ids.COLOURS])
            for row in range(VALUE_TABLES)
        ),
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
        emil_cards={
            name: spell_emil_card(tables, card)
            for card, name in enumerate(names.EMIL_CARD_NAMES)
            if tables.all_emil & (1 << card)
        },
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
    main = rr == ids.MAIN
    return Railroad(
        name=names.RAILROAD_NAMES[names.BOARD_NAMES[tables.board]][rr],
        slots=names.SLOT_NAMES[:2] if main else (names.SLOT_NAMES[rr + 1],),
        stretches=tuple(
            Stretch(
                names.BRANCH_NAMES[branch - 1] if branch else None,
                tuple(read_cell(tables, rr, branch, space) for space in spaces),
            )
            for branch, spaces in stretches_of(tables, rr)
        ),
    )


def read_cell(tables: ComponentTables, rr: int, branch: int, space: int) -> PrintedCell:
    """A space of a railroad."""
    return PrintedCell(
        space=space,
        special=read_special(tables, rr, branch, space),
        station=read_station(tables, rr, space),
        doubler=rr == ids.MAIN and space in tables.doubler_space,
    )


def read_station(tables: ComponentTables, rr: int, space: int) -> StationPart | None:
    """The station that a space of a railroad belongs to."""
    for station, of in enumerate(tables.station_rr):
        part = space - tables.station_at[station]
        if of == rr and 0 <= part < tables.station_size[station]:
            return StationPart(names.STATION_NAMES[station], station, part)
    return None


def read_special(tables: ComponentTables, rr: int, branch: int, space: int) -> Special | None:
    """The special space that is printed on a space of a railroad, or of one of its branches."""
    for at in range(tables.special_first[rr], tables.special_first[rr + 1]):
        if tables.special_branch[at] == branch and tables.special_at[at] == space:
            return Special(
                need=names.COLOUR_NAMES[tables.special_need[at]],
                locomotive=bool(tables.special_loco[at]),
                gives=spell_given(tables, tables.special_kind[at], tables.special_value[at]),
            )
    return None


def read_extension(tables: ComponentTables, extension: int) -> tuple[Special | None, ...]:
    """The spaces of a railroad extension."""
    first = extension * (ids.CELLS + 1) + 1
    return tuple(
        Special(
            need=names.COLOUR_NAMES[tables.cell_need[row]],
            locomotive=bool(tables.cell_loco[row]),
            gives=spell_given(tables, tables.cell_kind[row], tables.cell_value[row]),
        )
        if tables.cell_kind[row] >= 0
        else None
        for row in range(first, first + tables.extension_size[extension])
    )


def spell_emil_card(tables: ComponentTables, card: int) -> str:
    """The effect of the space that a card of Emil names; one names an engineer of the strip."""
    space = int(tables.emil_space[card])
    if space == ids.BOARD_SPACES:
        return spell_part((ids.COPY_DUE, 1))
    return spell_effect(tables, tables.space_row[space])


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
