"""Positions of Coal Baron as text: what its declared fields do not say by themselves.

What a text leaves out is as it comes from the box: workers at home, carts full, cubes in the
supply, cards and tiles in the shuffled stacks, nothing pending but the next player's turn.

    workers mining-4 0 x1
    draft B01 C03
    order 0 C10 YR YGG
    delivered 0 B04
    points 0 orders=12 shift-1/yellow-coal=4
"""

from collections.abc import Iterator
from typing import Any

from coalface.core import counts
from coalface.core.fields import declaration
from coalface.core.position import Layout, PositionReader, read_name, read_number, write_position
from coalface.games.coal_baron import ids, names, scoring
from coalface.games.coal_baron.decisions import DECISIONS
from coalface.games.coal_baron.generated import pending
from coalface.games.coal_baron.names import read_cubes, spell_cubes
from coalface.games.coal_baron.rules.flow import settle
from coalface.games.coal_baron.state import CoalBaronState, unpack_box

STATE = "coalface.games.coal_baron.state"
LAYOUT = Layout(
    title="coal_baron",
    state=declaration(STATE, "CoalBaronState"),
    player=declaration(STATE, "Player"),
    decisions=DECISIONS,
    piles=(("tiles", "tile", names.TILE_NAMES), ("orders", "order", names.CARD_NAMES)),
)


def write_text(state: CoalBaronState) -> str:
    """Return a position as text that `Reader` reads back."""
    return write_position(
        state, LAYOUT, _board_lines(state), lambda seat: _player_lines(state, seat)
    )


def _board_lines(state: CoalBaronState) -> Iterator[str]:
    for space, workers in enumerate(state.workers_on):
        if workers:
            yield f"workers {names.SPACE_NAMES[space]} {state.owner_on[space]} x{workers}"
    yield from _cards_line(state, ids.IN_DRAFT, "draft")


def _player_lines(state: CoalBaronState, seat: int) -> Iterator[str]:
    for card in state.players[seat].orders:
        printed, free = state.components.spots[card], state.free_spots[card]
        spelled = (
            spell_cubes(counts.unpack(packed, 4)) for packed in (printed - free, state.loaded[card])
        )
        yield " ".join((f"order {seat} {names.CARD_NAMES[card]}", *spelled))
    yield from _cards_line(state, ids.DELIVERED + seat, f"delivered {seat}")
    points = scoring.breakdown(state, seat)
    scored = [f"{source}={value}" for source, value in points.items() if value]
    if scored:
        yield f"points {seat} {' '.join(scored)}"


def _cards_line(state: CoalBaronState, place: int, words: str) -> Iterator[str]:
    """The cards in one place, in one line."""
    there = [name for card, name in enumerate(names.CARD_NAMES) if state.card_place[card] == place]
    if there:
        yield f"{words} {' '.join(there)}"


class Reader(PositionReader):
    """Reads a position, and refuses one with pieces missing or too many."""

    layout = LAYOUT
    state: CoalBaronState

    def __init__(self, state: Any) -> None:
        super().__init__(state)
        self.filled: dict[int, tuple[int, int]] = {}
        """For each outstanding order, how many spots are filled and how many cubes lie there."""
        unpack_box(self.state)
        self.state.last = state.seats - 1
        for player in self.state.players:
            player.marks = self.state.components.marks[state.seats]

    # Lines of its own

    def read_turn(self, words: list[str]) -> None:
        """Read whose turn it is, instead of who had the last one."""
        self.once("last")
        seats = int(self.state.seats)
        self.state.last = (self.seat(words[0]) + seats - 1) % seats

    def read_workers(self, words: list[str]) -> None:
        """Read who stands on a space: `workers mining-4 0 x1`."""
        space = read_name(names.WORKER_SPACE_NAMES, words[0])
        if self.state.is_locked(space):
            raise ValueError(f"{words[0]} is locked with {self.state.seats} players")
        self.once(f"workers on {words[0]}")
        self.state.owner_on[space] = self.seat(words[1])
        self.state.workers_on[space] = read_number(words[2].removeprefix("x"), 1)

    def read_draft(self, words: list[str]) -> None:
        """Read the cards of the draft."""
        for name in words:
            self._lay_card(name, ids.IN_DRAFT)

    def read_order(self, words: list[str]) -> None:
        """Read an outstanding order: `order 0 C10 YR YGG`, two spots filled, with three cubes."""
        player = self.state.players[self.seat(words[0])]
        card = self._lay_card(words[1], ids.OUTSTANDING + player.seat)
        filled = read_cubes(words[2]) if len(words) > 2 else [0] * int(ids.COLOURS)
        cubes = read_cubes(words[3]) if len(words) > 3 else filled
        for colour, spots in enumerate(counts.unpack(self.state.free_spots[card], 4)):
            if filled[colour] > spots:
                raise ValueError(f"{words[1]} has fewer {names.COLOUR_NAMES[colour]} spots")
        self.filled[card] = (sum(filled), sum(cubes))
        self.state.free_spots[card] -= counts.pack(filled)
        self.state.loaded[card] = counts.pack(cubes)
        self.state.hold_order(player, card)

    def read_delivered(self, words: list[str]) -> None:
        """Read the orders that a player has delivered."""
        place = ids.DELIVERED + self.seat(words[0])
        for name in words[1:]:
            self.state.free_spots[self._lay_card(name, place)] = 0

    def read_points(self, words: list[str]) -> None:
        """Read the points of a player by source: `points 0 orders=12`."""
        seat = self.seat(words[0])
        self.once(f"points {seat}")
        for word in words[1:]:
            source, _, points = word.rpartition("=")
            scoring.add_points(self.state.players[seat], source, read_number(points, -999))

    def read_player_value(self, seat: int, word: str, value: str) -> bool:
        """Read a score without its sources: it counts as points of orders."""
        if word == "score":
            scoring.add_points(self.state.players[seat], "orders", read_number(value, -999))
        return word == "score"

    def _lay_card(self, name: str, place: int) -> int:
        """Put a card of the stack where it lies."""
        card = read_name(names.CARD_NAMES, name)
        if self.state.card_place[card] != ids.IN_STACK:
            raise ValueError(f"{name} lies in two places")
        self.state.card_place[card] = place
        return card

    # When all is read

    def finish(self) -> None:
        """Fill in what was left out, and check that all pieces are there."""
        state = self.state
        for space, card in enumerate(state.card_on):
            if card:
                self._check_open(ids.ORDER + space)
                self._show_card(names.ORDER_SPACE_NAMES[space], names.CARD_NAMES[card - 1])
        for space, tile in enumerate(state.tile_on):
            if tile:
                self._check_open(ids.FACTORY + space)
        for player in state.players:
            self._finish_workers(player.seat)
            self._finish_carts(player.seat)
            if counts.total(player.cage) > state.components.cage_spots:
                fact = f"cage {player.seat}"
                raise self.wrong(fact, f"a cage holds {state.components.cage_spots} cubes")
        self._finish_orders()
        self._finish_supply()
        tiles = [
            int(sum(player.tiles[tile] for player in state.players)) for tile in range(ids.TILES)
        ]
        for shown in state.tile_on:
            if shown:
                tiles[shown - 1] += 1
        cards = [int(place != ids.IN_STACK) for place in state.card_place]
        self.finish_pile("tiles", "tile", tiles)
        self.finish_pile("orders", "order", cards)

    def _show_card(self, space: str, card: str) -> None:
        """Put a card on display."""
        try:
            self._lay_card(card, ids.ON_DISPLAY)
        except ValueError as error:
            raise self.wrong(f"card {space}", str(error)) from error

    def _check_open(self, space: int) -> None:
        """Refuse a tile or card on a space that is locked."""
        if self.state.is_locked(space):
            name = names.SPACE_NAMES[space]
            fact = f"{'tile' if space < ids.FACTORY_DRAW else 'card'} {name}"
            raise self.wrong(fact, f"{name} is locked with {self.state.seats} players")

    def _finish_workers(self, seat: int) -> None:
        """Workers that are not named are at home."""
        state, player = self.state, self.state.players[seat]
        away = player.canteen + player.bank
        for space, workers in enumerate(state.workers_on):
            if state.owner_on[space] == seat:
                away += workers
        expected = state.components.workers[state.seats]
        if f"workers {seat}" not in self.given:
            player.workers = expected - away
        if player.workers < 0 or player.workers + away != expected:
            found = player.workers + away
            raise self.wrong(
                f"seat {seat}", f"expected {expected} workers of seat {seat}; got {found}"
            )

    def _finish_carts(self, seat: int) -> None:
        """Carts that are not named are full of their own coal."""
        components, player = self.state.components, self.state.players[seat]
        for tile, copies in enumerate(player.tiles):
            carts = copies * components.tile_carts[tile]
            player.carts += counts.one(components.tile_colour[tile]) * carts
        for level, name in enumerate(names.COLOUR_NAMES):
            player.carts += counts.one(level) * components.printed_carts[level]
            carts = counts.count(player.carts, level)
            if f"carts {seat} {name}" not in self.given:
                player.cubes = counts.added(player.cubes, level, counts.one(level) * carts)
            if counts.total(player.cubes[level]) > carts:
                raise self.wrong(f"carts {seat}", f"more cubes than {name} minecarts")

    def _finish_orders(self) -> None:
        """A filled spot has one cube or two; where a pair has just begun, none yet."""
        state = self.state
        begun = state.pending_kind == pending.PAIR and pending.cubes_left(state) == 2
        for card, (filled, cubes) in self.filled.items():
            empty = 1 if begun and pending.card(state) == card else 0
            if not filled - empty <= cubes <= 2 * filled:
                seat = state.card_place[card] - ids.OUTSTANDING
                raise self.wrong(f"order {seat}", "a filled spot has one cube or two")

    def _finish_supply(self) -> None:
        """All cubes that lie nowhere else are in the supply."""
        state = self.state
        for colour, name in enumerate(names.COLOUR_NAMES):
            left = state.components.cubes_per_colour - scoring.cubes_in_play(state, colour)
            if left < 0:
                raise self.wrong("", f"too many {name} cubes")
            state.supply += counts.one(colour) * left

    def settle(self) -> None:
        """Go on by the rules; a player whose turn it is has workers."""
        settle(self.state, None)
        state = self.state
        if state.to_act >= 0 and state.pending_kind == pending.TURN:
            assert state.players[state.to_act].workers > 0
