"""What happens in a record of Coal Country that is rare or easily missed, by name."""

from collections.abc import Iterator

from coalface.core.contract import Event
from coalface.core.record import Record, Step
from coalface.core.registry import game_spec
from coalface.games.coal_country.events import EVENTS
from coalface.games.coal_country.names import BUILDING_NAMES, SPACE_NAMES
from coalface.games.coal_country.view import CoalCountryView, Company, Table

HUNDRED = 100
NUMBERS = 4
OPTIONS = {option.name: option.default for option in game_spec("coal_country").options}
FIRST_PLAYABLE = BUILDING_NAMES.index("village-store")

ALL = frozenset(
    {
        *EVENTS,
        *(f"option: {name}" for name in OPTIONS),
        *("option: both variants", "option: 2 seats", "option: 3 seats", "option: 4 seats"),
        *(f"built: {name}" for name in BUILDING_NAMES),
        *(f"visited: {name}" for name in BUILDING_NAMES[FIRST_PLAYABLE:]),
        *(f"permit: {number}" for number in range(1, NUMBERS + 1)),
        *("gauge: -1", "gauge: 0", "gauge: 1", "bag: refilled"),
        *("placed: two individuals", "placed: a tandem", "placed: half a tandem"),
        *("penalty: in full", "penalty: all there is", "penalty: with nothing to pay"),
        *("mined: nothing", "mined: half", "church: chosen", "church: offered to one miner"),
        *("kept: all that can be", "kept: less than can be", "kept: nothing on purpose"),
        *("rules: 1", "rules: 2"),
        *("sold: for 0", "sold: nothing on purpose", "sold: part", "sold: side asked"),
        *("marker: above", "marker: below", "marker: over 100"),
        *("permit: free", "permit: dear", "permit: stack used up", "permit: office empty"),
        *("laid: apart", "laid: on a tile", "laid: tiles cut off", "laid: 3 in a round"),
        *(
            "bought: nothing on purpose",
            "bought: more than can be installed",
            "bought: market empty",
        ),
        *("company: pile used up", "company: shuffled again", "company: free of charge"),
        *("cleared: 4", "stored: to the last", "kept: 5 coal", "swapped: all of a visit"),
        *("inspected: fine", "inspected: bonus", "inspected: not in full"),
        *("end: no money", "end: even money, more tiles", "end: shared victory"),
    }
)


def facts(record: Record) -> set[str]:
    """All that this record shows."""
    game = record.game
    found = {f"option: {name}" for name in OPTIONS if game.options[name] != OPTIONS[name]}
    if game.options["reformed"] and game.options["amok"]:
        found.add("option: both variants")
    found.add(f"rules: {game.version}")
    before = record.state(0)
    found.add(f"option: {before.seats} seats")
    view: CoalCountryView = before.view(None)
    table = view.table
    laid = [0] * before.seats
    for step in record.replay():
        notation = str(game.moves[step.move])
        seen: CoalCountryView = step.state.view(None)
        after = seen.table
        if sum(seen.memory.bag) > sum(view.memory.bag):
            found.add("bag: refilled")
        view = seen
        found.update(event.key for event in step.events)
        found.update(_by_event(step.events, table))
        found.update(_by_move(table, after, step, notation))
        found.update(_by_table(table, after))
        laid = [0] * len(laid) if after.round != table.round else laid
        if notation.startswith("lay/"):
            laid[step.actor] += 1
            if max(laid) == 3:
                found.add("laid: 3 in a round")
        table, state = after, step.state
    found.update(_at_the_end(state.scores(), state.standing()))
    return found


def _by_event(events: list[Event], table: Table) -> Iterator[str]:
    """What the arguments of events tell."""
    for event in events:
        args = event.args
        if event.key == "cc.gauge.set":
            yield f"gauge: {args[0]}"
        elif event.key == "cc.penalty":
            fees, dollars = args
            full = dollars == fees * table.companies[event.seat].fee
            yield "penalty: in full" if full else "penalty: all there is"
            if dollars == 0:
                yield "penalty: with nothing to pay"
        elif event.key == "cc.tile.mined":
            if args[2] == 0:
                yield "mined: nothing"
            elif not _is_supplied(table.companies[event.seat], SPACE_NAMES[args[0]]):
                yield "mined: half"
        elif event.key == "cc.marker.moved" and args[0] >= HUNDRED:
            yield "marker: over 100"
        elif event.key == "cc.built":
            yield f"built: {BUILDING_NAMES[args[0]]}"
            if args[2] == 0:
                yield "company: free of charge"
        elif event.key == "cc.inspected":
            fees, dollars = args
            yield "inspected: fine" if fees > 0 else "inspected: bonus"
            if fees > 0 and -dollars < fees * 5:
                yield "inspected: not in full"
        elif event.key == "cc.cleared" and args[0] == 4:
            yield "cleared: 4"


def _is_supplied(company: Company, cell: str) -> bool:
    """Has the tile on a cell all its utilities?"""
    return any(shaft.cell == cell and len(shaft.utilities) == 3 for shaft in company.mine)


def _by_move(table: Table, after: Table, step: Step, notation: str) -> Iterator[str]:
    """What a move does in the table before it."""
    kind, _, rest = notation.partition("/")
    asked = table.pending[-1] if table.pending else None
    company = table.companies[step.actor] if step.actor >= 0 else table.companies[0]
    keys = [event.key for event in step.events]
    asked_to_sell = step.actor if kind == "sell" else None
    for event in step.events:
        unsold = event.key == "cc.sold.none" and after.companies[event.seat].coal > 0
        if unsold and event.seat != asked_to_sell:
            yield "sold: for 0"
    if asked is not None and asked.kind == "bless":
        miners = {shaft.cell for shaft in company.mine} & {on.space for on in company.foremen}
        if len(miners) == 1:
            yield "church: offered to one miner"
    if kind == "church":
        yield "church: chosen"
    elif kind == "keep" and asked is not None:
        kept = int(rest)
        if kept == asked.args["limit"]:
            yield "kept: all that can be"
        else:
            yield "kept: less than can be" if kept else "kept: nothing on purpose"
    elif kind == "permit":
        yield f"permit: {rest[-1]}"
        paid = next(event.args[2] for event in step.events if event.key == "cc.permit.paid")
        yield "permit: free" if paid == 0 else "permit: dear"
    elif kind == "lay":
        yield from _laid(table, after, step.actor, keys)
    elif kind == "take":
        counts = [int(count) for count in rest.split(".")]
        if max(counts) > 1:
            yield "bought: more than can be installed"
        if sum(counts) == 0:
            yield "bought: nothing on purpose"
    elif kind == "sell":
        sold = int(rest)
        if sold < company.coal:
            yield "sold: part" if sold else "sold: nothing on purpose"
        if after.pending and after.pending[-1].kind == "side":
            yield "sold: side asked"
    elif kind in ("above", "below"):
        yield f"marker: {kind}"
    elif kind == "install" and asked is not None and asked.kind == "store":
        if asked.args["limit"] == 1 and "cc.storage.left" in keys:
            yield "stored: to the last"
    elif kind == "swap" and asked is not None and asked.args["swaps"] == 1:
        yield "swapped: all of a visit"


def _laid(table: Table, after: Table, seat: int, keys: list[str]) -> Iterator[str]:
    """Where a tile came to lie."""
    was = {shaft.cell for shaft in table.companies[seat].mine if shaft.connected}
    mine = after.companies[seat].mine
    if any(shaft.cell in was and not shaft.connected for shaft in mine):
        yield "laid: tiles cut off"
    if any(not shaft.connected for shaft in mine):
        yield "laid: apart"
    if "cc.tile.covered" in keys:
        yield "laid: on a tile"


def _by_table(table: Table, after: Table) -> Iterator[str]:
    """What the table shows by itself."""
    if any(left == 0 for left in after.permits):
        yield "permit: stack used up"
    if sum(after.permits) == 0:
        yield "permit: office empty"
    if after.pile == 0:
        yield "company: pile used up"
    if table.pile == 0 and after.pile > 0:
        yield "company: shuffled again"
    if after.step == "supplying" and sum(after.market) == 0:
        yield "bought: market empty"
    for company, before in zip(after.companies, table.companies, strict=True):
        tandem = [token.space for token in before.foremen].count("tandem")
        if tandem == 1 and table.step == "placing" and after.step != "placing":
            yield "placed: half a tandem"
        spaces = [token.space for token in company.foremen]
        yield from _places(spaces)
        if after.round > table.round and company.coal == 5:
            yield "kept: 5 coal"


def _places(spaces: list[str]) -> Iterator[str]:
    """Foremen of the market, and in the village."""
    if spaces.count("market") == 2:
        yield "placed: two individuals"
    if spaces.count("tandem") == 2:
        yield "placed: a tandem"
    for name in BUILDING_NAMES[FIRST_PLAYABLE:]:
        if name in spaces:
            yield f"visited: {name}"


def _at_the_end(scores: list[int], standing: list[list[int]]) -> Iterator[str]:
    """How a game ended."""
    if 0 in scores:
        yield "end: no money"
    if len(standing[0]) > 1:
        yield "end: shared victory"
    first = standing[0][0]
    if len(standing[0]) == 1 and scores.count(scores[first]) > 1:
        yield "end: even money, more tiles"
