"""A view of Coal Country in words: sections and tables of keys and arguments.

Prices and the inspection are computed by the rules, from what the seat knows.
"""

from coalface.core.contract import CHANCE
from coalface.core.messages import count_cell, message
from coalface.core.tables import Section, Words
from coalface.games.coal_country import ids, names
from coalface.games.coal_country.describe_asked import describe_asked, describe_openings
from coalface.games.coal_country.generated import pending
from coalface.games.coal_country.outlook import expected_coal
from coalface.games.coal_country.rules import construction, economy, permits, utilities
from coalface.games.coal_country.state import CoalCountryState
from coalface.games.coal_country.view import CoalCountryView, Company, Shaft, Table
from coalface.games.coal_country.words import HIDDEN, less, listed, signed, thing


def describe(known: CoalCountryState, view: CoalCountryView) -> tuple[Section, ...]:
    """The position as this seat sees it; `known` is what it knows."""
    seats = range(view.seats)
    return (
        describe_turn(known, view),
        describe_prices(known, view.table),
        describe_market(view.table),
        describe_permits(view.table),
        *describe_offers(known, view),
        describe_construction(known, view),
        describe_companies(view),
        *(describe_company(known, view, seat) for seat in seats),
    )


# The turn and the prices


def describe_turn(known: CoalCountryState, view: CoalCountryView) -> Section:
    """Round and area, market cubes, the earnings order, who must decide, and what."""
    table = view.table
    lines = [message("cc-round-of", round=("count", table.round), rounds=("count", table.rounds))]
    if known.components.reformed:
        lines.append(Words("cc-line-reformed"))
    if known.components.amok:
        lines.append(Words("cc-line-amok"))
    lines.append(thing("step", table.step))
    if not view.actors:
        return Section(Words("cc-title"), tuple(lines))
    order = earnings_order(table)
    if order:
        lines.append(message("cc-line-order", order=("seat-list", " ".join(map(str, order)))))
    if table.finished:
        seats = " ".join(map(str, table.finished))
        lines.append(message("cc-line-finished", seats=("seat-list", seats)))
    lines += [message("turn-of", name=("seat", actor)) for actor in view.actors]
    if view.actors != (CHANCE,):
        lines += describe_asked(known, view)
        lines += describe_openings(known)
    return Section(Words("cc-title"), tuple(lines))


def earnings_order(table: Table) -> tuple[int, ...]:
    """The seats by reported earnings, those off the track in the order drawn; () if not drawn."""
    for company in table.companies:
        if company.earnings is None and company.place_drawn is None:
            return ()
    return table.earnings_order


def describe_prices(known: CoalCountryState, table: Table) -> Section:
    """Every price of this round as a sum. (CC-42, CC-49, CC-58, CC-64)"""
    tables = known.components
    lines = []
    if table.cubes:
        cubes = ("colour-list", " ".join(table.cubes))
        lines.append(message("cc-line-cubes", cubes=cubes, gauge=("gauge", table.gauge)))
    lines.append(coal_price(known, table))
    market = signed(table.gauge)
    for key, base, each in (
        ("cc-line-utility-price", tables.utility_fees, utilities.cube_fees(known)),
        ("cc-line-incentive-price", tables.incentive_fees, tables.incentive_fees + table.gauge),
    ):
        lines.append(message(key, fees=("fees", each), base=("count", base), market=market))
    lines.append(Words("cc-line-incentives-amok" if tables.amok else "cc-line-incentives"))
    lines.append(message("cc-line-building-price", market=market))
    lines.append(Words("cc-line-foreman-price"))
    return Section(Words("cc-head-prices"), tuple(lines))


def coal_price(known: CoalCountryState, table: Table) -> Words:
    """The market price of coal as a sum; it does not fall below 1. (CC-42)"""
    tables = known.components
    return message(
        "cc-line-coal-floor" if table.computed.is_least_price else "cc-line-coal-price",
        price=("dollars", table.coal_price),
        base=("count", tables.coal_price),
        steps=less(table.computed.price_steps),
        stock=("count", table.stockpile),
        market=signed(table.gauge),
    )


# The desk board


def describe_market(table: Table) -> Section:
    """Utilities on the market and in the general supply."""
    rows = tuple(
        (thing("type", name), count_cell(table.market[type]), count_cell(table.supply[type]))
        for type, name in enumerate(names.TYPE_NAMES)
    )
    columns = tuple(Words(f"cc-head-{name}") for name in ("utility", "market", "supply"))
    return Section(Words("cc-head-utilities"), (), columns, rows)


def describe_permits(table: Table) -> Section:
    """The stacks of the permit office; top tiles where they lie face up. (CC-93)"""
    rows = tuple(
        (
            count_cell(place + 1),
            count_cell(table.permits[place]),
            thing("tile", top) if top is not None else Words("cc-cell-face-down"),
        )
        for place, top in enumerate(table.turned_up)
    )
    columns = tuple(Words(f"cc-head-{name}") for name in ("number", "left", "top-tile"))
    return Section(Words("cc-head-permits"), (), columns, rows)


def asked_kind(known: CoalCountryState, kind: int) -> int | None:
    """The seat that is asked for this, if it is asked now."""
    return int(known.pending_seat) if known.pending_kind == kind else None


def describe_offers(known: CoalCountryState, view: CoalCountryView) -> list[Section]:
    """What each permit costs each waiting foreman of the player who is asked. (CC-50)"""
    seat = asked_kind(known, pending.PERMIT)
    if seat is None:
        return []
    player = known.players[seat]
    fee = economy.fee(known, player)
    rows = []
    for cell in player.mine.foreman_cells:
        if not permits.waits_at(player, cell):
            continue
        numbers = range(1, ids.NUMBERS + 1)
        costs = [permits.permit_fees(known, player, cell, n) * fee for n in numbers]
        found = permits.permit_influence(known, player, cell)
        owed = permits.declined_fees(known, player, cell)
        cells = [thing("dollars", cost) for cost in (*costs, owed * fee)]
        rows.append((thing("cell", cell), count_cell(found), *cells))
    heads = [message("cc-head-permit", number=("count", n)) for n in range(1, ids.NUMBERS + 1)]
    columns = (Words("cc-head-foreman"), Words("cc-head-influence"), *heads)
    heading = message("cc-head-offers", name=("seat", seat))
    return [Section(heading, (), (*columns, Words("cc-head-decline")), tuple(rows))]


def describe_construction(known: CoalCountryState, view: CoalCountryView) -> Section:
    """The buildings on display with their market price, and what the buyer would pay. (CC-64)"""
    table = view.table
    buyer = asked_kind(known, pending.BUILD)
    rows = []
    for row, shown in enumerate((table.top_row, table.bottom_row)):
        for name in shown:
            building = names.BUILDING_NAMES.index(name)
            cells = [thing("building", name), thing("row", names.ROW_NAMES[row])]
            cells.append(thing("fees", construction.building_fees(known, building, row, ids.FAIR)))
            if buyer is not None:
                fees = construction.building_fees(known, building, row, pending.influence(known))
                cells.append(thing("dollars", fees * economy.fee(known, known.players[buyer])))
            rows.append(tuple(cells))
    heads = ["building", "row", "market-price", *(["your-price"] if buyer is not None else [])]
    columns = tuple(Words(f"cc-head-{name}") for name in heads)
    pile = message("cc-line-pile", tiles=("count", table.pile))
    return Section(Words("cc-head-construction"), (pile,), columns, tuple(rows))


# The companies


def describe_companies(view: CoalCountryView) -> Section:
    """What can be counted of each company; cash only where it can be seen. (CC-18)"""
    rows = tuple(
        (
            message("cell-seat", seat=("seat", seat)),
            HIDDEN if company.cash is None else thing("dollars", company.cash),
            Words("cc-cell-off-track")
            if company.earnings is None
            else count_cell(company.earnings),
            thing("dollars", company.fee),
            count_cell(company.coal),
            count_cell(company.refuse),
            *(count_cell(count) for count in company.stored),
        )
        for seat, company in enumerate(view.table.companies)
    )
    heads = ("company", "cash", "earnings", "fee", "coal", "refuse", *names.TYPE_NAMES)
    columns = tuple(Words(f"cc-head-{name}") for name in heads)
    return Section(Words("cc-head-companies"), (), columns, rows)


def describe_company(known: CoalCountryState, view: CoalCountryView, seat: int) -> Section:
    """The village, the foremen and the mine of one player. (CC-31)"""
    company = view.table.companies[seat]
    vacant = int(construction.vacant_sites(known, known.players[seat]))
    buildings = ("building-list", " ".join(company.buildings))
    lines = [message("cc-line-village", buildings=buildings, vacant=("count", vacant))]
    if company.covered:
        covered = ("building-list", " ".join(company.covered))
        lines.append(message("cc-line-covered", buildings=covered))
    lines += describe_foremen(known, company)
    if seat == view.seat and known.step == ids.PLACING:
        alone, mined = expected_coal(known, known.players[seat])
        lines.append(message("cc-line-yield", alone=("count", alone), mined=("count", mined)))
    if company.tavern:
        lines.append(Words("cc-line-tavern"))
    if company.church:
        lines.append(Words("cc-line-church"))
    lines += describe_inspection(company)
    columns = tuple(
        Words(f"cc-head-{name}")
        for name in ("cell", "tile", "openings", "unfinished", "installed", "state")
    )
    rows = tuple(describe_shaft(shaft) for shaft in company.mine)
    return Section(message("cc-head-company-of", name=("seat", seat)), tuple(lines), columns, rows)


def describe_foremen(known: CoalCountryState, company: Company) -> list[Words]:
    """Foremen in hand and on spaces, as far as they can be seen. (CC-19, CC-31)"""
    lines = []
    if company.hand is not None and any(company.hand):
        values = " ".join(
            str(value) for value, count in enumerate(company.hand) for _ in range(count)
        )
        lines.append(message("cc-line-hand", values=("text", values)))
    elif company.in_hand is not None:
        lines.append(message("cc-line-in-hand", count=("count", company.in_hand)))
    elif known.step == ids.PLACING:
        lines.append(Words("cc-line-secret"))
    if company.foremen:
        tokens = " ".join(
            f"{token.space}:{'?' if token.value is None else token.value}"
            for token in company.foremen
        )
        lines.append(message("cc-line-placed", foremen=("token-list", tokens)))
    return lines


def describe_inspection(company: Company) -> list[Words]:
    """What the inspection would cost if it came now, as a sum. (CC-81, CC-89)"""
    found = company.inspection
    line = message(
        "cc-line-inspection",
        missing=("count", int(found.missing)),
        refuse=signed(found.refuse),
        tunnels=signed(found.tunnels),
        stored=less(-found.stored),
        buildings=less(-found.buildings),
        fees=("fees", found.fees),
        dollars=("change", -found.dollars),
    )
    return [line]


def describe_shaft(shaft: Shaft) -> tuple[Words, ...]:
    """One tile of a mine."""
    return (
        thing("cell", shaft.cell),
        thing("tile", shaft.kind),
        listed("side", tuple(shaft.openings)),
        listed("side", tuple(shaft.unfinished)),
        listed("type", shaft.utilities),
        Words("cc-cell-connected" if shaft.connected else "cc-cell-cut-off"),
    )
