"""Words for the rule tests of Ruhrschifffahrt: what a move changed, and that another is refused."""

from textwrap import dedent
from typing import Any

from coalface.games.ruhrschifffahrt.view import Player, Table
from tests.rules.table import TestTable

Facts = dict[str, Any]
AT = ("steele", "werden", "kettwig", "muelheim")
ALL_LOCKS = tuple(f"l{number}" for number in range(1, 15))


def position(text: str, seats: int = 2) -> TestTable:
    """A table with this position; the two first lines are written here."""
    return TestTable("ruhrschifffahrt", f"ruhrschifffahrt\nseats {seats}\n{dedent(text).strip()}\n")


def choosing(text: str, seats: int = 2, turn: int = 2) -> TestTable:
    """Phase 3 of a turn, with nobody asked yet."""
    return position(f"turn {turn}\nphase option\n{dedent(text).strip()}", seats)


def selling(text: str, seats: int = 2, turn: int = 2) -> TestTable:
    """Phase 4 of a turn, with nobody asked yet."""
    return position(f"turn {turn}\nphase sale\n{dedent(text).strip()}", seats)


def buying(text: str, seats: int = 2, turn: int = 2) -> TestTable:
    """Phase 6 of a turn, with nobody asked yet; barges that are not named lie downriver."""
    text = dedent(text).strip()
    barges = [f"seat {s} at {AT[s]}" for s in range(seats) if f"seat {s} " not in text]
    return position("\n".join([f"turn {turn}", "phase purchase", text, *barges]), seats)


def started(seats: int, first: int = 0) -> TestTable:
    """A new game in which this seat has been drawn to begin."""
    table = TestTable("ruhrschifffahrt", f"ruhrschifffahrt\nseats {seats}\n")
    table.chance(f"first/{first}")
    return table


def look(table: TestTable) -> Table:
    """The open table, as a spectator sees it."""
    seen: Table = table.state.view(None).table
    return seen


def player(table: TestTable, seat: int) -> Player:
    """What belongs to a seat."""
    return look(table).players[seat]


def dice(table: TestTable) -> dict[str, int]:
    """The dice on storages."""
    return {name: pips for name, pips in look(table).storages.items() if pips}


def track(table: TestTable, coal: str = "black") -> tuple[int, ...]:
    """The dice of a column, that of the arrow box first."""
    return next(column.dice for column in look(table).track if column.coal == coal)


def demand(table: TestTable) -> dict[str, int]:
    """The Thalers that lie on selling spaces."""
    return look(table).demand


def facts(table: TestTable) -> Facts:
    """Everything that lies on the table, by name."""
    seen = look(table)
    found: Facts = {"asked": tuple(table.state.actors()), "turn": seen.turn, "phase": seen.phase}
    found |= {"bag": seen.bag, "export": seen.export, "banned": seen.pilots_banned}
    found |= {f"storage {name}": pips for name, pips in seen.storages.items()}
    found |= {f"track {column.coal}": column.dice for column in seen.track}
    names = seen.printed.names
    found |= {f"demand {name}": seen.demand.get(name, 0) for name in names["space"]}
    found |= {f"city {name}": place.warehouses for name, place in seen.cities.items()}
    found |= {f"depot {name}": place.warehouses for name, place in seen.depots.items()}
    found |= {f"port {name}": place.warehouses for name, place in seen.port.items()}
    found |= {f"obstacle {name}": name in seen.obstacles for name in names["obstacle"]}
    for seat, board in enumerate(seen.players):
        for name in ("vp", "thaler", "debt", "pool", "lock_box", "mark_box", "turn_track"):
            found[f"{seat} {name}"] = getattr(board, name)
        for name in ("earned", "used", "white", "spent", "blank", "place", "option", "locks"):
            found[f"{seat} {name}"] = getattr(board, name)
        found |= {f"{seat} {area}": count for area, count in board.tokens.items()}
    return found


def changes(before: Facts, table: TestTable) -> Facts:
    """Each fact that is no longer as it was, as (before, now), but for who is asked."""
    now = facts(table)
    pairs = {name: (before[name], now[name]) for name in before}
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1] and name != "asked"}


def refused(table: TestTable, actor: int, move: str) -> str:
    """Check that a move is refused in every way and changes nothing; its reason in short."""
    reason = table.refusal(actor, move)
    return f"{reason.key} ({reason.rule})"


def kinds(table: TestTable, actor: int, kind: str) -> set[str]:
    """What the legal moves of a kind name."""
    moves = (move.split("/", 1) for move in table.legal(actor))
    return {move[1] for move in moves if move[0] == kind and len(move) > 1}


def points(table: TestTable, seat: int) -> dict[str, int]:
    """The points of a seat by source, without the sources that gave none."""
    return {source: vp for source, vp in table.state.breakdown(seat).items() if vp}


def event_keys(table: TestTable) -> list[str]:
    """The keys of the events of the last move."""
    return [event.key for event in table.events]
