"""The explanations of things: three languages, rules that exist, short sentences."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from coalface.core.registry import game_spec
from coalface.core.rulebook import package_rulebook
from coalface.fluent_messages import messages_in
from coalface.subjects import Numbers, Subject, find_subjects, read_subjects
from coalface.text import languages
from tests.game_ids import RELEASED

MAX_LETTERS = 240
"""What can be read at a glance."""
CLIENT = Path(__file__).parents[2] / "client/src"
NAMED = re.compile(r"""data-subject="([a-z][\w:-]*)"|subject(?:="|: ')([a-z][\w:-]*)["']""")


def numbers(game: str) -> Numbers:
    spec = game_spec(game)
    return spec.explained_numbers(spec.game())


def subjects(game: str, lang: str = "en") -> dict[str, Subject]:
    return {one.id: one for one in read_subjects(game_spec(game).package, lang, numbers(game))}


def listed(game: str) -> dict[str, list[str]]:
    file = files(game_spec(game).package) / "subjects" / "rules.toml"
    found: dict[str, list[str]] = tomllib.loads(file.read_text("utf-8"))
    return found


@pytest.mark.parametrize("game", RELEASED)
@pytest.mark.parametrize("lang", languages())
def test_every_subject_is_explained_in_every_language(game: str, lang: str) -> None:
    file = files(game_spec(game).package) / "subjects" / f"{lang}.ftl"
    assert (
        set(messages_in(file.read_text("utf-8"), lang))
        == set(listed(game))
        == set(subjects(game, lang))
    )
    for one in subjects(game, lang).values():
        assert one.name.strip(), one.id
        assert one.does.endswith("."), one.id
        assert len(one.does) <= MAX_LETTERS, one.id


@pytest.mark.parametrize("game", RELEASED)
def test_languages_say_it_in_their_own_words(game: str) -> None:
    for one in subjects(game).values():
        others = {subjects(game, lang)[one.id].does for lang in languages()}
        assert len(others) == len(languages()), one.id


@pytest.mark.parametrize("game", RELEASED)
def test_every_subject_names_rules_that_exist(game: str) -> None:
    known = {rule.id for rule in package_rulebook(game_spec(game).package)}
    for id, rules in listed(game).items():
        assert rules, id
        assert set(rules) <= known, id


@pytest.mark.parametrize("game", RELEASED)
def test_every_subject_that_a_board_names_is_explained(game: str) -> None:
    known = subjects(game)
    sources = [path.read_text("utf-8") for path in (CLIENT / "boards" / game).rglob("*.svelte")]
    named = {plain or given for text in sources for plain, given in NAMED.findall(text)}
    assert len(named) > 10
    assert {name for name in named if not is_known(name, set(known))} == set()


def is_known(name: str, known: set[str]) -> bool:
    """Is there an explanation of this subject, or of a more general one?"""
    parts = name.split(":")
    return any("-".join(parts[:length]) in known for length in range(1, len(parts) + 1))


@pytest.mark.parametrize("game", RELEASED)
def test_a_person_asks_by_name_by_id_or_by_a_part_of_it(game: str) -> None:
    package, named = game_spec(game).package, numbers(game)
    known = subjects(game, "de")
    (one, *_) = known.values()
    assert one in find_subjects(package, "de", one.name.upper(), named)
    assert find_subjects(package, "de", one.id, named) == [one]
    assert one in find_subjects(package, "de", one.name[:5].lower(), named)
    assert find_subjects(package, "de", "no such thing", named) == []
    assert len(find_subjects(package, "de", "", named)) == len(known)


def test_a_game_that_explains_nothing_has_no_subjects() -> None:
    assert read_subjects("coalface.core", "en") == ()


def test_an_explanation_without_its_sentence_is_found_by_its_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "half_explained" / "subjects"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "rules.toml").write_text('lamp = ["LA-1"]\n', "utf-8")
    (folder / "en.ftl").write_text("lamp = Lamp\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert read_subjects("half_explained", "en") == (Subject("lamp", "Lamp", "", ("LA-1",)),)
