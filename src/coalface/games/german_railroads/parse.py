"""Reads a view of German Railroads back into pieces, as far as its seat knows them."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import OVER
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.guess import GermanRailroadsGuesser
from coalface.games.german_railroads.ids import MAX_SEATS, SEAT_SIZE, SECRETS, SEEN
from coalface.games.german_railroads.names import (
    ATOM_NAMES,
    BONUS_NAMES,
    BRANCH_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    END_BONUS_NAMES,
    ENGINEER_NAMES,
    EXTENSION_NAMES,
    FOUNDRY_NAMES,
    FRAME_NAMES,
    PHASE_NAMES,
    POINT_NAMES,
    SPACE_NAMES,
    TOKEN_NAMES,
)
from coalface.games.german_railroads.pieces import Pieces, set_up_pieces
from coalface.games.german_railroads.spelling import (
    END_PLACES,
    ENGINEER_PLACES,
    FOUNDRY_PLACES,
    OWNERS,
    read_gap,
    read_mask,
    read_tile,
    reversed_table,
)
from coalface.games.german_railroads.state import GermanRailroadsState
from coalface.games.german_railroads.view import Emil, GermanRailroadsView, Group, Player, Table

ENGINEERS_BY_WORD = reversed_table(ENGINEER_PLACES)
FOUNDRIES_BY_WORD = reversed_table(FOUNDRY_PLACES)
OWNERS_BY_WORD = reversed_table(OWNERS)
ENDS_BY_WORD = reversed_table(END_PLACES)


def guesser_for(view: GermanRailroadsView, state: GermanRailroadsState) -> GermanRailroadsGuesser:
    """Read a view onto a fresh state, and make the end bonus cards ready for guessing."""
    set_up_pieces(state)
    read_table(state, view.table)
    for seat, player in enumerate(view.table.players):
        read_player(state, seat, player)
    for asked in view.table.asked:
        state.ask(FRAME_NAMES.index(asked.kind), asked.seat, asked.a, asked.b)
    state.who = view.actors[0] if view.actors else OVER
    cards: list[int] = []
    rows: list[int] = []
    sizes: list[int] = []
    for group in view.memory.end_bonus:
        sizes.append(len(group.cards))
        cards += [END_BONUS_NAMES.index(card) for card in group.cards]
        rows += read_positions(group)
    state.secret = vec[i64]([0] * SECRETS)
    for card in range(ids.END_BONUSES):
        state.secret[card] = ids.NO_CARD
    return GermanRailroadsGuesser(state, vec[i64](cards), vec[i64](rows), vec[i64](sizes))


def read_positions(group: Group) -> list[int]:
    """Place and looks of every position of a group, in rows of one plus the seats."""
    rows: list[int] = []
    for position in group.positions:
        looks = [*position.seen, *([0] * (MAX_SEATS - len(position.seen)))]
        rows += [ENDS_BY_WORD[position.place], *looks]
    assert SEEN == ids.END_BONUSES
    return rows


def read_table(state: Pieces, table: Table) -> None:
    """The shared boards."""
    board = state.board
    board[ids.ROUND], board[ids.LAST] = table.round, table.last
    board[ids.PHASE] = PHASE_NAMES.index(table.phase)
    board[ids.PASSED] = sum(1 << seat for seat in table.passed)
    for place, seat in enumerate(table.order):
        board[ids.ORDER_AT + place] = seat
    if -1 in table.order:
        for place in range(len(table.order), MAX_SEATS):
            board[ids.ORDER_AT + place] = -1
    for space in table.spaces:
        at = SPACE_NAMES.index(space.name)
        board[ids.OWNER + at] = OWNERS_BY_WORD[space.owner]
        board[ids.ON_WORKERS + at], board[ids.ON_COINS + at] = space.workers, space.coins
        board[ids.ON_BLACK + at] = space.black
    for name, where in table.engineers.items():
        board[ids.ENGINEER_AT + ENGINEER_NAMES.index(name)] = ENGINEERS_BY_WORD[where]
    for name, where in table.foundries.items():
        board[ids.FOUNDRY_AT + FOUNDRY_NAMES.index(name)] = FOUNDRIES_BY_WORD[where]
    for number in range(ids.NUMBERS):
        board[ids.LOCOS + number] = table.locomotives[number]
        board[ids.FACTORIES + number] = table.factories[number]
    for kind, count in enumerate(table.income):
        board[ids.INCOME_LEFT + kind] = count
    board[ids.DOUBLERS_LEFT], board[ids.FOUNDRY_PILE] = table.doublers, table.foundry_pile
    board[ids.FOUNDRIES_USED] = read_mask(table.foundries_used, FOUNDRY_NAMES)
    board[ids.BOILER_USED], board[ids.TEMP_OWNER] = table.boiler_used, table.turquoise_with
    if table.open_foundry:
        board[ids.OPEN_FOUNDRY] = FOUNDRY_NAMES.index(table.open_foundry) + 1
    board[ids.EXTENSIONS_LEFT] = read_mask(table.extensions, EXTENSION_NAMES)
    board[ids.CARDS_LEFT] = read_mask(table.cards, CARD_NAMES)
    board[ids.BONUS_LEFT] = read_mask(table.bonuses, BONUS_NAMES)
    if table.using:
        board[ids.USING] = SPACE_NAMES.index(table.using) + 1
    board[ids.REPEATED] = read_mask(table.repeated, SPACE_NAMES)
    board[ids.MARKER_LEFT], board[ids.SPECIAL_GONE] = table.marker_left, table.special_gone
    if table.emil is not None:
        read_emil(state, table.emil)
    for side, pool in ((ids.OWED, table.owed), (ids.OFFERED, table.offered)):
        for name, count in pool.items():
            state.add(side, ATOM_NAMES.index(name), count)
    for name, count in table.of_foundry.items():
        state.pool[ids.OF_FOUNDRY + ATOM_NAMES.index(name)] = count


def read_emil(state: Pieces, emil: Emil) -> None:
    """Emil's cards and workers."""
    board = state.board
    board[ids.EMIL_DECK], board[ids.EMIL_WORKERS] = emil.deck, emil.workers
    board[ids.EMIL_TOTAL], board[ids.EMIL_PASSED] = emil.total, emil.passed
    for number, count in enumerate(emil.tiles):
        board[ids.EMIL_TILES + number] = count


def read_player(state: Pieces, seat: int, player: Player) -> None:
    """All that lies before one player."""
    own, at = state.own, seat * SEAT_SIZE

    def put(place: int, *values: int) -> None:
        for step, value in enumerate(values):
            own[at + place + step] = value

    put(ids.SCORE, player.score)
    put(ids.POINTS, *(player.points[name] for name in POINT_NAMES))
    put(ids.WORKERS, player.workers, player.aside, player.black_worker)
    put(ids.COINS, player.coins, player.coal)
    put(ids.TRACK, *(place for tracks in player.tracks for place in tracks))
    put(ids.SLOT, *(read_tile(tile) for tile in player.locomotives))
    put(ids.GAP, *(read_gap(tile) for tile in player.factories))
    put(ids.LANE, *player.markers)
    put(ids.BRANCHED, BRANCH_NAMES.index(player.branch) + 1 if player.branch else 0)
    laid = (EXTENSION_NAMES.index(tile) + 1 if tile else 0 for tile in player.extensions)
    put(ids.LAID, *laid)
    put(ids.DOUBLERS, player.doublers, player.medal, player.revaluation)
    put(ids.TOKENS_LEFT, read_mask(player.tokens, TOKEN_NAMES))
    put(ids.UNLOCKED, read_mask(player.unlocked, COLOUR_NAMES))
    put(ids.CLAIMED, player.claimed, player.lane_claimed)
    put(ids.INCOME_OWN, *player.income, *player.income_used)
    put(ids.SIGNALS, player.signals, *player.on_bg1, player.dealt)
