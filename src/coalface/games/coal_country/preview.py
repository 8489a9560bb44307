"""What previews of Coal Country show, the most important first."""

from collections.abc import Iterator
from typing import Any

from coalface.core.messages import message
from coalface.core.preview import Change, Happening, Number, Outcome, PreviewTable, at
from coalface.core.tables import Words
from coalface.games.coal_country import ids, names
from coalface.games.coal_country.rules import construction, economy
from coalface.games.coal_country.state import CoalCountryState
from coalface.games.coal_country.view import Shaft
from coalface.games.coal_country.words import counts_in

PLACED = ("cc.placed.value", "cc.placed")
LAID = "cc.tile.laid"
ENDED = ("cc.committed", "cc.passed")
EXPLAINED = ("village-store", "doctors-office", "tavern", "church")
"""Spaces whose worth is no number: previews say what a foreman does there."""
BOUGHT = "cc.bought"
BUILT = "cc.built"
INSTALLED = "cc.installed"


def foretold(outcome: Outcome) -> Iterator[Change]:
    """Yield what a foreman would do where he is placed, and whether a tile would be of use."""
    yield from placement(outcome)
    yield from connection(outcome)
    yield from supply(outcome)
    yield from installation(outcome)
    yield from construction_effect(outcome)
    yield from ending(outcome)


def ending(outcome: Outcome) -> Iterator[Change]:
    """Yield what comes of it once all have finished: a fine, coal and refuse. (CC-20, CC-40)"""
    if not any(event.key in ENDED and event.seat == outcome.seat for event in outcome.events):
        return
    table = outcome.before.table
    company, due = table.companies[outcome.seat], fine(table, outcome.seat)
    if due:
        yield number(outcome, "dollar", "cash", company.cash, company.cash - due)
    outlook, mined = table.computed.outlook, outcome.after.table.companies[outcome.seat].coal
    if outlook is None or mined != company.coal:
        return
    left = max(company.refuse + outlook.refuse - outlook.cleared, 0)
    if outlook.coal != company.coal:
        yield number(outcome, "coal", "coming-coal", company.coal, outlook.coal)
    if left != company.refuse:
        yield number(outcome, "refuse", "coming-refuse", company.refuse, left)


def number(outcome: Outcome, icon: str, key: str, before: int, after: int) -> Change:
    """Return a number of one's own that a move changes."""
    return Change("number", icon, Words(f"cc-change-{key}"), outcome.seat, before, after)


def connection(outcome: Outcome) -> Iterator[Change]:
    """Yield whether tunnels would lead from the entrance to a tile that is laid. (CC-37)"""
    laid = [event for event in outcome.events if event.key == LAID]
    if not laid or laid[0].seat != outcome.seat:
        return
    cell = names.SPACE_NAMES[laid[0].args[0]]
    mine = outcome.after.table.companies[outcome.seat].mine
    is_connected = any(shaft.cell == cell and shaft.connected for shaft in mine)
    key, icon = ("connected", "check") if is_connected else ("cut-off", "nolink")
    yield Change("event", icon, Words(f"cc-change-{key}"), outcome.seat)


def permit_price(dollars: tuple[int, ...]) -> Words:
    """Return what the four sizes of a permit cost a foreman who waits for one. (CC-49, CC-50)"""
    free, most = dollars.count(0), ("dollars", dollars[-1])
    if free == len(dollars):
        return Words("cc-change-permit-free")
    if free:
        return message("cc-change-permit-partly", sizes=("count", free), most=most)
    return message("cc-change-permit-price", least=("dollars", dollars[0]), most=most)


def fine(table: Any, seat: int) -> int | None:
    """Return what the foremen left in hand would cost: not more than there is. (CC-17, CC-20)"""
    outlook, cash = table.computed.outlook, table.companies[seat].cash
    return None if outlook is None or cash is None else min(outlook.unplaced_dollars, cash)


def placement(outcome: Outcome) -> Iterator[Change]:
    """Yield what a foreman would do where he is placed, if no number says it."""
    placed = [event for event in outcome.events if event.key in PLACED]
    if not placed or placed[0].seat != outcome.seat:
        return
    seat, space = outcome.seat, names.SPACE_NAMES[placed[0].args[0]]
    before, after = outcome.before.table.computed, outcome.after.table.computed
    price = after.broker_price
    if price is not None and price != before.broker_price:
        words = message("cc-change-broker", price=("dollars", price))
        yield Change("event", "dollar", words, seat)
    for found in after.around:
        if found.cell == space and found.dollars:
            yield Change("event", "dollar", permit_price(found.dollars), seat)
    if space == "construction":
        yield Change("event", "build", building_price(outcome), seat)
    if space == "tandem":
        yield from pair(outcome)
    if space in EXPLAINED:
        yield Change("event", "foreman", Words(f"cc-change-{space}"), seat)


def building_price(outcome: Outcome) -> Words:
    """Return what the cheapest building costs the foreman at the company now. (CC-64)"""
    state = outcome.state
    assert isinstance(state, CoalCountryState)
    player = state.players[outcome.seat]
    found = economy.trade_influence(player, player.foreman_on[ids.CONSTRUCTION] - 1)
    fees = [
        construction.building_fees(state, building, row, found)
        for row in range(ids.ROWS)
        for building, copies in enumerate(state.row(row))
        if copies and not construction.holds(player, building)
    ]
    if not fees:
        return Words("cc-change-no-building")
    least = int(min(fees) * economy.fee(state, player))
    saved = int(state.components.inspect_building)
    free = "-free" if least == 0 else ""
    return message(f"cc-change-building{free}", dollars=("dollars", least), fees=("fees", saved))


def pair(outcome: Outcome) -> Iterator[Change]:
    """Yield with which influence a tandem buys, or that its second is lacking. (CC-26, CC-56)"""
    state = outcome.state
    assert isinstance(state, CoalCountryState)
    player = state.players[outcome.seat]
    pair = (player.foreman_on[ids.TANDEM], player.tandem_second)
    if not all(pair):
        yield Change("event", "people", Words("cc-change-half-pair"), outcome.seat)
    else:
        total = sum(int(economy.trade_influence(player, foreman - 1)) for foreman in pair)
        words = message("cc-change-pair", value=("count", total))
        yield Change("event", "people", words, outcome.seat)


def supply(outcome: Outcome) -> Iterator[Change]:
    """Yield how many of the cubes that are bought the tiles of a mine lack. (CC-59)"""
    bought = [event for event in outcome.events if event.key == BOUGHT]
    if not bought or bought[0].seat != outcome.seat:
        return
    mine = outcome.before.table.companies[outcome.seat].mine
    counts = counts_in(bought[0].args[0], ids.TYPES)
    useful = sum(
        min(count, sum(type in shaft.missing for shaft in mine))
        for type, count in zip(names.TYPE_NAMES, counts, strict=True)
    )
    yield Change("number", "plug", Words("cc-change-useful"), outcome.seat, 0, useful)


def installation(outcome: Outcome) -> Iterator[Change]:
    """Yield what the tiles that get cubes give then, or what they still lack. (CC-35, CC-36)"""
    own = [event for event in outcome.events if event.key == INSTALLED]
    cells = {names.CELL_NAMES[event.args[1]] for event in own if event.seat == outcome.seat}
    for tile in outcome.after.table.companies[outcome.seat].mine:
        if tile.cell in cells:
            yield Change(
                "event", "check" if not tile.missing else "util", tile_words(tile), outcome.seat
            )


def tile_words(tile: Shaft) -> Words:
    """Return what a tile gives by itself and to a 4, or why it does not. (CC-35, CC-36)"""
    if tile.missing:
        return message("cc-change-lacking", types=("type-list", " ".join(tile.missing)))
    if tile.cut_off:
        return Words("cc-change-supplied-cut-off")
    alone, mined = ("coal", tile.alone), ("count", tile.yields[ids.STRONGEST])
    return message("cc-change-supplied", alone=alone, mined=mined)


def construction_effect(outcome: Outcome) -> Iterator[Change]:
    """Yield what a new building of one's own is good for. (CC-65)"""
    for event in outcome.events:
        if event.key == BUILT and event.seat == outcome.seat:
            building = names.BUILDING_NAMES[event.args[0]]
            yield Change("event", "build", Words(f"cc-change-built-{building}"), outcome.seat)


PREVIEW = PreviewTable(
    prefix="cc",
    special=foretold,
    rows=(
        Number("cash", "dollar", at("companies.*.cash")),
        Number("dug", "coal", at("computed.outlook.dug"), others=False),
        Number("left-refuse", "refuse", at("computed.outlook.refuse"), others=False),
        Number("to-buy", "util", at("computed.outlook.cubes"), others=False),
        Number("permits", "permit", at("computed.outlook.permits"), others=False),
        Number("to-clear", "refuse", at("computed.outlook.cleared"), others=False),
        Number("to-install", "storage", at("computed.outlook.installed"), others=False),
        Number("coal", "coal", at("companies.*.coal")),
        Number("refuse", "refuse", at("companies.*.refuse")),
        Number("fee", "fee", at("companies.*.fee")),
        Number("stored", "storage", at("companies.*.stored_total")),
        Number("full-tiles", "check", at("companies.*.full_tiles")),
        Number("buildings", "build", at("companies.*.buildings")),
        Number("open-ends", "track", at("companies.*.open_ends")),
        Number("tiles", "tile", at("companies.*.tiles_laid")),
        Happening("cc.built.over", "build", by_others=False),
        Happening("cc.denied", "no", by_others=False),
        Happening("cc.swapped", "storage", by_others=False),
        Happening("cc.church.helped", "coal", by_others=False),
        Happening("cc.permit.paid", "permit", by_others=False),
        Happening("cc.permit.declined", "no", by_others=False),
        Happening("cc.penalty", "fee", by_others=False),
        Happening("cc.sold.none", "no", by_others=False),
        Happening("cc.bought.none", "no", by_others=False),
        Happening("cc.built.none", "no", by_others=False),
        Happening("cc.install.declined", "storage", by_others=False),
        Happening("cc.church.declined", "no", by_others=False),
        Happening("cc.cleared", "refuse", by_others=False),
        Happening("cc.coal.lost", "no", by_others=False),
        Number("earnings", "earn", at("companies.*.earnings"), others=False),
        Number("unplaced", "fee", fine, others=False),
        Happening("cc.committed", "check", by_others=False),
        Happening("cc.passed", "pause", by_others=False),
        Number("inspection", "search", at("companies.*.inspection.dollars"), others=False),
        Happening(LAID, "tile", by_others=False),
        Number("in-hand", "foreman", at("companies.*.in_hand"), others=False),
    ),
    sources={
        "order": "start",
        "market": "dollar",
        "company": "factory",
        "permit-1": "tile",
        "permit-2": "tile",
        "permit-3": "tile",
        "permit-4": "tile",
    },
    left=("commit",),
    revealed={"cc.opened": "foreman", "cc.unplaced": "foreman", "cc.revealed": "foreman"},
    reasons=(
        "cash",
        "-fee",
        "-refuse",
        "dug",
        "broker",
        "full-tiles",
        "useful",
        "buildings",
        "tiles",
        "lacking",
        "church-helped",
        "permit-paid",
        "permit-free",
        "permit-partly",
        "permit-price",
        "to-buy",
        "pair",
        "to-install",
        "to-clear",
        "building",
        "building-free",
        "tavern",
        "church",
        "village-store",
        "-unplaced",
        "doctors-office",
        "sold-none",
        "permit-declined",
        "built-none",
        "install-declined",
        "committed",
    ),
)
