"""The version of an environment rises with rules, observations and action ids."""

from pathlib import Path

import gymnasium
import pettingzoo  # type: ignore[import-untyped]
import pytest

import coalface
from coalface.core.schema import Schema
from coalface.envs import ENVIRONMENTS, registration, versions
from coalface.envs.versions import Environment, described, fingerprint, read, updated, written
from tests.game_ids import DECLARED

IDS = [
    "coalface/CoalBaron-v0",
    "coalface/CoalCountry-v0",
    "coalface/GermanRailroads-v0",
    "coalface/Ruhrschifffahrt-v0",
]


def test_every_game_has_an_environment_in_every_registry() -> None:
    assert [each.game for each in ENVIRONMENTS] == DECLARED
    assert [each.id for each in ENVIRONMENTS] == IDS
    for id in IDS:
        assert gymnasium.spec(id).entry_point == registration.SINGLE
        assert gymnasium.spec(id).vector_entry_point == registration.VECTOR
        for kind in ("aec", "parallel"):
            assert pettingzoo.spec(kind, id).id == id
    registration.register()  # a second time it changes nothing, and warns of nothing


@pytest.mark.parametrize("each", ENVIRONMENTS, ids=lambda each: each.game)
def test_the_version_is_that_of_the_code(each: Environment) -> None:
    changed = f"{each.id} has changed: run `python -m coalface.envs --write`"
    assert fingerprint(each.game) == each.fingerprints[-1], changed


def test_whatever_an_agent_relies_on_is_in_a_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    game = coalface.game("ruhrschifffahrt")

    def facts() -> str:
        return repr(list(described(game)))

    before = facts()
    with monkeypatch.context() as patch:
        patch.setattr(game, "version", 99)
        assert facts() != before
    with monkeypatch.context() as patch:
        patch.setattr(versions, "schema_facts", lambda schema: schema_facts_without_one(schema))
        assert facts() != before
    with monkeypatch.context() as patch:
        patch.setattr(versions, "STEPS", 39)
        assert facts() != before, "what is played counts"
    assert facts() == before
    assert str(game.moves[5]) in before


def schema_facts_without_one(schema: Schema) -> list[str]:
    """A schema that has lost its first slice."""
    return [each.name for each in schema.slices[1:]]


def test_the_command_adds_a_version_or_replaces_the_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "versions.toml"
    monkeypatch.setattr(versions, "FILE", file)
    monkeypatch.setattr(versions, "read", lambda: read(file))
    monkeypatch.setattr(versions, "fingerprint", lambda game: f"new {game}")
    old = [
        Environment("coal_baron", ("first",)),
        Environment("coal_country", ("new coal_country",)),
    ]
    file.write_text(written(old), "utf-8")
    assert versions.main([]) == 1
    assert "coal_baron has changed: coalface/CoalBaron-v1" in capsys.readouterr().out
    assert read(file) == tuple(old), "without --write nothing is written"
    assert versions.main(["--write"]) == 0
    assert read(file)[0] == Environment("coal_baron", ("first", "new coal_baron"))
    assert read(file)[1] == old[1]
    assert versions.main([]) == 0
    assert updated(old, replace=True)[0] == Environment("coal_baron", ("new coal_baron",))
