"""What is asked in the middle of a move of Coal Country, and what an ending gives up."""

from typing import Final

from coalface.core.catalogue import Move
from coalface.core.messages import message
from coalface.core.picked import Picked
from coalface.core.tables import Words
from coalface.games.coal_country import moves, names
from coalface.games.coal_country.describe_asked import penalty_lines, unplaced_line
from coalface.games.coal_country.generated import pending
from coalface.games.coal_country.rules import economy, permits, placement
from coalface.games.coal_country.state import CoalCountryState, Player

PICKED: Final[Picked] = {
    "place": ("my:foreman:{count}", "space:{space}", "my:cell:{space}"),
    "swap": ("my:stored:{type}",),
    "permit": ("my:cell:{cell}", "permit:{count}"),
    "decline": ("my:cell:{cell}",),
    "lay": ("my:cell:{cell}",),
    "install": ("my:stored:{type}", "my:cell:{cell}"),
    "build": ("building:{_}:{building}",),
    "deny": ("building:{_}:{building}",),
}
"""What may be pointed at first, by kind of move."""

UNUSED: Final = {pending.BLESS: "cc-forfeit-church", pending.BUILD: "cc-forfeit-building"}
"""What stopping leaves undone, by decision."""


def forfeit(known: CoalCountryState, seat: int, move: Move) -> Words | None:
    """What a move that ends something gives up now."""
    player = known.players[seat]
    if isinstance(move, moves.Commit | moves.Pass):
        fees = int(placement.unplaced_influence(known, player))
        is_free = economy.penalty_dollars(known, player, fees) == 0
        return None if is_free else unplaced_line(known, player, fees)
    if isinstance(move, moves.Decline):
        cell = names.CELL_NAMES.index(move.cell)
        fees = permits.declined_fees(known, player, cell)
        return cost(known, player, "cc-forfeit-permit", fees)
    if known.pending_kind == pending.STORE and not pending.moved(known):
        return next(iter(penalty_lines(known, "cc-line-none-stored")), None)
    key = UNUSED.get(known.pending_kind)
    return None if key is None else Words(key)


def cost(known: CoalCountryState, player: Player, key: str, fees: int) -> Words | None:
    """What is paid for doing without, not more than there is; None if that is nothing. (CC-17)"""
    owed = int(economy.penalty_dollars(known, player, fees))
    if owed == 0:
        return None
    return message(key, fees=("fees", int(fees)), dollars=("dollars", owed))
