"""What the terminal shows: positions, lists of moves, logs and scores."""

import sys
from collections.abc import Iterable, Sequence
from functools import cached_property

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text as Line

from coalface.core.contract import Event, Game
from coalface.core.preview import Change
from coalface.core.registry import game_spec
from coalface.core.tables import Section, Words
from coalface.core.view import AnyView
from coalface.terminal.boards import Scene, board
from coalface.terminal.pieces import DIM, HEADING, NUMBER
from coalface.terminal.typed import bare, find_move, find_named
from coalface.text import Text, Value, change_line, warn_of_text

ENGLISH = "en"

WIDTH = 100
"""How wide a page is where no terminal says how wide it is."""

SECRET = "?"

MAX_ROWS = 16
"""A list of moves that is longer than this is made brief."""


def make_console() -> Console:
    """A console on standard output: plain where that is no terminal or NO_COLOR is set."""
    for stream in (sys.stdout, sys.stdin):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    console = Console(highlight=False, emoji=False, markup=False)
    return (
        console
        if console.is_terminal
        else Console(highlight=False, emoji=False, markup=False, width=WIDTH)
    )


class Screen:
    """Shows one game in one language on one console."""

    def __init__(self, console: Console, game: Game, text: Text, names: tuple[str, ...]) -> None:
        self.console = console
        self.game = game
        self.text = text
        self.names = names
        self._board = board(game.id)

    @property
    def columns(self) -> int:
        """How many columns the drawing needs; 0 if there is none."""
        return self._board.WIDTH if self._board is not None else 0

    # Words

    def meant(self, typed: str, legal: Sequence[int]) -> list[int]:
        """The moves that this can mean: by number, by spelling, or by what they are called."""
        return find_move(typed, legal, self.game.moves) or find_named(typed, legal, self._named)

    @cached_property
    def _named(self) -> dict[str, list[int]]:
        """Every move by its words, in the language of the table and in English."""
        named: dict[str, list[int]] = {}
        for text in (self.text, Text(ENGLISH, self.game.wording, self.names, warn_of_text)):
            for id in range(len(self.game.moves)):
                ids = named.setdefault(bare(text.render(self.game.move_words(id))), [])
                if id not in ids:
                    ids.append(id)
        return named

    def say(self, key: str, **args: Value) -> None:
        """One line of the program's own."""
        self.line(self.text.say(key, **args))

    def line(self, text: str, style: str = "") -> None:
        """One line of any text."""
        self.console.print(Line(capital(text), style))

    def plain(self, text: str, end: str = "\n") -> None:
        """A line that is not broken where it is long: it may be copied."""
        self.console.print(Line(text), end=end, soft_wrap=True)

    def heading(self, key: str) -> None:
        """The heading of what follows."""
        self.line(self.text.say(key), HEADING)

    # Positions

    def position(
        self, view: AnyView, legal: Sequence[int], whole: bool = False, words: bool = False
    ) -> set[int]:
        """Show a position, drawn if it can be; return the moves whose numbers stand in it."""
        drawn = self._board
        if words or drawn is None or self.console.width < drawn.WIDTH:
            self.sections(self.game.describe(view))
            return set()
        parts, numbered = drawn.draw(self._scene(view, legal), whole)
        for part in parts:
            self._part(part)
        return {self.game.moves.id(notation) for notation in numbered}

    def seat(self, view: AnyView, seat: int) -> None:
        """Show all that lies before one player, as far as the view shows it."""
        drawn = self._board
        if drawn is None or self.console.width < drawn.WIDTH:
            self.sections(self.game.describe(view))
            return
        for part in drawn.draw_seat(self._scene(view, ()), seat):
            self._part(part)

    def _scene(self, view: AnyView, legal: Sequence[int]) -> Scene:
        numbers = {str(self.game.moves[id]): number for number, id in enumerate(legal, 1)}
        return Scene(self.game, view, self.text, self.names, numbers)

    def _part(self, part: RenderableType) -> None:
        self.console.print(part, width=min(self.console.width, WIDTH))

    def sections(self, sections: Iterable[Section]) -> None:
        """Show a described position."""
        for section in sections:
            self.line(self.text.render(section.heading), HEADING)
            for words in section.lines:
                self.line("  " + capital(self.text.render(words)))
            if section.rows:
                self.console.print(self._table(section))

    def row(self, view: AnyView, name: str) -> None:
        """What the described position says of a thing: the row that begins with its name."""
        for section in self.game.describe(view):
            for row in section.rows:
                if self.text.render(row[0]) != name:
                    continue
                if self.locked(row):
                    key = f"{game_spec(self.game.id).locale_prefix}-why-locked"
                    self.line("  " + self.text.say(key, space=name, players=len(self.names)))
                else:
                    cells = zip(section.columns[1:], row[1:], strict=True)
                    fields = [
                        f"{self.text.render(column)}: {self.text.render(cell)}"
                        for column, cell in cells
                    ]
                    self.line("  " + " · ".join(fields))

    def locked(self, row: Sequence[Words]) -> bool:
        """Is this a thing that does not count in this game?"""
        return any(cell.key.endswith("-term-locked") for cell in row)

    def asked(self, view: AnyView) -> str:
        """What has to be decided now."""
        return " ".join(self.text.render(words) for words in self.game.asked(view))

    def _table(self, section: Section) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column("")
        for column in section.columns:
            table.add_column(Line(capital(self.text.render(column)), DIM), header_style=DIM)
        for first, *cells in section.rows:
            table.add_row(
                " ",
                Line(capital(self.text.render(first))),
                *(Line(self.text.render(cell)) for cell in cells),
            )
        return table

    # Moves

    def moves(self, legal: Sequence[int], shown: Iterable[int] = (), brief: bool = False) -> bool:
        """List moves by number, words and spelling, each family on lines of its own.

        A brief list gives long families by their spelling only; True if it has done so.
        """
        hidden = set(shown)
        families: dict[str, list[tuple[int, int]]] = {}
        for number, id in enumerate(legal, 1):
            if id not in hidden:
                families.setdefault(self.game.moves[id].kind, []).append((number, id))
        digits = len(str(len(legal)))
        rows = {
            kind: self._rows([self._entry(digits, *move) for move in family])
            for kind, family in families.items()
        }
        shortened = False
        while brief and sum(map(len, rows.values())) > MAX_ROWS:
            longest = max(rows, key=lambda kind: len(rows[kind]))
            spelled = self._rows([self._entry(digits, *m, "") for m in families[longest]])
            if len(spelled) == len(rows[longest]):
                break
            rows[longest], shortened = spelled, True
        for family_rows in rows.values():
            for row in family_rows:
                self.console.print(row)
        return shortened

    def _entry(self, digits: int, number: int, id: int, words: str | None = None) -> Line:
        if words is None:
            words = capital(self.text.render(self.game.move_words(id))) + "  "
        entry = Line.assemble((f"{number:>{digits}}", NUMBER), ") ", words)
        return entry.append(str(self.game.moves[id]), DIM)

    def _rows(self, entries: list[Line]) -> list[Line]:
        """Entries in columns, as many as fit."""
        widest = max(entry.cell_len for entry in entries) + 2
        across = max(1, min(self.console.width, WIDTH) // widest)
        rows = []
        for start in range(0, len(entries), across):
            row = Line()
            for entry in entries[start : start + across]:
                entry.pad_right(widest - entry.cell_len)
                row.append_text(entry)
            row.rstrip()
            rows.append(row)
        return rows

    def move(self, id: int) -> str:
        """A move in words, with its spelling."""
        return f"{capital(self.text.render(self.game.move_words(id)))} [{self.game.moves[id]}]"

    # Logs and scores

    def events(self, events: Sequence[Event], most: int | None = None) -> None:
        """What happened, a line an event; the last ones if there are very many."""
        left_out = 0 if most is None or len(events) <= most + 1 else len(events) - most
        if left_out:
            command = self.text.say("command-log")
            self.line(self.text.say("log-more", count=left_out, command=command), DIM)
        for event in events[left_out:]:
            row = self.game.events[event.key]
            self.line("  " + capital(self.text.render_event(row, event)))

    def changes(self, changes: Sequence[Change], viewer: int) -> None:
        """What a move has changed, a line for each number; what has no name is left out."""
        for change in changes:
            if self.text.has(change.words.key):
                self.line("  " + capital(change_line(self.text, change, viewer)), DIM)

    def hides_score(self, view: AnyView, seat: int) -> bool:
        """Are the points of a seat a secret in this view? Only a drawing can say so."""
        hides = getattr(self._board, "hides_score", None)
        return hides is not None and bool(hides(view, seat))

    def scores(self, breakdowns: Sequence[dict[str, int] | None]) -> None:
        """The points of everyone by where they came from; None where that is a secret."""
        known = list(self._board.SOURCES) if self._board is not None else []
        sources = merged([known, *(list(points) for points in breakdowns if points is not None)])
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column(self.text.say("heading-source"), header_style=DIM)
        for name in self.names:
            table.add_column(Line(name), justify="right", header_style=DIM)
        for source in sources:
            counts = [SECRET if points is None else points.get(source, 0) for points in breakdowns]
            if any(count for count in counts if count != SECRET):
                title = capital(self.text.render(self.game.wording("source", source)))
                table.add_row(Line(title), *map(signed, counts))
        totals = [SECRET if points is None else sum(points.values()) for points in breakdowns]
        table.add_row(capital(self.text.say("total")), *map(signed, totals), style="bold")
        self.console.print(table)

    def cover(self) -> None:
        """Hide what one player saw from the next."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
        else:
            self.console.print("-" * min(self.console.width, WIDTH))


def signed(count: int | str) -> str:
    """A number with a minus sign, not a hyphen, if it is below 0; words as they are."""
    return str(count).replace("-", "\N{MINUS SIGN}") if isinstance(count, int) else count


def merged(lists: Iterable[list[str]]) -> list[str]:
    """All names of some lists, each before those that it stands before in its own list."""
    names: list[str] = []
    for one in lists:
        place = 0
        for name in one:
            if name not in names:
                names.insert(place, name)
            place = names.index(name) + 1
    return names


def capital(text: str) -> str:
    """A text that begins with a capital letter."""
    start = len(text) - len(text.lstrip())
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]
