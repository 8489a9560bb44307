"""What the collector looks at: young things, and everything while nobody is here."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from coalface.server import gc_tuning


class Ring:
    """Something that refers to itself, so that only the collector can free it."""

    def __init__(self) -> None:
        self.me: Ring | None = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """The collector is everyone's; leave it as it was."""
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


def test_a_young_cycle_is_freed() -> None:
    gc_tuning.begin()
    gone = weakref.ref(Ring())
    gc_tuning.settle()
    assert gone() is None


def test_what_was_put_aside_is_freed_as_soon_as_nobody_refers_to_it() -> None:
    ring = Ring()
    gc_tuning.begin()
    gone = weakref.ref(ring)
    ring.me = None
    del ring
    assert gone() is None


def test_a_cycle_that_was_put_aside_waits_for_a_thorough_look() -> None:
    ring = Ring()
    gc_tuning.begin()
    gone = weakref.ref(ring)
    del ring
    gc_tuning.settle()
    assert gone() is not None
    gc_tuning.settle(thorough=True)
    assert gone() is None
