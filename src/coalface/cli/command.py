"""Reads the arguments of a command and hands them to the module that does the work.

Each command names a module whose `main` takes the arguments by name and returns the exit code;
it is imported only when it is called.
"""

import argparse
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Any

from coalface.cli import arguments
from coalface.cli.values import MISUSED, Parser
from coalface.core.extras import MissingExtra

FAILED = 1
INTERRUPTED = 130
TRACEBACK = "COALFACE_TRACEBACK"
"""Set in the environment, it shows where an error came from."""
EXTRAS = {"serve": "server", "admin": "server", "bench": "rl", "dataset": "parquet"}
"""The extra that a command needs."""
MOVED = {"load": "make load"}
"""Commands that are not installed any more, and what to run instead."""


def main(given: Sequence[str] | None = None) -> int:
    """Run one command; return its exit code: 0, 1 failed, 2 misused, 130 interrupted."""
    words = sys.argv[1:] if given is None else list(given)
    if words and words[0] in MOVED:
        parser().error(f"{words[0]} is a tool of a checkout now: {MOVED[words[0]]}")
    asked = vars(parser().parse_args(words))
    name, module = asked.pop("command"), asked.pop("module")
    try:
        code: int = load(name, module).main(**asked)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has gone, as in `coalface replay FILE | head`: nothing is left to say.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except (ValueError, OSError) as error:
        if os.environ.get(TRACEBACK):
            traceback.print_exc()
        begin = "" if isinstance(error, MissingExtra) else f"coalface {name}: "
        print(f"{begin}{error_text(error)}", file=sys.stderr)
        return MISUSED
    return code


def load(name: str, module: str) -> Any:
    """Return the module of a command; MissingExtra if it needs one that is not installed."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if name not in EXTRAS or str(error.name).split(".")[0] == "coalface":
            raise
        raise MissingExtra(f"coalface {name}", EXTRAS[name]) from error


def error_text(error: ValueError | OSError) -> str:
    """Return an error in one line, as its user needs it."""
    if isinstance(error, OSError) and error.strerror:
        where = f"{error.filename}: " if error.filename else ""
        return f"{where}{error.strerror}"
    return " ".join(str(error).split())


def parser() -> Parser:
    """Return the parser of all commands with their arguments."""
    root = Parser(
        prog="coalface",
        description="Coal-and-rail board games: play them, build computer players, do research.",
        epilog="Run `coalface COMMAND --help` for the arguments of a command.",
    )
    root.add_argument("--version", action="version", version=f"coalface {version('coalface')}")
    commands = root.add_subparsers(
        title="commands", dest="command", metavar="COMMAND", required=True, parser_class=Parser
    )
    for name, (module, about, add) in COMMANDS.items():
        command = commands.add_parser(name, help=about, description=f"{about}.")
        command.set_defaults(module=module)
        add(command)
    return root


COMMANDS: dict[str, tuple[str, str, Callable[[argparse.ArgumentParser], None]]] = {
    "play": ("coalface.terminal", "Play a game in the terminal", arguments.add_play),
    "arena": (
        "coalface.research.arena",
        "Let computer players play each other",
        arguments.add_arena,
    ),
    "dataset": (
        "coalface.research.dataset",
        "Play games and write their decisions as Parquet",
        arguments.add_dataset,
    ),
    "replay": ("coalface.commands.replay", "Show or verify a recorded game", arguments.add_replay),
    "rules": (
        "coalface.rules_tool",
        "Show which code and tests implement each rule",
        arguments.add_rules,
    ),
    "components": (
        "coalface.commands.components",
        "Print a component set to edit, or check a file of your own",
        arguments.add_components_command,
    ),
    "conformance": (
        "coalface.commands.conformance",
        "Check the laws that every game must keep",
        arguments.add_conformance,
    ),
    "schema": (
        "coalface.commands.schema",
        "Print the JSON Schema of what a seat sees",
        arguments.add_schema,
    ),
    "lessons": (
        "coalface.commands.lessons",
        "List the lessons, and play them through",
        arguments.add_lessons,
    ),
    "engine": (
        "coalface.engine.command",
        "Let a computer player speak the engine protocol",
        arguments.add_engine,
    ),
    "serve": ("coalface.server.serve", "Serve tables to browsers", arguments.add_serve),
    "admin": (
        "coalface.server.admin",
        "Reset a password, back up a server",
        arguments.add_admin,
    ),
    "bench": (
        "coalface.envs.bench",
        "Measure steps with observations beside other libraries",
        arguments.add_bench,
    ),
    "doctor": ("coalface.doctor", "Say which build is in use, and on what", arguments.add_doctor),
}
"""Each command: the module that does it, what it does, its arguments."""
