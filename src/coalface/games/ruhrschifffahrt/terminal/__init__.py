"""Ruhrschifffahrt drawn with letters: the river, options and turns, the boards of the players."""

from typing import Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Line

from coalface.games.ruhrschifffahrt.names import POINT_NAMES
from coalface.games.ruhrschifffahrt.terminal.pieces import ARROW, ASK, thalers
from coalface.games.ruhrschifffahrt.terminal.river import STORAGE_MOVES, draw_river
from coalface.games.ruhrschifffahrt.view import Player
from coalface.games.ruhrschifffahrt.view import Table as View
from coalface.games.ruhrschifffahrt.words import spelled
from coalface.terminal.boards import Scene
from coalface.terminal.pieces import (
    DIM,
    HEADING,
    OWN,
    join,
    number_of,
    padded,
    seat_mark,
    seat_name,
    styled,
)

WIDTH: Final = 100
SOURCES: Final = POINT_NAMES
NUMBERED: Final = (*STORAGE_MOVES, "sell", "lock", "city", "depot", "port", "option")
"""The families of moves whose numbers stand in the drawing."""

OPTIONS_ACROSS: Final = 3
OPTION: Final = 23
TURN: Final = 8
SIGNS: Final = {
    "levy": "±",
    "switch": "⇄",
    "warehouse": "⌂",
    "gift": "±",
    "better_track": "+",
    "fewer_dice": "\N{MINUS SIGN}",
    "locks": "≡",
    "dear_locks": "≡↑",
    "dear_options": "↑",
}
"""Effects of a turn in one letter or two; the country has its own, the first and last have none."""


def draw(scene: Scene, whole: bool) -> tuple[list[RenderableType], set[str]]:
    """The position as the seat of the view sees it, and the moves whose numbers stand in it."""
    parts: list[RenderableType] = [draw_title(scene), draw_river(scene)]
    parts.append(styled(scene.text.say("rs-legend"), DIM))
    parts += [draw_options(scene), draw_turns(scene)]
    if whole:
        parts += [styled(scene.text.say(key), DIM) for key in ("rs-legend-turns", "rs-legend-more")]
        coat = scene.text.word("territory", scene.view.table.coat)
        parts.append(styled("⚑ " + scene.text.say("rs-line-coat", territory=coat), DIM))
        parts += draw_markers(scene)
    for seat in scene.view.table.order if in_order(scene) else range(scene.view.seats):
        if whole or seat == scene.view.seat:
            parts += draw_seat(scene, seat)
        else:
            parts += [draw_counts(scene, seat), padded(draw_progress(scene, seat), WIDTH)]
    shown = {move for move in scene.numbers if move.partition("/")[0] in NUMBERED}
    return parts, shown


def in_order(scene: Scene) -> bool:
    """Is there an order of play yet?"""
    return len(set(scene.view.table.order)) == scene.view.seats


# Title, options, turns


def draw_title(scene: Scene) -> RenderableType:
    """The game, the turn, the phase."""
    table, text = scene.view.table, scene.text
    turn = text.say("rs-short-turn", turn=table.turn, year=str(table.year))
    title = styled(f"{text.say('rs-title')} · {turn}", HEADING)
    title.append(f" · {text.say(f'rs-phase-{table.phase}')}")
    return Rule(title, align="left", style=DIM)


def draw_options(scene: Scene) -> RenderableType:
    """The special options with their fees, and who has chosen them."""
    cells = [draw_option(scene, option) for option in scene.view.table.fees]
    grid = Table.grid(padding=(0, 1, 0, 0))
    for start in range(0, len(cells), OPTIONS_ACROSS):
        grid.add_row(*cells[start : start + OPTIONS_ACROSS])
    return grid


def draw_option(scene: Scene, option: str) -> Line:
    """One option: its number if it can be chosen now, its fee, its players."""
    table = scene.view.table
    line = number_of(scene, f"option/{option}")
    closed = table.pilots_banned and option in table.printed.pilot_options
    name = scene.text.say(f"rs-option-{spelled(option)}")
    line.append_text(padded(styled(f"({name})" if closed else name, DIM if closed else ""), OPTION))
    line.append_text(thalers(scene, table.fees[option])).append(" ")
    if option != "none":
        for seat, player in enumerate(table.players):
            if player.option == option:
                line.append_text(seat_mark(seat))
    return line


def draw_turns(scene: Scene) -> RenderableType:
    """The turn track: years, events by sign, countries as far as they are known."""
    numbers, signs = Line(), Line()
    for turn, space in enumerate(scene.view.table.printed.turns, 1):
        now = turn == scene.view.table.turn
        style = ASK if now else DIM
        number = f"{ARROW if now else ' '}{turn}·{space.year}"
        numbers.append_text(padded(styled(number, style), TURN))
        signs.append_text(padded(styled(" " + turn_signs(scene, turn), style), TURN))
    effects = styled(scene.text.say("rs-short-now") + ": ", HEADING)
    effects.append("; ".join(effects_now(scene)), "")
    return join([numbers, signs, effects], "\n")


def effects_now(scene: Scene) -> list[str]:
    """What the turn brings, in words, with the country if it is known."""
    table, text = scene.view.table, scene.text
    effects = [text.say(f"rs-effect-{spelled(name)}") for name in effects_of(table, table.turn)]
    country = table.countries.get(str(table.turn))
    if country is not None:
        effects[-1] += f" ({text.say(f'rs-column-{country}')})"
    if table.pilots_banned:
        effects.append(text.say("rs-line-banned"))
    if table.locks_forced:
        effects.append(text.say("rs-line-forced"))
    return effects


def effects_of(table: View, turn: int) -> tuple[str, ...]:
    """What a turn brings, by name."""
    effects: tuple[str, ...] = table.printed.turns[turn - 1].effects
    return effects


def turn_signs(scene: Scene, turn: int) -> str:
    """The effects of a turn by sign, with the country or a question mark for it."""
    signs = ""
    for effect in effects_of(scene.view.table, turn):
        signs += SIGNS.get(effect, "")
        if effect == "country":
            known = scene.view.table.countries.get(str(turn))
            signs += "?" if known is None else scene.text.say(f"rs-column-{known}")[:3]
    return signs


def draw_markers(scene: Scene) -> list[RenderableType]:
    """The bag and what may still come out of it, countries face down, white markers left."""
    table, memory, text = scene.view.table, scene.view.memory, scene.text
    bag = styled(
        f"{text.say('rs-short-bag')} {table.bag}. {text.say('rs-short-coming')}: ", HEADING
    )
    coming = [(f"rs-face-{spelled(name)}", count) for name, count in memory.undrawn.items()]
    coming += [(f"rs-column-{name}", count) for name, count in memory.countries_left.items()]
    bag.append(counted(scene, coming), "")
    white = styled(text.say("rs-short-white-left") + ": ", HEADING)
    left = [(f"rs-white-{spelled(name)}", count) for name, count in table.white_left.items()]
    return [
        bag,
        white.append(counted(scene, left), ""),
        draw_needs(scene, "black"),
        draw_needs(scene, "white"),
    ]


def draw_needs(scene: Scene, colour: str) -> Line:
    """Which tokens each progress marker of a colour needs."""
    text = scene.text
    parts = []
    for name, marker in scene.view.table.printed.markers.items():
        if marker.white != (colour == "white"):
            continue
        needs = marker.needs.items()
        tokens = [f"{count}{text.say(f'rs-short-area-{spelled(area)}')}" for area, count in needs]
        parts.append(f"{text.say(f'rs-{colour}-{spelled(name)}')} {'+'.join(tokens)}")
    line = styled(text.say(f"rs-short-needs-{colour}") + ": ", HEADING)
    return line.append(" · ".join(parts), "")


def counted(scene: Scene, things: list[tuple[str, int]]) -> str:
    """Some things by key, each with its number."""
    return " · ".join(f"{scene.text.say(key)} ({count})" for key, count in things if count)


# The players


def draw_seat(scene: Scene, seat: int) -> list[RenderableType]:
    """All that lies before one player: what is counted, then tokens and progress markers."""
    return [draw_counts(scene, seat), draw_progress(scene, seat)]


def draw_counts(scene: Scene, seat: int) -> Line:
    """What is counted of a player; boxes and debts only where there is something in them."""
    player: Player = scene.view.table.players[seat]
    text = scene.text
    line = seat_name(scene, seat)
    line.append(" " + text.say("rs-short-vp", count=player.vp) + " ", OWN)
    line.append_text(thalers(scene, player.thaler))
    line.append(f"  {text.say('rs-short-pool')} ", DIM).append(str(player.pool), "")
    for key, count in (
        ("lock-box", player.lock_box),
        ("mark-box", player.mark_box),
        ("debt", player.debt),
        ("locks", player.locks),
    ):
        if count:
            line.append(f"  {text.say(f'rs-short-{key}')} ", DIM).append(str(count), "")
    if player.place not in scene.view.table.printed.river:
        line.append(f"  {text.say('rs-short-away')}", DIM)
    return line


def draw_progress(scene: Scene, seat: int) -> Line:
    """The tokens of a player and the progress markers they have earned."""
    player: Player = scene.view.table.players[seat]
    text = scene.text
    rows = (
        ("rs-short-black", "rs-black-", without(player.earned, player.used)),
        ("rs-short-used", "rs-black-", player.used),
        ("rs-short-white", "rs-white-", without(player.white, player.spent)),
        ("rs-short-spent", "rs-white-", player.spent),
        ("rs-short-blank", "rs-white-", player.blank),
    )
    groups = [draw_tokens(scene, player)]
    for key, prefix, names in rows:
        if names:
            listed = ", ".join(text.say(prefix + spelled(name)) for name in names)
            groups.append(styled(text.say(key) + ": ", DIM).append(listed, ""))
    return Line("  ").append_text(join(groups, " · "))


def without(names: tuple[str, ...], gone: tuple[str, ...]) -> tuple[str, ...]:
    """Names that are not among those."""
    return tuple(name for name in names if name not in gone)


def draw_tokens(scene: Scene, player: Player) -> Line:
    """How many tokens lie in each area, and how many fit."""
    line = Line()
    sizes = scene.view.table.printed.areas
    for name, tokens in player.tokens.items():
        line.append(scene.text.say(f"rs-short-area-{spelled(name)}") + " ", DIM)
        line.append(f"{tokens}/{sizes[name]} ", "")
    line.rstrip()
    return line
