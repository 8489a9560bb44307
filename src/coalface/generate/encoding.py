"""The module `encoding`: the observation of a seat, as its layout says.

See `core/observation.py` for the layout, `core/encode.py` for the functions that are called.
"""

from coalface.core.decisions import Decision
from coalface.core.fields import HIDDEN, Declaration
from coalface.core.observation import (
    Width,
    encoded,
    pile_parts,
    player_parts,
    table_parts,
    total,
    turn_parts,
    width,
)
from coalface.generate.declarations import declarations, module, shared_records
from coalface.generate.encoding_values import indented, place, put_lines
from coalface.generate.source import document


class Cursor:
    """Where the next entry goes."""

    def __init__(self, start: Width | None = None) -> None:
        self.done = start or Width()

    def take(self, wide: Width) -> str:
        """Return the place of the next entries, and go on behind them."""
        here, self.done = self.done, self.done + wide
        return place("at", here)


def make_body(
    state: Declaration,
    player: Declaration,
    shared: dict[str, Declaration],
    decisions: tuple[Decision, ...],
) -> list[str]:
    """Return the lines of the functions, without imports."""
    turn, table = total(turn_parts(decisions)), total(table_parts(state))
    wide = total(player_parts(player, shared))
    return [
        *size_lines(turn + table, wide),
        *state_lines(state, player, shared, turn, turn + table, wide),
        *turn_lines(decisions),
        *table_lines(state),
        *player_lines(player, shared),
        *(line for each in shared.values() if keeps_entries(each) for line in entries_lines(each)),
    ]


def size_lines(board: Width, player: Width) -> list[str]:
    """A function that gives the number of entries."""
    each = place("", player).lstrip(" +")
    return [
        "",
        "def observation_size(seats: i64) -> i64:",
        '    """Return the number of entries of an observation at a table."""',
        f"    return {place('', board).lstrip(' +')} + seats * ({each})",
    ]


def state_lines(
    state: Declaration,
    player: Declaration,
    shared: dict[str, Declaration],
    table: Width,
    players: Width,
    wide: Width,
) -> list[str]:
    """The function that writes a whole observation."""
    records = [player, *shared.values()]
    hides = any(field.has(HIDDEN) for each in (state, *records) for field in each.fields)
    piles = any(part.part == "pile" for part in state.contained)
    lines = [
        "",
        f"def encode_state(state: {state.name}, seat: i64, out: vec[i16], at: i64) -> None:",
    ]
    lines += ['    """Write what a seat knows into a buffer, which holds zeros at this place."""']
    lines += [f"    {'masked = ' if piles or hides else ''}state.is_known_by(seat)"]
    if hides:
        lines += ["    if not masked:", "        known = state._known_to(seat)"]
        lines += [f"        assert isinstance(known, {state.name})", "        state = known"]
    lines += ["    seats = state.seats", "    encode_turn(state, seat, out, at)"]
    given = ", masked" if piles else ""
    lines += [f"    encode_table(state, seat, out, {place('at', table)}{given})"]
    lines += [f"    first = {place('at', players)}", "    for player in state.players:"]
    lines += ["        number = encode.relative(player.seat, seat, seats)"]
    each = place("", wide).lstrip(" +")
    lines += [f"        encode_player(player, seat, seats, out, first + number * ({each}))"]
    return lines


def turn_lines(decisions: tuple[Decision, ...]) -> list[str]:
    """The function that writes who must decide, and what."""
    at, kinds = Cursor(), Width(len(decisions))
    lines = ["", "def encode_turn(state: TableState, seat: i64, out: vec[i16], at: i64) -> None:"]
    lines += ['    """Write who observes, who must decide, and what is pending."""']
    lines += ["    seats = state.seats", f"    out[{at.take(Width(0, 1))} + seat] = 1"]
    lines += [f"    encode.put_turn(out, {at.take(Width(2, 1))}, state, seat)"]
    lines += ["    if state.pending_count == 0:", "        return"]
    lines += ["    kind = state.pending_kind", f"    out[{at.take(kinds)} + kind - 1] = 1"]
    lines += [
        f"    encode.put_seat(out, {at.take(Width(0, 1))}, state.pending_seat, seat, seats)",
        f"    encode.put_below(out, {at.take(kinds)}, state)",
    ]
    word = "if"
    for number, decision in enumerate(decisions, 1):
        if decision.args:
            lines.append(f"    {word} kind == {number}:  # {decision.name}")
            word = "elif"
        for arg, (_, kind) in enumerate(decision.args):
            put = put_lines(kind, f"state.arg{arg}", at.take(width(kind)))
            lines += indented(put, 2)
    return lines


def table_lines(state: Declaration) -> list[str]:
    """The function that writes the fields and the piles of the table."""
    piles = [part for part in state.contained if part.part == "pile"]
    given = ", masked: bool" if piles else ""
    head = (
        f"def encode_table(state: {state.name}, seat: i64, out: vec[i16], at: i64{given}) -> None:"
    )
    at = Cursor()
    lines = field_lines(state, "state", at)
    for pile in piles:
        here, faces = at.take(total(pile_parts(pile.name, pile.names))), len(pile.names)
        args = f"out, {here}, state.{pile.name}, masked, {faces}, seat, seats"
        lines.append(f"    pile_encoding.put_pile({args})")
    uses = ["    seats = state.seats"] if any("seats" in line for line in lines) else []
    return ["", head, '    """Write the fields and the piles of the table."""', *uses, *lines]


def player_lines(player: Declaration, shared: dict[str, Declaration]) -> list[str]:
    """The function that writes what a player has."""
    args = f"player: {player.name}, seat: i64, seats: i64, out: vec[i16], at: i64"
    lines = ["", f"def encode_player({args}) -> None:", '    """Write what a player has."""']
    at = Cursor()
    lines += field_lines(player, "player", at)
    for contained in player.contained:
        if contained.part != "shared":
            continue
        record, value = shared[contained.of], f"player.{contained.name}"
        if keeps_entries(record):
            here = at.take(record_width(record))
            lines.append(f"    encode_{record.name.lower()}({value}, out, {here})")
            continue
        lines.append(f"    {contained.name} = {value}")
        lines += field_lines(record, contained.name, at)
    return lines


def field_lines(declared: Declaration, value: str, at: Cursor) -> list[str]:
    """Return the lines that write the fields of a record."""
    return [
        line
        for field in encoded(declared)
        for line in indented(
            put_lines(field.kind, f"{value}.{field.name}", at.take(width(field.kind))), 1
        )
    ]


def record_width(declared: Declaration) -> Width:
    """Return how many entries the fields of a record take."""
    return sum((width(field.kind) for field in encoded(declared)), Width())


def keeps_entries(declared: Declaration) -> bool:
    """Tell whether a record keeps what it adds to observations: an attribute `entries`."""
    return any(part.part == "entries" for part in declared.contained)


def entries_lines(declared: Declaration) -> list[str]:
    """The functions that write a record which copies share: its entries are found once."""
    name, low = declared.name, declared.name.lower()
    found = field_lines(declared, low, Cursor())
    assert not any("seat" in line for line in found), f"{name}.entries differ between observers"
    return [
        "",
        f"def encode_{low}({low}: {name}, out: vec[i16], at: i64) -> None:",
        f'    """Write what a {low} has; it never changes, so its entries are found once."""',
        f"    if len({low}.entries) == 0:",
        f"        {low}.entries = {low}_entries({low})",
        f"    encode.put_entries(out, at, {low}.entries)",
        "",
        f"def {low}_entries({low}: {name}) -> vec[i64]:",
        f'    """Return the entries of a {low} that are not 0."""',
        f"    out = vec[i16]([0] * {record_width(declared).fixed})",
        "    at: i64 = 0",
        *found,
        "    return encode.entries_of(out)",
    ]


def imports(game: str, classes: list[str], body: list[str]) -> list[str]:
    """Return the imports that a body needs."""
    text = "\n".join(body)
    used = [name for name in ("encode", "pile_encoding") if f"{name}." in text]
    return [
        "from librt.vecs import vec",
        "from mypy_extensions import i16, i64",
        f"from coalface.core import {', '.join(used)}",
        "from coalface.core.table_state import TableState",
        f"from {game}.state import {', '.join(sorted(classes))}",
    ]


def make_encoding(game: str) -> str:
    """Functions that write the observation of a seat."""
    state, records = declarations(game)
    shared = shared_records(game)
    (of,) = (part.of for part in state.contained if part.name == "players")
    body = make_body(state, records[of], shared, module(game, "decisions").DECISIONS)
    listed = [each.name for each in shared.values() if keeps_entries(each)]
    lines = document("The numeric observation of a seat.", "state.py")
    return "\n".join([*lines, *imports(game, [state.name, of, *listed], body), *body]) + "\n"
