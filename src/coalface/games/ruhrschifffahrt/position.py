"""Positions of Ruhrschifffahrt as text: what its declared fields do not say by themselves.

What a text leaves out is as it comes from the box: dice on their first storages, all obstacles on
the river, nothing drawn, warehouses in boxes, on the turns to come and in the pool.

    storages e2=4 w3=1
    demand witten=1 f_steele=2
    obstacles l7 l8
    drawn forge=1 high_water=1
    barge 0 steele
    tokens 0 black_city=2 ruhrort=1
    points 0 locks=5 gift=1
"""

from collections.abc import Iterable, Iterator
from typing import Any

from coalface.core import counts, digits, masks
from coalface.core.decisions import pending_decisions
from coalface.core.fields import chosen, declaration
from coalface.core.position import (
    NONE,
    Layout,
    PositionReader,
    read_name,
    read_number,
    write_position,
)
from coalface.games.ruhrschifffahrt import ids, names, scoring
from coalface.games.ruhrschifffahrt.component_tables import ComponentTables
from coalface.games.ruhrschifffahrt.decisions import DECISIONS
from coalface.games.ruhrschifffahrt.rules.flow import settle
from coalface.games.ruhrschifffahrt.rules.order import follow_the_river
from coalface.games.ruhrschifffahrt.rules.setup import prepare
from coalface.games.ruhrschifffahrt.state import Player, RuhrState

STARTING = ("option", "bring", "improve", "start")
STATE = "coalface.games.ruhrschifffahrt.state"
LAYOUT = Layout(
    title="ruhrschifffahrt",
    state=declaration(STATE, "RuhrState"),
    player=declaration(STATE, "Player"),
    decisions=DECISIONS,
)


def write_text(state: RuhrState) -> str:
    """Return a position as text that `Reader` reads back."""
    return write_position(
        state, LAYOUT, _board_lines(state), lambda seat: _player_lines(state, state.players[seat])
    )


def pairs(words: str, of: Iterable[str], numbers: Iterable[int]) -> Iterator[str]:
    """Write a line of names with their numbers, where there are any: `tokens 0 ruhrort=2`."""
    given = [f"{name}={number}" for name, number in zip(of, numbers, strict=True) if number]
    if given:
        yield f"{words} {' '.join(given)}"


def _board_lines(state: RuhrState) -> Iterator[str]:
    components = state.components
    dice = [int(state.die(storage)) for storage in range(ids.STORAGES)]
    yield from pairs("storages", components.storage_names, dice) if any(dice) else ["storages -"]
    yield from pairs("demand", components.space_names, map(int, state.demand))
    left = chosen(tuple(components.obstacle_names), int(state.obstacles))
    yield f"obstacles {' '.join(left) or NONE}"
    drawn = (int(all - left) for all, left in zip(components.faces, state.undrawn, strict=True))
    yield from pairs("drawn", names.FACE_NAMES, drawn)
    if state.pilots_banned:
        yield "pilots-banned"
    if state.locks_forced:
        yield "locks-forced"


def _player_lines(state: RuhrState, player: Player) -> Iterator[str]:
    seat = player.seat
    yield f"barge {seat} {place_name(state.components, player.position)}"
    tokens = counts.unpack(player.tokens, len(names.AREA_NAMES))
    yield from pairs(f"tokens {seat}", names.AREA_NAMES, tokens)
    yield from pairs(f"points {seat}", names.POINT_NAMES, map(int, player.points))


def place_name(components: ComponentTables, position: int) -> str:
    """Return what lies at a position of the river, by name."""
    if position == 0:
        return names.AWAY
    storage = components.storage_at[position]
    if storage >= 0:
        return components.storage_names[storage]
    return components.space_names[list(components.space_pos).index(position)]


class Reader(PositionReader):
    """Reads a position, and refuses one with pieces missing or too many."""

    layout = LAYOUT
    state: RuhrState

    def __init__(self, state: Any) -> None:
        super().__init__(state)
        prepare(self.state)

    # Lines of its own

    def read_storages(self, words: list[str]) -> None:
        """Read the dice on all storages; no others lie on the track unless it says so."""
        self.once("storages")
        self.state.dice = self.state.filled = 0
        for coal, name in enumerate(names.COAL_NAMES):
            if f"track {name}" not in self.given:
                self.state.track = counts.added(self.state.track, coal, -self.state.track[coal])
        for name, pips in self._pairs(words):
            self._set_die(name, read_number(pips, 1, int(self.state.components.most_pips)))

    def read_die(self, words: list[str]) -> None:
        """Read another die on a storage than at the start: `die e2 4`; 0 for none."""
        self.once(f"die {words[0]}")
        self._set_die(words[0], read_number(words[1], 0, int(self.state.components.most_pips)))

    def _set_die(self, name: str, pips: int) -> None:
        self.state.set_die(read_name(tuple(self.state.components.storage_names), name), pips)

    def read_demand(self, words: list[str]) -> None:
        """Read the Thalers on selling spaces."""
        self.once("demand")
        components = self.state.components
        for name, thalers in self._pairs(words):
            space = read_name(tuple(components.space_names[: ids.PORT]), name)
            more = read_number(thalers, 0, int(components.demand_most)) - self.state.demand[space]
            self.state.demand = counts.added(self.state.demand, space, more)

    def read_obstacles(self, words: list[str]) -> None:
        """Read where markers still lie."""
        self.once("obstacles")
        self.state.obstacles = self._obstacles(words)

    def read_built(self, words: list[str]) -> None:
        """Read the locks that stand, instead of the obstacles that are left."""
        self.once("obstacles")
        self.state.obstacles &= ~self._obstacles(words)

    def _obstacles(self, words: list[str]) -> int:
        known = tuple(self.state.components.obstacle_names)
        there = {read_name(known, word) for word in words if word != NONE}
        return sum(1 << obstacle for obstacle in there)

    def read_drawn(self, words: list[str]) -> None:
        """Read the markers that are out of the game: `drawn forge=2 high_water`."""
        self.once("drawn")
        for name, count in self._pairs(words):
            face = read_name(names.FACE_NAMES, name)
            drawn = read_number(count or "1", 1, int(self.state.undrawn[face]))
            self.state.undrawn = counts.added(self.state.undrawn, face, -drawn)

    def read_pilots_banned(self, words: list[str]) -> None:
        """Read that pilots are banned in this turn."""
        self.once("pilots-banned")
        self.state.pilots_banned = 1

    def read_locks_forced(self, words: list[str]) -> None:
        """Read that everyone must build a lock in this turn."""
        self.once("locks-forced")
        self.state.locks_forced = 1

    def read_barge(self, words: list[str]) -> None:
        """Read where a barge lies: `barge 0 steele`."""
        seat = self.seat(words[0])
        self.once(f"barge {seat}")
        self.state.players[seat].position = self._position(words[1])

    def _position(self, name: str) -> int:
        components = self.state.components
        places = {names.AWAY: 0}
        places |= dict(zip(components.storage_names, components.storage_pos, strict=True))
        places |= dict(zip(components.space_names, components.space_pos, strict=True))
        return list(places.values())[read_name(tuple(places), name)]

    def read_tokens(self, words: list[str]) -> None:
        """Read the development tokens of a player by area."""
        seat = self.seat(words[0])
        self.once(f"tokens {seat}")
        for name, count in self._pairs(words[1:]):
            area = read_name(names.AREA_NAMES, name)
            tokens = read_number(count, 0, int(self.state.components.area_size[area]))
            self.state.players[seat].tokens += counts.one(area) * tokens

    def read_points(self, words: list[str]) -> None:
        """Read the points of a player by source."""
        seat = self.seat(words[0])
        self.once(f"points {seat}")
        for name, points in self._pairs(words[1:]):
            self._add_points(seat, name, read_number(points, -999, 999))
        if self.state.players[seat].vp < 0:
            raise ValueError("nobody has fewer than 0 points")

    def _add_points(self, seat: int, source: str, points: int) -> None:
        player = self.state.players[seat]
        player.vp += points
        player.points = counts.added(player.points, read_name(names.POINT_NAMES, source), points)

    def read_player_value(self, seat: int, word: str, value: str) -> bool:
        """Read where a barge lies, or a score without its sources: it counts as points of locks."""
        if word == "at":
            self.read_barge([str(seat), value])
        if word == "vp":
            self._add_points(seat, "locks", read_number(value, 0, 999))
        return word in ("at", "vp")

    def _pairs(self, words: list[str]) -> list[tuple[str, str]]:
        """Read names with numbers: `e2=4`; a dash alone is none."""
        found = [word.partition("=")[::2] for word in words if words != [NONE]]
        for name, _ in found:
            if [other for other, _ in found].count(name) > 1:
                raise ValueError(f"duplicate {name}")
        return found

    # When all is read

    def finish(self) -> None:
        """Fill in what was left out, and check that all pieces are there."""
        state, components = self.state, self.state.components
        self._finish_order()
        self._finish_buildings()
        for player in state.players:
            self._finish_warehouses(player)
        self._finish_markers()
        for coal, name in enumerate(names.COAL_NAMES):
            right = components.dice[state.seats * ids.COALS + coal]
            found = scoring.count_dice(state, coal)
            pips = digits.unpack(state.track[coal])
            if found != right or max(pips, default=0) > components.most_pips:
                raise self.wrong("storages", f"expected {right} {name} dice; got {found}")
            self._check(f"track {name}", len(pips), int(ids.MAX_BOXES))
        self._check("export", int(state.export), len(components.export_track) - 1)
        self._check("at", int(state.at), int(state.seats))
        if "phase" not in self.given and state.turn > 1:
            state.phase = ids.OPTION_PHASE
        if "order" not in self.given:
            follow_the_river(state)
        self._finish_barges()

    def _check(self, fact: str, found: int, most: int) -> None:
        """Refuse a number that is too large."""
        if found > most:
            raise self.wrong(fact, f"expected at most {most} for {fact}; got {found}")

    def _finish_order(self) -> None:
        """The order has every seat once; before the first draw it has one seat only."""
        order = [seat - 1 for seat in digits.unpack(self.state.order)]
        seats = list(range(int(self.state.seats)))
        if sorted(order) != seats and (len(set(order)) != 1 or len(order) != len(seats)):
            raise self.wrong("order", f"expected every seat once; got {order}")

    def _finish_buildings(self) -> None:
        """Every place has room for its warehouses, and only seats of this table have any."""
        state, components = self.state, self.state.components
        for city, name in enumerate(names.CITY_NAMES):
            warehouses = int(state.cities[city])
            self._check_room(
                f"city {name}", warehouses.bit_count(), int(components.city_places[city])
            )
        for depot, name in enumerate(names.TERRITORY_NAMES):
            owners = counts.unpack(state.depots[depot], len(names.SEAT_NAMES))
            self._check_room(f"depot {name}", sum(owners), int(components.depot_places[depot]))
            last = max((seat for seat, count in enumerate(owners, 1) if count), default=0)
            self._check_owners(f"depot {name}", last)
        for column, name in enumerate(names.COLUMN_NAMES):
            row = digits.unpack(state.port[column])
            twice = len(row) - len(set(row))
            self._check_room(f"port {name}", len(row) + 99 * twice, int(components.places))
            self._check_owners(f"port {name}", max(row, default=0))

    def _check_room(self, fact: str, warehouses: int, places: int) -> None:
        if warehouses > places:
            raise self.wrong(fact, f"{fact} has no room for these warehouses")

    def _check_owners(self, fact: str, last: int) -> None:
        if last > self.state.seats:
            raise self.wrong(fact, f"expected seats 0 to {self.state.seats - 1}; got {last - 1}")

    def _finish_warehouses(self, player: Player) -> None:
        """Warehouses that are not named wait in their boxes, on turns to come, and in the pool."""
        state, components, seat = self.state, self.state.components, player.seat
        self._check(f"seat {seat}", int(player.debt), int(components.debt_spaces))
        if f"turn-track {seat}" not in self.given:
            in_event = state.phase == ids.EVENT_PHASE and "phase" in self.given
            passed = state.turn - 1 if in_event else state.turn
            player.turn_track = components.on_turns & ~(masks.bit(passed) - 1)
        if f"lock-box {seat}" not in self.given and player.locks > 0:
            player.lock_box = 0
        if f"mark-box {seat}" not in self.given and masks.has(player.earned, ids.MARK_MARKER):
            player.mark_box = 0
        right = int(components.pool + components.lock_box + components.mark_box)
        right += int(components.on_turns).bit_count()
        if f"pool {seat}" not in self.given:
            player.pool = 0
            player.pool = max(0, right - scoring.count_warehouses(state, player))
        found = scoring.count_warehouses(state, player)
        if found != right:
            problem = f"expected {right} warehouses of seat {seat}; got {found}"
            raise self.wrong(f"seat {seat}", problem)

    def _finish_markers(self) -> None:
        """Markers that are neither drawn nor on the river are in the bag; others in the supply."""
        state = self.state
        state.bag = sum(state.undrawn) - int(state.obstacles).bit_count()
        if state.bag < 0:
            raise self.wrong("drawn", "more markers are drawn than were ever in the bag")
        for column, name in enumerate(names.COLUMN_NAMES):
            for country in state.turned:
                if country == column + 1:
                    self._take(int(counts.count(state.countries, column)), f"country of {name}")
                    state.countries -= counts.one(column)
        for marker, name in enumerate(names.WHITE_NAMES):
            for player in state.players:
                if masks.has(player.white, marker):
                    self._take(int(counts.count(state.white_left, marker)), f"white {name}")
                    state.white_left -= counts.one(marker)

    def _take(self, left: int, what: str) -> None:
        if left == 0:
            raise self.wrong("", f"too many markers: {what}")

    def _finish_barges(self) -> None:
        """No two barges lie at one storage, and who carries coal has some."""
        state = self.state
        for player in state.players:
            storage = state.components.storage_at[player.position]
            if storage >= 0:
                if masks.has(state.barges, storage):
                    raise self.wrong("seat 0", "two barges lie at one storage")
                state.barges |= masks.bit(storage)
        for seat in self._sellers():
            storage = state.components.storage_at[state.players[seat].position]
            if storage < 0 or state.die(storage) == 0:
                raise self.wrong(f"seat {seat}", f"seat {seat} has no coal to sell")

    def _sellers(self) -> list[int]:
        """Return the seats that have still to sell: asked, to be asked, or with a start chosen."""
        state = self.state
        asked = pending_decisions(state, DECISIONS)
        selling = [each.seat for each in asked if each.kind == "sell"]
        starting = [each.seat for each in asked if each.kind in STARTING]
        order = [seat - 1 for seat in digits.unpack(state.order)]
        if state.phase == ids.SALE_PHASE:
            return selling + order[state.at :]
        if state.phase == ids.OPTION_PHASE:
            return [seat for seat in order[: state.at] if seat not in starting]
        return selling

    def settle(self) -> None:
        """Go on by the rules."""
        settle(self.state, None)
