"""What is asked in Coal Country, in words: the question, and the numbers it turns on."""

from collections.abc import Callable
from typing import Final

from coalface.core import counts
from coalface.core.contract import ALLOWED
from coalface.core.messages import message
from coalface.core.tables import Words
from coalface.games.coal_country import ids, names
from coalface.games.coal_country.generated import pending
from coalface.games.coal_country.printed import kinds_of
from coalface.games.coal_country.rules import (
    brokers,
    economy,
    permits,
    placement,
    tidying,
    utilities,
)
from coalface.games.coal_country.state import CoalCountryState, Player
from coalface.games.coal_country.view import CoalCountryView
from coalface.games.coal_country.words import openings_of, signed

BOTH: Final = 2
"""A seller and a tandem's second are owed: then the prompt is long enough."""


def describe_asked(known: CoalCountryState, view: CoalCountryView) -> list[Words]:
    """The question, and what an answer would bring."""
    kind = view.table.pending[-1].kind
    asked = ASKED.get(kind)
    return [Words(f"cc-ask-{kind}")] if asked is None else asked(known, view)


def asked_player(known: CoalCountryState) -> Player:
    """The player who is asked."""
    return known.players[known.pending_seat]


def penalty_lines(known: CoalCountryState, key: str) -> list[Words]:
    """What it costs to do nothing; not worth a word if it costs nothing. (CC-17)"""
    fees = int(pending.penalty(known))
    if fees == 0:
        return []
    owed = int(fees * economy.fee(known, asked_player(known)))
    return [message(key, fees=("fees", fees), dollars=("dollars", owed))]


def place_lines(known: CoalCountryState, view: CoalCountryView) -> list[Words]:
    """Place foremen in secret, or in turns; what those in hand would cost. (CC-20, CC-21)"""
    kind, seat = view.table.pending[-1].kind, view.seat
    if seat is None or seat not in view.actors:
        return [Words(f"cc-ask-{kind}")]
    player = known.players[seat]
    owed = owed_lines(known, player)
    lines = [Words(place_question(known, player, kind, owed)), *owed]
    fees = int(placement.unplaced_influence(known, player))
    if fees and len(owed) < BOTH:
        lines.append(unplaced_line(known, player, fees))
    return lines


def place_question(known: CoalCountryState, player: Player, kind: str, owed: list[Words]) -> str:
    """Return the question of who places: finishing is left out while something is owed. (CC-19)"""
    if known.components.amok:
        return f"cc-ask-{kind}"
    if owed:
        return "cc-ask-place-more"
    return f"cc-ask-{kind}" if counts.total(player.hand) else "cc-ask-place-all"


def owed_lines(known: CoalCountryState, player: Player) -> list[Words]:
    """What a player must still place before finishing. (CC-21, CC-26)"""
    lines = []
    if placement.owes_broker(known, player):
        lines.append(Words("cc-line-owes-broker"))
    is_half = player.foreman_on[ids.TANDEM] != 0 and player.tandem_second == 0
    if is_half and not known.components.amok:
        lines.append(Words("cc-line-owes-tandem"))
    return lines


def unplaced_line(known: CoalCountryState, player: Player, fees: int) -> Words:
    """What those in hand would cost: not more than there is. (CC-17, CC-20)"""
    owed = int(economy.penalty_dollars(known, player, fees))
    if owed == 0:
        return Words("cc-line-unplaced-free")
    wanted = int(fees * economy.fee(known, player))
    return message(
        "cc-line-unplaced" if owed == wanted else "cc-line-unplaced-all",
        count=("count", counts.total(player.hand)),
        fees=("fees", fees),
        wanted=("dollars", wanted),
        dollars=("dollars", owed),
    )


def swap_lines(known: CoalCountryState, view: CoalCountryView) -> list[Words]:
    """How many cubes can still be swapped. (CC-32)"""
    return [message("cc-ask-swap", cubes=("count", int(pending.swaps(known))))]


def bless_lines(known: CoalCountryState, view: CoalCountryView) -> list[Words]:
    """Whom the church helps; to do without was not possible in older games. (CC-38)"""
    return [Words("cc-ask-bless" if known.components.church_optional else "cc-ask-bless-must")]


def awaited_lines(view: CoalCountryView) -> list[Words]:
    """Who still places while all do, for those who have finished or watch. (CC-19)"""
    table = view.table
    if not table.pending or table.pending[-1].kind != "place":
        return []
    seats = ("seat-list", " ".join(map(str, view.actors)))
    line = message("cc-wait-placing", seats=seats, count=("count", len(view.actors)))
    return [Words("cc-wait-finished"), line] if view.seat in table.finished else [line]


def sell_lines(known: CoalCountryState, view: CoalCountryView) -> list[Words]:
    """The seller's price as a sum, and what selling nothing costs. (CC-42, CC-45)"""
    found = int(pending.influence(known))
    coal = int(asked_player(known).coal)
    market = int(brokers.market_price(known))
    price = int(brokers.price_for(known, found))
    line = message(
        "cc-ask-sell",
        price=("dollars", price),
        market=("count", market),
        adjust=signed(price - market),
        value=("count", found),
        coal=("coal", coal),
    )
    if view.table.round == 1:
        return [line, Words("cc-line-must-sell")]
    return [line, *penalty_lines(known, "cc-line-none-sold")]


def side_lines(known: CoalCountryState, view: CoalCountryView) -> list[Words]:
    """Where the marker would lie above and below. (CC-15)"""
    player, target = asked_player(known), pending.target(known)
    above = economy.free_space(known, player, target, ids.ABOVE)
    below = economy.free_space(known, player, target, ids.BELOW)
    return [
        message(
            "cc-ask-side",
            space=("text", str(target)),
            above=("text", str(above)),
            below=("text", str(below)),
        )
    ]


def lay_lines(known: CoalCountryState, view: CoalCountryView) -> list[Words]:
    """The tile that was drawn, the foreman's cell, and others if there are. (CC-52, CC-53)"""
    tile = ("tile", kinds_of(known.game)[int(pending.kind(known))])
    cell = int(pending.cell(known))
    player = asked_player(known)
    covers = any(
        permits.can_lay(known, player, other, 0) == ALLOWED
        for other in player.mine.tile_cells
        if other != cell
    )
    key = "cc-ask-lay" if covers else "cc-ask-lay-only"
    return [message(key, tile=tile, cell=("cell", cell))]


def describe_openings(known: CoalCountryState) -> list[Words]:
    """To which sides the tile that was drawn opens, while it is laid. (CC-53)"""
    if known.pending_kind != pending.LAY:
        return []
    sides = " ".join(openings_of(known.components, int(pending.kind(known)), 0))
    return [message("cc-line-openings", sides=("side-list", sides))]


def take_lines(known: CoalCountryState, view: CoalCountryView) -> list[Words]:
    """How many cubes, at what price, and what taking none costs. (CC-57, CC-58, CC-61)"""
    fees = int(utilities.cube_fees(known))
    price = int(fees * economy.fee(known, asked_player(known)))
    line = message(
        "cc-ask-take",
        cubes=("count", int(pending.limit(known))),
        fees=("fees", fees),
        dollars=("dollars", price),
    )
    return [line, *penalty_lines(known, "cc-line-none-bought")]


def install_lines(known: CoalCountryState, view: CoalCountryView) -> list[Words]:
    """Which of the types that were bought comes next. (CC-59)"""
    type = names.TYPE_NAMES[utilities.first_type(pending.types(known))]
    return [message("cc-ask-install", type=("type", type))]


def build_lines(known: CoalCountryState, view: CoalCountryView) -> list[Words]:
    """With which influence a building can be bought. (CC-64)"""
    return [message("cc-ask-build", value=("count", int(pending.influence(known))))]


def clear_lines(known: CoalCountryState, view: CoalCountryView) -> list[Words]:
    """How much refuse can go, and what clearing none costs. (CC-70, CC-72)"""
    most = int(tidying.most_cleared(known, asked_player(known)))
    line = message("cc-ask-clear", cubes=("count", most))
    return [line, *penalty_lines(known, "cc-line-none-cleared")]


def store_lines(known: CoalCountryState, view: CoalCountryView) -> list[Words]:
    """How many stored cubes can be installed, and what installing none costs. (CC-71, CC-72)"""
    stored = counts.total(asked_player(known).stored)
    line = message("cc-ask-store", cubes=("count", int(min(pending.limit(known), stored))))
    return [line, *([] if pending.moved(known) else penalty_lines(known, "cc-line-none-stored"))]


def keep_lines(known: CoalCountryState, view: CoalCountryView) -> list[Words]:
    """How much coal the shed has room for, and how much there is. (CC-74)"""
    coal = int(asked_player(known).coal)
    return [message("cc-ask-keep", most=("count", int(pending.limit(known))), coal=("coal", coal))]


ASKED: dict[str, Callable[[CoalCountryState, CoalCountryView], list[Words]]] = {
    "place": place_lines,
    "next": place_lines,
    "swap": swap_lines,
    "bless": bless_lines,
    "sell": sell_lines,
    "side": side_lines,
    "lay": lay_lines,
    "take": take_lines,
    "install": install_lines,
    "build": build_lines,
    "clear": clear_lines,
    "store": store_lines,
    "keep": keep_lines,
}
"""The questions that turn on numbers, by the name of the decision."""
