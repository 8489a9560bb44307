"""Measure what a server can carry: `python -m tools.load`."""

import sys

from coalface.cli.values import Parser, positive, whole
from tools.load.run import main


def parser() -> Parser:
    """Return the parser of the arguments."""
    made = Parser(prog="python -m tools.load", description="Measure what a server can carry.")
    made.add_argument(
        "--tables", metavar="N", type=whole, default=1000, help="tables of two (default: 1000)"
    )
    made.add_argument(
        "--minutes", metavar="M", type=positive, default=2.0, help="how long (default: 2)"
    )
    made.add_argument(
        "--rate", metavar="R", type=positive, default=300.0, help="moves a second (default: 300)"
    )
    made.add_argument(
        "--attack",
        action="store_true",
        help="measure instead what one person notices while one address abuses the server",
    )
    made.add_argument(
        "--python", metavar="FILE", help="with --attack: the interpreter that runs the server"
    )
    made.add_argument("--json", action="store_true", help="print JSON alone")
    return made


if __name__ == "__main__":
    sys.exit(main(**vars(parser().parse_args())))
