"""The rules of Seams."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, Event
from tests.plugins.seams.generated import pending, why
from tests.plugins.seams.state import ROUNDS, Player, SeamsState

Log = list[Event] | None


def automatic_step(state: SeamsState, log: Log) -> bool:
    """Show the bids, and begin the next round; False after the last. (SE-3, SE-4)"""
    if state.round > 0:
        score_round(state, log)
    if state.round == ROUNDS:
        return False
    state.round += 1
    for seat in reversed(range(state.seats)):
        pending.ask_bid(state, seat)
    pending.ask_roll(state, CHANCE)
    return True


def roll(state: SeamsState, value: i64, log: Log) -> None:
    """The die says what the seam is worth. (SE-1)"""
    state.pop_decision()
    state.die = value
    if log is not None:
        log.append(Event("se.rolled", -1, (value,)))


def can_bid(state: SeamsState, player: Player, card: i64) -> i64:
    """Is the card in the player's hand? (SE-2)"""
    return ALLOWED if player.hand[card] > 0 else why.SPENT


def bid(state: SeamsState, player: Player, card: i64, log: Log) -> None:
    """Lay a card face down. (SE-2)"""
    state.pop_decision()
    player.hand[card] -= 1
    player.bid = card + 1
    if log is not None:
        log.append(Event("se.bid", player.seat))


def score_round(state: SeamsState, log: Log) -> None:
    """The highest bid alone takes the seam; all bids are spent. (SE-3)"""
    best = max(player.bid for player in state.players)
    alone = sum(player.bid == best for player in state.players) == 1
    for player in state.players:
        points = state.die if alone and player.bid == best else 0
        player.score += points
        if log is not None:
            log.append(Event("se.shown", player.seat, (player.bid - 1, points)))
        player.spent |= 1 << (player.bid - 1)
        player.bid = 0
    state.die = 0
