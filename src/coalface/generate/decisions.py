"""The modules `pending` and `why`: numbers of decisions and reasons, and how to ask."""

from coalface.core.contract import FIRST_REASON
from coalface.generate.declarations import module
from coalface.generate.source import constant, document


def make_pending(game: str) -> str:
    """Numbers and functions for the decisions of a game."""
    decisions = module(game, "decisions").DECISIONS
    lines = document(
        "Pending decisions: their numbers, how to ask, their arguments.", "decisions.py"
    )
    lines += ["from typing import Final", "from mypy_extensions import i64"]
    lines += ["from coalface.core.table_state import TableState", ""]
    places: dict[str, int] = {}
    for number, row in enumerate(decisions, 1):
        lines.append(f"{constant(row.name)}: Final[i64] = {number}")
        for place, (name, _) in enumerate(row.args):
            if places.setdefault(name, place) != place:
                raise SystemExit(f"{game}: argument {name} of {row.name} has two places")
    for row in decisions:
        name = row.name.replace("-", "_")
        args = [arg for arg, _ in row.args]
        given = "".join(f", {arg}: i64" for arg in args)
        values = ", ".join([*args, *(["0"] * (3 - len(args)))])
        lines += ["", f"def ask_{name}(state: TableState, seat: i64{given}) -> None:"]
        lines += [f'    """Ask for the decision {row.name}."""']
        lines += [f"    state.push_decision({constant(row.name)}, seat, {values})"]
    for name, place in places.items():
        of = ", ".join(row.name for row in decisions if name in dict(row.args))
        lines += ["", f"def {name}(state: TableState) -> i64:"]
        lines += [f'    """Return the argument {name} of {of}."""', f"    return state.arg{place}"]
        lines += ["", f"def set_{name}(state: TableState, value: i64) -> None:"]
        lines += [f'    """Change the argument {name} of {of}."""', f"    state.arg{place} = value"]
    return "\n".join(lines) + "\n"


def make_why(game: str) -> str:
    """Numbers for the reasons of a game."""
    reasons = module(game, "reasons").REASONS
    lines = document("Why a move is refused: the numbers of the reasons.", "reasons.py")
    lines += ["from typing import Final", "from mypy_extensions import i64", ""]
    for number, named in enumerate(reasons.named, FIRST_REASON):
        lines.append(f"{named.name}: Final[i64] = {number}")
    return "\n".join(lines) + "\n"
