"""`make setup` builds what changed and nothing else, and what it installs is what runs."""

from tests.build.conftest import CAN_COMPILE, Checkout

TOTAL = "from coalface.core.contract import Pit; print(Pit().total())"
EXTENDED = """
from coalface.core.contract import Pit
class Deep(Pit):
    def value(self, level):
        return 1
print(Deep().total())
"""
COMPILED = "from coalface import _build; print(_build.compiled())"
SOURCES = "from coalface import _build; print(_build.sources())"
ORIGIN = "from coalface.core import contract; print(contract.__file__)"
EXPECTED = {".py", ".so"} if CAN_COMPILE else {".py"}
GREETING = "from coalface import words; print(words.GREETING)"


def test_compiled_modules_run_and_may_be_extended_in_plain_python(checkout: Checkout) -> None:
    assert checkout.python(COMPILED) == str(CAN_COMPILE)
    assert checkout.python(TOTAL) == "60"
    assert checkout.python(EXTENDED) == "5"


def test_the_build_holds_sources_extensions_and_data(checkout: Checkout) -> None:
    assert {path.suffix for path in checkout.package.glob("core/contract*")} == EXPECTED
    assert {path.suffix for path in checkout.package.glob("core/tables*")} == {".py"}
    for file in ("py.typed", "locales/en/toy.ftl"):
        assert (checkout.package / file).read_bytes() == (checkout.sources / file).read_bytes()


def test_the_sources_stay_free_of_what_is_built(checkout: Checkout) -> None:
    suffixes = {path.suffix for path in (checkout.home / "src").rglob("*") if path.is_file()}
    assert suffixes <= {".py", ".pyc", ".ftl", ".typed"}


def test_pure_runs_the_sources_of_the_build(checkout: Checkout) -> None:
    assert checkout.python(ORIGIN).endswith(".so") is CAN_COMPILE
    plain = checkout.python(ORIGIN, COALFACE_PURE="1")
    assert plain == str(checkout.package / "core" / "contract.py")
    assert checkout.python(COMPILED, COALFACE_PURE="1") == "False"
    assert checkout.python(TOTAL, COALFACE_PURE="1") == "60"
    assert checkout.python(ORIGIN, COALFACE_PURE="0").endswith(".so") is CAN_COMPILE


def test_a_source_path_runs_the_checkout(checkout: Checkout) -> None:
    checkout.change("words.py", "hello", "good day")
    assert checkout.python(GREETING, PYTHONPATH="src") == "good day"
    assert checkout.python(SOURCES, PYTHONPATH="src") == "checkout"
    assert checkout.python(COMPILED, PYTHONPATH="src") == "False"


def test_a_second_setup_does_nothing(checkout: Checkout) -> None:
    assert checkout.setup() == ""
    assert checkout.python(SOURCES) == "current"


def test_a_stale_build_refuses_until_setup_which_compiles_nothing_plain(checkout: Checkout) -> None:
    checkout.change("words.py", "hello", "good day")
    assert "run make setup" in checkout.refusal(GREETING)
    assert checkout.python(GREETING, COALFACE_STALE="1") == "hello"
    output = checkout.setup()
    assert "installed" in output
    assert "compiling" not in output
    assert checkout.python(GREETING) == "good day"
    assert checkout.python(COMPILED) == str(CAN_COMPILE)


def test_a_changed_text_makes_the_build_stale_and_reaches_it(checkout: Checkout) -> None:
    (checkout.sources / "locales" / "en" / "toy.ftl").write_text("hello = Good day\n", "utf-8")
    assert "run make setup" in checkout.refusal(COMPILED)
    checkout.setup()
    assert "Good day" in (checkout.package / "locales" / "en" / "toy.ftl").read_text("utf-8")


def test_a_removed_module_makes_the_build_stale_and_leaves_it(checkout: Checkout) -> None:
    (checkout.sources / "words.py").unlink()
    assert "run make setup" in checkout.refusal(COMPILED)
    checkout.setup()
    assert not (checkout.package / "words.py").exists()


def test_a_touched_source_is_not_stale(checkout: Checkout) -> None:
    (checkout.sources / "words.py").touch()
    assert checkout.python(SOURCES) == "current"


def test_what_compiled_modules_import_is_compiled_into_them(checkout: Checkout) -> None:
    checkout.change("core/tables.py", "STEP: Final = 10", "STEP: Final = 20")
    assert ("compiling" in checkout.setup()) is CAN_COMPILE
    assert checkout.python(TOTAL) == "110"
    checkout.change("core/tables.py", "STEP: Final = 20", "STEP: Final = 10")
    assert "compiling" not in checkout.setup()
    assert checkout.python(TOTAL) == "60"


def test_without_a_c_compiler_the_rules_run_plain_and_setup_says_so(checkout: Checkout) -> None:
    assert "there is no C compiler (no-such-cc)" in checkout.setup(CC="no-such-cc")
    assert checkout.python(COMPILED) == "False"
    assert checkout.python(TOTAL) == "60"
    assert list(checkout.package.parent.glob("coalface*.so")) == []
    assert checkout.setup(CC="no-such-cc") == ""
    assert "compiling" not in checkout.setup()
    assert checkout.python(COMPILED) == str(CAN_COMPILE)


def test_a_build_elsewhere_asks_for_no_checkout(checkout: Checkout) -> None:
    checkout.change("words.py", "hello", "good day")
    (checkout.home / "src").rename(checkout.home / "gone")
    assert checkout.python(SOURCES) == "installed without checkout"
    assert checkout.python(GREETING) == "hello"


def test_a_client_that_is_built_after_setup_reaches_the_build(checkout: Checkout) -> None:
    installed = checkout.home / "client" / "node_modules" / ".installed"
    installed.parent.mkdir(parents=True)
    for file in (installed.parents[1] / "package-lock.json", installed):
        file.touch()
    page = checkout.sources / "server" / "static" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text("A client.\n", "utf-8")
    assert "run make setup" in checkout.refusal(COMPILED)
    assert "compiling" not in checkout.setup("setup", "client")
    page.write_text("A newer client.\n", "utf-8")
    checkout.setup("client")
    assert checkout.python(SOURCES) == "current"
    built = checkout.package / "server" / "static" / "index.html"
    assert built.read_text("utf-8") == "A newer client.\n"


def test_a_game_may_begin_plain_while_the_compiler_works(checkout: Checkout) -> None:
    checkout.change("core/tables.py", "STEP: Final = 10", "STEP: Final = 20")
    output = checkout.setup(COALFACE_LATER="1")
    assert "the C compiler is still at work" in output
    assert "compiling" not in output
    assert checkout.python(COMPILED) == "False"
    assert checkout.python(TOTAL) == "110"
    output = checkout.run(".venv/bin/python", "setup.py", "--quiet", "compile")
    assert ("compiling" in output) is CAN_COMPILE
    assert checkout.python(COMPILED) == "False"
    assert "compiling" not in checkout.setup()
    assert checkout.python(COMPILED) == str(CAN_COMPILE)
