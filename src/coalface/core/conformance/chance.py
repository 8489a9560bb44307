"""Laws of chance: odds are weights, and draws follow them."""

from coalface.core.conformance.report import BrokenLaw, Law
from coalface.core.conformance.trial import Trial
from coalface.core.contract import CHANCE, State

DRAWS = 400
"""How many draws are made in a position."""

LEAST_EXPECTED = 5
"""Outcomes that are expected less often than this are counted together."""

FARTHEST = 5.0
"""How many standard deviations the draws may lie from the odds."""


def by_chance(state: State) -> bool:
    """Is chance to move?"""
    return state.actor() == CHANCE


def odds(trial: Trial) -> None:
    """Every outcome has a positive weight, and its source is a row of the table."""
    for state in trial.positions_where(by_chance, 300):
        weights, moves = state.odds(), state.legal(CHANCE)
        trial.count("outcomes", len(weights))
        if len(weights) != len(moves):
            raise BrokenLaw(f"{len(weights)} odds for {len(moves)} outcomes")
        if any(weight <= 0 for weight in weights):
            raise BrokenLaw(f"odds that are not positive: {weights}")
        source = state.source()
        if not 0 <= source < len(trial.game.sources):
            names = ", ".join(trial.game.sources) or "none"
            raise BrokenLaw(f"chance draws from source {source}, but `sources` names {names}")
        if state.source() != source or state.clone().source() != source:
            raise BrokenLaw(f"source {source} is another one when asked again")


def draws(trial: Trial) -> None:
    """Draws are legal, change nothing, and come as often as their odds say."""
    for state in trial.positions_where(by_chance, 16):
        moves, weights, before = state.legal(CHANCE), state.odds(), state.dump()
        counts = dict.fromkeys(moves, 0)
        for _ in range(DRAWS):
            move = state.draw(trial.rng)
            if move not in counts:
                raise BrokenLaw(f"drew {trial.game.moves[move]}, which is not legal")
            counts[move] += 1
        trial.count("draws", DRAWS)
        if state.dump() != before:
            raise BrokenLaw("drawing changed the state")
        shares = [DRAWS * weight / sum(weights) for weight in weights]
        if deviation(shares, list(counts.values())) > FARTHEST:
            drawn = ", ".join(f"{trial.game.moves[move]} {counts[move]}" for move in moves)
            expected = ", ".join(f"{share:.0f}" for share in shares)
            raise BrokenLaw(f"drew {drawn}; expected {expected}")


def deviation(expected: list[float], counted: list[int]) -> float:
    """How far counts lie from what was expected, in standard deviations of a normal variable.

    It is the chi-square statistic, made normal by the cube root of Wilson and Hilferty.
    """
    cells = [(0.0, 0)]
    for share, count in sorted(zip(expected, counted, strict=True)):
        if cells[-1][0] < LEAST_EXPECTED:
            cells[-1] = (cells[-1][0] + share, cells[-1][1] + count)
        else:
            cells.append((share, count))
    freedom = len(cells) - 1
    if freedom == 0:
        return 0.0
    square = sum((count - share) ** 2 / share for share, count in cells)
    spread = 2 / (9 * freedom)
    return float(((square / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)


LAWS = (
    Law("odds", "Odds are positive weights beside the legal draws of a known source.", odds),
    Law("draws", "Draws come as often as their odds say.", draws),
)
