"""The environment of the peers: where it lies, when it is reused, the message if it cannot be made.

Nothing is installed here; `make bench` itself does that.
"""

import sys
from pathlib import Path

import pytest

from tools.bench import peers
from tools.bench.rounds import BenchError


def stamped(place: Path) -> Path:
    """A place that looks like an environment made with these pins by this Python."""
    python = place / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.touch()
    (place / "pins.sha256").write_text(peers.fingerprint())
    return python


def test_the_environment_lies_in_the_checkout_or_in_the_cache(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert peers.home(Path("checkout")) == Path("checkout") / ".venv-bench"
    assert peers.home(None) == tmp_path / "coalface" / "bench"


def test_an_environment_with_these_pins_is_reused(tmp_path: Path) -> None:
    messages: list[str] = []
    python = stamped(tmp_path)
    assert peers.ensure(tmp_path, messages.append) == python
    assert messages == []


def test_the_fingerprint_changes_with_the_pins(monkeypatch: pytest.MonkeyPatch) -> None:
    before = peers.fingerprint()
    monkeypatch.setattr(peers, "PINS", ("catanatron==0.0.1",))
    assert peers.fingerprint() != before


def test_what_stops_an_installation_is_reported() -> None:
    code = "import sys; print('chatter\\nERROR: no wheel for you', file=sys.stderr); sys.exit(3)"
    with pytest.raises(BenchError) as refused:
        peers.step([sys.executable, "-c", code])
    assert str(refused.value).splitlines() == [
        "the peers cannot be installed; --no-peers leaves them out",
        "ERROR: no wheel for you",
    ]


def test_peers_run_by_their_own_python_without_our_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "src")
    for contender in peers.contenders(Path("/env/bin/python")):
        assert contender.command[0] == "/env/bin/python"
        assert Path(contender.command[2]).is_file()
        assert "PYTHONPATH" not in contender.environment
        assert contender.key in peers.DEFINITIONS
