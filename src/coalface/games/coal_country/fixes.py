"""Named changes of behaviour of Coal Country since its first release."""

from coalface.core.tables import Fix

FIXES: tuple[Fix, ...] = (
    Fix(
        "church_may_be_declined",
        since=2,
        rule="CC-38",
        reason="a miner may take the church's help: the owner chooses one miner, or none",
    ),
    Fix(
        "shed_may_keep_less",
        since=2,
        rule="CC-74",
        reason="a coal shed may keep up to 5 coal: the owner chooses how much",
    ),
)
