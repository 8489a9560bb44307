"""What a seat of Coal Country may expect when a round begins: a fit to games that were played.

What is seen of a seat is a row of numbers. What each of them is worth by the rounds to come is in
standing.toml, as `python -m coalface.research.fit coal-country` wrote it.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coalface.core import counts
from coalface.games.coal_country import ids
from coalface.games.coal_country.bot.outlook import Outlook
from coalface.games.coal_country.bot.survey import Survey
from coalface.games.coal_country.bot.weights import BUILDINGS as BUILDING_NAMES
from coalface.games.coal_country.bot.weights import Weights
from coalface.games.coal_country.rules import economy, geometry
from coalface.games.coal_country.state import CoalCountryState, Player

NAMES: Final = (
    *("worth", "cash", "earned", "fee", "fee_at_the_end", "first"),
    *("auto", "mined", "credit", "upside", "tiles", "supplied", "cut_off", "missing", "tunnels"),
    *("refuse", "coal", "needed", "spare"),
    *BUILDING_NAMES,
)
"""What is seen, in the order of a row."""
STARTS: Final = 5
"""Starts of rounds that were fitted; a longer game's first rounds are judged like the first."""


@final
class Standing:
    """Judges seats when a round begins; ValueError names what the fit lacks or has too much."""

    def __init__(self, fitted: dict[str, list[float]]) -> None:
        if set(fitted) != set(NAMES):
            raise ValueError(
                f"the fit is wrong about {', '.join(sorted(set(fitted) ^ set(NAMES)))}"
            )
        self.fitted: vec[float] = vec[float]()
        for start in range(STARTS):
            for name in NAMES:
                self.fitted = append(self.fitted, float(fitted[name][start]))

    def perturbed(self, more: dict[str, list[float]]) -> "Standing":
        """One that holds each thing seen to be worth this much more."""
        found: dict[str, list[float]] = {}
        for place, name in enumerate(NAMES):
            found[name] = [
                self.fitted[start * len(NAMES) + place] + more[name][start]
                for start in range(STARTS)
            ]
        return Standing(found)

    def net_value(
        self, state: CoalCountryState, player: Player, surveys: list[Survey], weights: Weights
    ) -> float:
        """Money at the end, as far as it differs between seats."""
        to_come = state.components.rounds - state.round
        start = max(STARTS - 1 - to_come, 0)
        row = features(state, player, surveys, weights)
        total: float = 0.0
        for place in range(len(row)):
            total += row[place] * self.fitted[start * len(row) + place]
        return total


def features(
    state: CoalCountryState, player: Player, surveys: list[Survey], weights: Weights
) -> vec[float]:
    """What is seen of a seat, a number a name; a whole round is still to come."""
    survey = surveys[player.seat]
    outlook = Outlook(state, player, surveys, weights)
    outlook.later += 1.0
    cash = float(player.cash)
    needed: i64 = 0
    spare: i64 = 0
    for type in range(ids.TYPES):
        stored = counts.count(player.stored, type)
        needed += min(stored, survey.lack[type])
        spare += max(stored - survey.lack[type], 0)
    row = vec[float](
        [
            cash + outlook.base(state, player),
            cash,
            float(economy.earnings(player)),
            outlook.fee,
            outlook.end_fee,
            is_first(state, player),
            survey.auto,
            survey.mined,
            survey.credit,
            survey.upside,
            float(survey.tiles),
            float(supplied_tiles(player)),
            float(tiles_cut_off(player)),
            float(survey.missing),
            float(survey.tunnels),
            float(player.refuse),
            float(player.coal),
            float(needed),
            float(spare),
        ]
    )
    for building in range(ids.BUILDINGS):
        row = append(row, float((player.buildings >> building) & 1))
    return row


def is_first(state: CoalCountryState, player: Player) -> float:
    """1 for the player who has reported the most."""
    for other in state.players:
        if other.seat != player.seat and economy.before(other, player):
            return 0.0
    return 1.0


def supplied_tiles(player: Player) -> i64:
    """Connected tiles that have all utilities."""
    tiles: i64 = 0
    for cell in player.mine.tile_cells:
        if player.mine.connected[cell] != 0 and geometry.is_supplied(player.mine, cell):
            tiles += 1
    return tiles


def tiles_cut_off(player: Player) -> i64:
    """Tiles that no tunnel joins to the entrance."""
    tiles: i64 = 0
    for cell in player.mine.tile_cells:
        if player.mine.connected[cell] == 0:
            tiles += 1
    return tiles
