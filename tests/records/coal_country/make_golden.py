"""Makes the golden records of Coal Country and their traces: see `tests/records/golden.py`."""

from coalface.core.tables import OptionValue
from tests.records.coal_country.facts import ALL, facts
from tests.records.golden import Golden, Recipe, biased, bots, inclined

LONG: dict[str, OptionValue] = {"rounds": 8}
REFORMED: dict[str, OptionValue] = {"reformed": True}
AMOK: dict[str, OptionValue] = {"amok": True}
HOUSE_MINE: dict[str, OptionValue] = {
    "entrance_toppable": True,
    "influence_zero_mines": 1,
    "church_half_yield": "sum_then_halve",
    "refuse_only_if_coal_mined": False,
    "permit_cost_evaluated": "when_placed",
}
HOUSE_TRADE: dict[str, OptionValue] = {
    "starting_money": 20,
    "market_recycle": "every_round",
    "utility_supply_limited": False,
    "place_after_purchase": "once_per_round",
    "closed_company_sells_display": False,
    "buildings_per_construction_foreman": 2,
    "final_tie": "earnings",
    "cash_shown_to_others": True,
}
HOUSE_TURNS: dict[str, OptionValue] = {
    "amok": True,
    "amok_pass_is_final": False,
    "tavern_affects_permits": True,
    "penalty_uses_effective_influence": False,
}

DIGGING = {"place/": 30, "permit/": 60, "lay/": 1, "withdraw/": 1, "decline/": 1, "commit": 20}
TRADING = {"place/market": 60, "place/tandem": 60, "place/storage": 30, "place/broker": 99}
VILLAGERS = (
    *("place/tavern/4", "place/church/3", "place/village-store", "place/doctors-office"),
    *("build/tavern", "build/church", "build/village-store", "build/doctors-office"),
    *("place/construction/3", "place/construction/2"),
)
CELLS = ("n1", "e1", "w1", "n2", "e2", "w2", "e1n1", "w1n1", "n3")
EMPTYING = (
    *(f"place/{cell}/{value}" for cell in CELLS for value in (4, 3, 2)),
    *(f"permit/{cell}/{number}" for number in (4, 3, 2, 1) for cell in CELLS),
    "place/broker/1",
)
SHEDS = (
    *("build/coal-shed", "place/construction/4", "place/construction/3"),
    *("sell/1", "keep/2", "place/broker/2"),
)
SAVING = {"build/coal-shed": 60, "place/construction": 40, "place/broker": 60, "sell/": 1}
PRAYING = {"build/church": 90, "place/church/4": 60, "place/church/3": 60, "place/construction": 60}
GLUT = ("place/broker/1", "place/broker/0")

RECIPES = {
    "random-2": Recipe(bots("random", 2)),
    "random-3": Recipe(bots("random", 3)),
    "random-4": Recipe(bots("random", 4), options=LONG),
    "greedy-2": Recipe(bots("greedy", 2)),
    "greedy-3": Recipe(bots("greedy", 3), options=LONG),
    "greedy-4": Recipe(bots("greedy", 4)),
    "reformed-2": Recipe(
        bots("greedy", 2), frozenset({"inspected: bonus"}), options=REFORMED | LONG
    ),
    "reformed-4": Recipe(bots("random", 4), options=REFORMED),
    "amok-2": Recipe(bots("random", 2), frozenset({"placed: half a tandem"}), options=AMOK | LONG),
    "amok-3": Recipe(bots("greedy", 3), options=AMOK),
    "both-3": Recipe(bots("greedy", 3), options=REFORMED | AMOK),
    "diggers-2": Recipe(biased(2, "digger", DIGGING), frozenset({"cc.withdrawn"})),
    "traders-3": Recipe(
        biased(3, "trader", TRADING),
        frozenset({"marker: below", "bought: nothing on purpose"}),
        options=HOUSE_TRADE,
    ),
    "villagers-2": Recipe(
        inclined(2, "villager", VILLAGERS),
        frozenset({"cc.tavern.active", "church: chosen"}),
        options=HOUSE_MINE | LONG,
    ),
    "villagers-4": Recipe(
        inclined(4, "villager", VILLAGERS),
        frozenset({"company: shuffled again", "visited: tavern", "visited: village-store"}),
        options=HOUSE_TURNS | LONG,
    ),
    "office-4": Recipe(
        inclined(4, "digger", EMPTYING), frozenset({"permit: office empty"}), options=AMOK
    ),
    "sheds-3": Recipe(
        (*inclined(1, "saver", SHEDS), *biased(1, "saver", SAVING), *bots("greedy", 1)),
        frozenset({"kept: all that can be", "kept: less than can be", "kept: nothing on purpose"}),
    ),
    "sheds-2": Recipe(
        biased(2, "saver", SAVING), frozenset({"cc.coal.kept"}), options=REFORMED | AMOK
    ),
    "churches-2": Recipe(
        biased(2, "churchgoer", PRAYING),
        frozenset({"cc.church.declined", "church: chosen", "church: offered to one miner"}),
        options=LONG,
    ),
    "glut-4": Recipe(
        (*inclined(1, "glutton", GLUT), *bots("greedy", 3)),
        frozenset({"sold: for 0"}),
        options=LONG,
    ),
}

GOLDEN = Golden("coal_country", RECIPES, facts, ALL)

if __name__ == "__main__":
    GOLDEN.make()
