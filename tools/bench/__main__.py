"""Run the bench: `python -m tools.bench [GAME ...]`."""

import argparse
import sys

from coalface.cli.values import Parser, count, positive, whole
from tools.bench.run import ROUNDS, SECONDS, SEED, main


def parser() -> Parser:
    """Return the parser of the arguments."""
    made = Parser(prog="python -m tools.bench", description="Measure the speed of the rules.")
    made.add_argument("games", metavar="GAME", nargs="*", help="which games (default: all)")
    made.add_argument(
        "--seconds",
        metavar="S",
        type=positive,
        default=SECONDS,
        help=f"length of a round (default: {SECONDS:g})",
    )
    made.add_argument(
        "--rounds",
        metavar="N",
        type=whole,
        default=ROUNDS,
        help=f"interleaved rounds (default: {ROUNDS})",
    )
    made.add_argument(
        "--no-peers", dest="peers", action="store_false", help="leave out other people's engines"
    )
    made.add_argument(
        "--write",
        action=argparse.BooleanOptionalAction,
        help="write docs/bench.md (default: after a full run)",
    )
    made.add_argument("--seed", metavar="N", type=count, default=SEED, help="fixes chance")
    made.add_argument("--json", action="store_true", help="print JSON alone")
    return made


if __name__ == "__main__":
    sys.exit(main(**vars(parser().parse_args())))
