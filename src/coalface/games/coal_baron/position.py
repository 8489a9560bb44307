"""Reads a position of Coal Baron from text, and refuses one with pieces missing or too many.

What a text leaves out is as it comes from the box: workers at home, carts full, cubes in the
supply, cards and tiles in the shuffled stacks, nothing asked but the next player's turn.
"""

import re
from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import OVER
from coalface.core.pile_text import knows_what_lies_there, read_row
from coalface.core.piles import CLASS, Pile
from coalface.games.coal_baron.ids import (
    AT_BANK,
    CAGED,
    CANTEEN,
    CARD_ON,
    CARTS,
    COLOURS,
    CUBES,
    DELIVERED,
    FACTORY_SPACES,
    IN_DRAFT,
    IN_STACK,
    LAST,
    LEVEL,
    MARKS,
    ON,
    ON_DISPLAY,
    OUTSTANDING,
    OWNER,
    PAIRING,
    SCORE,
    SEAT_SIZE,
    SHIFT,
    SHIFTS,
    START,
    STORED,
    SUPPLY,
    TILE_ON,
    TILED,
    WORKERS,
)
from coalface.games.coal_baron.names import (
    CARD_NAMES,
    COLOUR_NAMES,
    LEVEL_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
    read_cubes,
)
from coalface.games.coal_baron.parse import ORDER_SPACE, source_place
from coalface.games.coal_baron.pieces import Pieces, set_up_pieces
from coalface.games.coal_baron.position_asked import find_who_is_asked, read_asked
from coalface.games.coal_baron.position_text import TITLE

NUMBER = re.compile(r"-?[0-9]{1,6}")
SEAT_NUMBERS = {"marks": MARKS, "workers": WORKERS, "canteen": CANTEEN, "bank": AT_BANK}


def read_position(text: str, start: Callable[[int], Pieces]) -> Pieces:
    """The position that a text describes; ValueError names the line that is wrong."""
    lines = [(n, line.split()) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines or lines[0][1] != [TITLE]:
        raise ValueError(f"line 1: a position of this game begins with the line {TITLE}")
    if len(lines) < 2 or lines[1][1][0] != "seats" or len(lines[1][1]) != 2:
        raise ValueError("line 2: the second line says the number of players: seats 3")
    try:
        state = start(_number(lines[1][1][1], 2))
    except ValueError as error:
        raise ValueError(f"line {lines[1][0]}: {error}") from error
    reader = _Reader(state)
    for number, words in lines[2:]:
        try:
            reader.read(number, words)
        except (ValueError, IndexError, KeyError) as error:
            told = error if isinstance(error, ValueError) else "a word is missing or not known"
            raise ValueError(f"line {number}: {' '.join(words)}: {told}") from error
    reader.finish()
    return state


def _number(word: str, least: int = 0) -> int:
    """A whole number of at least so much."""
    if not NUMBER.fullmatch(word) or int(word) < least:
        raise ValueError(f"{word!r} should be a whole number of at least {least}")
    return int(word)


class _Reader:
    """Puts the facts of a text on a table, one line at a time."""

    def __init__(self, state: Pieces) -> None:
        self.state = state
        self.said: set[str] = set()
        self.rows: dict[str, list[list[str]]] = {"tile": [], "order": []}
        self.shape: dict[str, tuple[int, int, int]] = {}
        self.over = False
        self.orders: dict[int, tuple[int, int]] = {}
        self.line = 0
        self.lines: dict[str, int] = {}
        set_up_pieces(state)
        state.board[SHIFT] = 1
        state.board[LAST] = state.seats - 1
        for seat in range(state.seats):
            at = seat * SEAT_SIZE
            state.own[at + MARKS] = state.kit.marks[state.seats]
            for colour in range(COLOURS):
                state.own[at + CARTS + colour] = state.kit.printed_carts[colour]

    def read(self, line: int, words: list[str]) -> None:
        """One line."""
        self.line = line
        self.lines[" ".join(words[:2])] = line
        kind, rest = words[0], words[1:]
        reader = getattr(self, f"_read_{kind.replace('-', '_')}", None)
        if reader is None:
            raise ValueError(f"{kind!r} is not known")
        reader(rest)

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
        seat = _number(word)
        if seat >= self.state.seats:
            raise ValueError(f"there is no seat {seat}")
        return seat

    def _card(self, name: str, where: int) -> int:
        """Move a card from the stack to where it lies."""
        if name not in CARD_NAMES:
            raise ValueError(f"{name!r} is no order card")
        card = CARD_NAMES.index(name)
        if self.state.cards[card] != IN_STACK:
            raise ValueError(f"{name} lies in two places")
        self.state.cards[card] = where
        self.state.orders.bag[card] -= 1
        self.state.orders.bag_size -= 1
        return card

    def _tile(self, name: str) -> int:
        """Take a tile out of the stack."""
        if name not in TILE_NAMES:
            raise ValueError(f"{name!r} is no tunnel tile")
        tile = TILE_NAMES.index(name)
        if self.state.tiles.bag[tile] == 0:
            raise ValueError(f"there are no more tiles {name}")
        self.state.tiles.bag[tile] -= 1
        self.state.tiles.bag_size -= 1
        return tile

    # The board

    def _read_shift(self, words: list[str]) -> None:
        self._once("shift")
        shift = _number(words[0], 1)
        if shift > SHIFTS:
            raise ValueError(f"there are {SHIFTS} shifts")
        self.state.board[SHIFT] = shift

    def _read_start(self, words: list[str]) -> None:
        self._once("start")
        self.state.board[START] = self._seat(words[0])

    def _read_last(self, words: list[str]) -> None:
        self._once("last")
        self.state.board[LAST] = self._seat(words[0])

    def _read_turn(self, words: list[str]) -> None:
        """`turn 1`: it is seat 1's turn."""
        self._once("last")
        self.state.board[LAST] = (self._seat(words[0]) + self.state.seats - 1) % self.state.seats

    def _read_workers(self, words: list[str]) -> None:
        space = self._space(words[0], 0, len(SPACE_NAMES) - 1)
        self._once(f"workers on {words[0]}")
        self.state.board[OWNER + space] = self._seat(words[1])
        self.state.board[ON + space] = _number(words[2].removeprefix("x"), 1)

    def _space(self, name: str, first: int, end: int) -> int:
        """A worker space by name, not locked."""
        spaces = SPACE_NAMES[first:end]
        if name not in spaces:
            raise ValueError(f"{name!r} is none of {', '.join(spaces)}")
        space = SPACE_NAMES.index(name)
        if self.state.locked(space):
            raise ValueError(f"{name} is locked with {self.state.seats} players")
        return space

    def _read_tile(self, words: list[str]) -> None:
        space = self._space(words[0], 0, FACTORY_SPACES)
        self._once(f"tile on {words[0]}")
        self.state.board[TILE_ON + space] = self._tile(words[1]) + 1

    def _read_card(self, words: list[str]) -> None:
        space = self._space(words[0], ORDER_SPACE, ORDER_SPACE + 4) - ORDER_SPACE
        self._once(f"card on {words[0]}")
        self.state.board[CARD_ON + space] = self._card(words[1], ON_DISPLAY) + 1

    def _read_draft(self, words: list[str]) -> None:
        for name in words:
            self._card(name, IN_DRAFT)

    # The seats

    def _read_seat(self, words: list[str]) -> None:
        seat = self._seat(words[0])
        self._once(f"seat {seat}")
        at = seat * SEAT_SIZE
        for name, value in zip(words[1::2], words[2::2], strict=True):
            if name == "level":
                if value not in LEVEL_NAMES:
                    raise ValueError(f"{value!r} is none of {', '.join(LEVEL_NAMES)}")
                self.state.own[at + LEVEL] = LEVEL_NAMES.index(value)
            elif name == "score":
                self._add_points(seat, "orders", _number(value, -999))
            elif name in SEAT_NUMBERS:
                self.state.own[at + SEAT_NUMBERS[name]] = _number(value)
                self.said.add(f"{name} {seat}")
            else:
                raise ValueError(f"{name!r} is none of score, level, {', '.join(SEAT_NUMBERS)}")

    def _add_points(self, seat: int, source: str, points: int) -> None:
        """Points of one source."""
        at = seat * SEAT_SIZE
        self.state.own[at + source_place(source)] += points
        self.state.own[at + SCORE] += points

    def _read_points(self, words: list[str]) -> None:
        seat = self._seat(words[0])
        self._once(f"points {seat}")
        for word in words[1:]:
            source, _, points = word.rpartition("=")
            self._add_points(seat, source, _number(points, -999))

    def _read_cage(self, words: list[str]) -> None:
        cubes = read_cubes(words[1])
        if sum(cubes) > self.state.kit.cage_spots:
            raise ValueError(f"a cage holds {self.state.kit.cage_spots} cubes")
        self._put_cubes("cage", words[0], CAGED, cubes)

    def _read_storage(self, words: list[str]) -> None:
        self._put_cubes("storage", words[0], STORED, read_cubes(words[1]))

    def _put_cubes(self, what: str, seat: str, place: int, cubes: list[int]) -> None:
        """Cubes in a cage or a storage."""
        self._once(f"{what} {seat}")
        for colour in range(COLOURS):
            self.state.own[self._seat(seat) * SEAT_SIZE + place + colour] = cubes[colour]

    def _read_tiles(self, words: list[str]) -> None:
        seat = self._seat(words[0])
        self._once(f"tiles {seat}")
        at = seat * SEAT_SIZE
        kit = self.state.kit
        for name in words[1:]:
            tile = self._tile(name)
            self.state.own[at + TILED + tile] += 1
            self.state.own[at + CARTS + kit.tile_colour[tile]] += kit.tile_carts[tile]

    def _read_carts(self, words: list[str]) -> None:
        seat, level = self._seat(words[0]), COLOUR_NAMES.index(words[1])
        self._once(f"carts {seat} {level}")
        for colour, count in enumerate(read_cubes(words[2])):
            self.state.own[seat * SEAT_SIZE + CUBES + level * COLOURS + colour] = count

    def _read_order(self, words: list[str]) -> None:
        """`order 0 C10 YR YGG`: two spots are filled, with three cubes."""
        seat = self._seat(words[0])
        card = self._card(words[1], OUTSTANDING + seat)
        filled = read_cubes(words[2]) if len(words) > 2 else [0] * COLOURS
        cubes = read_cubes(words[3]) if len(words) > 3 else filled
        self.orders[card] = (sum(filled), sum(cubes))
        for colour in range(COLOURS):
            at = card * COLOURS + colour
            if filled[colour] > self.state.free[at]:
                raise ValueError(f"{words[1]} has fewer {COLOUR_NAMES[colour]} spots")
            self.state.free[at] -= filled[colour]
            self.state.loaded[at] = cubes[colour]
        self.state.hold(seat, card)

    def _read_delivered(self, words: list[str]) -> None:
        seat = self._seat(words[0])
        for name in words[1:]:
            card = self._card(name, DELIVERED + seat)
            for colour in range(COLOURS):
                self.state.free[card * COLOURS + colour] = 0

    # The stacks and what is asked

    def _read_tile_stack(self, words: list[str]) -> None:
        self._read_shape("tile", words)

    def _read_order_stack(self, words: list[str]) -> None:
        self._read_shape("order", words)

    def _read_shape(self, label: str, words: list[str]) -> None:
        """`tile-stack hand 0 placed 0 top 4`."""
        self._once(f"{label}-stack")
        if words[0::2] != ["hand", "placed", "top"]:
            raise ValueError("a stack is told as: hand 0 placed 0 top 4")
        hand, placed, top = (_number(word) for word in words[1::2])
        if placed > hand:
            raise ValueError("no more can be placed than are in the hand")
        self.shape[label] = (hand, placed, top)

    def _read_tile_row(self, words: list[str]) -> None:
        self._tile(words[0])
        self.rows["tile"].append(words)

    def _read_order_row(self, words: list[str]) -> None:
        card = self._card(words[0], IN_STACK)
        if [words[0]] in [row[:1] for row in self.rows["order"]]:
            raise ValueError(f"{CARD_NAMES[card]} lies in two places")
        self.rows["order"].append(words)

    def _read_ask(self, words: list[str]) -> None:
        seat = -1 if words[1] == "-1" else self._seat(words[1])
        a, b = (_number(word) for word in (*words[2:], "0", "0")[:2])
        read_asked(self.state, words[0], seat, a, b)

    def _read_over(self, words: list[str]) -> None:
        self._once("over")
        self.over = True

    # When all is read

    def finish(self) -> None:
        """Fill in what was left out, check that all pieces are there, find who is asked."""
        for seat in range(self.state.seats):
            self._finish_workers(seat)
            self._finish_carts(seat)
        self._finish_orders()
        self._finish_supply()
        self._finish_pile(self.state.tiles, "tile", TILE_NAMES)
        self._finish_pile(self.state.orders, "order", CARD_NAMES)
        if self.over:
            self.state.who = OVER
            return
        try:
            find_who_is_asked(self.state)
        except ValueError as error:
            raise self._wrong("", str(error)) from error

    def _finish_workers(self, seat: int) -> None:
        """Workers that are not named are at home."""
        own, at = self.state.own, seat * SEAT_SIZE
        away = own[at + CANTEEN] + own[at + AT_BANK]
        for space in range(len(SPACE_NAMES) - 1):
            if self.state.board[OWNER + space] == seat:
                away += self.state.board[ON + space]
        all_of_them = self.state.kit.workers[self.state.seats]
        if f"workers {seat}" not in self.said:
            own[at + WORKERS] = all_of_them - away
        if own[at + WORKERS] < 0 or own[at + WORKERS] + away != all_of_them:
            there = own[at + WORKERS] + away
            raise self._wrong(f"seat {seat}", f"{all_of_them} workers are right, not {there}")

    def _finish_carts(self, seat: int) -> None:
        """Carts that are not named are full of their own coal."""
        own, at = self.state.own, seat * SEAT_SIZE
        for level in range(COLOURS):
            cubes = at + CUBES + level * COLOURS
            if f"carts {seat} {level}" not in self.said:
                own[cubes + level] = own[at + CARTS + level]
            if sum(own[cubes : cubes + COLOURS]) > own[at + CARTS + level]:
                name = COLOUR_NAMES[level]
                raise self._wrong(f"carts {seat}", f"more cubes than {name} minecarts")

    def _finish_orders(self) -> None:
        """A filled spot has one cube or two; where a pair has just begun, none yet."""
        pairing = self.state.asked() == PAIRING and self.state.asked_a() == 2
        for card, (filled, cubes) in self.orders.items():
            begun = 1 if pairing and self.state.asked_b() == card else 0
            if not filled - begun <= cubes <= 2 * filled:
                seat = self.state.cards[card] - OUTSTANDING
                raise self._wrong(f"order {seat}", "a filled spot has one cube or two")

    def _finish_supply(self) -> None:
        """All cubes that lie nowhere else are in the supply."""
        state = self.state
        for colour in range(COLOURS):
            used = sum(state.loaded[card * COLOURS + colour] for card in range(len(CARD_NAMES)))
            for seat in range(state.seats):
                at = seat * SEAT_SIZE
                used += state.own[at + CAGED + colour] + state.own[at + STORED + colour]
                used += sum(state.own[at + CUBES + level * COLOURS + colour] for level in range(4))
            left = state.kit.cubes_per_colour - used
            if left < 0:
                raise self._wrong("", f"there are too many {COLOUR_NAMES[colour]} cubes")
            state.board[SUPPLY + colour] = left

    def _finish_pile(self, pile: Pile, label: str, names: tuple[str, ...]) -> None:
        """The fixed cards of a stack with what every seat knows of them."""
        rows = self.rows[label]
        hand, placed, top = self.shape.get(label, (0, 0, len(rows)))
        if hand + top > len(rows):
            raise self._wrong(f"{label}-stack hand", f"there are only {len(rows)} rows")
        pile.in_hand, pile.placed, pile.on_top = hand, placed, top
        numbers: list[int] = []
        for row, words in enumerate(reversed(rows)):
            try:
                numbers += read_row(words, row, int(pile.seats), names)
            except ValueError as error:
                raise self._wrong(f"{label}-row {words[0]}", str(error)) from error
        pile.rows = vec[i64](numbers)
        pile.classes = max((mark // CLASS for mark in numbers), default=0)
        if not knows_what_lies_there(pile):
            raise self._wrong(f"{label}-stack hand", "a seat knows a card that is not there")
