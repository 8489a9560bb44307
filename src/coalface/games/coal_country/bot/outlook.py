"""How things stand for one seat of Coal Country: prices, fees, and what each thing is worth."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import counts
from coalface.games.coal_country import ids
from coalface.games.coal_country.bot.survey import Survey
from coalface.games.coal_country.bot.weights import Weights
from coalface.games.coal_country.rules import economy, placement
from coalface.games.coal_country.state import CoalCountryState, Player

HALF_A_STEP: Final = 0.45
"""The price falls only with every full step: on average so much later."""

NO_TILE: Final = -1e6
"""The worth of a tile where the stack is used up."""

NOT_YET: Final = 1e9
NONE_YET: Final = vec[float]([NOT_YET] * (ids.NUMBERS + 1))
"""The worth of tiles that nobody has asked for."""


def rate_of_all(surveys: list[Survey], weights: Weights) -> float:
    """Coal of a round, of all mines together."""
    coal: float = 0.0
    for survey in surveys:
        coal += survey.rate(weights)
    return coal


@final
class Outlook:
    """What a seat may expect of the rounds to come, as far as it does not depend on foremen."""

    def __init__(
        self, state: CoalCountryState, player: Player, surveys: list[Survey], weights: Weights
    ) -> None:
        tables = state.components
        survey = surveys[player.seat]
        self.weights: Weights = weights
        self.survey: Survey = survey
        self.later: float = float(tables.rounds - state.round)
        """Rounds after this one."""
        self.rate: float = survey.rate(weights)
        self.others_rate: float = rate_of_all(surveys, weights) - self.rate
        there = weights.growth * (self.rate + weights.others_unsold * self.others_rate)
        lowered = float(tables.coal_price) - there / float(tables.coal_per_step)
        self.price: float = lowered if lowered > 1.0 else 1.0
        """Of coal, in later rounds."""
        fallen = self.price - self.rate / float(tables.coal_per_step)
        self.more: float = fallen if fallen > self.price / 3.0 else self.price / 3.0
        """Of a piece of coal more in a later round: it lowers the price of all."""
        cash = player.cash
        retained = weights.earnings_retained * self.later * self.rate * self.price
        self.end_fee: float = float(economy.fee_at(tables, cash + int(retained)))
        self.fee: float = float(economy.fee(state, player))
        self.tunnel: float = (
            float(tables.inspect_tunnel)
            * self.end_fee
            * self.sure(weights.tunnel_now, weights.tunnel_later)
        )
        self.refuse: float = (
            float(tables.inspect_refuse) * self.end_fee * self.sure(1.0, weights.refuse_later)
        )
        self.missing: float = float(tables.inspect_missing) * self.end_fee
        self.cube: float = self.missing
        """Of a utility that is installed now."""
        if survey.lacking > 0:
            self.cube += survey.upside * self.more * self.later / float(survey.lacking)
        self.spare: float = float(tables.inspect_stored) * self.end_fee
        """Of a utility in storage that no tile needs."""
        hoped = weights.stored * self.cube if self.later > 0.0 else 0.0
        self.stored: float = hoped if hoped > self.spare else self.spare
        """Of a utility in storage that a tile needs."""
        self.tiles: vec[float] = NONE_YET[:]
        """Of a new tile, by its number, once it is known."""

    def sure(self, now: float, less: float) -> float:
        """How much of what the inspection would cost now is to be feared."""
        feared = now - less * self.later
        return feared if feared > 0.2 else 0.2

    def tile(self, state: CoalCountryState, number: i64) -> float:
        """What a new tile of this number is worth; the stacks stay as they are meanwhile."""
        if self.tiles[number] == NOT_YET:
            self.tiles[number] = self.new_tile(state, number)
        return self.tiles[number]

    def new_tile(self, state: CoalCountryState, number: i64) -> float:
        """What a new tile of this number is worth as it is laid: without utilities.

        That it may be supplied later counts little: bots that hope for that dig too much.
        """
        tables = state.components
        stack = number - 1
        copies: i64 = 0
        mined: i64 = 0
        for kind in range(1, tables.kinds):
            if tables.number[kind] != number:
                continue
            left = state.in_stack[kind]
            if state.turned_up[stack] == kind + 1:
                left += 1
            copies += left
            at = kind * ids.VALUES
            mined += left * (tables.coal[at + 2] + tables.coal[at + 3])
        if copies == 0:
            return NO_TILE
        half = float(mined) / float(copies) / 4.0
        mined_later = self.weights.mined_beside * half + self.weights.tile_hope * 2.0 * half
        total = self.later * mined_later * self.more
        total -= float(ids.TYPES) * self.missing
        return total - self.tunnel * float(number - 2)

    def building(self, building: i64) -> float:
        """What a building in the village is worth to the end."""
        return self.weights.buildings[building] * self.later

    def base(self, state: CoalCountryState, player: Player) -> float:
        """The worth of all that lies there, but for the cash, and without this round's foremen."""
        tables = state.components
        survey = self.survey
        total = self.later * (self.rate * self.price + survey.credit * self.more)
        total -= self.missing * float(survey.missing)
        total -= self.tunnel * float(survey.tunnels)
        total -= self.refuse * float(player.refuse)
        for type in range(ids.TYPES):
            stored = counts.count(player.stored, type)
            needed = min(stored, survey.lack[type])
            total += self.stored * float(needed) + self.spare * float(stored - needed)
        scored = float(tables.inspect_building) * self.end_fee
        for building in range(ids.BUILDINGS):
            if economy.has_building(player, building):
                total += scored + self.building(building)
        return total


def price_now(state: CoalCountryState, others: float, coal: float, found: i64) -> float:
    """The price for a seller of this influence, with so much coal on the stockpile."""
    tables = state.components
    there = (others + coal) / float(tables.coal_per_step) - HALF_A_STEP
    market = float(tables.coal_price + state.gauge) - there
    return (market if market > 1.0 else 1.0) + float(tables.coal_adjustment[found])


def still_placing(state: CoalCountryState, player: Player) -> bool:
    """Has this seat foremen to place that it has not decided on?"""
    return state.step == ids.PLACING and placement.is_placing(state, player.seat)
