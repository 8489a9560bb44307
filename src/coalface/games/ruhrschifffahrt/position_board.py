"""Reads what lies on the board of a position of Ruhrschifffahrt: course, river, markers."""

from coalface.games.ruhrschifffahrt.ids import (
    AT,
    CITY,
    CLOSED,
    COLUMN,
    COUNTRIES,
    DEMAND,
    DEPOT,
    EXPORT,
    FORCED,
    GONE,
    LOCKS_LEFT,
    MAX_SEATS,
    MOST_BOXES,
    MOST_PLACES,
    ORDER,
    PHASE,
    PORT,
    STEP,
    STORAGES,
    TRACK,
    TRACKED,
    TURN,
    TURNED,
    TURNS,
    UNDRAWN,
)
from coalface.games.ruhrschifffahrt.names import (
    CITY_NAMES,
    COAL_NAMES,
    COLUMN_NAMES,
    FACE_NAMES,
    PHASE_NAMES,
    TERRITORY_NAMES,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.rules.setup import prepare


def number(word: str, least: int = 0, line: int = 0) -> int:
    """A whole number of at least so much."""
    if not word.lstrip("-").isdigit() or int(word) < least or len(word) > 6:
        where = f"line {line}: " if line else ""
        raise ValueError(f"{where}{word!r} should be a whole number of at least {least}")
    return int(word)


def listed(words: list[str]) -> list[str]:
    """The words of a line; a dash stands for none."""
    return [] if words == ["-"] else words


def named(name: str, names: tuple[str, ...] | list[str]) -> int:
    """The number of a thing that has a name."""
    if name not in names:
        raise ValueError(f"{name!r} is none of {', '.join(name for name in names if name)}")
    return names.index(name)


class BoardReader:
    """Puts the facts of a text on a table, one line at a time: those of the board."""

    def __init__(self, state: Pieces) -> None:
        self.state = state
        self.said: set[str] = set()
        self.line = 0
        self.lines: dict[str, int] = {}
        prepare(state)

    def read(self, line: int, words: list[str]) -> None:
        """One line."""
        self.line = line
        self.lines[" ".join(words[:2])] = line
        self.lines.setdefault(words[0], line)
        reader = getattr(self, f"_read_{words[0].replace('-', '_')}", None)
        if reader is None:
            raise ValueError(f"{words[0]!r} is not known")
        reader(words[1:])

    def _wrong(self, fact: str, problem: str) -> ValueError:
        """What is wrong with the whole, at the line that tells the fact, or else the last one."""
        return ValueError(f"line {self.lines.get(fact, self.line)}: {problem}")

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

    def _most(self, number: int, most: int) -> int:
        """A number that is not too large."""
        if number > most:
            raise ValueError(f"{number} is more than {most}")
        return number

    # The course of the game

    def _read_turn(self, words: list[str]) -> None:
        self._once("turn")
        self.state.board[TURN] = self._most(number(words[0], 1), TURNS)

    def _read_phase(self, words: list[str]) -> None:
        """`phase option`, or `phase option 0 2`: the step, and how many seats have been asked."""
        self._once("phase")
        self.state.board[PHASE] = named(words[0], PHASE_NAMES[1:]) + 1
        if len(words) > 1:
            self.state.board[STEP] = number(words[1])
            self.state.board[AT] = self._most(number(words[2]), int(self.state.seats))

    def _read_order(self, words: list[str]) -> None:
        self._once("order")
        seats = [self._seat(word) for word in words]
        told_at_the_start = len(set(seats)) == 1 and len(seats) == self.state.seats
        if sorted(seats) != list(range(self.state.seats)) and not told_at_the_start:
            raise ValueError("the order has every seat once")
        for place, seat in enumerate(seats):
            self.state.board[ORDER + place] = seat

    def _read_pilots_banned(self, words: list[str]) -> None:
        self._once("pilots-banned")
        self.state.board[CLOSED] = 1

    def _read_locks_forced(self, words: list[str]) -> None:
        self._once("locks-forced")
        self.state.board[FORCED] = 1

    # The river

    def _read_storages(self, words: list[str]) -> None:
        """`storages e2=4 w3=1`: the dice on all storages; others lie on the track if it says so."""
        self._once("storages")
        for coal, name in enumerate(COAL_NAMES):
            if f"track {name}" not in self.said:
                self._set_track(coal, [])
        for storage in range(STORAGES):
            self.state.set_die(storage, 0)
        for word in listed(words):
            name, _, pips = word.partition("=")
            self._die(name, number(pips, 1))

    def _read_die(self, words: list[str]) -> None:
        """`die e2 4`: another die on a storage than at the start; 0 for none."""
        self._once(f"die {words[0]}")
        self._die(words[0], number(words[1]))

    def _die(self, name: str, pips: int) -> None:
        storage = named(name, self.state.kit.storage_names)
        self.state.set_die(storage, self._most(pips, int(self.state.kit.most_pips)))

    def _read_track(self, words: list[str]) -> None:
        """`track black 3 1`: the dice of a column, that of the arrow box first."""
        coal = named(words[0], COAL_NAMES)
        self._once(f"track {words[0]}")
        self._most(len(words) - 1, MOST_BOXES)
        most = int(self.state.kit.most_pips)
        self._set_track(coal, [self._most(number(word, 1), most) for word in words[1:]])

    def _set_track(self, coal: int, dice: list[int]) -> None:
        """Put these dice into a column, and no others."""
        for box, pips in enumerate(dice + [0] * (MOST_BOXES - len(dice))):
            self.state.board[TRACK + coal * MOST_BOXES + box] = pips
        self.state.board[TRACKED + coal] = len(dice)

    def _read_gone(self, words: list[str]) -> None:
        self._once(f"gone {words[0]}")
        self.state.board[GONE + named(words[0], COAL_NAMES)] = number(words[1])

    def _read_demand(self, words: list[str]) -> None:
        self._once("demand")
        for word in words:
            name, _, thalers = word.partition("=")
            space = named(name, self.state.kit.space_names[:PORT])
            most = int(self.state.kit.demand_most)
            self.state.board[DEMAND + space] = self._most(number(thalers), most)

    def _read_obstacles(self, words: list[str]) -> None:
        """Where markers still lie."""
        self._once("obstacles")
        names = self.state.kit.obstacle_names
        self.state.board[LOCKS_LEFT] = 0
        for word in listed(words):
            self.state.board[LOCKS_LEFT] |= 1 << named(word, names)

    def _read_built(self, words: list[str]) -> None:
        """`built l7 l8`: the locks that stand, instead of the obstacles that are left."""
        self._once("obstacles")
        for word in words:
            bit = 1 << named(word, self.state.kit.obstacle_names)
            self.state.board[LOCKS_LEFT] &= ~bit

    # Markers

    def _read_drawn(self, words: list[str]) -> None:
        """`drawn forge=2 high_water=1`: markers that are out of the game."""
        self._once("drawn")
        for word in words:
            name, _, count = word.partition("=")
            face = named(name, FACE_NAMES)
            drawn = number(count or "1", 1)
            if drawn > self.state.board[UNDRAWN + face]:
                raise ValueError(f"there are not so many markers {name}")
            self.state.board[UNDRAWN + face] -= drawn

    def _read_country(self, words: list[str]) -> None:
        """`country 4 belgium`: the marker of a turn."""
        turn = self._most(number(words[0], 1), TURNS)
        self._once(f"country {turn}")
        column = named(words[1], COLUMN_NAMES)
        if self.state.board[COUNTRIES + column] == 0:
            raise ValueError(f"there are not so many markers of {words[1]}")
        self.state.board[COUNTRIES + column] -= 1
        self.state.board[TURNED + turn] = column + 1

    def _read_export(self, words: list[str]) -> None:
        self._once("export")
        last = len(self.state.kit.export_track) - 1
        self.state.board[EXPORT] = self._most(number(words[0]), last)

    # Warehouses

    def _read_city(self, words: list[str]) -> None:
        city = named(words[0], CITY_NAMES)
        self._once(f"city {words[0]}")
        seats = {self._seat(word) for word in words[1:]}
        if len(seats) != len(words) - 1 or len(seats) > self.state.kit.city_places[city]:
            raise ValueError("a city has no room for these warehouses")
        self.state.board[CITY + city] = sum(1 << seat for seat in seats)

    def _read_depot(self, words: list[str]) -> None:
        depot = named(words[0], TERRITORY_NAMES)
        self._once(f"depot {words[0]}")
        self._most(len(words) - 1, int(self.state.kit.depot_places[depot]))
        for word in words[1:]:
            self.state.board[DEPOT + depot * MAX_SEATS + self._seat(word)] += 1

    def _read_port(self, words: list[str]) -> None:
        """`port belgium 1 0`: from the top."""
        column = named(words[0], COLUMN_NAMES)
        self._once(f"port {words[0]}")
        seats = [self._seat(word) for word in words[1:]]
        if len(seats) > self.state.kit.places or len(set(seats)) != len(seats):
            raise ValueError("a column has no room for these warehouses")
        for place, seat in enumerate(seats):
            self.state.board[COLUMN + column * MOST_PLACES + place] = seat + 1
