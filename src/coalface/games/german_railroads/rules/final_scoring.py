"""The end of the game: end bonus cards, the engineer majority, who has won."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import masks
from coalface.core.contract import Event
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.rules.advantages import top_locos
from coalface.games.german_railroads.rules.industry import count_own_factories
from coalface.games.german_railroads.rules.points import score
from coalface.games.german_railroads.rules.specials import black_at_end
from coalface.games.german_railroads.state import GermanRailroadsState, Player


def score_end(state: GermanRailroadsState, log: list[Event] | None) -> None:
    """Reveal the end bonus cards, then the engineers. (RR-85, RR-86, GS-18)"""
    for player in state.players:
        for card in range(ids.END_BONUSES):
            if state.end_bonus_at[card] == ids.HELD + player.seat:
                points = card_points(state, player, card)
                if log is not None:
                    log.append(Event("gr.endbonus.scored", player.seat, (card, points)))
                score(state, player, ids.FOR_END_BONUS, points, log)
    score_majority(state, log)


def card_points(state: GermanRailroadsState, player: Player, card: i64) -> i64:
    """What an end bonus card is worth to its owner. (RR-85, GR-25, GC-13)"""
    components = state.components
    count: i64 = 0
    if card == 0:
        count = count_own_factories(state, player)
    elif card == 1:
        count = engineers_of(state, player.seat)
    elif card == 2:
        for rr in range(ids.RAILROADS):
            if black_at_end(state, player, rr):
                count += 1
    elif card == 3:
        count = track_sum(state, player, ids.GRAY) + track_sum(state, player, ids.BROWN)
    elif card == 4:
        count = track_sum(state, player, ids.BLACK)
    elif card == 5:
        return tier(components.signal_tiers, player.signals)
    elif card == 6:
        return tier(components.doubler_tiers, player.doublers)
    elif card == 7:
        count = tokens_used(state, player)
    elif card == 9:
        count = top_locos(state, player, components.end_top)
    elif card == 10:
        count = components.extra_workers - player.aside
        if player.black_worker > 0:
            count += 1
    return count * components.end_each[card]


def tier(tiers: vec[i64], count: i64) -> i64:
    """The points of the highest step that a count reaches. (RR-85)"""
    for step in range(0, len(tiers), 2):
        if count >= tiers[step]:
            return tiers[step + 1]
    return 0


def track_sum(state: GermanRailroadsState, player: Player, colour: i64) -> i64:
    """The positions of all tracks of a colour."""
    total: i64 = 0
    for rr in range(ids.RAILROADS):
        total += player.track(rr, colour)
    return total


def tokens_used(state: GermanRailroadsState, player: Player) -> i64:
    """How many `?` tokens lie on the board. (RR-68)"""
    used = state.components.all_tokens & ~player.tokens
    count: i64 = 0
    for token in range(ids.TOKENS):
        if masks.has(used, token):
            count += 1
    return count


def hired_by(state: GermanRailroadsState, owner: i64) -> i64:
    """How many engineers an owner has hired. (RR-54, GS-11)"""
    count: i64 = 0
    for engineer in range(ids.ENGINEERS):
        if state.engineer_at[engineer] == ids.HIRED + owner:
            count += 1
    return count


def engineers_of(state: GermanRailroadsState, owner: i64) -> i64:
    """Hired engineers, the card that counts as one included. (RR-54, RR-86, GS-11)"""
    count = hired_by(state, owner)
    if state.end_bonus_at[ids.EXTRA_ENGINEER] == ids.HELD + owner and owner < state.seats:
        count += 1
    return count


def highest_engineer(state: GermanRailroadsState, owner: i64) -> i64:
    """The highest number among the engineers of an owner. (RR-86, GN-7)"""
    best: i64 = -99
    for engineer in range(ids.ENGINEERS):
        if state.engineer_at[engineer] == ids.HIRED + owner:
            best = max(best, state.components.engineer_number[engineer])
    return best


def ahead(state: GermanRailroadsState, owner: i64, other: i64) -> bool:
    """Is an owner ahead of another in the majority? (RR-86, GS-18)"""
    mine, theirs = engineers_of(state, owner), engineers_of(state, other)
    if mine != theirs:
        return mine > theirs
    if owner == ids.EMIL and state.components.tie_to_player:
        return False
    high, low = highest_engineer(state, owner), highest_engineer(state, other)
    return high > low if high != low else owner < other


def may_win_majority(state: GermanRailroadsState, player: Player) -> bool:
    """Has this seat an engineer? The card that counts as one is not enough by itself. (RR-86)"""
    if state.components.majority_hired:
        return hired_by(state, player.seat) > 0
    return engineers_of(state, player.seat) > 0


def score_majority(state: GermanRailroadsState, log: list[Event] | None) -> None:
    """Most and second most engineers; Emil counts in the solo game. (RR-86, RR-89, GS-18)"""
    for player in state.players:
        if not may_win_majority(state, player):
            continue
        before: i64 = 0
        for other in range(state.seats):
            if other != player.seat and ahead(state, other, player.seat):
                before += 1
        if state.seats == 1 and ahead(state, ids.EMIL, player.seat):
            before += 1
        if before == 0:
            score(state, player, ids.FOR_MAJORITY, state.components.majority_first, log)
        elif before == 1:
            score(state, player, ids.FOR_MAJORITY, state.components.majority_second, log)


def standing(state: GermanRailroadsState) -> list[list[int]]:
    """Seats by score; who has as many shares the place. (RR-87, GS-20)"""
    points = [int(player.score) for player in state.players]
    return [
        [seat for seat in range(state.seats) if points[seat] == value]
        for value in sorted(set(points), reverse=True)
    ]
