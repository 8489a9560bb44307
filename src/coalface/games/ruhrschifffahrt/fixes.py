"""Named changes of behaviour of Ruhrschifffahrt since its first release: none yet."""

from coalface.core.tables import Fix

FIXES: tuple[Fix, ...] = ()
