"""Makes the golden records of Ruhrschifffahrt and their traces: see `tests/records/golden.py`."""

from tests.records.golden import Golden, Recipe, biased, bots, inclined
from tests.records.ruhrschifffahrt.facts import ALL, facts

EIGHTEEN = {"eighteen_markers": True}
SPENDING = {"option/hauling_pilot": 30, "option/hauling_transport": 30, "done": 20}
IDLING = {"option/hauling": 5, "done": 100}
EXPORTING = {"option/hauling_pilot": 4, "sell/ruhrort": 20, "port": 80, "shift": 3, "done": 1}

RECIPES = {
    "random-2": Recipe(bots("random", 2)),
    "random-3": Recipe(bots("random", 3)),
    "random-4": Recipe(bots("random", 4)),
    "greedy-2": Recipe(bots("greedy", 2), frozenset({"end: over 30"})),
    "greedy-3": Recipe(bots("greedy", 3)),
    "greedy-4": Recipe(bots("greedy", 4)),
    "eighteen-2": Recipe(bots("random", 2), frozenset({"lock: forced"}), options=EIGHTEEN),
    "eighteen-3": Recipe(bots("greedy", 3), options=EIGHTEEN),
    "spenders-3": Recipe(
        biased(3, "spender", SPENDING),
        frozenset({"option: two loans", "option: hard loan", "option: waived", "levy: loan"}),
    ),
    "idlers-4": Recipe(
        biased(4, "idler", IDLING),
        frozenset(
            {
                "lock: forced on credit",
                "lock: forced and waived",
                "rs.thalers.returned",
            }
        ),
        options=EIGHTEEN,
    ),
    "exporters-4": Recipe(
        biased(4, "exporter", EXPORTING),
        frozenset({"export: third place", "export: scored nothing", "port: dearest"}),
    ),
    "builders-2": Recipe(
        inclined(2, "builder", ("city-cheap/muelheim", "city/", "lock/", "done")),
        frozenset({"end: all-cities"}),
    ),
    "locks-2": Recipe(
        inclined(2, "digger", ("lock/",)),
        frozenset({"lock: the last of all", "lock: two for one"}),
    ),
}

GOLDEN = Golden("ruhrschifffahrt", RECIPES, facts, ALL)

if __name__ == "__main__":
    GOLDEN.make()
