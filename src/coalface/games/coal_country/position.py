"""Reads a position of Coal Country from text, and refuses one with pieces missing or too many.

What a text leaves out is as it comes from the box: the entrance with its cubes, foremen in hand,
tiles in the stacks, buildings in the pile, a neutral market freshly stocked, no money.
"""

from collections.abc import Callable

from coalface.core.contract import ALLOWED, OVER
from coalface.games.coal_country.ids import (
    ACCOUNT,
    ALL_CUBES,
    ASK_CUBE,
    ASK_LAY,
    ASK_PLACE,
    BURIED,
    CALENDAR,
    CASH,
    CELLS,
    COAL,
    COVERED,
    CUBE_ON,
    DEAR,
    EARNED,
    ENTRANCE,
    FIRST_CELL,
    FLAG_CHURCH,
    FLAG_TAVERN,
    FLAGS,
    FRAME,
    GAUGE,
    HAND,
    LAID,
    MARKET,
    MAX_FRAMES,
    NOT_DRAWN,
    OFFERED,
    PLACING,
    PLAYABLE,
    REFUSE,
    RESTOCKING,
    ROTATIONS,
    ROUND,
    SALES,
    SEAT_SIZE,
    SETTING_UP,
    STEP,
    STORED,
    SUPPLY,
    TANDEM,
    TYPES,
    VALUES,
    VISIBLE,
)
from coalface.games.coal_country.names import (
    ACCOUNT_NAMES,
    CELL_NAMES,
    FRAME_NAMES,
    SPACE_NAMES,
    TYPE_NAMES,
    read_types,
)
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.position_desk import DeskReader, named, number
from coalface.games.coal_country.position_text import TITLE
from coalface.games.coal_country.rules import foremen, geometry, placement
from coalface.games.coal_country.rules.flow import settle

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
    try:
        reader = _Reader(start(number(lines[1][1][1])))
    except ValueError as error:
        raise ValueError(f"line {lines[1][0]}: {error}") from error
    for line, words in lines[2:]:
        reader.guard(line, words)
    reader.guard(lines[-1][0], [])
    return reader.state


class _Reader(DeskReader):
    """Reads the seats too, then fills in what was left out and checks the whole."""

    # The seats

    def _read_seat(self, words: list[str]) -> None:
        seat = self._seat(words[0])
        self._once(f"seat {seat}")
        own, at = self.state.own, seat * SEAT_SIZE
        for name, value in zip(words[1::2], words[2::2], strict=True):
            if name == "drawn":
                own[at + EARNED] = -number(value) or NOT_DRAWN
            elif name in SEAT_NUMBERS:
                own[at + SEAT_NUMBERS[name]] = number(value)
            else:
                raise ValueError(f"{name!r} is none of drawn, {', '.join(SEAT_NUMBERS)}")
        if own[at + COAL] > self.state.kit.most_coal:
            raise ValueError(f"nobody can have more than {self.state.kit.most_coal} coal")

    def _read_stored(self, words: list[str]) -> None:
        seat = self._seat(words[0])
        self._once(f"stored {seat}")
        for type in range(TYPES):
            self.state.own[seat * SEAT_SIZE + STORED + type] = number(words[1 + type])

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
            at = seat * SEAT_SIZE + ACCOUNT + named(name, ACCOUNT_NAMES)
            self.state.own[at] = number(dollars, -999_999)

    def _read_tile(self, words: list[str]) -> None:
        """`tile 0 n1 tee-rich 2 WE`: turned by two quarters, with wood and electricity."""
        seat, cell = self._seat(words[0]), named(words[1], CELL_NAMES)
        self._once(f"tile {seat} {words[1]}")
        turned = number(words[3]) if len(words) > 3 else 0
        cubes = read_types(words[4]) if len(words) > 4 else 0
        kind = self._tile(words[2])
        if turned >= ROTATIONS or not self.state.kit.distinct[kind * ROTATIONS + turned]:
            raise ValueError(f"{words[2]} lies the same way with a smaller turn")
        self.state.mine[seat * CELLS + cell] |= geometry.laid_tile(kind, turned, cubes)

    def _read_foreman(self, words: list[str]) -> None:
        """`foreman 0 market 3 2`."""
        seat, space = self._seat(words[0]), named(words[1], SPACE_NAMES)
        self._once(f"foreman {seat} {words[1]}")
        values = [number(word) for word in words[2:] if word != "dear"]
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
        kind = named(words[0], FRAME_NAMES[1:]) + 1
        if self.state.depth == MAX_FRAMES:
            raise ValueError("too much is asked")
        seat = -1 if words[1] == "-1" else self._seat(words[1])
        a, b, c = (number(word) for word in (*words[2:], "0", "0", "0")[:3])
        self.state.ask(kind, seat, a, b, c)

    # When all is read

    def finish(self) -> None:
        """Fill in what was left out, check that all pieces are there, find who is asked."""
        self._finish_tiles()
        self._finish_cubes()
        self._finish_utilities()
        for seat in range(self.state.seats):
            self._finish_seat(seat)
            self._check_foremen(seat)
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
        if asked == [0] and state.board[STEP] == RESTOCKING:
            drawing = False
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

    def _check_foremen(self, seat: int) -> None:
        """Foremen stand on buildings that are there, connected tiles, or cells beside a tile."""
        state = self.state
        for space in range(PLAYABLE, FIRST_CELL):
            there = foremen.token_at(state, seat, space) != 0
            if there and not placement.is_playable(state, seat, space):
                raise ValueError(f"seat {seat} has no {SPACE_NAMES[space]} for a foreman")
        for cell in range(state.reach()):
            token = foremen.token_at(state, seat, FIRST_CELL + cell)
            if token == 0:
                continue
            foremen.set_token(state, seat, FIRST_CELL + cell, 0)
            why = placement.can_use_cell(state, seat, cell)
            foremen.set_token(state, seat, FIRST_CELL + cell, token)
            if why != ALLOWED:
                raise ValueError(f"seat {seat} cannot have a foreman on {CELL_NAMES[cell]}")
