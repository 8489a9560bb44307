"""What a seat of Coal Country sees on the table, and what it remembers.

Built from what the seat knows and nothing else: see `known_to`. Fields that are shown as they are
come from the declaration of the state (`generated/view_fields.py`).
"""

from functools import lru_cache

import msgspec

from coalface.core.contract import OVER
from coalface.core.counts import total
from coalface.core.decisions import Pending, pending_decisions
from coalface.core.fields import chosen, unpacked
from coalface.core.view import View
from coalface.games.coal_country import ids, names, scoring, secrecy
from coalface.games.coal_country.component_tables import ComponentTables
from coalface.games.coal_country.computed import (
    Computed,
    Inspection,
    compute,
    inspection_view,
    unfinished_sides,
)
from coalface.games.coal_country.decisions import DECISIONS
from coalface.games.coal_country.generated.view_fields import (
    CoalCountryStateFields,
    PlayerFields,
    coal_country_state_fields,
    player_fields,
)
from coalface.games.coal_country.outlook import tile_yields
from coalface.games.coal_country.printed import (
    HUNDRED,
    Numbers,
    Printed,
    fee_bands,
    kinds_of,
    printed_of,
)
from coalface.games.coal_country.rules import (
    brokers,
    economy,
    foremen,
    inspection,
    mining,
    permits,
)
from coalface.games.coal_country.state import CoalCountryState, Player

VALUES = int(ids.VALUES)
SIDES = tuple(names.SIDE_CODES)


class Shaft(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile of a mine: its openings as they lie; `alone` is what it yields now by itself.

    `yields` is what it yields by value of a foreman; `unfinished` are sides, `missing` the
    utilities that it lacks, `cut_off` says that no tunnel leads from it to the entrance.
    """

    cell: str
    kind: str
    openings: str
    alone: int
    yields: Numbers
    unfinished: str = ""
    missing: tuple[str, ...] = ()
    cut_off: bool = False

    @property
    def connected(self) -> bool:
        """Whether tunnels lead from it to the entrance."""
        return not self.cut_off

    @property
    def utilities(self) -> tuple[str, ...]:
        """The utilities that lie on it."""
        return tuple(name for name in names.TYPE_NAMES if name not in self.missing)


class Token(msgspec.Struct, frozen=True, omit_defaults=True):
    """A foreman on a space; `value` is None if this seat may not see it.

    `dear` marks a cell whose price was settled when foremen were placed.
    """

    space: str
    value: int | None
    dear: bool = False


class Company(PlayerFields, frozen=True, omit_defaults=True):
    """All that one player has. `earnings` is None while the marker is off the track.

    `cash`, `hand` and `in_hand` (the number of foremen) are None where this seat may not see them.
    `fee_band` is the place in `printed.fee_bands` where the marker lies, `hundreds` the hundreds
    of its earnings. `full_tiles` have all utilities, `open_ends` are unfinished tunnels.
    """

    earnings: int | None
    fee: int
    mine: tuple[Shaft, ...]
    foremen: tuple[Token, ...]
    inspection: Inspection
    stored_total: int
    full_tiles: int
    open_ends: int
    cash: int | None = None
    place_drawn: int | None = None
    fee_band: int | None = None
    hundreds: int = 0
    hand: Numbers | None = None
    in_hand: int | None = None
    tavern: bool = False
    church: bool = False


class Table(CoalCountryStateFields, frozen=True):
    """What the viewer sees now. (CC-18, CC-31, CC-93)"""

    rounds: int
    earnings_order: Numbers
    pending: tuple[Pending, ...]
    coal_price: int
    stockpile: int
    permits: Numbers
    turned_up: tuple[str | None, ...]
    pile: int
    companies: tuple[Company, ...]
    printed: Printed
    computed: Computed


class Memory(msgspec.Struct, frozen=True):
    """What a seat that forgets nothing also knows: cash, and what piles and hands hold.

    `hidden` are the values, by number, of the foremen of each seat that this seat has not seen.
    """

    cash: Numbers
    accounts: tuple[dict[str, int], ...]
    hidden: tuple[Numbers, ...]
    bag: Numbers
    used_cubes: Numbers
    stacks: dict[str, int]
    covered_tiles: dict[str, int]
    pile: Numbers
    removed: Numbers


CoalCountryView = View[Table, Memory]

CACHED = 5000
token_view = lru_cache(CACHED)(Token)
shaft_view = lru_cache(CACHED)(Shaft)
"""What comes again in nearly every view is made once."""


def build_view(known: CoalCountryState, seat: int | None) -> CoalCountryView:
    """Build the view of a seat, or of a spectator, from what it knows. (CC-18, CC-31)"""
    return View(
        game="coal_country",
        seats=int(known.seats),
        seat=seat,
        actors=tuple(known.actors()),
        table=table_view(known, seat),
        memory=memory_view(known),
        known=known,
    )


def table_view(known: CoalCountryState, seat: int | None) -> Table:
    """Show everything that lies open. (CC-18, CC-93)"""
    tiles = kinds_of(known.game)
    return Table(
        *coal_country_state_fields(known),
        rounds=known.components.rounds,
        earnings_order=tuple(economy.earnings_order(known)),
        pending=pending_decisions(known, DECISIONS),
        coal_price=brokers.market_price(known),
        stockpile=brokers.stockpile(known),
        permits=tuple(permits.tiles_left(known, n) for n in range(1, ids.NUMBERS + 1)),
        turned_up=tuple(tiles[top - 1] if top else None for top in known.turned_up),
        pile=known.piled,
        companies=tuple(company_view(known, owner, seat, tiles) for owner in known.players),
        printed=printed_of(known.components, tiles),
        computed=compute(known, seat),
    )


def company_view(
    known: CoalCountryState, owner: Player, seat: int | None, tiles: tuple[str, ...]
) -> Company:
    """Show what lies before one player; cash behind the screen. (CC-18)"""
    tables = known.components
    mine = owner.seat == seat
    secret = known.step == ids.PLACING and not mine
    earned = owner.earned
    shown = foremen_view(owner)
    mine_tiles = tuple(shaft_of(known, owner, cell, tiles) for cell in owner.mine.tile_cells)
    in_hand = total(owner.hand) if mine else tables.foremen_each - len(shown)
    return Company(
        *player_fields(owner),
        earnings=earned if earned >= 0 else None,
        fee=economy.fee(known, owner),
        mine=mine_tiles,
        foremen=shown,
        inspection=inspection_view(known, owner),
        stored_total=total(owner.stored),
        full_tiles=sum(not shaft.missing for shaft in mine_tiles),
        open_ends=inspection.open_tunnels(known, owner),
        cash=owner.cash if mine or tables.cash_shown or known.to_act == OVER else None,
        place_drawn=-earned if ids.NOT_DRAWN < earned < 0 else None,
        fee_band=band_at(tables, economy.earnings(owner)),
        hundreds=economy.earnings(owner) // HUNDRED,
        hand=None if secret else unpacked(owner.hand, VALUES),
        in_hand=None if secret and not tables.amok else in_hand,
        tavern=economy.is_active(owner, ids.TAVERN_BUILDING),
        church=economy.is_active(owner, ids.CHURCH_BUILDING),
    )


def shaft_of(known: CoalCountryState, owner: Player, cell: int, tiles: tuple[str, ...]) -> Shaft:
    """Show a tile of a mine."""
    kind = owner.mine.tile_on[cell] - 1
    connected = owner.mine.connected[cell] != 0
    return shaft_view(
        names.CELL_NAMES[cell],
        tiles[kind],
        "".join(chosen(SIDES, owner.mine.openings[cell])),
        mining.auto_production(known, owner, cell) if connected else 0,
        tile_yields(known, owner, cell),
        unfinished_sides(known, owner, cell),
        chosen(names.TYPE_NAMES, ids.ALL_TYPES & ~owner.mine.utilities_on[cell]),
        not connected,
    )


def band_at(tables: ComponentTables, earned: int) -> int | None:
    """Return which of the printed bands of the earnings track has this space. (CC-12)"""
    bands = enumerate(fee_bands(tables))
    return next((at for at, band in bands if band.first <= earned <= band.last), None)


def foremen_view(owner: Player) -> tuple[Token, ...]:
    """Show where foremen stand, as far as that is known. (CC-19, CC-31, CC-92)"""
    found = []
    for space, foreman in enumerate(owner.foreman_on):
        if not foreman:
            continue
        dear = space >= ids.FIRST_CELL and owner.dear[space - ids.FIRST_CELL] != 0
        for each in (foreman, foremen.second_on(owner, space)):
            if each:
                value = None if each == ids.UNKNOWN else each - 1
                found.append(token_view(names.SPACE_NAMES[space], value, dear))
    return tuple(found)


def memory_view(known: CoalCountryState) -> Memory:
    """Show what follows from all that was open: cash, values, piles. (CC-11, CC-13, CC-18)"""
    tiles = kinds_of(known.game)
    return Memory(
        cash=tuple(owner.cash for owner in known.players),
        accounts=tuple(scoring.breakdown(owner) for owner in known.players),
        hidden=tuple(
            unpacked(secrecy.hidden_values(known, owner), VALUES) for owner in known.players
        ),
        bag=tuple(known.bag),
        used_cubes=tuple(known.used_cubes),
        stacks=dict(zip(tiles[1:], known.in_stack[1:], strict=True)),
        covered_tiles={
            name: tiles for name, tiles in zip(tiles, known.buried, strict=True) if tiles
        },
        pile=tuple(known.pile),
        removed=tuple(known.removed),
    )
