"""Reads what lies on the boss's desk in a position of Coal Country, and knows where pieces are."""

from coalface.games.coal_country.ids import (
    BAG,
    BUILDINGS,
    BURIED,
    CALENDAR,
    COMMITTED,
    CUBE_ON,
    DONE,
    EARNED,
    ENTRANCE,
    GAUGE,
    IN_ROW,
    IN_STACK,
    OFFERED,
    OUT,
    PILE,
    PILED,
    PLACING,
    REMOVED,
    ROUND,
    SEAT_SIZE,
    STACKED,
    STEP,
    TURNED_UP,
    TYPES,
)
from coalface.games.coal_country.names import (
    BUILDING_NAMES,
    COLOUR_NAMES,
    STEP_NAMES,
)
from coalface.games.coal_country.pieces import Pieces, set_up_pieces
from coalface.games.coal_country.view import kinds_of


def number(word: str, least: int = 0) -> int:
    """A whole number of at least so much, of no more than six characters."""
    if not word.removeprefix("-").isdecimal() or len(word) > 6 or int(word) < least:
        raise ValueError(f"{word!r} should be a whole number of at least {least}")
    return int(word)


def named(word: str, names: tuple[str, ...]) -> int:
    """A name by its number."""
    if word not in names:
        raise ValueError(f"{word!r} is none of {', '.join(names)}")
    return names.index(word)


class DeskReader:
    """Puts the facts of a text about the boss's desk on a table, one line at a time."""

    def __init__(self, state: Pieces) -> None:
        self.state = state
        self.said: set[str] = set()
        self.names = kinds_of(state)
        set_up_pieces(state)
        state.board[ROUND] = 1
        state.board[STEP] = PLACING
        for seat in range(state.seats):
            state.own[seat * SEAT_SIZE + EARNED] = -1 - seat

    def guard(self, line: int, words: list[str]) -> None:
        """Read a line, or finish after the last; whatever is wrong there names the line."""
        try:
            if words:
                self.read(words)
            else:
                self.finish()
        except (ValueError, IndexError, KeyError, AssertionError) as error:
            told = error if isinstance(error, ValueError) else "a word is missing or not known"
            raise ValueError(f"line {line}: {' '.join(words)}: {told}") from error

    def read(self, words: list[str]) -> None:
        """One line."""
        reader = getattr(self, f"_read_{words[0].replace('-', '_')}", None)
        if reader is None:
            raise ValueError(f"{words[0]!r} is not known")
        reader(words[1:])

    def finish(self) -> None:
        """Fill in what was left out, and check that all pieces are there."""
        raise NotImplementedError

    def _once(self, what: str) -> None:
        """Refuse to hear the same fact twice."""
        if what in self.said:
            raise ValueError(f"{what} is said twice")
        self.said.add(what)

    def _seat(self, word: str) -> int:
        """A seat of this table."""
        seat = number(word)
        if seat >= self.state.seats:
            raise ValueError(f"there is no seat {seat}")
        return seat

    def _take(self, first: int, place: int, what: str) -> None:
        """Take a piece out of its stack, pile or bag."""
        if self.state.board[first + place] == 0:
            raise ValueError(f"there are no more pieces {what}")
        self.state.board[first + place] -= 1

    def _tile(self, name: str) -> int:
        """Take a tile out of its stack."""
        kind = named(name, self.names)
        if kind != ENTRANCE:
            self._take(IN_STACK, kind, name)
            self.state.board[STACKED + self.state.kit.number[kind] - 1] -= 1
        return kind

    def _building(self, name: str) -> int:
        """Take a building out of the pile."""
        building = named(name, BUILDING_NAMES)
        self._take(PILE, building, name)
        self.state.board[PILED] -= 1
        return building

    # The desk

    def _read_round(self, words: list[str]) -> None:
        self._once("round")
        self.state.board[ROUND] = number(words[0], 1)
        if self.state.board[ROUND] > self.state.kit.rounds:
            raise ValueError(f"there are {self.state.kit.rounds} rounds")

    def _read_step(self, words: list[str]) -> None:
        self._once("step")
        self.state.board[STEP] = named(words[0], STEP_NAMES)

    def _read_gauge(self, words: list[str]) -> None:
        self._once("gauge")
        gauge = number(words[0], -1)
        if gauge > 1 or (gauge and self.state.kit.reformed):
            raise ValueError("the gauge shows -1, 0 or 1, and 0 in a reformed industry")
        self.state.board[GAUGE] = gauge

    def _read_done(self, words: list[str]) -> None:
        self._once("done")
        self.state.board[DONE] = sum(1 << self._seat(word) for word in words)

    def _read_finished(self, words: list[str]) -> None:
        self._once("finished")
        self.state.board[COMMITTED] = sum(1 << self._seat(word) for word in words)

    def _read_cubes(self, words: list[str]) -> None:
        self._once("cubes")
        if len(words) > CALENDAR:
            raise ValueError(f"a round has {CALENDAR} cubes")
        for space, word in enumerate(words):
            colour = named(word, COLOUR_NAMES)
            self._take(BAG, colour, word)
            self.state.board[CUBE_ON + space] = colour + 1

    def _read_used(self, words: list[str]) -> None:
        self._once("used")
        for word in words:
            colour = named(word, COLOUR_NAMES)
            self._take(BAG, colour, word)
            self.state.board[OUT + colour] += 1

    def _read_market(self, words: list[str]) -> None:
        self._once("market")
        for type in range(TYPES):
            self.state.board[OFFERED + type] = number(words[type])

    def _read_turned_up(self, words: list[str]) -> None:
        self._once("turned-up")
        for word in words:
            kind = self._tile(word)
            at = TURNED_UP + self.state.kit.number[kind] - 1
            if self.state.board[at] or not self.state.kit.amok:
                raise ValueError("one tile of a stack is turned up, and only in an industry amok")
            self.state.board[at] = kind + 1

    def _read_buried(self, words: list[str]) -> None:
        self._once("buried")
        for word in words:
            self.state.board[BURIED + self._tile(word)] += 1

    def _read_top_row(self, words: list[str]) -> None:
        self._buildings("top-row", IN_ROW, words)

    def _read_bottom_row(self, words: list[str]) -> None:
        self._buildings("bottom-row", IN_ROW + BUILDINGS, words)

    def _read_removed(self, words: list[str]) -> None:
        self._buildings("removed", REMOVED, words)

    def _buildings(self, what: str, first: int, words: list[str]) -> None:
        """Buildings that lie in one place."""
        self._once(what)
        for word in words:
            self.state.board[first + self._building(word)] += 1
