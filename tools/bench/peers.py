"""The peers: other libraries, pinned, in an environment of their own that is made on demand."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tools.bench.rounds import BenchError, Contender

PINS = ("catanatron==3.2.1", "networkx==3.6.1", "open_spiel==2.0.2")
"""All that the workers import; OpenSpiel's compiled module needs none of its declared packages."""

CATANATRON = "catanatron"
GIN_RUMMY = "open_spiel/gin_rummy"
BACKGAMMON = "open_spiel/backgammon"

DEFINITIONS = {
    CATANATRON: (
        "Four of its `RandomPlayer`s in `Game(players).play()`, no accumulators; making the game "
        "is in the time. A decision is one tick of its loop: one action by one player, rolling "
        "and ending the turn among them. Dice, cards drawn and cards stolen happen inside an "
        "action and are not counted. Forced: one playable action."
    ),
    GIN_RUMMY: (
        "Two players; a Python loop over `current_player`, `legal_actions` and `apply_action`, "
        "chance sampled from `chance_outcomes`. A decision is one action applied for a player; "
        "chance takes its time but is not counted. Forced: one legal action."
    ),
    BACKGAMMON: (
        "As gin rummy. One action plays two dice, so that a double is two decisions; passing "
        "because nothing can move is a forced decision."
    ),
}


def home(checkout: Path | None) -> Path:
    """Where the environment lies: in the checkout if there is one, else in the user's cache."""
    if checkout is not None:
        return checkout / ".venv-bench"
    cache = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(cache) / "coalface" / "bench"


def ensure(place: Path, say: Callable[[str], None]) -> Path:
    """Make the environment unless it is there with these very pins; return its Python."""
    python = place / "bin" / "python"
    stamp = place / "pins.sha256"
    wanted = fingerprint()
    if stamp.exists() and stamp.read_text() == wanted and python.exists():
        return python
    say(f"installing {', '.join(PINS)} into {place}")
    stamp.unlink(missing_ok=True)
    step([sys.executable, "-m", "venv", "--clear", str(place)])
    (place / ".gitignore").write_text("*\n")
    only_wheels = ["--only-binary", ":all:", "--no-deps", "--disable-pip-version-check"]
    step([str(python), "-m", "pip", "install", "--quiet", *only_wheels, *PINS])
    stamp.write_text(wanted)
    return python


def fingerprint() -> str:
    """A hash of what the environment is made of: the pins and this very Python."""
    return hashlib.sha256("\n".join((*PINS, sys.version)).encode()).hexdigest()


def step(command: list[str]) -> None:
    """Run one command of the installation; BenchError holds its output."""
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode == 0:
        return
    lines = (done.stderr.strip() or done.stdout.strip()).splitlines()
    errors = [line for line in lines if line.startswith("ERROR")] or lines[-1:]
    output = "\n".join(errors)
    raise BenchError(f"the peers cannot be installed; --no-peers leaves them out\n{output}")


def contenders(python: Path) -> list[Contender]:
    """The peers as commands in their own environment."""
    left_out = ("PYTHONPATH", "PYTHONHOME", "COALFACE_PURE")
    environment = {name: value for name, value in os.environ.items() if name not in left_out}
    environment["PYTHONHASHSEED"] = "0"
    here = Path(__file__).parent
    catanatron = (str(python), "-P", str(here / "peer_catanatron.py"))
    open_spiel = (str(python), "-P", str(here / "peer_openspiel.py"))
    return [
        Contender(CATANATRON, "decisions", catanatron, environment),
        Contender(GIN_RUMMY, "decisions", (*open_spiel, "gin_rummy"), environment),
        Contender(BACKGAMMON, "decisions", (*open_spiel, "backgammon"), environment),
    ]
