"""Makes the golden records of Coal Baron and their traces; a file that is there stays as it is.

    python -m tests.records.coal_baron.make_golden [--force] [NAME ...]

A recipe says who plays and what must happen; seeds are tried in order until it does. Traces may
change only together with a fix of the rules or a new component set.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import coalface
from coalface.core import trace
from coalface.core.contract import CHANCE, OVER, State
from coalface.core.draws import Draws
from coalface.core.record import Record
from tests.records.coal_baron import scripts
from tests.records.coal_baron.facts import facts
from tests.records.coal_baron.players import Biased, BotPlayer, Player, Scripted

HERE = Path(__file__).parent
TRIES = 3000

Sit = Callable[[str], Player]
"""Makes a player, from a seed."""


@dataclass(frozen=True)
class Recipe:
    """How a record is made: its seats by name, what chance draws first, what it must show."""

    seats: tuple[tuple[str, Sit], ...]
    shows: frozenset[str] = frozenset()
    draws: dict[str, str] = field(default_factory=dict)


class StackedDraws:
    """What a script says comes first from a source, then draws by a seed."""

    def __init__(self, wishes: dict[str, str], seed: str) -> None:
        self._wishes = {source: text.split() for source, text in wishes.items()}
        self._draws = Draws(seed)

    def next(self, state: State) -> int:
        """What chance does now."""
        wishes = self._wishes.get(state.game.sources[state.source()])
        return state.game.moves.id(wishes.pop(0)) if wishes else self._draws.next(state)


def play(name: str, recipe: Recipe, number: int) -> Record:
    """Play a recipe with one seed."""
    seed = f"golden/{name}/{number}"
    record = Record(coalface.game("coal_baron"), [who for who, _ in recipe.seats])
    players = [sit(f"{seed}/{seat}") for seat, (_, sit) in enumerate(recipe.seats)]
    draws = StackedDraws(recipe.draws, seed)
    state = record.state()
    while (actor := state.actor()) != OVER:
        move = draws.next(state) if actor == CHANCE else players[actor].choose(state, actor)
        state.apply(actor, move)
        record.append(actor, move)
    for player in players:
        assert not isinstance(player, Scripted) or not player.left(), player.left()
    return record


def find(name: str, recipe: Recipe) -> Record:
    """The record of the first seed that shows what the recipe says."""
    best = recipe.shows
    for number in range(TRIES):
        record = play(name, recipe, number)
        missing = recipe.shows - facts(record)
        if not missing:
            return record
        best = min(best, missing, key=len)
    raise ValueError(f"{name}: {TRIES} seeds were tried; the best lacked {sorted(best)}")


def bots(name: str, count: int) -> tuple[tuple[str, Sit], ...]:
    """A table of the same bot."""
    return tuple((name, lambda seed: BotPlayer(name, seed)) for _ in range(count))


def biased(count: int, name: str, **weights: int) -> tuple[tuple[str, Sit], ...]:
    """A table of players with the same bias; `_` stands for `-`, and `__` for `/`."""
    told = {key.replace("__", "/").replace("_", "-"): value for key, value in weights.items()}
    return tuple((name, lambda seed: Biased(told, seed)) for _ in range(count))


def scripted(script: scripts.Script) -> Recipe:
    """A table that plays a script."""
    seats = tuple((who, _script(shifts)) for who, shifts in script.seats.items())
    return Recipe(seats, script.shows, script.draws)


def _script(shifts: tuple[str, ...]) -> Sit:
    return lambda seed: Scripted(shifts)


HOARDING = {"place__factory": 30, "place__money": 12, "place__bank": 4, "place__mining": 2}
ORDERING = {"place__order": 60, "place__order_draw": 20, "keep_none": 1, "stop": 30}
MINING = {"place__mining": 20, "store": 4, "pair": 6, "cage__surface": 4, "load": 8, "stop": 1}

RECIPES = {
    "random-2": Recipe(bots("random", 2)),
    "random-3": Recipe(bots("random", 3)),
    "random-4": Recipe(bots("random", 4)),
    "greedy-2": Recipe(bots("greedy", 2), frozenset({"end: over 100"})),
    "greedy-3": Recipe(bots("greedy", 3)),
    "greedy-4": Recipe(bots("greedy", 4), frozenset({"delivery: two at once"})),
    "examples-3": scripted(scripts.EXAMPLES),
    "bank-4": scripted(scripts.BANK),
    "hoarders-4": Recipe(
        biased(4, "hoarder", **HOARDING),
        frozenset(
            {
                "shortage: cubes of another colour",
                "shortage: two other colours on one tile",
                "shortage: declined",
                "tiles: fewer than five looked at",
                "tiles: a space stays empty",
            }
        ),
    ),
    "shortage-3": Recipe(
        biased(3, "hoarder", **HOARDING), frozenset({"shortage: one placed, one declined"})
    ),
    "orders-2": Recipe(
        biased(2, "collector", **ORDERING),
        frozenset(
            {
                "orders: fewer than five looked at",
                "orders: a space stays empty",
                *(f"orders: put back at the {end}" for end in ("top", "bottom")),
                *(f"orders: {kept} of those looked at" for kept in ("one", "none")),
                "end: below 0",
            }
        ),
    ),
    "pairs-3": Recipe(
        biased(3, "hewer", **MINING),
        frozenset(
            {
                "pair: cage and cage",
                "pair: cage and storage",
                "pair: storage and storage",
                "mining: not a single step",
                "mining: steps lost",
            }
        ),
    ),
    "ties-3": Recipe(
        biased(3, "hewer", place__delivery=60, **MINING),
        frozenset(
            {
                "scoring: tie for first",
                "scoring: tie for second",
                "start: by tie",
                "turn: last player alone",
            }
        ),
    ),
    "marks-2": Recipe(bots("random", 2), frozenset({"end: won by Marks"})),
}


def main() -> None:
    """Make what is missing, or all that is named."""
    parser = argparse.ArgumentParser(prog="python -m tests.records.coal_baron.make_golden")
    parser.add_argument("names", nargs="*", metavar="NAME", help="which (default: all)")
    parser.add_argument("--force", action="store_true", help="overwrite what is there")
    asked = parser.parse_args()
    for name in asked.names or RECIPES:
        path = HERE / f"{name}.record"
        if path.exists() and not asked.force:
            print(f"{name}: stays")
            continue
        record = find(name, RECIPES[name])
        record.save(path)
        trace.write(record, path.with_suffix(trace.SUFFIX))
        print(f"{name}: {len(record)} lines, {', '.join(sorted(facts(record)))}")


if __name__ == "__main__":
    main()
