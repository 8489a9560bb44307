"""Trace the rules of a game: `python -m tools.rule_trace GAME`."""

import argparse
import json
import sys

from coalface.core.registry import game_spec
from coalface.rules_tool.command import problems_of
from coalface.rules_tool.matrix import read_matrix
from coalface.rules_tool.paths import game_paths
from tools.rule_trace.trace import run_trace


def main(game: str, as_json: bool = False) -> int:
    """Trace the tests and records of a game; return 1 if a rule is not proved."""
    chosen = game_spec(game)
    matrix = read_matrix(game_paths(chosen.id))
    print("tracing the tests of the rules and the golden records ...", file=sys.stderr)
    trace = run_trace(matrix)
    problems = problems_of(chosen, matrix) + trace.problems
    if as_json:
        found = {"game": game, "tests": trace.tests, "records": trace.records}
        print(json.dumps({**found, "problems": problems}, indent=2))
    else:
        print(f"{matrix.tested} of {len(matrix.lines)} rules tested.")
        print(f"Traced {trace.tests} tests and {trace.records} golden records.")
        print(*problems, sep="\n", end="\n" if problems else "")
    return 1 if problems else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tools.rule_trace", description=__doc__)
    parser.add_argument("game", metavar="GAME", help="which game, such as coal-baron")
    parser.add_argument("--json", dest="as_json", action="store_true", help="print JSON alone")
    sys.exit(main(**vars(parser.parse_args())))
