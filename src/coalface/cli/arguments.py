"""The arguments of each command."""

import argparse

from coalface.cli.values import (
    NamedValues,
    Parser,
    count,
    language,
    names,
    positive,
    seconds,
    whole,
)

Arguments = argparse.ArgumentParser
GAME_HELP = "which game, such as coal-baron; one of your own as MODULE:NAME"
BOT_HELP = "a name, one of your own as MODULE:CLASS, or a program as 'cmd:PROGRAM ARGUMENTS'"


def add_play(command: Arguments) -> None:
    """`coalface play [GAME]`."""
    add_game(command, nargs="?")
    command.add_argument(
        "--seats",
        metavar="WHO,WHO",
        type=names,
        help="who sits where, in order: human, or a computer player "
        "(default: human,greedy; human,hewer where greedy cannot play)",
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
        "bots",
        metavar="BOT",
        nargs="*",
        help=f"the players, as many as sit at the table: {BOT_HELP}",
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
        type=positive,
        default=45.0,
        help="how long the ladder may take (default: 45)",
    )
    add_number_of_games(command)
    add_workers(command)
    command.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster instead; `local` starts one here"
    )
    command.add_argument("--csv", metavar="FILE", help="also write a row a seat and game")
    command.add_argument("--parquet", metavar="FILE", help="the same as Parquet")
    command.add_argument(
        "--records", metavar="DIR", help="also write the record of each game into this folder"
    )
    add_limit(command, 10)
    add_run(command)


def add_dataset(command: Arguments) -> None:
    """`coalface dataset GAME --bots BOT,BOT --out DIR`."""
    add_game(command)
    command.add_argument(
        "--bots",
        metavar="BOT,BOT",
        type=names,
        required=True,
        help=f"the players, as many as sit at the table: {BOT_HELP}",
    )
    add_number_of_games(command)
    command.add_argument(
        "--out",
        metavar="DIR",
        required=True,
        help="the folder of the data set; what it has already is not played again",
    )
    add_workers(command)
    add_limit(command, 60)
    command.add_argument(
        "--minari",
        metavar="NAME",
        help="also write a Minari data set of this name, such as coal-baron/greedy-v0",
    )
    add_run(command)


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
    command.add_argument(
        "--game", metavar="MODULE:NAME", help="a game that is not installed, which the record needs"
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
    command.add_argument(
        "--all", action="store_true", help="list all laws, not only those that are broken"
    )
    add_run(command)


def add_schema(command: Arguments) -> None:
    """`coalface schema GAME`."""
    add_game(command)
    add_options(command)


def add_lessons(command: Arguments) -> None:
    """`coalface lessons [GAME]`."""
    add_game(command, nargs="?")
    command.add_argument(
        "--check", action="store_true", help="play each to its end, and read all that it says"
    )
    add_json(command)


def add_engine(command: Arguments) -> None:
    """`coalface engine BOT`."""
    command.add_argument("bot", metavar="BOT", help=f"who plays: {BOT_HELP}")
    add_games(command, "a game that is not installed")


def add_bench(command: Arguments) -> None:
    """`coalface bench research [GAME ...]`."""
    command.add_argument("what", metavar="research", type=measure, help="what is measured")
    command.add_argument("games", metavar="GAME", nargs="*", help="which games (default: all)")
    command.add_argument(
        "--seats", metavar="N", type=whole, default=2, help="players at a table (default: 2)"
    )
    command.add_argument(
        "--seconds",
        metavar="S",
        type=positive,
        default=2.0,
        help="CPU time for each figure (default: 2)",
    )


def measure(text: str) -> str:
    """Return what is measured; ArgumentTypeError says where the rest is measured."""
    if text != "research":
        raise argparse.ArgumentTypeError(
            f"expected research, got {text!r}; the engine's own speed: make bench, in a checkout"
        )
    return text


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
        "--bot-pace",
        metavar="SECONDS",
        type=seconds,
        default=0.8,
        help="time between two moves of computer players while someone watches (default: 0.8)",
    )
    command.add_argument(
        "--components",
        metavar="GAME=FILE",
        action=NamedValues,
        default={},
        help="make new tables of a game with your own component file; may be given several times",
    )
    add_games(command, "also serve a game that is not installed")
    command.add_argument(
        "--bot",
        dest="bots",
        metavar="NAME=BOT",
        action=NamedValues,
        default={},
        help="also offer a computer player under a name: MODULE:CLASS, or a program as "
        "'cmd:PROGRAM ARGUMENTS', which then runs on this machine; may be given several times",
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


# --- arguments that several commands share ---


def add_game(command: Arguments, nargs: str | None = None) -> None:
    """Which game."""
    command.add_argument("game", metavar="GAME", nargs=nargs, help=GAME_HELP)


def add_games(command: Arguments, about: str) -> None:
    """Games that are not installed."""
    command.add_argument(
        "--game",
        dest="games",
        metavar="MODULE:NAME",
        action="append",
        default=[],
        help=f"{about}; may be given several times",
    )


def add_number_of_games(command: Arguments) -> None:
    """How many games are played."""
    command.add_argument(
        "--games", metavar="N", type=whole, default=100, help="games in all (default: 100)"
    )


def add_workers(command: Arguments) -> None:
    """How many processes play."""
    command.add_argument(
        "--workers", metavar="N", type=whole, help="processes to use (default: one a core)"
    )


def add_limit(command: Arguments, default: int) -> None:
    """How long a player may think."""
    command.add_argument(
        "--limit",
        metavar="S",
        type=positive,
        default=float(default),
        help=f"seconds that a player may think about a move (default: {default})",
    )


def add_run(command: Arguments) -> None:
    """What fixes the games that a command plays, and its output for programs."""
    add_seed(command, 1)
    add_options(command)
    add_components(command)
    add_json(command)


def add_options(command: Arguments) -> None:
    """Options of the game, as a dict of texts."""
    command.add_argument(
        "-o",
        dest="options",
        metavar="NAME=VALUE",
        action=NamedValues,
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
    help = about or f"fixes everything that chance decides (default: {default})"
    command.add_argument("--seed", metavar="N", type=count, default=default, help=help)


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
