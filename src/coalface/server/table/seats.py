"""The seats of a table: who has one, who plays it now, and what each is called."""

from collections.abc import Iterable, Iterator, Sequence

from coalface.core.record_header import check_name
from coalface.server.store.people import Person
from coalface.server.store.tables import SeatRow
from coalface.server.table.bot_names import bot_name, words_of


class Seats:
    """The seats of one table, in order. Each is a person's, a bot's, or free."""

    def __init__(self, rows: Sequence[SeatRow]) -> None:
        self._rows = list(rows)

    def __getitem__(self, seat: int) -> SeatRow:
        return self._rows[seat]

    def __iter__(self) -> Iterator[SeatRow]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    # Look

    def names(self) -> tuple[str, ...]:
        """Return the names of the seats."""
        return tuple(seat.name for seat in self._rows)

    def nonces(self) -> list[str]:
        """Return what each seat adds to the seed of the draws."""
        return [seat.nonce for seat in self._rows]

    def of(self, person: str) -> list[int]:
        """Return the seats that belong to a person."""
        return [seat.seat for seat in self._rows if seat.person == person]

    def owner(self, seat: int) -> str | None:
        """Return the person that a seat belongs to."""
        return self._rows[seat].person

    def played_by_people(self) -> list[int]:
        """Return the seats that a person plays now."""
        return [s.seat for s in self._rows if s.person and s.bot_name() is None]

    def played_by_bots(self) -> list[int]:
        """Return the seats that a bot plays now."""
        return [s.seat for s in self._rows if s.bot_name() is not None]

    def free(self) -> list[int]:
        """Return the seats that anyone may take."""
        return [s.seat for s in self._rows if s.person is None and s.bot is None]

    def owners(self) -> set[str]:
        """Return everyone who has a seat."""
        return {seat.person for seat in self._rows if seat.person}

    # Change

    def take(
        self, seat: int, person: Person, nonce: str, table: str, name: str | None = None
    ) -> None:
        """Give a free seat to a person, or to another at their screen by a name of its own.

        A bot of the same name takes another one.
        """
        row = self._rows[seat]
        row.person, row.nonce = person.id, nonce
        self.name(seat, person.name if name is None else name, table)

    def name(self, seat: int, name: str, table: str) -> None:
        """Let a person's seat have a name before the game; a bot that has it takes another one."""
        people = [other.name for other in self._rows if other.seat != seat and not other.bot]
        chosen = self._rows[seat].name = unique_name(name, people)
        for row in self._rows:
            if row.bot and words_of(row.name) & words_of(chosen):
                row.name = bot_name(table, self.names())

    def rename(self, seat: int, name: str) -> None:
        """Let a person's seat have another name during the game: bots keep theirs."""
        self._rows[seat].name = unique_name(name, self._names_but(seat))

    def place_bot(self, seat: int, bot: str, table: str) -> None:
        """Give a free seat to a bot, under a first name."""
        row = self._rows[seat]
        row.name = bot_name(table, self._names_but(seat))
        row.bot = bot

    def vacate(self, seat: int) -> None:
        """Let a seat be free again."""
        self._rows[seat] = SeatRow(seat=seat)

    def remove_free(self) -> None:
        """Take away the seats that nobody has; those after them move up."""
        self._rows = [row for row in self._rows if row.person is not None or row.bot is not None]
        for number, row in enumerate(self._rows):
            row.seat = number

    def hand_over(self, seats: Iterable[int], bot: str | None) -> None:
        """Let a bot stand in for the owners of some seats; None: they play again."""
        for seat in seats:
            self._rows[seat].stand_in = bot

    def replace_by_bot(self, seat: int, bot: str) -> None:
        """Take a seat of a running game from its owner for good."""
        row = self._rows[seat]
        row.person, row.stand_in, row.bot = None, None, bot

    def anonymise(self, seat: int, name: str, bot: str | None) -> None:
        """Take the owner's name from a seat; in a running game a bot plays it on."""
        row = self._rows[seat]
        row.person = row.stand_in = None
        row.name = unique_name(name, self._names_but(seat))
        row.bot = row.bot if bot is None else bot

    def _names_but(self, seat: int) -> list[str]:
        return [other.name for other in self._rows if other.seat != seat]


def unique_name(name: str, taken: Sequence[str]) -> str:
    """Return a name, numbered where another seat has it already: Anna, Anna 2."""
    free, number = name, 1
    while free in taken:
        number += 1
        free = f"{name} {number}"
    return check_name(free)
