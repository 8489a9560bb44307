"""Counts the lines of play from the named positions of a game.

    python -m tests.perft.count GAME > tests/perft/GAME/expected.toml

That is for a new position, or when a fix changes what is legal; otherwise the numbers stay.
"""

import sys
from pathlib import Path

import coalface
from coalface.core.perft import Perft, perft
from tests.settings import settings

HERE = Path(__file__).parent
COUNTS = ("leaves", "over", "decisions", "draws", "outcomes")
LEAST, MOST = 10_000, 1_000_000
"""How many lines the deepest count of a position has, unless all end before."""


def every_draw(game: str, name: str) -> bool:
    """Is this position also counted with every outcome of each draw, to depth 2?

    Its kind is named in the game's settings. Where many cards are drawn, the outcomes are beyond
    counting.
    """
    return name.endswith(tuple(settings("perft", game).get("every_draw", ())))


def positions(game: str) -> dict[str, str]:
    """The texts of the named positions."""
    return {path.stem: path.read_text("utf-8") for path in sorted((HERE / game).glob("*.txt"))}


def numbers(count: Perft) -> list[int]:
    """What was counted, in the order of COUNTS."""
    return [int(getattr(count, name)) for name in COUNTS]


def lines(row: list[int]) -> int:
    """Leaves and lines that ended before."""
    return row[0] + row[1]


def counted(game: str, text: str) -> list[list[int]]:
    """The numbers of each depth, up to the last that has not too many lines, or no leaves."""
    state = coalface.game(game).position(text)
    rows: list[list[int]] = []
    while not rows or (rows[-1][0] > 0 and lines(rows[-1]) < LEAST):
        rows.append(numbers(perft(state, len(rows) + 1)))
    if rows[-1][0] == 0:
        return rows
    deeper = numbers(perft(state, len(rows) + 1))
    return [*rows, deeper] if lines(deeper) <= MOST else rows


def main(game: str) -> None:
    """Print the numbers of all positions as TOML."""
    print(f"# {', '.join(COUNTS)} at depth 1, 2, ...")
    for name, text in positions(game).items():
        rows = counted(game, text)
        lines = "".join(f"    {row},\n" for row in rows)
        print(f'\n["{name}"]\ndepths = [\n{lines}]')
        if every_draw(game, name):
            state = coalface.game(game).position(text)
            print(f"every_draw = {numbers(perft(state, 2, every_draw=True))}")


if __name__ == "__main__":
    main(*sys.argv[1:])
