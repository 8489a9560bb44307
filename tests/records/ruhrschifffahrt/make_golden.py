"""Makes the golden records of Ruhrschifffahrt and their traces: see `tests/records/golden.py`."""

from tests.records.golden import Golden, Recipe, bots
from tests.records.ruhrschifffahrt.facts import ALL, facts

RECIPES = {
    "random-2": Recipe(bots("random", 2)),
    "random-3": Recipe(bots("random", 3)),
    "random-4": Recipe(bots("random", 4)),
    "greedy-2": Recipe(bots("greedy", 2)),
    "greedy-3": Recipe(bots("greedy", 3)),
    "greedy-4": Recipe(bots("greedy", 4)),
}

GOLDEN = Golden("ruhrschifffahrt", RECIPES, facts, ALL)

if __name__ == "__main__":
    GOLDEN.make()
