"""What happens in a record of Ruhrschifffahrt that is rare or easily missed, by name."""

from collections.abc import Iterator

from coalface.core.contract import Event, State
from coalface.core.record import Record, Step
from coalface.games.ruhrschifffahrt.events import EVENTS
from coalface.games.ruhrschifffahrt.names import (
    BLACK_NAMES,
    COAL_NAMES,
    FACE_NAMES,
    HAULING_NAMES,
    OPTION_NAMES,
    POINT_NAMES,
    TERRITORY_NAMES,
    WHITE_NAMES,
)
from coalface.games.ruhrschifffahrt.view import Table

END_SOURCES = POINT_NAMES[POINT_NAMES.index("essen-set") :]
NOT_IN_THE_BOX = ("high_water_plus", "low_water_minus")
ROUND = 30
"""Past so many points the disc goes round."""

DEAREST = 5
"""The highest price of a warehouse in the port."""

PLACES = 3
"""Places of an export column."""

ALL = frozenset(
    {
        *EVENTS,
        *(f"option: {name}" for name in OPTION_NAMES),
        *(f"hauling action: {name}" for name in HAULING_NAMES),
        *(f"marker: {name}" for name in FACE_NAMES if name not in NOT_IN_THE_BOX),
        *(f"black: {name}" for name in BLACK_NAMES),
        *(f"white: {name}" for name in WHITE_NAMES),
        *(f"blank: {name}" for name in WHITE_NAMES),
        *(f"end: {name}" for name in END_SOURCES),
        *(f"removed: {coal} from {where}" for coal in COAL_NAMES for where in ("storage", "track")),
        *(f"depot: {territory}" for territory in TERRITORY_NAMES),
        *("levy: loan", "option: loan", "option: two loans", "option: hard loan", "option: waived"),
        *("lock: forced", "lock: forced on credit", "lock: forced and waived"),
        *("lock: two for one", "lock: forced, then a second", "lock: the last of all"),
        *("export: third place", "export: scored nothing", "port: dearest"),
        *("city: by the white marker", "city: muelheim", "port: by the white marker"),
        *(
            "sale: full area",
            "sale: nothing earned",
            "return: white",
            "return: other",
            "return: named",
        ),
        *("start: from the port", "purchases: debt repaid and built", "end: over 30"),
        *("inn: after the last turn", "variant: eighteen markers", "end: shared victory"),
    }
)


def facts(record: Record) -> set[str]:
    """All that this record shows."""
    found: set[str] = set()
    if record.game.options["eighteen_markers"]:
        found.add("variant: eighteen markers")
    before = record.state(0).clone()
    repaid = -1
    for step in record.replay():
        notation = str(before.game.moves[step.move])
        found.update(event.key for event in step.events)
        found.update(_named(step.events))
        found.update(_loans(step.events, notation))
        found.update(_purchases(before, step, notation))
        found.update(_sales(before, step, notation))
        if notation.startswith(("city/", "depot/", "port/")) and repaid == step.actor:
            found.add("purchases: debt repaid and built")
        repaid = step.actor if notation == "repay" else -1
        before = step.state.clone()
    if max(before.scores()) > ROUND:
        found.add("end: over 30")
    if len(before.standing()[0]) > 1:
        found.add("end: shared victory")
    return found


def _named(events: list[Event]) -> Iterator[str]:
    """Options, markers and sources of points by their names."""
    for event in events:
        number = event.args[0] if event.args else 0
        if event.key == "rs.option.chosen":
            yield f"option: {OPTION_NAMES[number]}"
        elif event.key == "rs.option.free":
            yield f"hauling action: {OPTION_NAMES[number]}"
        elif event.key == "rs.marker.drawn":
            yield f"marker: {FACE_NAMES[number]}"
        elif event.key == "rs.black.earned":
            yield f"black: {BLACK_NAMES[number]}"
        elif event.key == "rs.white.earned":
            yield f"white: {WHITE_NAMES[number]}"
        elif event.key == "rs.white.blank":
            yield f"blank: {WHITE_NAMES[number]}"
        elif event.key == "rs.end.scored":
            yield f"end: {POINT_NAMES[number]}"
        elif event.key == "rs.end.debt":
            yield "end: debt"
        elif event.key == "rs.option.skipped":
            yield "option: none"


def _loans(events: list[Event], notation: str) -> Iterator[str]:
    """Who borrows, for what, and who cannot."""
    keys = [event.key for event in events]
    if "rs.levy.thaler" in keys and "rs.loan.taken" in keys and not notation.startswith("option"):
        yield "levy: loan"
    if notation.startswith("option/"):
        if "rs.loan.taken" in keys:
            yield "option: loan"
        if keys.count("rs.loan.taken") == 2:
            yield "option: two loans"
        if "rs.loan.hard" in keys:
            yield "option: hard loan"
        if "rs.fee.waived" in keys:
            yield "option: waived"


def _purchases(before: State, step: Step, notation: str) -> Iterator[str]:
    """Locks that must be built, two for one, and what the white marker builds."""
    keys = [event.key for event in step.events]
    kind, _, place = notation.partition("/")
    table: Table = before.view(None).table
    asked = table.pending[-1].kind
    if kind == "lock":
        if asked == "forced-lock":
            yield "lock: forced"
            if "rs.loan.taken" in keys or "rs.loan.hard" in keys:
                yield "lock: forced on credit"
            if "rs.fee.waived" in keys:
                yield "lock: forced and waived"
            if step.state.view(None).table.pending[-1].kind == "second-lock":
                yield "lock: forced, then a second"
        if asked == "second-lock":
            yield "lock: two for one"
        if len(table.obstacles) == 1:
            yield "lock: the last of all"
    if kind == "depot":
        yield f"depot: {place}"
    if kind in ("city-cheap", "port-cheap"):
        yield f"{kind.removesuffix('-cheap')}: by the white marker"
        if place == "muelheim":
            yield "city: muelheim"
    if any(event.key == "rs.port.built" and event.args[1] == DEAREST for event in step.events):
        yield "port: dearest"


def _sales(before: State, step: Step, notation: str) -> Iterator[str]:
    """What a sale does not bring, where dice come from and go to, and exports."""
    table: Table = before.view(None).table
    keys = [event.key for event in step.events]
    if notation.startswith("sell/") and "rs.token.placed" not in keys:
        yield "sale: full area"
    if notation.startswith("start/") and table.players[step.actor].place == "ruhrort":
        yield "start: from the port"
    if notation.startswith("inn/") and table.phase == "inn":
        yield "inn: after the last turn"
    territories = {name: table.printed.river[name].territory for name in table.storages}
    kind, _, place = notation.partition("/")
    if kind == "return":
        home = territories[place]
        yield f"return: {'white' if home == 'mark' else 'named' if home == table.coat else 'other'}"
    if kind in ("remove", "remove-box"):
        white = place.startswith("white") or territories.get(place) == "mark"
        where = "track" if kind == "remove-box" else "storage"
        yield f"removed: {COAL_NAMES[white]} from {where}"
    scored = [event.args[1] for event in step.events if event.key == "rs.export.scored"]
    if len(scored) == PLACES:
        yield "export: third place"
    if 0 in scored:
        yield "export: scored nothing"
    for event in step.events:
        if event.key == "rs.thalers.earned" and event.args[0] == 0:
            yield "sale: nothing earned"
