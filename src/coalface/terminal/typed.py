"""What a person typed: a number, a move as it is spelled, or a part of one."""

import re
from collections.abc import Mapping, Sequence

from coalface.core.catalogue import Catalogue

UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "é": "e", "ë": "e"})
SHORTEST = 3
"""No beginning of a name is shorter."""


def find_move(typed: str, numbered: Sequence[int], moves: Catalogue) -> list[int]:
    """The moves that this can mean, best guess first: one is clear, several are not, none is none.

    A number counts in the list that was shown. What is spelled out may be any move there is;
    the beginning of a spelling, or its end behind a slash, means a possible move if there is one.
    """
    if typed.isdecimal() and typed.isascii():
        number = int(typed)
        return [numbered[number - 1]] if 1 <= number <= len(numbered) else []
    spelled = typed.lower()
    exact = spelled_out(typed, moves)
    if exact is not None:
        return [exact]
    for among in (numbered, range(len(moves))):
        for fits in (_is_end, _begins):
            found = [id for id in among if fits(spelled, str(moves[id]).lower())]
            if found:
                return found
    return []


def spelled_out(typed: str, moves: Catalogue) -> int | None:
    """The move whose whole notation this is, if there is one; capitals do not matter."""
    kind, slash, rest = typed.partition("/")
    for notation in (typed, typed.lower(), f"{kind.lower()}{slash}{rest.upper()}"):
        found = moves.find(notation)
        if found is not None:
            return found
    return None


def find_named(typed: str, numbered: Sequence[int], names: Mapping[str, list[int]]) -> list[int]:
    """The moves whose words in a list these are, or begin like them; possible ones first."""
    word = bare(typed)
    found = names.get(word, [])
    if not found and len(word) >= SHORTEST:
        found = [id for name, ids in names.items() if name.startswith(word) for id in ids]
    return [id for id in found if id in numbered] or found


def rule_meant(typed: str, prefixes: Sequence[str]) -> str | None:
    """The id of a rule: a family of rules and a number, or a number of the first family."""
    found = re.fullmatch(r"(?:([a-z]+)-?)?([0-9]+[a-z]?)", typed.strip().lower(), re.ASCII)
    if found is None:
        return None
    prefix = (found[1] or prefixes[0]).upper()
    return f"{prefix}-{found[2]}" if prefix in prefixes else None


def bare(words: str) -> str:
    """Words without capitals, spaces, signs and umlauts, to compare them."""
    return re.sub(r"[\W_]", "", words.casefold().translate(UMLAUTS))


def _is_end(typed: str, notation: str) -> bool:
    return notation.endswith(f"/{typed}")


def _begins(typed: str, notation: str) -> bool:
    rest = notation.partition("/")[2]
    return typed != "" and (notation.startswith(typed) or rest.startswith(typed))
