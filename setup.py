"""Builds coalface: what pyproject.toml says, and the rules compiled by mypyc where a C compiler is.

`make setup` runs `setup.py refresh`, which brings the package of this environment up to date.
What was compiled stays in build/compiled under a key of everything it was made from, so that a
change of a locale or a plain module never waits for the C compiler. `pip install .` works too.
"""

import ast
import hashlib
import importlib.util
import json
import logging
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from copy import copy
from functools import cache, partial
from importlib.metadata import version
from pathlib import Path
from typing import Any, ClassVar

try:
    import fcntl
except ImportError:  # Windows: nobody builds twice at a time there
    fcntl = None  # type: ignore[assignment]

from setuptools import Command, Distribution, SetuptoolsDeprecationWarning, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HOME = Path(__file__).resolve().parent
SOURCES = HOME / "src" / "coalface"
BUILD = HOME / "build"
KEPT_BUILDS = 4


def load_module(path: Path) -> Any:
    """A module of ours by its file, without importing the package around it."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


_build = load_module(SOURCES / "_build.py")
C_PASS = HOME / "tools" / "borrow_vectors.py"
TRAINING = HOME / "tools" / "training_run.py"
PROFILE_GUIDED = os.environ.get("COALFACE_PGO", "") not in ("", "0") and sys.platform != "win32"
"""Compile twice: what a training run does most is laid out for speed. Wheels are built so."""


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Hold a file, so that nobody else does this at the same time."""
    with file.open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def use_of(profile: Path) -> list[str]:
    """Flags for a compiler to use what a training run has written; clang's has to be merged."""
    if "clang" not in compiler_version():
        return [f"-fprofile-use={profile}", "-Wno-missing-profile"]
    merge = ["xcrun"] if sys.platform == "darwin" else []
    merged = profile / "merged.profdata"
    merge += ["llvm-profdata", "merge", f"-output={merged}", *map(str, profile.glob("*.profraw"))]
    subprocess.run(merge, check=True)
    return [f"-fprofile-use={merged}", "-Wno-profile-instr-unprofiled"]


def compiler_version() -> str:
    """What the C compiler says of itself; empty if it does not."""
    command = [*shlex.split(_build.compiler()), "--version"]
    return subprocess.run(command, capture_output=True, text=True).stdout


def say(text: str) -> None:
    """Tell whoever waits what is going on."""
    print(f"setup: {text}", flush=True)


def compiled_modules() -> list[Path]:
    """The modules to compile: the globs of pyproject.toml, without `__init__.py`.

    COALFACE_ONLY names games, with commas between, to wait only for those while working on them:
    the others stay plain.
    """
    settings = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))
    globs: list[str] = settings["tool"]["coalface"]["compiled"]
    found = {path for glob in globs for path in SOURCES.glob(glob)}
    only = os.environ.get("COALFACE_ONLY", "")
    games = {path.name for path in SOURCES.glob("games/*")}
    others = games.difference(only.split(",")) if only else set[str]()
    found = {path for path in found if others.isdisjoint(path.relative_to(SOURCES).parts)}
    return sorted(path for path in found if path.name != "__init__.py")


@cache
def plain_because() -> str:
    """Why nothing can be compiled here; empty if all is well.

    COALFACE_LATER asks for a plain build while another process compiles.
    """
    if os.environ.get("COALFACE_LATER"):
        return "the C compiler is still at work"
    if not compiled_modules():
        return "there is no module to compile"
    if importlib.util.find_spec("mypyc") is None:
        return "mypy is not installed"
    if sys.platform == "win32":
        return ""  # setuptools finds Microsoft's compiler, or fails
    compiler = _build.compiler()
    command = [*shlex.split(compiler), "-fsyntax-only", "-x", "c", "-"]
    headers = [f"-I{folder}" for folder in include_folders()]
    try:
        subprocess.run(
            command + headers, input=b"#include <Python.h>\n", check=True, capture_output=True
        )
    except FileNotFoundError:
        return f"there is no C compiler ({compiler})"
    except subprocess.CalledProcessError:
        return f"the C compiler ({compiler}) finds no Python.h or cannot use it"
    return ""


def include_folders() -> set[str]:
    """Where Python's C headers lie."""
    return {sysconfig.get_path("include"), sysconfig.get_path("platinclude")}


def optimisation() -> list[str]:
    """Flags for the C compiler: calls stay inside the library (a quarter faster), use all cores."""
    if sys.platform == "win32":
        return []
    flags = ["-fno-semantic-interposition", "-fvisibility=hidden"]
    return [*flags, "-flto=auto"] if "gcc" in _build.compiler() else flags


def artefacts_key() -> str:
    """A hash of all that the compiled artefacts depend on; empty where nothing is compiled."""
    if plain_because():
        return ""
    flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    flags += ["profile-guided", TRAINING.read_text("utf-8")] if PROFILE_GUIDED else []
    tools = [version("mypy"), version("librt"), sys.version, sysconfig.get_platform(), *flags]
    digest = hashlib.sha256("\n".join(tools).encode())
    for path in [
        HOME / "setup.py",
        C_PASS,
        *compiled_modules(),
        *sorted(imported(compiled_modules())),
    ]:
        digest.update(f"{path.relative_to(HOME)}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def imported(modules: list[Path]) -> set[Path]:
    """The modules of ours that these import, at any depth: mypyc builds on their types."""
    reached = set(modules)
    todo = list(modules)
    while todo:
        for path in imports_of(todo.pop()):
            if path not in reached:
                reached.add(path)
                todo.append(path)
    return reached.difference(modules)


def imports_of(module: Path) -> Iterator[Path]:
    """The modules of ours that a module names in its imports."""
    package = module.relative_to(HOME / "src").parts[:-1]
    for node in ast.walk(ast.parse(module.read_bytes())):
        names: list[tuple[str, ...]] = []
        if isinstance(node, ast.Import):
            names = [tuple(alias.name.split(".")) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            base += tuple(node.module.split(".")) if node.module else ()
            names = [(*base, alias.name) for alias in node.names]
        yield from (path for name in names if (path := where_defined(name)))


def where_defined(name: tuple[str, ...]) -> Path | None:
    """The file of a module of ours, or of the module that such a name is taken from."""
    for parts in (name, name[:-1]):
        stem = HOME.joinpath("src", *parts)
        for path in (stem.with_suffix(".py"), stem / "__init__.py"):
            if path.is_file():
                return path
    return None


def new_stamp() -> dict[str, object]:
    """The stamp of a build made now; the time is taken before anything is read."""
    return {
        "taken": time.time_ns(),
        "sources": _build.fingerprint(str(HOME)),
        "artefacts": artefacts_key(),
        "plain_because": plain_because(),
    }


class BuildPy(build_py):
    """Copies the sources into an emptied folder, so that what was removed does not come back."""

    def run(self) -> None:
        """Copy, and add the stamp of this build."""
        shutil.rmtree(self.build_lib, ignore_errors=True)
        stamp = new_stamp()
        super().run()
        Path(self.build_lib, "coalface", _build.STAMP).write_text(json.dumps(stamp), "utf-8")


class BuildExt(build_ext):
    """Puts the compiled modules beside their sources; compiles them unless they are stored."""

    def run(self) -> None:
        """Take the artefacts of this key, making them first if they are not there."""
        shutil.copytree(self.artefacts(), self.build_lib, dirs_exist_ok=True)

    def artefacts(self) -> Path:
        """Where the artefacts of this key are; they are made first if they are not there."""
        stored: Path = BUILD / "compiled" / artefacts_key()
        with locked(BUILD / "compiling"):
            if not stored.is_dir():
                self.compile_into(stored)
        os.utime(stored)
        return stored

    def compile_into(self, target: Path) -> None:
        """Compile all modules as one group, so that calls between them are C calls."""
        began = time.monotonic()
        modules = compiled_modules()
        lines = sum(path.read_bytes().count(b"\n") for path in modules)
        say(f"compiling {len(modules)} modules, about {5 + lines // 200} seconds ...")
        from mypyc.build import mypycify  # after the word: it takes seconds itself

        work = BUILD / "work"
        shutil.rmtree(work, ignore_errors=True)
        paths = [str(path.relative_to(HOME)) for path in modules]
        options = ["--follow-imports=silent", "--cache-dir=build/mypyc"]
        generated = os.path.relpath(work / "c", HOME)
        extensions = mypycify(
            options + paths,
            opt_level="3",
            debug_level="0",
            target_dir=generated,
            group_name="coalface",
            multi_file=True,
        )
        borrow_vectors = load_module(C_PASS)
        for path in sorted((work / "c").glob("*.c")):
            borrow_vectors.borrow_in_file(path)
        say(f"    C written after {time.monotonic() - began:.0f} s, now the C compiler")
        profile: list[str] = []
        if PROFILE_GUIDED:
            self.compile_c(
                extensions, work / "training", [f"-fprofile-generate={work / 'profile'}"]
            )
            self.train(work / "training")
            profile = use_of(work / "profile")
            say(f"    trained after {time.monotonic() - began:.0f} s, compiling again")
        self.compile_c(extensions, work / "lib", profile)
        target.parent.mkdir(parents=True, exist_ok=True)
        (work / "lib").rename(target)
        shutil.rmtree(work)
        forget_old_builds(target.parent)
        say(f"    done after {time.monotonic() - began:.0f} s")

    def compile_c(self, extensions: list[Any], target: Path, flags: list[str]) -> None:
        """Compile and link the generated C: the library, and a shim for each module."""
        library = copy(extensions[0])
        library.extra_compile_args = [*library.extra_compile_args, *optimisation(), *flags]
        library.extra_link_args = [*library.extra_link_args, *optimisation(), *flags]
        self.distribution.ext_modules = [library, *extensions[1:]]
        compiler = ParallelExt(self.distribution)
        compiler.build_lib = str(target)
        compiler.build_temp = str(BUILD / "work" / "objects")
        compiler.parallel = os.cpu_count()
        compiler.force = True
        compiler.ensure_finalized()
        compiler.run()

    def train(self, built: Path) -> None:
        """Run the training program on the instrumented build, which writes down what it does."""
        shutil.copytree(SOURCES, built / "coalface", dirs_exist_ok=True)
        environment = {**os.environ, "PYTHONPATH": str(built)}
        subprocess.run([sys.executable, TRAINING], check=True, env=environment, cwd=built)


class ParallelExt(build_ext):
    """Gives every core a source of an extension to compile."""

    def build_extensions(self) -> None:
        """Let the compiler take the sources of one extension side by side."""
        self.compiler.compile = partial(compile_side_by_side, self.compiler)
        super().build_extensions()


def compile_side_by_side(compiler: Any, sources: list[str], **options: Any) -> list[str]:
    """What the compiler's own `compile` does, with a thread a core."""
    compile_one = type(compiler).compile
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = pool.map(lambda source: compile_one(compiler, [source], **options), sources)
        return [name for names in found for name in names]


def forget_old_builds(folder: Path) -> None:
    """Keep the artefacts that were used last."""
    builds = sorted(folder.iterdir(), key=lambda build: build.stat().st_mtime, reverse=True)
    for build in builds[KEPT_BUILDS:]:
        shutil.rmtree(build)


class NoOptions(Command):
    """A command without options."""

    user_options: ClassVar[list[tuple[str, str | None, str]]] = []

    def initialize_options(self) -> None:
        """Nothing to set."""

    def finalize_options(self) -> None:
        """Nothing to check."""


class Compile(NoOptions):
    """Compiles what is not yet compiled, and installs nothing: for `make play`."""

    description = "compile the rules into build/compiled, unless they are there"

    def run(self) -> None:
        """Make the artefacts, where they can be made."""
        if not plain_because():
            self.get_finalized_command("build_ext").artefacts()


class Refresh(NoOptions):
    """Brings the package installed in this environment up to date, if it is not."""

    description = "install coalface in this environment, unless it is there and current"

    def run(self) -> None:
        """Build and install while nobody else does."""
        BUILD.mkdir(exist_ok=True)
        with locked(BUILD / "lock"):
            package = sysconfig.get_path("platlib") + "/coalface"
            if not self.is_current(package):
                self.install()

    def is_current(self, package: str) -> bool:
        """Is the installed build the one that would be made now?"""
        stamp = _build.stamp(package)
        now = new_stamp()
        if stamp is None or {**stamp, "taken": now["taken"]} != now:
            return False
        fresh = Path(package, _build.STAMP + ".new")
        fresh.write_text(json.dumps(now), "utf-8")
        fresh.replace(Path(package, _build.STAMP))
        return True

    def install(self) -> None:
        """Build the wheel and put it into this environment in place of the one before."""
        logging.disable(logging.WARNING)
        wheels = BUILD / "wheel" / str(sys.implementation.cache_tag)
        shutil.rmtree(wheels, ignore_errors=True)
        command = self.get_finalized_command("bdist_wheel")
        command.dist_dir = str(wheels)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SetuptoolsDeprecationWarning)  # of bdist_wheel itself
            command.run()
        (wheel,) = wheels.iterdir()
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "--no-deps", "--no-index", "--force-reinstall", wheel], check=True)
        if plain_because():
            say(f"PLAIN PYTHON, some 20 times slower, because {plain_because()}")
        say(f"installed {wheel.name}")


class Coalface(Distribution):
    """A distribution that has extensions where they can be compiled."""

    def has_ext_modules(self) -> bool:
        """Ask the machine, as the list of extensions is made only when they are compiled."""
        return not plain_because()


BUILD.mkdir(exist_ok=True)
setup(
    distclass=Coalface,
    cmdclass={"build_py": BuildPy, "build_ext": BuildExt, "compile": Compile, "refresh": Refresh},
    options={"egg_info": {"egg_base": "build"}},
)
