"""Reads a position of Coal Country from text, and refuses one with pieces missing or too many.

What a text leaves out is as it comes from the box: the entrance with its cubes, foremen in hand,
tiles in the stacks, buildings in the pile, a neutral market freshly stocked, no money.
"""

from collections.abc import Callable

from coalface.core.contract import OVER
from coalface.games.coal_country.ids import (
    ACCOUNT,
    ALL_CUBES,
    ASK_CUBE,
    ASK_LAY,
    ASK_PLACE,
    BAG,
    BUILDINGS,
    BURIED,
    CALENDAR,
    CASH,
    CELLS,
    COAL,
    COMMITTED,
    COVERED,
    CUBE_ON,
    DEAR,
    DONE,
    EARNED,
    ENTRANCE,
    FIRST_CELL,
    FLAG_CHURCH,
    FLAG_TAVERN,
    FLAGS,
    FRAME,
    GAUGE,
    HAND,
    IN_ROW,
    IN_STACK,
    LAID,
    MARKET,
    MAX_FRAMES,
    NOT_DRAWN,
    OFFERED,
    OUT,
    PILE,
    PILED,
    PLACING,
    REFUSE,
    REMOVED,
    RESTOCKING,
    ROTATIONS,
    ROUND,
    SALES,
    SEAT_SIZE,
    SETTING_UP,
    STACKED,
    STEP,
    STORED,
    SUPPLY,
    TANDEM,
    TURNED_UP,
    TYPES,
    VALUES,
    VISIBLE,
)
from coalface.games.coal_country.names import (
    ACCOUNT_NAMES,
    BUILDING_NAMES,
    CELL_NAMES,
    COLOUR_NAMES,
    FRAME_NAMES,
    SPACE_NAMES,
    STEP_NAMES,
    TYPE_NAMES,
    read_types,
)
from coalface.games.coal_country.pieces import Pieces, set_up_pieces
from coalface.games.coal_country.position_text import TITLE
from coalface.games.coal_country.rules import foremen, geometry
from coalface.games.coal_country.rules.flow import settle
from coalface.games.coal_country.view import kinds_of

SEAT_NUMBERS = {"cash": CASH, "coal": COAL, "refuse": REFUSE, "laid": LAID, "earned": EARNED}
NEUTRAL = {0: "green red white white", 1: "green white white white", -1: "red white white white"}
"""Cubes that show a gauge, where a text does not name them."""


def read_position(text: str, start: Callable[[int], Pieces]) -> Pieces:
    """The position that a text describes; ValueError names the line that is wrong."""
    lines = [(n, line.split()) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines or lines[0][1] != [TITLE]:
        raise ValueError(f"line 1: a position of this game begins with the line {TITLE}")
    if len(lines) < 2 or lines[1][1][0] != "seats" or len(lines[1][1]) != 2:
        raise ValueError("line 2: the second line says the number of players: seats 3")
    reader = _Reader(start(_number(lines[1][1][1], 2, lines[1][0])))
    for number, words in lines[2:]:
        reader.guard(number, words)
    reader.guard(lines[-1][0], [])
    return reader.state


def _number(word: str, least: int = 0, line: int = 0) -> int:
    """A whole number of at least so much."""
    if not word.lstrip("-").isdigit() or int(word) < least or len(word) > 6:
        where = f"line {line}: " if line else ""
        raise ValueError(f"{where}{word!r} should be a whole number of at least {least}")
    return int(word)


def _place(word: str, names: tuple[str, ...]) -> int:
    """A name by its number."""
    if word not in names:
        raise ValueError(f"{word!r} is none of {', '.join(names)}")
    return names.index(word)


class _Reader:
    """Puts the facts of a text on a table, one line at a time."""

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

    def _once(self, what: str) -> None:
        """Refuse to hear the same fact twice."""
        if what in self.said:
            raise ValueError(f"{what} is said twice")
        self.said.add(what)

    def _seat(self, word: str) -> int:
        """A seat of this table."""
        seat = _number(word)
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
        kind = _place(name, self.names)
        if kind != ENTRANCE:
            self._take(IN_STACK, kind, name)
            self.state.board[STACKED + self.state.kit.number[kind] - 1] -= 1
        return kind

    def _building(self, name: str) -> int:
        """Take a building out of the pile."""
        building = _place(name, BUILDING_NAMES)
        self._take(PILE, building, name)
        self.state.board[PILED] -= 1
        return building

    # The desk

    def _read_round(self, words: list[str]) -> None:
        self._once("round")
        self.state.board[ROUND] = _number(words[0], 1)
        if self.state.board[ROUND] > self.state.kit.rounds:
            raise ValueError(f"there are {self.state.kit.rounds} rounds")

    def _read_step(self, words: list[str]) -> None:
        self._once("step")
        self.state.board[STEP] = _place(words[0], STEP_NAMES)

    def _read_gauge(self, words: list[str]) -> None:
        self._once("gauge")
        gauge = _number(words[0], -1)
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
            colour = _place(word, COLOUR_NAMES)
            self._take(BAG, colour, word)
            self.state.board[CUBE_ON + space] = colour + 1

    def _read_used(self, words: list[str]) -> None:
        self._once("used")
        for word in words:
            colour = _place(word, COLOUR_NAMES)
            self._take(BAG, colour, word)
            self.state.board[OUT + colour] += 1

    def _read_market(self, words: list[str]) -> None:
        self._once("market")
        for type in range(TYPES):
            self.state.board[OFFERED + type] = _number(words[type])

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

    # The seats

    def _read_seat(self, words: list[str]) -> None:
        seat = self._seat(words[0])
        self._once(f"seat {seat}")
        own, at = self.state.own, seat * SEAT_SIZE
        for name, value in zip(words[1::2], words[2::2], strict=True):
            if name == "drawn":
                own[at + EARNED] = -_number(value) or NOT_DRAWN
            elif name in SEAT_NUMBERS:
                own[at + SEAT_NUMBERS[name]] = _number(value)
            else:
                raise ValueError(f"{name!r} is none of drawn, {', '.join(SEAT_NUMBERS)}")
        if own[at + COAL] > self.state.kit.most_coal:
            raise ValueError(f"nobody can have more than {self.state.kit.most_coal} coal")

    def _read_stored(self, words: list[str]) -> None:
        seat = self._seat(words[0])
        self._once(f"stored {seat}")
        for type in range(TYPES):
            self.state.own[seat * SEAT_SIZE + STORED + type] = _number(words[1 + type])

    def _read_village(self, words: list[str]) -> None:
        self._built("village", VISIBLE, words)

    def _read_covered(self, words: list[str]) -> None:
        self._built("covered", COVERED, words)

    def _built(self, what: str, place: int, words: list[str]) -> None:
        """Buildings of a village, visible or covered."""
        seat = self._seat(words[0])
        self._once(f"{what} {seat}")
        at = seat * SEAT_SIZE
        for word in words[1:]:
            bit = 1 << self._building(word)
            if (self.state.own[at + VISIBLE] | self.state.own[at + COVERED]) & bit:
                raise ValueError(f"a player has {word} only once")
            self.state.own[at + place] |= bit
        if place == VISIBLE and len(words) - 1 > self.state.kit.sites:
            raise ValueError(f"a village has {self.state.kit.sites} building spaces")

    def _read_active(self, words: list[str]) -> None:
        seat = self._seat(words[0])
        self._once(f"active {seat}")
        for word in words[1:]:
            if word.startswith("installed-"):
                flag = read_types(word.removeprefix("installed-"))
            else:
                flag = {"tavern": FLAG_TAVERN, "church": FLAG_CHURCH}[word]
            self.state.own[seat * SEAT_SIZE + FLAGS] |= flag

    def _read_accounts(self, words: list[str]) -> None:
        seat = self._seat(words[0])
        self._once(f"accounts {seat}")
        for word in words[1:]:
            name, _, dollars = word.partition("=")
            at = seat * SEAT_SIZE + ACCOUNT + _place(name, ACCOUNT_NAMES)
            self.state.own[at] = _number(dollars, -999_999)

    def _read_tile(self, words: list[str]) -> None:
        """`tile 0 n1 tee-rich 2 WE`: turned by two quarters, with wood and electricity."""
        seat, cell = self._seat(words[0]), _place(words[1], CELL_NAMES)
        self._once(f"tile {seat} {words[1]}")
        turned = _number(words[3]) if len(words) > 3 else 0
        cubes = read_types(words[4]) if len(words) > 4 else 0
        kind = self._tile(words[2])
        if turned >= ROTATIONS or not self.state.kit.distinct[kind * ROTATIONS + turned]:
            raise ValueError(f"{words[2]} lies the same way with a smaller turn")
        self.state.mine[seat * CELLS + cell] |= geometry.laid_tile(kind, turned, cubes)

    def _read_foreman(self, words: list[str]) -> None:
        """`foreman 0 market 3 2`."""
        seat, space = self._seat(words[0]), _place(words[1], SPACE_NAMES)
        self._once(f"foreman {seat} {words[1]}")
        values = [_number(word) for word in words[2:] if word != "dear"]
        if not 1 <= len(values) <= (2 if space in (MARKET, TANDEM) else 1):
            raise ValueError("one foreman fits on a space, two in the market")
        for value in values:
            at = seat * SEAT_SIZE + HAND + value
            if value >= VALUES or self.state.own[at] == 0:
                raise ValueError(f"there is no foreman {value} left")
            self.state.own[at] -= 1
            foremen.add_token(self.state, seat, space, value + 1)
        if "dear" in words and space >= FIRST_CELL:
            self.state.mine[seat * CELLS + space - FIRST_CELL] |= DEAR

    def _read_ask(self, words: list[str]) -> None:
        self._once(f"ask {' '.join(words)}")
        kind = _place(words[0], FRAME_NAMES[1:]) + 1
        if self.state.depth == MAX_FRAMES:
            raise ValueError("too much is asked")
        seat = -1 if words[1] == "-1" else self._seat(words[1])
        a, b, c = (_number(word) for word in (*words[2:], "0", "0", "0")[:3])
        self.state.ask(kind, seat, a, b, c)

    # When all is read

    def finish(self) -> None:
        """Fill in what was left out, check that all pieces are there, find who is asked."""
        self._finish_tiles()
        self._finish_cubes()
        self._finish_utilities()
        for seat in range(self.state.seats):
            self._finish_seat(seat)
        sealed = self.state.board[STEP] == PLACING and not self.state.kit.amok
        if self.state.depth == 0 and sealed:
            self.state.ask(ASK_PLACE, 0, 0, 0, 0)
        settle(self.state, None)
        self._check_cubes()
        actor = self.state.actor()
        if actor != OVER and not self.state.legal(int(actor)):
            raise ValueError("what is asked cannot be answered")

    def _finish_tiles(self) -> None:
        """An entrance each, no tile too far away, the drawn tile out of its stack."""
        state = self.state
        for row in range(state.depth):
            if state.frames[row * FRAME] == ASK_LAY:
                self._tile(self.names[state.frames[row * FRAME + 3]])
        entrances = state.board[BURIED + ENTRANCE]
        for seat in range(state.seats):
            at = seat * CELLS
            if not geometry.has_tile(state.mine[at]):
                state.mine[at] |= geometry.laid_tile(ENTRANCE, 0, ALL_CUBES)
            for cell in range(CELLS):
                there = state.mine[at + cell]
                if there and state.kit.distance[cell] > state.board[ROUND]:
                    raise ValueError(f"{CELL_NAMES[cell]} is out of reach in this round")
                if geometry.has_tile(there) and geometry.tile_kind(there) == ENTRANCE:
                    entrances += 1
            geometry.connect(state.kit, state.mine, at, state.reach())
        if entrances != state.seats:
            raise ValueError(f"there should be {state.seats} entrances, not {entrances}")

    def _finish_cubes(self) -> None:
        """Cubes that are not named show the gauge."""
        if "cubes" not in self.said and not self.state.kit.reformed:
            self._read_cubes(NEUTRAL[int(self.state.board[GAUGE])].split())
        self._check_cubes()

    def _check_cubes(self) -> None:
        """A round has its four cubes, unless they are just being drawn."""
        state = self.state
        cubes = [int(state.board[CUBE_ON + space]) for space in range(CALENDAR)]
        asked = [
            int(state.frames[row * FRAME + 2])
            for row in range(state.depth)
            if state.frames[row * FRAME] == ASK_CUBE
        ]
        drawing = state.board[STEP] in (SETTING_UP, RESTOCKING) and asked
        right = 0 if state.kit.reformed else asked[0] if drawing else CALENDAR
        if sum(1 for cube in cubes if cube) != right or len(asked) > 1:
            raise ValueError(f"there should be {right} cubes on the calendar")

    def _finish_utilities(self) -> None:
        """All utilities that lie nowhere else are in the supply."""
        state = self.state
        fresh = state.seats + state.kit.utility_extra + state.board[GAUGE]
        for type in range(TYPES):
            if "market" not in self.said:
                state.board[OFFERED + type] = fresh
            used = state.board[OFFERED + type]
            for seat in range(state.seats):
                used += state.own[seat * SEAT_SIZE + STORED + type]
            for at in range(state.seats * CELLS):
                used += geometry.cubes_on(state.mine[at]) >> type & 1
            state.board[SUPPLY + type] = state.kit.utilities - used
            if state.board[SUPPLY + type] < 0 and state.kit.supply_limited:
                raise ValueError(f"there is too much {TYPE_NAMES[type]}")

    def _finish_seat(self, seat: int) -> None:
        """Money without an account comes from sales; no two markers lie on one space."""
        own, at = self.state.own, seat * SEAT_SIZE
        if f"accounts {seat}" not in self.said:
            own[at + ACCOUNT + SALES] = own[at + CASH]
        if sum(own[at + ACCOUNT : at + ACCOUNT + len(ACCOUNT_NAMES)]) != own[at + CASH]:
            raise ValueError(f"the accounts of seat {seat} do not add up to its cash")
        for other in range(seat):
            same = own[other * SEAT_SIZE + EARNED] == own[at + EARNED]
            if same and own[at + EARNED] != NOT_DRAWN:
                raise ValueError(f"the markers of {other} and {seat} lie on one space")
