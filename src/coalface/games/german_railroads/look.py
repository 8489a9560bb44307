"""Looks at the pieces of German Railroads as one seat sees them: makes its view."""

from coalface.core.view import View
from coalface.games.german_railroads import census
from coalface.games.german_railroads.ids import (
    ASIDE,
    BG_BLACK,
    BG_COINS,
    BG_WORKERS,
    BLACK_HOME,
    BOILER_USED,
    BONUS_LEFT,
    BRANCHED,
    CARDS_LEFT,
    CLAIMED,
    COALS,
    COINS,
    COLOURS,
    DEALT,
    DOUBLERS,
    DOUBLERS_LEFT,
    EMIL_DECK,
    EMIL_PASSED,
    EMIL_TILES,
    EMIL_TOTAL,
    EMIL_WORKERS,
    END_BONUSES,
    ENGINEER_AT,
    ENGINEERS,
    EXTENSIONS_LEFT,
    FACTORIES,
    FINISHED,
    FOUNDRIES,
    FOUNDRIES_USED,
    FOUNDRY_AT,
    FOUNDRY_PILE,
    FRAME,
    GAP,
    GAPS,
    HELD,
    INCOME_LEFT,
    INCOME_OWN,
    INCOME_USED,
    INCOMES,
    LAID,
    LANE,
    LANE_CLAIMED,
    LANE_PLACES,
    LAST,
    LOCOS,
    MARKER_LEFT,
    MAX_SEATS,
    MEDAL,
    NO_CARD,
    NUMBERS,
    OF_FOUNDRY,
    OFFERED,
    ON_BLACK,
    ON_COINS,
    ON_WORKERS,
    OPEN_FOUNDRY,
    ORDER_AT,
    OWED,
    OWNER,
    PASSED,
    PHASE,
    PLACE_OF,
    POOL,
    RAILROADS,
    REPEATED,
    REVALUED,
    ROUND,
    SCORE,
    SEAT_SIZE,
    SEEN,
    SIGNALS,
    SLOT,
    SLOTS,
    SPACES,
    SPECIAL_GONE,
    STATIONS,
    TEMP_OWNER,
    TOKENS_LEFT,
    TRACK,
    UNLOCKED,
    USING,
    WORKERS,
)
from coalface.games.german_railroads.names import (
    ATOM_NAMES,
    BOARD_NAMES,
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
    SPACE_NAMES,
    TOKEN_NAMES,
)
from coalface.games.german_railroads.outlook import (
    industry_now,
    lanes_now,
    open_spaces,
    specials_met,
)
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.printed import printed_of
from coalface.games.german_railroads.rules.end_bonus import cards_in_pile
from coalface.games.german_railroads.spelling import (
    END_PLACES,
    ENGINEER_PLACES,
    FOUNDRY_PLACES,
    OWNERS,
    spell_gap,
    spell_mask,
    spell_tile,
)
from coalface.games.german_railroads.view import (
    Asked,
    Emil,
    GermanRailroadsView,
    Group,
    Memory,
    Player,
    Position,
    Space,
    Table,
)


def look(state: Pieces, seat: int | None) -> GermanRailroadsView:
    """The view of a seat, or of a spectator. (RR-21)"""
    return View(
        game="german_railroads",
        seats=int(state.seats),
        seat=seat,
        actors=tuple(state.actors()),
        table=see_table(state, seat),
        memory=Memory(tuple(see_group(state, cards) for cards in groups(state, seat))),
    )


def known_place(state: Pieces, seat: int | None, card: int) -> bool:
    """Does this seat know where a card lies: in its own hand, or open at the end? (RR-21)"""
    place = state.secret[PLACE_OF + card]
    if place == NO_CARD:
        return True
    held = HELD <= place < HELD + MAX_SEATS
    return held and (state.board[PHASE] == FINISHED or place - HELD == seat)


def groups(state: Pieces, seat: int | None) -> list[list[int]]:
    """Cards that a seat cannot tell apart by their places; what it knows stands alone. (RR-72)"""
    found: dict[int, list[int]] = {}
    for card in range(END_BONUSES):
        if state.secret[PLACE_OF + card] == NO_CARD:
            continue
        looks = 0 if seat is None else int(state.secret[SEEN + card * MAX_SEATS + seat])
        key = 100 + card if known_place(state, seat, card) else looks
        found.setdefault(key, []).append(card)
    return [found[key] for key in sorted(found)]


def see_group(state: Pieces, cards: list[int]) -> Group:
    """The faces of a group, and its positions in an order of their own."""
    places = [
        Position(END_PLACES[int(state.secret[PLACE_OF + card])], seen_by(state, card))
        for card in cards
    ]
    places.sort(key=lambda position: (position.place, position.seen))
    return Group(tuple(END_BONUS_NAMES[card] for card in cards), tuple(places))


def seen_by(state: Pieces, card: int) -> tuple[int, ...]:
    """How many looks of each seat saw this card."""
    at = SEEN + card * MAX_SEATS
    return tuple(int(state.secret[at + seat]) for seat in range(state.seats))


def numbers(values: list[int]) -> tuple[int, ...]:
    """Plain whole numbers."""
    return tuple(int(value) for value in values)


def see_table(state: Pieces, seat: int | None) -> Table:
    """Everything that lies open. (RR-21)"""
    board = state.board
    used, foundry = board[USING], board[OPEN_FOUNDRY]
    return Table(
        board=BOARD_NAMES[state.kit.board],
        coal=bool(state.kit.coal),
        new_parts=bool(state.kit.new_parts),
        open=tuple(SPACE_NAMES[space] for space in open_spaces(state)),
        public=state.kit.public[state.seats],
        round=board[ROUND],
        rounds=state.kit.rounds[state.seats],
        phase=PHASE_NAMES[board[PHASE]],
        last=board[LAST],
        passed=tuple(seat for seat in range(state.seats) if board[PASSED] & (1 << seat)),
        order=numbers([board[ORDER_AT + place] for place in range(state.seats)]),
        spaces=tuple(see_space(state, space) for space in range(SPACES) if board[OWNER + space]),
        engineers={
            ENGINEER_NAMES[engineer]: ENGINEER_PLACES[int(board[ENGINEER_AT + engineer])]
            for engineer in range(ENGINEERS)
        },
        locomotives=numbers([board[LOCOS + number] for number in range(NUMBERS)]),
        factories=numbers([board[FACTORIES + number] for number in range(NUMBERS)]),
        doublers=board[DOUBLERS_LEFT],
        foundries={
            FOUNDRY_NAMES[number]: FOUNDRY_PLACES[int(board[FOUNDRY_AT + number])]
            for number in range(FOUNDRIES)
        },
        foundry_pile=board[FOUNDRY_PILE],
        foundries_used=spell_mask(board[FOUNDRIES_USED], FOUNDRY_NAMES),
        open_foundry=FOUNDRY_NAMES[foundry - 1] if foundry else None,
        boiler_used=board[BOILER_USED],
        extensions=spell_mask(board[EXTENSIONS_LEFT], EXTENSION_NAMES),
        income=numbers([board[INCOME_LEFT + kind] for kind in range(INCOMES)]),
        cards=spell_mask(board[CARDS_LEFT], CARD_NAMES),
        bonuses=spell_mask(board[BONUS_LEFT], BONUS_NAMES),
        turquoise_with=board[TEMP_OWNER],
        using=SPACE_NAMES[used - 1] if used else None,
        repeated=spell_mask(board[REPEATED], SPACE_NAMES),
        marker_left=board[MARKER_LEFT],
        special_gone=board[SPECIAL_GONE],
        end_pile=cards_in_pile(state),
        emil=see_emil(state) if state.seats == 1 else None,
        players=tuple(see_player(state, player, seat) for player in range(state.seats)),
        owed=see_pool(state, OWED),
        offered=see_pool(state, OFFERED),
        of_foundry=see_pool(state, OF_FOUNDRY),
        asked=tuple(see_asked(state, row) for row in range(state.depth)),
        printed=printed_of(state.kit),
    )


def see_space(state: Pieces, space: int) -> Space:
    """One space with what stands there."""
    board = state.board
    return Space(
        name=SPACE_NAMES[space],
        owner=OWNERS[int(board[OWNER + space])],
        workers=board[ON_WORKERS + space],
        coins=board[ON_COINS + space],
        black=board[ON_BLACK + space],
    )


def see_emil(state: Pieces) -> Emil:
    """Emil's cards and workers."""
    board = state.board
    return Emil(
        deck=board[EMIL_DECK],
        workers=board[EMIL_WORKERS],
        total=board[EMIL_TOTAL],
        passed=board[EMIL_PASSED],
        tiles=numbers([board[EMIL_TILES + number] for number in range(NUMBERS)]),
    )


def see_pool(state: Pieces, side: int) -> dict[str, int]:
    """What waits, by name."""
    return {
        ATOM_NAMES[atom]: int(state.pool[side + atom])
        for atom in range(POOL)
        if state.pool[side + atom]
    }


def see_asked(state: Pieces, row: int) -> Asked:
    """One frame."""
    kind, seat, a, b = state.frames[row * FRAME : (row + 1) * FRAME]
    return Asked(FRAME_NAMES[kind], seat, a, b)


def see_player(state: Pieces, player: int, seat: int | None) -> Player:
    """All that lies open before one player, and his own cards for himself."""
    own = [int(n) for n in state.own[player * SEAT_SIZE : (player + 1) * SEAT_SIZE]]
    held = [c for c in range(END_BONUSES) if state.secret[PLACE_OF + c] == HELD + player]
    known = player == seat or state.board[PHASE] == FINISHED
    return Player(
        score=own[SCORE],
        points=census.breakdown(state, player),
        workers=own[WORKERS],
        aside=own[ASIDE],
        black_worker=own[BLACK_HOME],
        coins=own[COINS],
        coal=own[COALS],
        tracks=tuple(
            tuple(own[TRACK + rr * COLOURS : TRACK + (rr + 1) * COLOURS]) for rr in range(RAILROADS)
        ),
        locomotives=tuple(spell_tile(tile) for tile in own[SLOT : SLOT + SLOTS]),
        factories=tuple(spell_gap(tile) for tile in own[GAP : GAP + GAPS]),
        markers=tuple(own[LANE : LANE + LANE_PLACES]),
        branch=BRANCH_NAMES[own[BRANCHED] - 1] if own[BRANCHED] else None,
        extensions=tuple(
            EXTENSION_NAMES[tile - 1] if tile else None for tile in own[LAID : LAID + STATIONS]
        ),
        doublers=own[DOUBLERS],
        medal=own[MEDAL],
        revaluation=own[REVALUED],
        tokens=spell_mask(own[TOKENS_LEFT], TOKEN_NAMES),
        unlocked=spell_mask(own[UNLOCKED], COLOUR_NAMES),
        claimed=own[CLAIMED],
        lane_claimed=own[LANE_CLAIMED],
        income=tuple(own[INCOME_OWN : INCOME_OWN + INCOMES]),
        income_used=tuple(own[INCOME_USED : INCOME_USED + INCOMES]),
        signals=own[SIGNALS],
        lanes=lanes_now(state, player),
        industry=industry_now(state, player),
        specials=specials_met(state, player),
        on_bg1=(own[BG_WORKERS], own[BG_COINS], own[BG_BLACK]),
        dealt=own[DEALT],
        end_bonus=len(held),
        end_bonus_cards=tuple(END_BONUS_NAMES[card] for card in held) if known else None,
    )
