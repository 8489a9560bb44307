"""Public names that changed work for one release, and say what they are called now."""

from importlib import import_module

import pytest

from coalface.core.renamed import renamed_names

ROWS = [
    (module, old, new) for module, names in renamed_names().items() for old, new in names.items()
]


def test_the_table_has_rows() -> None:
    assert ROWS


@pytest.mark.parametrize(("module", "old", "new"), ROWS)
def test_an_old_name_is_the_new_one_with_a_warning(module: str, old: str, new: str) -> None:
    home = import_module(module)
    with pytest.warns(DeprecationWarning, match=f"{module}.{old} is now called {new}; "):
        found = getattr(home, old)
    assert found is vars(home)[new]
    assert old not in vars(home)


@pytest.mark.parametrize("module", sorted(renamed_names()))
def test_other_names_are_unknown(module: str) -> None:
    new = next(iter(renamed_names()[module].values()))
    with pytest.raises(AttributeError, match=f"has no attribute '{new}s'; did you mean '{new}'"):
        getattr(import_module(module), f"{new}s")


def test_what_was_a_function_is_a_package_now() -> None:
    """`coalface.games()` cannot warn: a package has its name."""
    import coalface.games

    assert not callable(coalface.games)
    assert "coal_baron" in [info.id for info in coalface.list_games()]
