"""What the parts of a record mean: the game it was played with, its seats, its moves."""

from collections.abc import Callable
from difflib import get_close_matches

from coalface.core.catalogue import Catalogue
from coalface.core.checks import unknown
from coalface.core.components import (
    OWN,
    ComponentError,
    ComponentSet,
    read_components,
    released_components,
)
from coalface.core.contract import CHANCE, Game
from coalface.core.record_text import CHANCE_MARK, NOTHING, NUMBER, Parts, Row
from coalface.core.registry import GameSpec
from coalface.core.tables import Option, OptionValue

Line = tuple[int, int]
"""Who moved, and the id of the move."""

Find = Callable[[str], GameSpec]
"""How a record finds its game: by id, ValueError if there is none."""

LONGEST_NAME = 80


def read_game(parts: Parts, find: Find) -> Game:
    """The game under the options, the rules version and the components of this header."""
    try:
        spec = find(parts.game.rest)
    except ValueError as error:
        raise parts.game.wrong(str(error), "unknown") from error
    version = _read_version(parts.rules, spec)
    options = _read_options(parts.options, spec.options)
    components = _read_components(parts, spec.package)
    try:
        return spec.game(options, version, components)
    except ComponentError as error:
        raise parts.components.wrong(str(error), "unknown") from error
    except ValueError as error:
        raise parts.game.wrong(f"these options do not go together: {error}") from error


def _read_version(row: Row, spec: GameSpec) -> int:
    if not NUMBER.fullmatch(row.rest) or not 1 <= int(row.rest) <= spec.version:
        right = "version 1" if spec.version == 1 else f"versions 1 to {spec.version}"
        raise row.wrong(f"rules {row.rest} are not known; {spec.id} has {right}", "unknown")
    return int(row.rest)


def _read_options(rows: list[Row], known: tuple[Option, ...]) -> dict[str, OptionValue]:
    """Each option of the header, checked; one that is newer than the record has its default."""
    by_name = {option.name: option for option in known}
    values: dict[str, OptionValue] = {}
    for row in rows:
        name, _, value = row.rest.partition(" ")
        if name not in by_name:
            raise row.wrong(unknown("option", name, by_name), "unknown")
        if name in values:
            raise row.wrong(f"option {name} stands here a second time")
        try:
            values[name] = by_name[name].read(value)
        except ValueError as error:
            raise row.wrong(str(error), "unknown") from error
    return values


def _read_components(parts: Parts, package: str) -> ComponentSet:
    """The very component set of the header: shipped with the game, or embedded."""
    row = parts.components
    name = row.rest.partition(" ")[0]
    own = parts.own_components
    if (name == OWN) != (own is not None):
        raise row.wrong(f"`components {OWN}` and an embedded component file go together")
    if own is None and not NUMBER.fullmatch(name):
        raise row.wrong(f"component set {name!r} is not known; sets have numbers", "unknown")
    try:
        found = released_components(package, name) if own is None else read_components(own)
    except ComponentError as error:
        raise row.wrong(str(error), "unknown") from error
    if row.rest != found.label:
        raise row.wrong(f"the components are not those of this hash; here is `{found.label}`")
    return found


def read_seats(rows: list[Row], game: Game, end: Row) -> list[str]:
    """The names of the seats, which come in order; as many as the game allows."""
    names = []
    for seat, row in enumerate(rows):
        number, _, name = row.rest.partition(" ")
        if number != str(seat):
            raise row.wrong(f"expected `seat {seat} NAME`")
        try:
            names.append(check_name(name))
        except ValueError as error:
            raise row.wrong(str(error)) from error
    try:
        game.check_seats(len(names))
    except ValueError as error:
        raise end.wrong(str(error)) from error
    return names


def check_name(name: str) -> str:
    """A seat's name, if it fits on a line of its own; ValueError if not."""
    if not name.isprintable() or name != name.strip() or not 1 <= len(name) <= LONGEST_NAME:
        right = f"printable, of 1 to {LONGEST_NAME} characters"
        raise ValueError(
            f"{name[: LONGEST_NAME + 1]!r} cannot be a seat's name; it must be {right}"
        )
    return name


def check_draws(commitment: str) -> str:
    """A commitment of draws, if it is one word; ValueError if not."""
    if commitment in ("", NOTHING) or " " in commitment or not commitment.isprintable():
        raise ValueError(f"{commitment!r} cannot be a commitment of draws; it must be one word")
    return commitment


def read_line(row: Row, game: Game, seats: int) -> Line:
    """A line of play: its actor and the id of its move."""
    actor, notation = row.word, row.rest
    if actor != CHANCE_MARK and not (NUMBER.fullmatch(actor) and int(actor) < seats):
        right = f"{CHANCE_MARK} or a seat from 0 to {seats - 1}, then a move"
        raise row.wrong(f"expected {right}; found `{row.text[:60]}`")
    try:
        move = game.moves.id(notation)
    except KeyError:
        raise row.wrong(unknown_move(game.moves, notation), "unknown") from None
    return (CHANCE if actor == CHANCE_MARK else int(actor)), move


def unknown_move(moves: Catalogue, notation: str) -> str:
    """Say that no move is spelled like this, and which ones are spelled nearly so."""
    known = [str(move) for move in moves]
    kind = notation.partition("/")[0]
    same_kind = [other for other in known if other.partition("/")[0] == kind]
    kinds = list(dict.fromkeys(other.partition("/")[0] for other in known))
    near = get_close_matches(notation[:60], same_kind) if same_kind else []
    near = near or same_kind[:3] or get_close_matches(kind[:60], kinds) or kinds[:3]
    return f"no move is spelled {notation[:60]!r}; did you mean {' or '.join(near)}?"
