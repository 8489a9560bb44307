"""The rules of Lamps."""

from coalface.core.contract import ALLOWED, CHANCE, NOT_NOW, Event
from mypy_extensions import i64

from lamps.generated import pending, why
from lamps.state import ROUNDS, LampsState, Player

Log = list[Event] | None


def automatic_step(state: LampsState, log: Log) -> bool:
    """Score the round that has ended and begin the next one; False after the last. (LA-4, LA-5)"""
    if state.round > 0:
        score_round(state, log)
    if state.round == ROUNDS:
        return False
    state.round += 1
    for seat in reversed(range(state.seats)):
        pending.ask_choose(state, seat)
    for seat in reversed(range(state.seats)):  # asked last, so answered first
        pending.ask_deal(state, CHANCE, seat)
    return True


def can_draw(state: LampsState, lamp: i64) -> i64:
    """Is such a lamp in the bag?"""
    return ALLOWED if state.bag[lamp] > 0 else NOT_NOW


def deal(state: LampsState, lamp: i64, log: Log) -> None:
    """Chance gives a player a lamp; nobody else sees it. (LA-1)"""
    player = state.players[pending.to(state)]
    state.pop_decision()
    state.bag[lamp] -= 1
    player.lamp = lamp + 1
    if log is not None:
        log.append(Event("la.dealt", player.seat))
        log.append(Event("la.seen", player.seat, (lamp,), seen_by=1 << player.seat))


def keep(state: LampsState, player: Player, log: Log) -> None:
    """Keep the lamp. (LA-2)"""
    state.pop_decision()
    if log is not None:
        log.append(Event("la.kept", player.seat))


def can_swap(state: LampsState, player: Player) -> i64:
    """May this player swap? Not who leads alone. (LA-3)"""
    others = [other.score for other in state.players if other is not player]
    return why.LEADS if player.score > max(others) else ALLOWED


def swap(state: LampsState, player: Player, log: Log) -> None:
    """Put the lamp back into the bag, unseen, and be dealt another. (LA-2)"""
    state.pop_decision()
    state.bag[player.lamp - 1] += 1
    player.lamp = 0
    if log is not None:
        log.append(Event("la.swapped", player.seat))
    pending.ask_deal(state, CHANCE, player.seat)


def score_round(state: LampsState, log: Log) -> None:
    """Show all lamps; the best score their value, and all go back into the bag. (LA-4)"""
    best = max(player.lamp for player in state.players)
    for player in state.players:
        points = best if player.lamp == best else 0
        player.score += points
        if log is not None:
            log.append(Event("la.shown", player.seat, (player.lamp - 1, points)))
        state.bag[player.lamp - 1] += 1
        player.lamp = 0
