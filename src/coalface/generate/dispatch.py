"""The module `dispatch`: the ids of moves, and the calls of the rules behind each of them."""

from collections.abc import Callable, Iterable

from coalface.generate.declarations import module, state_class
from coalface.generate.family import Family
from coalface.generate.source import constant, document

CONTRACT = "coalface.core.contract"


def make_dispatch(game: str) -> str:
    """Ids, encoders and decoders of moves; the calls of their rules."""
    families: list[Family] = []
    for cls in module(game, "moves").MOVES:
        families.append(Family(cls, families[-1].end if families else 0))
    state = state_class(game)
    owing = "owes" in vars(getattr(module(game, "state"), state))
    rules = {rule for f in families for rule in (*f.cls.can, *f.cls.answers.values())}
    lines = document("The ids of moves, and the rules behind each of them.", "moves.py")
    lines += ["from typing import Final", "from mypy_extensions import i64"]
    lines += [f"from {CONTRACT} import ALLOWED, NOT_NOW, NOT_YOUR_TURN, Event"]
    lines += [f"from {game}.generated import pending", f"from {game}.state import {state}"]
    for name in sorted({rule.__module__ for rule in rules}):
        folder, _, short = name.rpartition(".")
        lines.append(f"from {folder} import {short}")
    lines.append("")
    for family in families:
        if family.first is not None:
            lines.append(f"{family.name}: Final[i64] = {family.first}")
    if families[-1].end is not None:
        lines.append(f"MOVES: Final[i64] = {families[-1].end}")
    for family in families:
        lines += codes(family, state)
    constants = {
        getattr(module(game, "generated.pending"), name): name for name in pending_names(game)
    }
    lines += ["", f"def why_not(state: {state}, actor: i64, move: i64) -> i64:"]
    lines += ['    """Return ALLOWED, or the reason that forbids this move to this actor now."""']
    asks = "not state.owes(actor)" if owing else "actor != state.to_act"
    lines += [f"    if {asks}:", "        return NOT_YOUR_TURN"]
    lines += ["    kind = state.pending_kind"]
    lines += tree(families, 1, lambda family: refusals(family, constants))
    lines += [
        "",
        f"def apply(state: {state}, actor: i64, move: i64, log: list[Event] | None) -> None:",
    ]
    called = tree(families, 1, lambda family: calls(family, constants))
    lines += ['    """Call the rule that carries out a legal move."""']
    if any(" kind == " in line for line in called):
        lines.append("    kind = state.pending_kind")
    lines += called
    return "\n".join(lines) + "\n"


def pending_names(game: str) -> list[str]:
    """The constants of the decisions of a game."""
    return [constant(row.name) for row in module(game, "decisions").DECISIONS]


def codes(family: Family, state: str) -> list[str]:
    """Functions from axes to an id, and back."""
    lines: list[str] = []
    if not family.sizes:
        return lines
    if family.cls.distinct:
        return distinct_codes(family)
    name = family.name.lower()
    given = ", ".join(f"{axis}: i64" for axis in family.sizes)
    table = f"state: {state}, " if family.first is None else ""
    lines += [
        "",
        f"def {name}_id({table}{given}) -> i64:",
        f'    """Return the id of a move {family.cls.kind}."""',
    ]
    lines += [f"    return {family.encoded()}"]
    for axis in family.sizes:
        lines += ["", f"def {name}_{axis}({table}move: i64) -> i64:"]
        lines += [f'    """Return the {axis} of a move {family.cls.kind}."""']
        lines += [f"    return {family.decoded(axis)}"]
    return lines


def distinct_codes(family: Family) -> list[str]:
    """Functions from two fields that differ to an id, and back."""
    name, (first, second) = family.name.lower(), family.sizes
    others = family.sizes[first] - 1
    lines = ["", f"def {name}_id({first}: i64, {second}: i64) -> i64:"]
    lines += [f'    """Return the id of a move {family.cls.kind}."""']
    lines += [f"    place = {second} - 1 if {second} > {first} else {second}"]
    lines += [f"    return {family.name} + {first} * {others} + place"]
    lines += ["", f"def {name}_{first}(move: i64) -> i64:"]
    lines += [f'    """Return the {first} of a move {family.cls.kind}."""']
    lines += [f"    return (move - {family.name}) // {others}"]
    lines += ["", f"def {name}_{second}(move: i64) -> i64:"]
    lines += [f'    """Return the {second} of a move {family.cls.kind}."""']
    lines += [f"    place = (move - {family.name}) % {others}"]
    return [*lines, f"    return place if place < {name}_{first}(move) else place + 1"]


def tree(families: list[Family], depth: int, leaf: Callable[[Family], Iterable[str]]) -> list[str]:
    """Find the family of a move by halving."""
    indent = "    " * depth
    if len(families) == 1:
        return [indent + line for line in leaf(families[0])]
    half = len(families) // 2
    return [
        f"{indent}if move < {families[half].start}:",
        *tree(families[:half], depth + 1, leaf),
        f"{indent}else:",
        *tree(families[half:], depth + 1, leaf),
    ]


def refusals(family: Family, constants: dict[int, str]) -> list[str]:
    """Lines that say why a move of a family is refused."""
    kinds = [f"kind != pending.{constants[kind]}" for kind in family.cls.answers]
    lines = [f"if {' and '.join(kinds)}:", "    return NOT_NOW"]
    if not family.cls.can:
        return [*lines, "return ALLOWED"]
    *first, last = family.cls.can
    for rule in first:
        lines += [f"reason = {family.call(rule)}", "if reason != ALLOWED:", "    return reason"]
    return [*lines, f"return {family.call(last)}"]


def calls(family: Family, constants: dict[int, str]) -> list[str]:
    """Lines that carry out a move of a family."""
    rules = {rule: kind for kind, rule in reversed(family.cls.answers.items())}
    if len(rules) == 1:
        return [family.call(next(iter(rules)))]
    lines: list[str] = []
    for kind, rule in family.cls.answers.items():
        word = "elif" if lines else "if"
        lines += [f"{word} kind == pending.{constants[kind]}:", f"    {family.call(rule)}"]
    return lines
