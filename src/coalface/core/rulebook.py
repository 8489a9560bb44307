"""The rulebook of a game: its rules by id, and where each comes from, from rulebook.toml.

The sources of a rule are stated there and nowhere else: RULINGS.md, docs/rules,
`coalface rules` and the pages of the client are made from it.
"""

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from coalface.core.checks import not_one_of, unknown
from coalface.core.components import PROVENANCES
from coalface.core.tables import rule_key

ID: Final = re.compile(r"[A-Z]{2,4}-\d+[a-z]?")
KINDS: Final = ("rule", "data", "view")
RULING: Final = "ruling"
STATED: Final = tuple(source for source in PROVENANCES if source != RULING)
"""What a rule can name as its source; that it has rulings is seen from its rulings."""
BASES: Final = (RULING, "public")
KEYS: Final = frozenset(
    ["chapter", "kind", "edge", "status", "reads", "unreachable", "source", "note", "rulings"],
)
RULING_KEYS: Final = frozenset(["doubt", "reading", "also", "option", "basis"])


class RulesError(ValueError):
    """Something that `coalface rules` cannot work with; the message says what to do."""


@dataclass(frozen=True)
class Ruling:
    """How we read what the rulebook leaves open.

    `rules` are the rules it concerns, the one that it is written at first; `basis` is `public`
    if a public source reads it so; `option` is the option that chooses another reading.
    """

    rules: tuple[str, ...]
    doubt: str
    reading: str
    basis: str = RULING
    option: str = ""


@dataclass(frozen=True)
class Rule:
    """A rule of the rulebook; `unreachable` says why no game can show it, if that is so."""

    id: str
    chapter: str
    kind: str
    reads: tuple[str, ...]
    unreachable: str
    stated: tuple[str, ...]
    note: str
    rulings: tuple[Ruling, ...]

    @property
    def sentence(self) -> str:
        """The key of the sentence that a player reads."""
        return rule_key(self.id)

    @property
    def runs(self) -> bool:
        """Is it carried by code that its tests must run? Printed values are not."""
        return self.kind != "data"

    @property
    def sources(self) -> tuple[str, ...]:
        """All sources of the rule, the surest first; `ruling` if a part of it is our reading."""
        found = {*self.stated, *(ruling.basis for ruling in self.rulings)}
        return tuple(source for source in PROVENANCES if source in found)


def read_rulebook(path: Path) -> list[Rule]:
    """All rules in the order of the file; RulesError names a row that is wrong."""
    if not path.is_file():
        raise RulesError(f"there is no rulebook {path}")
    try:
        return rules_in(path.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise RulesError(f"{path}: {error}") from error


def package_rulebook(package: str) -> list[Rule]:
    """All rules of a game that is installed, by the name of its package."""
    return rules_in((files(package) / "rulebook.toml").read_text("utf-8"))


def rules_in(text: str) -> list[Rule]:
    """All rules of the text of a rulebook."""
    rows = tomllib.loads(text)
    for id, row in rows.items():
        _check_row(id, row)
    rulings = [_read_ruling(id, r) for id, row in rows.items() for r in row.get("rulings", [])]
    _check_also(rulings, rows)
    return [_read_row(id, row, rulings) for id, row in rows.items()]


def _check_row(id: str, row: dict[str, Any]) -> None:
    """One rule as it is written, but for its rulings."""
    kind, reads = row.get("kind"), row.get("reads", [])
    if not ID.fullmatch(id):
        raise RulesError(f"rulebook: expected the id of a rule, such as CB-38; got {id!r}")
    _check_keys(id, row, KEYS)
    if kind not in KINDS:
        raise RulesError(f"rulebook: kind of {id}: {not_one_of(kind, KINDS)}")
    if not isinstance(reads, list) or (kind == "rule") != (reads == []):
        raise RulesError(
            f"rulebook: reads of {id}: expected a list, empty for a rule only; got {reads!r}"
        )
    reason = row.get("unreachable", "")
    if not isinstance(reason, str) or ("unreachable" in row and not reason):
        raise RulesError(
            f"rulebook: unreachable of {id}: expected a reason in words; got {reason!r}"
        )
    source = row.get("source")
    if not isinstance(source, list) or not set(source) <= set(STATED):
        right = ", ".join(STATED)
        raise RulesError(f"rulebook: source of {id}: expected a list of {right}; got {source!r}")


def _check_keys(id: str, row: dict[str, Any], known: Iterable[str]) -> None:
    for name in row:
        if name not in known:
            raise RulesError(f"rulebook: {unknown('key', name, sorted(known), f'in {id}')}")


def _read_ruling(id: str, row: dict[str, Any]) -> Ruling:
    """One ruling, which says both what is open and how it is read."""
    _check_keys(f"a ruling of {id}", row, RULING_KEYS)
    for name in ("doubt", "reading"):
        if not isinstance(row.get(name), str) or not row[name]:
            raise RulesError(f"rulebook: missing {name} in a ruling of {id}")
    basis = row.get("basis", RULING)
    if basis not in BASES:
        raise RulesError(f"rulebook: basis of a ruling of {id}: {not_one_of(basis, BASES)}")
    rules = (id, *map(str, row.get("also", [])))
    return Ruling(rules, row["doubt"], row["reading"], basis, str(row.get("option", "")))


def _check_also(rulings: list[Ruling], rows: dict[str, Any]) -> None:
    for ruling in rulings:
        for id in ruling.rules:
            if id not in rows:
                raise RulesError(f"rulebook: unknown rule {id!r} in a ruling of {ruling.rules[0]}")


def _read_row(id: str, row: dict[str, Any], rulings: list[Ruling]) -> Rule:
    """One rule with all rulings that concern it."""
    mine = tuple(ruling for ruling in rulings if id in ruling.rules)
    if not row["source"] and not mine:
        raise RulesError(f"rulebook: missing source or ruling of {id}")
    return Rule(
        id=id,
        chapter=str(row.get("chapter", "")),
        kind=str(row["kind"]),
        reads=tuple(map(str, row.get("reads", []))),
        unreachable=row.get("unreachable", ""),
        stated=tuple(row["source"]),
        note=str(row.get("note", "")),
        rulings=mine,
    )
