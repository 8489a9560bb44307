"""Named changes of behaviour of German Railroads since its first release: none yet."""

from coalface.core.tables import Fix

FIXES: tuple[Fix, ...] = ()
