"""What a seat of Coal Country may expect when a round begins: a fit to games that were played.

What is seen of a seat is a row of numbers. What each of them is worth by the rounds to come is in
standing.toml, as `python -m coalface.research.fit coal-country` wrote it.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coalface.games.coal_country.bot.outlook import Outlook
from coalface.games.coal_country.bot.survey import Survey
from coalface.games.coal_country.bot.weights import BUILDINGS as BUILDING_NAMES
from coalface.games.coal_country.bot.weights import Weights
from coalface.games.coal_country.ids import (
    ALL_CUBES,
    BUILDINGS,
    CASH,
    CELLS,
    COAL,
    CUBE_SHIFT,
    REFUSE,
    ROUND,
    SEAT_SIZE,
    STORED,
    TYPES,
    VISIBLE,
)
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.rules import economy, geometry

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

    def otherwise(self, more: dict[str, list[float]]) -> "Standing":
        """One that holds each thing seen to be worth so much more."""
        found: dict[str, list[float]] = {}
        for place, name in enumerate(NAMES):
            found[name] = [
                self.fitted[start * len(NAMES) + place] + more[name][start]
                for start in range(STARTS)
            ]
        return Standing(found)

    def worth(self, state: Pieces, seat: i64, surveys: list[Survey], weights: Weights) -> float:
        """Money at the end, as far as it differs between seats."""
        to_come = state.kit.rounds - state.board[ROUND]
        start = max(STARTS - 1 - to_come, 0)
        row = seen(state, seat, surveys, weights)
        worth: float = 0.0
        for place in range(len(row)):
            worth += row[place] * self.fitted[start * len(row) + place]
        return worth


def seen(state: Pieces, seat: i64, surveys: list[Survey], weights: Weights) -> vec[float]:
    """What is seen of a seat, a number a name; a whole round is still to come."""
    at = seat * SEAT_SIZE
    own = state.own
    survey = surveys[seat]
    outlook = Outlook(state, seat, surveys, weights)
    outlook.later += 1.0
    cash = float(own[at + CASH])
    needed: i64 = 0
    spare: i64 = 0
    for type in range(TYPES):
        stored = own[at + STORED + type]
        needed += min(stored, survey.lack[type])
        spare += max(stored - survey.lack[type], 0)
    row = vec[float](
        [
            cash + outlook.base(state, seat),
            cash,
            float(economy.earnings(state, seat)),
            outlook.fee,
            outlook.end_fee,
            is_first(state, seat),
            survey.auto,
            survey.mined,
            survey.credit,
            survey.upside,
            float(survey.tiles),
            float(supplied_tiles(state, seat)),
            float(tiles_cut_off(state, seat)),
            float(survey.missing),
            float(survey.tunnels),
            float(own[at + REFUSE]),
            float(own[at + COAL]),
            float(needed),
            float(spare),
        ]
    )
    for building in range(BUILDINGS):
        row = append(row, float((own[at + VISIBLE] >> building) & 1))
    return row


def is_first(state: Pieces, seat: i64) -> float:
    """1 for the seat that has reported the most."""
    for other in range(state.seats):
        if other != seat and economy.before(state, other, seat):
            return 0.0
    return 1.0


def supplied_tiles(state: Pieces, seat: i64) -> i64:
    """Connected tiles that have all utilities."""
    tiles: i64 = 0
    for cell in range(seat * CELLS, seat * CELLS + state.reach()):
        there = state.mine[cell]
        if geometry.is_connected(there) and (there >> CUBE_SHIFT) & ALL_CUBES == ALL_CUBES:
            tiles += 1
    return tiles


def tiles_cut_off(state: Pieces, seat: i64) -> i64:
    """Tiles that no tunnel joins to the entrance."""
    tiles: i64 = 0
    for cell in range(seat * CELLS, seat * CELLS + state.reach()):
        there = state.mine[cell]
        if geometry.has_tile(there) and not geometry.is_connected(there):
            tiles += 1
    return tiles
