"""Positions of Coal Country as text: what its declared fields do not say by themselves.

What a text leaves out is as it comes from the box: the entrance with its cubes, foremen in hand,
tiles in the stacks, buildings in the pile, a neutral market freshly stocked, no money.

    turned-up tee-rich
    buried bend-steady
    earned 0 60
    tile 0 n1 tee-rich 2 WE
    foreman 0 market 3 2
    hand 1 0 1 0 0 2
    accounts 0 sales=60 permits=-4
"""

from collections.abc import Iterator
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.core.counts import added
from coalface.core.decisions import pending_decisions
from coalface.core.fields import Counts, chosen, declaration
from coalface.core.position import (
    Layout,
    PositionReader,
    read_counts,
    read_name,
    read_number,
    write_position,
)
from coalface.core.table_state import EVERYTHING
from coalface.games.coal_country import ids, names, scoring, secrecy
from coalface.games.coal_country.decisions import DECISIONS
from coalface.games.coal_country.generated import pending
from coalface.games.coal_country.names import read_types, spell_types
from coalface.games.coal_country.printed import kinds_of
from coalface.games.coal_country.rules import foremen, geometry, placement
from coalface.games.coal_country.rules.flow import settle
from coalface.games.coal_country.state import CoalCountryState, Player, unpack_box

STATE = "coalface.games.coal_country.state"
LAYOUT = Layout(
    title="coal_country",
    state=declaration(STATE, "CoalCountryState"),
    player=declaration(STATE, "Player"),
    decisions=DECISIONS,
)
HAND = Counts(names.VALUE_NAMES)
NEUTRAL = {0: (0, 1, 2, 2), 1: (0, 2, 2, 2), -1: (1, 2, 2, 2)}
"""Market cubes that show a gauge, where a text does not name them."""
UNKNOWN = "?"
"""A foreman whose value is not known."""


def write_text(state: CoalCountryState) -> str:
    """Return a position as text that `Reader` reads back."""
    return write_position(
        state, LAYOUT, _board_lines(state), lambda seat: _player_lines(state, state.players[seat])
    )


def _board_lines(state: CoalCountryState) -> Iterator[str]:
    tiles = kinds_of(state.game)
    shown = [tiles[top - 1] for top in state.turned_up if top]
    buried = [name for kind, name in enumerate(tiles) for _ in range(state.buried[kind])]
    for word, there in (("turned-up", shown), ("buried", buried)):
        if there:
            yield f"{word} {' '.join(there)}"
    if not state.cubes:
        yield "cubes -"


def _player_lines(state: CoalCountryState, player: Player) -> Iterator[str]:
    seat, earned, tiles = player.seat, player.earned, kinds_of(state.game)
    drawn = 0 if earned == ids.NOT_DRAWN else -earned
    yield f"earned {seat} {earned}" if earned >= 0 else f"drawn {seat} {drawn}"
    for cell in player.mine.tile_cells:
        kind, cubes = (
            tiles[player.mine.tile_on[cell] - 1],
            spell_types(player.mine.utilities_on[cell]),
        )
        yield f"tile {seat} {names.CELL_NAMES[cell]} {kind} {player.mine.turned[cell]} {cubes}"
    for space, foreman in enumerate(player.foreman_on):
        if foreman:
            there = [each for each in (foreman, foremen.second_on(player, space)) if each]
            values = [UNKNOWN if each == ids.UNKNOWN else str(each - 1) for each in there]
            dear = space >= ids.FIRST_CELL and player.dear[space - ids.FIRST_CELL]
            words = " ".join([*values, "dear"] if dear else values)
            yield f"foreman {seat} {names.SPACE_NAMES[space]} {words}"
    if player.hand != _foremen_left(state, player):
        hand = counts.unpack(player.hand, len(names.VALUE_NAMES))
        yield f"hand {seat} {' '.join(map(str, hand))}"
    money = [f"{name}={dollars}" for name, dollars in scoring.breakdown(player).items() if dollars]
    if money:
        yield f"accounts {seat} {' '.join(money)}"


def _foremen_left(state: CoalCountryState, player: Player) -> int:
    """Return the foremen that are not seen on spaces, packed by value."""
    left = state.components.foremen
    for space, foreman in enumerate(player.foreman_on):
        left -= secrecy.seen_value(foreman) + secrecy.seen_value(foremen.second_on(player, space))
    return int(left)


class Reader(PositionReader):
    """Reads a position, and refuses one with pieces missing or too many."""

    layout = LAYOUT
    state: CoalCountryState

    def __init__(self, state: Any) -> None:
        super().__init__(state)
        self.tiles = kinds_of(self.state.game)
        unpack_box(self.state)
        self.state.step = ids.PLACING
        for player in self.state.players:
            player.earned = -1 - player.seat

    # Lines of its own

    def read_turned_up(self, words: list[str]) -> None:
        """Read the tiles that lie face up on the stacks."""
        self.once("turned-up")
        for word in words:
            kind = read_name(self.tiles, word)
            stack = self.state.components.number[kind] - 1
            if self.state.turned_up[stack] or not self.state.components.amok:
                raise ValueError("one tile of a stack is turned up, and only in an industry amok")
            self.state.turned_up = added(self.state.turned_up, stack, kind + 1)

    def read_buried(self, words: list[str]) -> None:
        """Read the tiles that others were laid upon."""
        self.once("buried")
        for word in words:
            self.state.buried = added(self.state.buried, read_name(self.tiles, word), 1)

    def read_player_value(self, seat: int, word: str, value: str) -> bool:
        """Read where an earnings marker is: on the track, or drawn as first, second and so on."""
        player = self.state.players[seat]
        if word == "earned":
            player.earned = read_number(value)
        elif word == "drawn":
            player.earned = -read_number(value, 0, int(ids.MAX_SEATS)) or ids.NOT_DRAWN
        return word in ("earned", "drawn")

    def read_earned(self, words: list[str]) -> None:
        """Read reported earnings: `earned 0 60`."""
        self.once(f"earned {words[0]}")
        self.read_player_value(self.seat(words[0]), "earned", words[1])

    def read_drawn(self, words: list[str]) -> None:
        """Read as which a marker was drawn that is off the track; 0: not yet."""
        self.once(f"drawn {words[0]}")
        self.read_player_value(self.seat(words[0]), "drawn", words[1])

    def read_accounts(self, words: list[str]) -> None:
        """Read what money came from or went to: `accounts 0 sales=60`."""
        player = self.state.players[self.seat(words[0])]
        self.once(f"accounts {player.seat}")
        for word in words[1:]:
            name, _, dollars = word.partition("=")
            read_name(names.ACCOUNT_NAMES, name)
            setattr(player, f"{name}_money", read_number(dollars, -999_999))

    def read_tile(self, words: list[str]) -> None:
        """Read a tile of a mine, turned by two quarters: `tile 0 n1 tee-rich 2 WE`."""
        player = self.state.players[self.seat(words[0])]
        cell = read_name(names.CELL_NAMES, words[1])
        self.once(f"tile {player.seat} {words[1]}")
        kind = read_name(self.tiles, words[2])
        turned = read_number(words[3], 0, int(ids.ROTATIONS) - 1) if len(words) > 3 else 0
        if not self.state.components.distinct[kind * int(ids.ROTATIONS) + turned]:
            raise ValueError(f"{words[2]} lies the same way with a smaller turn")
        cubes = read_types(words[4]) if len(words) > 4 else 0
        self._lay(player, cell, kind, turned, cubes)

    def _lay(self, player: Player, cell: int, kind: int, turned: int, cubes: int) -> None:
        """Put a tile with its utilities into a mine."""
        mine = geometry.with_utilities(player.mine, cell, cubes)
        player.mine = geometry.with_tile(self.state.components, mine, cell, kind, turned)

    def read_foreman(self, words: list[str]) -> None:
        """Read the foremen on a space: `foreman 0 market 3 2`."""
        player = self.state.players[self.seat(words[0])]
        space = read_name(names.SPACE_NAMES, words[1])
        self.once(f"foreman {player.seat} {words[1]}")
        values = [word for word in words[2:] if word != "dear"]
        if not 1 <= len(values) <= (2 if space in (ids.MARKET, ids.TANDEM) else 1):
            raise ValueError("one foreman fits on a space, two in the market")
        for word in values:
            foremen.add(player, space, self._foreman(player, word))
        if "dear" in words and space >= ids.FIRST_CELL:
            player.dear = added(player.dear, space - ids.FIRST_CELL, 1)

    def _foreman(self, player: Player, word: str) -> int:
        """Read the value of a foreman, who leaves the hand."""
        if word == UNKNOWN and self.state.known_by != EVERYTHING:
            return int(ids.UNKNOWN)
        value = read_number(word, 0, 9)
        if value >= ids.VALUES or counts.count(player.hand, value) == 0:
            raise ValueError(f"there is no foreman {value} left")
        player.hand -= counts.one(value)
        return value + 1

    def read_hand(self, words: list[str]) -> None:
        """Read how many foremen of each value are in a hand, where others are not known."""
        player = self.state.players[self.seat(words[0])]
        self.once(f"hand {player.seat}")
        player.hand = read_counts(HAND, words[1:])

    # When all is read

    def finish(self) -> None:
        """Fill in what was left out, and check that all pieces are there."""
        state, tables = self.state, self.state.components
        if state.round > tables.rounds:
            raise self.wrong(f"round {state.round}", f"there are {tables.rounds} rounds")
        if state.gauge and tables.reformed:
            raise self.wrong(f"gauge {state.gauge}", "the gauge shows 0 in a reformed industry")
        self._finish_mines()
        self._finish_stacks()
        self._finish_buildings()
        self._finish_cubes()
        self._finish_utilities()
        for player in state.players:
            self._finish_player(player)
            self._check_foremen(player)
        if state.pending_count == 0 and state.step == ids.PLACING and not tables.amok:
            pending.ask_place(state, 0)

    def _finish_mines(self) -> None:
        """An entrance each, and no tile too far away."""
        state, entrance = self.state, int(ids.ENTRANCE) + 1
        entrances = int(state.buried[ids.ENTRANCE])
        for player in state.players:
            if not player.mine.tile_on[ids.ENTRANCE_CELL]:
                self._lay(player, int(ids.ENTRANCE_CELL), int(ids.ENTRANCE), 0, int(ids.ALL_TYPES))
            for cell, name in enumerate(names.CELL_NAMES):
                there = player.mine.tile_on[cell] or foremen.on_cell(player, cell)
                if there and state.components.distance[cell] > state.round:
                    raise self.wrong(f"tile {player.seat}", f"{name} is out of reach in this round")
            entrances += list(player.mine.tile_on).count(entrance)
        if entrances != state.seats:
            raise self.wrong("", f"there should be {state.seats} entrances, not {entrances}")

    def _finish_stacks(self) -> None:
        """All tiles that lie nowhere else are in the stacks."""
        state, tables = self.state, self.state.components
        for kind in range(1, len(self.tiles)):
            used = scoring.tiles_in_play(state, kind)
            if used > tables.copies[kind]:
                raise self.wrong("", f"there are no more pieces {self.tiles[kind]}")
            state.in_stack[kind] -= used
            state.stacked -= counts.one(tables.number[kind] - 1) * used
        for asked in pending_decisions(state, DECISIONS):
            if asked.kind == "lay" and int(str(asked.args["kind"])) >= len(self.tiles):
                raise self.wrong("ask lay", "there is no such kind of tile")

    def _finish_buildings(self) -> None:
        """All buildings that lie nowhere else are in the pile."""
        state = self.state
        for player in state.players:
            both = chosen(names.BUILDING_NAMES, player.buildings & player.covered)
            if both:
                raise self.wrong(f"covered {player.seat}", f"a player has {both[0]} only once")
            if masks.size(player.buildings) > state.components.sites:
                problem = f"a village has {state.components.sites} building spaces"
                raise self.wrong(f"village {player.seat}", problem)
        for building, name in enumerate(names.BUILDING_NAMES):
            used = state.top_row[building] + state.bottom_row[building] + state.removed[building]
            for player in state.players:
                used += (player.buildings | player.covered) >> building & 1
            if used > state.pile[building]:
                raise self.wrong("", f"there are no more pieces {name}")
            state.pile = added(state.pile, building, -used)
            state.piled -= used

    def _finish_cubes(self) -> None:
        """Cubes that are not named show the gauge; all that lie nowhere else are in the bag."""
        state = self.state
        if "cubes" not in self.given and not state.components.reformed:
            state.cubes = vec[i64](NEUTRAL[int(state.gauge)])
        for colour, name in enumerate(names.COLOUR_NAMES):
            used = list(state.cubes).count(colour) + state.used_cubes[colour]
            if used > state.bag[colour]:
                raise self.wrong("", f"there are no more pieces {name}")
            state.bag = added(state.bag, colour, -used)
        self._check_cubes()

    def _check_cubes(self) -> None:
        """A round has its four cubes, unless they are just being drawn."""
        state = self.state
        asked = [
            int(str(each.args["shown"]))
            for each in pending_decisions(state, DECISIONS)
            if each.kind == "cube"
        ]
        restocking = state.step == ids.RESTOCKING
        drawing = asked and (state.step == ids.SETTING_UP or (restocking and asked != [0]))
        right = 0 if state.components.reformed else asked[0] if drawing else int(ids.CALENDAR)
        if len(state.cubes) != right or len(asked) > 1:
            raise self.wrong("", f"there should be {right} cubes on the calendar")

    def _finish_utilities(self) -> None:
        """All utilities that lie nowhere else are in the supply."""
        state, tables = self.state, self.state.components
        if "market" not in self.given:
            fresh = int(state.seats + tables.utility_extra + state.gauge)
            state.market = counts.pack([fresh] * int(ids.TYPES))
        for type, name in enumerate(names.TYPE_NAMES):
            used = counts.count(state.market, type)
            for player in state.players:
                used += counts.count(player.stored, type)
                used += sum(there >> type & 1 for there in player.mine.utilities_on)
            if used > tables.utilities and tables.supply_limited:
                raise self.wrong("", f"there is too much {name}")
            state.supply = added(state.supply, type, -used)

    def _finish_player(self, player: Player) -> None:
        """Money without an account comes from sales; no two markers lie on one space."""
        seat, most = player.seat, self.state.components.most_coal
        if player.coal > most:
            raise self.wrong(f"seat {seat}", f"nobody can have more than {most} coal")
        if f"accounts {seat}" not in self.given:
            player.sales_money = player.cash
        if sum(scoring.breakdown(player).values()) != player.cash:
            problem = f"the accounts of seat {seat} do not add up to its cash"
            raise self.wrong(f"accounts {seat}", problem)
        for other in self.state.players[:seat]:
            if other.earned == player.earned != ids.NOT_DRAWN:
                problem = f"the markers of {other.seat} and {seat} lie on one space"
                raise self.wrong(f"seat {seat}", problem)

    def _check_foremen(self, player: Player) -> None:
        """Foremen stand on buildings that are there, connected tiles, or cells beside a tile."""
        state, seat = self.state, player.seat
        for space in range(ids.PLAYABLE, ids.FIRST_CELL):
            if player.foreman_on[space] and not placement.is_playable(player, space):
                problem = f"seat {seat} has no {names.SPACE_NAMES[space]} for a foreman"
                raise self.wrong(f"foreman {seat}", problem)
        for cell, name in enumerate(names.CELL_NAMES):
            if foremen.on_cell(player, cell) and cell not in player.mine.foreman_cells:
                raise self.wrong(f"foreman {seat}", f"seat {seat} cannot have a foreman on {name}")
        placed = [*player.foreman_on, player.market_second, player.tandem_second]
        there = counts.total(player.hand) + len([foreman for foreman in placed if foreman])
        sealed = state.known_by != EVERYTHING and state.step == ids.PLACING
        if there != state.components.foremen_each and not sealed:
            expected = state.components.foremen_each
            raise self.wrong(f"hand {seat}", f"expected {expected} foremen of seat {seat}")

    def settle(self) -> None:
        """Go on by the rules; a round has its cubes then."""
        settle(self.state, None)
        self._check_cubes()
