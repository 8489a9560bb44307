"""Keeps the collector of cyclic garbage from stopping all tables at once.

A thousand tables are millions of objects that are here to stay, and looking through all of them
takes a second in which nobody is answered. What has outlived a look is therefore put aside; what
nobody refers to any more is freed all the same, since that needs no collector. Only a cycle that
falls apart after it was put aside stays, until a moment when nobody is here.
"""

import asyncio
import gc

YOUNG = 10_000
"""The number of new objects before the collector looks at the young ones."""
EVERY = 0.5
"""Seconds between two looks: so that few objects are young, and a look takes milliseconds."""


def begin() -> None:
    """Put aside what every server has read and imported."""
    gc.set_threshold(YOUNG, 10, 10)
    settle()


async def run() -> None:
    """For ever: see that little is young."""
    while True:
        await asyncio.sleep(EVERY)
        settle()


def settle(thorough: bool = False) -> None:
    """Free the young cycles, if thorough all there are, and put aside what is left."""
    if thorough:
        gc.unfreeze()
    gc.collect()
    gc.freeze()
