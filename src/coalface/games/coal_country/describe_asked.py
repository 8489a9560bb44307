"""What is asked in Coal Country, in words: the question, and the numbers it turns on."""

from collections.abc import Callable

from coalface.core.tables import Words
from coalface.games.coal_country.describe_words import said, signed
from coalface.games.coal_country.ids import SEAT_SIZE, STORED
from coalface.games.coal_country.names import TYPE_NAMES
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.rules import brokers, economy, placement, tidying, utilities
from coalface.games.coal_country.view import CoalCountryView, kinds_of
from coalface.games.coal_country.words import openings_of

ABOVE, BELOW = 1, -1
"""Ways along the earnings track."""


def describe_asked(known: Pieces, view: CoalCountryView) -> list[Words]:
    """The question, and what an answer would bring."""
    kind = view.table.asked[-1].kind
    asked = ASKED.get(kind)
    return [Words(f"cc-ask-{kind}")] if asked is None else asked(known, view)


def penalty(known: Pieces, key: str, fees: int) -> list[Words]:
    """What it costs to do nothing; not worth a word if it costs nothing. (CC-17)"""
    if fees == 0:
        return []
    owed = int(fees * economy.fee(known, known.asked_seat()))
    return [said(key, fees=("fees", fees), dollars=("dollars", owed))]


def ask_place(known: Pieces, view: CoalCountryView) -> list[Words]:
    """Place foremen in secret, or in turns; what those in hand would cost. (CC-20, CC-21)"""
    lines = [Words(f"cc-ask-{view.table.asked[-1].kind}")]
    seat = view.seat
    if seat is None or seat not in view.actors:
        return lines
    if placement.owes_broker(known, seat):
        lines.append(Words("cc-line-owes-broker"))
    fees = int(placement.unplaced_influence(known, seat))
    if fees:
        owed = ("dollars", int(fees * economy.fee(known, seat)))
        lines.append(said("cc-line-unplaced", fees=("fees", fees), dollars=owed))
    return lines


def ask_swap(known: Pieces, view: CoalCountryView) -> list[Words]:
    """How many cubes can still be swapped. (CC-32)"""
    return [said("cc-ask-swap", cubes=("count", int(known.asked_a())))]


def ask_sell(known: Pieces, view: CoalCountryView) -> list[Words]:
    """The seller's price as a sum, and what selling nothing costs. (CC-42, CC-45)"""
    found = int(known.asked_a())
    coal = view.table.companies[known.asked_seat()].coal
    market = int(brokers.market_price(known))
    price = int(brokers.price_for(known, found))
    line = said(
        "cc-ask-sell",
        price=("dollars", price),
        market=("count", market),
        adjust=signed(price - market),
        value=("count", found),
        coal=("coal", coal),
    )
    if view.table.round == 1:
        return [line, Words("cc-line-must-sell")]
    return [line, *penalty(known, "cc-line-none-sold", int(known.asked_b()))]


def ask_side(known: Pieces, view: CoalCountryView) -> list[Words]:
    """Where the marker would lie above and below. (CC-15)"""
    seat, target = known.asked_seat(), known.asked_a()
    above = economy.free_space(known, seat, target, ABOVE)
    below = economy.free_space(known, seat, target, BELOW)
    return [
        said(
            "cc-ask-side",
            space=("text", str(target)),
            above=("text", str(above)),
            below=("text", str(below)),
        )
    ]


def ask_lay(known: Pieces, view: CoalCountryView) -> list[Words]:
    """The tile that was drawn, and the foreman's cell. (CC-52, CC-53)"""
    tile = ("tile", kinds_of(known)[known.asked_b()])
    sides = ("side-list", " ".join(openings_of(known.kit, int(known.asked_b()), 0)))
    return [
        said("cc-ask-lay", tile=tile, cell=("cell", int(known.asked_a()))),
        said("cc-line-openings", sides=sides),
    ]


def ask_take(known: Pieces, view: CoalCountryView) -> list[Words]:
    """How many cubes, at what price, and what taking none costs. (CC-57, CC-58, CC-61)"""
    fees = int(utilities.cube_fees(known))
    price = int(fees * economy.fee(known, known.asked_seat()))
    line = said(
        "cc-ask-take",
        cubes=("count", int(known.asked_a())),
        fees=("fees", fees),
        dollars=("dollars", price),
    )
    return [line, *penalty(known, "cc-line-none-bought", int(known.asked_b()))]


def ask_install(known: Pieces, view: CoalCountryView) -> list[Words]:
    """Which of the types that were bought comes next. (CC-59)"""
    type = TYPE_NAMES[utilities.first_type(known.asked_a())]
    return [said("cc-ask-install", type=("type", type))]


def ask_build(known: Pieces, view: CoalCountryView) -> list[Words]:
    """With which influence a building can be bought. (CC-64)"""
    return [said("cc-ask-build", value=("count", int(known.asked_a())))]


def ask_clear(known: Pieces, view: CoalCountryView) -> list[Words]:
    """How much refuse can go, and what clearing none costs. (CC-70, CC-72)"""
    most = int(tidying.most_cleared(known, known.asked_seat()))
    line = said("cc-ask-clear", cubes=("count", most))
    return [line, *penalty(known, "cc-line-none-cleared", int(known.asked_b()))]


def ask_store(known: Pieces, view: CoalCountryView) -> list[Words]:
    """How many stored cubes can be installed, and what installing none costs. (CC-71, CC-72)"""
    at = known.asked_seat() * SEAT_SIZE + STORED
    stored = sum(known.own[at : at + len(TYPE_NAMES)])
    line = said("cc-ask-store", cubes=("count", int(min(known.asked_a(), stored))))
    owed = 0 if known.asked_c() else int(known.asked_b())
    return [line, *penalty(known, "cc-line-none-stored", owed)]


def ask_keep(known: Pieces, view: CoalCountryView) -> list[Words]:
    """How much coal the shed has room for, and how much there is. (CC-74)"""
    coal = view.table.companies[known.asked_seat()].coal
    return [said("cc-ask-keep", most=("count", int(known.asked_a())), coal=("coal", coal))]


ASKED: dict[str, Callable[[Pieces, CoalCountryView], list[Words]]] = {
    "place": ask_place,
    "next": ask_place,
    "swap": ask_swap,
    "sell": ask_sell,
    "side": ask_side,
    "lay": ask_lay,
    "take": ask_take,
    "install": ask_install,
    "build": ask_build,
    "clear": ask_clear,
    "store": ask_store,
    "keep": ask_keep,
}
"""The questions that turn on numbers, by the kind of their frame."""
