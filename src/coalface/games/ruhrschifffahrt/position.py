"""Reads a position of Ruhrschifffahrt from text, and refuses one with pieces missing or too many.

What a text leaves out is as it comes from the box: dice on their first storages, all obstacles on
the river, nothing drawn, warehouses in boxes, on the turns to come and in the pool.
"""

from collections.abc import Callable

from coalface.games.ruhrschifffahrt import census
from coalface.games.ruhrschifffahrt.ids import (
    ARRIVAL,
    ASK_COUNTRY,
    ASK_OPTION,
    ASK_RETURN,
    ASK_SELL,
    ASK_START,
    AT,
    BAG,
    BLANK,
    CASH,
    CHOSEN,
    COALS,
    DEBT,
    EARNED,
    EVENT_PHASE,
    FACES,
    FRAME,
    HELD,
    LOCK_BOX,
    LOCK_VP,
    LOCKS,
    LOCKS_LEFT,
    MARK_BOX,
    MARK_MARKER,
    MAX_FRAMES,
    ON_TURNS,
    OPTION_PHASE,
    ORDER,
    PHASE,
    PIPS,
    POOL,
    POS,
    SALE_PHASE,
    SEAT_SIZE,
    SPENT,
    TOKENS,
    TURN,
    TURNS,
    UNDRAWN,
    USED,
    VP,
    WHITE_LEFT,
)
from coalface.games.ruhrschifffahrt.names import (
    AREA_NAMES,
    BLACK_NAMES,
    COAL_NAMES,
    FRAME_NAMES,
    OPTION_NAMES,
    POINT_NAMES,
    WHITE_NAMES,
)
from coalface.games.ruhrschifffahrt.parse import position_of
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.position_board import BoardReader, listed, named, number
from coalface.games.ruhrschifffahrt.position_text import TITLE
from coalface.games.ruhrschifffahrt.rules.flow import settle
from coalface.games.ruhrschifffahrt.rules.order import follow_the_river

SEAT_NUMBERS = {
    "thaler": CASH,
    "pool": POOL,
    "debt": DEBT,
    "lock-box": LOCK_BOX,
    "mark-box": MARK_BOX,
    "arrival": ARRIVAL,
    "locks": LOCKS,
}
MOST_ORDER = (1, 2, 3)


def read_position(text: str, start: Callable[[int], Pieces]) -> Pieces:
    """The position that a text describes; ValueError names the line that is wrong."""
    lines = [(n, line.split()) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines or lines[0][1] != [TITLE]:
        raise ValueError(f"line 1: a position of this game begins with the line {TITLE}")
    if len(lines) < 2 or lines[1][1][0] != "seats" or len(lines[1][1]) != 2:
        raise ValueError("line 2: the second line says the number of players: seats 3")
    state = start(number(lines[1][1][1], 2, lines[1][0]))
    reader = _Reader(state)
    for line, words in lines[2:]:
        try:
            reader.read(line, words)
        except (ValueError, IndexError, KeyError) as error:
            told = error if isinstance(error, ValueError) else "a word is missing or not known"
            raise ValueError(f"line {line}: {' '.join(words)}: {told}") from error
    reader.finish()
    return state


class _Reader(BoardReader):
    """Puts the facts of a text on a table: those of the seats, and what is asked."""

    # The seats

    def _read_seat(self, words: list[str]) -> None:
        """`seat 0 thaler 3 at steele option pilot`."""
        seat = self._seat(words[0])
        self._once(f"seat {seat}")
        at = seat * SEAT_SIZE
        for name, value in zip(words[1::2], words[2::2], strict=True):
            if name == "at":
                self.state.own[at + POS] = position_of(self.state.kit, value)
            elif name == "option":
                self.state.own[at + CHOSEN] = named(value, OPTION_NAMES)
            elif name == "vp":
                self._add_points(seat, "locks", number(value))
            elif name in SEAT_NUMBERS:
                self.state.own[at + SEAT_NUMBERS[name]] = number(value)
                self.said.add(f"{name} {seat}")
            else:
                raise ValueError(f"{name!r} is none of at, option, vp, {', '.join(SEAT_NUMBERS)}")
        self._most(int(self.state.own[at + ARRIVAL]), max(MOST_ORDER))
        self._most(int(self.state.own[at + DEBT]), int(self.state.kit.debt_spaces))

    def _read_turn_track(self, words: list[str]) -> None:
        """The turns whose space still holds a warehouse of a seat."""
        seat = self._seat(words[0])
        self._once(f"turn-track {seat}")
        turns = {self._most(number(word, 1), TURNS) for word in listed(words[1:])}
        self.state.own[seat * SEAT_SIZE + ON_TURNS] = sum(1 << turn for turn in turns)

    def _read_tokens(self, words: list[str]) -> None:
        seat = self._seat(words[0])
        self._once(f"tokens {seat}")
        for word in words[1:]:
            name, _, count = word.partition("=")
            area = named(name, AREA_NAMES)
            most = int(self.state.kit.area_size[area])
            self.state.own[seat * SEAT_SIZE + TOKENS + area] = self._most(number(count), most)

    def _read_earned(self, words: list[str]) -> None:
        self._read_markers("earned", words, EARNED, BLACK_NAMES)

    def _read_used(self, words: list[str]) -> None:
        self._read_markers("used", words, USED, BLACK_NAMES)

    def _read_white(self, words: list[str]) -> None:
        """White markers that a seat holds, used or not."""
        self._read_markers("white", words, HELD, WHITE_NAMES)
        for name in words[1:]:
            marker = WHITE_NAMES.index(name)
            if self.state.board[WHITE_LEFT + marker] == 0:
                raise ValueError(f"there are not so many markers {name}")
            self.state.board[WHITE_LEFT + marker] -= 1

    def _read_spent(self, words: list[str]) -> None:
        self._read_markers("spent", words, SPENT, WHITE_NAMES)

    def _read_blank(self, words: list[str]) -> None:
        self._read_markers("blank", words, BLANK, WHITE_NAMES)

    def _read_markers(
        self, what: str, words: list[str], place: int, names: tuple[str, ...]
    ) -> None:
        """Progress markers of a seat."""
        seat = self._seat(words[0])
        self._once(f"{what} {seat}")
        for name in words[1:]:
            bit = 1 << named(name, names)
            if self.state.own[seat * SEAT_SIZE + place] & bit:
                raise ValueError(f"{name} is said twice")
            self.state.own[seat * SEAT_SIZE + place] |= bit

    def _add_points(self, seat: int, source: str, points: int) -> None:
        """Points of one source."""
        at = seat * SEAT_SIZE
        self.state.own[at + LOCK_VP + named(source, POINT_NAMES)] += points
        self.state.own[at + VP] += points

    def _read_points(self, words: list[str]) -> None:
        seat = self._seat(words[0])
        self._once(f"points {seat}")
        for word in words[1:]:
            source, _, points = word.rpartition("=")
            self._add_points(seat, source, number(points, -999))
        if self.state.own[seat * SEAT_SIZE + VP] < 0:
            raise ValueError("nobody has fewer than 0 points")

    def _read_ask(self, words: list[str]) -> None:
        """`ask sell 0`: what is asked, of whom, and two numbers of its kind."""
        kind = named(words[0], FRAME_NAMES[1:]) + 1
        if self.state.depth == MAX_FRAMES:
            raise ValueError(f"no more than {MAX_FRAMES} things are asked")
        a, b = (number(word) for word in (*words[2:], "0", "0")[:2])
        if kind == ASK_RETURN and not (a < COALS and 1 <= b <= self.state.kit.most_pips):
            raise ValueError("a die that returns has a coal, 0 or 1, and its pips")
        seat = -1 if kind <= ASK_COUNTRY else self._seat(words[1])
        self.state.ask(kind, seat, a, b)

    # When all is read

    def finish(self) -> None:
        """Fill in what was left out, check that all pieces are there, find who is asked."""
        board = self.state.board
        for seat in range(self.state.seats):
            self._finish_warehouses(seat)
        self._finish_bag()
        for coal in range(COALS):
            right = self.state.kit.dice[self.state.seats * COALS + coal]
            found = census.count_dice(self.state, coal)
            if found != right:
                name = COAL_NAMES[coal]
                raise self._wrong("storages", f"{right} {name} dice are right, not {found}")
        if "order" not in self.said:
            follow_the_river(self.state)
        if "phase" not in self.said and board[TURN] > 1:
            board[PHASE] = OPTION_PHASE
        self._finish_barges()
        settle(self.state, None)

    def _finish_warehouses(self, seat: int) -> None:
        """Warehouses that are not named wait in their boxes, on turns to come, and in the pool."""
        own, at, kit = self.state.own, seat * SEAT_SIZE, self.state.kit
        if f"turn-track {seat}" not in self.said:
            passed = (1 << (self.state.turn() + 1)) - 1
            if self.state.board[PHASE] == EVENT_PHASE and "phase" in self.said:
                passed >>= 1
            own[at + ON_TURNS] = kit.on_turns & ~passed
        if f"lock-box {seat}" not in self.said and own[at + LOCKS] > 0:
            own[at + LOCK_BOX] = 0
        if f"mark-box {seat}" not in self.said and own[at + EARNED] >> MARK_MARKER & 1:
            own[at + MARK_BOX] = 0
        right = census_of_a_seat(self.state)
        if f"pool {seat}" not in self.said:
            own[at + POOL] = 0
            own[at + POOL] = max(0, right - census.count_warehouses(self.state, seat))
        found = census.count_warehouses(self.state, seat)
        if found != right:
            problem = f"seat {seat} should have {right} warehouses, not {found}"
            raise self._wrong(f"seat {seat}", problem)

    def _finish_bag(self) -> None:
        """Markers that are neither drawn nor on the river are in the bag."""
        board = self.state.board
        undrawn = sum(board[UNDRAWN : UNDRAWN + FACES])
        left = undrawn - int(board[LOCKS_LEFT]).bit_count()
        if left < 0:
            raise self._wrong("drawn", "more markers are drawn than were ever in the bag")
        board[BAG] = left

    def _finish_barges(self) -> None:
        """No two barges lie at one storage, and who carries coal has some."""
        storages = [
            int(self.state.kit.storage_at[self.state.own[seat * SEAT_SIZE + POS]])
            for seat in range(self.state.seats)
        ]
        lying = [storage for storage in storages if storage >= 0]
        if len(set(lying)) != len(lying):
            raise self._wrong("seat 0", "two barges lie at one storage")
        for seat in self._sellers():
            if storages[seat] < 0 or self.state.board[PIPS + storages[seat]] == 0:
                raise self._wrong(f"seat {seat}", f"seat {seat} has no coal to sell")

    def _sellers(self) -> list[int]:
        """The seats that have still to sell: asked, to be asked, or with their start chosen."""
        board, frames = self.state.board, self.state.frames
        rows = [frames[row * FRAME : row * FRAME + 2] for row in range(self.state.depth)]
        asked = [int(seat) for kind, seat in rows if kind == ASK_SELL]
        choosing = [int(seat) for kind, seat in rows if ASK_OPTION <= kind <= ASK_START]
        order = [int(seat) for seat in board[ORDER : ORDER + self.state.seats]]
        if board[PHASE] == SALE_PHASE:
            return asked + order[board[AT] :]
        if board[PHASE] == OPTION_PHASE:
            return [seat for seat in order[: board[AT]] if seat not in choosing]
        return asked


def census_of_a_seat(state: Pieces) -> int:
    """All warehouses of a seat."""
    kit = state.kit
    return int(kit.pool + kit.lock_box + kit.mark_box) + int(kit.on_turns).bit_count()
