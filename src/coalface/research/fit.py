"""`python -m coalface.research.fit GAME`: fits what is seen when a round begins to how games ended.

Searching bots play each other two at a table. Of every start of a round it is kept what one seat
showed beyond the other, and by how much it won. A ridge regression a start tells what each thing
seen was worth; every tenth game is held out in turn, so that the error told is that of games not
fitted to. Bots steer for what they overrate, and only games of bots that differ show it: they think
longer or shorter, once some games are kept half of them have other opinions of what things are
worth, and games of a run with an older fit are worth keeping (`--rows`).
"""

import argparse
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path

from coalface.bots.evaluator import Evaluator
from coalface.bots.evaluators import evaluator_for
from coalface.bots.levels import SearchBot
from coalface.core.contract import CHANCE, OVER, Game
from coalface.core.random import Random
from coalface.core.record import write_whole
from coalface.core.registry import game_spec

SEATS = 2
RIDGE = 100.0
"""How strongly weights are held down, where everything seen is scaled alike."""
FREE = 0.02
"""How much of that holds for the first thing seen: what was judged before there was a fit."""
FOLDS = 10
STIRRED = 14.0
"""Points, at most, by which who has another opinion is off in a thing that differs as usual."""
BRISK = (0.25, 0.5, 1.0)
"""What part of the iterations a bot makes."""

Row = list[float]


@dataclass(frozen=True, slots=True)
class Played:
    """By how much seat 0 won, and what it showed beyond seat 1 at every start of a round."""

    lead: float
    starts: list[dict[str, float]]


@dataclass(frozen=True, slots=True)
class Start:
    """One start of a round: what was seen, and the lead that it led to."""

    seen: Row
    lead: float


def someone(evaluator: Evaluator, iterations: int, sizes: dict[str, Row], rng: Random) -> SearchBot:
    """A bot like no other; it has an opinion of its own only if usual sizes are known."""
    made = max(1, int(iterations * BRISK[rng.below(len(BRISK))]))
    if not sizes or rng.below(2):
        return SearchBot(made, evaluator=evaluator)
    more = {}
    for name, by_start in sizes.items():
        off = STIRRED * (2.0 * rng.fraction() - 1.0)
        more[name] = [off / size if size > 0.0 else 0.0 for size in by_start]
    return SearchBot(made, evaluator=evaluator.perturbed(more))


def usual(sizes: Row) -> float:
    """How large numbers are, whichever their signs: the root of their mean square."""
    return sqrt(sum(size**2 for size in sizes) / len(sizes))


def usual_sizes(games: Sequence[Played]) -> dict[str, Row]:
    """By how much seats usually differ in each thing seen, at each start."""
    return {
        name: [
            usual([one.starts[start][name] for one in games])
            for start in range(len(games[0].starts))
        ]
        for name in games[0].starts[0]
    }


def play(game: Game, evaluator: Evaluator, bots: Sequence[SearchBot], seed: str) -> Played:
    """One game of searching bots; all starts of rounds but the first, where all is alike."""
    rngs = [Random(f"{seed}/{seat}") for seat in range(SEATS)]
    state, chance = game.start(SEATS), Random(f"{seed}/chance")
    rows: list[dict[str, float]] = []
    settled = False
    while (actor := int(state.actor())) != OVER:
        if actor == CHANCE:
            state.advance(CHANCE, state.draw(chance))
            continue
        begins, settled = not settled, evaluator.is_quiet(state)
        if settled and begins:
            mine, yours = (evaluator.features(state, seat) for seat in range(SEATS))
            rows.append({name: mine[name] - yours[name] for name in mine})
        legal = state.legal(actor)
        state.apply(actor, bots[actor].choose(game, state.view(actor), legal, rngs[actor]))
    lead = float(state.scores()[0] - state.scores()[1])
    return Played(lead, rows[1:])


def fit(starts: Sequence[Start], ridge: float = RIDGE) -> Row:
    """What each thing seen was worth; none of it counts for a seat because it is that seat."""
    count = len(starts[0].seen)
    scale = [usual([start.seen[i] for start in starts]) for i in range(count)]
    used = [i for i in range(count) if scale[i] > 0.0]
    rows = [[start.seen[i] / scale[i] for i in used] for start in starts]
    matrix = [
        [sum(row[i] * row[j] for row in rows) for j in range(len(used))] for i in range(len(used))
    ]
    right = [
        sum(row[i] * start.lead for row, start in zip(rows, starts, strict=True))
        for i in range(len(used))
    ]
    for i, name in enumerate(used):
        matrix[i][i] += ridge * (FREE if name == 0 else 1.0) / 2.0
    found = [0.0] * count
    for i, value in zip(used, solve(matrix, right), strict=True):
        found[i] = value / scale[i]
    return found


def solve(matrix: list[Row], right: Row) -> Row:
    """The x of matrix x = right, for a symmetric matrix that is positive: no pivots needed."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - rest) / rows[i][i]
    return found


def error(weights: Row, starts: Iterable[Start]) -> float:
    """The sum of squares of what the weights are off."""
    return sum(
        (start.lead - sum(a * b for a, b in zip(weights, start.seen, strict=True))) ** 2
        for start in starts
    )


def held_out(starts: Sequence[Start], count: int) -> float:
    """By how many points a fit of the first things seen is off in games that had no part in it."""
    starts = [Start(start.seen[:count], start.lead) for start in starts]
    off = 0.0
    for fold in range(FOLDS):
        kept = [start for number, start in enumerate(starts) if number % FOLDS != fold]
        off += error(fit(kept), starts[fold::FOLDS])
    return sqrt(off / len(starts))


def page(names: Sequence[str], fitted: Sequence[Row], games: int) -> str:
    """The fit as a file: a line a thing seen, a number a start."""
    lines = [
        "# What each thing seen of a seat is worth as rounds 2, 3 ... begin, in points: a fit to",
        f"# {games} games of bots that search. `python -m coalface.research.fit` wrote it.",
    ]
    for place, name in enumerate(names):
        lines.append(f"{name} = [{', '.join(f'{row[place]:.4g}' for row in fitted)}]")
    return "\n".join(lines) + "\n"


def read_rows(file: Path) -> list[Played]:
    """The games that were kept in a file."""
    try:
        return [Played(**json.loads(line)) for line in file.read_text("utf-8").splitlines()]
    except (ValueError, TypeError) as error:
        raise ValueError(f"{file} does not hold what was seen in games: {error}") from error


def gather(asked: argparse.Namespace) -> list[Played]:
    """The games kept in the file of rows, and as many more as were asked for, kept there too."""
    found = game_spec(asked.game)
    evaluator, game = evaluator_for(found.id), found.game()
    if not evaluator.features(game.start(SEATS), 0):
        raise ValueError(f"{found.id} is not judged by a fit")
    file = Path(asked.rows)
    played = read_rows(file) if file.exists() else []
    sizes = usual_sizes(played) if len(played) >= FOLDS else {}
    with file.open("a", encoding="utf-8") as rows:
        for number in range(asked.games):
            seed = f"{asked.seed}/{number}"
            rng = Random(f"{seed}/bots")
            bots = [someone(evaluator, asked.iterations, sizes, rng) for _ in range(SEATS)]
            one = play(game, evaluator, bots, seed)
            rows.write(json.dumps(asdict(one)) + "\n")
            rows.flush()
            played.append(one)
    return played


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, fit, tell how far off it is, and write the file."""
    parser = argparse.ArgumentParser(prog="python -m coalface.research.fit", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=300, help="games to play (default: 300)")
    parser.add_argument(
        "--iterations", type=int, default=100, help="a decision, at most (default: 100)"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rows", metavar="FILE", required=True, help="what was seen in all games")
    parser.add_argument("--write", metavar="FILE", required=True, help="the fit")
    asked = parser.parse_args(arguments)
    try:
        games = gather(asked)
    except (LookupError, ValueError) as error:
        parser.error(str(error))
    if len(games) < FOLDS:
        parser.error(f"{FOLDS} games at least are needed, here are {len(games)}: --games")
    names = list(games[0].starts[0])
    columns = [
        [Start([one.starts[start][name] for name in names], one.lead) for one in games]
        for start in range(len(games[0].starts))
    ]
    for start, column in enumerate(columns, 2):
        alone, fitted = (held_out(column, count) for count in (1, len(names)))
        print(f"round {start}: off by {fitted:.1f} points, by {names[0]} alone {alone:.1f}")
    write_whole(Path(asked.write), page(names, [fit(column) for column in columns], len(games)))


if __name__ == "__main__":
    main()
