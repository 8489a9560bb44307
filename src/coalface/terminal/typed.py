"""What a person typed: a number, a move as it is spelled, or a part of one."""

from collections.abc import Sequence

from coalface.core.catalogue import Catalogue


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
        try:
            return moves.id(notation)
        except KeyError:
            continue
    return None


def _is_end(typed: str, notation: str) -> bool:
    return notation.endswith(f"/{typed}")


def _begins(typed: str, notation: str) -> bool:
    rest = notation.partition("/")[2]
    return typed != "" and (notation.startswith(typed) or rest.startswith(typed))
