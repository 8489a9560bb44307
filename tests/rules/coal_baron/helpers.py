"""Words for the rule tests of Coal Baron: what a move changed, and that another is refused."""

from textwrap import dedent
from typing import Any

from coalface import State
from coalface.games.coal_baron.names import (
    CARD_NAMES,
    COLOUR_NAMES,
    ELEMENT_NAMES,
    LEVEL_NAMES,
    TILE_NAMES,
    spell_cubes,
)
from coalface.games.coal_baron.view import Pit, Table
from tests.rules.table import TestTable

Facts = dict[str, Any]


def position(text: str) -> TestTable:
    """A table of Coal Baron with this position."""
    return TestTable("coal_baron", text)


def mining(text: str, steps: int = 6, level: str = "surface") -> TestTable:
    """Seat 0 of three is mining, with this many steps left and the cage at a level."""
    return position(
        f"coal_baron\nseats 3\nlast 0\nseat 0 workers 14 canteen 1 level {level}\n"
        f"{text}\nask mining 0 steps {steps}"
    )


def cage_moves(level: str) -> set[str]:
    """The moves of the cage from a level."""
    return {f"cage/{other}" for other in LEVEL_NAMES if other != level}


def look(table: TestTable) -> Table:
    """The open table, as a spectator sees it."""
    seen: Table = table.state.view(None).table
    return seen


def facts(table: TestTable | State) -> Facts:
    """Everything that lies on the table, by name; cubes as letters, a hand in catalogue order."""
    state = table.state if isinstance(table, TestTable) else table
    seen: Table = state.view(None).table
    found: Facts = {"asked": tuple(state.actors()), "steps": steps_left(seen)}
    found |= {"shift": seen.shift, "start": seen.start, "draft": " ".join(seen.draft)}
    found |= {"tile stack": seen.tile_stack, "order stack": seen.order_stack}
    for colour, cubes in zip(COLOUR_NAMES, seen.supply, strict=True):
        found[f"supply {colour}"] = cubes
    for space in seen.spaces:
        found[f"{space.name} workers"] = (space.owner, space.workers) if space.workers else None
        found[f"{space.name} offers"] = space.tile or space.card
    for seat in range(len(seen.pits)):
        pit = state.view(seat).table.pits[seat]
        found |= {f"{seat} {name}": fact for name, fact in pit_facts(pit).items()}
    found["hand"] = None
    if seen.hand is not None:
        faces = state.view(seen.hand.seat).table.hand.faces
        found["hand"] = " ".join(sorted(faces, key=[*TILE_NAMES, *CARD_NAMES].index))
    return found


def steps_left(seen: Table) -> int | None:
    """The work steps that are left in a mining action; None if nobody is mining."""
    steps = [top.args["steps"] for top in seen.pending if top.kind == "mining"]
    return int(str(steps[0])) if steps else None


def pit_facts(pit: Pit) -> Facts:
    """What lies before one player, by name."""
    found: Facts = {"score": pit.score, "marks": pit.marks, "level": pit.level}
    found |= {"workers": pit.workers, "canteen": pit.canteen, "bank": pit.bank}
    found |= {"cage": spell_cubes(list(pit.cage)), "storage": spell_cubes(list(pit.storage))}
    found["tiles"] = " ".join(pit.tiles)
    found["delivered"] = " ".join(pit.delivered_cards or ())
    for colour, carts, coal in zip(COLOUR_NAMES, pit.carts, pit.cubes, strict=True):
        found[f"{colour} carts"] = carts
        found[f"{colour} coal"] = spell_cubes(list(coal))
    for order in pit.orders:
        free, cubes = spell_cubes(list(order.free)), spell_cubes(list(order.cubes))
        found[f"order {order.card}"] = f"free {free} cubes {cubes}"
    return found


def changes(before: Facts, table: TestTable | State) -> Facts:
    """Each fact that is no longer as it was, as (before, now)."""
    now = facts(table)
    names = [*before, *(name for name in now if name not in before)]
    pairs = {name: (before.get(name), now.get(name)) for name in names}
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


def refused(table: TestTable, actor: int, move: str) -> str:
    """Check that a move is refused in every way and changes nothing; its reason in short."""
    return str(table.refusal(actor, move))


def stack(table: TestTable, pile: str) -> str:
    """The faces of a stack from the top, as far as they are fixed: `pile` is tile or order."""
    lines = [line.split() for line in table.state.text().splitlines()]
    return " ".join(words[1] for words in lines if words[0] == f"{pile}-row")


def tiles_but(*left_out: str) -> str:
    """All 48 tunnel tiles but these, for a line of a position."""
    tiles = [tile for tile in TILE_NAMES for _ in range(3)]
    for tile in left_out:
        tiles.remove(tile)
    return " ".join(tiles)


def orders_but(*left_out: str) -> str:
    """All 44 order cards but these, for a line of a position."""
    return " ".join(card for card in CARD_NAMES if card not in left_out)


WORKERS = {2: 18, 3: 15, 4: 13}


def last_turn(seats: int, text: str, seat: int = 0) -> TestTable:
    """A position in which this seat has one worker and nobody else has any: a shift about to end.

    Workers that the text does not put on a space are in the Canteen.
    """
    lines = [line.split() for line in dedent(text).splitlines() if line.strip()]
    given = {words[1]: words for words in lines if words[0] == "seat"}
    rest = [words for words in lines if words[0] != "seat"]
    for number in range(seats):
        standing = sum(int(w[3][1:]) for w in rest if w[0] == "workers" and w[2] == str(number))
        home = 1 if number == seat else 0
        canteen = WORKERS[seats] - standing - home
        words = given.get(str(number), ["seat", str(number)])
        rest.append([*words, "workers", str(home), "canteen", str(canteen)])
    body = "\n".join(" ".join(words) for words in rest)
    return TestTable("coal_baron", f"coal_baron\nseats {seats}\n{body}\n")


def points(table: TestTable, seat: int) -> dict[str, int]:
    """The points of a seat by source, without the sources that gave none."""
    return {source: vp for source, vp in table.state.breakdown(seat).items() if vp}


def scored(seats: int, text: str) -> TestTable:
    """A shift has ended by the last worker of seat 0 going to the Bank."""
    table = last_turn(seats, text)
    table.play(0, "place/bank")
    return table


def element(table: TestTable, number: int, shift: int) -> list[int]:
    """The points of each seat for one element of one shift; the first is element 1."""
    source = f"shift-{shift}/{ELEMENT_NAMES[number - 1]}"
    return [points(table, seat).get(source, 0) for seat in range(int(table.state.seats))]
