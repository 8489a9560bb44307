"""The explanations of German Railroads name the numbers of the components."""

from coalface.core.components import read_components, released_components
from coalface.core.registry import game_spec
from coalface.subjects import read_subjects
from coalface.text import languages


def test_the_numbers_of_an_explanation_are_those_of_the_components() -> None:
    spec = game_spec("german_railroads")
    printed = released_components(spec.package, spec.components).text
    own = read_components(printed.replace("medal_points = 20", "medal_points = 15"))
    for game, medal in ((spec.game(), 20), (spec.game(None, spec.version, own), 15)):
        numbers = spec.explained_numbers(game)
        for lang in languages():
            found = {one.id: one.does for one in read_subjects(spec.package, lang, numbers)}
            assert f" {medal} " in found["fx-medal"], lang
            assert f" {medal} " in found["fx-putmedal"], lang
            assert " 10 " in found["fx-signal"], lang
