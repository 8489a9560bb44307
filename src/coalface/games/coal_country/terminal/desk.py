"""The boss's desk of Coal Country: calendar, prices, market, permits, buildings, earnings track."""

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text as Line

from coalface.games.coal_country import ids
from coalface.games.coal_country.describe import asked_kind, earnings_order
from coalface.games.coal_country.generated import pending
from coalface.games.coal_country.names import BUILDING_NAMES, TYPE_NAMES
from coalface.games.coal_country.printed import FeeBand, fee_bands, fee_hundreds, kinds_of
from coalface.games.coal_country.rules import construction, economy, utilities
from coalface.games.coal_country.state import CoalCountryState
from coalface.games.coal_country.terminal.pieces import (
    CUBE_SIGNS,
    CUBE_STYLES,
    MONEY,
    TYPE_STYLES,
    fees,
    money,
    stored,
)
from coalface.games.coal_country.view import Company
from coalface.games.coal_country.words import MINUS, shape_of, yields
from coalface.terminal.boards import Scene
from coalface.terminal.pieces import DIM, HEADING, join, seat_mark, styled

GAP = "   "
SHAPES = {"dead-end": "╵", "straight": "│", "bend": "└", "tee": "┴", "cross": "┼"}


def draw_title(scene: Scene, known: CoalCountryState) -> RenderableType:
    """The game, its variants, the round and the area."""
    table, text = scene.view.table, scene.text
    parts = [text.say("cc-title")]
    parts += [text.say("cc-short-reformed")] if known.components.reformed else []
    parts += [text.say("cc-short-amok")] if known.components.amok else []
    parts.append(text.say("cc-short-round", round=table.round, rounds=table.rounds))
    title = styled(" · ".join(parts), HEADING)
    title.append(f" · {text.say(f'cc-step-{table.step}')}")
    return Rule(title, align="left", style=DIM)


def draw_desk(scene: Scene, known: CoalCountryState) -> list[RenderableType]:
    """All that lies on the desk, a line a thing."""
    return [
        draw_coal(scene, known),
        draw_market(scene, known),
        draw_permits(scene, known),
        *draw_buildings(scene, known),
        draw_track(scene, known),
    ]


def headed(scene: Scene, key: str) -> Line:
    """The heading of a line."""
    return styled(scene.text.say(key) + " ", HEADING)


def plus(count: int) -> str:
    """A part of a sum, with its sign."""
    return f"{MINUS if count < 0 else '+'}{abs(count)}"


def draw_coal(scene: Scene, known: CoalCountryState) -> Line:
    """Market cubes, and the market price of coal as a sum. (CC-9, CC-42)"""
    table, text, tables = scene.view.table, scene.text, known.components
    line = headed(scene, "cc-short-coal-price")
    line.append_text(money(scene, table.coal_price))
    steps = table.stockpile // tables.coal_per_step
    stock = text.say("cc-short-stockpile", count=table.stockpile)
    line.append(f" = {tables.coal_price} {MINUS}{steps} {stock}", "")
    if not tables.reformed:
        line.append(f" {plus(table.gauge)} {text.say('cc-short-market')}", "")
    if tables.coal_price - steps + table.gauge < table.coal_price:
        line.append(f", {text.say('cc-short-floor')}", DIM)
    if table.cubes:
        line.append(GAP).append_text(headed(scene, "cc-short-cubes"))
        cubes = [styled(CUBE_SIGNS[cube], CUBE_STYLES[cube]) for cube in table.cubes]
        line.append_text(join(cubes, "")).append(f" → {plus(table.gauge) if table.gauge else 0}")
    return line


def draw_market(scene: Scene, known: CoalCountryState) -> Line:
    """Utilities on the market, and what a cube costs. (CC-58)"""
    table, text = scene.view.table, scene.text
    line = headed(scene, "cc-short-utilities")
    offered = [
        styled(f"{text.say(f'cc-type-{type}')} {count}", TYPE_STYLES[type] if count else DIM)
        for type, count in zip(TYPE_NAMES, table.market, strict=True)
    ]
    line.append_text(join(offered, " · "))
    price = text.say("cc-short-a-cube", fees=fees(scene, utilities.cube_fees(known)))
    line.append(f"  {price}", MONEY)
    line.append(f"{GAP}{text.say('cc-short-supply')} ", DIM)
    return line.append_text(stored(scene, table.supply))


def draw_permits(scene: Scene, known: CoalCountryState) -> Line:
    """The permit stacks, tiles that lie face up, and what an incentive costs. (CC-49, CC-93)"""
    table, text = scene.view.table, scene.text
    line = headed(scene, "cc-short-permits")
    stacks = []
    for number, (left, top) in enumerate(zip(table.permits, table.turned_up, strict=True), 1):
        stack = styled(str(number), "bold").append(
            f" \N{MULTIPLICATION SIGN}{left}", "" if left else DIM
        )
        if top is not None:
            stack.append(f" ({draw_face(known, top)})", DIM)
        stacks.append(stack)
    line.append_text(join(stacks, " · "))
    each = known.components.incentive_fees + table.gauge
    return line.append(f"  {text.say('cc-short-an-incentive', fees=fees(scene, each))}", MONEY)


def draw_face(known: CoalCountryState, name: str) -> str:
    """A tile that lies face up: its shape as a sign, and its coal."""
    kind = kinds_of(known.game).index(name)
    return f"{SHAPES[shape_of(known.components, kind)]} {yields(known.components, kind)}"


def draw_buildings(scene: Scene, known: CoalCountryState) -> list[Line]:
    """The two rows of the construction company with their prices. (CC-64)"""
    table, text = scene.view.table, scene.text
    lines = []
    for row, (key, shown) in enumerate(
        (("cc-short-new-row", table.top_row), ("cc-short-old-row", table.bottom_row))
    ):
        line = headed(scene, key)
        prices = [draw_building(scene, known, name, row) for name in shown]
        line.append_text(join(prices, " · ") if prices else styled(text.say("none"), DIM))
        if row == 1:
            line.append(f"  {text.say('cc-short-pile')} {table.pile}", DIM)
        lines.append(line)
    return lines


def draw_building(scene: Scene, known: CoalCountryState, name: str, row: int) -> Line:
    """A building and its market price in fees; for the player who is asked, in dollars."""
    building = BUILDING_NAMES.index(name)
    line = Line(scene.text.say(f"cc-building-{name}") + " ")
    buyer = asked_kind(known, pending.BUILD)
    if buyer is None:
        market = construction.building_fees(known, building, row, ids.FAIR)
        return line.append(scene.text.say("cc-short-fees", count=int(market)), MONEY)
    owed = construction.building_fees(known, building, row, pending.influence(known))
    return line.append_text(money(scene, int(owed * economy.fee(known, known.players[buyer]))))


def draw_track(scene: Scene, known: CoalCountryState) -> Line:
    """The earnings track by fee, from the lowest marker to beyond the highest. (CC-12, CC-16)"""
    companies: tuple[Company, ...] = scene.view.table.companies
    line = headed(scene, "cc-short-track")
    off = [s for s in earnings_order(scene.view.table) if companies[s].earnings is None]
    if off:
        line.append_text(styled(scene.text.say("cc-short-off-track") + " ", DIM))
        line.append_text(join([seat_mark(seat) for seat in off], "")).append(" ")
    bands = shown_bands(known, max([c.earnings or 0 for c in companies]))
    lowest = min([c.earnings or 0 for c in companies])
    shown = [band for band in bands if band.last >= lowest]
    return line.append_text(join([draw_band(scene, band) for band in shown], " "))


def shown_bands(known: CoalCountryState, highest: int) -> list[FeeBand]:
    """Stretches of the track with one fee: first and last space, and the fee; one too many."""
    bands = (*fee_bands(known.components), *fee_hundreds(known.components))
    beyond = [band for band in bands if band.first > highest]
    return [band for band in bands if band.first <= highest] + beyond[:1]


def draw_band(scene: Scene, band: FeeBand) -> Line:
    """A stretch of the track: its spaces, its fee, the markers on it from the lowest up."""
    line = styled(f"[{band.first}\N{EN DASH}{band.last} ", DIM).append_text(money(scene, band.fee))
    earned = [(c.earnings, seat) for seat, c in enumerate(scene.view.table.companies)]
    there = [(e, seat) for e, seat in earned if e is not None and band.first <= e <= band.last]
    for earnings, seat in sorted(there):
        line.append(" ").append_text(seat_mark(seat)).append(str(earnings))
    return line.append("]", DIM)
