"""Effects are told in a view as the component set spells them."""

from coalface.core.components import released_components
from coalface.core.registry import released_specs
from tests.games.test_printed import printed


def test_effects_are_told_as_the_set_spells_them() -> None:
    values = released_components(
        released_specs()["german_railroads"].package,
        released_specs()["german_railroads"].components,
    ).values
    told = printed("german_railroads", 4, {"coal": True, "new_parts": True})
    engineers = values["engineers"] | values["engineers_new"]
    spaces = values["spaces"] | values["coal_spaces"]
    for name in told["engineers"]:
        assert told["engineers"][name]["effect"] == engineers[name]["effect"]
    for name in told["spaces"]:
        assert told["spaces"][name]["effect"] == spaces[name]["effect"]
    assert told["spaces"]["coal_combined"]["coin_effect"] == spaces["coal_combined"]["coin_effect"]
    for number, factory in enumerate(told["factories"]):
        assert factory == values["factories"][str(number)]
    for name, extension in told["extensions"].items():
        cells = values["extensions"][name]["cells"]
        assert [cell["gives"] for cell in cells] == [s["gives"] for s in extension["specials"]]
    for table in ("foundries", "start_bonus"):
        assert told[table] == {n: v for n, v in values[table].items() if n in told[table]}
    assert told["signal_steps"] == values["common"]["signal_steps"]
