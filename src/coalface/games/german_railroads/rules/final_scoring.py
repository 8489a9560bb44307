"""The end of the game: end bonus cards, the engineer majority, who has won."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import Event
from coalface.games.german_railroads.ids import (
    ASIDE,
    BLACK,
    BLACK_HOME,
    BROWN,
    COLOURS,
    DOUBLERS,
    EMIL,
    END_BONUSES,
    ENGINEER_AT,
    ENGINEERS,
    FOR_END_BONUS,
    FOR_MAJORITY,
    GRAY,
    HELD,
    HIRED,
    PLACE_OF,
    RAILROADS,
    SCORE,
    SEAT_SIZE,
    SIGNALS,
    TOKENS,
    TOKENS_LEFT,
    TRACK,
)
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.rules.advantages import top_locos
from coalface.games.german_railroads.rules.industry import count_own_factories
from coalface.games.german_railroads.rules.points import score
from coalface.games.german_railroads.rules.specials import black_at_end

EXTRA_ENGINEER = 8


def score_end(state: Pieces, log: list[Event] | None) -> None:
    """Reveal the end bonus cards, then the engineers. (RR-85, RR-86, GS-18)"""
    for seat in range(state.seats):
        for card in range(END_BONUSES):
            if state.secret[PLACE_OF + card] == HELD + seat:
                points = card_points(state, seat, card)
                if log is not None:
                    log.append(Event("gr.endbonus.scored", seat, (card, points)))
                score(state, seat, FOR_END_BONUS, points, log)
    score_majority(state, log)


def card_points(state: Pieces, seat: i64, card: i64) -> i64:
    """What an end bonus card is worth to its owner. (RR-85, GR-25, GC-13)"""
    kit = state.kit
    at = seat * SEAT_SIZE
    count: i64 = 0
    if card == 0:
        count = count_own_factories(state, seat)
    elif card == 1:
        count = engineers_of(state, seat)
    elif card == 2:
        for rr in range(RAILROADS):
            if black_at_end(state, seat, rr):
                count += 1
    elif card == 3:
        count = track_sum(state, seat, GRAY) + track_sum(state, seat, BROWN)
    elif card == 4:
        count = track_sum(state, seat, BLACK)
    elif card == 5:
        return tier(kit.signal_tiers, state.own[at + SIGNALS])
    elif card == 6:
        return tier(kit.doubler_tiers, state.own[at + DOUBLERS])
    elif card == 7:
        count = tokens_used(state, seat)
    elif card == 9:
        count = top_locos(state, seat, kit.end_top)
    elif card == 10:
        count = kit.extra_workers - state.own[at + ASIDE]
        if state.own[at + BLACK_HOME] > 0:
            count += 1
    return count * kit.end_each[card]


def tier(tiers: vec[i64], count: i64) -> i64:
    """The points of the highest step that a count reaches. (RR-85)"""
    for step in range(0, len(tiers), 2):
        if count >= tiers[step]:
            return tiers[step + 1]
    return 0


def track_sum(state: Pieces, seat: i64, colour: i64) -> i64:
    """The positions of all tracks of a colour."""
    total: i64 = 0
    for rr in range(RAILROADS):
        total += state.own[seat * SEAT_SIZE + TRACK + rr * COLOURS + colour]
    return total


def tokens_used(state: Pieces, seat: i64) -> i64:
    """How many `?` tokens lie on the board. (RR-68)"""
    used = state.kit.all_tokens & ~state.own[seat * SEAT_SIZE + TOKENS_LEFT]
    count: i64 = 0
    for token in range(TOKENS):
        if used & (1 << token):
            count += 1
    return count


def hired_by(state: Pieces, owner: i64) -> i64:
    """How many engineers an owner has hired. (RR-54, GS-11)"""
    count: i64 = 0
    for engineer in range(ENGINEERS):
        if state.board[ENGINEER_AT + engineer] == HIRED + owner:
            count += 1
    return count


def engineers_of(state: Pieces, owner: i64) -> i64:
    """Hired engineers, the card that counts as one included. (RR-54, RR-86, GS-11)"""
    count = hired_by(state, owner)
    if state.secret[PLACE_OF + EXTRA_ENGINEER] == HELD + owner and owner < state.seats:
        count += 1
    return count


def highest_engineer(state: Pieces, owner: i64) -> i64:
    """The highest number among the engineers of an owner. (RR-86, GN-7)"""
    best: i64 = -99
    for engineer in range(ENGINEERS):
        if state.board[ENGINEER_AT + engineer] == HIRED + owner:
            best = max(best, state.kit.engineer_number[engineer])
    return best


def ahead(state: Pieces, owner: i64, other: i64) -> bool:
    """Is an owner ahead of another in the majority? (RR-86, GS-18)"""
    mine, theirs = engineers_of(state, owner), engineers_of(state, other)
    if mine != theirs:
        return mine > theirs
    if owner == EMIL and state.kit.tie_to_player:
        return False
    high, low = highest_engineer(state, owner), highest_engineer(state, other)
    return high > low if high != low else owner < other


def may_win_majority(state: Pieces, seat: i64) -> bool:
    """Has this seat an engineer? The card that counts as one is not enough by itself. (RR-86)"""
    if state.kit.majority_hired:
        return hired_by(state, seat) > 0
    return engineers_of(state, seat) > 0


def score_majority(state: Pieces, log: list[Event] | None) -> None:
    """Most and second most engineers; Emil counts in the solo game. (RR-86, RR-89, GS-18)"""
    for seat in range(state.seats):
        if not may_win_majority(state, seat):
            continue
        before: i64 = 0
        for other in range(state.seats):
            if other != seat and ahead(state, other, seat):
                before += 1
        if state.seats == 1 and ahead(state, EMIL, seat):
            before += 1
        if before == 0:
            score(state, seat, FOR_MAJORITY, state.kit.majority_first, log)
        elif before == 1:
            score(state, seat, FOR_MAJORITY, state.kit.majority_second, log)


def standing(state: Pieces) -> list[list[int]]:
    """Seats by score; who has as many shares the place. (RR-87, GS-20)"""
    points = [int(state.own[seat * SEAT_SIZE + SCORE]) for seat in range(state.seats)]
    return [
        [seat for seat in range(state.seats) if points[seat] == value]
        for value in sorted(set(points), reverse=True)
    ]
