"""The command `coalface`: reads the arguments and hands them to the module that does the work.

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
from typing import NoReturn

FAILED = 1
MISUSED = 2
INTERRUPTED = 130
TRACEBACK = "COALFACE_TRACEBACK"
"""Set in the environment, it shows where an error came from."""

Arguments = argparse.ArgumentParser


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is, and leave."""
        print(f"{self.prog}: {message} (see {self.prog} --help)", file=sys.stderr)
        sys.exit(MISUSED)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return its exit code: 0, 1 failed, 2 misused, 130 interrupted."""
    asked = vars(parser().parse_args(arguments))
    name, module = asked.pop("command"), asked.pop("module")
    try:
        code: int = import_module(module).main(**asked)
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
        print(f"coalface {name}: {told(error)}", file=sys.stderr)
        return MISUSED
    return code


def told(error: ValueError | OSError) -> str:
    """An error in one line, as its user needs it."""
    if isinstance(error, OSError) and error.strerror:
        where = f"{error.filename}: " if error.filename else ""
        return f"{where}{error.strerror}"
    return " ".join(str(error).split())


def parser() -> Parser:
    """All commands with their arguments."""
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


# --- the arguments of each command ---


def add_play(command: Arguments) -> None:
    """`coalface play [GAME]`."""
    command.add_argument("game", metavar="GAME", nargs="?", help="which game, such as coal-baron")
    command.add_argument(
        "--seats",
        metavar="WHO,WHO",
        type=names,
        help="who sits where, in order: human, or a computer player (default: human,greedy)",
    )
    command.add_argument(
        "--resume",
        metavar="FILE",
        nargs="?",
        const="",
        help="go on with a saved game; without FILE, with the latest that is unfinished",
    )
    add_lang(command)
    add_seed(command, None, "draw the same cards as another game with this seed")
    add_options(command)
    add_components(command)


def add_arena(command: Arguments) -> None:
    """`coalface arena GAME BOT BOT ...`."""
    add_game(command)
    command.add_argument(
        "bots", metavar="BOT", nargs="*", help="the players; as many as sit at the table"
    )
    command.add_argument(
        "--ladder", action="store_true", help="each level against the one before, two at a table"
    )
    command.add_argument(
        "--tune", action="store_true", help="find weights of the game's evaluator that play better"
    )
    command.add_argument(
        "--trials", metavar="N", type=whole, default=200, help="weights to try (default: 200)"
    )
    command.add_argument(
        "--weights", metavar="NAMES", default="*", help="which to tune, such as 'quick_*'"
    )
    command.add_argument(
        "--player",
        choices=("playouts", "greedy"),
        default="playouts",
        help="who plays with the weights that are tried (default: playouts)",
    )
    command.add_argument(
        "--write", metavar="FILE", help="the ladder's page, or the tuned weights, into a file"
    )
    command.add_argument(
        "--minutes",
        metavar="M",
        type=seconds,
        default=45.0,
        help="how long the ladder may take (default: 45)",
    )
    command.add_argument(
        "--games", metavar="N", type=whole, default=100, help="games in all (default: 100)"
    )
    command.add_argument(
        "--workers", metavar="N", type=whole, help="processes to use (default: one a core)"
    )
    command.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster instead; `local` starts one here"
    )
    command.add_argument("--csv", metavar="FILE", help="also write a row a seat and game")
    command.add_argument("--parquet", metavar="FILE", help="the same as Parquet")
    command.add_argument(
        "--limit",
        metavar="S",
        type=seconds,
        default=10.0,
        help="seconds that a player may think about a move (default: 10)",
    )
    add_seed(command, 1)
    add_options(command)
    add_components(command)
    add_json(command)


def add_bench(command: Arguments) -> None:
    """`coalface bench [GAME ...]`."""
    command.add_argument("games", metavar="GAME", nargs="*", help="which games (default: all)")
    command.add_argument(
        "--seconds", metavar="S", type=seconds, default=1.0, help="length of a round (default: 1)"
    )
    command.add_argument(
        "--rounds", metavar="N", type=whole, default=5, help="interleaved rounds (default: 5)"
    )
    command.add_argument(
        "--no-peers", dest="peers", action="store_false", help="leave out other people's engines"
    )
    command.add_argument(
        "--write",
        action=argparse.BooleanOptionalAction,
        help="write docs/bench.md (default: after a full run in a checkout)",
    )
    add_seed(command, 1)
    add_json(command)


def add_replay(command: Arguments) -> None:
    """`coalface replay FILE`."""
    command.add_argument("file", metavar="FILE", help="a record")
    command.add_argument(
        "--at", metavar="N", type=count, help="show the position after line N; 0 is the start"
    )
    command.add_argument(
        "--as",
        dest="seat",
        metavar="SEAT",
        help="as this seat sees it: its number or name, spectator, or all "
        "(default: all of the moves, a position as a spectator sees it)",
    )
    command.add_argument(
        "--verify", action="store_true", help="check that every line is legal and the result right"
    )
    add_lang(command)
    add_json(command)


def add_rules(command: Arguments) -> None:
    """`coalface rules GAME`."""
    add_game(command)
    command.add_argument(
        "--components", action="store_true", help="list where the printed values come from"
    )
    command.add_argument(
        "--components-file", metavar="FILE", help="the same of a component file of your own"
    )
    command.add_argument(
        "--trace", action="store_true", help="run the tests and see that each runs its rule"
    )
    command.add_argument(
        "--rulings", action="store_true", help="list our readings of what the rulebook leaves open"
    )
    command.add_argument(
        "--write", action="store_true", help="write the page in docs/rules, and RULINGS.md"
    )
    add_lang(command)
    add_json(command)


def add_components_command(command: Arguments) -> None:
    """`coalface components GAME`."""
    add_game(command)
    command.add_argument(
        "--set", dest="name", metavar="N", help="the set of this number (default: the newest)"
    )
    command.add_argument(
        "--check",
        metavar="FILE",
        help="instead, check a file of your own and say where it differs from the set",
    )
    add_options(command)
    add_json(command)


def add_conformance(command: Arguments) -> None:
    """`coalface conformance GAME`."""
    add_game(command)
    command.add_argument(
        "--games", metavar="N", type=whole, default=20, help="games a number of seats (default: 20)"
    )
    command.add_argument(
        "--seats", metavar="N", type=whole, help="this number of seats only (default: all)"
    )
    command.add_argument(
        "--law",
        dest="laws",
        metavar="NAME",
        action="append",
        help="this law only; may be given several times (default: all)",
    )
    add_seed(command, 1)
    add_options(command)
    add_components(command)
    add_json(command)


def add_doctor(command: Arguments) -> None:
    """`coalface doctor`."""
    add_json(command)


def add_serve(command: Arguments) -> None:
    """`coalface serve`."""
    command.add_argument(
        "--host",
        metavar="ADDRESS",
        default="127.0.0.1",
        help="where to listen; 0.0.0.0 lets others in the network in (default: 127.0.0.1)",
    )
    command.add_argument(
        "--port", metavar="N", type=count, default=8000, help="0 takes a free one (default: 8000)"
    )
    add_data(command)
    command.add_argument(
        "--bot-workers",
        metavar="N",
        type=count,
        default=2,
        help="processes in which computer players think; 0: none play (default: 2)",
    )
    command.add_argument(
        "--components",
        metavar="GAME=FILE",
        action=Chosen,
        default={},
        help="make new tables of a game with your own component file; may be given several times",
    )
    command.add_argument(
        "--public-url", metavar="URL", help="the address people use, behind a proxy with https"
    )
    command.add_argument(
        "--open", dest="open_browser", action="store_true", help="open a browser on it"
    )
    command.add_argument(
        "--no-backup",
        dest="back_up",
        action="store_false",
        help="change an older database without a backup",
    )


def add_admin(command: Arguments) -> None:
    """`coalface admin reset LOGIN`, `backup [FILE]`, `restore FILE`."""
    actions = command.add_subparsers(
        title="actions", dest="action", metavar="ACTION", required=True, parser_class=Parser
    )
    reset = actions.add_parser("reset", help="print a one-time code for a password")
    reset.add_argument("login", metavar="LOGIN", help="the account")
    backup = actions.add_parser("backup", help="write a backup; the server may run")
    backup.add_argument(
        "file", metavar="FILE", nargs="?", help="the new file (default: one in the data folder)"
    )
    restore = actions.add_parser("restore", help="put a backup into an empty database")
    restore.add_argument("file", metavar="FILE", help="the backup")
    restore.add_argument(
        "--replace", action="store_true", help="delete what is in the database first"
    )
    for action in (reset, backup, restore):
        add_data(action)


def add_load(command: Arguments) -> None:
    """`coalface load`."""
    command.add_argument(
        "--tables", metavar="N", type=whole, default=1000, help="tables of two (default: 1000)"
    )
    command.add_argument(
        "--minutes", metavar="M", type=seconds, default=2.0, help="how long (default: 2)"
    )
    command.add_argument(
        "--rate", metavar="R", type=seconds, default=300.0, help="moves a second (default: 300)"
    )
    command.add_argument(
        "--attack",
        action="store_true",
        help="measure instead what one person notices while one address abuses the server",
    )
    command.add_argument(
        "--python", metavar="FILE", help="with --attack: the interpreter that runs the server"
    )
    add_json(command)


COMMANDS: dict[str, tuple[str, str, Callable[[Arguments], None]]] = {
    "play": ("coalface.terminal", "Play a game in the terminal", add_play),
    "arena": ("coalface.research.arena", "Let computer players play each other", add_arena),
    "bench": ("coalface.bench.run", "Measure the speed of the rules", add_bench),
    "replay": ("coalface.commands.replay", "Show or verify a recorded game", add_replay),
    "rules": ("coalface.rules_tool", "Show which code and tests carry each rule", add_rules),
    "components": (
        "coalface.commands.components",
        "Print a component set to edit, or check a file of your own",
        add_components_command,
    ),
    "conformance": (
        "coalface.commands.conformance",
        "Try the laws that every game must keep",
        add_conformance,
    ),
    "serve": ("coalface.server.serve", "Serve tables to browsers", add_serve),
    "admin": ("coalface.server.admin", "Help the people of a server", add_admin),
    "load": ("coalface.server.load", "Measure what a server can carry", add_load),
    "doctor": ("coalface.doctor", "Say which build is in use, and on what", add_doctor),
}
"""Each command: the module that does it, what it does, its arguments."""


# --- arguments that several commands share ---


def add_game(command: Arguments) -> None:
    """Which game."""
    command.add_argument("game", metavar="GAME", help="which game, such as coal-baron")


def add_options(command: Arguments) -> None:
    """Options of the game, as a dict of texts."""
    command.add_argument(
        "-o",
        dest="options",
        metavar="NAME=VALUE",
        action=Chosen,
        default={},
        help="choose an option of the game; may be given several times",
    )


def add_data(command: Arguments) -> None:
    """Where a server keeps its database."""
    command.add_argument(
        "--data", metavar="DIR", help="the folder of the database (default: the user's data folder)"
    )


def add_components(command: Arguments) -> None:
    """Printed values of an owner's own."""
    command.add_argument(
        "--components", metavar="FILE", help="play with a component file of your own"
    )


def add_seed(command: Arguments, default: int | None, about: str = "") -> None:
    """What fixes chance."""
    told = about or f"fixes everything that chance decides (default: {default})"
    command.add_argument("--seed", metavar="N", type=count, default=default, help=told)


def add_json(command: Arguments) -> None:
    """Output for programs."""
    command.add_argument(
        "--json", action="store_true", help="print JSON alone; progress goes to stderr"
    )


def add_lang(command: Arguments) -> None:
    """The language of what is shown."""
    command.add_argument(
        "--lang", metavar="LANG", type=language, default="en", help="en, nl or de (default: en)"
    )


class Chosen(argparse.Action):
    """Gathers `-o name=value` into a dict."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        """Add one; refuse what is not name=value, or a second value for a name."""
        name, equals, value = str(values).partition("=")
        chosen = dict(getattr(namespace, self.dest))
        if not name or not equals or not value:
            parser.error(f"{option_string} takes NAME=VALUE, not {values}")
        if name in chosen:
            parser.error(f"{option_string} {name} is given twice")
        setattr(namespace, self.dest, {**chosen, name: value})


def count(text: str) -> int:
    """A whole number from 0 on."""
    return _number(text, 0)


def whole(text: str) -> int:
    """A whole number from 1 on."""
    return _number(text, 1)


def _number(text: str, least: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 19 and int(text) >= least):
        raise argparse.ArgumentTypeError(f"it takes a whole number from {least} on, not {text}")
    return int(text)


def seconds(text: str) -> float:
    """A time that passes."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < 1e6:
        raise argparse.ArgumentTypeError(f"it takes a number of seconds above 0, not {text}")
    return found


def names(text: str) -> list[str]:
    """Words parted by commas."""
    return [name.strip() for name in text.split(",")]


def language(text: str) -> str:
    """A language that there are messages for."""
    from coalface.text import languages

    if text not in languages():
        right = ", ".join(languages())
        raise argparse.ArgumentTypeError(f"no language is called {text}; there are {right}")
    return text


if __name__ == "__main__":
    sys.exit(main())
