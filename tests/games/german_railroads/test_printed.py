"""Effects are sent in a view as the component set spells them."""

from coalface.core.components import released_components
from coalface.core.registry import released_specs
from tests.games.test_printed import printed


def test_effects_are_sent_as_the_set_spells_them() -> None:
    values = released_components(
        released_specs()["german_railroads"].package,
        released_specs()["german_railroads"].components,
    ).values
    sent = printed("german_railroads", 4, {"coal": True, "new_parts": True})
    engineers = values["engineers"] | values["engineers_new"]
    spaces = values["spaces"] | values["coal_spaces"]
    for name in sent["engineers"]:
        assert sent["engineers"][name]["effect"] == engineers[name]["effect"]
    for name in sent["spaces"]:
        assert sent["spaces"][name]["effect"] == spaces[name]["effect"]
    assert sent["spaces"]["coal_combined"]["coin_effect"] == spaces["coal_combined"]["coin_effect"]
    for number, factory in enumerate(sent["factories"]):
        assert factory == values["factories"][str(number)]
    for name, extension in sent["extensions"].items():
        cells = values["extensions"][name]["cells"]
        assert [cell["gives"] for cell in cells] == [s["gives"] for s in extension if s]
    for table in ("foundries", "start_bonus"):
        assert sent[table] == {n: v for n, v in values[table].items() if n in sent[table]}
    assert sent["signal_steps"] == values["common"]["signal_steps"]
