"""`make setup` builds what changed and nothing else, and what it installs is what runs."""

import pytest

from tests.build.conftest import CAN_COMPILE, House

pytestmark = pytest.mark.xdist_group("one compile for all of these")

TOTAL = "from coalface.core.contract import Pit; print(Pit().total())"
EXTENDED = """
from coalface.core.contract import Pit
class Deep(Pit):
    def worth(self, level):
        return 1
print(Deep().total())
"""
COMPILED = "from coalface import _build; print(_build.compiled())"
SOURCES = "from coalface import _build; print(_build.sources())"
ORIGIN = "from coalface.core import contract; print(contract.__file__)"
EXPECTED = {".py", ".so"} if CAN_COMPILE else {".py"}
GREETING = "from coalface import words; print(words.GREETING)"


def test_compiled_modules_run_and_may_be_extended_in_plain_python(house: House) -> None:
    assert house.python(COMPILED) == str(CAN_COMPILE)
    assert house.python(TOTAL) == "60"
    assert house.python(EXTENDED) == "5"


def test_the_build_holds_sources_extensions_and_data(house: House) -> None:
    assert {path.suffix for path in house.package.glob("core/contract*")} == EXPECTED
    assert {path.suffix for path in house.package.glob("core/tables*")} == {".py"}
    for file in ("py.typed", "locales/en/toy.ftl"):
        assert (house.package / file).read_bytes() == (house.sources / file).read_bytes()


def test_the_sources_stay_free_of_what_is_built(house: House) -> None:
    suffixes = {path.suffix for path in (house.home / "src").rglob("*") if path.is_file()}
    assert suffixes <= {".py", ".pyc", ".ftl", ".typed"}


def test_pure_runs_the_sources_of_the_build(house: House) -> None:
    assert house.python(ORIGIN).endswith(".so") is CAN_COMPILE
    plain = house.python(ORIGIN, COALFACE_PURE="1")
    assert plain == str(house.package / "core" / "contract.py")
    assert house.python(COMPILED, COALFACE_PURE="1") == "False"
    assert house.python(TOTAL, COALFACE_PURE="1") == "60"
    assert house.python(ORIGIN, COALFACE_PURE="0").endswith(".so") is CAN_COMPILE


def test_a_source_path_runs_the_checkout(house: House) -> None:
    house.change("words.py", "hello", "good day")
    assert house.python(GREETING, PYTHONPATH="src") == "good day"
    assert house.python(SOURCES, PYTHONPATH="src") == "checkout"
    assert house.python(COMPILED, PYTHONPATH="src") == "False"


def test_a_second_setup_does_nothing(house: House) -> None:
    assert house.setup() == ""
    assert house.python(SOURCES) == "current"


def test_a_stale_build_refuses_until_setup_which_compiles_nothing_plain(house: House) -> None:
    house.change("words.py", "hello", "good day")
    assert "run make setup" in house.refusal(GREETING)
    assert house.python(GREETING, COALFACE_STALE="1") == "hello"
    said = house.setup()
    assert "installed" in said
    assert "compiling" not in said
    assert house.python(GREETING) == "good day"
    assert house.python(COMPILED) == str(CAN_COMPILE)


def test_a_changed_text_makes_the_build_stale_and_reaches_it(house: House) -> None:
    (house.sources / "locales" / "en" / "toy.ftl").write_text("hello = Good day\n", "utf-8")
    assert "run make setup" in house.refusal(COMPILED)
    house.setup()
    assert "Good day" in (house.package / "locales" / "en" / "toy.ftl").read_text("utf-8")


def test_a_removed_module_makes_the_build_stale_and_leaves_it(house: House) -> None:
    (house.sources / "words.py").unlink()
    assert "run make setup" in house.refusal(COMPILED)
    house.setup()
    assert not (house.package / "words.py").exists()


def test_a_touched_source_is_not_stale(house: House) -> None:
    (house.sources / "words.py").touch()
    assert house.python(SOURCES) == "current"


def test_what_compiled_modules_import_is_compiled_into_them(house: House) -> None:
    house.change("core/tables.py", "STEP: Final = 10", "STEP: Final = 20")
    assert ("compiling" in house.setup()) is CAN_COMPILE
    assert house.python(TOTAL) == "110"
    house.change("core/tables.py", "STEP: Final = 20", "STEP: Final = 10")
    assert "compiling" not in house.setup()
    assert house.python(TOTAL) == "60"


def test_without_a_c_compiler_the_rules_run_plain_and_setup_says_so(house: House) -> None:
    assert "there is no C compiler (no-such-cc)" in house.setup(CC="no-such-cc")
    assert house.python(COMPILED) == "False"
    assert house.python(TOTAL) == "60"
    assert list(house.package.parent.glob("coalface*.so")) == []
    assert house.setup(CC="no-such-cc") == ""
    assert "compiling" not in house.setup()
    assert house.python(COMPILED) == str(CAN_COMPILE)


def test_a_build_elsewhere_asks_for_no_checkout(house: House) -> None:
    house.change("words.py", "hello", "good day")
    (house.home / "src").rename(house.home / "gone")
    assert house.python(SOURCES) == "installed without checkout"
    assert house.python(GREETING) == "hello"


def test_a_client_that_is_built_after_setup_reaches_the_build(house: House) -> None:
    installed = house.home / "client" / "node_modules" / ".installed"
    installed.parent.mkdir(parents=True)
    for file in (installed.parents[1] / "package-lock.json", installed):
        file.touch()
    page = house.sources / "server" / "static" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text("A client.\n", "utf-8")
    assert "run make setup" in house.refusal(COMPILED)
    assert "compiling" not in house.setup("setup", "client")
    page.write_text("A newer client.\n", "utf-8")
    house.setup("client")
    assert house.python(SOURCES) == "current"
    built = house.package / "server" / "static" / "index.html"
    assert built.read_text("utf-8") == "A newer client.\n"


def test_a_game_may_begin_plain_while_the_compiler_works(house: House) -> None:
    house.change("core/tables.py", "STEP: Final = 10", "STEP: Final = 20")
    said = house.setup(COALFACE_LATER="1")
    assert "the C compiler is still at work" in said
    assert "compiling" not in said
    assert house.python(COMPILED) == "False"
    assert house.python(TOTAL) == "110"
    said = house.run(".venv/bin/python", "setup.py", "--quiet", "compile")
    assert ("compiling" in said) is CAN_COMPILE
    assert house.python(COMPILED) == "False"
    assert "compiling" not in house.setup()
    assert house.python(COMPILED) == str(CAN_COMPILE)
