"""What is printed in the box, as a component set has it: told with every view, to be drawn.

Effects are spelled as a component set writes them. What events tell by number has its name at that
place of a table here.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from coalface.games.german_railroads import ids
from coalface.games.german_railroads.grammar import spell_effect
from coalface.games.german_railroads.kit import Kit
from coalface.games.german_railroads.names import (
    BOARD_NAMES,
    BOARD_SPACE_NAMES,
    BONUS_NAMES,
    BRANCH_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    END_BONUS_NAMES,
    ENGINEER_NAMES,
    EXTENSION_NAMES,
    FOUNDRY_NAMES,
    INCOME_NAMES,
    RAILROAD_NAMES,
    STATION_NAMES,
    TOKEN_NAMES,
)

VALUE_NAMES: Final = ("normal", "base", "german")
"""The values of tracks: as printed, and by the two revaluations."""


EMIL_SPACES: Final = (*BOARD_SPACE_NAMES, "eng_pub1")
"""What Emil's cards name: a space, or the engineer that anyone may use."""


@dataclass(frozen=True, slots=True)
class PrintedSpace:
    """An action space: cost and effect, and another effect for a coin if it has one."""

    workers: int
    coins: int
    effect: str
    coin_effect: str | None


@dataclass(frozen=True, slots=True)
class Engineer:
    """An engineer's number, cost and action."""

    number: int
    workers: int
    coins: int
    effect: str


@dataclass(frozen=True, slots=True)
class Special:
    """A special space: the colour it needs, whether the reach must come so far, what it gives."""

    space: int
    need: str
    locomotive: bool
    gives: str


@dataclass(frozen=True, slots=True)
class Station:
    """A station: spaces of a railroad where an extension comes."""

    name: str
    space: int
    size: int


@dataclass(frozen=True, slots=True)
class Stretch:
    """Spaces of a railroad up to `last`, and how many colours may come there."""

    last: int
    colours: int
    specials: tuple[Special, ...]


@dataclass(frozen=True, slots=True)
class Railroad:
    """A railroad: its name, its spaces, its stations; behind a switch its branches."""

    name: str
    whole: Stretch
    stations: tuple[Station, ...]
    switch: int | None
    branches: dict[str, Stretch]


@dataclass(frozen=True, slots=True)
class Extension:
    """A railroad extension; the spaces of its specials are counted from its own first one."""

    size: int
    specials: tuple[Special, ...]


@dataclass(frozen=True, slots=True)
class Factory:
    """A factory: its effect, and that of its boilerman."""

    effect: str
    boilerman: str


@dataclass(frozen=True, slots=True)
class EndBonus:
    """An end bonus card: points for each, or steps of how many are needed for how many points.

    `most` is how many count at most, 0 where all do.
    """

    each: int
    most: int
    steps: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Printed:
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
def printed_of(kit: Kit) -> Printed:
    """What is printed, worked out once for a kit."""
    return Printed(
        spaces={name: read_space(kit, space) for space, name in enumerate(BOARD_SPACE_NAMES)},
        engineers={name: read_engineer(kit, at) for at, name in enumerate(ENGINEER_NAMES)},
        railroads=tuple(read_railroad(kit, rr) for rr in range(ids.RAILROADS)),
        doubler_spaces=tuple(kit.doubler_space),
        extensions={name: read_extension(kit, at) for at, name in enumerate(EXTENSION_NAMES)},
        values={
            name: tuple(kit.value[row * ids.COLOURS : (row + 1) * ids.COLOURS])
            for row, name in enumerate(VALUE_NAMES)
        },
        industry=tuple(industry_number(kit, place) for place in range(ids.LANE_PLACES)),
        gaps=tuple(place for place, gap in enumerate(kit.lane_gap) if gap >= 0),
        industry_gives={
            str(place): spell_effect(kit, row) for place, row in enumerate(kit.lane_row) if row >= 0
        },
        factories=tuple(
            Factory(spell_effect(kit, kit.factory_row[n]), spell_effect(kit, kit.boilerman_row[n]))
            for n in range(ids.NUMBERS)
        ),
        income=spelled(kit, INCOME_NAMES, list(kit.income_row)),
        foundries=spelled(kit, FOUNDRY_NAMES, list(kit.foundry_row)),
        tokens=spelled(kit, TOKEN_NAMES, list(kit.token_row), kit.all_tokens),
        cards=spelled(kit, CARD_NAMES, list(kit.card_row)),
        start_bonus=spelled(kit, BONUS_NAMES, list(kit.bonus_row)),
        end_bonus={name: read_end_bonus(kit, card) for card, name in enumerate(END_BONUS_NAMES)},
        pass_points=tuple(kit.pass_points),
        signal_points=kit.signal_points,
        signal_steps=spell_effect(kit, kit.signal_row),
        boiler_coal=kit.boiler_coal,
        foundry_coal=kit.foundry_coal,
        emil_cards=tuple(EMIL_SPACES[space] for space in kit.emil_space),
        emil_growth={
            str(kit.emil_workers + step): points for step, points in enumerate(kit.emil_growth)
        },
    )


def spelled(kit: Kit, names: tuple[str, ...], rows: list[int], mask: int = -1) -> dict[str, str]:
    """Effects by name, of all or of those in a mask."""
    return {name: spell_effect(kit, rows[at]) for at, name in enumerate(names) if mask & (1 << at)}


def read_space(kit: Kit, space: int) -> PrintedSpace:
    """An action space of the board."""
    combined = space == ids.COAL_COMBINED
    return PrintedSpace(
        workers=kit.space_workers[space],
        coins=kit.space_coins[space],
        effect=spell_effect(kit, kit.space_row[space]),
        coin_effect=spell_effect(kit, kit.combined_row) if combined else None,
    )


def read_engineer(kit: Kit, engineer: int) -> Engineer:
    """An engineer."""
    space = ids.FIRST_ENGINEER + engineer
    return Engineer(
        number=kit.engineer_number[engineer],
        workers=kit.space_workers[space],
        coins=kit.space_coins[space],
        effect=spell_effect(kit, kit.space_row[space]),
    )


def read_railroad(kit: Kit, rr: int) -> Railroad:
    """A railroad of the player boards; the main line of the German one has a switch."""
    forked = rr == 0 and kit.board != 0
    branches = {}
    if forked:
        branches = {
            name: Stretch(
                kit.branch_last[at], kit.branch_colours[at], read_specials(kit, rr, at + 1)
            )
            for at, name in enumerate(BRANCH_NAMES)
        }
    return Railroad(
        name=RAILROAD_NAMES[BOARD_NAMES[kit.board]][rr],
        whole=Stretch(kit.rr_last[rr], kit.rr_colours[rr], read_specials(kit, rr, 0)),
        stations=tuple(
            Station(name, kit.station_at[at], kit.station_size[at])
            for at, name in enumerate(STATION_NAMES[: len(kit.station_rr)])
            if kit.station_rr[at] == rr
        ),
        switch=kit.common if forked else None,
        branches=branches,
    )


def read_specials(kit: Kit, rr: int, branch: int) -> tuple[Special, ...]:
    """The special spaces of a railroad, or of one of its branches."""
    return tuple(
        Special(
            space=kit.special_at[at],
            need=COLOUR_NAMES[kit.special_need[at]],
            locomotive=bool(kit.special_loco[at]),
            gives=spell_given(kit, kit.special_kind[at], kit.special_value[at]),
        )
        for at in range(kit.special_first[rr], kit.special_first[rr + 1])
        if kit.special_branch[at] == branch
    )


def read_extension(kit: Kit, extension: int) -> Extension:
    """A railroad extension."""
    first = extension * (ids.CELLS + 1)
    cells = range(1, ids.CELLS + 1)
    return Extension(
        size=kit.extension_size[extension],
        specials=tuple(
            Special(
                space=cell,
                need=COLOUR_NAMES[kit.cell_need[first + cell]],
                locomotive=bool(kit.cell_loco[first + cell]),
                gives=spell_given(kit, kit.cell_kind[first + cell], kit.cell_value[first + cell]),
            )
            for cell in cells
            if kit.cell_kind[first + cell] >= 0
        ),
    )


def spell_given(kit: Kit, kind: int, value: int) -> str:
    """What a special space gives: an effect once, or points in every scoring."""
    if kind == ids.ONCE:
        return spell_effect(kit, value)
    return {ids.STAR: f"star:{value}", ids.TIMES_TWO: "x2", ids.MEDAL_SLOT: "medal"}[kind]


def industry_number(kit: Kit, place: int) -> int | None:
    """The number on a place of the industry track; one that would repeat the last is left out."""
    points = kit.lane_points
    repeats = place > 0 and points[place] == points[place - 1]
    return None if repeats or kit.lane_gap[place] >= 0 else points[place]


def read_end_bonus(kit: Kit, card: int) -> EndBonus:
    """An end bonus card."""
    tiers = {"signals": kit.signal_tiers, "doublers": kit.doubler_tiers}
    flat = list(tiers.get(END_BONUS_NAMES[card], ()))
    steps = sorted(zip(flat[::2], flat[1::2], strict=True))
    most = kit.end_top if END_BONUS_NAMES[card] == "top_locos" else 0
    return EndBonus(kit.end_each[card], most, tuple(steps))
