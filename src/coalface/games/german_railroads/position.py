"""Reads a position of German Railroads from text, and refuses one with pieces missing or too many.

What a text leaves out is as it comes from the box or follows from the rest: tiles in the supply,
workers at home, advantages of the special spaces received, nothing asked but the next turn.
"""

from collections.abc import Callable

from coalface.games.german_railroads import ids
from coalface.games.german_railroads.derive import derive_seat, derive_supplies
from coalface.games.german_railroads.layout import MASKS, SEAT, TABLE, read_seat, whole
from coalface.games.german_railroads.names import (
    ATOM_NAMES,
    END_BONUS_NAMES,
    ENGINEER_NAMES,
    FOUNDRY_NAMES,
    FRAME_NAMES,
    SPACE_NAMES,
)
from coalface.games.german_railroads.parse import (
    ENDS_BY_WORD,
    ENGINEERS_BY_WORD,
    FOUNDRIES_BY_WORD,
    OWNERS_BY_WORD,
)
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.position_text import POOLS, TITLE
from coalface.games.german_railroads.rules.flow import settle
from coalface.games.german_railroads.rules.setup import lay_out
from coalface.games.german_railroads.rules.tracks import colours_of, last_space
from coalface.games.german_railroads.spelling import EMPTY, read_mask

MOST = 999


def read_position(text: str, start: Callable[[int], Pieces]) -> Pieces:
    """The position that a text describes; ValueError names the line that is wrong."""
    lines = [(n, line.split()) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines or lines[0][1] != [TITLE]:
        raise ValueError(f"line 1: a position of this game begins with the line {TITLE}")
    if len(lines) < 2 or lines[1][1][0] != "seats" or len(lines[1][1]) != 2:
        raise ValueError("line 2: the second line says the number of players: seats 3")
    try:
        state = start(whole(lines[1][1][1], ids.MAX_SEATS, 1))
    except ValueError as error:
        raise ValueError(f"line {lines[1][0]}: {error}") from error
    reader = _Reader(state)
    for number, words in lines[2:]:
        try:
            reader.read(words)
        except (ValueError, IndexError, KeyError) as error:
            told = error if isinstance(error, ValueError) else "a word is missing or not known"
            raise ValueError(f"line {number}: {' '.join(words)}: {told}") from error
    try:
        reader.finish()
    except ValueError as error:
        raise ValueError(f"line {lines[-1][0]}: {error}") from error
    return state


class _Reader:
    """Puts the facts of a text on a table, one line at a time."""

    def __init__(self, state: Pieces) -> None:
        self.state = state
        self.said: set[str] = set()
        lay_out(state)
        self.pieces = state.census()

    def _once(self, what: str) -> None:
        """Refuse to hear the same fact twice."""
        if what in self.said:
            raise ValueError(f"{what} is said twice")
        self.said.add(what)

    def _seat(self, word: str) -> int:
        return whole(word, int(self.state.seats) - 1)

    def read(self, words: list[str]) -> None:
        """One line."""
        kind, rest = words[0], words[1:]
        if kind == "ask":
            self._read_ask(rest)
            return
        key = kind if kind in (*TABLE, *MASKS, *POOLS, "order", "foundry-pile") else None
        if key is not None:
            self._once(key)
        if kind in TABLE:
            at, most = TABLE[kind]
            self.state.board[at] = whole(rest[0], most)
        elif kind in MASKS:
            at, names = MASKS[kind]
            self.state.board[at] = 0 if rest == [EMPTY] else read_mask(tuple(rest), names)
        elif kind in POOLS:
            self._read_pool(POOLS[kind], rest)
        else:
            reader = getattr(self, f"_read_{kind.replace('-', '_')}", None)
            if reader is None:
                raise ValueError(f"{kind!r} is not known")
            reader(rest)

    def _read_pool(self, side: int, words: list[str]) -> None:
        """`owed black 2 any 1`."""
        for name, count in zip(words[::2], words[1::2], strict=True):
            number = whole(count, MOST)
            if side == ids.OF_FOUNDRY:
                self.state.pool[side + ATOM_NAMES.index(name)] = number
            else:
                self.state.add(side, ATOM_NAMES.index(name), number)

    def _read_ask(self, words: list[str]) -> None:
        kind = FRAME_NAMES.index(words[0]) if words[0] in FRAME_NAMES[1:] else 0
        if kind == 0:
            raise ValueError(f"{words[0]!r} is none of {', '.join(FRAME_NAMES[1:])}")
        if self.state.depth == ids.MAX_FRAMES:
            raise ValueError("too much is asked")
        seat = whole(words[1], int(self.state.seats) - 1, -1)
        a, b = (whole(word, MOST, -1) for word in (*words[2:], "0", "0")[:2])
        self.state.ask(kind, seat, a, b)

    def _read_order(self, words: list[str]) -> None:
        order = [whole(word, int(self.state.seats) - 1, -1) for word in words]
        known = [seat for seat in order if seat >= 0]
        if len(order) != self.state.seats or len(set(known)) != len(known):
            raise ValueError("an order names every seat once")
        for place in range(ids.MAX_SEATS):
            filler = -1 if -1 in order else 0
            self.state.board[ids.ORDER_AT + place] = order[place] if place < len(order) else filler

    def _read_space(self, words: list[str]) -> None:
        """`space black3 seat-0 workers 1 coins 1 black 0`."""
        space = SPACE_NAMES.index(words[0])
        self._once(f"space {words[0]}")
        board = self.state.board
        board[ids.OWNER + space] = OWNERS_BY_WORD[words[1]]
        if board[ids.OWNER + space] > self.state.seats and words[1] != "emil":
            raise ValueError(f"there is no {words[1]}")
        places = {"workers": ids.ON_WORKERS, "coins": ids.ON_COINS, "black": ids.ON_BLACK}
        for name, count in zip(words[2::2], words[3::2], strict=True):
            board[places[name] + space] = whole(count, 9)

    def _read_engineer(self, words: list[str]) -> None:
        self._once(f"engineer {words[0]}")
        at = ids.ENGINEER_AT + ENGINEER_NAMES.index(words[0])
        self.state.board[at] = ENGINEERS_BY_WORD[words[1]]

    def _read_foundry(self, words: list[str]) -> None:
        self._once(f"foundry {words[0]}")
        at = ids.FOUNDRY_AT + FOUNDRY_NAMES.index(words[0])
        self.state.board[at] = FOUNDRIES_BY_WORD[words[1]]

    def _read_foundry_pile(self, words: list[str]) -> None:
        self.state.board[ids.FOUNDRY_PILE] = whole(words[0], ids.FOUNDRIES)

    def _read_returned(self, words: list[str]) -> None:
        self._once(f"returned {words[0]}")
        number = whole(words[0], 9, 2)
        self.state.board[ids.FACTORIES + number] = whole(words[1], 9)

    def _read_emil_tile(self, words: list[str]) -> None:
        self._once(f"emil-tile {words[0]}")
        self.state.board[ids.EMIL_TILES + whole(words[0], 9)] = whole(words[1], 9)

    def _read_end_bonus(self, words: list[str]) -> None:
        """`end-bonus signals seat-0 1 0`: where a card lies, and how many looks have seen it."""
        self._once(f"end-bonus {words[0]}")
        card = END_BONUS_NAMES.index(words[0])
        self.state.secret[ids.PLACE_OF + card] = ENDS_BY_WORD[words[1]]
        for seat, looks in enumerate(words[2:]):
            at = ids.SEEN + card * ids.MAX_SEATS + self._seat(str(seat))
            self.state.secret[at] = whole(looks, 99)

    def _read_seat(self, words: list[str]) -> None:
        seat = self._seat(words[0])
        at = seat * ids.SEAT_SIZE
        for name, word in zip(words[1::2], words[2::2], strict=True):
            self._once(f"{seat} {name}")
            for place, value in read_seat(self.state.kit, name, word):
                self.state.own[at + place] = value
        assert SEAT

    # When all is read

    def finish(self) -> None:
        """Fill in what follows, check that all pieces are there, find who is asked."""
        state = self.state
        for seat in range(int(state.seats)):
            self._check_tracks(seat)
            prefix = f"{seat} "
            said = {fact.removeprefix(prefix) for fact in self.said if fact.startswith(prefix)}
            derive_seat(state, seat, said)
            at = seat * ids.SEAT_SIZE
            state.own[at + ids.SCORE] = sum(
                state.own[at + ids.POINTS + source] for source in range(ids.SOURCES_OF_POINTS)
            )
        derive_supplies(state)
        self._check_places()
        if state.census() != self.pieces:
            now = state.census()
            wrong = [name for name in now if now[name] != self.pieces[name]]
            raise ValueError(f"the pieces are not all there: {', '.join(wrong)}")
        settle(state, None)

    def _check_tracks(self, seat: int) -> None:
        """Colours stand behind each other, and no farther than the railroad goes."""
        state = self.state
        for rr in range(ids.RAILROADS):
            at = seat * ids.SEAT_SIZE + ids.TRACK + rr * ids.COLOURS
            places = [int(state.own[at + colour]) for colour in range(ids.COLOURS)]
            if not 1 <= places[0] <= last_space(state, seat, rr):
                raise ValueError(f"seat {seat}: a black track stands beyond its railroad")
            for colour in range(1, ids.COLOURS):
                behind = places[colour] < places[colour - 1]
                taken = colour < colours_of(state, seat, rr)
                if places[colour] and not (behind and taken):
                    raise ValueError(f"seat {seat}: tracks stand in a wrong order")

    def _check_places(self) -> None:
        """No two engineers on one space of the strip, foundries and end bonus cards enough."""
        state = self.state
        board = state.board
        strip = [int(board[ids.ENGINEER_AT + e]) for e in range(ids.ENGINEERS)]
        strip = [place for place in strip if ids.STRIP <= place < ids.HIRED]
        if len(set(strip)) != len(strip):
            raise ValueError("two engineers lie on one space")
        unseen = sum(board[ids.FOUNDRY_AT + f] == ids.UNSEEN for f in range(ids.FOUNDRIES))
        if "foundry-pile" not in self.said:
            board[ids.FOUNDRY_PILE] = unseen * state.kit.coal
        if board[ids.FOUNDRY_PILE] > unseen:
            raise ValueError("the pile of foundries is too high")
        asked = [int(state.frames[row * ids.FRAME]) for row in range(state.depth)]
        if board[ids.ORDER_AT] < 0 and ids.DEALING_ORDER not in asked:
            raise ValueError("the turn order is not dealt")
