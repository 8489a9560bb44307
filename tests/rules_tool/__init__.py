"""`coalface rules`, tried on a toy game in a checkout of its own."""
