"""Positions of German Railroads as text: what its declared fields do not say by themselves.

What a text leaves out is as it comes from the box or follows from the rest: tiles in the supply,
workers at home, advantages of the special spaces received, nothing pending but the next turn.

    order 1 0
    space black3 seat-0 workers 1 coins 1 black 0
    end-bonus signals seat-0 1 0
    board 0 MU-black 4 main-1 3b gap-1 4 markers 0,3 tokens kiev_medal unlocked black,gray
    owed black 2 any 1
"""

from collections.abc import Iterator
from typing import Any

from coalface.core import counts
from coalface.core.decisions import pending_decisions
from coalface.core.fields import chosen, declaration
from coalface.core.position import (
    Layout,
    PositionReader,
    read_name,
    read_number,
    write_position,
)
from coalface.games.german_railroads import census, ids, names
from coalface.games.german_railroads.decisions import DECISIONS
from coalface.games.german_railroads.rules.flow import settle
from coalface.games.german_railroads.rules.rounds import own_workers
from coalface.games.german_railroads.rules.setup import lay_out
from coalface.games.german_railroads.rules.specials import cell_satisfied, special_satisfied
from coalface.games.german_railroads.rules.tracks import colours_of, last_space
from coalface.games.german_railroads.state import (
    GermanRailroadsState,
    Player,
)

STATE = "coalface.games.german_railroads.state"
LAYOUT = Layout(
    title="german_railroads",
    state=declaration(STATE, "GermanRailroadsState"),
    player=declaration(STATE, "Player"),
    decisions=DECISIONS,
)
LINES = ("main_line", "second_line", "third_line")
PACKED = {
    **{f"income-{name}": ("income", kind) for kind, name in enumerate(names.INCOME_NAMES)},
    **{f"used-{name}": ("income_used", kind) for kind, name in enumerate(names.INCOME_NAMES)},
    **{f"bg-{name}": ("on_bg1", kind) for kind, name in enumerate(names.STANDING_NAMES) if kind},
}
"""Words for packed numbers of a player: the field, and the place in it."""
POOLS = ("owed", "offered", "of_foundry")
EMPTY = names.EMPTY


def write_text(state: GermanRailroadsState) -> str:
    """Return a position as text that `Reader` reads back."""
    return write_position(
        state, LAYOUT, _board_lines(state), lambda seat: _player_lines(state, state.players[seat])
    )


def _board_lines(state: GermanRailroadsState) -> Iterator[str]:
    yield f"order {' '.join(map(str, state.order))}"
    for space, name in enumerate(names.SPACE_NAMES):
        if state.on_spaces[space]:
            owner, *pieces = counts.unpack(state.on_spaces[space], 4)
            there = [f"{k} {n}" for k, n in zip(names.STANDING_NAMES[1:], pieces, strict=True)]
            yield f"space {name} {names.OWNER_NAMES[owner]} {' '.join(there)}"
    for card, name in enumerate(names.END_BONUS_NAMES):
        looks = counts.unpack(state.end_bonus_looks[card], int(state.seats))
        place = names.END_PLACES[state.end_bonus_at[card]]
        if place not in ("pile", "out") or any(looks):
            yield f"end-bonus {name} {place} {' '.join(map(str, looks))}"
    for pool in POOLS:
        waiting = zip(names.ATOM_NAMES, getattr(state, pool), strict=True)
        words = [f"{name} {count}" for name, count in waiting if count]
        if words:
            yield f"{pool.replace('_', '-')} {' '.join(words)}"


def _player_lines(state: GermanRailroadsState, player: Player) -> Iterator[str]:
    values = dict(zip(track_names(state), _tracks(player), strict=True))
    for slot, name in enumerate(names.SLOT_NAMES):
        values[name] = names.spell_locomotive(int(player.locomotive(slot)))
    for gap, name in enumerate(names.GAP_NAMES):
        values[name] = names.spell_factory(int(player.factory(gap)))
    for station, name in enumerate(names.STATION_NAMES):
        tile = player.extensions[station]
        values[name] = names.EXTENSION_NAMES[tile - 1] if tile else EMPTY
    places = [p for p in range(ids.LANE_PLACES) for _ in range(player.markers_at(p))]
    values["markers"] = ",".join(map(str, places)) or EMPTY
    values["tokens"] = ",".join(chosen(names.TOKEN_NAMES, int(player.tokens))) or EMPTY
    values["unlocked"] = ",".join(chosen(names.COLOUR_NAMES, int(player.unlocked))) or EMPTY
    for word, (field, kind) in PACKED.items():
        values[word] = str(counts.count(getattr(player, field), kind))
    for name, points in census.breakdown(player).items():
        values[f"points-{name}"] = str(points)
    empty = {*track_names(state), *PACKED, *(f"points-{name}" for name in names.POINT_NAMES)}
    words = (
        f"{name} {value}" for name, value in values.items() if name not in empty or value != "0"
    )
    yield f"board {player.seat} {' '.join(words)}"


def _tracks(player: Player) -> list[str]:
    """The places of all tracks of a player, railroad by railroad."""
    lines = (counts.unpack(player.line(rr), ids.COLOURS) for rr in range(ids.RAILROADS))
    return [str(place) for line in lines for place in line]


def track_names(state: GermanRailroadsState) -> list[str]:
    """Return the words of the tracks of a player: `MU-black` and so on."""
    railroads = names.RAILROAD_NAMES[names.BOARD_NAMES[state.components.board]]
    return [f"{name}-{colour}" for name in railroads for colour in names.COLOUR_NAMES]


class Reader(PositionReader):
    """Reads a position, and refuses one with pieces missing or too many."""

    layout = LAYOUT
    state: GermanRailroadsState

    def __init__(self, state: Any) -> None:
        super().__init__(state)
        lay_out(self.state)
        self.pieces = self.state.census()
        self.tracks = track_names(self.state)

    # Lines of its own

    def read_order(self, words: list[str]) -> None:
        """Read the turn order; -1 is a place that is not dealt yet."""
        self.once("order")
        order = [-1 if word == "-1" else self.seat(word) for word in words]
        known = [seat for seat in order if seat >= 0]
        if len(order) != self.state.seats or len(set(known)) != len(known):
            raise ValueError("an order names every seat once")
        for place, seat in enumerate(order):
            self.state.order = counts.replaced(self.state.order, place, seat)

    def read_space(self, words: list[str]) -> None:
        """Read what stands on a space: `space black3 seat-0 workers 1 coins 1 black 0`."""
        space = read_name(names.SPACE_NAMES, words[0])
        self.once(f"space {words[0]}")
        owner = read_name(names.OWNER_NAMES, words[1])
        if owner > self.state.seats and words[1] != "emil":
            raise ValueError(f"there is no {words[1]}")
        given = dict(zip(words[2::2], words[3::2], strict=True))
        for name in given:
            read_name(names.STANDING_NAMES[1:], name)
        pieces = (read_number(given.get(name, "0"), 0, 9) for name in names.STANDING_NAMES[1:])
        self.state.on_spaces[space] = counts.pack([owner, *pieces])

    def read_end_bonus(self, words: list[str]) -> None:
        """Read where a card lies, and how many looks have seen it: `end-bonus signals pile 1 0`."""
        self.once(f"end-bonus {words[0]}")
        state, card = self.state, read_name(names.END_BONUS_NAMES, words[0])
        place = read_name(names.END_PLACES, words[1])
        state.end_bonus_at = counts.replaced(state.end_bonus_at, card, place)
        if len(words) - 2 > state.seats:
            raise ValueError(f"expected looks of {state.seats} seats; got {len(words) - 2}")
        looks = counts.pack([read_number(word, 0, 99) for word in words[2:]])
        state.end_bonus_looks = counts.replaced(state.end_bonus_looks, card, looks)

    def read_owed(self, words: list[str]) -> None:
        """Read what must be resolved: `owed black 2 any 1`."""
        for atom, count in self._effects("owed", words):
            self.state.add(ids.OWED, atom, count)

    def read_offered(self, words: list[str]) -> None:
        """Read what may be resolved."""
        for atom, count in self._effects("offered", words):
            self.state.add(ids.OFFERED, atom, count)

    def read_of_foundry(self, words: list[str]) -> None:
        """Read what of it comes from the foundry in use."""
        for atom, count in self._effects("of-foundry", words):
            self.state.of_foundry = counts.replaced(self.state.of_foundry, atom, count)

    def _effects(self, fact: str, words: list[str]) -> Iterator[tuple[int, int]]:
        self.once(fact)
        for name, count in zip(words[::2], words[1::2], strict=True):
            yield read_name(names.ATOM_NAMES, name), read_number(count, 0, 999)

    def read_board(self, words: list[str]) -> None:
        """Read the board of a player; its words may also stand in the line `seat`."""
        seat = self.seat(words[0])
        self.once(f"board {seat}")
        for word, value in zip(words[1::2], words[2::2], strict=True):
            if not self.read_player_value(seat, word, value):
                raise ValueError(f"unknown word {word!r}")

    def read_player_value(self, seat: int, word: str, value: str) -> bool:
        """Read a value of a player that no field declares."""
        player = self.state.players[seat]
        if word in self.tracks:
            rr, colour = divmod(self.tracks.index(word), int(ids.COLOURS))
            self._pack(player, LINES[rr], colour, read_number(value, 0, 15))
        elif word in names.SLOT_NAMES:
            player.put_locomotive(names.SLOT_NAMES.index(word), names.read_locomotive(value))
        elif word in names.GAP_NAMES:
            player.put_factory(names.GAP_NAMES.index(word), names.read_factory(value))
        elif word in names.STATION_NAMES:
            tile = 0 if value == EMPTY else read_name(names.EXTENSION_NAMES, value) + 1
            station = names.STATION_NAMES.index(word)
            player.extensions = counts.replaced(player.extensions, station, tile)
        elif word in PACKED:
            self._pack(player, *PACKED[word], read_number(value, 0, 99))
        elif word.startswith("points-"):
            source = read_name(names.POINT_NAMES, word.removeprefix("points-"))
            player.points = counts.replaced(player.points, source, read_number(value, 0, 9999))
        else:
            words = [] if value == EMPTY else value.split(",")
            if not self._read_set(player, word, words):
                return False
        self.once(f"{word} {seat}")
        return True

    def _pack(self, player: Player, field: str, kind: int, value: int) -> None:
        """Put a value into its place of a packed number."""
        packed = getattr(player, field)
        setattr(player, field, packed + (value - counts.count(packed, kind)) * counts.one(kind))

    def _read_set(self, player: Player, word: str, words: list[str]) -> bool:
        """Read markers, tokens or colours, separated by commas."""
        if word == "markers":
            player.markers = 0
            for place in words:
                player.add_marker(read_number(place, 0, int(ids.LAST_PLACE)), 1)
        elif word == "tokens":
            player.tokens = sum(1 << read_name(names.TOKEN_NAMES, name) for name in set(words))
        elif word == "unlocked":
            colours = {"black", *words}
            player.unlocked = sum(1 << read_name(names.COLOUR_NAMES, name) for name in colours)
        return word in ("markers", "tokens", "unlocked")

    # When all is read

    def finish(self) -> None:
        """Fill in what follows, and check that all pieces are there."""
        try:
            for player in self.state.players:
                self._check_tracks(player)
                self._find_advantages(player)
                player.score = sum(player.points)
            self._find_supplies()
            self._check_places()
        except ValueError as error:
            raise self.wrong("", str(error)) from error
        now = self.state.census()
        missing = [name for name in now if now[name] != self.pieces[name]]
        if missing:
            raise self.wrong("", f"the pieces are not all there: {', '.join(missing)}")

    def _check_tracks(self, player: Player) -> None:
        """Colours stand behind each other, and no farther than the railroad goes."""
        state = self.state
        for rr in range(ids.RAILROADS):
            places = counts.unpack(player.line(rr), ids.COLOURS)
            if not 1 <= places[0] <= last_space(state, player, rr):
                raise ValueError(f"seat {player.seat}: a black track stands beyond its railroad")
            for colour in range(1, ids.COLOURS):
                behind = places[colour] < places[colour - 1]
                taken = colour < colours_of(state, player, rr)
                if places[colour] and not (behind and taken):
                    raise ValueError(f"seat {player.seat}: tracks stand in a wrong order")

    def _find_advantages(self, player: Player) -> None:
        """Advantages are received where their spaces are satisfied, unless the text says more."""
        if f"claimed {player.seat}" not in self.given:
            player.claimed = satisfied_spaces(self.state, player)
        if f"unlocked {player.seat}" not in self.given:
            player.unlocked = unlocked_colours(self.state, player)
        if f"lane-claimed {player.seat}" not in self.given:
            far = max((p for p in range(ids.LANE_PLACES) if player.markers_at(p)), default=0)
            rows = self.state.components.lane_row
            player.lane_claimed = sum(1 << p for p in range(far + 1) if rows[p] >= 0)

    def _find_supplies(self) -> None:
        """All that lies nowhere else is in the supply."""
        state, components = self.state, self.state.components
        tiles = list(census.all_tiles(state))
        locomotives, factories = state.locomotives[:], state.factories[:]
        for number in range(ids.NUMBERS):
            supply = locomotives if number > 1 else factories
            supply[number] = 0
            state.locomotives, state.factories = locomotives, factories
            copies = components.locos_per_number[state.seats] if number > 1 else state.seats
            if number == ids.COAL_FACTORY:
                copies = components.all_cards >> ids.COAL_FACTORY_CARD & 1
            here = census.count_tiles(state, number, tiles)
            supply[number] = left(int(copies) - here, f"tile {number}")
        state.special_gone = 0
        state.special_gone = left(1 - census.count_special(state, tiles), "special #9")
        placed = sum(player.doublers for player in state.players)
        state.doublers = left(int(components.doublers - placed), "doubler")
        self._find_germany()
        self._find_workers()

    def _find_germany(self) -> None:
        """Extensions, income markers and the additional marker."""
        state, components = self.state, self.state.components
        state.extensions = ((1 << ids.EXTENSIONS) - 1) * components.board
        for player in state.players:
            for tile in player.extensions:
                if tile and not state.extensions >> (tile - 1) & 1:
                    raise ValueError("an extension lies in two places")
                if tile:
                    state.extensions &= ~(1 << (tile - 1))
            if census.additional_markers(player) < 0:
                raise ValueError(f"seat {player.seat} has too few industry markers")
        markers = sum(census.additional_markers(player) for player in state.players)
        state.marker_left = left(int(components.board) - markers, "additional industry marker")
        state.income = 0
        for kind in range(ids.INCOMES):
            taken = sum(counts.count(player.income, kind) for player in state.players)
            there = left(int(components.income_count[kind] - taken), "income marker")
            state.income += there * counts.one(kind)

    def _find_workers(self) -> None:
        """Workers that stand nowhere are at home."""
        state = self.state
        for player in state.players:
            expected = own_workers(state, player) + player.aside
            player.workers = 0
            missing = int(expected) - census.count_workers(state, player)
            player.workers = left(missing, f"worker of {player.seat}")
        if state.seats == 1:
            state.emil_workers = 0
            all_of_them = state.components.emil_workers + len(state.components.emil_growth)
            missing = int(all_of_them) - census.count_emil(state)
            state.emil_workers = left(missing, "worker of Emil")

    def _check_places(self) -> None:
        """No two engineers on one space of the strip, foundries enough, an order that is dealt."""
        state = self.state
        strip = [place for place in state.engineer_at if ids.STRIP <= place < ids.HIRED]
        if len(set(strip)) != len(strip):
            raise ValueError("two engineers lie on one space")
        unseen = sum(place == ids.UNSEEN for place in state.foundry_at)
        if "foundry-pile" not in self.given:
            state.foundry_pile = unseen * state.components.coal
        if state.foundry_pile > unseen:
            raise ValueError("the pile of foundries is too high")
        asked = [decision.kind for decision in pending_decisions(state, DECISIONS)]
        if state.order[0] < 0 and "deal-order" not in asked:
            raise ValueError("the turn order is not dealt")

    def settle(self) -> None:
        """Go on by the rules."""
        settle(self.state, None)


def left(count: int, what: str) -> int:
    """Return what is left of a kind of piece; ValueError if there are too many."""
    if count < 0:
        raise ValueError(f"there are too many pieces of {what}")
    return count


def satisfied_spaces(state: GermanRailroadsState, player: Player) -> int:
    """Return the one-time special spaces that are satisfied now, a bit each. (RR-65)"""
    components, found = state.components, 0
    for rr in range(ids.RAILROADS):
        for special in range(components.special_first[rr], components.special_first[rr + 1]):
            once = components.special_kind[special] == ids.ONCE
            if once and special_satisfied(state, player, rr, special):
                found |= 1 << special
    for station in range(len(components.station_rr)):
        extension = player.extensions[station] - 1
        for cell in range(1, ids.CELLS + 1):
            row = extension * (ids.CELLS + 1) + cell
            if extension < 0 or components.cell_kind[row] != ids.ONCE:
                continue
            if cell_satisfied(state, player, station, row, cell):
                found |= 1 << (ids.FIRST_CELL + station * ids.CELLS + cell - 1)
    return int(found)


def unlocked_colours(state: GermanRailroadsState, player: Player) -> int:
    """Return the colours that claimed special spaces unlock, and black, a bit each. (RR-26)"""
    components, found = state.components, 1
    for special in range(len(components.special_at)):
        if not player.claimed >> special & 1 or components.special_kind[special] != ids.ONCE:
            continue
        row = components.special_value[special]
        for part in range(components.row_first[row], components.row_end[row]):
            if components.part_op[part] == ids.UNLOCK:
                found |= 1 << components.part_n[part]
    return int(found)
