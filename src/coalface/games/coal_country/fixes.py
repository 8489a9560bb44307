"""Named changes of behaviour of Coal Country since its first release: none yet."""

from coalface.core.tables import Fix

FIXES: tuple[Fix, ...] = ()
