"""The rulebook of a game: its rules by id, from rulebook.toml."""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from coalface.core.tables import rule_key

ID: Final = re.compile(r"[A-Z]{2,4}-\d+[a-z]?")
KINDS: Final = ("rule", "data", "view")


class RulesError(ValueError):
    """Something that `coalface rules` cannot work with; the message says what to do."""


@dataclass(frozen=True)
class Rule:
    """A rule of the rulebook; `unreachable` says why no game can show it, if that is so."""

    id: str
    chapter: str
    kind: str
    reads: tuple[str, ...]
    unreachable: str

    @property
    def sentence(self) -> str:
        """The key of the sentence that a player reads."""
        return rule_key(self.id)

    @property
    def runs(self) -> bool:
        """Is it carried by code that its tests must run? Printed values are not."""
        return self.kind != "data"


def read_rulebook(path: Path) -> list[Rule]:
    """All rules in the order of the file; RulesError names a row that is wrong."""
    if not path.is_file():
        raise RulesError(f"there is no rulebook {path}")
    try:
        rows = tomllib.loads(path.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise RulesError(f"{path}: {error}") from error
    return [_read_row(id, row) for id, row in rows.items()]


def _read_row(id: str, row: dict[str, object]) -> Rule:
    """One rule, checked."""
    kind, reads = row.get("kind"), row.get("reads", [])
    if not ID.fullmatch(id):
        raise RulesError(f"rulebook: {id} is no id of a rule")
    if kind not in KINDS:
        raise RulesError(f"rulebook: kind of {id} should be one of {', '.join(KINDS)}")
    if not isinstance(reads, list) or (kind == "rule") != (reads == []):
        raise RulesError(f"rulebook: {id} should list what its test reads exactly if it is no rule")
    reason = row.get("unreachable", "")
    if not isinstance(reason, str) or ("unreachable" in row and not reason):
        raise RulesError(f"rulebook: unreachable of {id} should be a reason in words")
    return Rule(id, str(row.get("chapter", "")), str(kind), tuple(map(str, reads)), reason)
