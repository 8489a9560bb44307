"""Makes the golden records of Coal Baron and their traces: see `tests/records/golden.py`."""

from tests.records.coal_baron import scripts
from tests.records.coal_baron.facts import ALL, facts
from tests.records.coal_baron.players import Scripted
from tests.records.golden import Golden, Recipe, Sit, biased, bots


def scripted(script: scripts.Script) -> Recipe:
    """A table that plays a script."""
    seats = tuple((who, _script(shifts)) for who, shifts in script.seats.items())
    return Recipe(seats, script.shows, script.draws)


def _script(shifts: tuple[str, ...]) -> Sit:
    return lambda seed: Scripted(shifts)


HOARDING = {"place/factory": 30, "place/money": 12, "place/bank": 4, "place/mining": 2}
ORDERING = {"place/order": 60, "place/order-draw": 20, "keep-none": 1, "stop": 30}
MINING = {"place/mining": 20, "store": 4, "pair": 6, "cage/surface": 4, "load": 8, "stop": 1}

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
        biased(4, "hoarder", HOARDING),
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
        biased(3, "hoarder", HOARDING), frozenset({"shortage: one placed, one declined"})
    ),
    "orders-2": Recipe(
        biased(2, "collector", ORDERING),
        frozenset(
            {
                "orders: fewer than five looked at",
                "orders: a space stays empty",
                *(f"orders: put back at the {end}" for end in ("top", "bottom")),
                *(f"orders: {taken} of those looked at" for taken in ("one", "none")),
                "end: below 0",
            }
        ),
    ),
    "pairs-3": Recipe(
        biased(3, "hewer", MINING),
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
        biased(3, "hewer", {**MINING, "place/delivery": 60}),
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

GOLDEN = Golden("coal_baron", RECIPES, facts, frozenset(ALL))

if __name__ == "__main__":
    GOLDEN.make()
