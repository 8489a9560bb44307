"""Makes the golden records of German Railroads and their traces: see `tests/records/golden.py`.

Those up to `white-4` were played by rules 1 with component set 1 and stay as they are.
"""

from tests.records.german_railroads.facts import ALL, facts
from tests.records.golden import Golden, Recipe, biased, bots, inclined

Options = dict[str, str | bool]

RUSSIAN: Options = {"board": "russian"}
ALL_MODULES: Options = {"coal": True, "new_parts": True}
HOUSE: Options = {
    "any2_two_coins": False,
    "end_bonus": "draw",
    "order_coin_moves": True,
    "pass_points": "dealt",
}
HOUSE_ALONE: Options = {"end_bonus": "draw", "emil_tiles": "one", "emil_engineer": "one"}

COAL_MINDED = (
    *(f"take-foundry/{name}" for name in ("f7", "f4", "f6")),
    *("close", "burn", "boiler", "card/coal_factory", "token/endbonus_qcard", "boilerman/gap-"),
    *("place/coal_combined/coin", "place/coal_foundry/", "place/coal_take/", "foundry/"),
)
PATIENT = ("extension/F5", *(wish for wish in COAL_MINDED if wish != "close"))
"""Uses what a foundry gives before closing it."""
BOILING = (
    *(f"boilerman/gap-{number}" for number in (5, 4, 3, 2)),
    *("boiler", "take-foundry/f12", "foundry/f12", "close", "choose/factory"),
    *("place/coal_combined/coin", "build/either/factory", "place/loco1/", "place/ind"),
)
LAYING = (
    *("extension/F6", "extension/F1", "extension/F3", "extension/F4"),
    *("extension/H1", "extension/W3", "extension/W4"),
    *(f"take-income/{name}" for name in ("gray_brown", "any", "coin", "black_gray")),
    *("income/", "step/colour/NU/black", "step/any/NU/black", "step/colour/DR/black"),
)
HIRING = (
    *("place/eng_hire/", "place/engineer-g", "work/", "keep/engineers", "token/endbonus_qcard"),
    *("card/engineer_coin", "place/coins2/", "place/loco1/"),
)
MECHANIC = (
    *("card/black_worker", "token/endbonus_qcard", "replace/gap-3", "replace/gap-5"),
    *("place/loco3/2coins-black", "place/loco3/coin-black", "place/black3/coin-black"),
    *("build/either/factory", "place/loco", "place/ind"),
)
NEW_ENGINEERS = "deal-engineer/g5 deal-engineer/g3 deal-engineer/g4 deal-engineer/g2"

FOUNDRIES = "deal-foundry/f7 deal-foundry/f4 deal-foundry/f6"
EASTWARD = (
    *("step/colour/TS/white", "step/any/TS/white", "step/colour/TS/black", "step/bg/TS/black"),
    *("place/white2/", "place/white1/", "place/natural1/", "place/black", "signal/steps"),
)
WHITE = (
    *("step/colour/TS/white", "step/any/TS/white", "place/white2/", "place/white1/"),
    *("step/colour/TS/natural", "step/any/TS/natural", "place/natural", "step/colour/TS/black"),
    *("step/bg/TS/black", "place/black", "place/any2", "signal/steps", "step/any/TS/black"),
)

SPARING = ("skip", "build/either/factory", "place/engineer-13", "place/eng_hire", "place/loco")
"""Repeats nothing and moves no worker from an order space."""
BUILDING = {
    "": 8,
    "pass": 1,
    "end-turn": 2,
    "build/": 60,
    "give-back": 40,
    "place/ind": 30,
    "place/loco": 150,
    "place/loco3": 400,
    "place/coal": 60,
    "token/loco_and_factory": 200,
    **{f"foundry/f{number}": 200 for number in (2, 4)},
    **{f"take-foundry/f{number}": 50 for number in (2, 4)},
    **{f"extension/{letter}5": 60 for letter in "WHF"},
}
"""Takes tiles until they run out in the middle of an action."""
SHARED: Options = {"medal_track": "black", "extra_tokens": "shared"}
LENIENT: Options = {"emil_blocks": "payable", "emil_tie": "player"}

RECIPES = {
    "random-1": Recipe(bots("random", 1), options=ALL_MODULES),
    "random-2": Recipe(bots("random", 2)),
    "random-3": Recipe(bots("random", 3), options=ALL_MODULES),
    "random-4": Recipe(bots("random", 4), options=RUSSIAN | ALL_MODULES),
    "greedy-1": Recipe(bots("greedy", 1)),
    "greedy-1-coal": Recipe(bots("greedy", 1), options=RUSSIAN | ALL_MODULES),
    "greedy-2": Recipe(bots("greedy", 2), options=RUSSIAN),
    "greedy-3": Recipe(bots("greedy", 3), options=ALL_MODULES),
    "greedy-4": Recipe(bots("greedy", 4)),
    "house-1": Recipe(bots("greedy", 1), options=HOUSE_ALONE),
    "house-3": Recipe(bots("random", 3), options=HOUSE | ALL_MODULES),
    "coal-2": Recipe(
        inclined(2, "stoker", COAL_MINDED),
        frozenset({"foundry: f4", "foundry: f6", "foundry: f7", "close: before all is done"}),
        draws={"foundries": FOUNDRIES},
        options=RUSSIAN | ALL_MODULES,
    ),
    "boilers-2": Recipe(
        inclined(2, "boilerman", BOILING),
        frozenset({"choose: factory", "foundry: f12"}),
        draws={"foundries": "deal-foundry/f12"},
        options=ALL_MODULES,
    ),
    "coal-4": Recipe(inclined(4, "stoker", PATIENT), options=ALL_MODULES),
    "laying-4": Recipe(inclined(4, "surveyor", LAYING)),
    "hiring-3": Recipe(
        inclined(3, "recruiter", HIRING),
        draws={"engineers": NEW_ENGINEERS, "start-bonus": "draw-bonus/black"},
        options=ALL_MODULES,
    ),
    "mechanics-3": Recipe(
        inclined(3, "mechanic", MECHANIC),
        frozenset({"pay: 2coins-black", "pay: coin-black"}),
        options={"new_parts": True},
    ),
    "eastward-1": Recipe(
        inclined(1, "pioneer", EASTWARD),
        frozenset({"emil: natural1", "emil: natural2"}),
        options=RUSSIAN,
    ),
    "white-1": Recipe(inclined(1, "settler", WHITE), frozenset({"emil: white1"}), options=RUSSIAN),
    "white-4": Recipe(inclined(4, "settler", WHITE), frozenset({"place: white2"}), options=RUSSIAN),
    "second-1": Recipe(bots("greedy", 1), options=LENIENT),
    "second-2": Recipe(bots("greedy", 2), frozenset({"points: medal"})),
    "second-3": Recipe(bots("greedy", 3), frozenset({"points: medal"}), options=RUSSIAN),
    "second-4": Recipe(bots("greedy", 4), options=ALL_MODULES),
    "shared-3": Recipe(
        bots("greedy", 3), frozenset({"token: four_coins"}), options=SHARED | ALL_MODULES
    ),
    "sparing-2": Recipe(
        inclined(2, "saver", SPARING), frozenset({"gr.repeat.declined"}), options=ALL_MODULES
    ),
    "building-2": Recipe(
        biased(2, "builder", BUILDING), frozenset({"gr.rest.lost"}), options=ALL_MODULES
    ),
}

GOLDEN = Golden("german_railroads", RECIPES, facts, ALL)

if __name__ == "__main__":
    GOLDEN.make()
